// Days that are kept for somebody: mothers, fathers, grandparents, teachers, friends, children back at school.
import type { Moment } from '../../library/moment.ts';
import { SOUTH } from './countries.ts';

const MOTHERS: Moment['idea'] = {
  id: 'ask-her-about-before',
  format: 'question',
  again: 11,
  emoji: '💐',
  tags: ['MothersDay', 'FamilyStories', 'AskHer'],
  title: "Mother's Day: a question to ask instead of a card",
  cover: 'Ask her about before you',
  gist: [
    "Most of us know our mother's life from the day we came into it. Ask one question about the years before, and write the answer down.",
    'What did she do at twenty-two, where did she live, whom did she laugh with? One good question is worth an afternoon.',
  ],
  subject: ['Who was she before you?', 'One question, one afternoon'],
  hooks: {
    '*': [
      'She had a whole life before you turned up, and you have hardly asked about it.',
      'Do you know what she earned in her first job, and what she spent it on?',
    ],
    p: 'A question prepared beforehand leads to a better afternoon than a bouquet alone.',
    a: 'Bring a question. Flowers are optional.',
    t: 'Ask for a place, a year and a person. Open questions such as "how was it then" get short answers.',
    f: 'If you can still ask her, ask this year.',
    h: 'Warning: you may learn that she climbed out of that window long before you did.',
    i: 'Somebody you have known all your life still has rooms that you have never seen.',
    l: 'Tea, her old photographs, and all afternoon.',
  },
  lines: {
    '*': [
      'A question for your mother: what did you want to become when you were sixteen, and who talked you out of it?',
      'Take one photograph from before you were born and ask who stood behind the camera.',
      'Not everybody can ring their mother on this day, and not everybody wants to. A short "thinking of you" to a friend like that is never wrong.',
      'Ask her for the dish that she never wrote down. Then cook it with her on the phone.',
    ],
    h: ['"What was I like as a child?" is a question about you. Try another.'],
  },
  scene: [
    'A photograph: a young woman on a scooter, squinting, laughing at somebody. It is your mother, and you have no idea who held the camera.',
    'The cake is eaten, the talk has been round the weather and the neighbours, and there are two hours left.',
  ],
  why: [
    [
      'Children meet their parents in the middle of the story.',
      'We come in at chapter four, and take it for the beginning.',
    ],
  ],
  parts: [
    [
      'Her first own room',
      [
        'Where was it, what did it cost, what could be heard through the wall?',
        'A room brings back a street, a job and three people.',
      ],
      'An old photograph of a room',
    ],
    [
      'The friend from then',
      [
        'What became of her, and what would the two of them do now?',
        'There is often a telephone number in it.',
      ],
      'Two young women in an old photograph',
    ],
    [
      'The road not taken',
      ['What was the other plan?', 'Ask lightly, and let her stop where she likes.'],
      'An old ticket or letter',
    ],
    [
      'The best ordinary day',
      ['No wedding and no birth: a Tuesday.', 'It is the answer nobody has ready.'],
      'Hands over a photo album',
    ],
  ],
  turn: [
    'Write it down the same evening, in her words.',
    'Then be quiet for a while. The good part comes second.',
  ],
  asks: ['What would you like to have asked her?', 'What did you learn about your mother only late?'],
  ends: {
    p: 'Half a page of notes will be read for decades.',
    a: 'Ask. Listen. Write it down.',
    t: 'Record it on the phone if she agrees; voices are missed more than faces.',
    f: 'And if she is no longer there, ask her sister.',
    h: 'She is allowed to ask back. Be prepared.',
    i: 'Knowing where someone comes from changes how you look at them.',
    l: 'An old photograph, and time to look at it.',
  },
  unless: 'florist|flower|bouquet',
  keep: "the drive to your mother's",
  send: 'your brothers and sisters, so that each asks something else',
  pic: {
    ask: 'An old family photograph, with permission',
    alt: 'An old family photograph on a table',
    need: 'photo',
  },
  claims: [['Specific prompts bring out more memories than general ones', 'oral history guides']],
};

const FATHERS: Moment['idea'] = {
  id: 'let-him-show-you',
  format: 'tip',
  again: 11,
  emoji: '🔧',
  tags: ['FathersDay', 'LearnSomething', 'FamilyTime'],
  title: "Father's Day without a present: let him teach you one thing",
  cover: 'Let him show you how',
  gist: [
    'There is one thing he does with his hands that nobody else in the family can. Ask him to teach you, film it, and do it once yourself while he watches.',
    'Skip the socks. Let him show you the knot, the sauce or the fuse box, and then let go of the tool so that you can try.',
  ],
  subject: ['What can only he do?', 'The knot, the sauce, the fuse box'],
  hooks: {
    '*': [
      'Every family has one person who knows where the pipe runs.',
      'He can do something that nobody else at home can, and it is written down nowhere.',
    ],
    p: 'An hour of being taught is remembered on both sides longer than anything in wrapping paper.',
    a: 'Ask him to teach you. Then do it yourself, badly, in front of him.',
    t: 'Skills of the hand pass on in four steps: he does it, he explains it, you do it, he says nothing.',
    f: 'What would you {ring|call} him for, if something broke? Ask about that.',
    h: 'Stand beside him, hold the {torch|flashlight}, and for once in your life hold it in the right place.',
    i: 'What somebody knows by heart lives on in the hands he taught.',
    l: 'An old tool, an unhurried hour, and two people bent over the same thing.',
  },
  lines: {
    '*': [
      'Film his hands while he does the one thing that only he can do. Leave the face out and he will forget the camera.',
      'A question that gets fathers talking: what went wrong the first time you did this?',
      'If your father is not around, ask whoever taught you to ride a bicycle. This day is big enough for both.',
      'Let him explain it without helping him along. The pauses are where he thinks, and you might learn something there.',
    ],
    h: ['"I will show you" takes one minute. "Let me just" takes until supper.'],
  },
  scene: [
    'He holds the thing up to the light, turns it a little and says: you see, there. You do not see anything yet.',
    'Two people at a workbench, a kitchen table or a car {bonnet|hood}. One of them is talking, and it is the quiet one.',
  ],
  why: [
    [
      'Many men talk more easily about a thing than about themselves.',
      'Side by side with something to do, conversation starts on its own.',
    ],
    [
      'What he can do was never written down. It goes from hand to hand or not at all.',
      'A trick that exists in a single head is one moment away from being lost.',
    ],
  ],
  parts: [
    [
      'Name the thing exactly',
      ['"How you sharpen that knife", and he will be up already.', 'Vague interest gets a vague answer.'],
      'A pair of older hands with a tool',
    ],
    [
      'Film the hands',
      ['Close up, with the sound on.', 'What he mutters meanwhile is half of it.'],
      'A phone filming hands at work',
    ],
    [
      'Do it once yourself',
      ['Slowly and with mistakes.', 'Only then do you notice what you did not see.'],
      'Younger hands trying the same',
    ],
  ],
  turn: ['After that you may hand over the socks.', 'He will say that it was nothing.'],
  asks: ['What did your father teach you with his hands?', 'What can only he do in your family?'],
  ends: {
    p: 'Save the film where the family can find it.',
    a: 'An hour, one skill, no wrapping paper.',
    t: 'Show, explain, try, correct: the order matters.',
    f: '{Ring|Call} up and say that you need help with something. It is true.',
    h: 'If smoke comes out, that was step three.',
    i: 'One day you will stand there and hear yourself say: you see, there.',
    l: 'A skill is a present that needs no drawer.',
  },
  work: 'In every firm there is somebody who knows by ear when a machine is wrong. Let them teach one person this month, while it is still a pleasure.',
  keep: 'the weekend of the day',
  send: 'whoever was going to buy socks again',
  pic: { ask: 'Hands at work with a favourite tool', alt: 'Experienced hands at work with a tool' },
  claims: [['Demonstrate, explain, imitate, practise', 'four-step method of vocational training']],
};

const GRANDPARENTS: Moment['idea'] = {
  id: 'record-the-story-again',
  format: 'howto',
  again: 11,
  emoji: '🎙️',
  tags: ['GrandparentsDay', 'FamilyHistory', 'OralHistory'],
  title: "How to record a grandparent's story on your phone",
  cover: 'Record the one you know',
  gist: [
    'Ask for the story that you have heard twenty times, and record it. A quiet room, a phone in the middle of the table and one object are all the studio you need.',
    'Everyone knows that story by heart, and nobody has it on tape. Twenty minutes, a phone and an old photograph put that right.',
  ],
  subject: ['The story you know by heart', 'Twenty minutes of tape'],
  hooks: {
    '*': [
      'You could tell that story yourself by now. Just not in that voice.',
      'Put the phone on the table, screen down, and ask for the one about the bicycle.',
    ],
    p: 'A recording of twenty minutes costs an afternoon and becomes the most wanted file in the family.',
    a: 'Record the voice while you can.',
    t: 'Phone on a folded cloth at arm distance, {aeroplane|airplane} mode, fridge out of earshot: that is good sound.',
    f: 'Seeing your grandparents soon? Take this along.',
    h: 'For once, ask for the long version.',
    i: 'A voice carries what no photograph can hold.',
    l: 'A clock, two cups, and a voice taking its time.',
  },
  lines: {
    '*': [
      'Switch the phone to {aeroplane|airplane} mode before you record a family story. Somebody always rings at the best part.',
      'Ask about things, not about times. "Who sat on this chair?" opens more than "What was it like in those days?"',
      'Let silence stand when you record. The second half of the story usually comes after it.',
      'Start every recording by saying the date and who is in the room. In thirty years that will be worth gold.',
    ],
    h: ['If a budgerigar joins in, keep it. It is part of the archive.'],
  },
  scene: [
    'The clock ticks, the good cups are out, and somebody begins a sentence with "before the road was there".',
    'A drawer is opened for a pair of scissors, and there lies a medal, a key and a picture of a goat.',
  ],
  why: [
    [
      'Families remember the plot and lose the voice.',
      'The words will be handed on. The way of saying them will not, unless someone presses a button.',
    ],
    [
      'A familiar story relaxes the teller, and new ones follow.',
      'Nobody has to be asked for secrets: begin with what is told anyway.',
    ],
  ],
  parts: [
    [
      'Ask first whether you may',
      ['And say who will hear it.', 'Some stories are only meant for the table.'],
      'Two people at a table with cups',
    ],
    [
      'Find the quiet room',
      ['Carpets and curtains are good, kitchens hum.', 'Close the window, and stop the wall clock.'],
      'A phone on a folded napkin',
    ],
    [
      'Put an object on the table',
      ['A key, a photograph, a tool.', 'Hands remember what heads have mislaid.'],
      'An old key on a tablecloth',
    ],
    [
      'Save it in two places',
      ['Name of teller, year, subject.', 'Send a copy to a cousin that same evening.'],
      'A phone beside a laptop',
    ],
  ],
  turn: ['The rest is listening.', 'And let it run on, since the rest comes once they think it is over.'],
  asks: [
    'Which story is told again and again in your family?',
    'Whose voice would you like to hear once more?',
  ],
  ends: {
    p: 'One file, two copies, a name on it.',
    a: 'Press record before the cake.',
    t: 'Uncompressed if the phone offers it; voices deserve it.',
    f: 'Then send it to the ones who could not be there.',
    h: 'You may correct the dates later. Not during.',
    i: 'Somebody not yet born will listen to this.',
    l: 'Keep the pauses in.',
  },
  keep: 'the next visit',
  send: 'the cousin with the good phone',
  pic: {
    ask: 'A phone recording beside an old photograph',
    alt: 'A phone beside an old photograph on a table',
  },
  claims: [
    [
      'Use objects, quiet rooms, consent and spoken identification when recording',
      'Oral History Society guidance',
    ],
  ],
};

const BACK_TO_SCHOOL: Moment['idea'] = {
  id: 'instead-of-how-was-school',
  format: 'mistake',
  again: 11,
  emoji: '🎒',
  tags: ['BackToSchool', 'Parents', 'FirstWeek'],
  wrong: 'Asking "How was school?" at the gate',
  title: 'Back to school: what to ask instead of "How was school?"',
  cover: 'Do not ask how it was',
  gist: [
    '"How was school?" has one answer, and it is "fine". Ask about one small thing, later, while you are both busy with something else.',
    'Children talk about their day in the car, over the {washing-up|dishes} and at bedtime. At the gate, offer something to eat and ask nothing.',
  ],
  subject: ['"Fine." And then?', 'Ask later, and ask smaller'],
  hooks: {
    '*': [
      '"Fine" is a full report, if you ask at the gate.',
      'Who sat next to you at lunch? That is a question with an answer in it.',
    ],
    p: 'The first week of term goes better with fewer questions and a snack.',
    a: 'Food first. Questions after supper.',
    t: 'Recall needs a cue. "Who", "where" and "what was on the table" are cues; "how was it" is none.',
    f: 'If you get nothing but "fine", it is not you, and it is not school.',
    h: 'You would say "fine" as well if your boss asked you at the door every day.',
    i: 'To be told things, be nearby and busy.',
    l: 'A quiet ride home, something to eat, and nobody asking.',
  },
  lines: {
    '*': [
      'Instead of "How was school?": who made you laugh today? What was the worst smell? Whom did you see alone?',
      'Tell something about your own day first, preferably something that went wrong. You will get one back.',
      'The first week of school is tiring in a way that looks like bad temper. Early supper, early night, no visitors.',
      'Label the left shoe and the lid of the box. It is never the box that gets lost.',
    ],
    h: ['What happened in {maths|math} remains secret. What was in the sandwich will be reported in full.'],
  },
  scene: [
    'Gate, quarter past three. A {rucksack|backpack} is handed over like a relay baton, and the conversation is finished.',
    'Half past eight, light off. "You know that boy with the snail?" You did not know, and you sit down again.',
  ],
  why: [
    [
      'After six hours of answering, nobody wants another question.',
      'A school day is long, loud and full of people asking things.',
    ],
    [
      'Details come back when something reminds of them.',
      'Memory does not hand over a day as a whole. It comes by the thread.',
    ],
  ],
  parts: [
    [
      'Bring something to eat',
      ['Hungry people of any age give short answers.', 'Say hello, hand over the apple, walk.'],
      'An apple held out at a gate',
    ],
    [
      'Ask for one small thing',
      ['A name, a smell, a place.', 'The small thing is tied to the large one.'],
      'A child talking while drawing',
    ],
    [
      'Talk side by side',
      ['Peeling, driving, drying up.', 'Without eye contact it is easier to begin.'],
      'Two people drying dishes',
    ],
    [
      'Stay for the last minute',
      ['At bedtime everything comes up.', 'Sit on the edge of the bed and wait.'],
      'A lamp beside a bed',
    ],
  ],
  turn: ['And sometimes it really was only fine.', 'Then listen without solving it.'],
  asks: ['What do you ask instead?', 'What did you answer when you were at school?'],
  ends: {
    p: 'It works with partners coming home from work, too.',
    a: 'Smaller question. Later.',
    t: 'Cue, pause, and no follow-up for ten seconds.',
    f: 'Good luck to everybody in the first week.',
    h: 'You may never learn what happened to the snail.',
    i: 'They will tell the one who is around.',
    l: 'What mattered comes out in the dark.',
  },
  keep: 'the first week of school',
  send: 'whoever stands at the gate this week',
  pic: { ask: 'A school bag by the door, no faces', alt: 'A school bag by a front door' },
  claims: [
    ['Specific cues aid recall better than general questions', 'psychology of memory textbooks'],
    ['Children tire in the first weeks of term', 'advice of schools to parents'],
  ],
};

const TEACHERS: Moment['idea'] = {
  id: 'a-teacher-who-does-not-know',
  format: 'howto',
  again: 11,
  emoji: '🍎',
  tags: ['WorldTeachersDay', 'ThankATeacher', 'Letters'],
  title: "World Teachers' Day: how to write to a teacher years later",
  cover: 'A teacher who does not know',
  gist: [
    'Somewhere there is a teacher who does not know what became of one sentence they said. Write down the sentence, what you do now, and your year. The school will pass it on.',
    'Twenty lines to an old teacher: what they said, what came of it, who you are. Send it care of the school, and no reply is needed.',
  ],
  subject: ['One sentence from a classroom', 'They never hear how it went on'],
  hooks: {
    '*': [
      'There is a sentence from a classroom that you still carry about. The person who said it has no idea.',
      'Teachers see the first chapters of thousands of stories, and hardly ever an ending.',
    ],
    p: 'A letter to a former teacher takes twenty minutes and needs no occasion but this one.',
    a: 'Write to one teacher. Name the sentence.',
    t: 'Give name at the time, year and class first. Memory for faces is good, for adults with new surnames it is not.',
    f: 'Which teacher did you think of first, just now?',
    h: 'They will correct the commas. Out of affection.',
    i: 'People rarely learn where their words came to rest. You can tell one of them.',
    l: 'One page by hand, to someone with red ink on the fingers.',
  },
  lines: {
    '*': [
      'Looking for an old teacher? The school office usually forwards a letter if you put it, stamped, inside another envelope.',
      'Do not write "you were a great teacher". Write what was on the board.',
      'Thank the one whose subject you hated and whose lessons you liked. They have the most use for it.',
      'Teaching now? Put the letters you get into a shoebox. There will be a November when you need it.',
    ],
    h: ['Yes, you may admit now who it was with the chalk.'],
  },
  scene: [
    'A wet Thursday, third lesson. She said it in passing and turned back to the board, and that was it.',
    'An envelope lies in a pigeonhole in a staffroom, in a hand that nobody knows any more.',
  ],
  why: [
    [
      'Pupils leave, and with them any news of what it was good for.',
      'It is a profession without an echo, or with one that takes twenty years.',
    ],
    [
      'A detail proves that it happened. Praise alone could be for anyone.',
      'Whoever reads "the lesson about the bridge" is back in that room.',
    ],
  ],
  parts: [
    [
      'Say who you were',
      ['Year, class, where you sat.', 'By the window with a {plaster|bandage} on the chin: that helps.'],
      'An old class photograph',
    ],
    [
      'Name the sentence',
      ['Or the lesson, the book, the look.', 'The smaller, the more surely it is true.'],
      'Handwriting on a page',
    ],
    [
      'Tell what came of it',
      ['A job, a habit, a fear that went away.', 'Three lines without showing off.'],
      'A desk where somebody works now',
    ],
    [
      'Ask for nothing',
      ['No answer, no meeting, no favour.', 'Then it may simply be read.'],
      'An envelope without a return request',
    ],
  ],
  turn: ['Post it before you find it silly.', 'Some will answer. In very good handwriting.'],
  asks: ['Which sentence of a teacher do you still remember?', 'To whom would you write?'],
  ends: {
    p: 'The school address is enough.',
    a: 'One page. Post it.',
    t: 'An inner envelope with a stamp spares the office the question of addresses.',
    f: 'Tell us who yours was, if you like.',
    h: 'Spelling counts.',
    i: 'Some endings only get told if somebody writes them down.',
    l: 'Blue ink. Never red.',
  },
  keep: 'a free half hour this week',
  send: 'somebody who sat next to you',
  pic: { ask: 'An old exercise book or class photograph', alt: 'An old exercise book on a table' },
  claims: [
    ['Schools forward letters but do not give out addresses', 'common practice under data protection'],
    ["World Teachers' Day is the fifth of October", 'UNESCO'],
  ],
};

const FRIENDSHIP: Moment['idea'] = {
  id: 'a-card-after-ten-years',
  format: 'howto',
  again: 11,
  emoji: '📮',
  tags: ['FriendshipDay', 'OldFriends', 'WriteACard'],
  title: 'How to write to a friend you have not seen for years',
  cover: 'A card after ten years',
  gist: [
    'Do not apologise for the silence. Begin with what reminded you, tell one piece of news, ask one question that can be answered in a line, and send it.',
    'The card to an old friend fails at the apology. Leave it out: a reminder, a line of news and an easy question will do.',
  ],
  subject: ['No apology, just the card', 'Ten years, four lines'],
  hooks: {
    '*': [
      'Leave out the first sentence, the one with "I know it has been ages".',
      'Something reminded you of a person this month. They do not know.',
    ],
    p: 'A short card to somebody from an earlier life is answered more often than one expects.',
    a: 'Do not explain the silence. End it.',
    t: 'Four lines: the trigger, your news, one question, how to reach you.',
    f: 'Who did you use to see every day, and have not spoken to since?',
    h: 'They have not written either. You are even.',
    i: 'Ten years of silence can be crossed with a stamp.',
    l: 'A picture postcard, chosen for one person, written standing up.',
  },
  lines: {
    '*': [
      'How to start a card to somebody you have not seen for years: "I walked past the blue door today and thought of you."',
      'End with a question that needs one line for an answer. "How are you?" needs a whole evening.',
      'People who hear from an old friend are more pleased than the writer expects. That has been measured.',
      'No address? Write to the last one you have. Parents stay put, and parents forward.',
    ],
    h: ['The friendship survived his haircut. It will survive a postcard.'],
  },
  scene: [
    'On the radio there is that song, and for the length of a chorus you sit in a car with three other people.',
    'At the back of a book you find a bus ticket, a telephone number and half a joke.',
  ],
  why: [
    [
      'The longer the pause, the larger the excuse seems to have to be. So nobody writes.',
      'Shame about the gap does more harm to friendships than the gap.',
    ],
    [
      'Studies find that people underrate how much others like being contacted out of the blue.',
      'Being thought of without any reason is rarer than birthday wishes, and weighs more.',
    ],
  ],
  parts: [
    [
      'Begin with what reminded you',
      ['A song, a smell, a shop that has closed.', 'It shows that the thought was real.'],
      'A postcard with one line on it',
    ],
    [
      'Tell a single piece of news',
      ['Not the whole decade.', 'A dog, a move, a new knee.'],
      'A pen halfway down a card',
    ],
    [
      'Ask something easy',
      ['"Do you still swim in October?"', 'They can reply from a bus stop.'],
      'A question mark in ink',
    ],
    [
      'Say how to reach you',
      ['Number and town, in capitals.', 'Your old address is what they have.'],
      'A phone number written clearly',
    ],
  ],
  turn: [
    'Then put it in the box on the way to something else.',
    'If nothing comes back, it was still a good card.',
  ],
  asks: ['Who would be surprised to hear from you?', 'What reminds you of an old friend?'],
  ends: {
    p: 'It fits into the time that a kettle takes.',
    a: 'Write it standing up. Post it.',
    t: 'Trigger, news, question, contact.',
    f: 'Go on. They will be glad.',
    h: 'Do not mention the money.',
    i: 'One of the two has to begin.',
    l: 'A stamp, and a walk to the corner.',
  },
  work: 'The same four lines work for a former colleague or customer. Want nothing in the first message, and let the second come from them.',
  keep: 'the next song from back then',
  send: 'the one you just thought of',
  pic: { ask: 'A postcard and a pen on your desk or table', alt: 'A blank postcard and a pen' },
  claims: [
    [
      'People underestimate how much others appreciate being reached out to',
      'Liu et al., Journal of Personality and Social Psychology, 2022',
    ],
  ],
};

export const PEOPLE: readonly Moment[] = [
  { label: 'Mothering Sunday', rule: { easter: -21 }, countries: ['GB', 'IE'], ahead: 6, idea: MOTHERS },
  {
    label: "Mother's Day",
    rule: { month: 5, weekday: 0, nth: 2 },
    countries: ['US', 'CA', 'AU', 'NZ', 'DE', 'AT', 'CH', 'NL'],
    ahead: 6,
    idea: MOTHERS,
  },
  {
    label: "Father's Day",
    rule: { month: 6, weekday: 0, nth: 3 },
    countries: ['US', 'GB', 'IE', 'CA', 'FR', 'NL'],
    ahead: 6,
    idea: FATHERS,
  },
  { label: "Father's Day", rule: { easter: 39 }, countries: ['DE'], ahead: 6, idea: FATHERS },
  {
    label: "Father's Day",
    rule: { month: 6, weekday: 0, nth: 2 },
    countries: ['AT'],
    ahead: 6,
    idea: FATHERS,
  },
  {
    label: "Father's Day",
    rule: { month: 6, weekday: 0, nth: 1 },
    countries: ['CH'],
    ahead: 6,
    idea: FATHERS,
  },
  {
    label: "Father's Day",
    rule: { month: 9, weekday: 0, nth: 1 },
    countries: SOUTH,
    ahead: 6,
    idea: FATHERS,
  },
  {
    label: "Grandparents' Day",
    rule: { month: 9, weekday: 1, nth: 1, plus: 6 },
    countries: ['US'],
    ahead: 6,
    idea: GRANDPARENTS,
  },
  {
    label: "Grandparents' Day",
    rule: { month: 10, weekday: 0, nth: 1 },
    countries: ['GB'],
    ahead: 6,
    idea: GRANDPARENTS,
  },
  { label: 'Back to school', rule: { fixed: [8, 20] }, countries: ['US'], ahead: 8, idea: BACK_TO_SCHOOL },
  {
    label: 'Back to school',
    rule: { fixed: [9, 3] },
    countries: ['GB', 'IE', 'CA', 'FR'],
    ahead: 8,
    idea: BACK_TO_SCHOOL,
  },
  { label: 'Back to school', rule: { fixed: [2, 1] }, countries: SOUTH, ahead: 8, idea: BACK_TO_SCHOOL },
  { label: "World Teachers' Day", rule: { fixed: [10, 5] }, countries: null, ahead: 5, idea: TEACHERS },
  {
    label: 'International Day of Friendship',
    rule: { fixed: [7, 30] },
    countries: null,
    ahead: 6,
    idea: FRIENDSHIP,
  },
];
