// Weddings, bells, soup and spring: more of what neighbours want to know.
import type { Idea } from '../../library/idea.ts';
import { CHURCHES } from './pews.ts';

export const NEIGHBOURS: readonly Idea[] = [
  {
    id: 'why-the-bell-rings',
    format: 'behind',
    only: `(?:${CHURCHES})[\\s\\S]*(?:tower|bell|steeple|ring)|(?:tower|bell|steeple|ring)[\\s\\S]*(?:${CHURCHES})`,
    again: 10,
    emoji: '🔔',
    tags: ['ChurchBells', 'GoodToKnow', 'Community'],
    title: ['Why church bells ring when they do', 'Church bells: what they tell and who pulls the rope'],
    cover: 'Why the bell rings',
    gist: [
      'Bells told the hour before there were clocks, called to prayer, to fires and to funerals. Many can still be read: how many, how long, which one. And at the other end of the rope there is often a neighbour.',
      'A bell can weigh as much as a car and is set in motion by a person with a rope and a sense of rhythm.',
    ],
    subject: ['Before there were clocks', 'A neighbour at the rope'],
    hooks: {
      '*': [
        'Church bells can be read: how many, how long, and which one. Do you know yours?',
        'At the other end of the bell rope there is often somebody from your street.',
      ],
      pt: 'Hour strikes, calls to worship, tolling: three kinds of sound with three meanings.',
      fi: 'Open a window on Sunday morning and count. It is a language, and it is not hard.',
      a: 'Hour, call, farewell. Listen for the difference.',
      h: 'The bell was there before your alarm clock, and it does not have a snooze button.',
      l: 'Bronze over the roofs, and the pigeons rise.',
    },
    lines: {
      '*': [
        'One bell, slowly, is often a farewell. Whoever hears it may stop for a moment, whatever they believe.',
        'A bell in motion carries its name, year and often a mistake in spelling. Nobody corrects bronze.',
        'Ringers need no muscles. It is timing: a ton of bronze goes up by itself, if it is asked at the right moment.',
        'Bells on different towers seldom agree about the minute. In many towns that is the nicest second of the hour.',
      ],
      h: ['New neighbours complain about the bell, and in the third year they miss it on holiday.'],
    },
    scene: [
      'Up forty-nine steps, a rope with a woollen grip, six people in jumpers. One says "look to", and the tower begins to sway.',
      'Noon. In the street a woman stops, counts to twelve, sets her watch and walks on.',
    ],
    why: [
      [
        'For centuries sound was the fastest message there was.',
        'One could not look at a clock in the fields. One could hear.',
      ],
      [
        'Bells belong to a place like its smell. Whoever moves away remembers them.',
        'Bells ring for everybody within earshot, and ask nobody for a card.',
      ],
    ],
    parts: [
      [
        ['They tell the time', 'Some count the hours'],
        [
          'Quarters on the small one, hours on the large one.',
          'In some places they are silent at night, by agreement.',
        ],
        'A church clock from below',
      ],
      [
        ['They call', 'Some invite'],
        [
          'Some minutes before a service begins, with several bells or one.',
          'Late ones can hear from the last strokes whether to run.',
        ],
        'Bells swinging in a tower',
      ],
      [
        ['They say farewell', 'Some mourn'],
        ['Slow, low, with long gaps.', 'In some villages once for each year of a life.'],
        'A single still bell',
      ],
    ],
    turn: [
      'Ask whether one may come up. Many ringers are glad of company.',
      'And some of them were cast from other things than bells, and the other way round.',
    ],
    asks: ['Which bell did you grow up with?', 'Do you know how many hang in your tower?'],
    ends: {
      pt: 'A language, still spoken.',
      fi: 'Count on Sunday. And wave up.',
      a: 'Count the strokes.',
      h: 'Snooze is available on weekdays, under a pillow.',
      l: 'And the last tone stays over the roofs.',
    },
    keep: 'the next time that you hear it',
    send: 'somebody who lives beside a tower',
    own: [
      {
        kinds: ['history', 'place', 'event', 'service', 'number', 'people'],
        about: 'bell|tower|ring|century|1\\d{3}|steeple',
        lead: 'And about the tower here.',
      },
    ],
    pic: { ask: 'A bell or the ropes, from below', alt: 'Bell ropes in a church tower' },
    claims: [['Uses of bells for hours, calls and tolling', 'history of bells']],
  },
  {
    id: 'ask-early-for-the-day',
    format: 'checklist',
    again: 9,
    emoji: '💍',
    tick: true,
    only: CHURCHES,
    tags: ['ChurchWedding', 'Baptism', 'GoodToKnow'],
    title: [
      'A wedding or baptism in church: what to ask early',
      'Planning a church wedding or baptism: five questions',
    ],
    cover: 'A church wedding: ask early',
    gist: [
      'Who may, when there is room, what papers are wanted, what may be sung and thrown, and what it costs. Ring before you book the restaurant: the church is mostly the tighter date.',
      'Most rules have a reason and more room than people fear. A talk of half an hour clears up nearly everything.',
    ],
    subject: ['Before you book the restaurant', 'What may be thrown?'],
    hooks: {
      '*': [
        'Ring the church before you book the restaurant. It has fewer Saturdays.',
        'A wedding in church although you never go? Ask. The answer is often yes.',
      ],
      pt: 'Eligibility, date, documents, music, costs: five questions, one conversation.',
      fi: 'You need not be embarrassed because you have not been for years. Nobody keeps a list.',
      a: 'May we? When? Which papers? What music? What cost?',
      h: 'Confetti is discussed with the person who sweeps. They have views on glitter.',
      l: 'An old door, a date, two names.',
    },
    lines: {
      '*': [
        'A wedding in church wants to be asked for early: six months to a year is common for Saturdays in summer.',
        'Ask about godparents beforehand: rules on who may be one differ, and there is mostly a good way.',
        'Bring the music that you wish for. Much is possible, and an organist knows how it sounds in that room.',
        'Ask what may be thrown outside. Petals and seeds are mostly fine, glitter mostly not.',
      ],
      h: ['The ring bearer is four, and reliable up to row three.'],
    },
    scene: [
      '"The last time was at school", say the two, and sit on the edge of their chairs. "Lovely", says the minister, "then you know where the biscuits are."',
      'June, eleven Saturdays, forty couples. One of them rang last August.',
    ],
    why: [
      [
        'Buildings have few free Saturdays, and other people had the same idea.',
        'Papers take weeks, above all across borders.',
      ],
      [
        'Whoever asks early can still choose: readings, music, who takes part.',
        'A day is yours when you have had a say in it.',
      ],
    ],
    parts: [
      [
        ['Ask whether you may', 'Find out who may'],
        [
          'Rules about membership, place of living and divorce differ. Say how it is.',
          'There is often a blessing or another form where the usual one does not fit.',
        ],
        'Two people talking with a minister',
      ],
      [
        ['Ask about dates', 'Ask which dates are free'],
        [
          'In and out of season, and how many weddings there are that day.',
          'Fridays are lovely, and guests can mostly come.',
        ],
        'A church diary with pencil entries',
      ],
      [
        ['Ask about papers', 'Ask which papers are wanted'],
        [
          'Certificates, registration, banns: it differs by country.',
          'Have old ones ready, they turn up slowly.',
        ],
        'Old certificates on a table',
      ],
      [
        ['Ask about music and photographs', 'Ask what may be played and filmed'],
        [
          'From where may pictures be taken, and when better not?',
          'One person with a camera sees more than forty phones.',
        ],
        'Organ keys and a hand',
      ],
      [
        ['Ask what it costs', 'Ask about fees'],
        [
          'What goes to whom: organist, heating, verger.',
          'If money is short, say so. That can be talked about.',
        ],
        'A short list of fees',
      ],
    ],
    turn: [
      'And then all that is left is the question of the dress.',
      'Half an hour of talk, and it is your day.',
    ],
    asks: ['Where would you celebrate it?', 'Which song would have to be played?'],
    ends: {
      pt: 'Early, openly, once.',
      fi: 'All the best to you two, or three.',
      a: 'Ring first.',
      h: 'The sweeper will be at the door. Smile.',
      l: 'A door, and both wings open.',
    },
    keep: 'the week after the engagement',
    send: 'somebody with a ring',
    caution: [
      'Legal requirements for marriage differ by country. Ask the registry as well as the church.',
      'What a church may do depends on its own rules and on law. A call tells you.',
    ],
    own: [
      {
        kinds: ['service', 'event', 'people', 'policy', 'place', 'price'],
        about: 'wedding|baptis|christen|funeral|rev\\b|vicar|minister|priest|office|contact',
        lead: 'And whom to ask here.',
      },
    ],
    pic: { ask: 'The open door with petals on the step', alt: 'Petals on the step of a church door' },
    claims: [['Rules of eligibility and documents differ; early booking', 'practice of parishes']],
  },
];
