# Slova rádce v této výukové hře; viz `guide.cs.ftl`.

guide-riverfolk = Společnost Říčního lidu: obchod
    .about = Krátká lekce: ostatní platí bojovníky, ty za ně jednáš a zřizuješ obchodní stanoviště. Pak hraješ dál.
    .end = Krám je zavřený. Rozumné ceny, hodně zákazníků a hlídaná stanoviště: tak Říční lid vyhrává.

guide-riverfolk-goal = Hraješ za Společnost Říčního lidu. Prodáváš služby a bojovníci, kterými ostatní platí, jsou tvé zdroje. Za zdroje jednáš a obchodní stanoviště přinášejí body. Vyhrává 30 VB. Začínáš se čtyřmi bojovníky u řeky, která je pro tebe cestou.
    .advice = Tři na 4, jeden na 5: čtyřka je klidný roh a pětka leží vedle Markýziny pevnosti.
guide-riverfolk-price = Ceny určuješ ty, od 1 do 4 bojovníků: za kartu z tvé ruky, která leží otevřeně, za plavbu po řece a za žoldáky.
    .advice = Dva za kartu: tak levně, aby někdo koupil.

guide-riverfolk-post = Za zdroje jednáš: vyhrazené (pohyb, bitva, dobrání, výroba) se příští tah vrátí, použité (verbování, obchodní stanoviště) jdou domů k majiteli. Obchodní stanoviště stojí dva zdroje toho, kdo mýtinu ovládá.
    .advice = Mýtinu 4 ovládáš ty: zřiď stanoviště za dva vlastní. 2 VB.
guide-riverfolk-move = Zbývá jeden zdroj.
    .advice = Vyhraď ho na pohyb, příští tah ho máš zpátky.
guide-riverfolk-move-from = Po řece se pohybuješ bez ohledu na to, kdo vládne.
    .advice = Ze 4.
guide-riverfolk-move-to = Zákazníky máš tam, kde jsi: za každou mýtinu s obchodním stanovištěm a vlastními komponentami smí hráč koupit o službu víc.
    .advice = Po řece na 7, se dvěma bojovníky.
guide-riverfolk-prices = Večer smíš ceny změnit.
    .advice = Zvedni kartu na 3: v ruce máš, co ostatní chtějí.

guide-riverfolk-customers = Markýza koupila dvě karty, Rody jednu: devět bojovníků a všichni jsou teď tvými zdroji. Se stanovištěm na mapě máš navíc dividendy: bod za každé dva zdroje, které ti zůstaly.
    .advice = Dva zdroje Markýzy, to je stanoviště na mýtině, kterou ovládá. Zřiď ho.
guide-riverfolk-post-where = Každé stanoviště přinese 2 VB, na mýtině smí být jen jedno a od každého symbolu jsou tři. Zničené stanoviště je pryč nadobro a stojí tě polovinu zdrojů.
    .advice = Na 5: máš tam bojovníka, ohlídá ho.
guide-riverfolk-post-second = Zdroje jsou od toho, aby se utrácely: kdo nakoupil, dostane bojovníky zpátky a může nakoupit znovu.
    .advice = Zřiď další, na 2.
guide-riverfolk-post-second-where = Každý symbol má svou řadu po třech.
    .advice = Na 2, myší mýtina.
guide-riverfolk-post-third = Od Markýzy zbývají dva a od Rodů tři.
    .advice = Třetí stanoviště: na 8.
guide-riverfolk-post-third-where = Liška, nová řada.
    .advice = Na 8.
guide-riverfolk-post-fourth = I Rody ti zaplatí stanoviště.
    .advice = Čtvrté: na 6.
guide-riverfolk-post-fourth-where = Kde vládnou Rody, platí jejich zdroje.
    .advice = Na 6.
    .after = 10 VB po dvou tazích.
guide-riverfolk-draw = Tvá ruka je tvůj krám; z prázdných polic se neprodává.
    .advice = Dober si kartu za zdroj, ke kterému nemáš dvojici.
guide-riverfolk-craft = Výroba využívá volná místa na stupnicích stanovišť: každé položené stanoviště jedno odkrylo.
    .advice = Návštěva u přátel: boty, 1 VB. Dala by se i vyvézt za bojovníka na místo pro platby.

guide-riverfolk-alone = To je celý obchod: ceny, platby, zdroje, stanoviště. Když nikdo nekoupí, dostaneš dva vlastní bojovníky. Odteď je to na tobě; co bych volil já, vyznačím dál. Šetři dvojice od téhož majitele a stanoviště hlídej.
