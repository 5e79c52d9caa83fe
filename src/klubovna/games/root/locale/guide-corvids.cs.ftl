# Slova rádce v této výukové hře; viz `guide.cs.ftl`.

guide-corvids = Krkavčí spiknutí: plány
    .about = Krátká lekce: plány se kladou lícem dolů, hlídají a otáčejí. Pak hraješ dál.
    .end = Spiknutí je u konce. Body jsou z mnoha otočených plánů najednou: ty první dobře chraň.

guide-corvids-goal = Hraješ za Krkavčí spiknutí. Kladeš plány lícem dolů a o tah později je otáčíš; každé otočení přinese tolik VB, kolik plánů pak leží na mapě lícem nahoru. Vyhrává 30 VB. Začínáš s jedním bojovníkem na mýtině každého symbolu.
    .advice = Liška: mýtina 6, kde stojí jediný kocour.
guide-corvids-rabbit = Krkavci se pohybují bez ohledu na to, kdo mýtiny ovládá. Vlastní mýtinu nepotřebují, jen místa, kde mají klid.
    .advice = Zajíc: mýtina 4, tichý roh.
guide-corvids-mouse = Kde má ležet plán, musí být nejdřív bojovník.
    .advice = Myš: mýtina 2.

guide-corvids-recruit = Za Rozbřesku smíš použít jednu kartu: na každou mýtinu jejího symbolu přijde bojovník. Za jednu kartu tedy čtyři.
    .advice = Verbuj.
guide-corvids-recruit-mouse = Zvol symbol, na kterém chceš klást plány.
    .advice = Luštitele šifer, myš: na příští tah máš ještě jednu.
guide-corvids-plot = Tři akce: pohyb, bitva, plán, trik. Plán stojí jednoho bojovníka na té mýtině, druhý v tomtéž tahu dva.
    .advice = Polož plán.
guide-corvids-plot-where = Příští tah ho otočíš, jen když tam pořád bude bojovník. Jeden padne na zaplacení, takže tam mají být dva.
    .advice = Na mýtině 2: jsou tam dva, jeden zůstane.
guide-corvids-which = Druhy jsou čtyři, každý dvakrát. Bomba odstraní vše, co tam mají ostatní. Past: nikdo tam nesmí nic umístit ani odtamtud odejít. Vydírání vezme každému na mýtině kartu a přidá jednu každý Večer. Nájezd po odstranění pošle bojovníky na všechny sousední mýtiny.
    .advice = Vydírání: z karet žiješ.
guide-corvids-stay = Co tam leží, víš jen ty. Ostatní smějí hádat, když ukážou kartu se symbolem mýtiny: trefí-li se, plán zmizí, když ne, dají ti kartu.
    .advice = Ostatní bojovníci stojí dobře. Ukonči Bílý den.
guide-corvids-exert = Námaha: jedna akce navíc, ale tento Večer si nedobereš.
    .advice = Ne: karta je potřeba na verbování.
    .after = Markýza plán zničila a stálo ji to dva bojovníky: u plánu lícem dolů udělí Krkavci v obraně vždycky zásah navíc.

guide-corvids-recruit-two = Verbuje se jednou za tah.
    .advice = Průzkumná hlídka, zase myš: další čtyři bojovníci.
guide-corvids-two-where = Nedávej všechny do jednoho kouta: kdo musí hledat všude, najde málo.
    .advice = Na mýtině 9, Markýze pod nosem.
guide-corvids-second-plot = Druhý plán v tahu stojí dva bojovníky. Vyplatí se: dva otočené plány přinesou 1 + 2 VB.
    .advice = Na 9 leží Vydírání; polož další plán, na 11.
guide-corvids-second-where = Jsou tam potřeba dva bojovníci.
    .advice = Na 11; hlídku tam hned pošleme.
guide-corvids-guard = Otočit se dá jen plán, u kterého stojí bojovník.
    .advice = Přesuň tam jednoho.
guide-corvids-guard-from = Jdeš, kam chceš, na vládě nezáleží.
    .advice = Ze 6.
guide-corvids-guard-to = Jeden krok, jedna akce.
    .advice = Na 11.
    .after = Markýza staví, Rody přišly na 11 a postavily hřad. Tvé plány nikdo neodhalil.

guide-corvids-flip = Teď přijde sklizeň. Otočení nic nestojí: bod za každý plán lícem nahoru, i za ten nový.
    .advice = Nejdřív otoč ten na mýtině 9.
    .after = 1 VB a karta od Markýzy.
guide-corvids-flip-second = Na pořadí u bodů nezáleží: 1 + 2.
    .advice = Otoč ten na mýtině 11: 2 VB a po kartě od Markýzy i Rodů.
guide-corvids-snare = Otočené plány působí dál a každý zvyšuje cenu dalších otočení. Vyplatí se je chránit.
    .advice = Naverbováno je. Polož další plány: na 2 a 7, a ať jsou to Pasti.
guide-corvids-snare-which = Jakmile je Past lícem nahoru, nikdo jiný tam nic neumístí ani odtud neodejde.
    .advice = Past.
guide-corvids-snare-second = Zase dva bojovníci za druhý.
    .advice = A jeden na 7.
guide-corvids-snare-seven = Dva stejné plány jsou stejně dobré jako dva různé.
    .advice = Druhá Past.
guide-corvids-ambush = I vydřené karty tě brání.
    .advice = Zahraj myší Přepadení: oba útočníci padnou.

guide-corvids-flip-three = Dva plány už jsou otočené: třetí přinese 3 VB, čtvrtý 4.
    .advice = Otoč ten na mýtině 2.
guide-corvids-flip-four = 7 VB za jediný Rozbřesk.
    .advice = Otoč ten na mýtině 7.
guide-corvids-alone = To je celé spiknutí: verbovat, položit, ohlídat, otočit. Odteď je to na tobě; co bych volil já, vyznačím dál. Máš 10 VB a každý další plán přinese víc.
