language-name = Deutsch
language-complete = yes
