# Slova rádce v této výukové hře; viz `guide.cs.ftl`.

guide-duchy = Podzemní hrabství: vyslanci
    .about = Krátká lekce: stavby, tunely z Nory a vyslanci, kteří jednají za tebe. Pak hraješ dál.
    .end = Hrabství ukázalo svou moc. Čím víc vyslanců, tím delší tah; a jediná ztracená stavba může stát toho nejlepšího.

guide-duchy-goal = Hraješ za Podzemní hrabství. Stavby ukazují tvou moc; pak ovlivňuješ vyslance, kteří přinášejí body a každý tah jednají za tebe. Vyhrává 30 VB. Tví bojovníci čekají v Noře a vylézají tunely.
    .advice = Vynoř se v rohu 4: vedle jsou dvě liščí mýtiny a ty máš lišky.

guide-duchy-build = Za Bílého dne máš dvě akce: stavba, verbování, pohyb, bitva, hloubení. Na stavbu se karta jen odhalí; Večer se vrátí, pokud to není pták.
    .advice = Hned stav: obě stavby pomáhají každý tah.
guide-duchy-build-card = Symbol karty musí být symbolem mýtiny a tu musíš ovládat.
    .advice = Výběrčí daní, liška.
guide-duchy-build-where = Ztracená stavba stojí hodně: náhodnou kartu a nejvyššího vyslance. Stav tedy tam, kde jsi v síle.
    .advice = Na 8: máš tam dva bojovníky.
guide-duchy-market = Tržiště dá každý Večer kartu navíc, citadela za každého Rozbřesku bojovníka navíc, druhá a třetí po dvou.
    .advice = Tržiště: vyslanci chtějí vidět karty.
guide-duchy-second = Jedna akce zbývá.
    .advice = Stav ještě jednou, za druhou lišku.
guide-duchy-citadel = Obě stavby také vyrábějí.
    .advice = Citadelu, zase na 8.
guide-duchy-craft = Vyrábíš Večer.
    .advice = Obchodník se zbraněmi: dvě lišky, obě stavby na 8. 2 VB.

guide-duchy-more-buildings = Zase dvě akce.
    .advice = Postav tržiště na 12 a citadelu na 4. Na mýtinu 4 poslouží pták: o toho Večer přijdeš.
guide-duchy-sway = Po akcích a vyslancích smíš jednoho vyslance ovlivnit: odhalíš karty, každou se symbolem jiné mýtiny, kde něco máš. Panoši chtějí dvě karty a přinesou 1 VB, šlechtici tři, lordi čtyři.
    .advice = Ovlivni Předáka liškou a myší: od teď za tebe staví, za jakoukoli kartu na kterékoli mýtině, kterou ovládáš.
guide-duchy-craft-two = Každá stavba vyrábí jednou za tah.
    .advice = Kuši, 1 VB.
    .after = Teď si dobíráš tři karty a do Nory přicházejí čtyři bojovníci za tah.

guide-duchy-dig = Hloubení stojí kartu: na mýtině jejího symbolu se otevře tunel a z Nory vyjdou až čtyři bojovníci.
    .advice = Hlub: dole jich čeká sedm.
guide-duchy-dig-card = Použij, co nepotřebuješ na vyslance.
    .advice = Výběrčí daní.
guide-duchy-dig-where = Kdekoli na tom symbolu, cesta tam vést nemusí.
    .advice = Na 6, k hřadu Rodů.
guide-duchy-dig-count = Kdo přijde se čtyřmi, hned vládne.
    .advice = Čtyři.
guide-duchy-dig-again = Tunely jsou tři; čtvrtý by jiný uzavřel.
    .advice = Hlub znovu: za ptáka na 11.
guide-duchy-foremole = Vyslanci jednají jeden po druhém, každý jednou za tah.
    .advice = Předák: tržiště na 11 za kteroukoli kartu.
    .after = Tři tržiště, stupnice je prázdná a k dalším vyslancům je blíž.
guide-duchy-captain = Ovlivnění vyslanci zůstávají, dokud nepadne žádná stavba.
    .advice = Ovlivni Kapitána: o bitvu víc každý tah.
guide-duchy-alone = To je tvůj motor: karty, vyslanci, tunely. Odteď je to na tobě; co bych volil já, vyznačím dál. Šlechtici a lordi přinesou 2 a 3 VB a někteří bodují každý tah.
