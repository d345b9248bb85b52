### Was Politburo ablehnt. Die Seite lädt dies mit der ersten Ablehnung.

refused-politburo-must-draw = Zu ziehen ist ein Mitglied des Politbüros.
refused-politburo-member-drawn = { politburo-member-name } gibt es nur einmal, und jemand hat ihn schon gezogen.
refused-politburo-must-appoint = Zu ziehen ist der erste Generalsekretär.
refused-politburo-must-propose = Der Generalsekretär muss ein Ministerium vorschlagen.
refused-politburo-refused-already = Eben erst abgelehnt: { politburo-ministry-name }. Schlag ein anderes Ministerium vor.
refused-politburo-must-vote = Stimm für den Plan oder dagegen.
refused-politburo-must-name = Der Generalsekretär muss drei nennen, die abstimmen.
refused-politburo-three-different = Es stimmen drei verschiedene, nicht mehr und nicht weniger.
refused-politburo-not-himself = Generalsekretäre zählen Stimmen, sie geben keine ab: Nenne drei andere.
refused-politburo-must-cast = Wer abstimmt, wählt Repression oder Reform.
refused-politburo-must-point = Jeder der drei zeigt auf einen der beiden anderen.
refused-politburo-not-at-himself = Selbstkritik ist löblich, aber zeig auf einen der beiden anderen.
refused-politburo-was-not-in-the-ballot = Genosse { $seat } hat im dritten Wahlgang nicht gestimmt; zeig auf einen, der es tat.
refused-politburo-no-such-ballot = Einen Wahlgang { $ballot } gab es in Runde { $round } nicht.
refused-politburo-was-no-voter = Wie in Runde { $round }, Wahlgang { $ballot }, gestimmt wurde, können nur sagen, die gestimmt haben.
refused-politburo-did-not-vote = Platz { $seat } hat in Runde { $round }, Wahlgang { $ballot }, nicht gestimmt.
refused-politburo-nothing-to-see = In Runde { $round } gab es für dich keine Stimmzettel anzusehen.
refused-politburo-not-your-part = In Runde { $round } kann das nicht dein Grund sein: Nur der Gensek nennt Stimmberechtigte, und nur die anderen stimmen über seinen Plan ab.
refused-politburo-pact-with-himself = Zu einem Pakt gehören zwei.
refused-politburo-influence-each = Einflusswerte in dieser Stellung: { $found }. Plätze: { $seats }. Es muss für jeden einer sein.
refused-politburo-influence-most = { $found } Einfluss kann niemand haben; bei { $most } ist Schluss.
refused-politburo-lost-too-much =
    { $rounds ->
        [0] Vor der ersten Runde hat niemand Einfluss verloren.
        [one] Eine Runde kann nicht so viel Einfluss gekostet haben (insgesamt { $lost }).
       *[other] { $rounds } Runden können nicht so viel Einfluss gekostet haben (insgesamt { $lost }).
    }
refused-politburo-moved-too-far =
    { $rounds ->
        [0] Vor der ersten Runde stehen alle Ministerien bei 0.
        [one] Eine Runde kann die Ministerien nicht so weit bewegt haben (insgesamt { $moved }).
       *[other] { $rounds } Runden können die Ministerien nicht so weit bewegt haben (insgesamt { $moved }).
    }
