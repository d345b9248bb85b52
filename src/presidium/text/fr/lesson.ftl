### Autour d’une leçon, quel qu’en soit le jeu, sur la page et au terminal.

lesson-title = { $game } en trois minutes
lesson-screen = { $number } sur { $last }

refused-no-lesson = Il n’y a pas encore de leçon pour { $game }.
refused-lesson-over = La leçon est finie ; le reste s’apprend en jouant.
