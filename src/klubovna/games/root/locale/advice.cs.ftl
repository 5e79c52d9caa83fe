# Obecné rady, pro každý druh rozhodnutí jedna: platí u každého stolu.

## Co rozhoduje každý
advice-deed = Nejdřív to, co přinese body hned, potom to, co je přinese příští tah. Počítej akce a sleduj, kdo se blíží ke 30.
advice-trigger = Stane se obojí. Začni tím, co může změnit to druhé.
advice-craft-with = Šetři symbol, který potřebuje jiná karta v ruce.
advice-discard = Nech si, co brzy vyrobíš, karty přepadení a ptáky. Pryč s tím, na co nemáš symboly.
advice-move-from = Jdi odtud, kde je bojovníků víc, než je potřeba k udržení.
advice-move-to = Jdi tam, kde budeš příští tah bodovat ty, nebo někdo jiný. Jednu z obou mýtin musíš ovládat.
advice-move-count = Každý bojovník je v bitvě jeden možný zásah: doraz v dostatečném počtu a nech tolik, aby mýtina vydržela.
advice-move-ferry = Vor doveze dál než cesta a za plavbu se dobírá karta.
advice-battle-where = Útoč tam, kde máš víc bojovníků a kde je k mání stavba nebo žeton: každý je za bod.
advice-battle-whom = Na toho, kdo je bezbranný, nebo na toho, kdo vede.
advice-battle-ambush = Dva zásahy ještě před hodem. Nejlepší proti dvěma nebo třem útočníkům: skoro nikdo z nich pak nezbude.
advice-battle-foil = Zmař ho, když by ty dva zásahy tvůj útok ukončily; jinak si kartu nech.
advice-battle-hit = Nejdřív jdou bojovníci. Potom obětuj to, co nejlevněji nahradíš.
advice-dominance-pay = Použij kartu, kterou potřebuješ nejmíň.
advice-path-pay = Použij kartu, kterou potřebuješ nejmíň.

## Vyrobené karty
advice-effect-battle = Využij ji, když změní, kdo o něco přijde.
advice-effect-bank = Kartu dopřej tomu, kdo je nejvíc pozadu.
advice-effect-deliver = Ber tomu, kdo má nejvíc karet, ale ne vedoucímu: okradený má bod.
advice-effect-tax = Vezmi bojovníka odtud, kde není co ztratit.
advice-effect-codebreakers = Podívej se na ruku toho, na koho se chystáš: nemá přepadení?
advice-effect-saboteurs = Stojí to za to proti kartě, která ti škodí každý tah.
advice-effect-saboteurs-card = Zbav se té, která ti škodí nejčastěji.
advice-effect-charm = Karta za darovaný bod: dej ho poslednímu.
advice-effect-informants = Karta přepadení chrání, dobraná může být cokoli. Vezmi ji, když čekáš útok.
advice-effect-propaganda = Použij kartu, kterou nevyrobíš.
advice-effect-propaganda-where = Tam, kde jeden bojovník změní, kdo mýtinu ovládá.
advice-effect-propaganda-whom = Tomu, kdo by ji jinak ovládal.
advice-effect-orders = Toho, kdo tě ohrožuje, nebo vedoucího.
advice-effect-orders-from = Odtud, odkud by na tebe zaútočili, nebo kde něco hlídají.
advice-effect-orders-to = Co nejdál od tebe.
advice-effect-swap = S tím, jehož karta se ti asi bude hodit; jednu mu vrátíš.
advice-effect-swap-card = Vrať tu, kterou nevyužiješ.
advice-effect-league-item = Poslouží kterýkoli předmět: za každý se pohneš nebo bojuješ. Použitý zůstane lícem dolů; jen Tulák své předměty zase otáčí.
advice-effect-league = Zvol to, na co v tomto tahu nestačily tvoje akce.

## Markýza
advice-marquise-keep = Roh, kolem kterého je hodně volných pozic. Rody začínají naproti.
advice-marquise-start = Pilu do bezpečí, dílnu na symbol karty z ruky, sídlo verbíře cestou do středu mapy.
advice-marquise-wood = Dřevo má ležet v bezpečí a mít spojení s místem příští stavby.
advice-marquise-recruit = Tam, kde se dá čekat útok.
advice-marquise-build = Zpočátku pily, později to, co za dřevo přinese nejvíc bodů. Některá sídla verbířů přidají každý Večer kartu.
advice-marquise-build-where = Mýtina, kterou bezpečně udržíš, a pro dílnu taková, jejíž symbol ti chybí.
advice-marquise-build-wood = Nejdřív vezmi dřevo, které je v ohrožení.
advice-marquise-overwork = Tam, odkud má dřevo spojení k příští stavbě.
advice-marquise-overwork-card = Použij kartu, kterou nevyrobíš.
advice-marquise-extra = Akce navíc za ptáka: vyplatí se, když přinese nebo zachrání stavbu.
advice-marquise-hospital = Jedna karta za všechny bojovníky, kteří tu padli: vyplatí se od dvou.

## Rody Orlího hnízda
advice-eyrie-start = Roh co nejdál od Markýzy.
advice-eyrie-leader = Vůdcovi vezíři jsou první karty tvého výnosu: co říkají, musíš splnit každý tah.
advice-eyrie-leader-new = Vyber toho, jehož vezíry s tím, co máš na mapě, určitě splníš.
advice-eyrie-decree = Každá karta výnosu se plní každý tah. Přidej, co zvládneš i za tři tahy; ptáci se dají splnit kdekoli, ale v chaosu stojí body.
advice-eyrie-decree-column = Pohyb a verbování se plní snadno. Bitva potřebuje soupeře vedle tebe a stavba volnou pozici na mýtině, kterou ovládáš.
advice-eyrie-roost = Kde je málo soupeřů a blízko k volným pozicím.
advice-eyrie-recruit = Tam, odkud se budeš pohybovat.
advice-eyrie-build = Víc hřadů, víc bodů každý Večer. Stav tam, kde hřad udržíš; na mýtině smí být jen jeden.

## Aliance
advice-alliance-revolt = Tam, kde zmizí nejvíc staveb a žetonů: každý je za bod. Na základně se pak cvičí důstojníci.
advice-alliance-spread = Vedle jiné sympatie a tam, kudy ostatní musí: každý jejich krok ti přidá Stoupence. Tři bojovníci soupeře na mýtině ji zdraží.
advice-alliance-supporter = Šetři Stoupence těch symbolů, kde chceš vzpouru; ptáci se hodí všude, ty použij až nakonec.
advice-alliance-supporter-limit = Nech si dva stejného symbolu, na kterém máš sympatii: to je vzpoura.
advice-alliance-outrage = Karta Alianci posílí. Dej takovou, jakých má dost, nebo bez které se obejdeš.
advice-alliance-mobilize = Karta, kterou nevyrobíš, se symbolem příští vzpoury.
advice-alliance-train = Každý důstojník je jedna operace každý Večer. Použij kartu se symbolem základny.
advice-alliance-recruit = U základny, odkud budeš agitovat.
advice-alliance-organize = Bojovník se změní v sympatii bez Stoupenců. Zvol mýtinu, kde žeton chvíli vydrží.

## Tulák
advice-vagabond-character = Zloděj, Kutil a Zálesák se liší předměty a zvláštní akcí. Pro začátek je nejodolnější Zálesák.
advice-vagabond-forest = Les vedle ruin a frakcí, kterým chceš pomáhat.
advice-vagabond-refresh = Nejdřív boty a pochodeň, meče, když chceš bojovat.
advice-vagabond-slip = Krok zadarmo, i do lesa: kdo tam odpočívá, opraví si všechno.
advice-vagabond-move = Jedna bota za krok, dvě tam, kde stojí bojovníci nepřátelské frakce. Jdi k ruinám, úkolům a k těm, kdo mají předměty.
advice-vagabond-company = Spojencovi bojovníci půjdou s tebou a mohou schytat zásahy místo tebe.
advice-vagabond-company-count = Tolik, kolik jich bude v bitvě potřeba.
advice-vagabond-ally = Se spojencem bojuješ silou jeho bojovníků.
advice-vagabond-ally-hits = Když spojenec ztratí víc než ty, stane se nepřátelským.
advice-vagabond-damage = Poškoď, co už je použité nebo co potřebuješ nejmíň: konvičky, mince a vaky slouží jen nepoškozené.
advice-vagabond-ruin = Vezmi, čeho máš nejmíň. Meč, nebo boty.
advice-vagabond-aid = Pomáhej těm, kdo mají vyrobené předměty: za kartu dostaneš jeden. Každý stupeň vztahu přinese body.
advice-vagabond-aid-item = Předmět, který tento tah nebudeš potřebovat.
advice-vagabond-aid-card = Karta, kterou nevyrobíš; musí mít symbol mýtiny.
advice-vagabond-aid-take = Boty a meče ti prodlouží tah.
advice-vagabond-reward = Body, když máš splněno víc úkolů toho symbolu, jinak karty.
advice-vagabond-strike = Tam, kde stojí stavba nebo žeton bez bojovníků: je to bod.
advice-vagabond-strike-piece = Stavba nebo žeton: bod.
advice-vagabond-repair = Oprav, co potřebuješ každý tah.
advice-vagabond-service = Zaplať tím, co tento tah nepotřebuješ.
advice-vagabond-limit = Zbav se toho, co je poškozené a čeho máš dost.
advice-vagabond-coalition = S tím, kdo dokáže vyhrát i bez tebe.
advice-vagabond-steal = Tomu, kdo má nejvíc karet.
advice-vagabond-labor = Kartu, která se hodí k výrobě nebo k další pomoci.
advice-vagabond-hideout = Oprav, co potřebuješ každý tah: boty, pochodeň, meče.
advice-vagabond-instigate = Ať se poperou dva, kteří jsou oba před tebou.
advice-vagabond-instigate-whom = Obránce ať má stavby nebo žetony, o které může přijít.
advice-vagabond-enlist = Jeho meče zvýší, kolik hozených zásahů smíš nejvýš udělit, ale má za to bod. Vyplatí se, když máš bojovníků málo.
advice-vagabond-improvise = Vyplatí se, když by úkol jinak nešel: předmět se poškodí.
advice-vagabond-improvise-with = Zvol předmět, který potřebuješ nejmíň.
advice-vagabond-swift = Meč za zásah navíc: vyplatí se, když tím něco padne.
advice-vagabond-glide = Mýtina s ruinou, s úkolem, nebo někdo s předměty.

## Ještěří kult
advice-cult-corner = Roh s nejklidnějšími sousedy.
advice-cult-outcast = Symbol, na jehož mýtinách můžeš získat nejvíc.
advice-cult-convert = Tam, kde jeden bojovník změní, kdo mýtinu ovládá.
advice-cult-convert-whom = Toho, kdo by mýtinu jinak ovládal.
advice-cult-sanctify = Ze stavby bude tvoje zahrada: hned bod, mýtina je tvoje a příště boduješ víc.
advice-cult-sanctify-what = Tu nejcennější.
advice-cult-build = Zahrady jednoho symbolu bodují společně: stav ten, se kterým jsi nejdál.
advice-cult-build-where = Tam, kde ji bojovníci ohlídají; ztracená zahrada stojí kartu.
advice-cult-recruit = Odhalená karta se Večer vrátí do ruky: verbování tě nic nestojí.
advice-cult-recruit-where = Tam, kde budeš stavět, nebo kde zahrada potřebuje ochranu.
advice-cult-score = Použitá karta jde mezi Ztracené duše a pomáhá rozhodnout, kdo bude Odpadlíkem. Použij symbol s nejvíc zahradami.
advice-cult-sacrifice = Ptáci se k jiným rituálům nehodí.

## Říční lid
advice-riverfolk-buy = Kdo platí, posiluje Říční lid. Kup, co má pro tebe větší cenu než ti bojovníci.
advice-riverfolk-buy-card = Karta, kterou vyrobíš, nebo kterou nesmí dostat někdo jiný.
advice-riverfolk-start = Rozestav je podél řeky vedle několika frakcí.
advice-riverfolk-price = Tak levně, aby někdo koupil: bez zákazníků nejsou zdroje.
advice-riverfolk-commit = Nejdřív vyhrazuj vlastní bojovníky, cizí budou potřeba na obchodní stanoviště.
advice-riverfolk-space = Symbol, který na příští kartu nepotřebuješ.
advice-riverfolk-craft = Vyhraď vlastní bojovníky a dvojice od téhož majitele si nech na obchodní stanoviště.
advice-riverfolk-spend = Použité zdroje se vracejí majiteli. Šetři dvojice od téhož majitele.
advice-riverfolk-recruit = Vedle frakcí, které mají nakupovat.
advice-riverfolk-post = Mýtina, jejíž vládce nechá stanoviště na pokoji. Každé přinese 2 VB a odkryje místo svého symbolu pro výrobu.
advice-riverfolk-disruption = Obětuj ty, od kterých nemáš dvojici.

## Hrabství
advice-duchy-corner = Roh, odkud je nejblíž k volným pozicím.
advice-duchy-price = Vzdej se vyslance, jehož akci používáš nejmíň.
advice-duchy-build = Tržiště kvůli kartám, citadela kvůli bojovníkům.
advice-duchy-build-card = Karta se vrátí, pokud to není pták.
advice-duchy-build-where = Mýtina, kterou bezpečně udržíš: ztracená stavba stojí vyslance.
advice-duchy-dig-card = Použij kartu, kterou nebudeš odhalovat.
advice-duchy-dig-from = Zruš tunel tam, kde už je hotovo.
advice-duchy-dig-where = Tam, kde budeš stavět nebo ovlivňovat: volná pozice, málo soupeřů.
advice-duchy-dig-count = Tolik, aby mýtina byla tvoje.
advice-duchy-foremole-card = Stačí jakákoli, ukaž tedy takovou, která se vrátí: ne ptáka.
advice-duchy-brigadier = Dvě bitvy, když jsou body hned vedle, jinak dva pohyby.
advice-duchy-banker = Karty jednoho symbolu jsou po bodu. Nech si, co chceš odhalit příští tah.
advice-duchy-mayor = Zopakuj akci, která pomohla nejvíc.
advice-duchy-sway-card = Karty, které nejsou ptačí, se ti vrátí do ruky.

## Krkavci
advice-corvids-scatter = Mýtiny s málo soupeři, blízko sebe.
advice-corvids-recruit = Použij symbol, na jehož mýtinách chceš klást plány.
advice-corvids-recruit-suit = Symbol příštích plánů.
advice-corvids-recruit-where = Tam, kde přijde plán, nebo kde nějaký potřebuje hlídat.
advice-corvids-plot = Bomba tam, kde toho hodně stojí, Vydírání kvůli kartám, Past na zdržení ostatních, Nájezd tam, kde o žeton nejspíš přijdeš.
advice-corvids-plot-where = Tam, kde vedle něj zůstane bojovník: jen tak ho příští tah otočíš.
advice-corvids-trick = Vyměň ten, který je skoro prozrazený.
advice-corvids-trick-with = Tak, aby lepší plán ležel tam, kde se dá otočit.
advice-corvids-exert = Akce navíc za karty tohoto Večera: vyplatí se na plán.
advice-corvids-raid-where = Tam, kde budeš klást další plány.
advice-corvids-expose-guess = Představ si, co by sem Krkavci dali. Špatný tip stojí kartu.
advice-corvids-expose-card = Ukaž kartu, bez které se obejdeš.
