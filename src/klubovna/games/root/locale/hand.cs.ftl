# Co má hráč po ruce.

hand-goal = Vyhrává, kdo první získá 30 bodů, nebo kdo splní kartu dominance.
hand-step-1 = Rozbřesk: co tvá frakce dělá na začátku tahu.
hand-step-2 = Bílý den: vyrob karty z ruky, na které máš symboly.
hand-step-3 = Bílý den: akce tvé frakce – třeba pochod, bitva, stavba, verbování.
hand-step-4 = Večer: dober karty a odhoď na pět.
hand-card-marquise = Na začátku je silná všude. Dřevem z pil se platí stavby a stavby přinášejí body. Drž je propojené a bráněné.
hand-card-eyrie = Výnos každý tah roste a musí se splnit celý, jinak nastane chaos. Hřady přinášejí body každý Večer.
hand-card-alliance = Šiř sympatie za body, sbírej Stoupence a vyvolávej vzpoury. Kdo vstoupí na mýtinu se sympatií, zaplatí ti kartou.
hand-card-vagabond = Jediná figurka s předměty. Prozkoumávej ruiny, plň úkoly, pomáhej, nebo bojuj: každá akce vyčerpá předmět.
hand-card-lizards = Karty se odhalují k rituálům a se zahradou mýtinu ovládáš. Bojovníci padlí v obraně jsou učedníci: platí se jimi spiknutí na mýtinách symbolu Odpadlíka.
hand-card-riverfolk = Prodávej karty, říční čluny i žoldáky; čím ostatní platí, tím hospodaříš. Obchodní stanoviště přinášejí body.
hand-card-duchy = Hloub tunely, stav a ovlivňuj vyslance, kteří dávají další akce a body.
hand-card-corvids = Skryté plány na mapě přinášejí po otočení body a potíže. Kdo při odhalování špatně hádá, dá ti kartu.
hand-fact-warriors = Bojovníci: { $count }.
hand-fact-pieces = Stavby a žetony: { $list }.
