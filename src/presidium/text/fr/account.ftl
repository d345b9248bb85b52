### Pourquoi on refuse de laisser revenir.

refused-no-mail-here = Ce serveur n’envoie pas de courriels : son hôte n’a installé aucun serveur de messagerie.
refused-mail-yours-already = C’est déjà votre adresse.
refused-mail-taken = Cette adresse est entre-temps celle de quelqu’un d’autre. Faites-y envoyer un lien, et vous êtes cette personne.
refused-mail-elsewhere =
    Cet appareil n’est pas celui de { $name }, qui revendique l’adresse. Confirmez-la sur un appareil de { $name } ; ou devenez { $name } ici, et { $devices ->
        [0] toute autre façon d’être { $name } prend fin.
        [one] l’autre appareil de { $name } est déconnecté.
       *[other] les { $devices } autres appareils de { $name } sont déconnectés.
    } Le lien reste bon.
refused-no-passkeys-here = Les clés d’accès ne marchent que si cette page vient en https et sous un nom, ou de cette machine même (« localhost »), et si l’hôte a installé de quoi les vérifier.
refused-passkey-refused = Cette clé n’a pas été acceptée : elle est inconnue ici, ou c’était trop long. Réessayez.
refused-no-such-passkey = Vous n’avez pas cette clé.
refused-too-many-passkeys = Vous avez déjà { $most } clés d’accès ; supprimez-en d’abord une.
refused-passkey-of-another = Ici, vous êtes { $you }, et cette clé est celle de { $name } : il faut le confirmer.
refused-you-already = Ici, vous êtes déjà { $name }.
