### Ce qui est envoyé à qui n’est pas là.

call-title =
    { $titled ->
        [yes] La parole est à vous, camarade : { $game }, « { $table } »
       *[no] La parole est à vous, camarade : { $game }
    }
call-title-many = { $tables } tables attendent votre parole, camarade
call-starts = La table commence, et sa pendule tourne.
call-stop = Plus d’appels de ce genre
call-stop-table = Plus d’appels de cette table
call-letter-link = Le lien vous mène à votre table et vous y fait entrer sur l’appareil où vous l’ouvrez, là et nulle part ailleurs : par un bouton, une seule fois, sous quatre jours. Ne le passez à personne ; qui appuie s’assoit sur votre chaise.
call-confirm-title = Est-ce vous, camarade ?
call-confirm-text = { $name } demande à être appelé à cette adresse quand une question se pose à une table de { $host }. Est-ce vous ? Alors appuyez sur le bouton derrière ce lien, sous trois jours :
call-confirm-else = Sinon, ne faites rien : cette adresse sera oubliée, et nul n’en saura rien.
call-test-title = Un appel d’essai
call-test-text = Voilà à quoi cela ressemble quand une table attend votre parole. Rien n’attend ; continuez.
