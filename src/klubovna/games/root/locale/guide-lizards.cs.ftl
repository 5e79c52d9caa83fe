# Slova rádce v této výukové hře; viz `guide.cs.ftl`.

guide-lizards = Ještěří kult: zahrady
    .about = Krátká lekce: karty se odhalují a vracejí, zahrady vládnou, kultisté spřádají spiknutí. Pak hraješ dál.
    .end = Kult dokázal svoje. Body jsou z jednoho symbolu s mnoha zahradami; kde můžeš udeřit, rozhoduje to, co ostatní odhazují.

guide-lizards-goal = Hraješ za Ještěří kult. Stavíš zahrady; mýtina se zahradou je tvoje, ať na ní stojí kdokoli. Boduješ použitím karty: čím víc zahrad jejího symbolu je na mapě, tím víc bodů. Vyhrává 30 VB. Začínáš v rohu se zahradou a několika bojovníky.
    .advice = Zvol roh 4. Nedaleko jsou dvě liščí mýtiny, 8 a 12, a v ruce máš dvě lišky.
guide-lizards-outcast = Jeden symbol je Odpadlík: jen na jeho mýtinách můžeš provádět spiknutí. Později o něm rozhodne, co všichni odhazují: symbol, kterého je mezi Ztracenými dušemi nejvíc.
    .advice = Pro začátek zajíc, brzy se to stejně změní.

guide-lizards-sacrifice = Za Bílého dne odhaluješ karty a každá je jeden rituál: stavba zahrady, verbování, obětování. Večer se ti všechny vrátí do ruky. Ptáci se hodí k jedinému: bojovník se stane kultistou.
    .advice = Obětuj za ptáka: kultisty se platí spiknutí.
guide-lizards-recruit = Odhalená karta nic nestojí, odhal tedy všechny, co máš.
    .advice = Verbuj za lišku.
guide-lizards-recruit-where = Na kterékoli mýtině toho symbolu, i kde nikoho nemáš.
    .advice = Na 8: s dalším bojovníkem ji ovládneš a může tam být zahrada.
guide-lizards-build = Zahrada se staví na mýtině, kterou ovládáš, se symbolem karty.
    .advice = Stav za druhou lišku: na 8.
    .after = Na 8 je zahrada. Odhalené karty jsou zpátky v ruce.

guide-lizards-second-garden = Zahrady jednoho symbolu se počítají dohromady, i když stojí na téže mýtině.
    .advice = Odpadlíkem je teď liška. Postav na 8 druhou.
guide-lizards-score = Bodování stojí kartu nadobro: jde mezi Ztracené duše. Pro každý symbol jednou za tah.
    .advice = Boduj za druhou lišku: 2 VB. A o lišku víc mezi Ztracenými dušemi udrží lišku Odpadlíkem.
guide-lizards-acolytes = Kultisté přibývají i tehdy, když tvoji bojovníci padnou v obraně.
    .advice = Dva ptáci, dva kultisté. Obětuj dvakrát.
guide-lizards-craft = Vyrábíš Večer, zahradami se symbolem Odpadlíka.
    .advice = Obchodník se zbraněmi chce dvě lišky: dvě zahrady na 8. Meč, 2 VB.
    .after = Odpadlíkem je zase tentýž symbol: teď je nenáviděný a každé spiknutí stojí o kultistu míň.

guide-lizards-sanctify = Spiknutí se provádějí za Rozbřesku na mýtinách Odpadlíka: křížová výprava (pohyb a bitva), konvertování soupeřova bojovníka, posvěcení soupeřovy stavby, ze které bude tvoje zahrada.
    .advice = Posvěť za dva kultisty: z hřadu na mýtině 6 bude zahrada. 1 VB a žádná bitva.
guide-lizards-convert = Konvertování nahradí soupeřova bojovníka tvým.
    .advice = Konvertuj na 6: zahrada dostane hlídku.
guide-lizards-score-more = Tři liščí zahrady.
    .advice = Boduj za lišku: 2 VB.
guide-lizards-alone = Viděno je všechno: rituály, které nic nestojí, bodování za kartu a spiknutí za kultisty. Odteď je to na tobě; co bych volil já, vyznačím dál. Drž se jednoho symbolu a jeho zahrady hlídej.
