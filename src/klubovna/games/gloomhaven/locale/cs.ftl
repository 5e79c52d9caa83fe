# Gloomhaven. Jména povolání, karet, nestvůr, předmětů, malých úkolů a scénářů jsou v content/.
# Jména se neskloňují: stojí v prvním pádě, na začátku věty, za dvojtečkou nebo v závorce.
# Podle českého vydání je akce jeden řádek karty (pohyb, útok), schopnost její horní nebo spodní polovina.

## Kdo hraje a jak se scénář připraví

role-brute = Surovec
role-tinkerer = Kutil
role-spellweaver = Čarovnice
role-scoundrel = Ničemnice
role-cragheart = Prasklivec
role-mindthief = Zlodějka mysli
role-sunkeeper = Uzamčené povolání: Slunce
role-quartermaster = Uzamčené povolání: Tři kopí
role-summoner = Uzamčené povolání: Kruhy
role-nightshroud = Uzamčené povolání: Zatmění
role-plagueherald = Uzamčené povolání: Chapadla
role-berserker = Uzamčené povolání: Blesky
role-soothsinger = Uzamčené povolání: Nota
role-doomstalker = Uzamčené povolání: Maska
role-sawbones = Uzamčené povolání: Pila
role-elementalist = Uzamčené povolání: Trojúhelníky
role-beast-tyrant = Uzamčené povolání: Dvě šelmy

option-scenario = Scénář
option-level = Úroveň scénáře (jinak podle družiny)
option-difficulty = Obtížnost
option-characters = Hrdinové s úrovní, kartami, předměty a talenty
option-party = Počet hrdinů
option-character-level = Úroveň hrdinů
option-open-information = Otevřená informace: karty se vybírají veřejně
option-battle-goals = Malé úkoly
option-reduced-randomness = Méně náhody: 2x je +2, minutí je −2
option-permanent-death = Trvalá smrt: kdo přijde o všechno zdraví, je mrtvý nadobro
option-locked-classes = Uzamčená povolání: známá jen podle znaku, nebo ukázaná a rozdávaná jako ostatní
option-looted = Dříve ukořistěné poklady
option-casual = Volná hra: odměny uvedené v knize scénářů se nezískávají

## Bytosti, pole a další věci

seat = { $characters }
character-named = { $name } ({ $role })
figure = { $name } { $number }
figure-elite = { $name } { $number } (elitní)
figure-summon = { $summon } ({ $owner })
figure-nobody = Scénář
offered-figure = { $figure } ({ $hp }/{ $max } BZ, { $hex })
offered-figure-conditions = { $figure } ({ $hp }/{ $max } BZ, { $conditions }, { $hex })

summon-decoy = Návnada
summon-battle-bot = Bojový stroj
summon-kill-bot = Vražedný stroj
summon-mystic-ally = Mystický spojenec
summon-burning-avatar = Hořící avatar
summon-rat-swarm = Krysí hejno
summon-monstrous-rat = Obludná krysa
summon-rat-king = Krysí král
summon-jade-falcon = Nefritový sokol
summon-warrior-spirit = Duch válečníka
summon-skeleton = Kostlivec
summon-steel-construct = Ocelový konstrukt
summon-iron-beast = Železná bestie
summon-thorn-shooter = Trnový střelec
summon-shadow-wolf = Stínový vlk
summon-lava-golem = Lávový golem
summon-bat-swarm = Hejno netopýrů
summon-living-bomb = Živá bomba
summon-slime-spirit = Slizový duch
summon-rock-colossus = Skalní kolos
summon-healing-sprite = Léčivý skřítek
summon-nail-sphere = Hřebíková koule
summon-void-eater = Požírač prázdnoty
summon-black-unicorn = Černý jednorožec
summon-war-hawk = Válečný jestřáb
summon-battle-boar = Bojový kanec
summon-vicious-jackal = Zlý šakal
summon-giant-toad = Obří ropucha
summon-spitting-cobra = Plivající kobra
summon-doppelganger = Dvojník
summon-mana-sphere = Koule many
summon-bear = Medvěd
summon-green-adder = Zelená zmije
summon-tattered-wolf = Otrhaný vlk
summon-red-falcon = Rudý sokol
summon-swamp-alligator = Bažinný aligátor
summon-monolith = Monolit
summon-wind-totem = Větrný totem
summon-spirit-banner = Duchovní praporec

hex = { $name }
offered-hex = { $name } ({ $things })
hex-door = zavřené dveře
hex-door-locked = zamčené dveře
hex-trap = past: { $effects }
hex-hazardous = nebezpečný terén
hex-difficult = náročný terén
hex-obstacle = překážka
hex-coins = { $n ->
    [one] { $n } mince
    [few] { $n } mince
   *[other] { $n } mincí
}
hex-treasure = poklad { $number }
hex-treasure-goal = poklad coby cíl
hex-plate = nášlapná deska
hex-figure = { $figure }
hexes = { $hexes }

room = { $number } ({ $tiles })
treasure = poklad { $number }
treasure-goal = poklad coby cíl scénáře
half-top = horní
half-bottom = spodní
rank-normal = běžná nestvůra
rank-elite = elitní nestvůra
rank-boss = boss
boon-shielded = obrana
boon-retaliates = odveta
boon-stronger = bonus k útoku
boon-hard-to-hit = nevýhoda útočníků
boon-quicker = bonus k pohybu
boon-marked = označení: bonus k útoku na něj

element-fire = oheň
element-ice = led
element-air = vzduch
element-earth = země
element-light = světlo
element-dark = temnota
element-any = libovolný živel
strength-inert = { $element ->
    [earth] nepřítomná
    [dark] nepřítomná
    [light] nepřítomné
   *[other] nepřítomný
}
strength-waning = { $element ->
    [earth] prchavá
    [dark] prchavá
    [light] prchavé
   *[other] prchavý
}
strength-strong = intenzivní
strengths-inert = nepřítomné
strengths-waning = prchavé
strengths-strong = intenzivní

condition-poison = otrava
condition-wound = krvácení
condition-immobilize = znehybnění
condition-disarm = odzbrojení
condition-stun = omráčení
condition-muddle = zmatení
condition-invisible = neviditelnost
condition-strengthen = posílení
condition-curse = prokletí
condition-bless = požehnání
condition-idle = teď nejedná

slot-head = hlava
slot-body = tělo
slot-legs = nohy
slot-one-hand = jednoruční
slot-two-hands = obouruční
slot-small = drobnost
item-state-ready = připravený
item-state-spent = opotřebený
item-state-consumed = zničený

## Co se nabízí

card = { $name } ({ $initiative })
offered-card = { $name } ({ $initiative }) ▲ { $top } ▼ { $bottom }
offered-item = { $name } – { $text }
offered-goal = { $name }: { $text } ({ $checks ->
    [one] { $checks } zatržítko
    [few] { $checks } zatržítka
   *[other] { $checks } zatržítek
})
strength = Tak, aby síla útoku byla { $n }
offered-number = { $sign ->
    [plus] O { $n } později
   *[minus] O { $n } dříve
}
monster-card = { $initiative }: { $text }

deed-top = Horní schopnost, { $card }: { $text }
deed-bottom = Spodní schopnost, { $card }: { $text }
deed-attack = { $text } místo horní schopnosti, { $card }
deed-move = { $text } místo spodní schopnosti, { $card }
deed-item = Použít předmět { $item } – { $text }
deed-put-away = Odložit aktivní kartu { $card } { $lost ->
    [yes] mezi zničené
   *[no] mezi odhozené
  }
deed-use-active = Použít aktivní kartu { $card }: { $text }
negation-card = Zničit kartu z ruky: { $card }
    .effect = žádné zranění; karta je na celý scénář zničená
negation-discarded = Zničit dvě odhozené karty
    .effect = žádné zranění; obě karty jsou na celý scénář zničené
moment-answer-move = Pohyb
moment-answer-attack = Útok místo pohybu
moment-answer-heal = Místo toho léčení

outcome-stay = Zůstane na poli { $end }
outcome-move = Přejde na pole { $end }
outcome-focus = { $where }, zaměření: { $focus }
outcome-hit = { $where }, útok: { $focus }
outcome-attack = { $where }, zaměření: { $focus }, útok: { $targets }
outcome-enters = { $where }, vstoupí na { $entered }

## Otázky: příprava a výběr karet

ask-hand-leave = { $about }: které karty si nevezmeš do ruky?
    .none = Hotovo
ask-goal-keep = { $about }: který malý úkol si necháš?
ask-place = { $about }: na kterém poli začneš?
ask-start-discard = { $about }: které karty na začátku odhodíš?
    .none = Hotovo
ask-select-leading = { $about }: která karta bude vedoucí? Platí její iniciativa.
    .none = Dlouhý odpočinek (iniciativa 99)
ask-select-second = { $about }: která karta bude druhá?
ask-select-open = { $about }: která karta bude vedoucí? Platí její iniciativa.
    .none = Dlouhý odpočinek (iniciativa 99)
ask-select-open-second = { $about }: která karta bude druhá?
ask-order-character = Obě iniciativy hrdinů jsou stejné. Kdo bude hrát dřív?
ask-order-monsters = Tyto nestvůry mají stejnou iniciativu. Které budou hrát dřív?

## Otázky: tah hrdiny

ask-act = { $about }: co uděláš?
    .none = Ukončit tah
ask-rest-lose = { $about }: kterou odhozenou kartu při dlouhém odpočinku zničíš?
ask-rest-active = { $about }: které aktivní karty zahrneš do odpočinku?
    .none = Žádnou další
ask-rest-short = { $about }: uděláš si krátký odpočinek? Jedna náhodná odhozená karta se zničí, ostatní se vrátí do ruky.
ask-rest-redraw = Krátký odpočinek: zničila by se karta { $about }. Utrpíš 1 zranění a vytáhneš jinou?
    .yes = utrpíš 1 zranění a zničí se jiná náhodná karta
    .no = zničí se tahle karta
ask-item = { $about }: použiješ předmět?
    .none = Žádný předmět
ask-aside = { $about }: uděláš něco, než budeš pokračovat?
    .none = Pokračovat
ask-item-initiative = { $about }: jak změníš svou iniciativu?

window = { $character } ({ $moment })
window-attacked = { $character } ({ $moment }; útok zatím { $n })
window-damage = { $character } ({ $moment }: { $n })
holder = { $character } (v ruce { $hand }, odhozené { $discard })
holder-active = { $character } (v ruce { $hand }, odhozené { $discard }, k nim lze přibrat aktivní: { $active })
drawn-card = { $card } (máš { $hp } BZ)
leader = { $character } (iniciativa { $n })
steps-points = { $figure } ({ $n ->
    [one] zbývá { $n } pole
    [few] zbývají { $n } pole
   *[other] zbývá { $n } polí
})

## Otázky: akce

ask-move-to = { $about }: kam vede pohyb?
    .none = Zůstat na místě
ask-target = { $about }
    .none = Nikoho
ask-targets = { $about }
    .none = Nikoho
ask-area = { $about }
    .none = Nikoho
ask-attack-strength = Cíl útoku: { $about }. V jakém pořadí se modifikátory uplatní?
ask-hex = { $about }
    .none = Žádné pole, nechat být
ask-obstacle = { $about }: kde bude překážka?
    .none = Žádnou nevytvářet
ask-consume = { $about }: který živel spotřebuješ?
    .none = Žádný
ask-consume-wild = { $about }: který živel se spotřebuje?
ask-infuse = { $about }: který živel se vyvolá?
ask-push-to = Odstrčení, { $about }: na které pole?
    .none = Dál už ne
ask-pull-to = Přitažení, { $about }: na které pole?
    .none = Dál už ne
ask-recover = { $about }: které karty se vrátí do ruky?
    .none = Žádná další
ask-lose = { $about }: které karty z ruky zničíš?
ask-refresh = { $about }: které předměty se obnoví?
ask-cure = { $about }: který stav skončí?
ask-augment-drop = { $about }: aktivní může být jen jedna augmentace. Která se odhodí?
ask-move-as = { $about }: pohyb, nebo útok?
ask-place-companion = { $about }: na kterém poli začíná tvůj společník?
ask-bonus = { $about }: použiješ bonus této karty?
    .none = Ne
ask-discard = { $about }: kterou kartu z ruky za to odhodíš?
    .none = Žádnou
ask-pay = { $about }: zaplatíš tuto cenu?
ask-pay-damage = { $about }: kolik zranění za to utrpíš?
ask-one-of = { $about }: kterou akci?
    .none = Žádnou
ask-extra-cards = { $about }: které dvě karty zahraješ v tahu navíc?
ask-later-leading = { $about }: která karta určuje iniciativu pozdějšího tahu?
ask-later-second = { $about }: která je druhá karta pozdějšího tahu?
ask-share = { $about }: kolik zranění převezme?
ask-attack-from = { $about }: ze kterého pole útočíš?
ask-forgo = { $about }: vzdáš se schopnosti, abys popohnal společníka?
    .none = Ne
ask-suffer-for = { $about }. Utrpíš je místo něj, o 1 menší?
    .none = Ne
paying-yes = Zaplatit
paying-no = Neplatit
damages = { $n } zranění
forgone-top = Vzdát se horní schopnosti
forgone-bottom = Vzdát se dolní schopnosti
choice-attack = Útok
choice-move = Pohyb
choice-heal = Léčení
choice-damage = Zranění
ward = { $character }: { $figure } má utrpět { $n } zranění
same-elements = { $elements } ({ $n }.)

aim-attack = { $figure }: na koho míří útok?
nobody-else = Cestou nikdo další
aim-order = { $figure }: kdo bude cílem útoku jako další?
aim-way = { $figure }: koho útok zasáhne cestou k cíli?
aim-heal = { $figure }: pro koho je léčení?
aim-shield = { $figure }: kdo získá obranu?
aim-retaliate = { $figure }: kdo získá odvetu?
aim-condition = { $figure }: kdo dostane stav?
aim-push = { $figure }: koho se týká odstrčení?
aim-pull = { $figure }: koho se týká přitažení?
aim-kill = { $figure }: kdo zemře?
aim-damage = { $figure }: kdo utrpí zranění?
aim-recover = { $figure }: čí karty se obnoví?
aim-refresh-item = { $figure }: čí předmět se obnoví?
aim-grant = { $figure }: kdo provede akce?
aim-control = { $figure }: který nepřítel bude poslouchat?
aim-disarm-trap = { $figure }: koho zasáhne past?
aim-loot = { $figure }: kdo posbírá kořist?
aim-doom = { $figure }: který nepřítel ponese zkázu?
aim-pay = { $figure }: který spojenec za to zaplatí?
aim-swap = { $figure }: kdo si vymění místo?
aim-cure = { $figure }: komu se odstraní stavy?
aim-give-card = { $figure }: kdo dostane kartu?
aim-extra-turn = { $figure }: kdo hraje tah navíc?
aim-mark = { $figure }: kdo bude označen?
aim-bonus = { $figure }: u koho bude karta aktivní?
aim-other = { $figure }: koho se akce týká?

spot-summon = { $figure }: kde se objeví pomocník?
spot-create-trap = { $figure }: kde bude past?
spot-disarm-trap = { $figure }: která past se odstraní?
spot-destroy-obstacle = { $figure }: která překážka se zničí?
spot-move-obstacle = { $figure }: která překážka se přesune?
spot-put-obstacle = { $figure }: kam se překážka přesune?
spot-pull = { $figure }: ke kterému poli se nepřátelé přitáhnou?
spot-teleport = { $figure }: na kterém poli se objevíš?
spot-other = { $figure }: které pole?
augments = { $figure } ({ $text })

## Otázky: zranění, a co pravidla nestvůr nechávají otevřené

ask-negate = { $about }. Zničíš karty, aby k němu nedošlo?
    .none = Utrpět zranění
damage = { $character }: hrozí { $n } zranění (má { $hp } BZ, v ruce { $hand }, odhozené { $discard })
ask-negate-second = { $about }: které dvě odhozené karty zničíš, aby zranění nenastalo?
ask-monster-move = { $about }: podle pravidel je možných víc výsledků. Který nastane?
ask-monster-target = { $about }: víc cílů je rovnocenných. Který to bude?
ask-monster-hex = { $about }: víc polí je rovnocenných. Které to bude?

## Co se děje

event-hand-chosen = { $character } má vybranou ruku.
event-goal-kept = { $character } si nechává jeden ze dvou malých úkolů.
    .known = { $character } si nechává malý úkol { $goal }.
event-placed = { $figure } začíná na poli { $hex }.
event-room-revealed = Odhaluje se místnost { $room }.
event-monster-placed = { $figure } stojí na poli { $hex }.
event-no-standee = { $monster }: figurky došly, žádná se neumístí.
event-spawned = { $figure } se zjevuje na poli { $hex }.

event-round-started = Začíná { $number }. kolo.
event-cards-shown = { $character } odhaluje vedoucí kartu { $card } a druhou kartu { $second }.
event-long-rest-shown = { $character } si dává dlouhý odpočinek (iniciativa 99).
event-monster-card = { $monster }: iniciativa { $monster_card }.
event-turn-started = Na tahu: { $figure }.
event-stunned = { $figure } kvůli omráčení nic nedělá.

event-action-played = { $character } hraje { $half } schopnost karty { $card }.
event-basic-played = { $character } hraje místo karty { $card } základní akci ({ $half } schopnost).
event-card-discarded = { $character } odhazuje kartu { $card }.
event-card-lost = { $character } ničí kartu { $card }.
event-card-active = { $character } má aktivní kartu { $card }.
event-card-recovered = { $character } si vrací do ruky kartu { $card }.
event-rested = { $character } odpočívá: ničí kartu { $card }, ostatní odhozené karty se vracejí do ruky (v ruce { $hand }).
event-item-used = { $character } používá předmět { $item }.
event-item-refreshed = { $character } obnovuje předmět { $item }.

event-moved = { $figure } přechází na pole { $hex }.
event-forced = { $figure } se nedobrovolně přesouvá na pole { $hex }.
event-door-opened = { $figure } otevírá dveře na poli { $hex }.
event-trap-sprung = { $figure } spouští past na poli { $hex }.
event-trap-laid = { $figure } klade past na pole { $hex }.
event-trap-disarmed = { $figure } odstraňuje past na poli { $hex }.
event-obstacle-put = { $figure } staví překážku na pole { $hex }.
event-obstacle-gone = { $figure } ničí překážku na poli { $hex }.

event-focused = { $figure } – zaměření: { $target }.
event-attacked = { $figure } útočí – cíl: { $target }, síla { $number }.
event-modifier-drawn = { $figure } táhne modifikátor { $modifier }.
event-damaged = { $figure } utrpí { $number } zranění ({ $left ->
    [few] zbývají
   *[other] zbývá
  } { $left } BZ).
event-negated = { $character } odvrací { $number } zranění.
event-prevented = { $figure } neutrpí žádné zranění (hrozilo { $number }).
event-absorbed = { $figure }: obrana pohlcuje { $number } (síla útoku { $attack }).
event-retaliated = { $figure } – odveta { $number }: { $target }.
event-healed = { $figure } se léčí o { $number } BZ (má { $left } BZ).
event-condition-gained = { $figure } získává stav: { $condition }.
event-condition-ended = { $figure } ztrácí stav: { $condition }.
event-boon = { $figure } získává: { $boon } { $number }.
event-killed = { $figure } umírá.
event-departed = { $character } odchází ze scénáře.
event-exhausted = { $character } už nemůže dál: vyčerpání.
event-summoned = { $figure } se objevuje na poli { $hex }.
event-doomed = { $figure } nese zkázu karty { $card }.
event-card-given = { $character } dostává kartu { $card }.
event-swapped = { $figure } a { $second } si vyměňují místa.
event-hp-set = { $figure } má nyní { $number } BZ.

event-coins-looted = { $figure } sbírá { $number ->
    [one] { $number } minci
    [few] { $number } mince
   *[other] { $number } mincí
}.
event-treasure-looted = { $character } získává { $treasure }.
event-xp-gained = { $character } získává { $number } ZK.
event-infused = Vyvolaný živel: { $element }.
event-consumed = { $figure } spotřebovává živel: { $element }.

event-round-ended = Končí { $number }. kolo.
event-goal-reached = Cíl scénáře { $number } je splněn, kolo se dohraje do konce.
event-won = Scénář { $number } je vyhraný.
event-lost = Scénář { $number } je prohraný.

## Konec

detail-gold = Zlaťáky
detail-checks = Zatržítka
detail-campaign = { $won ->
    [True] Výhra
   *[other] Prohra
}: scénář { $scenario } na úrovni { $level }, { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}.

## Co se nenabízí

left-out-scenario = { $number }: { $name }
left-out-title = Nenabízí se, protože něco ještě není v pravidlech
missing-rule = { $n ->
    [one] zvláštní pravidlo
    [few] { $n } zvláštní pravidla
   *[other] { $n } zvláštních pravidel
}
missing-goal = cíl
missing-lose = způsob prohry
missing-setup = příprava
missing-objective = { $n ->
    [one] předmět nebo postava s BZ
    [few] { $n } předměty nebo postavy s BZ
   *[other] { $n } předmětů nebo postav s BZ
}
missing-door = { $n ->
    [one] dveře, které se otevírají po svém
    [few] { $n }× dveře, které se otevírají po svém
   *[other] { $n }× dveře, které se otevírají po svém
}
missing-map = část plánu

## Karty slovy: řádky

line-if = pokud { $when }: { $text }
line-consume = { $elements }: { $text }
line-when = { $text }, pokud { $when }
line-then = potom: { $text }
line-instead = místo toho { $text }
line-where = X = { $formula }
pay = { $cost }: { $text }
pay-suffer = za { $n ->
    [one] { $n } utrpěné zranění
    [few] { $n } utrpěná zranění
   *[other] { $n } utrpěných zranění
  }
pay-gain = za { $conditions } pro { $target }
pay-up-to = X za nejvýše { $n ->
    [one] { $n } utrpěné zranění
    [few] { $n } utrpěná zranění
   *[other] { $n } utrpěných zranění
  }
one-of = jedna z akcí: { $text }
swap = vyměň místa: { $first } a { $second }
teleport-any = přemísti se na libovolné prázdné pole
teleport-killed = přemísti se na pole zabitého nepřítele
set-hp = tvé zdraví klesne na { $n }
extra-turn = nech { $target } hned odehrát tah navíc se dvěma kartami z ruky
give-card = dej kartu { $card }, ovlivni { $target }
mark = označ { $target }: { $n } k tvým útokům na něj
within-1 = v dosahu 1
attack-chain = potom { $n } k útoku na dalšího nepřítele do vzdálenosti { $range } od posledního cíle
attack-kills = místo toho zabij cíl, je-li to { $ranks }
attack-finishes = cíl, kterému zbude nejvýše { $n } BZ, zemře
attack-ignore-shield = ignoruje obranu
attack-ignore_shield = ignoruje obranu
attack-targets-paid = tolik cílů, kolik zaplatíš zranění
heal-cures = odstraň všechny negativní stavy
heal-gains = vyléčená figurka získá { $conditions }
heal-times = za každé: { $formula }
damage-removes = odstraní { $conditions }
summon-ends-with = na konci svého tahu: { $text }
summon-aura = { $n } k útokům pro { $target }
summon-lends-place = své útočné schopnosti smíš provádět, jako bys stál na jeho poli
trap-sprung = při spuštění: { $text }
recover-summons = obnov až { $n ->
    [one] { $n } zničenou kartu, která přivolává
    [few] { $n } zničené karty, které přivolávají
   *[other] { $n } zničených karet, které přivolávají
  }
recover-discard-x = obnov až X odhozených karet
recover-lost-x = obnov až X zničených karet
refresh-consumed = { $n ->
    [0] obnov všechny zničené předměty
    [one] obnov zničený předmět
    [few] obnov { $n } zničené předměty
   *[other] obnov { $n } zničených předmětů
}
refresh-hands-spent-consumed = obnov opotřebený nebo zničený předmět do ruky
grant-xp = { $n } ZK za každý provedený útok
xp-per-two-targets = { $n } ZK za každé dva cíle
xp-per-5-damage = { $n } ZK za každých 5 způsobených zranění
bonus-only-with = jen po spotřebování: { $elements }
bonus-once-turn = jednou za tah
bonus-once-action = jednou za schopnost
bonus-keeps = X k útoku a ZK, X = { $formula }
cost-suffer = pokud utrpíš { $n } zranění
cost-discard = { $n ->
    [one] pokud odhodíš kartu
    [few] pokud odhodíš { $n } karty
   *[other] pokud odhodíš { $n } karet
}
cost-forgo-top = pokud se vzdáš horní schopnosti
cost-forgo-bottom = pokud se vzdáš dolní schopnosti
cost-condition = pokud spojenec v dosahu { $range } získá { $condition }
cost-or-damage = { $text } (nebo utrpí { $n } zranění, má-li jej už)
half-turn = v tomto tahu
half-song = píseň ({ $n } ZK na začátku každého tvého tahu)
half-doom = zkáza na jednom nepříteli
half-command = provádí tvůj společník
half-given = předej kartu: { $target }
and-list = { $a } a { $b }
or-list = { $a } nebo { $b }

move = pohyb { $n }
move-jump = skok
move-straight = jen přímo
move-must-end-adjacent-to-obstacle = musí skončit vedle překážky
move-must-end-adjacent-to-you = musí skončit vedle tebe
move-loots = kořist z každého pole, na které vstoupíš
move-destroys = zničí překážky cestou
move-disarms = odstraní pasti cestou
attack = útok { $n }
attack-targets = { $n ->
    [one] { $n } cíl
    [few] { $n } cíle
   *[other] { $n } cílů
}
attack-target = cílí na { $target }
attack-pierce = průraznost { $n }
attack-push = odstrčení { $n }
attack-pull = přitažení { $n }
attack-advantage = výhoda
attack-through = také všichni nepřátelé na cestě k cíli
attack-all-on-one = všechny útoky na jeden cíl
attack-with-augments = s tvými augmentacemi
push-into = { $by ->
    [wall] { $n } zranění za každé pole odstrčení, kterému zabrání překážka nebo zeď
   *[obstacle] { $n } zranění za každou překážku, do které je odstrčen
}{ $xp ->
    [0] {""}
   *[other] {" "}({ $xp } ZK)
}{ $destroys ->
    [yes] , překážka se zničí
   *[no] {""}
}
heal = léčení { $n }
shield = obrana { $n }
retaliate = odveta { $n }
retaliate-xp = { $xp } ZK za každé použití
loot = kořist { $n }
loot-most = nejvýše { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
   *[other] { $n } žetonů
}
loot-extra = navíc { $n ->
    [one] { $n } mince
    [few] { $n } mince
   *[other] { $n } mincí
  }
give = { $conditions }
push = odstrčení { $n }
pull = přitažení { $n }
pull-radius = ovlivni všechny nepřátele do vzdálenosti { $n } od zvoleného pole { $range }, směrem k tomuto poli
kill = zabij { $target }
kill-normal = { $all ->
    [yes] jen běžné nestvůry
   *[no] jen běžnou nestvůru
}
kill-normal-elite = { $all ->
    [yes] běžné nebo elitní nestvůry
   *[no] běžnou nebo elitní nestvůru
}
kill-most = s nejvýše { $n } BZ
kill-xp = { $xp } ZK za každého zabitého
damage-to = { $n } zranění, ovlivni { $target }
damage-self = utrp { $n } zranění
summon = přivolej: { $name } ({ $stats })
summon-hp = { $n } BZ
summon-flying = let
summon-infuses = jeho útoky vyvolávají { $elements }
summon-on-death = při smrti: { $text }
summon-monsters = přivolá: { $figures }
summon-at-target = vedle cíle
summon-own-hp = s tolika BZ, kolik má přivolávající
called = { $count ->
    [one] { $name }
   *[other] { $count }× { $name }
} ({ $rank })
called-by-number = { $characters ->
    [2] pro 2 hrdiny { $rank }
    [3] pro 3 hrdiny { $rank }
   *[4] pro 4 hrdiny { $rank }
}
trap = polož past { $where } ({ $effects })
trap-damage = { $n } zranění
trap-xp = { $xp } ZK, když ji spustí nepřítel
here-adjacent = na sousední pole
here-range = v dosahu { $n }
at-adjacent = na sousedním poli
disarm = { $n ->
    [0] odstraň všechny pasti { $where }
    [one] odstraň past { $where }
    [few] odstraň { $n } pasti { $where }
   *[other] odstraň { $n } pastí { $where }
}
disarm-hits = její účinky zasáhnou nepřítele v dosahu { $n }
obstacle = { $n ->
    [one] vytvoř překážku { $where }
    [few] vytvoř { $n } překážky { $where }
   *[other] vytvoř { $n } překážek { $where }
}
obstacle-large = vytvoř překážku přes { $size ->
    [one] { $size } pole
    [few] { $size } pole
   *[other] { $size } polí
  } { $where }
obstacle-killed = na poli zabitého vytvoř překážku
destroy = { $n ->
    [0] znič všechny překážky { $where }
    [one] znič překážku { $where }
    [few] znič { $n } překážky { $where }
   *[other] znič { $n } překážek { $where }
}
shift = přesuň překážku { $where } na prázdné pole v dosahu { $n }
recover-discard = { $n ->
    [0] obnov všechny odhozené karty
    [one] obnov odhozenou kartu
    [few] obnov až { $n } odhozené karty
   *[other] obnov až { $n } odhozených karet
}
recover-lost = { $n ->
    [0] obnov všechny zničené karty
    [one] obnov zničenou kartu
    [few] obnov až { $n } zničené karty
   *[other] obnov až { $n } zničených karet
}
recover-loses = potom znič { $n ->
    [one] kartu z ruky
    [few] { $n } karty z ruky
   *[other] { $n } karet z ruky
}
refresh-spent = { $n ->
    [0] obnov všechny opotřebené předměty
    [one] obnov opotřebený předmět
    [few] obnov { $n } opotřebené předměty
   *[other] obnov { $n } opotřebených předmětů
}
refresh-spent-consumed = { $n ->
    [0] obnov všechny opotřebené i zničené předměty
    [one] obnov opotřebený nebo zničený předmět
    [few] obnov { $n } opotřebené nebo zničené předměty
   *[other] obnov { $n } opotřebených nebo zničených předmětů
}
refresh-small-consumed = { $n ->
    [0] obnov všechny zničené drobnosti
    [one] obnov zničenou drobnost
    [few] obnov { $n } zničené drobnosti
   *[other] obnov { $n } zničených drobností
}
infuse = vyvolej: { $elements }
cure = { $n ->
    [0] odstraň všechny negativní stavy
    [one] odstraň negativní stav
    [few] odstraň { $n } negativní stavy
   *[other] odstraň { $n } negativních stavů
}
grant = nech { $target } provést: { $text }
grant-by-you = nech { $target } podle tvé vůle provést: { $text }
control = donuť { $target } provést: { $text }
control-turn = donuť { $target } odehrát svůj tah v tomto kole proti vlastním
control-turn-by-you = donuť { $target } odehrát svůj tah v tomto kole proti vlastním, podle tvé vůle
on-death = při smrti: { $text }
boss-special = zvláštní akce { $n }
affect = ovlivni { $target }

special-redirect-attacks-from-adjacent-allies = nepřátelé, kteří útočí na spojence vedle tebe, útočí místo toho na tebe
special-moves-as-attacks = každý pohyb smíš provést jako útok o stejné hodnotě
special-two-augments = smíš mít aktivní dvě augmentace
special-augments-on-ranged-attacks = tvé augmentace platí i pro útoky na dálku
special-suffer-for-ally = kdykoli má spojenec utrpět zranění, smíš je utrpět místo něj, o 1 menší
special-target-invisible-enemies = smíš cílit na neviditelné nepřátele
special-overheal = léčení smí zvýšit tvé zdraví nad maximum, až na 26
special-short-rest-as-long-rest = krátký odpočinek na konci tohoto kola dá totéž co dlouhý
special-two-songs = smíš mít aktivní dvě písně, ZK jen za jednu
special-no-invisible-enemies = nepřátelé ztratí neviditelnost a nemohou ji získat
special-two-dooms = na jednom nepříteli smějí ležet dvě tvé zkázy
special-abilities-as-heals = každý útok či pohyb smíš provést jako léčení o hodnotě o 1 vyšší
special-remove-curses-and-shuffle = odstraň ze svého balíčku oprav všechna prokletí a zamíchej do něj odhozené karty
special-exhaust-yourself = jsi vyčerpán
special-target-loses-flying = cíl už neumí létat
special-transfer-all-dooms = přesuň všechny své zkázy na jednoho nepřítele v dosahu { $range }
special-drive-to-ally = cíl jde { $range ->
    [one] { $range } pole
    [few] { $range } pole
   *[other] { $range } polí
  } k nejbližšímu poli vedle tvého spojence
special-redistribute-damage = rozděl znovu zranění na sobě a všech přivolaných spojencích
special-recover-lost-card-of-neighbour = hrdina vedle spojence v dosahu { $range } si obnoví zničenou kartu
special-jump-to-next-door = přeskočí k dalším dveřím a otevře je
special-scouts-act-again = všichni vermlingští zvědové hrají ještě jednou
special-summon-eggs = klade vejce
special-hatch-eggs = vejce se líhnou
special-jump-to-next-marked-hex = přeskočí na další označené pole
special-mind-control = ovládne mysl hrdiny
special-fear = zažene hrdiny strachem
special-throne-moves-1 = trůn se přesune a přijde démon
special-throne-moves-2 = trůn se přesune a přijde démon
special-summon-zephyrs = přivolá zefýry
special-fly-to-next-perch = přeletí na další bidlo

range = dosah { $n }
within-range = v dosahu { $n }
within-own = ve vlastním dosahu
within-any = kdekoli
area = plocha { $n ->
    [one] { $n } pole
    [few] { $n } polí
   *[other] { $n } polí
}
area-pair = plocha: dvě sousední pole vedle sebe
area-arc = plocha: oblouk tří sousedních polí
area-row = plocha: řada { $n ->
    [one] { $n } pole
    [few] { $n } polí
   *[other] { $n } polí
  } směrem od útočníka
area-wedge = plocha: klín ze tří polí
area-fan = plocha: vějíř { $n ->
    [one] { $n } pole
    [few] { $n } polí
   *[other] { $n } polí
  }
area-opposite = plocha: dvě protilehlá sousední pole
area-sides = plocha: dvě dvojice protilehlých sousedních polí
area-ring = plocha: všechna sousední pole
area-double-arc = plocha: oblouk tří sousedních polí a tři pole za nimi
area-triangle = plocha: trojúhelník ze tří polí
area-diamond = plocha: kosočtverec ze čtyř polí
area-flower = plocha: pole a všechna okolo něj
area-free-row = plocha: řada { $n ->
    [one] { $n } pole
    [few] { $n } polí
   *[other] { $n } polí
  }

target-self = sebe
target-enemy = jednoho nepřítele { $within }
target-ally = jednoho spojence { $within }
target-self-or-ally = sebe nebo jednoho spojence { $within }
target-adjacent-enemy = jednoho sousedního nepřítele
target-adjacent-ally = jednoho sousedního spojence
target-any-one-ally = kteréhokoli jednoho spojence
target-summoned-ally = jednoho přivolaného spojence { $within }
target-summoned-allies = všechny přivolané spojence { $within }
target-adjacent-enemies = všechny sousední nepřátele
target-adjacent-allies = všechny sousední spojence
target-self-and-adjacent-allies = sebe a všechny sousední spojence
target-adjacent-allies-and-enemies = všechny sousední spojence i nepřátele
target-enemies-within-range = všechny nepřátele { $within }
target-allies-within-range = všechny spojence { $within }
target-self-and-allies-within-range = sebe a všechny spojence { $within }
target-all-enemies = všechny nepřátele
target-all-allies = všechny spojence
target-self-and-all-allies = sebe a všechny spojence
target-enemies-in-your-room = všechny nepřátele v téže místnosti
target-allies-in-your-room = všechny spojence v téže místnosti
target-enemies-moved-through = všechny nepřátele, skrz jejichž pole vedl pohyb
target-enemies-in-area = všechny nepřátele na ploše
target-allies-in-area = všechny spojence na ploše
target-allies-and-enemies-in-area = všechny spojence i nepřátele na ploše
target-attack-target = cíl útoku
target-enemies-adjacent-to-target = všechny nepřátele vedle cíle
target-allies-and-enemies-adjacent-to-target = všechny spojence i nepřátele vedle cíle
target-enemies-adjacent-to-obstacle = všechny nepřátele vedle překážky
target-allies-and-enemies-adjacent-to-obstacle = všechny spojence i nepřátele vedle překážky
target-enemies-adjacent-to-killed = všechny nepřátele vedle zabitého
target-allies-and-enemies-adjacent-to-path = všechny spojence i nepřátele vedle cesty
target-enemies-near-chosen-hex = nepřátele poblíž zvoleného pole
target-any-one-enemy = kteréhokoli jednoho nepřítele
target-any-figure = kteroukoli figurku
target-self-or-adjacent-ally = sebe nebo jednoho sousedního spojence
target-allies-moved-through = všechny spojence, skrz jejichž pole vedl pohyb
target-allies-adjacent-to-target = všechny spojence vedle cíle
target-all-allies-and-enemies = všechny spojence i nepřátele
target-self-and-summoned-allies = sebe a všechny přivolané spojence
target-self-and-your-summons = sebe a své pomocníky
target-enemies-adjacent-to-summoned-allies = všechny nepřátele vedle přivolaných spojenců
target-enemies-adjacent-to-poisoned-enemies = všechny nepřátele vedle otrávených nepřátel
target-enemies-at-exact-range = všechny nepřátele přesně v této vzdálenosti
target-healed-figure = vyléčenou figurku
target-enemies-within-range-of-healed-figure = všechny nepřátele { $within } od vyléčené figurky
target-doomed-enemy = nepřítele se zkázou
target-your-companion = svého společníka

when-target-next-to-your-ally = cíl sousedí se spojencem útočníka
when-target-alone = cíl nesousedí s žádným svým spojencem
when-target-undamaged = cíl není zraněný
when-single-target = útok má jediný cíl
when-you-are-invisible = máš neviditelnost
when-you-have-one-hp = máš 1 BZ
when-straight-line = pohyb vedl přímo
when-back-where-you-started = pohyb končí tam, kde začal
when-consumed = byl spotřebován živel
when-moved-at-most-1 = tvůj pohyb v tomto tahu měl nejvýše 1 pole
when-moved-at-least-4 = tvůj pohyb v tomto tahu měl aspoň 4 pole
when-moved-at-least-5 = tvůj pohyb v tomto tahu měl aspoň 5 polí
when-moved-at-least-6 = tvůj pohyb v tomto tahu měl aspoň 6 polí
when-three-adjacent-enemies = sousedíš aspoň se třemi nepřáteli
when-augment-action = schopnost je augmentace
when-loot-1 = jde o kořist 1
when-below-half-hp = máš méně než polovinu BZ (zaokrouhleno nahoru)
when-light-not-strong = světlo není silné
when-dark-not-strong = temnota není silná
when-used-item = při této schopnosti použiješ předmět
when-target-doomed = cíl nese tvou zkázu
when-two-negative-conditions = cíl má aspoň dva negativní stavy
when-target-suffered-10 = cíl utrpěl aspoň 10 zranění
when-later-cards-in-hand = máš v ruce aspoň dvě karty, z toho jednu s pozdější iniciativou
when-attacker-normal = útočníkem je sousední běžná nestvůra
when-target-has = cíl má stav { $conditions }
when-target-is = cíl je { $monsters }

more-move = { $n } k pohybu
more-attack = { $n } k útoku
more-heal = { $n } k léčení
more-shield = { $n } k obraně
more-retaliate = { $n } k odvetě
more-damage = { $n } ke zranění
more-push = { $n } k odstrčení
more-loot = { $n } ke kořisti
more-pull = { $n } k přitažení
more-range = { $n } k dosahu

amount-c = počet hrdinů
amount-l = úroveň scénáře
amount-moved-this-turn = počet polí tvého pohybu v tomto tahu
amount-moved = počet polí pohybu touto schopností
amount-damage-this-turn = zranění, které způsobíš v tomto tahu
amount-damage-to-target = zranění, které utrpěl cíl
amount-targets-damaged = počet zraněných cílů
    .of = počtu zraněných cílů
amount-obstacle-hexes-destroyed = počet polí zničených překážek
amount-target-shield = obrana cíle
amount-target-max-hp = plné zdraví cíle
    .of = plného zdraví cíle
amount-conditions-on-target = počet negativních stavů cíle
amount-allies-next-to-target = počet spojenců útočníka vedle cíle
amount-adjacent-enemies = počet sousedních nepřátel
amount-allies-within-2 = počet tvých spojenců v dosahu 2
amount-own-hp = vlastní BZ
    .of = vlastních BZ
amount-missing-hp = zranění na tobě
amount-below-half-missing-hp = nejvíce, co je méně než polovina zranění na tobě
amount-target-missing-hp = zranění na cíli
amount-lost-cards = počet tvých zničených karet
amount-character-level = tvá úroveň
amount-summoned-allies = počet přivolaných spojenců
amount-adjacent-allies = počet tvých sousedních spojenců
amount-paid = zaplacená zranění
amount-spare-range = dosah útoku bez vzdálenosti cíle
amount-on-map = počet nestvůr na plánu ({ $monster })
amount-half-up = polovina { $of } (zaokrouhleno nahoru)
amount-half-down = polovina { $of } (zaokrouhleno dolů)

## Karty slovy: bonusy a předměty

bonus = { $moment }: { $effects }
moment-your-attack = při každém tvém útoku
moment-your-melee-attack = při každém tvém útoku nablízko
moment-your-ranged-attack = při každém tvém útoku na dálku
moment-one-your-attack = při jednom tvém útoku
moment-one-your-melee-attack = při jednom tvém útoku nablízko
moment-one-your-ranged-attack = při jednom tvém útoku na dálku
moment-your-attack-action = při celé tvé útočné akci
moment-your-melee-attack-action = při celé tvé útočné akci nablízko
moment-your-ranged-attack-action = při celé tvé útočné akci na dálku
moment-attack = při každém útoku
moment-ally-attack-action = při celé útočné akci spojence
moment-your-heal-action = při tvém léčení
moment-your-movement = při tvém pohybu
moment-your-loot = při tvé kořisti
moment-your-turn = během tvého tahu
moment-start-of-your-turn = na začátku tvého tahu
moment-end-of-your-turn = na konci tvého tahu
moment-attacked = když na tebe někdo útočí
moment-damage-to-you = když ti hrozí zranění
moment-damage-from-attack-on-you = když ti hrozí zranění z útoku
moment-melee-attack-on-you = když na tebe někdo útočí nablízko
moment-damage-to-your-summon = když tvému pomocníkovi hrozí zranění
moment-you-kill-an-enemy = když ve svém tahu zabiješ nepřítele
moment-basic-attack = základní útok
moment-basic-move = základní pohyb
moment-initiative = po odhalení karet
moment-creating-an-obstacle = když vytváříš překážku
moment-enemy-consumes = když chce nepřítel spotřebovat živel
moment-passive = stále
moment-equip = dokud to máš na sobě
moment-ranged-attack-action = při celé útočné akci na dálku
moment-command-attack = při útocích společníka na tvůj povel
moment-your-move = při každém tvém pohybu
moment-move = při každém pohybu
moment-start-of-turn = na začátku tahu
moment-end-of-round = na konci kola
moment-your-long-rest = při tvém dlouhém odpočinku
moment-before-your-attack-action = před tvou útočnou schopností
moment-before-attack-action = před útočnou schopností
moment-after-your-attack-action = po tvé útočné schopnosti
moment-after-your-move-action = po tvé schopnosti s pohybem
moment-after-your-action = po tvé schopnosti
moment-after-your-song-action = po zahrání písně
moment-after-your-command-action = po povelu společníkovi
moment-your-doom-action = když na nepřítele uvalíš zkázu
moment-ally-performs-medical-pack = když spojenec zahraje lékárničku
moment-attacked-by-neighbour = když na tebe útočí sousední nepřítel
moment-damage = když hrozí zranění
moment-deadly-damage-to-you = když tě má zranění vyčerpat
moment-you-suffered-damage = když utrpíš zranění
moment-you-are-healed = když jsi léčen
moment-you-curse-an-enemy = když proklínáš nepřítele
moment-your-retaliate = při tvé odvetě
moment-enemy-foiled-by-curse = když nepřítel kvůli prokletí nezpůsobí zranění
moment-before-your-companion-acts = než hraje tvůj společník
moment-after-your-companion-attacks = po útoku společníka, pro něj
moment-doomed-enemy-dies = když zemře nepřítel se zkázou
moment-it-dies = když zemře
moment-it-suffers-damage = když utrpí zranění
moment-start-of-its-turn = na začátku jeho tahu

effect-double-attack = dvojnásobný útok
effect-ignore-shield = útok ignoruje obranu
effect-targets = { $n ->
    [one] přidat cíl
    [few] přidat { $n } cíle
   *[other] přidat { $n } cílů
}
effect-area = místo jednoho cíle { $area }
effect-reach = útok dosáhne na { $n ->
    [one] { $n } pole
    [few] { $n } pole
   *[other] { $n } polí
  }
effect-kill = cíl zemře, je-li to { $ranks }
effect-splash = { $n } zranění cíli a všem nepřátelům vedle něj
effect-prevent-damage = žádné zranění
effect-attacker-disadvantage = útočníci mají nevýhodu
effect-double-counts-as-0 = tažené 2x platí jako +0
effect-attacker-gains = útočník získá stav { $conditions }
effect-push-attacker = odstrčení útočníka { $n }
effect-double-heal = dvojnásobné léčení
effect-loot = místo toho kořist { $n }
effect-initiative = změna iniciativy o { $n }
effect-basic = hodnota { $n }
effect-suffer = utrpíš { $n } zranění
effect-suffer-each = utrpíš { $n } zranění za každý cíl
effect-allies-suffer = spojenci na ploše utrpí { $n } zranění
effect-obstacles = { $n ->
    [one] o překážku víc
    [few] o { $n } překážky víc
   *[other] o { $n } překážek víc
}
effect-fizzle = živel se spotřebuje bez účinku
effect-flying = let
effect-immune = nepůsobí na tebe { $conditions }
effect-unmoved = nepřátelé tě nemohou odstrčit ani přitáhnout
effect-no-difficult = náročný terén pro tebe neplatí
effect-no-hazardous = nebezpečný terén pro tebe neplatí
effect-focus-last = nestvůry se na tebe zaměří až naposled
effect-small-slots = { $n ->
    [one] { $n } drobnost navíc
    [few] { $n } drobnosti navíc
   *[other] { $n } drobností navíc
}
effect-fewer-minus-one = o { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
  } −1 za předměty méně
effect-play-from-hand-top = zahraj horní schopnost další karty
effect-play-from-hand-bottom = zahraj spodní schopnost další karty
effect-play-from-hand-same = zahraj stejnou půlku další karty
effect-disadvantage = nevýhoda
effect-attacker-attack = { $n } k tomuto útoku
effect-damage-to-attacker = { $n } zranění útočníkovi
effect-double-move = dvojnásobný pohyb
effect-target = místo toho { $target }
effect-more-curses = { $n ->
    [one] o jedno prokletí více
    [few] o { $n } prokletí více
   *[other] o { $n } prokletí více
}
effect-its-attack = { $n } k jeho útokům
effect-its-move = { $n } k jeho pohybu
effect-its-range = { $n } k jeho dosahu
effect-kills-doomed = žeton se posune; po posledním políčku nepřítel zemře
effect-moves-dooms-one = jedna jeho zkáza přejde na jiného nepřítele do vzdálenosti 2
effect-moves-dooms-all = všechny jeho zkázy přejdou na jiného nepřítele do vzdálenosti 2
effect-companion-attack = { $n } k jeho útokům v tomto kole
effect-companion-move = { $n } k jeho pohybu v tomto kole
effect-later-turn = odehraj později v kole další tah s dalšími dvěma kartami z ruky
effect-phasing = smíš stát v překážkách; tam máš neviditelnost a nemůžeš útočit
effect-heals-in-hazard = léčení { $n } v tahu, ve kterém vstoupíš do nebezpečného terénu
effect-steadfast = místo zmatení získáš posílení
effect-redirects = útok míří na jednoho ze spojenců útočníka v jeho dosahu
bonus-for = pro { $target }
bonus-uses = { $n ->
    [one] jednou
   *[other] { $n }krát
}
bonus-needs = za spotřebování: { $elements }
bonus-breaks = zničením sousední překážky

xp = { $n } ZK
xp-formula = ZK = { $formula }
xp-per-target = { $n } ZK za každý cíl
half-round = do konce kola
half-persistent = déletrvající
half-slots = { $n ->
    [one] jedno použití
   *[other] { $n } použití
} (ZK { $xp })
half-slots-plain = { $n ->
    [one] jedno použití
   *[other] { $n } použití
}
half-augment = augmentace
half-lost = zničit
half-unrecoverable = nelze obnovit
card-shuffle = zamíchat
item-spent = opotřebí se
item-consumed = zničí se
item-uses = { $n } použití
item-minus-one = { $n ->
    [one] jedna karta −1
    [few] { $n } karty −1
   *[other] { $n } karet −1
}
item-consume = spotřebuje: { $elements }
item-strong = dokud je intenzivní { $elements }
item-once = jednou za tah
item-while-stunned = i při omráčení

modifier-double = 2x
modifier-miss = minutí
modifier-bless = požehnání (2x)
modifier-curse = prokletí (minutí)
modifier-rolling = { $value } se šipkou
modifier-effect = { $value } ({ $effects })

perk-remove = { $n ->
    [one] odeber jednu kartu { $card }
    [few] odeber { $n } karty { $card }
   *[other] odeber { $n } karet { $card }
}
perk-add = { $n ->
    [one] přidej jednu kartu { $card }
    [few] přidej { $n } karty { $card }
   *[other] přidej { $n } karet { $card }
}
perk-ignore-negative-item-effects = negativní účinky předmětů pro tebe neplatí
perk-ignore-negative-scenario-effects = negativní účinky scénářů pro tebe neplatí

goal-cards-in-hand-and-discard-at-end = { $op ->
    [most] na konci měj v ruce a mezi odhozenými nejvýše { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
  }
   *[least] na konci měj v ruce a mezi odhozenými aspoň { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
  }
}
goal-xp-gained = { $op ->
    [most] získej nejvýše { $n } ZK
   *[least] získej aspoň { $n } ZK
}
goal-hp-at-end = { $op ->
    [most] na konci měj nejvýše { $n } BZ
   *[exactly] na konci měj plné zdraví
}
goal-traps-sprung-or-disarmed-on-own-or-own-summon-turn = ve svém tahu nebo v tahu svého pomocníka spusť či odstraň past
goal-treasure-tiles-looted = ukořisti poklad
goal-allied-characters-exhausted = nikdo jiný z družiny se nesmí vyčerpat
goal-rooms-revealed-by-opening-door-on-own-turn = ve svém tahu otevři dveře a odhal místnost
goal-money-tokens-looted = ukořisti aspoň { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
  }
goal-money-tokens-and-treasure-tiles-looted = neukořisti žádné mince ani poklad
goal-monsters-killed = { $op ->
    [most] zabij nejvýše { $n ->
    [one] { $n } nestvůru
    [few] { $n } nestvůry
   *[other] { $n } nestvůr
  }
   *[least] zabij aspoň { $n ->
    [one] { $n } nestvůru
    [few] { $n } nestvůry
   *[other] { $n } nestvůr
  }
}
goal-elite-monsters-killed = zabij elitní nestvůru
goal-item-uses = { $op ->
    [least] použij předměty aspoň tolikrát, kolik je tvá úroveň plus 2
   *[exactly] nepoužij žádný předmět
}
goal-rounds-starting-without-monsters-on-map = na začátku každého kola musí být na plánu nějaká nestvůra
goal-best-overkill-damage = zabij nestvůru zraněním o { $n } větším, než bylo třeba
goal-first-monster-kill-of-scenario-is-yours = zabij první nestvůru scénáře
goal-lowest-hp = nikdy neklesni pod polovinu svých BZ (zaokrouhleno nahoru)
goal-undamaged-monsters-killed-with-one-attack = zabij nezraněnou nestvůru jediným útokem
goal-short-rests = nevyužij krátký odpočinek
goal-long-rests = nevyužij dlouhý odpočinek

## Stránka scénáře

win-kill-all = zabijte všechny nepřátele
win-kill-all-but = zabijte všechny nepřátele kromě těchto: { $monsters }
win-kill-revealed = zabijte všechny nepřátele na plánu
win-kill = zabijte nepřítele jménem { $monsters }
win-kill-count = { $n ->
    [one] zabijte nestvůru
    [few] zabijte { $n } nestvůry
   *[other] zabijte { $n } nestvůr
}
win-kill-count-of = zabijte celkem { $n } z těchto nestvůr: { $monsters }
win-loot = { $n ->
    [0] ukořistěte všechny poklady coby cíle
    [one] ukořistěte jeden poklad coby cíl
    [few] ukořistěte { $n } poklady coby cíle
   *[other] ukořistěte { $n } pokladů coby cílů
}
win-loot-each = { $n ->
    [one] každý hrdina ukořistí jeden poklad coby cíl
    [few] každý hrdina ukořistí { $n } poklady coby cíle
   *[other] každý hrdina ukořistí { $n } pokladů coby cílů
}
win-reveal = odhalte místnost { $rooms }
win-reveal-all = odhalte všechny místnosti
win-open-doors = otevřete všechny dveře
win-occupy = na konci tahu obsaďte všechny tyto nášlapné desky: { $hexes }
win-escape = přiveďte všechny hrdiny na tato pole: { $hexes }
win-survive = { $n ->
    [one] přežijte { $n } kolo
    [few] přežijte { $n } kola
   *[other] přežijte { $n } kol
}
win-destroy = zničte vše, co se jmenuje { $name }
win-arrive = { $name } musí dojít na pole { $hexes }
win-arrive-next-to = { $name } musí dojít vedle pole { $hexes }
lose-dies = prohra, pokud zemře { $name }
lose-exhausted-off = prohra, pokud se hrdina vyčerpá jinde než na polích { $hexes }
lose-exhausted-after = prohra, pokud se hrdina vyčerpá po otevření dveří { $doors }
lose-exhausted = prohra, pokud se kterýkoli hrdina vyčerpá
begin-curse = { $n ->
    [one] každý hrdina začíná s kartou prokletí
    [few] každý hrdina začíná se { $n } kartami prokletí
   *[other] každý hrdina začíná s { $n } kartami prokletí
}
begin-minus-one = { $n ->
    [one] každý hrdina začíná s kartou −1 navíc
    [few] každý hrdina začíná se { $n } kartami −1 navíc
   *[other] každý hrdina začíná s { $n } kartami −1 navíc
}
begin-condition = každý hrdina začíná se stavem { $conditions }
begin-discard = { $n ->
    [one] každý hrdina na začátku odhodí kartu
    [few] každý hrdina na začátku odhodí { $n } karty
   *[other] každý hrdina na začátku odhodí { $n } karet
}
scenario-goal-treasure-by-loot-only = poklad coby cíl lze získat jen akcí kořist
scenario-friend = { $monster }: na vaší straně
scenario-third = { $monster }: nepřátelé všech
scenario-level = { $monster }: { $n ->
    [one] o { $n } úroveň výš
    [few] o { $n } úrovně výš
   *[other] o { $n } úrovní výš
}
trigger = { $when }: { $deeds }
trigger-round-starts = { $rounds ->
    [odd] na začátku každého lichého kola
    [even] na začátku každého sudého kola
    [one] na začátku { $n }. kola
   *[all] na začátku každého kola
}
trigger-round-ends = { $rounds ->
    [odd] na konci každého lichého kola
    [even] na konci každého sudého kola
    [one] na konci { $n }. kola
   *[all] na konci každého kola
}
trigger-from = od { $n }. kola
trigger-until = do { $n }. kola
trigger-door-opened = po otevření dveří { $doors }
trigger-room-revealed = po odhalení místnosti { $rooms }
trigger-turn-ends-on = když hrdina ukončí tah na poli { $hexes }
trigger-plates-occupied = když hrdinové na konci tahu stojí na všech polích { $hexes }
trigger-dies = když zemře { $monster }
trigger-objective-destroyed = když se taková věc zničí
trigger-goal-treasure-looted = když někdo ukořistí poklad coby cíl
trigger-unless-open = dokud jsou dveře { $doors } zavřené
trigger-if-open = když jsou dveře { $doors } otevřené
trigger-spawn = { $count ->
    [one] zjeví se { $name } ({ $rank }), pole { $hexes }
   *[other] zjeví se { $count }× { $name } ({ $rank }), pole { $hexes }
}
trigger-open = otevřou se dveře { $doors }
trigger-unlock = odemknou se dveře { $doors }
trigger-strong = intenzivní živel: { $elements }
trigger-inert = nepřítomný živel: { $elements }
trigger-damage = hrdinové a pomocníci tam utrpí { $n } zranění
doubt-traps = co dělají pasti, je odhadnuto podle obrázku dílku: { $effects }
doubt-damage = zranění
trigger-set-up = přijdou další nestvůry
objective-hp = { $name }: zdraví { $n }, { $whose }
objective-hp-each = { $name }: zdraví po { $n }, { $whose }
objective-attack = iniciativa { $initiative }; každé kolo pohyb { $move } a útok { $attack }, hraje jako nestvůry
objective-door = stojí ve dveřích { $doors }; po zničení jsou otevřené
scenario-one-goal-treasure-each = každý hrdina smí ukořistit jen jeden poklad coby cíl
scenario-burdened-without-goal-treasure = dokud hrdina neukořistí poklad coby cíl, má nevýhodu ke všem útokům a nesmí používat předměty
trigger-marked-dies = když zemře { $monster } z pole { $hexes }
trigger-cycle = na konci { $n }. kola a pak vždy po { $of ->
    [one] { $of } kole
    [few] { $of } kolech
   *[other] { $of } kolech
  }{ $rounds ->
    [odd] , je-li kolo liché
    [even] , je-li kolo sudé
   *[all] {""}
}
trigger-take-off = jedna nestvůra jménem { $monster } opustí plán
scenario-unhurt = { $monster }: žádné zranění jim neublíží
trigger-leave = hrdinové na poli { $hexes } odejdou ze scénáře i se svými pomocníky
trigger-heal-monsters = { $monster } se léčí o { $n } za každou věc jménem { $per }
scenario-goal-treasure-by-quest = poklad coby cíl smí získat jen hrdina s osobním úkolem Pomsta; je to dýka s průrazností 4 proti žnecovi
lose-die = prohra, pokud zemřou { $n }× { $name }
trigger-spawn-there = na jejím místě se objeví { $name }
objective-enemy = lze napadnout jako nepřítele
objective-with-you = na vaší straně
objective-move = každé kolo pohyb { $n } směrem k { $hexes }
scenario-solid = překážky na polích { $hexes } nelze zničit ani přesunout
scenario-two-starting-rooms = jsou tu dvě startovní místnosti; v jedné smí začít nejvýše polovina hrdinů, zaokrouhleno nahoru
aura = dokud stojí { $name }, mají { $who } { $what }
aura-attack = { $n } ke všem útokům
aura-advantage = výhodu ke všem útokům
aura-disadvantage = nevýhodu ke všem útokům
aura-shield = { $monster }: obrana { $n } za každou figurku na plánu jménem { $per } (nejméně 0)
who-monsters = nestvůry
who-heroes = hrdinové a jejich pomocníci
who-all = všichni
lose-exhausted-off-looted = prohra, pokud se hrdina vyčerpá dřív, než jsou ukořistěny všechny poklady coby cíle, nebo později jinde než na polích { $hexes }
lose-rounds-over = prohra, pokud cíl nesplníte do konce { $n }. kola
trigger-none-left = když nezbývá žádná nestvůra jménem { $monster }
trigger-kills = po { $n }. zabité nestvůře jménem { $monster }
trigger-turn-starts = na začátku svého tahu ({ $who })
trigger-turn-ends = na konci svého tahu ({ $who })
trigger-near = do vzdálenosti { $n } od { $hexes }
trigger-near-thing = do vzdálenosti { $n }, kde je { $name }
trigger-stands = dokud stojí { $name }
trigger-each-on = když na konci tahu stojí každý hrdina na některém z polí { $hexes }
trigger-looted = když jsou ukořistěny všechny poklady coby cíle
trigger-after = poté ({ $when })
trigger-once = jen jednou
trigger-damage-all = každá figurka utrpí { $n } zranění
trigger-damage-room = hrdinové a pomocníci v místnosti { $rooms } utrpí { $n } zranění
trigger-damage-actor = utrpí { $n } zranění
trigger-heal-actor = léčí se o { $n }

## Stůl na terminálu

board-level = úroveň { $level }
board-monster-level = nestvůry a pasti: úroveň { $level }
board-round = { $round }. kolo
board-set-up = příprava
board-selecting = výběr karet
board-round-ends = konec kola
board-won = Scénář vyhrán
board-lost = Scénář prohrán
board-goal = Cíl
board-rules = Zvláštní pravidla
board-doubts = Nejisté
board-legend-wall = █ zeď
board-traps = Pasti
board-hazard-damage = nebezpečný terén: { $n } zranění
board-elements = Živly
board-infused = od konce tohoto tahu
board-head-initiative = Inic.
board-head-who = Figurka
board-head-order = Pořadí v kole: zdraví, pole, stavy, karty
board-exhausted = vyčerpání
board-long-rest = dlouhý odpočinek
board-head-character = Hrdina
board-head-hand = Ruka
board-head-discard = Odh.
board-head-lost = Znič.
board-head-xp = ZK
board-head-coins = Mince
board-head-deck = Modifikátory, které zbývají v balíčku
board-of-level = úr. { $level }
board-monsters = Nestvůry
board-hand = V ruce
board-discard = Odhozené
board-lost-cards = Zničené
board-active = Aktivní
board-items = Předměty
board-drawn = { $n ->
    [one] { $n } tažená
    [few] { $n } tažené
   *[other] { $n } tažených
}, poslední { $last }
board-reshuffle = na konci kola se zamíchá
board-uses-left = { $n ->
    [one] zbývá { $n } použití
    [few] zbývají { $n } použití
   *[other] zbývá { $n } použití
}
board-hand-limit = Do ruky
board-of-cards = { $cards ->
    [one] { $limit } z { $cards } karty
   *[other] { $limit } z { $cards } karet
}
board-to-leave = Zbývá vynechat
board-left-out = Vynechané
board-battle-goal = Malý úkol
board-gold = Mince
board-worth = { $n ->
    [one] { $n } mince
    [few] { $n } mince
   *[other] { $n } mincí
} ({ $gold } zl.)
board-mine = Hraješ za
board-head-card = Karta
board-head-top = horní schopnost
board-head-bottom = spodní schopnost

board-acted = už hrál
board-acts = je na tahu
board-attack = útok
board-basic-attack = Základní útok
board-basic-move = Základní pohyb
board-bottom = spodní schopnost
board-checks = zatržítka
board-coins = mince
board-damage = zranění
board-gold-short = zl.
board-hit-points = zdraví
board-initiative = iniciativa
board-last-card = naposled:
board-leading = vedoucí
board-second = druhá
board-map = Mapa
board-modifiers = Modifikátory
board-move = pohyb
board-order = Pořadí v kole
board-party = Spoluhráči
board-pierce = průraznost
board-range = dosah
board-retaliate = odveta
board-round-cards = Karty kola
board-shield = obrana
board-targets = cíle
board-top = horní schopnost
board-uses = použití
board-xp = zkušenosti

sign-door = zavřené dveře
sign-locked = zamčené dveře
sign-open = otevřené dveře
sign-obstacle = překážka
sign-trap = past
sign-hazardous = nebezpečný terén
sign-difficult = náročný terén
sign-plate = nášlapná deska
sign-coin = mince
sign-treasure = poklad
sign-start = startovní pole

bench-plans = plány nestvůr

# -- proč se příprava odmítne ------------------------------------------------------------------------------------------

setup-scenario = Scénář { $number } tu hrát nelze. Hrát lze: { $playable }.
setup-party = Scénář hrají nejméně { $least } a nejvýše { $most ->
    [one] { $most } hrdina
    [few] { $most } hrdinové
   *[other] { $most } hrdinů
  }, tady { $n ->
    [one] je { $n }
    [few] jsou { $n }
   *[other] je jich { $n }
  }.
setup-class = Povolání „{ $role }“ neexistuje. Na výběr: { $roles }.
setup-class-twice = Každé povolání smí být v družině jen jednou; vícekrát tu je { $role }.
setup-hero-seat = { $role } patří k místu { $seat }, místa se však číslují od 0 do { $last }.
setup-seat-idle = Na každé místo připadá aspoň jeden hrdina; místo { $seat } žádného nemá.
setup-level-raised = Při hře jednoho hráče a s otevřenými informacemi je úroveň scénáře nejvýš { $most }, ne { $level }.
setup-item = { $role }: předmět číslo { $number } neexistuje. Předměty mají čísla 1 až { $most }.
setup-item-twice = { $role }: nikdo nesmí mít dva stejné předměty ({ $item }).
setup-items-worn = { $role } tolik předmětů neunese: hlava { $head }, tělo { $body }, nohy { $legs } (vždy nejvýš 1), obsazené ruce { $hands } (nejvýš 2), drobnosti { $small } (nejvýš { $most }).
setup-item-copies = Předmět { $item }: { $n ->
    [one] chce ho { $n } hrdina
    [few] chtějí ho { $n } hrdinové
   *[other] chce ho { $n } hrdinů
  }, ale { $copies ->
    [one] je jen { $copies } kus
    [few] jsou jen { $copies } kusy
   *[other] je jen { $copies } kusů
  }.
setup-card = { $role }: karta číslo { $number } neexistuje. Karty mají čísla 1 až { $most }.
setup-card-foreign = { $role }: karta { $card } patří jinému povolání.
setup-enhancement = Takové vylepšení na žádnou kartu nepatří: { $enhancement }
setup-card-level = { $role }: karta { $card } má úroveň { $level }, hrdina však jen { $own }.
setup-cards-given = { $role } na úrovni { $level } má víc vyšších karet, než mu jeho úrovně daly: za každou úroveň nad první jednu (celkem { $given }), a to nejvýš té úrovně.
setup-perk = { $role }: talent číslo { $number } neexistuje. Talenty mají čísla 0 až { $most }.
setup-perk-boxes = { $role }: talent číslo { $number } lze získat nejvýš { $boxes }×, ne { $n }×.
win-arrive-many = { $n }× { $name } musí dojít na pole { $hexes }
win-done-pumps = vyčistěte všechny pumpy ve hře
lose-exhausted-unlooted = prohra, pokud se hrdina vyčerpá dřív, než získá poklad coby cíl
objective-neutral = nestvůry na něj útočí; není to váš spojenec a nelze ho léčit
objective-draws = nestvůra, která se k němu může dostat na dosah, se zaměří na něj
objective-leaves = tam opustí plán a je zachráněn
objective-shunned = pomocníci na ni útočí, jen když za ně rozhoduje hrdina
objective-saved = { $n ->
    [one] jednou může hrdina zničit kartu z ruky, aby neutrpěl zranění
    [2] dvakrát za scénář může hrdina zničit kartu z ruky, aby neutrpěl zranění
   *[other] hrdina může zničit kartu z ruky, aby neutrpěl zranění
}
aura-grows = za každý stojící { $name }, i neodhalený, mají { $monsters } o 1 víc zdraví i útoku a o polovinu víc pohybu a dosahu (zaokrouhleno nahoru; ne nablízko)
scenario-still-odd = { $monsters }: v lichých kolech nejednají a nic na ně nepůsobí; jejich poli lze projít
scenario-still-even = { $monsters }: v sudých kolech nejednají a nic na ně nepůsobí; jejich poli lze projít
scenario-still-until = { $monsters }: dokud nejsou na konci tahu obsazené všechny desky ve hře, nejednají a nic na ně nepůsobí
scenario-skip-pump = po otevření dveří 1 smí hrdina vedle pumpy vynechat spodní schopnost, jejíž kartu odhodí, a pumpu vyčistit
scenario-skip-captive = hrdina vedle zajatce smí vynechat schopnost, jejíž kartu odhodí, a osvobodit ho
scenario-skip-treasure = poklad coby cíl lze získat akcí kořist, nebo ho vezme hrdina vedle něj, který vynechá spodní schopnost a její kartu odhodí
scenario-bars = { $monster } nemůže vstoupit do dveří { $doors } ani jimi projít
scenario-bars-in = { $monster } na dílu { $tiles } nemůže vstoupit do dveří { $doors } ani jimi projít
scenario-while-on = dveře { $doors } jsou otevřené, jen dokud na konci tahu některý hrdina stojí na poli { $hexes }; kdo při zavření stojí ve dveřích, utrpí zranění jako od pasti a přesune se na nejbližší prázdné pole
scenario-opaque = překážkami prostřední místnosti nelze projít ani vidět a nelze je zničit
trigger-saved = jakmile je někdo zachráněn ({ $name })
scenario-begin-by-monsters = hrdinové smějí začít jen v těch částech prostřední místnosti, kde jsou nestvůry
scenario-pumps-summon = na konci každého kola přivolá každá odhalená nevyčištěná pumpa běžného černého skřeta
scenario-walls-stun = po zničení zdi jsou všechny nestvůry vedle ní omráčené
scenario-battlements = obránci za branou kromě lučištníků se objeví, až brána padne nebo někdo z vaší strany vstoupí na jejich díly
scenario-gate-of-demons = na konci každého kola, kdy brána stojí, přijde prvotní démon o 2×C+L−2 zdraví; na konci 8. kola je brána zničena; když padne, objeví se prvotní démon s tím, co zbývá z dvojnásobku jeho zdraví, nejméně s 1
deed-skip = Vynechat { $half ->
    [top] horní
   *[bottom] spodní
  } schopnost karty { $card }: { $word ->
    [pump] vyčistit pumpu
    [captive] osvobodit zajatce
   *[other] vzít poklad coby cíl
  }
ask-skip-at = { $about }: který z nich?
ask-spare = { $about }. Zničíte kartu z ruky, aby se tak nestalo?
    .none = Ne
event-door-closed = Dveře na poli { $hex } se zavírají.
event-saved = { $figure } na poli { $hex } je v bezpečí.
event-done-at = { $character } má pole { $hex } hotové.
trigger-wake = { $monster } začnou jednat
trigger-treasure-at = když je získán poklad coby cíl na poli { $hexes }
trigger-treasure-number = když je získán { $n }. poklad coby cíl
objective-sweeps = útočí na všechny nepřátele vedle sebe
objective-tended = nikdo na něj neútočí a hrdinové ho smějí léčit
objective-untouched = { $name }: nikdo na ni nemůže útočit ani působit
aura-tokens = { $monster } nese { $tokens } žetony, každý za obranu { $n }, a přijde o jeden, kdykoli zemře { $lost }
scenario-silent = { $monsters } nejedná; má iniciativu 99
scenario-asleep = { $monsters } spí a nejednají, dokud na některého hrdina nebo pomocník nezaútočí, nezraní ho, nedá mu negativní stav nebo neukončí pohyb vedle něj; pak platí za nově zjeveného a pomocníci si spících nevšímají
scenario-openers = dveře otevírá i { $monsters }
aside-dig = Kopat na poli { $hex } za 1 bod pohybu (zbývá { $n })
event-woken = { $figure } se budí.
scenario-guards-to-plates = Městské stráže nejednají běžně: každý tah jdou 2 pole k nejbližší desce a, pak udělají, co jejich karta říká kromě pohybu; stojí-li některá na desce, scénář je prohraný
scenario-siege = každé kolo městská lučištnice nejblíž dělu nejedná, ale jde 3 pole k poli vedle něj, které není b; stojí-li pak u děla, každý hrdina a pomocník na b, v řadách, které tam vedou, a na prvním dílu utrpí zranění ve výši útoku elitního prastarého děla; skončí-li kolo bez městské lučištnice, zjeví se běžná na a
scenario-wind = na konci každého kola se každý hrdina a pomocník v pořadí iniciativy posune o pole, kolo za kolem nahoru (jedno ze dvou polí), doprava, dolů (jedno ze dvou) a doleva
scenario-sacrifice = dva kultisté b nejednají běžně: pohybují se společně, nejdřív k oběti, pak ji vedou k oltářům a ona jde tak daleko jako oni; začne-li některý z nich tah u oltářů a je tam i oběť, scénář je prohraný
scenario-cleansing-water = hrdina, který ukončí tah na jednom ze tří vodních polí hlavní místnosti, vodu odstraní a jednou za scénář tím získá obranu 2 proti slizům a nelze ho otrávit
scenario-watch = městské stráže a městská lučištnice se objeví po otevření dveří 1; zemře-li kdokoli z nich, scénář je prohraný
scenario-ailing-tree = strom na konci každého kola přijde o 2 zdraví, po odhalení jeho místnosti jen v kolech, která tam končí s trhajícím drakem
scenario-poisoned-water = otrávený hrdina nebo pomocník, který vstoupí do vody, utrpí zranění jako od pasti
win-done-graves = vykopejte všechny hroby
scenario-graves = hrob (a, b, c) se vykope za 1+C bodů pohybu vedle něj, třeba po částech; pak z něj vyjde živoucí mrtvola, z c nadmutý regent
scenario-dark-rider = temný jezdec zpočátku není na plánu: není-li na něm na začátku svého tahu, objeví se na dalším z polí a až f a jedná; hned po každém útoku nablízko plán opustí
rolled = { $n ->
    [one] { $n } pole
    [few] { $n } pole
   *[other] { $n } polí
}
ask-roll = O kolik polí se skutálejí balvany v řadě pole { $about }?
ask-carrier = Kdo ponese panenku?
ask-take-over = { $about }: převezmete to od toho, kdo to nese?
ask-give-up = { $about }: kterého předmětu se vzdáte?
ask-lay-down = { $about }: vzdáte se toho tady?
event-carries = Teď to nese { $character }.
objective-attack-before = každé kolo těsně předtím, než jedná { $monster }: pohyb { $move }, útok { $attack }, jako nestvůry
scenario-inflicts = každý útok, který provede { $monster }, přináší i { $conditions }
win-done-brought = doneste to na pole vedle a
scenario-doll = panenku nese jeden zvolený hrdina; jiný ji převezme akcí kořist, má-li nosiče na dosah; vyčerpaný nosič ji upustí
trigger-trap = na polích { $hexes } odteď leží pasti se zraněním; kdo tam stojí, spustí je
scenario-claw = král číhačů upustí dráp; kdo ho nese, má pohyb o další 2 nižší, jiný ho převezme akcí kořist, má-li nosiče na dosah, a vyčerpaný nosič ho upustí
scenario-current = ve velké místnosti každého hrdinu a pomocníka na konci každého kola unese proud o pole dolů, doleva při sudé iniciativě číhačů, jinak doprava; kdo nemá kam, utrpí 3 zranění, kdo má hned za sebou překážku nebo zeď, zůstane
scenario-sluggish = všichni hrdinové a pomocníci mají u všech akcí pohyb o 1 méně
win-done-staff = držitel Xornovy hole ukončí tah vedle oltáře a, když je hůl plně nabitá
scenario-staff = po otevření dveří 1 může harrowery zamořovače zranit jen držitel Xornovy hole; každý bod zranění hůl nabije o jeden, plně je nabitá při 2×C×(L+1); vyčerpá-li se držitel, scénář je prohraný
scenario-crystals = poklady coby cíl jsou krystal a koule: po otevření dveří 1 se hrdina, který ukončí tah vedle oltáře a, smí jednoho z nich vzdát a Bezbarvý utrpí 2×C zranění
win-done-mountain = získejte poklad 62; pak buď jeho držitel obětuje jeden z jeho předmětů tím, že ukončí tah na g, nebo se všichni hrdinové vrátí na počáteční pole a nikdo není vyčerpaný
scenario-mountain = za každou zabitou elitní nestvůru se otevřou jedny dveře v pořadí a až f; je-li scénář prohraný, poklad se vrátí
scenario-tokens = žetony 1 až 6 leží lícem dolů na polích a a získávají se jako poklad coby cíl; po nalezení 1 až 4 lze otevřít dveře 1; do té doby po lichých kolech přijde k dveřím 1 plamenný démon, po sudých zemní
scenario-deep-water = kdo ukončí tah ve vodě, utrpí 1+L zranění
scenario-ship = na konci každého sudého kola (se 3 nebo 4 hrdiny každého) se vodou zalije další pole prvního dílu vedle vody; není-li už kam, scénář je prohraný; hrdina vodu nabere tím, že její pole ukořistí, vždy jednu, a vylije ji přes palubu, když ukončí tah na e; se třemi hrdiny voda na d chybí
scenario-boulders = šest balvanů se valí: na konci každého kola se oba balvany každé řady skutálejí o 1, 2 nebo 3 pole doleva, každá řada o jiný počet podle vaší volby, a z levého kraje pokračují od b; překážky v cestě zničí; bytost v poli, do kterého balvan vjede, utrpí zranění jako od pasti, a zastaví-li tam, posune se o pole doleva
scenario-rift = mezi místnostmi přecházejí jen hrdinové, u oltářů a, za 1 pohyb z kteréhokoli pole vedle jednoho na kterékoli vedle druhého; není-li v první místnosti žádný hrdina nebo zbývá-li jediný nevyčerpaný, scénář je prohraný; jsou-li všichni démoni mrtví a v každé místnosti je hrdina, přijdou na b a c živoucí duchové a od té chvíle musí být hrdina v obou
scenario-rift-demons = skončí-li sudé kolo bez hrdiny ve druhé místnosti, přijde k oltáři první noční démon
scenario-throne = oltář má zdraví prvotního démona a démon zemře s ním; s každou zvláštní akcí démona oltář přeskočí na další z polí a až f, odhalí jeho místnost a přijde démon
scenario-perched = pradávný drak zabírá všechna tři pole svého balvanu: lze na něj útočit v kterémkoli z nich a sám z kteréhokoli měří; druhou zvláštní akcí přivolá dva zefýry a přeletí na další balvan v pořadí a, b, c
trigger-achievement = má-li družina určitý úspěch ({ $name })

## Náhodné kobky

event-room-drawn = Karta místnosti: { $room_card }, karta nestvůr: { $horde }.
event-room-passed-by = Karta místnosti { $room_card } sem nepasuje a odhazuje se.
event-penalty = Postih: { $penalty }.
event-upgraded = { $figure } – z běžné nestvůry je elitní.
ask-penalty-who = Dveře nikdo neotevřel. Koho postih zasáhne?
ask-penalty-discard = { $about }: které karty odhodíš?
ask-penalty-item = { $about }: který předmět se zničí?
ask-penalty-monster = Která nestvůra bude elitní?
option-penalties = Postihy v náhodné kobce
scenario-dungeon = náhodná kobka: každou místnost určí karta místnosti a karta nestvůr, tažené při otevření dveří. Při odhalení místnosti přijde postih: v první žádný, ve druhé menší, ve třetí větší

penalty-sewer-minor = všichni hrdinové jsou zmatení
penalty-sewer-major = všichni hrdinové jsou zmatení do konce scénáře
penalty-crossroads-minor = každý hrdina odhodí dvě karty
penalty-crossroads-major = každý hrdina zničí jednu kartu
penalty-passage-minor = elitní nepřátelé jsou neviditelní
penalty-passage-major = všichni nepřátelé se na začátku každého svého tahu vyléčí o 1
penalty-dead-end-minor = každý hrdina utrpí 3 zranění
penalty-dead-end-major = každý hrdina utrpí 7 zranění
penalty-hallway-minor = každý hrdina zničí jeden malý předmět
penalty-hallway-major = všechny předměty všech hrdinů se opotřebují nebo zničí
penalty-road-minor = jedna běžná nestvůra z předchozí místnosti tam znovu stojí
penalty-road-major = dvě běžné nestvůry z předchozí místnosti tam znovu stojí
penalty-cabin-minor = kdo otevřel dveře, zničí jednu kartu
penalty-cabin-major = kdo otevřel dveře, zničí dvě karty
penalty-clearing-minor = všechny živly jsou nepřítomné
penalty-clearing-major = hrdinové už nemohou spotřebovávat živly
penalty-altar-minor = do balíčku modifikátorů nestvůr přijdou tři požehnání
penalty-altar-major = do balíčku modifikátorů nestvůr přijde sedm požehnání
penalty-armory-minor = všichni hrdinové jsou otrávení
penalty-armory-major = všichni nepřátelé mají útok +1 do konce scénáře
penalty-encampment-minor = jedna běžná nestvůra v této místnosti se stává elitní
penalty-encampment-major = jedna elitní nestvůra z předchozí místnosti tam znovu stojí
penalty-library-minor = všichni nepřátelé jsou posílení
penalty-library-major = všichni nepřátelé jsou posílení do konce scénáře
penalty-den-minor = všichni nepřátelé mají v tomto kole odvetu 2, dosah 3
penalty-den-major = všichni nepřátelé mají odvetu 2, dosah 3, do konce scénáře
penalty-trail-minor = všechny předměty všech hrdinů se opotřebují
penalty-trail-major = všichni nepřátelé mají pohyb +1 a dosah +1 do konce scénáře
penalty-corridor-minor = všichni hrdinové jsou znehybnění
penalty-corridor-major = všichni hrdinové jsou omráčení
penalty-cave-minor = kdo otevřel dveře, utrpí 6 zranění
penalty-cave-major = kdo otevřel dveře, utrpí 6 zranění a je omráčený
penalty-tunnel-minor = každý hrdina je prokletý
penalty-tunnel-major = každý hrdina je třikrát prokletý
penalty-alcove-minor = všichni nepřátelé mají v tomto kole obranu 1
penalty-alcove-major = všichni nepřátelé mají obranu 1 do konce scénáře
penalty-hovel-minor = všichni hrdinové krvácejí
penalty-hovel-major = všichni hrdinové krvácejí, v každém kole znovu
penalty-burrow-minor = kdo otevřel dveře, je omráčený
penalty-burrow-major = všichni hrdinové jsou zmatení, otrávení a krvácejí
