### Pourquoi on refuse de laisser revenir.

refused-no-mail-here = Cette maison n’envoie pas de lettres : son hôte n’a nommé aucun serveur qui les prenne.
refused-mail-yours-already = C’est déjà votre adresse.
refused-mail-taken = Cette adresse est entre-temps celle de quelqu’un d’autre. Faites-y envoyer un lien, et vous êtes cette personne.
refused-no-passkeys-here = Les clés d’accès ne marchent que si cette page vient en https et sous un nom, ou de cette machine même (« localhost »), et si l’hôte a installé de quoi les vérifier.
refused-passkey-refused = Cette clé n’a pas été acceptée : elle est inconnue ici, ou c’était trop long. Réessayez.
refused-too-many-passkeys = Vous avez { $most } clés d’accès ; retirez-en une d’abord.
refused-no-such-passkey = Vous n’avez pas cette clé.
refused-passkey-of-another = Ici, vous êtes { $you }, et cette clé est celle de { $name } : il faut le confirmer.
refused-you-already = Ici, vous êtes déjà { $name }.
