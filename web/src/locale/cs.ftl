dark = Tmavě
lobby-title = Co si zahrajeme?
play-now = Hrát hned
new-table = Připravit stůl
rules = Pravidla
players = { $high ->
    [one] 1 hráč
    [few] { $low }–{ $high } hráči
   *[other] { $low }–{ $high } hráčů
}
open-tables = Volné stoly
running-tables = Hry, na které se lze dívat
over-tables = Dohrané hry
my-tables = Moje stoly
nothing-open = Žádný stůl není volný. Připrav nový a pošli odkaz.
your-name = Tvoje jméno
guest = Host
seat = Místo { $number }
seat-kind = Kdo tu sedí
kind-person = Já
kind-hotseat = Někdo další u tohoto zařízení
kind-open = Někdo přes odkaz
kind-bot = Bot
role = Role
role-any = libovolná
bot-easy = snadný
bot-medium = střední
bot-hard = těžký
bot-expert = expert
bot-greedy = rozumný
bot-learnt = samouk
bot-random = náhodný
options = Varianty
clock = Sekund na tah
clock-none = bez hodin
listed = Ukázat stůl v klubovně
start = Otevřít stůl
begin = Začít
sit-down = Posadit se
waiting-for-players = Čeká se na hráče. Pošli jim tento odkaz:
connecting = Připojuji …
you-decide = Rozhoduješ ty
waits-for = Na tahu: { $who }
secretly = Někdo se tajně rozhoduje
thinking = { $who } přemýšlí …
undo = Vzít zpět
undo-asked = { $who } chce vrátit tah. Souhlasíš?
agree = Souhlasím
refuse = Nesouhlasím
undo-waiting = Čeká se na souhlas ostatních.
log = Co se stalo
chat = Chat
send = Odeslat
rule = Pravidlo { $id }
close = Zavřít
game-over = Konec hry
winner = { $count ->
    [one] Vítěz: { $who }
   *[other] Vítězové: { $who }
}
nobody-won = Nikdo nevyhrál.
points-over-time = Vývoj bodů
spectator = Díváš se.
carry-seat = Přenést místo na jiné zařízení
copied = Odkaz je zkopírovaný.
pass-device = Předej zařízení: { $who }.
show-hand = Jsem { $who }: ukázat můj pohled
since-last = Od tvého posledního tahu
your-turn = Jsi na tahu
search = Hledat
status-open = volný
status-running = hraje se
status-over = dohráno
status-stuck = nelze pokračovat
lost-connection = Spojení se přerušilo, zkouším znovu …
zoom-in = Přiblížit
zoom-out = Oddálit

## Klubovna, nový stůl, pravidla, záznam, o stránce

skip = Přejít k obsahu
home = Klubovna
house-line = Moderní deskové hry s přáteli i s boty, rovnou v prohlížeči.
light = Světle
main-pages = Stránky
about = O klubovně
minutes = { $low }–{ $high } min
weight = Náročnost { $weight } z 5
weight-1 = velmi snadná
weight-2 = snadná
weight-3 = středně náročná
weight-4 = náročná
weight-5 = pro znalce
shelf = Hry
play-now-game = Hrát hned: { $game }
new-table-game = Připravit stůl: { $game }
rules-game = Pravidla: { $game }
opening = Otevírám …
no-server = Klubovna neodpovídá. Zkontroluj připojení a zkus to znovu.
try-again = Zkusit znovu
loading = Okamžik …
go-on = Hrát dál
join = Přisednout
watch = Dívat se
replay = Záznam
show-result = Výsledek
bots = { $count ->
    [one] 1 bot
    [few] { $count } boti
   *[other] { $count } botů
}
free-seats = { $count ->
    [one] 1 volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
just-now = právě teď
won-by = Vítězství: { $who }
table-of = { $game }, { $who }
new-title = { $game }: nový stůl
seats = Místa
seat-count = Kolik vás hraje
seat-name = Jméno
seat-name-of = Jméno, místo { $number }
seat-kind-of = Kdo sedí na místě { $number }
role-of = Role, místo { $number }
bot-strength = Jak hraje
hint = Rada bota
hint-told = Co by udělal bot; ostatní se o radě dozví
hint-thinking = Bot přemýšlí …
hint-taken = ★ Bot by zvolil tohle: šance { $chance } %, { $share } % pokusů.
hint-better = Snad i lepší, ale málo zkoušené: šance { $chance } %, { $share } % pokusů.
hint-same = Skoro stejně dobré: šance { $chance } %, { $share } % pokusů.
hint-worse = O něco horší: šance { $chance } %, { $share } % pokusů.
hint-much = Mnohem horší: šance { $chance } %, { $share } % pokusů.
hint-untried = Tohle bot nezkoušel.
hint-then = Potom čeká: { $line }
hints = Hráči se smějí ptát bota na radu
bot-strength-of = Jak hraje bot, místo { $number }
more-options = Pro ty, kdo vědí, co chtějí
no-options = Tato hra nemá varianty.
reset = Vrátit obvyklé
table-settings = Stůl
clock-for = Čas na jedno rozhodnutí
clock-hint = Když čas vyprší, rozhodne místo hráče bot.
cannot-open = Stůl se nepodařilo otevřít:
no-such-game = Taková hra tu není.
rules-title = { $game }: pravidla
rules-of-other = Pravidla jiné hry
rules-hint = Slova v libovolném pořadí, na háčcích a čárkách nezáleží
found = { $count ->
    [one] 1 bod z { $all }
    [few] { $count } body z { $all }
   *[other] { $count } bodů z { $all }
}
clause-count = { $count ->
    [one] 1 bod
    [few] { $count } body
   *[other] { $count } bodů
}
nothing-found = Tato slova nejsou v žádném bodu pravidel.
sections = Oddíly
jump-to = Přejít na oddíl
ruling = Výklad { $id }
link-to-clause = Odkaz na bod { $id }
clear = Smazat
no-such-clause = Bod { $id } tu není.
rules-own-words = Pravidla jsou psaná našimi slovy. Výklady říkají, jak rozhodujeme tam, kde pravidla mlčí.
replay-title = { $game }: záznam
position = Pozice { $at } z { $last }
scrub = Pozice ve hře
step-back = O krok zpět
step-on = O krok dál
turn-back = O tah zpět
turn-on = O tah dál
to-start = Na začátek
to-end = Na konec
play-replay = Přehrát
pause-replay = Zastavit
replay-speed = Rychlost
speed-slow = pomalu
speed-usual = běžně
speed-fast = rychle
steps = Krok za krokem
before-all = Začátek hry
step-silent = Rozhodnutí: { $who }.
copy-link = Zkopírovat odkaz na tuto pozici
point-of-view = Pohled
view-all = všichni (skryté karty zůstanou skryté)
view-later = Karty v ruce se ukážou, až hra skončí.
replay-keys = Klávesy: ← → o krok, Shift a ← → o tah, mezerník přehraje a zastaví.
review = Rozbor partie
review-open = Rozbor partie
review-chances = Šance na vítězství
review-party = Družina
review-thinking = Bot prochází partii: { $percent } %
review-costly = Co stálo nejvíc
review-cost = −{ $cost } %
review-chosen = Zvoleno: { $chosen }
review-better = Lepší: { $better }
review-nothing = Žádná volba nestála mnoho.
review-how = Každá volba se posuzuje podle toho, co hráč tehdy věděl. Číslo říká, kolik šance na vítězství stála.
fork = Hrát odsud znovu
fork-seat = za
fork-bots = proti botům
fork-open = Zkusit to
no-board = Tato hra tu zatím nemá plán.
to-table = Ke stolu
about-title = O klubovně
about-what = Co to je
about-what-text = V klubovně si zahraješ pět moderních deskových her, celých a přesně podle pravidel, s lidmi i s boty, česky i anglicky. Každé pravidlo má své číslo a každá otázka, kterou dostaneš, na něj odkazuje.
about-unofficial = Neoficiální
about-unofficial-text = Klubovnu nevytvořili ani neschválili autoři a vydavatelé her. Jejich názvy patří majitelům a jen říkají, čí pravidla tu platí. Líbí-li se ti některá hra, kup si ji.
about-games = Hry
about-designed = { $title }: { $people }
about-own = Slova a kresby
about-own-text = Pravidla jsou tu psaná našimi slovy. Plány, obálky a figurky jsou naše vlastní kresby; z knížek s pravidly není převzat žádný text ani obrázek.
about-rebuilt = Co je doplněné
about-rebuilt-text = Kde pravidla ukazují kartu nebo plán jen na obrázku, jsou hodnoty naším vlastním doplněním a mohou se od vydané hry lišit. U každé hodnoty stojí, odkud je: z pravidel, veřejně známá, obecně známá, nebo doplněná.
about-icons = Ikony
about-icons-text = Ikony na plánech a kartách jsou z game-icons.net, autory jsou Lorc, Delapouite a další, pod licencí CC BY 3.0. Používáme je v jiných velikostech a barvách.
about-libraries = Knihovny
about-libraries-text = Stránka stojí na Svelte, Vite, TypeScriptu, Project Fluent, Iconify a unplugin-icons; server na Litestar, msgspec, SQLAlchemy a Uvicornu. Děkujeme.
about-licence = Licence
about-licence-text = Program je svobodný software pod licencí MIT.
decision = Rozhodnutí
marks-exact = Označeno: { $marked } z { $allowed }
marks-any = Označeno: { $marked }, nejvýš { $allowed }
marks-between = Označeno: { $marked }, nejméně { $owed }, nejvýš { $allowed }
confirm-marks = Potvrdit ({ $count })
filter = Hledat v možnostech
read-cards = Přečíst karty
options-below =
    { $count ->
        [one] ještě { $count } možnost
        [few] ještě { $count } možnosti
       *[other] ještě { $count } možností
    }
fold = Skrýt možnosti
unfold = Ukázat možnosti
time-left = { $seconds ->
    [one] Zbývá { $seconds } sekunda
    [few] Zbývají { $seconds } sekundy
   *[other] Zbývá { $seconds } sekund
}
who-sits = Kdo tu sedí
you = ty
thinks = přemýšlí
score = Body
rank = Pořadí
player = Hráč
older = Ukázat, co se stalo dřív
chat-empty = Zatím nikdo nic neřekl.
chat-line = Napiš něco
reading = Načítám …
no-clause = Takové číslo v pravidlech není.
in-rulebook = Otevřít v pravidlech
pass-device-why = Do té doby zůstanou ruce skryté.
invite-link = Odkaz pro ostatní hráče
copy = Kopírovat
next-name = Jméno dalšího člověka u tohoto zařízení
all-seated = Všichni sedí.
seat-free = volné
seats-free = { $count ->
    [one] Jedno místo je ještě volné.
    [few] { $count } místa jsou ještě volná.
   *[other] { $count } míst je ještě volných.
}
begins-soon = Hra začne, jakmile to někdo u stolu spustí.
watch-again = Záznam hry
back-to-lobby = Zpět do klubovny
table-side = Vedle hracího plánu
table-more = Další
keys-help = Klávesy: číslo nebo písmeno u možnosti ji vybere, Esc zavře nabídku u části desky, U vrátí poslední volbu.
here-you-can = Co se tu dá dělat
carry-seat-why = Otevři tento odkaz do jednoho dne na druhém zařízení. Platí jednou; pak se z místa hraje tam, a ne už tady.
seating = Místa u stolu
host = hostitel
guest-sign = host
muted-sign = bez chatu
mute = Vypnout chat
unmute = Povolit chat
send-away = Vykázat
send-away-sure = Opravdu vykázat: { $who }?
give-back = Vrátit místo
give-back-why = Pošli tento odkaz tomu, komu místo patří. Platí jednou a do jednoho dne; dozví se o něm všichni u stolu.
invite-here = Pozvat sem
seat-link-of = Odkaz na místo: { $who }
revoke-link = Zrušit odkaz
leave-table = Odejít od stolu
leave-sure = Opravdu odejít? Místo se uvolní.
leave-sure-bot = Opravdu odejít? Dohraje za tebe bot.
close-table = Zavřít stůl
close-sure = Opravdu ho zavřít všem?
table-closed = Tento stůl byl zavřen.
again-bots = Ještě jednou, proti botům
table-closed-game = Hra skončila předčasně a bez vítěze, stůl je zavřený.
you-are-muted = Hostitel ti vypnul chat.
claim-as = Tímto odkazem přebíráš místo: { $who }.
claim-free = Tento odkaz tě zve na místo { $number }.
claim-seat = Posadit se sem
only-watch = Jen se dívat
yes = ano
no = ne
bot-sign = bot
board-here = Hrací plán
undo-consent = Ostatní musí souhlasit.
opt-none = podle pravidel
opt-add = Přidat
opt-remove = Odebrat { $number }
preview-moves = Mění se jen rozmístění, jak ukazuje plán.
undo-alone = Boti to dovolí, ať se mezitím stalo cokoli.
undo-turn = Celý tah ({ $count })
end-sure = { $count ->
    [one] Ještě zbývá { $count } možnost. Stiskni znovu a tah skončí.
    [few] Ještě zbývají { $count } možnosti. Stiskni znovu a tah skončí.
   *[other] Ještě zbývá { $count } možností. Stiskni znovu a tah skončí.
  }
concede = Vzdát se
concede-sure = Opravdu se vzdát? Hra skončí.
concede-sure-bot = Opravdu se vzdát? Dohraje za tebe bot.
offer-end = Navrhnout konec hry
end-offered = { $who } navrhuje ukončit hru bez vítěze.
end-not-yet = Hrát dál
play-on = Hrát přece jen dál
replace-by-bot = Nahradit botem
replace-sure = { $who } chybí: má dohrát bot?
why-not-here = Tady teď není co zvolit.
why-not-asked = Teď o ničem nerozhoduješ.
boards = Desky a nabídky
panel-mine = Moje deska
panel-others = Ostatní
panel-offer = Nabídka
panel-battle = Boj
panel-supply = Zásoba
show-talk = Záznam a chat

## Rádce u výukové hry

learn = Naučit se hrou
learn-game = Naučit se hrou: { $game }
learn-how = Rádce ti před každým rozhodnutím řekne, o co jde a co je dobré. Hru můžeš kdykoli opustit a zase se k ní vrátit.
learn-minutes = Asi { $minutes } minut.
coach = Rádce
coach-step = Krok { $step } z { $steps }
coach-more = Celé
coach-less = Méně
coach-hide = Bez rádce
coach-show = S rádcem
coach-would = Tohle by zvolil rádce
coach-own-way = Jdeš vlastní cestou, a tak je to správně: odtud ti radím obecně. Když vezmeš tah zpět, vrátíš se k plánu.
first-role = Za koho chceš hrát?
first-role-good = dobrá volba pro první hru

## Nastavení a sledování tahů

settings = Nastavení
set-group-others = Tahy ostatních
set-group-decisions = Rozhodování
set-group-notices = Upozornění
set-pace = Tempo
pace-slow = pomalu
pace-normal = běžně
pace-fast = rychle
pace-at-once = hned
set-motion = Ukazovat pohyb po desce
set-pause-others = Po každém cizím tahu počkat
set-battle = Ukazovat boje zvlášť
set-sure = Ptát se, než ukončím tah s nevyužitými možnostmi
set-preview = Ukazovat předem, co volba změní
set-sound-turn = Zvuk: jsem na tahu
set-sound-battle = Zvuk: boj
set-sound-end = Zvuk: konec hry
set-notify = Upozornění prohlížeče, když jsem na tahu a stránku nevidím
set-blink = Blikat názvem stránky, když jsem na tahu
notify-refused = Prohlížeč upozornění nedovoluje. Povol je v jeho nastavení.
moment = Okamžik …
being-shown = Podívej se, co se stalo; pak jsi na řadě …
looking-back = Díváš se na dřívější chvíli. Hra čeká v přítomnosti.
laying-out = Chystám herní plán …
others-think = Ostatní přemýšlejí …
show-pause = Zastavit
show-go-on = Pokračovat
show-skip = Přeskočit
since-read = Přečteno
since-attacks = útok na soupeře: { $whom }
since-opponents = Protivníci
since-points = { $count ->
    [one] +{ $count } bod
    [few] +{ $count } body
   *[other] +{ $count } bodů
}
look-then = Ukázat desku, jak vypadala tehdy
as-it-was = Tak to tehdy vypadalo:
back-to-now = Zpět do přítomnosti
battle-scene = Boj
battle-understood = Rozumím
battle-closes = { $seconds ->
    [one] Zavře se za 1 sekundu.
    [few] Zavře se za { $seconds } sekundy.
   *[other] Zavře se za { $seconds } sekund.
}
rematch = Ještě jednou, stejní hráči
next-scenario = Další scénář
rematch-waits = Stejní hráči už mají otevřený další stůl.
rematch-go = Přejít k němu
share-result = Zkopírovat odkaz na záznam
download-record = Stáhnout záznam
points-by-category = Za co jsou body
turning-points = Kdy se hra lámala
turning-lead = { $who } se ujímá vedení: { $points }, { $percent ->
    [100] na konci hry
   *[other] po { $percent } % hry
}
turning-jump = { $who } získává najednou { $gain }, { $percent ->
    [100] na konci hry
   *[other] po { $percent } % hry
}

## A campaign

campaign = Kampaň
campaign-wanted = Hrát jako kampaň, hru za hrou
campaign-import = Pokračovat v kampani ze souboru
campaign-not-a-file = Tento soubor není kampaň Klubovny.
campaign-title = { $game }: kampaň
campaign-next = { $number }. hra: { $title }
campaign-won = Kampaň je vyhraná.
campaign-lost = Kampaň je prohraná.
campaign-go-on = Pokračovat
campaign-guest = Pokračovat s hostem
campaign-guest-hint = Ještě jeden člověk si zahraje s vlastním hrdinou, dokud neskončí příští scénář. Na volné místo si sedne přes odkaz na stůl.
campaign-to-table = Ke stolu
campaign-export = Uložit do souboru
campaign-look = Dívat se jako
campaign-link = Odkaz na tuto kampaň
campaign-file-hint = Odkaz si uschovejte: kampaň pod ním najdete i po měsících. V souboru je všechno, i to, co si ostatní nechávají pro sebe.
campaign-of-table = Kampaň
to-campaign = Dál v kampani
my-campaigns = Moje kampaně

## Help beside the board

hand = Nápověda
hand-turn = Můj tah
hand-points = Odkud jsou body
legend = Co znamenají obrázky a zkratky
legend-title = { $game }: co znamenají obrázky a zkratky
legend-how = U stolu to řekne i ukázání myší, nebo prst, který na obrázku chvíli počká.
