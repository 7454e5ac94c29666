// Theatre: behind the curtain, words, seats and nerves.
import type { Idea } from '../../library/idea.ts';

/** Who has a stage. */
export const THEATRES =
  '(?<!movie |film |picture |home )theat(?:re|er)s?\\b(?! with \\w+ screens)|playhouse|\\bplays (?:by|and)|new plays|\\bstage\\b|puppet|improv|pantomime|drama';

export const STAGE: readonly Idea[] = [
  {
    id: 'the-ghost-light',
    format: 'behind',
    only: THEATRES,
    again: 10,
    emoji: '💡',
    tags: ['GhostLight', 'BehindTheCurtain', 'TheatreLife'],
    title: [
      'The ghost light: why one lamp burns on an empty stage',
      'Why theatres leave a single lamp on at night',
    ],
    cover: 'One lamp for the ghosts',
    gist: [
      'When everybody has gone, many theatres leave one bare bulb burning on the stage. It is there so that nobody falls into the pit, and, some say, so that the ghosts can rehearse.',
      'A stage in the dark is dangerous: edges, ropes, a hole for the orchestra. A single lamp on a stand looks after whoever comes in first.',
    ],
    subject: ['One bulb, all night', 'For safety, or for ghosts'],
    hooks: {
      '*': [
        'When the last one has left the theatre, one lamp stays on. It has a name: the ghost light.',
        'An empty stage is never quite dark. One bulb on a stand burns until morning.',
      ],
      pt: 'A dark stage is a drop, a trap and a tangle of cables. The ghost light is a safety lamp.',
      fi: 'Would you dare to walk across a dark stage at midnight? Theatre people would rather not.',
      a: 'Last out puts the light on. It is the rule.',
      h: 'The ghosts have never complained about a show. That sets them apart.',
      l: 'One bulb, an empty house, nine hundred quiet seats.',
    },
    lines: {
      '*': [
        'In many theatres the last person puts the ghost light on the stage before going home. In the morning the first one takes it away.',
        'The ghost light has a plain reason: the edge of a stage cannot be seen in the dark, and behind it goes down.',
        'In the spring of closed houses many theatres left their ghost lights on for months, as a sign: we will be back.',
        "If you ever get a tour of a theatre, ask to stand beside the ghost light and look out into the rows. One hears one's own breath.",
      ],
      h: ['Ghosts are a good audience: on time, no phones, and they know the play.'],
    },
    scene: [
      'Half past eleven. Somebody wheels out a stand, screws in a bulb, turns a switch. Then steps, a door, and quiet.',
      'In the first row stands a forgotten umbrella. The bulb throws its shadow up to the third balcony.',
    ],
    why: [
      [
        'Between pit, trapdoor and scenery there is plenty to fall into. Light is cheaper than a broken leg.',
        'Whoever comes first in the morning has to find the main switch, and that is usually on the other side.',
      ],
      [
        'Theatre people are matter-of-fact and superstitious, often within one sentence.',
        'A house that is never dark is a house that waits. That is a nice thought.',
      ],
    ],
    parts: [
      [
        ['It stands in the middle', 'One lamp stays on'],
        ['On a simple stand, often with a cage round the bulb.', 'So that it can be seen from each door.'],
        'A bare bulb on a stand on an empty stage',
      ],
      [
        ['The last one switches it on', 'Last out turns it on'],
        ['It is a small duty with a certain dignity.', 'Forgetting it is talked about next day.'],
        'A hand on a switch in a dark wing',
      ],
      [
        ['The first one takes it away', 'First in carries it off'],
        [
          'And with it goes the night. Then come coffee, ladders, the day.',
          'Rehearsals begin where it stood.',
        ],
        'A stage in working light in the morning',
      ],
    ],
    turn: ['And if a seat creaks: it was the wood.', 'It is the one performance without an interval.'],
    asks: ['Have you ever stood on an empty stage?', 'Do you believe in theatre ghosts, a little?'],
    ends: {
      pt: 'Practical, and kept with affection.',
      fi: 'Say good evening to the ghosts, just to be safe.',
      a: 'Never a dark house.',
      h: 'Row C seat nine has been taken for ninety years.',
      l: 'It burns, and waits.',
    },
    keep: 'your next evening in the stalls',
    send: 'somebody who has stood on a stage',
    own: [
      {
        kinds: ['place', 'history', 'number', 'people', 'event'],
        about: 'seats?\\b|stage|built|since|tour|house|years',
        lead: 'And about the house itself.',
      },
    ],
    pic: { ask: 'One lamp on an otherwise empty stage', alt: 'A single lamp on an empty stage' },
    claims: [['A light is left on stage for safety; tradition of the ghost light', 'theatre practice']],
  },
  {
    id: 'left-is-not-left',
    format: 'glossary',
    only: THEATRES,
    again: 10,
    emoji: '🎭',
    tags: ['TheatreWords', 'BehindTheCurtain', 'OnStage'],
    title: [
      'Theatre words explained: upstage, wings, prompt, flies',
      'What upstage means, and other words from behind the curtain',
    ],
    cover: 'Upstage and other words',
    gist: [
      "Upstage is at the back, because stages used to slope towards the audience. Left is always the actor's left. And the flies have nothing to do with insects.",
      'Four words, and you hear the people in black talk and understand them.',
    ],
    subject: ['Why up is at the back', "The actor's left"],
    hooks: {
      '*': [
        'Upstage is at the back of a theatre, and there was a time when you had to walk uphill to get there.',
        'Backstage they say "fly it out", and a forest goes up into the roof.',
      ],
      pt: 'Directions on stage are given from the view of the actor, so that everybody means the same.',
      fi: 'Want to sound as if you had grown up in the wings? Take these four.',
      a: "Stage left is the actor's left. Always.",
      h: 'Telling an actor to go left is safe. Telling two is comedy.',
      l: 'Old words, dust, rope and velvet.',
    },
    lines: {
      '*': [
        'To upstage somebody: whoever stands further back on a stage makes the others turn away from the audience. The word has gone out into life.',
        'Stage left is left for the actor and right for you. In rehearsals that saves hours.',
        'The flies are the tower over the stage from which scenery hangs. A tall box on top of a theatre is not for offices.',
        'Corpsing is what actors call laughing when they must not. It is catching, and at times you can see it from row ten.',
      ],
      h: ["A prompt knows everybody's lines and gets no flowers."],
    },
    scene: [
      'A rehearsal, ten people, one call from the dark: "Two steps upstage, love." Nine go where they should, and the new one comes towards the stalls.',
      'In the wings stands somebody with a cue light, a finger in the air, and all the patience in the house.',
    ],
    why: [
      [
        'On a stage ten people move at once, in the dark, under heavy things. Words have to be exact.',
        'One word for one place saves a sentence, and sentences are missing in the dark.',
      ],
      [
        'Many of them come from a time of ropes, candles and sloping boards.',
        'Words outlive the things that they were made for, and tell of them.',
      ],
    ],
    parts: [
      [
        'Upstage',
        [
          'The back of the stage. Old stages sloped, so that the ones behind could be seen, and one really went up.',
          'Away from the audience; whoever walks there shows their back.',
        ],
        'An actor walking to the back of a stage',
      ],
      [
        'Wings',
        [
          'The sides that the audience does not see, where one waits, breathes and listens.',
          'The space left and right of the stage, full of props, nerves and cues.',
        ],
        'Somebody waiting at the side of a stage',
      ],
      [
        'Flies',
        [
          'The space above, with bars on which scenes and lamps go up and down.',
          'The tower over the stage; what is flown out hangs up there until it is wanted.',
        ],
        'Ropes and bars above a stage',
      ],
      [
        'Prompt side',
        [
          'In British houses mostly stage left, where the person sits who runs the show.',
          'The side with the desk, the book and all the buttons for lamps and bells.',
        ],
        'A desk with small lamps behind the curtain',
      ],
    ],
    turn: [
      'And good luck is never wished. Break a leg.',
      'Two of these words, and the next show is a different one.',
    ],
    asks: [
      'Which theatre word do you use without noticing?',
      'Would you rather stand on stage or in the wings?',
    ],
    ends: {
      pt: "From the actor's view, always.",
      fi: 'And please do not say "Macbeth".',
      a: 'Up is back. Left is theirs.',
      h: 'They met in the middle, to applause.',
      l: 'Velvet, rope, a whisper.',
    },
    keep: 'the next look behind the scenes',
    send: 'somebody who is in a play at school',
    own: [
      {
        kinds: ['service', 'event', 'people', 'process', 'history', 'offer', 'product'],
        about:
          'tours?\\b|(?<!our |own |my |the |in a )workshops?\\b|youth|rehears|company|ensemble|backstage|season|plays?\\b',
        lead: 'And here is where they are used.',
      },
    ],
    pic: { ask: 'Ropes, lamps or the prompt desk, from the side', alt: 'Ropes and lamps above a stage' },
    claims: [
      [
        'Meaning and origin of the terms; raked stages; prompt side mostly stage left in Britain',
        'dictionaries of theatre',
      ],
    ],
  },
  {
    id: 'no-whistling',
    format: 'story',
    only: THEATRES,
    again: 11,
    emoji: '⛵',
    tags: ['TheatreStories', 'BehindTheCurtain', 'TheatreLife'],
    title: ['Why nobody whistles in a theatre', 'No whistling backstage: the story behind a rule'],
    cover: 'Why nobody whistles here',
    gist: [
      'Ropes came into the theatre with people who knew ropes, and a whistle, so the story goes, was the sign to let something down. Whoever whistled a tune risked a forest on the head.',
      'Backstage no one whistles. It sounds like superstition, and it may once have been a safety rule.',
    ],
    subject: ['A tune, and a forest comes down', 'Sailors in the roof'],
    hooks: {
      '*': [
        'Whistle backstage in a theatre, and somebody will send you out to turn round three times.',
        'The ban on whistling in theatres is said to go back to sailors.',
      ],
      pt: 'Before there were cue lights, signals had to be heard: calls, bells and, as the story has it, whistles.',
      fi: 'You are in a good mood, you stand in the wings, and you begin to whistle. Silence. Everybody looks at you.',
      a: 'No whistling. Not even softly.',
      h: 'It is the one house in which a good mood has to be kept in your pocket.',
      l: 'High up a rope, a hand, a breath held.',
    },
    lines: {
      '*': [
        'In the theatre they say that sailors worked the ropes once, and that they signalled by whistling. A tune at the wrong moment could bring down scenery.',
        'Knots, rigging, crew, deck: the words of ships have stayed in the theatre, whatever became of the sailors.',
        'Today lamps and headsets give the cue in a theatre. Nobody whistles all the same.',
        'Superstition often is a safety rule whose reason has been forgotten.',
      ],
      h: ['You may hum. At your own risk.'],
    },
    scene: [
      'It is dark up there, eight metres over the boards. A man leans on the rail with a rope in his hand and waits for a sound.',
      'Down on the stage a young actor has got his first part. He is so happy that he whistles.',
    ],
    why: [
      [
        'A house full of ropes needs people who can be relied on in the dark.',
        'In old theatres everything hung on hemp: clouds, walls, gods.',
      ],
      [
        'Signals had to be short and heard above an orchestra.',
        'Whoever pulls cannot see, and whoever sees cannot pull.',
      ],
    ],
    parts: [
      [
        'A sailor in the roof',
        [
          'Imagine a theatre in a harbour town, in winter. Ships lie up, and men who can tie knots need work. Above the stage there is plenty to tie.',
          'Picture a town by the sea, months without sailing, and a theatre whose roof is full of ropes. They found each other.',
        ],
        'Ropes and wooden blocks high above a stage',
      ],
      [
        'A whistle as a sign',
        [
          'On board one whistles when the wind is loud. Up here as well: one for "let go", two for "hold".',
          'They brought their signals along. A thin sound, and clouds came down.',
        ],
        'A hand holding a thick rope',
      ],
      [
        'A happy actor',
        [
          'Then somebody stands below and whistles for joy. Above, a rope is let go. After that, it is told, it was forbidden.',
          'One cheerful tune under the wrong cloud was enough. The rule has stayed longer than the hemp.',
        ],
        'A painted cloud hanging over a stage',
      ],
    ],
    turn: [
      'Whether it was so nobody can prove. Try it, and see who turns round.',
      'Today it is a little lamp that goes from red to green. The rule has remained.',
    ],
    asks: ['Which superstition do you keep, just in case?', 'Did you know that one?'],
    ends: {
      pt: 'A rule that has outlived its reason.',
      fi: 'Hum on the way home.',
      a: 'Not a note.',
      h: 'Turn three times, spit, knock, come in.',
      l: 'And above, the rope is silent.',
    },
    keep: 'the next time you are in a good mood',
    send: 'somebody who whistles all day',
    own: [
      {
        kinds: ['history', 'place', 'people', 'event', 'service'],
        about: 'built|since|years|tours?\\b|house|founded|stage',
        lead: 'And here, too, it is quiet in the wings.',
      },
    ],
    pic: { ask: 'Ropes and bars above the stage, from below', alt: 'Ropes above a stage seen from below' },
    claims: [
      ['Whistling is taboo; traditionally explained by sailors as riggers, not proven', 'theatre lore'],
    ],
  },
  {
    id: 'which-seat',
    format: 'answer',
    only: THEATRES,
    again: 9,
    emoji: '💺',
    tags: ['TheatreTickets', 'BestSeats', 'NightOut'],
    title: [
      'Where to sit in a theatre: stalls, circle or front row?',
      'Which theatre seat is right for which evening?',
    ],
    cover: 'Which seat for which evening',
    question: 'Which seats are the good ones?',
    short: 'Near for faces, high for patterns, in the middle for sound. The dearest is not always it.',
    gist: [
      'For plays sit near enough to see eyes. For dance sit higher, because the floor belongs to it. For a musical the middle, since that is where the sound is mixed. A "restricted view" may hide a lamp or half of the stage: ask.',
      'Every house has a seat that the staff would take for themselves. Ask at the box office for that one.',
    ],
    subject: ['Near for faces, high for feet', 'The seat the staff would take'],
    hooks: {
      '*': [
        'For a dance evening sit upstairs. Half of it happens on the floor.',
        'Ask the box office of a theatre where they would sit themselves. They always know.',
      ],
      pt: 'Faces are read up to about row ten, floor patterns from the circle, and sound is mixed for the middle.',
      fi: 'The front row of the circle is often cheaper than the stalls, and you see it all. Do not tell everybody.',
      a: 'Play: near. Dance: high. Musical: middle.',
      h: 'The first row gets everything: the eyes, the swords, the consonants.',
      l: 'A rail of brass, the hush, and the whole stage below.',
    },
    lines: {
      '*': [
        'Front row of a theatre: you look up, see every eyelash, and miss the feet if the stage is high.',
        'Very tall or rather small? Take an aisle seat. One can lean out there, and nobody sits in front of your left shoulder.',
        '"Restricted view" can mean a thin pillar or a missing third of the stage. Ask before you book.',
        'Book the seat nearest the door if you need the lavatory in the interval. Thirty people have the same idea.',
      ],
      h: ['Behind the man with the hair every seat is the same.'],
    },
    scene: [
      'Two friends, one play. One sat in row two and speaks of an eyebrow, the other in the circle and speaks of a circle of light. Both were moved.',
      'The bell, the lights dim, and somebody with a tall hairdo sits down.',
    ],
    why: [
      [
        'Directors build pictures, actors build moments. From far off you see the first, from near the second.',
        'Whatever is told with hands and feet wants distance; whatever is told with a look wants nearness.',
      ],
      [
        'Loudspeakers are set up for the centre, and the further out one sits the more it comes from one side.',
        'Under a deep balcony it sounds dull at the back. Two rows further forward it is open.',
      ],
    ],
    parts: [
      [
        ['Play: row four to eight', 'Sit near for a play'],
        ['Near enough for faces, far enough for feet.', 'Slightly to the side is no loss.'],
        'A view of a stage from the fifth row',
      ],
      [
        ['Dance: up in the circle', 'Sit high for dancing'],
        [
          'Lines, circles and crowds are made to be seen from above.',
          'The first row up there is the one to ask for.',
        ],
        'A stage floor seen from a balcony',
      ],
      [
        ['Music: in the middle', 'Sit central for songs'],
        ['Where the sound desk stands, it sounds as it is meant to.', 'Sit within three rows of it.'],
        'A sound desk at the back of the stalls',
      ],
    ],
    turn: [
      'And the cheap seat in which you really sit beats the dear one that stays empty.',
      'And next time try the other end of the house.',
    ],
    asks: ['Where do you like to sit?', 'What was the worst seat of your life?'],
    ends: {
      pt: 'Choose by what is told, not by price.',
      fi: 'See you in the circle.',
      a: 'Ask the box office.',
      h: 'Swords are included in row one.',
      l: 'The rail, the dark, the first word.',
    },
    keep: 'the next booking',
    send: 'whoever books for you',
    own: [
      {
        kinds: ['price', 'number', 'place', 'offer', 'service', 'product'],
        about: 'seats?\\b|tickets?\\b|stalls|circle|balcony|\\bunder (?:25|26|30)|concession|row',
        lead: 'And about the seats here.',
      },
    ],
    pic: {
      ask: 'The stage from the seat that the staff like most',
      alt: 'A stage seen from the front of the circle',
    },
    claims: [
      [
        'Effect of distance and height on what is seen; sound is mixed from the desk position',
        'theatre practice',
      ],
    ],
  },
  {
    id: 'a-relaxed-performance',
    format: 'answer',
    again: 9,
    emoji: '🫶',
    tags: ['RelaxedPerformance', 'TheatreForAll', 'Accessibility'],
    title: [
      'What is a relaxed performance, and whom is it for?',
      'Relaxed screenings and performances: what is different',
    ],
    cover: 'A relaxed performance',
    question: 'What is a relaxed performance?',
    short: 'The same show with softer edges: light in the room, gentler sound, and one may get up.',
    gist: [
      'In a relaxed performance the room stays dimly lit, loud effects are turned down, and coming, going, humming and moving are fine. It is for people who find sitting still in the dark hard, and for all who come with them.',
      "Autistic people, people with dementia, with Tourette's, with a baby: the same show, other rules. Nobody turns round.",
    ],
    subject: ['Nobody turns round', 'The same show, softer edges'],
    hooks: {
      '*': [
        'There are performances at which one may get up, hum and leave, and nobody turns round.',
        'For some people the hard part of a theatre or cinema is not the show. It is the dark, the bang and sitting still.',
      ],
      pt: 'Adjusted light and sound, open doors, a quiet room, and a note beforehand of what will happen when.',
      fi: 'Do you know somebody who would love to go, and never dares? Read this together.',
      a: 'Light stays on, sound is softer, doors are open.',
      h: 'Everybody may fidget. At last.',
      l: 'A softer light, and room for everyone.',
    },
    lines: {
      '*': [
        'Relaxed performance: the lights stay dim instead of off, effects are gentler, and one may come and go.',
        'Many houses send a visual story before a relaxed performance: photos of the entrance, the foyer, the seat. It takes the surprise out.',
        'Bring ear defenders, a cushion, a favourite toy. At a relaxed performance nobody looks twice.',
        'Relaxed screenings are nice for babies and tired parents as well. Ask when the next one is.',
      ],
      h: ['The best heckler was four, and he was right.'],
    },
    scene: [
      'In row six somebody hums along, half a tone above. On stage the wizard smiles and takes up the note.',
      'A boy walks to the back, turns round three times, and comes back to his seat in time for the dragon. He knew when it would come.',
    ],
    why: [
      [
        'Unexpected bangs and dark are too much for some senses, and for others the stillness is.',
        'What is announced frightens less. That is why there is a plan beforehand.',
      ],
      [
        'If everybody knows that noise is allowed, nobody has to apologise.',
        'Families can go out together, brothers and sisters included, instead of in turns.',
      ],
    ],
    parts: [
      [
        ['Ask what is changed', 'Ring and ask beforehand'],
        [
          'Light, sound, strobe, length, interval: houses handle it differently.',
          'A call beforehand saves a surprise.',
        ],
        'Soft light in an auditorium',
      ],
      [
        ['Look at it beforehand', 'Walk through it in advance'],
        [
          'Photos, a plan, or a short visit on a quiet day.',
          'Find the way out together: it calms to know it.',
        ],
        'A plan of a foyer with photographs',
      ],
      [
        ['Choose a seat by the aisle', 'Pick a place at the edge'],
        [
          'Near to a door and to the quiet room, if there is one.',
          'Come early, or late. Both are all right.',
        ],
        'An aisle seat near a door',
      ],
    ],
    turn: [
      'And whoever leaves after ten minutes has been there for ten minutes.',
      'Applause may be silent: hands up and wave.',
    ],
    asks: ['Have you ever been to one?', 'What would make an evening out easier for you?'],
    ends: {
      pt: 'Same show, fewer barriers.',
      fi: 'Come as you are, and bring the cushion.',
      a: 'Everybody is meant.',
      h: 'Fidgeting is an art form.',
      l: 'Gentle light, and nobody turns round.',
    },
    keep: 'whoever you would like to take along',
    send: 'a family that never goes',
    caution: [
      'Ask the house about strobe lights and sound if anybody with you has epilepsy or is sensitive to noise.',
      'Strobe effects and bangs are announced as a rule; with epilepsy ask before you book.',
    ],
    own: [
      {
        kinds: ['service', 'event', 'offer', 'policy', 'place', 'price'],
        about: 'relaxed|access|wheelchair|hearing loop|caption|subtitl|baby|parent|carer|step.free',
        lead: 'And how it is handled here.',
      },
    ],
    pic: {
      ask: 'The auditorium in soft light with the doors open',
      alt: 'An auditorium in soft light with open doors',
    },
    claims: [['Relaxed performances adjust light, sound and rules', 'practice of theatres and cinemas']],
  },
  {
    id: 'first-time-with-a-child',
    format: 'season',
    again: 11,
    emoji: '🎄',
    when: { months: [11, 12, 1] },
    tags: ['FamilyNightOut', 'FirstTheatre', 'WinterHolidays'],
    title: [
      'First time at the theatre or cinema with a child: how to prepare',
      'Taking a child to their first show: before, during, after',
    ],
    cover: 'Their first show',
    gist: [
      'Tell the beginning and not the end, choose a seat at the edge, go to the lavatory twice, and leave whenever it is enough. The drive home, on which they tell it all, belongs to the show.',
      'For the very first time short is good, near the door is good, and a booster cushion is better than a front row.',
    ],
    subject: ['Tell the beginning, not the end', 'The lavatory, twice'],
    hooks: {
      '*': [
        'A child who sees their first show looks at the curtain for the first ten minutes. Let them.',
        'The first time in a dark room with four hundred strangers is an adventure before anything has begun.',
      ],
      pt: 'Prepared children are braver: a familiar story, a clear beginning, an exit that they know.',
      fi: 'Are you taking a child along for the first time this winter? Then you are seeing it for the first time as well.',
      a: 'Short show, aisle, cushion, lavatory, way out.',
      h: 'In the quietest moment a small voice will ask something. It is nearly always a good question.',
      l: 'A hand in yours, and the light goes down.',
    },
    lines: {
      '*': [
        'Tell a child the beginning of the story before the show, and let them keep the end for themselves.',
        'Tell a child before the first show that it will get dark and loud, and that one may hold hands. Then it is no shock.',
        'First show with a child? Ask for a cushion at the cloakroom or the till. On a rolled coat nobody sees for long.',
        'If a child wants to go, go. Next year they will come back, and that is worth more than the second half.',
      ],
      h: ['The first review comes from the back seat of the car and begins with the ice cream.'],
    },
    scene: [
      'Red velvet, feet that do not reach the floor, one hand in the biscuits. Then it gets dark, and the biscuits are forgotten.',
      'The wolf comes on. In row seven a voice says clearly: "I would not go in there."',
    ],
    why: [
      [
        'Children are afraid of what comes as a surprise. What they know they can enjoy.',
        'A story that is half known can be followed in a room full of new things.',
      ],
      [
        'Sitting still is work, and hardly anybody under five can do it for two hours.',
        'A first show need not be a success. It has to be a nice afternoon.',
      ],
    ],
    parts: [
      [
        ['Before', 'At home, tell the beginning'],
        [
          'The story, the dark, the clapping. And something to eat, not during.',
          'Choose by age and length before you choose by fame.',
        ],
        'A picture book and two tickets',
      ],
      [
        ['On the spot', 'In the house, come early'],
        [
          'Early, lavatory, a look at the curtain, a seat by the aisle.',
          'Your coat stays under the seat, in case you go out quickly.',
        ],
        'A child looking at a red curtain',
      ],
      [
        ['Afterwards', 'On the way back, let them tell'],
        [
          'Ask "who would you like to have been?" instead of "did you like it?"',
          'Draw it, act it, wear it out. For a week the hero lives with you.',
        ],
        "A child's drawing of a stage",
      ],
    ],
    turn: [
      'Some of them are sitting in the wings twenty years later.',
      'You, too, will remember the velvet.',
    ],
    asks: ['What was the first thing that you saw on a stage or screen?', 'Who was with you?'],
    ends: {
      pt: 'Known story, known exit.',
      fi: 'And biscuits in a bag that does not rustle.',
      a: 'Short and near the door.',
      h: 'The answer can wait until the interval.',
      l: 'Dark, a small hand, light.',
    },
    keep: 'the afternoon before the first show',
    send: 'godparents and grandparents',
    own: [
      {
        kinds: ['event', 'offer', 'price', 'product', 'service'],
        about: 'famil(?:y|ies)\\b|children|kids|panto|matinee|relaxed|under \\d',
        lead: 'And for the first time here.',
      },
    ],
    pic: { ask: 'Two tickets and a small mitten', alt: "Two tickets and a child's mitten" },
    claims: [['Preparing children for a first show', 'advice of theatres for families']],
  },
];
