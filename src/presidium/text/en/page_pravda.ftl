# The newspaper. What it reports comes from the server; here is what stands around it.

page-pravda = Pravda
page-pravda-out = Pravda has come out
page-pravda-none = No edition yet. The printers are waiting for something to have happened.
page-pravda-loading = The ink is drying …
page-pravda-number = No. { $number }
page-pravda-motto =
    { $n ->
        [0] Yesterday’s news, corrected
        [1] Read by all, believed in good time
        [2] Both sides of the page are right
       *[3] First with the news that was allowed
    }
page-pravda-price =
    { $n ->
        [0] Price: one potato. Change is given in peel.
        [1] Price: already deducted from your wages.
        [2] Free of charge. Not reading it costs extra.
        [3] Price: as last year, whatever that was.
       *[4] Price: one old edition, to be handed back.
    }
page-pravda-siberia = Siberia
page-pravda-degrees = { $degrees }°
page-pravda-outlook =
    { $n ->
        [0] Snow, followed by winter.
        [1] Bright, with searchlights.
        [2] Wind from the east, people from the west.
        [3] Ideal for walking. There is nothing else.
       *[4] Spring has been postponed for lack of staff.
    }
page-pravda-balcony = The leadership looks down on its people with affection. From left: { $those }.
page-pravda-ficus = a ficus
page-pravda-bed = an empty bed
page-pravda-graph = The figures of the day. The arrow was drawn before they came in.
page-pravda-sorrow = The Party bows its head, briefly
page-pravda-lately = { $place }, until lately
page-pravda-moved = Lift service
page-pravda-state =
    { $state ->
        [risen] up
        [fallen] down
        [removed] removed
       *[dead] dead
    }
page-pravda-track = October parades
page-pravda-blank = nobody
page-pravda-turning = Where it turned
page-pravda-see = See the moment
page-pravda-eyes = For your eyes
page-pravda-go-on = Go on
page-pravda-close = Fold it up
page-pravda-key = Space
page-pravda-older = Older
page-pravda-newer = Newer
page-pravda-share = Share as a picture
page-pravda-album = All editions
page-pravda-slogan =
    { $n ->
        [0] Next year’s plan: met, and mislaid
        [1] More of the same, but larger
        [2] Forward! Mind the step
        [3] The future is open on weekdays
       *[4] Applause is a renewable resource
    }
page-pravda-advert =
    { $n ->
        [0] LOST: one opinion. The finder may keep it.
        [1] EXCHANGE: large portrait for a smaller one. Urgent.
        [2] WANTED: chair, with back to the wall.
        [3] FOR SALE: suitcase, packed, hardly used so far.
        [4] LESSONS in applause. Beginners stop first.
        [5] FOUND: a joke. The owner may call for it, with a toothbrush.
        [6] CORRECTION: the correction of the last correction was correct.
       *[7] FICUSES of every size, in bulk, discreet delivery.
    }
