### Kremlin on the page: the board, the dossier and the sheet.

## The board

page-kremlin-politburo = The Politburo
page-kremlin-calendar = Year and phase
page-kremlin-before = Before the first year
page-kremlin-phase-now = Phase { $number }: { $name }
page-kremlin-seniority = Seniority
page-kremlin-seniority-is = Seniority: { $players }
page-kremlin-vacant = vacant
page-kremlin-topic-trial = On trial: { $who }. Guilty: { $guilty }, not guilty: { $innocent }.
page-kremlin-topic-election = Nominated as Party Chief: { $who }. Votes against: { $against }.
page-kremlin-put-here = Here: { $place }
page-kremlin-track = October parades
page-kremlin-track-ahead = { $year }: still to come
page-kremlin-track-blank = { $year }: nobody’s parade
page-kremlin-track-mark = { $year }: { $who }
page-kremlin-near =
    { $marks ->
        [0] no parade yet
        [one] one parade of three
       *[other] { $marks } parades of three
    }, { $shown ->
        [one] one point declared
       *[other] { $shown } points declared
    }
page-kremlin-near-1986 =
    { $shown ->
        [one] one point declared
       *[other] { $shown } points declared
    } on { $who } ({ $waves ->
        [0] no wave yet
        [one] one wave of three
       *[other] { $waves } waves of three
    })
page-kremlin-empty-people = Nobody is left among the People. Somebody will have to be.
page-kremlin-empty-siberia = Nobody yet. The barracks are said to be heated.
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
page-kremlin-suits = Strength: { $good }. Weakness: { $bad }.
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

page-kremlin-no-chief = You cannot put points on { $name }, the first Party Chief.
page-kremlin-suggest = Suggest a sheet
page-kremlin-clear = Clear
page-kremlin-sealed = Sealed
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

## The numbers that decided it

page-number-kremlin-waves = waves
page-number-kremlin-points = points on the victor
page-number-kremlin-left = politicians left

## For newcomers

page-guide-kremlin = You play { $who }. Nobody on this board is yours for good: the faction that has declared the most points on a politician decides what that politician does. Your points stand on a secret sheet, and what you declare can never be hidden again.
page-guide-kremlin-win =
    { $edition ->
        [1986] Each October the Party Chief has to wave from the balcony. When one has waved three times the sheets are opened, and the faction with the most points on that Chief wins. Everybody ages; hurry, but not visibly.
       *[1988] Each October the Party Chief has to wave from the balcony, and the year is marked for the faction that controls the Chief. Three marks win. Everybody ages; hurry, but not visibly.
    }
page-guide-kremlin-sheets = Ten politicians, from ten points down to one. High posts are useful now, the young are useful later; take a suggestion if you like, and change it.
page-guide-kremlin-window = Something is announced and not yet done, or a phase begins or ends. Declare points if you want control of somebody before it happens; otherwise pass. Silence costs nothing.
page-guide-kremlin-take-cure = On a cure a politician does nothing this year, but the doctors are kinder. At work the sick grow old faster.
page-guide-kremlin-purging = Name somebody, and a die decides. A success sends the victim to Siberia and costs your politician one stress point; a failure costs three and ends it.
page-guide-kremlin-investigating = A “?” makes somebody a suspect, and suspects can be tried in a later year. A trial that ends in an acquittal costs the accuser dearly.
page-guide-kremlin-verdict = You vote for a politician you control. Votes are open and go by rank, and an acquittal is expensive for the accuser.
page-guide-kremlin-proposal = The Chief is dead. Propose somebody who is yours, or who will be; those who vote against may have to stand themselves.
page-guide-kremlin-ballot = The new Chief will wave in October. Is it somebody you control, or could control?
page-guide-kremlin-chief-decides = The Chief can move people up and down, at the price of stress, which is age. Useful friends up, useful friends of others down; and stop in time.
page-guide-kremlin-promotes = A politician who comes up now may hold a high post later. Each promotion makes your politician a little older.
page-guide-kremlin-rehabilitates = Siberia gives people back, but it costs five stress points each: only for somebody you need.
page-guide-kremlin-add-influence = New points are written and declared at once, for all to see. Strengthen somebody who will last, or keep out of it and add nothing.
page-guide-kremlin-arbitration = Several are level, and you decide who takes control. A favour of this size is not forgotten.
page-guide-kremlin-take-card = The cards lie open: take one, or none. Each can be played once, at the moment it names.
page-guide-kremlin-suspicion = You may accuse somebody of the attempt, rightly or not, or keep it to yourself.
page-guide-kremlin-strike = A misfortune needs somebody who is guilty of it. Strike, and the die decides; decline, and others may strike in your place.
page-guide-kremlin-consent = A card protects this politician: without you the Chief cannot make the move.
page-guide-kremlin-spread = You have to declare points on politicians you control. Declare them where they help you anyway.

## What others are asked about

page-kremlin-matter =
    { $step ->
        [sheets] the secret sheets
        [window]
            { $count ->
                [0] whether anybody reacts
               *[other] { $who }, and whether anybody reacts
            }
        [arbitration] a tie on influence
        [take-cure] a cure in the Sanatorium
        [purging] a purge
        [investigating1986] the investigation
        [investigating1988] the investigation
        [verdict] a verdict
        [proposal] a new Party Chief
        [ballot] a vote on the new Party Chief
        [chief-decides] how the Party Chief arranges the Politburo
        [promotes] a promotion
        [rehabilitates] a rehabilitation
        [add-influence] new influence
        [take-card] a card from the stock
        [visit-ends] a visit to the Sanatorium
       *[other] a card that was played
    }

page-kremlin-told =
    { $n ->
        [1] You secretly back politicians.
        [2] The old fall ill, the young investigate.
       *[3] Your Party Chief waves three times, and you win.
    }
page-kremlin-told-how =
    { $n ->
        [1] The faction that has declared most on a politician is in control.
        [2] Posts, trials and funerals decide who is at the top.
       *[3] Until then, promise and threaten.
    }
