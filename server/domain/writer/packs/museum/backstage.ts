// Behind the glass: light, hands, stores, papers.
import type { Idea } from '../../library/idea.ts';

export const BACKSTAGE: readonly Idea[] = [
  {
    id: 'why-is-it-so-dark',
    format: 'answer',
    again: 9,
    emoji: '💡',
    tags: ['MuseumFacts', 'Conservation', 'FadingColours'],
    title: [
      'Why is it so dark in museums? And what it means at home',
      'Dim museum rooms: what light does to paper, cloth and your photos',
    ],
    cover: 'Why is it so dark in here?',
    question: 'Why is it so dark in here?',
    short: 'Because light fades paper, cloth and dyes, and what has faded does not come back.',
    gist: [
      'Light does its work drop by drop: every hour adds up, and nothing takes it away again. That is why drawings, costumes and letters are shown in half-light, and only for a while.',
      'Museums often keep works on paper and textiles at around fifty lux, about the light of a dim living room. At home the same care fits on a wall away from the window.',
    ],
    subject: ['Light adds up', 'The wall away from the window'],
    hooks: {
      '*': [
        'It is dark in a museum so that the blue of a dress is still blue when your grandchildren come.',
        'Light fades watercolours, photographs and cloth, at home too. Here is what a museum does about it.',
      ],
      pt: [
        'Damage by light is cumulative and cannot be undone. Museums therefore ration it.',
        'Paper and cloth have a budget of light, and a museum spends it carefully.',
      ],
      fi: [
        'Have you ever taken a picture off the wall and found a darker square behind it? That is what light does.',
        'Bumped into somebody in a dim museum room again? There is a reason for it.',
      ],
      a: 'Light fades colours for good. Keep pictures and textiles out of the sun.',
      h: 'No, the museum has paid its electricity bill.',
      l: 'Half-light, in which silk keeps its red.',
    },
    lines: {
      '*': [
        'Hang photographs and watercolours on a wall that the sun never touches. What has faded does not come back.',
        'Give your eyes five minutes in a dim museum room. You will see more than you thought.',
        'A copy on the wall, the original in a box: that is how museums treat what light would harm, and it works for wedding photographs.',
        'Flash is mostly forbidden in museums because it disturbs others, and because nobody can tell each sensitive thing from each tough one.',
      ],
      h: [
        'The curtain in your living room has been conducting this experiment for years. Look at the folds.',
      ],
    },
    scene: [
      'You come in from the sun, and for a moment there is nothing. Then a sleeve appears, then gold thread, then a hand.',
      'Behind the picture above the sofa the wallpaper is still the colour that it was on the roll.',
    ],
    why: [
      [
        'Dyes are broken up by light, bit by bit, and the ultraviolet in daylight is quickest at it.',
        'It makes no difference whether the lamp burns brightly for a week or softly for a year: the sum counts.',
      ],
      [
        'Stone, metal and glazed clay mind it little, so the next room may well be bright.',
        'Only what is dyed, woven, written or printed has to ration its light.',
      ],
    ],
    parts: [
      [
        'Choose the wall',
        [
          'Opposite the window is the worst place, beside it the better one.',
          'North walls and hallways are kind to paper.',
        ],
        'A framed picture in a hallway',
      ],
      [
        'Let things rest',
        [
          'Change what hangs, twice a year: museums do it, too.',
          'What lies in a drawer for a year has gained one.',
        ],
        'Hands swapping a picture in a frame',
      ],
      [
        'Show the copy',
        [
          'Print the old photograph anew and frame that.',
          'In the album the original waits in the dark, and is well there.',
        ],
        'An old photograph beside its print',
      ],
    ],
    turn: [
      'So the dark is a form of lending: to those who come later.',
      'Then blink twice, and begin to look.',
    ],
    asks: [
      'What has faded at your place without anybody noticing?',
      'Which picture at home hangs in full sun?',
    ],
    ends: {
      pa: 'Light is spent, and not refunded.',
      fi: 'Your eyes will get used to it. Promised.',
      t: 'Dose is intensity times time.',
      h: 'The bill has been paid, as we said.',
      l: 'A red that was kept.',
    },
    keep: 'the day when you hang pictures',
    send: 'somebody with a sunny living room',
    own: [
      {
        kinds: ['product', 'history', 'process', 'number'],
        about: 'textile|costume|paper|photograph|drawing|watercolou?r|letters|manuscript|prints?\\b',
        lead: 'Some of what is kept in the half-light here.',
      },
    ],
    pic: {
      ask: 'A dimly lit case with paper or cloth in it',
      alt: 'A dimly lit glass case with an old garment',
    },
    claims: [
      [
        'Light damage is cumulative and irreversible; about fifty lux for sensitive material',
        'guidance of conservation bodies and museum standards',
      ],
    ],
  },
  {
    id: 'one-finger-times-a-thousand',
    format: 'mistake',
    again: 9,
    emoji: '🖐️',
    tags: ['PleaseDoNotTouch', 'Conservation', 'MuseumFacts'],
    title: [
      'Why you may not touch things in museums',
      'Please do not touch: what a finger leaves on old things',
    ],
    cover: 'One finger, a thousand times',
    wrong: 'Just one quick touch, nobody will see it',
    gist: [
      'Skin leaves salt, acid and grease. One finger is nothing, but a thousand visitors a week have polished the toes off saints. The same goes for the silver and the photographs at home.',
      'Bronze feet that shine, marble with a grey patch, a fingerprint etched into steel: touch writes itself into things. Hold old photographs by the edge, and metal with a cloth.',
    ],
    subject: ['The toe of the saint', 'Skin leaves something behind'],
    hooks: {
      '*': [
        'Please do not touch, says the museum. Here is why one finger is one too many.',
        'A clean hand leaves salt and grease on whatever it touches. Metal remembers it.',
      ],
      pt: [
        'Sweat holds salts and acids which can etch metal, and grease that binds dust.',
        'What no single visitor damages is worn away by all of them together.',
      ],
      fi: [
        'Does your hand itch when something velvet stands in front of you in a museum?',
        'Velvet, bronze, an old saddle: your fingers would love to. Here is why not.',
      ],
      a: 'Do not touch old things with bare hands. That holds at home as well.',
      h: 'The bronze saint has had a pedicure from four million pilgrims, and now has no toes.',
      l: 'What was never touched still has its bloom.',
    },
    lines: {
      '*': [
        'Hold old photographs and negatives by the edge. A fingerprint can show years later.',
        'Museums do not use gloves for everything: on paper clean dry hands feel better, on metal gloves are a must.',
        'Look for the shiny spot on a bronze in any old town. That is how much a touch takes and a million touches take.',
        'Many museums have things that you may touch. They are usually marked, and they are worth a minute.',
      ],
      h: ['"I only wanted to see whether it was real." It was, until then.'],
    },
    scene: [
      'A bronze dog in front of a town hall: dark green all over, and a golden nose.',
      'You take the old camera out of the cupboard and see a thumb on it. It belongs to your grandfather.',
    ],
    why: [
      [
        'One visitor does no harm that anybody could see. A sum of visitors does.',
        'The rule is not for you alone: it is for the many who think the same as you.',
      ],
      [
        'What skin leaves goes on working overnight, long after the hand has gone home.',
        'Grease catches dust, dust holds damp, and damp does the rest.',
      ],
    ],
    parts: [
      [
        'Put your hands behind you',
        [
          'An old trick of curators: it makes one bend forward and look.',
          'With empty hands at the back you see more, oddly enough.',
        ],
        'A visitor with hands behind the back',
      ],
      [
        'Wipe silver after use',
        [
          'A soft dry cloth, and it stays bright for longer.',
          'Prints on a polished dish are easy to wipe off today and hard in a year.',
        ],
        'A cloth on a silver spoon',
      ],
      [
        'Hold photographs by the edge',
        [
          'Palms to the rim, as with a record.',
          'If you write on the back, a soft pencil near the rim does it.',
        ],
        'Fingers holding a photograph by its edges',
      ],
    ],
    turn: [
      'And where a sign says "please touch", use both hands.',
      'Some things have waited for three hundred years. They can be looked at for another minute.',
    ],
    asks: ['Which shiny spot on a statue do you know?', 'What would you most like to touch in a museum?'],
    ends: {
      pa: 'One touch is a figure. A million is a rule.',
      fi: 'Your hands are surely clean. It still counts.',
      t: 'Salts, acids, grease: corrosion and dirt.',
      h: 'The saint asks for shoes.',
      l: 'A nose of gold, and the rest in shade.',
    },
    keep: 'the day when you look through old photographs',
    send: 'somebody whose hands do the looking',
    own: [
      {
        kinds: ['service', 'event', 'policy', 'product'],
        about: 'touch|handling|hands-on|try (?:it|them|on)|interactive',
        lead: 'And where hands are welcome.',
      },
    ],
    pic: { ask: 'A worn, shiny spot on an old thing', alt: 'A shiny worn spot on a dark metal figure' },
    claims: [
      [
        'Skin salts and acids corrode metals; grease attracts dirt; gloves for metal, clean hands for most paper',
        'guidance of conservation bodies and national archives',
      ],
    ],
  },
  {
    id: 'what-is-in-the-store',
    format: 'behind',
    again: 10,
    emoji: '📦',
    tags: ['MuseumStore', 'BehindTheScenes', 'Collections'],
    title: [
      'What is in a museum that nobody sees: the store',
      'Behind the door without a sign: inside a museum store',
    ],
    cover: 'What stands in the store',
    gist: [
      'In many museums only a small part of the collection is on show. The rest stands in boxes and on shelves, with a number on each piece, and that is no waste: it is the memory.',
      'Behind the last door begins the bigger museum: cool, dark, numbered. There things rest from the light, are compared, mended, lent, and found again.',
    ],
    subject: ['Behind the last door', 'A number on every spoon'],
    hooks: {
      '*': [
        'What you see in a museum is often the smaller part. The rest is in the store.',
        'Behind a plain door in nearly every museum stand a hundred things for one that you see.',
      ],
      pt: [
        'A collection is a reference: most of it is kept so that it can be compared, lent and studied.',
        'Most of a museum works out of sight: kept, numbered, compared and lent.',
      ],
      fi: [
        'Have you ever wondered what is behind the door without a sign?',
        'Come along, behind the last door, where most of it stands.',
      ],
      a: 'A museum shows little and keeps much. Both are its work.',
      h: 'Somewhere there are forty-one butter churns on a shelf, and somebody knows each of them by name.',
      l: 'Cool air, grey boxes, a name on each.',
    },
    lines: {
      '*': [
        'Each thing in a museum has a number, and often it is written on it, so small that you can search for it. Try it.',
        'Why keep twelve of the same jug? Because only beside the other eleven can one see what is odd about the twelfth.',
        'A museum store is dark, cool and steady. That is what your attic is not, and why the christening gown looks like that.',
        'Before a thing goes on show, somebody has measured, photographed, cleaned and described it. That can take days for one spoon.',
      ],
      h: [
        'The filing system of a good museum can find a button from eighteen ninety. Ask it for a working pen, however.',
      ],
    },
    scene: [
      'The key turns twice. The lamp comes on by itself, and forty chairs look at you.',
      'On a trolley lies a single shoe under tissue paper. Somebody has been writing about it since Monday.',
    ],
    why: [
      [
        'Light, damp and hands wear things out, so most of them have to rest.',
        'What is on show is used up a little each day. The dark is its holiday.',
      ],
      [
        'Nobody knows today which question will be asked in fifty years.',
        'The dull piece of today may be the only one left tomorrow.',
      ],
    ],
    parts: [
      [
        'Each thing gets a number',
        [
          'Without it nobody would know where it comes from, and then it is just a jug.',
          'It says when it came, and in which order.',
        ],
        'A tiny number on the base of a jug',
      ],
      [
        'Air is kept steady',
        [
          'Swings harm more than a degree too many: wood works, glue gives way.',
          'Sensors on the shelf report what nobody would feel.',
        ],
        'A small climate sensor on a shelf',
      ],
      [
        'Boxes are made to measure',
        ['Acid-free card, tissue, a window on the front.', 'A hat lies in its box like an egg in its cup.'],
        'A hat in a grey archive box',
      ],
      [
        'Visitors with questions come',
        [
          'Students, families, makers of films who need a real button.',
          'Often somebody has come for one thing and found another.',
        ],
        'A researcher at a table with a box',
      ],
    ],
    turn: [
      'So when you miss something, ask for it. It may be two doors away.',
      'What rests in the dark is not forgotten. It is being kept.',
    ],
    asks: [
      'What would you like to see that is never on show?',
      'What do you keep at home that nobody ever sees?',
    ],
    ends: {
      pa: 'Shown is little. Kept is much.',
      fi: 'Ask for a look behind that door. Some open it once a year.',
      t: 'Number, climate, box, register.',
      h: 'The butter churns are all well.',
      l: 'Two turns of the key.',
    },
    work: 'It is a good model for any archive at work: a number on each piece, one list, steady conditions, and somebody who knows where the odd one is. What cannot be found has not been kept.',
    keep: 'a look behind the scenes',
    send: 'somebody who cannot throw anything away',
    own: [
      {
        kinds: ['number', 'history', 'product', 'people', 'event', 'process'],
        about: 'collection|store|objects?\\b|archive|donat|restor|conserv|volunteer',
        lead: ['And how it is here.', 'What there is on these shelves.'],
      },
    ],
    pic: {
      ask: 'A shelf or drawer of your store with numbered boxes',
      alt: 'Numbered grey boxes on a shelf in a store room',
    },
    claims: [
      ['Many museums show only a small part of their collection', 'surveys of museum storage'],
      ['Fluctuating humidity harms wood and glue', 'conservation textbook'],
    ],
  },
  {
    id: 'write-on-the-back',
    format: 'howto',
    again: 9,
    emoji: '✏️',
    tags: ['FamilyHistory', 'OldPhotographs', 'MuseumTips'],
    title: [
      'How to label family photographs and heirlooms like a museum',
      'Old family photos: how to write on them so that names survive',
    ],
    cover: 'Write it on the back',
    gist: [
      'A thing without its story is only a thing. Note who, where, when and how it came to you: on photographs with a soft pencil near the edge of the back, for the rest on a tag or in a list.',
      'Museums have a question for everything that is handed in: how do you know? Answer it once for the clock, the medal and the photograph, as long as somebody remembers.',
    ],
    subject: ['Who is that beside Aunt Rosa?', 'A pencil for the photographs'],
    hooks: {
      '*': [
        'Old family photographs lose their worth the day that nobody knows the names. A soft pencil helps.',
        'Do as museums do: write down where the heirloom comes from, while somebody still knows.',
      ],
      pt: [
        'Provenance is most of the value of an object, and it is lost in one generation.',
        'An object without its story can be dated, and never again be placed.',
      ],
      fi: [
        'Who is the woman with the hat in the third picture? And who could you still ask?',
        'Fetch the box with the old photos, and somebody who knows the faces.',
      ],
      a: 'Label family things now: who, where, when, from whom.',
      h: '"Unknown man with goat" hangs in a good many families, and there is a resemblance.',
      l: 'A name in pencil, in a hand you know.',
    },
    lines: {
      '*': [
        'Write on the back of old photographs with a soft pencil, near the edge, on a hard table. Ballpoint presses through and felt pen bleeds.',
        'Four words make an heirloom out of a thing: who, where, when, from whom.',
        'Ask the oldest person in the family to name the faces, and record it on the phone. Do it this month.',
        'No sticky tape and no sticky notes on old photographs. The glue stays when the paper has gone.',
      ],
      h: ['"The clock is from Grandfather" is a sentence with four possible grandfathers in it.'],
    },
    scene: [
      'A shoebox on the kitchen table, three generations round it, and the only one who knows the names is eighty-eight.',
      'A man brings a medal to the museum. "It was in the drawer," he says. That is where the story ends.',
    ],
    why: [
      [
        'Objects outlive those who can explain them. Then a museum can tell the age of a thing, and never whose it was.',
        'The thing lasts two hundred years, and the story about forty.',
      ],
      [
        'It takes an evening, and it is mostly a nice one.',
        'While writing, one hears what nobody has told before.',
      ],
    ],
    parts: [
      [
        'Ask the oldest person first',
        [
          'With the pictures on the table, since faces bring back more than questions.',
          'Let the phone record it. The laughter is worth keeping as well.',
        ],
        'An old hand pointing at a photograph',
      ],
      [
        'Write with a soft pencil',
        [
          'On the back, near the edge, without pressing.',
          'On coated paper where pencil does not hold: write on the sleeve.',
        ],
        'A pencil on the back of a photograph',
      ],
      [
        'Tag what cannot be written on',
        [
          'A card on a cotton thread for clock, dress and tin.',
          'Or a number on the tag, and the story in a notebook.',
        ],
        'A paper tag on an old clock',
      ],
      [
        'Photograph it all',
        [
          'Front and back, by daylight, without flash.',
          'Send it to three people in the family. That is the safest archive of all.',
        ],
        'A phone above an open album',
      ],
    ],
    turn: [
      'An evening with a pencil, and the faces have names again.',
      'Somebody will thank you, and you will not be there. That is the nice thing about it.',
    ],
    asks: [
      'Which face in your album has no name?',
      'What is the oldest thing in your family, and who knows its story?',
    ],
    ends: {
      pa: 'Four words on a tag, and it is an heirloom.',
      fi: 'Put the kettle on and fetch the box.',
      t: 'Record provenance before it is lost.',
      h: 'The man with the goat was Uncle Fred. The goat was Fred, too.',
      l: 'Graphite, thread, a name.',
    },
    keep: 'the next family visit',
    send: 'whoever has the shoebox',
    own: [
      {
        kinds: ['service', 'event', 'question', 'policy', 'history'],
        about: 'donat|archive|family history|local history|identif|bring your',
        lead: 'And if you would like to show somebody your find.',
      },
    ],
    pic: {
      ask: 'The back of an old photograph with pencil writing',
      alt: 'Pencil writing on the back of an old photograph',
    },
    claims: [
      [
        'Soft pencil on the back near the edge; no ballpoint, tape or sticky notes',
        'advice of national archives and libraries on family photographs',
      ],
    ],
  },
  {
    id: 'attributed-to-somebody',
    format: 'glossary',
    again: 10,
    emoji: '🏷️',
    tags: ['MuseumWords', 'ArtWords', 'LabelsExplained'],
    title: [
      'Museum labels explained: attributed to, studio of, on loan',
      'What "after" and "circle of" mean on a museum label',
    ],
    cover: 'What labels really say',
    gist: [
      'The small words on a museum label carry the doubt: "attributed to" means probably, "studio of" means near him, "after" means a copy. Who can read them sees how a museum thinks.',
      'Provenance, on loan, attributed to: five small terms on labels, and what is meant by them.',
    ],
    subject: ['The doubt is in the small words', 'Attributed to, studio of, after'],
    hooks: {
      '*': [
        '"Attributed to" on a museum label is a polite way of saying probably.',
        'The smallest words on a museum label are the most honest ones.',
      ],
      pt: [
        'Labels grade certainty. Those who know the terms can read how sure a museum is.',
        'A label weighs its words, and some of them mean "we are not sure".',
      ],
      fi: [
        'Have you ever wondered whether "after Rembrandt" just means later?',
        'The next time you stand before an old picture, look at the word before the name.',
      ],
      a: 'Read the small words on the label: they say how sure one is.',
      h: '"After" a master means that somebody liked it so much that he did it himself.',
      l: 'Small words, in grey, beside the gold.',
    },
    lines: {
      '*': [
        '"Attributed to" on a label means: very probably by this artist, and nobody has signed for it.',
        '"Studio of" means made near the master, perhaps with a finger of his in it.',
        'Provenance is the list of all who had a thing before. The gaps in it are what museums look into.',
        'The number at the bottom of a museum label often begins with the year in which the thing came in.',
      ],
      h: ['"Artist unknown" is a career as well.'],
    },
    scene: [
      'In front of the picture two people argue whether it is real. The label has given the answer in a single grey word.',
      'You step closer. Below the great name stands a smaller one, and it is called "circle of".',
    ],
    why: [
      [
        'Few old works carry a signature, and not every signature is true.',
        'A name is a result of research, and research can change its mind.',
      ],
      [
        'A museum that writes "probably" has done more work than one that writes a name.',
        'Doubt on a label is a sign of care.',
      ],
    ],
    parts: [
      [
        'Attributed to',
        [
          'Experts think it is by this artist, without a document that proves it.',
          'Very likely by the one named, going by style and material.',
        ],
        'A label under a portrait',
      ],
      [
        'Studio of',
        [
          'Made in the workshop under the eye of the master, perhaps by pupils.',
          "From the master's workshop, with more hands than one.",
        ],
        'A painted hand, close up',
      ],
      [
        'After',
        [
          'A copy of a known work, made by somebody else.',
          'Not a word of time: it repeats a picture by the one named.',
        ],
        'Two similar prints side by side',
      ],
      [
        'Provenance',
        [
          'The chain of owners from the maker to today.',
          'Through whose hands a thing has come, as far as papers show it.',
        ],
        'Old stickers on the back of a frame',
      ],
      [
        'On loan',
        [
          'It belongs to somebody else and is a guest here.',
          'Lent by another owner for a time, with a contract and a courier.',
        ],
        'A crate with handles',
      ],
    ],
    turn: [
      'From now on you will read the small print on a label first.',
      'Certainty is rare, and a good label admits it.',
    ],
    asks: [
      'Which word on a label have you never understood?',
      'Does it matter to you who painted it, if you like it?',
    ],
    ends: {
      pa: 'The grey line counts.',
      fi: 'And if you are unsure, so are they. It says so.',
      t: 'Degrees of certainty, in five terms.',
      h: 'Attributed to the management.',
      l: 'A word in grey.',
    },
    keep: 'the next exhibition',
    send: 'somebody who likes to ask whether it is real',
    pic: { ask: 'One of your labels with such a word on it', alt: 'A museum label beside an object' },
    claims: [
      [
        'Meanings of attributed to, studio of, after, provenance, on loan',
        'definition, usual in museums and auction houses',
      ],
    ],
  },
];
