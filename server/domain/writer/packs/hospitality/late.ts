// The evening itself: music, trays, stains, leaving, and what comes after.
import type { Idea } from '../../library/idea.ts';
import { PARTIES, TABLES } from './kinds.ts';

export const LATE: readonly Idea[] = [
  {
    id: 'music-under-the-talk',
    only: `${PARTIES}|live music|\\bdjs?\\b|\\bjazz\\b|vinyl`,
    format: 'tip',
    again: 9,
    emoji: '🎶',
    tags: ['PartyPlaylist', 'HostingTips', 'DinnerMusic'],
    title: [
      'How to choose music for a dinner or a party',
      'Background music for dinner: quiet, wordless, then not',
    ],
    cover: 'Music for a dinner party',
    gist: [
      'Quiet and without words when people arrive, a little slower for eating, louder when the plates are gone. And turn it up as the room fills, because people swallow sound.',
      'The order of the songs matters more than your taste. Begin quieter than you think, and keep your favourite song for eleven.',
    ],
    subject: ['Music for a dinner party', 'Not your favourite song yet'],
    hooks: {
      '*': [
        'Songs with words compete with the talk at the table, and both lose.',
        'An empty room needs half as much music as a full one.',
      ],
      p: 'Good background music is chosen by the clock and not by the charts.',
      f: 'Making a playlist for Saturday? Keep your favourite song for later.',
      a: 'Dinner music: no words.',
      t: 'People swallow sound, so turn the music up a little as the room fills.',
      h: 'By the fish course the dinner music had reached the guitar solo. Nobody could ask for the salt.',
      i: 'Good music makes people stay a bit longer.',
      l: 'A piano, very low, and the sound of glasses above it.',
    },
    lines: {
      '*': [
        'Dinner music: no lyrics, or in a language that nobody at the table speaks.',
        'Set the music while the room is empty and then turn it down by a third. Turn it up again when people are there.',
        'Make three playlists of an hour and a half: arriving, eating, late. Then you need not touch the phone all evening.',
        'Party playlist: turn off shuffle and notifications. A message tone in the ballad has been heard at many a wedding.',
      ],
      h: ['Anyone who says "I will just put on one song" puts on eleven.'],
    },
    scene: [
      'Six people, a lovely stew, and above it a man shouting about his motorbike, in stereo.',
      "Eight o'clock, four guests, and music for forty. They stand close together and shout like people on a ship.",
    ],
    why: [
      [
        'We listen to words whether we want to or not.',
        'A singer is one more guest at the table, and one who keeps interrupting.',
      ],
      [
        'Music should get louder with the evening, as the light gets lower.',
        'At seven people are still arriving. At eleven nobody wants to sit any more.',
      ],
    ],
    parts: [
      [
        ['Start with something light and familiar', 'Play something friendly as guests arrive'],
        [
          'It should be friendly, with no beat that makes people stop and listen.',
          'It fills the silence after the doorbell.',
        ],
        'A record player by a front door',
      ],
      [
        ['Play music without words for dinner', 'No singing while people eat'],
        [
          'Piano, strings, guitar, soft jazz. Slow down with the main course.',
          'If a conversation stops because of a song, it is the wrong song.',
        ],
        'A dinner table with a small speaker behind',
      ],
      [
        ['Turn it up after dinner', 'Play louder once the plates are gone'],
        ['Now words may come back, and the bass.', 'Do it when the first person stands up.'],
        'A hand turning up a volume knob',
      ],
      [
        ['End with two slow songs', 'Turn it down at the end'],
        [
          'Two slow ones and a bit more light. Everyone understands.',
          'It is the kindest way of sending people home.',
        ],
        'A lamp being switched on late',
      ],
    ],
    turn: ['Good dinner music is music that nobody remembers.', 'And later on, turn it up.'],
    asks: ['What do you put on when guests come?', 'Who may touch the music at your place?'],
    ends: {
      p: 'An hour of sorting, and you have music for every dinner of the year.',
      f: 'Send us a song that always works.',
      a: 'Quiet first, no words, louder later.',
      t: 'Two small speakers turned low are better than one loud one. Venues may need a licence for music.',
      h: 'The guest who says "wait, listen to this bit" is never asked twice.',
      i: 'The voices at the table are the best music. The rest is background.',
      l: 'Then the record ends, and nobody has noticed.',
    },
    keep: 'the next evening with guests',
    send: 'someone who always takes over the music',
    own: [
      {
        about: 'live music|\\bdj\\b|jazz|piano|acoustic|playlist|vinyl',
        kinds: ['event', 'product', 'service', 'people'],
        lead: 'Or let somebody else choose the music.',
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
    only: PARTIES,
    format: 'answer',
    again: 10,
    emoji: '👋',
    tags: ['LeavingAParty', 'PartyEtiquette', 'SmallTalk'],
    question: 'How do I leave a party without a fuss?',
    short: ['Thank the host, say one nice thing, and go.', 'Find the host, say thank you once, and leave.'],
    title: ['How to leave a party politely', 'Going home from a party: one goodbye is enough'],
    cover: 'How to leave a party politely',
    gist: [
      'Leave while it is still fun, find the host, say one thing you enjoyed, and go at once. A goodbye said sitting down lasts an hour.',
      'Half of all goodbyes take place in the hall with coats on. You can leave a party in two minutes, and nobody will mind.',
    ],
    subject: ['How to leave a party politely', 'A goodbye that takes two minutes'],
    hooks: {
      '*': [
        'You said goodbye at ten. At half past eleven you were still in the hall, in your coat.',
        'If you say "well then" and stay in your chair, you are not leaving the party.',
      ],
      p: 'A good goodbye at a party is short, warm and said standing up.',
      f: 'Want to leave the party, but do not want to hurt anybody? It takes two minutes.',
      a: 'Leaving a party: thank the host, one sentence, door.',
      t: 'One goodbye at a party tends to start several more.',
      h: 'Some families start their goodbyes at nine so as to be home by twelve.',
      i: 'A good goodbye is a last small present to the host.',
      l: 'A hand on the arm, a quiet thank you, and the night air.',
    },
    lines: {
      '*': [
        'Slipping away without a word is fine at a big party, if you write to the host the next morning. At a dinner it is not.',
        'When you leave, tell the host one thing you enjoyed: the soup, the music, the man with the bees.',
        'Before the party, agree on a sign for going home. Couples without one stay until two.',
        'Leaving a party? Stand up first, then say so. Sitting down it does not count.',
      ],
      h: ['"We really must be going" is the first sentence of a very long goodbye.'],
    },
    scene: [
      'Shoes on, coat on, bag on the shoulder, and now somebody tells the best story of the evening.',
      'At the table somebody slaps both thighs and says "right". Nobody moves.',
    ],
    why: [
      [
        'Nobody wants to leave a party first, so everyone waits for somebody else to yawn.',
        'Getting up looks like criticism, and you are only tired.',
      ],
      [
        'Most hosts are glad when somebody makes a start.',
        'The hosts have been on their feet since noon. They do not mind.',
      ],
    ],
    parts: [
      [
        ['Go while it is still fun', 'Leave after a good laugh'],
        [
          'After the cake is a good moment. When it has gone quiet it is too late.',
          'Then they will be sorry that you are going.',
        ],
        'Laughing guests at a table from behind',
      ],
      [
        ['Find the host and say thank you', 'Thank the host, wave to the rest'],
        ['A round of twenty goodbyes stops the party.', 'To the others you can wave.'],
        'A guest and a host in a doorway',
      ],
      [
        ['Mention something you enjoyed', 'Say it standing, and keep walking'],
        [
          'Make it short and true, with your coat on.',
          'Do not ask a question now. Questions have long answers.',
        ],
        'A hand on a door handle',
      ],
    ],
    turn: [
      'Outside you breathe in, and behind you the party goes on.',
      'The party goes on without you, as it should.',
    ],
    asks: ['How do you get away?', 'A quick wave or the long goodbye: what is yours?'],
    ends: {
      p: 'Write the host a line the next day.',
      f: 'And hosts: you may yawn. It is your house.',
      a: 'Stand up, say thank you, go.',
      t: 'Order the taxi before your goodbyes. A car outside helps.',
      h: 'The second goodbye is always longer than the first.',
      i: 'Leave well, and they will ask you again.',
      l: 'Behind you a lit window, and in front of you the quiet street.',
    },
    keep: 'the next evening that gets late',
    send: 'someone who says goodbye for an hour',
    own: [
      {
        about: 'taxi|last orders|until (?:midnight|late|\\d+)|clos(?:es|ing)',
        kinds: ['hours', 'service', 'place'],
        lead: 'And how late it gets here:',
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
    only: `${TABLES}|\\bwines?\\b`,
    format: 'myth',
    again: 9,
    emoji: '🍷',
    tags: ['StainRemoval', 'RedWineStain', 'HostingTips'],
    myth: 'Salt takes red wine out of a tablecloth',
    short: [
      'Pressing with a dry cloth and cold water does the work. Salt does very little.',
      'Hardly. It mostly gives you something to do.',
    ],
    title: ['Does salt remove red wine stains?', 'Red wine on the tablecloth: what really helps'],
    cover: 'Red wine stain? Leave the salt',
    gist: [
      'Press with a dry cloth, do not rub. Then cold or sparkling water, and press again. Salt soaks up a bit, and then the rest dries in.',
      'A red wine stain needs three things, fast: a dry cloth, cold water, patience. White wine and salt do very little.',
    ],
    subject: ['Red wine stain: what really helps', 'Press, do not rub'],
    hooks: {
      '*': [
        'A glass of red wine goes over, and five people reach for the salt.',
        'White wine on a red wine stain gives you a larger stain and an empty glass.',
      ],
      p: 'Most of a red wine stain comes out if you press it at once. The famous remedies do very little.',
      f: 'Red wine on the tablecloth? Put down the salt and take a napkin.',
      a: 'Red wine stain: press, cold water, press. Do not rub.',
      t: 'Fresh wine is still liquid between the fibres, so a dry cloth draws it out. Water thins the rest.',
      h: 'After ten minutes the tablecloth had been salted, wined and dabbed with soda. It was ready for the oven.',
      i: 'A wine stain means that people sat here and talked with their hands.',
      l: 'Lay a dry napkin on the stain, and let the talk go on.',
    },
    lines: {
      '*': [
        'Red wine on the tablecloth: dry napkin on top, lean on it, fresh place, again. Then cold water, from the back if you can.',
        'Rubbing a wine stain pushes the colour sideways and deeper. Press straight down, as if you were stamping a letter.',
        'Red wine stain: cold water first, never hot. Detergent and the wash come later, and no dryer until it has gone.',
        'If a guest spills red wine, say "it is only a cloth" within three seconds. It helps more than salt.',
      ],
      h: ['Whoever knocked the wine over always knows a trick. Nobody asks how they learned it.'],
    },
    scene: [
      'Red wine on a white tablecloth, spreading, in the exact shape of Italy. Everyone jumps up, and somebody shouts "salt".',
      'An elbow, a funny story, a glass of red. For a second nobody breathes, and then everybody has a method.',
    ],
    why: [
      [
        'While the wine is wet you can still lift it out, so every minute counts.',
        'Once it has dried, the colour sits in the fibres.',
      ],
      [
        'Salt takes up some of the liquid, but it leaves the colour behind.',
        'Under the salt, the stain goes on drying.',
      ],
    ],
    parts: [
      [
        ['Press with something dry', 'Press it with a napkin'],
        [
          'Use a napkin, {kitchen paper|a paper towel}, your own scarf if need be. Straight down.',
          'From the edge to the middle, so that it grows no larger.',
        ],
        'A napkin pressed on a stain',
      ],
      [
        ['Thin it with cold water', 'Add cold water and press again'],
        [
          'A little at a time. After five rounds the stain is pale.',
          'Sparkling water is fine as well. It is the water that helps.',
        ],
        'Water poured on a stain',
      ],
      [
        ['Put a dry cloth underneath', 'Keep the stain off the table'],
        ['It catches what you press out.', 'Otherwise the wine ends up in the wood.'],
        'A folded cloth under a tablecloth',
      ],
      [
        ['Wash it before it dries', 'Put it in to soak tonight'],
        [
          'Soak it tonight, and see to the rest tomorrow with detergent, as the label allows.',
          'Heat sets what is left. So air first, iron last.',
        ],
        'A tablecloth soaking in a basin',
      ],
    ],
    turn: ['And then pour whoever spilt it another glass.', 'The salt can go on the potatoes.'],
    asks: ['What have you tried on a wine stain?', 'Whose wine is on your tablecloth?'],
    ends: {
      p: 'For silk, wool and anything precious, press only, and take it to a cleaner.',
      f: 'Nobody stays cross for long about a tablecloth.',
      a: 'Dry cloth, cold water, press.',
      t: 'On washable white cotton an oxygen bleach takes out the rest; test colours first.',
      h: 'Salt belongs on the potatoes.',
      i: 'A tablecloth without stains has had no good evenings.',
      l: 'By dessert a plate stands on the spot, and nobody thinks of it.',
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
        lead: "For a glass on somebody else's tablecloth:",
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
    only: TABLES,
    format: 'howto',
    again: 9,
    emoji: '🫱',
    tags: ['WaiterSkills', 'HowToCarry', 'HostingTips'],
    title: ['How to carry a full tray without spilling', 'How waiters carry a tray: four tricks'],
    cover: 'How to carry a full tray',
    gist: [
      'Heavy things in the middle, hand under the middle, arm close to the body, and look where you are going. If you look at the glasses, you spill.',
      'Carrying a tray is about how you load it and where you look. Practise for five minutes with water glasses, and you can do it at home.',
    ],
    subject: ['How to carry a full tray', 'Do not look at the glasses'],
    hooks: {
      '*': [
        'Waiters carry a full tray without spilling because they do not look at it.',
        'Look at the fullest glass on the tray, and that is the one that goes over.',
      ],
      p: 'A few tricks that waiters know make carrying a tray quite safe.',
      f: 'Forty guests and one tray? You can practise in the kitchen, with tap water.',
      a: 'Carrying a tray: heavy things in the middle, look ahead, walk.',
      t: 'Load a tray from the middle out, and unload it from the edge in, on alternating sides.',
      h: 'He watched each glass on the tray all the way, and that is why they fell.',
      i: 'It looks easy because somebody practised.',
      l: 'A full tray at shoulder height, and not a drop spilled.',
    },
    lines: {
      '*': [
        'Loading a tray: tall and heavy in the middle, light at the rim, and take things off from alternate sides.',
        'Carrying a tray of drinks? Look at the door and not at the glasses. Then your hands stay steady.',
        'Put a damp napkin on the tray, and nothing slides any more.',
        'Full coffee cup? Walk on, look ahead, and do not brake at the end. It is the braking that spills.',
      ],
      h: ['The applause when a tray falls is the same in every country. It is about the only thing that is.'],
    },
    scene: [
      'Eight glasses on a tray, a crowded room, one step. In the middle of the room everybody suddenly makes way, which makes it worse.',
      'A waitress comes through the swing door with eleven drinks on one hand, tells somebody where the cloakroom is, and does not look up once.',
    ],
    why: [
      [
        'If you stare at a glass, you correct each little wave, and every correction makes another one.',
        'Your hands keep a tray level by themselves if you look ahead.',
      ],
      [
        'A tray tips over because of how it is loaded, seldom because of how it is carried.',
        'With one bottle at the edge, the strongest arm does not help.',
      ],
    ],
    parts: [
      [
        ['Lay a damp cloth on the tray', 'Stop the glasses from sliding'],
        ['Wet glass slides on smooth metal.', 'A thin cloth, wrung out well, is enough.'],
        'A damp napkin on a tray',
      ],
      [
        ['Load it from the middle out', 'Put the bottles in the centre'],
        [
          'Bottles and jugs go over your palm, small glasses around them.',
          'When you unload, take from the left and the right in turn.',
        ],
        'Glasses loaded around the centre of a tray',
      ],
      [
        ['Spread your hand under the middle', 'Keep your elbow close to your body'],
        [
          'Hold it flat, fingers spread. The other hand opens doors.',
          'Start at hip height. The shoulder is for the second year.',
        ],
        'A flat hand beneath a tray',
      ],
      [
        ['Look ahead and walk steadily', 'Look where you are going'],
        [
          'Go a bit faster than you think is safe.',
          'Say "behind you" when you pass somebody. It has saved many glasses.',
        ],
        'A waiter walking through a full room',
      ],
    ],
    turn: ['Practise with water. The carpet will forgive water.', 'And if it goes wrong: take a bow.'],
    asks: ['Have you ever dropped a tray?', 'How many plates can you carry?'],
    ends: {
      p: 'It works for a full bowl of soup as well.',
      f: 'If you have ever waited tables, raise a hand. The free one.',
      a: 'Load the middle, elbow in, eyes up.',
      t: 'Coffee spills at walking pace. A layer of foam on top calms it, as researchers have found.',
      h: 'The one glass that falls is always the one you were watching.',
      i: 'What looks easy is mostly practice.',
      l: 'She sets the glass down, and there is not a ring on the table.',
    },
    keep: 'the next big party at home',
    send: 'somebody who has worked as a waiter',
    own: [
      {
        about: '\\bteam\\b|\\bstaff\\b|waiter|waitress|barista|bartender',
        kinds: ['people', 'story', 'event', 'number'],
        lead: 'About the people who can do it:',
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
    only: 'meeting|conference|seminar|boardroom|delegates|away ?days?|workshops?|retreat',
    format: 'mistake',
    again: 9,
    emoji: '🗓️',
    tags: ['MeetingPlanning', 'ConferenceTips', 'AwayDay'],
    wrong: 'Filling every minute of an away day',
    title: ['How to plan a meeting day that is worth the trip', 'Away day: plan more breaks'],
    cover: 'More breaks for your away day',
    gist: [
      'People travel to an away day to talk to each other, and then there are slides all day. Leave a third of the day empty and put the hard topic before lunch.',
      'The most useful thing at the last conference was said at the coffee machine. So plan time for the coffee machine.',
    ],
    subject: ['Plan more breaks for your away day', 'Leave a third of the day empty'],
    hooks: {
      '*': [
        'The most useful sentence of any conference is said beside the coffee.',
        'At ten past three nobody in any meeting room in the world is listening.',
      ],
      p: 'The most useful part of an away day is the breaks.',
      f: 'Planning an away day for the team? Strike out a third of the programme.',
      a: 'Away day: a third of it empty, the hard topic at ten.',
      t: 'People listen well for about a quarter of an hour, and get sleepy in the early afternoon.',
      h: 'Item nine, ten to five: "Any energy left?" It was meant as a workshop.',
      i: 'Bring people together, and then give them time to talk.',
      l: 'An away day: long windows, good coffee, and time to talk.',
    },
    lines: {
      '*': [
        'A good meeting day: the difficult topic at ten, a walk after lunch, decisions at three, and home by half past four.',
        'Meeting breaks should last half an hour. In ten minutes you find the {loo|bathroom} and nobody to talk to.',
        'Daylight and fresh air do more for an afternoon meeting than a third coffee. Choose the room by its windows.',
        'Before the meeting, send the figures out. Nobody should travel for two hours to hear them read aloud.',
      ],
      h: ['"Let us take that offline," they said, four hundred miles from home, in one room.'],
    },
    scene: [
      'Slide sixty-one. Outside, the sun is shining on the garden from the website, and nobody has been in it yet.',
      'The break is over, and people have to be called in three times. By the window two of them are drawing something on a napkin.',
    ],
    why: [
      [
        'Information can be sent. For trust, arguments and ideas you need a room.',
        'Nobody has to take a train to listen to slides.',
      ],
      [
        'People need breaks to think about what they have heard.',
        'Without a break, each topic pushes the last one out.',
      ],
    ],
    parts: [
      [
        ['Put the hard topic first', 'Discuss the difficult point at ten'],
        [
          'At that hour everyone is awake, and nobody has to catch a train yet.',
          'What is put off until four is put off until autumn.',
        ],
        'A flip chart with one question',
      ],
      [
        ['Plan breaks of half an hour', 'Leave time for the coffee break'],
        [
          'Hold them in another room, standing, with a door to the outside.',
          'That is when the right two people talk to each other.',
        ],
        'People talking beside a coffee table',
      ],
      [
        ['Send people for a walk after lunch', 'Walk in pairs with one question'],
        [
          'Twenty minutes outside wake everybody up.',
          'Walking side by side you say things that you would never say across a table.',
        ],
        'Two colleagues walking in a garden',
      ],
      [
        ['Finish early, with names and dates', 'End on time and let them go'],
        [
          'Write down three decisions, three people, three dates.',
          'Half an hour given back is the nicest souvenir.',
        ],
        'A short list with names on a wall',
      ],
    ],
    turn: [
      'On the train home somebody will say that there was time to talk.',
      'Half of it will be settled over lunch.',
    ],
    asks: ['What was the best thing you ever heard in a break?', 'When are you no use in a meeting?'],
    ends: {
      p: 'Ask the house when its rooms are coolest and brightest.',
      f: 'And do go out into the garden.',
      a: 'Fewer slides, longer breaks.',
      t: 'Open a window: full rooms get stuffy and make people drowsy.',
      h: 'The best item is never on the agenda. It is beside the coffee.',
      i: 'New ideas come when two people have time.',
      l: 'A terrace, two cups of coffee, and the idea that had been missing.',
    },
    work: 'Take it back to the office: meetings of twenty-five minutes, and one question each that could not have been an email.',
    keep: 'the next away day',
    send: 'the person who writes the agenda',
    own: [
      {
        about: 'meeting|conference|seminar|boardroom|delegates|away ?day|workshop',
        kinds: ['service', 'product', 'place', 'number', 'price'],
        lead: 'About our meeting rooms:',
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
    only: TABLES,
    format: 'behind',
    again: 10,
    emoji: '🌒',
    tags: ['AfterHours', 'BehindTheScenes', 'HospitalityLife'],
    title: ['What happens after the last guest has gone', 'A bar after closing time: the last hour'],
    cover: 'After the last guest',
    gist: [
      'Chairs up, ice out, glasses counted, {till|register} checked, one drink standing up. The last hour of a bar or restaurant decides how tomorrow begins.',
      'A good bar is left at night the way it should be found in the morning. The rule works in any kitchen at home.',
    ],
    subject: ['After the last guest has gone', 'The last hour of the night'],
    hooks: {
      '*': [
        'When the last guest has gone, the staff turn the music up.',
        "Tomorrow's evening begins tonight, with a wet cloth.",
      ],
      p: 'The last hour of a shift makes the next one easy or hard.',
      f: 'Have you ever wondered what goes on in a restaurant after you have been politely shown out?',
      a: 'Leave the kitchen tonight as you want to find it tomorrow.',
      t: 'Closing a bar goes in order: cold storage, surfaces, glasses, floor, cash, alarm.',
      h: 'At one in the morning the staff finally get to eat. It is always {chips|fries}.',
      i: 'Every night somebody makes sure that it can all begin again tomorrow.',
      l: 'The candles are out, one lamp is on, and it is quiet after all those voices.',
    },
    lines: {
      '*': [
        'Closing rule for any kitchen: leave it as you would like to find it at seven in the morning.',
        'Before bed, set out what you need first tomorrow: coffee, filter, clean cup. In bars they do the same after closing.',
        'Dry glasses upside down on a rack, not on a cloth. On cloth they start to smell of cupboard.',
        'Left something at a bar or restaurant last night? Ring at noon. It is probably in a box with a date on it.',
      ],
      h: ['Found at closing time: one shoe. Nobody went home on one leg. It remains a mystery.'],
    },
    scene: [
      'The door closes, the key turns, and somebody sits down for the first time since five.',
      'The chairs go up on the tables. From the back comes a song that would never be played for guests.',
    ],
    why: [
      [
        'Whatever is sticky tonight will be hard tomorrow.',
        'Ten minutes of wiping at night save thirty of scrubbing at noon.',
      ],
      [
        'Whoever opens in the morning should be able to begin, rather than look for things.',
        'The state of the worktop tells the morning shift how the night went.',
      ],
    ],
    parts: [
      [
        ['Put away whatever can spoil', 'Ice out, lids on, dates on everything'],
        [
          'This goes first, while everybody can still think.',
          'Without a date, nobody knows on Thursday what Tuesday was.',
        ],
        'Containers being labelled',
      ],
      [
        ['Count and polish the glasses', 'Polish the glasses while they are hot'],
        ['The count shows how many were broken.', 'Hot and dry, you can see every mark.'],
        'A row of polished glasses',
      ],
      [
        ['Get everything ready for tomorrow', 'Set out what is needed first'],
        [
          'Lemons, napkins and openers, each in its place.',
          'Whoever comes in at four finds it without looking.',
        ],
        'A bar station set up',
      ],
      [
        ['Mop the floor last, towards the door', 'Clean the floor from back to front'],
        ['The chairs are up, and you end at the exit.', 'The last one out walks backwards.'],
        'Chairs on tables and a mop',
      ],
      [
        ['One drink together, standing up', 'Talk over the evening for ten minutes'],
        [
          'It is mostly water. Who was at table nine, and did you see the hat?',
          'In these ten minutes people become a team.',
        ],
        'Staff standing at a bar after closing',
      ],
    ],
    turn: [
      'Then the alarm goes on, and somebody walks home through empty streets.',
      'When you come in the next day, you see none of it.',
    ],
    asks: ['Have you ever worked late shifts?', 'What does your kitchen look like when you go to bed?'],
    ends: {
      p: 'A quarter of an hour at night saves an hour in the morning.',
      f: 'Be kind to the person who says "last orders". They want {chips|fries}.',
      a: 'Clean up, set out, lock up.',
      t: 'Two people count the cash, which protects them both.',
      h: 'One shoe is left behind after every good night. Never two.',
      i: "One person's night out is somebody else's late shift.",
      l: 'One lamp stays on in the window.',
    },
    work: 'A tidy handover is good manners. Leave a desk, a ward or a server as you would like to find it, and somebody you may never meet will be grateful.',
    keep: 'the next time you leave the {washing-up|dishes}',
    send: 'somebody who works nights',
    own: [
      {
        about: '\\blate\\b|until \\d+|last orders|clos(?:es|ing)',
        kinds: ['hours', 'people'],
        lead: 'Our hours:',
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
    only: '\\bdanc(?:e|ing)|\\bdjs?\\b|live bands?|disco|weddings?\\b|night ?club|karaoke',
    format: 'question',
    again: 10,
    emoji: '🕺',
    tags: ['DanceFloor', 'PartySongs', 'WeddingMusic'],
    title: ['Which song always fills the dance floor?', 'Songs that get everyone dancing'],
    cover: 'The song that fills the floor',
    gist: [
      'There are songs that get everyone up, even the aunts. Which is yours, and which one empties the dance floor in ten seconds?',
      'One song, and the dance floor is full. Which one has never let you down?',
    ],
    subject: ['Which song fills the dance floor?', 'The song that gets everyone up'],
    hooks: {
      '*': [
        'Three notes of the right song, and people of seventy put down their cake and dance.',
        'Nobody can explain why, but at this one song everyone is on the dance floor.',
      ],
      p: 'Every celebration has one song that gets all ages dancing.',
      f: 'The dance floor is empty, and you may choose one song. Which?',
      a: 'One song for the dance floor. No discussion.',
      t: 'Such songs have an intro everyone knows, a chorus all can sing, and the tempo of a brisk walk.',
      h: 'At weddings there is one man who has been waiting for this song for four years.',
      i: 'For three minutes the whole room is of one age.',
      l: 'The light goes down, the first bar begins, and somebody holds out a hand.',
    },
    lines: {
      '*': [
        'Which song fills the dance floor? One title, please, and at what kind of party.',
        'To fill a dance floor, get the oldest guests up first. The young will follow, but never the other way round.',
        'Party music: two fast songs, one slow. Never three slow ones. At the third, people go home.',
        'The first couple on the dance floor should be two who cannot dance. It gives all the others courage.',
      ],
      h: ['The air guitar was in tune. We checked.'],
    },
    scene: [
      'Sixty people stand at the edge of the empty floor with their glasses. Then these three notes.',
      'An uncle in braces does something with his knees that he last did long ago in a church hall. It is magnificent.',
    ],
    why: [
      [
        'Everybody knows the song, so nobody has to be brave.',
        'Your feet remember the song before your head does.',
      ],
    ],
    parts: [
      [
        ['A song from their youth', 'A hit from their school days'],
        [
          'The songs we heard at sixteen stay with us.',
          "Take the birthday child's year of birth, add sixteen, and you are nearly there.",
        ],
        'A record sleeve on a table',
      ],
      [
        ['A song that everybody can sing', 'One with an easy chorus'],
        ['A chorus of four words is enough.', 'If you sing along, you have already started to move.'],
        'People singing with their arms up',
      ],
      [
        ['A song with its own dance', 'One where everybody knows the moves'],
        ['Nobody wants to, and everybody can.', 'From the second verse on, even the waiters join in.'],
        'A row of people doing the same step',
      ],
      [
        ['A slow one, just in time', 'A slow song for the late hours'],
        [
          'For two people who have been looking over for an hour.',
          'And for the two who have been married for fifty years.',
        ],
        'A couple dancing in low light',
      ],
    ],
    turn: ['Let us make a list of all of them.', 'And if you know one that empties the floor, warn us.'],
    asks: ['Which song fills the floor?', 'At which one do you sit down?'],
    ends: {
      p: 'A list like this saves any party at half past ten.',
      f: 'Send it to whoever is doing the music on Saturday.',
      a: 'Name the song and who sings it.',
      t: 'Between a hundred and a hundred and thirty beats a minute, most people find their feet.',
      h: 'Everyone says that they do not dance. Then comes the chorus.',
      i: 'It takes three minutes for strangers to become a party.',
      l: 'Two shoes lie beside the dance floor.',
    },
    keep: 'the next wedding list',
    send: 'whoever has been waiting for this song',
    own: [
      {
        about: 'dance|\\bdj\\b|live band|disco|wedding|party',
        kinds: ['event', 'product', 'service', 'place'],
        lead: 'For the next time you want to dance:',
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
    only: `${TABLES}|fire(?:place|side|s)?\\b|candle|snug`,
    format: 'season',
    again: 11,
    emoji: '💡',
    tags: ['CosyLight', 'WinterEvenings', 'HostingTips'],
    when: { season: ['winter'] },
    title: [
      'How to light a room in winter, as good bars do',
      'Cosy light for dark evenings: low lamps, warm bulbs',
    ],
    cover: 'Cosy light for dark evenings',
    gist: [
      'Switch the ceiling light off and three small lamps on, all of them below eye level, with warm bulbs. Everybody looks better, and the room feels smaller and warmer.',
      'Why does everybody look good in a bar? The light comes from the side, it is warm, and there is little of it.',
    ],
    subject: ['Turn off the big light', 'Why everyone looks good in a bar'],
    hooks: {
      '*': [
        'The big light in the middle of the ceiling is for finding contact lenses.',
        'Look up in a good bar: there is no lamp above your head.',
      ],
      p: 'Three low lamps make a winter room cosier than any chandelier.',
      f: 'It gets dark at four. Do not reach for the switch of the ceiling light.',
      a: 'Cosy light: ceiling off, three lamps on, low down.',
      t: 'Light from above throws shadows under eyes and chin. Light from the side fills them.',
      h: 'Under the ceiling light everyone at the table looked as if they were about to confess.',
      i: 'On the darkest days, a small light in the window does a lot of good.',
      l: 'Warm light, low and from the side, and the evening may be long.',
    },
    lines: {
      '*': [
        'Bar light at home: ceiling off, three small lamps below eye level, warm bulbs, one of them in a corner.',
        'Buying light bulbs? Look for "warm white" or a low kelvin figure on the box. Cool light belongs in a garage.',
        'Put one lamp on the floor behind a plant. The shadows do the decorating.',
        'Candles look best below chin height. Above that they dazzle everyone.',
      ],
      h: ['Most dimmers have two settings: operating theatre, and who is there.'],
    },
    scene: [
      'Four in the afternoon. Somebody switches on the ceiling light, and everybody looks like their passport photo.',
      'A small bar in winter, wet coats, three lamps. Nobody in here looks tired or over thirty.',
    ],
    why: [
      [
        'Light from above feels like noon. Light from low down feels like a fire.',
        'For as long as there have been people, evenings have been lit by low, warm light.',
      ],
      [
        'People sit together where there is a lamp. In an evenly bright room they spread out.',
        'We sit where it is bright. With three lamps you decide where that is.',
      ],
    ],
    parts: [
      [
        ['Switch off the ceiling light', 'Leave the big light off tonight'],
        ['You will not miss it.', 'It comes back on for homework and for splinters.'],
        'A hand on a light switch',
      ],
      [
        ['Use three lamps below eye level', 'Put three small lamps low down'],
        [
          'One on the table, one on the shelf, one on the floor, around the place where you sit.',
          'If you can see the bulb, the lamp is in the wrong place.',
        ],
        'Three small lamps in a room',
      ],
      [
        ['Use warm, weak bulbs', 'Choose warm white bulbs'],
        ['Two weak ones are better than one strong.', 'Food looks better in warm light, even stew.'],
        'A warm bulb in a table lamp',
      ],
      [
        ['Add a candle or a fire', 'Have one light that flickers'],
        [
          'Fairy lights in a jar will do as well.',
          'It is nice to have something that moves, when outside it is dark.',
        ],
        'A candle on a low table',
      ],
    ],
    turn: ['Then the evening can begin.', 'It even costs less than the big light did.'],
    asks: ['Big light or small lamps?', 'Which place looks loveliest in the evening where you live?'],
    ends: {
      p: 'Three lamps and an evening of moving them about, and it is a different room.',
      f: 'Try it tonight, and look at each other.',
      a: 'Low, warm, three lamps.',
      t: 'Look for about two thousand seven hundred kelvin or below, and bulbs that can be dimmed.',
      h: 'Nobody has ever fallen in love under a strip light.',
      i: 'One lamp in the window helps somebody find their way home.',
      l: 'Dark outside, warm light inside, and time.',
    },
    caution: [
      'Keep candles away from anything that burns and never leave them alone.',
      'Do not leave candles alone, and keep them away from anything that burns.',
    ],
    keep: 'the next dark afternoon',
    send: 'someone who always puts on the big light',
    own: [
      {
        about: 'fire|candle|snug|lounge|winter|mulled|bar\\b',
        kinds: ['place', 'product', 'hours', 'offer', 'event'],
        lead: 'A place with good light:',
      },
    ],
    pic: {
      ask: 'A corner of your room lit by low lamps alone',
      alt: 'A corner of a bar lit by small low lamps',
    },
    claims: [['Low warm side light flatters faces and gathers people', 'lighting design practice']],
  },
];
