# The coach's words in this guided game; see `guide.en.ftl`.

guide-riverfolk = Riverfolk Company: trade
    .about = A short lesson: the others pay with warriors, you act with them and found trade posts. Then you play on.
    .end = The shop is closed. Fair prices, many customers, guarded trade posts: that is how the Riverfolk win.

guide-riverfolk-goal = You are the Riverfolk Company. You sell services, and the warriors with which the others pay are your funds. With funds you act, and trade posts score. 30 points win. You begin with four warriors along the river, which is a path for you.
    .advice = Three in 4, one in 5: 4 is a quiet corner, 5 lies beside the Marquise’s keep.
guide-riverfolk-price = You set the prices, from 1 to 4 warriors: for a card out of your hand, which lies open, for the use of the river, for mercenaries.
    .advice = Two for a card: cheap enough that somebody buys.

guide-riverfolk-post = With funds you act: committed ones (move, battle, draw, craft) come back next turn, spent ones (recruit, trade post) go home to their owner. A trade post costs two funds of the player who rules the clearing.
    .advice = You rule 4 yourself: establish a post with two of your own. 2 points.
guide-riverfolk-move = One fund is left.
    .advice = Commit it for a move; next turn you have it again.
guide-riverfolk-move-from = Along the river you move regardless of who rules.
    .advice = From 4.
guide-riverfolk-move-to = Customers are those who see you: for each clearing with a trade post and own pieces a player may buy one service more.
    .advice = To 7, along the river, with two warriors.
guide-riverfolk-prices = In the Evening you may change the prices.
    .advice = Raise the card to 3: your hand holds what others want.

guide-riverfolk-customers = The Marquise has bought two cards, the Eyrie one: nine warriors, and all of them are your funds now. With trade posts on the map you would also score dividends: a point for every two funds that you had left.
    .advice = Two funds of the Marquise make a post in a clearing that she rules. Establish one.
guide-riverfolk-post-where = Every post brings 2 points; a clearing takes only one, and there are three of each suit. A post that is destroyed is gone for good and costs half of your funds.
    .advice = In 5: your warrior there guards it.
guide-riverfolk-post-second = Funds are for spending: those who bought get their warriors back, and can buy again.
    .advice = Establish another one, in 2.
guide-riverfolk-post-second-where = Each suit has its own row of three.
    .advice = In 2, a mouse clearing.
guide-riverfolk-post-third = Two of the Marquise’s are left, and three of the Eyrie.
    .advice = A third post: in 8.
guide-riverfolk-post-third-where = Fox is a new row.
    .advice = In 8.
guide-riverfolk-post-fourth = The Eyrie pay for a post of their own.
    .advice = A fourth post: in 6.
guide-riverfolk-post-fourth-where = Where the Eyrie rule, their funds count.
    .advice = In 6.
    .after = 10 points after two turns.
guide-riverfolk-draw = Your hand is your shop; empty shelves sell nothing.
    .advice = Draw a card with a fund that has no pair.
guide-riverfolk-craft = Crafting uses free spaces of the rows of trade posts: a post that was placed has left one open.
    .advice = A Visit to Friends: boots, 1 point. One could also export it for a warrior in the payments.

guide-riverfolk-alone = That is the trade: prices, payments, funds, posts. When nobody buys you get two warriors of your own. From here on you play by yourself; I go on marking what I would do. Keep pairs of the same owner, and guard the posts.
