// Cakes to order: slices, tiers, flowers and the drive home.
import type { Idea } from '../../library/idea.ts';
import { CAKES } from './kinds.ts';

export const TIERS: readonly Idea[] = [
  {
    id: 'slices-not-centimetres',
    format: 'answer',
    again: 9,
    emoji: '🎂',
    tags: ['WeddingCake', 'CakeTips', 'CakeOrder'],
    only: CAKES,
    title: 'How big does a wedding cake have to be? Count slices',
    cover: 'Count slices, not tiers',
    question: 'How many slices do we need for a hundred guests?',
    short: 'Fewer than a hundred, if there is other pudding. More, if the cake is the pudding.',
    gist: [
      'A cake after dinner with a dessert table needs slices for about two thirds of the guests; as the only pudding it needs one for each, and larger ones. Coffee slices are a finger long, pudding slices double.',
      'Tell the cake maker what else is sweet on the day and when the cake is cut. Those two facts decide the size, and tiers only decide the look.',
    ],
    subject: ['What else is sweet that day?', 'Finger slices and pudding slices'],
    hooks: {
      '*': [
        'How big should a wedding cake be? Count what else is sweet that day.',
        'A hundred guests do not eat a hundred slices of wedding cake. Mostly.',
      ],
      pt: 'Cake size follows slices: their size, the hour of cutting and what else is served.',
      fi: 'You lie awake over three tiers or four? Then count slices instead.',
      a: 'Wedding cake: slices for two thirds with other pudding, for all without.',
      h: 'The uncle who never eats cake has three slices. Plan him in as a group.',
      l: 'A tall cake, a thin knife, small plates.',
    },
    lines: {
      '*': [
        'Cut late at night, a wedding cake is eaten by about half of the guests. Cut at coffee time, by nearly all.',
        'A wedding slice is as long as a finger and cut in a grid, not in wedges. Ask whoever cuts whether they know that.',
        'Want height without leftovers? One tier may be a dummy, and nobody will ever know.',
        'A cutting cake in the kitchen, same flavour, no decoration, feeds many guests for less.',
      ],
      h: ['In the freezer of each couple there is a box. In it lies hope, with icing.'],
    },
    scene: [
      'Half past eleven, the band plays the slow one, somebody cuts the cake, and on the dance floor nobody notices.',
      'The knife goes in, everybody photographs, and then the whole beautiful thing stands there and asks: and who takes me apart?',
    ],
    why: [
      [
        'By the third course most are full. It is not a verdict on the cake.',
        'An appetite has its hour. Cake likes half past three.',
      ],
      [
        'Wedges of a tall cake fall over and are twice as large as a plate. The grid is what makes the count work.',
        'The same cake feeds forty or eighty, depending on the knife.',
      ],
    ],
    parts: [
      [
        'Say when it is cut',
        [
          'Coffee, after dinner, midnight: three different sizes.',
          'At coffee time nearly all eat a slice, at midnight half of them.',
        ],
        'A wedding timetable on a table',
      ],
      [
        'Say what else is sweet',
        [
          'With a dessert table plan for two thirds of the guests.',
          'If there is no other pudding, count one slice for each.',
        ],
        'A small dessert table',
      ],
      [
        'Ask for a cutting plan',
        ['Which tier first, how long, how wide.', 'It belongs in the hand of whoever holds the knife.'],
        'A drawn grid on a cake tier',
      ],
      [
        'Think of the box',
        ['Who takes what is left, and in what?', 'Cream does not survive the night in a warm room.'],
        'A cake box with a ribbon',
      ],
    ],
    turn: [
      'And then a slice for the two of you. Couples forget.',
      'Better a cake eaten up than a cake admired.',
    ],
    asks: [
      'When was the cake cut at the last wedding you went to?',
      'Do you take a slice of wedding cake home?',
    ],
    ends: {
      pa: 'Hour, pudding, slice: then tiers.',
      fi: 'Hide one slice in the kitchen for yourselves.',
      t: 'Portion grid, serving time, competing desserts.',
      h: 'The uncle sends his thanks, three times.',
      l: 'The last crumb on a silver fork.',
    },
    caution: 'Cakes with cream, custard or fresh fruit need cooling: ask how long yours may stand out.',
    keep: 'the week of the tasting',
    send: 'a couple with a list of guests',
    own: [
      {
        kinds: ['process', 'price', 'offer', 'service'],
        about: 'tastings?|slices?|portions?|servings?',
        lead: 'And how it is planned here.',
      },
    ],
    pic: { ask: 'A tiered cake with one slice cut out', alt: 'A tiered cake with one slice cut' },
    claims: [
      [
        'Usual portions and grid cutting of celebration cakes; share of guests who eat cake at night',
        'trade practice of cake makers',
      ],
      ['Cream and custard need refrigeration', 'food safety advice'],
    ],
  },
  {
    id: 'carry-it-on-the-floor',
    format: 'howto',
    again: 9,
    emoji: '🚗',
    tags: ['CakeTransport', 'CakeTips', 'BirthdayCake'],
    only: CAKES,
    title: 'How to drive a cake home: flat floor, cool car, no lap',
    cover: 'A cake goes in the footwell',
    gist: [
      'The flattest place in a car is the floor in front of the passenger seat, or the boot with a non-slip mat. A lap slopes, seats slope more, and the sun comes through each window.',
      'Cool the car first, put the cake low and flat, brake early. Most cakes have their accidents in the last two kilometres.',
    ],
    subject: ['Not on the lap', 'The flattest place in the car'],
    hooks: {
      '*': [
        'How do you drive a cake home? On the floor of the car. Never on a lap.',
        'The most dangerous place for a birthday cake is a lap.',
      ],
      pt: 'A cake needs a level, cool, non-slip base; seats and laps slope and warm it.',
      fi: 'You are collecting a cake for the party? Then bring nobody to hold it.',
      a: 'Cake in the car: floor, flat, cool, slowly.',
      h: '"I will hold it," said the sister. There was one roundabout.',
      l: 'A white box, a cool car, a quiet road.',
    },
    lines: {
      '*': [
        'Car seats slope backwards. A cake on a seat sets off towards the backrest at the first hill.',
        'Put a rubber mat or a damp tea towel under the cake box, and it stays where it is.',
        'Cool the car before you fetch the cake. Buttercream begins to soften where you begin to sweat.',
        'A cake from the fridge wants an hour or so in a cool room before it is eaten. Cold butter has little taste.',
      ],
      h: ['On the back seat sits an aunt with icing on her knees. She says nothing.'],
    },
    scene: [
      'Saturday, thirty degrees, a boot full of balloons, and somewhere between them three tiers with peonies.',
      'At the traffic light somebody hoots. You wave, and go on at twenty.',
    ],
    why: [
      [
        'Thighs are warm, crooked, and brake differently from the car.',
        'On a lap the cake has two suspensions.',
      ],
      [
        'Fat sets in the cold and gives in the warm. What was firm in the fridge has no corners any more after an hour in the sun.',
        'Height is leverage. A bend pulls at the top tier most.',
      ],
    ],
    parts: [
      [
        'Cool the car',
        ['Ten minutes of air before, vents not on the box.', 'In winter leave the heating off for once.'],
        'A car with its doors open in shade',
      ],
      [
        'Clear a flat place',
        ['Footwell or boot, with the seat pushed back.', 'Nothing beside it that could roll.'],
        'A box in a footwell',
      ],
      [
        'Put something grippy under it',
        ['Rubber mat, damp cloth, shelf liner.', 'The box should fit the board, with no play.'],
        'A rubber mat in a boot',
      ],
      [
        'Drive for the top tier',
        ['Early braking, wide bends, no cobbles.', 'Leave a quarter of an hour more than usual.'],
        'A quiet road through a windscreen',
      ],
    ],
    turn: [
      'And when you get there: first a place for the cake, then the hugs.',
      'From now on it may be admired.',
    ],
    asks: ['How did a cake of yours come to grief?', 'Where in the car do you put a cake?'],
    ends: {
      pa: 'Level, cool, fixed.',
      fi: 'The aunt may hold the flowers.',
      t: 'Low centre, friction, temperature, gentle acceleration.',
      h: 'The roundabout is remembered by name.',
      l: 'And then a lid is lifted.',
    },
    caution:
      'Fresh cream, custard and cheesecake must stay cold on the way: take a cool bag for anything longer than a short trip.',
    keep: 'the Saturday of the party',
    send: 'whoever offers to hold it',
    own: [
      {
        kinds: ['process', 'service', 'policy', 'price'],
        about: 'deliver|collect|pick.?up|transport|set.?up',
        lead: 'And if it should come by itself.',
      },
    ],
    pic: { ask: 'A cake box in the footwell of a car', alt: 'A cake box on the floor of a car' },
    claims: [['Level floor, cool car, non-slip mat', 'trade practice of cake makers']],
  },
  {
    id: 'three-weeks-or-three-days',
    format: 'checklist',
    again: 9,
    emoji: '📅',
    tags: ['CakeOrder', 'BirthdayCake', 'CakeTips'],
    tick: true,
    only: CAKES,
    title: 'Ordering a cake: what a cake maker wants to know first',
    cover: 'What to say when ordering a cake',
    gist: [
      'Date, number of guests, budget, allergies, flavour, one picture, where it will stand. With seven answers in the first message you get a price back and not seven questions.',
      'Cake makers plan backwards from the day: sugar flowers weeks ahead, baking two days before. Write early, and say what it may cost.',
    ],
    subject: ['Seven answers in one message', 'Say what it may cost'],
    hooks: {
      '*': [
        'Ordering a birthday or wedding cake? Put these seven things in the first message.',
        '"How much is a cake?" is like "how long is a piece of string?"',
      ],
      pt: 'A useful cake enquiry names date, guests, place, budget, allergies, flavour and one picture.',
      fi: 'You want a very special cake and do not know how to ask? Like this.',
      a: 'Cake order: date, number, budget, allergies, place, flavour, picture.',
      h: '"Nothing fancy, just a unicorn with a waterfall." For Thursday.',
      l: 'One picture, one flavour, one date.',
    },
    lines: {
      '*': [
        'Name a budget when you order a cake. It does not make it dearer, it makes the design fit.',
        'Send one picture and say what you like about it: colour, shape or flowers. Ten pictures cancel each other out.',
        'Say where the cake will stand. In a tent in July another icing is called for than in a cellar.',
        'Sugar flowers are made one petal at a time and dry for days. That is why good ones need weeks.',
      ],
      h: ['"It need not be edible, only pretty." "It need not be pretty, only chocolate." These two marry.'],
    },
    scene: [
      'A message at eleven at night, three words: "unicorn, saturday, how much". Somebody reads it twice and puts on the kettle.',
      'On the screen fourteen pictures: two rustic ones, one gold, one in the shape of a tractor.',
    ],
    why: [
      [
        'A cake is handwork to a date. Whoever knows the date knows what is still possible.',
        'What takes three weeks cannot be rushed in three days, sugar dries at its own pace.',
      ],
      [
        'A picture shows a cake that already was made, with another budget, for another number.',
        'It says what you love and not what it takes.',
      ],
    ],
    parts: [
      [
        'Date and hour',
        ['And when the venue opens for delivery.', 'Saturdays in June are gone first.'],
        'A calendar with a ring',
      ],
      ['Number of guests', ['Children as half.', 'Better a range than a wrong figure.'], 'A guest list'],
      [
        'What it may cost',
        ['A frame, not a number to the penny.', 'The honest answer is the helpful one.'],
        'A notepad with a sum',
      ],
      [
        'Allergies',
        [
          'Nuts, egg, gluten, milk, and how strict it has to be.',
          'In a small kitchen "free from traces" is often not possible.',
        ],
        'A bowl of nuts put aside',
      ],
      [
        'One picture and one flavour',
        ['With a line about what you like in it.', 'Inside decides whether it is eaten.'],
        'A sketch of a cake',
      ],
      [
        'Where it will stand',
        ['Indoors, tent, garden, how long.', 'Sun is the enemy of edges.'],
        'A cake table in a shady corner',
      ],
    ],
    turn: ['With that an answer comes back that you can say yes to.', 'And the unicorn was lovely.'],
    asks: ['What was the best cake you ever had made?', 'Which cake would you order for yourself?'],
    ends: {
      pa: 'Seven facts, one message.',
      fi: 'And leave room for an idea of hers or his.',
      t: 'Date, servings, frame, allergens, site, reference.',
      h: 'The waterfall was left out. Thank you.',
      l: 'A drawing, and an answer.',
    },
    keep: 'the next birthday with a nought',
    send: 'somebody with fourteen pictures',
    own: [
      {
        kinds: ['process', 'policy', 'price', 'offer'],
        about: 'order|notice|deposit|lead time|weeks?|consult|from £|from \\$',
        lead: 'And what applies to orders here.',
      },
    ],
    pic: { ask: 'A sketch of a cake beside a calendar', alt: 'A cake sketch beside a calendar' },
    claims: [
      [
        'Sugar flowers take days to dry; usual enquiry facts; traces in small kitchens',
        'trade practice of cake makers',
      ],
    ],
  },
  {
    id: 'naked-or-iced',
    format: 'either',
    again: 9,
    emoji: '🍰',
    tags: ['WeddingCake', 'ThisOrThat', 'CakeDesign'],
    only: CAKES,
    title: 'Buttercream or fondant: which cake would you choose?',
    cover: 'Buttercream or fondant?',
    gist: [
      'Buttercream tastes and melts, fondant is smooth and patient. One wants shade, the other a sharp knife. Which would you have on your cake?',
      'On the outside it is a question of looks, inside one of taste. On which side are you?',
    ],
    subject: ['Tastes or smooth?', 'Shade or a sharp knife'],
    hooks: {
      '*': [
        'Buttercream or fondant: which would be on your wedding or birthday cake?',
        'Two camps at every cake tasting: buttercream and fondant.',
      ],
      pt: 'Fondant gives smooth edges and stands warmth a little better; buttercream tastes of more and wants cool.',
      fi: 'Do you eat the sugar coat of the cake or leave it on the rim of the plate?',
      a: 'Buttercream or fondant on the cake. Decide.',
      h: 'Every child peels off the fondant. Every adult wants to.',
      l: 'Soft cream in waves, or white without a line.',
    },
    lines: {
      '*': [
        'Buttercream or fondant: what would you like on your cake?',
        'In a tent in July ask for fondant over a firm layer, or for shade, a fan and a late entrance.',
        'Swiss meringue buttercream is less sweet and silkier than the one made of icing sugar. Ask which one is used.',
        'Fondant shows every bump beneath it. Smooth cakes have a second, hidden coat.',
      ],
      h: ['On the edge of the plate lies a small white coat, folded neatly.'],
    },
    scene: [
      'Two plates, two spoons, one couple, and for the first time that spring a real difference of opinion.',
      'The knife goes through cream like a boat, and through fondant like somebody opening a letter.',
    ],
    why: [
      [
        'Butter is soft where people like it, sugar paste is firm where cameras like it.',
        'The one is for the tongue, the other for the eye, and both want to be on the cake.',
      ],
    ],
    parts: [
      [
        'Buttercream',
        ['Taste, texture, waves, and a bit of sloping in the heat.', 'For those who lick the knife.'],
        'Swirls of buttercream',
      ],
      [
        'Fondant',
        ['Smooth, exact, good for shapes and long days.', 'For those who love a clean line.'],
        'A smooth white tier',
      ],
    ],
    turn: [
      'Many take both: cream below, a thin coat above.',
      'In the photograph they look alike. On the fork they do not.',
    ],
    asks: ['Buttercream or fondant?', 'Do you eat the fondant on a cake?'],
    ends: {
      pa: 'Weather first, then taste, then look.',
      fi: 'A tasting settles everything. Nearly.',
      t: 'Fat sets, sugar paste skins.',
      h: 'The coat on the rim was returned.',
      l: 'A fork, and no more talk.',
    },
    keep: 'the tasting',
    send: 'the one you share the cake with',
    own: [
      {
        kinds: ['product', 'service', 'offer', 'price'],
        about: 'buttercream|fondant|ganache|naked|flavou?rs?|tasting',
        lead: 'And what is spread here.',
      },
    ],
    pic: { ask: 'Two small cakes, one smooth, one in waves', alt: 'A smooth cake beside a buttercream cake' },
    claims: [['Properties of fondant and buttercream in warmth', 'baking textbooks']],
  },
  {
    id: 'flowers-you-may-not-eat',
    format: 'mistake',
    again: 9,
    emoji: '🌸',
    tags: ['EdibleFlowers', 'CakeDecorating', 'CakeTips'],
    only: CAKES,
    title: 'Fresh flowers on a cake: which are safe, and how to put them on',
    cover: 'Not every flower may go on',
    wrong: 'Putting flowers from the shop straight into the cake',
    gist: [
      'Lily of the valley, hydrangea, foxglove, narcissus: lovely and poisonous. And even a harmless rose from a shop may have been sprayed. Use flowers grown to eat, or keep stems out of the cake.',
      'A flower on a cake must be edible, unsprayed, or not touch it. Stems belong in a tube or on a collar, not in the sponge.',
    ],
    subject: ['Lovely and poisonous', 'No stems in the sponge'],
    hooks: {
      '*': [
        'Fresh flowers on a cake? Some of the prettiest are poisonous.',
        'Before you decorate a cake with flowers: two questions about each of them.',
      ],
      pt: 'Flowers on cakes must be non-toxic and unsprayed, or kept from touching what is eaten.',
      fi: 'You want to decorate the cake from the garden? Lovely. Leave the lily of the valley where it is.',
      a: 'Flowers on cake: edible, unsprayed, no bare stems.',
      h: 'The hydrangea looked wonderful. It belongs in the garden and not in grandfather.',
      l: 'Violets, rose petals, borage: a few, and fresh.',
    },
    lines: {
      '*': [
        'Never on a cake: lily of the valley, foxglove, hydrangea, narcissus, oleander, sweet pea.',
        'Good on a cake, if grown without sprays: violets, pansies, nasturtium, borage, calendula, rose petals.',
        'Flowers from a florist are grown to be looked at. Ask for ones grown for eating, or put a layer between.',
        'Put flowers on as late as possible, and take off what is not for eating before you cut.',
      ],
      h: ['"Is that edible?" asks the child, with the flower already half gone.'],
    },
    scene: [
      'An hour to go, a bare white cake, and outside everything is in flower. You take the scissors and stop at the door.',
      'On the table lies a bunch from the supermarket with a label: "decorative use only". It means that.',
    ],
    why: [
      [
        'Many garden plants have poisons in leaf and sap, and sap runs out of a cut stem.',
        'Stuck into a sponge, a stem gives off what is in it.',
      ],
      [
        'What is grown for the vase may be treated with things that were never meant for the plate.',
        'Washing does not take it all off.',
      ],
    ],
    parts: [
      [
        'Know its name',
        ['If you are not sure what it is, it stays off.', 'The Latin name, as common ones get mixed up.'],
        'A hand holding a labelled flower',
      ],
      [
        'Ask how it was grown',
        ['For eating, or your own garden without sprays.', 'Not from the roadside.'],
        'A small bed of pansies',
      ],
      [
        'No stems in the cake',
        ['A tube, a straw or a cake collar between.', 'Petals only, for small ones.'],
        'A flower in a small tube',
      ],
      [
        'Take it off before cutting',
        ['Whoever serves should know which are for eating.', 'Small wires, too: count them in and out.'],
        'Flowers laid beside a cake',
      ],
    ],
    turn: [
      'Five pansies are prettier than a bunch with a question mark.',
      'And the rest goes into a vase beside it. It looks nearly the same.',
    ],
    asks: ['Which flower would you put on a cake?', 'Have you ever eaten a flower?'],
    ends: {
      pa: 'Edible, unsprayed, separate: two of three will not do for eating.',
      fi: 'Children pick first and ask later.',
      t: 'Toxicity, residues, contact.',
      h: 'Grandfather had seconds. Of the violets.',
      l: 'One violet, on white.',
    },
    caution:
      'If somebody has eaten a plant that may be poisonous, ring the poison centre at once. People with hay fever can react to edible flowers.',
    keep: 'the morning of the party',
    send: 'somebody with scissors at the garden gate',
    own: [
      {
        kinds: ['product', 'service', 'process'],
        about: 'flowers?|pressed|sugar flowers?|botanical|edible',
        lead: 'And what blooms on the cakes here.',
      },
    ],
    pic: { ask: 'A few pansies on a white cake', alt: 'Pansies on a white cake' },
    claims: [
      [
        'Toxic garden flowers; florist flowers not for food; barrier for stems',
        "food safety authorities' advice on flowers and food",
      ],
    ],
  },
  {
    id: 'why-flowers-take-a-week',
    format: 'behind',
    again: 9,
    emoji: '🌹',
    tags: ['SugarFlowers', 'BehindTheScenes', 'CakeMaking'],
    only: CAKES,
    title: 'How long does a decorated cake take? The week before a wedding',
    cover: 'The week behind a cake',
    gist: [
      "Monday petals, Wednesday sponge, Thursday filling and a first coat, Friday smooth, Saturday a slow drive. A cake for one evening is a week on somebody's calendar.",
      'Most of a wedding cake is waiting: for sugar to dry, for layers to settle, for butter to set. The baking takes an afternoon.',
    ],
    subject: ['Mostly waiting', 'Monday petals, Saturday drive'],
    hooks: {
      '*': [
        'What happens in the week before a wedding cake is cut? Mostly waiting.',
        'A wedding cake takes a week, of which the oven gets an afternoon.',
      ],
      pt: 'Drying, resting and chilling take most of the days; baking and decorating the rest.',
      fi: 'Have you ever wondered why nobody makes a tiered cake from Thursday to Saturday?',
      a: 'A tiered cake: dry, bake, rest, coat, chill, carry.',
      h: 'On Friday night the cake sleeps well. Its maker does not.',
      l: 'One petal after another, thin as paper, laid to dry.',
    },
    lines: {
      '*': [
        'Cake layers get a rest wrapped in the cold before they are filled. Fresh ones crumble under the knife.',
        'Inside a tiered cake stand rods that carry the upper tiers. Without them it would sink into itself.',
        'The first coat of cream only catches the crumbs. That is why the second is smooth.',
        'A cake maker packs a repair kit for the delivery: cream, palette knife, spare petals, and nerves.',
      ],
      h: ['Somewhere in each tall cake there is a drinking straw that knows everything.'],
    },
    scene: [
      'Half past nine at night, a lamp, a petal on a sponge pad, and beside it forty-one others that look the same and are not.',
      'A quarter to seven, Saturday: someone carries three tiers down a staircase, step by step, and the whole house holds its breath.',
    ],
    why: [
      [
        'Sugar dries from the outside in, thin edges first, and no oven hurries it without cracking it.',
        'What is rushed droops by the evening.',
      ],
      [
        'Weight wants to go down. Layers need time to settle, or they do it at the party.',
        'A cake that rested does not bulge.',
      ],
    ],
    parts: [
      [
        'Early in the week: petals',
        ['Made singly, dried over curved things such as spoons.', 'Breakages are planned for.'],
        'Sugar petals drying on spoons',
      ],
      [
        'Midweek: bake and rest',
        ['Wrapped and cold, so that they cut cleanly.', 'The trimmings are breakfast.'],
        'Wrapped cake layers',
      ],
      [
        'Thursday: fill and first coat',
        ['Then straight into the cold.', 'Everything crooked is corrected now.'],
        'A cake with a thin crumb coat',
      ],
      [
        'The day before: smooth and stack',
        ['Rods in, tiers on, a level on top.', 'A builder would feel at home.'],
        'A small spirit level on a cake',
      ],
      [
        'On the day: a slow drive',
        ['With spare petals in the pocket.', 'The photograph at the door is for the nerves.'],
        'A cake box in a van',
      ],
    ],
    turn: ['It is cut in ten seconds. That is what it was made for.', 'Sunday is spent lying down.'],
    asks: [
      'What would you never guess took so long?',
      'Which handmade thing do you still have a photograph of?',
    ],
    ends: {
      pa: 'Time is an ingredient.',
      fi: 'Bring your cake maker a coffee on Friday.',
      t: 'Dry, chill, settle, dowel, stack.',
      h: 'The straw keeps silent.',
      l: 'And then a knife, with a ribbon.',
    },
    keep: 'the months before a wedding',
    send: 'somebody who wants a cake by Saturday',
    own: [
      {
        kinds: ['people', 'story', 'process'],
        about: 'sugar flowers?|by hand|handmade|has made',
        lead: 'And whose week it is here.',
      },
    ],
    pic: { ask: 'Sugar petals drying on spoons', alt: 'Sugar petals drying on spoons' },
    claims: [['Resting, crumb coat, dowels, drying of sugar flowers', 'cake decorating textbooks']],
  },
];
