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
      'Photographs show the bed. They leave out the stairs, the street and the parking. A short message to the host tells you what the pictures cannot.',
      'Which way does the window face, how many stairs are there, where can you park? Ask first, and you get the room you expected.',
    ],
    subject: ['What no photo of a room shows', 'Questions before you book'],
    hooks: {
      '*': [
        'No photograph of a room has ever shown the church bell. Ask before you book.',
        'The picture shows the bed. It does not tell you what you will hear in it at six in the morning.',
      ],
      p: 'One short message before you book prevents most disappointments on arrival.',
      f: 'Do ask before you book. Hosts like guests who ask, because they arrive happy.',
      a: 'Before you book a room, ask about stairs, street noise and parking.',
      t: 'Noise, light, stairs and heating decide how you sleep, and no booking site has a filter for them.',
      h: '"Steps from the beach," the listing said. It was. Two hundred and twelve of them.',
      i: 'A good stay often starts with a question that somebody answered kindly.',
      l: 'The quiet room at the back is rarely in the first picture. Ask for it.',
    },
    lines: {
      '*': [
        'Before you book, ask: which side is the bedroom on, and what do you hear there at six in the morning?',
        'Before you book, ask: "How many stairs to the room, and is there a lift?" Small houses are often old houses.',
        'Ask for the bed size in {centimetres|inches}. A double is wide in one house and narrow in the next.',
        'Need a kettle, a {cot|crib} or a fridge for medicine? Write before you book. It is easy to find on Tuesday and impossible at midnight.',
        'Send the host all your questions in one message. In a small house the person who answers is also making the beds.',
      ],
      h: ['If the description says "characterful plumbing", you will get to know it.'],
    },
    scene: [
      'Eleven at night, suitcase in hand, at the foot of a staircase that looked charming in the pictures.',
      'On the screen the room is sunny, white and silent. Nobody photographed the nightclub downstairs.',
    ],
    why: [
      [
        'Pictures of rooms are taken on the best day from the best corner, and they make no sound.',
        'A camera shows you the curtains. It does not show you the {bin lorry|garbage truck} at six.',
      ],
      [
        'Small houses have few rooms, and no two of them are alike, so a question can change which one you get.',
        'In a small house the host knows each room by heart: the cool one, the bright one, the one for light sleepers.',
      ],
    ],
    parts: [
      [
        ['Ask what you will hear at six', 'Ask which side the bedroom is on'],
        [
          'Bells, {bins|trash cans} and gulls start earlier than you do.',
          'A room at the back and a room on the street are two different nights.',
        ],
        'An open window above a street',
      ],
      [
        ['Ask how many stairs there are', 'Ask which floor the room is on'],
        [
          'With a case, a knee or a {pushchair|stroller}, the number matters more than the view.',
          'Lifts are rare in old houses, so ask for the floor.',
        ],
        'A narrow staircase seen from below',
      ],
      [
        ['Ask how wide the bed is', 'Ask for the size of the bed'],
        [
          'Ask for figures, and whether it is one mattress or two.',
          'Many couples have spent a holiday on either side of a gap.',
        ],
        'A made bed from the side',
      ],
      [
        ['Ask where the car can go', 'Ask about parking and its price'],
        [
          'Right outside, or in the next street, and at what price? It decides how much you pack.',
          'In an old town the car may have to stay ten minutes away.',
        ],
        'A car parked in a narrow lane',
      ],
      [
        ['Ask until when there is breakfast', 'Ask how early you can have breakfast'],
        [
          'If you have to catch an early train, there may be a bag to take along.',
          'Early starters and late sleepers should both ask.',
        ],
        'A breakfast table by a window',
      ],
      [
        ['Ask until when you can cancel', 'Ask what happens if plans change'],
        [
          'The conditions can differ for the same bed, depending on the rate.',
          'Have it in writing, with the hour, before you pay.',
        ],
        'A calendar page with one day marked',
      ],
    ],
    turn: [
      'Two lines by email are enough, and the answer tells you about the host as well.',
      'How the host replies tells you a lot about the house.',
    ],
    asks: ['What do you always ask before you book?', 'What surprised you most on arrival?'],
    ends: {
      p: 'Five minutes of writing, and you sleep better.',
      f: 'And if you are a light sleeper, do say so. It is nothing to be shy about.',
      a: 'Ask first, then pay.',
      t: 'Cancellation terms belong to the rate and not to the room, so compare both.',
      h: 'The beach was lovely, by the way. From there you can see the stairs.',
      i: 'Ask a little beforehand, and leave the rest open.',
      l: 'After that you only have to arrive.',
    },
    work: 'If you book for colleagues, keep the answers in a shared list. The person who arrives at midnight before a client meeting will think of you fondly.',
    tick: true,
    keep: 'the next time you book a room',
    send: 'the light sleeper in your group',
    own: [
      {
        about: 'parking|\\blift\\b|stairs|step.free|quiet|courtyard|ground floor',
        kinds: ['place', 'service', 'policy', 'product'],
        lead: 'One answer in advance:',
      },
      { about: 'cancel', kinds: ['policy'], lead: 'And if your plans change:' },
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
      'On the first night in a strange bed, part of the brain seems to keep watch. Bring something that smells of home, and go to bed in your usual order.',
      'Sleeping badly in a new place is so common that researchers gave it a name. A pillowcase from home helps.',
    ],
    subject: ['Why the first night is the worst', 'Bring your own pillowcase'],
    hooks: {
      '*': [
        'To sleep better in a strange bed, pack your own pillowcase. It weighs as much as a T-shirt.',
        'You slept badly on the first night away? Nothing is wrong with the bed. Nearly everybody does.',
      ],
      p: 'Poor sleep on the first night away has a name and several simple remedies.',
      f: 'Do you lie awake in every new bed and think it is just you? It is nearly everyone.',
      a: 'First night away: your own pillowcase, your usual bedtime, the light switch in reach.',
      t: 'Sleep laboratories call it the first-night effect and usually leave that night out of their results.',
      h: 'At three in the morning, in a strange room, every coat on a hook looks like a man.',
      i: 'By the second night, a strange room already feels a little bit yours.',
      l: 'Your own pillowcase on a strange pillow is a small piece of home.',
    },
    lines: {
      '*': [
        'Pack your own pillowcase when you travel. It smells of home, and you fall asleep sooner.',
        'In a strange room, find the light switch, the bathroom and the door before you turn out the light.',
        'Away from home, go to bed in your usual order: teeth, book, lamp. The routine matters more than the place.',
        'The curtain in your room will not close? A {trouser|pants} hanger with clips holds both sides together.',
        'Put your phone on the same side of the bed as at home. You will find it in the dark.',
      ],
      h: ['An old radiator makes two sounds at night: none, and somebody being knighted.'],
    },
    scene: [
      'The bed is good, the street is quiet, and you have been listening to the fridge since one.',
      'Somewhere a pipe ticks. At home you would not hear it. Here you are waiting for the next tick.',
    ],
    why: [
      [
        'In a new place the sleeping brain stays a little more alert, on one side more than on the other, as studies have found.',
        'It once made sense to keep half an ear open in an unknown cave. We still do it.',
      ],
      [
        'A familiar smell or routine tells the brain that all is well.',
        'If the evening goes as it does at home, you relax sooner.',
      ],
    ],
    parts: [
      [
        ['Bring your own pillowcase', 'Pack something that smells of home'],
        [
          'A worn T-shirt works, too. You relax sooner when something smells familiar.',
          'Do not wash it first. It should smell of you.',
        ],
        'A pillowcase being packed into a bag',
      ],
      [
        ['Look round before the light goes out', 'Find the switch and the bathroom first'],
        [
          'If you know where the switch, the bathroom and the door are, you need not search at three.',
          'And move the chair with the coat on it. You know why.',
        ],
        'A hand finding a bedside switch',
      ],
      [
        ['Go to bed in your usual order', 'Keep to your routine from home'],
        [
          'Teeth before book, or book before teeth: do it as you do at home.',
          'A film until one is no way to begin, however tired the road made you.',
        ],
        'A book and glasses on a bedside table',
      ],
      [
        ['Cool the room, then close it', 'Air the room before you sleep'],
        [
          'Most people fall asleep more easily in a cool room with dark curtains.',
          'Open the window wide while you brush your teeth.',
        ],
        'A window being opened in the evening',
      ],
    ],
    turn: [
      'And if it fails: the second night is nearly always better.',
      'That is one more reason to stay two nights.',
    ],
    asks: ['How do you sleep the first night away?', 'What comes along in your bag, just for sleeping?'],
    ends: {
      p: 'If you have something important to do, arrive two nights before.',
      f: 'Tell your host if something hums. It can often be switched off.',
      a: 'Two nights are better than one.',
      t: 'The effect shows as lighter sleep, and by the second night most of it has gone.',
      h: 'Most things that look like a man in the dark are a coat.',
      i: 'Give a new place one night to become familiar.',
      l: 'On the second night you no longer hear the pipe.',
    },
    work: 'Before an interview, a talk or an exam in another town, book an extra night. The first night is the weak one.',
    keep: 'the next time you pack a bag',
    send: 'the one who never sleeps well away from home',
    own: [
      {
        about: 'two.night|three.night|nights? for|stay (?:two|three|longer)|minimum stay',
        kinds: ['offer', 'policy', 'price', 'product', 'service'],
        lead: 'Staying with us:',
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
      'Because somebody else slept in it until this morning.',
      'Because another guest left it only a few hours ago.',
    ],
    title: ['Why is check-in in the afternoon?', 'What happens in your room before you may have it'],
    cover: 'Why is check-in in the afternoon?',
    gist: [
      'Between one guest and the next, a room is stripped, cleaned, aired and checked, and so is every other room in the house. That is why rooms are ready in the afternoon. Bags are welcome before.',
      'Each room takes the better part of an hour, and all of them come free on the same morning. Ask to leave your bag, and enjoy the day.',
    ],
    subject: ['Why check-in is in the afternoon', 'Noon, and the room is not ready'],
    hooks: {
      '*': [
        'Why can you not check in at noon? Because your sheets are still on the line.',
        'Between check-out and check-in lies the busiest part of the day, and guests never see it.',
      ],
      p: 'The hours between check-out and check-in are the only time to get a room ready.',
      f: 'You are early, the train was quick, and the room is not ready. Here is what is going on upstairs.',
      a: 'Guests leave at eleven, and guests arrive at three. In between there is a lot to do.',
      t: 'Number of rooms, times the minutes for each, divided by the people who clean: that fills the hours before check-in.',
      h: 'You would like your room at nine. So would the gentleman who is still asleep in it.',
      i: 'You open the door, and it looks as if nobody had ever stayed there. Somebody worked hard for that.',
      l: 'A room needs fresh air between two guests.',
    },
    lines: {
      '*': [
        'Early for check-in? Ask for two things: a place for your bag and a bathroom to change in. Both are nearly always possible.',
        'Need your room early? Write the day before. With notice yours can be cleaned first.',
        'Arriving before check-in? Pack what you need for the afternoon on top, and leave the suitcase at the desk.',
        'Coming off a night train? Ask whether you can have breakfast when you arrive. Many houses can manage two more eggs.',
        'Too early for your room? Leave your bags and go out. Almost every house is glad to look after them.',
      ],
      h: ['Whoever makes your bed can see how you slept. They never say.'],
    },
    scene: [
      'Quarter to twelve. Two people with {rucksacks|backpacks} stand at reception and try to look patient.',
      'Upstairs every door is open, {duvets|comforters} hang out of the windows, and somebody is whistling.',
    ],
    why: [
      [
        'On a busy day all guests leave within two hours, and every room has to be done at once.',
        'One room is quickly done. All of them, with the same two hands, take the whole morning.',
      ],
      [
        'A mattress has to air, a floor has to dry, and then somebody checks it all.',
        'Some of the time is simply waiting, because damp takes its time to dry.',
      ],
    ],
    parts: [
      [
        ['First the bed is stripped and aired', 'The windows are opened wide'],
        [
          'Fresh sheets on a warm mattress feel clammy, so it airs first.',
          'A bed holds the damp of the night for a good while.',
        ],
        'A stripped bed by an open window',
      ],
      [
        ['Then it is cleaned from the top down', 'Lamps first, the floor last'],
        [
          'Dust falls, so high things come before low ones.',
          'The bathroom is cleaned separately, with cloths of its own.',
        ],
        'A cloth wiping the top of a lamp',
      ],
      [
        ['Last, somebody checks the room', 'A second person looks it over'],
        [
          'Sitting on the bed, they see what a guest sees: the cobweb, the dead bulb, the missing cup.',
          'A second pair of eyes finds what the first was too busy for.',
        ],
        'A view of a room from the bed',
      ],
    ],
    turn: [
      'So leave the bag, take the umbrella, and have lunch somewhere.',
      'At three the door opens, and the room looks new.',
    ],
    asks: ['What do you do when you arrive too early?', 'Early bird or last to leave: which are you?'],
    ends: {
      p: 'One line the day before helps more than waiting at the desk.',
      f: 'The bench outside is a good place to start a {holiday|vacation}, by the way.',
      a: 'Leave your bag at the desk, and off you go.',
      t: 'Average time for a room after departure: about half an hour to an hour, depending on size.',
      h: 'Early guests and the people who clean do meet. Usually in the shower.',
      i: 'Somebody smoothed the sheet for you before they knew your name.',
      l: 'An hour in town without luggage is a good start.',
    },
    work: 'Every service has such a gap between two customers. "Not ready" annoys people. "The mattress is airing" does not.',
    keep: 'the day your train gets in at noon',
    send: 'the early bird you travel with',
    own: [
      {
        about: 'check.?in|luggage|bags',
        kinds: ['hours', 'policy', 'service'],
        lead: 'For your plans:',
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
    cover: 'How to make a hotel corner',
    gist: [
      'Tuck in the foot, lift the side into a triangle, tuck in what hangs down, drop the triangle and tuck again. A flat sheet folded like that stays put all week.',
      'Hotels manage without elastic. Two folds at the foot of the bed hold a flat sheet for days.',
    ],
    subject: ['How to make a bed like a hotel', 'The fold that keeps sheets in place'],
    hooks: {
      '*': [
        'A hotel bed feels the way it does because of two folds in the sheet, and you can make them at home.',
        'If your sheet comes off in the night, fold the corners as hotels do.',
      ],
      p: 'Two folds at the foot of the bed hold a flat sheet firmly, without elastic or clips.',
      f: 'Would you like your bed to feel like a hotel bed tonight? It takes one extra minute.',
      a: 'Hotel corner: foot first, triangle up, tuck, triangle down, tuck.',
      t: 'The fold turns a sideways pull into a downward one, and the weight of the mattress holds it.',
      h: 'A fitted sheet has four corners. At any given moment three of them are on.',
      i: 'If you have made the bed, you have finished one thing before breakfast.',
      l: 'A cool, tight, smooth sheet is half of a good night.',
    },
    lines: {
      '*': [
        'Hotel corner: tuck in the foot, lift the side a forearm from the corner into a triangle, tuck what hangs, let it fall, tuck again.',
        'If your feet get warm, leave the sheet loose at one corner of the bed. Hotels never do.',
        'To put a pillow into its case, hold the far corners through the cloth and shake.',
        'Making the bed: put the middle crease of the sheet on the middle of the mattress, and both sides hang even.',
        'A bed sheet should be tight enough to bounce a coin on. Nobody has to test it.',
      ],
      h: [
        'Folding a fitted sheet is simple: roll it into a ball, put it in the cupboard, close the door quickly.',
      ],
    },
    scene: [
      'Four in the morning. The sheet has come off at one corner, and you are lying on the bare mattress.',
      'She walks round the bed once, lifts, tucks, drops, and it is done. You could bounce a coin on it.',
    ],
    why: [
      [
        'A sheet that only hangs over the edge comes out with every turn you make.',
        'People turn over dozens of times a night, and each turn tugs at the side.',
      ],
      [
        'Folded at an angle, the sheet lies under the mattress in two layers, and they grip each other.',
        'The slanted fold takes the pull along the edge.',
      ],
    ],
    parts: [
      [
        ['Lay the sheet straight, tuck the foot', 'Begin by tucking in the foot'],
        [
          "Leave more cloth at the foot than at the head, about a forearm's length.",
          'If the ironing crease runs down the middle, the sides are even.',
        ],
        'A sheet tucked in at the foot of a bed',
      ],
      [
        ['Lift the side into a triangle', 'Fold the edge up onto the bed'],
        [
          'Take hold a forearm from the corner and lay it up on the mattress.',
          'It should look like one half of an envelope.',
        ],
        'The side of a sheet folded up into a triangle',
      ],
      [
        ['Tuck in what hangs below', 'Push the lower part under the mattress'],
        [
          'Flat hand, palm down, and in up to the wrist.',
          'Push towards the foot as you tuck, so that the cloth goes taut.',
        ],
        'A flat hand pushing a sheet under a mattress',
      ],
      [
        ['Drop the triangle and tuck it in', 'Let the flap fall and tuck again'],
        [
          'Hold the corner with one finger while the other hand pulls down.',
          'The edge should fall at a slant, like the end of a wrapped present.',
        ],
        'A finished corner, seen from close up',
      ],
    ],
    turn: ['The head end stays plain.', 'By the third bed you will do it without thinking.'],
    asks: ['Fitted sheet or flat?', 'Feet tucked in or feet out?'],
    ends: {
      p: 'It takes a minute, and the sheet stays on all week.',
      f: 'Do it on a Sunday with clean sheets, and go to bed early.',
      a: 'Two corners, one minute.',
      t: 'Percale holds better than satin, which is smooth and slides.',
      h: 'A fitted sheet, by the way, has never been folded by anyone.',
      i: 'It is a small thing, and you feel it all night.',
      l: 'Turn the sheet back by a hand, and the bed says good evening.',
    },
    work: 'Housekeepers make dozens of beds a day. Anyone who has tried ten looks differently at the person with the {trolley|cart}.',
    keep: 'the next change of sheets',
    send: 'someone who takes all the {duvet|comforter}',
    own: [
      {
        about: 'linen|sheets|percale|egyptian cotton|ironed',
        kinds: ['product', 'process', 'service'],
        lead: 'About the beds here:',
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
    unless: 'self.?check|24.?hour|door code|key ?(?:safe|box)',
    format: 'mistake',
    again: 9,
    emoji: '🌙',
    tags: ['LateArrival', 'TravelTips', 'GuestHouse'],
    wrong: 'Arriving late without telling anyone',
    title: [
      'Arriving late at a small hotel: what to send and when',
      'Late check-in: how to arrive without waking the house',
    ],
    cover: 'Arriving late? Send a message',
    gist: [
      'In a small house somebody waits up for you. Send a message with the new time, and you find a light on, a key, and often a sandwich.',
      'The {motorway|highway} is at a standstill, and you will be there at eleven. Send two things, ask one, and nobody minds.',
    ],
    subject: ['Arriving late? One message is enough', 'Somebody is waiting up for you'],
    hooks: {
      '*': [
        'In a small guest house, whoever lets you in at midnight also makes breakfast.',
        'You said seven. Somebody is sitting in the kitchen, looking out at the road.',
      ],
      p: 'A late arrival is no trouble if the house knows by early evening.',
      f: 'Stuck in traffic and late for check-in? Send your host a message now. It helps you, too.',
      a: 'Arriving late is fine. Arriving late without a word is not.',
      t: 'If you arrive late, send three things: the new time, your car or train, and a phone number that is on.',
      h: 'You said seven, and it is eleven. The dog has stopped believing in you.',
      i: 'A lamp left on for somebody who is late is an old kindness.',
      l: 'After a long drive: a light at the door, and a key with your name on it.',
    },
    lines: {
      '*': [
        'Running late for check-in? Tell your host three things: the new time, car or train, and a phone that is on. Then drive calmly.',
        'Arriving late? Ask by six where you can still get something to eat after ten. In the country the answer is often nowhere.',
        'Save the number of your guest house and the door code before you set out. In the countryside you may have no signal.',
        'Arriving after dark? Ask for one landmark. "After the red phone box" is better than any pin on a map.',
        'If you cannot find the house in the dark, stop and {ring|call}. Hosts would rather explain than worry.',
      ],
      h: ['"We will be there in twenty minutes" can mean anything up to two hours, as every host knows.'],
    },
    scene: [
      'Half past ten, fog, and the phone is at two per cent. There is a light on at the end of the lane. It might be the guest house.',
      'The table is laid for breakfast, and the keys are on their hooks. One of them is still waiting, with a name on it.',
    ],
    why: [
      [
        'Small houses have no night desk. Whoever opens the door at eleven is up again at six for breakfast.',
        'The host has an evening, too, and tonight it depends on your car.',
      ],
      [
        'With notice there is always a way: a key safe, a code, a plate in the fridge.',
        'In the afternoon everything can be arranged. After midnight, with a dead phone, very little can.',
      ],
    ],
    parts: [
      [
        ['Send the new time by early evening', 'Give a time, even a rough one'],
        [
          'Add an hour to be safe. Nobody minds if you are early.',
          'A rough time is enough, as long as it comes while the house is awake.',
        ],
        'A hand typing a message in a parked car',
      ],
      [
        ['Ask how to get in', 'Get the door code in writing'],
        [
          'Key safe, code, bell, back door: ask for it in writing.',
          'In the dark every garden gate looks the same, so let them describe it.',
        ],
        'A key safe beside a front door',
      ],
      [
        ['Eat before the kitchens close', 'Bring something to eat'],
        [
          'In small places kitchens close while people in cities are still reading the menu.',
          'A packet of {crisps|chips} in the car has saved many a {holiday|vacation}.',
        ],
        'A closed restaurant with its lights off',
      ],
      [
        ['Come in quietly', 'Carry the suitcase upstairs'],
        [
          'Wheels on floorboards wake everybody, and so does a door that slams.',
          'Old stairs creak. The edge creaks less than the middle.',
        ],
        'Shoes carried in a hand on the stairs',
      ],
    ],
    turn: ['And in the morning, say thank you for the light.', 'One message, and somebody can go to bed.'],
    asks: ['What was your latest arrival ever?', 'Who waits up for you when you travel?'],
    ends: {
      p: 'It is the shortest message of the trip, and it helps most.',
      f: 'And if you really are stuck: call. Nobody will shout.',
      a: 'One message by six, and it is done.',
      t: 'In some booking conditions, whoever has not arrived by a set hour counts as cancelled. A message prevents that.',
      h: 'The dog will hear you first.',
      i: 'A long road is shorter if somebody expects you.',
      l: 'The stairs are dark, the bed is made, and all is well.',
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
        lead: 'If you are coming late:',
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
      'Whoever puts a book down first gets that side of the bed. When you travel, do you sleep by the window or by the door?',
    ],
    subject: ['Window side or door side?', 'Which side of the bed do you take?'],
    hooks: {
      '*': [
        'Two people walk into a hotel room and both know at once which side of the bed is theirs.',
        'At home you sleep on the left. Away, it depends on where the door is.',
      ],
      p: 'In a strange room, couples choose their sides of the bed within seconds, mostly without a word.',
      f: 'You open the door and see the bed. Which side is yours?',
      a: 'Near the window for air, near the door for the bathroom.',
      t: 'Three things decide which side of the bed we take: habit, the bathroom, and the only free {socket|outlet}.',
      h: 'Marriage means knowing who gets the side with the {socket|outlet}.',
      i: 'Sharing a strange room is a small test for two people.',
      l: 'The window side, for the first light of the morning.',
    },
    lines: {
      '*': [
        'Window side or door side of the bed? And does it change when you travel?',
        'Which side of the bed is better: with the {socket|outlet}, with the lamp, or by the wall?',
        'Whoever gets up first at night should sleep on the bathroom side. It is kinder to both.',
        'Travelling alone and sleeping in the middle of a double bed is an underrated pleasure.',
        'A {torch|flashlight} on each side of the bed settles many arguments.',
      ],
      h: ['There is a third side of the bed, at the foot. The dog has it.'],
    },
    scene: [
      'The case is still in the corridor, and one book is already on the bedside table. The sides have been decided.',
      'Two phones, one {socket|outlet}, and a very long look across the bed.',
    ],
    why: [
      [
        'Most couples keep their side for decades. In a new room it is an open question.',
        'Habit is strong, yet many of us shift when the bathroom lies on the other side.',
      ],
    ],
    parts: [
      [
        'The window side',
        [
          'Air, light, and the first view of the weather. Also the gulls.',
          'You see the morning before anyone else does, whether you want to or not.',
        ],
        'Morning light on a pillow beside a window',
      ],
      [
        'The door side',
        [
          'It is a short way to the bathroom, and you need not climb over anybody.',
          'It suits people who get up at three, or check the lock twice.',
        ],
        'A bedside lamp near a door',
      ],
    ],
    turn: [
      'If you travel alone, you get both sides and the {socket|outlet}.',
      'Whichever side you choose, somebody has to get up for the light switch.',
    ],
    asks: ['Window or door?', 'Do you swap sides when you are away?'],
    ends: {
      p: 'There is no wrong answer, and everyone is quite sure of theirs.',
      f: 'Couples may answer separately.',
      a: 'The first book on the table decides.',
      t: 'Most people keep the side they have at home.',
      h: 'Whoever sleeps by the door also gets the burglars.',
      i: 'If you sleep well, it was the right side.',
      l: 'One sleeps, and the other listens to the night.',
    },
    keep: 'the next hotel room you share',
    send: 'the person on the other side',
    own: [
      {
        about: '\\bviews?\\b|balcon|\\bsea\\b',
        kinds: ['product', 'place'],
        lead: 'For people who like the window side:',
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
      'Chargers stay behind in hotel {sockets|outlets}, and swimming things stay at home. What do you forget every single time?',
      'Everyone has one thing that is never in the suitcase. What is yours?',
    ],
    subject: ['What do you always forget to pack?', 'The thing that is never in your case'],
    hooks: {
      '*': [
        'The lost property box of any guest house holds the same three things: a charger, a book, one sock.',
        'You packed for snow and for a wedding. The toothbrush is in the bathroom at home.',
      ],
      p: 'People nearly always forget the same things, and seldom the big ones.',
      f: 'Packing a suitcase: what do you forget every time?',
      a: 'Everybody forgets to pack one thing. What is yours?',
      t: 'Things needed on the last morning are forgotten most: toothbrush, charger, glasses.',
      h: 'Four pairs of {trousers|pants} in the suitcase, and no belt. It will be a weekend with one hand in your pocket.',
      i: 'Whatever you left at home, you can nearly always do without it.',
      l: 'A small case, and only the pillow missing.',
    },
    lines: {
      '*': [
        'What do you forget each time you pack? At guest houses it is the charger, behind the bedside table.',
        'Put one of your shoes on top of the thing you must not forget to pack. You cannot leave in one shoe.',
        'Before you go home, compare your case with a photo of it from the first day. It is quicker than crawling under the bed.',
        'Forgotten your toothbrush? Ask at the desk first. Most houses have a drawer of toothbrushes, plugs and chargers.',
        'Pack your suitcase by the hours of the day, from getting up to going to bed. Then you forget less.',
      ],
      h: [
        'The book in lost property always has the marker twelve pages from the end. Somebody out there still does not know who did it.',
      ],
    },
    scene: [
      'Halfway down the {motorway|highway} one of you says "did you pack", and the other one goes very quiet.',
      'A wash bag, turned out on the bed for the third time. The toothbrush is not in it.',
    ],
    why: [
      [
        'Whatever is needed until the last minute cannot be packed the night before, so it stays at home.',
        'We pack for the special evening and forget the plug.',
      ],
    ],
    parts: [
      [
        ['The phone charger', 'Plugs and chargers'],
        [
          'It comes along and then stays in the wall.',
          'Bright tape round the cable makes it harder to leave behind.',
        ],
        'A charger in {a socket|an outlet} behind a bed',
      ],
      [
        ['Pyjamas', 'Something to sleep in'],
        [
          'You remember them on the stairs, on the way up.',
          'The emergency T-shirt at the bottom of the bag solves that for life.',
        ],
        'A folded T-shirt on a pillow',
      ],
      [
        ['Swimming things', 'The swimsuit'],
        [
          'The forecast said rain, and there is always a lake or a sauna.',
          'They weigh nothing, so pack them every time.',
        ],
        'A swimsuit on a hook',
      ],
      [
        ['Nothing, ever', 'You never forget anything'],
        [
          'Some people have a laminated list. The rest of us like travelling with them.',
          'There is one of them in every family, and they have {plasters|bandages} as well.',
        ],
        'A ticked list on a suitcase lid',
      ],
    ],
    turn: [
      'Tell us yours, and somebody else will remember theirs in time.',
      'And if the charger is in the wall: it can be sent on.',
    ],
    asks: ['Which thing stays at home every time?', 'What do you pack each time and never use?'],
    ends: {
      p: 'A short list inside the lid of the case helps.',
      f: 'We are collecting. The sillier, the better.',
      a: 'Put a shoe on top.',
      t: 'Pack in the order in which you dress, and you notice what is missing.',
      h: 'If the sock is yours, it is well and sends its love.',
      i: 'You notice how little you need when you have left something behind.',
      l: 'The rest can be borrowed.',
    },
    keep: 'the evening before you leave',
    send: 'the one with the laminated list',
    own: [
      {
        about: 'charger|toothbrush|adaptor|umbrella|borrow|lend|boots',
        kinds: ['service', 'policy'],
        lead: 'If you have forgotten something:',
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
    only: '\\bsea\\b|seaside|coast|beach|harbou?r|\\bshore\\b|ocean|\\bcliffs?\\b|\\bbay\\b',
    format: 'season',
    again: 11,
    emoji: '🌫️',
    tags: ['OffSeason', 'WinterBreak', 'SlowTravel'],
    when: { season: ['autumn', 'winter'], months: [11, 1, 2] },
    title: [
      'Why go to the sea in winter (and what to check first)',
      'A weekend by the sea in winter: what to know beforehand',
    ],
    cover: 'A winter weekend by the sea',
    gist: [
      'In winter a seaside town belongs to the people who live there, and they have time to talk. Check what is open, bring a warm coat, and plan the day around the light.',
      'The sea in winter means long breakfasts, empty beaches and the best table. Half an hour of checking what is open makes it a good trip.',
    ],
    subject: ['A winter weekend by the sea', 'The beach when nobody is there'],
    hooks: {
      '*': [
        'In summer you see the beach full. In winter you have it to yourself.',
        'In winter the good table by the window is free, and you can see the sea from it.',
      ],
      p: 'In winter the same seaside town has more room, more time and shorter opening hours.',
      f: 'Fancy a weekend by the sea when nobody else is there?',
      a: 'The sea in winter: go when it is empty, check what is open, pack for rain.',
      t: 'In the darkest weeks the day has about eight hours of light, so walk first and eat cake after.',
      h: 'The sea is there all year. Only the ice cream goes home.',
      i: 'A winter beach makes you feel small in a good way.',
      l: 'Fog on the promenade, a warm fire, and the sea behind the window.',
    },
    lines: {
      '*': [
        'Before a winter weekend by the sea, {ring|call} ahead. Museums, ferries and kitchens have winter hours, and the website may not know.',
        'In winter, plan a day by the sea by the light: on the beach until three, indoors after that.',
        'At the seaside in winter, ask your host which café stays open for the locals. It is the better one all year.',
        'For a walk on the beach in winter, bring two pairs of shoes. One will be wet.',
        'With gloves, a hat and a flask, any bench by the sea is a café.',
      ],
      h: ['Packing list for the sea in winter: hat, other hat, something to hold the hats on.'],
    },
    scene: [
      'The beach huts are shut, a man with a dog nods at you, and the waitress sits down for a moment because nobody else is there.',
      'Rain on the window, the second pot of tea, and you have read the newspaper to the last page. It is eleven in the morning.',
    ],
    why: [
      [
        'When the summer crowd has gone, the people who live here have time.',
        'In winter they will tell you where they go for a walk themselves.',
      ],
      [
        'Some places are shut in winter, so you have to plan a little.',
        'Opening hours are short, and a locked door after a long drive is disappointing.',
      ],
    ],
    parts: [
      [
        ['{Ring|Call} ahead and ask what is open', 'Phone the place you most want to see'],
        ['If you come for the castle, ask the castle.', 'Websites often still show the summer hours.'],
        'A closed sign on a museum door',
      ],
      [
        ['Plan the day around the light', 'Walk first, and have cake later'],
        [
          'It is dark by the time the museum closes.',
          'Look up the time of sunset. It is earlier than you think.',
        ],
        'Low winter light on an empty promenade',
      ],
      [
        ['Ask where the locals go', 'Ask your host for a café'],
        [
          'A place that lives on its neighbours in winter has to be good.',
          'Your host will know, and knows which day it is shut.',
        ],
        'A lit café window in the rain',
      ],
      [
        ['Pack for sitting by a window', 'Bring something warm and something to read'],
        [
          'Bad weather is part of it, and so is a pack of cards.',
          'Some of the best hours are spent watching the rain from a dry chair.',
        ],
        'Thick socks and a book by a window',
      ],
    ],
    turn: ['You come home rested instead of tanned.', 'And if the sun comes out, the whole beach is yours.'],
    asks: ['Would you go to the sea in winter?', 'Rain {on holiday|on vacation}: nuisance or excuse?'],
    ends: {
      p: 'Rooms are easier to get, and there is time for special wishes.',
      f: 'Bring the book you have been meaning to read since summer.',
      a: '{Ring|Call} ahead, and go.',
      t: 'Check the train as well. Works on the line are often in the quiet months.',
      h: 'The ice cream will be back in spring.',
      i: 'You cannot book the weather. You can tell people about it afterwards.',
      l: 'You come home with salt on your coat.',
    },
    keep: 'the first free weekend of the winter',
    send: 'the person who likes rain on windows',
    own: [
      {
        about: '(?<!closed in )(?:winter|november|january|february)|off.?season|fire|midweek',
        kinds: ['offer', 'price', 'product', 'event'],
        lead: 'For the quiet months:',
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
