# Kampaň: co se děje mezi dvěma scénáři.

## Záznam

gloomhaven-campaign-foreign = Tohle není záznam kampaně Gloomhavenu.
gloomhaven-campaign-newer = Tuto kampaň zapsala novější verze hry ({ $version }; tady se zná nejvýš { $known }).
gloomhaven-campaign-damaged = Záznam kampaně je poškozený: položku „{ $entry }“ nelze přečíst.

## Kdo a co

option-campaign = Záznam kampaně, ve které se pokračuje
seat-new = { $n }. hráč
line = { $n }. hrdina družiny
new-level = Úroveň { $level } ({ $gold } zl.)
gained-card = { $name } (úroveň { $level })
meeting-yes = Vylosovat městskou událost
meeting-no = Tentokrát bez události
effect-gold-each = { $sign ->
    [plus] Každý hrdina získá { $n } zl.
   *[minus] Každý hrdina ztratí { $n } zl.
}
effect-reputation = { $sign ->
    [plus] Reputace stoupne o { $n }
   *[minus] Reputace klesne o { $n }
}
coins = { $n } zl.
errand-buy = Koupit: { $name } za { $gold } zl. ({ $text })
errand-sell = Prodat: { $name } za { $gold } zl.
errand-donate = Darovat { $gold } zl. Svatyni Velkého dubu
errand-enhance = Vylepšit kartu
card-spot = { $name }, { $half ->
    [top] horní akce
   *[bottom] dolní akce
}: { $on ->
    [attack] útok
    [move] pohyb
    [heal] léčení
    [shield] obrana
    [retaliate] odveta
    [range] dosah
    [target] počet cílů
    [push] odstrčení
    [pull] přitažení
    [pierce] průraznost
    [condition] stav
    [area] oblast
    [summon-hp] životy vyvolané bytosti
    [summon-move] pohyb vyvolané bytosti
    [summon-attack] útok vyvolané bytosti
   *[summon-range] dosah vyvolané bytosti
} ({ $n })
enhancement = { $name }: { $what ->
    [plus-one] +1 { $on ->
        [attack] k útoku
        [move] k pohybu
        [heal] k léčení
        [shield] k obraně
        [retaliate] k odvetě
        [range] k dosahu
        [target] k počtu cílů
        [push] k odstrčení
        [pull] k přitažení
        [pierce] k průraznosti
        [summon-hp] k životům vyvolané bytosti
        [summon-move] k pohybu vyvolané bytosti
        [summon-attack] k útoku vyvolané bytosti
       *[summon-range] k dosahu vyvolané bytosti
    }
    [jump] skok
    [any] libovolný živel
    [hex] další pole oblasti
    [fire] oheň
    [ice] led
    [air] vzduch
    [earth] země
    [light] světlo
    [dark] temnota
    [poison] otrava
    [wound] krvácení
    [muddle] zmatení
    [immobilize] znehybnění
    [disarm] odzbrojení
    [curse] prokletí
    [strengthen] posílení
   *[bless] požehnání
}
sticker = { $put }, { $gold } zl.
errand-rise = Postoupit na úroveň { $level }, jak dovoluje prosperita města
errand-wear = Vzít si na sebe: { $name }
errand-stand-back = Zůstat stranou: k družině se přidá jiný hrdina
errand-retire = Odejít na odpočinek
destination-city = Gloomhaven
destination-party = Hraje jiná družina: { $number }.
destination-new-party = Hraje nová družina: { $number }.
destination = Scénář { $number }: { $name }
destination-casual = Scénář { $number }: { $name }, volná hra
destination-dungeon = Náhodná kobka

## Otázky

ask-new-who = { $about }: kdo hraje?
    .none = Nový hrdina
ask-new-class = { $about }: jaké povolání?
ask-new-level = { $about }: na jaké úrovni začíná?
ask-quest-keep = { $about }: který osobní úkol si necháš?
ask-level-card = { $about }: kterou kartu získáváš?
ask-level-perk = { $about }: který talent si zatrhneš?
ask-city-event = Vylosuje si družina při této návštěvě městskou událost?
ask-event-option = { $about } Co družina udělá?
ask-event-one = { $about } Co z toho družina zvolí?
ask-event-character = { $about } Kterého hrdinu to postihne?
ask-gold-pay = { $about }: kolik z toho, co družina platí, zaplatíš ty?
ask-gold-take = { $about }: kolik z toho, co družina získala, si vezmeš?
ask-event-item = { $about }: který předmět se spotřebuje?
ask-city-errand = { $about } je v Gloomhavenu. Co tu zařídíš?
    .none = Hotovo
ask-enhance-spot = { $about }: které místo vylepšíš?
    .none = Přece jen žádné
ask-enhance-with = { $about }: čím?
    .none = Přece jen ničím
ask-reward-item = Kdo si vezme { $about }?
ask-reward-scenario = Který scénář se odemkne?
ask-travel-to = Kam se družina vydá?
ask-travel-pack = { $about } má víc věcí, než unese. Co si vezme místo něčeho jiného?
    .none = Vyrazit takto

## Co se děje

event-character-made = { $sheet } se přidává k družině na úrovni { $level } a má { $gold } zl.
event-quest-kept = { $sheet } si nechává osobní úkol.
    .known = { $sheet } si nechává osobní úkol: { $quest }
event-levelled = { $sheet } postupuje na úroveň { $level }.
event-card-gained = { $sheet } získává kartu { $gained_card }.
event-perk-gained = { $sheet } si zatrhává talent: { $perk }.
event-event-drawn = Událost: { $event }
event-event-answered = Družina se rozhodla: { $event_option }
event-bought = { $sheet } kupuje { $ware } za { $number } zl.
event-sold = { $sheet } prodává { $ware } za { $number } zl.
event-donated = { $sheet } daruje svatyni { $number } zl.
event-enhanced = { $sheet } vylepšuje kartu za { $number } zl.: { $enhancement }.
event-retired = { $sheet } má osobní úkol splněný a odchází na odpočinek: { $quest }
event-stood-back = { $sheet } zůstává stranou.
event-came-back = { $sheet } se vrací k družině.
event-party-changed = Teď hraje { $number }. družina.
event-gold-changed = { $sheet }: { $number } zl., teď { $left }.
event-xp-changed = { $sheet }: { $number ->
    [one] { $number } zkušenost
    [few] { $number } zkušenosti
   *[other] { $number } zkušeností
  }, teď { $left }.
event-checks-changed = { $sheet }: zatržítka { $number }, teď { $left }.
event-reputation-changed = Reputace družiny je { $number }.
event-prosperity-changed = Prosperita Gloomhavenu je { $number }.
event-item-taken = { $sheet } si bere { $ware }.
event-item-given-up = { $sheet } se vzdává předmětu { $ware }.
event-scenario-opened = Odemčeno: { $destination }.
event-travelled = Družina se vydává na cestu: { $destination }.

## V terminálu

town-city = Gloomhaven: reputace { $reputation }, prosperita { $prosperity }, svatyně { $sanctuary } zl.
town-journey = Na cestách: reputace { $reputation }, prosperita { $prosperity }, svatyně { $sanctuary } zl.
town-scenarios = Otevřené scénáře: { $open }; dokončené: { $done }
town-character = Hrdina
town-level = Úroveň
town-xp = ZK
town-gold = Zlaťáky
town-checks = Zatržítka
town-items = Předměty
town-quest = Osobní úkol
town-enhanced = Vylepšeno
town-at-home = { $name } (zůstává doma)

## Konec

detail-chronicle = { $play ->
    [city] Návštěva Gloomhavenu skončila, kampaň pokračuje.
   *[other] Družina je na místě, kampaň pokračuje.
}
