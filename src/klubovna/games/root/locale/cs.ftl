# Root. Jména karet, úkolů, frakcí, vůdců, postav, vyslanců, plánů, služeb a předmětů jsou v content/.
# Jména se neskloňují: stojí v prvním pádě, za dvojtečkou, v závorce nebo za obecným jménem („na mýtině 5 (zaječí)“).
# Některé frakce jsou množné („Rody“), proto u nich stojí podstatné jméno, nebo sloveso s koncovkou -í („útočí“).

## Kdo hraje a jak se hra připraví

role-marquise = Markýza z Kocourova
role-eyrie = Rody Orlího hnízda
role-alliance = Lesní aliance
role-vagabond = Tulák
role-lizards = Ještěří kult
role-riverfolk = Společnost Říčního lidu
role-duchy = Podzemní hrabství
role-corvids = Krkavčí spiknutí
faction-second = Druhý { $name }

option-map = Mapa
option-deck = Společný balíček
option-any-reach = Povolit frakce se součtem dosahu pod 17
option-seating = Zasedací pořádek, a tím i pořadí tahů: random – náhodně, given – jak hráči přišli

setup-vagabonds =
    { $count ->
        [few] Tuláka chtějí hrát { $count } místa, ale smějí nejvýše { $most }.
       *[other] Tuláka chce hrát { $count } míst, ale smějí nejvýše { $most }.
    }
setup-reach = Tyto frakce mají dohromady dosah { $reach }, nejmenší dovolený je { $least }. Zvol jiné, nebo to povol volbou any_reach.

## Věci

suit-bird = ptačí
suit-fox = liščí
suit-rabbit = zaječí
suit-mouse = myší
card = { $name } ({ $suit })

clearing = { $number } ({ $suit })
clearing-burrow = Nora
clearing-forest = les { $number }
way = { $start } → { $to }

piece-sawmill = pila
piece-workshop = dílna
piece-recruiter = sídlo verbíře
piece-roost = hřad
piece-base = základna
piece-garden = zahrada
piece-citadel = citadela
piece-market = tržiště
piece-wood = dřevo
piece-keep = pevnost
piece-sympathy = sympatie
piece-trade-post = obchodní stanoviště
piece-tunnel = tunel
piece-plot = plán
piece-warrior = bojovník

tool = { $name } ({ $marks })
mark-exhausted = lícem dolů
mark-damaged = mezi poškozenými
mark-ruin = z ruin

phase-set-up = Příprava hry
phase-birdsong = Rozbřesk
phase-daylight = Bílý den
phase-evening = Večer

leader = { $name } (vezíři: { $viziers })
column-recruit = Verbování
column-move = Pohyb
column-battle = Bitva
column-build = Stavba

character = { $name } ({ $ability }; { $items })
ability-steal = Krádež
ability-day-labor = Nádeničení
ability-hideout = Skrýš
ability-instigate = Podněcování
ability-protector = Ochrana
ability-scorched-earth = Spálená země
ability-improvise = Improvizace
ability-swift-strike = Rychlý úder
ability-glide = Plachtění
quest = { $name } ({ $suit }: { $items })
reward-points = Vítězné body za splněné úkoly tohoto symbolu
reward-cards = Dobrat si dvě karty
relation-hostile = nepřátelský
relation-indifferent = lhostejný
relation-step-1 = první stupeň
relation-step-2 = druhý stupeň
relation-allied = spojenec

minister = { $name } ({ $rank })
rank-squire = panoš
rank-noble = šlechtic
rank-lord = lord
price = { $n }

## Na co se hra ptá a co nabízí, s číslem, které rozhoduje

part = { $phase } (zbývá akcí: { $n })
clash = mýtina { $where }; dosud zásahů: útočník { $dealt }, obránce { $taken }
hits-left = mýtina { $where }, zbývá zásahů: { $n }
payment = mýtina { $where }, zbývá zaplatit: { $n }
building = { $what } (dřevo: { $wood }, { $vp } VB)
site = { $where } – Stoupenců: { $n }, { $vp } VB
site-martial-law = { $where } – Stoupenců: { $n } za Stanného práva, { $vp } VB
post = { $where } – 2 zdroje: { $who }, { $vp } VB
service-price = { $name } (cena: { $n })
debt = { $who }; celkem zbývá odstranit: { $n }
spaces = { $suit } stupnice, zbývá obsadit míst: { $n }
recruits = symbol: { $suit }, zbývá bojovníků: { $n }
raiders = z mýtiny { $where }, zbývá bojovníků: { $n }
swaying = { $who }, zbývá karet: { $n }
scoring = { $what } – { $vp } VB
trip = { $where } – boty: { $n }
allied-hits = { $who }; zásahů: { $n }
rewarded = { $what } (vítězných bodů: { $vp })

reason-removed = odstraněné komponenty
reason-item = vyrobený předmět
reason-building = stavba
reason-roosts = hřady
reason-turmoil = ptáci ve výnosu
reason-sympathy = sympatie
reason-explore = průzkum ruiny
reason-quest = splněné úkoly
reason-aid = pomoc spojenci
reason-relation = vztah
reason-protector = Ochrana
reason-gardens = zahrady
reason-dividends = dividendy
reason-post = obchodní stanoviště
reason-crown = ovlivněný vyslanec
reason-banker = Bankéř
reason-duchess = Hraběnka Blátová, tunely
reason-baron = Baron Prášivka, tržiště
reason-earl = Vévoda Zkamene, citadely
reason-plots = plány lícem nahoru
reason-path = otevřená cesta
reason-pass = Průsmyk

## Co se dá dělat

deed-craft = Vyrobit: { $what }
deed-craft-item = Vyrobit: { $what } – { $item }, { $vp } VB
deed-export = Vyvézt místo výroby: { $what }
deed-use = Využít vyrobenou kartu: { $what }
deed-activate = Aktivovat kartu dominance: { $what }
deed-take = Vzít si dostupnou kartu: { $what }
deed-open = Otevřít uzavřenou cestu: { $what }
deed-expose = Prozradit plán na mýtině { $what }

deed-move = Pohyb
deed-march = Pochod
deed-battle = Bitva
deed-recruit = Verbování
deed-build = Stavba

deed-overwork = Přesčas: dřevo za kartu
deed-extra = Akce navíc za ptačí kartu

deed-decree-recruit = Výnos: verbování ({ $what })
deed-decree-move = Výnos: pohyb ({ $what })
deed-decree-battle = Výnos: bitva ({ $what })
deed-decree-build = Výnos: stavba ({ $what })
deed-turmoil = Výnos: karta, kterou nelze splnit ({ $what }) – chaos

deed-revolt = Vzpoura
deed-spread = Šíření sympatie
deed-mobilize = Mobilizace: karta mezi Stoupence
deed-train = Výcvik: důstojník za kartu
deed-organize = Agitace: sympatie za bojovníka

deed-slip = Prosmýknutí
deed-explore = Průzkum ruiny
deed-aid = Pomoc
deed-quest = Splnit úkol: { $what }
deed-strike = Střela
deed-repair = Oprava předmětu
deed-special = Zvláštní akce: { $what }
deed-stow = Přesunout ze stupnice do brašny: { $what }
deed-lay = Přesunout z brašny na stupnici: { $what }

deed-outcast = Upravit Odpadlíka
deed-crusade-battle = Křížová výprava: bitva
deed-crusade-move = Křížová výprava: pohyb, potom bitva
deed-convert = Konvertování soupeřova bojovníka
deed-sanctify = Posvěcení soupeřovy stavby
deed-score = Bodování za zahrady
deed-sacrifice = Obětování: kultista za ptačí kartu

deed-draw = Dobrání karty
deed-post = Zřízení obchodního stanoviště s posádkou

deed-dig = Hloubení tunelu
deed-minister = Akce vyslance: { $what }
deed-sway = Ovlivnit vyslance: { $what } – odhalit karty: { $cards }, { $vp } VB

deed-flip = Otočit plán na mýtině { $what }: { $vp } VB
deed-plot = Položit plán
deed-trick = Trik: vyměnit dva plány
deed-exert = Námaha: akce místo dobírání

deed-for-acolytes = { $what } (kultistů: { $n })
deed-for-warriors = { $what } (odstraněných bojovníků: { $n })

trigger-ferry = Karta za plavbu vorem: { $where }
trigger-hospitals = Polní nemocnice: mýtina { $where }
trigger-base = Ztráta základny: mýtina { $where }
trigger-outrage = Pobouření: mýtina { $where }
trigger-damage-vagabond = Tulák poškodí předměty: mýtina { $where }
trigger-damage-vagabond-2 = Druhý Tulák poškodí předměty: mýtina { $where }
trigger-fear = Strach pravověrných: mýtina { $where }
trigger-disruption = Přerušování obchodu: mýtina { $where }
trigger-services = Nákup služeb Říčního lidu
trigger-price = Cena za neúspěch
trigger-raid = Nájezd: mýtina { $where }

## Rozhodnutí: společná pravidla

ask-trigger = { $who }: nastává víc věcí najednou. Která bude první?
ask-deed = { $who }, { $about }: co uděláš?
    .none = Nic dalšího, pokračovat
ask-craft-with =
    { $about ->
        [one] { $who }: jaký symbol má výrobní prostředek za otazník?
        [few] { $who }: jaké symboly mají výrobní prostředky za { $about } otazníky?
       *[other] { $who }: jaké symboly mají výrobní prostředky za { $about } otazníků?
    }
ask-discard =
    { $about ->
        [one] { $who }: v ruce máš víc než pět karet. Kterou odhodíš?
        [few] { $who }: v ruce máš víc než pět karet. Které { $about } odhodíš?
       *[other] { $who }: v ruce máš víc než pět karet. Kterých { $about } odhodíš?
    }
ask-move-from = { $who }: odkud se pohneš?
    .none = Nehýbat se
ask-move-to = { $who }: kam se pohneš? (odkud: { $about })
ask-move-count = { $who }: kolik bojovníků se přesune? ({ $about })
ask-move-ferry = { $who }: popluješ na voru? ({ $about })
ask-battle-where = { $who }: na které mýtině zahájíš bitvu?
    .none = Nebojovat
ask-battle-whom = { $who }: na koho na mýtině { $about } zaútočíš?
ask-battle-ambush = { $who }: zahraješ na mýtině { $about } přepadení?
    .none = Bez přepadení
ask-battle-foil = { $who }: zmaříš přepadení na mýtině { $about }?
    .none = Nemařit
ask-battle-hit = { $who }: co zásahy odstraní? ({ $about })
ask-dominance-pay = { $who }: kterou kartu použiješ jako platbu za kartu { $about }?
ask-path-pay = { $who }: kterou kartu použiješ na otevření cesty?

## Rozhodnutí: vyrobené karty

ask-effect-battle = { $who }: kterou vyrobenou kartu v bitvě využiješ? ({ $about })
    .none = Žádnou
ask-effect-bank = { $who }: kdo si s tebou dobere kartu?
ask-effect-deliver = { $who }: komu vezmeš náhodnou kartu?
ask-effect-tax = { $who }: ze které mýtiny odstraníš bojovníka za kartu?
ask-effect-codebreakers = { $who }: komu se podíváš na karty v ruce?
ask-effect-saboteurs = { $who }: odhodíš Sabotéry a s nimi něčí vyrobenou kartu – čí?
    .none = Nechat si je
ask-effect-saboteurs-card = { $who }: která vyrobená karta bude odhozena? ({ $about })
ask-effect-charm = { $who }: dobereš si kartu a někomu dáš 1 VB – komu?
    .none = Nikomu
ask-effect-informants = { $who }: vezmeš si místo dobírání kartu přepadení z odhazovacího balíčku?
    .none = Dobírat jako obvykle
ask-effect-propaganda = { $who }: kterou kartu použiješ na nahrazení soupeřova bojovníka?
ask-effect-propaganda-where = { $who }: na které mýtině bojovníka nahradíš? (karta: { $about })
ask-effect-propaganda-whom = { $who }: čího bojovníka na mýtině { $about } nahradíš?
ask-effect-orders = { $who }: čí bojovníci dostanou falešné rozkazy?
ask-effect-orders-from = { $who }: odkud bojovníci odejdou? ({ $about })
ask-effect-orders-to = { $who }: kam odejde polovina bojovníků? (odkud: { $about })
ask-effect-swap = { $who }: s kým si vyměníš kartu?
ask-effect-swap-card = { $who }: kterou kartu dáš na oplátku? ({ $about })
ask-effect-league-item = { $who }: který vyrobený předmět použiješ?
ask-effect-league = { $who }: co za použitý předmět uděláš?

## Rozhodnutí: Markýza z Kocourova

ask-marquise-keep = { $who }: ve kterém rohu bude tvá pevnost?
ask-marquise-start = { $who }: kam umístíš počáteční stavbu? ({ $about })
ask-marquise-wood =
    { $about ->
        [one] { $who }: zbývá jediné dřevo. Která pila ho dostane?
        [few] { $who }: zbývají jen { $about } dřeva. Které pily je dostanou?
       *[other] { $who }: zbývá jen { $about } dřev. Které pily je dostanou?
    }
ask-marquise-recruit =
    { $about ->
        [one] { $who }: zbývá jediný bojovník. Které sídlo verbíře ho dostane?
        [few] { $who }: zbývají jen { $about } bojovníci. Která sídla verbířů je dostanou?
       *[other] { $who }: zbývá jen { $about } bojovníků. Která sídla verbířů je dostanou?
    }
ask-marquise-build = { $who }: co postavíš?
ask-marquise-build-where = { $who }: kde budeš stavět? ({ $about })
ask-marquise-build-wood = { $who }: odkud vezmeš dřevo? ({ $about })
ask-marquise-overwork = { $who }: ke které pile položíš dřevo? (karta: { $about })
ask-marquise-overwork-card = { $who }: kterou kartu použiješ na přesčas?
ask-marquise-extra = { $who }: kterou ptačí kartu použiješ na akci navíc?
ask-marquise-hospital = { $who }: kterou kartou zachráníš bojovníky z mýtiny { $about }?
    .none = Nezachraňovat

## Rozhodnutí: Rody Orlího hnízda

ask-eyrie-start = { $who }: ve kterém rohu začneš?
ask-eyrie-leader = { $who }: kdo bude tvým vůdcem?
ask-eyrie-leader-new = { $who }: kdo bude tvým novým vůdcem?
ask-eyrie-decree = { $who }: kterou kartu přidáš do výnosu?
    .none = Druhou kartu už ne
ask-eyrie-decree-column = { $who }: do kterého sloupce přijde { $about }?
ask-eyrie-roost = { $who }: kde bude tvůj nový hřad?
ask-eyrie-recruit = { $who }: u kterého hřadu budeš verbovat?
ask-eyrie-build = { $who }: kde postavíš hřad?

## Rozhodnutí: Lesní aliance

ask-alliance-revolt = { $who }: kde vypukne vzpoura?
ask-alliance-spread = { $who }: kam položíš žeton sympatie?
ask-alliance-supporter = { $who }: které Stoupence použiješ? ({ $about })
ask-alliance-supporter-limit =
    { $about ->
        [one] { $who }: bez základny ti zůstane jen pět Stoupenců. Kterého odhodíš?
        [few] { $who }: bez základny ti zůstane jen pět Stoupenců. Které { $about } odhodíš?
       *[other] { $who }: bez základny ti zůstane jen pět Stoupenců. Kterých { $about } odhodíš?
    }
ask-alliance-outrage = { $who }: kterou kartu dáš Stoupencům za pobouření na mýtině { $about }?
ask-alliance-mobilize = { $who }: kterou kartu přidáš mezi Stoupence?
ask-alliance-train = { $who }: kterou kartu použiješ na výcvik důstojníka?
ask-alliance-recruit = { $who }: u které základny budeš verbovat?
ask-alliance-organize = { $who }: kde vyměníš bojovníka za žeton sympatie?

## Rozhodnutí: Tulák

ask-vagabond-character = { $who }: kterou postavou budeš?
ask-vagabond-forest = { $who }: ve kterém lese začneš?
ask-vagabond-refresh = { $who }: které předměty obnovíš? (nejvýše { $about })
    .none = Další už ne
ask-vagabond-slip = { $who }: kam se prosmýkneš? (odkud: { $about })
ask-vagabond-move = { $who }: kam se přesuneš? (odkud: { $about })
ask-vagabond-company = { $who }: čí bojovníci půjdou s tebou? (kam: { $about })
    .none = Ničí
ask-vagabond-company-count = { $who }: kolik bojovníků půjde s tebou? ({ $about })
ask-vagabond-ally = { $who }: čí bojovníci ti pomohou v boji na mýtině { $about }?
    .none = Ničí
ask-vagabond-ally-hits = { $who }: kolik zásahů padne na spojencovy bojovníky? ({ $about })
ask-vagabond-damage =
    { $about ->
        [one] { $who }: který předmět poškodíš?
        [few] { $who }: které { $about } předměty poškodíš?
       *[other] { $who }: kterých { $about } předmětů poškodíš?
    }
ask-vagabond-ruin = { $who }: který předmět si vezmeš z ruiny na mýtině { $about }?
    .none = Nechat je tam
ask-vagabond-aid = { $who }: komu pomůžeš?
ask-vagabond-aid-item = { $who }: který předmět na pomoc použiješ? ({ $about })
ask-vagabond-aid-card = { $who }: kterou kartu předáš? ({ $about })
ask-vagabond-aid-take = { $who }: který vyrobený předmět si vezmeš? ({ $about })
    .none = Žádný
ask-vagabond-reward = { $who }: jakou odměnu si vezmeš za úkol { $about }?
ask-vagabond-strike = { $who }: na koho vystřelíš?
ask-vagabond-strike-piece = { $who }: kterou komponentu odstraníš? ({ $about })
ask-vagabond-repair = { $who }: který předmět opravíš?
ask-vagabond-service =
    { $about ->
        [one] { $who }: který předmět použiješ jako platbu za službu?
        [few] { $who }: které { $about } předměty použiješ jako platbu za službu?
       *[other] { $who }: kterých { $about } předmětů použiješ jako platbu za službu?
    }
ask-vagabond-limit =
    { $about ->
        [one] { $who }: neseš toho příliš. Který předmět odstraníš ze hry?
        [few] { $who }: neseš toho příliš. Které { $about } předměty odstraníš ze hry?
       *[other] { $who }: neseš toho příliš. Kterých { $about } předmětů odstraníš ze hry?
    }
ask-vagabond-coalition = { $who }: s kým vytvoříš koalici?
ask-vagabond-steal = { $who }: komu ukradneš kartu?
ask-vagabond-labor = { $who }: kterou kartu si vezmeš z odhazovacího balíčku?
ask-vagabond-hideout =
    { $about ->
        [one] { $who }: který předmět ve skrýši opravíš?
        [few] { $who }: které { $about } předměty ve skrýši opravíš?
       *[other] { $who }: kterých { $about } předmětů ve skrýši opravíš?
    }
ask-vagabond-instigate = { $who }: kdo bude útočníkem?
ask-vagabond-instigate-whom = { $who }: kdo bude obráncem? (útočník: { $about })
ask-vagabond-enlist = { $who }: naverbuješ na obranu mýtiny { $about } Rozhodce?
    .none = Bránit se bez něj
ask-vagabond-improvise = { $who }: který předmět při plnění úkolu { $about } nahradíš?
    .none = Žádný, platit podle karty
ask-vagabond-improvise-with = { $who }: který předmět použiješ jako náhradu? (chybí: { $about })
ask-vagabond-swift = { $who }: kolik mečů použiješ na dodatečné zásahy? ({ $about })
ask-vagabond-glide = { $who }: kam doplachtíš?

## Rozhodnutí: Ještěří kult

ask-cult-corner = { $who }: ve kterém rohu začneš?
ask-cult-outcast = { $who }: který symbol bude Odpadlíkem?
ask-cult-convert = { $who }: na které mýtině budeš konvertovat?
ask-cult-convert-whom = { $who }: čí bojovník na mýtině { $about } přejde k tobě?
ask-cult-sanctify = { $who }: na které mýtině posvětíš stavbu?
ask-cult-sanctify-what = { $who }: která stavba na mýtině { $about } ustoupí zahradě?
ask-cult-build = { $who }: kterou kartu odhalíš na stavbu zahrady?
ask-cult-build-where = { $who }: kde bude zahrada? (karta: { $about })
ask-cult-recruit = { $who }: kterou kartu odhalíš na verbování?
ask-cult-recruit-where = { $who }: kde budeš verbovat? (karta: { $about })
ask-cult-score = { $who }: kterou kartu použiješ na bodování za zahrady?
ask-cult-sacrifice = { $who }: kterou ptačí kartu odhalíš za kultistu?

## Rozhodnutí: Společnost Říčního lidu

ask-riverfolk-buy = { $who }: kterou službu Říčního lidu si koupíš? (zbývá nákupů: { $about })
    .none = Žádnou
ask-riverfolk-buy-card = { $who }: kterou kartu si od Říčního lidu vezmeš?
ask-riverfolk-start =
    { $about ->
        [one] { $who }: kam umístíš posledního počátečního bojovníka?
        [few] { $who }: kam umístíš { $about } počáteční bojovníky?
       *[other] { $who }: kam umístíš { $about } počátečních bojovníků?
    }
ask-riverfolk-price = { $who }: kolik bude služba stát? ({ $about })
ask-riverfolk-commit = { $who }: čího bojovníka vyhradíš?
ask-riverfolk-space = { $who }: na které stupnici obsadíš místo za otazník?
ask-riverfolk-craft = { $who }: čí zdroje vyhradíš na výrobu? ({ $about })
ask-riverfolk-spend = { $who }: čího bojovníka použiješ?
ask-riverfolk-recruit = { $who }: kde budeš verbovat?
ask-riverfolk-post = { $who }: kde zřídíš obchodní stanoviště?
ask-riverfolk-disruption = { $who }: Přerušování obchodu – kolik zdrojů tohoto majitele odstraníš? ({ $about })

## Rozhodnutí: Podzemní hrabství

ask-duchy-corner = { $who }: ve kterém rohu se vynoříš?
ask-duchy-price = { $who }: kterého vyslance ztratíš?
ask-duchy-build-card = { $who }: kterou kartu odhalíš na stavbu?
ask-duchy-build-where = { $who }: kde budeš stavět? (karta: { $about })
ask-duchy-build = { $who }: co postavíš na mýtině { $about }?
ask-duchy-dig-card = { $who }: kterou kartu použiješ na hloubení?
ask-duchy-dig-from = { $who }: který tunel nejdřív odstraníš? (karta: { $about })
ask-duchy-dig-where = { $who }: kam povede nový tunel? (karta: { $about })
ask-duchy-dig-count = { $who }: kolik bojovníků vyjde z Nory na mýtinu { $about }?
    .none = Nikdo
ask-duchy-foremole-card = { $who }: kterou kartu odhalíš pro Předáka?
ask-duchy-brigadier = { $who }: co Brigádýr nejvýše dvakrát provede?
ask-duchy-banker = { $who }: které karty jednoho symbolu použiješ, každou za 1 VB?
    .none = Další už ne
ask-duchy-mayor = { $who }: čí akci provede Starosta?
ask-duchy-sway-card = { $who }: které karty odhalíš na ovlivnění vyslance? ({ $about })

## Rozhodnutí: Krkavčí spiknutí

ask-corvids-scatter = { $who }: kam umístíš bojovníka? (symbol: { $about })
ask-corvids-recruit = { $who }: kterou kartu použiješ na verbování?
ask-corvids-recruit-suit = { $who }: na mýtinách kterého symbolu budeš verbovat?
ask-corvids-recruit-where = { $who }: bojovníků je málo. Kde budeš verbovat? ({ $about })
ask-corvids-plot-where = { $who }: kam položíš plán?
ask-corvids-plot = { $who }: který plán položíš na mýtinu { $about }?
ask-corvids-trick = { $who }: který plán vyměníš?
ask-corvids-trick-with = { $who }: se kterým plánem vyměníš ten na mýtině { $about }?
ask-corvids-exert = { $who }: jakou akci provedeš místo dobírání?
ask-corvids-raid-where = { $who }: bojovníků je málo. Kam je umístí nájezd? ({ $about })
ask-corvids-expose-guess = { $who }: jaký plán tušíš na mýtině { $about }?
ask-corvids-expose-card = { $who }: kterou kartu ukážeš Krkavcům? (mýtina { $about })

## Události: společná pravidla

event-low-reach = Součet dosahu frakcí u stolu je { $reach }, doporučuje se { $wanted }.
event-turn = Na tahu: { $faction }.
event-phase = { $faction } – { $phase }.
event-scored = { $faction }: { $amount } VB, celkem { $total } ({ $reason }).
event-won = Vítězí { $faction }.
event-undecided = Po { $rounds } kolech nikdo nezvítězil: hra končí nerozhodně.
event-drew = { $faction } – dobraná karta.
    .known = { $faction } – dobraná karta: { $card }.
event-stole = { $victim } → { $faction }: náhodná karta z ruky.
    .known = { $victim } → { $faction }: náhodná karta z ruky, { $card }.
event-played = { $faction } – zahraná karta: { $card }.
event-spent = { $faction } – odhozená karta: { $card }.
event-crafted = { $faction } – vyrobená karta: { $card }.
event-moved =
    { $count ->
        [one] { $faction } – pohyb: { $count } bojovník, { $from } → { $to }.
        [few] { $faction } – pohyb: { $count } bojovníci, { $from } → { $to }.
       *[other] { $faction } – pohyb: { $count } bojovníků, { $from } → { $to }.
    }
event-battle = Bitva na mýtině { $clearing }: útočí { $attacker }, brání se { $defender }.
event-rolled = Na kostkách padlo { $high } a { $low }.
event-hits = Udělené zásahy: útočník { $dealt }, obránce { $taken }.
event-lost-warriors =
    { $count ->
        [one] { $faction } ztrácí { $count } bojovníka na mýtině { $clearing }.
        [few] { $faction } ztrácí { $count } bojovníky na mýtině { $clearing }.
       *[other] { $faction } ztrácí { $count } bojovníků na mýtině { $clearing }.
    }
event-lost-piece =
    { $count ->
        [one] { $faction } – ztráta na mýtině { $clearing }: { $piece }.
       *[other] { $faction } – ztráta na mýtině { $clearing }: { $count }× { $piece }.
    }
event-placed = { $faction } – nově na mýtině { $clearing }: { $piece }.
event-recruited =
    { $count ->
        [one] { $faction } – nově { $count } bojovník: { $clearing }.
        [few] { $faction } – nově { $count } bojovníci: { $clearing }.
       *[other] { $faction } – nově { $count } bojovníků: { $clearing }.
    }
event-activated = { $faction } – aktivovaná karta: { $card }.
event-took-dominance = { $faction } – dostupná karta vzatá do ruky: { $card }.
event-opened-path = { $faction } – otevřená cesta: { $from } – { $to }.

## Události: vyrobené karty

event-used = { $faction } – využitá karta: { $card }.
event-left-play = { $faction } – odhozená vyrobená karta: { $card }.
event-saw-hand = { $faction } vidí cizí karty v ruce: { $victim }.
    .known = { $faction } vidí cizí karty v ruce: { $victim } – { $cards }.
event-swapped = { $faction } → { $victim }: karta na oplátku.
    .known = { $faction } → { $victim }: karta na oplátku, { $card }.
event-took-ambush = { $faction } – karta z odhazovacího balíčku: { $card }.
event-coffins =
    { $count ->
        [one] { $faction } – vyprázdněné rakve: { $count } bojovník.
        [few] { $faction } – vyprázdněné rakve: { $count } bojovníci.
       *[other] { $faction } – vyprázdněné rakve: { $count } bojovníků.
    }

## Události: frakce

event-wood-spent = { $faction } – platba za stavbu, dřevo: { $count }.
event-hospitals =
    { $count ->
        [one] { $faction } – polní nemocnice: { $count } bojovník se vrací do pevnosti.
        [few] { $faction } – polní nemocnice: { $count } bojovníci se vracejí do pevnosti.
       *[other] { $faction } – polní nemocnice: { $count } bojovníků se vrací do pevnosti.
    }

event-leader = { $faction } – vůdce: { $leader }.
event-decreed = { $faction } – nová karta výnosu, { $column }: { $card }.
event-turmoil = { $faction } – chaos.
event-purged =
    { $count ->
        [one] { $faction } – vyčištění výnosu: { $count } karta.
        [few] { $faction } – vyčištění výnosu: { $count } karty.
       *[other] { $faction } – vyčištění výnosu: { $count } karet.
    }

event-revolt = { $faction } – vzpoura na mýtině { $clearing }.
event-officer =
    { $count ->
        [one] { $faction } – nový důstojník, celkem { $count } důstojník.
        [few] { $faction } – nový důstojník, celkem { $count } důstojníci.
       *[other] { $faction } – nový důstojník, celkem { $count } důstojníků.
    }
event-officers-lost =
    { $count ->
        [one] { $faction } ztrácí { $count } důstojníka.
        [few] { $faction } ztrácí { $count } důstojníky.
       *[other] { $faction } ztrácí { $count } důstojníků.
    }
event-outrage = Pobouření na mýtině { $clearing }: { $faction } platí Stoupencům kartou.
    .known = Pobouření na mýtině { $clearing }: { $faction } platí Stoupencům kartou { $card }.
event-outrage-hand = Pobouření na mýtině { $clearing }: { $faction } – žádná vhodná karta, ukázaná ruka.
    .known = Pobouření na mýtině { $clearing }: { $faction } – žádná vhodná karta, ukázaná ruka: { $cards }.
event-supporter = { $faction } – nový Stoupenec.
    .known = { $faction } – nový Stoupenec: { $card }.
event-supporter-lost = { $faction } – odhozený Stoupenec: { $card }.

event-character = { $faction } – postava: { $character }.
event-wandered = { $faction } – cesta: { $from } → { $to }.
event-refreshed-item = { $faction } – obnovený předmět: { $item }.
event-exhausted-item = { $faction } – použitý předmět: { $item }.
event-exhausted-crafted = { $faction } – použitý předmět: { $item }.
event-damaged-item = { $faction } – poškozený předmět: { $item }.
event-repaired-item = { $faction } – opravený předmět: { $item }.
event-removed-item = { $faction } – předmět odstraněný ze hry: { $item }.
event-fights-along = { $faction } – bitva po boku spojence: { $ally }.
event-explored = { $faction } – průzkum ruiny na mýtině { $clearing }: { $item }.
event-left-ruin = { $faction } – průzkum ruiny na mýtině { $clearing }: nic.
event-aided = { $faction } – pomoc: { $whom }.
    .known = { $faction } – pomoc: { $whom }, karta { $card }.
event-took-item = { $whom } → { $faction }: předmět { $item }.
event-relation = { $faction } – vztah, { $whom }: { $relation }.
event-quest-done = { $faction } – splněný úkol: { $quest }.
event-quest-new = Nový úkol: { $quest }.
event-coalition = { $faction } – koalice: { $partner }.
event-labored = { $faction } – karta z odhazovacího balíčku: { $card }.
event-instigated = { $faction } – podnícená bitva na mýtině { $clearing }.
event-enlisted = { $faction } – pomoc v obraně: { $helper }.
event-scorched = { $faction } – spálená země na mýtině { $clearing }.
event-improvised = { $faction } – improvizace: { $item }, v zadání { $stands-for }.
event-swift-strike = { $faction } – rychlý úder, dodatečné zásahy: { $amount }.

event-outcast = Odpadlíkem je nově symbol: { $suit }.
event-outcast-hated = Odpadlík je nenáviděný, symbol: { $suit }.
event-souls-discarded =
    { $count ->
        [one] { $faction } – odhozené Ztracené duše: { $count } karta.
        [few] { $faction } – odhozené Ztracené duše: { $count } karty.
       *[other] { $faction } – odhozené Ztracené duše: { $count } karet.
    }
event-acolytes-spent =
    { $count ->
        [one] { $faction } – použití { $count } kultisty.
       *[other] { $faction } – použití { $count } kultistů.
    }
event-acolytes-gained =
    { $count ->
        [one] { $faction } – nově { $count } kultista.
        [few] { $faction } – nově { $count } kultisté.
       *[other] { $faction } – nově { $count } kultistů.
    }
event-ritual-revealed = { $faction } – odhalená karta: { $card }.
event-ritual-took-back =
    { $count ->
        [one] { $faction } – zpět do ruky { $count } odhalená karta.
        [few] { $faction } – zpět do ruky { $count } odhalené karty.
       *[other] { $faction } – zpět do ruky { $count } odhalených karet.
    }

event-riverfolk-bought = { $faction } – koupená služba: { $service } (cena { $price }).
event-riverfolk-bought-card = { $faction } – koupená karta: { $card }.
event-riverfolk-prices = Ceny Říčního lidu: karta z ruky { $card }, říční čluny { $boats }, žoldáci { $hire }.
event-riverfolk-protected =
    { $count ->
        [one] Ochranářství: Říční lid pokládá na místo pro platby { $count } bojovníka.
        [few] Ochranářství: Říční lid pokládá na místo pro platby { $count } bojovníky.
       *[other] Ochranářství: Říční lid pokládá na místo pro platby { $count } bojovníků.
    }
event-riverfolk-gathered =
    { $count ->
        [one] Říční lid má po shromáždění { $count } zdroj.
        [few] Říční lid má po shromáždění { $count } zdroje.
       *[other] Říční lid má po shromáždění { $count } zdrojů.
    }
event-riverfolk-committed = Říční lid vyhrazuje zdroj: { $faction }.
event-riverfolk-spent =
    { $count ->
        [one] Říční lid používá { $count } zdroj: { $faction }.
        [few] Říční lid používá { $count } zdroje: { $faction }.
       *[other] Říční lid používá { $count } zdrojů: { $faction }.
    }
event-riverfolk-exported =
    { $count ->
        [one] Říční lid vyváží kartu { $card } a pokládá na místo pro platby { $count } bojovníka.
        [few] Říční lid vyváží kartu { $card } a pokládá na místo pro platby { $count } bojovníky.
       *[other] Říční lid vyváží kartu { $card } a pokládá na místo pro platby { $count } bojovníků.
    }
event-riverfolk-disrupted =
    { $count ->
        [one] Přerušování obchodu: Říční lid ztrácí { $count } zdroj ({ $faction }).
        [few] Přerušování obchodu: Říční lid ztrácí { $count } zdroje ({ $faction }).
       *[other] Přerušování obchodu: Říční lid ztrácí { $count } zdrojů ({ $faction }).
    }

event-duchy-revealed = { $faction } – odhalená karta: { $card }.
event-duchy-took-back =
    { $count ->
        [one] { $faction } – zpět do ruky { $count } odhalená karta.
        [few] { $faction } – zpět do ruky { $count } odhalené karty.
       *[other] { $faction } – zpět do ruky { $count } odhalených karet.
    }
event-duchy-minister-acts = { $faction } – akce vyslance: { $minister }.
event-duchy-swayed = { $faction } – ovlivněný vyslanec: { $minister }.
event-duchy-minister-lost = { $faction } – ztracený vyslanec: { $minister }.

event-plotted = { $faction } – nový plán lícem dolů na mýtině { $clearing }.
    .known = { $faction } – nový plán lícem dolů na mýtině { $clearing }: { $plot }.
event-flipped = { $faction } – otočený plán na mýtině { $clearing }: { $plot }.
event-tricked = { $faction } – výměna dvou plánů: { $from } a { $to }.
event-exerted = { $faction } – námaha: akce místo dobírání.
event-raided = { $faction } – nájezd z mýtiny { $clearing }.
event-exposed = { $faction } – prozrazený plán na mýtině { $clearing }: { $plot }.
    .known = { $faction } – prozrazený plán na mýtině { $clearing }: { $plot }. Ukázaná karta: { $card }.
event-guessed-wrong = { $faction } – špatný odhad na mýtině { $clearing }: { $plot }. Ukázanou kartu dostanou Krkavci.
    .known = { $faction } – špatný odhad na mýtině { $clearing }: { $plot }. Ukázanou kartu dostanou Krkavci: { $card }.

## Stůl v terminálu

suit-mark-bird = (P)
suit-mark-fox = (L)
suit-mark-rabbit = (Z)
suit-mark-mouse = (M)

piece-short-sawmill = pila
piece-short-workshop = díl
piece-short-recruiter = verb
piece-short-roost = hřad
piece-short-base = zákl
piece-short-garden = zahr
piece-short-citadel = cit
piece-short-market = trž
piece-short-wood = dřev
piece-short-keep = PEV
piece-short-sympathy = sym
piece-short-trade-post = obch
piece-short-tunnel = tun
piece-short-plot = plán

board-legend = ♔ vládce  □ volná pozice  ▩ ruina  ♟ figura  ♣ les  · cesta  × uzavřená cesta  ~ řeka  ≋ vor  ♜ Průsmyk  ✗ spálená země
board-paths = Cesty
board-head-faction = Frakce
board-head-vp = VB
board-head-warriors = Zásoba
board-head-hand = Ruka
board-head-board = Deska a herní prostor
board-dominance = dominance
board-coalition = koalice
board-items = vyrobené předměty
board-exhausted-items = použité předměty
board-crafted = vyrobené karty
board-revealed = odhalené karty
board-known = viděné karty v ruce
board-open-hand = veřejné karty v ruce
board-deck = Balíček { $deck }, odhazovací balíček { $discard }
board-item-supply = zásoba předmětů
board-available = Dostupné
board-lost-souls = Ztracené duše
board-quests = Úkoly
board-mine = tvá ruka
board-empty-hand = žádné karty
board-cost = cena
board-points = { $vp } VB

board-of-actions = zbývá akcí
board-of-recruited = verbováno
board-of-leader = vůdce
board-of-deposed = sesazení
board-of-decree = výnos
board-of-left = zbývá splnit
board-of-supporter-count = Stoupenci
board-of-supporters = Stoupenci
board-of-officers = důstojníci
board-of-operations = provedené operace
board-of-bases = základny
board-of-sympathy = sympatie na mapě
board-of-character = postava
board-of-tracks = stupnice
board-of-satchel = brašna
board-of-exhausted = lícem dolů
board-of-damaged = poškozené
board-of-damaged-exhausted = poškozené lícem dolů
board-of-from-ruins = z ruin
board-of-removed = mimo hru
board-of-relations = vztahy
board-of-shifted = přesunuto mezi stupnicí a brašnou
board-of-improvised = improvizováno
board-of-teapots = konvičky tohoto Rozbřesku
board-of-acting = akce zahájeny
board-of-aids = pomoci v tomto tahu
board-of-quests = splněné úkoly
board-of-ruin-items = předměty v ruinách
board-of-seen-in-ruins = viděné v ruinách
board-of-outcast = Odpadlík
board-of-hated = nenáviděný
board-of-acolytes = kultisté
board-of-gardens = zahrady
board-of-scored = bodováno v tomto tahu
board-of-payments = platby
board-of-funds = zdroje
board-of-committed = vyhrazené zdroje
board-of-on-tracks = na stupnicích
board-of-posts-left = zbylá stanoviště
board-of-posts-lost = ztracená stanoviště
board-of-prices = ceny
board-of-hired-by = žoldáky má
board-of-riverboats = říční čluny
board-of-burrow = v Noře
board-of-tunnels = zbylé tunely
board-of-citadels = zbylé citadely
board-of-markets = zbylá tržiště
board-of-swayed = ovlivnění vyslanci
board-of-acted = po akci
board-of-crowns = zbylé koruny
board-of-plotted = plány položené v tomto tahu
board-of-exerted = námaha
board-of-supply-count = plány v zásobě
board-of-supply = plány v zásobě
board-of-plots = plány
word-loyal-vizier = vezír

## Stránky vedle stolu v terminálu

board-page-tracks = Stupnice
board-page-legend = ■ na stupnici  □ na mapě nebo mimo hru  0 1 2 … VB  ✚ o kartu víc ve Večeru
board-page-step =
    { $aids ->
        [0] { $vp } VB
        [one] { $aids } pomoc, { $vp } VB
        [few] { $aids } pomoci, { $vp } VB
       *[other] { $aids } pomocí, { $vp } VB
    }
board-page-warriors = +{ $n } za Rozbřesku
board-page-cards = odhalit karty: { $n }
board-page-relations = Vztahy
board-page-leaders = Vůdci
board-page-characters = Postavy
board-page-services = Služby a jejich ceny
board-page-ministers = Vyslanci
board-page-plots = Plány

## Deska na stránce

board-burnt = spálená země
board-choices = Vyber
board-clearing = Mýtina
board-closed-path = Uzavřená cesta
board-details = Deska
board-discard-pile = Odhazovací balíček
board-draw-pile = Dobírací balíček
board-face-down = lícem dolů
board-factions = Frakce
board-ferry = Vor
board-forest = Les
board-free-slot = volná pozice
board-hand-size = Karty v ruce
board-map = Mapa
board-mine-board = Tvá deska
board-others = Ostatní frakce
board-round = Kolo
board-ruin = ruina
board-ruler = Ovládá
board-score = Stupnice bodů
board-supply = Bojovníci v zásobě
board-tower = Průsmyk (věž)
board-victory-points = Vítězné body
board-wood-cost = Dřevo
board-words-more-supporters = Cena ve Stoupencích

board-leader-builder = Za vyrobené předměty získává plný počet bodů.
board-leader-charismatic = Každé verbování umístí dva bojovníky.
board-leader-commander = Jako útočník uděluje jeden dodatečný zásah.
board-leader-despot = O 1 VB víc za bitvu, ve které odstraní soupeřovu stavbu nebo žeton.

board-character-thief = Pochodeň: vezmi si náhodnou kartu od hráče na své mýtině.
board-character-tinker = Pochodeň: vezmi si z odhazovacího balíčku kartu se symbolem své mýtiny nebo ptačí kartu.
board-character-ranger = Pochodeň: oprav tři předměty; Bílý den hned končí.
board-character-vagrant = Pochodeň: začni na své mýtině bitvu, vyber útočníka i obránce a urči, které komponenty kdo ztratí; 1 VB za každou odstraněnou stavbu, žeton a komponentu nepřátelské frakce.
board-character-arbiter = Obránce na tvé mýtině tě může povolat: ty získáš 1 VB, on tvé nepoškozené meče.
board-character-scoundrel = Pochodeň, nadobro: odstraň ze své mýtiny všechny komponenty soupeřů; nikdo už na ni nevstoupí.
board-character-adventurer = Jednou za tah zaplať úkol jiným předmětem; ten se poškodí.
board-character-ronin = Po hodu v bitvě udělí meč jeden dodatečný zásah.
board-character-harrier = Pochodeň: přeleť na libovolnou mýtinu.

board-minister-foremole = Ukaž libovolnou kartu: postav citadelu nebo tržiště na mýtině, kterou ovládáš.
board-minister-captain = Jedna bitva.
board-minister-marshal = Jeden pohyb.
board-minister-brigadier = Až dva pohyby, nebo až dvě bitvy.
board-minister-banker = Použij karty jednoho symbolu: 1 VB za každou.
board-minister-mayor = Proveď akci kteréhokoli ovlivněného šlechtice nebo panoše.
board-minister-duchess-of-mud = 2 VB, jsou-li na mapě všechny tři tunely.
board-minister-baron-of-dirt = 1 VB za každé tržiště na mapě.
board-minister-earl-of-stone = 1 VB za každou citadelu na mapě.

board-plot-bomb = Po otočení: odstraní ze své mýtiny všechny komponenty soupeřů, potom sebe.
board-plot-snare = Lícem nahoru: soupeři sem nic neumístí a nic odsud nepřesunou.
board-plot-extortion = Po otočení: náhodná karta od každého hráče na mýtině; lícem nahoru: o kartu víc ve Večeru.
board-plot-raid = Po odstranění jinak než prozrazením: bojovník na každou sousední mýtinu.

# Konec hry.
detail-dominance = Dominance
