### Kremlin on the page: the board, the dossier and the sheet.

## The board

page-kremlin-politburo = The Politburo
page-kremlin-calendar = Year and phase
page-kremlin-before = Before the first year
page-kremlin-phase-now = Phase { $number }: { $name }
page-kremlin-seniority = Seniority
page-kremlin-seniority-is = Seniority: { $players }
page-kremlin-vacant = vacant
page-kremlin-put-here = Here: { $place }
page-kremlin-track = October parades
page-kremlin-track-ahead = { $year }: still to come
page-kremlin-track-blank = { $year }: nobody’s parade
page-kremlin-track-mark = { $year }: { $who }
page-kremlin-empty-people = Nobody is left among the People. Somebody will have to be.
page-kremlin-empty-siberia = Nobody yet. The barracks are heated as if.
page-kremlin-empty-wall = Nobody yet. There is room.
page-kremlin-empty-retired = Nobody. Nobody retires here of his own accord.
page-kremlin-effects = In force

## Politicians

page-kremlin-stress-short = +{ $stress }
page-kremlin-who =
    { $stress ->
        [0] { $who } { $name }, aged { $age }.
       *[other] { $who } { $name }, aged { $age }, { $stress } of it from stress.
    }
page-kremlin-age =
    { $stress ->
        [0] { $age } years old, as printed
        [one] { $age } years old: { $printed } by birth and one from stress
       *[other] { $age } years old: { $printed } by birth and { $stress } from stress
    }
page-kremlin-crosses =
    { $crosses ->
        [one] Ill: one cross.
       *[other] Very ill: { $crosses } crosses.
    }
page-kremlin-suspect = Under suspicion since { $year }.
page-kremlin-cure = In the Sanatorium.
page-kremlin-suits = Made for { $good }; not made for { $bad }.
page-kremlin-fit =
    { $fit ->
        [strong] In the post that suits best.
       *[weak] In the post that suits least.
    }
page-kremlin-look-key = Right-click or “i”: who is that?
page-kremlin-influence = Declared influence
page-kremlin-claim =
    { $points ->
        [one] { $player }: { $points } point
       *[other] { $player }: { $points } points
    }
page-kremlin-declared = Declared: { $claims }.
page-kremlin-controlled = Controlled by { $player }.
page-kremlin-controls = control
page-kremlin-nothing-declared = Nobody has declared anything. It is very quiet around this chair.

## Dossier and cards

page-kremlin-dossier = Secret dossier
page-kremlin-dossier-show = Open
page-kremlin-dossier-hide = Hide
page-kremlin-dossier-shut = The dossier is shut. Nobody can look over your shoulder.
page-kremlin-sheet = The sheet
page-kremlin-sheet-blank = The sheet is still blank.
page-kremlin-sheet-sealed = The sheet is sealed. It is laid in here when all of them are in.
page-kremlin-written =
    { $points ->
        [one] One point written, { $declared } declared, { $left } still secret.
       *[other] { $points } points written, { $declared } declared, { $left } still secret.
    }
page-kremlin-pip-declared = declared
page-kremlin-pip-secret = still secret
page-kremlin-no-cards = No cards in hand.
page-kremlin-hands = Cards at the table
page-kremlin-backs =
    { $count ->
        [one] One hidden card
       *[other] { $count } hidden cards
    }
page-kremlin-discards =
    { $count ->
        [one] One card played and discarded
       *[other] { $count } cards played and discarded
    }
page-kremlin-removed =
    { $count ->
        [one] One card out of the game
       *[other] { $count } cards out of the game
    }

## Making the sheet

page-kremlin-suggest = Suggest a sheet
page-kremlin-clear = Clear
page-kremlin-seal =
    { $count ->
        [10] Seal it
       *[other] Seal it ({ $count } of 10)
    }
page-kremlin-offered = Tap in order: the first gets ten points, the tenth one
page-kremlin-ranking = Your ranking
page-kremlin-where = { $age } · { $place }
page-kremlin-fits = ▲ { $good } ▼ { $bad }
page-kremlin-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
page-kremlin-up = { $name }: one more point
page-kremlin-down = { $name }: one point less
page-kremlin-off = { $name }: take off the sheet
page-kremlin-kept = Saved sheets
page-kremlin-kept-none = None yet. They stay on this device.
page-kremlin-keep-as = Save as
page-kremlin-keep = Save
page-kremlin-forget = Delete “{ $name }”
