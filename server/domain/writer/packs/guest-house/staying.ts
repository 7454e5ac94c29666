// Booking, arriving and sleeping away from home.
import type { Idea } from '../../library/idea.ts';

export const STAYING: readonly Idea[] = [
  {
    id: 'ask-before-you-book',
    format: 'checklist',
    again: 9,
    emoji: '❓',
    tags: ['TravelTips', 'BookingTips', 'WeekendAway'],
    title: ['Questions worth asking before you book a room', 'What to ask a guest house before you book'],
    cover: 'Ask this before you book',
    gist: [
      'Photographs show the bed. They leave out the stairs, the street and the parking. A short message with the right questions tells you what the pictures cannot.',
      'Which way does the window face, how many stairs, where does the car sleep? Ask, and you book the room you think you are booking.',
    ],
    subject: ['What no photo of a room shows', 'Questions before you book'],
    hooks: {
      '*': [
        'No photograph of a room has ever shown the church bell.',
        'The picture shows the bed. What you want to know is what you will hear while you are in it.',
        'Six short questions, and no photograph answers any of them.',
      ],
      p: 'Most disappointments on arrival could have been cleared up with one short message.',
      f: 'You may ask before you book. Hosts like guests who ask; they are the ones who arrive happy.',
      a: 'Ask about stairs, street and parking. In that order.',
      t: 'Noise, light, access, heating: they decide the night, and no booking site has a filter for them.',
      h: '"Steps from the beach," it said. It was. Two hundred and twelve of them.',
      i: 'A good stay often starts with a question that somebody answered kindly.',
      l: 'The quiet room at the back is rarely on the first picture. One asks for it.',
    },
    lines: {
      '*': [
        'Before you book, ask: which side is the bedroom on, and what do you hear there at six in the morning?',
        '"How many stairs to the room, and is there a rail?" Small houses are mostly old houses, and old houses climb.',
        'Ask for the bed size in centimetres or inches. "Double" means different things in different countries, and some of them are narrow.',
        'If you need a kettle, a {cot|crib} or a fridge for medicine, write before you book. It is easily found on Tuesday and impossible at midnight.',
        'Send all your questions in one message. A small house answers between eggs and sheets.',
      ],
      h: ['"Characterful plumbing" means that you will get to know it.'],
    },
    scene: [
      'Eleven at night, suitcase in hand, at the foot of a staircase that was charming in the pictures.',
      'On the screen the room is sunny, white and silent. On the ground there is a nightclub, and it is on the ground.',
    ],
    why: [
      [
        'Pictures are taken on the best day from the best corner, and they make no sound.',
        'A lens is good at curtains and hopeless at {bin lorries|garbage trucks}.',
      ],
      [
        'Small houses have few rooms, and no two of them are alike, so a question can change which one you get.',
        'With six rooms a host knows each by heart: the cool one, the bright one, the one for light sleepers.',
      ],
    ],
    parts: [
      [
        ['What will I hear at six?', 'What wakes people here?'],
        [
          'Bells, {bins|trash cans} and gulls keep earlier hours than you do.',
          'A room to the yard and a room to the street are two different nights.',
          'Deliveries, birds, a stag party: somebody who sleeps there knows.',
        ],
        'An open window above a street',
      ],
      [
        ['How many stairs are there?', 'How do I get up to it?'],
        [
          'With a case, a knee or a {pushchair|stroller}, the number matters more than the view.',
          'Lifts are rare in old walls, so let them tell you the floor.',
          'Two flights with a suitcase are a different price from two flights without.',
        ],
        'A narrow staircase seen from below',
      ],
      [
        ['How wide is the bed?', 'What does the bed measure?'],
        [
          'Ask for figures, and whether it is one mattress or two.',
          'Couples of long standing have been divided by a gap in the middle.',
          'A double can be anything. Numbers settle it, and so does the word mattress.',
        ],
        'A made bed from the side',
      ],
      [
        ['Where does the car go?', 'Is there somewhere for a car?'],
        [
          'By the house, in the next street, at a price? It decides how much you pack.',
          'Old towns and cars are on difficult terms.',
          'If it is ten minutes off, better to hear it before you fill the boot.',
        ],
        'A car parked in a narrow lane',
      ],
      [
        ['When does breakfast end?', 'Until what hour is there breakfast?'],
        [
          'And can there be something at six, if you have to catch a train?',
          'Early starters and late sleepers should both ask in advance.',
          'Somebody with an early train can often have a bag and a thermos.',
        ],
        'A breakfast table by a window',
      ],
      [
        ['Until when can I cancel?', 'How late can I change my mind?'],
        [
          'Conditions differ with each rate, even for the same bed.',
          'Have it in writing, with the hour, before you pay.',
          'Cheap rates often bind you. Look for the day and the hour.',
        ],
        'A calendar page with one day marked',
      ],
    ],
    turn: [
      'Two lines by email, and the answer will tell you about the host as well.',
      'How they reply is also a photograph of the place.',
    ],
    asks: ['What do you always ask before you book?', 'Which surprise have you met on arrival?'],
    ends: {
      p: 'Five minutes of writing for two nights of sleep.',
      f: 'And if you are a light sleeper, do say so. It is nothing to be shy about.',
      a: 'Ask first. Pay second.',
      t: 'Cancellation terms are tied to the rate and not to the room; compare both.',
      h: 'The beach was lovely, incidentally. We are told you can see the hotel from it.',
      i: 'To travel well is to know a little beforehand and leave the rest open.',
      l: 'Then there is nothing left to do but arrive.',
    },
    work: 'If you book for colleagues, keep the answers in a shared list. The person who arrives at midnight before a client meeting will think of you fondly.',
    tick: true,
    keep: 'the next time you book a room',
    send: 'the light sleeper in your group',
    own: [
      {
        about: 'parking|\\blift\\b|stairs|step.free|quiet|courtyard|ground floor',
        kinds: ['place', 'service', 'policy', 'product'],
        lead: 'Here is one of the answers in advance.',
      },
      { about: 'cancel', kinds: ['policy'], lead: 'You will want to know this as well.' },
    ],
    pic: {
      ask: 'The view from a guest room window, or the stairs as they really are',
      alt: 'An open guest room window with the view outside',
    },
    claims: [['Bed names differ by country; cancellation terms differ by rate', 'hotel trade practice']],
  },
  {
    id: 'first-night-away',
    format: 'tip',
    again: 9,
    emoji: '🛏️',
    tags: ['SleepWell', 'TravelTips', 'HotelSleep'],
    title: [
      'Why you sleep badly on the first night away',
      'Cannot sleep in a strange bed? What helps on night one',
    ],
    cover: 'The first night is different',
    gist: [
      'On the first night in a strange bed part of the brain seems to keep watch. Bring one thing that smells of home and keep your usual order of going to bed.',
      'Sleeping badly in a new place is so common that researchers gave it a name. A pillowcase from home and a quiet corner help.',
    ],
    subject: ['Why the first night is the worst', 'Bring your own pillowcase'],
    hooks: {
      '*': [
        'The most useful thing you can pack for a good night weighs as much as a T-shirt: your own pillowcase.',
        'Nothing is wrong with the bed. It is the first night, and part of you is standing guard.',
        'Half of you is asleep, and the other half listens to a house it does not know.',
      ],
      p: 'Poor sleep on the first night away has a name and several simple remedies.',
      f: 'Do you lie awake in every new bed and think it is just you? It is nearly everyone.',
      a: 'First night: same order, same pillowcase, door in view.',
      t: 'Sleep laboratories call it the first-night effect and usually leave that night out of their results.',
      h: 'At three in the morning, in a strange room, every coat on a hook is a man.',
      i: 'By the second night a strange room has become a little bit yours.',
      l: "One's own linen on a strange pillow: a small piece of home, folded flat.",
    },
    lines: {
      '*': [
        'Pack your own pillowcase. It takes up no room, and your nose will believe that it is at home.',
        'In a strange room, find the light switch, the bathroom and the door before you turn out the light. At three you will be glad of it.',
        'Do in the same order what you do at home: teeth, book, lamp. The body follows the order more than the place.',
        'Curtain that will not close? A {trouser|pants} hanger with clips holds both sides together.',
        'Put your phone where it is at home. On the wrong side it lights up the wrong ear.',
      ],
      h: ['A hotel radiator makes only two sounds: none, and somebody being knighted.'],
    },
    scene: [
      'The bed is good, the street is quiet, and you have been listening to the fridge since one.',
      'Somewhere a pipe ticks. At home you would never hear it. Here you are waiting for the next one.',
    ],
    why: [
      [
        'In a new place the sleeping brain stays a little more alert, on one side more than on the other, as studies have found.',
        'For our ancestors it was sensible to keep half an ear open in an unknown cave. We still do it.',
      ],
      [
        'Whatever is familiar, such as a smell, an order or a pillow, tells it that the watch can stand down.',
        'Known smells and known habits count as a sign that nothing is the matter.',
      ],
    ],
    parts: [
      [
        ['Bring one thing that smells of home', 'Pack something that smells of you'],
        [
          'A worn T-shirt or a pillowcase is enough. The nose settles sooner than the head.',
          'Freshly washed works less well; it should have been slept on.',
          'A cushion cover you have slept on tells your head that all is well.',
        ],
        'A pillowcase being packed into a bag',
      ],
      [
        ['Look round before the light goes out', 'Get to know the room in the light'],
        [
          'Switch, bathroom, door: walk it once, and the night holds fewer riddles.',
          'Move the chair with the coat on it. You know why.',
          'A stubbed toe at three is a poor lullaby. Find the switch now.',
        ],
        'A hand finding a bedside switch',
      ],
      [
        ['Keep your own order', 'Do everything in the usual order'],
        [
          'Teeth before book, or book before teeth. It only has to be the same as at home.',
          'A film until one is no way to begin, however tired the road made you.',
          'Your evening is a staircase down to sleep. Take the same steps.',
        ],
        'A book and glasses on a bedside table',
      ],
      [
        ['Cool the room, then close it', 'Air it, then shut it'],
        [
          'Most people fall asleep more easily in a cool room with dark curtains.',
          'Open the window wide while you brush your teeth.',
          'Cool and dark is what most of us need. Five minutes of open window do it.',
        ],
        'A window being opened in the evening',
      ],
    ],
    turn: [
      'And if it fails, the second night is nearly always better.',
      'A stay of two nights is more than twice a stay of one.',
    ],
    asks: ['How do you sleep the first night away?', 'What comes along in your bag, just for sleeping?'],
    ends: {
      p: 'Those who plan something demanding should arrive two nights before.',
      f: 'Tell your host if something hums. It can often be switched off.',
      a: 'Two nights beat one.',
      t: 'The effect shows as lighter deep sleep and has mostly faded a night later.',
      h: 'Most things that look like a man in the dark are a coat.',
      i: 'Give a new place the time it takes for its sounds to become ordinary.',
      l: 'On the second night the pipe ticks, and it is company.',
    },
    work: 'For interviews, talks and exams in another town, an extra night is no luxury. People perform with the sleep they had, and the first night is the weak one.',
    keep: 'the next time you pack a bag',
    send: 'the one who never sleeps in hotels',
    own: [
      {
        about: 'two.night|three.night|nights? for|stay (?:two|three|longer)|minimum stay',
        kinds: ['offer', 'policy', 'price', 'product', 'service'],
        lead: 'The second night is the better one.',
      },
    ],
    pic: {
      ask: 'A bedside table with a lamp and a book in a guest room, evening light',
      alt: 'A bedside table with a lamp, a book and a glass of water',
    },
    claims: [
      [
        'First-night effect: lighter sleep and one-sided vigilance in a new place',
        'sleep research, published study of hemispheric asymmetry on first nights',
      ],
      ['Cool and dark rooms favour sleep', 'general sleep hygiene advice'],
    ],
  },
  {
    id: 'why-check-in-is-at-three',
    format: 'answer',
    again: 10,
    emoji: '🕒',
    tags: ['CheckIn', 'BehindTheScenes', 'TravelTips'],
    question: 'Why can I not have my room at noon?',
    short: [
      'Because somebody else was asleep in it until this morning.',
      'Because another guest only left it a few hours ago.',
    ],
    title: ['Why is check-in in the afternoon?', 'What happens in your room before you may have it'],
    cover: 'Why not at noon?',
    gist: [
      'Between the last guest and the next lie a strip-down, a wash, an airing and a check, in every room at once. That is why rooms are free in the afternoon and bags are welcome before.',
      'A room takes the better part of an hour, and all of them come free in the same morning. Ask to leave your bag, and the day is yours.',
    ],
    subject: ['What happens before three', 'Noon, and the room is not ready'],
    hooks: {
      '*': [
        'At noon your bed is in the garden, on the line.',
        'Between two guests lies an hour that nobody photographs.',
        'Between ten and three a guest house is at its busiest, and you see none of it.',
      ],
      p: 'The gap between check-out and check-in is the only time in which a room can be made new.',
      f: 'You are early, the train was quick, and the room is not ready. Here is what is going on upstairs.',
      a: 'Rooms leave at eleven and arrive at three. The hours in between are work.',
      t: 'Rooms, times the minutes for each, divided by hands: on a full changeover day that sum fills the gap.',
      h: 'We would love to give you your room at nine. The gentleman in it would like to finish his dream.',
      i: 'Each evening somebody opens a door and it looks as if nobody had ever been there. That is the whole art.',
      l: 'A room needs to breathe between two guests. So does the house.',
    },
    lines: {
      '*': [
        'Early at the hotel? Ask for two things: a place for the bag and a bathroom to change in. Both are nearly always possible.',
        'Need a room early? Write the day before. With notice yours can be the first to be made up; at the door it is too late.',
        'Pack what you need for the afternoon on top. Then the suitcase can stay at the desk, shut.',
        'Coming off a night train? Ask whether breakfast can be had on arrival. A house with eggs in the pan can often fry two more.',
        'Leave your bags and go out. Almost every house is glad to look after them.',
      ],
      h: [
        'A chambermaid can see from a pillow whether you dreamed. She says nothing. It is in the contract.',
      ],
    },
    scene: [
      'Quarter to twelve. Two people with {rucksacks|backpacks} stand at reception and try to look undemanding.',
      'Upstairs every door is open, eleven {duvets|comforters} hang out of eleven windows, and somebody is whistling.',
    ],
    why: [
      [
        'On a changeover day all guests leave within two hours, and every room starts from zero at once.',
        'One room is quickly done. All of them, with the same hands, are a morning and a half.',
      ],
      [
        'A mattress should air, a floor should dry, and someone has to look at it all with fresh eyes.',
        'Some of the time is pure waiting, since damp and smells will not be hurried.',
      ],
    ],
    parts: [
      [
        ['First it is stripped and aired', 'Everything off, window open'],
        [
          'Windows wide, {duvet|comforter} back, nothing made up yet. Fresh sheets on warm mattresses feel clammy.',
          'A bed gives off the night for a good while. Covering it at once only shuts it in.',
          'A bed that is made while it is warm stays damp. It needs its hour.',
        ],
        'A stripped bed by an open window',
      ],
      [
        ['Then it is cleaned from the top', 'Dust falls, so you start high'],
        [
          'Lamps before tables, tables before floor, since dust obeys gravity.',
          'The bathroom has cloths of its own and comes in its own round.',
          'Shelves, then chairs, then floor. The bathroom is a job of its own.',
        ],
        'A cloth wiping the top of a lamp',
      ],
      [
        ['Last, somebody sits on the bed', 'A second person looks it over'],
        [
          'From there you see what a guest sees: the cobweb, the dead bulb, the missing cup.',
          'A second pair of eyes finds what the first was too busy for.',
          'Sitting, standing, lying down: each shows something else that is missing.',
        ],
        'A view of a room from the bed',
      ],
    ],
    turn: [
      'So leave the bag, take the umbrella, and have lunch somewhere.',
      'At three the door opens on a room in which nobody has ever slept. So it seems.',
    ],
    asks: ['What do you do when you arrive too early?', 'Early bird or last to leave: which are you?'],
    ends: {
      p: 'One line the day before helps more than any waiting at the desk.',
      f: 'The bench outside is a good place to start a {holiday|vacation}, by the way.',
      a: 'Bag at the desk. Off you go.',
      t: 'Average time for a room after departure: about half an hour to an hour, depending on size.',
      h: 'Early guests and late cleaners have met before. It was in the shower.',
      i: 'Somebody has smoothed a sheet for you before they knew your name.',
      l: 'An hour in the town, without luggage, belongs to the stay.',
    },
    work: 'Every service has such a gap between two customers, and people put up with it well once they are told what happens in it. "Not ready" annoys. "Airing the mattress" does not.',
    keep: 'the day your train gets in at noon',
    send: 'the early bird you travel with',
    own: [
      {
        about: 'check.?in|luggage|bags',
        kinds: ['hours', 'policy', 'service'],
        lead: 'This is useful for planning.',
      },
    ],
    pic: {
      ask: 'A stripped bed and an open window in the morning, or {duvets|comforters} airing',
      alt: 'A room between two guests, bed stripped and window open',
      need: 'photo',
    },
    claims: [
      [
        'Changeover times of about half an hour to an hour a room; top-to-bottom cleaning',
        'housekeeping practice',
      ],
      ['Fresh mattresses need airing', 'housekeeping practice'],
    ],
  },
  {
    id: 'the-corner-that-holds',
    format: 'howto',
    again: 9,
    emoji: '📐',
    tags: ['HospitalCorners', 'HousekeepingTips', 'HotelBed'],
    title: ['How to make a bed with hospital corners', 'Why hotel sheets stay put: how to fold the corner'],
    cover: 'The corner that holds all night',
    gist: [
      'Tuck the foot, lift the side into a triangle, tuck what hangs, drop the triangle and tuck again. A flat sheet folded like that stays put, and the bed looks like one in a good house.',
      'Hotels do without elastic. A fold at each foot corner, pulled at an angle, holds a flat sheet for days.',
    ],
    subject: ['The fold that hotels swear by', 'A bed like in a good house'],
    hooks: {
      '*': [
        'A hotel bed feels the way it does because of two folds at the foot, and neither of them costs anything.',
        'If your sheet comes off in the night, the mattress is innocent.',
        'Two folds, ten seconds, and nobody wakes up wound in cloth.',
      ],
      p: 'Two folds at the foot of the bed hold a flat sheet firmly, without elastic or clips.',
      f: 'Would you like your bed to feel like a hotel bed tonight? It takes one extra minute.',
      a: 'Foot first. Triangle up. Tuck. Triangle down. Tuck.',
      t: 'The fold turns a sideways pull into a downward one, and the weight of the mattress does the rest.',
      h: 'A fitted sheet has four corners. At any given moment three of them are on.',
      i: 'To have made the bed is to have finished one thing before breakfast.',
      l: 'Cool, taut, smooth as paper. One slides in like a letter.',
    },
    lines: {
      '*': [
        'Hotel corner: tuck in the foot, lift the side a forearm from the corner into a triangle, tuck what hangs, let it fall, tuck again.',
        'Leave the top sheet loose at one foot corner if you sleep with warm feet. Hotels ought to, and never do.',
        'Put pillows into their cases by holding the far corners through the cloth. It stops the wrestling.',
        'Cross the seam test: if the middle crease of the sheet runs down the middle of the bed, both sides hang even.',
        'A sheet should be tight enough for a coin to notice. Nobody has to test it.',
      ],
      h: [
        'Folding a fitted sheet is simple: roll it into a ball, put it in the cupboard, close the door quickly.',
      ],
    },
    scene: [
      'Four in the morning. The sheet has come off at one corner, and you are lying on the label of the mattress.',
      'She walks round the bed once, lifts, tucks, drops, and it is done. You could bounce a coin on it, if you still had coins.',
    ],
    why: [
      [
        'Cloth that merely hangs over an edge is pulled out by every turn you make.',
        'People turn over dozens of times a night, and each turn tugs at the side.',
      ],
      [
        'Folded at an angle, it lies in two layers under the mattress, and the layers grip each other.',
        'The slanted fold takes the pull along the edge instead of away from it.',
      ],
    ],
    parts: [
      [
        ['Lay it straight and tuck the foot', 'Begin at the foot'],
        [
          "More cloth at the foot than at the head, a good forearm's length.",
          'Line up the ironing crease with the middle, and the sides look after themselves.',
          'Most of the spare cloth belongs there, because that is where you pull.',
        ],
        'A sheet tucked in at the foot of a bed',
      ],
      [
        ['Lift the side into a triangle', 'Raise the edge to a triangle'],
        [
          'Take hold a forearm from the corner and lay it up on the mattress.',
          'It should look like one half of an envelope.',
          'Lay it on top of the bed for a moment. It waits there by itself.',
        ],
        'The side of a sheet folded up into a triangle',
      ],
      [
        ['Tuck in what hangs below', 'Put the lower part under'],
        [
          'Flat hand, palm down, and in up to the wrist.',
          'Push towards the foot as you tuck, so that the cloth goes taut.',
          'With a flat hand, smoothly, as you would put a letter in an envelope.',
        ],
        'A flat hand pushing a sheet under a mattress',
      ],
      [
        ['Drop the triangle and tuck that', 'Let it fall and tuck again'],
        [
          'Hold the corner with one finger while the other hand pulls down.',
          'The edge should fall at forty-five degrees, crisp as a paper plane.',
          'Now there is a slant like on a wrapped present.',
        ],
        'A finished corner, seen from close up',
      ],
    ],
    turn: [
      'The head end stays plain. Only the foot needs the fold.',
      'By the third bed you will no longer be thinking about it.',
    ],
    asks: ['Fitted sheet or flat?', 'Feet tucked in or feet out?'],
    ends: {
      p: 'A minute in the morning, and the sheet is still there at the end of the week.',
      f: 'Do it on a Sunday, with clean linen, and go to bed early.',
      a: 'Two corners. One minute.',
      t: 'Heavy percale grips better than satin, whose smooth weave slides.',
      h: 'A fitted sheet, by contrast, has never been folded by anyone.',
      i: 'Some order costs so little and is felt all night.',
      l: "Turned back by a hand's breadth, it says good evening.",
    },
    work: 'Housekeepers make dozens of these a day and bend from the knees while they do. Anyone who has tried ten looks differently at the person with the {trolley|cart}.',
    keep: 'the next change of sheets',
    send: 'someone who takes all the {duvet|comforter}',
    own: [
      {
        about: 'linen|sheets|percale|egyptian cotton|ironed',
        kinds: ['product', 'process', 'service'],
        lead: 'This is about the beds here.',
      },
    ],
    pic: {
      ask: 'Close-up of a finished bed corner in side light',
      alt: 'A neatly folded corner of a sheet on a bed',
    },
    claims: [['Technique of the hospital corner', 'housekeeping and nursing practice']],
  },
  {
    id: 'late-and-no-word',
    format: 'mistake',
    again: 9,
    emoji: '🌙',
    tags: ['LateArrival', 'TravelTips', 'GuestHouse'],
    wrong: 'Arriving late without a word',
    title: [
      'Arriving late at a small hotel: what to send and when',
      'Late check-in: how to arrive without waking the house',
    ],
    cover: 'Late? Send one line',
    gist: [
      'In a small house somebody waits up. A line with the new time gets you a lit door, a key in the right place, and often a sandwich.',
      'The {motorway|highway} is at a standstill, and you will be there at eleven. Two things to send, one thing to ask, and nobody is cross.',
    ],
    subject: ['Running late? One line is enough', 'Somebody is waiting up for you'],
    hooks: {
      '*': [
        'In a small guest house, the night porter is also the one who gets up to do the eggs.',
        'Somebody is sitting in the kitchen, looking at the road, because you said seven.',
        'The light in the hall is on because of you.',
      ],
      p: 'A late arrival is no trouble at all, provided that the house knows about it by early evening.',
      f: 'Stuck in traffic? Send your host a line now. It will make your evening better, too.',
      a: 'Late is fine. Silent is not.',
      t: 'Send the time, the registration or train, and a number that is switched on.',
      h: 'It is eleven. The dog has stopped believing in you.',
      i: 'A lamp left on for a stranger is one of the oldest kindnesses there is.',
      l: 'A lit door after a long road, and a key with your name.',
    },
    lines: {
      '*': [
        'Running late? Send your host three things: new time, car or train, and a phone that is on. Then drive calmly.',
        'Ask by six: is there anything to eat near you after ten? In the country the honest answer is often no.',
        "Save the house's number and the door code offline before you set out. Signal ends where the pretty villages begin.",
        'Arriving after dark? Ask for one landmark. "After the red phone box" beats any pin on a map.',
        'If you cannot find the house, stop and {ring|call}. They would rather explain than worry.',
      ],
      h: ['"We will be there in twenty minutes" is a unit of distance, as every host knows.'],
    },
    scene: [
      'Half past ten, fog, and the phone reads two per cent. There is a light on at the end of a lane, and it might be theirs.',
      "The table is laid for breakfast, the keys hang on their hooks, and one of them is still waiting, with its owner's name on a slip.",
    ],
    why: [
      [
        'Small houses have no night desk. The person who opens the door at eleven bakes the rolls at six.',
        'Reception is a person with a home life, and tonight it depends on your car.',
      ],
      [
        'With notice there are solutions: a key safe, a code, a plate with a cover on it.',
        'By message anything can be arranged. After midnight, with a dead phone, rather little.',
      ],
    ],
    parts: [
      [
        ['Send the new time by early evening', 'Give them a time, even a rough one'],
        [
          'Add an hour for honesty. Nobody minds if you are early after that.',
          'A rough time is enough, as long as it comes while the house is awake.',
          'Say it before supper. Then nobody has to sit up and guess.',
        ],
        'A hand typing a message in a parked car',
      ],
      [
        ['Ask how the door works', 'Have the door explained in writing'],
        [
          'Key safe, code, bell, back door: have it in writing, not in a voice message.',
          'In the dark every garden gate looks the same, so let them describe it.',
          'In the dark a code is useful and a description more so.',
        ],
        'A key safe beside a front door',
      ],
      [
        ['Eat before it closes', 'Do not count on a kitchen'],
        [
          'Kitchens in small places shut while cities are still reading the menu.',
          'Keep something in the glove box. {Crisps|Chips} have saved many a {holiday|vacation}.',
          'At nine in the country everything is shut, including the petrol station.',
        ],
        'A closed restaurant with its lights off',
      ],
      [
        ['Come in on your toes', 'Shoes off, case in the hand'],
        [
          'Case carried, not rolled, and the door pulled shut by hand.',
          'Old floors talk. The edge of the stairs says less than the middle.',
          'Wheels on floorboards are heard on every storey.',
        ],
        'Shoes carried in a hand on the stairs',
      ],
    ],
    turn: [
      'And in the morning say thank you for the lamp.',
      'A line of text, and somebody can go to bed. Usually you.',
    ],
    asks: ['What was your latest arrival ever?', 'Who waits up for you when you travel?'],
    ends: {
      p: 'It is the smallest message of the trip and the one with the best return.',
      f: 'And if you really are stuck: ring. Nobody will shout.',
      a: "One line. Six o'clock. Done.",
      t: 'Some booking conditions treat a no-show after a set hour as cancelled; a message prevents that.',
      h: 'The dog will hear you first. The dog always does.',
      i: 'To be expected somewhere makes any road shorter.',
      l: 'The stairs are dark, the bed is turned down, and all is well.',
    },
    caution: [
      'Send messages from a parking place, never at the wheel.',
      'Stop somewhere safe before you write. Never do it while driving.',
    ],
    keep: 'your next long drive',
    send: 'someone who says "twenty minutes"',
    own: [
      {
        about: 'late (?:arrival|check)|key safe|self check|after \\d+ ?(?:pm|o.clock)|reception',
        kinds: ['policy', 'hours', 'service', 'process'],
        lead: 'The road may be long.',
      },
    ],
    pic: {
      ask: 'Your front door in the evening with the light on',
      alt: 'A lit front door of a guest house at night',
      need: 'photo',
    },
    claims: [
      [
        'Small houses without night reception need notice of late arrivals; no-show clauses exist',
        'hotel trade practice',
      ],
    ],
  },
  {
    id: 'wall-or-door',
    format: 'either',
    again: 11,
    emoji: '🚪',
    tags: ['SideOfTheBed', 'ThisOrThat', 'TravelTalk'],
    title: [
      'Which side of the bed do you take when you are away?',
      'Left or right, window or door: who sleeps where on a trip?',
    ],
    cover: 'Window side or door side?',
    gist: [
      'At home it was settled years ago. In a strange room the question is open again, for about four seconds: window side or door side?',
      'Anyone who puts a book down first has the side. Do you sleep nearer the window or nearer the door when you travel?',
    ],
    subject: ['Window side or door side?', 'Who gets the good {socket|outlet}?'],
    hooks: {
      '*': [
        'Two people enter a room they have never seen, and each knows at once which side is theirs.',
        'At home you sleep on the left. Away, it depends on where the door is.',
        'Nobody discusses it, and each puts a book down on one of the bedside tables.',
      ],
      p: 'In a strange room couples choose sides within seconds, and mostly without a word.',
      f: 'You open the door, you see the bed. Which side is yours?',
      a: 'Near the window for air. Near the door for the bathroom.',
      t: 'Three forces act on the choice: habit, the bathroom, and the only working {socket|outlet}.',
      h: 'Marriage is knowing which side the {socket|outlet} should be on.',
      i: 'Sharing a strange room is a small test, and people pass it in the dark.',
      l: 'The window side, for the first light on the ceiling.',
    },
    lines: {
      '*': [
        'Window side or door side? Say how it is at your place, and whether it changes when you travel.',
        'The side with the {socket|outlet}, the side with the lamp, the side with the wall. Rank them.',
        'Anyone who gets up first at night should sleep nearer the bathroom. It is a kindness to two people.',
        'Travelling alone and sleeping in the middle of a double bed: one of the underrated pleasures.',
        'A torch on each side settles more arguments than a window does.',
      ],
      h: ['There is a third side, at the foot, and the dog has it.'],
    },
    scene: [
      'The case is still in the corridor and the book is already on the bedside table. It has been decided.',
      'Two phones, one {socket|outlet}, and a very long look.',
    ],
    why: [
      [
        'Most couples keep their side for decades, and a new room turns it into a question again.',
        'Habit is strong, yet many of us shift when the bathroom lies on the other side.',
      ],
    ],
    parts: [
      [
        'The window side',
        [
          'Air, light, and the first view of the weather. Also the gulls.',
          'You see the morning before anyone else does, whether you want to or not.',
          'First to see the sky, last to leave the bed.',
        ],
        'Morning light on a pillow beside a window',
      ],
      [
        'The door side',
        [
          'Short way to the bathroom, nothing to climb over, and the feeling of being on guard.',
          'For those who get up at three, or check the lock twice.',
          'Quick to get up, and nobody has to be climbed over.',
        ],
        'A bedside lamp near a door',
      ],
    ],
    turn: [
      'Solo travellers get both, and the {socket|outlet}.',
      'Whatever you choose, somebody has to get up and find the light switch.',
    ],
    asks: ['Window or door?', 'Do you swap sides when you are away?'],
    ends: {
      p: 'A question with no wrong answer, and a surprising number of firm ones.',
      f: 'Couples may answer separately. We will compare.',
      a: 'First book down wins.',
      t: 'Habit at home predicts the choice better than any feature of the room, we suspect.',
      h: 'Whoever has the side by the door also has the burglars.',
      i: 'Where two people can sleep well, they are at home for the night.',
      l: 'One sleeps, the other listens to the night.',
    },
    keep: 'the next hotel room you share',
    send: 'the person on the other side',
    own: [
      {
        about: '\\bviews?\\b|balcon|\\bsea\\b',
        kinds: ['product', 'place'],
        lead: 'Those who vote for the window should know this.',
      },
    ],
    pic: {
      ask: 'A made double bed from the foot, window on one side, door on the other',
      alt: 'A double bed between a window and a door',
    },
    claims: [['Couples tend to keep to one side of the bed', 'common experience']],
  },
  {
    id: 'always-left-at-home',
    format: 'question',
    again: 11,
    emoji: '🧳',
    tags: ['PackingList', 'TravelTalk', 'ForgotSomething'],
    title: ['What do you always forget to pack?', 'Forgotten again: what is never in your suitcase?'],
    cover: 'What do you always forget?',
    gist: [
      'Phone chargers stay in hotel {sockets|outlets} and swimming things stay at home. What is the thing that you forget every single time?',
      'Everyone has one object that is never in the case. What is yours, and have you given up?',
    ],
    subject: ['What is not in your case?', 'The thing you forget each time'],
    hooks: {
      '*': [
        'In the lost property box of any guest house lie the same three things: a charger, a book, one sock.',
        'You packed for snow and for a ball. The toothbrush is in the bathroom at home.',
        'Somewhere between the bathroom and the car you lose one thing each time.',
      ],
      p: 'What people forget is remarkably constant, and it is seldom the big things.',
      f: 'Come on, what do you forget every time?',
      a: 'Everybody forgets one thing. Know yours.',
      t: 'Things used on the morning of departure are forgotten most: toothbrush, charger, glasses.',
      h: 'Four pairs of {trousers|pants}, no belt. That weekend will be spent holding on to your dignity by hand.',
      i: 'Whatever is left at home, you will find that you can do without it. Nearly.',
      l: 'To travel with little, and miss only the right pillow.',
    },
    lines: {
      '*': [
        'What do you forget each time you pack? Ours to you: the charger. It is behind the bedside table.',
        'Put a shoe on top of whatever you must not forget. You cannot leave in one shoe.',
        'Photograph the open case before you go home. Checking the picture is quicker than crawling under the bed.',
        'Forgotten something? Ask at the desk first. Most houses own a drawer of toothbrushes, plugs and chargers.',
        'Pack by the hours of a day, from waking to sleeping. Then nothing falls through.',
      ],
      h: [
        'The book in lost property always has the marker twelve pages from the end. Somebody out there still does not know who did it.',
      ],
    },
    scene: [
      'Halfway down the {motorway|highway} one of you says "did you", and the other one goes very quiet.',
      'A wash bag on the bed, turned out for the third time. It is not there. It was never there.',
    ],
    why: [
      [
        'Whatever is used until the last minute cannot be packed the night before, and so it stays.',
        'We pack for events and forget the ordinary: nobody dreams of a plug.',
      ],
    ],
    parts: [
      [
        ['The charger', 'Something with a plug'],
        [
          'It comes along and then lives on in the wall.',
          'Bright tape round the cable makes it harder to leave behind.',
          'Write your number on it. Guest houses send a good many home.',
        ],
        'A charger in {a socket|an outlet} behind a bed',
      ],
      [
        ['Something to sleep in', 'What you wear at night'],
        [
          'Remembered {in the lift|in the elevator}, on the way up.',
          'The emergency T-shirt at the bottom of the bag solves that for life.',
          'An old shirt that lives in the case has nothing to remember.',
        ],
        'A folded T-shirt on a pillow',
      ],
      [
        ['Swimming things', 'The thing for the water'],
        [
          'Because the forecast said rain, and because there is a sauna.',
          'They weigh nothing. Put them in each time and be done with it.',
          'There is always a lake, and you always stand beside it.',
        ],
        'A swimsuit on a hook',
      ],
      [
        ['Nothing, ever', 'Not a single thing'],
        [
          'The list is laminated. The rest of us travel with them gladly.',
          'There is one in every family, and they have {plasters|bandages} as well.',
          'They even have a spare bulb. We look up to them and borrow it.',
        ],
        'A ticked list on a suitcase lid',
      ],
    ],
    turn: [
      'Name it below, and somebody will remember theirs in time.',
      'And should the charger be in the wall: it can be posted.',
    ],
    asks: ['Which thing stays at home every time?', 'What do you pack each time and never use?'],
    ends: {
      p: 'A short list on the inside of the case has helped many.',
      f: 'We are collecting. The sillier, the better.',
      a: 'Shoe on top.',
      t: 'Pack in the order in which you dress, and gaps show up by themselves.',
      h: 'If the sock is yours, it is well and sends its love.',
      i: 'You only notice how little you need once you have left something behind.',
      l: 'The rest can be borrowed, or done without.',
    },
    keep: 'the evening before you leave',
    send: 'the one with the laminated list',
    own: [
      {
        about: 'charger|toothbrush|adaptor|umbrella|borrow|lend|boots',
        kinds: ['service', 'policy'],
        lead: 'Forgetting things is no disaster.',
      },
    ],
    pic: {
      ask: 'Your lost property box, without anything that names its owner',
      alt: 'A box of forgotten things: a charger, a book and a sock',
    },
    claims: [['Chargers, books and clothing are typical lost property', 'hotel trade experience']],
  },
  {
    id: 'the-sea-in-november',
    format: 'season',
    again: 11,
    emoji: '🌫️',
    tags: ['OffSeason', 'WinterBreak', 'SlowTravel'],
    when: { season: ['autumn', 'winter'], months: [11, 1, 2] },
    title: [
      'Why travel out of season (and what to check first)',
      'A weekend by the sea in winter: what to know beforehand',
    ],
    cover: 'In praise of the quiet months',
    gist: [
      'In the quiet months a town belongs to the people who live there, and they have time to talk. Check what is shut, bring a good coat, and plan the day around the light.',
      'Travelling in the grey months is a different trip: long breakfasts, empty paths, and the best table. Half an hour of looking up what is open makes it a good one.',
    ],
    subject: ['The town when nobody is there', 'In praise of the grey months'],
    hooks: {
      '*': [
        'In high season you see a place. In the grey months you meet it.',
        'The good table by the window is free. It has been free since the leaves came down.',
        'The beach is empty, the tea is hot, and people have time to tell you things.',
      ],
      p: 'Out of season, the same town offers more room, more time and shorter opening hours.',
      f: 'Fancy a weekend when nobody else is going anywhere?',
      a: 'Go when it is empty. Check what is open. Pack for rain.',
      t: 'Count backwards from sunset: in the dark months the day has about eight hours, and two of them are breakfast.',
      h: 'The sea is there all year. It is only the ice cream that leaves.',
      i: 'A landscape without its audience has something to say.',
      l: 'Fog on the promenade, a fire, and nobody who needs a table.',
    },
    lines: {
      '*': [
        'Before an off-season trip, {ring|call} the one thing you are going for. Museums, ferries and kitchens keep winter hours and rarely tell the internet.',
        'In winter, plan by light: out between breakfast and three, everything indoors after that.',
        'Ask your host which café stays open for the locals in winter. It is the better one all year.',
        'Two pairs of shoes. One will be wet.',
        'Gloves, a hat and a flask turn any bench into a café.',
      ],
      h: ['Packing list for the coast in winter: hat, other hat, something to hold the hats on.'],
    },
    scene: [
      'The beach huts are shut, a man with a dog nods at you, and the waitress sits down for a moment because you are the only ones there.',
      'Rain on the window, second pot of tea, and the newspaper is read to the last page. It is eleven in the morning.',
    ],
    why: [
      [
        'When the crowd has gone, those who are left have time.',
        'People who run around all summer will tell you in winter where they themselves go for a walk.',
      ],
      [
        'But a place at rest is partly closed, so the planning is different.',
        'A quiet season has short hours, and a locked door after a long drive is a poor beginning.',
      ],
    ],
    parts: [
      [
        ['{Ring|Call} the one thing you came for', 'Phone ahead for whatever you want to see'],
        [
          'If the castle is the reason for the trip, ask the castle.',
          'Websites often still show the summer; a telephone does not.',
          "In winter opening hours live in somebody's head.",
        ],
        'A closed sign on a museum door',
      ],
      [
        ['Plan around the light', 'Let the daylight make the plan'],
        [
          'Outdoors first, then cake. It is dark by the time the museum shuts, and that suits both.',
          'Look up sunset for the place itself. Far from the equator it comes earlier than you think.',
          'Walk while there is sun, eat when it has gone.',
        ],
        'Low winter light on an empty promenade',
      ],
      [
        ['Ask where the locals go', 'Do as the residents do'],
        [
          'A place that lives on its neighbours in winter has to be good.',
          'Your host will know, and knows which day it is shut.',
          'Their pub is full in January for a reason.',
        ],
        'A lit café window in the rain',
      ],
      [
        ['Pack for sitting by a window', 'Bring a reason to stay in'],
        [
          'Thick socks, a book, a pack of cards. Bad weather is part of the programme.',
          'Some of the best hours are spent watching the rain from a dry chair.',
          'A thick book and a window are half of the trip.',
        ],
        'Thick socks and a book by a window',
      ],
    ],
    turn: [
      'Whoever goes in the grey months comes home rested instead of tanned.',
      'And if the sun does come out, it is all yours.',
    ],
    asks: ['Where would you go in the grey months?', 'Rain {on holiday|on vacation}: nuisance or excuse?'],
    ends: {
      p: 'Rooms are easier to get as well, and small requests easier to grant.',
      f: 'Bring the book you have been meaning to read since summer.',
      a: '{Ring|Call} ahead. Then go.',
      t: 'Check the train as well: weekend works like the quiet months too.',
      h: 'The ice cream will be back in spring. It needs the rest.',
      i: 'The weather is the one thing about a place that you cannot book. It is also the one you tell people about.',
      l: 'You return with salt on your coat and the feeling of having been alone with something large.',
    },
    keep: 'the first free weekend in the dark months',
    send: 'the person who likes rain on windows',
    own: [
      {
        about: '(?<!closed in )(?:winter|november|january|february)|off.?season|fire|midweek',
        kinds: ['offer', 'price', 'product', 'event'],
        lead: 'The quiet months have something of their own.',
      },
    ],
    pic: {
      ask: 'An empty place near you in winter light, or a window with rain on it',
      alt: 'An empty promenade or street in winter light',
    },
    claims: [
      ['Opening hours shrink out of season', 'tourism practice'],
      ['Winter days at mid latitudes have around eight hours of light', 'astronomy'],
    ],
  },
];
