# Harrow County: Rodina.

## Věci

role-family = Rodina
tracker-family-1 = Strana 1, { $name }: bouře na vlastní jednotku; potom přitáhnout žeton, vlastní jednotku, nepřátelskou jednotku
tracker-family-2 = Strana 2, { $name }: bouře vedle legendy; potom odstrčit žeton, vlastní jednotku, nepřátelskou jednotku
jar-action-ability-family =
    { $draw ->
        [one] dobrat { $draw } žeton
        [few] dobrat { $draw } žetony
       *[other] dobrat { $draw } žetonů
    }
jar-action-ability-return =
    { $draw ->
        [one] dobrat { $draw } žeton, vrátit { $back }
        [few] dobrat { $draw } žetony, vrátit { $back }
       *[other] dobrat { $draw } žetonů, vrátit { $back }
    }
bag-deed-token = Aktivovat žeton: { $what }
bag-deed-upgrade = Aktivovat žeton: { $what } – { $effect }
bag-deed-card = Zahrát vylepšení: { $what }
letter-family = R
mark-building = budova

## Rozhodnutí

ask-bag-activate = { $who }: který dobraný žeton aktivuješ?
    .none = Z ostatních žádný
ask-bag-return = { $who }: které dobrané žetony vrátíš do sáčku? (zbývá vrátit { $about })
ask-bag-place = { $who }: kam přijde žeton? ({ $about })
ask-storm-where = { $who }: kam umístíš bouři?
    .none = Nikam
ask-storm-token-from = { $who }: ze kterého hexu pohne bouře na hexu { $about } žetonem schopnosti?
    .none = Z žádného
ask-storm-token = { $who }: který žeton schopnosti z hexu { $about }?
ask-storm-token-to = { $who }: kam se přesune žeton z hexu { $about }?
ask-storm-unit = { $who }: kterou jednotkou pohne bouře na hexu { $about }?
    .none = Žádnou
ask-storm-unit-to = { $who }: kam se přesune jednotka z hexu { $about }?
ask-levi-who = { $who }: Levi, který běs se přesune?
    .none = Už žádný
ask-levi-to = { $who }: kam se přesune běs z hexu { $about }?
ask-corbin-remove = { $who }: Corbin, kterého běsa odstraníš za dvě ZPLOZENÍ?
ask-kaine-remove = { $who }: Kain, kterého běsa odstraníš?
ask-mildred-to = { $who }: Mildred, na který hex s běsem přejde?
ask-mildred-token = { $who }: Mildred, který žeton schopnosti z krabice položíš na bouři?
ask-mildred-where = { $who }: na kterou bouři? ({ $about })
ask-odessa-store = { $who }: Oděsa, kolik kostek si uložíš?
ask-odessa-return = { $who }: Oděsa, kolik uložených kostek vrátíš na bojiště?
ask-willa-token = { $who }: Vilma, který žeton vezmeš ze sáčku?
ask-upgrade-part = { $who }: žeton { $about } dává dvě akce, každou jednou a v libovolném pořadí. Kterou provedeš teď?
    .none = Už žádnou
ask-guide-who = { $who }: Průvodce bouří, která jednotka přejde na sousední bouři?
    .none = Už žádná
ask-guide-to = { $who }: na kterou bouři z hexu { $about }?
ask-psychopomp-who = { $who }: Psychopomp, kterého běsa přemístíš?
ask-psychopomp-to = { $who }: na který prázdný hex krajiny z hexu { $about }?
ask-merging-from = { $who }: Splynutí, vše ze kterého hexu přitáhneš?
ask-merging-to = { $who }: kam to přitáhneš z hexu { $about }?
ask-merging-who = { $who }: všechny jednotky se nevejdou. Kdo půjde? ({ $about })

## Události

event-drew-tokens = Dobráno ze sáčku: { $tokens }.
event-returned-token = Vráceno do sáčku: { $token }.
event-placed-token = { $token } – žeton přichází { $place }.
event-storm-scroll =
    { $total ->
        [one] Schopnost bouře sílí: { $total } sebraný svitek.
        [few] Schopnost bouře sílí: { $total } sebrané svitky.
       *[other] Schopnost bouře sílí: { $total } sebraných svitků.
    }
event-upgraded = Vylepšení: { $from } → { $to }.
event-activated-token = Aktivovaný žeton: { $token }.
event-parked = Na zavařovačce útoku čeká: { $token }.
event-unparked = Zpět do sáčku: { $token }.
event-storm = Bouře na hexu { $hex }.
event-destroyed = Budova na hexu { $hex } je zničená.
event-token-moved = Žeton { $token }: { $from } → { $to }.
event-removed-haint = Běs odstraněný z hexu { $hex } ({ $owner }).
event-laid-token = Žeton položený na hex { $hex }: { $token }.
event-stored-cubes =
    { $amount ->
        [one] Oděsa ukládá { $amount } kostku.
        [few] Oděsa ukládá { $amount } kostky.
       *[other] Oděsa ukládá { $amount } kostek.
    }
event-stored-cubes-back =
    { $amount ->
        [one] Oděsa vrací na bojiště { $amount } kostku.
        [few] Oděsa vrací na bojiště { $amount } kostky.
       *[other] Oděsa vrací na bojiště { $amount } kostek.
    }
event-merged = Vše z hexu přitaženo: { $from } → { $to }.

## Deska

board-draw = dobírá
board-return = vrací
board-bag = sáček
board-board = na desce
board-drawn = dobrané
board-spent = použité
board-parked = na zavařovačce útoku
board-storms = bouře v zásobě
board-stored = uložené kostky
board-step-family-1-1 = bouře na vlastní jednotku
board-step-family-1-2 = přitáhni žeton
board-step-family-1-3 = přitáhni vlastní jednotku
board-step-family-1-4 = přitáhni nepřátelskou jednotku
board-step-family-2-1 = bouře vedle legendy
board-step-family-2-2 = odstrč žeton
board-step-family-2-3 = odstrč vlastní jednotku
board-step-family-2-4 = odstrč nepřátelskou jednotku
