### Why it ended so

kremlin-brief-was-yours = { $who } was yours in { kremlin-year }: you had { $mine } written there, and nobody else more than { $theirs }.
kremlin-brief-had-more = You had { $mine } on { $who }, and nobody else more than { $theirs }: declared, they would have given you control in { kremlin-year }.
kremlin-brief-would-control =
    { $points ->
        [one] One more point on { $who } and control would have been yours in { kremlin-year }: you had { $mine }, and nobody more than { $theirs }.
       *[other] { $points } more points on { $who } and control would have been yours in { kremlin-year }: you had { $mine }, and nobody more than { $theirs }.
    }
kremlin-brief-out-of-reach = { $who } was out of reach in { kremlin-year }: you had { $mine }, somebody else { $theirs }, and no sheet has a higher number.
kremlin-brief-your-marks =
    { $marks ->
        [0] No year of the track was yours.
        [one] One year of the track was yours, of the { $waves } it takes.
       *[other] { $marks } years of the track were yours, of the { $waves } it takes.
    }
kremlin-brief-written = On { $who } you had { $mine }, and nobody else more than { $theirs }.
kremlin-brief-would-win =
    { $points ->
        [one] One more point on { $who } and you would have won.
       *[other] { $points } more points on { $who } and you would have won.
    }
kremlin-brief-out-as-controller = You had as much on { $who } as anybody, { $points }, but of those level the one who controls him is out, and that was you.
