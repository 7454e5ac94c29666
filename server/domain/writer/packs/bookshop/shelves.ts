// In the shop: asking, finding, keeping.
import type { Idea } from '../../library/idea.ts';

export const SHELVES: readonly Idea[] = [
  {
    id: 'it-was-blue',
    format: 'answer',
    again: 9,
    emoji: '🔵',
    tags: ['BooksellerLife', 'FindABook', 'BookTalk'],
    title: [
      'How to find a book when you forgot title and author',
      'No title, no author: how a bookseller finds your book',
    ],
    cover: 'Find a book without its title',
    question: 'I am looking for a book. I forgot the title, but it was blue. Can you find it?',
    short: 'Often, yes. Tell us where you saw it and what happens in it.',
    gist: [
      'You forgot the title of a book? Tell us where you heard of it, when, what happens in it and what the cover looked like. Booksellers find books like that every day.',
      'A bit of the plot, a radio {programme|program}, a blue cover: with three details we can mostly find a book.',
    ],
    subject: ['A blue book, and no title', 'Three details to find a book'],
    hooks: {
      '*': [
        '"I do not know the title, but there was a dog on the cover." Booksellers hear it every week.',
        'Forgotten the title of a book? These details help to find it.',
      ],
      pt: [
        'To find a book, it helps to know where and when you heard of it. That is better than half a title.',
        'A book with a forgotten title can be found by its plot, its age and its cover.',
      ],
      fi: [
        'Is there a book from your childhood of which you remember only one picture?',
        'Forgotten the title of a book? No need to be embarrassed. A colour and a dog are a good start.',
      ],
      a: 'No title? Tell us the plot, the cover, and where it was mentioned.',
      h: '"The book is by that man, and somebody dies." It was on the second shelf.',
      l: 'You remember one picture, and we look for the book.',
    },
    lines: {
      '*': [
        'Looking for a book without its title? Say where you heard of it. "On the radio, on Sunday" is better than half a title.',
        'Photograph the covers of books you want to read. In a month you will not remember the titles.',
        'Colour and size help to find a book. "Blue, small, thick" rules out a lot.',
        'To find a lost book from your childhood, write down one scene as exactly as you can.',
      ],
      h: ['The book was green. It was by a woman. It was a cookbook. And it was here.'],
    },
    scene: [
      '"A lighthouse. Two brothers. And soup." The bookseller is already walking to the shelf.',
      'A man of sixty says: "There was a bear with a coat. I was four." Half an hour later he has the book in his hands.',
    ],
    why: [
      [
        'Most of us forget the title first and remember a picture longest.',
        'The title may be gone, but you remember a scene.',
      ],
      [
        'Two people find a book faster, because the other one has read different books.',
        'You remember the dog, and the bookseller remembers the author.',
      ],
    ],
    parts: [
      [
        'Say where you heard of it',
        ['The radio, a newspaper, a friend.', 'Then we can look up which books they talked about.'],
        'A torn-out newspaper page',
      ],
      [
        'Tell what happens in the book',
        ['Include the ending, if you know it.', 'Names of people, places and dogs help a lot.'],
        'A bookseller listening at a counter',
      ],
      [
        'Describe the cover',
        ['{Colour|Color}, size, an animal on it.', 'Covers change, but booksellers remember the old ones.'],
        'Book covers sorted by colour',
      ],
      [
        'Say how old the book may be',
        [
          'Did you read it last year, or as a child?',
          'Even books that are out of print can often be found second-hand.',
        ],
        "An old children's book",
      ],
    ],
    turn: [
      'And if the book does not turn up today, the search goes on.',
      'You need not know much about the book. Just ask.',
    ],
    asks: [
      'Which book have you been looking for for years?',
      'Which scene do you remember from a book whose title you forgot?',
    ],
    ends: {
      pa: 'Where, when, what happens, which cover: that is how to find a book.',
      fi: 'Come in and tell us what you know. A dog is plenty.',
      t: 'First where you heard of the book, and then when.',
      h: 'Somebody dies in most of the books on the second shelf.',
      l: 'First the picture, and then the book.',
    },
    keep: 'the next forgotten title',
    send: 'somebody who says "you know, the one with the dog"',
    own: [
      {
        kinds: ['service', 'process', 'people', 'policy'],
        about:
          '(?:we|i) (?:can )?(?:order|find|search)|orders? (?:by|in|any)|search for|out of print|next day',
        lead: ['And if the search takes longer:', 'And if a book has to be found:'],
      },
    ],
    pic: { ask: 'Several blue covers side by side', alt: 'Several books with blue covers side by side' },
    claims: [['Search by source and date', 'practice of booksellers']],
  },
  {
    id: 'who-decides-the-table',
    format: 'behind',
    again: 10,
    emoji: '📦',
    tags: ['BooksellerLife', 'BehindTheScenes', 'IndieBookshop'],
    title: [
      'How a bookshop chooses the books on the front table',
      'Behind the table of new books: how booksellers choose',
    ],
    cover: 'How a bookshop chooses books',
    gist: [
      'Catalogues arrive with thousands of books that hardly anyone has read yet. A bookseller chooses for this town, orders a few copies, and sends back what nobody bought.',
      'Why are these books on the front table? Because a bookseller read catalogues, read half the night, and knows what customers ask for.',
    ],
    subject: ['Why this book is on the table', 'Thousands of new books, one table'],
    hooks: {
      '*': [
        'For every book on the table at the front, a bookseller said no to hundreds.',
        'Booksellers order books months before they come out. How do they know what is good?',
      ],
      pt: [
        'Booksellers order by season, from catalogues, and can send much of it back.',
        'Booksellers choose new books months before they come out, with a catalogue and a pencil.',
      ],
      fi: [
        'Have you ever wondered why a certain book lies on the front table?',
        'The books on the front table were chosen with customers like you in mind.',
      ],
      a: 'Choosing books: read the catalogue, order three copies, see who buys them.',
      h: 'Booksellers read until two in the morning, and call it work. Nobody pays for it.',
      l: 'A table, forty new books, and one you had not heard of.',
    },
    lines: {
      '*': [
        'A new book lies on the front table for a few weeks. After that it stands on a shelf, and you see only the spine.',
        'Bookshops can often send unsold books back to the publisher. So they dare to order something unknown.',
        'A card with a few lines by hand under a book means that a bookseller read it and liked it.',
        'Where a book lies decides whether you find it. That is why the front table matters.',
      ],
      h: ['No bookseller has read all the books. Every one of them has been asked.'],
    },
    scene: [
      'A bookseller with a pile of catalogues and a pencil: three ticks, a question mark, a coffee ring.',
      'On Saturday two of three copies are sold, one to somebody who said: "I was not even looking for that book."',
    ],
    why: [
      [
        'Tens of thousands of new books come out every year, and a shelf is soon full.',
        'For each new book on the shelf, others have to go.',
      ],
      [
        'A book that sells well in one street may not sell at all in the next.',
        'A good bookshop chooses books for the people who live nearby.',
      ],
    ],
    parts: [
      [
        'Booksellers read the catalogues first',
        [
          'With a pencil, and with their own customers in mind.',
          'Half of it is experience. The other half is Mrs Miller, who reads everything.',
        ],
        'Publisher catalogues with pencil marks',
      ],
      [
        'They try a few copies',
        ['Some for the table, and one for the shelf.', 'If they sell within a week, more are ordered.'],
        'Three copies of a book',
      ],
      [
        'They lay out the table again',
        [
          'Bright covers beside plain ones, thick beside thin, and one surprise.',
          'It takes an hour, and looks as if nobody had planned it.',
        ],
        'Hands arranging books on a table',
      ],
      [
        'Unsold books go back',
        ['They are packed and sent to the publisher.', 'Some good books just come out in the wrong month.'],
        'Books in a return box',
      ],
    ],
    turn: [
      'So if you find a book you were not looking for, somebody meant you to.',
      'Nothing on the table is there by accident.',
    ],
    asks: ['Which book did you last buy without looking for it?', 'Which book should be on our front table?'],
    ends: {
      pa: 'A bookshop can choose well because it knows its readers.',
      fi: 'And ask who chose the book. Booksellers like to be asked.',
      t: 'Catalogue, a few copies, a place on the table, and some go back.',
      h: 'It is two in the morning. One more chapter.',
      l: 'And there lies the book you did not know you wanted.',
    },
    keep: 'the next visit to a bookshop',
    send: 'somebody who dreams of owning a bookshop',
    own: [
      {
        kinds: ['people', 'product', 'history', 'number', 'process'],
        about: 'choose|chosen|staff|select|picks|\\btable',
        lead: 'And this is how it goes here:',
      },
    ],
    pic: { ask: 'Your table from above, being laid', alt: 'Hands laying out books on a table' },
    claims: [
      [
        'Right of return is common in the book trade of many countries; many thousand titles a year',
        'trade practice, publishing statistics',
      ],
    ],
  },
  {
    id: 'do-not-pull-at-the-top',
    format: 'mistake',
    again: 9,
    emoji: '🧤',
    tags: ['BookCare', 'OldBooks', 'HomeLibrary'],
    title: [
      'How to take a book off the shelf without tearing it',
      'How to look after books: shelving, taking out, packing',
    ],
    cover: 'Do not pull books by the top',
    wrong: 'Pulling a book out by the top of its spine',
    gist: [
      'To take a book off the shelf, push the two beside it back a little and grip it in the middle. Keep books upright, out of the sun and away from damp walls.',
      'Most old books are torn in the same place: the top of the spine. That is where people pull.',
    ],
    subject: ['How to take a book off the shelf', 'Why old books are torn at the top'],
    hooks: {
      '*': [
        'Taking a book off a full shelf? Push the ones beside it back, and grip it in the middle.',
        'Look at old books: nearly all are torn at the top of the spine, because people pull there.',
      ],
      pt: [
        "The top of a book's spine is only glued and folded. It tears when you pull.",
        "A book's spine is made for opening, and not for pulling.",
      ],
      fi: [
        'Do you pull books off the shelf by the top?',
        'Look at your oldest book: is the top of the spine still there?',
      ],
      a: 'Books off the shelf: push back the neighbours, grip the middle.',
      h: 'Nobody would pull you out of bed by the head. Take books by the middle, too.',
      l: 'Hold the book in the middle, and it comes out gently.',
    },
    lines: {
      '*': [
        'Stand books upright and close together, but so that you can take one out with two fingers.',
        'Lay large, heavy books flat, and not more than three on top of each other.',
        'Sunlight fades the spines of books, red and violet first. Keep the shelf out of the sun.',
        'Does a book smell musty? Put it open into a box with a dish of baking soda for a few days, lid on. And look for the damp wall.',
      ],
      h: ['Books sorted by colour look like a rainbow, and nobody finds anything.'],
    },
    scene: [
      'A small tearing sound, and you have a strip of the spine in your hand. The book is still on the shelf.',
      'Moving day. The books are in banana boxes, spine down, and somebody says "they fit in nicely".',
    ],
    why: [
      [
        'The binding of a book is folded and glued. It is made for turning pages.',
        'A book can last a hundred years and tear in one second.',
      ],
      [
        'Books like what people like: no strong sun, no damp, no hot attic.',
        'Outside walls can be damp, and damp is bad for paper.',
      ],
    ],
    parts: [
      [
        'Push back the books beside it',
        [
          'One finger left, one finger right, and you can grip it.',
          'You can also reach over a tall book and push from behind.',
        ],
        'Two books pushed back beside a third',
      ],
      [
        'Stand books upright',
        ['Books that lean get bent covers.', 'Use a bookend, or a heavy jug.'],
        'A row of upright books with a bookend',
      ],
      [
        'Keep books away from sun and damp',
        ['Leave some space between shelf and wall.', 'Close the blinds when the sun is strong.'],
        'A shelf in the shade',
      ],
      [
        'Pack books flat in small boxes',
        ['Small boxes, since paper is heavy.', 'Never pack a book with the pages hanging from the spine.'],
        'Books lying flat in a box',
      ],
    ],
    turn: [
      'Then your books will last. Some are four hundred years old.',
      'A book you hold in the middle hardly ever tears.',
    ],
    asks: [
      'What is the oldest book in your house?',
      'How do you sort your books: by author, by size or by {colour|color}?',
    ],
    ends: {
      pa: 'Hold a book in the middle, never by the top.',
      fi: 'Go and try it with your thickest book.',
      t: 'Spine, joints, covers: nothing on a book is made for pulling.',
      h: 'Your books thank you, and so do their backs.',
      l: 'By the middle, please.',
    },
    keep: 'the next time you reach for a book',
    send: 'somebody with old books',
    own: [
      {
        kinds: ['service', 'product', 'history'],
        about: 'antiquarian|rare|old books|restor|\\bvalu(?:e|ing|ation)|second-?hand|bind',
        lead: 'And here in the shop:',
      },
    ],
    pic: {
      ask: 'A hand taking a book from the shelf by its middle',
      alt: 'A hand taking a book from a shelf by its middle',
    },
    claims: [
      [
        'Handling and storage of books; headcaps; sun and damp',
        'advice of national libraries and conservation bodies',
      ],
    ],
  },
  {
    id: 'lent-and-gone',
    format: 'question',
    again: 9,
    emoji: '🫱',
    tags: ['LentBooks', 'BookTalk', 'BookLovers'],
    title: ['Which book did you lend and never get back?', 'The lent book that never came back'],
    cover: 'The book you never got back',
    gist: [
      'Most of us have lent a book and never got it back. Which one was yours, who has it, and did you buy it again?',
      'We lend the books we love most, and those are the ones that never come back. Which one do you miss?',
    ],
    subject: ['Who has your book?', 'The book you bought twice'],
    hooks: {
      '*': [
        'Somebody you know has a book of yours on their shelf.',
        'Whoever lends books needs patience, or a second copy.',
      ],
      pt: [
        'We lend the books we love, so our favourites go missing.',
        'Your favourite book is the one most likely to be missing from your shelf.',
      ],
      fi: [
        'Look at your bookshelf. Which of those books did you borrow?',
        'You lent a book gladly, and you still miss it. Which one?',
      ],
      a: 'The book you lent: name the book, not the person.',
      h: 'Your book is on her shelf, and you see it at every party. For nineteen years you have both been polite.',
      l: 'A gap on the shelf where your favourite book was.',
    },
    lines: {
      '*': [
        'Some readers buy their favourite novel again each time a friend keeps it.',
        'A sticker with your name does not bring a lent book back. It only makes it embarrassing.',
        'Make a list of the books you have lent, and to whom. Or just let them go.',
        'Do you still have a book somebody lent you ten years ago? Saturday is a good day to return it.',
      ],
      h: ['"I will bring the book back next week." That was in another century.'],
    },
    scene: [
      'You are moving, a book falls open, and there is a name on the first page. It is not yours.',
      'At the flea market she finds her own book, with her own notes. She buys it back.',
    ],
    why: [['If we love a book, we want somebody else to read it.', 'Nobody lends a book they did not like.']],
    parts: [
      [
        'The book you lent and miss',
        ['Perhaps you bought it again, and lent it again.', 'You know the cover, and you know who has it.'],
        'A gap between books',
      ],
      [
        'The book you borrowed and kept',
        ['You feel a little guilty when you see it.', 'By now it looks as if it were yours.'],
        'A book with a strange name inside',
      ],
    ],
    turn: [
      'Write to them today and ask for the book. Or just say hello.',
      'Perhaps they love your book as much as you did.',
    ],
    asks: [
      'Which book did you lend and never see again?',
      'Which book on your shelf belongs to somebody else?',
    ],
    ends: {
      pa: 'When you lend a book, you recommend it.',
      fi: 'No names. Initials are fine.',
      t: 'Not every lent book returns, and still we lend them.',
      h: 'After nineteen years it is nearly her book.',
      l: 'There is still a gap where the book was.',
    },
    keep: 'the next time somebody says "may I borrow it?"',
    send: 'the person who has your book',
    pic: { ask: 'A gap between two books on a shelf', alt: 'A gap between books on a shelf' },
    claims: [['Lent books often do not return', 'common experience']],
  },
  {
    id: 'blurb-and-colophon',
    format: 'glossary',
    again: 10,
    emoji: '🔤',
    tags: ['BookWords', 'BookNerd', 'FirstEdition'],
    title: [
      'Blurb, imprint, first edition: book words explained',
      'How to tell a first edition, and other words from books',
    ],
    cover: 'Book words explained',
    gist: [
      'Blurb, imprint, colophon, first edition, remainder: what these five book words mean, in plain words.',
      'The pages of a book that nobody reads tell you who printed it, when, and whether it is a first edition.',
    ],
    subject: ['The pages of a book nobody reads', 'Is your book a first edition?'],
    hooks: {
      '*': [
        'Is your book a first edition? Turn to the back of the title page.',
        'The small print in a book tells you when it was printed, and by whom.',
      ],
      pt: [
        'The imprint page of a book gives the publisher, the year and the printing, often as a row of figures.',
        'Every book has a page with its own short history, and hardly anybody reads it.',
      ],
      fi: [
        'Have you ever read the very last page of a book, after the story?',
        'Turn over the title page of your book. There is more there than you think.',
      ],
      a: 'Five book words: blurb, imprint, colophon, first edition, remainder.',
      h: '"A triumph!" says the blurb on the book. It was said about another book by the same author.',
      l: 'A note about the type and the paper, on the last page of a book.',
    },
    lines: {
      '*': [
        'Three dots in the blurb of a book show that something was left out. Sometimes it was "not".',
        'Look for a row of numbers on the imprint page of a book. The lowest one often tells you which printing it is.',
        'A remainder is a new book the publisher no longer wants to store. There is nothing wrong with it.',
        'Collectors want a first edition in its first printing, and not a later one.',
      ],
      h: ['The word "blurb" was invented in nineteen hundred and seven, as a joke about blurbs.'],
    },
    scene: [
      'A thin book ends with: "Set in Garamond, printed in the winter of a long strike." You had never looked there.',
      'At the flea market somebody opens a book, looks behind the title page and grows very quiet.',
    ],
    why: [
      [
        'The imprint page says where a book comes from.',
        'In the small print you can read who made the book.',
      ],
      [
        'With these words you can tell an old book from a rare one.',
        'Many old books are common. Early printings can be rare.',
      ],
    ],
    parts: [
      [
        'Blurb',
        [
          'A summary and some praise, written to make you buy it.',
          'The words on the cover that want to sell the book.',
        ],
        'The back of a book',
      ],
      [
        'Imprint',
        [
          'The page with publisher, year and edition. It is also the name of a publishing brand.',
          'The page that says who published the book, and when.',
        ],
        'An imprint page',
      ],
      [
        'Colophon',
        [
          'A note on type, paper and printer, mostly at the end.',
          'The last lines in some books, about how they were made.',
        ],
        'The last page of an old book',
      ],
      [
        'First edition',
        [
          'The first version that was published. Collectors want its first printing.',
          'The book as it was first published, before any new edition.',
        ],
        'A title page',
      ],
      [
        'Remainder',
        [
          'Unsold new books, sold off by the publisher, often with a mark on the edge.',
          'New and unread books, cheaper because the warehouse was full.',
        ],
        'A pile of books with a marked edge',
      ],
    ],
    turn: [
      'Take a book from your shelf and look behind the title page.',
      'And watch out for three dots in a blurb.',
    ],
    asks: ['Do you read the last page first?', 'Do you own a first edition?'],
    ends: {
      pa: 'Read the imprint page, and you know your book.',
      fi: 'And if your book is a first printing, sit down.',
      t: 'Those were five words from the book trade.',
      h: '"A triumph," somebody said about this post. It was about another post.',
      l: 'And on the last page, a thank you to the printer.',
    },
    keep: 'the next flea market',
    send: 'somebody who collects old books',
    own: [
      {
        kinds: ['product', 'service', 'offer'],
        about: 'first edition|rare|signed|remainder|antiquarian|second-?hand books|new books',
        lead: 'And here in the shop:',
      },
    ],
    pic: { ask: 'The imprint page or last page of an old book', alt: 'The imprint page of an old book' },
    claims: [
      [
        'Meanings; the word blurb was coined by Gelett Burgess in nineteen hundred and seven',
        'definition; dictionaries',
      ],
    ],
  },
];
