### People among people at one table: thinking better of it together.

## Taking back

page-take-back = Take it back
page-take-back-ask = Ask to take it back
page-take-back-what = Your last answer: { $answer }.
page-undo-asks = { $who } would like to take the last answer back.
page-undo-mine = You have asked the others to let you take your last answer back.
page-undo-agreed = Agreed: { $names }.
page-undo-awaits = Still to say: { $names }. Anybody who plays on has objected.
page-undo-agree = Allow it
page-undo-object = No
page-undo-withdraw = Never mind, it stands

## Portraits

page-portrait-choose = Your portrait
page-portrait =
    { $id ->
        [worker] the Worker
        [welder] the Welder
        [aviator] the Aviator
        [teacher] the Teacher
        [miner] the Miner
        [nurse] the Nurse
        [poet] the Poet
        [tractorist] the Tractor Driver
       *[none] a portrait by lot
    }

## Without a word

page-react = Without a word
page-react-mark =
    { $mark ->
        [stamp] Stamp
        [cough] Cough
       *[applause] Applaud
    }
page-reacted =
    { $mark ->
        [stamp] { $who } stamps.
        [cough] { $who } coughs.
       *[applause] { $who } applauds.
    }
