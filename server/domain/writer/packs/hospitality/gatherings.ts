// Planning a party, at home or elsewhere.
import type { Idea } from '../../library/idea.ts';

export const GATHERINGS: readonly Idea[] = [
  {
    id: 'how-much-ice',
    format: 'answer',
    again: 9,
    emoji: '🧊',
    tags: ['PartyPlanning', 'IceCubes', 'HostingTips'],
    question: 'How much ice does a party need?',
    short: [
      'About a pound a head, and twice that on a hot day.',
      'Roughly a pound for each guest, doubled when it is hot.',
    ],
    title: ['How much ice do you need for a party?', 'Party ice: how many bags to buy'],
    cover: 'How much ice is enough?',
    gist: [
      'Reckon with about a pound of ice for each guest, double in summer, and split it: one part for glasses, one for cooling bottles. The freezer tray will not get you past the first hour.',
      'Ice runs out at every party, always at the same time. A simple sum and a cool box in the bathroom prevent that.',
    ],
    subject: ['The thing that runs out first', 'How much ice?'],
    hooks: {
      '*': [
        'No party has ever ended because the {crisps|chips} were gone. The ice is another matter.',
        'Two trays in the freezer make twenty-eight cubes. That is seven drinks.',
        'At nine somebody opens the freezer and looks at two trays.',
      ],
      p: 'Ice is the item that hosts underestimate most, and the one that costs least to get right.',
      f: 'Having people round on Saturday? Do the ice sum with us first.',
      a: 'A pound a head. Two in a heatwave.',
      t: 'A tall drink takes about six ounces of ice, and it is refilled more often than the drink is.',
      h: 'Nobody writes "bring ice" on an invitation. By ten somebody is in a {petrol|gas} station in a paper hat.',
      i: 'A cold glass in a warm hand: hospitality in its simplest form.',
      l: 'One large clear cube, a heavy glass, and time.',
    },
    lines: {
      '*': [
        'Ice for a party: about a pound a head, twice as much in summer. Half for the glasses, half for cooling bottles.',
        'No room in the freezer? A cool box with a lid keeps a bag of ice through the evening. Put it in the bath, for the drips.',
        'Bottles get cold faster in ice and water than in ice alone, because water touches the glass all round.',
        'Start a freezer bag three days before and empty the trays into it morning and night. By Saturday you have a sackful.',
      ],
      h: [
        'The last cube at a party has been looked at by everyone and touched by more than you would think.',
      ],
    },
    scene: [
      'Half past nine, thirty people, music. In the kitchen somebody is banging an empty tray on the worktop as if that would help.',
      'The bath is full of ice and bottles, and for once everybody at the party knows where the bathroom is.',
    ],
    why: [
      [
        'Each drink takes a handful, and each bottle in the bucket takes ten.',
        'Guests count drinks. Ice goes into all of them, water included, and melts in between.',
      ],
      [
        'Home freezers make a few trays a day, and a bar gets through that in five minutes.',
        'A tray needs hours to freeze and seconds to empty.',
      ],
    ],
    parts: [
      [
        ['Count heads, then double for heat', 'Reckon a pound each, more in heat'],
        [
          'A pound for each on a cool evening, two in a hot garden.',
          'Whatever is left over waters the plants tomorrow.',
          'In July reckon with twice that. It is the one thing that runs out.',
        ],
        'Two bags of ice on a kitchen floor',
      ],
      [
        ['Keep glass ice and bottle ice apart', 'One lot to drink, one lot to cool'],
        [
          'What bottles have been standing in does not belong in a drink.',
          'One box with a scoop, one tub without. Everyone understands that at once.',
          'Nobody wants what the bottles have been bathing in.',
        ],
        'A bucket with a scoop beside a tub of bottles',
      ],
      [
        ['Use a scoop, never a glass', 'Something that cannot break'],
        [
          'A glass that breaks in the ice means throwing out the lot.',
          'You cannot see splinters in it, and that is the whole problem.',
          'One splinter, and all of it goes on the lawn.',
        ],
        'A metal scoop in a bucket of ice',
      ],
    ],
    turn: [
      'If some is left at midnight, you were right. If not, you will know next time.',
      'Buy it last, on the way home, and clear the bath first.',
    ],
    asks: ['What runs out first at your parties?', 'Ice or no ice?'],
    ends: {
      p: 'The sum fits on the shopping list, between lemons and napkins.',
      f: 'Then put the bathroom light on. People will go looking.',
      a: 'Buy more. Then a bag more.',
      t: 'Large cubes melt more slowly, since they have less surface for their volume.',
      h: 'Whatever you have bought, it is one bag too few.',
      i: 'Hospitality is knowing beforehand what will be missing.',
      l: 'It cracks softly when the first drop touches it.',
    },
    keep: 'the morning before your next party',
    send: 'someone who has two trays and forty guests',
    own: [
      {
        about: 'parties|party|events?|private hire|function|receptions?',
        kinds: ['service', 'product', 'place', 'offer'],
        lead: 'Or leave the ice to somebody with a machine.',
      },
    ],
    pic: {
      ask: 'A bucket of ice with a scoop, side light, condensation on the metal',
      alt: 'A bucket of ice with a metal scoop',
    },
    claims: [
      ['About a pound of ice a guest, more in heat', 'catering rule of thumb'],
      ['Ice water cools faster than ice alone', 'physics: contact area'],
      ['Broken glass in an ice well means discarding it', 'bar practice'],
    ],
  },
  {
    id: 'who-sits-where',
    format: 'tip',
    again: 9,
    emoji: '🪑',
    tags: ['SeatingPlan', 'DinnerParty', 'HostingTips'],
    title: ['How to seat guests so that they talk', 'Seating plan for a dinner: who goes next to whom'],
    cover: 'Who sits where',
    gist: [
      'People talk best across a corner. Put the talkers in the middle, the shy ones beside them, and couples within sight and out of reach.',
      'A table plan takes five minutes and decides about the evening. A few rules are enough.',
    ],
    subject: ['Five minutes that make an evening', 'Split up the couples'],
    hooks: {
      '*': [
        'Put all the talkers at one end, and the other end will discuss parking.',
        'An evening is mostly decided by who sits on the corner.',
        'Three talkers in a row, and six people listening to the fridge.',
      ],
      p: 'A few thoughts about seating do more for an evening than another course.',
      f: 'Eight people at your table and you would like them to get on? Do not let them sit just anywhere.',
      a: 'Talkers in the middle. Couples apart. You by the door.',
      t: 'Across the corner two people are half a metre apart and may look at each other or not, as they like.',
      h: '"Sit wherever you like" is how you get four men at one end with a phone and a cup final.',
      i: 'Some friendships began because a host moved a card.',
      l: 'Eight chairs, low light, and everybody next to someone they have yet to meet.',
    },
    lines: {
      '*': [
        'Seat couples apart, but where they can see each other. Both will have new stories for the way home.',
        'Round table for eight: one conversation. Long table for eight: three. Decide which you want.',
        'Put the one who knows nobody next to the kindest person at the table. Not the funniest, the kindest.',
        'Narrow tables talk better than wide ones. If you must shout across it, take out a leaf.',
      ],
      h: ['Seat two architects together and you will hear about chairs.'],
    },
    scene: [
      'Everyone stands behind a chair and waits for someone else to sit down. It lasts a small eternity.',
      'On the sideboard lie eight slips of paper, and a hand moves two of them, back and forth, like a chess player.',
    ],
    why: [
      [
        'If nobody decides, like sits with like, and they knew each other before.',
        'Left alone we sit down by whoever came with us in the car.',
      ],
      [
        'Loud people carry in every direction, so they belong where they reach both ends.',
        'From the middle one good talker can keep a whole table warm; from the end they heat the wall.',
      ],
    ],
    parts: [
      [
        ['Put talkers in the middle', 'The loud ones in the centre'],
        [
          'One on each side, facing slightly past each other.',
          'They throw the ball to both ends, and the ends throw it back.',
          'From there both ends get something.',
        ],
        'Place cards in the middle of a long table',
      ],
      [
        ['Shy guests on a corner', 'The quiet ones round the corner'],
        [
          'There you have a single neighbour to talk to, and an angle to look away.',
          'A corner offers company without an audience.',
          'One neighbour is enough to begin with.',
        ],
        'A place at the corner of a table',
      ],
      [
        ['Couples apart, within sight', 'Couples in view of each other'],
        [
          "Together they finish one another's sentences; apart they tell whole ones.",
          'A glance across the table is enough to stay married.',
          'They have talked before and will again.',
        ],
        'Two place cards diagonally opposite',
      ],
      [
        ['The host next to the kitchen', 'You by the door'],
        [
          'You will get up anyway, and nobody has to be climbed over.',
          'From the end by the door you see every empty glass.',
          'From there you see what is missing.',
        ],
        'A chair nearest to a kitchen door',
      ],
    ],
    turn: [
      'Write names on slips and say "I have put you here because". Everyone likes a because.',
      'And after the main course everyone may swap.',
    ],
    asks: ['Do you plan who sits where?', 'Whom have you met because somebody sat you together?'],
    ends: {
      p: 'The effort is eight slips of paper.',
      f: 'If it goes wrong, there is always {pudding|dessert} on the sofa.',
      a: 'Decide. Nobody minds.',
      t: 'Above ten at one table, plan two centres; one voice will not reach.',
      h: 'Left to themselves, people sit beside the ones they came with and talk about the drive.',
      i: "To bring people together is the oldest part of a host's work.",
      l: 'Later no one recalls the plan, only the conversation.',
    },
    work: 'Meetings have table plans, too, they are merely left to chance. Seat the sceptic next to the chair and not opposite, and it is a different discussion.',
    keep: 'your next dinner for eight',
    send: 'someone who says "sit anywhere"',
    own: [
      {
        about:
          '\\bseats? (?:up to )?\\w+|\\d+ seats|private (?:dining )?room|long table|capacity|(?:round|big|large) tables?',
        kinds: ['number', 'place', 'service', 'product'],
        lead: 'A table to plan for.',
      },
    ],
    pic: {
      ask: 'A laid table with name slips, from the corner',
      alt: 'A laid dinner table with handwritten name cards',
    },
    claims: [
      ['Corner seating eases conversation; seating rules', 'environmental psychology, hosting practice'],
    ],
  },
  {
    id: 'a-toast-in-two-minutes',
    format: 'howto',
    again: 9,
    emoji: '🥂',
    tags: ['WeddingSpeech', 'HowToToast', 'PublicSpeaking'],
    title: ['How to give a toast: two minutes, four sentences', 'Short speeches: how to propose a toast'],
    cover: 'A toast in two minutes',
    gist: [
      'Say who you are, tell one small story that could only be about them, say what it shows, raise the glass. Two minutes is long.',
      'A toast needs one moment and no biography. Pick a scene with a detail in it, and end while they still want more.',
    ],
    subject: ['Two minutes and a glass', 'The toast they remember'],
    hooks: {
      '*': [
        'A good toast is over before the ice has melted.',
        'No one has ever complained that a speech was too short.',
        'You have been asked to say a few words. A few is right.',
      ],
      p: 'A toast that is remembered has one story in it and ends within two minutes.',
      f: 'Have you been asked to say a few words? Breathe. Four sentences will do it.',
      a: 'One story. One wish. Glass up.',
      t: 'Two minutes are about two hundred and fifty words, which is less than a page.',
      h: '"I have known Dave for thirty years, and I should like to go through them in order."',
      i: 'For two minutes a whole room looks at someone with love. You open the door to it.',
      l: 'A chair moved back, a glass, silence. Then one true sentence.',
    },
    lines: {
      '*': [
        'A toast: who you are, one small scene, what it says about them, glass. Two minutes by the clock.',
        'Choose a story with an object in it: a broken tent, a borrowed coat. Objects make people listen.',
        'Write the first and the last sentence down, and learn them. The middle will find its way.',
        'Test each joke: would they tell it about themselves, with their mother in the room? If not, out.',
      ],
      h: ['Tapping a glass with a knife is the only time adults get applause for cutlery.'],
    },
    scene: [
      'The chair scrapes, the paper shakes a bit, eighty faces turn. In the front row sits an aunt with a handkerchief at the ready.',
      "Page four of the best man's speech. The candles are getting shorter.",
    ],
    why: [
      [
        'A list of virtues fits anyone. A small scene fits only the one it happened to.',
        'Adjectives slide past. A torn tent in the rain stays in the room.',
      ],
      [
        'And listeners standing with a full glass in the hand have two minutes of patience.',
        'Arms tire, soup cools, children get loud. The clock is your friend.',
      ],
    ],
    parts: [
      [
        ['Say in one line who you are', 'Your name and how you know them'],
        [
          'Half the room does not know you. "I shared {a flat|an apartment} with her for four years" is plenty.',
          'With that they know why it is you who is standing there.',
          'So that nobody has to whisper.',
        ],
        'Somebody standing up at a long table',
      ],
      [
        ['Tell one small scene', 'Something that happened'],
        [
          'A place, an object, something they said. Nothing that needs explaining.',
          'It may be very ordinary. The way he shares {chips|fries} will do.',
          'Once, somewhere, with an object in it.',
        ],
        'A card with one keyword on it',
      ],
      [
        ['Say what it shows', 'And what one can see from it'],
        [
          'One sentence, and look at them as you say it, not at your paper.',
          'Here it may get quiet. That is what they came for.',
          'Put the paper down for this sentence.',
        ],
        'Hands holding a small card',
      ],
      [
        ['Wish, name, glass', 'Raise the glass and name them'],
        [
          'Give the room its line: "To Ruth and Sam." They want to join in.',
          'Wait until everybody is up, then raise it, then drink, then sit.',
          'And give them the words to say.',
        ],
        'Raised glasses over a table',
      ],
    ],
    turn: [
      'Whether there is wine or water in the glass does not matter at all.',
      'Sit down while they are still laughing, or crying.',
    ],
    asks: ['What is the best toast you have ever heard?', 'Paper or by heart?'],
    ends: {
      p: 'Practise it aloud once, on your feet, with a clock.',
      f: 'You know them. That is all the qualification there is.',
      a: 'Two minutes. Stand, speak, sit.',
      t: 'A microphone belongs at chin height, a hand away; further off it only hears the room.',
      h: 'No speech has ever ended to cries of "more".',
      i: 'People are seldom told how they are seen. Tell them.',
      l: 'Then the sound of eighty glasses.',
    },
    work: 'Farewells at work follow the same rule. One scene from the corridor says more than the list of projects, which is in the email anyway.',
    keep: 'the day somebody asks you to say a few words',
    send: 'the best man',
    own: [
      {
        about: 'wedding|celebrat|reception|anniversar|birthday',
        kinds: ['service', 'event', 'audience', 'offer', 'place'],
        lead: 'For the room in which it is given.',
      },
    ],
    pic: {
      ask: 'Glasses on a laid table, or a single one beside a small card',
      alt: 'A glass beside a small card with handwriting',
    },
    claims: [
      [
        'About one hundred and twenty to one hundred and thirty words a minute in a speech',
        'public speaking practice',
      ],
    ],
  },
  {
    id: 'the-room-was-too-big',
    format: 'mistake',
    again: 10,
    emoji: '📐',
    tags: ['EventPlanning', 'PartyTips', 'VenueTips'],
    wrong: 'Booking a room that is too big',
    title: ['How big should a party room be?', 'Empty dance floor? Choose the smaller room'],
    cover: 'A size too small is right',
    gist: [
      'Forty people in a room for forty feel like a party. In a hall for a hundred they feel like the ones who came early. Take the smaller one and shrink the big.',
      'Parties live by closeness. If the room is too large, take tables out, lower the light at the edges and put the bar in the middle.',
    ],
    subject: ['A size too small', 'Why big rooms kill parties'],
    hooks: {
      '*': [
        'The best party of your life took place in a kitchen.',
        'People do not dance in the middle of an empty floor. They wait until it is full, and so it never is.',
        'Forty people, and all of them are standing by the wall.',
      ],
      p: 'For a celebration, a room that is slightly too small works better than one that is slightly too large.',
      f: 'Choosing a room for your party? Think about the kitchen at the last one.',
      a: 'Take the smaller room.',
      t: 'For a standing party reckon with roughly a square metre a head; with much more, the noise drops and so does the mood.',
      h: "It was a magnificent hall. We could hear each other's {crisps|chips}.",
      i: 'Closeness cannot be hired, but you can make room for it. A little less of it, to be exact.',
      l: 'A small room, candles, voices. One has to lean in.',
    },
    lines: {
      '*': [
        'Between two rooms for a party? Take the smaller. A crowd of forty in a room for forty is a success from the first minute.',
        'Room too big? Switch off the lights at the edges. What is dark is not there.',
        'Put food and drink at opposite ends. People who have to cross the room meet each other.',
        'Take out a third of the chairs at a standing party. Sitting clusters early and never gets up again.',
      ],
      h: ['A hundred chairs, thirty guests: the other seventy are thought to have had a better offer.'],
    },
    scene: [
      'Thirty people stand along the walls of a hall for two hundred. In the middle, on the parquet, a balloon rolls about.',
      'It is far too full, somebody is sitting on the worktop, and nobody wants to leave.',
    ],
    why: [
      [
        'We read a mood from density. When people stand close, it sounds and looks like a success.',
        'An empty corner tells everybody that somebody is missing.',
      ],
      [
        'In a large hall voices get lost, and everyone keeps to those they came with.',
        'Only where it is a bit tight does one bump into strangers.',
      ],
    ],
    parts: [
      [
        ['Reckon with those who really come', 'Count who will come'],
        [
          'Of those invited, a share stays away. Ask the house what is usual.',
          'Book for the yeses, not for the list.',
          'Three in ten are ill, away, or have a child.',
        ],
        'A guest list with ticks and crosses',
      ],
      [
        ['Shrink it with light', 'Put out the lights at the edges'],
        [
          'Lamps where people should be, darkness where they should not.',
          'Nobody goes to stand in an unlit corner, except couples.',
          'The room ends where it gets dark.',
        ],
        'A pool of lamplight in a large room',
      ],
      [
        ['Put the bar where it is emptiest', 'Put the drinks far from the door'],
        [
          'People gather around a bar as they do around a fire.',
          'In the middle of the floor it does more than any decoration.',
          'A minute later it is the middle.',
        ],
        'A bar in the middle of a room',
      ],
      [
        ['Move the wall', 'Divide the room with a screen'],
        [
          'Plants, screens or a row of coats divide a hall in two minutes.',
          'A curtain halfway down is an extension in reverse, and costs next to nothing.',
          'Coats, plants, a sheet: a wall is quickly made.',
        ],
        'A row of plants dividing a room',
      ],
    ],
    turn: [
      'And open the second room only when the first is overflowing.',
      'If somebody says "it was a bit tight", they had a good time.',
    ],
    asks: ['Where was the best party you have been to?', 'Kitchen or living room: where do you end up?'],
    ends: {
      p: 'Anyone who hires rooms for a living will usually tell you so.',
      f: 'And somebody always ends up sitting on the worktop. Leave it free.',
      a: 'Smaller. Darker. Closer.',
      t: 'The permitted number of people is a limit and never a target.',
      h: 'Nobody dances in a room where they can be counted.',
      i: 'It takes surprisingly little space to be happy with others.',
      l: 'Later the windows are misted, and nobody has gone.',
    },
    caution: [
      'Keep to the number of people a room is approved for, and leave the exits clear.',
      'Never go over the number that a room is approved for, and keep the exits free.',
    ],
    keep: 'the day you choose a room',
    send: 'someone who is planning the big birthday',
    own: [
      {
        about: 'capacity|up to \\d+|seats \\d+|\\d+ (?:guests|people|seats)|private room',
        kinds: ['number', 'place', 'service', 'product'],
        lead: 'One figure to compare.',
      },
    ],
    pic: {
      ask: 'The smallest room you have, set for a party, lights low',
      alt: 'A small room set for a party with low lamps',
    },
    claims: [['About a square metre a head standing; density drives atmosphere', 'event planning practice']],
  },
  {
    id: 'a-drink-without',
    format: 'howto',
    again: 8,
    emoji: '🍋',
    tags: ['AlcoholFree', 'Mocktails', 'HostingTips'],
    title: [
      'How to make a drink without alcohol taste grown up',
      'Alcohol-free cocktails that do not taste like juice',
    ],
    cover: 'Grown up, and without alcohol',
    gist: [
      "Juice in a tall glass is a children's party. What makes a drink taste grown up is bitterness, acid, something sharp, and length. Tea, tonic, vinegar and ginger do it.",
      'Less sugar, more edge. With strong tea, citrus, a pinch of salt and a good glass, nobody at the table feels they are missing out.',
    ],
    subject: ['Not another orange juice', 'Something for the drivers'],
    hooks: {
      '*': [
        'The driver gets an orange juice, and with it the feeling of being nine years old.',
        'What people miss in a drink without alcohol is hardly ever the alcohol. It is the bite.',
        'Whoever drives gets a straw. It need not be like that.',
      ],
      p: 'A good drink without alcohol needs a few things, and all of them are in an ordinary kitchen.',
      f: 'Somebody at your table is not drinking tonight? Make them something you would like yourself.',
      a: 'Bitter. Sour. Sharp. Cold. Not sweet.',
      t: 'Alcohol brings burn, aroma and length. Ginger or vinegar, citrus peel and tannin can stand in for each.',
      h: 'The non-alcoholic option came with a straw, an umbrella and a look of pity.',
      i: 'Everyone at the table gets a glass that was made with some thought.',
      l: 'Cold black tea, bergamot, a strip of peel. It needs no explanation.',
    },
    lines: {
      '*': [
        'Strong cold tea, lemon, a little honey, soda, ice. It tastes grown up because tea has tannin, as red wine has.',
        'Halve the sugar in any alcohol-free drink and add a pinch of salt. It stops tasting like a sweet.',
        'Fruit left in vinegar and sugar overnight, strained, a splash in soda: the old name is shrub.',
        'Same glass as the others, same ice, same peel. Half of the pleasure in a drink is holding it.',
      ],
      h: ['Nobody over twelve has ever asked for a "fruity surprise".'],
    },
    scene: [
      'Five glasses with ice and olive on the tray, and one with a bendy straw. Everyone sees whose it is.',
      '"What is that you have got there?" asks the man with the beer, and at the next round he has one too.',
    ],
    why: [
      [
        'Most alcohol-free drinks are simply too sweet, and after half a glass you have had enough.',
        'Sugar fills the gap that alcohol leaves, and it is a poor stand-in.',
      ],
      [
        'Bitter and sour things are sipped slowly, and that is what an evening needs.',
        'With an edge to it, one drink lasts a whole conversation.',
      ],
    ],
    parts: [
      [
        ['Begin with something bitter', 'First, a bitter base'],
        [
          'Strong tea, tonic, grapefruit, the peel of an orange.',
          'It slows you down, and slowness is what tells a drink from a thirst.',
          'Otherwise one has drunk it before one has sat down.',
        ],
        'Strong tea poured over ice',
      ],
      [
        ['Add acid, little by little', 'Then sour, by drops'],
        [
          'Lemon or a spoon of good vinegar, until it makes you blink a bit.',
          'Sour gives it a spine. Taste after each splash.',
          'It should pull your cheeks in, a little.',
        ],
        'A lemon squeezed into a glass',
      ],
      [
        ['Give it some heat', 'Then something that bites'],
        [
          'A slice of ginger, a turn of pepper, a bit of chilli.',
          'Where alcohol would burn, something else has to.',
          'Ginger is the quickest.',
        ],
        'Slices of ginger in a glass',
      ],
      [
        ['Stretch it, chill it, peel it', 'Long, cold, with a twist of peel'],
        [
          'Soda on top, plenty of ice, and a strip of peel twisted over the rim.',
          'Most of what we call taste is smell, so let the peel spray.',
          'It is the nose that drinks first.',
        ],
        'Orange peel twisted over a glass',
      ],
    ],
    turn: [
      'Serve it first, without comment, on the same tray.',
      'If the others ask for one as well, it was right.',
    ],
    asks: [
      'What do you order when you are driving?',
      'What was the best drink without alcohol you ever had?',
    ],
    ends: {
      p: 'One jug, made in the afternoon, serves the whole table.',
      f: 'Nobody has to say why they are not drinking. It is simply there.',
      a: 'No umbrella.',
      t: 'Check labels: some bitters and "alcohol-free" products contain small amounts.',
      h: 'Nobody over nine needs a curly straw. Nobody over nine minds one, either.',
      i: 'Being thought of is the nicest thing in any glass.',
      l: 'It is gone slowly. The scent stays on the fingers.',
    },
    keep: 'the next round with a driver in it',
    send: 'the designated driver',
    own: [
      {
        about: 'alcohol.?free|non.?alcoholic|mocktail|zero|soft drinks|juice',
        kinds: ['product', 'service', 'price', 'value'],
        lead: 'And from this bar.',
      },
    ],
    pic: {
      ask: 'A drink without alcohol in a proper glass with peel and ice',
      alt: 'A drink with ice and orange peel in a heavy glass',
    },
    claims: [['Bitterness, acidity, pungency and dilution stand in for alcohol; shrubs', 'bar practice']],
  },
  {
    id: 'more-ice-less-water',
    format: 'myth',
    again: 9,
    emoji: '🥃',
    tags: ['BarFacts', 'IceMyths', 'DrinkTips'],
    myth: 'Less ice means a stronger drink',
    short: [
      'A full glass of ice melts more slowly than three lonely cubes.',
      'It is the other way about: few cubes melt, many last.',
    ],
    title: ['Does more ice water down your drink?', 'Why a full glass of ice keeps a drink stronger'],
    cover: 'A full glass melts slowest',
    gist: [
      'A glass filled to the top with ice gets cold at once and stays cold, so little melts. Three cubes warm up, melt away and leave you with a tepid puddle.',
      'Asking for "not much ice" gets you a more watery drink in ten minutes. The trick is more of it, and larger.',
    ],
    subject: ['"Not too much ice, please"', 'The puddle in your glass'],
    hooks: {
      '*': [
        'The three cubes in your glass are melting out of loneliness.',
        'Ask for little ice and you get a fuller glass, and a warmer, thinner drink.',
        '"With not much ice, please." Watch what happens.',
      ],
      p: 'More ice means less water in the drink, provided you take some time over it.',
      f: "Do you order your drink with little ice, to get your money's worth? Try it the other way round once.",
      a: 'Fill the glass with ice. All the way.',
      t: 'Melting draws heat from the drink. Once both are near freezing, hardly any more melts.',
      h: 'Two cubes in a warm lemonade are not cooling it. They are drowning.',
      i: 'Now and then generosity keeps better than thrift.',
      l: 'A glass filled with clear ice to the rim. It sounds like winter.',
    },
    lines: {
      '*': [
        'Fill the glass with ice to the top. It chills faster, melts less, and the last sip tastes like the first.',
        'Big cubes melt more slowly than small ones. Freeze water in a muffin tin and you have eight of them.',
        'Wet ice from a warm bucket is half water. Drain it first, then pour.',
        'Chill the glass as well. A warm tumbler melts the first layer before you have raised it.',
      ],
      h: ['"No ice, please" is a clear statement. "A bit of ice" is how you order soup.'],
    },
    scene: [
      'In the sun on a terrace: two glasses, one crammed with ice, one with three cubes. After a quarter of an hour you can tell them apart by taste.',
      'At the bottom of the glass lies a sliver the size of a contact lens. The rest is history.',
    ],
    why: [
      [
        'Ice cools by melting. With little ice, each cube has to give up all it has.',
        'Cold comes from somewhere. Three cubes pay for it with their lives, thirty with a thin layer each.',
      ],
      [
        'As soon as the drink is ice cold, the melting nearly stops.',
        'Two things of the same temperature have nothing to exchange.',
      ],
    ],
    parts: [
      [
        ['Fill to the rim first', 'First ice, up to here'],
        [
          'Then pour. The drink goes into the gaps and is cold at once.',
          'It looks like less. Use a larger glass, if that troubles you.',
          'The drink finds its way between.',
        ],
        'Ice being filled to the top of a glass',
      ],
      [
        ['Larger pieces, less surface', 'Big rather than many'],
        [
          'A single big cube lasts through a slow drink.',
          'Crushed ice is lovely and fleeting. It is meant for the quick ones.',
          'What has little skin melts slowly.',
        ],
        'One big cube in a tumbler',
      ],
      [
        ['Start everything cold', 'Cold meets cold'],
        [
          'Bottle from the fridge, glass from the freezer, ice well drained.',
          'Whatever is cold beforehand need not be cooled by melting.',
          'What is not warm need not be cooled.',
        ],
        'A frosted glass taken from a freezer',
      ],
    ],
    turn: [
      'Try it with two glasses of water and a clock.',
      'At home, that makes a nice experiment for a hot day, with children as the jury.',
    ],
    asks: ['Much ice, little ice, none?', 'What do you drink on the hottest day?'],
    ends: {
      p: 'It costs a tray of ice and saves the second half of the drink.',
      f: 'Children make very strict judges, by the way.',
      a: 'More ice. Less water.',
      t: 'Stirred drinks are diluted on purpose; there the water is part of the recipe.',
      h: 'Two lonely cubes are a way of warming up slowly.',
      i: 'A cold glass on a hot day is one of the honest pleasures.',
      l: 'The last sip is as clear as the first.',
    },
    keep: 'the next hot day',
    send: 'someone who always asks for "just a bit of ice"',
    own: [
      {
        about: '\\bice\\b|cocktail|long drink|spritz|terrace|garden',
        kinds: ['product', 'place', 'process'],
        lead: 'A place to put it to the test.',
      },
    ],
    pic: {
      ask: 'Two glasses side by side: one full of ice, one with three cubes, after ten minutes',
      alt: 'A glass full of ice beside one with few melting cubes',
    },
    claims: [['More and larger ice dilutes less at equal temperature', 'thermodynamics, bar practice']],
  },
  {
    id: 'the-sheet-behind-a-party',
    format: 'behind',
    again: 10,
    emoji: '📋',
    tags: ['EventPlanning', 'RunSheet', 'BehindTheScenes'],
    title: ['How professionals plan an evening: from the end', 'Event planning: begin with the best moment'],
    cover: 'Planned from the end',
    gist: [
      'Every event that looks effortless hangs on one page: times, names, doors. It is written backwards, from the moment that matters, and the empty lines are on purpose.',
      'Professionals start with the cake and count backwards to the delivery van. It works for a fortieth birthday at home as well.',
    ],
    subject: ['One page behind every party', 'Start with the cake'],
    hooks: {
      '*': [
        'In the back pocket of whoever runs a good party is a sheet of paper, folded twice.',
        'Parties that look unplanned are planned to the quarter of an hour.',
        'It all seemed to happen by itself. It was written down.',
      ],
      p: 'One page, written backwards, is behind most evenings that run by themselves.',
      f: 'Planning something for fifty people? Steal this from the professionals.',
      a: 'Fix the one moment. Count backwards.',
      t: 'Columns: time, what, who, where. Rows: arrivals, food, speech, cake, music, end, each with a buffer.',
      h: '"Spontaneous fireworks, ten fifteen, Karen."',
      i: 'So that everyone else can forget the time, one person keeps an eye on it.',
      l: 'What seems to happen by itself has been thought through by someone.',
    },
    lines: {
      '*': [
        'Plan a party backwards: when should the cake come? Then food, then doors, then deliveries. Add a quarter of an hour to each.',
        'Put one name beside each task. "Somebody" has never yet lit a candle.',
        'Plan nothing for the first forty minutes. People arrive, hug, look for the {loo|bathroom} and talk.',
        'Phone list on the back: baker, band, taxi, the friend with the van. You will need one of the four.',
      ],
      h: [
        'The speech was down for five minutes. It is the only line on any run sheet that nobody has ever believed.',
      ],
    },
    scene: [
      'Ten to nine, a corridor, somebody with a folded sheet nods at somebody with a tray. On the other side of the door people are singing.',
      'A kitchen table, a Sunday, a blank page. At the bottom she writes "cake" and begins to count upwards.',
    ],
    why: [
      [
        'Plans made from the start lose their end: it gets late, and the moment it was all for happens while people look for their coats.',
        'If you begin at the beginning, every delay is passed on until it lands on the cake.',
      ],
      [
        'Counted backwards, you can see at once what has to be there, and when.',
        'A time for each thing shows where two of them collide at the same door.',
      ],
    ],
    parts: [
      [
        ['Choose the one moment', 'What is it all for?'],
        [
          'Cake, toast, first dance. What should nobody miss?',
          'Put it where everyone is there and still awake.',
          'Everything else is put around that.',
        ],
        'A finger on one line of a page',
      ],
      [
        ['Count backwards with gaps', 'Holes in the plan'],
        [
          'After every item a quarter of an hour in which nothing happens.',
          'Nobody notices the buffer, and everybody would notice its absence.',
          'They will be filled. They always are.',
        ],
        'A handwritten schedule with gaps',
      ],
      [
        ['A name for every line', 'Not everything with your name on it'],
        [
          'Not you. You have guests.',
          'Most friends are glad of one clear job at a given time.',
          'An uncle with one job is a happy uncle.',
        ],
        'Names in a column on a sheet',
      ],
      [
        ['Three copies, one pocket', 'On paper'],
        [
          'Kitchen, music, you. Telephones run flat, and paper does not.',
          'Fold it so that the next hour lies on the outside.',
          'In the back pocket, folded to the present.',
        ],
        'A folded sheet in a back pocket',
      ],
    ],
    turn: [
      'Then put it away. Something will go wrong, and it will be the best story.',
      'The plan is not there to be kept to. It is there so that you know what you are leaving out.',
    ],
    asks: ['Planner or improviser: which are you at parties?', 'What went wrong, and was the best bit?'],
    ends: {
      p: 'One page the evening before, and you can dance.',
      f: 'And thank the person with the list. Nobody else will think of it.',
      a: 'Backwards. With gaps. With names.',
      t: 'Suppliers get their own times, half an hour before you need them.',
      h: 'The person with the list is the only one who knows that anything went wrong.',
      i: 'Being able to let go takes somebody who is holding on.',
      l: 'The door opens at the right moment, and there is light.',
    },
    work: 'Launches, conferences and open days hang on the same sheet. The most useful column is the one with names, and it is the one most often left blank.',
    keep: 'the next big birthday',
    send: 'the person who is organising the wedding',
    own: [
      {
        about: 'event|wedding|plan(?:ner|ning)|coordinat|conference|party|parties',
        kinds: ['service', 'people', 'process', 'number'],
        lead: 'In this house somebody else has the sheet in their pocket.',
      },
    ],
    pic: {
      ask: 'A folded run sheet, blank or old, in a pocket or on a tray, no names readable',
      alt: "A folded schedule in somebody's back pocket",
    },
    claims: [
      ['Event run sheets are planned backwards with buffers and named owners', 'event management practice'],
    ],
  },
  {
    id: 'standing-or-seated',
    format: 'either',
    again: 11,
    emoji: '🍽️',
    tags: ['ThisOrThat', 'PartyTalk', 'EventPlanning'],
    title: ['Standing party or long table?', 'Party on your feet or at a table: which do you prefer?'],
    cover: 'Standing or seated?',
    gist: [
      'Standing, you meet everyone for four minutes. Seated, you get to know two people well. Which evening do you like better?',
      'Finger food and moving about, or a chair and three courses? Both have friends, and both have people who look for a way out.',
    ],
    subject: ['Standing or seated?', 'A chair of your own?'],
    hooks: {
      '*': [
        'There are two kinds of party: those with nowhere to put your glass, and those with nowhere to escape to.',
        'At nine you would give anything for a chair. Or for a reason to leave one.',
        'At nine one looks for a chair, and the other for a way out.',
      ],
      p: 'Whether people stand or sit decides how they will talk.',
      f: 'Where are you happier: on your feet with a small plate, or at a table with your name on it?',
      a: 'Under two hours, stand. Over two, sit.',
      t: 'Standing guests change partners every few minutes; seated ones speak mostly to two neighbours.',
      h: 'A plate, a glass, a fork and a handshake. Nature gave us two hands and a sense of humour.',
      i: 'Some want to meet everybody, and some want to meet one person properly.',
      l: 'A long table, white cloth, and the evening has all the time in the world.',
    },
    lines: {
      '*': [
        'Standing party or long table? Vote, and say where you put your glass.',
        'Standing parties need ledges: sills, barrels, bar tables, one for every eight people. Otherwise nobody eats.',
        'Leave a few chairs even when everybody stands. Someone is pregnant, someone is eighty, someone is wearing new shoes.',
        'Want both? Stand for the first hour, then sit down to eat. By then everyone knows whom they would like beside them.',
      ],
      h: ['A canapé is a bite that takes two hands and leaves the crumbs to your jacket.'],
    },
    scene: [
      'Elbow in, glass against the chest, small plate on top, and now somebody says "how do you do" and holds out a hand.',
      'Between an uncle who keeps bees and a wall. It is the soup. There are four more courses, and a great many bees.',
    ],
    why: [
      [
        'Legs make it easy to leave a conversation. Chairs make it worth staying in one.',
        'On foot a party mixes by itself; at a table it goes deeper.',
      ],
    ],
    parts: [
      [
        'On your feet',
        [
          'You come and go, meet the whole room, and are gone by ten without a fuss.',
          'Light, lively, hard on the shoes. And there is always someone by the window worth meeting.',
          'You can always go on to somebody else.',
        ],
        'Guests standing around a bar table',
      ],
      [
        'At the table',
        [
          'A place, a name, two neighbours. What begins with small talk has until dessert to become something.',
          'Warm food on a plate that stays where it is. For long evenings nothing else will do.',
          'You get to the second story.',
        ],
        'A long laid table seen from one end',
      ],
    ],
    turn: [
      'Most good evenings are the one, and then the other.',
      'The kitchen remains undefeated, of course. There people lean.',
    ],
    asks: ['Standing or seated?', 'Where do you put your glass?'],
    ends: {
      p: 'Ask how long it should last, and you have your answer.',
      f: 'Say below which it is, and who sat next to you.',
      a: 'Long evening, long table.',
      t: 'Floor space a head: about one square metre standing, one and a half or more seated.',
      h: 'At a long table somebody always gets the leg.',
      i: 'Wherever two people forget the time, it was laid out right.',
      l: 'Someone moves a chair closer. That is all.',
    },
    keep: 'the next time you plan a celebration',
    send: 'the one who always hides in the kitchen',
    own: [
      {
        about: 'standing|seated|seats?\\b|guests|banquet|buffet|canap',
        kinds: ['number', 'service', 'product', 'place'],
        lead: 'Here there is room for both camps.',
      },
    ],
    pic: {
      ask: 'A bar table and a laid table in one picture, or one of each',
      alt: 'A bar table with glasses and a long laid table',
    },
    claims: [['Space per guest standing and seated; mixing patterns', 'event planning practice']],
  },
];
