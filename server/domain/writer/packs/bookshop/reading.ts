// Reading: how to begin, how to stop, and aloud.
import type { Idea } from '../../library/idea.ts';

export const READING: readonly Idea[] = [
  {
    id: 'you-may-stop',
    format: 'myth',
    again: 9,
    emoji: '📕',
    tags: ['ReadingLife', 'DNF', 'BookTalk'],
    title: ['Do you have to finish every book you start?', 'Stuck in a book? You can put it down'],
    cover: 'You may stop reading a book',
    myth: 'Once you start a book, you have to finish it',
    short: 'No. Give a book fifty pages. If it still bores you, put it down.',
    gist: [
      'If you force yourself through every book, you read less. Give it fifty pages, then put it down without feeling guilty. It may be right for you in another year.',
      'A boring book keeps you from ten good ones. Put it away with a note in it, and try again another summer.',
    ],
    subject: ['Give a book fifty pages', 'Stuck in a book since March?'],
    hooks: {
      '*': [
        'You do not have to finish a book just because you started it.',
        'One boring book on the bedside table keeps you from reading ten good ones.',
      ],
      pt: [
        'If you feel you must finish every book, you hardly dare to start one.',
        'A book you put down in time makes room for one you love.',
      ],
      fi: [
        'Has the same book been lying on your bedside table since March?',
        'May you put a boring book down? Yes. Here is your permission, in writing.',
      ],
      a: 'A boring book: read fifty pages, then stop or go on.',
      h: 'The bookmark in your book has not moved since Easter.',
      l: 'Close the boring book, and take another.',
    },
    lines: {
      '*': [
        'Read fifty pages of a book. After that you may put it back on the shelf, and be glad.',
        'A librarian in Seattle had a rule for readers over fifty: subtract your age from a hundred, and read that many pages before you give up on a book.',
        'Put a note with the date into a book you stop reading. Some books are right for you ten years later.',
        'You may skip pages when you read a book: battles, family trees, whales. The author will never know.',
      ],
      h: ['The book has eight hundred pages, and it was a present. Neither is a reason to finish it.'],
    },
    scene: [
      'Page eighty-four, for the third evening. You read the same sentence again and look at the lamp.',
      'Somebody at the bus stop closes a book and leaves it on the bench with a note: "Not mine. Perhaps yours?"',
    ],
    why: [
      [
        'A book that bores you now may be just right in five years.',
        'How you like a book depends on your mood and your age, too.',
      ],
      ['You read more when you enjoy it.', 'If you can drop a book easily, you pick up a new one easily.'],
    ],
    parts: [
      [
        'Read the first fifty pages',
        ['By then you know whether you like how the book is written.', 'For a thin book, fewer will do.'],
        'A bookmark in a thick book',
      ],
      [
        'Ask why you are stuck',
        ['Is the book boring, or is it just too late in the evening?', 'Try it once on a Saturday morning.'],
        'A book on a breakfast table',
      ],
      [
        'Put the book away for later',
        ['Put a note in it, and stand it on the shelf.', 'Or pass it on to somebody who will like it.'],
        'A hand putting a book on a shelf',
      ],
    ],
    turn: [
      'And then start the book you are really curious about.',
      'The author will not mind. Writers stop reading books, too.',
    ],
    asks: ['Which famous book did you never finish?', 'How many pages do you give a book?'],
    ends: {
      pa: 'If you may stop, you start more books.',
      fi: 'Yes, you may even stop reading the famous ones.',
      t: 'Read fifty pages, decide, and take the next book.',
      h: 'The bookmark is free at last.',
      l: 'So, which book is next?',
    },
    keep: 'the next boring book',
    send: 'somebody who finishes every book',
    own: [
      {
        kinds: ['service', 'people', 'policy', 'event'],
        about: 'recommend|exchange|swap|second-?hand|staff pick|reading (?:group|club)|book club',
        lead: ['And for the next book:', 'If you would like another book:'],
      },
    ],
    pic: {
      ask: 'A thick book with a bookmark near the beginning',
      alt: 'A thick book with a bookmark near its beginning',
    },
    claims: [['Rule of fifty, with age subtracted from a hundred', 'Nancy Pearl, librarian in Seattle']],
  },
  {
    id: 'a-book-for-somebody-else',
    format: 'howto',
    again: 9,
    emoji: '🎁',
    tags: ['BookGifts', 'BookRecommendations', 'GiftIdeas'],
    title: ['How to choose a book for somebody else', 'Giving a book: three questions to find the right one'],
    cover: 'How to choose a book as a gift',
    gist: [
      'Ask which three books, films or series they liked last, and give a book like those. Not the one you think they ought to read. A short book is better, and include the receipt.',
      'A good book as a present says "I know you". A bad one says "improve yourself".',
    ],
    subject: ['Which book do they want?', 'Giving a book they will really read'],
    hooks: {
      '*': [
        'Giving somebody a book? Do not ask what they should read. Ask what they liked last.',
        'Do you want to find the right book for a friend? Ask about the last three films they liked.',
      ],
      pt: [
        'Somebody who likes slow, funny films will like slow, funny books.',
        'To choose a book for somebody, look at the mood they like, and not just the topic.',
      ],
      fi: [
        'Has anybody ever given you a book that was really a piece of advice?',
        'A birthday on Friday, and you want to give a book? Three questions help.',
      ],
      a: 'Giving a book: three things they like, one mood, not too long.',
      h: 'He liked fishing once, so for thirty years he was given books about fish.',
      l: 'A thin book, wrapped in plain paper, with a line by hand.',
    },
    lines: {
      '*': [
        'Tell a bookseller three things the person liked, and one they could not stand. We can work from that.',
        'A book for somebody who seldom reads: thin, funny, or short stories. Nobody wants homework.',
        'Do not give your own favourite book. Give another book by an author they already love.',
        'Write a line and the date on the first page of a book you give. In twenty years they will read that first.',
      ],
      h: ['"How to Be Tidy", a book from the mother-in-law, with love.'],
    },
    scene: [
      '"He is about fifty, and he likes walking," says the customer. "And he laughs at funerals." Now the bookseller goes straight to a shelf.',
      'A friend has five copies of the same bestseller. All of them were presents, and one of them has been read.',
    ],
    why: [
      [
        'The mood of a book matters as much as its topic.',
        'If they like dry jokes and rain, find a crime novel with both.',
      ],
      [
        'A short book gets read. A thick one waits for the {holidays|vacation}.',
        'If they read your book at once, they will think of you.',
      ],
    ],
    parts: [
      [
        'Find out three things they like',
        ['Books, films, series or podcasts.', 'You soon see what they have in common.'],
        'A phone note with three titles',
      ],
      [
        'Decide on a mood for the book',
        [
          'Do they want to laugh, be scared, learn something?',
          'A book for a hospital bed is not the same as one for the beach.',
        ],
        'A book on a beach towel',
      ],
      [
        'Choose a thin book',
        [
          'People read two hundred pages. They put eight hundred on the shelf.',
          'For children, ask about their age and the last book they liked.',
        ],
        'A slim book beside a thick one',
      ],
      [
        'Make it easy to exchange',
        [
          'Put the receipt in the back of the book, and say so.',
          'Nobody has to be polite about a book they already own.',
        ],
        'A slip of paper in a book',
      ],
    ],
    turn: [
      'And if they already have the book, you guessed their taste.',
      'The best gift is a book they read twice.',
    ],
    asks: [
      'Which book have you given away most often?',
      'Which book that you were given was just right, or quite wrong?',
    ],
    ends: {
      pa: 'Think of what they like, the mood, and the length of the book.',
      fi: 'And write something in the book. In pencil, if you are shy.',
      t: 'Choose a book by its mood rather than by its topic.',
      h: 'He is still waiting for a book that is not about fish.',
      l: 'A book, a ribbon, and a line by hand.',
    },
    keep: 'the next birthday',
    send: 'somebody who always gives bestsellers',
    own: [
      {
        kinds: ['service', 'people', 'policy', 'offer', 'product'],
        about: 'recommend|voucher|gift|wrap|subscription',
        lead: ['And to find the book here:', 'And for the present itself:'],
      },
    ],
    pic: {
      ask: 'A slim book, wrapped, with a handwritten line',
      alt: 'A wrapped book with a handwritten note',
    },
    claims: [['Recommendations by tone and pace', 'practice of booksellers and librarians (appeal factors)']],
  },
  {
    id: 'read-to-the-big-ones',
    format: 'tip',
    again: 9,
    emoji: '🧒',
    tags: ['ReadingAloud', 'KidsBooks', 'FamilyReading'],
    only: 'child|kids|famil|picture books?|book ?shop|book ?store|bookseller',
    title: [
      'Why you should keep reading aloud to children who can read',
      'Your child can read? Keep reading aloud',
    ],
    cover: 'Keep reading aloud to children',
    gist: [
      'A child of eight understands stories that are far too hard to read alone. Go on reading aloud, and you give them those stories, and fifteen minutes together.',
      'Learning to read is hard work. Reading aloud in the evening keeps books fun, so do not stop when your child starts to read.',
    ],
    subject: ['Keep reading aloud after seven', 'Read aloud to older children'],
    hooks: {
      '*': [
        'Your child can read now? Please do not stop reading aloud.',
        'Children understand stories they could not read by themselves. So read to them.',
      ],
      pt: [
        'Children understand harder stories by listening than by reading, well into the middle school years.',
        'Reading aloud teaches children new words while reading alone is still slow.',
      ],
      fi: [
        'When did somebody last read a story to you? It was nice, was it not?',
        'Your children can read by themselves? Read to them all the same, tonight.',
      ],
      a: 'Reading aloud: at seven, at ten, for as long as they let you.',
      h: 'At bedtime the dragon speaks like Uncle Bernard. Uncle Bernard must never find out.',
      l: 'A lamp, a child, a book, and you reading aloud.',
    },
    lines: {
      '*': [
        'Read aloud the books that are still too hard for your child to read alone.',
        'When you read aloud, stop at the best bit. Some children read on secretly.',
        'Ten minutes of reading aloud each evening are over sixty hours a year. That is a good many books.',
        'When you read aloud, let your child turn the page, choose the voice and read the last line.',
      ],
      h: ['Skip one sentence of a picture book, and a small voice says: "That is not what it says."'],
    },
    scene: [
      'Bedtime, the last chapter. "One more." You have been hearing that for three chapters.',
      'In the next room somebody of fourteen, much too old for stories, has left the door open.',
    ],
    why: [
      [
        'Sentences in books are longer than those we speak, and children learn them by ear.',
        'A child who hears many stories learns many words.',
      ],
      [
        'It is a quarter of an hour together without a screen.',
        'Nobody looks at the phone while a dragon is talking.',
      ],
    ],
    parts: [
      [
        'Choose a book that is too hard',
        [
          'Take one they would love but cannot read alone yet.',
          'Long words do not matter if you are the one who reads them.',
        ],
        "A thick children's book on a bed",
      ],
      [
        'Read aloud at a fixed time',
        [
          'After brushing teeth and before lights out, for example.',
          'Ten minutes every day are better than an hour on Sunday.',
        ],
        'A lamp beside a bed',
      ],
      [
        'Share the voices in the story',
        [
          'Your child reads the mouse, you read everything that growls.',
          'One line for your child is enough.',
        ],
        'Two hands on one page',
      ],
    ],
    turn: [
      'One day they will say they are too old for it. Until then, read one more.',
      'And one evening your child will read to you.',
    ],
    asks: ['Who read to you when you were little, and what?', "Which children's book do you know by heart?"],
    ends: {
      pa: 'Ten minutes a day, from a book that is a little too hard.',
      fi: 'And do all the voices. Only your child is listening.',
      t: 'For years children understand more than they can read.',
      h: 'Uncle Bernard has started to suspect something.',
      l: 'All right, one more chapter.',
    },
    keep: 'tonight, at bedtime',
    send: 'somebody whose child has just learned to read',
    own: [
      {
        kinds: ['event', 'product', 'service', 'people'],
        about: "story ?time|picture books?|read(?:ing)? aloud|children'?s (?:books?|hour|corner|story)",
        lead: 'And for children who love stories:',
      },
    ],
    pic: { ask: "An open children's book under a lamp", alt: "An open children's book under a bedside lamp" },
    claims: [
      [
        'Listening comprehension exceeds reading comprehension into middle school',
        'reading research, textbook',
      ],
    ],
  },
  {
    id: 'back-into-reading',
    format: 'howto',
    again: 9,
    emoji: '📖',
    tags: ['ReadingHabit', 'ReadingSlump', 'BookTips'],
    title: ['How to start reading books again', 'Want to read more? Begin with a thin book'],
    cover: 'How to start reading again',
    gist: [
      'To start reading again, take a thin, easy book, read ten minutes at a fixed time, and leave the phone in another room. In a few weeks it gets easier.',
      'You have not forgotten how to read books. You are out of practice. A short crime novel is a good start.',
    ],
    subject: ['Begin with a thin book', 'Read ten minutes, without the phone'],
    hooks: {
      '*': [
        'Did you use to read a lot, and now you cannot get past page three? Start with a thin book.',
        'Starting to read again is easier than starting to run again, and you can do it on the sofa.',
      ],
      pt: [
        'To read more, a fixed time and a phone in another room help more than willpower.',
        'After a few weeks of short books, you can read long ones again.',
      ],
      fi: [
        'When did you last miss your stop because of a book?',
        'As a child you read under the blanket. You can get that back.',
      ],
      a: 'To read more: a thin book, a fixed time, no phone.',
      h: 'You read all day. It just happens to be messages. Try a book.',
      l: 'Ten minutes with a book, and the day is far away.',
    },
    lines: {
      '*': [
        'To start reading again, take a thin book with short chapters. When you finish it, you want the next one.',
        'Put your book where the phone usually lies, and the phone where the book was.',
        'Reread a book you loved when you were young. You know that it is good.',
        'Carry a book with you. Eight minutes in a {queue|line} are four pages.',
      ],
      h: ['The phone is by the bed and the book is in the hall. Swap them.'],
    },
    scene: [
      'You sit down with a book and read page one. The phone lights up. Page one again.',
      'Somebody on the train is reading a book and misses the stop. Everybody else looks a little envious.',
    ],
    why: [
      [
        'If you only read messages, a whole page feels long. That changes in a few weeks.',
        'The first ten minutes of a book are the hard ones.',
      ],
      [
        'It feels good to finish a book, and a thin one you can finish.',
        'Each book you finish makes the next one easier.',
      ],
    ],
    parts: [
      [
        'Choose a thin book',
        [
          'A novella, a crime story, letters, comics: they all count.',
          'You do not need to read anything difficult.',
        ],
        'A thin book on a sofa',
      ],
      [
        'Read ten minutes every day',
        [
          'With your coffee, on the train, before you sleep.',
          'Stop after ten minutes, and you look forward to tomorrow.',
        ],
        'A cup beside an open book',
      ],
      [
        'Put the phone in another room',
        ['Turning it face down is not enough.', 'If the phone is your alarm, buy an alarm clock.'],
        'A phone on a shelf in the hall',
      ],
      [
        'Keep two books going',
        ['Have a serious one and a funny one.', 'If you do not feel like the one, you take the other.'],
        'Two books on a bedside table',
      ],
    ],
    turn: [
      'When a book makes you miss your train, you are back.',
      'Ten minutes a day are about ten books a year.',
    ],
    asks: ['Which book got you back into reading?', 'When and where do you read?'],
    ends: {
      pa: 'Start small, read daily, and keep the phone out of it.',
      fi: 'Comics count. So do cookbooks.',
      t: 'Same time every day, ten minutes, nothing that beeps.',
      h: 'The message can wait. The murderer is about to be found.',
      l: 'One more page, and then another.',
    },
    keep: 'the next free evening',
    send: 'somebody who never gets round to reading',
    own: [
      {
        kinds: ['people', 'service', 'event', 'product'],
        about:
          'recommend|book club|reading (?:group|club|evening)|silent|novellas?|crime|second-?hand books|staff picks?',
        lead: 'Where to find your next book:',
      },
    ],
    pic: { ask: 'A thin book with a cup beside it', alt: 'A thin book lying open beside a cup' },
    claims: [['Habit cues and removing the phone help attention', 'habit research; common experience']],
  },
  {
    id: 'creased-or-pristine',
    format: 'either',
    again: 9,
    emoji: '📚',
    tags: ['ThisOrThat', 'BookTalk', 'Bookmarks'],
    title: [
      'Cracked spine or spotless: how do your books look?',
      'Dog-ears or bookmarks: how do you treat your books?',
    ],
    cover: 'Books: creased or like new?',
    gist: [
      'Some people read a paperback until it falls apart, write in it and fold the corners. Others hardly dare to open it. Which are you?',
      'Do you fold the corners of a book, or do you use a bookmark? People who do one should not lend books to the other.',
    ],
    subject: ['Do you fold the corners of books?', 'Do you crack the spine of a book?'],
    hooks: {
      '*': [
        'Do you crack the spine of a paperback, or do you open it just a little?',
        'There are two kinds of readers, and they should not lend each other books.',
      ],
      pt: [
        'Some people use their books, others keep them like new. Both love them.',
        'A creased book can be loved as much as a spotless one.',
      ],
      fi: [
        'Confess: do you fold down the corners of your books?',
        'What does a paperback look like when you have finished it?',
      ],
      a: 'Your books: used or spotless? Choose.',
      h: 'Gravy on page ninety of a cookbook is a bookmark, too.',
      l: 'A paperback with not one crease, or with a hundred.',
    },
    lines: {
      '*': [
        'Bookmark, bus ticket, folded corner, slice of cheese: how do you mark the page in your book?',
        'Before you lend a book to somebody, ask whether they crack the spine. It saves friendships.',
        'Second-hand books with notes in the margin are fun: you read the story and another reader, too.',
        'To open a new hardback, lay it on its spine and press down a few pages from the front and the back in turn. The binding lasts longer.',
      ],
      h: ['The book fell into the bath only once. Now it is twice as thick.'],
    },
    scene: [
      'Two copies of the same novel on one shelf, one like new and one in pieces. Their owners have been married for eleven years.',
      'In a second-hand book somebody wrote "No!" in the margin. And one page on: "Well, all right."',
    ],
    why: [
      [
        'For some people a book is a tool, and for others it is a treasure.',
        'You can see it when a book was read often. You can also see it when it was looked after.',
      ],
    ],
    parts: [
      [
        'Creased and well used',
        ['Folded corners, coffee stains, pencil notes.', 'You can see which page was the best one.'],
        'A worn paperback with a cracked spine',
      ],
      [
        'Clean and like new',
        ['The next reader gets a fresh book.', 'It looks good on the shelf, and you can give it away.'],
        'A row of straight spines',
      ],
    ],
    turn: [
      'Both agree on one thing: never leave a book face down in the sun.',
      'If you live together, buy two copies.',
    ],
    asks: [
      'What do your books look like after you?',
      'What is the oddest bookmark you ever found in a book?',
    ],
    ends: {
      pa: 'Read your books the way you like.',
      fi: 'Both kinds of readers are welcome here.',
      t: 'Every crease shows where a book was read.',
      h: 'The gravy is still on page ninety.',
      l: 'A creased book is a book that was read.',
    },
    keep: 'the next time you lend a book',
    send: 'somebody who never gives books back as they were',
    own: [
      {
        kinds: ['product', 'service', 'policy', 'offer'],
        about: 'second-?hand|used|rare|first edition|hardback|paperback|bookmark|buy (?:in|your)',
        lead: 'For both kinds of readers:',
      },
    ],
    pic: {
      ask: 'A well-worn paperback beside a pristine one',
      alt: 'A worn paperback beside a pristine copy',
    },
    claims: [['Opening a new hardback gradually from both ends', 'practice of bookbinders']],
  },
];
