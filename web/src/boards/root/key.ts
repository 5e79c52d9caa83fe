// The few numbers of a faction that everybody looks at all the time.

import { nameOf, onMap, total, word, type Facts, type PlayerShown, type TableShown } from './shape'

export function keyNumbers(player: PlayerShown, table: TableShown, facts: Facts): [string, string | number][] {
  const { board } = player
  const piece = (id: string): [string, number] => [nameOf(facts.pieces, id), onMap(table, id)]
  switch (player.faction) {
    case 'marquise':
      return [piece('sawmill'), piece('workshop'), piece('recruiter'), piece('wood')]
    case 'eyrie':
      return [
        ...(board.leader ? ([[word(facts, 'of-leader'), nameOf(facts.leaders, board.leader)]] as [string, string][]) : []),
        piece('roost'),
        [word(facts, 'of-decree'), Object.values(board.decree ?? {}).map((cards) => cards.length).join('·')],
      ]
    case 'alliance':
      return [
        [word(facts, 'of-supporters'), board.supporter_count ?? 0],
        [word(facts, 'of-officers'), board.officers ?? 0],
        piece('sympathy'),
        piece('base'),
      ]
    case 'vagabond':
    case 'vagabond_2':
      return [
        ...(board.character ? ([[word(facts, 'of-character'), nameOf(facts.characters, board.character)]] as [string, string][]) : []),
        [word(facts, 'of-satchel'), (board.satchel ?? []).length],
        [word(facts, 'of-damaged'), (board.damaged ?? []).length + (board.damaged_exhausted ?? []).length],
        [word(facts, 'of-quests'), (board.quests ?? []).length],
      ]
    case 'lizards':
      return [
        [word(facts, 'of-outcast'), `${facts.suits[board.outcast ?? ''] ?? ''}${board.hated ? ` (${word(facts, 'of-hated')})` : ''}`],
        [word(facts, 'of-acolytes'), board.acolytes ?? 0],
        [word(facts, 'of-gardens'), total(board.gardens)],
      ]
    case 'riverfolk':
      return [
        [word(facts, 'of-prices'), Object.values(board.prices ?? {}).join('·')],
        [word(facts, 'of-payments'), total(board.payments)],
        [word(facts, 'of-funds'), total(board.funds)],
        [word(facts, 'of-committed'), total(board.committed)],
      ]
    case 'duchy':
      return [
        [word(facts, 'of-burrow'), board.burrow ?? 0],
        [word(facts, 'of-swayed'), (board.swayed ?? []).length],
        piece('citadel'),
        piece('market'),
        piece('tunnel'),
      ]
    case 'corvids':
      return [[word(facts, 'of-plots'), (board.plots ?? []).length], [word(facts, 'of-supply-count'), board.supply_count ?? 0]] // prettier-ignore
    default:
      return []
  }
}
