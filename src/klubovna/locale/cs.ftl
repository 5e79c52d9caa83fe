# Slova, která nepatří žádné hře.
none = Nic
yes = Ano
no = Ne

unknown-language = Neznámý jazyk „{ $lang }“. K dispozici: { $languages }.
unknown-game = Neznámá hra „{ $game }“. K dispozici: { $games }.
text-nothing = Není co vyjádřit slovy: nikdo právě nerozhoduje.

illegal-index = Možnost { $index } neexistuje: možnosti jsou číslovány od 0, je jich { $count }.
illegal-seat = Místo { $seat } teď nemá o čem rozhodovat.
illegal-over = Hra skončila; není o čem rozhodovat.
rule-broken = Pravidlo selhalo ({ $error }). Pozice je taková, jaká byla před poslední odpovědí.

undo-nothing = Není co vzít zpět.
undo-dice = Mezitím rozhodla náhoda: hodilo se kostkou nebo se míchaly karty.
undo-seen = Mezitím byla vidět skrytá karta.
undo-acted = Mezitím jednal někdo jiný.

setup-seats = Hru { $game } hraje { $low } až { $high } hráčů, ne { $seats }.
setup-seed = Semínko je celé číslo od 0 do 2^64 - 1, ne { $seed }.
setup-role-count = Počet rolí ({ $count }) nesouhlasí s počtem míst ({ $seats }).
setup-role = Neznámá role { $role }. K dispozici: { $roles }.
setup-role-twice = Roli { $role } může hrát jen jedno místo.
setup-option = Neznámá volba „{ $option }“. K dispozici: { $options }.
setup-option-value = Volba má nesprávnou hodnotu: { $error }

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
coverage-examples = Příklady
coverage-rulings = Výklady
coverage-percent = Pokrytí
coverage-missing = bez úspěšného testu: { $ids }

record-shape = Toto není záznam hry: { $error }
record-content = Záznam vznikl s jiným obsahem hry { $game } ({ $content }; zde { $ours }).
record-setup = Záznam nelze zahájit: { $error }
record-state = Pozice v záznamu je poškozená u { $path }: očekává se { $expected }.
record-input = Vstup { $number } záznamu nesouhlasí: místo { $seat }, { $kind }, { $value }.
record-end = Všech { $number } vstupů záznamu souhlasí, ale pozice po vstupu { $number } není ta zaznamenaná (záznam má verzi { $version }, zde { $ours }).
