ask-take = { $who }: kolik stébel vezmeš?
event-took = { $seat } bere { $count }.
seat = Místo { $number }
straws = { $count ->
    [one] jedno stéblo
    [few] { $count } stébla
   *[other] { $count } stébel
}
view-straws = Stébla
