// Reading: how to begin, how to stop, and aloud.
import type { Idea } from '../../library/idea.ts';

export const READING: readonly Idea[] = [
  {
    id: 'you-may-stop',
    format: 'myth',
    again: 9,
    emoji: '📕',
    tags: ['ReadingLife', 'DNF', 'BookTalk'],
    title: [
      'Do you have to finish a book that you have started?',
      'Stuck in a book? You are allowed to put it down',
    ],
    cover: 'You may put it down',
    myth: 'A book that has been started has to be finished',
    short: 'No. A book has fifty pages to win you, and the older you are the fewer.',
    gist: [
      'Whoever has to finish each book reads less. Give it fifty pages, then put it down without a guilty conscience: it may be the wrong year, and not the wrong book.',
      'A book that drags stands in front of ten that would not. Put it away with a slip in it, and try again some other summer.',
    ],
    subject: ['Fifty pages, then you may', 'The wrong year, perhaps'],
    hooks: {
      '*': [
        'You need not finish a book just because you have started it.',
        'How many books are you not reading, because one is lying on top of them?',
      ],
      pt: [
        'The obligation to finish keeps people from starting, and so from reading.',
        'A book abandoned in time makes room for one that is read to the end.',
      ],
      fi: [
        'Has the same book been lying on your bedside table since March?',
        'May I put it down? Yes. Here is your permission, in writing.',
      ],
      a: 'Fifty pages. Then go on, or put it down.',
      h: 'The bookmark has not moved since Easter, and neither has the reader.',
      l: 'To close a book softly, and take another.',
    },
    lines: {
      '*': [
        'Give a book fifty pages. After that it is allowed to go back to the shelf, and you are allowed to be glad.',
        'A librarian in Seattle advised people over fifty to subtract their age from a hundred, and read that many pages before giving up.',
        'Put a slip with the date into a book that you abandon. Some of them are right ten years later.',
        'Skipping is allowed when reading: battles, genealogies, whales. Hardly any author would notice.',
      ],
      h: [
        'It is eight hundred pages long, and it was a present. Those are two reasons, and neither is a good one.',
      ],
    },
    scene: [
      'Page eighty-four, for the third evening. You read the same sentence, and the lamp is the most interesting thing in it.',
      'At the bus stop somebody closes a book, looks at it, and lays it on the bench with a note: "Not mine. Perhaps yours?"',
    ],
    why: [
      [
        'A book in the wrong week is like a guest at the wrong hour. Neither of you is to blame.',
        'Mood, age, weather: half of reading is done by the reader.',
      ],
      ['What you do with joy you do more often.', 'Those who drop books freely also pick them up freely.'],
    ],
    parts: [
      [
        'Read fifty pages',
        ['Enough to meet the voice, and to know whether you like its company.', 'Fewer for a slim one.'],
        'A bookmark in a thick book',
      ],
      [
        'Ask what it is',
        [
          'Boring, or only slow? Too hard, or just too late in the evening?',
          'Try it once at ten in the morning.',
        ],
        'A book on a breakfast table',
      ],
      [
        'Put it away kindly',
        ['With a slip, upright, in sight.', 'Or pass it on to somebody whose year it is.'],
        'A hand putting a book on a shelf',
      ],
    ],
    turn: [
      'And then take the one that you are really curious about.',
      'The author will get over it. They too have abandoned books.',
    ],
    asks: ['Which famous book did you never finish?', 'How many pages does a book get from you?'],
    ends: {
      pa: 'Freedom to stop is freedom to start.',
      fi: 'Yes, even that one. We know which.',
      t: 'Sample, decide, move on.',
      h: 'The bookmark has been released.',
      l: 'Another, then.',
    },
    keep: 'page eighty-four',
    send: 'somebody who is only reading out of duty',
    own: [
      {
        kinds: ['service', 'people', 'policy', 'event'],
        about: 'recommend|exchange|swap|second-?hand|staff pick|reading (?:group|club)|book club',
        lead: ['And for the next one.', 'If it is to be another one.'],
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
    title: [
      'How to choose a book for somebody else',
      'Giving a book: three questions that find the right one',
    ],
    cover: 'A book for somebody else',
    gist: [
      'Ask for the last three books, films or series that they liked. Give them something close to that, and not what you think they ought to read. Shorter is better, and an exchange slip is no shame.',
      'A good present reads as "I know you", and a bad one as "improve yourself". Three questions tell the two apart.',
    ],
    subject: ['What did they last like?', 'Not what they ought to read'],
    hooks: {
      '*': [
        'Giving a book? Do not ask what they should read. Ask what they last liked.',
        'The safest way to the right book for somebody leads over their last three films.',
      ],
      pt: [
        'Taste carries over from one medium to another: pace, humour and place more than genre.',
        'A good recommendation follows the tone that somebody likes, rather than the subject.',
      ],
      fi: [
        'Have you been given a book that was really a piece of advice?',
        'A birthday on Friday, and you have no idea what they read? Three questions help.',
      ],
      a: 'Three likes, one mood, few pages. Then choose.',
      h: 'He liked fishing once, so for thirty years he was given books about fish.',
      l: 'A slim book, in plain paper, and a line by hand.',
    },
    lines: {
      '*': [
        'Tell a bookseller three things that the person liked, and one that they could not stand. That is enough.',
        'Giving a book to somebody who seldom reads: slim, funny, or short stories. Nobody is glad of homework.',
        'The second novel of an author whom they love is a better present than the first of one whom you love.',
        'Write in it, on the first page, with the date. In twenty years that will be what is read first.',
      ],
      h: ['"How to Be Tidy", from the mother-in-law, with love.'],
    },
    scene: [
      '"He is about fifty, and he likes walking." The bookseller nods and waits. "And he laughs at funerals." Now she turns round and goes to a shelf.',
      'On the shelf of a friend stand five copies of the same bestseller, all of them presents, and one of them read.',
    ],
    why: [
      [
        'Readers do not look for subjects so much as for a tone.',
        'Whoever likes dry jokes and rain will like them in a crime novel as well.',
      ],
      [
        'A short book says: have a nice evening. A thick one says: you have a task.',
        'What gets read at once gets remembered with your name.',
      ],
    ],
    parts: [
      [
        'Collect three likes',
        [
          'Books, films, series, podcasts, an aunt whom they imitate.',
          'From that a pattern appears by itself.',
        ],
        'A phone note with three titles',
      ],
      [
        'Name the mood',
        [
          'To laugh, to be scared, to learn something, to get away.',
          'The occasion helps: a hospital bed wants other books than a beach.',
        ],
        'A book on a beach towel',
      ],
      [
        'Prefer it slim',
        [
          'Two hundred pages are read, eight hundred are dusted.',
          'With children take the age that they would like to be.',
        ],
        'A slim book beside a thick one',
      ],
      [
        'Allow an exchange',
        ['A slip in the back cover, said openly.', 'It is the polite way of saying: it is about you.'],
        'A slip of paper in a book',
      ],
    ],
    turn: [
      'And if they have it already, you have chosen well.',
      'A book that is read twice was well chosen.',
    ],
    asks: [
      'Which book have you given away most often?',
      'Which book as a present was just right, or quite wrong?',
    ],
    ends: {
      pa: 'Likes, mood, length.',
      fi: 'And write something in it. In pencil, if you are shy.',
      t: 'Match tone, not topic.',
      h: 'The fish were donated to a good cause.',
      l: 'A line by hand, and a ribbon.',
    },
    keep: 'the next birthday',
    send: 'somebody who always gives bestsellers',
    own: [
      {
        kinds: ['service', 'people', 'policy', 'offer', 'product'],
        about: 'recommend|voucher|gift|wrap|subscription',
        lead: ['And so that it can be found here.', 'For the present itself.'],
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
      'Why to go on reading aloud when children can read themselves',
      'Reading aloud to children who can already read: keep going',
    ],
    cover: 'Read on, though they can',
    gist: [
      'At eight a child understands stories that are far above what it can read. Whoever goes on reading aloud gives it those, and a quarter of an hour that belongs to nobody else.',
      'Learning to read is slow work. Being read to is the wages for it, and there is no reason to stop paying when the work is hardest.',
    ],
    subject: ['Do not stop at seven', 'Their ears read better than their eyes'],
    hooks: {
      '*': [
        'Your child can read? A pity to stop reading aloud now.',
        'For years children understand better with their ears than with their eyes. Read to them.',
      ],
      pt: [
        'Listening comprehension is ahead of reading comprehension well into the middle school years.',
        'Being read to builds vocabulary at an age when reading alone is still slow.',
      ],
      fi: [
        'When did somebody last read to you? It was nice, was it not?',
        'They can read by themselves now. Do it all the same, tonight.',
      ],
      a: 'Read aloud past seven, past ten, for as long as they let you.',
      h: 'The dragon speaks like Uncle Bernard. Uncle Bernard must never find out.',
      l: 'A lamp, two heads, one page.',
    },
    lines: {
      '*': [
        'Read aloud to children who can read: choose books that are still too hard for them to read alone.',
        'Reading aloud, stop where it gets dangerous. Some children then read on secretly, and that was the plan.',
        'Ten minutes of reading aloud each evening are over sixty hours a year. A good many books fit into that.',
        'Let children turn the page, choose the voice, and read the last line. That is how it becomes theirs.',
      ],
      h: ['Skip one single sentence of a picture book and a voice says: "That is not what it says."'],
    },
    scene: [
      'Half past seven, the last chapter of the evening. "One more." It was the last one three chapters ago.',
      'In the next room a fourteen-year-old, who is much too old for this, has left the door ajar.',
    ],
    why: [
      [
        'Sentences in books are longer than those at table, and ears learn their tune.',
        'Whoever has heard ten thousand pages knows how a sentence ends.',
      ],
      [
        'It is one of the few things that you do together without looking at something else.',
        'Nobody checks a phone with a dragon in one hand.',
      ],
    ],
    parts: [
      [
        'Choose one step too hard',
        [
          'What they cannot yet read alone, but would love to.',
          'Long words are no obstacle if somebody else carries them.',
        ],
        "A thick children's book on a bed",
      ],
      [
        'Give it a fixed place',
        ['After teeth, before lights out, on the left side of the bed.', 'Habit does it, and not length.'],
        'A lamp beside a bed',
      ],
      [
        'Share the roles',
        ['They read the mouse, you read everything that growls.', 'A line each is enough.'],
        'Two hands on one page',
      ],
    ],
    turn: [
      'One day they will say that they are too old. Until then: one more.',
      'And one evening they will read to you.',
    ],
    asks: ['Who read to you, and what?', 'Which book do you know by heart from reading aloud?'],
    ends: {
      pa: 'Ten minutes, one step too hard.',
      fi: 'And do the voices. Nobody is listening. Well, one is.',
      t: 'Listening outruns decoding for years.',
      h: 'Uncle Bernard has bought the book.',
      l: 'One more chapter.',
    },
    keep: 'tonight, at half past seven',
    send: 'somebody with a child that has just learnt to read',
    own: [
      {
        kinds: ['event', 'product', 'service', 'people'],
        about: "story ?time|picture books?|read(?:ing)? aloud|children'?s (?:books?|hour|corner|story)",
        lead: 'And for small listeners.',
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
    title: [
      'How to get back into reading when you have lost the habit',
      'Lost the habit of reading? Begin thin and put the phone away',
    ],
    cover: 'Back into reading',
    gist: [
      'Begin thin, begin easy, ten minutes at a fixed time, the phone in another room, and always two books at hand. Concentration comes back like a muscle, and faster.',
      'You have not forgotten how to read. You have only practised something else. A hundred pages of crime novel are the best gymnastics.',
    ],
    subject: ['Begin thin', 'Ten minutes, phone elsewhere'],
    hooks: {
      '*': [
        'Used to read a lot, and cannot get past page three? Begin thin.',
        'Reading again is easier than starting to run again, and one may sit down for it.',
      ],
      pt: [
        'Attention follows habit. A fixed time and a distant phone do more than willpower.',
        'Reading stamina returns within weeks when the first books are short.',
      ],
      fi: [
        'When did you last forget to get off the bus because of a book?',
        'You used to read under the blanket. It can come back.',
      ],
      a: 'Thin book, fixed time, phone away, ten minutes.',
      h: 'You read all day. It just says "seen" underneath.',
      l: 'Ten minutes, and the walls step back.',
    },
    lines: {
      '*': [
        'To get back into reading, take a thin book with short chapters. A finished one gives appetite for the next.',
        'Put the book where your phone usually lies, and the phone where the book was.',
        'Reread a favourite from your youth. You know that it is good, and you can begin anywhere.',
        'Carry a book with you. A queue of eight minutes is four pages.',
      ],
      h: ['The charger is by the bed, the book is in the hall. One of them has better connections.'],
    },
    scene: [
      'The sofa, a cup, page one. Page one. Page one. The phone has lit up, and it was the weather.',
      'On the train a boy is reading, and misses his stop. Everybody in the carriage envies him a little.',
    ],
    why: [
      [
        'Short bites train short breath. It can be lengthened in a few weeks.',
        'The first ten minutes are the hard ones, in reading as in cold water.',
      ],
      [
        'Finishing something feels good, and thin books can be finished.',
        'Appetite comes with the last page.',
      ],
    ],
    parts: [
      [
        'Choose something thin',
        ['A novella, a crime story, letters, comics: they all count.', 'Nobody is marking you.'],
        'A thin book on a sofa',
      ],
      [
        'Fix ten minutes',
        [
          'With the coffee, on the tram, before sleep.',
          'Stop after ten, even if it is good. Above all then.',
        ],
        'A cup beside an open book',
      ],
      [
        'Put the phone in another room',
        ['Face down does not do it. Out of sight does.', 'An alarm clock costs as much as a paperback.'],
        'A phone on a shelf in the hall',
      ],
      [
        'Keep two going',
        [
          'One for the head, one for the heart.',
          'If you have no wish for the one, you take the other, and not the phone.',
        ],
        'Two books on a bedside table',
      ],
    ],
    turn: ['On the day when you miss your bus stop, you are back.', 'Nobody has ever regretted ten minutes.'],
    asks: ['Which book got you back into reading?', 'When and where do you read?'],
    ends: {
      pa: 'Thin, fixed, undisturbed.',
      fi: 'Comics count. Cookbooks as well.',
      t: 'Cue, small dose, no competitor.',
      h: 'Seen, and this time even read.',
      l: 'And the room goes away.',
    },
    keep: 'the next free evening',
    send: 'somebody who says that they never get round to it',
    own: [
      {
        kinds: ['people', 'service', 'event', 'product'],
        about:
          'recommend|book club|reading (?:group|club|evening)|silent|novellas?|crime|second-?hand books|staff picks?',
        lead: 'And for a thin one to begin with.',
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
      'Cracked spine or like new: how do you treat books?',
      'Dog-ears or bookmarks: how do you treat a paperback?',
    ],
    cover: 'Cracked spine, or like new?',
    gist: [
      'Some read a paperback until it falls into its chapters, write in it, and turn down corners. Others open it by ninety degrees at most. Which are you?',
      'Dog-ear or bookmark, pencil or nothing at all: there are two parties, and they should not lend each other books.',
    ],
    subject: ['Dog-ear or bookmark?', 'Ninety degrees at most'],
    hooks: {
      '*': [
        'Do you crack the spine of a book, or do you open it like a shy oyster?',
        'Two kinds of readers, and they had better not lend each other anything.',
      ],
      pt: [
        'Some books are used and others are kept, and both are a way of respect.',
        'How people handle books is a matter of temperament and not of respect.',
      ],
      fi: [
        'Confess: do you turn down corners?',
        'Come on, tell: what does a paperback look like when you have finished it?',
      ],
      a: 'Use it, or keep it. Both are reading.',
      h: 'Gravy on page ninety is a bookmark as well.',
      l: 'A spine without a line, or with all of them.',
    },
    lines: {
      '*': [
        'Dog-ear, bookmark, bus ticket, slice of cheese: what do you mark your page with?',
        'Before you lend a book, ask whether the other one cracks spines. It saves friendships.',
        'Notes in the margin are conversations. In second-hand books one can listen in.',
        'New hardback? Lay it on its spine, and press down some pages from the front and the back in turn. It then opens softly for ever.',
      ],
      h: ['It was only in the bath once. It is now twice as thick, and much more relaxed.'],
    },
    scene: [
      'Two copies of the same novel on one shelf. One looks as on the day of its birth, the other has lived. They have been married for eleven years.',
      'In a second-hand book, at the margin of page two hundred: "No!" And one page further on: "Well, all right."',
    ],
    why: [
      [
        'How we treat books says something about what they are to us: tool, guest or sweetheart.',
        'A well-read book shows that, and so does a well-kept one.',
      ],
    ],
    parts: [
      [
        'Used',
        ['Corners, coffee, underlinings: it has been somewhere with you.', 'Each crack marks an evening.'],
        'A worn paperback with a cracked spine',
      ],
      [
        'Like new',
        ['Whoever opens it after you meets it fresh.', 'It is lent, in a way, to all who come later.'],
        'A row of straight spines',
      ],
    ],
    turn: ['Both parties agree on one thing: never put it face down in the sun.', 'If in doubt, buy two.'],
    asks: [
      'Which party do you belong to: creases or kid gloves?',
      'What is the oddest bookmark that you ever found in a book?',
    ],
    ends: {
      pa: 'A matter of temperament.',
      fi: 'All of you may come in.',
      t: 'Wear is a record of use.',
      h: 'The potatoes are on page ninety-four.',
      l: 'Opened, with care or without.',
    },
    keep: 'the next time you lend a book',
    send: 'somebody who never gives you your books back as they were',
    own: [
      {
        kinds: ['product', 'service', 'policy', 'offer'],
        about: 'second-?hand|used|rare|first edition|hardback|paperback|bookmark|buy (?:in|your)',
        lead: 'Both kinds are welcome here.',
      },
    ],
    pic: {
      ask: 'A well-worn paperback beside a pristine one',
      alt: 'A worn paperback beside a pristine copy',
    },
    claims: [['Opening a new hardback gradually from both ends', 'practice of bookbinders']],
  },
];
