language-name = English
language-complete = yes
