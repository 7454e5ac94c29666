// The evening itself: music, trays, stains, leaving, and what comes after.
import type { Idea } from '../../library/idea.ts';

export const LATE: readonly Idea[] = [
  {
    id: 'music-under-the-talk',
    format: 'tip',
    again: 9,
    emoji: '🎶',
    tags: ['PartyPlaylist', 'HostingTips', 'DinnerMusic'],
    title: [
      'How to choose music for a dinner or a party',
      'Background music for dinner: quiet, wordless, then not',
    ],
    cover: 'Music below the talk',
    gist: [
      'Quiet and wordless for arriving, a little slower for eating, louder only when the plates are gone. And turn it up as the room fills, since people swallow sound.',
      'A playlist needs an order more than it needs taste. Begin lower than you think, and keep your favourite song for eleven.',
    ],
    subject: ['Not your favourite song yet', 'The order of an evening'],
    hooks: {
      '*': [
        'Words in a song compete with the words at the table, and both lose.',
        'An empty room needs half the volume that a full one does.',
        'Somebody sang, and the table stopped talking.',
      ],
      p: 'Good background music is chosen by the clock and not by the charts.',
      f: 'Making a playlist for Saturday? Keep the one you love most for later.',
      a: 'No lyrics during dinner.',
      t: 'Bodies absorb mid and high frequencies, so a filling room needs a few decibels more.',
      h: 'By the fish course we had reached the guitar solo. Nobody could ask for the salt.',
      i: 'Music can say "stay a bit longer" without anyone having to.',
      l: 'A piano, very low, and the sound of glasses above it.',
    },
    lines: {
      '*': [
        'Dinner music: no lyrics, or in a language that nobody at the table speaks.',
        'Set the volume with the room empty and then turn it down by a third. Raise it when people are there.',
        'Three lists of an hour and a half: arriving, eating, late. Then you will not have to touch the phone all evening.',
        'Turn off shuffle and notifications. A message tone in the ballad has been heard at many a wedding.',
      ],
      h: ['Anyone who says "I will just put on one song" takes the evening hostage.'],
    },
    scene: [
      'Six people, a lovely stew, and above it a man shouting about his motorbike, in stereo.',
      "Eight o'clock, four guests, party volume. They are standing close together and shouting like people on a ship.",
    ],
    why: [
      [
        'Ears follow language whether they want to or not.',
        'A voice from the loudspeaker is one more guest, who keeps interrupting.',
      ],
      [
        'And loudness works like brightness: it should follow the hour.',
        'At seven one is still arriving, and at eleven one no longer wants to sit.',
      ],
    ],
    parts: [
      [
        ['Arrive with something light', 'For the first ten minutes'],
        [
          'Familiar, friendly, without a beat one must listen to.',
          'It is there to fill the silence after the bell.',
          'It sits in the empty chairs.',
        ],
        'A record player by a front door',
      ],
      [
        ['Eat without words', 'With food, no singing'],
        [
          'Piano, strings, guitar, soft jazz. Slow down with the main course.',
          'If a conversation stops because of a song, it is the wrong song.',
          'There is enough being said.',
        ],
        'A dinner table with a small speaker behind',
      ],
      [
        ['Turn it up after the plates', 'Louder when nobody is chewing'],
        [
          'Now words may come back, and the bass.',
          'The moment for it is when the first one stands up.',
          'People are carpets. A full room needs more.',
        ],
        'A hand turning up a volume knob',
      ],
      [
        ['End softer than you peaked', 'And down again'],
        [
          'Two slow ones and a bit more light. Everyone understands.',
          'It is the kindest way of sending people home.',
          'Two slow ones are a polite clock.',
        ],
        'A lamp being switched on late',
      ],
    ],
    turn: [
      'The best music of the evening is the one that nobody remembers.',
      'And later on, turn it up. It is time.',
    ],
    asks: ['What do you put on when guests come?', 'Who may touch the music at your place?'],
    ends: {
      p: 'An hour of sorting serves every invitation of the year.',
      f: 'Send us one that works every time.',
      a: 'Low. Wordless. Later.',
      t: 'Two small speakers at low level carry further and hurt less than one loud one. Venues may need a licence for music.',
      h: 'The person who says "wait, listen to this bit" is never asked twice.',
      i: 'What connects a table is its voices. Music should hold the door for them.',
      l: 'Then the needle lifts, and nobody has noticed.',
    },
    keep: 'the next evening with guests',
    send: 'someone who always takes over the music',
    own: [
      {
        about: 'live music|\\bdj\\b|jazz|piano|acoustic|playlist|vinyl',
        kinds: ['event', 'product', 'service', 'people'],
        lead: 'Or let somebody else choose.',
      },
    ],
    pic: {
      ask: 'A speaker, record player or piano near your tables',
      alt: 'A record player beside a dinner table',
    },
    claims: [
      [
        'Speech intelligibility suffers from lyrics; people absorb sound',
        'acoustics, psychology of background music',
      ],
    ],
  },
  {
    id: 'how-to-leave',
    format: 'answer',
    again: 10,
    emoji: '👋',
    tags: ['LeavingAParty', 'PartyEtiquette', 'SmallTalk'],
    question: 'How do I leave a party without a fuss?',
    short: [
      'Thank the host, say one thing, and go while you are standing.',
      'One thanks, one sentence, and out.',
    ],
    title: ['How to leave a party politely', 'Going home from a party: one goodbye is enough'],
    cover: 'How to leave',
    gist: [
      'Leave from a high point, find the host, say one thing that was lovely, and go at once. Goodbyes that are said sitting down last an hour.',
      'Half of all farewells take place in the hall, with coats on. It can be done in two minutes, and nobody will mind.',
    ],
    subject: ['Goodbye takes two minutes', 'The hour in the hall'],
    hooks: {
      '*': [
        'The goodbye began at ten. At half past eleven you were still in the hall, in your coat, hot.',
        'Anyone who says "well then" and stays seated is not leaving.',
        'The coat is on, and the best story begins.',
      ],
      p: "A good exit is short, warm and made on one's feet.",
      f: 'Want to go home, but do not want to hurt anybody? Two minutes. We will walk you through it.',
      a: 'Thank. One sentence. Door.',
      t: 'Departures are contagious: one visible farewell tends to start several.',
      h: 'Some families begin their farewells at nine so as to be home by twelve.',
      i: 'To leave well is a last small present to the host.',
      l: 'A hand on the arm, a quiet word, and the night air.',
    },
    lines: {
      '*': [
        'Leaving: stand up first, then announce it. Sitting, it does not count.',
        'Slipping away without a word is fine at a big party, if you write to the host the next morning. At a dinner it is not.',
        'Tell the host one concrete thing: the soup, the man with the bees, the song.',
        'Plan your exit with whoever came along: a word, a look, a yawn. Couples without a sign stay until two.',
      ],
      h: ['"We really must be going" is the overture. It has several movements.'],
    },
    scene: [
      'Shoes on, coat on, bag on the shoulder, and now of all times it becomes really interesting.',
      'At the table somebody slaps both thighs and says "right". Nothing happens.',
    ],
    why: [
      [
        'Nobody wants to be the first, so everyone waits for somebody else to be tired.',
        'To get up looks like a verdict, and it is only about a bed.',
      ],
      [
        'In truth most hosts are glad of a clear sign.',
        'Those who have been on their feet since noon will not hold it against you.',
      ],
    ],
    parts: [
      [
        ['Go while it is lovely', 'Go at a good moment'],
        [
          'After a laugh, or after the cake. Not when it has gone quiet.',
          'Then they miss you, instead of counting.',
          'You will be remembered laughing.',
        ],
        'Laughing guests at a table from behind',
      ],
      [
        ['Find the host, not the room', 'Say it to one person'],
        [
          'One goodbye counts. A round of twenty takes the life out of a party.',
          'To the others you may wave.',
          'All the others will hear.',
        ],
        'A guest and a host in a doorway',
      ],
      [
        ['Say one thing and keep walking', 'Say it standing up'],
        [
          'A true one, short, and with your coat on.',
          'Questions are for next time. They have answers.',
          'A question is a chair.',
        ],
        'A hand on a door handle',
      ],
    ],
    turn: [
      'Outside you breathe in, and on the stairs you hear that it is going on.',
      'That is how it should be: nothing has ended.',
    ],
    asks: ['How do you get away?', 'A quick wave or the long goodbye: what is yours?'],
    ends: {
      p: 'A line on the next day completes it.',
      f: 'And hosts: you may yawn. It is your house.',
      a: 'Up. Thanks. Out.',
      t: 'Order the taxi before the farewell; the car outside ends all debate.',
      h: 'The second goodbye is always longer than the first.',
      i: 'A door that closes softly is easily opened again.',
      l: 'Steps on gravel, a lit window, and silence.',
    },
    keep: 'the next evening that gets late',
    send: 'someone who says goodbye for an hour',
    own: [
      {
        about: 'taxi|last orders|until (?:midnight|late|\\d+)|clos(?:es|ing)',
        kinds: ['hours', 'service', 'place'],
        lead: 'And when the lights go up here.',
      },
    ],
    pic: {
      ask: 'Your door from inside in the evening, a coat on a hook',
      alt: 'A coat on a hook beside a door in the evening',
    },
    claims: [['Etiquette of leave-taking', 'etiquette guides']],
  },
  {
    id: 'salt-on-red-wine',
    format: 'myth',
    again: 9,
    emoji: '🍷',
    tags: ['StainRemoval', 'RedWineStain', 'HostingTips'],
    myth: 'Salt takes red wine out of a tablecloth',
    short: [
      'Blotting and cold water do the work. Salt mostly keeps you busy.',
      'It does little but give you something to do.',
    ],
    title: ['Does salt remove red wine stains?', 'Red wine on the tablecloth: what really helps'],
    cover: 'Leave the salt on the table',
    gist: [
      'Press, do not rub, with a dry cloth, then cold or sparkling water, and press again. Salt soaks up a bit and then dries the rest in.',
      'A red wine stain wants three things fast: a dry cloth, water, patience. White wine and salt are for the audience.',
    ],
    subject: ['Leave the salt on the table', 'Press, do not rub'],
    hooks: {
      '*': [
        'A glass falls, and five people reach for the salt.',
        'White wine on red wine gives you a larger stain and an empty glass.',
        'Everybody knows what to do, and it is something different each time.',
      ],
      p: 'Speed and pressure remove most of a wine stain. The famous remedies remove very little.',
      f: 'Has it happened? Put down the salt cellar and give us a napkin.',
      a: 'Press. Water. Press. Do not rub.',
      t: 'Fresh wine sits between the fibres as liquid; capillary action into a dry cloth draws it out, and water thins the rest.',
      h: 'After ten minutes the tablecloth had been salted, wined and dabbed with soda. It was ready for the oven.',
      i: 'A stain on the cloth means that people sat here and talked with their hands.',
      l: 'A dry napkin, laid down quietly, while the talk goes on.',
    },
    lines: {
      '*': [
        'Red wine on cloth: dry napkin on top, lean on it, new place, again. Then cold water, from the back if you can.',
        'Rubbing pushes colour sideways and deeper. Press as if you were stamping a letter.',
        'Cold water first, never hot. Detergent and the wash come later, and no dryer until it has gone.',
        'Hosts: say "it is only a cloth" within three seconds. It is the best stain remover for guests.',
      ],
      h: ['The one who knocked it over always knows a trick. It is never the right moment to ask why.'],
    },
    scene: [
      'Red on white, spreading, in the exact shape of Italy. Everyone jumps up, and somebody shouts "salt".',
      'An elbow, an anecdote, a glass. For a second nobody breathes, and then everybody has a method.',
    ],
    why: [
      [
        'While it is wet it can be lifted out, and every minute counts.',
        'Wine that has not dried is a guest just passing through.',
      ],
      [
        'Salt takes up some of the liquid, but it leaves the colour and gets in the way of water.',
        'A white heap looks like help. Underneath, it goes on drying.',
      ],
    ],
    parts: [
      [
        ['Press with something dry', 'Down, and up'],
        [
          'Napkin, {kitchen paper|paper towel}, your own scarf if need be. Straight down.',
          'From the edge to the middle, so that it grows no larger.',
          'Press. Whoever rubs paints.',
        ],
        'A napkin pressed on a stain',
      ],
      [
        ['Thin it with cold water', 'A little cold water'],
        [
          'A little, then press again. Five rounds and it is pale.',
          'Soda water is fine as well. It is the water in it that helps.',
          'Each round takes some of it along.',
        ],
        'Water poured on a stain',
      ],
      [
        ['Put a cloth beneath', 'Something underneath'],
        [
          'So that table and stain part company.',
          'What is pressed out must have somewhere to go.',
          'Otherwise the table gets it.',
        ],
        'A folded cloth under a tablecloth',
      ],
      [
        ['Wash before it is dry', 'Into water tonight'],
        [
          'Soak it tonight, and see to the rest tomorrow with detergent, as the label allows.',
          'Heat sets what is left. So air first, iron last.',
          'And nowhere near an iron.',
        ],
        'A tablecloth soaking in a basin',
      ],
    ],
    turn: ['And then pour the one who spilt it another.', 'The salt may go on the potatoes.'],
    asks: ['What have you tried on a stain?', 'Whose stain is on your tablecloth?'],
    ends: {
      p: 'For silk, wool and anything precious, press only, and take it to a cleaner.',
      f: 'Nobody stays cross for long about a tablecloth.',
      a: 'Dry. Cold. Press.',
      t: 'On washable white cotton an oxygen bleach takes out the rest; test colours first.',
      h: 'Salt is for the potatoes. It has enough to do there.',
      i: 'A tablecloth without stains has had no good evenings.',
      l: 'By dessert a plate stands on the spot, and all is well.',
    },
    caution: [
      'Check the care label, test hidden spots, and never mix cleaning products.',
      'Look at the care label, try a hidden spot first, and do not mix cleaning products.',
    ],
    keep: 'the next glass that goes over',
    send: 'someone who talks with both hands',
    own: [
      {
        about: 'wine (?:list|bar|tasting)|by the glass|red wine|cellar',
        kinds: ['product', 'event', 'service'],
        lead: "On somebody else's tablecloth you worry less.",
      },
    ],
    pic: {
      ask: 'A napkin pressed on a red stain on a white cloth',
      alt: 'A napkin pressed on a red wine stain',
    },
    claims: [
      [
        'Blotting and dilution remove fresh wine; salt and white wine do little',
        'textile conservation and cleaning advice',
      ],
    ],
  },
  {
    id: 'carry-the-tray',
    format: 'howto',
    again: 9,
    emoji: '🫱',
    tags: ['WaiterSkills', 'HowToCarry', 'HostingTips'],
    title: ['How to carry a full tray without spilling', 'How waiters carry a tray: four tricks'],
    cover: 'Do not look at the tray',
    gist: [
      'Heavy things in the middle, hand under the middle, arm close to the body, and look where you are going. Anyone who looks at the glasses spills.',
      'Carrying a tray is about loading it and where you look. Five minutes with water glasses, and you can do it at home.',
    ],
    subject: ['Do not look at the glasses', 'A full tray, dry sleeves'],
    hooks: {
      '*': [
        'Waiters spill nothing because they do not look.',
        'The eye is on the fullest glass, and that is the one that goes over.',
        'It is the one you are looking at that falls.',
      ],
      p: 'A few habits of the trade make carrying drinks quite safe.',
      f: 'Forty people and one tray? You can learn that in the kitchen, with tap water.',
      a: 'Load the middle. Look ahead. Walk.',
      t: 'Keep the centre of mass above the palm; add from the middle out and unload from the edge in, alternating sides.',
      h: 'He watched each glass all the way, and each of them watched him back.',
      i: 'Grace is mostly practice that nobody saw.',
      l: 'A tray held at the shoulder, glass by glass, without a sound.',
    },
    lines: {
      '*': [
        'Tray rule: tall and heavy in the middle, light at the rim, and take off from alternate sides.',
        'Look at the door and not at the glasses. Liquids swing along with your gaze.',
        'A damp napkin on the tray, and nothing slides any more.',
        'Full coffee cup? Walk on, look ahead, do not slow down at the end. It is the braking that spills.',
      ],
      h: ['The applause when a tray falls is the same in every country. It is about the only thing that is.'],
    },
    scene: [
      'Eight glasses, twelve metres, one step. In the middle of the room everybody suddenly makes way, which makes it worse.',
      'A girl of nineteen comes through the swing door with eleven drinks on one hand, tells somebody where the cloakroom is, and has not looked up once.',
    ],
    why: [
      [
        'If you stare at a glass, you correct each little wave, and every correction makes another.',
        'Hands steer by themselves, provided that the eyes leave them in peace.',
      ],
      [
        'And a tray tips over because of how it is loaded, seldom because of how it is carried.',
        'One bottle at the edge, and the best arm in the world is of no help.',
      ],
    ],
    parts: [
      [
        ['Lay down a damp cloth', 'Lay a damp cloth on it'],
        [
          'Wet glass on smooth metal is an ice rink.',
          'Thin, wrung out, up to the rim.',
          'Then nothing skates.',
        ],
        'A damp napkin on a tray',
      ],
      [
        ['Load from the middle out', 'Weight in the middle'],
        [
          'Bottles and jugs over your palm, small ones around.',
          'Anyone who unloads goes the other way, left and right in turn.',
          'And take it off in turns, or it tips.',
        ],
        'Glasses loaded around the centre of a tray',
      ],
      [
        ['Hand flat, elbow in', 'One hand under it, close to you'],
        [
          'Under the middle, fingers spread. The other hand opens doors.',
          'At hip height to begin with. The shoulder is for the second year.',
          'Low at first. Pride comes later.',
        ],
        'A flat hand beneath a tray',
      ],
      [
        ['Look ahead and go', 'Look where you are going'],
        [
          'Steadily, a bit faster than you dare.',
          'Say "behind you" when you pass. It has saved more glasses than any technique.',
          'Glasses know when they are being watched.',
        ],
        'A waiter walking through a full room',
      ],
    ],
    turn: ['Practise with water. The carpet will forgive water.', 'And should it go wrong: bow.'],
    asks: ['Have you ever dropped a tray?', 'How many plates can you carry?'],
    ends: {
      p: 'The same goes for a full bowl of soup on its way to the table.',
      f: 'Those who have worked tables, raise a hand. The free one.',
      a: 'Middle. Elbow. Eyes up.',
      t: 'Coffee sloshes at walking frequency; a lid of foam damps it, as research has earnestly shown.',
      h: 'The one glass that falls is always the one you were watching.',
      i: 'What looks easy is often a kindness to those who watch.',
      l: 'She sets it down, and there is not a ring on the table.',
    },
    keep: 'the next big party at home',
    send: 'somebody who has worked as a waiter',
    own: [
      {
        about: '\\bteam\\b|\\bstaff\\b|waiter|waitress|barista|bartender',
        kinds: ['people', 'story', 'event', 'number'],
        lead: 'About those who can do it on the shoulder.',
      },
    ],
    pic: {
      ask: 'A well-loaded tray from above, damp cloth showing',
      alt: 'A tray of glasses loaded around the middle',
    },
    claims: [
      ['Tray loading and carrying technique', 'waiting practice'],
      ['Foam damps sloshing; coffee spilling when walking', 'published fluid dynamics studies'],
    ],
  },
  {
    id: 'no-gaps-in-the-agenda',
    format: 'mistake',
    again: 9,
    emoji: '🗓️',
    tags: ['MeetingPlanning', 'ConferenceTips', 'AwayDay'],
    wrong: 'Filling every minute of an away day',
    title: [
      'How to plan a meeting day that is worth the trip',
      'Away days people remember: less programme, more breaks',
    ],
    cover: 'The gaps are the point',
    gist: [
      'People travel to an away day in order to talk to each other, and then there is a slide every four minutes. Leave a third of the day empty and put the hard topic before lunch.',
      'What came out of the last conference? Something that was said at the coffee machine. So plan for the coffee machine.',
    ],
    subject: ['The break is the programme', 'Leave a third empty'],
    hooks: {
      '*': [
        'Ask what was the most useful thing at a conference, and it was said beside a coffee urn.',
        'At ten past three nobody in any conference room in the world is thinking of anything.',
        'It all went according to plan, and nobody had spoken.',
      ],
      p: 'The most productive part of a day away together is usually called "break".',
      f: 'Planning a day with the team? Strike out a third of it. We are serious.',
      a: 'One third empty. Hard topic at ten.',
      t: 'Attention in talks sags after a quarter of an hour or so; alertness dips in the early afternoon.',
      h: 'Item nine, ten to five: "Any energy left?" It was meant as a workshop.',
      i: 'Bring people together and then let them be together.',
      l: 'Long windows, good coffee, and nothing until eleven.',
    },
    lines: {
      '*': [
        'Meeting day: the difficult topic at ten, a walk after lunch, decisions at three, and done by half past four.',
        'Breaks of half an hour and not of ten minutes. In ten minutes you find the {loo|bathroom} and nobody to talk to.',
        'Daylight and fresh air do more for an afternoon than the third coffee. Choose the room by its windows.',
        'Send the figures out beforehand. Nobody should travel for two hours to have something read to them.',
      ],
      h: ['"Let us take that offline," they said, four hundred miles from home, in one room.'],
    },
    scene: [
      'Slide sixty-one. Outside the sun is shining on a garden that was on the website, and nobody has been in it yet.',
      'The break is over, people have to be called in three times, and by the window two of them are drawing something on a napkin.',
    ],
    why: [
      [
        'Information can be sent. What needs a shared room is trust, quarrel and ideas.',
        'For listening nobody has to book a train.',
      ],
      [
        'And heads need pauses in which to put things together.',
        'Without gaps one point pushes the next one out.',
      ],
    ],
    parts: [
      [
        ['Begin with the hard one', 'What is hard goes first'],
        [
          'At ten everyone is awake, and nobody has to leave yet.',
          'What is put off until four is put off until autumn.',
          'At four it is only long.',
        ],
        'A flip chart with one question',
      ],
      [
        ['Breaks of half an hour', 'Keep talks to half an hour'],
        [
          'In another room, standing, with a door to the outside.',
          'That is when the two people speak who ought to.',
          'Ten minutes are for the queue.',
        ],
        'People talking beside a coffee table',
      ],
      [
        ['Walk after lunch', 'Send them out in pairs'],
        [
          'In twos, with one question, twenty minutes.',
          'Walking side by side you say things that you would never say across a table.',
          'Nobody has to look at anybody.',
        ],
        'Two colleagues walking in a garden',
      ],
      [
        ['End early, with names', 'Let them go home early'],
        [
          'Three decisions, three people, three dates.',
          'Half an hour given back is the nicest souvenir.',
          'With three names on the wall.',
        ],
        'A short list with names on a wall',
      ],
    ],
    turn: [
      'On the train home somebody will say: that was good, there was time.',
      'Half of it will have been worked out over lunch.',
    ],
    asks: ['What was the best thing you ever heard in a break?', 'When are you no use in a meeting?'],
    ends: {
      p: 'Houses that host such days can tell you when a room goes quiet.',
      f: 'And do go out into the garden. It is on the bill.',
      a: 'Fewer slides. More windows.',
      t: 'Air matters: carbon dioxide builds up in full rooms and makes people drowsy.',
      h: 'The best item is never on the agenda. It is beside the coffee.',
      i: 'Something new begins where two people have time.',
      l: 'A terrace, two cups, and the thought that had been missing.',
    },
    work: 'Take it back to the office: meetings of twenty-five minutes, and one question each that could not have been an email.',
    keep: 'the next away day',
    send: 'the person who writes the agenda',
    own: [
      {
        about: 'meeting|conference|seminar|boardroom|delegates|away ?day|workshop',
        kinds: ['service', 'product', 'place', 'number', 'price'],
        lead: 'A room with windows.',
      },
    ],
    pic: {
      ask: 'A meeting room with its door open to daylight, or a coffee table in a break',
      alt: 'A coffee table beside a bright meeting room',
    },
    claims: [
      [
        'Attention sags in long talks, early afternoon dip, effect of stale air',
        'ergonomics and chronobiology, indoor air research',
      ],
    ],
  },
  {
    id: 'after-last-orders',
    format: 'behind',
    again: 10,
    emoji: '🌒',
    tags: ['AfterHours', 'BehindTheScenes', 'HospitalityLife'],
    title: ['What happens after the last guest has gone', 'A bar after closing: the last hour'],
    cover: 'After the last guest',
    gist: [
      'Chairs up, ice out, glasses counted, {taps|faucets} wrapped, {till|register} balanced, one drink standing up. The last hour belongs to those who were on their feet, and it decides about tomorrow.',
      'A good house closes in the order in which it will open again. The rule is worth having in any kitchen at home.',
    ],
    subject: ['When the lights go up', 'Close as you will open'],
    hooks: {
      '*': [
        'When the last guest has gone, somebody turns the music up.',
        "Tomorrow's evening begins tonight, with a wet cloth.",
        'The door is locked and the good music comes on.',
      ],
      p: 'The last hour of a shift is the first hour of the next one.',
      f: 'Have you ever wondered what goes on behind the door once you have been politely shown out?',
      a: 'Close it as you want to find it.',
      t: 'Sequence: cold storage, surfaces, glass, floor, cash, alarm. Wet work last, moving towards the door.',
      h: 'At one in the morning the staff finally get to eat. It is always {chips|fries}.',
      i: 'Somebody makes sure each night that it can all begin again.',
      l: 'The candles out, one lamp still on, and the quiet after many voices.',
    },
    lines: {
      '*': [
        'Closing rule for any kitchen: leave it as you would like to find it at seven in the morning, with a headache.',
        'Fill up tonight what you will need first tomorrow: coffee, filter, clean cup. Bars call it setting the station.',
        'Glasses dry upside down on a grid and never on a cloth. On cloth they smell of cupboard.',
        'What was lost tonight is in a box with a date on it. Ring at noon, somebody will look.',
      ],
      h: ['Found at closing: one shoe. Nobody went home on one leg. It remains a mystery.'],
    },
    scene: [
      'The door falls shut, the key turns, and somebody sits down for the first time since five.',
      'Chairs go up on tables like animals falling asleep. From the back comes a song that would never be played for guests.',
    ],
    why: [
      [
        'Whatever is sticky now will be hard tomorrow.',
        'Ten minutes of wiping at night are thirty of scrubbing at noon.',
      ],
      [
        'And those who open in the morning should be able to begin, rather than look for things.',
        'Shifts greet one another through the state of a worktop.',
      ],
    ],
    parts: [
      [
        ['Ice out, lids on', 'What spoils'],
        [
          'Everything that can spoil goes first, while you can still think.',
          'Date on it. Nobody remembers on Thursday what Tuesday was.',
          'In the cold, with a date.',
        ],
        'Containers being labelled',
      ],
      [
        ['Glasses counted and polished', 'What breaks'],
        [
          'The count tells you about breakages, and a little about the evening.',
          'Hot and dry, you see every mark. Tomorrow you will not.',
          'Count while it is warm.',
        ],
        'A row of polished glasses',
      ],
      [
        ['Set the station for tomorrow', 'What is needed first'],
        [
          'Lemons, napkins, openers, each in its place.',
          'The person who comes at four reaches out blindly, and it is there.',
          'It lies where a hand will look for it.',
        ],
        'A bar station set up',
      ],
      [
        ['Floor last, towards the door', 'What is on the floor'],
        [
          'With the chairs up, from the back to the front.',
          'The last one goes out backwards and does not turn round.',
          'From back to front, and out.',
        ],
        'Chairs on tables and a mop',
      ],
      [
        ['One drink standing up', 'What was'],
        [
          'Water, mostly. Who was at table nine, and did you see the hat?',
          'In these ten minutes a team becomes one.',
          'Ten minutes, water, a hat.',
        ],
        'Staff standing at a bar after closing',
      ],
    ],
    turn: [
      'Then the alarm, the street, and somewhere a first bird.',
      'When you come in, it is as if nobody had ever been here.',
    ],
    asks: ['Have you ever worked late shifts?', 'What does your kitchen look like when you go to bed?'],
    ends: {
      p: 'A quarter of an hour at night is the best investment in the morning.',
      f: 'Be kind to the person who says "last orders". They want {chips|fries}.',
      a: 'Clean. Set. Lock.',
      t: 'Cash is counted by two people; it protects both.',
      h: 'One shoe is left behind in every good night. Never two.',
      i: 'Every evening out stands on the late hours of others.',
      l: 'One lamp stays on in the window. It is for nobody in particular.',
    },
    work: 'A handover is a form of courtesy. Anyone who leaves a desk, a ward or a server as they would like to find it is working for somebody they may never meet.',
    keep: 'the next time you leave the {washing-up|dishes}',
    send: 'somebody who works nights',
    own: [
      {
        about: '\\blate\\b|until \\d+|last orders|clos(?:es|ing)',
        kinds: ['hours', 'people'],
        lead: 'In this house the chairs go up at their own time.',
      },
    ],
    pic: {
      ask: 'Your room after closing, chairs up, one lamp on',
      alt: 'A bar after closing with chairs on the tables',
      need: 'photo',
    },
    claims: [['Closing routine in bars and restaurants', 'hospitality practice']],
  },
  {
    id: 'fills-the-floor',
    format: 'question',
    again: 10,
    emoji: '🕺',
    tags: ['DanceFloor', 'PartySongs', 'WeddingMusic'],
    title: ['Which song always fills the dance floor?', 'Songs that get everyone dancing'],
    cover: 'The song that fills the floor',
    gist: [
      'There are songs at which aunts put down their handbags. Which is yours, and which one empties the floor in ten seconds?',
      'One song, and the floor is full. Which one has never let you down?',
    ],
    subject: ['Which song fills the floor?', 'When the handbags go down'],
    hooks: {
      '*': [
        'Three notes, and people of seventy put down their cake.',
        'Nobody can explain why, but at this one song everyone is on the floor.',
        'A handbag is put on a chair. Now it begins.',
      ],
      p: 'Every celebration has one song that brings all ages to their feet.',
      f: 'The floor is empty, you may choose one song. Which?',
      a: 'One song. No discussion.',
      t: 'Songs that work share a known intro, a chorus that all can sing, and a tempo near a brisk walk.',
      h: 'At weddings there is one man who has been waiting for this song for four years.',
      i: 'For three minutes the whole room is of one age.',
      l: 'The light goes down, the first bar, a hand held out.',
    },
    lines: {
      '*': [
        'Which song fills the dance floor? One title, please, and at what kind of party.',
        'Get the oldest ones up first. The young will follow, but never the other way round.',
        'Two fast, one slow, never three slow. At the second one they sit down, and at the third they go.',
        'The first on the floor should be two who cannot dance. It gives all the others courage.',
      ],
      h: ['The air guitar was in tune. We checked.'],
    },
    scene: [
      'A dance floor like a frozen lake, and at the edge stand sixty people with glasses. Then these three notes.',
      'An uncle in braces does something with his knees that he last did long ago in a church hall. It is magnificent.',
    ],
    why: [
      [
        'A song that everyone knows asks nothing of anyone.',
        'The body remembers faster than the head, and then it is too late.',
      ],
    ],
    parts: [
      [
        ['Something from their youth', 'Something from when they were young'],
        [
          'For each age the songs from when they were sixteen.',
          'Work out the year of the birthday child plus sixteen, and you are nearly there.',
          'Birthday plus sixteen: it is arithmetic.',
        ],
        'A record sleeve on a table',
      ],
      [
        ['One everybody can sing', 'With few words'],
        [
          'With a chorus of four words.',
          'Anyone who sings has started to move without noticing.',
          'If the mouth goes, the feet follow.',
        ],
        'People singing with their arms up',
      ],
      [
        ['One with its own dance', 'With arms in it'],
        [
          'Nobody wants it, everybody can do it.',
          'From the second verse on, even the waiters.',
          'They protest, and they know all of it.',
        ],
        'A row of people doing the same step',
      ],
      [
        ['The slow one, just in time', 'And a slow one'],
        [
          'For two people who have been looking over for an hour.',
          'And for the two who have been married for fifty years.',
          'Somebody has been waiting.',
        ],
        'A couple dancing in low light',
      ],
    ],
    turn: [
      'We will make a list of it. In no order, or there will be war.',
      'And the one that empties the floor: please mark it.',
    ],
    asks: ['Which song fills the floor?', 'At which one do you sit down?'],
    ends: {
      p: 'A list like this saves any party at half past ten.',
      f: 'Send it to whoever is doing the music on Saturday.',
      a: 'Title. Artist. Now.',
      t: 'Between a hundred and a hundred and thirty beats a minute most people find their feet.',
      h: 'Everyone says that they do not dance. Then comes the chorus.',
      i: 'It takes three minutes for strangers to become a party.',
      l: 'Two shoes, left lying at the edge of the floor.',
    },
    keep: 'the next wedding list',
    send: 'the man who has been waiting for this song',
    own: [
      {
        about: 'dance|\\bdj\\b|live band|disco|wedding|party',
        kinds: ['event', 'product', 'service', 'place'],
        lead: 'There is a floor for it here.',
      },
    ],
    pic: { ask: 'An empty dance floor or room before the party', alt: 'An empty dance floor with lights' },
    claims: [
      ['Reminiscence bump for music of adolescence', 'music psychology'],
      ['Dance tempo range', "disc jockeys' practice"],
    ],
  },
  {
    id: 'lamps-below-the-eye',
    format: 'season',
    again: 11,
    emoji: '💡',
    tags: ['CosyLight', 'WinterEvenings', 'HostingTips'],
    when: { season: ['winter'] },
    title: [
      'How to light a room in winter, as good bars do',
      'Cosy light for dark evenings: low lamps, warm bulbs',
    ],
    cover: 'Lamps below the eye',
    gist: [
      "Ceiling light off, three small lamps on, all of them lower than a standing person's eyes, warm in colour. Faces look rested, and the room shrinks to where people are.",
      'Why does everybody look well in a good bar? The light comes from the side and from below, and there is little of it.',
    ],
    subject: ['Turn off the big light', 'Why everyone looks well in a bar'],
    hooks: {
      '*': [
        'The big light in the middle of the ceiling is meant for finding contact lenses.',
        'In good bars there is not one lamp above your head. Look up next time.',
        'The lamp over your head is for splinters and homework.',
      ],
      p: 'Three low lamps make a winter room kinder than any chandelier.',
      f: 'It gets dark at four. Before you reach for the switch by the door: do not.',
      a: 'Ceiling off. Three lamps on. Low.',
      t: 'Light from above throws shadows under eyes and chin; light from the side at face height fills them.',
      h: 'Under that bulb everyone at the table looked as if they were about to confess.',
      i: 'In the darkest weeks a small light in a window does a lot of good.',
      l: 'Amber, low, from the side. The evening may last.',
    },
    lines: {
      '*': [
        'Bar light at home: ceiling off, three small lamps below eye level, warm bulbs, one of them in a corner.',
        'Look for "warm white" or a low kelvin figure on the box of a bulb. Cool light belongs in a garage.',
        'Put one lamp on the floor behind a plant. The shadows do the decorating.',
        'Candles belong below chin height. Above it they make ghosts, and nobody sees the soup.',
      ],
      h: ['The dimmer has two settings in most homes: operating theatre, and who is there.'],
    },
    scene: [
      'Four in the afternoon, somebody presses the switch, and everybody looks like their passport.',
      'A small bar in winter, wet coats, three lamps. Nobody in here is tired or over thirty.',
    ],
    why: [
      [
        'In nature light from above means noon, and light from low down means a fire.',
        'Low and warm is what evenings have looked like for as long as there have been people.',
      ],
      [
        'And islands of light draw people together, whereas an evenly bright room spreads them out.',
        'Where it is brighter, that is where we sit. With three lamps you decide where that is.',
      ],
    ],
    parts: [
      [
        ['Switch off the ceiling', 'No light from above'],
        [
          'Only for a start. You will not miss it.',
          'It comes back on for homework and for splinters.',
          'Try it for an evening.',
        ],
        'A hand on a light switch',
      ],
      [
        ['Three lamps, lower than eyes', 'Three small ones, low down'],
        [
          'Table, shelf, floor. A triangle around the place where you sit.',
          'If you can see the bulb itself, it is in the wrong place.',
          'Where the light is, people will be.',
        ],
        'Three small lamps in a room',
      ],
      [
        ['Warm bulbs, not too strong', 'Warm and weak'],
        [
          'A low colour temperature, and rather two weak ones than one strong.',
          'Food looks better in it as well, even stew.',
          'Everyone has slept well in it.',
        ],
        'A warm bulb in a table lamp',
      ],
      [
        ['Something that flickers', 'And one that moves'],
        [
          'A candle, a fire, fairy lights in a jar.',
          'The eye needs one thing that moves, when outside nothing does.',
          'A flame does, or something like it.',
        ],
        'A candle on a low table',
      ],
    ],
    turn: ['It stays winter out there. In here it may begin.', 'And it costs less than the big light did.'],
    asks: ['Big light or small lamps?', 'Which place looks loveliest in the evening where you live?'],
    ends: {
      p: 'Three lamps, one evening of pushing them about, and the room is another one.',
      f: 'Try it tonight, and look at each other.',
      a: 'Low. Warm. Three.',
      t: 'About two thousand seven hundred kelvin or below; and bulbs that can be dimmed.',
      h: 'Nobody has ever fallen in love under a strip light.',
      i: 'A little light, in the right place, for somebody to find their way by.',
      l: 'Dark outside, amber inside, and time.',
    },
    caution: [
      'Keep candles away from anything that burns and never leave them alone.',
      'Do not leave candles alone, and keep them away from whatever burns.',
    ],
    keep: 'the next dark afternoon',
    send: 'someone who always puts on the big light',
    own: [
      {
        about: 'fire|candle|snug|lounge|winter|mulled|bar\\b',
        kinds: ['place', 'product', 'hours', 'offer', 'event'],
        lead: 'Somewhere to leave the big light behind.',
      },
    ],
    pic: {
      ask: 'A corner of your room lit by low lamps alone',
      alt: 'A corner of a bar lit by small low lamps',
    },
    claims: [['Low warm side light flatters faces and gathers people', 'lighting design practice']],
  },
];
