"""Learn by playing: guided games are followed in a real browser to their end, along the coach, in both languages; the
Czech half on a phone."""

import re

import pytest
from playwright.sync_api import expect

from klubovna.kernel.registry import games, rules
from web.visitor import Visit, Visitor

GUIDED = [slug for slug in sorted(games()) if rules(slug).guides]

FOLLOW = """async (most) => {
  const page = document.querySelector('.table-page')
  const asked = () => page.querySelector('.question')?.textContent + page.querySelector('.options')?.textContent
  const wait = () => new Promise((done) => setTimeout(done, 5))
  let made = 0, silent = 0, pointed = 0, own = 0
  for (let idle = 0; made < most && idle < 4000; idle += 1) {
    const options = [...page.querySelectorAll('.bar [data-option]:not(:disabled)')]
    const confirm = page.querySelector('[data-confirm]')
    if (options.length === 0) {
      if (page.querySelector('[data-over]') !== null) break
      await wait()
      continue
    }
    const suggested = options.filter((one) => one.matches('[data-suggested=yes]:not([aria-pressed=true])'))
    const before = asked()
    if (page.querySelector('.coach .told')?.textContent.trim() === '') silent += 1
    pointed += page.querySelectorAll('[data-pointed=yes]').length > 0
    own += page.querySelector('.coach [data-own-way]') !== null
    const next = suggested[0] ?? (confirm?.disabled === false ? confirm : null)
    if (next === null) { await wait(); continue }
    next.click()
    if (next === confirm || confirm === null) made += 1
    idle = 0
    for (let turn = 0; turn < 200; turn += 1) {
      await wait()
      if (asked() !== before) break
    }
  }
  return { made, silent, pointed, own, over: page.querySelector('[data-over]') !== null }
}"""
"""Clicks what the coach suggests, as fast as the page answers."""

IN_SIGHT = """() => {
  const page = document.querySelector('.table-page')
  const coach = page.querySelector('.coach')
  const seen = (one) => {
    const box = one?.getBoundingClientRect()
    if (box === undefined || box.width === 0) return true
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return top !== null && !coach.contains(top)
  }
  const advice = coach.querySelector('.advice')
  return (
    seen(page.querySelector('.board [data-pointed=yes]')) &&
    seen(page.querySelector('.bar [data-suggested=yes]')) &&
    (advice === null || advice.getBoundingClientRect().bottom <= coach.getBoundingClientRect().bottom)
  )
}"""
"""What the coach points at, what it suggests and its advice are seen; the coach hides none of them."""


@pytest.mark.parametrize("slug", GUIDED)
def test_a_guided_game_is_followed_to_its_end(visit: Visit, slug: str) -> None:
    one: Visitor = visit(lang="en")
    one.go()
    box = one.page.locator(f"li:has(a[href='#/rules/{slug}'])").first
    box.locator(".learn").click()
    if len(rules(slug).guides) > 1:
        one.page.get_by_role("dialog").get_by_role("button").first.click()
    one.page.wait_for_url(re.compile("#/table/"))
    expect(one.page.get_by_role("region", name="Coach")).to_contain_text("Step 1 of")
    english = one.page.evaluate(FOLLOW, 12)
    assert english["made"] == 12
    one.page.get_by_role("button", name="Česky").click()
    expect(one.page.get_by_role("region", name="Rádce")).to_be_visible()
    one.page.set_viewport_size({"width": 390, "height": 844})
    for _ in range(8):
        one.page.wait_for_function(IN_SIGHT)
        assert one.page.evaluate(FOLLOW, 1)["made"] == 1
    czech = one.page.evaluate(FOLLOW, 1000)
    assert czech["over"]
    assert english["silent"] + czech["silent"] == 0
    assert english["own"] + czech["own"] == 0
    assert english["pointed"] + czech["pointed"] > (english["made"] + czech["made"]) / 2
    assert one.room.game.over
    end = rules(slug).texts("cs").sentence(next(iter(rules(slug).guides.values())).key, attribute="end")
    expect(one.page.get_by_role("region", name="Rádce")).to_contain_text(end)
