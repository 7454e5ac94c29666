// Theatres and cinemas: where to sit, with whom to come, and what the words mean.
import type { Idea } from '../../library/idea.ts';

/** Not every picture house has a stage, and not every stage a screen. */
const STAGED =
  '(?<!movie |film |picture |home )theat(?:re|er)s?\\b(?! with \\w+ screens)|playhouse|\\bplays (?:by|and)|new plays|\\bstage\\b|puppet|improv|pantomime|panto\\b|drama';
const FILMS = 'cinema|movie|\\bfilms?\\b|picture ?house|screens?\\b|screening';
const FAMILIES = 'famil|child|kids|panto|puppet|matin[eé]e|saturday morning|all ages|U and PG';
/** Seats to choose from on a plan: no hall with chairs. */
const HOUSE =
  'stalls|circle|balcony|playhouse|\\d{3} seats|theatre royal|theatre with|auditorium|opera house';

export const SHOWS: readonly Idea[] = [
  {
    id: 'which-seat',
    format: 'answer',
    only: `(?=[\\s\\S]*(?:${STAGED}))(?=[\\s\\S]*(?:${HOUSE}))`,
    again: 8,
    emoji: '💺',
    tags: ['Theatre', 'NightOut', 'TheatreTickets'],
    title: [
      'Where to sit in a theatre: stalls, circle or front row?',
      'Which theatre seats are the good ones?',
    ],
    cover: 'Where to sit in a theatre',
    question: 'Which seats in a theatre are the good ones?',
    short: 'Near for a play, higher up for dance, and halfway back for a musical.',
    gist: [
      'For a play sit near the stage, for dance sit higher up, and for a musical in the middle. The dearest seat is not always the best one.',
      'The first row of the circle is often cheaper than the stalls, and you see the whole stage from it. Ask at the box office.',
    ],
    subject: ['Where to sit in a theatre', 'The good seats'],
    hooks: {
      '*': [
        'Which seat should you book in a theatre? It depends on what is on.',
        'The best theatre seat is often not the dearest. This is how to choose.',
      ],
      pfatil: 'Near, high or in the middle: each show has its best theatre seats.',
      h: 'The tall person sits in front of you in the stalls. In the circle it is only the railing.',
    },
    lines: {
      '*': [
        'For a play, sit in the first third of the theatre. You see the faces.',
        'For dance, sit higher up. From above you see the patterns.',
        'Bringing a child? An aisle seat in the circle is better than the stalls: no heads in front.',
        'Ask the box office. They know which seats have a pillar, and they will tell you.',
      ],
      h: ['"Restricted view" means a pillar. You will get to know it well.'],
    },
    scene: [
      'The plan shows three hundred little squares, and they all look alike.',
      'Most people book the middle of the stalls, since they do not know the rest.',
    ],
    why: [
      ['Faces can be read from a few metres only.', 'What is played with a look needs to be seen from near.'],
      ['From above you see where everybody moves.', 'Sound mixes best in the middle of the room.'],
    ],
    parts: [
      [
        'Near for a play',
        ['Row four to eight is a good place.', 'In the very first row you look up.'],
        'A stage from row five',
      ],
      [
        'Higher for dance',
        ['The first row of the circle is lovely.', 'You see feet and patterns at once.'],
        'A stage from above',
      ],
      [
        'In the middle for music',
        ['The sound is even there, and you see everybody.', 'Right under a balcony it can be dull.'],
        'A theatre from the middle',
      ],
    ],
    turn: ['And if in doubt, ask the box office.', 'They have sat everywhere.'],
    asks: ['Where do you like to sit?', 'What was your best seat ever?'],
    ends: {
      pfatil: ['Ask us when you book.', 'Tell us what you like, and we will find you a seat.'],
      h: 'The pillar sends its regards.',
    },
    keep: 'your next booking',
    send: 'the person you go with',
    own: [
      {
        kinds: ['price', 'place', 'offer'],
        about: 'tickets?|seats?\\b|box office|stalls|circle',
        lead: 'And about our seats.',
      },
    ],
    pic: { ask: 'Your house, seen from the best seat', alt: 'A theatre seen from a seat' },
    claims: [['Near for faces, high for patterns, middle for sound', 'box office practice']],
  },
  {
    id: 'first-time-with-a-child',
    format: 'howto',
    only: `(?=[\\s\\S]*(?:${STAGED}|${FILMS}))(?=[\\s\\S]*(?:${FAMILIES}))`,
    again: 8,
    emoji: '🧒',
    tags: ['FamilyDayOut', 'KidsTheatre', 'FirstTime'],
    title: [
      'First time at the theatre or cinema with a child',
      'Taking a child to its first show: what helps',
    ],
    cover: 'A first show for children',
    gist: [
      'For a first show choose something short, tell the story at home, sit by the aisle, and go out if it is too much. You can come back in.',
      'A first visit with a child works if it is not too long, not too loud and not too late. An hour is plenty at four.',
    ],
    subject: ['First show with a child', 'What helps the first time'],
    hooks: {
      '*': [
        'Are you taking a child to its first show? This makes it a good memory.',
        'Before the first time at a theatre or cinema, five minutes of preparing help a lot.',
      ],
      pfatil: 'A first show with a child goes well when it is short and expected.',
      h: 'Children ask the best questions at a show, and always in the quietest moment.',
    },
    lines: {
      '*': [
        'Tell a child before the show that it will get dark, and that it gets light again.',
        'Choose a seat by the aisle for the first time, so that you can slip out.',
        'Toilet before the show, even if nobody needs to go.',
        'Look for shows of an hour or less, in the morning or early afternoon.',
      ],
      h: ['"Is it over?" in minute ten is no criticism.'],
    },
    scene: [
      'It gets dark, and a small hand looks for yours.',
      'Some children sit still for two hours, and others have seen enough after the first song.',
    ],
    why: [
      ['Dark and loud are new for a small child.', 'What was announced frightens less.'],
      ['If you can go out, nobody has to cry.', 'A break of five minutes often saves the rest.'],
    ],
    parts: [
      [
        'Choose something short',
        ['Look at age and length before you book.', 'Ask whether there is a break.'],
        'A programme for children',
      ],
      [
        'Tell the story at home',
        ['A few sentences, and who is good and who is bad.', 'A book of the same story is ideal.'],
        'A picture book',
      ],
      [
        'Sit by the aisle',
        ['And ask for a cushion or booster.', 'So you can go out without climbing over knees.'],
        'A small child on a seat',
      ],
      [
        'Go out if it is too much',
        ['Watch from the door for a moment, then decide.', 'Nobody minds. It is quite normal.'],
        'An open door to a foyer',
      ],
    ],
    turn: ['Afterwards ask who they would have liked to be.', 'And an ice cream belongs to it.'],
    asks: ['What was your first show?', 'Which show would you take a child to?'],
    ends: {
      pfatil: [
        'Not sure about the age? Ask us.',
        'Tell us how old your child is, and we will help you to choose.',
      ],
      h: 'The crocodile was only pretending.',
    },
    keep: 'the day you book',
    send: 'other parents',
    own: [
      {
        kinds: ['price', 'hours', 'event', 'offer', 'audience'],
        about: 'famil|child|kids|panto|matin|ages?\\b',
        lead: 'And this is for families here.',
      },
    ],
    pic: { ask: 'A small seat or a booster cushion', alt: 'A booster cushion on a seat' },
    claims: [['Short shows, preparation, aisle seats', "advice of children's theatres"]],
  },
  {
    id: 'a-relaxed-performance',
    format: 'answer',
    only: 'relaxed|autism|sensory|accessib|dementia.friendly|baby (?:cinema|screening)',
    again: 8,
    emoji: '🫶',
    tags: ['RelaxedPerformance', 'Accessibility', 'TheatreForAll'],
    title: ['What is a relaxed performance?', 'Relaxed screenings and performances: what is different'],
    cover: 'Relaxed performances',
    question: 'What is a relaxed performance?',
    short: 'The same show, with softer light and sound, and you may move and talk.',
    gist: [
      'At a relaxed performance the lights stay on a little, the sound is softer, and everybody may get up, talk or leave and come back.',
      'Relaxed performances are for people who find a normal show too loud, too dark or too still: with autism, dementia, a baby or none of these.',
    ],
    subject: ['Relaxed performances', 'What is different'],
    hooks: {
      '*': [
        'Is a normal show too loud or too dark for you? Come to a relaxed one.',
        'At a relaxed performance you may get up, talk and come back. This is how it works.',
      ],
      pfatil: 'A relaxed performance is the same show with fewer rules.',
      h: 'At a relaxed performance you may rustle. Officially.',
    },
    lines: {
      '*': [
        'At a relaxed performance nobody turns round if you talk or get up.',
        'Ask for photos of the house before you come. Many places have a guide with pictures.',
        'Bring what helps: ear defenders, a toy, a blanket.',
        'There is usually a quiet room for a break. Ask at the door.',
      ],
      h: ['Laughing at the wrong moment is allowed. There is no wrong moment.'],
    },
    scene: [
      'Some families never go out together, since one of them cannot sit still.',
      'Darkness and sudden noise are too much for some people.',
    ],
    why: [
      [
        'When you may leave at any time, it is easier to stay.',
        'Without the fear of disturbing others, families can relax.',
      ],
      ['Softer light and sound are easier on the senses.', 'What is announced beforehand frightens less.'],
    ],
    caution: [
      'If somebody with you has epilepsy, ask about strobe lights before you book.',
      'Ask about flashing light if it is dangerous for you or a child. It differs from show to show.',
    ],
    parts: [
      [
        'Ask what is changed',
        ['Light, sound, length, break: it differs from house to house.', 'A call answers it all.'],
        'A lit auditorium',
      ],
      [
        'Look at it beforehand',
        ['On photos, on a plan, or with a short visit.', 'Then nothing is a surprise.'],
        'Photos of a theatre',
      ],
      [
        'Choose an aisle seat',
        ['You can go out without asking.', 'Come when you like, early or late.'],
        'An aisle seat',
      ],
    ],
    turn: ['Then simply try it.', 'You can leave at any time, and come back.'],
    asks: ['What would make an evening out easier for you?', 'Have you been to a relaxed performance?'],
    ends: {
      pfatil: ['Questions? Ask us before you come.', 'Tell us what you need.'],
      h: 'Rustle as you please.',
    },
    keep: 'the next time you plan an outing',
    send: 'a family that never goes out',
    own: [
      {
        kinds: ['event', 'service', 'hours', 'offer', 'price'],
        about: 'relaxed|sensory|accessib|dementia',
        lead: 'And when it is with us.',
      },
    ],
    pic: { ask: 'Your house with the lights on', alt: 'A theatre with the lights on' },
    claims: [['Features of relaxed performances', 'guides of theatres and access organisations']],
  },
  {
    id: 'two-thirds-back',
    format: 'tip',
    only: FILMS,
    unless: 'theatre company|drama',
    again: 8,
    emoji: '🍿',
    tags: ['Cinema', 'MovieNight', 'FilmTips'],
    title: [
      'Where to sit in a cinema for the best picture and sound',
      'Best seats in a cinema: two thirds back, in the middle',
    ],
    cover: 'The best cinema seat',
    gist: [
      'The best seat in a cinema is about two thirds back and in the middle. The sound is set for that place, and the picture fills your view.',
      'Too near, and you turn your head all evening. Too far, and it is a television. Two thirds back is best in most rooms.',
    ],
    subject: ['The best cinema seat', 'Where to sit for a film'],
    hooks: {
      '*': [
        'Where is the best seat in a cinema? About two thirds back, in the middle.',
        'Book the right cinema seat, and the same film sounds better.',
      ],
      pfatil: 'In a cinema the seat decides how good the picture and the sound are.',
      h: 'The front row is for late comers and people with strong necks.',
    },
    lines: {
      '*': [
        'Two thirds back and in the middle is where the sound of a cinema is set.',
        'With subtitles, sit a row or two further back. You read without moving your eyes.',
        'Coming with children? Take an aisle seat, and ask for a booster.',
        'Monday to Wednesday you have your choice of seats in most cinemas.',
      ],
      h: ['Popcorn is loudest in the quiet scenes. Science cannot explain it.'],
    },
    scene: [
      'The plan is open, the good ones are grey, and you have to choose.',
      'Many people sit in the last row out of habit.',
    ],
    why: [
      [
        'Loudspeakers are set for the middle of the room.',
        'At the edge you hear one side more than the other.',
      ],
      ['The picture should fill your view, and not more.', 'Sitting too near makes eyes and neck tired.'],
    ],
    parts: [
      [
        'Middle of the row',
        ['For the sound, and for straight lines.', 'The aisle is for long legs and small children.'],
        'A row of cinema seats',
      ],
      [
        'Two thirds back',
        ['In most rooms that is where it all fits.', 'In small rooms the last row is fine.'],
        'A cinema from behind',
      ],
      [
        'Book early in the week',
        ['The good seats of the weekend go first.', 'On a Monday you have the choice.'],
        'A phone with a seat plan',
      ],
    ],
    turn: ['Then lean back.', 'And switch off the phone.'],
    asks: ['Where do you sit at the cinema?', 'Sweet or salty popcorn?'],
    ends: { pfatil: ['Ask us which row we would take.', 'See you in the dark.'], h: 'Sweet, of course.' },
    keep: 'your next film',
    send: 'the one who always sits at the back',
    own: [
      {
        kinds: ['price', 'hours', 'place'],
        about: 'tickets?|seats?\\b|screens?\\b|from £|from \\$',
        lead: 'And about our house.',
      },
    ],
    pic: { ask: 'Your room, seen from row two thirds back', alt: 'A cinema seen from the seats' },
    claims: [['Reference position of cinema sound about two thirds back', 'cinema sound practice']],
  },
  {
    id: 'the-ghost-light',
    format: 'behind',
    only: `(?=[\\s\\S]*(?:${STAGED}))(?=[\\s\\S]*(?:${HOUSE}))`,
    again: 9,
    emoji: '💡',
    tags: ['Theatre', 'Backstage', 'BehindTheScenes'],
    title: ['The ghost light: why one lamp burns on an empty stage', 'What is a ghost light in a theatre?'],
    cover: 'The ghost light',
    gist: [
      'When everybody has gone home, one lamp is left on in many theatres. It is called the ghost light, and it keeps people from falling off the stage.',
      'A dark stage is dangerous: edges, cables, a pit for the orchestra. So the last one to leave puts a lamp in the middle.',
    ],
    subject: ['The ghost light', 'A lamp on an empty stage'],
    hooks: {
      '*': [
        'Why does one lamp burn all night on the stage of many theatres?',
        'It is called the ghost light, and it stays on when everybody has gone home.',
      ],
      pfatil: 'The ghost light is a lamp for safety, and a good story as well.',
      h: 'Some say that the ghost light is for ghosts. The insurers say that it is for people.',
    },
    lines: {
      '*': [
        'The ghost light stands in the middle of the stage, so that it can be seen from each door.',
        'If you take a tour of a theatre, ask for the ghost light.',
        'The last one out switches the ghost light on, and the first one in takes it away.',
        'A stage in the dark has many edges. That is why the ghost light is there.',
      ],
      h: ['No ghost has ever complained about the lamp.'],
    },
    scene: [
      'The audience has gone, the floor is swept, and somebody wheels a lamp on to the stage.',
      'A stage has no windows, so it is quite dark even by day.',
    ],
    why: [
      [
        'Whoever comes in first must not fall into the orchestra pit.',
        'The light switches are often on the other side of the stage.',
      ],
      [
        'Theatre people also like the thought that the house is never quite dark.',
        'Many theatres tell a ghost story, and the lamp belongs to it.',
      ],
    ],
    parts: [
      [
        'The last one puts it up',
        ['A bulb on a stand, with a cage round it.', 'Then the other lights go out.'],
        'A lamp on an empty stage',
      ],
      [
        'It burns all night',
        ['In the middle, so that you see it from everywhere.', 'Today it is often a small LED.'],
        'An empty theatre with one lamp',
      ],
      [
        'The first one takes it away',
        ['In the morning, before the work begins.', 'Then come coffee and ladders.'],
        'A stage in working light',
      ],
    ],
    turn: ['Next time you leave, you know what stays behind.', 'Ask us about it on your next visit.'],
    asks: ['Would you like to stand on an empty stage?', 'Do you know a theatre ghost?'],
    ends: { pfatil: ['Ask us, and we will tell you more.', 'Good night.'], h: 'Good night, ghosts.' },
    keep: 'your next tour of a theatre',
    send: 'somebody who loves ghost stories',
    pic: { ask: 'Your stage with one lamp on it', alt: 'An empty stage with one lamp' },
    claims: [['Ghost lights are a safety practice with a superstition', 'theatre practice']],
  },
  {
    id: 'left-is-not-left',
    format: 'glossary',
    only: STAGED,
    again: 10,
    emoji: '🎭',
    tags: ['Theatre', 'Backstage', 'TheatreWords'],
    title: ['Upstage, wings, cue: theatre words explained', 'Theatre words that everybody backstage uses'],
    cover: 'Theatre words',
    gist: [
      'Upstage is at the back, downstage is at the front, and stage left is on the right for you. The words come from stages that sloped.',
      'Five words, and you understand what is said backstage: upstage, wings, cue, get-in and prompt.',
    ],
    subject: ['Theatre words', 'What is said backstage'],
    hooks: {
      '*': [
        'What does "upstage" mean? Theatre words, quickly explained.',
        'Stage left is on the right for the audience. Here are a few more theatre words.',
      ],
      pfatil: 'With a few theatre words you understand what is shouted backstage.',
      h: '"Break a leg" is not meant as medical advice. Other theatre words explained.',
    },
    lines: {
      '*': [
        'Stage left and stage right are meant as the actor sees them, looking at the audience.',
        'Old stages sloped up to the back. That is why the back is called upstage.',
        'A cue is the word or sign after which the next thing happens.',
        'The wings are the sides of the stage, where actors wait.',
      ],
      h: ['To upstage somebody: to stand behind them and be more interesting.'],
    },
    scene: [
      '"Go upstage", says the director, and the new one climbs the stairs.',
      'Backstage everything has to be said briefly, and in the dark.',
    ],
    why: [
      [
        'With these words everybody knows where to go and what comes next.',
        'Everybody has to understand at once, even in the dark.',
      ],
      ['Many of the words are hundreds of years old.', 'They come from stages that were built differently.'],
    ],
    parts: [
      [
        'Upstage',
        ['At the back, away from the audience.', 'The back of the stage, once the higher part.'],
        'The back of a stage',
      ],
      [
        'Wings',
        [
          'The sides that you cannot see, where actors wait.',
          'Left and right beside the stage, behind curtains.',
        ],
        'A person waiting in the wings',
      ],
      [
        'Cue',
        ['The sign for the next line, light or sound.', 'What you wait for before you begin.'],
        'A cue light',
      ],
      [
        'Prompt',
        ['Help with a forgotten line, whispered from the side.', 'The word that saves an actor.'],
        'A script in the wings',
      ],
    ],
    turn: ['Now you can shout along.', 'Listen for them at the next rehearsal.'],
    asks: ['Which of the words did you know?', 'Stage or wings: where would you rather be?'],
    ends: { pfatil: ['Come and hear them used.', 'Ask us for more.'], h: 'Mind your legs.' },
    keep: 'your next rehearsal',
    send: 'somebody who is new on stage',
    pic: { ask: 'Your stage, seen from the wings', alt: 'A stage seen from the wings' },
    claims: [['Meanings of stage terms; raked stages', 'definition, theatre history']],
  },
];
