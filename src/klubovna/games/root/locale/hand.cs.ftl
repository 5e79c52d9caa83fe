# Co má hráč po ruce.

hand-goal = Vyhrává, kdo první získá 30 bodů, nebo kdo splní kartu dominance.
hand-step-1 = Rozbřesk: co tvá frakce dělá na začátku tahu.
hand-step-2 = Bílý den: vyrob karty z ruky, na které máš symboly (Krkavci za Rozbřesku, Kult a Hrabství Večer).
hand-step-3 = Bílý den: akce tvé frakce – třeba pochod, bitva, stavba, verbování.
hand-step-4 = Večer: co zbývá tvé frakci, potom dober karty a odhoď na pět.
hand-card-marquise = Na začátku je silná všude. Dřevem z pil se platí stavby a stavby přinášejí body. Drž je propojené a bráněné. Rozbřesk: dřevo u každé pily. Bílý den: výroba, pak tři akce. Večer: dober kartu, se sídly verbířů víc.
hand-card-eyrie = Výnos každý tah roste a musí se splnit celý, jinak nastane chaos. Hřady přinášejí body každý Večer. Rozbřesk: jedna nebo dvě karty do výnosu. Bílý den: výroba, pak výnos zleva doprava. Večer: body za hřady a karty.
hand-card-alliance = Šiř sympatie za body, sbírej Stoupence a vyvolávej vzpoury. Kdo vstoupí na mýtinu se sympatií, zaplatí ti kartou. Rozbřesk: vzpoury, pak sympatie, obojí za Stoupence. Bílý den: výroba, mobilizace, výcvik. Večer: akce za každého důstojníka a karty.
hand-card-vagabond = Jediná figurka s předměty. Prozkoumávej ruiny, plň úkoly, pomáhej, nebo bojuj: každá akce vyčerpá předmět. Rozbřesk: obnov předměty, prosmýkni se. Bílý den: tolik akcí, kolik vyčerpáš předmětů. Večer: odpočinek v lese, karty, limit předmětů.
hand-card-lizards = Karty se odhalují k rituálům a se zahradou mýtinu ovládáš. Bojovníci padlí v obraně jsou kultisté: platí se jimi spiknutí na mýtinách symbolu Odpadlíka. Rozbřesk: Odpadlík, pak spiknutí za kultisty. Bílý den: karty se odhalují k rituálům. Večer: karty se vrátí, výroba se zahradami, karty.
hand-card-riverfolk = Prodávej karty, říční čluny i žoldáky; čím ostatní platí, tím hospodaříš. Obchodní stanoviště přinášejí body. Rozbřesk: ochranářství, body za zdroje. Bílý den: zdroje vyhrazuješ a používáš na akce. Večer: odhoď na pět karet a urči ceny.
hand-card-duchy = Hloub tunely, stav a ovlivňuj vyslance, kteří dávají další akce a body. Rozbřesk: bojovníci do Nory. Bílý den: dvě akce, pak vyslanci, pak ovlivníš dalšího. Večer: karty se vrátí, výroba, karty.
hand-card-corvids = Skryté plány na mapě přinášejí po otočení body a potíže. Kdo při prozrazování špatně hádá, dá ti kartu. Rozbřesk: výroba, otočení plánů, verbování. Bílý den: tři akce. Večer: akce navíc místo karet, nebo karty.
hand-fact-warriors = Bojovníci: { $count }.
hand-fact-pieces = Stavby a žetony: { $list }.
