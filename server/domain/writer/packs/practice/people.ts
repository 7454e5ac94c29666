// Who is behind it, who may come, and when.
import type { Idea } from '../../library/idea.ts';

export const PEOPLE: readonly Idea[] = [
  {
    id: 'when-one-person-does-it-all',
    format: 'tip',
    again: 8,
    emoji: '🙋',
    tags: ['SmallBusiness', 'OnePersonFirm', 'GoodManners'],
    title: ['One-person business: how to get an answer quickly', 'How to reach somebody who works alone'],
    cover: 'Working alone: how to reach me',
    gist: [
      'Somebody who works alone cannot always answer the phone. Leave a message or write, say what it is about and by when, and you get an answer.',
      'In a one-person business, you talk to the one who does the work. A message in the evening is often the best way.',
    ],
    subject: ['How to reach a one-person business', 'Leave a message'],
    hooks: {
      '*': [
        'Nobody answers the phone in a one-person business? Leave a message. You will be called back.',
        'Somebody who works alone has two hands, and both are busy. Here is how to get an answer quickly.',
      ],
      ptal: 'A message with name, number and request is the quickest way to a one-person business.',
      fi: 'You reach the voicemail? Please talk. It will be heard.',
      h: 'In a one-person business, the boss answers the phone, makes the tea and does the work.',
    },
    lines: {
      '*': [
        'Leave your name, number and what it is about on the voicemail. Then the call back is short.',
        'Put all questions into one message. They can be answered in one go.',
        'Say by when you need an answer, and the urgent ones come first.',
        'In a one-person business, your praise reaches the right person.',
      ],
      h: ['Complaints go to the management. That is the person with the wet hands.'],
    },
    scene: [
      'Both hands are full, the phone rings, and when it is quiet again there is no message.',
      'In the evening there is time for messages, and the clear ones are answered first.',
    ],
    why: [
      [
        'While the work is being done, nobody can answer the phone.',
        'When it is your turn, nobody interrupts either.',
      ],
      ['You always talk to the one who does it.', 'Nothing gets lost between two people.'],
    ],
    parts: [
      [
        'Leave a message',
        ['Name, number, and what it is about.', 'Speak slowly when you say the number.'],
        'A phone',
      ],
      [
        'Put it all in one message',
        ['With a picture, if it helps.', 'One message is quicker to answer than four.'],
        'A message on a phone',
      ],
      ['Say by when', ['"It can wait" is useful to know as well.', 'Then it can be planned.'], 'A calendar'],
    ],
    turn: ['You will hear back.', 'And you always know whom you are dealing with.'],
    asks: ['Do you leave messages, or do you hang up?', 'Which one-person business do you like?'],
    ends: {
      ptal: 'Message, one go, by when.',
      fi: 'Your message is heard. Promise.',
      h: 'The management thanks you.',
    },
    keep: 'the next call',
    send: 'somebody who never leaves a message',
    needs:
      "(?:^|[^a-z])I (?:[a-z]+ )|just me\\b|one[- ](?:man|woman|person)|sole trader|\\bI'(?:m|ve)\\b|(?:run|owned) by me\\b",
    unless: '\\b(?:our|we)\\b|\\bteam\\b|\\bstaff\\b|funeral|counsell|therap',
    own: [
      {
        kinds: ['people', 'service', 'process', 'number', 'history', 'policy', 'product'],
        about: "(?:^|[^a-z])I[ ']|just me|one[- ](?:man|woman|person)|sole trader|by me",
        lead: 'In the words of {name}:',
      },
    ],
    pic: {
      ask: 'Your bench or desk with the telephone beside it',
      alt: 'A telephone beside tools on a workbench',
    },
    claims: [
      [
        'People who work alone answer calls and mail outside working hours',
        'common experience of sole traders',
      ],
    ],
  },
  {
    id: 'the-oldest-in-the-street',
    format: 'question',
    again: 9,
    emoji: '🏛️',
    tags: ['FamilyBusiness', 'LocalHistory', 'TellUs'],
    title: [
      'Which business near you has been there the longest?',
      'What has been in your street for as long as you remember?',
    ],
    cover: 'What has always been there?',
    gist: [
      'Which shop or business near you has been there for as long as you can remember?',
      'Some businesses are older than their customers. Which is the oldest near you, and what do you go there for?',
    ],
    subject: ['Which one has always been there?', 'The oldest business near you'],
    hooks: {
      '*': [
        'Which business near you has been there for as long as you can remember?',
        'What did you buy or order as a child in a place that is still there?',
      ],
      ptal: 'Which business near you is the oldest? One name is enough.',
      fi: 'Think back to when you were small: which business is still there?',
      h: 'Which place near you still has the same door, the same bell and the same joke?',
    },
    lines: {
      '*': [
        'Which shop or business from your childhood is still there?',
        'Which is the oldest business in your street?',
        'Were you sent on errands as a child, and where to?',
        'Which old business near you must never close?',
      ],
      h: ['Some signs are older than the people who repaint them. Which one do you know?'],
    },
    scene: [
      'A grandmother says to her granddaughter: I came here with my mother.',
      'The sign has been painted over twice, and the name is still the same.',
    ],
    why: [['Old businesses are there because customers come back.', 'Who is satisfied sends the children.']],
    parts: [
      ['Its name', ['One word is enough.', 'Perhaps others remember it, too.'], 'An old shop sign'],
      [
        'What you went there for',
        ['Bread, shoes, a haircut, a puncture.', 'Everybody has a first errand.'],
        'A child with a coin',
      ],
    ],
    turn: ['Old names deserve to be remembered.', 'Tell them, too. They like to hear it.'],
    asks: ['Which old shop or business comes to your mind first?', 'What did you go there for as a child?'],
    ends: {
      ptal: 'One name is enough.',
      fi: 'We are looking forward to your stories.',
      h: 'And the joke is still the same.',
    },
    keep: 'the next walk through town',
    send: 'somebody who grew up with you',
    needs:
      'since (?:1[89])\\d\\d|(?:founded|established|est\\.?|opened|started|began)(?: in)? (?:1[89])\\d\\d|generations?\\b|for (?:over |more than |nearly )?(?:[3-9]\\d|\\d{3}) years',
    unless:
      'families|funeral|family (?:law|bathroom|ticket|portrait|photo|session|medicine|dentist|practice|room|mediation|meals|history|tree)|prefamily',
    own: [
      {
        kinds: ['history', 'people', 'story', 'service', 'number', 'product', 'process'],
        about:
          'since (?:1|2)\\d{3}|since the|for (?:\\d\\d|twenty|thirty|forty) years|founded|established|opened (?:in|the)|started (?:in|the)|began in|generation',
        lead: ['And {name}:', 'Of {name}:'],
      },
    ],
    pic: {
      ask: 'Your sign, or the oldest picture of the business that you have',
      alt: 'An old sign over a door',
    },
    claims: [['Long-standing firms live on returning customers', 'common experience']],
  },
  {
    id: 'who-taught-your-hands',
    format: 'question',
    again: 9,
    emoji: '🤲',
    tags: ['LearnedByHand', 'Apprentice', 'TellUs'],
    title: [
      'Who taught you something with their hands?',
      'What did your grandparents teach you to do by hand?',
    ],
    cover: 'Who showed you how?',
    gist: [
      'A knot, a cake, a straight cut: who showed you something that you still do by hand?',
      'What can you do by hand because somebody showed you? And who was it?',
    ],
    subject: ['Who showed you how?', 'Learned by watching'],
    hooks: {
      '*': ['What can you do by hand, and who showed you how?', 'A knot, a cake, a seam: who taught you?'],
      ptal: 'What did somebody teach you by showing it?',
      fi: 'Is there something you do just as your grandmother did?',
      h: 'What do you do exactly like your father, although you never wanted to?',
    },
    lines: {
      '*': [
        'What did your grandmother or grandfather show you that you still do?',
        'Which knot, cake or stitch did somebody teach you?',
        'What would you like to learn to make by hand?',
        'What have you shown your children that they will still do one day?',
      ],
      h: ['Which tool do you hold just like your father, sighing included?'],
    },
    scene: [
      'An old hand guides a young one, and the cut is straight.',
      'You knead the dough, and somebody says: just like your aunt.',
    ],
    why: [['Hands learn by watching and doing.', 'What hands have learned, they do not forget.']],
    parts: [
      ['What it was', ['Sewing, baking, sharpening, tying.', 'It may be something small.'], 'Hands at work'],
      [
        'Who showed you',
        ['A parent, a teacher, a neighbour.', 'You may say thank you here.'],
        'Two pairs of hands',
      ],
    ],
    turn: ['Perhaps it is your turn to show somebody.', 'Thank you to all who had patience with us.'],
    asks: ['Who was it, and what did they show you?', 'What would you like to learn?'],
    ends: {
      ptal: 'What, and from whom?',
      fi: 'Tell us. We like such stories.',
      h: 'And sigh along, if you must.',
    },
    keep: 'the next quiet evening',
    send: 'whoever taught you',
    needs:
      'apprentice|train(?:ed|ing) (?:at|with|in|under|as)|learn(?:ed|t) (?:the|from|at|with|his|her)|taught by|by hand|hand[- ](?:made|cut|built|sewn|stitched|tied|carved|painted|finished|crafted)|craft(?:sman|swoman|speople)?\\b',
    own: [
      {
        kinds: ['people', 'process', 'product', 'service', 'history', 'story', 'proof'],
        about:
          'apprentic|\\btrained\\b|learn(?:t|ed)\\b|taught|by hand|hand[- ](?:made|sewn|thrown|cut)|craftsm',
        lead: ['At {name} it was like this:', 'How it was learned at {name}:'],
      },
    ],
    pic: { ask: 'Your hands at the work, from above', alt: 'Two pairs of hands at one piece of work' },
    claims: [
      ['Manual skills are largely learned by watching and copying', 'teaching practice in the crafts'],
    ],
  },
  {
    id: 'look-at-the-back',
    format: 'tip',
    again: 8,
    emoji: '🔍',
    tags: ['Handmade', 'HowToLook', 'MadeByHand'],
    title: ['How to recognise good handmade things', 'Handmade: three places to look at'],
    cover: 'How to recognise good handwork',
    gist: [
      'Turn it over, feel the edges, ask who made it. At good handmade things the back is as clean as the front.',
      'The back and the edges show how carefully something was made. Small differences are a good sign.',
    ],
    subject: ['How to recognise good handwork', 'Look at the back'],
    hooks: {
      '*': [
        'How do you recognise good handmade things? Turn them over.',
        'The back and the edges tell you how well something was made.',
      ],
      ptal: 'Clean edges, firm joints, a tidy back: three signs of good handwork.',
      fi: 'Do you love handmade things? Here is what to look at.',
      h: 'You may turn things over. Makers even like it.',
    },
    lines: {
      '*': [
        'Turn a handmade thing over. A tidy back shows care.',
        'Small differences between two handmade things are normal. They show that hands made them.',
        'Feel the edges of a handmade thing. They should be smooth.',
        'Ask who made it, and how to look after it.',
      ],
      h: ['If both are exactly alike, ask the machine.'],
    },
    scene: [
      'A customer takes the piece in her hand, turns it over, and smiles.',
      'Two things look the same, and in the hand you feel the difference.',
    ],
    why: [
      [
        'Where nobody looks, time is often saved. A careful maker takes it there, too.',
        'A good finish on the back takes as long as on the front.',
      ],
      ['Well-made things can often be repaired.', 'They last for years longer.'],
    ],
    parts: [
      [
        'Turn it over',
        ['Back, inside and underneath should be clean.', 'Look at the joints as well.'],
        'The back of a thing',
      ],
      [
        'Feel the edges',
        ['Smooth, without loose ends.', 'Your fingertip notices more than your eye.'],
        'A finger on an edge',
      ],
      ['Ask who made it', ['And how long it took.', 'There is often a story to it.'], 'Two people talking'],
    ],
    turn: ['And ask how to care for it.', 'You will like it longer.'],
    asks: ['What do you own that was made by hand?', 'Do you turn handmade things over?'],
    ends: {
      ptal: 'Back, edges, maker.',
      fi: 'Turn things over when you come. You may.',
      h: 'The machine did not answer.',
    },
    keep: 'the next market',
    send: 'somebody who loves handmade things',
    needs:
      'hand[- ]?(?:made|cut|built|sewn|stitched|tied|carved|painted|poured|woven|thrown|finished|crafted|forged)|(?:made|cut|sewn|poured|carved|woven|forged|built) by hand|\\bmakers?\\b|made (?:here|in (?:our|the|my) (?:workshop|studio)|on site)|poured in',
    unless:
      'trouble-?makers?|coffee makers?|sharpen|(?:former|retired|ex-)[ -]?(?:[a-z]+ )?(?:cabinet|watch|dress|shoe)?[- ]?makers?|dumpling|sandwich|pasta|pizza|ice cream|gelat|chocolat|bak(?:e|ery)|memorial|headstone',
    own: [
      {
        kinds: ['product', 'process', 'service', 'people', 'number', 'story', 'place'],
        about:
          'by hand|hand[- ]?(?:made|woven|sewn|thrown|stitched|printed|carved|cut|finished|painted|dyed|poured|built|forged)|poured|sewn|carved|woven|forged|made (?:here|in|by|from|of)',
        lead: ['Made by hand at {name}:', 'How {name} makes it:'],
      },
    ],
    pic: {
      ask: 'The back or underside of something well made',
      alt: 'The underside of a handmade thing in two hands',
    },
    claims: [['Hidden edges and joints show the care of handwork', 'craft practice']],
  },
  {
    id: 'dogs-welcome-and-how',
    format: 'tip',
    again: 8,
    emoji: '🐕',
    tags: ['DogsWelcome', 'DogManners', 'OutAndAbout'],
    title: ['Taking your dog along: what makes it easy', 'Dogs welcome: four tips for your visit'],
    cover: 'Bringing your dog along',
    gist: [
      'Go for a walk first, bring a blanket, keep the lead short, and take a seat at the edge. Then your dog lies down and everybody is happy.',
      'A tired dog with its own blanket lies quietly. A bowl of water and a quiet corner do the rest.',
    ],
    subject: ['Bringing your dog along', 'Four tips for a visit with a dog'],
    hooks: {
      '*': [
        'Bringing your dog along? With these four tips it is easy for everybody.',
        'A dog that has been for a walk is a quiet guest.',
      ],
      ptal: 'A walk before, a blanket, a short lead, a quiet corner.',
      fi: 'Four legs are coming, too? How nice. This makes it easy.',
      h: 'Your dog is welcome. The sausage of the others is not on the menu.',
    },
    lines: {
      '*': [
        'Take your dog for a walk before you bring it along. A tired dog lies quietly.',
        "Bring your dog's blanket. It shows where its place is.",
        'A place at the edge is best for you and your dog.',
        'Ask before two dogs meet. Not every dog wants to.',
      ],
      h: ['Dogs are easy. It is the sausages that cause trouble.'],
    },
    scene: [
      'Under the table something sighs, and nobody had noticed that there was a dog.',
      'The dog knows its blanket, turns round once, and lies down.',
    ],
    why: [
      [
        'New places are full of smells and people. A blanket from home calms a dog.',
        'With its own blanket, a dog knows where it belongs.',
      ],
      ['Not everybody knows dogs or likes them.', 'If all are careful, dogs stay welcome.'],
    ],
    parts: [
      [
        'Walk first',
        ['Half an hour is enough for most dogs.', 'Then everything else is done as well.'],
        'A dog on a lead',
      ],
      ['Bring blanket and bowl', ['It smells of home.', 'Water is always good.'], 'A dog blanket'],
      [
        'Choose a quiet corner',
        ['There it can lie in peace.', 'Away from the door is best.'],
        'A dog under a table',
      ],
      [
        'Keep the lead short',
        ['Then nobody trips over it.', 'A short lead is safest for everybody.'],
        'A short lead',
      ],
    ],
    turn: ['Then it sleeps, and you have time.', 'We look forward to your dog.'],
    asks: ['What is your dog called?', 'Where does your dog like to come along?'],
    ends: {
      ptal: 'Walked, blanket, quiet corner.',
      fi: 'Bring it along.',
      h: 'And keep an eye on the sausage.',
    },
    keep: 'the next visit',
    send: 'somebody with a dog',
    only: 'caf(?:e\\b|é)|\\bpubs?\\b|restaurant|\\bbar\\b|tea ?room|bistro|hotel|guest|cottage|camp|\\bboats?\\b|holiday|\\binn\\b|brew|taproom|co-?working|\\brooms?\\b',
    needs:
      '\\bdogs? (?:are |is )?(?:very |always |also )?(?:welcome|friendly|allowed|free)|dog[- ]friendly|well[- ]behaved dogs|\\bdogs (?:stay )?free|dogs? on (?:a )?leads?',
    unless: 'dog (?:walk|groom|train|school|day ?care|board)|vets?\\b|kennel',
    own: [
      {
        kinds: ['policy', 'service', 'price', 'offer', 'place'],
        about: '\\bdogs?\\b',
        lead: 'Dogs at {name}:',
      },
    ],
    pic: { ask: 'A dog that visits you, or the water bowl by the door', alt: 'A dog asleep under a table' },
    claims: [['Exercise and a familiar blanket help dogs to settle', 'dog training practice']],
  },
  {
    id: 'ask-about-the-door',
    format: 'checklist',
    again: 9,
    emoji: '♿',
    tick: true,
    tags: ['StepFree', 'Access', 'PlanAhead'],
    title: [
      'Step-free or not? What to ask before you go somewhere',
      'Wheelchair, {pram|stroller} or walker: what to ask before a visit',
    ],
    cover: 'What to ask before you go',
    gist: [
      'Ask about steps, the width of the door, the toilet and parking. Clear answers help more than the word accessible.',
      'Steps, door, toilet, parking: with these four questions you know whether it works for you.',
    ],
    subject: ['What to ask before you go', 'Steps, door, toilet, parking'],
    hooks: {
      '*': [
        'Wheelchair, walker or {pram|stroller}? Ask these four things before you go somewhere.',
        '"Accessible" can mean many things. Four questions make it clear.',
      ],
      ptal: 'Steps, width, toilet, parking: four clear answers before you go.',
      fi: 'Planning a visit with somebody who cannot manage steps? Ask these things first.',
      h: '"Only one small step" is still a step.',
    },
    lines: {
      '*': [
        'Before a visit with a wheelchair, ask how many steps there are from the street to the seat.',
        'Ask how wide the narrowest door is.',
        'Ask whether the toilet is on the same floor.',
        'Ask for a picture of the entrance. It answers most questions.',
      ],
      h: ['A ramp with a flower pot on it is not a ramp.'],
    },
    scene: [
      'The website says accessible, and at the door there is a step.',
      'A picture of the entrance comes by message, and you know that it works.',
    ],
    why: [
      ['Everybody means something else by accessible.', 'What is no problem for one can be one for another.'],
      ['With clear facts you can plan in peace.', 'Nobody has to turn back at the door.'],
    ],
    parts: [
      [
        'How many steps are there?',
        ['From the street to the seat.', 'Also those inside the house.'],
        'A door without a step',
      ],
      [
        'How wide is the door?',
        [
          'The narrowest one counts.',
          'For most wheelchairs about {eighty centimetres|thirty-two inches} are enough.',
        ],
        'A tape measure at a door',
      ],
      [
        'Where is the toilet?',
        ['On which floor, and how much room.', 'Ask about it. It is an ordinary question.'],
        'A toilet sign',
      ],
      [
        'Where can you park?',
        ['How far it is to the door.', 'And whether there is a place to sit on the way.'],
        'A parking space',
      ],
    ],
    turn: ['If something is missing, ask. Often there is a way.', 'Any question is welcome.'],
    asks: [
      'Which place near you is easy to get into?',
      'What do you look for first when you go somewhere new?',
    ],
    ends: {
      ptal: 'Steps, doors, toilet, parking.',
      fi: 'Just ask. Then you can come without worry.',
      h: 'And the flower pot is moved.',
    },
    keep: 'the next outing',
    send: 'somebody who plans for others',
    needs:
      'wheelchairs?\\b|step[- ]free|\\baccessible|disabled (?:access|toilet|parking)|\\bramps?\\b|level access|\\blift (?:to|access)',
    unless: 'vehicles|mobility (?:scooters?|shop)|wheelchairs? (?:hire|repair|sales)|stairlift',
    own: [
      {
        kinds: ['policy', 'service', 'place', 'product', 'process', 'number'],
        about: 'wheelchair|step[- ]free|accessible|disabled|ramp|level access|lift',
        lead: 'The way in at {name}:',
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
];
