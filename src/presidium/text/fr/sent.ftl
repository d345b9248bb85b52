### Ce qui est envoyé à qui n’est pas là.

call-title =
    { $titled ->
        [yes] La parole est à vous, camarade : { $game }, « { $table } »
       *[no] La parole est à vous, camarade : { $game }
    }
call-title-many = La parole est à vous à { $tables } tables, camarade
call-said = Dit depuis votre dernier coup :
call-starts = La table commence, et sa pendule tourne.
call-stop = Plus de notifications de ce genre
call-stop-table = Plus de notifications de cette table
call-letter-link = Le lien vous mène à votre table et vous y fait entrer sur l’appareil où vous l’ouvrez, là et nulle part ailleurs : par un bouton, une seule fois, sous quatre jours. Ne le passez à personne ; qui appuie s’assoit sur votre chaise.
call-confirm-title = Est-ce vous, camarade ?
call-confirm-text = { $name } demande à être prévenu à cette adresse quand une table de { $host } attend une réponse. Est-ce vous ? Alors ouvrez ce lien sous trois jours et confirmez :
call-confirm-else = Sinon, ne faites rien : cette adresse sera oubliée, et personne n’en saura rien.
call-test-title = Une notification d’essai
call-test-text = Voilà à quoi cela ressemble quand une table attend votre réponse. Rien n’attend ; continuez.
