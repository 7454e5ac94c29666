// Wedding photographs: what couples ask before, and what helps on the day.
import type { Idea } from '../../library/idea.ts';

const WEDDINGS = 'wedding|\\belop|\\bbrid(?:e|al)|\\bcouples\\b';

export const WEDDING_PHOTOS: readonly Idea[] = [
  {
    id: 'ask-your-wedding-photographer',
    format: 'checklist',
    only: WEDDINGS,
    again: 7,
    emoji: '💍',
    tags: ['WeddingPhotography', 'WeddingPlanning', 'WeddingTips'],
    title: [
      'What to ask a wedding photographer before you book',
      'Choosing a wedding photographer: five questions',
    ],
    cover: 'Ask before you book',
    gist: [
      'Before you book a wedding photographer, ask to see one whole wedding, how many pictures you get and when, and what happens if the photographer is ill.',
      'A website shows the ten best photos of ten weddings. Ask for all the pictures of one day, and talk to each other before you sign.',
    ],
    subject: ['Ask before you book', 'Choosing a wedding photographer'],
    hooks: {
      '*': [
        'You are looking for a wedding photographer? Ask these five questions before you book.',
        'Ten lovely photos on a website are not enough. Ask your wedding photographer this as well.',
      ],
      pfatil: 'A wedding photographer spends the whole day with you, so choose one with care.',
      h: 'Your wedding photographer will see you before breakfast. Choose somebody you like.',
    },
    lines: {
      '*': [
        'Ask a wedding photographer to show you one whole wedding, from morning to midnight.',
        'Ask what happens if your photographer falls ill. There should be a clear answer.',
        'Talk on the phone before you book a wedding photographer. You will spend ten hours together.',
        'Ask in how many weeks you get the pictures, and how many there will be.',
      ],
      h: ['If you laugh in the first ten minutes, you will laugh in the photos.'],
    },
    scene: [
      'All the pictures on the website were taken in golden light. Yours may be taken in the rain.',
      'You have looked at thirty websites, and they begin to look the same.',
    ],
    why: [
      [
        'A whole wedding shows how somebody works in dark rooms and under pressure.',
        'The best photos of a year say little about an ordinary hour.',
      ],
      ['People who feel at ease look better in pictures.', 'If you like each other, it shows in the photos.'],
    ],
    parts: [
      [
        'May we see a whole wedding?',
        ['In a room or season like yours, if there is one.', 'Look at the dark and the busy parts.'],
        'Photos of one day on a table',
      ],
      [
        'How many, and when?',
        ['A rough number of pictures, and the weeks until you get them.', 'Ask whether some come earlier.'],
        'A calendar',
      ],
      [
        'What if you are ill?',
        ['Is there a second photographer, or a network?', 'Have the answer in writing.'],
        'A camera bag',
      ],
      [
        'What is included?',
        ['Hours, travel, second photographer, album, prints.', 'Ask what an extra hour costs.'],
        'A price list',
      ],
      [
        'May we meet?',
        ['In person or by video, for half an hour.', 'Say what you do not like as well.'],
        'Three cups on a table',
      ],
    ],
    turn: ['Then listen to your feeling.', 'Afterwards you can look forward to it.'],
    asks: ['What matters most to you in wedding photos?', 'What would you ask first?'],
    ends: {
      pfatil: ['Ask me these five as well.', 'Send me your date, and ask whatever you like.'],
      h: 'Breakfast is usually croissants.',
    },
    keep: 'the evening you look at websites',
    send: 'a couple who have just got engaged',
    own: [
      {
        kinds: ['price', 'service', 'process', 'number', 'policy', 'offer'],
        about:
          'collections?|packages?|from £|from \\$|from €|gallery|second shooter|albums?|weddings a year|hours',
        lead: 'And a first answer from me.',
      },
    ],
    pic: { ask: 'An open album on a table', alt: 'An open wedding album on a table' },
    claims: [
      [
        'Full galleries, delivery time, illness cover, inclusions',
        'advice of wedding planners and photographers',
      ],
    ],
  },
  {
    id: 'a-list-for-the-group-photos',
    format: 'howto',
    only: WEDDINGS,
    again: 7,
    emoji: '👨‍👩‍👧‍👦',
    tags: ['WeddingPhotography', 'GroupPhotos', 'WeddingPlanning'],
    title: [
      'Group photos at a wedding: how to keep them short',
      'Family photos on the wedding day: make a list',
    ],
    cover: 'Short group photos',
    gist: [
      'Plan six to eight group photos for your wedding, three minutes each, with names on a list, and ask somebody with a loud voice to call them.',
      'Group photos are quick when it is clear who is in which. Largest group first, then let people go.',
    ],
    subject: ['Short group photos', 'A list for family photos'],
    hooks: {
      '*': [
        'Group photos at your wedding take twenty minutes if there is a list. Here is how.',
        'Would you like to have the family photos done in twenty minutes? Make a list.',
      ],
      pfatil: 'With a list and a loud voice, group photos are soon done.',
      h: 'Uncle Geoff is always at the bar when his group photo is taken. Put him on a list.',
    },
    lines: {
      '*': [
        'Write names on your list for group photos, and not "family of the bride".',
        'Ask one person from each side to call people for the group photos. They know who is who.',
        'Take the largest group photo first. Then everybody else can go and have a drink.',
        'Plan three minutes for each group photo, and at most eight groups.',
      ],
      h: ['Whoever blinks in all of them gets a frame of their own.'],
    },
    scene: [
      'Everybody is there, except the one person who is needed.',
      'The guests are waiting for their drinks, and so are you.',
    ],
    why: [
      [
        'Most of the time goes into looking for people.',
        'Taking the photo takes seconds, and finding a cousin takes minutes.',
      ],
      ['You want to be with your guests.', 'A short list leaves more time for the party.'],
    ],
    parts: [
      [
        'Choose six to eight groups',
        [
          'Parents, brothers and sisters, friends, everybody.',
          'Ask yourselves which picture you would hang up.',
        ],
        'A short list',
      ],
      [
        'Write down the names',
        [
          'Also who stands next to whom, if it matters.',
          'Think of divorced parents and of grandparents who cannot stand for long.',
        ],
        'A list with names',
      ],
      [
        'Choose a caller',
        ['Loud, friendly, and known to the family.', 'One from each side is best.'],
        'A person waving',
      ],
      [
        'Begin with the largest',
        ['From everybody down to two.', 'Grandparents and small children go first after that.'],
        'A large group on steps',
      ],
    ],
    turn: ['Then the two of you are free.', 'And the drinks are still cold.'],
    asks: ['Which group photo matters most to you?', 'Who in your family has the loudest voice?'],
    ends: {
      pfatil: ['Send me your list two weeks before.', 'Not sure who belongs on it? We can talk it through.'],
      h: 'Somebody fetch Geoff.',
    },
    keep: 'the month before your wedding',
    send: 'your best man or maid of honour',
    pic: { ask: 'A handwritten list of names', alt: 'A handwritten list of names' },
    claims: [['About three minutes a group; named list and a caller', 'practice of wedding photographers']],
  },
  {
    id: 'rain-on-the-wedding-day',
    format: 'answer',
    only: WEDDINGS,
    again: 7,
    emoji: '☔',
    tags: ['WeddingPhotography', 'RainyWedding', 'WeddingTips'],
    title: [
      'What happens to our wedding photos if it rains?',
      'Rain on the wedding day: what it means for the photos',
    ],
    cover: 'Wedding photos in the rain',
    question: 'What about the photos if it rains?',
    short: 'They will be fine. Clouds make soft light, and you only need a dry corner.',
    gist: [
      'Rain does not spoil wedding photos. Clouds give soft light, doorways and windows are dry, and ten minutes without rain nearly always come.',
      'For a wet wedding day you need two clear or white umbrellas, shoes for the way, and a covered place that you have looked at before.',
    ],
    subject: ['Wedding photos in the rain', 'A wet wedding day'],
    hooks: {
      '*': [
        'Rain is forecast for your wedding day? Your photos will be fine. This helps.',
        'What happens to your wedding photos if it rains? Less than you fear.',
      ],
      pfatil: 'Some of the most beautiful wedding photos are taken on grey days.',
      h: 'It rained at your wedding? Then at least nobody squints.',
    },
    lines: {
      '*': [
        'Buy two clear or white umbrellas for your wedding. They look good in photos and let the light through.',
        'Look for a dry place for photos before the wedding: a porch, a barn, a large window.',
        'Under clouds nobody squints, and skin looks soft. Grey days are good for portraits.',
        'Keep ten minutes free in the evening. After rain the light is often at its best.',
      ],
      h: ['Wellies under a wedding dress: always a good photo.'],
    },
    scene: [
      'A week before the wedding everybody looks at the forecast every hour.',
      'It pours during the ceremony, and by the cake the sun is out.',
    ],
    why: [
      ['Direct sun makes hard shadows, and clouds do not.', 'A grey sky is one large, soft lamp.'],
      [
        'A dry corner of a few square metres is enough for portraits.',
        'For two people and an umbrella there is always room.',
      ],
    ],
    parts: [
      [
        'Choose a dry place',
        ['Porch, barn, staircase, large window.', 'Ask the venue, and look at it in the afternoon.'],
        'A porch with pillars',
      ],
      [
        'Pack umbrellas and shoes',
        ['Two umbrellas, and shoes for wet grass.', 'A towel for the hem of the dress as well.'],
        'A clear umbrella and boots',
      ],
      [
        'Keep ten minutes free',
        [
          'Later, when it stops. It nearly always does.',
          'Tell the kitchen that you may disappear for a moment.',
        ],
        'A clearing sky',
      ],
    ],
    turn: [
      'And then nobody will remember the rain, except for the photo.',
      'So you can stop looking at the forecast.',
    ],
    asks: ['Are you afraid of rain on your day?', 'Where would you take photos in the rain?'],
    ends: {
      pfatil: [
        'Worried about the weather? Ask me.',
        'Tell me where you get married, and I will look for a dry place with you.',
      ],
      h: 'The wellies may be white.',
    },
    keep: 'the week before your wedding',
    send: 'a bride who checks the forecast',
    pic: { ask: 'A clear umbrella in the rain', alt: 'A clear umbrella in the rain' },
    claims: [['Overcast light is soft; umbrellas and cover', 'photographic practice']],
  },
  {
    id: 'how-many-hours-of-photos',
    format: 'answer',
    only: WEDDINGS,
    again: 8,
    emoji: '⏳',
    tags: ['WeddingPhotography', 'WeddingPlanning', 'WeddingTips'],
    title: [
      'How many hours of wedding photography do we need?',
      'Wedding photographer: for how long should you book?',
    ],
    cover: 'How many hours?',
    question: 'For how many hours should we book our photographer?',
    short: 'From getting ready to the first dance it is usually eight to ten.',
    gist: [
      'For a whole wedding, from getting ready to dancing, eight to ten hours are usual. For a small one with a ceremony and a meal, three to five are enough.',
      'Write down the first and the last moment that you want in your wedding photos. What lies between is your answer.',
    ],
    subject: ['How many hours?', 'Booking a wedding photographer'],
    hooks: {
      '*': [
        'For how many hours should you book your wedding photographer? Begin with two moments.',
        'How long should the photographer stay at your wedding? This helps you to decide.',
      ],
      pfatil: 'The right number of hours depends on the first and the last photo that you want.',
      h: 'After one in the morning all wedding photos look alike. You may send the photographer home.',
    },
    lines: {
      '*': [
        'If getting ready matters to you, book the photographer from an hour and a half before you leave.',
        'Half an hour of dancing is enough for good photos. The rest of the night is yours.',
        'For a small wedding three to five hours of photos are often enough.',
        'Count the drives on your wedding day. They are photo time as well.',
      ],
      h: ['Nobody ever asked for more photos of people eating.'],
    },
    scene: [
      'The packages say six, eight and ten hours, and you have no idea what that means.',
      'Speeches take longer than planned. They always do.',
    ],
    why: [
      [
        'Nobody needs photos of every hour, but of the right ones.',
        'The day has quiet hours in which little happens.',
      ],
      [
        'A little time to spare keeps the day relaxed.',
        'When everything runs late, nobody has to look at the clock.',
      ],
    ],
    parts: [
      [
        'Name the first photo',
        ['Hair and make-up, the dress, or the arrival?', 'Count from there.'],
        'A dress on a hanger',
      ],
      [
        'Name the last photo',
        ['Cake, first dance, sparklers?', 'Ask for when it is planned.'],
        'Sparklers at night',
      ],
      ['Add an hour', ['For speeches, drives and hugs.', 'You will need it.'], 'A clock'],
    ],
    turn: ['So you pay for the hours that you want.', 'And you can ask what an extra hour costs.'],
    asks: ['Which is the last photo you want?', 'Is getting ready important to you?'],
    ends: {
      pfatil: ['Send me your plan for the day, and I will suggest the hours.', 'Not sure? Ask me.'],
      h: 'Good night.',
    },
    keep: 'the evening you plan your day',
    send: 'a couple who are planning',
    own: [
      {
        kinds: ['price', 'service', 'offer'],
        about: 'hours|collections?|packages?|from £|from \\$|from €|full day|half day',
        lead: 'And this is what there is with me.',
      },
    ],
    pic: { ask: 'A dress or suit on a hanger in window light', alt: 'A wedding dress on a hanger' },
    claims: [['Typical coverage lengths', 'practice of wedding photographers']],
  },
  {
    id: 'a-tidy-room-in-the-morning',
    format: 'tip',
    only: WEDDINGS,
    again: 8,
    emoji: '🪟',
    tags: ['WeddingPhotography', 'GettingReady', 'WeddingTips'],
    title: [
      'Getting ready photos: which room to choose',
      'The morning of your wedding: a room for good photos',
    ],
    cover: 'Getting ready photos',
    gist: [
      'For photos of getting ready, choose the room with the largest window, put bags in another one, and lay out ring, shoes and invitation.',
      'On the morning of your wedding one tidy corner by a window is enough. Sit there for hair and make-up.',
    ],
    subject: ['Getting ready photos', 'The morning of your wedding'],
    hooks: {
      '*': [
        'Where will you get ready on your wedding day? Choose the room with the largest window.',
        'Photos of getting ready look best in a light, tidy corner. This is all you need.',
      ],
      pfatil: 'A window and a tidy corner are enough for calm photos on the morning of a wedding.',
      h: 'Six people, nine bags and one mirror: move the bags before the photos.',
    },
    lines: {
      '*': [
        'Have your hair and make-up done beside a window. The light is kind, and so are the photos.',
        'Put all bags and boxes in one other room before the photographer comes.',
        'Lay out the ring, the shoes and one invitation. They are photographed first.',
        'Plan half an hour more than you think for the morning of your wedding.',
      ],
      h: ['The plastic bag is in every morning photo. Be stronger than the bag.'],
    },
    scene: [
      'In the morning there are cups, chargers and carrier bags on every chair.',
      'The smallest room has the best mirror, so everybody stands in it.',
    ],
    why: [
      ['Light from one side makes faces soft.', 'Daylight shows colours as they are.'],
      ['What lies about is in the background of every photo.', 'A quiet background lets people look at you.'],
    ],
    parts: [
      [
        'Choose the lightest room',
        ['Look for the largest window, and switch off the lamps.', 'It need not be the largest room.'],
        'A room with a large window',
      ],
      [
        'Clear one corner',
        ['Chair, mirror, window. Everything else behind you.', 'Five minutes are enough.'],
        'A chair by a window',
      ],
      [
        'Lay out the small things',
        ['Rings, shoes, scent, letter, in one box.', 'Then nobody has to search for them.'],
        'Rings and shoes on a table',
      ],
    ],
    turn: ['Then breathe, and eat something.', 'So your day begins calmly.'],
    asks: ['Which room will it be?', 'Who will be with you in the morning?'],
    ends: {
      pfatil: [
        'Send me a photo of the room, and I will tell you where to sit.',
        'Any questions about the morning? Ask me.',
      ],
      h: 'Goodbye, bag.',
    },
    keep: 'the evening before your wedding',
    send: 'your bridesmaids',
    pic: { ask: 'Shoes and rings by a window', alt: 'Shoes and rings by a window' },
    claims: [['Window light, clear background', 'photographic practice']],
  },
  {
    id: 'before-or-after-the-ceremony',
    format: 'either',
    only: WEDDINGS,
    again: 6,
    emoji: '💞',
    tags: ['WeddingPhotography', 'FirstLook', 'ThisOrThat'],
    title: [
      'Photos before or after the ceremony: what would you choose?',
      'See each other before the ceremony, or only at the altar?',
    ],
    cover: 'Before or after?',
    gist: [
      'Would you rather see each other before the ceremony, just the two of you, or for the first time in front of everybody?',
      'Photos as a couple can be taken before the ceremony or after it. Before, you are fresh and calm. After, you are married.',
    ],
    subject: ['Before or after?', 'When to take couple photos'],
    hooks: {
      '*': [
        'Would you like to see each other before the ceremony or only at the altar?',
        'Couple photos before the ceremony or after it: which would you choose?',
      ],
      pfatil: 'There are two good moments to take photos of a couple. Which is yours?',
      h: 'See each other before, and you can cry before the make-up. Or after it, in front of everybody.',
    },
    lines: {
      '*': [
        'Before the ceremony you have time for each other, and you miss nothing of the party.',
        'After the ceremony you are married, and it shows in every photo.',
        'Would you choose tradition or a quiet moment before?',
        'How was it at your wedding: before or after?',
      ],
      h: ['Waterproof mascara is recommended for both.'],
    },
    scene: [
      'Some couples want to keep it for the aisle, and some want ten minutes to themselves.',
      'The plan for the whole day depends on that one choice.',
    ],
    why: [
      [
        'With photos before, the group photos can come earlier as well, and you get more of the drinks.',
        'Both work well if it is in the plan.',
      ],
    ],
    parts: [
      [
        'Before',
        [
          'Calm, alone, and done before the guests come.',
          'You see each other for the first time without an audience.',
        ],
        'Two people meeting in a garden',
      ],
      [
        'After',
        ['As tradition has it, and with rings on.', 'All the nerves have gone.'],
        'A couple leaving a church',
      ],
    ],
    turn: ['There is no wrong answer.', 'Decide together.'],
    asks: ['When would you take your couple photos?', 'When did you take your couple photos?'],
    ends: {
      pfatil: ['Tell me which you would like.', 'Ask me how it changes your day.'],
      h: 'Tissues are in my bag either way.',
    },
    keep: 'the evening you plan your day',
    send: 'your other half',
    pic: { ask: 'Two pairs of shoes side by side', alt: 'Two pairs of wedding shoes' },
    claims: [['First look or aisle: both usual', 'practice of wedding photographers']],
  },
];
