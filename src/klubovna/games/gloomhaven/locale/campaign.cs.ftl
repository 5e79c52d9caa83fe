# Kampaň: co se děje mezi dvěma scénáři.

## Záznam

gloomhaven-campaign-foreign = Tohle není záznam kampaně Gloomhavenu.
gloomhaven-campaign-newer = Tuto kampaň zapsala novější verze hry ({ $version }; tady se zná nejvýš { $known }).
gloomhaven-campaign-damaged = Záznam kampaně je poškozený: položku „{ $entry }“ nelze přečíst.
