### Browser client: tiles and cells for screen readers.

inspect-points-front = pointing to the front
inspect-points-right = pointing right
inspect-points-rear = pointing to the rear
inspect-points-left = pointing left
inspect-covers = protects { $first } and { $second }
inspect-containers =
    { $number ->
        [one] { $number } container
       *[other] { $number } containers
    }
inspect-side = { $side } { $connector }
inspect-connectors-are = connectors: { $sides }
inspect-connector-0 = smooth
inspect-connector-1 = single
inspect-connector-2 = double
inspect-connector-3 = universal
inspect-humans =
    { $number ->
        [one] { $number } human aboard
       *[other] { $number } humans aboard
    }
inspect-batteries-left =
    { $number ->
        [0] no battery left
        [one] { $number } battery left
       *[other] { $number } batteries left
    }
inspect-empty-hold = empty
inspect-cell = { $cell }: { $tile }
inspect-cell-empty = { $cell }: empty cell
inspect-card-title = { $title }, level { $level }.
