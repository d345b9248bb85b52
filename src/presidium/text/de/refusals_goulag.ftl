### Was Goulag ablehnt. Die Seite lädt dies mit der ersten Ablehnung.

refused-goulag-must-name = Der Kommissar muss zwei Bauarbeiter und einen Aufseher nennen.
refused-goulag-three-different = Die beiden Bauarbeiter und der Aufseher müssen drei verschiedene sein.
refused-goulag-not-himself = Kommissare graben nicht: Nenne drei andere.
refused-goulag-renewal =
    { $due ->
        [one] Von den dreien muss mindestens einer neu sein
       *[other] Von den dreien müssen mindestens { $due } neu sein
    }, verglichen mit der Runde davor; { $new ->
        [0] von diesen ist es keiner.
        [one] von diesen ist es nur einer.
       *[other] von diesen sind es nur { $new }.
    }
refused-goulag-must-play = Wer baut, spielt Arbeit oder Streik.
refused-goulag-must-supervise = Der Aufseher lässt einen der beiden Bauarbeiter tauschen oder passt.
refused-goulag-was-no-builder = Was in Runde { $round } gespielt wurde, können nur ihre Bauarbeiter sagen.
refused-goulag-made-no-exchange = Platz { $seat } hat dich in Runde { $round } nicht tauschen lassen.
refused-goulag-chose-nobody = Platz { $seat } hat in Runde { $round } niemanden genannt und niemanden beaufsichtigt.
refused-goulag-not-so-chosen = Platz { $seat } wurde in Runde { $round } nicht so ausgesucht.
refused-goulag-too-many-cards =
    { $side ->
        [loyal] Der Stapel hat nur { $cards } loyale Karten.
       *[disloyal] Der Stapel hat nur { $cards } illoyale Karten.
    }
refused-goulag-before = Nach der ersten Runde muss eine Stellung die drei der Runde davor nennen, etwa „before 1 2 5“.
refused-goulag-not-your-own = Deine eigene Karte liegt nicht vor Platz { $seat }.
