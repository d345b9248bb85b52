### Pourquoi quelque chose est refusé au sujet des notifications.

refused-not-a-mail-address = « { $text } » n’est pas une adresse électronique.
refused-no-calls-here = Ce serveur n’envoie pas de notifications : son hôte n’a installé ni courriel ni rien de tel.
refused-not-offered = Ce serveur ne prévient pas de cette manière.
refused-not-confirmed = Le lien du courriel n’a pas encore été confirmé.
refused-no-such-channel = Vous n’êtes pas prévenu de cette manière.
refused-too-many-channels = Vous êtes déjà prévenu de { $most } manières ; renoncez d’abord à l’une d’elles.
refused-call-not-taken = L’envoi a été refusé : vérifiez l’adresse, ou réessayez plus tard.
refused-not-a-hook = Ce n’est pas une adresse où l’on puisse envoyer des notifications ; elle ressemble à https://example.org/hook.
refused-not-a-public-hook = Rien n’est envoyé là-bas : le nom ne mène nulle part, ou là où seul le réseau de ce serveur arrive.
refused-not-a-push = Ce n’est pas un abonnement qu’un navigateur aurait fait.
