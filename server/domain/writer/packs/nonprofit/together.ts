// Doing good with others: starting small, being welcome, firms that help, near or far.
import type { Idea } from '../../library/idea.ts';

export const TOGETHER: readonly Idea[] = [
  {
    id: 'start-with-one-street',
    format: 'howto',
    again: 11,
    emoji: '🌱',
    tags: ['CommunityAction', 'StartSmall', 'LocalProject'],
    title: 'How to start a small community project without founding anything',
    cover: 'Start with one street',
    gist: [
      'Do it once, on one afternoon, in one street, with what is there. Count who came, ask two of them to help next time, and found something only when the third time is due.',
      'Most good ideas do not need a committee to begin with. They need a date, a place and somebody with a key.',
    ],
    subject: ['Once, before you found anything', 'You need a key and a date'],
    hooks: {
      '*': [
        'You have an idea for your street, and you are already worrying about the articles of association.',
        'The repair afternoon, the walking group, the soup on Fridays: each began on a day when somebody simply did it once.',
      ],
      p: 'A single trial costs an afternoon and answers most of the questions of a concept paper.',
      f: 'Have you been carrying an idea around since last year? What would it look like in its smallest form?',
      a: 'Try it once. Then plan.',
      t: 'Run a pilot with one place, one date and one measure; formalise when recurring money or liability begins.',
      h: 'The new group had a logo, a treasurer and a vision. What it did not have was a Saturday.',
      i: 'A bench, a pot of soup and a date: more has come of that than of many a strategy.',
      l: 'A table carried out into the evening sun.',
    },
    lines: {
      '*': [
        'Do it once before you found anything: one afternoon, one street, and a list at the door with names and numbers.',
        'Borrow the structure. A library, a church hall or a school has rooms, insurance and a caretaker, and is often looking for life.',
        'Ask the two who stayed to wash up whether they will help next time. They have already decided.',
        'Write down what it cost and who came. With that half page, the next person you ask for support has something to read.',
      ],
      h: [
        'At the founding meeting there were more offices than people. The dog was made secretary, subject to his consent.',
      ],
    },
    scene: [
      'Five people in a living room, the second hour, a flip chart. It says "vision", and the cake has been finished for some time.',
      'A man puts a table outside his door, and on it a screwdriver, some oil and a sign: "Squeaky {prams|strollers}, until four".',
    ],
    why: [
      [
        'An afternoon shows what people really want, and it is regularly something else.',
        'You plan a language course, and it turns out they wanted somebody to read letters with.',
      ],
      [
        'Structure costs effort, and it pays only when there is something for it to hold.',
        'A bank account, statutes and a board keep you busy before the first person has come.',
      ],
    ],
    parts: [
      [
        'Make it as small as you can',
        [
          'One street and not the town, one hour and not the year.',
          'What could you do on Saturday week without asking anyone for money?',
        ],
        'A table with a handwritten sign outside a door',
      ],
      [
        'Find the person with the key',
        [
          'Halls, kitchens, yards: somebody looks after each of them, and knows who does what.',
          'Ask them for advice before you ask for the room. You will probably get both.',
        ],
        'A bunch of keys on a hook',
      ],
      [
        'Do it, and count',
        [
          'Who came, what did they want, what was missing? Three lines on the same evening.',
          'Take no photos of people without asking. A picture of the empty plates will do.',
        ],
        'Three lines in a notebook, unreadable',
      ],
      [
        'Ask two people by name',
        [
          'For the next date, for one thing each. A round request into the room gets a round silence.',
          'Choose those who stayed behind. You can hear them stacking chairs.',
        ],
        'Two people stacking chairs',
      ],
      [
        'Only then build a frame',
        [
          'When money comes in regularly, when children or machines are involved, when your own name is not enough.',
          'Perhaps an existing organisation takes you under its roof. That is quicker than founding.',
        ],
        'A folder with a single sheet in it',
      ],
    ],
    turn: [
      'If nobody comes, you have lost an afternoon and spared yourself a committee.',
      'If people come twice, it has begun.',
    ],
    asks: [
      'What would you start in your street if it only took one afternoon?',
      'What exists in your neighbourhood because somebody simply began?',
    ],
    ends: {
      p: 'Ask early about liability, food and noise; the town hall has usually heard it all before.',
      f: 'And tell us how it went, above all if it went differently.',
      a: 'Once. Twice. Then found it.',
      t: 'Decide beforehand what result would make you stop.',
      h: 'Any group with a logo and no date is a design studio.',
      i: 'What is missing in your street may be waiting for you of all people.',
      l: 'A date, a door, a light in the window.',
    },
    work: 'Inside companies it goes the same way. A trial with one team and a written result in four weeks convinces more people than a programme with a name.',
    caution:
      'Where children, food, machines or money are involved, ask about insurance and rules before you begin.',
    keep: 'a Saturday with nothing planned',
    send: 'somebody who says "someone ought to"',
    own: [
      {
        about:
          'community (?:grant|fund|space|hall|room|project)|rooms? (?:to|for) (?:hire|use)|support for (?:groups|projects)|start-?up grant|small grants?',
        kinds: ['service', 'place', 'process', 'offer', 'event'],
        lead: 'Beginnings are easier with a room or a little money.',
      },
    ],
    pic: {
      ask: 'A table with a handwritten sign in front of a door, or a key on a hook',
      alt: 'A small table with a handwritten sign outside a front door',
    },
    claims: [
      ['Pilot first, borrow structure, formalise later', 'community development handbooks; common practice'],
    ],
  },
  {
    id: 'can-everybody-come-in',
    format: 'checklist',
    again: 10,
    emoji: '♿',
    tags: ['InclusiveEvents', 'Accessibility', 'EventPlanning'],
    tick: true,
    title: 'Is your event open to everyone? Six things to write on the invitation',
    cover: 'What the invitation leaves out',
    gist: [
      'Steps, toilet, chairs, sound, price, way home: say on the invitation how it really is. People who depend on it can then decide for themselves, and come.',
      '"Everyone is welcome" says nothing to a person who has to know how many steps there are.',
    ],
    subject: ['"Everyone is welcome" is not enough', 'How many steps to the door?'],
    hooks: {
      '*': [
        '"Everyone is welcome," says the poster. It does not say that there are four steps and a toilet in the cellar.',
        'Some people read an invitation from the bottom: is there a chair with a back, and when does it end?',
      ],
      p: 'Exact details about access bring in people who would otherwise stay at home without a word.',
      f: 'Are you planning something with soup and music? Then five more lines belong on the invitation.',
      a: 'Write down the steps. All of them.',
      t: 'State facts and not adjectives: door width, step count, distance to the toilet, induction loop, end time.',
      h: '"Nearly step-free" means that there are steps. It is like nearly vegetarian.',
      i: 'An invitation is only as wide as the narrowest door on the way in.',
      l: 'A ramp, a chair, a place kept free.',
    },
    lines: {
      '*': [
        'Write "two steps at the door, no rail" and not "accessible". With the first, people can plan.',
        'Name the price, and say what those without money should do: "Ask at the door for a ticket, no questions." It should be easy to read and easy to say.',
        'Give the end as well as the start. People with carers, last buses or little strength plan from the back.',
        'A telephone number with a first name on the invitation helps everyone who has a question that is not on the list.',
      ],
      h: [
        'The accessible entrance was round the back, past the {bins|trash cans}, and locked. It was, however, very well signposted.',
      ],
    },
    scene: [
      'A woman has dressed up, taken two buses and is standing in front of four steps. Inside they are playing her favourite song.',
      'At the planning meeting somebody asks about the toilet. There is a pause, since all of them have always just gone down the stairs.',
    ],
    why: [
      [
        'People who cannot find out whether it will work tend to stay away, and you never hear of it.',
        'The complaint does not come. Neither does the guest.',
      ],
      [
        'Many of the obstacles can be removed with a note, a chair or a phone call.',
        'Pushchairs, bad knees and tired people profit from each line as well.',
      ],
    ],
    parts: [
      [
        'The way in',
        [
          'Steps counted, door measured, slope described. A photo says it best of all.',
          'From the bus stop to the chair: walk it once with a {pram|stroller}.',
        ],
        'The entrance of a hall with its steps',
      ],
      [
        'The toilet',
        [
          'Which floor, how wide, is it open? For some this line decides the whole evening.',
          'Check what is stored in it. Too often it is the mop bucket and the stage curtain.',
        ],
        'A clear sign on a toilet door',
      ],
      [
        'Chairs and quiet',
        [
          'Some with backs and arms, some free spaces at the front, and a corner away from the loudspeaker.',
          'Standing for two hours is a condition of entry. Say so, or put out chairs.',
        ],
        'A row of chairs with a gap in it',
      ],
      [
        'Hearing and reading',
        [
          'A microphone for all speakers, even those with loud voices. Programme in large type at the door.',
          'A loop or an interpreter, if there is one, belongs at the top of the page.',
        ],
        'A microphone on a stand',
      ],
      [
        'The price',
        [
          'Name it, with what is included. "Donation welcome" makes people with little money uneasy.',
          'Companions free: one short line that lets two people come.',
        ],
        'A ticket roll on a small table',
      ],
      [
        'The way home',
        [
          'Last bus, shared cars, where a taxi can stop. It is dark by then.',
          'Give a time for the end, and keep to it. Somebody has arranged to be fetched.',
        ],
        'A bus stop at night',
      ],
    ],
    turn: [
      'You need not be able to offer it all. It is enough to say how it is.',
      'After the event, ask one person what was difficult, and mend that one thing.',
    ],
    asks: ['What do you look for first on an invitation?', 'Which event did you leave early, and why?'],
    ends: {
      p: 'Keep the six lines as a template; the hall does not change between events.',
      f: 'And save a seat by the aisle. Somebody will be glad of it.',
      a: 'Facts in, adjectives out.',
      t: 'Have the list checked by somebody who needs it before it is printed.',
      h: 'Ramps are also very popular with people carrying trays.',
      i: 'A community is all those who get through the door.',
      l: 'The door stands open, and it is wide enough.',
    },
    work: 'The same six lines do well in job adverts and on the page with directions. Applicants and customers who need them will not ask; they will go where it is written down.',
    keep: 'the next invitation you write',
    send: 'somebody who is planning a summer fair',
    own: [
      {
        about:
          'step.?free|wheelchair|accessib|hearing loop|companion|carers? (?:go )?free|sign language|large print',
        kinds: ['place', 'policy', 'service', 'event', 'price'],
        lead: 'Details like these help people to plan.',
      },
    ],
    pic: {
      ask: 'The entrance of your hall or place, steps and all',
      alt: 'The entrance of a hall with its door open',
    },
    claims: [
      [
        'Give factual access information; name steps, toilets, seating, hearing support, end times',
        'event guidance of disability organisations',
      ],
    ],
  },
  {
    id: 'the-fence-painted-twice',
    format: 'mistake',
    again: 11,
    emoji: '🎨',
    tags: ['CorporateVolunteering', 'TeamDay', 'CSR'],
    wrong: 'Inventing a job for forty volunteers on a Thursday',
    title: 'Team volunteering days: how a company can really help',
    cover: 'The fence was painted in May',
    gist: [
      'Forty people with a free Thursday are not always a help. Ask first what is needed, offer what you are good at, come in sixes, and bring the paint and the lunch yourselves.',
      'A day of helping can cost the place more than it brings. A telephone call beforehand turns that round.',
    ],
    subject: ['Please not the fence again', 'Come in sixes'],
    hooks: {
      '*': [
        'There are fences that get painted four times a year. They are near charities with well-known partners.',
        'Forty colleagues in matching shirts arrive at nine. Somebody has been up since five to find something for them to do.',
      ],
      p: 'The most useful day begins with the question what nobody there has had time for.',
      f: 'Is your team planning a day for a good cause? Lovely. Make one phone call before you order the shirts.',
      a: 'Ask what is needed. Bring it.',
      t: 'Host cost per volunteer: preparation, supervision, material, insurance. The benefit has to exceed it.',
      h: 'The fence behind the community centre is very thick by now. It is mostly paint.',
      i: 'What you can do at your desk may be worth more there than what you can do with a brush.',
      l: 'Few hands, well used, and then a shared table.',
    },
    lines: {
      '*': [
        'Planning a company day for a charity? Ask: what have you not got round to for a year? It is rarely the fence.',
        'Offer what you do all week: sorting out accounts, taking photos, mending computers, reading contracts. It is the dear part.',
        'Come in groups of six. One person can look after six; for forty they need a festival.',
        'Pay for material, food and the time of those who look after you. A free day is not free for the other side.',
      ],
      h: ['They had asked for help with the tax return. They got forty people with brushes.'],
    },
    scene: [
      'Friday evening, a small office. Somebody is searching for "things that forty people can do outdoors" and sees that rain is forecast.',
      'An accountant in overalls stands with a brush in front of a fence. Behind the window lies a shoebox of receipts, and nobody dares to ask her.',
    ],
    why: [
      [
        'Every helper has to be shown, insured, fed and thanked, by people who have a job to do.',
        'A group for a day costs the host a week of preparing and clearing up.',
      ],
      [
        'What small organisations lack is usually skill and time, and hardly ever unskilled hands on a weekday morning.',
        'Hands can be found in the neighbourhood. Somebody who understands the database cannot.',
      ],
    ],
    parts: [
      [
        '{Ring|Call} before you decide',
        [
          '"What would help you?" and then listen. The answer may be money, and that is an honest one.',
          'Let them say no. It is a sign that they know their business.',
        ],
        'A telephone and a notebook on a desk',
      ],
      [
        'Bring your own trade',
        [
          'Four hours of a lawyer, a designer or an electrician are a gift that cannot be bought there.',
          'Look at your job titles and not at your T-shirts.',
        ],
        'A laptop beside a shoebox of papers',
      ],
      [
        'Come small and come again',
        [
          'Six people, four times a year. By the second visit you know where the kettle is.',
          'Send the same ones. Explaining is the dear part.',
        ],
        'A small group around a table, seen from behind',
      ],
      [
        'Pay what it costs',
        [
          'Paint, sandwiches, insurance and an hour of supervision, in one transfer, before the day.',
          'A sum per head is usual with many hosts. Ask for it yourself, so that they need not.',
        ],
        'Tins of paint and a box of sandwiches',
      ],
    ],
    turn: [
      'If they really do have a fence, paint it, and bring the undercoat.',
      'Send a line a month later and ask what became of it.',
    ],
    asks: [
      'What has your team once done for others that really helped?',
      'What could you do in four hours that costs others a week?',
    ],
    ends: {
      p: 'Agree on one contact on each side; it saves forty mails.',
      f: 'And leave the matching shirts at home. They know who you are.',
      a: 'Need first, skill second, photo last.',
      t: 'Measure what the host would have paid for it on the market.',
      h: 'Somewhere a shed is waiting for its ninth coat.',
      i: 'To help is to fit in with the day of the other.',
      l: 'At the end a pot of tea, and nothing left to tidy up.',
    },
    work: 'For those who organise such days: build a list of offers per department, with hours. Charities choose from a list far more readily than they invent a task for forty strangers.',
    keep: 'the next team day',
    send: 'the colleague who plans the team day',
    own: [
      {
        about:
          'corporate|compan(?:y|ies) (?:volunteer|partner|day)|business partner|team (?:day|volunteer)|employee volunteer|skills.based',
        kinds: ['service', 'process', 'event', 'offer', 'price'],
        lead: 'Firms do best to talk to somebody first.',
      },
    ],
    pic: {
      ask: 'A tin of paint and a brush in front of a fence, or a full shoebox of papers',
      alt: 'A tin of paint and a brush standing beside a wooden fence',
    },
    claims: [
      [
        'Large one-day groups burden hosts; skills-based and repeated volunteering are valued; hosts may charge',
        'reports of volunteering organisations; worded carefully',
      ],
    ],
  },
  {
    id: 'a-line-in-a-will',
    format: 'answer',
    again: 12,
    emoji: '🖋️',
    tags: ['LegacyGiving', 'Wills', 'CharityGiving'],
    title: 'How to leave something to a charity in your will',
    cover: 'A line in a will',
    gist: [
      'You can leave a sum, a share or a thing, beside what your family gets. Write the exact name and register number, tell somebody, and have the will made in the form your country requires.',
      'A legacy need not be large, and it takes nothing away today. It does need the right name.',
    ],
    subject: ['The right name in the right place', 'Beside the family, not instead'],
    hooks: {
      '*': [
        '"To the animal home", says the will. There are four of them, and each has a lawyer.',
        'One line can keep a lifeboat, a library or a choir going. It has to name the right one.',
      ],
      p: 'A precise line in a valid will is enough to leave something to a cause.',
      f: 'Have you ever thought of a cause that should go on when you no longer do? It takes one sentence.',
      a: 'Exact name, register number, valid form.',
      t: 'Three kinds: a fixed sum, a named object, or a share of what remains. Only the last keeps pace with prices.',
      h: 'My aunt left her piano to the choir. The choir rehearses on the third floor.',
      i: 'Something that mattered to you may still be there for others.',
      l: 'One sentence, in ink, and a good pen.',
    },
    lines: {
      '*': [
        'If you want to remember a charity in your will, write its full name, address and register number. Names change and get confused.',
        'A share of what is left keeps its worth over decades. A fixed sum is slowly eaten by prices.',
        'Leave the purpose as open as you can. A gift for one particular bus helps nobody once the bus has gone.',
        'Tell your family while you can tell it. A reason in your own words spares them the guessing.',
      ],
      h: ['Ask before you bequeath the collection. Museums have politely had enough of thimbles.'],
    },
    scene: [
      'Two sisters at the desk of a lawyer, and a line that says "the hospital". Which one their brother meant, they can only guess.',
      'A kitchen, a pen, a list of three names. After the third she smiles: it is the swimming bath where she taught half the town.',
    ],
    why: [
      [
        'Without a will the law decides, and it knows only relatives.',
        'What the heart wanted counts only when it was written down in the proper form.',
      ],
      [
        'An unclear name leads to questions, and these eat time and part of the gift.',
        'Organisations merge, move and resemble each other; a number does not.',
      ],
    ],
    parts: [
      [
        'Family first',
        [
          'In many countries close relatives have a share that cannot be taken from them. Ask what applies to you.',
          'A gift beside the children is usual. It can be a small part.',
        ],
        'A family photo frame turned away',
      ],
      [
        'Choose the kind of gift',
        [
          'Money, an object, or a part of what remains. The last is the simplest to keep up to date.',
          'Houses, shares and pianos: ask beforehand whether they are wanted.',
        ],
        'A fountain pen on a sheet of paper',
      ],
      [
        'Write the name as it is registered',
        [
          'Letter for letter, with number and town. The charity will tell you.',
          'Add who should have it if the organisation no longer exists.',
        ],
        'A register number copied onto paper, unreadable',
      ],
      [
        'Have the form right and the place known',
        [
          'By hand, with witnesses, or before a notary: it depends on where you live. Then tell one person where it is.',
          'The best will in a cake tin helps nobody, if no one looks in the cake tin.',
        ],
        'An envelope in a drawer',
      ],
    ],
    turn: [
      'You can change it as long as you live, and you need not tell the charity.',
      'If you do tell them, it is usually a very nice phone call.',
    ],
    asks: [
      'Which place in your town should still exist in fifty years?',
      'What would you like to keep going after you?',
    ],
    ends: {
      p: 'An hour with a lawyer or notary costs less than an unclear sentence.',
      f: 'No rush. But do write it down some day, and not on a napkin.',
      a: 'Named, numbered, signed.',
      t: 'Review it after a birth, a death, a marriage or a move abroad.',
      h: 'Legible handwriting helps. Doctors should ask somebody.',
      i: 'A line of ink, and something goes on.',
      l: 'Signed, folded, put away.',
    },
    work: 'Charities do well to have one page ready: full name, number, address, a model sentence, a person to ring. Lawyers copy from it, and mistakes become rare.',
    question: 'Can I leave something to a charity without leaving out my family?',
    short: 'Yes, in most places: a sum, a thing or a share, named exactly in a valid will.',
    caution: 'Inheritance law differs by country. Have your will checked by a lawyer or notary there.',
    keep: 'the day you write your will',
    send: 'somebody who has been meaning to do it',
    own: [
      {
        about:
          'legac(?:y|ies)|bequest|in (?:a|your) will|registered (?:charity|number)|charity (?:number|no)|reg(?:istration)? (?:number|no)',
        kinds: ['service', 'process', 'policy', 'story', 'proof', 'number'],
        lead: 'The exact details belong in such a line.',
      },
    ],
    pic: {
      ask: 'A fountain pen on a blank sheet of paper',
      alt: 'A fountain pen lying on a blank sheet of paper',
    },
    claims: [
      [
        'Kinds of legacies; exact name and number; form and forced shares depend on the country',
        'advice of legacy associations and notaries',
      ],
    ],
  },
  {
    id: 'secret-or-told',
    format: 'either',
    again: 9,
    emoji: '🤫',
    tags: ['GivingQuietly', 'ThisOrThat', 'Generosity'],
    title: 'Give in secret, or tell people about it?',
    cover: 'Give in secret, or tell?',
    gist: [
      'Some slip the note into the tin with their back turned. Others say it aloud, and their colleagues give as well. Which is better?',
      'Quiet giving is beautiful, and told giving is catching. What do you do, and why?',
    ],
    subject: ['With your back turned?', 'Quiet, or catching?'],
    hooks: {
      '*': [
        'One puts the envelope through the door at night. Another reads out the sum at dinner. Both have paid for the same roof.',
        'Should the left hand know, and should it post about it?',
      ],
      p: 'Visible gifts draw others along; quiet ones leave the receiver their peace.',
      f: 'Do you tell people when you have given something? Or would that spoil it?',
      a: 'Tell of the cause. Be silent about yourself.',
      t: 'Field studies find that people give more when they see that others have given. Modesty has a price, and display has one too.',
      h: 'He gave anonymously, and mentioned it to all of us.',
      i: 'There are gifts that shine best in the dark, and others that light the next lamp.',
      l: 'An envelope without a name, under a door.',
    },
    lines: {
      '*': [
        'Give in secret or tell people?\n\nIn secret: nobody owes you anything\nTold: others come along',
        'You can talk about a cause without talking about your gift: "I like what they do" is enough to make somebody look.',
        'If you help a person and not an organisation, keep it to yourself. They may tell it, if they want to.',
        'A colleague who says "I have put something in, who else?" moves more than a poster in the {lift|elevator}.',
      ],
      h: ['The brass plate says "Anonymous donor". The font is rather large.'],
    },
    scene: [
      'A hat goes round. One hand comes out of it closed, as if it had taken something, and has left the largest note of the evening.',
      'In an office kitchen somebody has written a sum on the list, first line, legibly. All those below have given about the same.',
    ],
    why: [
      [
        'People look at what others do, above all where they are unsure what is usual.',
        'The first name on a list decides the size of the rest.',
      ],
    ],
    parts: [
      [
        'In secret',
        [
          'No thanks, no looks, no obligation. You know whom it was for.',
          'It keeps the receiver from having to smile at you in the street.',
        ],
        'A plain envelope under a door',
      ],
      [
        'Told',
        [
          'It feels like boasting, and it gets others to give. Perhaps that is worth a blush.',
          'Say why and not how much. Reasons are easier to pass on than sums.',
        ],
        'A list with a first line filled in, unreadable',
      ],
    ],
    turn: [
      'Many do both: the large one quietly, the small one aloud.',
      'Children learn it from what they see, so let them see some of it.',
    ],
    asks: ['Do you give in secret, or do you tell people?', 'Who got you to give for the first time?'],
    ends: {
      p: 'Most organisations let you choose whether your name appears.',
      f: 'You may answer anonymously, of course.',
      a: 'The cause first. The name, if it must be, in small type.',
      t: 'Anonymous to the public can still mean known to the treasurer; ask what you are ticking.',
      h: 'Hats that go round see everything and say nothing.',
      i: 'A good deed is good either way.',
      l: 'Given, and the door closes softly.',
    },
    work: 'A boss who names the cause and the reason, and leaves out the sum, sets an example without setting a price. It also leaves room for those who can give less.',
    keep: 'the next hat that goes round',
    send: 'somebody who gives without a word',
    pic: {
      ask: 'A plain envelope half under a door',
      alt: 'A plain envelope lying half under a wooden door',
    },
    claims: [
      ['Seeing the gifts of others raises giving', 'field experiments on social information in fundraising'],
    ],
  },
  {
    id: 'near-or-far',
    format: 'either',
    again: 9,
    emoji: '🗺️',
    tags: ['GiveLocal', 'GlobalGiving', 'ThisOrThat'],
    title: 'Give near home or far away: where does your help belong?',
    cover: 'Near, or far away?',
    gist: [
      'At your own corner you can see what becomes of it. Far away the same note may buy ten times as much. Where do you give, and what tipped the scale?',
      'One knows the names of the children in the youth club. Another has never seen the well and gives for it every month.',
    ],
    subject: ['The youth club or the well?', 'What you can see, and what you cannot'],
    hooks: {
      '*': [
        'The youth club needs a door. Somewhere else a village needs a pump. You have one note in your hand.',
        'You pass the one every day. The other you will never see.',
      ],
      p: 'Near gifts can be watched, and distant ones often buy more. Both are good reasons.',
      f: 'Where do you give: round the corner, or a long way off?',
      a: 'Choose on purpose. Either will do.',
      t: 'Purchasing power favours distance; information and lasting contact favour proximity.',
      h: 'There are many reasons to give locally. One is that the man with the tin knows where you buy your bread.',
      i: 'A heart has room for a street and for a continent.',
      l: 'A door at the corner, a well beneath a distant tree.',
    },
    lines: {
      '*': [
        'Near or far?\n\nNear: you see what becomes of it\nFar: the same sum often buys more',
        'Near home you can give what money cannot: a key, a ride, a Thursday.',
        'For gifts far away, look for people who live there and stay. They know what will still be working in five years.',
        'Undecided? Split it, and write beside each half why. In a year, read what you wrote.',
      ],
      h: ['Charity begins at home, it is said. Ours got as far as the hall and was sent out again for milk.'],
    },
    scene: [
      'At breakfast lie two letters: one with a photo of the gym roof, one with a photo of a field. The toast is getting cold.',
      'Two friends argue on a train, warmly, for four stations. One drives for the food bank, and the other knows the price of a mosquito net.',
    ],
    why: [
      [
        'What we see moves us and can be checked; what is far away is often the greater need for less money.',
        'Distance makes help cheaper and blurs it at the same time.',
      ],
    ],
    parts: [
      [
        'Near',
        [
          'You know who is behind it, and meet the result at the bus stop. Your hands count too.',
          'If the library closes, you are the one who misses it.',
        ],
        'A door of a small local building',
      ],
      [
        'Far',
        [
          'Medicine, nets, school meals: in many places little goes a long way. You have to rely on reports.',
          'Need does not ask how far away you live, and the people there do the work themselves.',
        ],
        'A map with a pin in it',
      ],
    ],
    turn: [
      'Those who give in one place tend to give in another as well.',
      'A town can have a partner village, and then near and far are the same people.',
    ],
    asks: ['Near or far: where do you give?', 'Which place you have never seen matters to you?'],
    ends: {
      p: 'For both, ask for one thing: a report that also says what did not work.',
      f: 'Tell us the place. We like to look things up on a map.',
      a: 'Pick one, look closely, stay with it.',
      t: 'Compare cost per outcome where it is published; where it is not, compare candour.',
      h: 'Toast goes cold during this question. It always has.',
      i: 'Help grows in both directions.',
      l: 'Two letters, two stamps.',
    },
    work: 'Firms do well to ask their people: one cause within walking distance, one that the trade itself touches along its supply chain. Then nobody has to choose between the two.',
    keep: 'the next two letters on one morning',
    send: 'the friend you can argue with',
    pic: {
      ask: 'A map with a pin, or the door of a local place you care about',
      alt: 'A map on a table with a single pin in it',
    },
    claims: [
      [
        'Purchasing power and need differ between places; local giving is easier to observe',
        'development economics; common sense, worded "often"',
      ],
    ],
  },
  {
    id: 'because-one-person-began',
    format: 'question',
    again: 9,
    emoji: '🕯️',
    tags: ['LocalHeroes', 'CommunityStories', 'OnePerson'],
    title: 'What exists in your town because one person began it?',
    cover: 'Because one person began',
    gist: [
      'The chess group, the toy library, the bench at the bend: behind most good things there was a single stubborn person. Who was it where you live?',
      'Ask how something in your town came about, and you end up in a kitchen with one particular woman.',
    ],
    subject: ['Who put the bench there?', 'One stubborn person'],
    hooks: {
      '*': [
        'At the bend in the path there is a bench. Somebody {rang|called} the town hall about it once a week.',
        'Nearly everything that you like about your town began with a person who was told that it would not work.',
      ],
      p: 'Good local things rarely start with a programme. They start with somebody who keeps {ringing|calling} up.',
      f: 'Who was it in your town? We are collecting stubborn people.',
      a: "One person began. Then it was everybody's idea.",
      t: 'Most initiatives trace back to a single initiator, one ally and an official who said "try it".',
      h: 'In the end the town hall put up a bench, for the sake of peace on the telephone.',
      i: 'What one person begins, a whole place may sit on later.',
      l: 'A lamp in a hall, lit for the first time by one hand.',
    },
    lines: {
      '*': [
        'What exists in your town because one person began it? Name the thing, and the name if you know it.',
        'If you know such a person and they are still about, write them a card: "I sat on your bench today."',
        'Ask the oldest member how it began. Record it on your phone. In ten years you will be glad of it.',
        'The second person matters as much as the first: the one who said "I will come along".',
      ],
      h: ['Every town has a woman with a folder. Mayors come and go, and the folder stays.'],
    },
    scene: [
      'A hall, forty chairs, a jubilee. The speaker thanks the council, the sponsors and the weather. In row nine sits the woman who had the key cut.',
      'Two men carry a piano up to the first floor because a teacher thought there ought to be one. That was twenty-six years ago, and on Thursdays there is singing.',
    ],
    why: [
      [
        'Beginnings are forgotten as soon as something works, and then it seems to have been there for ever.',
        'A thing that runs well looks as though it had made itself.',
      ],
    ],
    parts: [
      [
        'The thing',
        [
          'A bench, a path, a choir, a shelf for books at the bus stop. Small counts.',
          'What would you miss on the first day if it were gone?',
        ],
        'A bench at a bend in a path',
      ],
      [
        'The person',
        [
          'Often somebody with a bicycle basket and little patience for forms.',
          'A retired teacher, a boy of fifteen, a {postman|mail carrier}. Rarely the one in the photo.',
        ],
        'A bicycle with a basket against a wall',
      ],
      [
        'The sentence',
        [
          'There is always one: "Then I shall just do it." Ask what was said to them before that.',
          'Behind each start stands an answer such as "there is no demand".',
        ],
        'A handwritten note on a board, unreadable',
      ],
    ],
    turn: [
      'Somebody is starting something right now and would be glad of a second person.',
      'The next bench is still missing, and the number of the town hall is public.',
    ],
    asks: ['What exists in your town because one person began it?', 'Who was the second person to join in?'],
    ends: {
      p: 'Write down such stories before the people who know them are gone.',
      f: 'Names, please. They so seldom get read out.',
      a: 'Thank the one who began.',
      t: 'Date, place, first two people: that is all a founding story needs.',
      h: "The noticeboard at the town hall was somebody else's idea once, too.",
      i: 'It always looks impossible until someone has put out the chairs.',
      l: 'A bench, the evening sun, and no plaque.',
    },
    work: 'Firms have such people as well. Ask who introduced the thing that everybody takes for granted, and thank them in front of others. It takes two minutes, and the next idea is heard sooner.',
    keep: 'the next jubilee',
    send: 'the stubborn person in your street',
    own: [
      {
        about: 'founded|began (?:in|as|with)|started (?:in|by|as|with)|since (?:\\d{4}|the)',
        kinds: ['history', 'story', 'people'],
        lead: 'Most places have such a beginning.',
      },
    ],
    pic: {
      ask: 'A bench, a hall or a noticeboard that somebody once fought for',
      alt: 'A wooden bench at a bend in a path',
    },
    claims: [
      ['Local initiatives usually trace back to individuals', 'common experience; worded "rarely", "most"'],
    ],
  },
  {
    id: 'coats-before-the-frost',
    format: 'season',
    again: 11,
    emoji: '🧥',
    tags: ['WinterCoats', 'CoatDrive', 'DonateEarly'],
    title: 'Giving away winter coats: why early autumn is the right time',
    cover: 'Coats before the frost',
    gist: [
      'A coat that is given in the first frost arrives when the first cold night is over. Give it in early autumn: zip mended, pockets empty, washed, and with its gloves.',
      'Sorting takes weeks, and cold takes one night. So the cupboard should be cleared before you need the coat yourself.',
    ],
    subject: ['Three weeks before the frost', 'Zip first, then the bag'],
    hooks: {
      '*': [
        'On the first cold evening everyone thinks of the coat in the cupboard. By then it should have been hanging on a rail for three weeks.',
        'There is a coat in your hall that nobody has worn since last winter. Somebody could have it on before it freezes.',
      ],
      p: 'Winter clothing does most good when it arrives before the cold does.',
      f: 'Sun outside, and you are supposed to think of gloves? Ten minutes, then you may go out again.',
      a: 'Give it now, while it is warm.',
      t: 'Lead time: collection, sorting, cleaning, distribution. Allow three to four weeks.',
      h: 'The coat was bought for a life that never came. It should go out and find one.',
      i: 'Somebody may be warm in the first frost because of an afternoon of yours in the sun.',
      l: 'Wool, brushed and folded, with a button sewn on.',
    },
    lines: {
      '*': [
        'Give winter coats away in early autumn. Sorting and handing out take weeks, and the first cold night does not wait.',
        'Check the zip first. A coat that does not close is a blanket with sleeves.',
        'Put gloves and a hat into the pockets and tie the whole thing with string. It will be handed on in one piece.',
        "Wanted more than people think: large sizes, men's shoes, {rucksacks|backpacks} and socks that have never been worn.",
      ],
      h: [
        'In the left pocket of a coat: a ticket, a conker and half a tissue. The conker can be sent along.',
      ],
    },
    scene: [
      'A mild Sunday, the windows open. In the hall someone is trying on, one after the other, all the coats of a family, and none of them fits anybody.',
      'The first night of frost, a counter, a {queue|line}. Behind it are two hundred bags that came in yesterday and have not been opened.',
    ],
    why: [
      [
        'Most people give on the day they feel cold themselves, so everything comes at once.',
        'A single cold week brings more bags than the whole month before it.',
      ],
      [
        'Each piece has to be opened, checked and hung up by size before anybody can wear it.',
        'Between your hall and a pair of shoulders lie a table, a rail and some busy hands.',
      ],
    ],
    parts: [
      [
        'Try the zip and the buttons',
        [
          'Rub a candle along a stiff zip. Sew the button on; it takes four minutes.',
          'Whatever does not close does not warm.',
        ],
        'A hand closing the zip of a coat',
      ],
      [
        'Wash it, and empty the pockets',
        [
          'Dry it through before it goes into a bag. Damp wool is unforgiving.',
          'Lint roller, collar, cuffs: as you would like to get it.',
        ],
        'A coat drying on a hanger',
      ],
      [
        'Ask what is needed',
        [
          "Often it is men's sizes, children's boots, sleeping bags. A call before you drive.",
          'Some places have room for coats only until a certain day. Note it down.',
        ],
        'A short list beside a telephone, unreadable',
      ],
      [
        'Tie together what belongs together',
        [
          'Gloves in pairs, hat in the sleeve, belt in the pocket.',
          'A slip with the size on it, pinned to the outside, saves a minute for each coat.',
        ],
        'A pair of gloves tied to a coat',
      ],
    ],
    turn: [
      'If you are late, bring it all the same; winter has more than one cold night.',
      'And there is room in the hall again.',
    ],
    asks: [
      'Whose coat did you once wear that was not yours?',
      'Which coat at your place has not been out since last winter?',
    ],
    ends: {
      p: 'New underwear and socks are short nearly everywhere; a packet of them fits into any pocket.',
      f: 'Done. Now out into the sun with you.',
      a: 'Clean, closed, early.',
      t: 'First in, first worn: what arrives before the rush gets hung by size.',
      h: 'If it fits you after all, somebody has to have the other one.',
      i: 'A coat can have a second winter, and a third.',
      l: 'It hangs ready, and the frost may come.',
    },
    work: 'A rail in the entrance of an office for two weeks, with a sign that says until when, brings in more coats than an appeal in the intranet. Name one person who takes them away.',
    keep: 'the last warm Sunday',
    send: 'somebody with a full coat rack',
    when: { season: ['autumn'], months: [9, 10] },
    own: [
      {
        about:
          'coats?\\b|winter (?:clothes|clothing|appeal|drive)|clothing (?:bank|collection)|collection (?:point|day)|warm (?:space|clothes)',
        kinds: ['service', 'event', 'place', 'hours', 'process', 'policy'],
        lead: 'Before you bring anything, look up where and when.',
      },
    ],
    pic: {
      ask: 'Coats on a rail or on hooks in a hall',
      alt: 'A row of winter coats hanging on hooks in a hall',
    },
    claims: [
      [
        'Winter clothing is needed before the cold, and sorting takes weeks; socks and large sizes are short',
        'practice of clothing banks and shelters',
      ],
    ],
  },
];
