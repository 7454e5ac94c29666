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
      'How to find a book when you have forgotten title and author',
      'No title, no author: what helps a bookseller find your book',
    ],
    cover: 'It was blue, I think',
    question: 'I am looking for a book. I do not know what it is called, but it was blue.',
    short: 'That is enough to begin with. Say when you heard of it, where, and what happens in it.',
    gist: [
      'Where did you hear of it, when, how old was it, what happens, how does it end? Booksellers find books by such crumbs every day, and the colour helps more than people think.',
      'A plot, a place, a radio programme, a blue cover: with three crumbs a book can mostly be found.',
    ],
    subject: ['It was blue, I think', 'Three crumbs are enough'],
    hooks: {
      '*': [
        '"I do not know the title, but there was a dog on it." Every bookseller has heard it today.',
        'Forgotten what the book is called? These five crumbs help to find it.',
      ],
      pt: [
        'Source, date and plot narrow a search more than half a title does.',
        'Half remembered titles are found by date, source and plot.',
      ],
      fi: [
        'Is there a book from your childhood of which you only remember one picture?',
        'You need not be embarrassed: a colour and a dog are a good beginning.',
      ],
      a: 'Say where, when, what happens, how it looked.',
      h: '"It is by that man, and somebody dies." It was on the second shelf.',
      l: 'A picture in the memory, and a shelf that fits it.',
    },
    lines: {
      '*': [
        'Looking for a book without its title? Say where you heard of it. "On the radio, on Sunday" is worth more than half a title.',
        'Photograph covers that interest you. In a year you will no longer know that you will not remember.',
        'Colour and size help in finding a book. "Blue, small, thick" takes it from a thousand to fifty.',
        'For lost books from childhood, write down one scene as exactly as you can. Somebody else remembers it, too.',
      ],
      h: ['It was green. It was by a woman. It was a cookbook. It was there.'],
    },
    scene: [
      'She closes her eyes. "A lighthouse. Two brothers. And soup." The bookseller is already walking.',
      'A man, sixty, in front of the children\'s shelf: "There was a bear with a coat. I was four." They look for half an hour. Then it is there.',
    ],
    why: [
      [
        'Titles are forgotten first, pictures last.',
        'We remember what we felt, and on which side of the page it stood.',
      ],
      [
        'Searching with somebody is quicker: the second head knows other books.',
        'Two people remember twice as wrongly, and so get there.',
      ],
    ],
    parts: [
      [
        'Say where you heard of it',
        [
          'Radio, newspaper, a friend with a beard.',
          'From the source one gets to the date, and from the date to the list.',
        ],
        'A torn-out newspaper page',
      ],
      [
        'Tell the plot',
        [
          'With the ending, if you know it. There is nobody here to be spoilt.',
          'Names of dogs are particularly useful.',
        ],
        'A bookseller listening at a counter',
      ],
      [
        'Describe the look',
        ['Colour, format, an animal on the cover.', 'Covers change, but booksellers remember the old ones.'],
        'Book covers sorted by colour',
      ],
      [
        'Say how old it may be',
        ['Read last year, or as a child: that decides where to look.', 'Out of print does not mean gone.'],
        "An old children's book",
      ],
    ],
    turn: [
      'And if it cannot be found today, the search is on. Nobody in a bookshop can bear an unsolved one.',
      'Half a memory is enough to set out with.',
    ],
    asks: [
      'Which book have you been looking for for years?',
      'Which scene do you remember from a book whose title has gone?',
    ],
    ends: {
      pa: 'Source, date, plot, look.',
      fi: 'Come with whatever you have. A dog is plenty.',
      t: 'Narrow by source, then by date.',
      h: 'The second shelf has a good memory.',
      l: 'A picture, and then the book to it.',
    },
    keep: 'the next time that a title has gone',
    send: 'somebody who says "you know, the one with the dog"',
    own: [
      {
        kinds: ['service', 'process', 'people', 'policy'],
        about:
          '(?:we|i) (?:can )?(?:order|find|search)|orders? (?:by|in|any)|search for|out of print|next day',
        lead: ['And so the search goes on here.', 'And if a book has to be found.'],
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
      'How a bookshop decides what lies on the table by the door',
      'Behind the table of new books: how booksellers choose',
    ],
    cover: 'Who gets the table?',
    gist: [
      'Twice a year come the catalogues, with thousands of books that nobody has read yet. A bookseller orders for this town, tries three copies, and sends back what has not found anybody.',
      'A table is an opinion. Behind it lie catalogues, guesses, a few nights of reading, and what was asked for on Saturday.',
    ],
    subject: ['A table is an opinion', 'Thousands of books, one table'],
    hooks: {
      '*': [
        'The table by the door of a bookshop is the result of a few thousand noes.',
        'Booksellers order books months before anybody has read them. How do they know?',
      ],
      pt: [
        'Buying is done by season, from previews, with a right of return for much of it.',
        'Selection begins months before publication, with previews and a pencil.',
      ],
      fi: [
        'Have you ever wondered who put exactly this book in your way?',
        'Somebody thought of you when they put it there. More or less.',
      ],
      a: 'Read the previews, know your town, order three, look who takes them.',
      h: 'Booksellers read until two in the morning, and it counts as work. It is not paid as such.',
      l: 'A table, a lamp, forty covers.',
    },
    lines: {
      '*': [
        'A book lies face up on the table for some weeks. After that it stands with its back to you. Authors know the date.',
        'In many countries, bookshops may return unsold books. It is why they dare to order what nobody knows.',
        'The card with a few handwritten lines below a book: somebody stayed up late for it.',
        'Where a book stands decides whether it is found. Crime beside the till, poetry by the chair.',
      ],
      h: ['Nobody in a bookshop has read everything. They have all been asked, though.'],
    },
    scene: [
      'A grey day in the low season, a stack of previews, a pencil. Three crosses, a question mark, a coffee ring.',
      'Saturday evening. Of the three copies two have gone. One of them to somebody who said "I had not been looking for that".',
    ],
    why: [
      [
        'A shelf metre is finite, and tens of thousands of new titles come out in a year.',
        'Each book that stands there has displaced several.',
      ],
      [
        'What suits one street stays lying in the next.',
        'A good shop is a portrait of the people who go past it.',
      ],
    ],
    parts: [
      [
        'The previews are read',
        [
          'With a pencil, and one eye on what was asked for.',
          'Half of it is instinct, and the other half is Mrs Miller, who reads everything.',
        ],
        'Publisher catalogues with pencil marks',
      ],
      [
        'Three copies are tried',
        [
          'One for the table, one for the shelf, one for the gap.',
          'If they go within a week, somebody rings up for more.',
        ],
        'Three copies of a book',
      ],
      [
        'The table is laid anew',
        [
          'Colours beside each other, thick beside thin, a surprise near the corner.',
          'It takes an hour, and is meant to look like chance.',
        ],
        'Hands arranging books on a table',
      ],
      [
        'Some go back',
        ['In a box, with an apology.', 'A good book is not always lucky with its month.'],
        'Books in a return box',
      ],
    ],
    turn: [
      'So if you find something that you were not looking for: that was the plan.',
      'What looks like chance on a table was somebody at work.',
    ],
    asks: [
      'What was the last thing you bought without having looked for it?',
      'What should be on the table at the front?',
    ],
    ends: {
      pa: 'Selection is the service.',
      fi: 'And ask who chose it. They like to be asked.',
      t: 'Preview, test order, placement, return.',
      h: "It is two o'clock. One more chapter.",
      l: 'Chance, laid out with care.',
    },
    keep: 'the next visit to a bookshop',
    send: 'somebody who would like to own a bookshop',
    own: [
      {
        kinds: ['people', 'product', 'history', 'number', 'process'],
        about: 'choose|chosen|staff|select|picks|\\btable',
        lead: 'And who chooses here.',
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
      'How to take a book from the shelf without tearing its spine',
      'Caring for books: how to take them out, shelve and pack them',
    ],
    cover: 'Not by the top of its spine',
    wrong: 'A finger on top of the spine, and pull',
    gist: [
      'Push the two neighbours back a little and take the book by its waist. Stand books upright and not too tight, out of the sun, and away from the outside wall.',
      'Most old books have lost the same piece: the head of the spine. It was not the worm, it was the finger.',
    ],
    subject: ['Push the neighbours back', 'Books have a waist'],
    hooks: {
      '*': [
        'Taking a book from a full shelf? Push its neighbours back, and do not pull it by its head.',
        'Look at old books: nearly all of them are torn at the same place. It was a finger.',
      ],
      pt: [
        'The headcap is only glued and folded, and not made for pulling.',
        'A spine is built for opening. Pulling was never part of the plan.',
      ],
      fi: [
        'Do you pull books out by their hair, too?',
        'Look at your oldest books: is the top of the spine still there?',
      ],
      a: 'Neighbours back, grip the middle, out.',
      h: 'A book has a back, a head, a tail and joints. One should not lift anybody by the head.',
      l: 'Two fingers at its waist, and it comes.',
    },
    lines: {
      '*': [
        'Books want to stand upright and close, but not tight. You should be able to take one out with two fingers.',
        'Large and heavy books are happier lying down, at most three on top of each other.',
        'Sun bleaches spines, first red and violet. Sort by colour after ten years, and you will see where the window is.',
        'Musty book? Put it open into a box with a dish of baking soda, lid on, for a few days. And look for the damp wall.',
      ],
      h: [
        'Sorted by colour, the shelf looks like a rainbow, and nobody finds anything. It is worth it, says one half of the household.',
      ],
    },
    scene: [
      'A little sound, like a sigh, and in the hand lies a strip of leather with gold on it. The book is still on the shelf.',
      'A house move. The books are lying in banana boxes, spine down, and somebody says "they fit in nicely".',
    ],
    why: [
      [
        'A binding is hinges and glue. They take turning, and do not take pulling.',
        'What has been opened for a hundred years breaks in one wrong second.',
      ],
      [
        'Paper and glue like what you like: no sun, no damp, no attic.',
        'Outside walls are cool, and where it is cool it gets damp.',
      ],
    ],
    parts: [
      [
        'Push the neighbours back',
        [
          'A finger left, a finger right, and its waist is free.',
          'With tall ones you can reach over and push from behind.',
        ],
        'Two books pushed back beside a third',
      ],
      [
        'Let them stand upright',
        ['Leaning bends the boards.', 'A bookend costs little, and a heavy jug does it, too.'],
        'A row of upright books with a bookend',
      ],
      [
        'Keep off sun and outside walls',
        ['A hand of air behind the shelf.', 'Blinds are the best dust jackets.'],
        'A shelf in the shade',
      ],
      [
        'Pack them lying or spine up',
        ['In small boxes, since paper is heavy.', 'Never with the spine at the bottom and pages hanging.'],
        'Books lying flat in a box',
      ],
    ],
    turn: [
      'Then they last. Some of them have practised for four hundred years.',
      'A book handled at its waist has hardly a reason to break.',
    ],
    asks: [
      'What is the oldest book in your house?',
      'How do you sort your shelves: by author, by size or by colour?',
    ],
    ends: {
      pa: 'Grip the middle, spare the head.',
      fi: 'Go and try it on the fattest one.',
      t: 'Headcap, joint, board: no pull.',
      h: 'The back has been put straight, and it holds its head up.',
      l: 'At the waist, please.',
    },
    keep: 'the next time you reach for a book',
    send: 'somebody with old books',
    own: [
      {
        kinds: ['service', 'product', 'history'],
        about: 'antiquarian|rare|old books|restor|\\bvalu(?:e|ing|ation)|second-?hand|bind',
        lead: 'And for the old ones among them.',
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
    title: [
      'Which book did you lend that never came back?',
      'The book that you lent, and whose shelf it is on now',
    ],
    cover: 'Lent, and gone for good',
    gist: [
      'Everybody has lent a book that did not come home. Which one was it, whom do you suspect, and did you buy it again?',
      'Lent books are the ones we loved best, or we would not have lent them. That is what makes it so unjust.',
    ],
    subject: ['Whom do you suspect?', 'Bought again, of course'],
    hooks: {
      '*': [
        'Somewhere, on a shelf that is not yours, stands a book that is yours.',
        'A lent book is a test of character, for two people.',
      ],
      pt: [
        'We lend what we love, so what goes missing is our best.',
        'Of all the books that one owns, the favourites are the likeliest to be missing.',
      ],
      fi: [
        'And now look at your own shelf. Whose is the third from the left?',
        'You lent it gladly, and you miss it still. Which one?',
      ],
      a: 'Name the book. Not the person.',
      h: 'It is on her shelf, in full view, at every party. For nineteen years they have both been polite.',
      l: 'A gap on the shelf, as wide as a thumb.',
    },
    lines: {
      '*': [
        'Some readers buy a favourite novel again each time a friend has kept it. That may be the finest of reviews.',
        'A sticker with your name does not bring a lent book back. It only makes it embarrassing.',
        'Make a list of who has what. Or see it as a distribution, and be proud.',
        'The best time for giving back a lent book was ten years ago. The second best is Saturday.',
      ],
      h: ['"I will bring it back next week." It was said in a different century.'],
    },
    scene: [
      'While moving house a book falls open, and on the first page stands a name. It is not yours, and you do not know it any more.',
      'At the flea market she finds her own book, with her own notes. It costs two. She pays.',
    ],
    why: [
      [
        'We give away what we cannot keep to ourselves, and that is how books travel.',
        'Nobody lends a mediocre book with shining eyes.',
      ],
    ],
    parts: [
      [
        'Lent and missed',
        [
          'The one that you have bought again, and lent again.',
          'You know the colour of the spine, and whose wall it is on.',
        ],
        'A gap between books',
      ],
      [
        'Borrowed and kept',
        ['The one at which you have not looked for years, out of shame.', 'It has your dog-ears by now.'],
        'A book with a strange name inside',
      ],
    ],
    turn: [
      'Write to them today. You need not mention the book.',
      'Statistically, yours is happy where it is.',
    ],
    asks: [
      'Which book that you lent has never come back?',
      'What is on your shelf that belongs to somebody else?',
    ],
    ends: {
      pa: 'Lending is a form of recommending.',
      fi: 'No names. Initials are fine.',
      t: 'Return rate: low. Affection: high.',
      h: 'Nineteen years. It is a first edition by now.',
      l: 'A gap, and a memory.',
    },
    keep: 'the next time somebody says "may I borrow it?"',
    send: 'the person who has it',
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
      'Blurb, imprint, first edition, remainder: book words explained',
      'How to tell a first edition, and other words from inside books',
    ],
    cover: 'Words from inside a book',
    gist: [
      'Blurb, imprint, colophon, first edition, remainder: five words that stand in and on books, and what they really mean.',
      'On the pages that nobody reads there is more than you would think: who printed it, for the how-manieth time, and in which type.',
    ],
    subject: ['The pages nobody reads', 'First edition, or only early?'],
    hooks: {
      '*': [
        'On the back of the title page stands whether your book is a first edition.',
        'The pages that everybody skips tell most about a book.',
      ],
      pt: [
        'The imprint page gives publisher, year and printing, often as a row of figures.',
        'Publishers print a small history of each book in places that few people read.',
      ],
      fi: [
        'Have you ever read the very last page, after the story?',
        'Turn to the page behind the title. There is more on it than you think.',
      ],
      a: 'Blurb, imprint, colophon, first edition, remainder. Now you know.',
      h: '"A triumph!" says the blurb, and it was said about another book by the same author. The dots show where.',
      l: 'A small type, on the last page, named with love.',
    },
    lines: {
      '*': [
        'Three dots in a blurb show where something was left out. Sometimes it was "not".',
        'A row of numbers on the imprint page: the lowest one often tells which printing it is.',
        'A remainder is a new book that the publisher no longer wants to store. There is nothing wrong with it.',
        'First edition, first printing: only both together make collectors nervous.',
      ],
      h: ['The word "blurb" was invented in nineteen hundred and seven, as a joke about blurbs.'],
    },
    scene: [
      'On the last page of a thin volume stands: "Set in Garamond, printed in the winter of a long strike." You had taken it for an empty page.',
      'At the flea market, with a finger on the imprint page, somebody suddenly grows very quiet.',
    ],
    why: [
      [
        'Books have a passport, and it lies at the front.',
        'The small print was set by people who liked their work.',
      ],
      ['With five words you can tell an old book from a rare one.', 'Old is common. Early is rare.'],
    ],
    parts: [
      [
        'Blurb',
        [
          'The praise and summary on the cover, written to make you turn it over.',
          'Words on the back that want to sell it.',
        ],
        'The back of a book',
      ],
      [
        'Imprint',
        [
          'The page with publisher, year and edition, and also the name of a publishing brand.',
          'Where it says who made it and when.',
        ],
        'An imprint page',
      ],
      [
        'Colophon',
        [
          'A note on type, paper and printer, mostly at the end.',
          'The last lines, about how the book was made.',
        ],
        'The last page of an old book',
      ],
      [
        'First edition',
        [
          'The first version that was published; collectors want its first printing.',
          'Set and sold for the first time, whatever came after.',
        ],
        'A title page',
      ],
      [
        'Remainder',
        [
          'Unsold new stock, sold off by the publisher, often with a mark on the edge.',
          'New and unread, and cheaper, since the warehouse was full.',
        ],
        'A pile of books with a marked edge',
      ],
    ],
    turn: ['Take the next book from your shelf and begin at the back.', 'Look at the dots from now on.'],
    asks: ['Do you read the last page first?', 'Have you got a first edition of something?'],
    ends: {
      pa: 'The passport is in the front.',
      fi: 'And if it is a first printing: sit down.',
      t: 'Five terms of bibliography.',
      h: 'A triumph of dots.',
      l: 'A small type, well set.',
    },
    keep: 'the next flea market',
    send: 'somebody who skips the first page',
    own: [
      {
        kinds: ['product', 'service', 'offer'],
        about: 'first edition|rare|signed|remainder|antiquarian|second-?hand books|new books',
        lead: 'What of it there is here.',
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
