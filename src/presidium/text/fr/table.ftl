### Ce qu’une table dit à tous de ses places.

## Ce que toute la table apprend de ses places

notice-left = { $seat } : { $name } a quitté la place ; le robot de garde y joue.
notice-conceded = { $seat } : { $name } a abandonné ; le robot de garde joue à sa place.
notice-removed = { $seat } : l’hôte a écarté { $name } ; le robot de garde joue à sa place.
notice-filled = { $seat } : le robot { $name } joue désormais.
notice-claimed =
    { $seat } : { $name } doit recevoir cette place dans { $pace ->
        [live] deux minutes
        [sofa] vingt secondes
       *[other] un jour
    }, à moins que { $other } ne refuse ou ne revienne.
notice-took =
    { $former ->
        [no] { $seat } : { $name } joue désormais.
       *[yes] { $seat } : { $name } joue désormais, à la place de { $other }.
    }
notice-refused =
    { $former ->
        [no] { $seat } : { $name } ne laisse cette place à personne d’autre.
       *[yes] { $seat } : { $name } refuse ; { $other } ne reçoit pas cette place.
    }
notice-withdrawn = { $seat } : { $name } ne recevra finalement pas cette place.
notice-kept = { $seat } : { $name } est de retour et garde cette place ; { $other } ne la reçoit pas.
notice-moment = Quelqu’un demande un moment.
notice-late = { $seat } : le temps de { $name } est écoulé ; le robot de garde a répondu.
notice-late-sealed = { $seat } : le temps de { $name } est écoulé ; le robot de garde a répondu, sous scellés : { $action }
notice-then-unneeded = « { $action } », que vous aviez dit pour la fenêtre, n’a pas servi : aucune ne s’est ouverte.
notice-then-impossible = « { $action } », que vous aviez dit pour la fenêtre, n’y était plus possible.
notice-back-proposed = { $seat } : { $name } voudrait reprendre sa dernière réponse et demande l’avis des autres.
notice-back-refused = { $seat } : { $name } s’y oppose ; la réponse de { $other } tient.
notice-back-withdrawn = { $seat } : { $name } laisse tout de même sa réponse.
notice-taken-back = { $seat } : { $name } a repris sa dernière réponse.
notice-holiday-proposed = { $seat } : { $name } demande aux autres quelques jours de congé.
notice-holiday = { $seat } : { $name } est en congé, tout le monde en est d’accord ; les pendules sont arrêtées.
notice-holiday-over = { $seat } : le congé de { $name } est terminé.
notice-adjourn-proposed = { $seat } : { $name } propose de continuer à un autre rythme.
notice-adjourned = { $seat } : la table continue à un autre rythme, comme { $name } l’a proposé et comme tous en sont convenus.
notice-proposal-refused = { $seat } : { $name } s’oppose à ce que proposait { $other } ; rien ne change.
notice-proposal-withdrawn = { $seat } : { $name } retire sa proposition.
name-alike = { $name } (un nom qui ressemble à celui d’un autre ici)
