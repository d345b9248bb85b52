### Autour d’une leçon, quel qu’en soit le jeu, sur la page et au terminal.

lesson-title = { $game } en trois minutes
lesson-screen = { $number } sur { $last }

refused-no-lesson = Il n’y a pas encore de leçon pour { $game }.
refused-lesson-over = La leçon est finie ; le reste s’apprend en jouant.

page-lesson-on = Continuer
page-lesson-play = À vous de jouer : une table de débutant
page-lesson-again = Encore une fois
page-lesson-rules = Les règles
page-lesson-none = Pas de leçon ici
