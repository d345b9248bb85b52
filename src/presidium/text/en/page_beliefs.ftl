### What each seat of a finished game could have known, beside what was true.

page-beliefs-heading = What could { $seat } have known?
page-beliefs-seat = Who wonders
page-beliefs-lens = Through whose eyes the signs are read
page-beliefs-working = Somebody is working out what could have been known …
page-beliefs-nothing = There was nothing to wonder about.
page-beliefs-how = The thick line is what was true, and how likely it looked: at the top certain, at the bottom out of the question. A press on a chart leads to that moment.
page-beliefs-thin = The thin line, in dashes, is the likeliest mistake.
page-beliefs-truth = in truth { $truth }
page-beliefs-likely = { $likely }%
page-beliefs-rather = (rather { $thing }: { $likely }%)
page-beliefs-known = Certain from the beginning.
page-beliefs-because = Strongest evidence:
page-beliefs-chart = { $about }. What was true, { $truth }, looked { $first }% likely at first and { $last }% at last; { $least }% at the least, { $most }% at the most.
page-beliefs-figures = The figures as a table
page-beliefs-caption = How likely what was true looked, moment by moment; behind it, what looked likelier
page-beliefs-moment = Moment
page-beliefs-when = { $chapter }: { $number }

## What there is to wonder about

page-beliefs-of-goulag = Who is loyal?
page-beliefs-of-politburo = Who is who?
page-beliefs-of-kremlin = Who has the most written on whom?

## The lenses: what is expected of people

page-lens-goulag-doubting = a doubter
page-lens-goulag-doubting-says = As a doubter reads it: four to one, he thinks, nobody at this table cares what he plays. A player who does care plays straight for his side, or bluffs one time in four, or plays at random. Words count as far as the speaker proves honest. The chances follow from this exactly.
page-lens-goulag-trusting = somebody with a plan
page-lens-goulag-trusting-says = As somebody reads it who has to decide: he takes it, nineteen to one, that his comrades care what they play. Each of them plays straight for his side, or bluffs one time in four, or plays at random. He sees more than a doubter, and is mistaken more often.
page-lens-politburo-doubting = a doubter
page-lens-politburo-doubting-says = As a doubter reads it: he takes everybody for somebody who votes at random, nineteen to one, until what they do fits a goal too well. Words count as far as they are borne out.
page-lens-politburo-trusting = somebody with a plan
page-lens-politburo-trusting-says = As somebody reads it who has to decide: he takes one in five of his comrades for people who plainly want one thing, one in five for people who look at the levels and the rounds left, two in five for people whose ballots show little, and the rest for people who vote at random. He sees more than a doubter, and is mistaken more often.
page-lens-kremlin-usual = a careful reader
page-lens-kremlin-usual-says = As a careful reader reads it: three in five have written their sheets as most people do or as our own bots do, the others at random. A player who has declared points has them; one who was silent where more would have helped probably has fewer. The chances are drawn from sheets that could be.
