### Pourquoi quelque chose est refusé au sujet des appels.

refused-not-a-mail-address = « { $text } » n’est pas une adresse que trouve le courrier.
