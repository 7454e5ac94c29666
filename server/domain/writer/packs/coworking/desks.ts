// Working beside others: noise, chairs, calls, lunch and the people at the next desk.
import type { Idea } from '../../library/idea.ts';

export const DESKS: readonly Idea[] = [
  {
    id: 'half-a-conversation',
    format: 'myth',
    again: 9,
    emoji: '🎧',
    tags: ['OfficeNoise', 'FocusTime', 'Coworking'],
    title: [
      'Why one phone call disturbs more than ten voices',
      'Noise in a shared office: what really distracts you',
    ],
    cover: 'Half a conversation',
    myth: 'It is the volume that keeps you from working',
    short: 'It is the words. Half a conversation disturbs more than a whole café.',
    gist: [
      'A murmur of many voices can be shut out, one voice on the phone cannot: the brain fills in the other half. So calls belong in a booth or on a walk, and the coffee machine may hum.',
      'What we understand we listen to, whether we like it or not. A steady noise at the same level hardly bothers anybody.',
    ],
    subject: ['The brain fills in the rest', 'A booth, or a walk'],
    hooks: {
      '*': [
        'One person on the phone disturbs a shared office more than ten who talk to each other.',
        'You cannot stop listening to half a conversation. Nobody can.',
      ],
      pt: 'Intelligible speech distracts more than steady noise of the same level.',
      fi: '"No. Yes. On Thursday? With the goat?" And your concentration has gone.',
      a: 'Calls into the booth. Murmur is fine.',
      h: '"And what did the doctor say?" Twelve people have stopped typing.',
      l: 'A low murmur, rain, a page that turns.',
    },
    lines: {
      '*': [
        'Long phone call at a shared desk? Take it on a walk round the block. It gets shorter and better.',
        'A steady murmur helps some people work. That is why so many write in cafés.',
        'Headphones on means "not now" in most shared offices. Agree on it aloud once, and it works.',
        'If one voice reaches you word for word, move away by two desks or turn your back. A few metres are enough.',
      ],
      h: ['The sentence that disturbs most is whispered.'],
    },
    scene: [
      'Thirty people type. Then one of them says softly into the phone: "You must not tell anybody." Silence falls like snow.',
      'In the corner the coffee machine roars, and nobody looks up. On the left somebody whispers a sum of money, and everybody does.',
    ],
    why: [
      [
        'Speech is processed by the same part of us that writes and reads.',
        'With half a talk the mind cannot guess what comes next, so it stays awake for it.',
      ],
      [
        'Even sound covers what is spoken and makes it unintelligible.',
        'Carpets, shelves and plants swallow consonants, and consonants are what we understand.',
      ],
    ],
    parts: [
      [
        ['Take calls out of the room', 'Carry long calls out'],
        [
          'Booth, stairs, {pavement|sidewalk}. Anything over two minutes.',
          'Voices rise on the phone by themselves, in all of us.',
        ],
        'Somebody on the phone in a small booth',
      ],
      [
        ['Use a sign', 'Agree on a signal'],
        ['Headphones, a lamp, a little flag: whatever the house uses.', 'With a sign nobody has to be rude.'],
        'Headphones on a desk',
      ],
      [
        ['Choose your zone', 'Sit where your work belongs'],
        ['Quiet corner for texts, big table for mails.', 'Two places a day are better than one.'],
        'A quiet corner with a lamp',
      ],
    ],
    turn: [
      'A café with a good hum has written many books.',
      'Whoever walks while talking sits better afterwards.',
    ],
    asks: ['Hum, music or silence: what do you work to?', 'What was the last thing you overheard?'],
    ends: {
      pt: 'Reduce intelligibility, not only volume.',
      fi: 'Round the block with you, and take the call along.',
      a: 'Booth, sign, zone.',
      h: 'The doctor said it is nothing. You may go on typing.',
      l: 'A hum, and a sentence that gets finished.',
    },
    work: 'Before a firm buys partitions it can try two things that cost nothing: a place for calls, and a table at which talking is allowed.',
    keep: 'the next call over two minutes',
    send: 'whoever whispers',
    own: [
      {
        kinds: ['product', 'service', 'place', 'number', 'policy'],
        about:
          'booths?\\b|phone (?:box|room|booth)|quiet (?:room|zone|area|floor)|silent|call rooms?|meeting rooms?',
        lead: 'And where calls go here.',
      },
    ],
    pic: {
      ask: 'A phone booth or a quiet corner, nobody recognisable',
      alt: 'A phone booth in a shared office',
    },
    claims: [
      [
        'Intelligible speech, and overheard half-conversations, distract most',
        'research on office noise and irrelevant speech',
      ],
    ],
  },
  {
    id: 'try-it-on-a-tuesday',
    format: 'checklist',
    again: 9,
    emoji: '📋',
    tick: true,
    tags: ['Coworking', 'FindYourDesk', 'WorkLife'],
    title: [
      'How to choose a coworking space: visit it on a Tuesday',
      'Six things to try before you rent a desk',
    ],
    cover: 'Try a shared desk on a Tuesday',
    gist: [
      'Come on a Tuesday at eleven and stay for half a day: chair, light, noise, phone booth, line, kitchen. On a Friday afternoon any place is quiet and friendly.',
      'Bring your real work and your longest call. What you need to know you learn between ten and one.',
    ],
    subject: ['Not on a Friday', 'Bring your longest call'],
    hooks: {
      '*': [
        'Look at a coworking space on a Tuesday at eleven. On a Friday at four all of them are quiet.',
        'A tour shows you the plants. Half a day of work shows you the place.',
      ],
      pt: 'Peak hours show capacity: seats, booths, line and kitchen.',
      fi: 'Take your laptop and your ugliest task along. If you get it done there, it is the right place.',
      a: 'Chair, light, noise, booth, line, kitchen. On a Tuesday.',
      h: 'Everything else about a place can be learned from its dishwasher.',
      l: 'Morning light on a good table.',
    },
    lines: {
      '*': [
        'Sit on the chair of a coworking space for two hours before you sign. After ten minutes every chair is good.',
        'Do a video call from a desk you might rent, at eleven. Speed tests are taken at night.',
        'Ask how many phone booths there are for how many people, and whether one was free this morning.',
        'Ask about evenings, weekends, the key, and how soon one can leave again. The best place is one you may leave.',
      ],
      h: [
        'A sign "please wash your cup" with three exclamation marks is a report on the state of the nation.',
      ],
    },
    scene: [
      'Tuesday, five to eleven. All booths are taken, somebody laughs in the kitchen, a dog sleeps under the printer. She nods: she can work here.',
      'On Friday it had been so lovely. On Monday he looks for a socket.',
    ],
    why: [
      [
        'Places have tides, and one should know high water.',
        'What is scarce shows only when everybody wants it.',
      ],
      [
        'Half a day tells your back, your ears and your mood. None of them reads brochures.',
        'People make the place, and they are not on the floor plan.',
      ],
    ],
    parts: [
      [
        ['Chair and table', 'Try the chair for two hours'],
        [
          'Feet on the floor, screen at eye level, elbows on the table.',
          'If the chairs are all different, find yours, and ask if it stays.',
        ],
        'An office chair at a wooden table',
      ],
      [
        ['Light', 'Look where the light comes from'],
        ['From the side and not from behind the screen.', 'And what it is like at four in winter.'],
        'Daylight falling on a desk',
      ],
      [
        ['Noise and booths', 'Make your longest call'],
        ['Was a booth free? Could you hear yourself?', 'And could others hear you?'],
        'A row of phone booths',
      ],
      [
        ['The line', 'Test the line at eleven'],
        ['A call with picture while a file goes up.', 'A cable as a second way is a good sign.'],
        'A network cable on a desk',
      ],
      [
        ['Kitchen and people', 'Have lunch there'],
        ['You know the place after one lunch.', 'Who speaks to you first, and about what?'],
        'A long table at lunch',
      ],
      [
        ['Key and notice', 'Read how you get in and out'],
        ['Hours, guests, post, how to leave.', 'A month is fair in most places. Ask.'],
        'A key card beside a contract',
      ],
    ],
    turn: ['And then sleep on it. At home you will know.', 'If you forgot the time, you have found it.'],
    asks: ['What must a desk of yours have?', 'Where do you work best?'],
    ends: {
      pt: 'Test at high water.',
      fi: 'And bring cake on the first day. It works everywhere.',
      a: 'Half a day before you sign.',
      h: 'The dishwasher was emptied. Take the desk.',
      l: 'Light, a table, and time.',
    },
    keep: 'the week you look for a desk',
    send: 'somebody who works at the kitchen table',
    own: [
      {
        kinds: ['offer', 'price', 'service', 'hours', 'policy', 'product', 'process'],
        about: 'trial|day ?pass|\\btours?\\b|free (?:day|week)|try (?:us|it|a)|taster',
        lead: 'And how to try it here.',
      },
    ],
    pic: { ask: 'A desk by a window in daylight', alt: 'A desk by a window in daylight' },
    claims: [['Test at peak hours and for longer', 'practice of people who rent desks']],
  },
  {
    id: 'look-good-on-screen',
    format: 'howto',
    again: 9,
    emoji: '💻',
    tags: ['VideoCalls', 'WorkTips', 'Coworking'],
    title: [
      'How to look and sound better in video calls',
      'Video call: light from the front, microphone near, camera up',
    ],
    cover: 'Better video calls',
    gist: [
      'Window in front of you and not behind, camera at eye level, microphone near to the mouth, and a wall with something on it. Sound counts more than picture: people forgive a blurred face.',
      'Two books under the laptop and a turn towards the window: that is most of it, and it costs nothing.',
    ],
    subject: ['Two books and a window', 'Sound before picture'],
    hooks: {
      '*': [
        'Put two books under the laptop and turn to the window. Your next video call has just got better.',
        'With a window behind you, you are a witness who wants to stay anonymous.',
      ],
      pt: 'Light, height, distance of the microphone: in this order of effort, and sound first in effect.',
      fi: 'Nobody wants to see your nostrils. Your mother, perhaps.',
      a: 'Window in front. Camera up. Microphone near.',
      h: 'From below every face looks like that of somebody who has dropped something.',
      l: 'A face in soft light, and a calm voice.',
    },
    lines: {
      '*': [
        'In a video call look into the camera when you say something important. Put the window with the faces right below it.',
        'A simple headset beats the microphone in a laptop by far: it is near to your mouth and far from the keys.',
        'Mute yourself when you type in a call. For the others it sounds like hail.',
        'Empty walls echo. A shelf, a curtain or a jacket on the door makes your voice warmer.',
      ],
      h: ['"You are on mute" will be the first sentence that robots learn.'],
    },
    scene: [
      'Nine tiles, one of them black with a bright window behind. The voice from it has good ideas, and nobody knows whose they are.',
      'She pushes a dictionary under the laptop and turns the table by a quarter. On the other side they ask whether she has been on holiday.',
    ],
    why: [
      [
        'Cameras measure the brightest thing. If that is the window, you are night.',
        'Soft light from the front fills shadows and needs no lamp before dusk.',
      ],
      [
        'We listen badly to what is hard to understand, and think worse of who says it.',
        'A picture may freeze. If the sound goes, the talk is over.',
      ],
    ],
    parts: [
      [
        ['Turn towards the window', 'Let the light come from the front'],
        [
          'A little from the side is nice as well.',
          'In the evening a lamp beyond the screen, against the wall.',
        ],
        'A desk turned to a window',
      ],
      [
        ['Lift the camera', 'Raise the laptop to your eyes'],
        [
          'Books, a box, a stand. Eye level or a hair above.',
          'An arm away, so that head and shoulders can be seen.',
        ],
        'A laptop on two books',
      ],
      [
        ['Bring the microphone near', 'Use a headset'],
        ['Two hands from the mouth at most.', 'Try it with a recording. Nobody knows how they sound.'],
        'A headset beside a laptop',
      ],
      [
        ['Look behind you', 'Check what is behind you'],
        [
          'Plant, shelf, door: fine. Bed, laundry, whiteboard with figures: no.',
          'A blur effect is honest as well.',
        ],
        'A shelf with a plant',
      ],
    ],
    turn: [
      'And then forget it, and look at the others.',
      'The books may stay there. They are being used at last.',
    ],
    asks: ['What stands behind you in calls?', 'Camera on or off?'],
    ends: {
      pt: 'Sound, light, height.',
      fi: 'And smile before you click. One hears that.',
      a: 'Window, books, headset.',
      h: 'You were not on mute. Everybody heard the sandwich.',
      l: 'A face, in good light.',
    },
    keep: 'five minutes before your next call',
    send: 'the black tile in your team',
    own: [
      {
        kinds: ['product', 'service', 'place', 'price', 'number'],
        about: 'booth|meeting room|studio|video|podcast|screen|quiet',
        lead: 'And where the light is right already.',
      },
    ],
    pic: { ask: 'A laptop on two books in front of a window', alt: 'A laptop raised on two books' },
    claims: [
      ['Audio quality affects how speakers are judged', 'studies of audio quality and credibility'],
      ['Front light and eye level', 'practice of video makers'],
    ],
  },
  {
    id: 'same-desk-or-another',
    format: 'either',
    again: 6,
    emoji: '🪑',
    tags: ['HotDesk', 'WorkTalk', 'Coworking'],
    title: ['The same desk every day, or a different one?', 'Your own desk or a free choice of seats?'],
    cover: 'The same desk, or another?',
    gist: [
      'Some have a mug, a plant and a drawer. Others sit down wherever the sun is. Both get things done, and each thinks the other odd.',
      'A fixed desk is a home with a drawer in it. A free one is a holiday from it, every day anew.',
    ],
    subject: ['A mug and a plant', 'Wherever the sun is'],
    hooks: {
      '*': [
        'There are people with a mug on their desk, and people with everything in a bag. Which are you?',
        'The same desk each day, or a new one: it divides every shared office.',
      ],
      p: 'A fixed desk saves decisions, a free one makes acquaintances.',
      t: 'Set-up time: none at your own desk, four minutes at any other.',
      fi: 'Be honest: do you get cross when somebody is sitting at "your" table?',
      a: 'Fixed or free. Choose.',
      h: 'It is a free choice of seats. Everybody sits where they sat in March.',
      l: 'A window, a mug, your own light.',
    },
    lines: {
      '*': [
        'A desk of your own: screen, chair and cable are as you left them. It is worth ten minutes every morning.',
        'Whoever sits elsewhere each day knows the whole house by autumn.',
        'For hard work go to where you have always done hard work. Habit pulls you in.',
        'The same desk or another: where do you sit today?',
      ],
      h: ['A towel on the chair is legal in two countries.'],
    },
    scene: [
      "She comes in, and somebody is sitting there. He does not know that it is her place. It is nobody's place. She smiles bravely.",
      'He unpacks: mouse, stand, photograph, cactus. It takes two minutes and every day looks like moving in.',
    ],
    why: [
      [
        'Some need order around them in order to be free within, and others need change.',
        'Places hold on to moods. With some it is worth returning, and with some it is not.',
      ],
    ],
    parts: [
      [
        'The same one',
        ['Everything within reach, and a drawer for chocolate.', 'People know where to find you.'],
        'A desk with a plant and a mug',
      ],
      [
        'A different one',
        [
          'Sun in the morning, quiet after lunch, the big table for company.',
          'You own one bag, and no crumbs.',
        ],
        'A laptop at a sunny shared table',
      ],
    ],
    turn: ['A good bag can make a home of any desk.', 'By spring the free ones have a favourite as well.'],
    asks: ['Fixed or free?', 'What stands on your desk that nobody needs?'],
    ends: {
      p: 'Choose by task, not by principle.',
      t: 'Continuity or variety.',
      fi: 'And say good morning to whoever took your place.',
      a: 'Sit down. Begin.',
      h: 'The towel has been noted.',
      l: 'Your cup, your window.',
    },
    keep: 'tomorrow at nine',
    send: 'whoever always takes your seat',
    own: [
      {
        kinds: ['product', 'price', 'service', 'number', 'policy'],
        about: '\\bdesks?\\b|hot.?desk|dedicated|lockers?\\b|flex',
        lead: 'And which kinds there are here.',
      },
    ],
    pic: {
      ask: 'One settled desk and one empty one, side by side',
      alt: 'A settled desk beside an empty one',
    },
    claims: [['People prefer fixed or free seats', 'common experience']],
  },
  {
    id: 'who-fills-the-printer',
    format: 'behind',
    again: 9,
    emoji: '🖨️',
    tags: ['BehindTheScenes', 'SharedOffice', 'Coworking'],
    title: [
      'What has to happen before you open your laptop at eight',
      'Behind the scenes of a shared office: heat, coffee, paper',
    ],
    cover: 'Who fills the printer?',
    gist: [
      'At half past six somebody airs, heats, looks at the line, empties a dishwasher and changes the toner. A shared office is the sum of small things that nobody has to think about.',
      'Behind every good shared office is a part that is in no contract: somebody introduces the two people who should know each other.',
    ],
    subject: ['Half past six, window open', 'The two who should meet'],
    hooks: {
      '*': [
        'When you open your laptop in a shared office at eight, somebody has been there since half past six.',
        'The printer works. You have never asked yourself why.',
      ],
      pt: 'Heating, network, cleaning, keys, post: a dozen small systems run in the background.',
      fi: 'Somebody in your building knows how you take your coffee. That is no accident.',
      a: 'Air, heat, line, coffee, paper. By eight.',
      h: "The toner is always empty when it is somebody else's turn. Statistically that cannot be.",
      l: 'First light, one open window, the smell of coffee.',
    },
    lines: {
      '*': [
        'The most useful service of a shared office is a sentence: "You two should have coffee." It is in no price list.',
        'A good house knows beforehand who needs quiet this week, and who needs company.',
        'Dishwashers in shared kitchens are emptied by three people. The other forty believe in magic.',
        'Plants in an office are a promise. If they are alive, somebody is looking after more than plants.',
      ],
      h: ['The fridge is emptied on Fridays. What grows in it is informed on Thursdays.'],
    },
    scene: [
      'Twenty to seven, one lamp, a window open. Somebody reads the meter, waters the fig and pulls a sheet out of the printer that has been in there since Thursday.',
      '"You make films, and you need one", she says, and walks on. The two look at each other.',
    ],
    why: [
      [
        'Whoever works alone does by themselves what elsewhere a whole department does.',
        'Each small worry that somebody takes off you is ten minutes more for the real thing.',
      ],
      [
        'Neighbours become colleagues only when somebody begins it.',
        'A room full of strangers with headphones is merely a train.',
      ],
    ],
    parts: [
      [
        ['Before eight', 'Early, with the lights'],
        ['Air, warmth, line, light, coffee.', 'And the one door that sticks.'],
        'A window being opened in the early morning',
      ],
      [
        ['During the day', 'From nine: post and cables'],
        ['Post, guests, keys, toner, and a plaster.', 'Somebody always needs a certain cable.'],
        'A box of cables and adapters',
      ],
      [
        ['In between', 'All along: bringing people together'],
        ['Introduce, ask, listen, notice who has become quiet.', 'It looks like a chat and is work.'],
        'Two people with cups in a kitchen',
      ],
    ],
    turn: [
      'Empty the dishwasher once. You will be remembered for it.',
      'And when it all runs, nobody notices. That is the aim.',
    ],
    asks: ['Who keeps things going where you work?', 'Whom did you meet by chance, at work?'],
    ends: {
      pt: 'Infrastructure, and introductions.',
      fi: 'Say thank you to whoever waters the plants.',
      a: 'Unnoticed is well done.',
      h: 'It was your turn, by the way.',
      l: 'Light on, and the day may come.',
    },
    keep: 'the next morning that simply works',
    send: 'whoever changes the toner',
    own: [
      {
        kinds: ['people', 'history', 'story', 'place'],
        about: '.',
        lead: 'And a word about this house.',
      },
    ],
    pic: {
      ask: 'The room in the early morning before anyone is in',
      alt: 'A shared office in early morning light',
    },
    claims: [['Daily running of a shared office', 'practice of hosts']],
  },
  {
    id: 'lunch-away-from-the-desk',
    format: 'tip',
    again: 8,
    emoji: '🥪',
    tags: ['LunchBreak', 'WorkTips', 'Coworking'],
    title: [
      'Why you should not eat lunch at your desk',
      'A lunch break that works: away from the screen, with people',
    ],
    cover: 'Not at the desk',
    gist: [
      'Half an hour away from the screen, ten minutes of it outside, and once a week with somebody you do not know. The afternoon gets shorter, and so do the mails.',
      'Lunch at the desk is neither lunch nor work. It is crumbs, and at three you cannot say what you have eaten.',
    ],
    subject: ['Neither lunch nor work', 'Once a week with a stranger'],
    hooks: {
      '*': [
        'Whoever eats at the desk has neither eaten nor worked.',
        'The most productive half-hour of the day has a sandwich in it, and no screen.',
      ],
      pt: 'Detachment from work during breaks restores attention in the afternoon.',
      fi: 'Close the laptop. Really close it. It will still be there at one.',
      a: 'Away, out, with somebody.',
      h: 'Under the space bar live four lunches and half a croissant.',
      l: 'A bench, bread, ten minutes of sky.',
    },
    lines: {
      '*': [
        'Put lunch in the calendar as you would a customer. With a place, so that nobody can book over it.',
        'Eat once a week with somebody from another desk. Half of all small commissions begin with "what do you do?"',
        'Ten minutes of daylight at noon do more for the afternoon than a second coffee, most of all in winter.',
        'Working alone? Arrange to have lunch with somebody by phone, each on a bench of their own. It sounds silly and works.',
      ],
      h: ['A lunch break of nine minutes has been measured. It was called "quickly".'],
    },
    scene: [
      'A fork in one hand, the mouse in the other. At three he cannot say what he has eaten, nor what he has written.',
      'Five people at a long table, somebody cuts a cake. Two of them will found something in autumn, and do not know it yet.',
    ],
    why: [
      [
        'Attention is used up like a battery, and it charges only when nobody draws on it.',
        'A break in front of a screen is for the head no break.',
      ],
      [
        'People talk differently with food in front of them: slower, and about what matters.',
        'Chance needs occasions. A lunch table is one.',
      ],
    ],
    parts: [
      [
        ['Shut the laptop', 'Close the lid'],
        [
          'Closed and not just pushed aside. The sound is a signal.',
          'The phone stays with it, if you can bear that.',
        ],
        'A closed laptop beside a sandwich',
      ],
      [
        ['Go outside for ten minutes', 'Walk once round the block'],
        ['Before eating or after, in any weather.', 'Without a destination is best.'],
        'Feet on a {pavement|sidewalk} at noon',
      ],
      [
        ['Sit with somebody new', 'Ask one person along'],
        [
          '"Are you going to eat as well?" is enough as a sentence.',
          'Talk about something other than work first.',
        ],
        'A long table with two free chairs',
      ],
    ],
    turn: ['At four you will notice it, and at six even more.', 'Crumbs belong to birds.'],
    asks: ['What did you have for lunch, and where?', 'With whom would you like to have lunch some day?'],
    ends: {
      pt: 'Detach, move, meet.',
      fi: 'Enjoy your meal. With both hands.',
      a: 'Lid down.',
      h: 'The croissant has been recovered.',
      l: 'A bench, and the light of noon.',
    },
    keep: 'tomorrow at half past twelve',
    send: 'whoever is chewing at the desk right now',
    own: [
      {
        kinds: ['event', 'service', 'place', 'offer', 'product', 'hours'],
        about: 'lunch|breakfast|kitchen|caf[eé]|terrace|garden|event|community',
        lead: 'And where one eats here.',
      },
    ],
    pic: {
      ask: 'A closed laptop and a sandwich on a bench',
      alt: 'A closed laptop and a sandwich on a bench',
    },
    claims: [['Breaks with detachment and daylight help attention', 'occupational psychology']],
  },
  {
    id: 'post-to-which-address',
    format: 'answer',
    again: 9,
    emoji: '📮',
    tags: ['BusinessAddress', 'SelfEmployed', 'GoodToKnow'],
    title: [
      'Can I use a coworking space as my business address?',
      'Business address, post and registration at a shared office',
    ],
    cover: 'Post to which address?',
    question: 'Can I register my business there?',
    short: 'Often yes, if the house allows it and the law accepts it. Ask about post, signs and papers.',
    gist: [
      'Many houses let you use their address, some only for post, others for the register too. Ask three things: may I register, who takes in what, and what happens to it when I leave?',
      'A home address on invoices and websites is public for good. That is why many ask about another before they begin.',
    ],
    subject: ['Three questions about an address', 'Public for good'],
    hooks: {
      '*': [
        'Your kitchen table is your office, and so your home address is on every invoice. Is that what you want?',
        'An address for the firm at a shared office: it can be done, and there are three questions to ask.',
      ],
      pt: 'Correspondence, registration and tax residence are three matters, and an address may serve one and not another.',
      fi: 'It is a dull question until the first customer rings at your door on a Sunday.',
      a: 'Post, register, notice. Ask all three.',
      h: 'The bailiff, too, likes a proper letter box.',
      l: 'A name on brass, among others.',
    },
    lines: {
      '*': [
        'Ask whether letters that have to be signed for are taken in at the shared office, and how soon you are told.',
        'Change your address in one go: register, tax, bank, insurance, website, invoices. Make a list and tick it off.',
        'Some authorities want a rental agreement with a real desk behind an address. Ask before you sign for post only.',
        'What happens to post that arrives after you have left? A good house has an answer, and a price for it.',
      ],
      h: ['"c/o" are the two friendliest letters of the alphabet. They mean "somebody is looking after it".'],
    },
    scene: [
      'Sunday, eleven, pyjamas. The bell rings. "I saw on your website that you live here."',
      'A wall of small letter boxes, each with a dream on it: two architects, a sauce, something with bees.',
    ],
    why: [
      [
        'Imprints and registers are copied, stored and sold. An address stays for years.',
        'Those who live where they work have customers at the garden fence.',
      ],
      [
        'Deadlines run from the day a letter arrives, and not from when you happen to come by.',
        'An address is only as good as whoever empties the box.',
      ],
    ],
    parts: [
      [
        ['Ask what is allowed', 'Ask for which purpose it may serve'],
        ['Post, website, register, tax: four boxes.', 'Have it in writing.'],
        'A letter box with a name on it',
      ],
      [
        ['Ask who takes in what', 'Ask how post reaches you'],
        ['Parcels, registered letters, couriers at noon.', 'Scan, forward or collect, and how fast.'],
        'A pile of post being sorted',
      ],
      [
        ['Ask what comes after', 'Ask about the months afterwards'],
        ['Forwarding, for how long, at what price.', 'And do not forget the sign on the door.'],
        'A forwarding sticker on a letter',
      ],
    ],
    turn: ['And on Sundays nobody rings any more.', 'It is a small line on paper, and a large one in life.'],
    asks: ['Which address is on your invoices?', 'What was your first office?'],
    ends: {
      pt: 'Permission, handling, exit.',
      fi: 'Pyjamas are private again.',
      a: 'In writing.',
      h: 'He has been, by the way. He was very friendly.',
      l: 'A name, a box, quiet.',
    },
    keep: 'the week you start up',
    send: 'somebody who is founding something',
    caution: [
      'What counts as a registered or business address is settled by law and differs by country and trade. Ask before you rely on it.',
      'Tax and trade offices have rules of their own about addresses. Check yours first.',
    ],
    own: [
      {
        kinds: ['service', 'price', 'product', 'policy', 'offer'],
        about: 'address|post|mail|virtual|register|forward',
        lead: 'And how it is handled here.',
      },
    ],
    pic: { ask: 'A wall of letter boxes or one with a name', alt: 'A wall of small letter boxes' },
    claims: [
      [
        'Rules on business addresses differ; correspondence and registered addresses are distinct',
        'company and tax law in many countries',
      ],
    ],
  },
  {
    id: 'a-plan-for-january',
    format: 'season',
    again: 11,
    emoji: '📆',
    when: { months: [12, 1, 2] },
    tags: ['NewYear', 'SelfEmployed', 'WorkLife'],
    title: [
      'New year for the self-employed: change one day a week',
      'Working alone in January: give one day a fixed place',
    ],
    cover: 'One day with a place',
    gist: [
      'Instead of ten resolutions fix one day: every Wednesday elsewhere, with people, for the task that has been lying about. A fixed day survives February, and a good intention rarely does.',
      'January at home is dark, quiet and near the fridge. One day a week among others does wonders for the other four.',
    ],
    subject: ['One day, always the same', 'Near the fridge'],
    hooks: {
      '*': [
        'The kitchen table in January: dark at four, and the fridge two steps away. Change one day a week.',
        'A resolution with a weekday in it lives longer.',
      ],
      pt: 'Fixed time and place turn an intention into an appointment.',
      fi: 'You need not turn your life round. One Wednesday is enough.',
      a: 'One day. One place. One task.',
      h: 'At home your only colleague is the washing machine. It is very outspoken.',
      l: 'A walk through the frost, a lit window, a desk.',
    },
    lines: {
      '*': [
        'Give the unloved task a day and a place of its own: bookkeeping is always Friday morning, at the big table.',
        'Working alone in winter: fix one appointment a week with a person, for no purpose. Put it in before the customers do.',
        'Go out before you begin to work, even if you work at home. Ten minutes make a way to work.',
        'Write down on Friday what you will begin with on Monday. Then Monday has no beginning to be afraid of.',
      ],
      h: ['The sofa has never once asked how the project is going.'],
    },
    scene: [
      'Second of January, woollen socks, a laptop, the sound of a fridge that thinks. At eleven it is still the second of January.',
      'Wednesday, a scarf on the hook, somebody says "happy new year", and the sentence that has been missing for three weeks is suddenly there.',
    ],
    why: [
      [
        'At home everything reminds you of something else that has to be done.',
        'The head links places with work: where one has worked it goes better.',
      ],
      ['Other people who are working are a quiet kind of encouragement.', 'Whoever is expected gets up.'],
    ],
    parts: [
      [
        ['Choose a day', 'Pick one weekday'],
        ['The one on which you get least done at home.', 'For three months, and then you look back.'],
        'A calendar with every Wednesday marked',
      ],
      [
        ['Choose a place', 'Pick a place with people'],
        ["Library, shared desk, a friend's office.", 'Near enough that rain is no excuse.'],
        'A lit window on a winter morning',
      ],
      [
        ['Choose a task', 'Give that day one task'],
        ['The one that keeps slipping.', 'After it you may do whatever you like.'],
        'One line on a sheet of paper',
      ],
    ],
    turn: ['In April you will know which of the five was the best day.', 'And the fridge will get over it.'],
    asks: ['Which day would be yours?', 'What keeps slipping at your place?'],
    ends: {
      pt: 'An appointment beats an intention.',
      fi: 'See you on Wednesday, wherever it is.',
      a: 'Day, place, task.',
      h: 'The washing machine misses you, on spin.',
      l: 'A desk, a lamp, a finished page.',
    },
    keep: 'the first working week of January',
    send: 'somebody who works alone',
    own: [
      {
        kinds: ['offer', 'price', 'service', 'event', 'hours', 'product'],
        about: 'day ?pass|trial|new year|\\bdesks?\\b|memberships?',
        lead: 'And for a day of that kind.',
      },
    ],
    pic: { ask: 'A lit office window on a winter morning', alt: 'A lit office window on a winter morning' },
    claims: [['Plans with time and place are kept more often', 'research on implementation intentions']],
  },
  {
    id: 'your-best-hour',
    format: 'question',
    again: 7,
    emoji: '⏰',
    tags: ['BestHour', 'WorkTalk', 'Coworking'],
    title: [
      'At what hour do you work best, and what do you do with it?',
      'Early bird or night owl: when is your good hour?',
    ],
    cover: 'Your best hour of the day',
    gist: [
      'Everybody has one or two really good hours a day. Most people give them to their inbox. When is yours, and who gets it?',
      'At six, at eleven, after midnight: tell us when your head is clear, and whether you use it.',
    ],
    subject: ['Who gets your best hour?', 'At six, or after midnight'],
    hooks: {
      '*': [
        'You have one really good hour a day. Who gets it?',
        'Some people write books at five in the morning. Others cannot find the kettle.',
      ],
      p: 'The best hour is worth three of the others, if nothing else is put in it.',
      t: 'Alertness follows a daily curve, and the curve differs from person to person.',
      fi: 'When are you good? Not "should be". Are.',
      a: 'Your hour. And what you do in it.',
      h: 'His best hour is between two and three. Unfortunately that is the meeting about meetings.',
      l: 'Before the town wakes, or long after.',
    },
    lines: {
      '*': [
        'When is your best hour, and was it in your calendar this week?',
        'Early riser or night owl: would you swap if you could?',
        'Protect one hour a day from mails and see what comes of it in a week.',
        'What is the one task that you only ever manage in your good hour?',
      ],
      h: ['A mail sent at four in the morning tells more than it says.'],
    },
    scene: [
      'Half past five, a lamp, a cup. She writes in one hour what the day would not have given her.',
      'After midnight the town is quiet, the dog is asleep, and he finds the mistake within three minutes.',
    ],
    why: [
      [
        'Clocks inside us differ, and offices rarely ask.',
        'It is little use to have more hours, if the good one goes to the post.',
      ],
    ],
    parts: [
      ['When it is', ['The hour, honestly.', 'It may be a strange one.'], 'A clock in lamplight'],
      [
        'What you do with it',
        ['The real thing, or the inbox.', 'What did you do in it yesterday?'],
        'A page half written',
      ],
      [
        'What disturbs it',
        ['People, pings, the fridge.', 'And what would have to be done about it?'],
        'A phone face down',
      ],
    ],
    turn: [
      'Try giving it to yourself for a week.',
      'If you know your hour, tell your colleagues. They have one, too.',
    ],
    asks: ['When is your best hour?', 'Who gets it at the moment?'],
    ends: {
      p: 'Protect it first, plan the rest around.',
      t: 'Match the task to the curve.',
      fi: 'Set the alarm, or do not.',
      a: 'Block it.',
      h: 'The meeting has been moved. To his second-best hour.',
      l: 'A lamp, and quiet.',
    },
    keep: 'your calendar, on Monday',
    send: 'whoever writes to you at four in the morning',
    own: [
      {
        kinds: ['hours', 'service', 'product', 'price'],
        about:
          "^(?:we are |we're |we )?open\\b(?! day)|24/7|24 hours a day|access|evenings?\\b|weekends?\\b|early",
        lead: 'And at which hours the door opens here.',
      },
    ],
    pic: { ask: 'One lit desk in a dark room', alt: 'One lit desk in a dark room' },
    claims: [['Alertness varies over the day and between people', 'chronobiology']],
  },
];
