// What agencies, designers and consultants know and any firm can use.
import type { Idea } from '../../library/idea.ts';
import { DESIGN, MARKETING, NO_BRIEF } from './kinds.ts';

export const DESK: readonly Idea[] = [
  {
    id: 'one-reader-not-everybody',
    format: 'tip',
    again: 9,
    emoji: '🎯',
    tags: ['TargetAudience', 'MarketingTips', 'SmallBusiness'],
    only: MARKETING,
    title: 'Target audience: write for one real customer by name',
    cover: 'Write to one person',
    gist: [
      '"Everybody" cannot be written to. Take one real customer, with a name and a bad Tuesday, and write your next text to that person alone. Others will feel spoken to as well.',
      'A target group of "women from twenty-five to sixty" has never bought anything. Mrs Keller has. Write to her.',
    ],
    subject: ['Write to Mrs Keller', 'Everybody is nobody'],
    hooks: {
      '*': [
        'Your target audience is not "everybody". Write your next post to one real customer.',
        'The quickest way to a better advert: think of one customer by name.',
      ],
      pt: 'A text addressed to one known customer uses her words, answers her doubts and stays short.',
      fi: 'Who was your favourite customer last month? Write your next text to exactly that person.',
      a: 'One reader. One worry. One answer.',
      h: '"Our target group is everybody between birth and the end." Good luck with the wording.',
      l: 'One person, one letter, one good reason.',
    },
    lines: {
      '*': [
        'Before you write an advert, write down the name of a customer who should read it. Then cut what she would skip.',
        'Ask three customers what they typed or said when they were looking for you. Use those words and not your own.',
        'Demographics say who could buy. What was going on in their lives says why they did.',
        'If your text would fit any competitor with the name swapped, it was written to nobody.',
      ],
      h: ['"Dear market" is a strange way to begin a letter.'],
    },
    scene: [
      'A website text with the words "individual", "holistic" and "customer-focused" on it. You read it aloud to a real customer on the phone, and both of you have to laugh.',
      'Around the table there is talk of "young families and also best agers". At the door somebody is waiting who just wants to know whether you can do Thursdays.',
    ],
    why: [
      [
        'A real reader has questions, a target group has averages. Only questions can be answered.',
        'Nobody recognises themselves in an average, and everyone does in a real worry.',
      ],
      [
        'One real reader makes you leave things out, and leaving out is what most texts lack.',
        'You would not tell Mrs Keller about your philosophy for ten lines. She has a bus to catch.',
      ],
    ],
    parts: [
      [
        'Choose a real customer',
        ['Somebody you would like ten more of.', 'Not the largest one, the best suited one.'],
        'A name on a sticky note',
      ],
      [
        'Note what was going on before',
        ['What was broken, late, embarrassing or new?', 'There lies your first sentence.'],
        'A notebook with three lines',
      ],
      [
        "Use that person's words",
        ['As said on the phone, crooked or not.', 'Trade words come later, if at all.'],
        'A telephone beside a notepad',
      ],
      [
        'Read it aloud to somebody like that',
        ['Wherever they look away, cut.', 'You hear it at once, no survey needed.'],
        'Two people at a kitchen table',
      ],
    ],
    turn: [
      'Oddly, the text then speaks to many. They know that Tuesday, too.',
      'Narrow in writing is wide in reading.',
    ],
    asks: ['Whom do you think of when you write?', 'Which words do your customers use that you would not?'],
    ends: {
      pa: 'Name one reader before the first line.',
      fi: 'Give Mrs Keller our regards.',
      t: "Specific context, customer's vocabulary, fewer claims.",
      h: '"Everybody" has not replied so far.',
      l: 'Then a letter is enough.',
    },
    work: "Put one customer's name at the top of each draft this month, and let colleagues ask only one thing of it: would that person read on? It ends half of all discussions about wording.",
    keep: 'the next text about your own firm',
    send: 'somebody whose target group is "everybody"',
    own: [
      {
        kinds: ['service', 'offer', 'price'],
        about: 'position|messag|audience|persona',
        lead: 'For those who would like a hand with it.',
      },
    ],
    pic: { ask: 'A sticky note with a first name on a screen', alt: 'A sticky note with a name on a laptop' },
    claims: [
      [
        "Writing to a specific reader and using customers' words makes copy clearer",
        'plain language guidance and marketing textbooks',
      ],
    ],
  },
  {
    id: 'ask-how-they-found-you',
    format: 'howto',
    again: 9,
    emoji: '🧭',
    tags: ['MarketingBasics', 'SmallBusiness', 'WordOfMouth'],
    only: MARKETING,
    title: 'How did you find us? The marketing question that costs nothing',
    cover: 'Ask how they found you',
    gist: [
      'Ask each new customer how they came to you, write the answer on a list with five columns, and look at it after three months. It tells more than most dashboards.',
      '"How did you hear of us?" on paper, for three months: that is market research for a small firm, and it needs a pencil.',
    ],
    subject: ['A tally beside the phone', 'Five columns, three months'],
    hooks: {
      '*': [
        'Before you spend on advertising: do you know how your last ten customers found you?',
        'The simplest marketing report is a tally on paper beside the phone.',
      ],
      pt: 'A tally of how new customers found you shows which channel deserves the next hour.',
      fi: 'How did your last five customers come to you? If you have to guess, start a list today.',
      a: 'Ask each one. Note it. Count after three months.',
      h: 'Half of the marketing budget is wasted. The list beside the phone knows which half, at least roughly.',
      l: 'A pencil, a sheet of paper, one small question.',
    },
    lines: {
      '*': [
        'Ask "what made you {ring|call} us today?" and not only "how did you find us?" The first brings stories, the second brings "internet".',
        'Keep the exact words of new customers. "My neighbour said you turn up" is a headline.',
        'If seven in ten come by recommendation, thank those who recommend before you buy adverts.',
        'Ask those who did not buy as well, once, kindly. One sentence back is worth more than ten likes.',
      ],
      h: ['"On the internet" is an answer like "from the supermarket".'],
    },
    scene: [
      '"How did you hear of us?" "From Jenny." You know three Jennys, and you owe one of them flowers.',
      'Beside the till hangs a list with five columns. The one for the expensive leaflet is rather white.',
    ],
    why: [
      [
        'Software sees the last click. It does not see the neighbour who spoke of you at the fence.',
        'Recommendations leave no trace in a dashboard, only in people.',
      ],
      [
        'Small firms have few new customers, so each answer counts.',
        'With twenty answers you see a direction. Statistics can wait.',
      ],
    ],
    parts: [
      [
        'Draw five columns',
        ['Recommendation, search, passing by, social, other.', 'More than five and nobody ticks.'],
        'A sheet with five columns',
      ],
      [
        'Ask everybody',
        ['On the phone, at the counter, in the form.', 'Twelve words, and always the same.'],
        'A hand ticking a list',
      ],
      [
        'Write down the words',
        ['Behind the tick, whenever there was a nice sentence.', 'You will use them later.'],
        'A quote on a note',
      ],
      [
        'Count after three months',
        ['And then do more of one thing, and stop one other.', 'Two decisions, not ten.'],
        'A calendar with a ring round a date',
      ],
    ],
    turn: [
      'And thank Jenny. All three, to be safe.',
      'The cheaper advert is often already standing at the fence.',
    ],
    asks: ['How did most of your customers find you?', 'What was the oddest answer?'],
    ends: {
      pa: 'Twenty answers beat one opinion.',
      fi: 'And write the nice sentences on the wall.',
      t: 'Self-reported source, logged verbatim, reviewed quarterly.',
      h: 'The leaflet was pretty, that much is certain.',
      l: 'A name, and flowers.',
    },
    work: 'Selling to firms? Put the open question on the first call sheet and read the answers aloud in the monthly meeting. Sales hears what marketing does, and the other way round.',
    keep: 'the next quiet hour by the phone',
    send: 'somebody who is about to print leaflets',
    own: [
      {
        kinds: ['service', 'offer', 'price'],
        about: 'audit|analytics|tracking|measur',
        lead: 'For those who would like it measured.',
      },
    ],
    pic: { ask: 'A tally list beside a telephone', alt: 'A tally list on paper beside a phone' },
    claims: [
      ['Self-reported attribution catches word of mouth that click tracking misses', 'marketing practice'],
    ],
  },
  {
    id: 'the-first-line-is-the-ad',
    format: 'mistake',
    again: 8,
    emoji: '✂️',
    tags: ['Copywriting', 'WritingTips', 'SmallBusiness'],
    only: MARKETING,
    title: 'Delete your first sentence: most texts begin in the second',
    cover: 'Delete the first sentence',
    wrong: 'Beginning a text with "Welcome" and the year you were founded',
    gist: [
      'Most newsletters and posts begin with throat clearing. Cover the first sentence with your hand: if nothing is missing, it was never needed.',
      'The second sentence is often the real beginning. "We are delighted to announce" can go, and what you announce can move up.',
    ],
    subject: ['Cover the first line with your hand', 'Welcome to nothing'],
    hooks: {
      '*': [
        'Cover the first sentence of your last newsletter. Is anything missing?',
        'Most texts begin one sentence too early.',
      ],
      pt: 'Readers decide on the first line, and that is where most texts store their politeness.',
      fi: 'Take the last text you wrote for your firm, and put a thumb over the first line.',
      a: 'Delete the first sentence. Read again. Better.',
      h: '"Welcome to our website" is what somebody says who has forgotten why they came in.',
      l: 'A good text begins where it becomes quiet.',
    },
    lines: {
      '*': [
        'Put what the reader gets in the first line, and who you are in the last.',
        '"We are delighted to announce" can go from any text. What you announce is the first sentence.',
        'Write the text, leave it, come back, delete the first line. It works three times out of four.',
        'In an email the first line stands in the preview. "I hope this finds you well" gives away the whole window.',
      ],
      h: ['Since nineteen eighty-seven you have been delighted. It must be tiring.'],
    },
    scene: [
      '"In a world that is moving ever faster" it says on the screen, and the cursor blinks as though it were embarrassed.',
      'You read the newsletter on the bus. By the time it gets to the point you have got off.',
    ],
    why: [
      [
        'To write one has to warm up, and the warming up remains on the page.',
        'The first line is often written for the writer, to get going.',
      ],
      [
        'A reader has given you a second, and it should not be spent on a bow.',
        'People skim the start to see whether to stay.',
      ],
    ],
    parts: [
      [
        'Cover the first sentence',
        ['If the second makes sense alone, the first goes.', 'Try it again with the new first one.'],
        'A thumb over a line of text',
      ],
      [
        'Move the news up',
        [
          'Date, price, thing, change: whatever it was about.',
          '"From May we open on Mondays" needs no fanfare.',
        ],
        'A sentence marked with an arrow',
      ],
      [
        'Send the founding year to the end',
        ['There it builds trust, at the top it builds distance.', 'Nobody reads on because of a year.'],
        'An old shop sign',
      ],
    ],
    turn: [
      'And what you cut you can keep in a drawer. You will not need it.',
      'Short beginnings look bold, and are only polite.',
    ],
    asks: ['What did your last newsletter begin with?', 'Which phrase would you forbid?'],
    ends: {
      pa: 'Point first, manners afterwards.',
      fi: 'You will see: it sounds more like you.',
      t: 'Front-load the information.',
      h: 'The cursor blinks with relief.',
      l: 'And then, straight away, the sea.',
    },
    work: "Try it on proposals, too: strike the paragraph about your firm from page one and open with the client's problem in the client's words. The rest can follow on page four.",
    keep: 'the next newsletter',
    send: 'somebody who is always delighted to announce',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'copy(?:writ|\\b)|newsletter|editing',
        lead: 'And for texts that begin in the right place.',
      },
    ],
    pic: {
      ask: 'A printed text with the first line struck out',
      alt: 'A printed page with its first line crossed out',
    },
    claims: [['Readers decide early; put the main point first', 'plain language and web writing guidance']],
  },
  {
    id: 'what-a-logo-cannot-do',
    format: 'myth',
    again: 10,
    emoji: '✒️',
    tags: ['LogoDesign', 'BrandDesign', 'SmallBusiness'],
    only: DESIGN,
    title: 'Does a logo have to explain what a business does?',
    cover: 'A logo need not explain',
    myth: 'A good logo shows what the business does',
    short: 'No. It has to be known again at a glance.',
    gist: [
      'Famous marks rarely show the product. A logo is a signature: simple, the same each time, readable at the size of a fingernail and in one colour.',
      'The scissors for the hairdresser and the tooth for the dentist make firms look alike. A mark is there to tell you apart.',
    ],
    subject: ['The size of a fingernail', 'Recognised, not understood'],
    hooks: {
      '*': [
        'A logo does not have to explain your business. It has to be recognised.',
        "The tooth in the dentist's logo is why nobody can tell two dentists apart.",
      ],
      pt: 'A mark works by repetition and difference; explanation is the task of the words beside it.',
      fi: 'You want a logo with everything in it that you do? Then let us first look at it very small.',
      a: 'Simple. Different. The same everywhere.',
      h: 'There are eleven hairdressers in town, and eleven pairs of scissors.',
      l: 'One line, one form, repeated for years.',
    },
    lines: {
      '*': [
        'Shrink your logo to the size of a fingernail. What you no longer see there was decoration.',
        'Print your logo in black on a bad printer. If it survives that, it survives anything.',
        'Cover the name in the logos of five competitors. If you cannot tell them apart, do not join them.',
        'Change your logo less often than you are tired of it. Customers see it far less than you.',
      ],
      h: ['In the draft were a mountain, a handshake and a leaf. It was for a tax adviser.'],
    },
    scene: [
      'On the wall hang twelve logos of plumbers. Nine drops, two spanners, and one blue dog. You know which one stays with you.',
      '"Could it also have a globe?" Somebody at the table writes down "globe" and puts the pen away.',
    ],
    why: [
      [
        'We recognise by difference. What all have, we overlook.',
        'A sign that explains looks like all signs that explain.',
      ],
      [
        'Meaning grows by use. No shape meant anything on its first day.',
        'A mark is empty at first and fills up with experience.',
      ],
    ],
    parts: [
      [
        'Test it small',
        ['As an icon on a phone, on a pen, on a van from afar.', 'Lines that blur can go.'],
        'A logo printed tiny on paper',
      ],
      [
        'Test it in black',
        ['Fax, stamp, embroidery, engraving.', 'Colour should help and not carry.'],
        'A rubber stamp on paper',
      ],
      [
        'Test it among others',
        ['Lay it between five competitors and walk past.', 'Where does the eye stop?'],
        'Several logos on a wall',
      ],
      [
        'Leave it alone',
        ['Ten years of the same beat three good ideas.', "Being bored by it is the owner's privilege."],
        'A weathered sign above a door',
      ],
    ],
    turn: [
      'What you do can stand next to it, in words, for those who wonder.',
      'The blue dog, by the way, unblocks drains.',
    ],
    asks: ['Which local logo could you draw from memory?', 'What is in your logo that nobody sees?'],
    ends: {
      pa: 'Difference first, then consistency.',
      fi: 'And if you love your leaf, keep it.',
      t: 'Legible at small size, in one colour, distinct.',
      h: 'The globe stays out.',
      l: 'One line, and one knows.',
    },
    work: 'In feedback rounds ban the words "I like" for ten minutes. Ask only: is it different, does it work small, does it work in black? Taste may come afterwards.',
    keep: 'the next talk about a logo',
    send: 'somebody who wants a globe in it',
    own: [
      {
        kinds: ['service', 'offer', 'price'],
        about: 'logo|identity',
        lead: 'For those who need such a mark.',
      },
    ],
    pic: { ask: 'A logo printed in three sizes on paper', alt: 'One logo printed in three sizes' },
    claims: [
      ['Logos identify rather than describe; legibility at small size and in one colour', 'design textbooks'],
    ],
  },
  {
    id: 'one-big-and-the-rest-small',
    format: 'howto',
    again: 9,
    emoji: '🔠',
    tags: ['GraphicDesign', 'DesignTips', 'SmallBusiness'],
    only: DESIGN,
    title: 'How to make a poster or flyer clearer: one big thing',
    cover: 'One thing big, the rest small',
    gist: [
      'On a poster only one thing can be the loudest. Make that three times as big, use two typefaces at most, leave empty space, and step back to the other side of the street.',
      'When everything is bold nothing is. Choose the one thing that has to be read from a moving bus, and let the rest be small.',
    ],
    subject: ['Loud once, not everywhere', 'Readable from the bus'],
    hooks: {
      '*': [
        'Your poster has seven things in bold? Then it has none.',
        'A flyer gets clearer when one thing becomes much bigger and all others smaller.',
      ],
      pt: 'Hierarchy makes a layout readable: one dominant element, clear steps, and space around it.',
      fi: 'For the next notice in your window: what must somebody on a bike be able to read?',
      a: 'One thing big. Two typefaces. Space.',
      h: 'Red, bold, underlined, with three exclamation marks. And everybody asks when it starts.',
      l: 'White space is not empty. It points.',
    },
    lines: {
      '*': [
        'Look at your poster through half-closed eyes. What you still see is what people read.',
        'Put date and place together, and big. They are what one looks for twice.',
        'Two typefaces are enough: one for loud, one for reading. The rest is done by size.',
        'Light grey on white looks elegant and cannot be read in the sun, nor at sixty.',
      ],
      h: ['Comic lettering is for comics and for the note about the fridge.'],
    },
    scene: [
      'In the window hangs a sheet with four typefaces, a balloon and a photograph of a sunset. It is about the opening times.',
      'You stand across the road and squint. From over here your flyer is a grey rectangle with a red corner.',
    ],
    why: [
      [
        'The eye goes to the largest first and then decides whether to stay.',
        'Looking takes a second. Reading comes after, if at all.',
      ],
      [
        'What stands alone looks important. Space makes things bigger without printing them bigger.',
        'Around a word with room the eye rests.',
      ],
    ],
    parts: [
      [
        'Decide on one thing',
        [
          'The event, the price, the date: which would you shout?',
          'If you cannot decide, the reader will not either.',
        ],
        'A poster with one large word',
      ],
      [
        'Make it three times as large',
        ['It feels rude at the desk and right on the wall.', 'All else may shrink a step.'],
        'A large headline on paper',
      ],
      [
        'Use two typefaces',
        ['One family in two weights will do as well.', 'Everything else is noise.'],
        'Printed letters on a table',
      ],
      [
        'Leave space empty',
        ['At the edges, and around the big thing.', 'Fill it, and you take away what you just won.'],
        'A poster with a wide margin',
      ],
      [
        'Step back',
        [
          'Across the room, across the road, eyes half closed.',
          'Once more, with fresh eyes, before it goes to print.',
        ],
        'A person looking at a wall from afar',
      ],
    ],
    turn: [
      'The rest fits into the small print, where those look who already want to come.',
      'Shouting once is enough, if everything else is quiet.',
    ],
    asks: ['Which notice in your street makes you smile?', 'What would be the one big thing on yours?'],
    ends: {
      pa: 'One dominant element, then order.',
      fi: 'Try it with the next notice on your door.',
      t: 'Size, contrast, proximity, space.',
      h: 'The sunset has been released.',
      l: 'A word, and much white.',
    },
    work: 'For slides the same holds: one statement per slide as a sentence, large, and evidence below. If it needs two headlines, it is two slides.',
    keep: 'the next notice for the window',
    send: 'somebody who likes to underline',
    own: [
      {
        kinds: ['service', 'offer', 'price'],
        about: 'flyer|poster|layout|brochure|book (?:design|cover)',
        lead: 'And where it may be a bit more.',
      },
    ],
    pic: { ask: 'A poster with one large word on a wall', alt: 'A poster with one large word' },
    claims: [
      [
        'Visual hierarchy, contrast and white space aid reading',
        'design textbooks; accessibility guidance on contrast',
      ],
    ],
  },
  {
    id: 'the-question-behind-the-question',
    format: 'behind',
    again: 10,
    emoji: '🪜',
    tags: ['Consulting', 'SmallBusiness', 'AskingQuestions'],
    unless: NO_BRIEF,
    title: 'Why consultants and agencies ask so many questions first',
    cover: 'Why all the questions?',
    gist: [
      '"We need a new website" is an answer. The question before it was perhaps "why do people {ring|call} and then not buy?" Agencies and consultants dig for that one, as it saves building the wrong thing.',
      'A good adviser asks "why" until it gets a little awkward, since a solution for the wrong question costs as much as one for the right.',
    ],
    subject: ['Dig under the request', 'Why, and why, and why?'],
    hooks: {
      '*': [
        'You ask an agency for a brochure, and they ask you seven questions. It is not curiosity.',
        'A request is an answer. Good advisers look for the question.',
      ],
      pt: 'Requests name a solution; a few "why" questions find the problem that it was meant to solve.',
      fi: 'Does it annoy you when a consultant answers a question with a question? Here is what they look for.',
      a: 'First the problem. Then the brochure.',
      h: '"We need an app." "What for?" Silence, as in a church.',
      l: 'One more question, asked quietly.',
    },
    lines: {
      '*': [
        'Try it on yourself: write down what you want to commission, and ask "so that what happens?" three times.',
        '"What have you tried already?" is the question that spares most repetition. Have the answer ready.',
        "If nobody can say what would be different afterwards, the project is not ready for anyone's fee.",
        'An adviser who does not ask about money, time and who decides will ask about them later, with less joy.',
      ],
      h: ['The third "why" is where somebody looks out of the window. There it is.'],
    },
    scene: [
      'A meeting room, biscuits, and on the flip chart one word: "App". Forty minutes later it reads "Nobody answers the phone on Fridays".',
      'You came with a list of features. You go home with one sentence, and it is uncomfortably true.',
    ],
    why: [
      [
        'People bring the solution that they know from elsewhere. It need not fit what hurts.',
        "One saw it at a competitor's and wants the same, without their problem.",
      ],
      [
        'Questions are cheap. Changes after the start are not.',
        'An hour of digging costs less than a month in the wrong direction.',
      ],
    ],
    parts: [
      [
        '"So that what happens?"',
        [
          'Ask it until the answer has customers or money or time in it.',
          'Most requests turn round on the second go.',
        ],
        'A flip chart with one word crossed out',
      ],
      [
        '"How would you notice?"',
        [
          'A sign that anybody could see: fewer calls, a shorter queue.',
          'Without one the end stays a matter of taste.',
        ],
        'A notepad with a short list',
      ],
      [
        '"What have you tried?"',
        ['Old attempts are half of the knowledge, and nobody likes to tell.', 'Failed counts double.'],
        'Old folders on a shelf',
      ],
      [
        '"Who says yes?"',
        ['And who can say no in week seven?', 'That person belongs at the table today.'],
        'An empty chair at a table',
      ],
    ],
    turn: [
      'And now and then it comes out that nothing new is needed. That is a good hour, too.',
      'Somebody has to answer the phone on Fridays. It costs no app.',
    ],
    asks: ['Which question changed a project of yours?', 'What did you ask for, and what was it in the end?'],
    ends: {
      pa: 'The right question is the first deliverable.',
      fi: 'Bring the awkward answer along.',
      t: 'Problem, signal, history, decision maker.',
      h: 'The app, by the way, was cancelled. Friday was saved.',
      l: 'Then a pause, and a sentence.',
    },
    work: 'Write the three questions on the back of your next request for proposals and answer them before you send it. You will get fewer offers, and they will be comparable.',
    keep: 'the day before a first meeting',
    send: 'somebody who needs an app',
    own: [
      {
        kinds: ['process', 'offer', 'price'],
        about: 'first (?:call|meeting|talk|hour)|discovery|kick.?off',
        lead: 'How it begins here.',
      },
    ],
    pic: { ask: 'A flip chart with one word crossed out', alt: 'A flip chart with a crossed out word' },
    claims: [
      ['Problem definition before solution; asking why repeatedly', 'consulting and design textbooks'],
    ],
  },
  {
    id: 'the-meeting-that-became-a-page',
    format: 'tip',
    again: 9,
    emoji: '📄',
    tags: ['BusinessTips', 'SmallTeams', 'Management'],
    unless: NO_BRIEF,
    title: 'How to stop a project drifting: one page, three lists',
    cover: 'One page against drift',
    gist: [
      'Write what is in, what is out and what comes later on one page, and pin it where all can see it. Most projects fail at things that nobody had decided.',
      'In, out, later: three lists on one page hold a project together better than any software. New ideas go under "later" and need not be argued about.',
    ],
    subject: ['In, out, later', 'A page against good ideas'],
    hooks: {
      '*': [
        'Projects rarely fail at work. They fail at "could we quickly also".',
        'Three lists keep a project from drifting: in, out, later.',
      ],
      pt: 'A one-page scope with "in", "out" and "later" lists makes drift visible while it is cheap.',
      fi: 'Do you know the sentence "while you are at it"? Here is a page for it.',
      a: 'In. Out. Later. Pin it up.',
      h: '"While you are at it" has sunk more projects than the weather has ships.',
      l: 'One sheet of paper on the wall, and calm.',
    },
    lines: {
      '*': [
        'The list of what a project does not include is worth more than the list of what it does.',
        'Give good ideas a home: a "later" list with a date on which it will be read.',
        'For each thing that comes in, ask what goes out. Time is the same size as before.',
        'If a project has no end date, give it one for the first usable part.',
      ],
      h: ['The idea came in the shower, on Sunday, and had cost eleven days by Friday.'],
    },
    scene: [
      'Week five. On the board there are six new arrows, and nobody can say who drew the first.',
      '"It is only a small thing," says somebody in the door, and four people put down their pens.',
    ],
    why: [
      [
        'Each addition is small and sensible. The sum is neither.',
        'Nobody decides on twenty extra days. They come one by one.',
      ],
      [
        'What stands nowhere has to be negotiated anew each time.',
        'A page on the wall says no, so that no person has to.',
      ],
    ],
    parts: [
      [
        'What is in',
        [
          'What will be there at the end, in things that one can see.',
          'The things you will be able to touch on the last day, five lines of them.',
        ],
        'A list pinned to a wall',
      ],
      [
        'What is out',
        [
          'What one might expect, and will not get this time.',
          'The extras that somebody will surely ask for, with a friendly no.',
        ],
        'A line drawn through an item',
      ],
      [
        'What comes later',
        ['Good ideas, with name and date.', 'Whatever came up in the shower, parked until a set day.'],
        'A box with notes in it',
      ],
    ],
    turn: [
      'On good days the page is dull. It is meant to be.',
      'And when the arrows come, there is a place for them.',
    ],
    asks: ['What was the most expensive small wish of your last project?', 'What stands on your "out" list?'],
    ends: {
      pa: 'Write down the no while it is friendly.',
      fi: 'The shower ideas are welcome, under "later".',
      t: 'Scope, exclusions, backlog with review date.',
      h: 'The sea is calm. Somebody is drawing an arrow.',
      l: 'Paper, a pin, and work.',
    },
    work: 'Open each weekly meeting with the page instead of the slides: what moved between the lists? It takes four minutes and replaces half of the status report.',
    keep: 'the first week of a project',
    send: 'whoever says "while you are at it"',
    own: [
      {
        kinds: ['process', 'guarantee', 'policy', 'price'],
        about: 'scope|fixed (?:fee|price)|milestone|fees? (?:is|are) fixed',
        lead: 'And how the frame is set here.',
      },
    ],
    pic: { ask: 'A sheet with three lists pinned to a wall', alt: 'A page with three lists on a wall' },
    claims: [['Explicit exclusions and a parked list limit scope creep', 'project management textbooks']],
  },
  {
    id: 'five-people-not-five-hundred',
    format: 'answer',
    again: 9,
    emoji: '🗣️',
    tags: ['CustomerResearch', 'SmallBusiness', 'MarketingTips'],
    unless: NO_BRIEF,
    title: 'Customer survey or five conversations: which tells you more?',
    cover: 'Five talks beat a survey',
    question: 'Should we send our customers a survey?',
    short: 'Talk to five of them first. Then you know what to ask.',
    gist: [
      'Five honest talks show you what you did not know to ask. A survey counts answers to questions that you already had. First listen, then count.',
      'Ask five customers about the last time they needed something like yours, and keep quiet. After the fifth you will hear repeats. That is the point at which to write a survey, if at all.',
    ],
    subject: ['Listen first, then count', 'Five calls, one cup of tea each'],
    hooks: {
      '*': [
        'Before you send a customer survey: {ring|call} five people.',
        'A survey with four hundred answers can be wrong four hundred times, if the question was.',
      ],
      pt: 'Interviews find the questions; surveys measure the answers. The order matters.',
      fi: 'When did you last talk to a customer for ten minutes without wanting to sell anything?',
      a: 'Five calls. No pitch. Then decide.',
      h: '"On a scale of one to ten, how likely are you to recommend this question?"',
      l: 'Two cups of tea, and somebody who listens.',
    },
    lines: {
      '*': [
        'Ask customers about the last time and not about usually. "Tell me about last Tuesday" gets the truth.',
        '"Would you buy it?" gets a friendly yes. "What did you buy instead?" gets an answer.',
        'In a customer talk count to five in silence after each answer. The second half is the useful one.',
        'Talk to one who left as well. Ask what they do now, not why they went.',
      ],
      h: ['People are polite in surveys, and honest in the car park.'],
    },
    scene: [
      'On the other end of the line somebody says "it was fine", you are silent for five seconds, and then comes the sentence for which you {rang|called}.',
      'Four hundred forms, all of them with a four out of five. You are pleased, and as clever as before.',
    ],
    why: [
      [
        'In a form you choose the answers. In a talk the other person does.',
        'A survey holds only the answers that you thought of yourself.',
      ],
      [
        'Memories of one certain day are truer than opinions about in general.',
        '"Usually" is who we would like to be. "Last time" is who we are.',
      ],
    ],
    parts: [
      [
        'Choose five',
        ['Two happy, two middling, one who left.', 'Different ones, not only the nice.'],
        'Five names on a list',
      ],
      [
        'Ask for the last time',
        ['What happened first, what then, who else was there?', 'Like a witness, without the lamp.'],
        'A notebook beside a phone',
      ],
      [
        'Keep quiet',
        [
          'Five seconds feel like a minute. Stay with it.',
          'Do not explain your product, however much it itches.',
        ],
        'A cup of tea and a pen',
      ],
      [
        'Write down sentences',
        ['In their words, in quotation marks.', 'Two of them will end up on your website.'],
        'Quotes on sticky notes',
      ],
    ],
    turn: [
      'And the survey? Now you know its three questions.',
      'Listening is slower than counting, and gets there sooner.',
    ],
    asks: ['What did a customer once tell you that changed something?', 'Whom would you {ring|call} first?'],
    ends: {
      pa: 'Understand first, measure second.',
      fi: 'They will be glad that somebody asked.',
      t: 'Qualitative before quantitative.',
      h: 'Seven. I would recommend it seven.',
      l: 'And then a silence that is worth waiting for.',
    },
    work: 'Let the people who build or deliver the thing listen in, muted, on two of the calls. Nothing shortens internal debates as much as hearing a customer sigh.',
    keep: 'the next time somebody says "survey"',
    send: 'somebody with a form of forty questions',
    own: [
      {
        kinds: ['service', 'offer', 'price'],
        about: 'research|interview|survey|insight',
        lead: 'For those who would like help with listening.',
      },
    ],
    pic: { ask: 'A notebook with quotes beside a phone', alt: 'A notebook with handwritten quotes' },
    claims: [
      [
        'Interviews before surveys; ask about concrete past behaviour; a handful of interviews surfaces most recurring themes',
        'research methods textbooks and usability practice',
      ],
    ],
  },
  {
    id: 'words-from-the-agency',
    format: 'glossary',
    again: 10,
    emoji: '📚',
    tags: ['MarketingWords', 'AgencyLife', 'SmallBusiness'],
    only: MARKETING,
    title: 'Reach, conversion, funnel, organic: marketing words explained',
    cover: 'Marketing words, in plain English',
    gist: [
      'Reach: how many people saw it. Conversion: how many then did what you wanted. Organic: without paying for it. Funnel: the way from seeing to buying. CTA: the button. Now the meeting is shorter.',
      'Five words that cost small firms money because nobody dares to ask what they mean.',
    ],
    subject: ['What the report says', 'Five words from the meeting'],
    hooks: {
      '*': [
        'Your marketing report says reach is up and conversion down. Here is what that means.',
        'Five marketing words, without a slide.',
      ],
      pt: 'Marketing terms describe counts: who saw, who clicked, who bought, what it cost.',
      fi: 'You nod in meetings about the funnel? So does half of the room.',
      a: 'Reach. Conversion. Organic. Funnel. Done.',
      h: '"Let us leverage the funnel" is a sentence that has never lifted anything.',
      l: 'Plain words for plain things.',
    },
    lines: {
      '*': [
        'Reach counts people who might have seen it. Ask for what they did afterwards.',
        'A conversion is whatever you decide to count: a call, a booking, a sale. Decide it before the campaign and not after.',
        'Impressions count showings, reach counts people. One person can be twelve impressions.',
        'If a figure in the report would change no decision, leave it out next month.',
      ],
      h: ['"Viral" used to be something one stayed at home with.'],
    },
    scene: [
      'The chart goes up, everybody nods, and at the end of the table the owner asks: "And how many {rang|called}?"',
      'Fourteen figures on a page, all of them green. The till knows nothing of it.',
    ],
    why: [
      [
        'Words that nobody explains protect whoever uses them.',
        'A definition is a small courtesy, and it saves budgets.',
      ],
      [
        'Each figure answers one question. One has to know which.',
        'Counting is easy. Knowing what was counted is the work.',
      ],
    ],
    parts: [
      [
        'Reach',
        [
          'How many different people it was shown to. Not whether they looked.',
          'The count of people who could have seen it, once each.',
        ],
        'A bus passing in a street',
      ],
      [
        'Impressions',
        [
          'How often it was shown, the same eyes included.',
          'Every single showing, so one person can count twelve times.',
        ],
        'A stack of identical leaflets',
      ],
      [
        'Conversion',
        [
          'The share who then did what you had hoped.',
          'Of a hundred visitors, those who {rang|called}, booked or bought.',
        ],
        'A hand pressing a bell',
      ],
      [
        'Organic',
        [
          'What came without paying for the place.',
          'Visitors who found you by search or a friend, without an advert.',
        ],
        'A plant in a window',
      ],
      [
        'Funnel',
        [
          'The way from first glance to purchase, with losses at each step.',
          'Many see, fewer click, some ask, one buys: the steps in a row.',
        ],
        'A kitchen funnel',
      ],
    ],
    turn: [
      'With these five you can ask back, and that is what reports are for.',
      'And nobody has to leverage anything.',
    ],
    asks: [
      'Which marketing word would you like to see explained?',
      'Which figure in your marketing report do you look at first?',
    ],
    ends: {
      pa: 'Define, then measure.',
      fi: 'Ask. The others want to know, too.',
      t: 'Count, unit, period: ask for all three.',
      h: 'The funnel stays in the kitchen.',
      l: 'And the phone rings.',
    },
    work: 'Add one line to each report: "Because of this we will". If the line stays empty for two months, the figure above it can go.',
    keep: 'the next report',
    send: 'somebody who nods in meetings',
    own: [
      {
        kinds: ['process', 'policy', 'number'],
        about: 'reports?\\b|dashboard',
        lead: 'And how reporting is done here.',
      },
    ],
    pic: { ask: 'A kitchen funnel beside a printed chart', alt: 'A kitchen funnel on a printed chart' },
    claims: [
      ['Definitions of reach, impressions, conversion, organic, funnel', 'definition, marketing textbooks'],
    ],
  },
  {
    id: 'the-soap-that-paid-for-stories',
    format: 'story',
    again: 11,
    emoji: '📻',
    tags: ['MarketingHistory', 'ContentMarketing', 'BrandStories'],
    only: MARKETING,
    title: 'The tyre maker that rated restaurants: an old marketing story',
    cover: 'The tyre maker and the stars',
    gist: [
      'A French tyre maker printed a free guide for drivers at a time when there were few cars: where to fix, sleep and eat. It is the best known restaurant guide there is, and the tyres sold as well.',
      'Who drives further wears out more tyres. From that thought came a red book with stars. Being useful can be the longest campaign of all.',
    ],
    subject: ['The red book', 'Useful for more than a hundred years'],
    hooks: {
      '*': [
        'The famous restaurant stars were thought up by people who sold tyres.',
        'One of the oldest pieces of content marketing lies in glove compartments, and hands out stars.',
      ],
      pt: 'A tyre maker published a free guide so that people would drive more, and it became a standard.',
      fi: 'Do you like stories in which being helpful pays? This one began with punctures.',
      a: 'They sold tyres. They gave away a book.',
      h: 'Whoever drives far for lunch needs tyres. And lunch.',
      l: 'A red book, a long road, a set table.',
    },
    lines: {
      '*': [
        'The tyre maker Michelin gave away a guide for drivers in nineteen hundred. The stars came a quarter of a century later.',
        'Ask what your customers do just before and just after they need you. There is your topic.',
        'The first guide listed garages, doctors and maps. Useful first, famous later.',
        'The story goes that the guide began to cost money after a pile of free copies was seen propping up a bench.',
      ],
      h: ['A puncture with three courses: now that is cross-selling.'],
    },
    scene: [
      'Imagine France in nineteen hundred: a few thousand cars, dust, no signposts, and two brothers who make tyres.',
      'A man with goggles kneels by the road, a wheel in his hands, and leafs through a little red book.',
    ],
    why: [
      [
        'They could have printed adverts. They printed what a driver with a problem needs.',
        'Few people wanted tyres. All of them wanted to arrive.',
      ],
      [
        'The use came back as trust, and with it the sales.',
        'Whoever helps on the road will be remembered at the shop.',
      ],
    ],
    parts: [
      [
        'The thought',
        [
          'More trips mean more wear, and fear of the unknown keeps people at home.',
          'So one would have to take away the fear.',
        ],
        'An old road through fields',
      ],
      [
        'The book',
        [
          'Maps, petrol, doctors, beds, and how to change a wheel.',
          'Free of charge, in tens of thousands of copies.',
        ],
        'A small red book',
      ],
      [
        'The stars',
        [
          'Readers liked the tables most, so inspectors went out, unnamed.',
          'From the twenties on there were stars, and today some people do not know about the tyres.',
        ],
        'A set table in a country inn',
      ],
    ],
    turn: [
      'You need no red book. A page that answers the question before the purchase will do.',
      'Being useful is slow. It only lasts longer than loud.',
    ],
    asks: [
      'What could you give away that your customers really need?',
      'Which leaflet have you kept for years?',
    ],
    ends: {
      pa: 'Utility first, brand second.',
      fi: 'What is your puncture?',
      t: 'Adjacent need, free utility, long return.',
      h: 'The bench has been stable ever since.',
      l: 'And a table by the window.',
    },
    work: 'Take your ten most frequent customer questions, answer one a week in plain words, and date them. After ten weeks you have a guide that sales can send before the first call.',
    keep: 'the next talk about adverts',
    send: 'somebody who only wants to talk about the product',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'content|editorial|blog',
        lead: 'Something of the kind is made here, too.',
      },
    ],
    pic: { ask: 'A small red book on a car bonnet', alt: 'A small red book on a car' },
    claims: [
      [
        "Michelin's guide began in nineteen hundred, free; stars from nineteen twenty-six; charged from nineteen twenty after an anecdote about a workbench",
        'company and press histories',
      ],
    ],
  },
  {
    id: 'call-or-chat-with-the-agency',
    format: 'either',
    again: 9,
    emoji: '☕',
    tags: ['AgencyLife', 'ThisOrThat', 'WorkingTogether'],
    unless: NO_BRIEF,
    title: 'Working with an agency: one long meeting or short weekly calls?',
    cover: 'One long meeting or short calls?',
    gist: [
      'A whole afternoon round a table, or fifteen minutes each week? Some think in long talks, others in small steps. How do you work best with people from outside?',
      'Long meetings make things deep, short calls keep them moving. Which do you prefer?',
    ],
    subject: ['An afternoon or fifteen minutes?', 'How do you like to be kept posted?'],
    hooks: {
      '*': [
        'Working with people from outside: one long meeting or a short call each week?',
        'There are clients of the long table and clients of the short call.',
      ],
      pt: 'Long meetings with an agency help decisions; short weekly calls help progress.',
      fi: 'What do you prefer: an afternoon with cake, or fifteen minutes with camera off?',
      a: 'Long or short? Decide.',
      h: 'Fifteen minutes, eleven people, nine of them "just listening in".',
      l: 'A long table, or a short clear line.',
    },
    lines: {
      '*': [
        'One long meeting or a short call each week: how do you prefer to work with people from outside?',
        'A weekly call without an agenda becomes a weather report. Three lines the evening before are enough.',
        'Decisions go better in one room. Updates go better in writing.',
        'Whoever cannot say what the meeting should decide should send an email.',
      ],
      h: ['"Just a quick call" is a unit of time of about fifty minutes.'],
    },
    scene: [
      'Tuesday, nine fifteen, eight tiles on a screen, one of them a ceiling.',
      'The table is full of prints, the coffee has been cold for a long while, and suddenly all of them point at the same sheet.',
    ],
    why: [
      [
        'People think differently: some while talking, some while walking home.',
        'The one who says little in the call sends the best email at night.',
      ],
    ],
    parts: [
      [
        'One long meeting',
        [
          'Everything on the table, everybody in the room, and at the end a decision.',
          'Needs preparation and a window that opens.',
        ],
        'A long table with papers',
      ],
      [
        'Short weekly calls',
        ['Small steps, quick corrections, no surprises.', 'Needs somebody who ends it on time.'],
        'A laptop and a cup of tea',
      ],
    ],
    turn: [
      'Most end up with both: long at the start, short along the way.',
      'Whatever it is, write down what was decided.',
    ],
    asks: ['Long table or short call?', 'What is your rule for good meetings?'],
    ends: {
      pa: 'Match the format to the decision.',
      fi: 'Cake helps in both cases.',
      t: 'Synchronous to decide, asynchronous to inform.',
      h: 'The ceiling has been greeted.',
      l: 'And one leaves the room lighter.',
    },
    work: 'Try "decide or delete" for a month: each recurring call needs one decision in its invitation, or it is cancelled that week. See who misses it.',
    keep: 'the next calendar invitation',
    send: 'the tile with the ceiling',
    own: [
      {
        kinds: ['process', 'policy'],
        about: 'weekly|video|meetings? (?:are|take)',
        lead: 'And how people stay in touch here.',
      },
    ],
    pic: { ask: 'A table full of prints and cups', alt: 'A table covered with prints and cups' },
    claims: [['Preferences for meetings differ', 'common experience']],
  },
  {
    id: 'which-slogan-do-you-know',
    format: 'question',
    again: 9,
    emoji: '🎶',
    tags: ['Slogans', 'AdvertisingMemories', 'BrandTalk'],
    only: MARKETING,
    title: 'Which advert from your childhood can you still sing?',
    cover: 'The jingle you still know',
    gist: [
      'A cereal, a shop on the ring road, a furniture store on local radio: which jingle from your childhood can you still sing to the end?',
      'Somewhere in your head there is a carpet shop with a melody. Which one?',
    ],
    subject: ['Sing it to the end', 'The carpet shop in your head'],
    hooks: {
      '*': [
        'Which advert from your childhood can you still sing?',
        'You have forgotten your first phone number. Not so the jingle of the carpet shop.',
      ],
      pt: 'Melody, rhyme and repetition keep slogans in memory for decades.',
      fi: 'Be honest: which jingle came to your mind just now?',
      a: 'Which jingle? Sing it.',
      h: 'You cannot remember why you came into the kitchen, but the carpet shop you know by heart.',
      l: 'A melody from the radio, on a Saturday, with toast.',
    },
    lines: {
      '*': [
        'Which jingle from your childhood can you still sing to the end?',
        'A rhyme is easier to remember than a reason. Advertising has known it for long, and nursery rhymes for longer.',
        'Local adverts stay in the head for longest: the same voice, the same street, every Saturday.',
        'Ask your parents for the slogan of their youth. It comes without a pause.',
      ],
      h: ['The firm has been gone for thirty years. The tune still pays rent in your head.'],
    },
    scene: [
      'In the car, three generations, and one hums four notes. All sing the name of the furniture store.',
      "A quiet supper, until someone says the name of a breakfast cereal and somebody else's eyes light up.",
    ],
    why: [
      [
        'What has rhythm goes in by another door, and stays.',
        'Repetition did the rest, three times in each commercial break.',
      ],
    ],
    parts: [
      [
        'From the radio',
        ['Local, loud, with a telephone number in the chorus.', 'You can still dial it.'],
        'An old kitchen radio',
      ],
      [
        'From television',
        ['Between cartoons, in bright colours, always about cereal.', 'The toy in the box was smaller.'],
        'An old television set',
      ],
    ],
    turn: ['If it is in your head now, we apologise.', 'Pass it on, it is the only way to get rid of it.'],
    asks: ['Which advert can you still sing?', 'Who in your family sings along with old adverts?'],
    ends: {
      pa: 'Rhythm, rhyme, repetition.',
      fi: 'Write the first line, we will sing the second.',
      t: 'Four notes are enough for recall.',
      h: 'The carpet shop sends its regards.',
      l: 'Toast, radio, Saturday.',
    },
    keep: 'a long drive',
    send: 'the one who always hums',
    pic: { ask: 'An old radio on a kitchen shelf', alt: 'An old radio on a kitchen shelf' },
    claims: [['Melody, rhyme and repetition aid recall', 'textbooks on memory']],
  },
  {
    id: 'clear-desk-in-january',
    format: 'season',
    again: 10,
    emoji: '🗓️',
    tags: ['YearPlanning', 'MarketingPlan', 'SmallBusiness'],
    only: MARKETING,
    when: { months: [11, 12, 1] },
    title: 'Marketing plan for a small business: twelve lines for the year',
    cover: 'A plan of twelve lines',
    gist: [
      "One line a month: what happens anyway, and what could be said about it. A small firm's marketing plan fits on a page, and is used because it does.",
      'Write the twelve months below each other, and beside each the one thing your customers think about then. There is your plan for the year.',
    ],
    subject: ['Twelve lines on one page', 'A plan that is used'],
    hooks: {
      '*': [
        'A marketing plan for the year has twelve lines. The rest is decoration.',
        'Between the years, with tea: write your marketing plan on one page.',
      ],
      pt: "Plan by customers' months: what they need then, and what you can say two weeks earlier.",
      fi: 'You have an hour and a sheet of paper? Then you have a plan for next year.',
      a: 'A marketing plan is twelve months with one line each.',
      h: 'The plan of last year had forty pages, and its best before date was in February.',
      l: 'A quiet morning, a pencil, a year.',
    },
    lines: {
      '*': [
        'Marketing plan on one page: twelve months, and beside each what your customers have on their minds then.',
        "Look at last year's invoices by month. Three weeks before each peak is when to speak.",
        'Leave two months free. Something always happens.',
        'Cross out what you did last year and nobody noticed. That is the budget for something new.',
      ],
      h: ['In August the plan says "something with ice cream". For a tax adviser.'],
    },
    scene: [
      'The year is nearly over, the phone is silent, and on the table lies a sheet with twelve words in a column.',
      'February: nothing. "There is never anything in February," you say, and then look at last year\'s invoices.',
    ],
    why: [
      [
        'Customers live by their own calendar: term, frost, holidays, tax. A plan begins there.',
        'What your customers need in March has to be said in February.',
      ],
      [
        'What is on one page is looked at. What is in a folder is owned.',
        'Long plans die in a drawer, unread and well bound.',
      ],
    ],
    parts: [
      [
        'Write down the twelve months',
        ['In a column, with space.', 'By hand, as that keeps it short.'],
        'A handwritten list of months',
      ],
      [
        'Add what moves customers',
        ['School, weather, deadlines, feasts.', 'Ask at the counter if you do not know.'],
        'A wall calendar',
      ],
      [
        'Set the date two weeks earlier',
        ['When they search, you should already be there.', 'For weddings and roofs it is months.'],
        'A calendar with arrows',
      ],
      [
        'Leave gaps',
        ['For news, for illness, for a good idea in June.', 'Two empty lines are part of the plan.'],
        'A page with blank lines',
      ],
    ],
    turn: ['Pin it up, and look at it on the first of each month.', 'That was it. Finish your tea.'],
    asks: ['What happens in your trade in February?', 'What do you leave out next year?'],
    ends: {
      pa: 'One page, looked at monthly.',
      fi: 'And write "ice cream" under August, just because.',
      t: 'Demand calendar, lead time, slack.',
      h: 'The tax adviser had vanilla.',
      l: 'And the year may come.',
    },
    work: 'Share the page with whoever answers the phone. They know what people ask for in March, and they will tell you where line three is wrong.',
    keep: 'the quiet days',
    send: 'somebody with a forty-page plan',
    own: [
      {
        kinds: ['service', 'offer', 'price'],
        about: 'workshop|planning day|strategy day',
        lead: 'For those who would rather not do it alone.',
      },
    ],
    pic: {
      ask: 'A handwritten list of twelve months and a cup',
      alt: 'A handwritten list of months beside a cup',
    },
    claims: [["Plan by customers' demand calendar and lead time", 'marketing practice']],
  },
];
