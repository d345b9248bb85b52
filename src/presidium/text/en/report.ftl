### Something is wrong: what somebody may hand on of a table.

report-button = Something is wrong
report-text = Everything that helps to mend it: the version, the rules, and this game as your seat knows it. Nobody’s name is in it. Say in a sentence what you expected and what happened instead, and send both along.
report-secret = The game is not over: this holds what only your seat knows. Nobody at the table should read it before the end.
report-label = The report
report-copy = Copy
report-copied = Copied
report-save = Save as a file
report-working = Somebody is gathering the papers …
