# Co má hráč po ruce.

hand-goal = Vyhrává 7 bodů na konci kola, má-li soupeř méně (při shodě vyhrává lucerna): za zabité běsy, zachráněné obyvatele či zničené budovy a za trní.
hand-step-1 = Rozbij jednu ze zavařovaček: za kolo tři ze čtyř.
hand-step-2 = Zavařovačka schopností nebo divočení: POSUNUTÍ, ZPLOZENÍ, POSÍLENÍ.
hand-step-3 = Zavařovačka útoku: útok přes strom a jedna volná schopnost.
hand-step-4 = Zavařovačka legendy: ukazatel a nadání tvé legendy.
hand-step-5 = Úklid: seberou se žetony, přesunou obyvatelé, vzniknou bouře.
hand-card-protectors = Přiveď obyvatele domů po řetězu jednotek a stezek, 2 body za každého. Zavařovačka schopností provede jednu schopnost v plné hodnotě.
hand-card-family = Souvislá cesta bouří od domova k budově ji zničí, 2 body. Zavařovačka schopností dobírá žetony ze sáčku.
hand-card-kami = Jedna ze tří panenek je opravdová a která, vědí jen ostatní: stojí-li na ní při úklidu sama Kami, má 4 body. Která ze dvou legend je Kami a která skřetík, ví jen ona.
hand-card-hester = Roste v podzemí, nakazí běsy a zaplňuje svou desku.
hand-card-fairfolk = Čtyři hnízda, která splní úkol, přinesou šipku nebo hádání; někdy i nabídka, kterou si kdo vezme. Hledá se postupně meč, korunka a královna.
hand-fact-legends = Legendy: { $list }.
hand-fact-units = Běsi: { $haints }; jednotek na hexu nejvýš: { $hex }; bodů k vítězství: { $points }.
hand-fact-abilities = Hodnoty schopností: { $list }.
hand-fact-hester = Čtvercová pole na desce: { $squares }; vítězí, když jsou všechna zaplněná.
hand-fact-fairfolk = Hledá: { $finds }.
