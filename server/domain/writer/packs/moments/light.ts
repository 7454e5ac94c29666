// Clocks and light: days that fall differently north and south of the equator, and so belong to more than one moment.
import type { Moment } from '../../library/moment.ts';
import { EUROPE, NORTH, SOUTH } from './countries.ts';

const CLOCKS_FORWARD: Moment['idea'] = {
  id: 'the-clocks-go-forward',
  format: 'tip',
  again: 10,
  emoji: '⏰',
  tags: ['ClocksGoForward', 'DaylightSaving', 'SleepTips'],
  title: 'Clocks go forward: how to make Monday easier',
  cover: 'An hour short on Monday',
  gist: [
    'The lost hour hurts on Monday, and Friday is the day to do something about it. Go to bed a quarter of an hour earlier each night, and get outdoors on Sunday morning.',
    'When the clocks go forward, shift bedtime in small steps beforehand and use the Sunday morning light. Most of the jolt is gone before the alarm rings.',
  ],
  subject: ['The hour goes missing on Sunday', 'Start on Friday, not on Monday'],
  hooks: {
    '*': [
      'The oven will be the last clock in the house to hear about it.',
      'Somebody at work will be an hour late on Monday. It need not be you.',
    ],
    p: 'The change of clocks is announced months ahead, and still surprises most {diaries|calendars} on Monday morning.',
    a: 'Move your bedtime before the clock moves it for you.',
    t: 'Morning light pulls the body clock earlier, and evening light pushes it later. Use the first and dim the second.',
    f: 'Small children and dogs have not been informed. Give them a few days.',
    h: 'Nobody has ever found the hour again. People look for it every spring.',
    i: 'An hour of sleep for months of bright evenings: it is a fair bargain if you pay in instalments.',
    l: 'Draw the curtains on Sunday before breakfast, and sit in the light.',
  },
  lines: {
    '*': [
      'Clocks go forward this weekend. A quarter of an hour earlier to bed on three nights is easier than a whole one on Sunday.',
      'Go out on Sunday morning, if only for bread. Morning light is what tells the body the new time.',
      'While you are changing clocks: press the button on the smoke alarm. Twice a year is better than never.',
      'On the Monday after the change, leave five minutes more for the road. Half of those around you are still asleep.',
    ],
    h: ['The clock in the car will be right again in autumn. Leave it.'],
  },
  scene: [
    'Monday, ten to seven by the phone, ten to six by everything else in the body.',
    'A child sits up in bed at the old time and wants to know who has taken the night.',
  ],
  why: [
    [
      'The body clock follows light and habit, and needs several days for an hour.',
      'It takes most people a few days to settle, and the very young a little longer.',
    ],
    [
      'Small steps beforehand are hardly felt.',
      'A quarter of an hour is within the slack that an evening has anyway.',
    ],
  ],
  parts: [
    [
      'Go to bed earlier in small steps',
      ['Three nights, fifteen minutes each.', 'Begin with the children, and take supper along.'],
      'A bedside lamp being switched off',
    ],
    [
      'Go outdoors on Sunday morning',
      ['Cloudy counts: it is still far brighter than a kitchen.', 'Twenty minutes before ten is plenty.'],
      'A front door opening onto morning light',
    ],
    [
      'Change the clocks on Saturday evening',
      ['Then Sunday is not spent calculating.', 'Wall, oven, car: make one round and have done.'],
      'A hand turning the back of a wall clock',
    ],
  ],
  turn: ['And test the smoke alarm on the same round.', 'In return it stays light after work.'],
  asks: ['Which clock in your house is never changed?', 'Would you keep the change or abolish it?'],
  ends: {
    p: 'Put nothing difficult into the {diary|calendar} before ten on Monday.',
    a: 'Start on Friday. Finish on Sunday.',
    t: 'Earlier light, earlier sleep: the shift follows within days.',
    f: 'Be gentle with everybody on Monday.',
    h: 'By Wednesday you will have stopped saying what time it really is.',
    i: 'The evenings are about to get long. Think of that when it rings.',
    l: 'By the end of the week the evening has a colour again.',
  },
  work: 'Move the early meeting on Monday to eleven. It costs nobody anything, and you have a room of people who are awake.',
  keep: 'the Friday before the clocks change',
  send: 'whoever opens up on Monday morning',
  pic: { ask: 'The clock that you always forget to change', alt: 'A wall clock taken down from its nail' },
  claims: [
    [
      'Morning light advances the body clock; shift sleep by 15 to 20 minutes on the nights before',
      'American Academy of Sleep Medicine',
    ],
    ['Test smoke alarms regularly', 'fire services'],
  ],
};

const CLOCKS_BACK: Moment['idea'] = {
  id: 'the-hour-that-comes-back',
  format: 'question',
  again: 10,
  emoji: '🕰️',
  tags: ['ClocksGoBack', 'ExtraHour', 'SundayMorning'],
  title: 'Clocks go back: what to do with the extra hour',
  cover: 'One spare hour. For what?',
  gist: [
    'One Sunday a year has twenty-five hours. If you choose beforehand what the additional one is for, it does not vanish between coffee and phone.',
    'The clocks hand back an hour. Sleep it, give it away or spend it on the thing that has been lying on the stairs since spring.',
  ],
  subject: ['A Sunday with twenty-five hours', 'What is the spare hour for?'],
  hooks: {
    '*': [
      'This Sunday has an hour in it that nobody has made plans for.',
      'An hour is coming back. It will be gone by breakfast if it has no name.',
    ],
    p: 'A spare hour is worth most if you decide on Saturday where it goes.',
    a: 'Sleep it, give it away or finish something. Choose one.',
    t: 'In the night of the change the clock runs through the same hour twice, and the day lasts twenty-five.',
    f: 'So, what will you do with yours?',
    h: 'It is the same hour that went missing in spring. It has not been anywhere nice.',
    i: 'An hour that nobody is waiting for is rare. Somebody could do with it.',
    l: 'Once a year, the morning is longer than you are tired.',
  },
  lines: {
    '*': [
      'Sunday has twenty-five hours. What do you do with the spare one?\n\nSleep\nRing somebody\nThe thing on the stairs\nNothing at all',
      'An idea for the additional hour on Sunday: {ring|call} the person you always mean to {ring|call} when you have an hour.',
      'It gets dark an hour sooner from Sunday. Check the bulb above the front door, and the lights on the bicycle.',
      'For those on night duty the change means an hour more of it. If you know one, have breakfast ready.',
    ],
    h: ['Dogs do not recognise the extra hour and will be standing there at six.'],
  },
  scene: [
    'Sunday, eight in the morning. It is light, it is quiet, and it turns out to be seven.',
    'You wake at the usual time and remember, and everything in you lies down again.',
  ],
  why: [
    [
      'Time that arrives by surprise goes on the telephone screen.',
      'Without a plan, found time drains into what is nearest.',
    ],
  ],
  parts: [
    [
      'Sleep it',
      ['No alarm, and the curtains closed the night before.', 'The classic, and not a waste.'],
      'A closed curtain with light at the edge',
    ],
    [
      'Give it away',
      [
        "A call, a visit, an hour with somebody else's children.",
        'It was free for you, and will not be for them.',
      ],
      'Somebody on the phone by a window',
    ],
    [
      'Finish one thing',
      [
        'The button, the bulb, the form. Sixty minutes are plenty.',
        'Choose it on Saturday and lay it ready.',
      ],
      'A needle and a button on a table',
    ],
    [
      'Leave it empty',
      ['Sit somewhere and look out.', 'You will know after twenty minutes what it was for.'],
      'An empty chair by a window',
    ],
  ],
  turn: [
    'In spring it will be fetched back anyway.',
    'It is the only hour of the year that comes without a task.',
  ],
  asks: ['Where does your extra hour go?', 'Who could use your hour better than you?'],
  ends: {
    p: 'Write it down on Saturday, and it will happen.',
    a: 'Decide before you go to bed.',
    t: 'Phones set themselves; ovens, cars and bodies do not.',
    f: 'Tell us. It may give somebody an idea.',
    h: 'Whatever you choose, the oven will flash until Wednesday.',
    i: 'Given to someone else, the hour lasts longest.',
    l: 'Coffee, a blanket, and the light coming slowly.',
  },
  work: 'If you could hand your team one hour with nothing in it, which of them would know what to do? It is worth asking on Monday.',
  keep: 'the Saturday evening before the change',
  send: 'someone who never has an hour',
  pic: { ask: 'Your favourite chair in morning light', alt: 'An empty chair in the morning light' },
  claims: [
    ['The day on which clocks go back lasts twenty-five hours', 'definition'],
    ['Staff on nights may work an hour longer', 'common experience'],
  ],
};

const LONGEST_NIGHT: Moment['idea'] = {
  id: 'evenings-turn-first',
  format: 'season',
  again: 11,
  emoji: '🌌',
  tags: ['WinterSolstice', 'LongestNight', 'Daylight'],
  title: 'The longest night: why evenings get lighter first',
  cover: 'The evenings turn first',
  gist: [
    'The longest night is not the evening with the earliest sunset. That came about a week or more before, so by the solstice the afternoons are already growing.',
    'Watch the evenings: at the solstice dusk has been getting later for days, while the mornings go on darkening for a while.',
  ],
  subject: ['Dusk is already later than last week', 'The longest night has a twist'],
  hooks: {
    '*': [
      'Look at the clock when the street lamps come on. It is already a little later than last week.',
      'The longest night of the year comes after the earliest sunset, and hardly anyone notices.',
    ],
    p: 'If you close up at dusk, you may have noticed it: the evenings turn before the calendar does.',
    a: 'The worst of the dark afternoons is behind you.',
    t: 'Earth moves faster when it is nearer the sun and its axis is tilted. Both shift noon, so sunrise and sunset turn on different days.',
    f: 'Tired of the dark? Here is the good news that the forecast leaves out.',
    h: 'The sun has turned round. It is in no position to be smug about it yet.',
    i: 'At the darkest point, the change has been under way for days.',
    l: 'One long night, one lamp, and the light already on its way.',
  },
  lines: {
    '*': [
      'The earliest sunset comes before the longest night, and the latest sunrise after it. Evenings always turn first.',
      'Stand at the same window at the same minute for a week around the solstice. You can see the evening come back.',
      'Ask someone older what evenings were like before the street had lamps. Then switch off everything for ten minutes.',
      'From the solstice on, days lengthen slowly, by seconds at first. By the end of next month you will notice on the way home.',
    ],
    h: ['The longest night is the same length for everyone, except parents of small children.'],
  },
  scene: [
    'Half past four. In the house across the road somebody closes the curtains, a minute later than on Monday.',
    'Lamps come on along the street one after the other, and you are still writing.',
  ],
  why: [
    [
      'Clocks keep an even day. The sun does not, and around the solstice its noon slips later by some seconds every day.',
      'Solar noon drifts against the clock at this time of year, and drags sunrise and sunset along with it.',
    ],
    [
      'Dusk has therefore passed its earliest point while mornings still lag.',
      'What you lose before breakfast, you are already winning at tea time.',
    ],
  ],
  parts: [
    [
      'Note the time of dusk for a week',
      ['One window, one street lamp, a pencil.', 'Numbers are a comfort when it is grey.'],
      'A pencil mark on a window frame',
    ],
    [
      'Eat by one lamp',
      ['On the longest night, for the length of a meal.', 'Voices get quieter by themselves.'],
      'A table with a single lamp',
    ],
    [
      'Get out at noon',
      ['That is where the light is, even behind cloud.', 'A quarter of an hour counts.'],
      'Long shadows at midday',
    ],
  ],
  turn: ['The mornings take a little longer to be persuaded.', 'It goes upwards from here, in seconds.'],
  asks: ['What do you do on the longest night?', 'Do you mind dark mornings or dark evenings more?'],
  ends: {
    p: 'Worth knowing when the team looks out of the window at four.',
    a: 'Evenings first, mornings after.',
    t: 'The exact dates depend on your latitude.',
    f: 'Hold on. It is coming.',
    h: 'At this rate you will be sitting outside in no time, give or take some months.',
    i: 'Turning points rarely look like one while you stand on them.',
    l: 'Let it be dark. Light one thing.',
  },
  keep: 'the next grey afternoon',
  send: 'somebody who cannot bear the dark',
  pic: { ask: 'Your street or window at dusk with lamps on', alt: 'A street at dusk with lamps just lit' },
  claims: [
    [
      'At middle latitudes the earliest sunset precedes the winter solstice and the latest sunrise follows it',
      'Royal Observatory Greenwich; US Naval Observatory',
    ],
  ],
};

const LONGEST_DAY: Moment['idea'] = {
  id: 'an-hour-after-supper',
  format: 'tip',
  again: 11,
  emoji: '🌅',
  tags: ['SummerSolstice', 'LongestDay', 'SummerEvening'],
  title: 'The longest day: what to do with the light after supper',
  cover: 'Out again after supper',
  gist: [
    'Around the longest day there are hours of light after supper, and most people see them through a window. Go out once more, to a place you only know by day.',
    'Put your shoes on again after the {washing-up|dishes}. For a couple of weeks around the solstice, evening is when streets, woods and gardens look their best.',
  ],
  subject: ['Shoes on again after supper', 'The light is still out'],
  hooks: {
    '*': [
      '{The washing-up is|The dishes are} done, and outside it is as bright as at noon in winter.',
      'Which place near you have you never seen in the evening?',
    ],
    p: 'Two weeks of long evenings pass in the calendar as quickly as any others.',
    a: 'Go out after supper. Today, not at the weekend.',
    t: 'Around the solstice the sun sets along a shallow path, so dusk itself lasts longest at this time of year.',
    f: 'Any plans for the light after eight?',
    h: 'It is still light. Your sofa has noticed and is hoping that you have not.',
    i: 'Some of the best hours of the year are given out after supper.',
    l: 'Late light, long shadows, a second coat of warmth on the walls.',
  },
  lines: {
    '*': [
      'Around the longest day, walk your usual morning way in the evening. Light from the other side shows a different street.',
      'Carry two chairs to the front of the house instead of the back. You will have talked to three people by nine.',
      'Eat breakfast things for supper, outside, on the longest day. No cooking, and nobody has to come in.',
      '{Ring|Call} a neighbour at eight and say: ten minutes, round the block. It is too short to say no to.',
    ],
    h: ['Children cannot be persuaded that it is night. They have evidence.'],
  },
  scene: [
    'Nine in the evening, and someone along the road is still mowing, badly, in a good mood.',
    'The table is cleared, the door stands open, and the room is full of orange light.',
  ],
  why: [
    [
      'We plan for weekends, and the long evenings fall mostly on working days.',
      'Of the fourteen brightest evenings, ten belong to the week.',
    ],
    [
      'After the longest day the light goes off again, slowly enough for nobody to notice.',
      'In a month it will be dark after supper, and you will wonder when that happened.',
    ],
  ],
  parts: [
    [
      'Leave right after the meal',
      ['If you sit down first, it is over.', 'The plates can wait for once.'],
      'Shoes by an open door',
    ],
    [
      'Take the known way',
      ['Evening light comes from the side you never see.', 'Half an hour there and back suffices.'],
      'A street with long shadows',
    ],
    [
      'Leave the phone in the kitchen',
      ['One picture fewer, one evening more.', 'No one needs to reach you down by the river.'],
      'A phone lying beside a sink',
    ],
  ],
  turn: ['Cloudy evenings are bright as well.', 'Bed can wait a quarter of an hour.'],
  asks: ['Where do you go when it stays light?', 'When were you last out after supper?'],
  ends: {
    p: 'A short walk settles the day better than another hour of screen.',
    a: 'Shoes on.',
    t: 'Sunsets stay within a few minutes of each other for two weeks.',
    f: 'Wave, if you pass.',
    h: 'The sofa will forgive you. It forgives everything.',
    i: 'Nobody looks back on summer and remembers the {washing-up|dishes}.',
    l: 'Stay until the colour has left the walls.',
  },
  keep: 'the next clear evening',
  send: 'someone within ten minutes on foot',
  pic: { ask: 'Your street or front door in late evening light', alt: 'A street in late evening light' },
  claims: [
    ['Twilight is longest and sunset times change least around the summer solstice', 'astronomy textbooks'],
  ],
};

const FIRST_OF_SPRING: Moment['idea'] = {
  id: 'sunlight-shows-the-windows',
  format: 'checklist',
  again: 11,
  emoji: '🌱',
  tags: ['FirstDayOfSpring', 'SpringClean', 'HelloSpring'],
  tick: true,
  title: 'First day of spring: five small jobs that change a room',
  cover: 'Low sun, honest windows',
  gist: [
    'The first low spring sun shows every window for what it is. Five small jobs, none over ten minutes, make more difference than a weekend of cleaning.',
    'Skip the great spring clean. Wash one window, change one filter, sort one drawer, and put the heavy coats away.',
  ],
  subject: ['The sun has seen your windows', 'Ten minutes a job, five jobs'],
  hooks: {
    '*': [
      'The sun comes in at a low angle this week and points at things.',
      'Somewhere in the hall there are gloves for four hands, none of them a pair.',
    ],
    p: 'One clean pane over the desk does more for a room than an afternoon of tidying elsewhere.',
    a: 'Do not clean everything. Clean one window.',
    t: 'Low sun rakes across glass and makes films of dust visible that overhead light does not show.',
    f: 'Ten minutes to spare? Here is what to do with them.',
    h: 'Spring is the season in which dust is presented by professional lighting.',
    i: 'A clear pane is a small beginning, and you look through it every day.',
    l: 'Open sashes, clean glass, the first air without an edge.',
  },
  lines: {
    '*': [
      'Wash windows on a cloudy day. In the sun the water dries before you have wiped it, and leaves stripes.',
      'Before you put a coat away: empty the pockets. It pays for the coffee.',
      'Wash the one window you look out of most. The others have waited all winter.',
      'Wipe the top edge of doors and the lamp above the table. More light, no new bulb.',
    ],
    h: ['The third glove in the drawer belongs to nobody and has lived there for years.'],
  },
  scene: [
    'At four the sun reaches the back of the room for the first time since autumn. It should have {rung|called} first.',
    'A window stands open. From across the yard comes somebody practising the same four bars.',
  ],
  why: [
    [
      'A big clean is put off. Ten minutes are not.',
      'Nobody has a free weekend, and everyone has the time it takes for an egg to boil twice.',
    ],
    [
      'Light is what makes a room feel new, and glass decides how much comes in.',
      'Most of what feels like winter indoors is a film on the panes and on the lamps.',
    ],
  ],
  parts: [
    [
      'Wash the one window',
      [
        'Warm water, a drop of {washing-up liquid|dish soap}, a squeegee.',
        'Inside as well. That is where the haze sits.',
      ],
      'A squeegee on a pane',
    ],
    [
      'Empty the coat pockets',
      [
        'Then wash or brush them and hang them away dry.',
        'Tickets, tissues, a chestnut, and with luck a note.',
      ],
      'Finds from pockets on a table',
    ],
    [
      'Dust the lamps',
      ['Switched off and cold, with a dry cloth.', 'The shade keeps more light than you would think.'],
      'A cloth on a lampshade',
    ],
    [
      'Clear one drawer',
      ['The one that catches when you open it.', 'Tip it out, wipe it, and put back half.'],
      'A drawer emptied on a table',
    ],
  ],
  turn: [
    'Then leave the window open for as long as the coffee lasts.',
    'The rest can stay as it is until somebody notices.',
  ],
  asks: ['What does the first sun show at your place?', 'What was in your coat pocket?'],
  ends: {
    p: 'One task a day, and by Friday the room is another.',
    a: 'One pane. Then stop.',
    t: 'Work from top to bottom, and dry the edges.',
    f: 'Happy spring, and good finds in the pockets.',
    h: 'Once the window is clean you will see the neighbours cleaning theirs.',
    i: 'Letting light in begins with a bucket.',
    l: 'Clear glass, and a branch in water on the sill.',
  },
  keep: 'the first sunny afternoon',
  send: 'the owner of the third glove',
  pic: { ask: 'Sun falling through one of your windows', alt: 'Low sunlight falling through a window' },
  claims: [
    [
      'Windows washed in direct sun streak because the water dries too fast',
      'trade practice of window cleaners',
    ],
  ],
};

export const LIGHT: readonly Moment[] = [
  {
    label: 'Clocks go forward',
    rule: { month: 3, weekday: 0, nth: 2 },
    countries: ['US', 'CA'],
    ahead: 4,
    idea: CLOCKS_FORWARD,
  },
  {
    label: 'Clocks go forward',
    rule: { month: 3, weekday: 0, nth: -1 },
    countries: EUROPE,
    ahead: 4,
    idea: CLOCKS_FORWARD,
  },
  {
    label: 'Clocks go forward',
    rule: { month: 9, weekday: 0, nth: -1 },
    countries: ['NZ'],
    ahead: 4,
    idea: CLOCKS_FORWARD,
  },
  {
    label: 'Clocks go back',
    rule: { month: 11, weekday: 0, nth: 1 },
    countries: ['US', 'CA'],
    ahead: 4,
    idea: CLOCKS_BACK,
  },
  {
    label: 'Clocks go back',
    rule: { month: 10, weekday: 0, nth: -1 },
    countries: EUROPE,
    ahead: 4,
    idea: CLOCKS_BACK,
  },
  {
    label: 'Clocks go back',
    rule: { month: 4, weekday: 0, nth: 1 },
    countries: ['NZ'],
    ahead: 4,
    idea: CLOCKS_BACK,
  },
  { label: 'Longest night', rule: { fixed: [12, 21] }, countries: NORTH, ahead: 3, idea: LONGEST_NIGHT },
  { label: 'Longest night', rule: { fixed: [6, 21] }, countries: SOUTH, ahead: 3, idea: LONGEST_NIGHT },
  { label: 'Longest day', rule: { fixed: [6, 21] }, countries: NORTH, ahead: 5, idea: LONGEST_DAY },
  { label: 'Longest day', rule: { fixed: [12, 21] }, countries: SOUTH, ahead: 5, idea: LONGEST_DAY },
  {
    label: 'First day of spring',
    rule: { fixed: [3, 20] },
    countries: NORTH,
    ahead: 5,
    idea: FIRST_OF_SPRING,
  },
  {
    label: 'First day of spring',
    rule: { fixed: [9, 1] },
    countries: SOUTH,
    ahead: 5,
    idea: FIRST_OF_SPRING,
  },
];
