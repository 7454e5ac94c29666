// What families ask who look for help at home.
import type { Idea } from '../../library/idea.ts';
import { AT_HOME, CARE_HOMES, HOME_CARE } from './kinds.ts';

export const CARE: readonly Idea[] = [
  {
    id: 'signs-that-help-is-needed',
    format: 'checklist',
    again: 7,
    emoji: '🏠',
    tick: true,
    tags: ['ElderlyParents', 'HomeCare', 'Caring'],
    title: [
      'Does my mother need help at home? Signs to look for',
      'Ageing parents: seven signs that they could use some help',
    ],
    cover: 'When parents need some help',
    gist: [
      'Unopened {post|mail}, old food in the fridge, weight loss, falls, missed medicines: if several of these are new, a little help at home can make a big difference.',
      'Look in the fridge, at the {post|mail} and at the stairs. What has changed since your last visit says more than a question.',
    ],
    subject: ['When parents need some help', 'Signs to look for on a visit'],
    hooks: {
      '*': [
        '"I am fine", says your mother. These signs tell you more.',
        'How do you notice that parents need help at home? Look for what is new.',
      ],
      ptal: 'Several small changes at once are a reason to talk about help.',
      fi: 'Visiting your parents soon? Have a kind look at these things.',
      h: '"We manage", say parents. Have a look in the fridge.',
    },
    lines: {
      '*': [
        'Look into the fridge on your next visit. Old food or hardly any is a sign that help would be good.',
        'Unopened {post|mail} and unpaid bills can mean that daily life is getting too much.',
        'New bruises? Ask kindly about falls. Many people do not mention them.',
        'Start with a little help: an hour a week for shopping or a shower is easier to accept.',
      ],
      h: ['Five jars of the same jam in the fridge can mean that the list was forgotten.'],
    },
    scene: [
      'You come for a visit after some weeks, and the hall is full of {post|mail}.',
      'Your father wears the same {jumper|sweater} as last time and has got thinner.',
    ],
    why: [
      [
        'Changes come slowly, and those who live with them do not see them.',
        'Who comes seldom often sees more.',
      ],
      [
        'Early help keeps people in their own home for longer.',
        'A little support can prevent a fall or a hospital stay.',
      ],
    ],
    parts: [
      [
        'Look into the fridge',
        ['Is there fresh food, and enough of it?', 'Old or missing food is a common sign.'],
        'An open fridge',
      ],
      [
        'Look at the {post|mail}',
        ['Are letters and bills unopened?', 'A pile in the hall says that it has become too much.'],
        'A pile of letters',
      ],
      [
        'See whether washing has become hard',
        ['Washing and dressing show it early.', 'Wet towels or none at all can be a hint.'],
        'A folded towel',
      ],
      [
        'Look at the stairs and the bath',
        ['Is there fear of falling?', 'Ask how they get in and out of the bath.'],
        'A banister',
      ],
      [
        'Check the boxes of medicines',
        ['Are boxes still full that should be empty?', 'A weekly box shows it at a glance.'],
        'A pill box',
      ],
      [
        'Ask whom they see',
        ['Do they still go out and see people?', 'Loneliness makes everything harder.'],
        'Two cups on a table',
      ],
    ],
    turn: ['Talk about it when nobody is upset.', 'One hour of help a week is a good beginning.'],
    asks: ['What did you notice first with your parents?', 'Who in your family looks in regularly?'],
    ends: {
      ptal: 'Look, ask kindly, begin small.',
      fi: 'You do not have to carry it alone.',
      h: 'And bring no more jam.',
    },
    caution: [
      'Sudden confusion, a fall with pain or quick weight loss should be seen by a doctor.',
      'If confusion comes suddenly, or after a fall, get medical help.',
    ],
    keep: 'your next visit',
    send: 'your brothers and sisters',
    only: AT_HOME,
    own: [
      {
        kinds: ['service', 'offer', 'price'],
        about:
          '(?:home|respite|personal|live-?in) care|companion|washing|dressing|meals|free (?:assessment|visit|chat)',
        lead: 'What {name} can help with:',
      },
    ],
    pic: { ask: 'A kitchen table with two cups', alt: 'Two cups on a kitchen table' },
    claims: [['Signs that an older person may need support', 'NHS and charities for older people']],
  },
  {
    id: 'how-to-talk-about-help',
    format: 'howto',
    again: 7,
    emoji: '🗣️',
    tags: ['ElderlyParents', 'HomeCare', 'FamilyCaring'],
    title: [
      'How to talk to your parents about help at home',
      'Parents do not want help? How to begin the talk',
    ],
    cover: 'Talking to parents about help',
    gist: [
      'Choose a quiet day, ask before you suggest, begin with one small thing, and let them choose the person.',
      'Do not say "you cannot manage any more". Ask what has become tiring, and begin there.',
    ],
    subject: ['Talking to parents about help', 'How to begin'],
    hooks: {
      '*': [
        '"I do not need anybody." How do you talk to parents about help at home?',
        'Talk about help on a quiet day, not on the day after a fall.',
      ],
      ptal: 'Ask first, begin small, let them decide: so help is accepted more easily.',
      fi: 'Are you worried about your parents and do not know how to say it? These steps help.',
      h: 'Our parents are good at helping. Being helped is harder for them.',
    },
    lines: {
      '*': [
        'Do not begin with "you cannot". Ask: "What has become tiring for you?"',
        'Begin with a task that nobody likes, such as the windows or the shopping.',
        'Let your parents meet the {carer|caregiver} first and decide whether it suits.',
        'Several children? Agree first who talks. Four opinions at once are too many.',
      ],
      h: ['"Just until spring" has been the beginning of many good years.'],
    },
    scene: [
      'You say "{carer|caregiver}", and the talk is over.',
      'Tea is on the table, and for once nobody has to leave.',
    ],
    why: [
      [
        'Help feels like losing independence, until it turns out the other way round.',
        'With some support, people can stay at home for longer.',
      ],
      ['Nobody likes to be decided about.', 'Who may choose says yes more easily.'],
    ],
    parts: [
      [
        'Choose a quiet moment',
        ['At home, with time, without the whole family.', 'Not after a fall, and not at Christmas dinner.'],
        'A pot of tea',
      ],
      [
        'Ask before you suggest',
        ['"What takes you the most effort?"', 'Listen to the answer before you offer anything.'],
        'Two people talking',
      ],
      [
        'Begin with one small thing',
        ['An hour a week for shopping or the bath.', 'More can follow if it goes well.'],
        'A shopping bag',
      ],
      [
        'Let them choose',
        ['A first meeting without obligation helps.', 'The person has to suit, more than the plan.'],
        'A {carer|caregiver} at a door',
      ],
    ],
    turn: ['And leave time for a second talk.', 'Often they bring it up themselves the next time.'],
    asks: [
      'How did you begin to talk to your parents about help?',
      'What was the first thing your parents accepted help with?',
    ],
    ends: {
      ptal: 'Ask, begin small, let them choose.',
      fi: 'It gets easier after the first sentence.',
      h: 'And spring may take a while.',
    },
    keep: 'the next visit home',
    send: 'your brothers and sisters',
    only: AT_HOME,
    own: [
      {
        kinds: ['offer', 'service', 'process', 'people'],
        about: 'free (?:assessment|visit|chat|consultation)|same carers?|companion|family.run',
        lead: 'About {name}:',
      },
    ],
    pic: { ask: 'A pot of tea and two cups', alt: 'A pot of tea with two cups' },
    claims: [['How to talk to a parent about care', 'charities for older people']],
  },
  {
    id: 'fewer-falls-at-home',
    format: 'checklist',
    again: 7,
    emoji: '🚶',
    tick: true,
    tags: ['FallPrevention', 'SafeAtHome', 'OlderPeople'],
    title: ['How to make a home safer against falls', 'Fewer falls at home: a walk through the rooms'],
    cover: 'Fewer falls at home',
    gist: [
      'Remove loose rugs, light the way to the toilet, put up rails in the bath and keep things within reach. Good shoes help as much as anything.',
      'Most falls happen at home. Light, rails and a clear floor prevent many of them.',
    ],
    subject: ['Fewer falls at home', 'A walk through the rooms'],
    hooks: {
      '*': [
        'Most falls happen at home. A walk through the rooms prevents some of them.',
        'Loose rugs and dark halls are the most common reasons to trip at home.',
      ],
      ptal: 'Clear floors, good light, rails, firm shoes: that prevents many falls.',
      fi: 'Do you care for older parents? Walk through their home with these points.',
      h: 'The cat and the loose rug work together. Take away the rug.',
    },
    lines: {
      '*': [
        'Take away loose rugs, or fix them to the floor. They are a common reason for falls at home.',
        'A night light between bed and toilet is cheap and prevents falls.',
        'Firm shoes with a back are safer than slippers.',
        'After getting up, sit on the edge of the bed for a moment before you stand.',
      ],
      h: ['Cats like to lie on dark stairs. A light helps against falls.'],
    },
    scene: [
      'At night, on the way to the toilet, it is dark, and the rug has a fold.',
      'The cup is on the top shelf, and the stool wobbles.',
    ],
    why: [
      ['With age, balance and eyes get weaker.', 'What was no problem at sixty can be one at eighty.'],
      [
        'A fall makes people afraid, and fear makes them move less.',
        'Who moves less gets weaker, and falls more easily.',
      ],
    ],
    parts: [
      [
        'Clear the floor',
        ['No loose rugs, no cables across the room.', 'Shoes go in the cupboard.'],
        'A clear hall floor',
      ],
      [
        'Light the way at night',
        ['From the bed to the toilet, best by itself.', 'A lamp with a sensor costs little.'],
        'A night light',
      ],
      [
        'Fit rails in the bath',
        ['Beside the toilet and in the shower.', 'They must be screwed on. Suction ones can come off.'],
        'A rail beside a bath',
      ],
      [
        'Put things within reach',
        ['What is used every day stands between hip and shoulder.', 'Nobody should climb for a cup.'],
        'A kitchen shelf',
      ],
      [
        'Wear firm shoes',
        ['With a back and a sole that grips.', 'Slippers without a back are risky.'],
        'Firm house shoes',
      ],
    ],
    turn: ['Begin where it is darkest.', 'An hour is enough for a whole flat.'],
    asks: ['What have you changed at home against falls?', 'Which corner is the most dangerous in yours?'],
    ends: {
      ptal: 'Floor, light, rails, reach, shoes.',
      fi: 'It is done in an afternoon.',
      h: 'The cat is harder to move.',
    },
    caution: [
      'After a fall with pain, a knock to the head, or if falls happen again, see a doctor.',
      'Falls that repeat, and dizziness, should be looked into by a doctor.',
    ],
    keep: 'the weekend',
    send: 'somebody with parents over seventy-five',
    only: AT_HOME,
    own: [
      {
        kinds: ['service', 'offer'],
        about: 'falls?\\b|home safety|(?:home|personal|live-?in) care|free (?:assessment|visit)',
        lead: 'Support from {name}:',
      },
    ],
    pic: { ask: 'A clear hall with a night light', alt: 'A hall with a night light and no rugs' },
    claims: [['Home hazards and falls: rugs, lighting, rails, footwear', 'NHS, falls prevention']],
  },
  {
    id: 'enough-to-drink',
    format: 'tip',
    again: 6,
    emoji: '🥤',
    tags: ['Hydration', 'OlderPeople', 'Caring'],
    title: ['How to help older people drink enough', 'Drinking enough in old age: small tricks that help'],
    cover: 'Drinking enough in old age',
    gist: [
      'Older people often do not feel thirst. Offer a drink with every visit, put it within reach, and choose what they like: tea, juice, soup or fruit.',
      "A full glass within reach, a favourite cup, and soup or melon in between: so a day's drinking adds up.",
    ],
    subject: ['Drinking enough in old age', 'Small tricks that help'],
    hooks: {
      '*': [
        'Older people often feel no thirst. These small tricks help them to drink enough.',
        'A glass that stands out of reach is not drunk. Put it right beside the chair.',
      ],
      ptal: 'Offer often, in small amounts, and what the person likes.',
      fi: 'Do you look after somebody who drinks too little? Try this.',
      h: 'Grandad says he never drinks water. Tea counts as well.',
    },
    lines: {
      '*': [
        'Put a drink within reach for older people. What stands in the kitchen is not drunk.',
        'Soup, fruit, yoghurt and jelly count as drink, too.',
        'Drink a cup together. Nobody likes to drink alone.',
        'A favourite cup with a good handle makes it easier to drink enough.',
      ],
      h: ['A biscuit makes every cup of tea easier.'],
    },
    scene: [
      'In the evening the glass from this morning is still full.',
      '"I am not thirsty", she says, and it is a hot day.',
    ],
    why: [
      [
        'With age, the feeling of thirst gets weaker.',
        'The body no longer says clearly when it needs water.',
      ],
      [
        'Drinking too little makes people tired, dizzy and muddled.',
        'It also raises the risk of falls and infections.',
      ],
    ],
    parts: [
      [
        'Offer a drink at every visit',
        ['Small cups, often.', 'With every meal and every medicine.'],
        'A cup on a tray',
      ],
      [
        'Put it within reach',
        ['On the side that is easy to reach.', 'A straw or a cup with two handles can help.'],
        'A glass beside a chair',
      ],
      [
        'Choose what they like',
        ['Tea, juice, milk, or water with a slice of lemon.', 'Whatever is drunk is good.'],
        'A jug with lemon',
      ],
      [
        'Count food as well',
        ['Soup, melon, yoghurt, ice cream.', 'On hot days that helps a lot.'],
        'A bowl of melon',
      ],
    ],
    turn: ['A list on the fridge shows how much it was.', 'After some days it becomes a habit.'],
    asks: [
      'What do they like to drink in your family?',
      'Which trick helps somebody in your family to drink enough?',
    ],
    ends: {
      ptal: 'Often, within reach, what they like.',
      fi: 'And have a cup with them.',
      h: 'A biscuit with it does no harm.',
    },
    caution: [
      'Some people with heart or kidney illness may not drink much: ask the doctor or nurse. Confusion or hardly any urine is a reason to call.',
      'With heart or kidney trouble ask how much is right. If somebody is suddenly confused, get medical help.',
    ],
    keep: 'a hot week',
    send: 'somebody who cares for a parent',
    only: HOME_CARE,
    own: [
      {
        kinds: ['service'],
        about: 'meals|drinks?\\b|companion|(?:home|personal|live-?in) care',
        lead: 'What {name} can help with:',
      },
    ],
    pic: {
      ask: 'A favourite cup on a small table by a chair',
      alt: 'A cup on a small table beside an armchair',
    },
    claims: [['Older people feel less thirst; offer drinks often', 'NHS, hydration in older people']],
  },
  {
    id: 'questions-for-a-care-company',
    format: 'checklist',
    again: 8,
    emoji: '❓',
    tick: true,
    tags: ['HomeCare', 'ElderlyCare', 'CareAdvice'],
    title: ['What to ask before you choose home care', 'Choosing home care: six questions'],
    cover: 'Six questions on home care',
    gist: [
      'Ask who will come, whether it is always the same people, what happens at weekends and in illness, what it costs, and how you are told if something changes.',
      'Will it be the same people? Who stands in? What does it cost in all? Six questions on the phone show whether a care service suits you.',
    ],
    subject: ['Six questions on home care', 'What to ask first'],
    hooks: {
      '*': [
        'Looking for home care? These six questions help you to choose.',
        '"Who will come?" is the first question to ask about home care.',
      ],
      ptal: 'Who comes, when, what it costs, and what happens in an emergency: ask before you choose.',
      fi: 'Looking for help for your mother? Have these questions ready when you call.',
      h: 'Ask about costs, cover and weekends. And ask who makes the tea.',
    },
    lines: {
      '*': [
        'Ask a home care service whether the same people come each time.',
        'Ask what happens when the {carer|caregiver} is ill or on holiday.',
        'Ask for all costs in writing: visits, weekends, travel, public holidays.',
        'Ask how you will be told if something has changed. Many families live far away.',
      ],
      h: ['The best question: would you send your own mother to them?'],
    },
    scene: [
      'You have three brochures on the table, and all of them say "caring".',
      'You call, and you do not know what to ask first.',
    ],
    why: [
      [
        'Care is a matter of trust, and of the people who come.',
        'The person at the door matters more than the brochure.',
      ],
      [
        'What is settled at the beginning leads to fewer worries later.',
        'Weekends, illness and costs are what families ask about most.',
      ],
    ],
    parts: [
      [
        'Who will come?',
        ['Always the same people, or a large team?', 'May you meet them before?'],
        'A {carer|caregiver} at a door',
      ],
      [
        'How are they trained and checked?',
        [
          'Ask about training and background checks.',
          'In many countries you can look up inspection reports.',
        ],
        'A folder',
      ],
      [
        'What if somebody is ill?',
        ['Who stands in, and are you told?', 'Weekends and holidays count as well.'],
        'A rota',
      ],
      ['What does it cost in all?', ['Visits, weekends, travel.', 'Ask for it in writing.'], 'A price list'],
      [
        'How do we hear from you?',
        ['By phone, in a book at home or in an app.', 'Agree who in the family is called.'],
        'A notebook on a table',
      ],
      [
        'How can we stop or change?',
        ['Needs change, and so should the plan.', 'Ask about the notice period.'],
        'A calendar',
      ],
    ],
    turn: ['A good service likes these questions.', 'Ask them of every service you call, ours included.'],
    asks: [
      'Which question would you ask a home care service?',
      'What mattered most to you when you chose home care?',
    ],
    ends: {
      ptal: 'People, checks, cover, cost, contact, change.',
      fi: 'Ask as much as you like.',
      h: 'And then try the tea.',
    },
    keep: 'the first call',
    send: 'your brothers and sisters',
    only: AT_HOME,
    own: [
      {
        kinds: ['people', 'policy', 'proof', 'process', 'service'],
        about: 'same carers?|registered|CQC|DBS|trained|inspected|rated|family.run',
        lead: 'What {name} says to it:',
      },
    ],
    pic: { ask: 'A note with questions beside a telephone', alt: 'A list of questions beside a telephone' },
    claims: [['Questions to ask a home care provider', 'NHS, care advice charities']],
  },
  {
    id: 'before-the-first-care-visit',
    format: 'howto',
    again: 8,
    emoji: '🔑',
    tags: ['HomeCare', 'FirstVisit', 'Caring'],
    title: [
      'The first visit by a {carer|caregiver}: how to prepare',
      'A {carer|caregiver} comes for the first time: what helps',
    ],
    cover: "A {carer|caregiver}'s first visit",
    gist: [
      'Be there at the first visit if you can, write down the daily routine, show where things are, and settle the keys.',
      'The first visit is for getting to know each other. A page with the routine and a cup of tea make it easy.',
    ],
    subject: ["A {carer|caregiver}'s first visit", 'What helps on the first day'],
    hooks: {
      '*': [
        'A {carer|caregiver} is coming for the first time? Four things make it easier for everybody.',
        'The first visit of a {carer|caregiver} is easier when somebody of the family is there.',
      ],
      ptal: 'Routine, keys, medicines, telephone numbers: have these ready for the first visit.',
      fi: 'Are you nervous about the first visit? That is normal. This helps.',
      h: 'A new {carer|caregiver} always asks first where the teaspoons are.',
    },
    lines: {
      '*': [
        'Be there when a new {carer|caregiver} comes for the first time, if you can.',
        'Write down how the day goes: getting up, washing, meals, favourite programme.',
        'Show a new {carer|caregiver} where towels, medicines and the fuse box are.',
        'A key safe by the door means that nobody has to get up to open.',
      ],
      h: ['Introduce the cat first. She thinks it is her home.'],
    },
    scene: [
      'The bell rings, and your mother has been dressed since six.',
      'A new face at the door: that makes most people a little nervous.',
    ],
    why: [
      ['A stranger in the home takes some getting used to.', 'After a few visits, the face is familiar.'],
      [
        'Nobody knows the habits of a person as the family does.',
        'Small things, such as the order of getting dressed, matter.',
      ],
    ],
    parts: [
      [
        'Be there at the first visit',
        ['Introduce them, and then step back.', 'An hour is enough.'],
        'Three people in a kitchen',
      ],
      [
        'Write down the routine',
        ['Times, meals, what is done alone.', 'One page on the fridge is enough.'],
        'A page on a fridge',
      ],
      [
        'Show where things are',
        ['Towels, medicines, clothes, tea.', 'A tour of ten minutes.'],
        'An open cupboard',
      ],
      [
        'Settle keys and numbers',
        ['Who has a key, and who is called when something happens.', 'Write the numbers beside the phone.'],
        'Keys on a hook',
      ],
    ],
    turn: ['Give it two or three weeks.', 'After that, talk about what could be better.'],
    asks: [
      'What helped on the first day with a new {carer|caregiver}?',
      'What would a {carer|caregiver} have to know about your home?',
    ],
    ends: {
      ptal: 'Be there, write it down, show it, settle the keys.',
      fi: 'It gets easier with every visit.',
      h: 'The teaspoons are on the left.',
    },
    keep: 'the day before',
    send: 'somebody whose parents are getting a {carer|caregiver}',
    only: AT_HOME,
    own: [
      {
        kinds: ['process', 'people', 'service'],
        about: 'same carers?|introduc|care plan|first visit|assessment',
        lead: 'How it begins with {name}:',
      },
    ],
    pic: { ask: 'A page with a routine on a fridge door', alt: 'A page with a daily routine on a fridge' },
    claims: [['Preparing for home care', 'charities for carers']],
  },
  {
    id: 'choosing-a-care-home',
    format: 'checklist',
    again: 7,
    emoji: '🏡',
    tick: true,
    tags: ['CareHome', 'ElderlyParents', 'Caring'],
    title: [
      'Choosing a care home: what to look for on a visit',
      'Visiting a care home: six things to notice',
    ],
    cover: 'Choosing a care home',
    gist: [
      'Notice how staff speak to residents, how it smells, what is for lunch, what people do all day, who comes at night, and what it costs in all.',
      'Come at lunchtime, and come twice. You see most when nothing has been prepared for you.',
    ],
    subject: ['Choosing a care home', 'What to look for on a visit'],
    hooks: {
      '*': [
        'How do you choose a care home? Look at these six things on a visit.',
        'Visit a care home at lunchtime. You see more than on a tour.',
      ],
      ptal: 'People, food, days, nights, costs, reports: look at all six.',
      fi: 'Are you looking for a home for your mother or father? This list helps.',
      h: 'Try the cake. It says a lot about a house.',
    },
    lines: {
      '*': [
        'Visit a care home twice, and once without an appointment, if you may.',
        'Listen to how staff speak to residents in a care home. It matters more than the carpet.',
        'Ask what there is to do in the afternoon, and at weekends.',
        'Ask for all the costs in writing, and what happens when care needs grow.',
      ],
      h: ["If the residents laugh at the manager's jokes, that is a good sign."],
    },
    scene: [
      'You are shown the best room, and you look past it at the people in the lounge.',
      'Somebody sits by the window with a newspaper and says: it is nice here.',
    ],
    why: [
      [
        'A house feels different when you see its everyday life.',
        'Brochures show rooms, and not the people.',
      ],
      ['It is a decision for a long time.', 'So take all the time you need.'],
    ],
    parts: [
      [
        'Watch how staff speak to residents',
        ['By name, patiently, with humour.', 'Do they knock at doors?'],
        'Two people talking by a window',
      ],
      [
        'Eat there once',
        ['Ask to stay for lunch.', 'Is there help for those who need it?'],
        'A plate of lunch',
      ],
      [
        'Ask what happens all day',
        ['Activities, garden, visitors, weekends.', 'Look at the plan on the wall.'],
        'A plan of activities',
      ],
      [
        'Ask who is there at night',
        ['How many, and how trained.', 'And how you are called if something happens.'],
        'A lamp at night',
      ],
      ['Ask what it costs in all', ['And what is not included.', 'In writing, please.'], 'A price list'],
      ['Read the inspection report', ['Mostly it is public.', 'Ask about what was criticised.'], 'A report'],
    ],
    turn: ['Trust your feeling, too.', 'Come with the person it is for, if you can.'],
    asks: [
      'What mattered most to you when you looked at a care home?',
      'What would you look at first in a care home?',
    ],
    ends: {
      ptal: 'Look, eat, ask, read.',
      fi: 'You are welcome to come and look.',
      h: 'And have a second piece of cake.',
    },
    keep: 'the first visit',
    send: 'your brothers and sisters',
    only: CARE_HOMES,
    own: [
      {
        kinds: ['place', 'service', 'proof', 'policy'],
        about: 'garden|rooms?\\b|activit|rated|visits? welcome|respite',
        lead: 'At {name}:',
      },
    ],
    pic: { ask: 'A table in the lounge with flowers', alt: 'A table with flowers in a bright lounge' },
    claims: [['What to look for in a care home', 'advice of charities for older people']],
  },
  {
    id: 'settling-into-a-care-home',
    format: 'howto',
    again: 7,
    emoji: '🖼️',
    tags: ['CareHome', 'MovingIn', 'ElderlyParents'],
    title: [
      'Moving into a care home: how to help your mother or father settle',
      'The first weeks in a care home: what helps',
    ],
    cover: 'Settling into a care home',
    gist: [
      'Bring familiar things, tell staff about habits, visit at regular times, and give it some weeks.',
      'A favourite chair, photos, their own blanket, and a page about habits: that makes a room a home.',
    ],
    subject: ['Settling into a care home', 'The first weeks'],
    hooks: {
      '*': [
        'A parent moves into a care home? Familiar things make the first weeks easier.',
        'How do you help somebody settle in a care home? With things, habits and time.',
      ],
      ptal: 'The first weeks are the hardest. Familiar things and regular visits help.',
      fi: 'Do you have a bad conscience? Many families do. This helps all of you.',
      h: 'The ugly lamp has to come along. It is the most important one.',
    },
    lines: {
      '*': [
        'Bring a favourite chair, photos and a blanket to the care home before the first night.',
        'Write a page about habits for the care home: getting up, food, music, what calms.',
        'Visit at regular times, so that your mother knows when you come.',
        'It usually takes some weeks until somebody feels at home. Give it time.',
      ],
      h: ['Bring the old armchair. New ones do not know the family.'],
    },
    scene: [
      'The room is bright and bare, and then the photos go up on the wall.',
      'After three weeks he says "at home" and means the new room.',
    ],
    why: [
      ['Everything is new: people, rooms, times.', 'What is familiar gives security.'],
      ['Staff can only respect habits that they know.', 'Small things, such as the cup, matter.'],
    ],
    parts: [
      [
        'Bring familiar things',
        ['Chair, photos, lamp, blanket.', 'Ask what furniture may come along.'],
        'A chair with a blanket',
      ],
      [
        'Write down habits',
        ['One page is enough.', 'Also what upsets, and what helps.'],
        'A handwritten page',
      ],
      [
        'Visit regularly',
        ['Short and often is better than long and seldom.', 'A call counts as well.'],
        'Two cups of coffee',
      ],
      [
        'Talk to the staff',
        ['After two weeks, about how it goes.', 'Small changes are easily made.'],
        'Two people talking',
      ],
    ],
    turn: ['And be kind to yourself, too.', 'It gets easier.'],
    asks: ['Which thing had to come along?', 'What helped in the first weeks in a care home?'],
    ends: {
      ptal: 'Things, habits, visits, time.',
      fi: 'You may come whenever you like.',
      h: 'The lamp looks good here.',
    },
    keep: 'the day of the move',
    send: 'families who are going through it',
    only: CARE_HOMES,
    own: [
      {
        kinds: ['place', 'service', 'process', 'policy'],
        about: 'rooms?\\b|own furniture|dementia|respite',
        lead: 'At {name}:',
      },
    ],
    pic: { ask: 'A room with photos and a favourite chair', alt: 'A chair and photos in a bright room' },
    claims: [['Familiar belongings and routines ease transition', 'advice of charities for older people']],
  },
  {
    id: 'visiting-with-dementia',
    format: 'tip',
    again: 7,
    emoji: '💜',
    tags: ['Dementia', 'Caring', 'VisitingTips'],
    title: ['Visiting somebody with dementia: what helps', 'How to talk to somebody with dementia'],
    cover: 'Visiting with dementia',
    gist: [
      'Come close, say who you are, use short sentences, do not correct, and bring something to look at or listen to.',
      'Do not ask "do you remember?" Tell something instead, look at photos, or sing together.',
    ],
    subject: ['Visiting with dementia', 'What helps'],
    hooks: {
      '*': [
        'How do you visit somebody with dementia? Do not test, just be there.',
        '"Do you know who I am?" Better say who you are.',
      ],
      ptal: 'Short sentences, no correcting, photos and music: that makes a good visit.',
      fi: 'Are you unsure what to say on a visit? This makes it easier.',
      h: 'The same story for the fifth time? Laugh at the same place.',
    },
    lines: {
      '*': [
        'Say who you are when you visit somebody with dementia: "Hello, Mum, it is Anna."',
        'Do not correct somebody with dementia. It does not matter whether it is Tuesday.',
        'Bring photos, a song or a flower when you visit somebody with dementia.',
        'Visit when the person is most awake, often in the morning.',
      ],
      h: ['You may have eaten already and eat again. With company it tastes better.'],
    },
    scene: [
      'She does not know your name, and she smiles when you come in.',
      'An old song is playing, and he knows every word.',
    ],
    why: [
      ['Being asked and not knowing is frightening.', 'Questions feel like a test.'],
      ['Feelings stay when memories go.', 'A good hour does good, even if it is forgotten.'],
    ],
    parts: [
      [
        'Come close and say who you are',
        ['At eye level, calmly.', 'Touch the hand, if it is welcome.'],
        'Two hands',
      ],
      ['Use short sentences', ['One thought at a time.', 'Wait for the answer.'], 'Two people on a bench'],
      [
        'Do something together',
        ['Photos, music, folding towels, a walk.', 'It need not be much.'],
        'An album of photos',
      ],
    ],
    turn: ['A short good visit is better than a long one.', 'And you did well.'],
    asks: ['What makes visits easier for you?', 'Which song does she or he still know?'],
    ends: { ptal: 'Tell, do not ask. Be there.', fi: 'You are doing well.', h: 'And laugh once more.' },
    keep: 'the next visit',
    send: 'somebody who finds visits hard',
    only: 'dementia|memory care|alzheimer',
    own: [{ kinds: ['service', 'people'], about: 'dementia|memory', lead: 'At {name}:' }],
    pic: { ask: 'An album of old photos on a table', alt: 'An album of old photos on a table' },
    claims: [['Communicating with people with dementia', "Alzheimer's Society"]],
  },
];
