### Kremlin’s big moments, written into their pictures: few words, and short ones.

## The ruler of twenty

page-ruler-dead = dead
page-ruler-worse = ++
page-ruler-sick = +
page-ruler-same = as before
page-ruler-better = one + less
page-ruler-no = not enough
page-ruler-yes = enough

## The trial

page-km-trial = Trial
page-km-trial-accuser = accuser
page-km-trial-accused = accused
page-km-trial-silent = nobody’s voice
page-km-trial-away = on a cure
page-km-ballot =
    { $vote ->
        [for] For
        [against] Against
        [guilty] Guilty
       *[innocent] Not guilty
    }
page-km-verdict =
    { $verdict ->
        [guilty] Guilty
       *[acquitted] Acquitted
    }

## The October parade

page-parade-needs = needs { $needed }
page-parade-verdict =
    { $how ->
        [yes] ENOUGH
        [no] NOT ENOUGH
        [unaided] UNAIDED
       *[nobody] NOBODY
    }
page-parade-boom = BOOM

## The purge

page-km-purge-needs = It takes { $needed }
page-km-purge-saved = SAVED BY A CARD
page-km-purge-bonus =
    { $why ->
        [none] { $bonus }
       *[other] { $bonus }: { $why }
    }
page-km-purge-modifier =
    { $why ->
        [cure] in bed
        [weakness] in the wrong post
        [strength] in the right post
       *[card] by card
    }

## The doctors

page-health-patient = { $name }, { $age }
page-health-result =
    { $result ->
        [same] as before
        [worse] takes to bed
        [better] flowers
       *[dead] to the Wall
    }

## The end

page-km-end = The end
page-km-end-nobody = Nobody wins

## The funeral commission

page-km-election-proposer = proposer
page-km-election-nominee = nominee
page-km-election-rejected = Voted down

## The train back from Siberia

page-thaw-verdict = CLERICAL ERROR
