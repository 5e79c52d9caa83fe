# Slova, která nepatří žádné hře.
none = Nic
yes = Ano
no = Ne

unknown-language = Neznámý jazyk „{ $lang }“. K dispozici: { $languages }.
unknown-game = Neznámá hra „{ $game }“. K dispozici: { $games }.
text-nothing = Není co vyjádřit slovy: nikdo právě nerozhoduje.

illegal-index = Možnost { $index } neexistuje: možnosti jsou číslovány od 0, je jich { $count }.
illegal-seat = Místo { $seat } teď nemá o čem rozhodovat.
sealed-clone = Tato hra byla předána bez svého začátku; kopírovat a zaznamenat ji jde znovu až od jejího dalšího kroku.
illegal-over = Hra skončila; není o čem rozhodovat.
illegal-set-none = Tady se volí jediná věc, ne několik najednou.
illegal-set-size = Označeno: { $size }. { $least ->
    [0] Lze označit nejvýš { $most }.
   *[other] Je třeba označit { $least } až { $most }.
  }
illegal-set = To nelze vzít dohromady: „{ $item }“ se k ostatním nehodí.
rule-broken = Pravidlo selhalo ({ $error }). Pozice je taková, jaká byla před poslední odpovědí.

undo-nothing = Není co vzít zpět.
undo-dice = Mezitím se házelo kostkou nebo se míchaly karty.
undo-seen = Mezitím byla vidět skrytá karta.
undo-acted = Mezitím jednal někdo jiný, nebo se někdo tajně rozhoduje.
undo-upgraded = Od té doby se změnila pravidla: co se hrálo předtím, vrátit nelze.

setup-seats = Hru { $game } hraje { $low } až { $high ->
    [one] { $high } hráč
    [few] { $high } hráči
   *[other] { $high } hráčů
  }, ne { $seats }.
setup-seed = Semínko je celé číslo od 0 do 2^64 - 1, nebo 64 šestnáctkových číslic, ne { $seed }.
setup-role-count = Počet rolí ({ $count }) nesouhlasí s počtem míst ({ $seats }).
setup-role = Neznámá role { $role }. K dispozici: { $roles }.
setup-role-twice = Roli { $role } může hrát jen jedno místo.
setup-option = Neznámá volba „{ $option }“. K dispozici: { $options }.
setup-option-value = Volba „{ $option }“ nemůže mít takovou hodnotu. Patří sem { $takes }.
setup-guide = Průvodce { $guide } pro tolik míst není. K dispozici: { $guides }.
takes-boolean = ano nebo ne (true, false)
takes-integer = celé číslo
takes-number-from = celé číslo od { $low } do { $high }
takes-one-of = jedna z hodnot: { $values }
takes-string = text
takes-array = seznam
takes-entries = tyto položky: { $fields }
takes-object = pojmenované položky
takes-other = jiná hodnota

content-type = Obsah { $where }: { $error }
content-syntax = Soubor s obsahem { $file } nelze přečíst: { $error }
pack-folder = Složka { $folder } s balíčkem obsahu neexistuje.
pack-empty = Balíček obsahu { $folder } nemá žádný soubor TOML ani JSON.
pack-file = Balíček obsahu má soubor { $file }, ale hra má jen: { $files }.
pack-key = Balíček obsahu má v souboru { $file } nesprávný klíč: { $key }. K dispozici: { $keys }.
pack-late = Balíček obsahu je třeba zadat dřív, než se hra načte; už načteno: { $games }.

coverage-no-tests = Pokrytí pravidel se počítá z testů ve zdrojovém stromu a tady žádné nejsou.
coverage-game = Hra
coverage-clauses = Ustanovení
coverage-shown = Doloženo testem
coverage-untestable = Nelze testovat
coverage-later = Později
coverage-examples = Příklady
coverage-rulings = Výklady
coverage-percent = Pokrytí
coverage-missing = bez úspěšného testu:

campaign-record = Tohle není záznam kampaně: { $error }
campaign-packed = Záznam kampaně v tomto souboru je poškozený.
campaign-game = Tohle není hra, kterou měla kampaň pokračovat.
campaign-over = Tato kampaň už skončila.
campaign-no-guest = Pro hosta teď není místo: přidává se před návštěvou nebo cestou, dokud družina nemá čtyři hrdiny.

record-shape = Toto není záznam hry: { $error }
record-game = Záznam patří hře, která není nainstalovaná: { $game }.
record-content = Záznam vznikl s jiným obsahem hry { $game } ({ $content }; zde { $ours }).
record-setup = Záznam nelze zahájit: { $error }
record-state = Pozice v záznamu je poškozená u { $path }: očekává se { $expected }.
record-input = Vstup { $number } záznamu nesouhlasí: místo { $seat }, { $kind }, { $value }.
record-rule = Záznam nelze přehrát za vstup { $number }: pravidlo selhalo ({ $error }).
record-end = Všechny vstupy záznamu ({ $number }) souhlasí, ale pozice po vstupu { $number } není ta zaznamenaná (záznam má verzi { $version }, zde { $ours }).

unknown-bot = Neznámý bot „{ $bot }“. K dispozici: { $bots }.
bot-not-loaded = Bota „{ $bot }“ nejde načíst: { $error }
extra-missing = Tohle potřebuje doinstalovat: pip install 'klubovna[{ $extra }]'
unknown-player = Neznámý hráč „{ $player }“. K dispozici: { $players }.
bot-not-learnt = Bot { $bot } neumí hru { $game }: nic se o ní nenaučil (chybí váhy, nebo NumPy).
bot-without-policy = Bot { $bot } neumí hru { $game }: hra nemá vlastní strategii.
bot-silent = neodpověděl do { $seconds } s
bot-killed = neodpověděl do { $seconds } s a byl ukončen
bot-lost = přišel o svůj proces
bot-lost-often = v této hře přišel o svůj proces příliš často
bot-broke = selhal ({ $error })
bot-chose = zvolil { $answer } (počet možností: { $options })
bot-unasked = v této pozici se ho nelze zeptat

cli-no-game = Kterou hru? Například: klubovna play ash
cli-options-json = Volby nejsou objekt JSON: { $error }
cli-option-form = Volba se zadává jako jméno=hodnota, ne jako „{ $option }“.
cli-file-missing = Takový soubor ani složka neexistuje: { $file }
cli-file-refused = Soubor { $file } nelze použít: { $error }
cli-plan-file = Pozici v souboru { $file } nelze použít: { $error }
cli-save-broken = Uložená hra { $file } je poškozená: { $error }
cli-save-foreign = Soubor { $file } není uložená hra Klubovny.
cli-save-exists = Soubor { $file } už existuje; hra v něm pokračuje s volbou --resume.
cli-resume-fixed = Role, volby a semínko uložené hry zůstávají takové, s jakými začala.
cli-resume-game = V souboru { $file } je jiná hra než { $game }.
cli-resume-players = Uložená hra má { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
}, ale hráčů bylo zadáno { $count }.
cli-campaign-none = Tato hra nemá kampaň: { $game }
cli-guest-campaign = --guest patří ke kampani: použijte ho spolu s --campaign.
cli-guest-later = Hra kampaně v souboru { $file } je rozehraná: host se může přidat, až skončí.
cli-guest-none = K této hře se host přidat nemůže: { $game }
cli-campaign-alone = Kampaň si své hry ukládá sama: s --campaign nelze použít --save ani --resume.
cli-campaign-begun = Volby se určují na začátku kampaně a ta v souboru { $file } už začala.
cli-campaign-foreign = Soubor { $file } není kampaň Klubovny.
cli-campaign-broken = Kampaň { $file } je poškozená: { $error }
cli-campaign-players = Příští hra kampaně má { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
}, ale hráčů bylo zadáno { $count }.
cli-no-clause = Hra { $game } nemá ustanovení „{ $clause }“. Její oddíly: { $sections }.

cli-section = Oddíl
cli-clauses = Ustanovení
cli-ledger-counts = { $clauses ->
    [one] { $clauses } ustanovení
   *[other] { $clauses } ustanovení
}, { $rulings ->
    [one] { $rulings } výklad
    [few] { $rulings } výklady
   *[other] { $rulings } výkladů
}, { $examples ->
    [one] { $examples } příklad
    [few] { $examples } příklady
   *[other] { $examples } příkladů
}
cli-ruling = výklad
cli-none-found = Žádné ustanovení neobsahuje „{ $words }“.
cli-more-found = … a { $count ->
    [one] { $count } další ustanovení
    [few] { $count } další ustanovení
   *[other] { $count } dalších ustanovení
}; přidej slovo.

cli-news = Od tvé poslední volby
cli-earlier = … { $count ->
    [one] { $count } dřívější událost
    [few] { $count } dřívější události
   *[other] { $count } dřívějších událostí
}
cli-many = Čísla označují a odznačují, v libovolném pořadí (třeba 3 1); c potvrdí, co je označeno.
cli-marks = Označeno: { $marked }{ $way ->
    [exact] { " z " }{ $most }
    [any] , nejvýš { $most }
   *[between] , nejméně { $least }, nejvýš { $most }
}
cli-no-marks = Tady není co potvrdit: volí se číslem.
cli-no-pages = Celý stůl je vidět na plánu.
cli-pages = t a číslo ukáže jednu z nich.
cli-keys = číslo zvolit · u zpět · i rada · t stůl · ? toto pravidlo · r pravidla · s uložit · q odejít · h nápověda · Enter překreslit
cli-help =
    číslo      zvolí danou možnost
    u          vezme zpět tvou poslední volbu, pokud mezitím nikdo nic neviděl ani neudělal
    i          rada: co by udělal bot, jak si je jistý a jakou šanci tomu dává
    c          potvrdí, co je označeno, když se vybírá víc věcí
    t          ukáže ze stolu víc než plán; t 2 ukáže druhou stránku
    ?          pravidlo, které stojí za touto otázkou
    r          oddíly pravidel; r slovo hledá; r označení ukáže ustanovení nebo oddíl
    s          uloží hru; s SOUBOR ji uloží do toho souboru
    q          odejít od stolu; hra zůstane uložená a dá se v ní pokračovat
    h          tato nápověda
    Enter      znovu nakreslí stůl
cli-thinking = Bot přemýšlí…
cli-hint-line = Očekává: { $line }
cli-no-key = „{ $key }“ není číslo ani klávesa; klávesy vypíše h.
cli-no-option = { $count ->
    [one] Možnost { $number } neexistuje, jen možnost 1.
   *[other] Možnost { $number } neexistuje: vol od 1 do { $count }.
}
cli-one-number = Zadej jen jedno číslo: tady lze zvolit jedinou možnost.
cli-saved = Uloženo do souboru { $file }
cli-pass-device = Předej zařízení dál; na řadě: { $who }. Enter pokračuje.

cli-over = Konec hry
cli-rank = Pořadí
cli-seat = Místo
cli-player = Hráč
cli-score = Body
cli-human = člověk
cli-winners = { $count ->
    [0] Nevyhrává nikdo.
    [one] Vítěz: { $names }.
   *[other] O vítězství se dělí: { $names }.
}
cli-left = Hra je uložená; pokračovat lze příkazem: klubovna play --resume { $file }
cli-kept = Hra je uložená; znovu ji ukáže příkaz: klubovna replay { $file }
cli-campaign-left = Kampaň je uložená; pokračovat lze příkazem: klubovna play --campaign { $file }
cli-campaign-next = { $number }. hra kampaně: { $title }
cli-campaign-won = Kampaň je vyhraná. Odehráno: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}.
cli-campaign-lost = Kampaň je prohraná. Odehráno: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}.
cli-replay-head = { $seats } · semínko { $seed }
cli-unfinished = Hra není dohraná; rozhoduje: { $who }

cli-slug = Označení
cli-game = Hra
cli-players-column = Hráči
cli-roles-column = Role
cli-options-column = Volby
cli-file = Soubor
cli-total = Celkem
cli-source-rulebook = pravidla
cli-source-public = veřejné
cli-source-known = známé
cli-source-rebuilt = dotvořené
cli-source-pack = balíček
cli-bot-replaced = Bot { $bot }: { $why }. Místo něj rozhodl výchozí bot hry.

arena-player = Hráč
arena-wins = Výhry
arena-win-rate = Výhry %
arena-mean = Průměr bodů
arena-median = Medián
arena-games = Hry
arena-seconds = Přemýšlení (s)
arena-rate = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, { $deals ->
    [one] { $deals } rozdání
    [few] { $deals } různá rozdání
   *[other] { $deals } různých rozdání
}, průměrně { $decisions } rozhodnutí, za { $seconds } s, { $rate } her/s
arena-interval = 95% interval
arena-rating = Hodnocení
arena-role = Role
arena-seat = Místo
arena-fair = × spravedlivě
arena-kind = Rozhodnutí
arena-answer = Odpověď
arena-chosen = Zvoleno
arena-share = Podíl
arena-replaced = Místo bota { $bot } rozhodl výchozí bot hry { $count }krát; poprvé proto, že { $why }.
arena-no-file = { $file } není soubor z arény.
arena-other-match = { $file } obsahuje jiný zápas; zvolte jiný soubor.
arena-other-rules = { $file } obsahuje hry podle jiné verze pravidel ({ $version }); zvolte jiný soubor.
arena-newer-file = { $file } je z novější verze Klubovny (formát { $format }).
tune-done = Všechna tato kola už proběhla; s vyšším počtem kol se pokračuje.
tune-found = Po { $rounds ->
    [one] { $rounds } kole
    [few] { $rounds } kolech
   *[other] { $rounds } kolech
} (nejlepší pokus posledního kola vyhrál { $share }) má v bot.toml stát:
calibrate-seats = Dvě úrovně se o místa dělí rovným dílem; { $seats } je lichý počet.
calibrate-levels = Vyvážit lze tyto úrovně: { $levels }. Zbývající je měřítkem pro ostatní.
calibrate-found = { $level } proti { $other }: { $rate } ({ $interval }) podle { $games ->
    [one] { $games } hry
   *[other] { $games } her
}{ $settled ->
    [yes] .
   *[no] ; ještě to není jisté, s vyšším počtem her se pokračuje.
}
review-choice = { $at }. { $who }: { $question } Zvoleno: { $chosen }; lepší: { $better }. Cena: { $cost } % šancí.
review-nothing = Žádná volba nestála mnoho.
stats-choices = Co se volilo
stats-openings = První volby

bench-game = Hra
bench-config = Sestava
bench-build = Sestavení
bench-games = Her/s
bench-decisions = Rozhodnutí/s
bench-real-decisions = Skutečných rozhodnutí/s
bench-clone = Kopie µs
bench-determinize = Rozdání µs
bench-view = Pohled µs
bench-playouts = Dohrání/s
bench-measured = Co se měří
bench-per-second = Za sekundu
bench-calibration = Srovnávací údaj stroje: { $figure } obrátek/s

serve-open = Klubovna je otevřená: { $address } (zavře ji Ctrl+C)
server-no-table = Takový stůl není.
server-no-seat = Takové místo u stolu není.
server-no-page = Na této adrese nic není.
server-no-game = Neznámá hra „{ $game }“.
server-no-leaf = Herní plán „{ $game }“ nemá „{ $leaf }“.
server-wrong-token = Toto místo patří někomu jinému.
server-spectator = Diváci se dívají; hrát může jen ten, kdo má místo u stolu.
server-seat-taken = Toto místo je už obsazené.
server-other-rules = Od založení tohoto stolu se pravidla změnila.
server-not-running = Hra u tohoto stolu ještě nezačala.
server-not-all-seated = Některá místa jsou ještě volná.
server-stale = Hra se mezitím posunula; nic se nezahrálo.
server-undo-refused = Tento tah vrátit nelze. { $why }
server-no-undo-asked = Nikdo nežádá o vrácení tahu.
server-not-over = U tohoto stolu se ještě hraje.
server-no-next = Po tomto scénáři žádný další nenásleduje.
server-in-campaign = Tato hra patří ke kampani: pokračujte v ní.
server-database = Databáze neodpovídá. Nic se nezahrálo; zkus to znovu.
server-too-many-tables = Otevřených stolů máš { $most }; nejdřív některý dohraj.
server-too-fast = Příliš mnoho požadavků najednou; chvíli počkej.
server-too-large = Zpráva je příliš velká.
server-bad-json = Zpráva není platný JSON.
server-bad-shape = Zpráva má špatný tvar: { $why }
server-bad-name = Jméno má 1 až 32 viditelných znaků.
server-bad-chat = Zpráva v chatu má 1 až 500 znaků.
server-not-host = To může jen hostitel tohoto stolu.
server-muted = Hostitel ti u tohoto stolu vypnul chat.
server-closed = Stůl byl zavřen.
server-no-person = Na tomto místě nikdo nesedí.
server-one-seat = U stolu z klubovny má každý návštěvník jedno místo; na další ti může poslat odkaz hostitel.
server-guided-alone = Hru s průvodcem hraje jeden člověk, za ostatní hrají boti.
server-seat-present = Ten, komu místo patří, je právě u stolu.
server-link-used = Tento odkaz už byl použit nebo zrušen, anebo je starší než den. Požádej o nový.
server-cannot-write = Do databáze nelze zapisovat; disk je možná plný nebo jen pro čtení.
server-disk-full = Disk je téměř plný.
server-name-taken = U stolu už někdo takové jméno má, nebo jméno, které vypadá stejně.
server-no-hint = Boti teď radu nemají; zkus to znovu.
server-no-hints-here = U tohoto stolu se boti na radu neptají.
server-no-review = Pro tuto hru není bot, který by ji rozebral.
server-no-fork = Z této pozice se hrát dál nedá.
server-too-chatty = Píšeš příliš rychle; chvíli počkej.
server-bad-path = Taková adresa existovat nemůže.
server-other-site = Tento požadavek přišel ze stránky jiného webu, ne z klubovny.
server-too-slow = Zpráva přicházela příliš dlouho.
server-cannot-go-on = Tento stůl začal s jinou verzí a nemůže pokračovat: { $why }
server-no-campaign = Taková kampaň tu není.
server-no-campaigns = { $game }: tato hra se v kampani nehraje.
server-campaign-file = Tento soubor není kampaň Klubovny, nebo je poškozený: { $why }
server-campaign-seats = Příští hra této kampaně má { $seats ->
    [one] jedno místo
    [few] { $seats } místa
   *[other] { $seats } míst
}, ne { $count }.
server-no-guest = V příští hře této kampaně není pro hosta místo.
server-guest-later = Host se může přidat, až hra u stolu skončí.
server-campaign-kept = Co se odehrálo v kampani, zůstává v ní: její soubor se ukládá na její stránce.
server-method = Tato adresa tuto metodu nepřijímá.
server-broken = Na serveru se něco pokazilo. Nic se nezahrálo; zkus to znovu.

notice-hint = { $who } si bere radu od bota.
notice-left = { $who } odchází od stolu.
notice-removed = { $who } končí u stolu z rozhodnutí hostitele.
notice-host = Hostitelem stolu je teď { $who }.
notice-closed = { $who } zavírá stůl.
notice-muted = { $who } má od hostitele vypnutý chat.
notice-unmuted = { $who } smí znovu psát do chatu.
notice-link = Hostitel vytvořil odkaz na místo, kde sedí { $who }.
notice-invite = Hostitel vytvořil pozvánku na místo { $who }.
notice-joined = { $who } si sedá ke stolu.
notice-claimed = { $who } teď hraje z jiného zařízení.
notice-upgraded = Pravidla hry byla obnovena a stůl pokračuje odtud. Co se hrálo předtím, vrátit nelze.
notice-void = Pravidla hry byla obnovena. Poslední tahy ({ $who }) jim už neodpovídají, a stůl proto pokračuje od chvíle před nimi.

backup-done = { $file }: zálohováno stolů { $tables }, tahů { $moves }.
restore-done = { $file }: obnoveno stolů { $tables }, tahů { $moves }.
backup-exists = Soubor { $file } už existuje; záloha nic nepřepisuje.
backup-place = Zálohu nelze zapsat do { $file }: { $why }
backup-unreadable = Zálohu { $file } nelze obnovit: { $why }
backup-version = Databáze má podobu jiné verze; zálohujte ji tou verzí, která ji naposledy obsluhovala.
restore-occupied = V databázi { $database } už nějaké stoly jsou; obnovujte do prázdné databáze.
serve-locked = Nad souborem { $database } už jeden server běží; více serverů najednou potřebuje PostgreSQL.
serve-port = Na adrese { $host }, portu { $port }, nelze naslouchat: { $why }. Zvol jiný pomocí --port.
serve-database = Databázi { $database } nelze použít: { $why }
addends = { $parts }
addend-of = { $name } { $amount }
notice-conceded = { $who } to vzdává; dohraje bot.
notice-replaced = { $who } chybí; dohraje bot.
notice-wants-end = { $who } navrhuje ukončit hru.
notice-plays-on = { $who } chce přece jen hrát dál.
notice-ended = Všichni souhlasí: hra končí bez vítěze.
server-not-missing = Ten, komu místo patří, tu byl ještě nedávno (čeká se { $minutes } min).

advice-any = V klidu si to rozmysli. Pravidlo najdeš u otázky; co bych volil já, je vyznačené.

## Rádce u výukové hry v terminálu

cli-coach = Rádce
cli-coach-would = Volil bych: { $numbers }
cli-coach-own-way = Jdeš vlastní cestou: odtud ti radím obecně. Když vezmeš tah zpět (u), vrátíš se k plánu.
