### How a game of Kremlin stands, for whoever has been away.

page-opening-kremlin-chief =
    { $held ->
        [yes] { $name }, { $age }; controlled by { $who }
       *[no] { $name }, { $age }; controlled by nobody
    }
page-opening-kremlin-waved =
    { $count ->
        [one] { $name } once
       *[other] { $name } { $count } times
    }
page-opening-kremlin-marks =
    { $count ->
        [0] no parade yet
        [one] one parade of three
       *[other] { $count } parades of three
    }
page-opening-kremlin-holds = controls { $posts }
page-opening-kremlin-best = Highest on your sheet of those who still breathe: { $names }.
