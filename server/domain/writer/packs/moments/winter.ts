// From Advent to Twelfth Night.
import type { Moment } from '../../library/moment.ts';
import { EUROPE, MAIN } from './countries.ts';

export const WINTER: readonly Moment[] = [
  {
    label: 'First Sunday of Advent',
    rule: { month: 11, weekday: 2, nth: 4, plus: 5 },
    countries: ['DE', 'AT', 'CH'],
    ahead: 5,
    idea: {
      id: 'the-wreath-dries-out',
      format: 'checklist',
      again: 11,
      emoji: '🕯️',
      tags: ['Advent', 'AdventWreath', 'CandleSafety'],
      tick: true,
      title: 'Advent wreath with real candles: what to check each Sunday',
      cover: 'Four Sundays, one drying wreath',
      gist: [
        'An Advent wreath is at its driest when all four candles burn. Four quick checks, repeated each Sunday, keep it a pleasure.',
        'Cut green dries a little every day, so the fourth Sunday asks for more care than the first. Look at stem, stand, place and needles.',
      ],
      subject: ['The fourth candle needs the most care', 'Before you light the second one'],
      hooks: {
        '*': [
          'On the first Sunday the wreath is damp and one candle burns. By the fourth it is the other way round.',
          'Run a hand over the needles before you light anything.',
        ],
        p: 'A minute with the wreath each Sunday prevents most of the accidents that candles cause in December.',
        a: 'No candle burns in a room that nobody is in.',
        t: 'Cut fir loses water from the day it is cut. The risk of fire rises while the number of candles does.',
        f: 'Lighting the first one this weekend? Then have a quick look underneath.',
        h: 'An Advent wreath is the only decoration that gets more flammable as you get more tired.',
        i: 'Four small lights, one after the other, make a dark month easier to count.',
        l: 'Fresh fir, beeswax, a plain dish. It needs nothing added, only watching.',
      },
      lines: {
        '*': [
          'Change an Advent candle when two fingers of wax are left. Below that, the flame comes close to the green.',
          'If needles fall when you stroke the wreath, it is too dry for flames. Use it as it is, without lighting it.',
          'Put the wreath on a plate that does not burn, away from curtains and draughts. A tray of wood does burn.',
          'Used the first candle up and the fourth is still tall? Swap their places halfway through Advent and all four last.',
        ],
        h: ['The cat has been waiting for the second Sunday of Advent since last year.'],
      },
      scene: [
        'The box comes down from the wardrobe, the wreath smells of forest, and somebody is looking for matches.',
        'Sunday, half past four, nearly dark. Cups on the table, one flame in the middle.',
      ],
      why: [
        [
          'A wreath in a heated room dries from the outside in, and it does not show.',
          'Indoor warmth takes the water out of cut branches long before they turn brown.',
        ],
        [
          'Short candles bring the flame nearer just when the green has become brittle.',
          'By late Advent the gap between fire and twig has shrunk to the width of a thumb.',
        ],
      ],
      parts: [
        [
          'Stroke the needles',
          ['What drops at a touch would burn at a spark.', 'Supple is good. If it crackles, enjoy it unlit.'],
          'A hand over fir needles',
        ],
        [
          'Measure the candle',
          [
            'Two fingers of wax is the time to put in a new one.',
            'A stub costs nothing to replace and heats the holder if you wait.',
          ],
          'Two fingers beside a low candle',
        ],
        [
          'Look at what it stands on',
          [
            'Glass, stone or metal under it, and nothing hanging above.',
            'A curtain moves when a door opens; leave it an arm of distance.',
          ],
          'A wreath on a stone plate',
        ],
        [
          'Decide who puts it out',
          [
            'One name, said aloud. Otherwise everyone thinks of someone else.',
            'The last to leave the table is a good rule, if it is known.',
          ],
          'Someone snuffing a candle',
        ],
      ],
      turn: ['A jug of water on the sideboard does no harm.', 'Then sit down. That is what it is for.'],
      asks: ['Real candles or electric ones?', 'Who is allowed to light the first one at your table?'],
      ends: {
        p: 'Repeat it on four Sundays; it takes less time than finding the matches.',
        a: 'Dry wreath, no flame.',
        t: 'Moisture, height, base, draught: those are the four variables.',
        f: 'Have a calm first Sunday.',
        h: 'And put the matches where you will find them next week. Nobody ever has.',
        i: 'One more each week, until the table is bright.',
        l: 'Best seen with every lamp switched off.',
      },
      caution: 'Never leave burning candles alone, nor with children or animals in the room.',
      keep: 'the fourth Sunday of Advent',
      send: 'whoever owns the matches',
      pic: {
        ask: 'An Advent wreath on your table',
        alt: 'An Advent wreath with candles on a table',
      },
      claims: [
        [
          'Dry wreaths burn readily; replace short candles, use a fireproof base, never leave alone',
          'advice of German and Austrian fire services',
        ],
      ],
    },
  },
  {
    label: 'Sinterklaas evening',
    rule: { fixed: [12, 5] },
    countries: ['NL'],
    ahead: 7,
    idea: {
      id: 'a-rhyme-for-the-parcel',
      format: 'howto',
      again: 11,
      emoji: '✍️',
      tags: ['Sinterklaas', 'Pakjesavond', 'Rhyme'],
      title: 'How to write a Sinterklaas poem if you cannot write poems',
      cover: 'Eight lines for a parcel',
      gist: [
        'A poem for the parcel needs one true observation, eight lines and a kind ending. Start with what the person did this year, and let the rhyme come last.',
        'Collect three facts about the person first, rhyme afterwards, and stop after eight lines. That is a Sinterklaas poem.',
      ],
      subject: ['Eight lines and a parcel', 'Nobody gets a parcel without a poem'],
      hooks: {
        '*': [
          'Begin the poem at the end: with the word that names the present, and what rhymes with it.',
          'What did this person do this year that everybody at the table will remember?',
        ],
        p: 'A poem about something that really happened will be kept longer than the present.',
        a: 'Eight lines are enough. Sixteen are too many.',
        t: 'Four couplets: a greeting, an observation, a tease, a clue to the parcel.',
        f: 'Drew a name and have no idea? Start with the thing that made you laugh in March.',
        h: 'A bad rhyme is forgiven on one evening a year. Use it.',
        i: 'To put somebody into eight lines, you have to have looked at them.',
        l: 'Good paper, a fountain pen, eight lines meant for one person.',
      },
      lines: {
        '*': [
          'Write down three things the person did this year before you look for a single rhyme. The poem is then half done.',
          'A Sinterklaas poem may tease a habit. It leaves alone what somebody cannot change.',
          'Read the poem aloud once before you fold it. Where you stumble, take out a word.',
          'Stuck for a rhyme? Turn the sentence round until an easy word comes last. Nobody sees the old one.',
        ],
        h: ['"Sint has heard" is an excellent beginning. It blames somebody else.'],
      },
      scene: [
        'The fourth of December, late. The paper is white, the present is wrapped, and what on earth rhymes with umbrella?',
        'Somebody unfolds a sheet, clears a throat, and the whole table turns to look at one person.',
      ],
      why: [
        [
          'People laugh because they recognise someone, and hardly ever because of a rhyme.',
          'Being seen is the present. The verse is only the wrapping.',
        ],
        [
          'With facts on the table the lines follow; without them you rhyme about the weather.',
          'A list takes away the fear of the empty sheet.',
        ],
      ],
      parts: [
        [
          'List three things that happened',
          [
            'A trip, a mishap, a new habit: small is better.',
            'Ask a brother or a colleague if you drew a stranger.',
          ],
          'Three notes on a scrap of paper',
        ],
        [
          'Put easy words last',
          [
            'Day, home, train and year rhyme with half the dictionary.',
            'Move hard names to the middle of a line, where they do no damage.',
          ],
          'A pen underlining the end of a line',
        ],
        [
          'Tease once, kindly',
          [
            'About lateness, never about looks.',
            'If you would not say it to them over coffee, leave it out.',
          ],
          'Two people laughing over a letter',
        ],
        [
          'Close with the parcel',
          ['The last couplet hints at what is inside.', 'A clue that is slightly wrong is part of the game.'],
          'A wrapped parcel with a poem on it',
        ],
      ],
      turn: [
        'Sign it with the usual name. It is not yours.',
        'Then eight lines, a fold, and under the ribbon.',
      ],
      asks: ['Do you rhyme yourself, or do you borrow?', 'Which poem is still quoted in your family?'],
      ends: {
        p: 'A quarter of an hour, and somebody has it for thirty years.',
        a: 'Facts first. Rhyme second. Then stop.',
        t: 'Eight lines of eight syllables read in under a minute.',
        f: 'You can do this. It only has to be about them.',
        h: 'If it does not scan, read it faster.',
        i: 'There is hardly a cheaper way to show someone that you noticed.',
        l: 'Folded once, sealed, placed under the ribbon.',
      },
      keep: 'the evening before the parcels',
      send: 'somebody who drew your name, with no hint at all',
      pic: {
        ask: 'A wrapped parcel with a handwritten poem',
        alt: 'A parcel with a handwritten poem under the ribbon',
      },
      claims: [['Presents on Sinterklaas evening come with a teasing rhyme signed Sint', 'Dutch custom']],
    },
  },
  {
    label: 'St Nicholas Day',
    rule: { fixed: [12, 6] },
    countries: ['DE', 'AT', 'CH'],
    ahead: 5,
    idea: {
      id: 'fill-a-boot-for-a-grown-up',
      format: 'tip',
      again: 11,
      emoji: '🥾',
      tags: ['StNicholas', 'Nikolaus', 'Neighbours'],
      title: "St Nicholas for grown-ups: what to put in a neighbour's boot",
      cover: 'A boot for somebody grown up',
      gist: [
        'Most adults have not found anything in a boot since they were ten. A walnut, a clementine and a line by hand before seven in the morning is all it takes.',
        'On the morning of the sixth, put something small in the boot of a person who expects nothing. It works best without a name.',
      ],
      subject: ['The boot next door is empty', 'Something small before seven'],
      hooks: {
        '*': [
          'There are boots outside a lot of doors that nobody has filled for thirty years.',
          'Three walnuts in a work shoe can change the look of a Tuesday in December.',
        ],
        p: 'An unsigned trifle in the morning costs next to nothing and gets a whole house talking.',
        a: 'Fill one boot that does not belong to a child.',
        t: 'Nuts, a clementine, one handwritten line: what keeps overnight and leaves no stain in a shoe.',
        f: 'Who near you has certainly not had anything in a boot for years?',
        h: 'Check first that the boot is dry. Then check again.',
        i: 'To be thought of by somebody unknown is a strange and lasting pleasure.',
        l: 'A polished walnut, a twig of fir, no name.',
      },
      lines: {
        '*': [
          'Put a clementine in the boot of somebody over forty. Say nothing. Watch the stairwell.',
          'For the boot of a colleague: something with a shell or a peel. It needs no wrapping and nobody wonders about hygiene.',
          'No boots outside the door where you live? A paper bag on the handle does the same, with a drawing of a boot.',
          'A line for an unsigned boot: "Somebody in this house is glad that you live here."',
        ],
        h: ['Trainers count as boots. Flip flops are asking too much of a saint.'],
      },
      scene: [
        'Six in the morning, the stair light ticks. Someone in socks goes from door to door with a paper bag.',
        'Under the desk stand the winter shoes that a colleague swaps for clogs. In the left one there is a walnut.',
      ],
      why: [
        [
          'Children expect it. A grown person is taken wholly by surprise.',
          'The effect grows with the number of years since the last time.',
        ],
        [
          'Because it is unsigned, nobody owes anything in return.',
          'A present without a sender cannot be paid back, only passed on.',
        ],
      ],
      parts: [
        [
          'Choose who does not expect it',
          ['The new one, the quiet one, the caretaker.', 'Whoever usually fills the boots of others.'],
          'A row of shoes in a stairwell',
        ],
        [
          'Take what keeps overnight',
          [
            'Nuts and clementines are old-fashioned for good reasons.',
            'Peel and shell are packaging that came along by itself.',
          ],
          'Walnuts and a clementine in a hand',
        ],
        [
          'Go before anybody is up',
          [
            'The evening before works, too, if there is no dog.',
            'Slippers are quieter than you think, paper is louder.',
          ],
          'Feet in socks on a stair',
        ],
      ],
      turn: ['And if you are asked, it was not you.', 'Next year there may be something in yours.'],
      asks: ['Was there ever something in your boot as a grown-up?', 'Whose boot would you fill?'],
      ends: {
        p: 'Small sums, long echo.',
        a: 'One boot. No name.',
        t: 'Left boot by custom, right boot by accident.',
        f: 'Pass it on quietly.',
        h: 'Nuts are a common allergy. A clementine has hardly an enemy.',
        i: 'A house in which this happens once is a different house.',
        l: 'Left before light, found before coffee.',
      },
      work: 'Teams have budgets for parties and none for surprises. A clementine on each keyboard before eight is cheaper than any of it, and is mentioned again in June.',
      caution: 'Ask about nut allergies before you put nuts into a shoe at work or school.',
      keep: 'the evening of the fifth',
      send: 'somebody who gets up early',
      pic: {
        ask: 'A boot with a clementine and walnuts',
        alt: 'A boot with a clementine and walnuts on a doorstep',
      },
      claims: [
        [
          'Boots are put out for the night to the sixth of December and filled with small things',
          'custom in Germany, Austria and Switzerland',
        ],
      ],
    },
  },
  {
    label: 'Before everybody is away for Christmas',
    rule: { fixed: [12, 23] },
    countries: MAIN,
    ahead: 6,
    idea: {
      id: 'before-everybody-is-away',
      format: 'checklist',
      again: 11,
      emoji: '🔑',
      tags: ['ChristmasBreak', 'GoodToKnow', 'Neighbours'],
      tick: true,
      title: 'What to check before everybody is away over Christmas',
      cover: 'Before everybody is away',
      gist: [
        'In the last week of the year half the people you might need are out of reach. A key, three phone numbers and a filled cupboard cover most of it.',
        'What goes wrong over the holidays goes wrong when nobody answers. Sort out keys, numbers and medicine while people still pick up.',
      ],
      subject: ['What to sort out before nobody answers', 'When nobody picks up'],
      hooks: {
        '*': [
          'A {tap|faucet} drips all year and bursts on the evening of the twenty-fourth.',
          'Somebody has your spare key. Will they be in the country next week?',
        ],
        p: 'An hour of preparation now replaces a morning on hold between the holidays.',
        a: 'Order prescriptions before you order anything else.',
        t: 'Where is the {stopcock|shut-off valve}, who has the key, which number answers at night? Those are the three questions.',
        f: 'Before you close the laptop for the year, have a look at this.',
        h: 'Washing machines know what day it is.',
        i: 'Knowing who to ring lets you sit down and stay there.',
        l: 'The real comfort of the holidays is having nothing left to arrange.',
      },
      lines: {
        '*': [
          'Repeat prescriptions come first. Surgeries and pharmacies keep short hours between Christmas and New Year, and everyone notices on the same day.',
          'Find out where your water is shut off before the house is full. Show one other person, too.',
          'Ask who is staying. In most streets it is two or three, and those are the ones who should have a key.',
          'Take a picture of the meter, the boiler label and the insurance number. In an emergency someone will ask for one of them.',
        ],
        h: ['The corkscrew is also easier to buy this week than next.'],
      },
      scene: [
        'The last email has an exclamation mark in it, the car is packed, and the freezer door is not quite shut.',
        'It is the second day of the holidays. A neighbour stands at the door in the wrong shoes: has anybody got her key?',
      ],
      why: [
        [
          'For about ten days you can reach hardly anyone except the emergency services.',
          'Offices, workshops and practices all close at once, which happens at no other time of year.',
        ],
        [
          'Most of these problems are small if somebody with a key lives nearby.',
          'A dripping pipe becomes a wet ceiling when the only person who could turn it off is on a train.',
        ],
      ],
      parts: [
        [
          'Count the tablets',
          [
            'To the second week of January, for everyone in the house and the dog.',
            'A gap shows now or on a public holiday.',
          ],
          'A row of tablets counted on a table',
        ],
        [
          'Give somebody the key',
          [
            'Somebody who is staying, and tell them which door sticks.',
            'Write your number on the tag, without the address.',
          ],
          'A key with a tag handed over',
        ],
        [
          'Find where the water stops',
          [
            'Turn it once, so that you know that it still moves.',
            'Under the sink, in the cellar, in the {pavement|sidewalk}: it varies.',
          ],
          'A hand on a {stopcock|shut-off valve}',
        ],
        [
          'Write down three numbers',
          [
            'Out-of-hours doctor, water or heating, a neighbour.',
            'On paper, by the door; phones go flat at the wrong moment.',
          ],
          'A note with numbers by a door',
        ],
      ],
      turn: ['The wrapping paper can wait. The tablets cannot.', 'Then you may shut the laptop.'],
      asks: ['Who has your spare key?', 'What has broken at your place over Christmas?'],
      ends: {
        p: 'Done once, it holds until January.',
        a: 'Tablets, key, water, numbers. Then the holidays.',
        t: 'Test the valve now, since a valve that has not moved for years may seize.',
        f: 'Have a holiday in which nothing drips.',
        h: 'If it still breaks, at least you will know what it is called.',
        i: 'Looking out for each other often begins with a key.',
        l: 'Then there is only the evening left to think of.',
      },
      own: [
        {
          kinds: ['hours'],
          about: 'christmas|holiday|between the years|new year',
          lead: 'These are the hours here over the holidays.',
        },
      ],
      keep: 'the last evening at work',
      send: 'the neighbour who is staying',
      pic: {
        ask: 'Your closed door with a note of the holiday hours',
        alt: 'A door with a note of holiday opening hours',
      },
      claims: [
        [
          'Order repeat prescriptions early because pharmacies and surgeries close over the holidays',
          'NHS advice; general practice elsewhere',
        ],
        ['Know and test the stopcock', 'water companies advice'],
      ],
    },
  },
  {
    label: 'Christmas Eve',
    rule: { fixed: [12, 24] },
    countries: MAIN,
    ahead: 6,
    idea: {
      id: 'alone-on-the-twenty-fourth',
      format: 'season',
      again: 11,
      emoji: '🚪',
      tags: ['ChristmasEve', 'Neighbours', 'Christmas'],
      title: 'Who in your street is alone at Christmas, and how to ask',
      cover: 'Who is alone in your street?',
      gist: [
        'Hardly anybody admits to having no plans at Christmas. An invitation with a beginning, an end and an easy way out is the kind that gets accepted.',
        'Do not ask whether somebody is lonely. Ask whether they could come at four and stay until six.',
      ],
      subject: ['From four until six, perhaps', 'How to ask somebody over'],
      hooks: {
        '*': [
          'One window in the street will have the same lamp on all evening.',
          '"Do come if you like" is not an invitation. "Four o\'clock, for two hours" is.',
        ],
        p: 'An invitation for two hours is easier to accept than one for the whole evening.',
        a: 'Ask before the day. On the day it looks like pity.',
        t: 'A good invitation has a time to come, a time to go and a small job.',
        f: 'Think of your own stairwell for a minute. Who is not travelling this year?',
        h: 'Every family table gets more polite when there is a stranger at it. That alone is worth a chair.',
        i: 'A street knows less about itself than it thinks. One knock changes that.',
        l: 'An extra place at the table, and nobody makes anything of it.',
      },
      lines: {
        '*': [
          'For Christmas Eve, ask with a job attached: "Could you come at four and help us with the punch?" It is easier to be needed than to be invited.',
          'Not everyone who is alone is unhappy about it, and not everyone keeps Christmas. Ask once, kindly, and take no for an answer.',
          'No room at the table on Christmas Eve? {Ring|Call} someone at six on the twenty-fourth. Ten minutes, no reason given.',
          'A neighbour who is alone on Christmas Eve would rather not come? Leave a plate and a note at the door.',
        ],
        h: ['A guest is also somebody new to tell the old stories to. Your family will thank you.'],
      },
      scene: [
        'You take out the bottles and meet the man from the second floor, who says that he has no plans, very fast.',
        'In the shop somebody ahead of you buys one potato, two sausages and a small bar of chocolate.',
      ],
      why: [
        [
          'Nobody likes to take up room on an evening that belongs to families.',
          'The fear of disturbing is greater than the wish to come.',
        ],
        [
          'A fixed end helps both sides: the guest may leave, and the hosts know when.',
          'With a time to go home, no one has to wonder whether they have stayed too long.',
        ],
      ],
      parts: [
        [
          'Ask for an hour or two',
          [
            'Before the meal or after it, for a glass of something.',
            'The whole evening is too much to promise for either side.',
          ],
          'Two cups on a table',
        ],
        [
          'Give them something to bring',
          ['Ice, a chair, the nutcracker: a reason to come.', 'Empty hands feel awkward at any door.'],
          'A neighbour at the door with a chair',
        ],
        [
          'Make it easy to say no',
          ['"No need to tell me now" is a kind sentence.', 'Some have their own plan, and it is a good one.'],
          'Someone talking over a hedge',
        ],
      ],
      turn: [
        'And if they do not come, you have at least spoken.',
        'Afterwards somebody knows the name on the next bell.',
      ],
      asks: ['Who was the guest nobody had planned for at your table?', 'Whose door would you knock at?'],
      ends: {
        p: 'A question on the stairs takes half a minute.',
        a: 'Ask by the twenty-second.',
        t: 'Start, finish, task: the three parts that make it easy.',
        f: 'A call counts as well, if the street is too far.',
        h: 'Warn them about the uncle.',
        i: 'Every good custom began with somebody who knocked.',
        l: 'One chair more, and the table looks complete.',
      },
      work: 'Offices ask who is going away. Hardly anyone asks who is not. A quiet word with the colleague who moved here in the spring is worth more than the party.',
      keep: 'the twenty-second of December',
      send: 'the person you share a stairwell with',
      pic: { ask: 'A lit window or a lamp in your window at dusk', alt: 'A lamp in a window at dusk' },
      claims: [['People hesitate to accept open invitations more than bounded ones', 'common experience']],
    },
  },
  {
    label: 'Boxing Day',
    rule: { fixed: [12, 26] },
    countries: ['GB', 'IE', 'CA', 'AU', 'NZ'],
    ahead: 3,
    idea: {
      id: 'four-sentences-of-thanks',
      format: 'howto',
      again: 11,
      emoji: '✉️',
      tags: ['BoxingDay', 'ThankYouNote', 'Letters'],
      title: 'How to write a thank-you note in four sentences',
      cover: 'Thank you, in four sentences',
      gist: [
        'Name the thing, say where it is now, say what you will do with it, and mention the person. Four sentences are a whole thank-you letter.',
        'A note of thanks written in the days after Christmas takes five minutes if you know the order: thing, place, use, person.',
      ],
      subject: ['Where is the present now?', 'Five minutes, four sentences'],
      hooks: {
        '*': [
          'Say where the present is standing at this moment. It is the one sentence the giver wants to read.',
          'Stamps are in the drawer, and the day after Christmas has room for a letter.',
        ],
        p: 'A short note within the week is remembered better than a long one in March.',
        a: 'Do not write that it was too kind. Write what you did with it.',
        t: 'Four sentences, in this order: what it is, where it is, how it will be used, something about the giver.',
        f: 'Got five minutes and a pen that works? There is somebody who would love a line.',
        h: '"Thank you for the lovely thing" gives away that you have forgotten which aunt it was.',
        i: 'Somebody stood in a shop and thought of you. A line back closes the circle.',
        l: 'Heavy paper, few words, a real stamp.',
      },
      lines: {
        '*': [
          'The most welcome line in a thank-you note is the plainest: "It is on the kitchen windowsill."',
          'Send a picture of the thing in use, with two sentences. For a grandparent, print it.',
          'Did not like the present? Thank them for the thought behind it, and name that thought. It is no lie.',
          'Children need not write letters. Let them draw the present and say aloud what you are to write beneath.',
        ],
        h: ['Socks deserve a letter, too. They are the only present you will use every week.'],
      },
      scene: [
        'Paper in the recycling, ends of candles on the table. You pick up the scarf and try to think of something to say.',
        'A postcard arrives in early January with a photograph of a teapot you had forgotten you sent.',
      ],
      why: [
        [
          'A giver wonders whether it arrived, whether it fits and whether it was right.',
          'What people want to hear is news of the thing, more than praise.',
        ],
        [
          'With a fixed order the page fills by itself.',
          'Nobody stares at an empty card who knows what the second sentence is about.',
        ],
      ],
      parts: [
        [
          'Name the thing',
          ['The blue scarf, not the present.', 'It proves that you know who sent what.'],
          'A pen over a card',
        ],
        [
          'Say where it is now',
          [
            'On the hook by the door, under the bed lamp, half eaten.',
            'They see it in its place as they read.',
          ],
          'A scarf on a hook',
        ],
        [
          'Say what comes next',
          ['The walk, the soup, the first page.', 'An ordinary plan sounds truer than delight.'],
          'Boots and scarf by a door',
        ],
        [
          'Finish with them',
          ['Ask after the knee, the garden, the dog.', 'Otherwise it is a receipt.'],
          'A card slid into an envelope',
        ],
      ],
      turn: ['Then a stamp, before you read it again.', 'That is the letter. It need not be longer.'],
      asks: ['Whom do you owe a line?', 'Card, message or phone call?'],
      ends: {
        p: 'Five cards fit into half an hour.',
        a: 'Write the first one today.',
        t: 'Thing, place, use, person.',
        f: 'Somebody is going to prop it up on the mantelpiece.',
        h: 'Nobody has ever complained that thanks came too early.',
        i: 'A small letter keeps a long thread from breaking.',
        l: 'In ink, without haste.',
      },
      work: 'The same order works for customers and colleagues: what they did, where it led, what comes of it, and a word about them. It takes the grease out of business thanks.',
      keep: 'the quiet days after Christmas',
      send: 'the one who writes in this family',
      pic: {
        ask: 'A card, an envelope and a pen on the table',
        alt: 'A handwritten card, an envelope and a pen',
      },
      claims: [['Naming the gift and its use makes thanks personal', 'letter-writing guides']],
    },
  },
  {
    label: "New Year's Eve",
    rule: { fixed: [12, 31] },
    countries: null,
    ahead: 4,
    idea: {
      id: 'the-year-through-your-phone',
      format: 'tip',
      again: 11,
      emoji: '📱',
      tags: ['NewYearsEve', 'YearInReview', 'LookingBack'],
      title: "How to look back on the year: a New Year's Eve idea",
      cover: 'The year, in twelve pictures',
      gist: [
        'Choose one photograph from each month, with no people posing in it. Twelve ordinary pictures bring back more of a year than a list of its highlights.',
        'Before midnight, scroll back to January and pick a picture a month. Take the dull ones: a kitchen, a bag of shopping, a wet road.',
      ],
      subject: ['One picture for every month', 'What was February like?'],
      hooks: {
        '*': [
          'Can you say, without looking, what you did in the second week of March?',
          'Scroll back to the first of January and stop at the picture that you do not remember taking.',
        ],
        p: 'A look back through your own photographs takes twenty minutes and corrects what memory has left out.',
        a: 'Look back before you plan anything.',
        t: 'Memory favours peaks and endings. Photographs are dated, and they keep the Tuesdays.',
        f: 'Want to look back on the year? Get your phone out and scroll to January.',
        h: 'You took four thousand pictures this year, and nine hundred of them show a parking space.',
        i: 'An ordinary year turns out to have been full of people.',
        l: 'Twelve photographs, one for each month of the year.',
      },
      lines: {
        '*': [
          "For New Year's Eve: everyone shows one picture from their phone with no posing in it, and tells what came just before.",
          'Pick the photograph from this year that only you would have taken. Print that one.',
          'The calendar of the past year holds more news than the resolutions for the next one. Read it once before you close it.',
          'Write the names of the people you met this year for the first time. It is a longer list than you think.',
        ],
        h: ['Delete the forty pictures of the same sunset. Keep the one with your thumb in it.'],
      },
      scene: [
        'Eleven at night, the dishes are done, and it is too early to go out on the balcony.',
        'A phone goes round the table. "Wait, go back. What was that?"',
      ],
      why: [
        [
          'We remember the great days and the last ones, and lose the weeks between.',
          'The bulk of a year consists of days that nobody would put in a speech.',
        ],
        [
          'An unplanned picture brings back the smell and the weather with it.',
          'Nobody tells a story about a group photograph. Everyone has one about a burnt pan.',
        ],
      ],
      parts: [
        [
          'Start in January',
          [
            'Scroll all the way back, and do not stop at the holidays.',
            'January is the month that most people have forgotten by now.',
          ],
          'A thumb scrolling on a phone',
        ],
        [
          'Take one a month',
          ['The limit makes you choose.', 'If a month has none, ask the others what happened.'],
          'Twelve small prints in rows',
        ],
        [
          'Tell what came just before',
          [
            'The story is usually in the minute before the photo.',
            'Others will remember it differently, and that is half of the fun.',
          ],
          'People leaning over a phone',
        ],
      ],
      turn: [
        'After that you may talk about next year.',
        'Twelve pictures, twenty minutes, and it is nearly time.',
      ],
      asks: ['Which picture stands for your year?', 'Which month has gone missing for you?'],
      ends: {
        p: 'Save the twelve in an album with the year on it.',
        a: 'One picture a month. No sunsets.',
        t: 'Sort by date, not by favourites.',
        f: 'And send one to the person who is in it.',
        h: 'The parking space was probably important at the time.',
        i: 'An ordinary year looks better in twelve pictures.',
        l: 'Then put the phones away, and watch the clock.',
      },
      work: 'Teams review numbers at the end of the year. Let everyone bring one picture as well: you learn what people thought the work was.',
      keep: 'the hour before midnight',
      send: 'the people you will be with that evening',
      pic: {
        ask: 'One ordinary picture of your year at work',
        alt: 'An ordinary moment of the past year at work',
      },
      claims: [['Memory weights peaks and endings', 'Kahneman, peak-end rule']],
    },
  },
  {
    label: "New Year's Day",
    rule: { fixed: [1, 1] },
    countries: null,
    ahead: 3,
    idea: {
      id: 'birthdays-into-the-new-calendar',
      format: 'howto',
      again: 11,
      emoji: '📅',
      tags: ['NewYear', 'NewCalendar', 'Birthdays'],
      title: 'A new calendar: how to enter birthdays so that you act on them',
      cover: 'The new calendar, filled in well',
      gist: [
        'Enter each birthday a week early, with what the person likes, and the anniversary of a loss beside it. A calendar is then good for people and not only for dates.',
        'A birthday written on its day is a reminder that comes too late. Write it seven days before, and add three words about a present.',
      ],
      subject: ['Write the birthdays a week early', 'An hour with an empty calendar'],
      hooks: {
        '*': [
          'A birthday noted on the birthday is noted too late for the post.',
          'Got a new calendar? Write the birthdays in first, each a week early.',
        ],
        p: 'One hour with the old and the new calendar side by side saves a dozen apologies.',
        a: 'Write every birthday into the calendar a week early.',
        t: 'Enter a birthday seven days early if you send a card, and a month early if you travel.',
        f: 'Got a new calendar on the wall? Here is what to put in first.',
        h: 'A good resolution: to know about birthdays before the internet does.',
        i: 'People who remember birthdays have simply written them down.',
        l: 'A new calendar, a sharp pencil, and all the birthdays of the year.',
      },
      lines: {
        '*': [
          'Copy birthdays into the new calendar a week ahead of the real date. A card needs time, and so do you.',
          'Write down the hard dates as well: the month in which a friend lost someone. A call on that day will be remembered.',
          'Beside every birthday, three words on what the person mentioned wanting. In October you will not recall it.',
          'Put one free Saturday in each month now, in ink. By March there will be none left.',
        ],
        h: ['The gym can wait. Your mother has a birthday.'],
      },
      scene: [
        'The old calendar hangs a little crooked and is full of arrows. The new one smells of print.',
        'First of January, two in the afternoon. Nobody wants anything from you yet.',
      ],
      why: [
        [
          'On the day itself all that is left is a message, the same one as everyone sends.',
          'A card or a present needs a few days, and the calendar gives you none.',
        ],
        [
          'Resolutions ask for a new character. A calendar only asks for a pencil.',
          'What is written down happens more often than what you only mean to do.',
        ],
      ],
      parts: [
        [
          'Carry over a week early',
          ['Name in pencil, true date in brackets behind it.', 'Seven days are long enough for the post.'],
          'Two calendars side by side',
        ],
        [
          'Add what they like',
          [
            'Write down what they mentioned wanting. You will be glad of it in autumn.',
            'A colour, an author or a kind of tea is enough.',
          ],
          'A small note beside a name',
        ],
        [
          'Mark the hard days',
          [
            'Mark the day on which a friend lost somebody.',
            'Hardly anybody dares to ring. Be the one who does.',
          ],
          'A small cross in a calendar',
        ],
        [
          'Keep a day free',
          ['One each month, before others find it.', 'What you do with it can stay open.'],
          'An empty square in a calendar',
        ],
      ],
      turn: ['It works on paper and on a phone.', 'An hour now, twelve months of use.'],
      asks: ['Paper calendar or phone?', 'Which birthday do you forget every single year?'],
      ends: {
        p: 'Do it while the old one still hangs there.',
        a: 'A week early, and all of them.',
        t: 'On a phone: a yearly entry with an alert seven days ahead.',
        f: 'A good new year to you, with time in it.',
        h: 'And do enter your own. Someone may look.',
        i: 'It makes somebody happy every time.',
        l: 'Use a pencil. Plans change.',
      },
      work: 'Do it for customers, too: the month in which they started, the season in which they are busy. A call that comes before the need looks like a gift.',
      keep: 'the first quiet afternoon in January',
      send: 'the person who always knows the dates',
      pic: {
        ask: 'A fresh calendar with the first entries',
        alt: 'A new wall calendar with handwritten entries',
      },
      claims: [
        [
          'Writing an intention with its time raises the odds of acting on it',
          'research on implementation intentions, Gollwitzer',
        ],
      ],
    },
  },
  {
    label: 'Twelfth Night',
    rule: { fixed: [1, 6] },
    countries: EUROPE,
    ahead: 4,
    idea: {
      id: 'pack-for-next-december',
      format: 'checklist',
      again: 11,
      emoji: '📦',
      tags: ['TwelfthNight', 'TidyUp', 'ChristmasDecorations'],
      tick: true,
      title: 'How to pack away decorations so next December is easy',
      cover: 'Pack it for next December',
      gist: [
        'Throw out what broke, wind the lights round card, and leave yourself a note on top of the box. Next December takes half the time.',
        'Plan next Christmas while you take this one down: test the lights, wind up the cables, label the boxes and write down what was missing.',
      ],
      subject: ['Christmas decorations: how to pack them away', 'Wind the lights round card'],
      hooks: {
        '*': [
          'Before you close the box of Christmas decorations, put a note to yourself on top.',
          'Christmas lights get tangled in January. In December you only find out.',
        ],
        p: 'Half an hour more while packing saves an evening in eleven months.',
        a: 'Do not pack a light that does not work.',
        t: 'Wind cables in loops round a flat card, plug outermost, and test before storing.',
        f: 'Taking it all down this week? Leave a note for the person who opens the box.',
        h: 'Every box of decorations has one broken star that nobody dares to throw out.',
        i: 'Putting things away with care is a kind of looking forward.',
        l: 'Christmas decorations keep well in tissue paper, in a flat box with a name on the lid.',
      },
      lines: {
        '*': [
          'Plug in the lights before you pack them. A dead string has no business in a box for eleven months.',
          'Cut two notches in a piece of cardboard and wind the lights round it. The plug goes on the outside.',
          'Photograph the shelf or the window before you take it down. Next year nobody will remember how it went.',
          'Pack the things you need first on top of the decorations: hooks, scissors, the extension lead.',
        ],
        h: ['Needles will turn up until Easter. It is not your fault.'],
      },
      scene: [
        'The tree has gone, and the room looks larger.',
        'Eleven months from now somebody kneels in the {loft|attic}, opens a box, and finds a note in their own handwriting.',
      ],
      why: [
        [
          'Now you know what was too short, broken or missing. By autumn you will have forgotten.',
          'This week you still know where everything hung.',
        ],
        [
          'Nobody likes packing decorations away, so it is done carelessly.',
          'An untidy box costs its time later, on one of the busiest weekends there is.',
        ],
      ],
      parts: [
        [
          'Test before you pack',
          ['Plug in each string of lights once.', 'Take old bulbs and cables to electrical recycling.'],
          'A string of lights plugged in',
        ],
        [
          'Wind cables round card',
          ['Leave the plug on the outside and make no knots.', 'Any flat piece of cardboard will do.'],
          'Lights wound round cardboard',
        ],
        [
          'Photograph how it was',
          ['One photo each of window, shelf and table is enough.', 'The picture is your plan for next year.'],
          'A phone in front of a decorated shelf',
        ],
        [
          'Leave a note on top',
          ['Write down what ran out and what was too much.', 'A kind word to yourself does no harm.'],
          'A handwritten note in a box',
        ],
      ],
      turn: [
        'Then close the lid and write the name of the room on it.',
        'Whoever opens it will be grateful, and it will be you.',
      ],
      asks: ['When do your decorations come down?', 'What lies on top of your box?'],
      ends: {
        p: 'Half an hour today, one calm evening in December.',
        a: 'Test the lights, wind them up, label the box.',
        t: 'Store the box dry, and not in the frost if there are candles in it.',
        f: 'Be kind to your future self. Write legibly.',
        h: 'Sign the note. Otherwise you will blame somebody else.',
        i: 'A good Christmas begins with a well-packed box.',
        l: 'A cleared room has a beauty of its own.',
      },
      work: 'After every big event there are three days in which everybody knows what should be changed. Write it down then, and put the sheet where the next one starts.',
      keep: 'the day the decorations come down',
      send: 'whoever climbs into the {loft|attic}',
      pic: {
        ask: 'A labelled box with lights wound round card',
        alt: 'A labelled box with lights wound round cardboard',
      },
      claims: [
        ['Broken lights count as electrical waste', 'recycling authorities'],
        ['Twelfth Night ends the Christmas season by custom', 'general knowledge'],
      ],
    },
  },
  {
    label: 'Blue Monday',
    rule: { month: 1, weekday: 1, nth: 3 },
    countries: ['GB', 'IE'],
    ahead: 3,
    idea: {
      id: 'the-saddest-day-was-an-advert',
      format: 'myth',
      again: 11,
      emoji: '☁️',
      tags: ['BlueMonday', 'January', 'MythBusting'],
      myth: 'The third Monday of January is the saddest day of the year',
      short: 'No. It began as publicity for holidays.',
      title: 'Is Blue Monday real? Where the saddest day comes from',
      cover: 'Blue Monday was an advert',
      gist: [
        'The saddest day of the year was worked out for a travel company, with a formula whose units do not add up. January can be hard all the same, on any day of the week.',
        'Blue Monday comes out of a press release. The formula was made to sell holidays, and low spirits do not keep to a date.',
      ],
      subject: ['The saddest day was an advert', 'A formula for selling holidays'],
      hooks: {
        '*': [
          'There is a formula for the saddest day of the year. It was written for a travel company.',
          'Weather plus debt, divided by resolutions: would that pass in any school?',
        ],
        p: 'Before you plan anything around Blue Monday, it is worth knowing who invented it.',
        a: 'Blue Monday is a press release with a long life.',
        t: 'The formula combines weather, debt, salary and days since Christmas. None of them has a unit in it.',
        f: 'If you feel fine this Monday, you are not doing it wrong.',
        h: 'The formula for the saddest day of the year forgets the moment when the {biscuits|cookies} run out.',
        i: 'No Monday gets to decide in advance how you will feel.',
        l: 'A grey day, strong coffee, and no need to be told how to feel.',
      },
      lines: {
        '*': [
          'Blue Monday was invented for a travel firm. The formula behind it has no units and no data.',
          'January is dark and long for many people. That is a reason to {ring|call} someone, and any weekday will do.',
          'If low spirits last for weeks, the date on the calendar has nothing to do with it, and a doctor can help.',
          'Test for any "saddest day" or "happiest day" in the news: who paid for the study?',
        ],
        h: ['If Monday is the saddest day, who is going to tell the Sunday evening before it?'],
      },
      scene: [
        'The radio announces it at seven, between the traffic and the weather: today is the saddest day there is.',
        'A headline, a grey picture of a window with rain on it, and a formula in bold type.',
      ],
      why: [
        [
          'It was published in the middle of the noughties on behalf of a travel channel, to find the day on which people book holidays.',
          'A television channel for travel wanted a date to sell against, and got one.',
        ],
        [
          'The man who put his name to it has since asked people to take no notice of it.',
          'Even its author later took part in a campaign against the idea.',
        ],
      ],
      parts: [
        [
          'Ask who paid for it',
          [
            'A number with a brand behind it is an advert until shown otherwise.',
            'The last paragraph of the article usually says.',
          ],
          'A newspaper folded to the last lines',
        ],
        [
          'Keep the useful half',
          [
            'A call in January does people good.',
            'Light, a walk at noon and company are sensible in any dark month.',
          ],
          'Two people on a winter walk',
        ],
        [
          'Take lasting gloom seriously',
          ['Weeks of it are a matter for a doctor.', 'It can start in June as well.'],
          'A hand on a phone',
        ],
      ],
      turn: ['{Ring|Call} somebody on the Tuesday. It works just as well.', 'What remains is a Monday.'],
      asks: ['What helps you through January?', 'Which "day of" nonsense annoys you most?'],
      ends: {
        p: 'A good question for any study is who ordered it.',
        a: 'It is a Monday. Carry on.',
        t: 'Without units there is no sum, and without data no result.',
        f: 'And if January is heavy for you, do tell somebody.',
        h: 'The happiest day of the year is said to be in June, and was found for an ice cream maker.',
        i: 'People look after one another quite well without a formula.',
        l: 'Light a lamp at four. Let the day be a day.',
      },
      caution:
        'If you feel low for more than two weeks, talk to your doctor; in an emergency call your local helpline.',
      keep: 'the next "saddest day" headline',
      send: 'the colleague who believes in formulas',
      pic: { ask: 'A window on a grey day, with a lamp on', alt: 'A lamp by a window on a grey day' },
      claims: [
        [
          'Blue Monday was publicised in 2005 for Sky Travel with a formula by Cliff Arnall',
          'The Guardian, Bad Science',
        ],
        ['Arnall later campaigned against it', 'press reports'],
        ['A happiest day in June was publicised for an ice cream maker', 'press reports'],
        ['See a doctor when low mood lasts beyond two weeks', 'NHS advice'],
      ],
    },
  },
];
