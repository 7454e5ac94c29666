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
    title: [
      'How big does a wedding cake have to be? Count slices',
      'How many slices of wedding cake do you really need?',
    ],
    cover: 'Wedding cake: count slices',
    question: 'How many slices do we need for a hundred guests?',
    short: [
      'Fewer than a hundred, if there is other {pudding|dessert}. More, if the cake is the {pudding|dessert}.',
      'Count on about two slices for three guests when there are other sweets, and one each when there are none.',
    ],
    gist: [
      'A cake after dinner with a dessert table needs slices for about two thirds of the guests; as the only {pudding|dessert} it needs one for each, and larger ones. Coffee slices are a finger long, {pudding|dessert} slices double.',
      'Tell the cake maker what else is sweet on the day and when you cut the cake. Those two decide the size.',
    ],
    subject: ['Wedding cake: how many slices?', 'What else is sweet that day?'],
    hooks: {
      '*': [
        'How big should a wedding cake be? Count what else is sweet that day.',
        'A hundred guests do not eat a hundred slices of wedding cake. Mostly.',
        'Tiers of a wedding cake are for the eye, slices are for the guests. Count slices.',
      ],
      pt: 'How big a cake must be depends on the size of the slices, the hour of cutting and what else there is.',
      fi: 'Do you lie awake over three tiers or four? Count slices instead.',
      a: 'Wedding cake: slices for two thirds with other {pudding|dessert}, for all without.',
      h: 'The uncle who never eats cake has three slices. Plan for him.',
      l: 'A tall wedding cake, a thin knife, small plates.',
    },
    lines: {
      '*': [
        'Cut late at night, a wedding cake is eaten by about half of the guests. Cut at coffee time, by nearly all.',
        'A wedding slice is as long as a finger and cut in a grid, not in wedges. Ask whoever cuts whether they know that.',
        'Want height without leftovers? One tier may be a dummy, and nobody will ever know.',
        'A cutting cake in the kitchen, same flavour, no decoration, feeds many guests for less.',
        'Cut the cake while the coffee is poured, and it gets eaten. Cut at midnight, it gets admired.',
        'Ask the venue who cuts the wedding cake, and give that person the plan before the speeches.',
      ],
      h: ['In the freezer of each couple there is a box of wedding cake. It has been there for years.'],
    },
    scene: [
      'Half past eleven, the band plays a slow one, somebody cuts the wedding cake, and on the dance floor nobody notices.',
      'The knife goes in, everybody takes a picture, and then nobody knows how to cut the cake.',
    ],
    why: [
      [
        'By the third course most guests are full. It says nothing about the cake.',
        'People are hungry for cake at half past three.',
      ],
      [
        'Wedges of a tall cake fall over and are too large. Cut it in a grid.',
        'The same cake feeds forty or eighty, depending on the knife.',
      ],
    ],
    parts: [
      [
        ['Say when the cake is cut', 'Fix the hour for the cake'],
        [
          'Coffee, after dinner, midnight: three different sizes.',
          'At coffee time nearly all eat a slice, at midnight half of them.',
          'Before the dancing people eat, after it they dance. Plan for full or for half accordingly.',
        ],
        ['A wedding timetable on a table', 'A clock beside a cake knife'],
      ],
      [
        ['Say what else is sweet', 'List the other {puddings|desserts}'],
        [
          'With a dessert table plan for two thirds of the guests.',
          'If there is no other {pudding|dessert}, count one slice for each.',
          'Where there are bowls of mousse as well, a third of the guests will pass.',
        ],
        ['A small dessert table', 'Small {puddings|desserts} on a side table'],
      ],
      [
        ['Ask for a cutting plan', 'Have a plan for cutting it'],
        [
          'Which tier first, how long, how wide.',
          'It belongs in the hand of whoever holds the knife.',
          'A drawing with lines is enough.',
        ],
        ['A drawn grid on a cake tier', 'A sheet of paper with a cake drawn in squares'],
      ],
      [
        ['Plan for what is left over', 'Bring boxes for the rest'],
        [
          'Who takes what is left, and in what?',
          'Cream does not survive the night in a warm room.',
          'Somebody needs lids, boxes and a cold place before midnight.',
        ],
        ['A cake box with a ribbon', 'Empty boxes stacked beside a cake table'],
      ],
    ],
    turn: [
      'And keep a slice for the two of you. Couples forget.',
      'Better a cake that is eaten than a cake that is admired.',
    ],
    asks: [
      'When was the cake cut at the last wedding you went to?',
      'Do you take a slice of wedding cake home?',
    ],
    ends: {
      pa: 'First the hour and the {pudding|dessert}, then slices, then tiers.',
      fi: 'Hide one slice in the kitchen for yourselves.',
      t: 'Size of slice, hour, other sweets: those three give the number.',
      h: 'The uncle says thank you, three times.',
      l: 'The last crumb, on a small fork.',
    },
    caution: [
      'Cakes with cream, custard or fresh fruit need cooling: ask how long yours may stand out.',
      'Ask how long your cake may stand in the warm: with cream, custard or fresh fruit it has to be kept cool.',
    ],
    keep: 'the week of the tasting',
    send: 'a couple with a list of guests',
    own: [
      {
        kinds: ['process', 'price', 'offer', 'service'],
        about: 'tastings?|slices?|portions?|servings?',
        lead: 'And how we plan it here.',
      },
    ],
    pic: {
      ask: ['A tiered cake with one slice cut out', 'A slice lifted out of a wedding cake'],
      alt: 'A tiered cake with one slice cut',
    },
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
    title: [
      'How to drive a cake home: flat floor, cool car, no lap',
      'Transporting a cake by car without a crack or a lean',
    ],
    cover: 'How to drive a cake home',
    gist: [
      'The flattest place in a car is the floor in front of the passenger seat, or the {boot|trunk} with a non-slip mat. A lap slopes, and so does a seat.',
      'Cool the car first, put the cake low and flat, brake early. Most cakes break in the last two {kilometres|miles}.',
    ],
    subject: ['Cake in the car: not on a lap', 'The flattest place in the car'],
    hooks: {
      '*': [
        'How do you drive a cake home? On the floor of the car. Never on a lap.',
        'The most dangerous place for a birthday cake is a lap.',
        'Nearly all cakes that break do so in the last two miles.',
      ],
      pt: 'A cake needs a level, cool, non-slip base; seats and laps slope and warm it.',
      fi: 'Are you collecting a cake for the party? Nobody need hold it.',
      a: 'Cake in the car: on the floor, flat, cool, slowly.',
      h: '"I will hold the cake," said the sister. There was one roundabout.',
      l: 'A cake in a white box, a cool car, a quiet road.',
    },
    lines: {
      '*': [
        'Car seats slope backwards. On a seat, a cake slides at the first hill.',
        'Put a rubber mat or a damp {tea towel|dish towel} under the cake box, and it stays where it is.',
        'Cool the car before you fetch the cake. Buttercream begins to soften where you begin to sweat.',
        'A cake from the fridge wants an hour or so in a cool room before it is eaten. Cold butter has little taste.',
        'With a cake, take the stairs and not a full {lift|elevator}, and let somebody open the doors.',
        'Leave the cake box open at the top, and you see in the mirror how the cake is doing.',
      ],
      h: ['On the back seat sits an aunt with icing on her knees. She says nothing.'],
    },
    scene: [
      'Saturday, {thirty|ninety} degrees, a {boot|trunk} full of balloons, and between them a cake with three tiers.',
      'You drive with a cake in the car, at twenty. Somebody behind you hoots. You wave.',
    ],
    why: [
      ['A lap is warm and crooked, and moves when the car brakes.', 'On a lap a cake wobbles twice.'],
      [
        'Cream is firm in the cold and soft in the warm. After an hour in the sun the cake has no edges.',
        'In a bend the top tier moves most.',
      ],
    ],
    parts: [
      [
        ['Cool the car first', 'Fetch the cake in a cold car'],
        [
          'Ten minutes of air before, vents not on the box.',
          'In winter leave the heating off for once.',
          'Let the air run first and turn the vents away from where the box will stand.',
        ],
        ['A car with its doors open in shade', 'A hand turning down a car heater'],
      ],
      [
        ['Clear a flat place for it', 'Make room on the floor'],
        [
          'In front of the seat or in the {boot|trunk}.',
          'Nothing beside it that could roll.',
          'Push the front seat back or empty the boot. Whatever could slide goes elsewhere.',
        ],
        ['A box in a footwell', 'An empty, swept boot'],
      ],
      [
        ['Put a mat under the box', 'Lay something under it that grips'],
        [
          'Rubber mat, damp cloth, shelf liner.',
          'The box should fit the board, with no play.',
          'A damp {tea towel|dish towel} is enough to hold a box.',
        ],
        ['A rubber mat in a boot', 'A folded damp cloth under a cake box'],
      ],
      [
        ['Drive slowly and brake early', 'Drive as if the cake were asleep'],
        [
          'Early braking, wide bends, no cobbles.',
          'Leave a quarter of an hour more than usual.',
          'Brake long before the light and take corners at a walk. Nobody behind you knows, and that is all right.',
        ],
        ['A quiet road through a windscreen', 'A slow bend seen over a dashboard'],
      ],
    ],
    turn: ['When you arrive: first put the cake down, then hug.', 'Now everyone may admire it.'],
    asks: ['Has one of your cakes ever had an accident?', 'Where in the car do you put a cake?'],
    ends: {
      pa: 'Level, cool, and held by a mat.',
      fi: 'The aunt may hold the flowers.',
      t: 'Low, cool, fixed, and no sudden braking.',
      h: 'The family still knows the roundabout.',
      l: 'And then somebody lifts the lid.',
    },
    caution: [
      'Fresh cream, custard and cheesecake must stay cold on the way: take a cool bag for anything longer than a short trip.',
      'A cake with fresh cream, custard or cheese must not get warm: pack it in a cool bag for all but a short drive.',
    ],
    keep: 'the Saturday of the party',
    send: 'whoever offers to hold the cake',
    own: [
      {
        kinds: ['process', 'service', 'policy', 'price'],
        about: 'deliver(?!\\w* to (?:caf|office|shop|restaurant|hotel))|collect|pick.?up|transport|set.?up',
        lead: 'And if the cake should come to you.',
      },
    ],
    pic: {
      ask: ['A cake box in the footwell of a car', 'A white box on a mat behind the front seat'],
      alt: 'A cake box on the floor of a car',
    },
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
    title: [
      'Ordering a cake: what a cake maker wants to know first',
      'What to put in your message when you order a cake',
    ],
    cover: 'How to order a cake',
    gist: [
      'Date, number of guests, budget, allergies, flavour, one picture, where it will stand. With seven answers in the first message you get a price back and not seven questions.',
      'Cake makers plan backwards from the day: sugar flowers weeks ahead, baking two days before. Write early, and say what it may cost.',
    ],
    subject: ['Order a cake in one message', 'Say what the cake may cost'],
    hooks: {
      '*': [
        'Ordering a birthday or wedding cake? Put these seven things in the first message.',
        '"How much is a cake?" is like "how long is a piece of string?"',
        'A good order for a cake fits in one message, and saves a week of questions.',
      ],
      pt: 'A useful cake enquiry names date, guests, place, budget, allergies, flavour and one picture.',
      fi: 'Do you want a very special cake and not know how to ask for it?',
      a: 'Cake order: date, number, budget, allergies, place, flavour, picture.',
      h: '"Nothing fancy, just a unicorn cake with a waterfall." For Thursday.',
      l: 'To order a cake: one picture, one flavour, one date.',
    },
    lines: {
      '*': [
        'Name a budget when you order a cake. It does not make it dearer, it makes the design fit.',
        'Send one picture and say what you like about it: colour, shape or flowers. Ten pictures cancel each other out.',
        'Say where the cake will stand. In a tent in July another icing is called for than in a cellar.',
        'Sugar flowers are made one petal at a time and dry for days. That is why good ones need weeks.',
        'Ask what your cake can do without before you ask for a lower price.',
        'If the date is close, ask which cake is still possible.',
      ],
      h: [
        '"The cake need not be edible, only pretty." "It need not be pretty, only chocolate." These two marry.',
      ],
    },
    scene: [
      'A message at eleven at night: "unicorn cake, saturday, how much". Somebody reads it twice and puts the kettle on.',
      'On the screen are fourteen pictures of cakes: two rustic ones, one gold, one in the shape of a tractor.',
    ],
    why: [
      [
        'A cake is made by hand for one date. So the date comes first.',
        'Sugar flowers dry slowly, and three weeks of work do not fit in three days.',
      ],
      [
        'A picture shows a cake for another price and another number of guests.',
        'A picture says what you love and not what it costs.',
      ],
    ],
    parts: [
      [
        ['Say the date and the hour', 'When do you need the cake?'],
        [
          'And when the venue opens for delivery.',
          'Saturdays in June are gone first.',
          'A maker plans backwards from that, and popular weekends fill early.',
        ],
        ['A calendar with a ring', 'A diary open at a weekend'],
      ],
      [
        ['Say how many will eat it', 'How many guests are there?'],
        [
          'Children as half.',
          'Better a range than a wrong figure.',
          'Adults and little ones apart. Roughly is fine.',
        ],
        ['A guest list', 'Names on a folded sheet'],
      ],
      [
        ['Say what it may cost', 'How much would you spend?'],
        [
          'A rough figure is enough.',
          'The honest answer is the helpful one.',
          'With a figure a cake maker knows where to stop.',
        ],
        ['A notepad with a sum', 'A figure circled on paper'],
      ],
      [
        ['Say who has allergies', 'What must not be in it?'],
        [
          'Nuts, egg, gluten, milk, and how strict it has to be.',
          'In a small kitchen "free from traces" is often not possible.',
          'Say who has the allergy and how strong it is, since traces are hard to rule out.',
        ],
        ['A bowl of nuts put aside', 'A list of ingredients under a finger'],
      ],
      [
        ['One picture and one flavour', 'Send a single picture'],
        [
          'With a line about what you like in it.',
          'Inside decides whether it is eaten.',
          'Tell them what caught you about it. And remember that people eat the inside.',
        ],
        ['A sketch of a cake', 'One photograph beside a slice of {sponge|cake}'],
      ],
      [
        ['Say where the cake will stand', 'Tent, hall or garden?'],
        [
          'Indoors, tent, garden, how long.',
          'In the sun, icing goes soft.',
          'Tent, hall or lawn, in the sun or not, and from when to when.',
        ],
        ['A cake table in a shady corner', 'A small table under a tree'],
      ],
    ],
    turn: ['Then you get an answer you can say yes to.', 'And the unicorn was lovely.'],
    asks: ['What was the best cake you ever had made?', 'Which cake would you order for yourself?'],
    ends: {
      pa: 'Seven facts in one message.',
      fi: "And leave room for the baker's own ideas.",
      t: 'Date, guests, price, allergies, place, flavour, picture.',
      h: 'We left out the waterfall.',
      l: 'A drawing, and a clear answer.',
    },
    keep: 'the next big birthday',
    send: 'somebody with fourteen pictures of cakes',
    own: [
      {
        kinds: ['process', 'policy', 'price', 'offer'],
        about:
          '(?:cakes?|cake orders)[^.]*(?:order|notice|days|weeks)|\\borders? (?:close|need)|notice|deposit|lead time|weeks ahead|consult',
        lead: 'And how to order here.',
      },
    ],
    pic: {
      ask: ['A sketch of a cake beside a calendar', 'A pencil drawing of a cake with notes'],
      alt: 'A cake sketch beside a calendar',
    },
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
    title: [
      'Buttercream or fondant: which cake would you choose?',
      'Fondant or buttercream: taste, looks and heat compared',
    ],
    cover: 'Buttercream or fondant?',
    gist: [
      'Buttercream tastes better but melts, fondant is smooth and keeps. Which would you like on your cake?',
      'Buttercream or fondant: one is for the tongue, one for the eye. Which do you take?',
    ],
    subject: ['Cake: buttercream or fondant?', 'Shade, or a sharp knife'],
    hooks: {
      '*': [
        'Buttercream or fondant: which would be on your wedding or birthday cake?',
        'Two camps at every cake tasting: buttercream and fondant.',
        'Buttercream is better on the fork, fondant is better in the photograph.',
      ],
      pt: 'Fondant gives smooth edges and stands warmth a little better; buttercream tastes of more and wants cool.',
      fi: 'The fondant on a cake: do you eat it?',
      a: 'Buttercream or fondant on the cake: decide.',
      h: 'Every child peels the fondant off the cake. Every adult wants to.',
      l: 'A cake in soft waves of cream, or white and smooth.',
    },
    lines: {
      '*': [
        'Buttercream or fondant: what would you like on your cake?',
        'In a tent in July ask for fondant over a firm layer, or for shade, a fan and a late entrance.',
        'Swiss meringue buttercream is less sweet and silkier than the one made of icing sugar. Ask which one is used.',
        'Fondant shows every bump beneath it. Smooth cakes have a second, hidden coat.',
        'A semi-naked cake has one thin coat of cream. It dries out sooner than you think.',
        'Taste buttercream and fondant before you decide. Pictures have no taste.',
      ],
      h: ['On the edge of the plate lies a small white coat of fondant, neatly folded.'],
    },
    scene: [
      'Two plates, two spoons, one couple: buttercream or fondant? They do not agree.',
      'The knife goes through buttercream without a sound. Fondant it has to break first.',
    ],
    why: [
      [
        'Butter is soft and tastes good, fondant is firm and looks good.',
        'A cake should taste good and look good.',
      ],
    ],
    parts: [
      [
        'Buttercream',
        [
          'Better to eat: soft, in waves, and not good in the heat.',
          'For those who lick the knife.',
          'It tastes of butter and vanilla. In warm rooms it slips.',
        ],
        ['Swirls of buttercream', 'A spatula leaving ridges in cream'],
      ],
      [
        'Fondant',
        [
          'Better to look at: smooth, exact, good for shapes and long days.',
          'For those who love a clean line.',
          'It waits for hours. If it is thick, people leave it.',
        ],
        ['A smooth white tier', 'A sheet of icing laid over a cake'],
      ],
    ],
    turn: [
      'Many cakes have both: cream below, a thin coat above.',
      'In a photograph you see no difference. On the fork you do.',
    ],
    asks: ['Would you take buttercream or fondant?', 'What do you leave on your plate?'],
    ends: {
      pa: 'Think of the weather, then the taste, then the look.',
      fi: 'Taste both. It nearly always settles it.',
      t: 'Butter sets in the cold, sugar paste gets a skin.',
      h: 'The little white coat came back to the kitchen.',
      l: 'A fork, and no more talk.',
    },
    keep: 'your cake tasting',
    send: 'the one you share the cake with',
    own: [
      {
        kinds: ['product', 'service', 'offer', 'price'],
        about: 'buttercream|fondant|ganache|naked|flavou?rs?|tasting',
        lead: 'And what goes on our cakes.',
      },
    ],
    pic: {
      ask: ['Two small cakes, one smooth, one in waves', 'A ridged cake and a smooth one side by side'],
      alt: 'A smooth cake beside a buttercream cake',
    },
    claims: [['Properties of fondant and buttercream in warmth', 'baking textbooks']],
  },
  {
    id: 'flowers-you-may-not-eat',
    format: 'mistake',
    again: 9,
    emoji: '🌸',
    tags: ['EdibleFlowers', 'CakeDecorating', 'CakeTips'],
    only: CAKES,
    title: [
      'Fresh flowers on a cake: which are safe, and how to put them on',
      'Decorating a cake with real flowers, safely',
    ],
    cover: 'Which flowers may go on a cake?',
    wrong: 'Putting flowers from the shop straight into the cake',
    gist: [
      'Lily of the valley, hydrangea, foxglove, narcissus: lovely and poisonous. And even a harmless rose from a shop may have been sprayed. Use flowers grown to eat, or keep stems out of the cake.',
      'A flower on a cake must be edible and unsprayed, or not touch it. No stems in the {sponge|cake}.',
    ],
    subject: ['Pretty, and poisonous on a cake', 'No flower stems in the cake'],
    hooks: {
      '*': [
        'Fresh flowers on a cake? Some of the prettiest are poisonous.',
        'Before you put flowers on a cake, ask two questions about each.',
        'A flower may be from your own garden and still not belong on a cake.',
      ],
      pt: 'Flowers on cakes must be non-toxic and unsprayed, or kept from touching what is eaten.',
      fi: 'Do you want to decorate a cake from the garden? Leave the lily of the valley where it is.',
      a: 'Flowers on a cake: edible, unsprayed, no bare stems.',
      h: 'The hydrangea on the cake looked wonderful. It belongs in the garden.',
      l: 'Violets, rose petals, borage on a cake: a few, and fresh.',
    },
    lines: {
      '*': [
        'Never on a cake: lily of the valley, foxglove, hydrangea, narcissus, oleander, sweet pea.',
        'Good on a cake, if grown without sprays: violets, pansies, nasturtium, borage, calendula, rose petals.',
        'Flowers from a florist are grown to be looked at. Ask for ones grown for eating, or put a layer between.',
        'Put flowers on as late as possible, and take off what is not for eating before you cut.',
        'Rosemary, mint and thyme are a safe way to decorate a cake.',
        'Crystallised petals keep for weeks: egg white, sugar, a dry room. Use only kinds that are eaten.',
      ],
      h: ['"Can I eat that flower?" asks the child, with half of it gone.'],
    },
    scene: [
      'An hour to go, a bare white cake, and the garden is full of flowers. But which are safe?',
      'A bunch from the supermarket says "decorative use only". Not for the cake, then.',
    ],
    why: [
      [
        'Many garden plants have poisons in leaf and sap, and sap runs out of a cut stem.',
        'A stem stuck into a cake gives off what is in it.',
      ],
      [
        'Flowers for the vase may be sprayed with things that do not belong on a plate.',
        'Washing does not take it all off.',
      ],
    ],
    parts: [
      [
        ['Know the name of each flower', 'Be certain what it is'],
        [
          'If you are not sure what it is, it stays off.',
          'The Latin name, as common ones get mixed up.',
          'Names are shared by quite different plants, so find the botanical one or leave it.',
        ],
        ['A hand holding a labelled flower', 'A flower beside an open plant book'],
      ],
      [
        ['Ask how it was grown', 'Find out what was sprayed'],
        [
          'For eating, or your own garden without sprays.',
          'Not from the roadside.',
          'Sold for eating, or grown by you without anything. Verges and bouquets are out.',
        ],
        ['A small bed of pansies', 'Edible flowers in a labelled tray'],
      ],
      [
        ['Keep stems out of the cake', 'Wrap the stems'],
        [
          'A tube, a straw or a cake collar between.',
          'Petals only, for small ones.',
          'Wrap it, put it in a tube, or pull off the petals and use those.',
        ],
        ['A flower in a small tube', 'A wrapped stem above icing'],
      ],
      [
        ['Take flowers off before cutting', 'Clear them off before serving'],
        [
          'Whoever serves should know which are for eating.',
          'Small wires, too: count them in and out.',
          'Tell whoever cuts which ones may stay. Count wires and picks as you take them out.',
        ],
        ['Flowers laid beside a cake', 'Picks and wires laid in a row'],
      ],
    ],
    turn: [
      'Five pansies are prettier than a bunch you are not sure about.',
      'And put the rest in a vase beside it.',
    ],
    asks: ['Which flower would you put on a cake?', 'Have you ever eaten a flower?'],
    ends: {
      pa: 'Edible and unsprayed, or kept off the cake.',
      fi: 'Children eat first and ask later.',
      t: 'Poison, sprays, stems: check all three.',
      h: 'Grandfather had seconds, with violets.',
      l: 'One violet, on white icing.',
    },
    caution: [
      'If somebody has eaten a plant that may be poisonous, ring the poison centre at once. People with hay fever can react to edible flowers.',
      'After eating a plant that might be poisonous, call a poison centre straight away. Edible flowers can trouble people with hay fever.',
    ],
    keep: 'the morning of the party',
    send: 'somebody who decorates cakes from the garden',
    own: [
      {
        kinds: ['product', 'service', 'process'],
        about: 'flowers?|pressed|sugar flowers?|botanical|edible',
        lead: 'And what we put on cakes.',
      },
    ],
    pic: {
      ask: ['A few pansies on a white cake', 'Pansies laid on white icing'],
      alt: 'Pansies on a white cake',
    },
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
    title: [
      'How long does a decorated cake take? The week before a wedding',
      'The week behind a wedding cake, day by day',
    ],
    cover: 'A week for one wedding cake',
    gist: [
      "Monday petals, Wednesday {sponge|cake}, Thursday filling and a first coat, Friday smooth, Saturday a slow drive. A cake for one evening is a week on somebody's calendar.",
      'Most of a wedding cake is waiting: sugar has to dry, layers have to rest, butter has to set. Baking takes an afternoon.',
    ],
    subject: ['A wedding cake takes a week', 'Monday petals, Saturday drive'],
    hooks: {
      '*': [
        'What happens in the week before a wedding cake is cut? Mostly waiting.',
        'A wedding cake takes a week, of which the oven gets an afternoon.',
        'A wedding cake looks like an afternoon of work. It takes a week.',
      ],
      pt: 'Drying, resting and chilling take most of the days; baking and decorating the rest.',
      fi: 'Why does nobody make a tiered cake from Thursday to Saturday?',
      a: 'A tiered cake: dry, bake, rest, coat, chill, carry.',
      h: 'On Friday night the wedding cake sleeps well. Its maker does not.',
      l: 'Sugar petals for the wedding cake, thin as paper, laid out to dry.',
    },
    lines: {
      '*': [
        'Cake layers get a rest wrapped in the cold before they are filled. Fresh ones crumble under the knife.',
        'Inside a tiered cake stand rods that carry the upper tiers. Without them it would sink into itself.',
        'The first coat of cream only catches the crumbs. That is why the second is smooth.',
        'A cake maker packs a repair kit for the delivery: cream, palette knife, spare petals, and nerves.',
        'Ask for a day earlier than you need when the weather is hot. Icing dries slowly in damp air.',
        'Four thin rods carry the upper tier of a wedding cake, so the cake below is not crushed.',
      ],
      h: ['Inside many tall cakes there is a drinking straw that holds it up.'],
    },
    scene: [
      'Half past nine at night, a lamp, and a sugar petal for the cake. Forty-one others lie beside it.',
      'A quarter to seven on Saturday: someone carries a wedding cake down the stairs, step by step.',
    ],
    why: [
      [
        'Sugar flowers dry slowly, and in an oven they crack.',
        'Petals that are not quite dry droop by the evening.',
      ],
      [
        'Layers of cake need time to settle, or they do it at the party.',
        'A cake that has rested does not bulge.',
      ],
    ],
    parts: [
      [
        ['Early in the week: sugar petals', 'On Monday petals are made'],
        [
          'Made singly, dried over curved things such as spoons.',
          'Breakages are planned for.',
          'Each one is shaped, curved and left to harden. A few extra, because some break.',
        ],
        ['Sugar petals drying on spoons', 'Petals in rows on foam'],
      ],
      [
        ['Midweek: bake and rest', 'On Wednesday the cakes are baked'],
        [
          'Wrapped and cold, so that they cut cleanly.',
          'The trimmings are breakfast.',
          'A night in the cold firms the crumb. What is cut off gets eaten in the kitchen.',
        ],
        ['Wrapped cake layers', 'Round {sponges|cake layers} stacked in film'],
      ],
      [
        ['Thursday: fill it, first coat', 'On Thursday it gets its filling'],
        [
          'Then straight into the cold.',
          'Everything crooked is corrected now.',
          'It goes back to chill at once. Whatever leans is straightened here.',
        ],
        ['A cake with a thin crumb coat', 'A rough first coat on a cake'],
      ],
      [
        ['Friday: smooth it and stack it', 'On Friday it gets its shape'],
        [
          'Rods in, tiers on, a level on top.',
          'A builder would feel at home.',
          'Smooth coat, dowels, tier upon tier, and a bubble in a glass tube that has to stay in the middle.',
        ],
        ['A small spirit level on a cake', 'Tiers being set on one another'],
      ],
      [
        ['Saturday: a slow drive', 'On the day: drive it there'],
        [
          'With spare petals in the pocket.',
          'The photograph at the door is for the nerves.',
          'A box of repairs rides along. With luck it is not opened.',
        ],
        ['A cake box in a van', 'A cake being carried through a door'],
      ],
    ],
    turn: ['It is cut in ten seconds, and that is fine.', 'On Sunday the baker lies down.'],
    asks: ['What takes longer than people think?', 'Which handmade thing do you still have a photograph of?'],
    ends: {
      pa: 'A cake needs time.',
      fi: 'Bring your cake maker a coffee on Friday.',
      t: 'Dry, bake, chill, settle, stack.',
      h: 'The straw says nothing.',
      l: 'And then a knife, with a ribbon.',
    },
    keep: 'the months before a wedding',
    send: 'somebody who wants a cake by Saturday',
    own: [
      {
        kinds: ['people', 'story', 'process'],
        about: 'sugar flowers?|by hand|handmade|has made',
        lead: 'And how a week looks here.',
      },
    ],
    pic: {
      ask: ['Sugar petals drying on spoons', 'Curved petals drying in spoons'],
      alt: 'Sugar petals drying on spoons',
    },
    claims: [['Resting, crumb coat, dowels, drying of sugar flowers', 'cake decorating textbooks']],
  },
];
