# The campaign: what lies between two scenarios.

## The record

gloomhaven-campaign-foreign = This is not the record of a campaign of Gloomhaven.
gloomhaven-campaign-newer = This campaign was written by a later version of the game ({ $version }; known here is { $known }).
gloomhaven-campaign-damaged = The record of this campaign is damaged: its entry “{ $entry }” cannot be read.

## Who and what

option-campaign = The record of a campaign, to go on with it
seat-new = Player { $n }
line = Character { $n } of the party
new-level = Level { $level } ({ $gold } gold)
gained-card = { $name } (level { $level })
meeting-yes = Meet a city event
meeting-no = No event this time
effect-gold-each = { $sign ->
    [plus] Each character gains { $n } gold
   *[minus] Each character loses { $n } gold
}
effect-reputation = { $sign ->
    [plus] Gain { $n } reputation
   *[minus] Lose { $n } reputation
}
coins = { $n } gold
errand-buy = Buy: { $name } for { $gold } gold ({ $text })
errand-sell = Sell: { $name } for { $gold } gold
errand-donate = Donate { $gold } gold to the Sanctuary of the Great Oak
errand-enhance = Enhance a card
card-spot = { $name }, { $half ->
    [top] top
   *[bottom] bottom
}: { $on ->
    [attack] attack
    [move] move
    [heal] heal
    [shield] shield
    [retaliate] retaliate
    [range] range
    [target] targets
    [push] push
    [pull] pull
    [pierce] pierce
    [condition] condition
    [area] area
    [summon-hp] hit points of the summon
    [summon-move] move of the summon
    [summon-attack] attack of the summon
   *[summon-range] range of the summon
} ({ $n })
enhancement = { $name }: { $what ->
    [plus-one] +1 { $on ->
        [attack] attack
        [move] move
        [heal] heal
        [shield] shield
        [retaliate] retaliate
        [range] range
        [target] target
        [push] push
        [pull] pull
        [pierce] pierce
        [summon-hp] hit point of the summon
        [summon-move] move of the summon
        [summon-attack] attack of the summon
       *[summon-range] range of the summon
    }
    [jump] jump
    [any] any element
    [hex] one more hex
    [fire] fire
    [ice] ice
    [air] air
    [earth] earth
    [light] light
    [dark] dark
    [poison] poison
    [wound] wound
    [muddle] muddle
    [immobilize] immobilize
    [disarm] disarm
    [curse] curse
    [strengthen] strengthen
   *[bless] bless
}
sticker = { $put }, { $gold } gold
errand-rise = Rise to level { $level }, as the city's prosperity allows
errand-wear = Wear: { $name }
errand-stand-back = Stand back: another character joins the party
errand-retire = Retire
destination-city = Gloomhaven
destination-party = Another party plays: party { $number }
destination-new-party = A new party plays: party { $number }
destination = Scenario { $number }: { $name }
destination-casual = Scenario { $number }: { $name }, casually
destination-dungeon = Random dungeon

## Questions

ask-new-who = { $about }: who plays?
    .none = A new character
ask-new-class = { $about }: which class?
ask-new-level = { $about }: at which level does it begin?
ask-quest-keep = { $about }: which personal quest do you keep?
ask-level-card = { $about }: which card do you gain?
ask-level-perk = { $about }: which perk do you mark?
ask-city-event = Does the party meet a city event in this visit?
ask-event-option = { $about } What does the party do?
ask-event-one = { $about } Which of these does the party take?
ask-event-character = { $about } Which character does it hit?
ask-gold-pay = { $about }: how much of what the party owes do you pay?
ask-gold-take = { $about }: how much of what the party gains do you take?
ask-event-item = { $about }: which item is used up?
ask-city-errand = { $about } is in Gloomhaven. What do you go about?
    .none = Done here
ask-enhance-spot = { $about }: which spot do you enhance?
    .none = None after all
ask-enhance-with = { $about }: with what?
    .none = Nothing after all
ask-reward-item = Who takes { $about }?
ask-reward-scenario = Which scenario opens?
ask-travel-to = Where does the party go?
ask-travel-pack = { $about } owns more than it can wear. What is worn in place of something else?
    .none = Set out like this

## What happens

event-character-made = { $sheet } joins the party at level { $level } with { $gold } gold.
event-quest-kept = { $sheet } keeps a personal quest.
    .known = { $sheet } keeps a personal quest: { $quest }
event-levelled = { $sheet } rises to level { $level }.
event-card-gained = { $sheet } gains { $gained_card }.
event-perk-gained = { $sheet } marks a perk: { $perk }.
event-event-drawn = An event: { $event }
event-event-answered = The party decides: { $event_option }
event-bought = { $sheet } buys { $ware } for { $number } gold.
event-sold = { $sheet } sells { $ware } for { $number } gold.
event-donated = { $sheet } donates { $number } gold to the sanctuary.
event-enhanced = { $sheet } enhances a card for { $number } gold: { $enhancement }.
event-retired = { $sheet } has fulfilled a personal quest and retires: { $quest }
event-stood-back = { $sheet } stands back.
event-came-back = { $sheet } is back in the party.
event-party-changed = Party { $number } plays now.
event-gold-changed = { $sheet }: { $number } gold, now { $left }.
event-xp-changed = { $sheet }: { $number } experience, now { $left }.
event-checks-changed = { $sheet }: { $number } checkmarks, now { $left }.
event-reputation-changed = The party's reputation is { $number }.
event-prosperity-changed = Gloomhaven's prosperity is { $number }.
event-item-taken = { $sheet } takes { $ware }.
event-item-given-up = { $sheet } gives up { $ware }.
event-scenario-opened = Opened: { $destination }.
event-travelled = The party sets out: { $destination }.

## At the terminal

town-city = Gloomhaven: reputation { $reputation }, prosperity { $prosperity }, sanctuary { $sanctuary } gold
town-journey = On the road: reputation { $reputation }, prosperity { $prosperity }, sanctuary { $sanctuary } gold
town-scenarios = Scenarios open: { $open }; done: { $done }
town-character = Character
town-level = Level
town-xp = XP
town-gold = Gold
town-checks = Checks
town-items = Items
town-quest = Personal quest
town-enhanced = Enhanced
town-at-home = { $name } (left at home)

## The end

detail-chronicle = { $play ->
    [city] The visit to Gloomhaven is over; the campaign goes on.
   *[other] The party has arrived; the campaign goes on.
}
