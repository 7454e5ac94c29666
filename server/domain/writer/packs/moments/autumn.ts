// From Halloween to the first Saturday of December.
import type { Moment } from '../../library/moment.ts';
import { HAS_A_SHOP } from '../whom.ts';
import { MAIN } from './countries.ts';

const QUIET_FOR_THE_DOG: Moment['idea'] = {
  id: 'quiet-room-for-the-dog',
  format: 'checklist',
  again: 11,
  emoji: '🎆',
  tags: ['Fireworks', 'DogsAndFireworks', 'Pets'],
  tick: true,
  title: 'Fireworks night: how to get a dog or cat through it',
  cover: 'A quiet room before the bang',
  gist: [
    'The walk before dusk, one room with the curtains drawn, sound that hums along, and a readable tag. Most animals get through fireworks better if the evening is prepared in daylight.',
    'Start at four, not at the first bang: walk, feed, shut, drown out. And check that the phone number on the collar is still yours.',
  ],
  subject: ['Walk the dog before dusk', 'Prepare the quiet room at four'],
  hooks: {
    '*': [
      'Whose number is on the collar? More animals run off on nights with fireworks than on others.',
      'The neighbours have bought a large box. Your dog has not been told.',
    ],
    p: 'An evening with fireworks is prepared in the afternoon, and it takes half an hour.',
    a: 'Walk before dusk. Then shut every flap and window.',
    t: 'Dogs hear higher tones than people, and cannot tell where the bang will come from or when it ends.',
    f: 'Do you have someone at home who hides under the bed? This is for the two of you.',
    h: 'The dog has opinions about the display and is expressing them from inside the wardrobe.',
    i: 'One quiet room can be the whole feast for somebody on four legs.',
    l: 'Heavy curtains, low music, a blanket that smells of home.',
  },
  lines: {
    '*': [
      'Fireworks tonight or this week? Long walk in daylight, on the lead. After dusk only to the door and back.',
      'Let your animal hide where it likes. Under the bed is a good plan and needs no persuading.',
      'Tell the neighbours with a dog when you mean to light yours. Ten minutes of notice are worth more than an apology.',
      'Stay calm and at home, if you can. You may comfort a frightened dog: fear is not rewarded by kindness.',
    ],
    h: ['Cats pretend that they had meant to sit behind the washing machine anyway.'],
  },
  scene: [
    'It is not properly dark yet, and somewhere behind the houses the first one goes up. Two ears rise in the basket.',
    'The television is too loud, the curtains are shut at five, and there is a tail sticking out from behind the sofa.',
  ],
  why: [
    [
      'Nothing about it can be foreseen by an animal, which makes it worse than noise alone.',
      'People know the date. For a dog, it simply starts.',
    ],
    [
      'A fixed retreat and an even sound take the edge off the surprise.',
      'What they can do is hide, so make hiding easy.',
    ],
  ],
  parts: [
    [
      'Walk while it is light',
      ['On the lead, even if it normally goes without.', 'A tired dog starts from a lower step.'],
      'A dog on a lead at dusk',
    ],
    [
      'Shut flaps, windows and curtains',
      ['Cats in by late afternoon, rabbits covered and sheltered.', 'Flashes frighten as well as bangs.'],
      'A hand closing a curtain',
    ],
    [
      'Put on a steady sound',
      ['Music with a beat, or the radio.', 'Loud enough to blur, quiet enough to sleep.'],
      'A radio on a shelf',
    ],
    [
      'Check the tag and the chip',
      ['Old numbers lead nowhere.', 'The register of the chip has to know your address.'],
      'A collar with a tag',
    ],
  ],
  turn: [
    'And open the door next morning with care: there may be debris.',
    'Then stay, and look as though nothing were the matter.',
  ],
  asks: ['Where does yours hide?', 'What helps at your house?'],
  ends: {
    p: 'Serious fear is a case for the vet, weeks beforehand.',
    a: 'Daylight walk. Closed house. Calm you.',
    t: 'Habituation takes months; masking works the same evening.',
    f: 'A quiet night to both of you.',
    h: 'You may both come out at midnight. {Biscuits|Cookies} have been mentioned.',
    i: 'To look after the frightened one is part of any celebration.',
    l: 'One lamp, one blanket, two of you.',
  },
  caution: 'Never give an animal medicine meant for people; ask your vet in good time.',
  keep: 'the afternoon before the fireworks',
  send: 'the neighbour with the large box',
  pic: { ask: 'A dog or cat in its favourite hiding place', alt: 'A dog resting on a blanket indoors' },
  claims: [
    [
      'Walk in daylight, close curtains, mask noise, provide a den, check microchip details',
      'RSPCA, Blue Cross, ASPCA',
    ],
    ['Comforting a fearful dog does not reinforce fear', 'veterinary behaviourists'],
  ],
};

const GIVING_THANKS: Moment['idea'] = {
  id: 'thanks-with-a-because',
  format: 'tip',
  again: 11,
  emoji: '🍂',
  tags: ['Thanksgiving', 'TableTalk', 'Gratitude'],
  title: 'Thanksgiving table: a better round than "what are you thankful for"',
  cover: 'Thanks, with a because',
  gist: [
    'Going round the table with "what are you thankful for" gives family and health nine times over. Ask for one person and one day instead, and a because.',
    'Change the question at the Thanksgiving table: who did something for you this year that they have probably forgotten?',
  ],
  subject: ['Who has forgotten that they helped you?', 'A better question for the table'],
  hooks: {
    '*': [
      'By the fourth chair, everybody is thankful for family and health.',
      'Somebody helped you this year and has already forgotten it. Name them.',
    ],
    p: 'A precise question turns the round at the table from a duty into twenty good minutes.',
    a: 'Ask for a name and a day.',
    t: 'Gratitude that names a person, an act and a cost is stronger than a general one, for both sides.',
    f: 'Sitting at a long table this week? Take this question along.',
    h: 'Be quick with "family and health", before the cousin takes it.',
    i: "The help that mattered was often ten minutes of somebody else's Tuesday.",
    l: 'A long table, low candles, one name said by each.',
  },
  lines: {
    '*': [
      'A question for the Thanksgiving table: who did something for you this year and has surely forgotten it?',
      'After the round at the table, send the person you named a message. They are sitting at another table right now.',
      'Let the children begin. They thank the bus driver, and then everyone else has to try harder.',
      'Thank the one who cooked before the food is cold and the one who washes up before it is done.',
    ],
    h: ['"I am thankful that this is the last time we discuss the parking" counts.'],
  },
  scene: [
    'Eleven people, two tables pushed together, one chair from the garage. Somebody taps a glass.',
    'The gravy goes round one way, and the question goes round the other.',
  ],
  why: [
    [
      'Large words are true and leave nothing behind.',
      'Nobody disagrees with health, and nobody remembers it by dessert.',
    ],
    [
      'A small deed with a date brings back the whole scene, and others know someone like that.',
      'One concrete story sets off the next one along the table.',
    ],
  ],
  parts: [
    [
      'Ask for a person outside the room',
      ['A nurse, a neighbour, somebody on a train.', 'Family is understood, so it need not be said.'],
      'A long table seen from its end',
    ],
    [
      'Ask for the day',
      ['"In March, when the car would not start."', 'With a date, it becomes a story.'],
      'Hands passing a dish',
    ],
    ['Let them know', ['A message before the pie.', 'They will read it twice.'], 'A phone beside a plate'],
  ],
  turn: ['Anyone may pass. There is pie either way.', 'It takes a minute a chair.'],
  asks: ['Which small kindness of this year would you name?', 'What do they ask at your table?'],
  ends: {
    p: 'Put the question on the place cards, and nobody is caught out.',
    a: 'One name. One day. One because.',
    t: 'Person, act, consequence.',
    f: 'A good table to you, wherever it stands.',
    h: 'And thank whoever gets the chair from the garage.',
    i: 'Perhaps somebody is naming you this week.',
    l: 'Then raise the glass to the ones who are not there.',
  },
  work: 'Try it at the last meeting before the holiday: each person names somebody outside the department, and writes to them before lunch.',
  keep: 'the long table',
  send: 'whoever taps the glass at yours',
  pic: { ask: 'A set table or a place card with a name', alt: 'A set table with handwritten place cards' },
  claims: [
    [
      'Specific gratitude strengthens relationships more than general gratitude',
      'research by Algoe and by Emmons',
    ],
  ],
};

const HELP_THAT_COSTS_NOTHING: Moment['idea'] = {
  id: 'three-free-favours',
  format: 'tip',
  only: HAS_A_SHOP,
  again: 11,
  emoji: '🏪',
  tags: ['SmallBusinessSaturday', 'ShopSmall', 'SupportLocal'],
  title: [
    'Small Business Saturday: three ways to help a business you like',
    'How to help a small business without spending anything',
  ],
  cover: 'Help a small business',
  gist: [
    'Do you like a small business near you? Write a short review, tell a friend the name, and share one of its posts. It takes five minutes and helps a lot.',
    'It is Small Business Saturday soon. A review, a recommendation or a shared post costs nothing and brings new customers.',
  ],
  subject: ['Help a small business', 'Help that costs nothing'],
  hooks: {
    '*': [
      'It is Small Business Saturday soon. Here are three ways to help a business you like, and none of them costs money.',
      'Do you know a small business that deserves more customers? You can help it in five minutes.',
    ],
    pfatil: 'Small businesses are found because somebody recommends them.',
    h: 'You can help a small business from your sofa. Shoes are optional.',
  },
  lines: {
    '*': [
      'A review of two sentences helps a small business more than you think. Say what you got and how it was.',
      'When somebody asks for a recommendation, answer with a name and a number.',
      'Share a post of a small business that you like. Somebody may have been looking for it.',
      'If something was not right, tell the business first. Most things can be put right with one message.',
    ],
    h: ['A star without a sentence is like applause with gloves on.'],
  },
  scene: [
    'Large chains pay for advertisements. Small businesses need people who talk about them.',
    'Most people find a plumber, a hairdresser or a cake maker because somebody told them a name.',
  ],
  why: [
    [
      'A word from a neighbour counts more than any advertisement.',
      'A few honest words help the next customer to decide.',
    ],
    [
      'What you write stays, and is read for years.',
      'One review may be read by hundreds of people who are looking for the same thing.',
    ],
  ],
  parts: [
    [
      'Write a short review',
      [
        'What did you get, and what was good about it? Two sentences are enough.',
        'Name one thing that you liked. It helps others to decide.',
      ],
      'Thumbs typing on a phone',
    ],
    [
      'Pass on the name',
      [
        'When somebody in your group asks, answer with name and number.',
        'A recommendation from a friend is the best advertisement there is.',
      ],
      'A group chat on a phone',
    ],
    [
      'Share a post',
      ['It takes one tap, and others see it.', 'Add a few words of your own.'],
      'A phone with a shared post',
    ],
  ],
  turn: ['Five minutes, and you have done something good.', 'Which business will it be?'],
  asks: ['Which small business would you recommend?', 'Which small business do you like best near here?'],
  ends: {
    pfatil: ['Name one that you like, and let them know.', 'Thank you to everybody who does it.'],
    h: 'You may put your feet up again.',
  },
  keep: 'the next time somebody asks for a name',
  send: 'a neighbour who knows everybody',
  pic: { ask: 'Your sign, door or workbench in daylight', alt: 'The sign of a small business in daylight' },
  claims: [
    ['Recommendations and reviews bring customers to small firms', 'surveys of consumers, common experience'],
  ],
};

export const AUTUMN: readonly Moment[] = [
  {
    label: 'Thanksgiving',
    rule: { month: 10, weekday: 1, nth: 2 },
    countries: ['CA'],
    ahead: 5,
    idea: GIVING_THANKS,
  },
  {
    label: 'World Mental Health Day',
    rule: { fixed: [10, 10] },
    countries: null,
    ahead: 4,
    idea: {
      id: 'ask-a-second-time',
      format: 'tip',
      again: 11,
      tags: ['MentalHealthDay', 'AskTwice', 'LookOutForEachOther'],
      title: 'World Mental Health Day: how to ask somebody how they are',
      cover: 'Ask a second time',
      gist: [
        'The first "How are you?" is a greeting. The second, asked with time and without advice, is a question. How to ask it, and what to say when somebody answers.',
        'Ask twice, sit down, and do not solve anything. Whoever says that things are bad needs a listener first, and next the number of somebody who can help.',
      ],
      subject: ['The second question', '"Fine." And really?'],
      hooks: {
        '*': [
          'The first "fine" is a reflex. Wait, and ask again.',
          'Who in your week has become quieter over the last months?',
        ],
        p: 'A second question, asked in private, is the most useful thing most of us can do.',
        a: 'Ask twice. Then say nothing.',
        t: 'Open question, silence, a summary in your own words, no advice: that is what helplines train.',
        f: 'Is there someone you have been meaning to ask?',
        h: 'You will feel awkward. It passes sooner than you think, and it is worth it.',
        i: 'Somebody may have waited a long while to be asked again.',
        l: 'A walk, plenty of time, and one question.',
      },
      lines: {
        '*': [
          '"And how are you really?" Ask it on a walk or in a car. Side by side is easier than face to face.',
          'Leave out "at least". No sentence that begins like that has ever comforted anyone.',
          'You need not have the right words. "I did not know. I am glad that you told me" is enough for a beginning.',
          'Ask again next week. The first time they see that you mean it, the second time they tell you.',
        ],
        h: ['Advice beginning with "just" may be kept for furniture.'],
      },
      scene: [
        'The kettle clicks off. You ask, and get a "fine" with a pause behind it that is a little too long.',
        'Two people walk round the same pond for the second time. One of them has begun to talk.',
      ],
      why: [
        [
          'In passing nobody can answer, and so everyone says the same.',
          'A corridor is made for greetings, and greetings are all it gets.',
        ],
        [
          'Being heard lowers the pressure before anything has changed.',
          'Advice ends the talk. Silence keeps it open.',
        ],
      ],
      parts: [
        [
          'Choose a place to walk',
          ['No table in between, and nobody listening.', 'Hands in pockets make it easier to speak.'],
          'Two people on a path',
        ],
        [
          'Ask again after the fine',
          ['"You have been quiet lately" is kind and true.', 'Say what you saw, not what you think it is.'],
          'Two cups on a bench',
        ],
        [
          'Listen without mending',
          ['Repeat in your words what you understood.', 'Ten seconds of silence are allowed.'],
          'Two people sitting in silence',
        ],
        [
          'Help find the next step',
          ['A doctor, a helpline, a person they trust.', 'Offer to sit beside them while they ring.'],
          'A phone lying between two people',
        ],
      ],
      turn: ['You are not their doctor, and you need not be.', 'And then ask again next week.'],
      asks: ['Who once asked you a second time?', 'What made talking easier for you?'],
      ends: {
        p: 'Save a helpline number in your phone before you need it.',
        a: 'Ask. Wait. Stay.',
        t: 'Observation, question, silence, next step.',
        f: 'And if it is you who is quiet: somebody would like to know.',
        h: 'Walk slowly. The pond is not going anywhere.',
        i: 'A second question can be the start of a better month.',
        l: 'Say little. Remain.',
      },
      caution:
        'If somebody speaks of wanting to die, stay with them and call a crisis line or emergency services at once.',
      keep: 'the next pause that is too long',
      send: 'somebody who would do this well',
      pic: { ask: 'A bench or a path where people walk', alt: 'An empty bench beside a path' },
      claims: [
        ['Ask twice; listen openly; do not rush to advice; signpost', 'Time to Change, Samaritans, WHO'],
        ['Asking about distress does not cause harm', 'WHO, preventing suicide'],
      ],
    },
  },
  {
    label: 'Halloween',
    rule: { fixed: [10, 31] },
    countries: ['US', 'GB', 'IE', 'CA', 'AU'],
    ahead: 6,
    idea: {
      id: 'what-the-porch-light-says',
      format: 'checklist',
      again: 11,
      emoji: '🎃',
      tags: ['Halloween', 'TrickOrTreat', 'Neighbours'],
      tick: true,
      title: 'Halloween at the door: what to check before they ring',
      cover: 'What the porch light says',
      gist: [
        'Light on means come, light off means no, thank you. A lit path, one bowl without nuts and a tied-up dog make the evening easy for both sides of the door.',
        'Walk up to your own front door once, in the dark, at the height of a six-year-old. Then you know what to move before Halloween.',
      ],
      subject: ['Walk to your own door in the dark', 'Light on, or light off?'],
      hooks: {
        '*': [
          'Go out after dark and walk up to your own door in a mask. You will move the bicycle.',
          'Your porch light is saying something on the thirty-first. Make sure it is what you mean.',
        ],
        p: 'Ten minutes before dusk settle the evening at the door, with or without visitors.',
        a: 'Light on: welcome. Light off: not tonight.',
        t: 'A mask halves the field of view, and a costume hides the feet. Plan the path for both.',
        f: 'Giving out sweets this year, or sitting in the dark with a film? Both are fine.',
        h: 'There are two sorts of houses: fun size, and legends.',
        i: 'One evening a year a whole street opens its doors. That is a lot.',
        l: 'One carved pumpkin, one real flame well out of reach, a swept step.',
      },
      lines: {
        '*': [
          'Not taking part in Halloween? Leave the porch light off, and nobody has to feel turned away.',
          'Have a second bowl with something that is no food: stickers, pencils, glow sticks. Children with allergies know why.',
          'On Halloween, the tallest one in no costume to speak of is fourteen, and it may be the last time. One for them as well.',
          'Driving on the thirty-first? Between five and eight, go at walking pace where there are houses.',
        ],
        h: ['A bowl with "please take one" on it is a study of human nature.'],
      },
      scene: [
        'On the step stand a skeleton, a bee and something with a box on its head that has forgotten what to say.',
        'Half past eight. Three toffees left in the bowl, and you hope that nobody rings.',
      ],
      why: [
        [
          'Small visitors in masks see little, and look at doors rather than at steps.',
          'A short ghost with a sheet over the head does not see your hose.',
        ],
        [
          'A clear sign saves both sides an awkward minute.',
          'Some love it, some have a baby asleep, some do not keep it. Nobody needs to explain.',
        ],
      ],
      parts: [
        [
          'Decide on the light',
          ['On, off, and off early when the bowl is empty.', 'It is understood in every street.'],
          'A lit porch lamp at dusk',
        ],
        [
          'Clear the path',
          ['Hose, pots, bicycle, wet leaves.', 'And light it from low down, without flames.'],
          'A swept path with lanterns',
        ],
        [
          'Keep a second bowl',
          [
            'Stickers or pencils for those who cannot have the others.',
            'Hold it out without asking who and why.',
          ],
          'A bowl of stickers and pencils',
        ],
        [
          'Shut the dog away',
          ['A bell that rings forty times is too much for anyone.', 'A back room, a chew, a radio.'],
          'A dog behind a closed door',
        ],
      ],
      turn: ['Then put on the hat. You have one somewhere.', 'The rest is carried out by seven-year-olds.'],
      asks: ['Light on or light off at yours?', 'What was the finest costume you ever opened the door to?'],
      ends: {
        p: 'Shops and practices can do the same with a bowl on the counter.',
        a: 'Light, path, bowl, dog.',
        t: 'Battery candles give the same flicker and set nothing alight.',
        f: 'Have a good one, on either side of the door.',
        h: 'What is left over is yours. That is the law.',
        i: 'You may meet neighbours whom you have not seen since last year.',
        l: 'Blow it out at nine. Enjoy the smell of pumpkin.',
      },
      caution:
        'Keep flames away from costumes, and let small children have neither hard sweets nor whole nuts.',
      keep: 'the afternoon of the thirty-first',
      send: 'the house with the hose across the path',
      pic: { ask: 'Your door or counter with a pumpkin', alt: 'A carved pumpkin by a front door' },
      claims: [
        ['Keep costumes away from flames, use battery lights, clear paths', 'fire services, NFPA'],
        ['Non-food treats help children with allergies', 'Teal Pumpkin Project, FARE'],
      ],
    },
  },
  {
    label: 'Independence Day',
    rule: { fixed: [7, 4] },
    countries: ['US'],
    ahead: 4,
    idea: QUIET_FOR_THE_DOG,
  },
  { label: 'Bonfire Night', rule: { fixed: [11, 5] }, countries: ['GB'], ahead: 4, idea: QUIET_FOR_THE_DOG },
  {
    label: 'Thanksgiving',
    rule: { month: 11, weekday: 4, nth: 4 },
    countries: ['US'],
    ahead: 5,
    idea: GIVING_THANKS,
  },
  {
    label: 'Black Friday',
    rule: { month: 11, weekday: 4, nth: 4, plus: 1 },
    countries: MAIN,
    ahead: 5,
    idea: {
      id: 'the-list-from-last-week',
      format: 'checklist',
      again: 11,
      emoji: '🧮',
      tags: ['BlackFriday', 'BuyLess', 'MoneySense'],
      tick: true,
      title: 'Black Friday: four questions before you click buy',
      cover: 'Was it on the list last week?',
      gist: [
        'Did you want it before you saw the price? Write the list before the Friday, look up what things cost in October, and sleep on the rest.',
        'A discount is worth something only on a thing you were going to buy anyway. Four questions separate those from all the others.',
      ],
      subject: ['Was it on the list last week?', 'A saving on something you did not want'],
      hooks: {
        '*': [
          'Write the list today, before anyone has shown you a crossed-out number.',
          'Half off a thing that you do not need is still half a price too much.',
        ],
        p: 'A list written before the sale begins is worth more than any of its vouchers.',
        a: 'Not on the list? Not in the basket.',
        t: 'Compare with the price of the last months. Consumer groups find that many offers were as cheap or cheaper at another time.',
        f: 'How many tabs are open at your end?',
        h: 'Somewhere there is a waffle iron waiting for its second outing.',
        i: 'Buying the one right thing leaves room, money and an evening for the rest of life.',
        l: 'Buy rarely, and buy the one you meant.',
      },
      lines: {
        '*': [
          'One question for Black Friday: did you want it before you knew what it cost?',
          'Before Black Friday, look up the price history. Several free comparison sites draw it as a curve, and the curve is often instructive.',
          'A Black Friday offer looks good? Put it in the basket and close the laptop. If you remember it tomorrow without looking, you may want it.',
          'A clock counting down on a Black Friday page is there for the seller. Reload, and see whether it starts again.',
        ],
        h: ['You saved forty on the thing. Now where do you put the thing?'],
      },
      scene: [
        'Eleven at night, nine tabs, a clock in red that counts down to nothing in particular.',
        'In January you move a box to reach another box, and neither has been opened.',
      ],
      why: [
        [
          'A crossed-out number gives the eye something to measure by, whether or not anyone ever paid it.',
          'We judge by the reference that is offered, and the seller picks the reference.',
        ],
        [
          'Wanting passes overnight. Needing is still there at breakfast.',
          'Haste is what a countdown is for, and time is the antidote.',
        ],
      ],
      parts: [
        [
          'You wanted it last week',
          ['If it stands on an older list, carry on.', 'A wish that is an hour old may wait.'],
          'A handwritten shopping list',
        ],
        [
          'You know what it cost in October',
          ['A price tracker tells in half a minute.', 'Add the postage on both sides.'],
          'A price curve on a screen',
        ],
        [
          'You know where it will live',
          ['Name the shelf.', 'If something has to go for it, which?'],
          'A full shelf',
        ],
        [
          'You know how it goes back',
          ['Return dates around Christmas differ.', 'Read that line before the others.'],
          'A parcel with a return label',
        ],
      ],
      turn: ['Four times yes? Then buy it in good conscience.', 'After that, close the tabs.'],
      asks: ['What was your most pointless bargain?', 'What has been on your list for longest?'],
      ends: {
        p: 'A list of three things can be done by lunch.',
        a: 'Sleep on it.',
        t: 'Want, price, place, return.',
        f: 'Tell us about the waffle iron.',
        h: 'The cupboard will not get larger. It has been tried.',
        i: 'What you leave standing is space, time and money.',
        l: 'One thing, chosen slowly.',
      },
      unless: 'black friday|cyber monday',
      keep: 'Thursday evening',
      send: 'somebody with nine tabs open',
      pic: { ask: 'A short handwritten shopping list', alt: 'A short handwritten shopping list' },
      claims: [
        [
          'Most Black Friday deals were as cheap or cheaper at other times of year',
          'Which? annual investigations',
        ],
        ['Reference prices anchor judgement', 'Tversky and Kahneman'],
      ],
    },
  },
  {
    label: 'Small Business Saturday',
    rule: { month: 11, weekday: 4, nth: 4, plus: 2 },
    countries: ['US'],
    ahead: 4,
    idea: HELP_THAT_COSTS_NOTHING,
  },
  {
    label: 'Small Business Saturday',
    rule: { month: 12, weekday: 6, nth: 1 },
    countries: ['GB'],
    ahead: 4,
    idea: HELP_THAT_COSTS_NOTHING,
  },
  {
    label: 'Giving Tuesday',
    rule: { month: 11, weekday: 4, nth: 4, plus: 5 },
    countries: ['US', 'GB', 'IE', 'CA', 'AU', 'NZ', 'DE', 'FR', 'NL'],
    ahead: 4,
    idea: {
      id: 'before-you-give-money',
      format: 'checklist',
      again: 11,
      emoji: '🤲',
      tags: ['GivingTuesday', 'Charity', 'GoodToKnow'],
      tick: true,
      title: 'Giving Tuesday: how to check a charity before you give',
      cover: 'Two minutes before you give',
      gist: [
        'Look the charity up in the register, type its address yourself, and give a little every month rather than a lot in one evening. That is two minutes well spent.',
        'Give with your head switched on: registered name, own website, no pressure. After that a small monthly sum helps them more than a single large one.',
      ],
      subject: ['Two minutes before you give', 'Type the address yourself'],
      hooks: {
        '*': [
          'Whoever presses you to give tonight can wait until you have looked them up.',
          'On the doorstep stands somebody with a tin. What do you ask?',
        ],
        p: 'A look in the public register takes two minutes and protects the good ones, too.',
        a: 'No link. Type the address yourself.',
        t: 'Registered number, annual report, payee name: these three have to match.',
        f: 'Want to give something this week? Then take these with you.',
        h: 'Real charities also survive until tomorrow morning.',
        i: 'A small sum that comes every month lets somebody plan a whole year.',
        l: 'Given quietly, to a cause you know.',
      },
      lines: {
        '*': [
          'A charity can be looked up: in most countries there is a public register, free of charge.',
          'Low running costs alone do not make a good charity. Ask what it changed, and how it knows.',
          'Ask the local food bank what it is short of before you bring anything. It is seldom pasta.',
          'No money to give? An hour at the {till|register}, a {lift|ride}, a translation. {Ring|Call} and ask what is missing on Wednesdays.',
        ],
        h: ['"You must decide now" is what con artists and cats at breakfast have in common.'],
      },
      scene: [
        'A message with a photograph, a link, and a clock. You would like to do something, straight away.',
        'In a back room four people sort tins by date, and nobody has time to write a newsletter.',
      ],
      why: [
        [
          'Fraud likes big days and strong pictures, since people act fast on both.',
          'Where many give at once, somebody always puts up a false tin.',
        ],
        [
          'Regular money pays for what nobody photographs: rent, {petrol|gas}, a person at the phone.',
          'Organisations can plan with ten a month. With a windfall they cannot.',
        ],
      ],
      parts: [
        [
          'Look in the register',
          ['Name and number, letter by letter.', 'Imitators change one word.'],
          'A search page with a register',
        ],
        [
          'Type the address yourself',
          ['Links in messages may lead elsewhere.', 'On the real page, payment runs in their own name.'],
          'Fingers on a keyboard',
        ],
        [
          'Ask what it changed',
          ['A number and how it was counted.', 'Good ones tell of failures as well.'],
          'An open annual report',
        ],
        [
          'Give a small sum monthly',
          ['Less than a coffee a week is fine.', 'You may stop whenever you like.'],
          'A calendar with small marks',
        ],
      ],
      turn: ['Then keep the receipt; it may lower your tax.', 'After that, enjoy having done it.'],
      asks: ['Which small charity deserves to be known better?', 'What made you trust one?'],
      ends: {
        p: 'The receipt belongs with your tax papers.',
        a: 'Check. Then give. Then repeat.',
        t: 'Register, address, effect, rhythm.',
        f: 'Name a good one near you, and say what it needs.',
        h: 'It is rarely pasta. Have we mentioned that?',
        i: 'Help that returns every month becomes something to lean on.',
        l: 'No name on the list is also a way of giving.',
      },
      caution: 'Tax rules on donations differ between countries; ask if you are unsure.',
      keep: 'the next tin at the door',
      send: 'somebody who gives with the whole heart',
      pic: { ask: 'A collection tin or a box of donated goods', alt: 'A box of donated goods on a table' },
      claims: [
        ['Check the register, avoid links and pressure', 'Charity Commission, FTC, Action Fraud'],
        [
          'Overhead ratio is a poor measure of effect',
          'Charity Navigator, GuideStar and BBB letter on the overhead myth',
        ],
      ],
    },
  },
];
