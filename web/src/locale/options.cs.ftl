# Varianty her, jak jim říká formulář nového stolu: opt-<hra>-<volba>, a -<hodnota> pro její hodnoty.

opt-none = podle pravidel
opt-add = Přidat
opt-remove = Odebrat { $number }

## Koruna z popela

opt-ash-powers = Zvláštní schopnosti hráčů (pokročilé)
opt-ash-clockwise = Jednodušší pořadí: po směru hodinových ručiček
opt-ash-automa = Hraje i automatický protivník (1 až 3 hráči)
opt-ash-difficulty = Úroveň bojovníka v Citadele (sólo)
opt-ash-difficulty-low = nízká
opt-ash-difficulty-medium = střední
opt-ash-difficulty-high = vysoká
opt-ash-targeted = Kartu I nahradí karta s cílenou akcí
opt-ash-citadel = Citadelu drží tito bojovníci (sólo)
opt-ash-citadel-bone_i_1 = Kostěný nevolník (1)
opt-ash-citadel-bone_i_2 = Kostlivec s kopím (1)
opt-ash-citadel-bone_ii_3 = Kostěný strážce (2)
opt-ash-citadel-bone_ii_4 = Kostěný rytíř (2)
opt-ash-citadel-bone_iii_5 = Kostěný kolos (3)
opt-ash-citadel-bone_iii_6 = Drak z kostnice (3)
opt-ash-citadel-ash_i_1 = Popelavá bludička (1)
opt-ash-citadel-ash_i_2 = Popelový slídil (1)
opt-ash-citadel-ash_ii_3 = Popelový strážce (2)
opt-ash-citadel-ash_ii_4 = Rytíř z hranice (2)
opt-ash-citadel-ash_iii_5 = Popelový obr (3)
opt-ash-citadel-ash_iii_6 = Žhnoucí fénix (3)
opt-ash-citadel-sulphur_i_1 = Sirný rarach (1)
opt-ash-citadel-sulphur_i_2 = Sirný ohař (1)
opt-ash-citadel-sulphur_ii_3 = Sirný strážce (2)
opt-ash-citadel-sulphur_ii_4 = Sirný rytíř (2)
opt-ash-citadel-sulphur_iii_5 = Sirný běs (3)
opt-ash-citadel-sulphur_iii_6 = Sirný démon (3)
opt-ash-citadel-blood_i_1 = Krvavý ghúl (1)
opt-ash-citadel-blood_i_2 = Krvaví netopýři (1)
opt-ash-citadel-blood_ii_3 = Krvavý strážce (2)
opt-ash-citadel-blood_ii_4 = Krvavý rytíř (2)
opt-ash-citadel-blood_iii_5 = Upíří pán (3)
opt-ash-citadel-blood_iii_6 = Krvavý titán (3)

## Root

opt-root-map = Mapa
opt-root-map-autumn = Podzim
opt-root-map-winter = Zima
opt-root-map-lake = Jezero
opt-root-map-mountain = Hory
opt-root-deck = Společný balíček
opt-root-deck-standard = Základní
opt-root-deck-exiles = Vyhnanci a partyzáni
opt-root-any_reach = Povolit frakce se součtem dosahu pod 17
opt-root-seating = Zasedací pořádek a pořadí tahů
opt-root-seating-random = náhodně
opt-root-seating-given = jak hráči usedli

## Pochmurný kraj

opt-harrow-chapter = Kapitola
opt-harrow-chapter-auto = podle počtu hráčů
opt-harrow-chapter-c1 = 1: první hra (2 hráči)
opt-harrow-chapter-c2 = 2: legendy, taktiky, vylepšení (2 hráči)
opt-harrow-chapter-c3 = 3: celý souboj (2 hráči)
opt-harrow-chapter-c4 = 4: s frakcí Kami (2 hráči)
opt-harrow-chapter-c5 = 5: s Hester (3 hráči)
opt-harrow-chapter-solo = Hester sama (1 hráč)
opt-harrow-chapter-ff3 = Říše víl (3 hráči)
opt-harrow-chapter-ff4 = Říše víl a Hester (4 hráči)
opt-harrow-chapter-ffh = Říše víl proti Hester (2 hráči)
opt-harrow-map = Strana mapy
opt-harrow-map-random = náhodná
opt-harrow-map-a = A
opt-harrow-map-b = B
opt-harrow-level = Úroveň (sólo)
opt-harrow-hide_at_random = Naleziště Říše víl určí náhoda

## Říše příšer

opt-monsterlands-difficulty = Síla příšer
opt-monsterlands-difficulty-easy = snadná
opt-monsterlands-difficulty-normal = běžná
opt-monsterlands-difficulty-hard = těžká
opt-monsterlands-difficulty-deadly = smrtící
opt-monsterlands-ruses = Modul Lsti (2 až 4 hráči)
opt-monsterlands-queens_gift = Královnin dar pro prvního hráče
opt-monsterlands-more_monsters = Více příšer u Citadely
opt-monsterlands-scenario = Scénář (sólo)
opt-monsterlands-scenario-0 = první
opt-monsterlands-scenario-1 = 1: Normální práce
opt-monsterlands-scenario-2 = 2: Zlatokop
opt-monsterlands-scenario-3 = 3: Výpad
opt-monsterlands-scenario-4 = 4: Nalehko
opt-monsterlands-scenario-5 = 5: Plná polní
opt-monsterlands-scenario-6 = 6: Přepadení
opt-monsterlands-scenario-7 = 7: Rozličnost
opt-monsterlands-scenario-8 = 8: Lstivý Sam
opt-monsterlands-scenario-9 = 9: Úkol zněl jasně
opt-monsterlands-scenario-10 = 10: Zkáza
opt-monsterlands-dealt = Příslušnosti určí náhoda

## Gloomhaven

opt-gloomhaven-scenario = Scénář
opt-gloomhaven-scenario-1 = 1: Černá mohyla
opt-gloomhaven-scenario-2 = 2: Mohylové doupě
opt-gloomhaven-scenario-3 = 3: Inoxské ležení
opt-gloomhaven-scenario-4 = 4: Krypta zatracených
opt-gloomhaven-scenario-5 = 5: Zhoubná krypta
opt-gloomhaven-scenario-6 = 6: Rozpadající se krypta
opt-gloomhaven-scenario-7 = 7: Zářivá jeskyně
opt-gloomhaven-scenario-8 = 8: Gloomhavenské skladiště
opt-gloomhaven-scenario-9 = 9: Diamantový důl
opt-gloomhaven-scenario-10 = 10: Sféra síly živlů
opt-gloomhaven-scenario-11 = 11: Gloomhavenské náměstí A
opt-gloomhaven-scenario-12 = 12: Gloomhavenské náměstí B
opt-gloomhaven-scenario-13 = 13: Chrám věštce
opt-gloomhaven-scenario-14 = 14: Zamrzlá dutina
opt-gloomhaven-scenario-15 = 15: Svatyně síly
opt-gloomhaven-scenario-16 = 16: Horský průsmyk
opt-gloomhaven-scenario-17 = 17: Ztracený ostrov
opt-gloomhaven-scenario-18 = 18: Opuštěné stoky
opt-gloomhaven-scenario-19 = 19: Zapomenutá krypta
opt-gloomhaven-scenario-20 = 20: Nekromantova svatyně
opt-gloomhaven-scenario-23 = 23: Hlubinné ruiny
opt-gloomhaven-scenario-24 = 24: Komora ozvěn
opt-gloomhaven-scenario-25 = 25: Výstup na Ledový útes
opt-gloomhaven-scenario-28 = 28: Vnější obřadní síň
opt-gloomhaven-scenario-30 = 30: Svatyně hlubin
opt-gloomhaven-scenario-32 = 32: Zchátralý les
opt-gloomhaven-scenario-37 = 37: Příkop zkázy
opt-gloomhaven-scenario-40 = 40: Prastará obranná síť
opt-gloomhaven-scenario-43 = 43: Dračí hnízdo
opt-gloomhaven-scenario-53 = 53: Podzemí krypty
opt-gloomhaven-scenario-59 = 59: Zapomenutý háj
opt-gloomhaven-scenario-63 = 63: Magmatická jáma
opt-gloomhaven-scenario-64 = 64: Podmořská laguna
opt-gloomhaven-scenario-65 = 65: Sirný důl
opt-gloomhaven-scenario-89 = 89: Úkryt syndikátu
opt-gloomhaven-scenario-91 = 91: Divoká řež
opt-gloomhaven-scenario-93 = 93: Potopená loď
opt-gloomhaven-scenario-94 = 94: Hnízdo vermlingů
opt-gloomhaven-level = Úroveň scénáře
opt-gloomhaven-level-none = podle družiny
opt-gloomhaven-difficulty = Obtížnost
opt-gloomhaven-difficulty-easy = snadná
opt-gloomhaven-difficulty-normal = střední
opt-gloomhaven-difficulty-hard = náročná
opt-gloomhaven-difficulty-very_hard = pekelná
opt-gloomhaven-party = Počet hrdinů
opt-gloomhaven-party-none = jeden na místo, nejméně dva
opt-gloomhaven-character_level = Úroveň hrdinů
opt-gloomhaven-open_information = Otevřená informace: karty se vybírají veřejně
opt-gloomhaven-battle_goals = Malé úkoly
opt-gloomhaven-reduced_randomness = Méně náhody: 2x je +2, minutí je −2
opt-gloomhaven-permanent_death = Trvalá smrt: kdo přijde o všechno zdraví, je mrtvý nadobro
opt-gloomhaven-looted = Dříve ukořistěné poklady
opt-gloomhaven-characters = Hrdinové družiny, jeden po druhém
opt-gloomhaven-characters-role = Povolání
opt-gloomhaven-characters-seat = Místo (počítáno od 0)
opt-gloomhaven-characters-name = Jméno
opt-gloomhaven-characters-level = Úroveň
opt-gloomhaven-characters-xp = Zkušenosti
opt-gloomhaven-characters-xp-none = podle úrovně
opt-gloomhaven-characters-gold = Zlaťáky
opt-gloomhaven-characters-checks = Zatržítka
opt-gloomhaven-characters-items = Předměty (čísla)
opt-gloomhaven-characters-cards = Karty schopností (čísla)
opt-gloomhaven-characters-perks = Talenty (počítáno od 0)
opt-gloomhaven-characters-blessings = Požehnání
opt-gloomhaven-characters-damage = Zranění na začátku
opt-gloomhaven-characters-discards = Odhozené karty na začátku
opt-gloomhaven-characters-conditions = Stavy na začátku
opt-gloomhaven-characters-conditions-bless = požehnání
opt-gloomhaven-characters-conditions-curse = prokletí
opt-gloomhaven-characters-conditions-disarm = odzbrojení
opt-gloomhaven-characters-conditions-immobilize = znehybnění
opt-gloomhaven-characters-conditions-invisible = neviditelnost
opt-gloomhaven-characters-conditions-muddle = zmatení
opt-gloomhaven-characters-conditions-poison = otrava
opt-gloomhaven-characters-conditions-strengthen = posílení
opt-gloomhaven-characters-conditions-stun = omráčení
opt-gloomhaven-characters-conditions-wound = krvácení

## Proč se stůl neotevřel, slovy tohoto formuláře

refused-setup-role-twice = Dvě místa mají stejnou roli. Každou roli může hrát jen jedno.
refused-setup-reach = Tyto frakce mají dohromady malý dosah. Zvol jiné, nebo zaškrtni „{ opt-root-any_reach }“.
refused-setup-chapter-seats = Tuto kapitolu hraje jiný počet hráčů. Kolik, to stojí v závorce za jejím názvem.
refused-setup-chapter-roles = Tyto role se do této kapitoly nehodí. Zvol jiné, nebo je nech libovolné.
