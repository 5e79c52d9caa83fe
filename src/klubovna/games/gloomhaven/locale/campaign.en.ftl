# The campaign: what lies between two scenarios.

## The record

gloomhaven-campaign-foreign = This is not the record of a campaign of Gloomhaven.
gloomhaven-campaign-newer = This campaign was written by a later version of the game ({ $version }; known here is { $known }).
gloomhaven-campaign-damaged = The record of this campaign is damaged: its entry “{ $entry }” cannot be read.
