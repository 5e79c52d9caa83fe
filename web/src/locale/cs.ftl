dark = Tmavě
lobby-title = Co si zahrajeme?
play-now = Hrát hned
new-table = Připravit stůl
rules = Pravidla
players = { $high ->
    [one] { $high } hráč
    [few] { $low }–{ $high } hráči
   *[other] { $low }–{ $high } hráčů
}
open-tables = Volné stoly
running-tables = Hry, na které se lze dívat
over-tables = Dohrané hry
my-tables = Moje stoly
nothing-open = Žádný stůl není volný. Připravte nový a pošlete odkaz.
your-name = Vaše jméno
guest = Host
seat = Místo { $number }
seat-kind = Kdo tu sedí
kind-person = Já
kind-hotseat = Někdo další u tohoto zařízení
kind-open = Někdo přes odkaz
kind-bot = Bot
role = Role
role-any = libovolná
bot-greedy = rozumný
bot-random = náhodný
options = Varianty
clock = Sekund na tah
clock-none = bez hodin
listed = Ukázat stůl v klubovně
start = Otevřít stůl
begin = Začít
sit-down = Posadit se
waiting-for-players = Čeká se na hráče. Pošlete jim tento odkaz:
connecting = Připojuji …
you-decide = Rozhodujete vy
waits-for = Na tahu: { $who }
secretly = Někdo se tajně rozhoduje
thinking = { $who } přemýšlí …
undo = Zpět
undo-asked = { $who } chce vrátit tah. Souhlasíte?
agree = Souhlasím
refuse = Nesouhlasím
undo-waiting = Čeká se na souhlas ostatních.
log = Co se stalo
chat = Rozhovor
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
spectator = Díváte se.
carry-seat = Přenést místo na jiné zařízení
copied = Odkaz je zkopírovaný.
pass-device = Předejte zařízení: { $who }.
show-hand = Jsem { $who }: ukázat můj pohled
since-last = Od vašeho posledního tahu
your-turn = Jste na tahu
sound = Zvuk
search = Hledat
status-open = volný
status-running = hraje se
status-over = dohráno
status-stuck = nelze pokračovat
lost-connection = Spojení se přerušilo, zkouším znovu …
