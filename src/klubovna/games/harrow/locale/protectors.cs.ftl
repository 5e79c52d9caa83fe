# Harrow County: Ochránci.

## Věci

role-protectors = Ochránci
path-supply = žeton stezky ze zásoby
path-at = žeton stezky z hexu { $hex }
tracker-protectors-1 = Strana 1, { $name }: žetony stezek, s každým svitkem o jeden víc
tracker-protectors-2 = Strana 2, { $name }: přitáhnout obyvatele; potom vzít žeton, odstrčit jednotku vedle něj, odstrčit libovolnou jednotku
jar-action-ability-protectors = POSUNUTÍ { $advance }, ZPLOZENÍ { $spawn }, nebo POSÍLENÍ { $strengthen }
roar-near = Dva nepřátelští běsi vedle legendy se přesunou o 1 hex
roar-far = Jeden nepřátelský běs do vzdálenosti 2 hexů se přesune o 2 hexy
letter-protectors = O
mark-townsfolk = obyvatel
mark-path = stezka
mark-taunt = popichování
mark-wrath = útočný hněv

## Rozhodnutí

ask-townsfolk-from = { $who }: obyvatele ze kterého hexu povedeš dál?
    .none = Už žádného
ask-townsfolk-to = { $who }: kam povedeš obyvatele z hexu { $about }?
ask-path-take = { $who }: které žetony stezek si vezmeš zpět? (na mapě: { $about })
    .none = Už žádný
ask-path-place =
    { $about ->
        [one] { $who }: kam umístíš žeton stezky? (v zásobě je { $about })
        [few] { $who }: kam umístíš žeton stezky? (v zásobě jsou { $about })
       *[other] { $who }: kam umístíš žeton stezky? (v zásobě je jich { $about })
    }
    .none = Už nikam
ask-path-which = { $who }: který žeton stezky umístíš nebo přesuneš?
    .none = Žádný
ask-path-to = { $who }: kam přijde žeton stezky?
ask-pull-from = { $who }: obyvatele ze kterého hexu přitáhneš ke své legendě?
    .none = Žádného
ask-pull-to = { $who }: kam přitáhneš obyvatele z hexu { $about }?
ask-pull-token = { $who }: který žeton schopnosti vezmeš z hexu { $about }?
    .none = Žádný
ask-push-near = { $who }: kterou jednotku vedle obyvatele na hexu { $about } odstrčíš?
    .none = Žádnou
ask-push-any = { $who }: kterou jednotku na mapě odstrčíš dál od obyvatele na hexu { $about }?
    .none = Žádnou
ask-push-to = { $who }: kam? ({ $about })
ask-emmy-cube =
    { $about ->
        [one] { $who }: Ema, zbývá už jen { $about } kostka. Na který hex ji dáš?
        [few] { $who }: Ema, zbývají už jen { $about } kostky. Na které hexy je dáš?
       *[other] { $who }: Ema, zbývá už jen { $about } kostek. Na které hexy je dáš?
    }
ask-bernice-who = { $who }: Berenika, který běs se přesune?
ask-bernice-to = { $who }: na který hex krajiny? ({ $about })
ask-bernice-nail = { $who }: Berenika, pod kterou jednotku dáš železný hřebík?
    .none = Nechat oba hřebíky, kde jsou
ask-bernice-take = { $who }: který hřebík kvůli tomu vezmeš zpět?
ask-boy-who = { $who }: Chlapec bez kůže, který běs se přesune?
ask-boy-to = { $who }: kam? ({ $about })
ask-boy-townsfolk = { $who }: Chlapec bez kůže, obyvatel ze kterého hexu se přesune?
ask-boy-townsfolk-to = { $who }: kam se přesune obyvatel z hexu { $about }?
ask-malachi-wrath = { $who }: Malachiáš, ze kterého hexu zaútočí žeton útočného hněvu?
ask-priscilla-taunt =
    { $about ->
        [one] { $who }: Priscila, kam dáš žeton popichování? (zbývá { $about })
        [few] { $who }: Priscila, kam dáš žeton popichování? (zbývají { $about })
       *[other] { $who }: Priscila, kam dáš žeton popichování? (zbývá { $about })
    }
    .none = Už nikam
ask-priscilla-take = { $who }: ze kterého hexu vezmeš žeton popichování pro hex { $about }?
ask-priscilla-spawn =
    { $about ->
        [one] { $who }: Priscila, zbývá už jen { $about } běs. Na kterém hexu s žetonem popichování provedeš ZPLOZENÍ?
        [few] { $who }: Priscila, zbývají už jen { $about } běsi. Na kterém hexu s žetonem popichování provedeš ZPLOZENÍ?
       *[other] { $who }: Priscila, zbývá už jen { $about } běsů. Na kterém hexu s žetonem popichování provedeš ZPLOZENÍ?
    }
ask-fraidy-who =
    { $about ->
        [one] { $who }: Bázlivec, který nepřátelský běs se přiblíží? (zbývá { $about })
        [few] { $who }: Bázlivec, který nepřátelský běs se přiblíží? (zbývají { $about })
       *[other] { $who }: Bázlivec, který nepřátelský běs se přiblíží? (zbývá { $about })
    }
    .none = Už žádný
ask-fraidy-to = { $who }: kam? ({ $about })
ask-deadeye-where = { $who }: Neomylný střelec, ze kterého hexu vezmeš žeton schopnosti?
ask-deadeye-token = { $who }: který žeton schopnosti z hexu { $about }?
ask-determination-where = { $who }: Odhodlání, u kterého obyvatele provedeš ZPLOZENÍ?
ask-witch-where =
    { $about ->
        [one] { $who }: Oheň čarodějnice, na který prázdný hex dáš žeton? (zbývá { $about })
        [few] { $who }: Oheň čarodějnice, na který prázdný hex dáš žeton? (zbývají { $about })
       *[other] { $who }: Oheň čarodějnice, na který prázdný hex dáš žeton? (zbývá { $about })
    }
ask-witch-token = { $who }: který žeton schopnosti z krabice přijde na hex { $about }?
ask-reinforce-who =
    { $about ->
        [one] { $who }: Posila, kterého běsa přemístíš? (zbývá { $about })
        [few] { $who }: Posila, kterého běsa přemístíš? (zbývají { $about })
       *[other] { $who }: Posila, kterého běsa přemístíš? (zbývá { $about })
    }
    .none = Už žádného
ask-reinforce-to = { $who }: kam? ({ $about })
ask-stir-to = { $who }: Rozdmýchání bouře, na který hex za bouří legenda přejde?
ask-roar = { $who }: Řev, jakým způsobem?
ask-roar-who = { $who }: Řev, který nepřátelský běs se přesune?
ask-roar-to = { $who }: kam? ({ $about })
ask-banish = { $who }: Vyhnání, kolik soupeřových kostek opustí do konce tahu bojiště?
ask-feast-path = { $who }: ze kterého hexu se vrátí žeton stezky na ukazatel?

## Události

event-path-placed = Žeton stezky přibyl na hexu { $hex }.
event-path-taken = Žeton stezky se vrací z hexu { $hex }.
event-townsfolk-moved = Obyvatel jde: { $from } → { $to }.
event-saved = { $faction } – zachráněný obyvatel.
event-cube-laid = { $faction } – kostka položená na hex { $hex }.
event-cube-comes = { $faction } – kostka z hexu { $hex } přechází na bojiště.
event-nailed = Hřebík: { $faction }, { $unit } na hexu { $hex }.
event-nail-taken = Hřebík vzatý zpět: { $faction }, { $unit } na hexu { $hex }.
event-wrath = Žeton útočného hněvu útočí z hexu { $hex }.
event-taunt-placed = Žeton popichování přibyl na hexu { $hex }.
event-taunt-taken = Žeton popichování vzatý z hexu { $hex }.
event-token-laid = { $faction } – žeton položený na hex { $hex }: { $token }.
event-banished =
    { $amount ->
        [one] { $faction } – { $amount } kostka opouští do konce tahu bojiště.
        [few] { $faction } – { $amount } kostky opouštějí do konce tahu bojiště.
       *[other] { $faction } – { $amount } kostek opouští do konce tahu bojiště.
    }

## Deska

board-paths = stezky v zásobě
board-paths-locked = stezky zatím nedostupné
board-step-protectors-1-1 = žeton stezky
board-step-protectors-1-2 = 2. žeton stezky
board-step-protectors-1-3 = 3. žeton stezky
board-step-protectors-1-4 = 4. žeton stezky
board-step-protectors-2-1 = přitáhni obyvatele
board-step-protectors-2-2 = vezmi odtamtud žeton
board-step-protectors-2-3 = odstrč jednotku vedle něj
board-step-protectors-2-4 = odstrč kteroukoli jednotku
