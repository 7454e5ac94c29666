// People and things: old firms, hands that taught, handmade and second-hand, registers, doors and dogs.
import type { Idea } from '../../library/idea.ts';

export const PEOPLE: readonly Idea[] = [
  {
    id: 'the-oldest-in-the-street',
    format: 'question',
    again: 10,
    emoji: '🏛️',
    tags: ['FamilyBusiness', 'LocalHistory', 'TellUs'],
    title: [
      'What is the oldest business that you know near you?',
      'Which business near you has always been there?',
    ],
    cover: 'Which one was always there?',
    gist: [
      'Some businesses have been there longer than the trees before their door. Which is the oldest that you know, and what did you first go there for?',
      'Shops and firms outlast fashions, roadworks and owners. Tell of one that was there when you were small.',
    ],
    subject: ['It was always there', 'Older than the trees outside'],
    hooks: {
      '*': [
        'Which business near you was there when you were small?',
        'Every town has one business that has always been there. Which is yours?',
      ],
      p: 'Some firms have been in the same place for decades. Which one do you know?',
      t: 'Which firm near you has been in business the longest, and since when?',
      f: 'You pass it every day and it was always there. Which one comes to mind?',
      a: 'Name the oldest business near you.',
      h: 'Some signs have been up for so long that the telephone number has four figures. Which one do you know?',
      i: 'Staying open for fifty years is hard work. Which old firm near you do you admire?',
      l: 'A name over a door, and generations behind it. Which one do you think of?',
    },
    lines: {
      '*': [
        'Which business was on your way to school, and is still there?',
        'The oldest business near you: do you know in which year it began?',
        'Some firms have had three owners and one doorbell. Which old business do you know?',
        'What would be missing in your street if the oldest business closed?',
      ],
      h: [
        'The oldest business near you has seen every fashion twice, and been against it both times. Which one is it?',
      ],
    },
    scene: [
      'The sign over the door has been repainted, and under the new name you can still read the old one.',
      'A grandmother says to her granddaughter: I bought my first shoes in there.',
    ],
    why: [
      [
        'A firm gets old when people who were satisfied send their children.',
        'A business lasts because customers come back, and later bring their children.',
      ],
    ],
    parts: [
      [
        'The name over the door',
        [
          'Often it is no longer that of the people inside.',
          'It may be painted, enamelled or in letters from another century.',
        ],
        'An old sign over a door',
      ],
      [
        'Your first errand there',
        [
          'Perhaps you were sent with a coin and a note.',
          'Most people remember the smell of the place first.',
        ],
        'A hand on an old door handle',
      ],
    ],
    turn: ['Tell them one day. They like to hear it.', 'Next time you pass, read the sign.'],
    asks: [
      'Which one do you still remember from your way to school?',
      'Which old business do you think of first?',
    ],
    ends: {
      pt: 'Name, street, since when.',
      fi: 'We are looking forward to your memories.',
      a: 'Name it.',
      h: 'Bonus points if the telephone number on the sign is still right.',
      l: 'Some things simply stay.',
    },
    keep: 'the next walk through town',
    send: 'somebody who has lived here for ever',
    needs:
      'since (?:1[89]|20)\\d\\d|(?:founded|established|est\\.?|opened|started|began)(?: in)? (?:1[89]|20)\\d\\d|generations?\\b|for (?:over |more than |nearly )?\\d\\d years',
    unless:
      'families|funeral|family (?:law|bathroom|ticket|portrait|photo|session|medicine|dentist|practice|room|mediation|meals|history|tree)|prefamily',
    own: [
      {
        kinds: ['history', 'people', 'story', 'service', 'number', 'product', 'process'],
        about:
          'since (?:1|2)\\d{3}|since the|for (?:\\d\\d|twenty|thirty|forty) years|founded|established|opened (?:in|the)|started (?:in|the)|began in|generation',
        lead: ['More about {name}:', 'A word about {name}:'],
      },
    ],
    not: ['short', 'film'],
    pic: {
      ask: 'Your sign, or the oldest picture of the business that you have',
      alt: 'An old sign over a door',
    },
    claims: [['Long-standing firms live on returning customers', 'common experience']],
  },
  {
    id: 'who-taught-your-hands',
    format: 'question',
    again: 10,
    emoji: '✋',
    tags: ['LearnedByHand', 'Apprentice', 'TellUs'],
    title: ['Who taught you something with their hands?', 'What did somebody teach you by showing it?'],
    cover: 'Who taught your hands?',
    gist: [
      'Some things are learned by watching: a knot, a dough, a clean cut. Who showed you one, and do you still do it their way?',
      'Think of something that you do exactly as somebody once showed you. What is it, and who was it?',
    ],
    subject: ['Who taught you with their hands?', 'Some things have to be shown'],
    hooks: {
      '*': [
        'Who taught you something by showing it, and not by explaining?',
        'Most of what our hands can do was shown to us by somebody. Who was it in your case?',
      ],
      p: 'What did you learn by watching, and from whom?',
      t: 'Some skills cannot be written down. Which one did you learn by watching?',
      f: 'Do you still hold the knife the way somebody showed you when you were ten?',
      a: 'Who showed you how to use your hands? Name them.',
      h: 'Somebody once watched you hammer, and quietly took the hammer. Who was it?',
      i: 'Behind every skill there is somebody who took the time. Who was it in yours?',
      l: 'Somebody put their hands over yours, and suddenly it worked. Who was it?',
    },
    lines: {
      '*': [
        'What can your hands do that nobody could explain to you in words?',
        'Who showed you how to tie, cut, knead or sew, and do you still do it their way?',
        'Which sentence of somebody who taught you do you still hear while you work?',
        'What have you shown somebody that they will still do in thirty years?',
      ],
      h: ['"Let me" is how most apprenticeships begin. Who said it to you?'],
    },
    scene: [
      'An old hand lies on a young one, presses a little, and the cut is straight.',
      'You do it without thinking, and somebody says: just like your aunt.',
    ],
    why: [
      [
        'Hands learn by copying, and what they have copied they keep.',
        'Showing takes longer than explaining, and it lasts for life.',
      ],
    ],
    parts: [
      [
        'The grip',
        [
          'You can often tell who taught somebody by how they hold a tool.',
          'A grip is handed on like a family name.',
        ],
        'Two pairs of hands at one piece of work',
      ],
      [
        'The sentence with it',
        [
          'It is often "not so hard", said very quietly.',
          'You still hear it years later, in the same voice.',
        ],
        'An old hand beside a young one',
      ],
    ],
    turn: ['And perhaps it is your turn to show somebody.', 'A thank you to all who had patience.'],
    asks: ['Who showed you, and what was it?', 'What would you like to be shown?'],
    ends: {
      pt: 'A name and a skill are enough.',
      fi: 'Tell us about them.',
      a: 'Name them.',
      h: 'And thank you for the patience, whoever you are.',
      l: 'Handed on, from hand to hand.',
    },
    keep: 'the next time you show somebody something',
    send: 'the one who showed you',
    needs:
      'apprentice|train(?:ed|ing) (?:at|with|in|under|as)|learn(?:ed|t) (?:the|from|at|with|his|her)|taught by|by hand|hand[- ](?:made|cut|built|sewn|stitched|tied|carved|painted|finished|crafted)|craft(?:sman|swoman|speople)?\\b',
    own: [
      {
        kinds: ['people', 'process', 'product', 'service', 'history', 'story', 'proof'],
        about:
          'apprentic|\\btrained\\b|learn(?:t|ed)\\b|taught|by hand|hand[- ](?:made|sewn|thrown|cut)|craftsm',
        lead: ['About {name}:', 'More about {name}:'],
      },
    ],
    not: ['short', 'film'],
    pic: { ask: 'Your hands at the work, from above', alt: 'Two pairs of hands at one piece of work' },
    claims: [
      ['Manual skills are largely learned by watching and copying', 'teaching practice in the crafts'],
    ],
  },
  {
    id: 'look-at-the-back',
    format: 'tip',
    again: 9,
    emoji: '🔍',
    tags: ['Handmade', 'HowToLook', 'MadeByHand'],
    title: ['How to recognise good handwork: look at the back', 'Handmade? Three places to look at'],
    cover: 'Look at the back of it',
    gist: [
      'Turn it over: the back, the edge and the joint tell how a thing was made. The front always knows that it is being looked at.',
      'Good handwork shows where nobody looks. Small differences are a signature, and a sloppy edge is none.',
    ],
    subject: ['Turn it over', 'Where nobody looks'],
    hooks: {
      '*': [
        'Turn a thing over before you judge it. The front knows that it is being looked at.',
        'How good handwork is shows at the edge, the joint and the back.',
      ],
      pt: 'Edge, joint, underside: three places tell how much time there was.',
      fi: 'You like it and do not know whether it is good? Turn it over, nobody minds.',
      a: 'Back. Edge. Joint. Then the price.',
      h: 'Everybody looks at the front. The back hopes that it stays that way.',
      l: 'The most beautiful side is often the one that nobody sees.',
    },
    lines: {
      '*': [
        'Turn a handmade thing over. The places nobody looks at show how carefully it was made.',
        'No two alike is a sign of handwork. An edge that scratches is a sign of haste.',
        'Ask who made it, and how long it takes. Whoever knows the answer has usually been there.',
        'Run a fingertip along the edge. Hands feel what eyes forgive.',
      ],
      h: ['A machine makes a thousand alike and is proud. A hand makes two alike and is surprised.'],
    },
    scene: [
      'Somebody takes a piece from the shelf, does not look at it, and turns it round first. The one behind the table smiles.',
      'Two things, the same at a glance. In the hand one of them is finished all the way round.',
    ],
    why: [
      [
        'Whoever has little time saves it where it does not show.',
        'The hidden places take as long as the visible ones, and nobody pays for them who does not know.',
      ],
      [
        'What was made by hand can mostly be mended by hand.',
        'A well-made joint is the difference between five years and fifty.',
      ],
    ],
    parts: [
      [
        'Turn it over',
        [
          'Inside, underneath and behind count as much as the front.',
          'What is clean there was made by somebody with time.',
        ],
        'A hand turning a thing over',
      ],
      [
        'Feel the edge',
        ['Even, without burrs, without loose ends.', 'A fingertip is the best tool for it.'],
        'A fingertip along an edge',
      ],
      [
        'Ask who made it',
        ['A name is worth more than a label.', 'And ask how to care for it, while you are at it.'],
        'Two people talking over a thing on a table',
      ],
    ],
    turn: ['And small differences are the signature.', 'The front comes last.'],
    asks: ['Do you turn things over?', 'What do you own whose maker you know by name?'],
    ends: {
      pt: 'Back, edge, name.',
      fi: 'Go on, turn something over today.',
      a: 'Look where nobody looks.',
      h: 'Your own back may be excused.',
      l: 'Quietly well made.',
    },
    keep: 'the next market or workshop',
    send: 'somebody who loves things with a maker',
    needs:
      'hand[- ]?(?:made|cut|built|sewn|stitched|tied|carved|painted|poured|woven|thrown|finished|crafted|forged)|(?:made|cut|sewn|poured|carved|woven|forged|built) by hand|\\bmakers?\\b|made (?:here|in (?:our|the|my) (?:workshop|studio)|on site)|poured in',
    unless:
      'trouble-?makers?|coffee makers?|sharpen|(?:former|retired|ex-)[ -]?(?:[a-z]+ )?(?:cabinet|watch|dress|shoe)?[- ]?makers?|dumpling|sandwich|pasta|pizza|ice cream|gelat|chocolat|bak(?:e|ery)|memorial|headstone',
    own: [
      {
        kinds: ['product', 'process', 'service', 'people', 'number', 'story', 'place'],
        about:
          'by hand|hand[- ]?(?:made|woven|sewn|thrown|stitched|printed|carved|cut|finished|painted|dyed|poured|built|forged)|poured|sewn|carved|woven|forged|made (?:here|in|by|from|of)',
        lead: ['Made like this at {name}:', 'About {name}:'],
      },
    ],
    pic: {
      ask: 'The back or underside of something well made',
      alt: 'The underside of a handmade thing in two hands',
    },
    claims: [['Hidden edges and joints show the care of handwork', 'craft practice']],
  },
  {
    id: 'look-twice-at-used-things',
    format: 'checklist',
    again: 9,
    emoji: '♻️',
    tick: true,
    tags: ['SecondHand', 'BuyUsed', 'LookTwice'],
    title: ['Buying second-hand: five looks before you pay', 'What to check on used things'],
    cover: 'Five looks at used things',
    gist: [
      'Smell it, move what moves, look at the seams and corners, ask for its story, and think of what would have to be done. Five looks and you know what it is worth to you.',
      'With used things, wear is no fault as long as you can see it. It is what has been hidden that gets dear.',
    ],
    subject: ['Smell it first', 'Ask for its story'],
    hooks: {
      '*': [
        'Buying something used? Smell it first. The nose is the quickest expert.',
        'Second-hand things have a story. Ask for it before you ask for the price.',
      ],
      pt: 'Smell, moving parts, seams, completeness, history: five points and the price can be judged.',
      fi: 'You have found something old and lovely. Look five times, and then be glad.',
      a: 'Smell. Move. Look. Ask. Reckon.',
      h: 'Love at first sight is a fine thing. Look at the bottom all the same.',
      l: 'Things with a past, looked at in peace.',
    },
    lines: {
      '*': [
        'Move everything on a used thing that can be moved: zips, hinges, drawers, wheels.',
        'Smell goes with time, or it never goes. Smoke and damp are of the second kind.',
        'Ask why it is being sold. The answer is often the best part.',
        'A used thing with one honest fault is worth more than one without any.',
      ],
      h: ['"Hardly used" is said of every exercise bike, and nobody doubts it.'],
    },
    scene: [
      'In the corner it stands, a little dusty, and you know at once where it would go at home.',
      'Somebody pulls out a drawer, turns it round, and nods. It is the nod of one who has done this before.',
    ],
    why: [
      [
        'What has already lasted for years has shown that it can.',
        'The weak ones of its year are long gone.',
      ],
      [
        'A repair that you can reckon with beforehand is a price, and one afterwards is an annoyance.',
        'Ten minutes of looking cost less than one part.',
      ],
    ],
    parts: [
      [
        'Smell it',
        ['Damp and smoke stay. Dust and wax go.', 'Open it for that: the inside remembers more.'],
        'A face close to an open drawer',
      ],
      [
        'Move what moves',
        ['Each zip, each hinge, each switch once.', 'What sticks here will not run at home.'],
        'A hand on a zip',
      ],
      [
        'Look at seams and corners',
        ['It is there that things give way first.', 'Hold it against the light to see what has been mended.'],
        'A seam held against the light',
      ],
      [
        'Ask for its story',
        ['Who had it, for how long, and why it goes.', 'People tell more than they mean to.'],
        'Two people talking over a table with things',
      ],
      [
        'Reckon what is still to do',
        ['A part, a clean, an hour of work.', 'Add it to the price, and compare with new.'],
        'A pencil and a small list',
      ],
    ],
    caution: [
      'Helmets, child seats and climbing gear with an unknown past are better bought new.',
      'What saves a life should not be bought used unless its history is known: helmets, child seats, ropes.',
    ],
    turn: ['And then take it home before somebody else does.', 'Scratches are included.'],
    asks: ['What is your best find?', 'What would you never buy used?'],
    ends: {
      pt: 'Five looks, then the sum.',
      fi: 'Enjoy your find.',
      a: 'Look, ask, reckon.',
      h: 'The exercise bike is still there next week.',
      l: 'It has waited for you.',
    },
    keep: 'the next flea market',
    send: 'somebody who cannot pass a flea market',
    needs:
      '\\bused (?!by|for|in|to|with)|second[- ]hand|vintage|pre-?loved|pre-?owned|refurbish|reconditioned|trade-?ins?|part[- ]exchange|antiques?\\b|upcycl',
    unless:
      'stairlift|mobility|hearing|medical|\\blifts?\\b|used cars?|car (?:sales|dealer)|nearly new cars|vehicles|books? ?shop|bookshop|records|vinyl',
    own: [
      {
        kinds: ['product', 'service', 'policy', 'process', 'offer', 'story', 'place'],
        about:
          'used (?!to\\b|by\\b|for\\b|in\\b)|second[- ]hand|vintage|pre-?loved|pre-?owned|refurbish|recondition|trade-?in|antique',
        lead: ['And what there is at {name}:', 'Used things at {name}:'],
      },
    ],
    pic: {
      ask: 'A used thing of yours with its best scratch',
      alt: 'An old thing with marks of use on a table',
    },
    claims: [
      ['Helmets and child seats may have damage that cannot be seen', 'advice of road safety bodies'],
      ['Smoke and damp smells are hard to remove', 'restoration practice'],
    ],
  },
  {
    id: 'mend-it-first',
    format: 'howto',
    again: 9,
    emoji: '🔧',
    tags: ['MendIt', 'RepairFirst', 'MakeItLast'],
    title: ['Mend it or throw it away? Three questions', 'Before you throw it away: can it be mended?'],
    cover: 'Mend it or let it go?',
    gist: [
      'Did it serve you well, is one part at fault or the whole, and what does a good new one cost? With those three you can ask somebody who mends, and send a picture.',
      'Compare the repair with a good new thing and not with any. And ask early: small damage is a small bill.',
    ],
    subject: ['One part, or all of it?', 'Send a picture first'],
    hooks: {
      '*': [
        'Before you throw it away, take a picture of the damage and ask somebody who mends.',
        'Most things do not break. One part of them does.',
      ],
      pt: 'Compare a repair with the price of an equal, and not with that of any other.',
      fi: 'You like it, and now it is broken. Do not give it up yet.',
      a: 'Which part? What does an equal cost? Then decide.',
      h: 'Every cellar has a box with things that will be mended one day. The day was in spring.',
      l: 'Things that you are fond of deserve a second life.',
    },
    lines: {
      '*': [
        'Send a picture before you carry it there. Whether it can be mended is often clear at a glance.',
        'Small damage is a small bill. Ask before the hole has grown.',
        'Compare the repair with a good new one. A bad one will be broken when yours still runs.',
        'Keep the part that fell off. Even the small one. That one above all.',
      ],
      h: ['Sticky tape is a repair in the way that a plaster is an operation.'],
    },
    scene: [
      'It stands by the bin, and you go back once more and look at it.',
      'Somebody turns it in their hands and says only: that is nothing. It is the loveliest sentence of the week.',
    ],
    why: [
      [
        'What was well made is usually worn at one place only, and the rest of it is good for years.',
        'You know that the old thing works for you. A new one is a lottery.',
      ],
      [
        'The price of new ones does not show what is saved: material, a way, getting used to it.',
        'Mending costs hands instead of material.',
      ],
    ],
    parts: [
      [
        'Find the part that is at fault',
        [
          'Where exactly, since when, and what happened before.',
          'The more exactly you can say it, the shorter the search.',
        ],
        'A finger pointing at a worn place',
      ],
      [
        'Take two pictures',
        ['From close up, and of the whole.', 'With the name plate, if there is one.'],
        'A phone over a broken part',
      ],
      [
        'Compare with an equal',
        ['Same make and same quality, new.', 'Half of that for a repair is money well spent.'],
        'An old thing beside a new one',
      ],
      [
        'Ask what it will be like afterwards',
        ['Like new, like before, or only for a while.', 'An honest mender says which.'],
        'Two hands giving back a mended thing',
      ],
    ],
    turn: ['What has been mended once is rarely thrown away.', 'Then it has a story as well.'],
    asks: ['What have you had mended, and been glad of?', 'What is waiting in your box?'],
    ends: {
      pt: 'Part, picture, comparison.',
      fi: 'Ask. It costs a message.',
      a: 'Ask first. Then the bin.',
      h: 'Spring comes every year, by the way.',
      l: 'It stays with you.',
    },
    keep: 'the next thing that breaks',
    send: 'somebody with a box in the cellar',
    needs:
      '\\brepair(?:s|ed|ing)?\\b|\\brestor(?:e|es|ed|ation|ing)\\b|sharpen|\\bmend|re-?upholster|re-?handl|resol(?:e|ing)|reglaz|servicing|renovation of',
    unless:
      'roof|plumb|electric(?:ian|al)|boiler|\\bcars?\\b|garage|phone|computer|laptop|IT support|teeth|dent(?:al|ist)|\\bskin\\b|hair|memorial|headstone|piano|website|damage restoration|water damage',
    own: [
      {
        kinds: ['service', 'product', 'process', 'price', 'policy', 'story', 'offer', 'place'],
        about: '\\brepairs?\\b|restor|sharpen|\\bmend|upholster|renovat|reglaz',
        lead: ['To be mended at {name}:', 'About {name}:'],
      },
    ],
    pic: {
      ask: 'A thing before or after you have mended it',
      alt: 'A worn thing on a workbench beside tools',
    },
    claims: [
      [
        'Up to half the price of an equal new thing a repair usually pays',
        'rule of thumb of repair trades and consumer bodies',
      ],
    ],
  },
  {
    id: 'look-it-up-yourself',
    format: 'howto',
    again: 10,
    emoji: '📋',
    tags: ['CheckFirst', 'Qualified', 'GoodToKnow'],
    title: [
      'How to check a qualification: look it up yourself',
      'Registered, insured, certified: how to check it',
    ],
    cover: 'Look it up yourself',
    gist: [
      'Nearly every register can be searched by anybody. Ask for the exact name and number, look it up on the register itself, and ask what it covers. Good people are glad of it.',
      'A logo can be copied, an entry in a register cannot. Three minutes, and you know with whom you are dealing.',
    ],
    subject: ['Three minutes in a register', 'Ask for the number'],
    hooks: {
      '*': [
        'Registered, insured, certified: three words that you can check in three minutes.',
        'A logo can be copied. An entry in a register cannot.',
      ],
      pt: 'Name, number, date: with these three an entry can be found by anybody.',
      fi: 'You may ask for papers. Nobody who has them minds.',
      a: 'Ask for the number. Look it up.',
      h: 'Trust is good, and a search box takes less time than trust.',
      l: 'A quiet look, and then confidence.',
    },
    lines: {
      '*': [
        "Look a qualification up on the register itself, and not by the link on somebody's page.",
        'Insured? Ask until when, and for what. A good business shows you the slip without being asked twice.',
        'Qualified and registered are two things: one was learned, the other is being checked.',
        'Ask who will come. The papers of the boss do not do the work.',
      ],
      h: [
        'Framed certificates hang straight in good businesses. In very good ones somebody has put a plant before them.',
      ],
    },
    scene: [
      'Below the name there are four logos, and one of them belongs to the printer.',
      'You type a name into a search box, and there it stands, with a number and a date.',
    ],
    why: [
      [
        'Many words are protected and many are not, and it is not seen from the word.',
        'What sounds like a title may be one, or a course of two afternoons.',
      ],
      [
        'Those who have earned an entry like to be asked for it.',
        'The question alone sorts: some send the number in a minute, others a long mail.',
      ],
    ],
    parts: [
      [
        'Ask for name and number',
        [
          'As they stand in the register, letter by letter.',
          'It is an ordinary question and takes one line.',
        ],
        'A number on a card',
      ],
      [
        'Search on the register itself',
        ['Type its address yourself.', 'Most have a box for anybody to search in.'],
        'A search box on a screen',
      ],
      [
        'Ask what it covers',
        ['For which work, until when, up to what sum.', 'An insurance for one thing is none for the next.'],
        'A finger on a line of a certificate',
      ],
    ],
    caution: [
      'Which trades must be registered differs from country to country.',
      'What is protected by law is not the same everywhere: look at the rules of your own country.',
    ],
    turn: [
      'Three minutes, and then you can get on with trusting.',
      'The good ones have it on the first page.',
    ],
    asks: ['Have you ever looked somebody up?', 'Do you ask for papers, or do you go by feeling?'],
    ends: {
      pt: 'Name, number, scope.',
      fi: 'Asking is not distrust. It is interest.',
      a: 'Check once. Then trust.',
      h: 'The plant is a good sign.',
      l: 'And the rest is trust.',
    },
    keep: 'the next time you choose somebody',
    send: 'somebody who is about to choose',
    needs:
      '\\bqualified\\b|\\bregistered\\b|accredited|\\blicen[sc]ed\\b|certified|\\binsured\\b|\\bDBS\\b|members? of the|chartered|gas safe',
    unless: 'registered charity|licensed bar|fully licensed (?:bar|restaurant)|pre-registered|premises licen',
    own: [
      {
        kinds: ['proof', 'people', 'policy', 'service', 'process', 'story'],
        about:
          'qualified|registered|accredited|licen[sc]ed|certified|insured|DBS|members? of|chartered|gas safe',
        lead: ['You can look this up too:', 'This is ours to look up:'],
      },
    ],
    pic: { ask: 'Your certificate or card, without private details', alt: 'A framed certificate on a wall' },
    claims: [
      [
        'Public registers of professions and trades can be searched by anybody in many countries',
        'advice of consumer bodies',
      ],
    ],
  },
  {
    id: 'dogs-welcome-and-how',
    format: 'tip',
    again: 9,
    emoji: '🐕',
    tags: ['DogsWelcome', 'DogManners', 'OutAndAbout'],
    title: ['Taking a dog along: how to stay welcome', 'Dogs welcome: what makes a good four-legged guest'],
    cover: 'How a dog stays welcome',
    gist: [
      'A walk before, a blanket for the floor, a short lead, and a seat at the edge. So the dog sleeps, and is asked again.',
      'Where dogs are welcome, it is because of those who were there before. A tired dog with its own blanket is the best ambassador.',
    ],
    subject: ['Bring the blanket', 'A tired dog is a good guest'],
    hooks: {
      '*': [
        'A dog that has had its walk is the best guest in the room.',
        'Taking the dog along? Bring its blanket. A floor of its own makes any place home.',
      ],
      pt: 'Walk, blanket, edge, short lead: four things and a dog is hardly noticed.',
      fi: 'Four legs are coming too? How nice. Here is what makes it easy for everybody.',
      a: 'Tired, short lead, own blanket.',
      h: 'The dog behaves. It is the sausage on the next plate that does not.',
      l: 'A blanket, a corner, and a deep sigh.',
    },
    lines: {
      '*': [
        'Take the dog for a walk before you take it along. A tired dog sleeps, a fresh one explores.',
        'A blanket from home tells a dog where it belongs, in any room.',
        'Choose the seat at the edge with a dog. Nobody has to climb over it there.',
        'Ask before two dogs say hello. Some are only brave at home.',
      ],
      h: ['Dogs are allowed in more places than people who say "mine does not do that".'],
    },
    scene: [
      'Under the table lies something brown and sighs, and nobody has noticed it for an hour.',
      'A tail goes round the corner at the height of the cake.',
    ],
    why: [
      [
        'Strange rooms are full of smells and feet, and a dog needs a place where it may stop paying attention.',
        'On its own blanket a dog knows that nothing is expected of it.',
      ],
      [
        'Not everybody likes dogs, and some are afraid of them.',
        'Places stay open to dogs as long as others hardly notice them.',
      ],
    ],
    parts: [
      [
        'Walk first',
        ['Half an hour is enough for most.', 'And everything else is done before the door as well.'],
        'A dog and a lead at a park gate',
      ],
      [
        'Bring a blanket and a bowl',
        ['The smell of home does half of the work.', 'Water is asked for later, and always at a bad moment.'],
        'A dog on a folded blanket',
      ],
      [
        'Take the place at the edge',
        [
          'Back to the wall, out of the way of trays and prams.',
          "It sees everything and is in nobody's way.",
        ],
        'A dog lying beside a chair by the wall',
      ],
    ],
    turn: ['And then it sleeps, and everybody is glad of it.', 'It will be asked again.'],
    asks: ['Where does your dog like to come along most?', 'Under the table or on the feet?'],
    ends: {
      pt: 'Walked, watered, at the edge.',
      fi: 'See you, and your nose.',
      a: 'Prepared, and so welcome.',
      h: 'Words have been had with the sausage.',
      l: 'A quiet guest on four feet.',
    },
    keep: 'the next outing on six legs',
    send: 'somebody with a lead by the door',
    needs:
      '\\bdogs? (?:are |is )?(?:very |always |also )?(?:welcome|friendly|allowed|free)|dog[- ]friendly|well[- ]behaved dogs|\\bdogs (?:stay )?free|dogs? on (?:a )?leads?',
    unless: 'dog (?:walk|groom|train|school|day ?care|board)|vets?\\b|kennel',
    own: [
      {
        kinds: ['policy', 'service', 'price', 'offer', 'place'],
        about: '\\bdogs?\\b',
        lead: ['How it works with {name}:', 'As for dogs at {name}:'],
      },
    ],
    pic: { ask: 'A dog that visits you, or the water bowl by the door', alt: 'A dog asleep under a table' },
    claims: [['Exercise and a familiar blanket help dogs to settle', 'dog training practice']],
  },
  {
    id: 'ask-about-the-door',
    format: 'checklist',
    again: 10,
    emoji: '♿',
    tick: true,
    tags: ['StepFree', 'Access', 'PlanAhead'],
    title: [
      'Step-free and accessible: what to ask before you go',
      'Is it accessible? Five questions that get a real answer',
    ],
    cover: 'Ask about the door, not the word',
    gist: [
      'Ask for steps, door, turning room, toilet and parking one by one. "Accessible" means something else to everybody, and a picture of the entrance says more.',
      'Five plain questions get a better answer than the one big word. And whoever answers them notices what could be better.',
    ],
    subject: ['How wide is the door?', 'A picture of the entrance'],
    hooks: {
      '*': [
        'Do not ask whether it is accessible. Ask for the steps and for the width.',
        'One step is no step to those who have never had to count them.',
      ],
      pt: 'Steps, width, turning room, toilet, parking: five measures in place of one word.',
      fi: 'Are you planning for somebody with wheels? Then ask about five small things.',
      a: 'Ask for steps, not for words.',
      h: '"Only one small step" is the best known fairy tale of the trade.',
      l: 'A way in for everybody.',
    },
    lines: {
      '*': [
        'Ask for a picture of the entrance. It shows the one step that nobody thinks of.',
        'Is there a toilet on the same floor? The question decides about many an evening.',
        'With a pram, a walker or a wheelchair, ask which door is the right one. It is often round the corner.',
        'Ask whether there is somewhere to sit for a moment. For many people that matters more than the lift.',
      ],
      h: ['A ramp behind a flower tub is a flower tub.'],
    },
    scene: [
      'They had said accessible. It was, up to the doormat.',
      'A message with a photograph: this is the door, this is the handle, here you can park. And the evening is saved.',
    ],
    why: [
      [
        'Who does not need it does not see it, however kind they are.',
        'What people walk over every day they have long stopped counting.',
      ],
      [
        'A measure can be compared with a wheelchair, and a promise cannot.',
        'Centimetres do not depend on the mood.',
      ],
    ],
    parts: [
      [
        'Count the steps',
        ['From the pavement to the seat, not just at the door.', 'One alone can be enough to turn back.'],
        'A threshold seen from the side',
      ],
      [
        'Ask how wide the door is',
        ['The narrowest one on the way counts.', 'And which way it opens.'],
        'A tape measure across a doorway',
      ],
      [
        'Ask for the toilet',
        ['On which floor, with which door, with how much room.', 'It is asked too seldom, out of shyness.'],
        'A sign on a door',
      ],
      [
        'Ask where to park and to sit',
        ['The nearest space, and the first chair.', 'Both decide how much strength is left.'],
        'A chair beside an entrance',
      ],
    ],
    turn: [
      'And every question helps the next one who comes.',
      'Whoever has been asked measures it once and knows it for ever.',
    ],
    asks: ['Which place near you is good to get into?', 'Which step annoys you every time?'],
    ends: {
      pt: 'Five measures, one picture.',
      fi: 'It should be nice for everybody.',
      a: 'Ask for figures.',
      h: 'And the flower tub moves.',
      l: 'The door stands open.',
    },
    keep: 'the next plan with somebody on wheels',
    send: 'somebody who chooses the place',
    needs:
      'wheelchairs?\\b|step[- ]free|\\baccessible|disabled (?:access|toilet|parking)|\\bramps?\\b|level access|\\blift (?:to|access)',
    unless: 'vehicles|mobility (?:scooters?|shop)|wheelchairs? (?:hire|repair|sales)|stairlift',
    own: [
      {
        kinds: ['policy', 'service', 'place', 'product', 'process', 'number'],
        about: 'wheelchair|step[- ]free|accessible|disabled|ramp|level access|lift',
        lead: ['The way in at {name}:', 'How it works with {name}:'],
      },
    ],
    pic: {
      ask: 'Your entrance, from the pavement',
      alt: 'An entrance without a step, seen from the pavement',
    },
    claims: [
      ['Single measures are more reliable than the word accessible', 'advice of disability organisations'],
    ],
  },
  {
    id: 'when-do-you-get-things-done',
    format: 'either',
    again: 9,
    emoji: '🕘',
    tags: ['EarlyOrLate', 'Errands', 'ThisOrThat'],
    title: [
      'Early or late: when do you get your errands done?',
      'First thing in the morning or last thing: which are you?',
    ],
    cover: 'First thing or last thing?',
    gist: [
      'Some people have run all their errands by nine. Others start when it gets dark. When do you get yours done, and why then?',
      'Some people come when the doors open and some just before they close. Both are right. Which are you?',
    ],
    subject: ['Errands: early or late?', 'First at the door or last?'],
    hooks: {
      '*': [
        'First at the door or last at the door: which of the two are you?',
        'Some people have run all their errands by nine in the morning. Others start at nine in the evening.',
      ],
      pt: 'Mornings are quiet, evenings are free. When do you run your errands?',
      fi: 'Are you there when the doors open, or do you just make it before they close?',
      a: 'Errands: early or late? Choose.',
      h: 'There are early people and late people, and they are usually married to each other.',
      l: 'Errands in the first light of the day, or in the last?',
    },
    lines: {
      '*': [
        'Errands first thing in the morning, or on the way home?',
        'Early: a list, a coffee, done.\nLate: a list, a sigh, tomorrow.\nWhich are you?',
        'Do you like places best when they have just opened, or when everybody else has gone?',
        'Who in your house is early, and who is late?',
      ],
      h: ['The early bird gets the worm, and the late one gets a parking space. Which do you prefer?'],
    },
    scene: [
      'The light goes on, the door is unlocked, and somebody says good morning before their first coffee.',
      'Five minutes before closing, somebody comes in out of breath and says: oh good, you are still open.',
    ],
    why: [
      [
        'Everybody has a time of day when errands feel easy.',
        'Some people want errands out of the way, and some put them off as long as they can.',
      ],
    ],
    parts: [
      [
        'First thing in the morning',
        [
          'It is quiet, everybody is fresh, and the rest of the day is yours.',
          'By lunch you can forget about it.',
        ],
        'A key in a door in the morning',
      ],
      [
        'Last thing in the day',
        ['You are on your way home anyway.', 'Just making it is half of the fun.'],
        'A lit window at dusk',
      ],
    ],
    turn: ['And some people do it all in the lunch break.', 'Both get it done.'],
    asks: ['Early or late?', 'Which are you, and what would you like to be?'],
    ends: {
      pt: 'Both have their advantages.',
      fi: 'Tell us which.',
      a: 'Decide now.',
      h: 'Early people: please be kind to the late ones at home.',
      l: 'Every hour of the day has its people.',
    },
    keep: 'the next long list',
    send: 'whoever is always five minutes late',
    needs:
      "^(?:we are |we're )?open\\b(?!.*\\b(?:jan|feb|mar|apr|may|june?|july|aug|sep|oct|nov|dec|easter))|\\b(?:open|opening) (?:hours|daily|every|from|mon|tue|wed|thu|fri|sat|sun|seven|7|late)|early (?:till|to) late|\\b(?:evenings?|weekends?)\\b|(?:7|seven) days a week",
    unless: 'funeral|night ?shift|emergency|24[- ]?hours?|24 ?/ ?7|hospice|cremat',
    own: [
      {
        kinds: ['hours'],
        about:
          "^(?:we are |we're )?open\\b(?! mic| studio| day)(?!.*\\b(?:jan|feb|mar|apr|may|june?|july|aug|sep|oct|nov|dec|easter))|\\bopen (?:late|till|until|daily|every|from|7|seven|mon|tue|wed|thu|fri|sat|sun)|^closed|evenings\\b|evening appointments|(?:at|on) weekends$|(?:7|seven) days a week",
        lead: ['The hours at {name}, for both:', 'When you can come to {name}:'],
      },
    ],
    not: ['short', 'film'],
    pic: { ask: 'Your door or window early in the morning', alt: 'A lit window at dusk' },
    claims: [['People differ in the hours at which they like to see to things', 'common experience']],
  },
];
