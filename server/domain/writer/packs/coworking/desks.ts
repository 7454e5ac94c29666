// Working where others work: choosing a place, calls, breaks, addresses.
import type { Idea } from '../../library/idea.ts';

export const DESKS: readonly Idea[] = [
  {
    id: 'half-a-conversation',
    format: 'myth',
    again: 8,
    emoji: '🎧',
    tags: ['SharedOffice', 'FocusTips', 'Coworking'],
    myth: 'Noise in an office is a question of volume',
    short: [
      'It is mostly the words. We cannot help listening.',
      'What disturbs most is half of a phone call.',
    ],
    title: ['How to concentrate in a shared office', 'Noise at work: what really disturbs'],
    cover: 'How to concentrate here',
    gist: [
      'What disturbs most in an office is not volume but words: half of a phone call. Take calls in a booth, choose your seat by your task, and use headphones as a sign.',
      'A busy cafe can be a good place to work, and one phone call beside you is not. Three things help.',
    ],
    subject: ['How to concentrate here', 'What really disturbs'],
    hooks: {
      '*': [
        'Why can you work in a noisy cafe, and not beside one phone call?',
        'Working among other people? Three simple things help you to concentrate.',
      ],
      pati: 'Words disturb more than noise. Plan your day by it.',
      fhl: 'We all know the loud caller. It may even be us.',
    },
    lines: {
      '*': [
        'Take phone calls in a booth or outside. Half a conversation disturbs everybody nearby.',
        'Choose your seat by your task: quiet for writing, lively for emails.',
        'Headphones are a good sign for "please not now", even without music.',
        'Put your long calls into one part of the day. The rest of it stays quiet.',
      ],
      h: ['"Can you hear me?" Yes. All of us can.'],
    },
    scene: [
      'You read the same line for the third time, as somebody beside you is on the phone.',
      'At home it is quiet, and you get nothing done there either.',
    ],
    why: [
      [
        'Our ears listen to words, whether we like it or not.',
        'With half a conversation we try to guess the other half.',
      ],
      [
        'Quiet work and calls do not go well together in one place.',
        'If everybody changes place for calls, all can work.',
      ],
    ],
    parts: [
      [
        ['Take calls elsewhere', 'Use a booth for calls'],
        ['Also short ones. On the phone we all talk louder.', 'Book it in time for long calls.'],
        'A phone booth in an office',
      ],
      [
        ['Choose your seat by your task', 'Change seats in the day'],
        ['A quiet corner in the morning, a lively table after lunch.', 'Try two places a day.'],
        'A quiet desk by a window',
      ],
      [
        ['Agree on a sign', 'Use headphones as a sign'],
        ['Headphones on means: later, please.', 'Then nobody has to be rude.'],
        'Headphones on a desk',
      ],
    ],
    turn: ['And if it is too loud, say so kindly. Most people do not notice.', 'Try it tomorrow morning.'],
    asks: ['What disturbs you most at work?', 'Do you work better in silence or with people round you?'],
    ends: { pati: 'Calls away, seat by task, a clear sign.', fhl: 'Happy working, quietly.' },
    keep: 'your next hard task',
    send: 'somebody who works beside a loud caller',
    own: [
      {
        kinds: ['service', 'place'],
        about: 'booths?\\b|quiet|meeting rooms?',
        lead: 'There is room for both here.',
      },
    ],
    pic: { ask: 'A phone booth or a quiet desk', alt: 'A quiet desk by a window' },
    claims: [['Intelligible speech disturbs more than level', 'acoustics research on open offices']],
  },
  {
    id: 'try-it-on-a-tuesday',
    format: 'checklist',
    again: 8,
    emoji: '📋',
    tags: ['Coworking', 'FreelanceLife', 'WorkTips'],
    title: ['How to choose a coworking space: six things to try', 'Looking for a desk? Test it for a day'],
    cover: 'How to choose a desk',
    gist: [
      'Try a coworking space on a normal weekday: the chair, the light, the internet, a phone call, the people, and how you can leave again.',
      'Before you rent a desk for a month, spend a day there. These six things matter most.',
    ],
    subject: ['How to choose a desk', 'Try it for a day'],
    hooks: {
      '*': [
        'Looking for a place to work? Spend a day there first, and check these six things.',
        'Pictures show the sofa. Try the chair.',
      ],
      pati: 'Test a desk for a day before you rent it for a month.',
      fhl: 'Come for a day, and be picky.',
    },
    lines: {
      '*': [
        'Visit a coworking space on a Tuesday at eleven. Then you see it as it really is.',
        'Make a video call from a coworking space before you sign. Is there a place for it, and does it hold?',
        'Ask what is included: coffee, printing, meeting rooms, evenings, weekends.',
        'Ask how you can leave again, and how soon.',
      ],
      h: ['Anybody can look at a desk. Sit on the chair.'],
    },
    scene: [
      'The kitchen table has had its day, and you are looking for a desk.',
      'The pictures are lovely. What is it like at eleven on a Tuesday?',
    ],
    why: [
      [
        'On a normal working day you see how full and how loud it is.',
        'A tour in the evening shows an empty room.',
      ],
      ['Small things decide whether you will come.', 'A bad chair keeps you at home after a week.'],
    ],
    parts: [
      [
        'The chair and the desk',
        ['Sit on it for two hours.', 'Is there room for what you need?'],
        'An office chair at a desk',
      ],
      [
        'The light',
        ['Where is the window, and is there glare?', 'Come in the morning and in the afternoon.'],
        'A desk by a window',
      ],
      ['The internet', ['Test it when it is full.', 'Also in the booth.'], 'A laptop with a speed test'],
      [
        'A place for calls',
        ['How many are there, and do they have to be booked?', 'Make a call from one.'],
        'A phone booth',
      ],
      [
        'The people',
        ['Talk to two of them.', 'Ask what they like, and what they do not.'],
        'Two people with cups',
      ],
      [
        'How you can leave',
        ['Notice, deposit, days that you do not use.', 'A good place makes it easy.'],
        'An open door',
      ],
    ],
    turn: ['Then sleep on it, and come for a second day.', 'Bring real work with you. Then you will know.'],
    asks: ['What matters most to you in a workplace?', 'Where do you work best?'],
    ends: { pati: 'Chair, light, internet, calls, people, exit.', fhl: 'We look forward to your visit.' },
    tick: true,
    keep: 'the day you look for a desk',
    send: 'somebody who works at the kitchen table',
    own: [
      {
        kinds: ['price', 'offer', 'service', 'process'],
        about: 'day pass|trial|tour|month',
        lead: 'This is how you can try it here.',
      },
    ],
    pic: { ask: 'A desk by a window in your space', alt: 'A desk by a window' },
    claims: [['Test under real conditions; check terms', 'common practice']],
  },
  {
    id: 'look-good-on-screen',
    format: 'howto',
    again: 8,
    emoji: '💻',
    tags: ['VideoCalls', 'WorkTips', 'RemoteWork'],
    title: ['How to look and sound better in video calls', 'Better video calls: light, camera, sound'],
    cover: 'Better video calls',
    gist: [
      'Sit facing the window, lift the camera to eye level, bring the microphone near, and look at what is behind you. Two minutes make a great difference.',
      'You need no expensive equipment for a good video call. A window and a pile of books will do.',
    ],
    subject: ['Better video calls', 'Light, camera, sound'],
    hooks: {
      '*': [
        'Too dark, too low, too far away? Four quick steps for your next video call.',
        'You have a video call in ten minutes. This is what you can still do.',
      ],
      pati: 'Light from the front, camera at eye level, sound from near.',
      fhl: 'Nobody looks good from below. It is not you, it is the laptop.',
    },
    lines: {
      '*': [
        'Sit facing the window in a video call. With the window behind you, you are only a shadow.',
        'Put your laptop on some books. The camera should be at eye level.',
        'A simple headset sounds better than any laptop.',
        'Record yourself for ten seconds before an important call. You hear and see at once what is wrong.',
      ],
      h: ['With the laptop on the knees, everybody gets to know your ceiling.'],
    },
    scene: [
      'Your idea is good, but on the screen you are a dark shape.',
      'Somebody asks for the third time: could you say that again?',
    ],
    why: [
      ['People listen better if they can see and hear you well.', 'Bad sound is tiring after a few minutes.'],
      ['It takes two minutes and costs nothing.', 'Once set up, it works every time.'],
    ],
    parts: [
      [
        ['Face the window', 'Turn to the light'],
        ['Daylight from the front is best.', 'In the evening put a lamp behind the screen.'],
        'A person at a window with a laptop',
      ],
      [
        ['Lift the camera', 'Put books under the laptop'],
        ['To the height of your eyes.', 'Then look into the camera, at least at the beginning.'],
        'A laptop on a pile of books',
      ],
      [
        ['Bring the microphone near', 'Use a headset'],
        ['And go to a place where nobody else is on a call.', 'Turn it off when you are not speaking.'],
        'A headset on a desk',
      ],
      [
        ['Look behind you', 'Check the background'],
        ['A wall, a shelf, a plant: fine.', 'Take away what others should not read.'],
        'A plant in front of a wall',
      ],
    ],
    turn: ['Turn off notifications, and off you go.', 'For important calls, take a booth.'],
    asks: ['What is behind you in your calls?', 'Camera on or off?'],
    ends: { pati: 'Light, camera, sound, background.', fhl: 'You look great. Really.' },
    keep: 'your next video call',
    send: 'somebody who is always in the dark',
    own: [
      {
        kinds: ['service', 'place'],
        about: 'booths?\\b|meeting rooms?|podcast',
        lead: 'There is a quiet place for calls here.',
      },
    ],
    pic: { ask: 'A laptop on a pile of books by a window', alt: 'A laptop on a pile of books' },
    claims: [['Front light, eye level, near microphone', 'video basics']],
  },
  {
    id: 'same-desk-or-another',
    format: 'either',
    again: 7,
    emoji: '🪑',
    tags: ['Coworking', 'ThisOrThat', 'WorkTips'],
    title: ['The same desk every day, or a different one?', 'Your own desk or a free choice?'],
    cover: 'Same desk or another?',
    gist: [
      'Some people need their own desk with their own plant. Others like to sit somewhere else every day. Which are you?',
      'Your place by the window, always, or wherever there is room: how do you like to work?',
    ],
    subject: ['Same desk or another?', 'Where do you sit?'],
    hooks: {
      '*': [
        'Do you always sit in the same place, or somewhere new each day?',
        'One question for everybody with a desk: the same one, or a change?',
      ],
      pati: 'Habit or change: both can help you to work well.',
      fhl: 'Be honest: do you have "your" seat?',
    },
    lines: {
      '*': [
        'The same desk every day, or a different one: which do you like?',
        'Where is your favourite seat, and why?',
        'Window, wall or middle of the room: where do you work best?',
        'Would you mind if somebody sat in "your" place?',
      ],
      h: ["Nobody has a fixed seat here. That one is Peter's."],
    },
    scene: [
      'You come in, and somebody is sitting in your seat.',
      'Today you take another table, and suddenly you talk to somebody new.',
    ],
    why: [
      ['Some tasks need habit, and others need change.', 'People differ, and that is good in a shared room.'],
    ],
    parts: [
      [
        'The same desk',
        ['You sit down and begin.', 'Your things are where you left them.'],
        'A desk with a plant',
      ],
      [
        'A different one',
        ['New neighbours, new ideas.', 'And only what fits into a bag.'],
        'A free desk by a window',
      ],
    ],
    turn: ['Some do both: a fixed desk, and a sofa for thinking.', 'Tell us which you are.'],
    asks: ['Same or different?', 'Where do you sit today?'],
    ends: { pati: 'What counts is that you can work well.', fhl: 'One word is enough.' },
    keep: 'tomorrow morning',
    send: 'whoever sits beside you',
    pic: { ask: 'A desk with a plant, or a free desk', alt: 'A desk with a plant' },
    claims: [['Preferences differ', 'common experience']],
  },
  {
    id: 'who-fills-the-printer',
    format: 'behind',
    again: 9,
    emoji: '☕',
    tags: ['BehindTheScenes', 'Coworking', 'SharedOffice'],
    title: ['What happens in a shared office before you come', 'Who makes the coffee? A day behind the desk'],
    cover: 'Behind the scenes here',
    gist: [
      'Before the first person comes, somebody turns on the heating, makes coffee, fills the printer and checks the internet. It goes on all day, so that you only have to work.',
      'A shared office has to be looked after. This is what goes on behind the desk.',
    ],
    subject: ['Behind the scenes', 'Before you come in'],
    hooks: {
      '*': [
        'What happens in a shared office before you come in?',
        'Somebody fills the printer, orders the milk and finds your parcel. A look behind the scenes.',
      ],
      pati: 'Good work needs a place that works.',
      fhl: 'Ever wondered who fills the coffee machine?',
    },
    lines: {
      '*': [
        'Before the first person sits down, the heating is on and the internet has been tested.',
        'Expecting a parcel? Tell the desk. Then it is there when you come.',
        'If something is broken, say so at once. Others will thank you.',
        'At the desk people know each other by name. Ask for somebody who can help with your project.',
      ],
      h: ['The printer knows when you are in a rush. It can smell it.'],
    },
    scene: [
      'Half past seven, and the first light goes on.',
      'At noon the printer is empty, a guest is waiting and a parcel has come.',
    ],
    why: [
      [
        'Every small job that somebody else does gives you time.',
        'At home you would do all of this yourself.',
      ],
      [
        'A place works well if people talk to each other.',
        'It is also good to have somebody who knows everybody.',
      ],
    ],
    parts: [
      [
        ['In the morning', 'Before eight'],
        ['Lights, heating, coffee, internet.', 'Then the first people come in.'],
        'A coffee machine in the morning',
      ],
      [
        ['During the day', 'From nine to five'],
        ['Post, guests, rooms, paper, plasters.', 'And questions of every kind.'],
        'A parcel on a counter',
      ],
      [
        ['Now and then', 'In between'],
        ['Introducing people who should know each other.', 'It is the best part of the job.'],
        'Two people shaking hands',
      ],
      [
        ['In the evening', 'After work'],
        ['Windows, dishwasher, plants.', 'And the light in the last booth.'],
        'A tidy office in the evening',
      ],
    ],
    turn: ['So greet whoever is at the desk tomorrow.', 'If you miss something, tell us.'],
    asks: ['What would you miss at your workplace?', 'Who keeps things going where you work?'],
    ends: { pati: 'You work, and the rest is taken care of.', fhl: 'The coffee is on its way.' },
    keep: 'your next coffee break',
    send: 'somebody who fills the printer at work',
    own: [
      {
        kinds: ['service', 'people', 'hours'],
        about: 'coffee|reception|post|team|host',
        lead: 'This is how it is here.',
      },
    ],
    pic: { ask: 'Your coffee machine or front desk in the morning', alt: 'A coffee machine in the morning' },
    claims: [['Running a shared office', 'common practice']],
  },
  {
    id: 'lunch-away-from-the-desk',
    format: 'tip',
    again: 8,
    emoji: '🥪',
    tags: ['LunchBreak', 'WorkTips', 'Coworking'],
    title: ['Why lunch away from the desk is worth it', 'A real lunch break in half an hour'],
    cover: 'Lunch away from the desk',
    gist: [
      'Close the laptop at lunch, go outside for ten minutes, and eat with somebody. The afternoon goes better.',
      'Eating at your desk saves no time. You are slower afterwards. Half an hour away from it is enough.',
    ],
    subject: ['Lunch away from the desk', 'Half an hour is enough'],
    hooks: {
      '*': [
        'Do you eat at your desk? Try this for a week.',
        'A short break in the middle of the day makes the afternoon easier.',
      ],
      pati: 'A real break at noon helps you through the afternoon.',
      fhl: 'There are crumbs in your keyboard. It is time for a proper lunch.',
    },
    lines: {
      '*': [
        'Close your laptop at lunch. Half an hour later it is still there.',
        'Ten minutes outside at noon help against tired afternoons.',
        'Eat with somebody you do not work with. You talk about other things.',
        'Put lunch in your calendar, before somebody else puts a meeting there.',
      ],
      h: ['The keyboard has had soup, too. It did not like it.'],
    },
    scene: [
      'Half past two, you have eaten something and cannot remember what.',
      'You answer emails with one hand and hold a sandwich in the other.',
    ],
    why: [
      ['After some hours everybody needs a break to think well.', 'Daylight and a few steps wake you up.'],
      ['Some of the best ideas come over lunch.', 'You get to know people you would never email.'],
    ],
    parts: [
      [
        ['Close the laptop', 'Stop working'],
        ['Put the phone in your pocket, too.', 'Half an hour is enough.'],
        'A closed laptop',
      ],
      [
        ['Go outside', 'Take a short walk'],
        ['Once round the block.', 'Also in the rain.'],
        'A street at noon',
      ],
      [
        ['Eat with somebody', 'Share a table'],
        ['Ask at the coffee machine who is coming.', 'Do not talk about work, at least at first.'],
        'A table with two plates',
      ],
    ],
    turn: ['Try it for a week.', 'Tomorrow at half past twelve, for example.'],
    asks: ['Where do you eat lunch?', 'What is your best lunch near here?'],
    ends: { pati: 'Close, walk, eat together.', fhl: 'Enjoy your meal!' },
    keep: 'tomorrow at noon',
    send: 'whoever eats at their desk',
    pic: { ask: 'A lunch table with two plates', alt: 'A table with two plates' },
    claims: [['Breaks and daylight help alertness', 'research on breaks, worded mildly']],
  },
  {
    id: 'post-to-which-address',
    format: 'answer',
    again: 9,
    emoji: '📮',
    tags: ['BusinessAddress', 'FreelanceLife', 'Coworking'],
    question: 'Can I use a coworking space as my business address?',
    short: [
      'Often yes. Ask the house, and check the rules for your trade.',
      'In many places yes, if it is agreed in writing.',
    ],
    title: [
      'Can I use a coworking space as my business address?',
      'A business address that is not your home',
    ],
    cover: 'A business address here?',
    gist: [
      'Many coworking spaces let you use their address. Ask three things: is it allowed for your kind of business, who takes in post and parcels, and what happens when you leave?',
      'You do not want your home address on your website? An address in a shared office can be the answer.',
    ],
    subject: ['A business address here?', 'Post and parcels'],
    hooks: {
      '*': [
        'Do you work from home, and do not want your private address on your website? There is another way.',
        'An address in a shared office: what should you ask first?',
      ],
      pati: 'Ask about rules, post and leaving before you use an address.',
      fhl: 'Your front door can be private again.',
    },
    lines: {
      '*': [
        'Using a shared office as your business address? Get it in writing.',
        'Ask who signs for parcels and registered letters when you are not there.',
        'Before you change your business address, check the rules for your trade.',
        'Ask what it costs to have post sent on after you leave.',
      ],
      h: ['Customers no longer ring your bell on Sundays. It is a good feeling.'],
    },
    scene: [
      'On your website is your home address, and a customer rings the bell on Sunday.',
      'You are registering your business, and the form asks for an address.',
    ],
    why: [
      ['Your home can stay private.', 'An address in a business street also looks more professional.'],
      ['What is clear from the start saves trouble later.', 'Official letters have to reach you in time.'],
    ],
    parts: [
      [
        ['Ask whether it is allowed', 'Check the rules'],
        ['By the house, and by law for your kind of business.', 'Have it in writing.'],
        'A form and a pen, not readable',
      ],
      [
        ['Ask about post', 'Settle who takes it in'],
        ['Parcels, registered letters, couriers.', 'How will you hear about it?'],
        'A parcel on a counter',
      ],
      [
        ['Ask about leaving', 'Think of later'],
        ['How long is your post sent on?', 'An address is printed on many things.'],
        'An open letter box',
      ],
    ],
    turn: [
      'Then change it everywhere on one day: website, bank, office, invoices.',
      'If you are unsure, ask whoever does your tax.',
    ],
    asks: ['Which address is on your website?', 'Where does your post arrive?'],
    ends: { pati: 'Allowed, post, leaving: ask these three.', fhl: 'Ask us how it works here.' },
    caution: 'What counts as a business address differs by country and trade. Ask before you rely on it.',
    keep: 'the day you register your business',
    send: 'somebody who works from home',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'address|post|mail|virtual',
        lead: 'This is what you can have here.',
      },
    ],
    pic: { ask: 'Letter boxes or a parcel on a counter, no names', alt: 'A parcel on a counter' },
    claims: [['Address use depends on contract and law', 'company and trade rules in general terms']],
  },
  {
    id: 'a-plan-for-january',
    format: 'season',
    again: 11,
    emoji: '🗓️',
    tags: ['FreelanceLife', 'NewYear', 'WorkTips'],
    when: { months: [12, 1, 2] },
    title: ['Self-employed? Plan your year on one page', 'A plan for the new year in an hour'],
    cover: 'Your year on a page',
    gist: [
      'Take one page: enter your holidays first, then busy times, then what you would like to earn and with what. It takes an hour.',
      'A plan for the year need not be long. One page and an hour are enough.',
    ],
    subject: ['Your year on a page', 'An hour for your plan'],
    hooks: {
      '*': [
        'A new year, and the calendar is empty? Take an hour and plan it on one page.',
        'Self-employed people need a plan, too. It fits on one page.',
      ],
      pati: 'One page is enough to plan a year.',
      fhl: 'First the holidays. No, really, first the holidays.',
    },
    lines: {
      '*': [
        'Enter your holidays into the new year first. Work will fill the rest by itself.',
        'Which three customers did you like best last year? Plan how to find more like them.',
        'Write down what you will no longer do this year.',
        'Put one day a month aside for your own business, and keep it free.',
      ],
      h: ['The plan was ten pages long. Nobody has seen it since.'],
    },
    scene: [
      'The first days of January are quiet, and nobody calls.',
      'Last year you worked a lot, and you are not sure for what.',
    ],
    why: [
      ['If you plan nothing, others plan for you.', 'A page on the wall helps you to say no.'],
      ['Holidays that are not entered do not happen.', 'Quiet times come every year. You can use them.'],
    ],
    parts: [
      [
        ['Enter your holidays', 'Free time first'],
        ['All of it, for the whole year.', 'Tell your customers early.'],
        'A calendar with free weeks',
      ],
      [
        ['Mark busy and quiet times', 'Look at last year'],
        ['When was it too much, when too little?', 'Look for new customers before the quiet times.'],
        'A calendar with marks',
      ],
      [
        ['Write down three goals', 'Choose what matters'],
        ['One for money, one for the work, one for you.', 'Three are enough.'],
        'A page with three lines',
      ],
    ],
    turn: ['Hang it up where you see it.', 'Talk about it with somebody over lunch.'],
    asks: ['What is your plan for the new year?', 'What will you no longer do?'],
    ends: { pati: 'Holidays, seasons, three goals.', fhl: 'A good year to all of you!' },
    keep: 'a quiet hour in January',
    send: 'somebody who works for themselves',
    pic: { ask: 'A page with a year plan and a cup, not readable', alt: 'A page with a plan and a cup' },
    claims: [['Short plans are kept', 'common practice']],
  },
  {
    id: 'your-best-hour',
    format: 'question',
    again: 7,
    emoji: '⏰',
    tags: ['WorkTips', 'TellUs', 'Productivity'],
    title: ['When do you work best?', 'Early bird or night owl: your best hour'],
    cover: 'When do you work best?',
    gist: [
      'Some people get everything done before nine, others start to think in the evening. When is your best hour?',
      'Some people are quick in the morning, others only wake up after lunch. And you?',
    ],
    subject: ['When is your best hour?', 'Early or late?'],
    hooks: {
      '*': ['At what time of day do you get most done?', 'Early bird or night owl: when is your best hour?'],
      pati: 'Everybody has a best hour. It is worth knowing it.',
      fhl: 'Are you fresh at seven, or does your brain start at eleven?',
    },
    lines: {
      '*': [
        'When do you work best: early, at noon or late?',
        'What do you do in your best hour of the day?',
        'When should nobody talk to you?',
        'What time is your first coffee?',
      ],
      h: ['Some people are awake at six. Others only have their eyes open.'],
    },
    scene: [
      'At seven it is quiet, and you have done half of your work by nine.',
      'After supper comes the idea that you looked for all day.',
    ],
    why: [['If you know your best hour, you can keep it free.', 'Hard tasks are easier at the right time.']],
    parts: [
      [
        'Early',
        ['Nobody writes, nobody calls.', 'By nine the most important thing is done.'],
        'A desk at sunrise',
      ],
      [
        'In the middle of the day',
        ['After the second coffee.', 'With people round you.'],
        'A busy table with laptops',
      ],
      ['Late', ['When it is dark and quiet.', 'The best ideas come last.'], 'A lamp on a desk at night'],
    ],
    turn: ['Tell us yours.', 'And keep it free of meetings.'],
    asks: ['Morning, noon or evening?', 'Early or late?'],
    ends: { pati: 'Give your best hour to your hardest task.', fhl: 'One word is enough: early or late?' },
    keep: 'the next time you plan your day',
    send: 'somebody who calls you at seven',
    pic: { ask: 'A desk in morning or evening light', alt: 'A desk in morning light' },
    claims: [['People differ in their best hours', 'common experience; sleep research']],
  },
];
