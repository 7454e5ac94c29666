// For those who look at houses or furnish them: surveyors and interior designers.
import type { Idea } from '../../library/idea.ts';

const SURVEYORS =
  'chartered survey|(?:building|home|house|property|damp|structural) survey|surveyors?\\b(?! of)|level (?:2|3|two|three)|home ?buyers? report|home inspect';
const INTERIORS =
  'interior (?:design|architect|styl|decorat)|interiors?\\b|room (?:design|makeover)|colou?r consult|home styling';

export const ROOMS: readonly Idea[] = [
  {
    id: 'ask-the-surveyor',
    format: 'howto',
    again: 8,
    emoji: '🏠',
    tags: ['HouseSurvey', 'HomeBuying', 'BuyingAHouse'],
    only: SURVEYORS,
    title: ['The survey report is here: what to ask next', 'What to ask about your survey report'],
    cover: 'Your survey is here: what now?',
    gist: [
      'A survey report lists everything, from a loose tile to a wet wall. Ask three things about each serious point: how urgent is it, what could it cost, and who should look at it?',
      'Do not be afraid of a long survey report. Ask what has to be done now, what can wait, and what is normal for a house of that age.',
    ],
    subject: ['Your survey is here: what to ask', 'Forty pages, three questions'],
    hooks: {
      '*': [
        'Your survey report has many pages and a lot of warnings. These questions show what matters.',
        'Almost every survey finds something. This is how to tell the small from the serious.',
      ],
      pati: 'Three questions sort the points of a survey report.',
      fhl: 'Take a breath: a long report does not mean a bad house.',
    },
    lines: {
      '*': [
        'Read the summary of your survey first, then call and ask about the most serious points.',
        'Ask about a survey: what would you do first if it were your house?',
        'Get a quote for serious repairs before you exchange or sign. Afterwards it is your bill.',
        'A house of a hundred years has signs of age. Ask which of them are normal.',
      ],
      h: ['Every survey finds something. It is, after all, what it is for.'],
    },
    scene: [
      'You have fallen for a house, and now a report lies on the table.',
      'The report says "further investigation", and you wonder what that means for you.',
    ],
    why: [
      [
        'A report has to name everything that was seen, also the harmless things.',
        'Serious and small things stand close together in a report.',
      ],
      [
        'With clear answers you can plan, talk about the price, or walk away in good time.',
        'You decide better when you know what is urgent.',
      ],
    ],
    parts: [
      [
        ['Ask what is urgent', 'Sort by urgency'],
        ['Now, within a few years, or just keep an eye on it?', 'Danger and water come first.'],
        'A report with three coloured marks',
      ],
      [
        ['Ask what it may cost', 'Get a rough sum'],
        [
          'Ask for the order of size, then get a quote from a tradesperson.',
          'A range is enough to decide whether you go on.',
        ],
        'A calculator beside a report',
      ],
      [
        ['Ask which expert should look', 'Find out which expert you need'],
        ['Roofer, electrician, damp or structural specialist?', 'Ask what exactly they should be asked.'],
        'A ladder at a house wall',
      ],
      [
        ['Talk to your solicitor', 'Pass on what is for the lawyers'],
        ['Missing permissions and guarantees are a matter for them.', 'Send them those pages.'],
        'A folder on a desk',
      ],
    ],
    turn: [
      'With the answers you can make up your mind.',
      'A call of a quarter of an hour often clears up most of it.',
    ],
    asks: ['What worried you most in your survey?', 'Have you ever read a survey report to the end?'],
    ends: { pati: 'Urgent, cost, expert: ask these three.', fhl: 'And call if a page worries you.' },
    caution: 'How a purchase becomes binding differs by country. Settle serious points before that moment.',
    keep: 'the day when your survey arrives',
    send: 'somebody who is buying a house',
    own: [
      {
        kinds: ['service', 'process', 'offer'],
        about: 'report|call the surveyor|ring the surveyor|speak to',
        lead: 'This is how it works after our survey.',
      },
    ],
    pic: {
      ask: 'A survey report with a few coloured marks, no address readable',
      alt: 'A report with coloured marks',
    },
    claims: [['Sort survey findings by urgency, cost, specialist', 'guidance of surveyors to home buyers']],
  },
  {
    id: 'which-survey-do-i-need',
    format: 'answer',
    again: 8,
    emoji: '🔎',
    tags: ['HouseSurvey', 'HomeBuying', 'GoodToKnow'],
    only: SURVEYORS,
    question: 'Which survey do I need?',
    short: [
      'It depends on the age and state of the house.',
      'The older and more altered a house is, the closer somebody should look.',
    ],
    title: ['Which house survey do I need?', 'A simple survey or a full one?'],
    cover: 'Which survey do I need?',
    gist: [
      'A newer house in good order usually needs a simpler survey. For an old, altered or unusual one, or if you plan building work, take the most detailed.',
      'Three questions help you choose a survey: how old is the house, what has been changed, and what are you planning?',
    ],
    subject: ['Which survey do I need?', 'Simple or detailed?'],
    hooks: {
      '*': [
        'Buying a house and not sure which survey to book? Three questions decide it.',
        'A simple survey or the most detailed one? It depends on the house.',
      ],
      pati: 'Choose a survey by the age, the state and your plans.',
      fhl: 'No need to guess. Tell us about the house, and the choice is easy.',
    },
    lines: {
      '*': [
        'Is the house very old, thatched, timber framed or much altered? Then book the most detailed survey.',
        'A valuation for a bank is not a survey. It is made for the lender, and the valuer may not look inside every room.',
        'Are you planning to take out a wall? Say so when you book a survey.',
        'Ask for a sample report before you book a survey. It shows what you will get.',
      ],
      h: ['"It has stood for two hundred years" is a fact. It is not a survey.'],
    },
    scene: [
      'The offer has been accepted, and three surveys are on offer at three prices.',
      'A friend says that you do not need one, and another says that you must.',
    ],
    why: [
      [
        'A look at the house before you buy costs little compared with a new roof.',
        'What is found before the purchase can still be talked about.',
      ],
      [
        'The surveys differ in how closely somebody looks and how much is explained.',
        'A detailed survey also tells you how the house is built and how to look after it.',
      ],
    ],
    parts: [
      [
        ['Look at the age', 'How old is the house?'],
        [
          'Built in the last decades and ordinary: a simpler one may do.',
          'Older than that, or listed: look closely.',
        ],
        'An old house front',
      ],
      [
        ['Look at what was changed', 'What has been altered?'],
        ['Extensions, a converted loft, missing walls.', 'Every change is a place where something can leak.'],
        'A house with an extension',
      ],
      [
        ['Think of your plans', 'What would you like to do?'],
        [
          'Building work needs to know what is behind the plaster.',
          'If you just move in, it may matter less.',
        ],
        'A plan with pencil marks',
      ],
    ],
    turn: [
      'If you are unsure, send the advert. It usually shows enough to advise you.',
      'Book early. Good dates go quickly.',
    ],
    asks: ['Is your favourite house an old or a new one?', 'Would you buy a house without a survey?'],
    ends: { pati: 'Age, changes, plans: that decides it.', fhl: 'Just ask. It is one short call.' },
    caution: 'Kinds and names of surveys differ by country. Ask what a survey covers before you book it.',
    keep: 'the day when your offer is accepted',
    send: 'somebody who is buying an old house',
    pic: { ask: 'The front of an old house, no number visible', alt: 'The front of an old house' },
    claims: [
      [
        'Older, altered or unusual homes call for a detailed survey; a valuation serves the lender',
        'guidance of surveyors to home buyers',
      ],
    ],
  },
  {
    id: 'before-the-surveyor-comes',
    format: 'checklist',
    again: 9,
    emoji: '🪜',
    tags: ['HouseSurvey', 'SellingAHouse', 'HomeTips'],
    only: SURVEYORS,
    title: ['A surveyor is coming: how to prepare the house', 'Before a survey: clear these places'],
    cover: 'Before the surveyor comes',
    gist: [
      'Before a survey, clear the way to the {loft|attic}, the meters, the boiler and the corners behind furniture, and lay out papers for work that was done.',
      'What cannot be seen has to be reported as "not inspected". A little clearing away prevents that.',
    ],
    subject: ['A surveyor is coming', 'What to clear before a survey'],
    hooks: {
      '*': [
        'Is a surveyor coming to your house? Half an hour of clearing helps both sides.',
        'You do not have to tidy up for a survey. But a few places should be free.',
      ],
      pati: 'What can be seen can be assessed. Clear these places before a survey.',
      fhl: 'No need to dust. But please make a way to the {loft|attic}.',
    },
    lines: {
      '*': [
        'Before a survey, clear the space under the {loft|attic} hatch, so that a ladder can stand there.',
        'Have guarantees for windows, damp work or the roof ready when a surveyor comes.',
        'Leave the keys for garage, shed and window locks where they can be found.',
        'Tell the surveyor about old leaks that were repaired, and when. It explains the stain.',
      ],
      h: ['A surveyor looks past your ironing. It is not in the report.'],
    },
    scene: [
      'The surveyor would like to see the {loft|attic}, and eleven boxes stand under the hatch.',
      'The meter cupboard has not been opened since the move.',
    ],
    why: [
      [
        'Places that cannot be reached raise questions with the buyer.',
        '"Could not be inspected" sounds worse than what is usually there.',
      ],
      [
        'With papers to hand, a repair counts as done.',
        'A bill from a roofer answers a question before it is asked.',
      ],
    ],
    parts: [
      [
        'The {loft|attic} hatch',
        ['Free underneath, and not painted shut.', 'A place for a ladder is enough.'],
        'A hatch in a ceiling',
      ],
      [
        'Meters, boiler and fuse box',
        ['Doors open, no coats in front.', 'Lay the last service record beside them.'],
        'A meter cupboard',
      ],
      [
        'Corners behind furniture',
        [
          'Where it is easy, pull wardrobes forward a little.',
          'Outside walls and under windows matter most.',
        ],
        'A wardrobe pulled from a wall',
      ],
      [
        'Garage, shed and outside',
        [
          'Leave them open, and cut back what grows on the wall.',
          'The ground beside the house should be visible.',
        ],
        'A side path along a house',
      ],
      [
        'Papers for work done',
        ['Guarantees, bills, permissions.', 'A folder on the kitchen table will do.'],
        'A folder on a kitchen table',
      ],
    ],
    turn: [
      'Then make a cup of tea. The rest takes its time.',
      'Pets are happiest with a neighbour on that day.',
    ],
    asks: ['Which place in your house would be hard to reach?', 'When were you last in your {loft|attic}?'],
    ends: { pati: 'Free access and papers to hand.', fhl: 'Thank you. Every surveyor will be grateful.' },
    tick: true,
    keep: 'the day before a survey',
    send: 'somebody who is selling a house',
    pic: { ask: 'A clear space under a hatch, or an open meter cupboard', alt: 'An open meter cupboard' },
    claims: [['Surveyors inspect what is accessible', 'survey practice']],
  },
  {
    id: 'damp-has-a-reason',
    format: 'tip',
    again: 9,
    emoji: '💧',
    tags: ['DampWalls', 'HomeTips', 'HouseSurvey'],
    only: SURVEYORS,
    title: ['A damp patch on the wall: what to note first', 'Damp at home: where it is tells you a lot'],
    cover: 'A damp patch: what to note',
    gist: [
      'Before you pay for damp work, note three things: where the patch is, when it gets worse, and what is on the other side of that wall. It often points to the cause.',
      'A damp patch near the floor, under a window or in a cold corner has different reasons. Look before you treat it.',
    ],
    subject: ['A damp patch: what to note', 'Find the cause first'],
    hooks: {
      '*': [
        'Found a damp patch? Before you paint over it, note these three things.',
        'Damp has a cause, and paint does not remove it. Start by looking.',
      ],
      pati: 'Find the cause of damp before you pay for a cure.',
      fhl: 'A damp patch is annoying, but it tells you something. Look closely.',
    },
    lines: {
      '*': [
        'Photograph a damp patch once a week with a ruler beside it. You see whether it is growing.',
        'Does a damp patch get worse after rain? Then look outside: gutter, pipe, cracks, soil against the wall.',
        'Damp in a cold corner behind furniture, with mould, often comes from the air in the room.',
        'A small patch under a window: look at the sill outside and at the seal first.',
      ],
      h: ['Paint hides a damp patch. For about as long as it takes to put the brush away.'],
    },
    scene: [
      'You move a cupboard, and behind it the wall is dark.',
      'The patch has been there since autumn, and you have painted it once already.',
    ],
    why: [
      [
        'Each cause needs another cure, and the wrong one is money lost.',
        'If the water keeps coming, every treatment fails.',
      ],
      ['A blocked gutter is cheap to clean. A wet wall is not.', 'Many causes are small things outside.'],
    ],
    parts: [
      [
        ['Note where it is', 'Look at the height'],
        ['Low down, under a window, in a corner, at the ceiling.', 'Also look at the same place outside.'],
        'A damp patch on a wall with a ruler',
      ],
      [
        ['Note when it gets worse', 'Watch it for some weeks'],
        ['After rain, in cold weather, after a shower?', 'A few dates on your phone are enough.'],
        'A phone calendar with marks',
      ],
      [
        ['Check what is behind the wall', 'Look at the other side'],
        ['A pipe, a gutter, a flower bed against the wall?', 'Often you can see the cause from the garden.'],
        'A gutter above a wet wall',
      ],
    ],
    turn: [
      'With these notes, whoever looks at it can tell you much more.',
      'Have somebody look at it who does not sell the cure.',
    ],
    asks: ['Where was damp hiding at your home?', 'Have you ever painted over a patch?'],
    ends: {
      pati: 'Where, when, what is behind: then decide.',
      fhl: 'And leave the paint in the tin for now.',
    },
    caution: 'Near sockets or sagging ceilings keep away, and have somebody qualified look at it at once.',
    keep: 'the next wet week',
    send: 'somebody with a dark corner',
    pic: { ask: 'A damp patch with a ruler beside it', alt: 'A damp patch with a ruler' },
    claims: [['Position and timing point to the cause of damp', 'textbook building pathology']],
  },
  {
    id: 'paint-a-card-not-the-wall',
    format: 'howto',
    again: 8,
    emoji: '🎨',
    tags: ['PaintColours', 'InteriorDesign', 'HomeTips'],
    only: INTERIORS,
    title: ['How to choose a wall colour you will still like', 'Testing paint: use a big card'],
    cover: 'How to choose a wall colour',
    gist: [
      'Paint a large card with the colour and move it round the room: beside the window, in a corner, in the evening under the lamp. Then decide.',
      'A colour looks different in every room and at every hour. Test it on a card the size of a tray for two days.',
    ],
    subject: ['How to choose a wall colour', 'Test paint on a card'],
    hooks: {
      '*': [
        'A colour that looked warm in the shop can look grey at home. Test it like this first.',
        'Before you buy ten litres of paint, spend two days with a painted card.',
      ],
      pati: 'Test a wall colour on a large card, in daylight and lamplight.',
      fhl: 'Standing in front of forty whites? There is a simple way to choose.',
    },
    lines: {
      '*': [
        'Look at a paint sample in the morning, at noon and under your lamps in the evening.',
        'Hold a paint sample against the floor and the sofa. They stay, so the colour has to suit them.',
        'A small sample looks paler than a whole wall. If in doubt, take the lighter shade.',
        'Give a paint sample a white edge of card, or the old wall colour will confuse your eye.',
      ],
      h: ['There are forty kinds of white. Your neighbour will call all of them white.'],
    },
    scene: [
      'On the wall are five squares of paint, and none of them looks like the one on the tin.',
      "The colour was lovely in your friend's house. In your room it is cold.",
    ],
    why: [
      [
        'Light changes colour: from the north it is cooler, and in the evening your lamps take over.',
        'Floor and furniture throw their own colour onto the wall.',
      ],
      [
        'A card can be moved, and a painted square cannot.',
        'On a card you can take the colour along when you buy fabric.',
      ],
    ],
    parts: [
      [
        ['Paint a large card', 'Use two coats'],
        ['At least as big as a tea tray, and two coats.', 'Leave a white edge round it.'],
        'A painted card drying on newspaper',
      ],
      [
        ['Move it round the room', 'Hold it in every corner'],
        [
          'Beside the window, opposite it and in the dark corner.',
          'Stand it upright. Lying down, it looks different.',
        ],
        'A painted card against a wall',
      ],
      [
        ['Look at it at different times', 'Wait for the evening'],
        ['Morning, noon and lamplight.', 'Most people use a living room in the evening.'],
        'A painted card under a lamp',
      ],
      [
        ['Hold it against what stays', 'Compare it with the floor'],
        ['Sofa, curtains, floor, tiles.', 'If it fights with one of them, look on.'],
        'A painted card beside a sofa',
      ],
    ],
    turn: [
      'After two days you will know.',
      'Write the name and number of the winner on the back of the card.',
    ],
    asks: ['Which colour was your biggest surprise?', 'Which colour is your living room?'],
    ends: { pati: 'A big card, every corner, every light.', fhl: 'And then enjoy painting.' },
    keep: 'your next painting weekend',
    send: 'somebody with five squares on the wall',
    pic: { ask: 'A painted card against a wall beside furniture', alt: 'A painted card against a wall' },
    claims: [['Colour depends on light and surroundings', 'colour science; trade practice']],
  },
  {
    id: 'start-with-what-stays',
    format: 'howto',
    again: 8,
    emoji: '🛋️',
    tags: ['InteriorDesign', 'LivingRoom', 'HomeTips'],
    only: INTERIORS,
    title: ['New look for a room: start with what stays', 'How to change a room without buying it all new'],
    cover: 'Start with what stays',
    gist: [
      'Before you buy anything for a room, decide what stays. Take everything else out for a day, look at the empty room, and bring back only what you like.',
      'Most rooms need less, and in another place. Try that before you go shopping.',
    ],
    subject: ['A new look for a room', 'What stays, what goes?'],
    hooks: {
      '*': [
        'Tired of your living room? Before you buy anything, try this for one afternoon.',
        'A room can look new without a new sofa. Start with what you have.',
      ],
      pati: 'Decide what stays, then plan the rest of the room round it.',
      fhl: 'You probably have more good pieces than you think.',
    },
    lines: {
      '*': [
        'Take a photo of your room. In a picture you notice at once what is in the way.',
        'Move the sofa away from the wall by a hand. Many rooms look larger for it.',
        'Take everything off the shelves, and put back two thirds.',
        'Choose one piece in a room that you love, and let the rest be quieter.',
      ],
      h: ['The chair with the clothes on it is a wardrobe. It is time to admit it.'],
    },
    scene: [
      'You come home, look round and think: something has to change.',
      'The room is full, and still it does not feel right.',
    ],
    why: [
      [
        'We stop seeing what we see every day.',
        'After years, furniture stands where it once happened to be put down.',
      ],
      [
        'What you love already is the best guide to what fits.',
        'New things are easier to choose when it is clear what they go with.',
      ],
    ],
    parts: [
      [
        ['Take a photo of the room', 'Look at it as a stranger'],
        ['From the door, in daylight.', 'Mark what you would take out.'],
        'A phone held up in a living room',
      ],
      [
        ['Choose what stays', 'Name your favourite pieces'],
        ['Three pieces are enough.', 'It can be an inherited one, too.'],
        'An old armchair by a window',
      ],
      [
        ['Empty the room', 'Carry the rest out'],
        ['Only for a day, into the hall.', 'Look at light, walls and corners.'],
        'A nearly empty room',
      ],
      [
        ['Bring back what you miss', 'Put things back one by one'],
        ['In another place, if you like.', 'What you have not missed by evening may go.'],
        'Two people carrying a small table',
      ],
    ],
    turn: ['Only now write a shopping list. It will be short.', 'Take a second photo and compare.'],
    asks: ['Which piece would stay in any case?', 'What in your room have you been meaning to move?'],
    ends: { pati: 'First less, then elsewhere, then new.', fhl: 'And it costs nothing but an afternoon.' },
    keep: 'a rainy Saturday',
    send: 'somebody who moves furniture at night',
    own: [
      {
        kinds: ['service', 'value', 'process'],
        about: 'furniture|consultation|whole homes?',
        lead: 'This is how a room is planned here.',
      },
    ],
    pic: { ask: 'A living room with one favourite piece', alt: 'An armchair in a living room' },
    claims: [['Edit before buying', 'interior design practice']],
  },
  {
    id: 'three-lamps-not-one',
    format: 'tip',
    again: 8,
    emoji: '💡',
    tags: ['HomeLighting', 'InteriorDesign', 'CosyHome'],
    only: INTERIORS,
    title: ['Why a living room needs three lamps', 'A cosy living room: light in three places'],
    cover: 'Three lamps in a living room',
    gist: [
      'One lamp in the middle of the ceiling makes a room flat. Three smaller lights at different heights make it cosy: one to read by, one in a corner, one on the wall or shelf.',
      'If a living room feels cold in the evening, it is often the light. Try three lamps in place of one.',
    ],
    subject: ['Why three lamps are better', 'Cosy light for your room'],
    hooks: {
      '*': [
        'Does your living room look cold in the evening? Try three small lamps.',
        'The quickest way to a cosier room costs little: change the light.',
      ],
      pati: 'Several small lights make a room warmer than one bright one.',
      fhl: 'Turn off the big light tonight, and see what happens.',
    },
    lines: {
      '*': [
        'Choose bulbs marked "warm white" for a living room, and use the same kind in every lamp.',
        'Put a lamp into the darkest corner. The room looks larger at once.',
        'A reading lamp should stand beside and a little behind you, so that no shadow falls on the page.',
        'Hang a lamp above a dining table low enough to light the plates and high enough to see each other.',
      ],
      h: ['Nobody has ever said: turn on the big light, it is so romantic.'],
    },
    scene: [
      'In the evening one lamp on the ceiling lights everything, and nothing looks nice.',
      'In a good restaurant there are many small lights. At home there is one.',
    ],
    why: [
      [
        'Light from one point on the ceiling leaves hard shadows on faces.',
        'Where everything is equally bright, the eye finds no place to rest.',
      ],
      [
        'Small lights can be turned on as you need them.',
        'You read, eat and watch a film in different light.',
      ],
    ],
    parts: [
      [
        ['Put one where you read', 'Light the reading chair'],
        ['Beside the armchair, at shoulder height.', 'It may be bright, as it only shines on the page.'],
        'A reading lamp beside a chair',
      ],
      [
        ['Put one in a dark corner', 'Light the far corner'],
        ['On the floor or a low table.', 'Directed at the wall, it gives a soft glow.'],
        'A floor lamp in a corner',
      ],
      [
        ['Put one at eye level', 'Light a shelf or wall'],
        ['A small lamp among books or beside a picture.', 'It shows what you like.'],
        'A small lamp on a shelf',
      ],
    ],
    turn: [
      'Leave the ceiling light for looking for your keys.',
      'Try it with lamps from other rooms before you buy any.',
    ],
    asks: ['How many lamps are on in your living room tonight?', 'Big light or small lamps?'],
    ends: { pati: 'Read, corner, shelf: three lights.', fhl: 'Tonight would be a good evening to try.' },
    keep: 'the next dark evening',
    send: 'somebody who only uses the big light',
    pic: { ask: 'A living room in the evening with small lamps on', alt: 'A living room with small lamps' },
    claims: [['Layered light suits living rooms', 'interior design practice']],
  },
  {
    id: 'colour-or-calm',
    format: 'either',
    again: 7,
    emoji: '🖼️',
    tags: ['InteriorDesign', 'ThisOrThat', 'HomeStyle'],
    only: INTERIORS,
    title: ['Bold colour or calm tones: which is your home?', 'Colourful or calm: how do you like to live?'],
    cover: 'Colourful or calm?',
    gist: [
      'A green wall and a yellow chair, or linen, wood and white: how do you like to live?',
      'Some people need colour to feel at home, others need calm. Which are you?',
    ],
    subject: ['Bold or calm?', 'How do you like to live?'],
    hooks: {
      '*': [
        'A dark green wall, or soft white everywhere: what do you like to come home to?',
        'Choose one: bold colour or calm tones?',
      ],
      pati: 'Colour or calm: both make a good home. Which is yours?',
      fhl: 'Quick question: colourful or calm?',
    },
    lines: {
      '*': [
        'Bold colour or calm tones: which is your home?',
        'Which colour would never come into your home?',
        'Which room in your home has the boldest colour?',
        'If you could paint one wall tomorrow, which colour would it be?',
      ],
      h: ['"It is not beige, it is oatmeal." We know.'],
    },
    scene: [
      'Two people choose a colour for the hall. One wants yellow, one wants white.',
      'You look at pictures of rooms and save the same kind again and again.',
    ],
    why: [['Your home should suit you and nobody else.', 'What you save and like already shows your taste.']],
    parts: [
      [
        'Bold colour',
        ['It gives a room character and makes you smile.', 'One wall or one chair can be enough.'],
        'A bright armchair',
      ],
      [
        'Calm tones',
        ['They let you rest, and furniture can change.', 'Wood and fabric bring warmth.'],
        'A light room with linen and wood',
      ],
    ],
    turn: ['Many homes have both: calm rooms with one bright thing.', 'Tell us, or show us a picture.'],
    asks: ['Colour or calm?', 'Which colour do you love most at home?'],
    ends: {
      pati: 'What counts is that you like coming home.',
      fhl: 'Show us a picture of your boldest corner.',
    },
    keep: 'your next painting weekend',
    send: 'the person you live with',
    pic: { ask: 'A colourful corner or a calm one at home', alt: 'A bright chair in a room' },
    claims: [['Taste in colour differs', 'common experience']],
  },
];
