language-name = Français
language-complete = yes
