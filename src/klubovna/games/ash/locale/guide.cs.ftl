# Slova rádce ve výukových hrách. Zpráva říká pravidlo a platí, kdykoli přijde otázka; `.advice` radí, co zvolit teď a
# proč, `.after` říká, co z toho vzešlo.

guide-first = Tvoje první hra
    .about = Fortis proti Noxovi, všechna čtyři kola: každá akce jednou, pravidlo po pravidle.
    .end = To byla celá hra. Znáš všechny akce, boj, Citadelu i to, za co jsou body. Příště to zkus ve třech: volné provincie pak rychle dojdou.

guide-first-goal = V Koruně z popela jde o vítězné body (VB). Na konci každého ze čtyř kol boduje každá budova, kterou ovládáš, a kdo drží Citadelu uprostřed, dostane navíc 3, 5, 7 a nakonec 9. Kdo má po čtvrtém kole nejvíc, vyhrál. Hraješ za Fortise. Nejdřív umístíš dvě počáteční budovy; budova dává zdroje.
    .advice = Začni Starou sirnou jámou, dává kost a síru. Druhá budova přijde na řadu hned potom.
guide-first-where = Kolem Citadely leží šest provincií a v každé je místo pro jednu budovu. Všechny mají stejnou cenu a každou budovu smí využít kdokoli.
    .advice = Vezmi Sopku. V první hře na místě nezáleží.
guide-first-defender = V provincii zůstane bojovník, který ji brání. Brání jen ti, kdo v ní stojí; budova sama žádnou sílu nemá.
    .advice = Nech tu pěšáka se silou 1. Hejtmana se silou 2 si nech v ruce: odtud může zaútočit kamkoli.

guide-first-resources = Máš čtyři služebníky, tedy čtyři tahy v kole. Tah vypadá takhle: umístíš jednoho služebníka na pole, provedeš, co pole říká, a nakonec smíš vyvolat bojovníka. Nejjednodušší je pole u budovy: vezmeš si, co budova dává. Zdroji se platí bojovníci.
    .advice = Využij vlastní Starou krvavou studnu v Osadě: popel a krev. U vlastní budovy smíš navíc upravit obránce, a to se nám hodí.
    .after = Ze zásoby máš 1 popel a 1 krev. Pole je obsazené do konce kola.
guide-first-adjust = U vlastní budovy smíš upravit obránce: přidat bojovníky z ruky, vzít je zpět nebo vyměnit. Do provincie se vejdou dva.
    .advice = Vezmi pěšáka zpátky do ruky. Osada tím zůstane prázdná, což je risk, ale na příští tah potřebujeme všechny.
guide-first-save = Na konci tahu smíš vyvolat jednoho ze šesti vyložených bojovníků, když na něj máš. Zlaťák nahradí kterýkoli zdroj. Samohyby jsou levné a zčásti je zaplatíš čímkoli, slouží ale jen jediný boj, a pokud ti zůstanou do konce hry, stojí tě body.
    .advice = Ukonči tah bez vyvolání. Na tvé kartě osudu, kterou vidíš jen ty, jsou kosti a krev: vyvolaní bojovníci těchto druhů přinesou na konci body. Krvavý rytíř stojí 1 kost a 3 krve a co chybí, nahradí zlato. Ještě na něj nemáš, ale brzy budeš mít.

guide-first-king = Služebník na bojovém poli útočí na danou oblast. V Citadele sedí král s obranou 5 a kartu boje nehraje: je to jediný protivník, jehož sílu znáš předem. Tři vstupy do Citadely přidávají k útoku +1, 0 nebo −1.
    .advice = Zaútoč levým křídlem, přidá +1. S oběma bojovníky a kartou boje se dostaneš nad 5.
guide-first-attackers = Teď určíš, kdo půjde do boje. Na Citadelu smějí útočit nejvýš tři, na provincii dva. Jejich síly se sčítají.
    .advice = Pošli oba, hejtmana (2) i pěšáka (1). S křídlem je to 4 a přibude ještě karta.
guide-first-card = Všichni mají stejných pět karet boje: 0, 1, 3, 4 a kostku. Číslo se přičítá k síle. Použitá karta zůstane odložená, dokud nepoužiješ všech pět nebo neobětuješ tah na obnovu karet boje. Nízké karty přinesou víc, když vyhraješ.
    .advice = Máš 4 a potřebuješ víc než 5: stačí karta 3 a přinese 1 zlaťák. Čtyřku si nech na později.
    .after = 7 proti 5: král padl a z tebe je královrah. Kdo oblast dobude, zůstává v ní jako obránce: v Citadele teď stojí tvoji dva.
guide-first-summon = Bojovníka zaplatíš zdroji uvedenými na kartě. Každý zlaťák smí nahradit jeden z nich.
    .advice = Vyvolej Krvavého rytíře: má sílu 4 a krev je na tvé kartě osudu, takže na konci přinese 2 body. Co chybí, zaplatí zlato.

guide-first-defend = Nox útočí na Citadelu! Útočníci leží lícem dolů: vidíš, kolik jich je, ale ne kteří. Kartu pokládají obě strany zároveň. Při remíze vyhrává obránce.
    .advice = Proti tvým 3 jdou dva neznámí. Polož kartu 4: hra je na začátku a Citadela za to stojí.
    .after = 7 proti 7: remíza, a tu vyhrává obránce. Oba útočníci leží až do konce kola na pohřebišti.
guide-first-special = Speciální přísada je zdroj podle tvé volby, jen ne zlato.
    .advice = Vezmi krev: stojí ji lepší bojovníci z tvé karty osudu.
guide-first-province = Provincie se dobývají stejně jako Citadela. Vítěz přebírá budovu i se všemi jejími body.
    .advice = Pobřeží je prázdné, Nox si obránce stáhl. Zaútoč na ně, stačí samotný rytíř.
guide-first-low-card = Když vyhraješ tak jako tak, polož nízkou kartu, přinese zlato. Kartu pokládá i ten, kdo žádné obránce nemá.
    .advice = Rytíř má 4, s kartou 1 je to 5, tedy víc než kterákoli karta, která Noxovi zbývá (kostku už použil). A přinese 2 zlaťáky.
    .after = 5 proti 4: Pobřeží je tvoje a Krvavý rytíř ho hlídá. Nox položil čtyřku nadarmo, ale něco za ni má: karta něco přinese i tomu, kdo prohraje.
guide-first-gold = Zlato má dvojí použití: nahrazuje zdroje a platí se jím stavba.
    .advice = Ukonči tah a zlato si nech. Příští tah budeme stavět.
guide-first-die = Karta s kostkou má sílu 1 až 6, podle toho, co padne. Výhra s ní přinese 1 VB.
    .advice = Proti tvým 3 v Citadele jde jeden útočník, a to vstupem, který mu 1 ubírá. Kostka stačí a kyne z ní bod. Karta 0 by byla moc riskantní.
    .after = Citadela se udržela a je za to bod.

guide-first-build = Na poli pro stavbu koupíš za zlato jednu ze čtyř budov v nabídce. Vejde se tam libovolný počet služebníků.
    .advice = Tvůj poslední služebník v tomto kole ať staví: budova boduje na konci každého kola, takže čím dřív stojí, tím častěji.
guide-first-tile = V nabídce vidíš cenu, zisk, daň (tu dostane majitel, když budovu využije někdo jiný) a body.
    .advice = Márnice stojí 1 zlaťák a hned dá 3 kosti.
guide-first-cover = Budova přijde do volné provincie, kterou tím ovládneš, nebo na tvou vlastní budovu: překrytá pak přidává 1 bod.
    .advice = Postav ji na Pobřeží. Budou tam 2 body v provincii, kterou už držíš.
guide-first-home = Při stavbě smíš také upravit obránce.
    .advice = Vezmi Krvavého rytíře domů. Nox už má jediného služebníka a v příštím kole se ti rytíř bude hodit v ruce.
guide-first-fate = Bojovníci druhů z tvé karty osudu přinesou tolik bodů, kolik je jejich úroveň, ať jsou na konci kdekoli.
    .advice = Vyvolej Kostěného rytíře: má sílu 4, úroveň II a kosti na tvé kartě osudu jsou.
guide-first-black = Karta 0 k síle nic nepřidá, ale umí bodnout: kdo s ní prohraje, smí vítězi způsobit ztrátu bojovníka, nebo si vrátit padlého z pohřebiště.
    .advice = Nox dobyl Sopku jediným silným bojovníkem. Způsob ztrátu: nikdo ji pak nebude hlídat.
    .after = Nox musel odhodit jediného bojovníka v Sopce.

guide-first-scored = Kolo skončilo a bodovalo se: za budovy a za Citadelu. Všichni služebníci i padlí se vracejí a v nabídce jsou nové budovy. O pořadí hry rozhoduje ten, kdo má nejméně bodů.
    .advice = Držíš Citadelu a dvě provincie. Začni zase zdroji: Márnice dá 3 kosti, což stačí na dalšího kostěného bojovníka.
guide-first-pair = Dva bojovníci téhož druhu v jednom boji přidají 1, tři přidají 2. Tomu se říká posily.
    .advice = Vyvolej Kostěného strážce. S Kostěným rytířem tvoří dvojici.
guide-first-lost-anyway = Každý boj vyhrát nejde. Odhadni, co nejvíc může přijít a co proti tomu můžeš postavit.
    .advice = Tři útočníci proti tvým 3, to je prohrané s čímkoli. Karta s kostkou tě stojí nejmíň a za prohru s ní je 1 zlaťák.
    .after = 14 proti 4. Z dobyté Citadely se obránci vracejí do ruky; v provincii by padli.
guide-first-patience = Útok na obranu, kterou umíš spočítat, je příklad, ne dobrodružství: síla, posily, vstup a karta proti obraně a nejlepší kartě protivníka.
    .advice = Citadela má teď obranu 12 a k tomu přijde karta: zatím ne. Sopka je prázdná. Vezmi si ji zpátky.
guide-first-tax = Využít smíš i cizí budovu. Dostaneš všechno; její majitel si vezme daň ze zásoby a o nic nepřijde.
    .advice = Vezmi si 2 popely ze Staré hranice, kterou má Nox. Potřebuješ je na Kostěného kolosa a dárek pro Noxe je malý.
guide-first-colossus = Nejsilnější bojovníci mají úroveň III. Na konci přinesou i nejvíc bodů.
    .advice = Vyvolej Kostěného kolosa: má sílu 5, úroveň III a je to tvůj třetí kostěný bojovník.
guide-first-trio = Citadela boduje na konci každého kola: počítá se, kdo ji drží právě tehdy.
    .advice = Je to tvůj poslední služebník v kole a Nox už má taky jen jednoho. Zaútoč teď pravým křídlem.
guide-first-trio-who = Tři téhož druhu přidají 2.
    .advice = Pošli všechny tři kostěné: 3 + 4 + 5 a 2 za posily. To je 14 proti 12.
guide-first-high-card = Když je to těsné, rozhodne nejvyšší karta.
    .advice = Kostku už Nox použil, přidat tedy může nejvýš 4: to je 16, a při remíze vyhrává obránce. S tvou čtyřkou je to 18.
    .after = Citadela je zase tvoje, a to těsně před bodováním: 5 bodů.

guide-first-alone = Druhé kolo je za námi a všechno podstatné už znáš. Odtud hraješ podle sebe; dál ti vyznačuji, co bych volil já, s obecnou radou, a klidně to můžeš udělat líp.
guide-first-last-round = Poslední kolo. Po něm je ještě bod za každé 3 stejné zdroje a za každé 2 zlaťáky a k tomu body z karty osudu. Citadela má teď cenu 9: kdo ji drží úplně nakonec, většinou vyhraje.
