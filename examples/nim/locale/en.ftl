ask-take = { $who }: how many straws do you take?
event-took = { $seat } takes { $count }.
seat = Seat { $number }
straws = { $count ->
    [one] one straw
   *[other] { $count } straws
}
view-straws = Straws
