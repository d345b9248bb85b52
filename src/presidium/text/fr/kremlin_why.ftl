### Pourquoi elle a fini ainsi

kremlin-brief-was-yours = { $who } était à vous en { kremlin-year } : vous y aviez écrit { $mine }, et personne d’autre plus de { $theirs }.
kremlin-brief-had-more = Vous aviez { $mine } sur { $who }, et personne d’autre plus de { $theirs } : dévoilés, ils vous en donnaient le contrôle en { kremlin-year }.
kremlin-brief-would-control =
    { $points ->
        [one] Un point de plus sur { $who } et le contrôle était à vous en { kremlin-year } : vous aviez { $mine }, et personne plus de { $theirs }.
       *[other] { $points } points de plus sur { $who } et le contrôle était à vous en { kremlin-year } : vous aviez { $mine }, et personne plus de { $theirs }.
    }
kremlin-brief-out-of-reach = { $who } était hors d’atteinte en { kremlin-year } : vous aviez { $mine }, quelqu’un d’autre { $theirs }, et aucune feuille n’a de nombre plus haut.
kremlin-brief-your-marks =
    { $marks ->
        [0] Aucune année de la piste n’était à vous.
        [one] Une année de la piste était à vous, des { $waves } qu’il faut.
       *[other] { $marks } années de la piste étaient à vous, des { $waves } qu’il faut.
    }
kremlin-brief-written = Sur { $who } vous aviez { $mine }, et personne d’autre plus de { $theirs }.
kremlin-brief-would-win =
    { $points ->
        [one] Un point de plus sur { $who } et vous gagniez.
       *[other] { $points } points de plus sur { $who } et vous gagniez.
    }
kremlin-brief-out-as-controller = Vous aviez autant que les autres sur { $who }, { $points }, mais à égalité celui qui le contrôle est hors jeu, et c’était vous.
