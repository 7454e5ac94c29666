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
    cover: 'Count slices, not tiers',
    question: 'How many slices do we need for a hundred guests?',
    short: [
      'Fewer than a hundred, if there is other {pudding|dessert}. More, if the cake is the {pudding|dessert}.',
      'Count on about two slices for three guests when there are other sweets, and one each when there are none.',
    ],
    gist: [
      'A cake after dinner with a dessert table needs slices for about two thirds of the guests; as the only {pudding|dessert} it needs one for each, and larger ones. Coffee slices are a finger long, {pudding|dessert} slices double.',
      'Tell the cake maker what else is sweet on the day and when the cake is cut. Those two facts decide the size, and tiers only decide the look.',
    ],
    subject: ['What else is sweet that day?', 'Finger slices and {pudding|dessert} slices'],
    hooks: {
      '*': [
        'How big should a wedding cake be? Count what else is sweet that day.',
        'A hundred guests do not eat a hundred slices of wedding cake. Mostly.',
        'Tiers are for the eye. Slices are for the guests. Order both.',
      ],
      pt: 'Cake size follows slices: their size, the hour of cutting and what else is served.',
      fi: 'You lie awake over three tiers or four? Then count slices instead.',
      a: 'Wedding cake: slices for two thirds with other {pudding|dessert}, for all without.',
      h: 'The uncle who never eats cake has three slices. Plan him in as a group.',
      l: 'A tall cake, a thin knife, small plates.',
    },
    lines: {
      '*': [
        'Cut late at night, a wedding cake is eaten by about half of the guests. Cut at coffee time, by nearly all.',
        'A wedding slice is as long as a finger and cut in a grid, not in wedges. Ask whoever cuts whether they know that.',
        'Want height without leftovers? One tier may be a dummy, and nobody will ever know.',
        'A cutting cake in the kitchen, same flavour, no decoration, feeds many guests for less.',
        'A cake that is cut while the coffee is poured is eaten. One that is cut at midnight is admired.',
        'Ask the venue who cuts, and hand that person the plan before the speeches.',
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
        ['Say when it is cut', 'Fix the hour of the cut'],
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
        ['Ask for a cutting plan', 'Have a plan for the knife'],
        [
          'Which tier first, how long, how wide.',
          'It belongs in the hand of whoever holds the knife.',
          'A drawing with lines is enough. The kitchen then knows the length and the order.',
        ],
        ['A drawn grid on a cake tier', 'A sheet of paper with a cake drawn in squares'],
      ],
      [
        ['Think of the box', 'Plan for what stays over'],
        [
          'Who takes what is left, and in what?',
          'Cream does not survive the night in a warm room.',
          'Somebody needs lids, boxes and a cold place before midnight.',
        ],
        ['A cake box with a ribbon', 'Empty boxes stacked beside a cake table'],
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
      pa: 'Hour, {pudding|dessert}, slice: then tiers.',
      fi: 'Hide one slice in the kitchen for yourselves.',
      t: 'Portion grid, serving time, competing desserts.',
      h: 'The uncle sends his thanks, three times.',
      l: 'The last crumb on a silver fork.',
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
        lead: 'And how it is planned here.',
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
        'Nearly all cakes that break do so in the last two miles.',
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
        'Take the stairs, not the lift with the crowd in it, and have somebody walk ahead for the doors.',
        'A box that is open at the top shows you in the mirror how the cake is doing. A lid does not.',
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
        ['Cool the car', 'Fetch it in a cold car'],
        [
          'Ten minutes of air before, vents not on the box.',
          'In winter leave the heating off for once.',
          'Let the air run first and turn the vents away from where the box will stand.',
        ],
        ['A car with its doors open in shade', 'A hand turning down a car heater'],
      ],
      [
        ['Clear a flat place', 'Make room on the level floor'],
        [
          'Footwell or boot, with the seat pushed back.',
          'Nothing beside it that could roll.',
          'Push the front seat back or empty the boot. Whatever could slide goes elsewhere.',
        ],
        ['A box in a footwell', 'An empty, swept boot'],
      ],
      [
        ['Put something grippy under it', 'Lay something under it that holds'],
        [
          'Rubber mat, damp cloth, shelf liner.',
          'The box should fit the board, with no play.',
          'A damp tea towel is enough to stop a box that would like to travel.',
        ],
        ['A rubber mat in a boot', 'A folded damp cloth under a cake box'],
      ],
      [
        ['Drive for the top tier', 'Drive as if it were asleep'],
        [
          'Early braking, wide bends, no cobbles.',
          'Leave a quarter of an hour more than usual.',
          'Brake long before the light and take corners at a walk. Nobody behind you knows, and that is all right.',
        ],
        ['A quiet road through a windscreen', 'A slow bend seen over a dashboard'],
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
    caution: [
      'Fresh cream, custard and cheesecake must stay cold on the way: take a cool bag for anything longer than a short trip.',
      'A cake with fresh cream, custard or cheese must not get warm: pack it in a cool bag for all but a short drive.',
    ],
    keep: 'the Saturday of the party',
    send: 'whoever offers to hold it',
    own: [
      {
        kinds: ['process', 'service', 'policy', 'price'],
        about: 'deliver(?!\\w* to (?:caf|office|shop|restaurant|hotel))|collect|pick.?up|transport|set.?up',
        lead: 'And if it should come by itself.',
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
        'A good order for a cake fits in one message, and saves a week of questions.',
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
        'Ask what can be left out before you ask for a lower price. A cake has parts that nobody misses.',
        'If the date is close, ask what is possible and not for what you had in mind.',
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
        ['Date and hour', 'When it is needed, to the hour'],
        [
          'And when the venue opens for delivery.',
          'Saturdays in June are gone first.',
          'A maker plans backwards from that, and popular weekends fill early.',
        ],
        ['A calendar with a ring', 'A diary open at a weekend'],
      ],
      [
        ['Number of guests', 'How many will eat'],
        [
          'Children as half.',
          'Better a range than a wrong figure.',
          'Adults and little ones apart. Roughly is fine.',
        ],
        ['A guest list', 'Names on a folded sheet'],
      ],
      [
        ['What it may cost', 'The most you want to spend'],
        [
          'A frame, not a number to the penny.',
          'The honest answer is the helpful one.',
          'With a figure in hand a designer knows where to stop.',
        ],
        ['A notepad with a sum', 'A figure circled on paper'],
      ],
      [
        ['Allergies', 'What must not be in it'],
        [
          'Nuts, egg, gluten, milk, and how strict it has to be.',
          'In a small kitchen "free from traces" is often not possible.',
          'Say who has the allergy and how strong it is, since traces are hard to rule out.',
        ],
        ['A bowl of nuts put aside', 'A list of ingredients under a finger'],
      ],
      [
        ['One picture and one flavour', 'A single picture, a single taste'],
        [
          'With a line about what you like in it.',
          'Inside decides whether it is eaten.',
          'Tell them what caught you about it. And remember that people eat the inside.',
        ],
        ['A sketch of a cake', 'One photograph beside a slice of {sponge|cake}'],
      ],
      [
        ['Where it will stand', 'The spot on which it will stand'],
        [
          'Indoors, tent, garden, how long.',
          'Sun is the enemy of edges.',
          'Tent, hall or lawn, in the sun or not, and from when to when.',
        ],
        ['A cake table in a shady corner', 'A small table under a tree'],
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
        about:
          '(?:cakes?|cake orders)[^.]*(?:order|notice|days|weeks)|\\borders? (?:close|need)|notice|deposit|lead time|weeks ahead|consult',
        lead: 'And what applies to orders here.',
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
      'Buttercream tastes and melts, fondant is smooth and patient. One wants shade, the other a sharp knife. Which would you have on your cake?',
      'On the outside it is a question of looks, inside one of taste. On which side are you?',
    ],
    subject: ['Tastes or smooth?', 'Shade or a sharp knife'],
    hooks: {
      '*': [
        'Buttercream or fondant: which would be on your wedding or birthday cake?',
        'Two camps at every cake tasting: buttercream and fondant.',
        'One of them is better on the fork and the other is better in the photograph.',
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
        'Semi-naked means one thin coat of cream with the {sponge|cake} showing through. It dries out sooner than it looks.',
        'Ask for a spoonful of both before you decide. Pictures do not taste of anything.',
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
        [
          'Taste, texture, waves, and a bit of sloping in the heat.',
          'For those who lick the knife.',
          'You taste butter and vanilla first. In warm rooms it leans.',
        ],
        ['Swirls of buttercream', 'A spatula leaving ridges in cream'],
      ],
      [
        'Fondant',
        [
          'Smooth, exact, good for shapes and long days.',
          'For those who love a clean line.',
          'Like porcelain from outside, and it waits for hours without sulking. Thicker than it need be, it is left on the plate.',
        ],
        ['A smooth white tier', 'A sheet of icing laid over a cake'],
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
    cover: 'Not every flower may go on',
    wrong: 'Putting flowers from the shop straight into the cake',
    gist: [
      'Lily of the valley, hydrangea, foxglove, narcissus: lovely and poisonous. And even a harmless rose from a shop may have been sprayed. Use flowers grown to eat, or keep stems out of the cake.',
      'A flower on a cake must be edible, unsprayed, or not touch it. Stems belong in a tube or on a collar, not in the {sponge|cake}.',
    ],
    subject: ['Lovely and poisonous', 'No stems in the {sponge|cake}'],
    hooks: {
      '*': [
        'Fresh flowers on a cake? Some of the prettiest are poisonous.',
        'Before you decorate a cake with flowers: two questions about each of them.',
        'A flower can be beautiful, natural, from your own garden, and still have no business on a cake.',
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
        'Herbs are the safe way to decorate: rosemary, mint, thyme in flower. Everybody knows them.',
        'Crystallised petals keep for weeks: egg white, sugar, a dry room. Use only kinds that are eaten.',
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
        'Stuck into a {sponge|cake}, a stem gives off what is in it.',
      ],
      [
        'What is grown for the vase may be treated with things that were never meant for the plate.',
        'Washing does not take it all off.',
      ],
    ],
    parts: [
      [
        ['Know its name', 'Be certain what it is'],
        [
          'If you are not sure what it is, it stays off.',
          'The Latin name, as common ones get mixed up.',
          'Names are shared by quite different plants, so find the botanical one or leave it.',
        ],
        ['A hand holding a labelled flower', 'A flower beside an open plant book'],
      ],
      [
        ['Ask how it was grown', 'Find out what was sprayed on it'],
        [
          'For eating, or your own garden without sprays.',
          'Not from the roadside.',
          'Sold for eating, or grown by you without anything. Verges and bouquets are out.',
        ],
        ['A small bed of pansies', 'Edible flowers in a labelled tray'],
      ],
      [
        ['No stems in the cake', 'Keep the stalk away from the {sponge|cake}'],
        [
          'A tube, a straw or a cake collar between.',
          'Petals only, for small ones.',
          'Wrap it, put it in a tube, or pull off the petals and use those.',
        ],
        ['A flower in a small tube', 'A wrapped stem above icing'],
      ],
      [
        ['Take it off before cutting', 'Clear it off before serving'],
        [
          'Whoever serves should know which are for eating.',
          'Small wires, too: count them in and out.',
          'Tell whoever cuts which ones may stay. Count wires and picks as you take them out.',
        ],
        ['Flowers laid beside a cake', 'Picks and wires laid in a row'],
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
    caution: [
      'If somebody has eaten a plant that may be poisonous, ring the poison centre at once. People with hay fever can react to edible flowers.',
      'After eating a plant that might be poisonous, call a poison centre straight away. Edible flowers can trouble people with hay fever.',
    ],
    keep: 'the morning of the party',
    send: 'somebody with scissors at the garden gate',
    own: [
      {
        kinds: ['product', 'service', 'process'],
        about: 'flowers?|pressed|sugar flowers?|botanical|edible',
        lead: 'And what blooms on the cakes here.',
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
    cover: 'The week behind a cake',
    gist: [
      "Monday petals, Wednesday {sponge|cake}, Thursday filling and a first coat, Friday smooth, Saturday a slow drive. A cake for one evening is a week on somebody's calendar.",
      'Most of a wedding cake is waiting: for sugar to dry, for layers to settle, for butter to set. The baking takes an afternoon.',
    ],
    subject: ['Mostly waiting', 'Monday petals, Saturday drive'],
    hooks: {
      '*': [
        'What happens in the week before a wedding cake is cut? Mostly waiting.',
        'A wedding cake takes a week, of which the oven gets an afternoon.',
        'If it looks as if it took an afternoon, it took a week.',
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
        'Ask for a day earlier than you need when the weather is hot. Icing dries slowly in damp air.',
        'A dowel is a thin rod. Four of them carry the tier above, and the {sponge|cake} below feels nothing.',
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
        ['Early in the week: petals', 'Monday is for petals'],
        [
          'Made singly, dried over curved things such as spoons.',
          'Breakages are planned for.',
          'Each one is shaped, curved and left to harden. A few extra, because some break.',
        ],
        ['Sugar petals drying on spoons', 'Petals in rows on foam'],
      ],
      [
        ['Midweek: bake and rest', '{Sponges|Cake layers} on Wednesday, then sleep'],
        [
          'Wrapped and cold, so that they cut cleanly.',
          'The trimmings are breakfast.',
          'A night in the cold firms the crumb. What is cut off gets eaten in the kitchen.',
        ],
        ['Wrapped cake layers', 'Round {sponges|cake layers} stacked in film'],
      ],
      [
        ['Thursday: fill and first coat', 'Filling and crumb coat on Thursday'],
        [
          'Then straight into the cold.',
          'Everything crooked is corrected now.',
          'It goes back to chill at once. Whatever leans is straightened here.',
        ],
        ['A cake with a thin crumb coat', 'A rough first coat on a cake'],
      ],
      [
        ['The day before: smooth and stack', 'On Friday it gets its shape'],
        [
          'Rods in, tiers on, a level on top.',
          'A builder would feel at home.',
          'Smooth coat, dowels, tier upon tier, and a bubble in a glass tube that has to stay in the middle.',
        ],
        ['A small spirit level on a cake', 'Tiers being set on one another'],
      ],
      [
        ['On the day: a slow drive', 'Saturday, very slowly, by car'],
        [
          'With spare petals in the pocket.',
          'The photograph at the door is for the nerves.',
          'A box of repairs rides along. With luck it is not opened.',
        ],
        ['A cake box in a van', 'A cake being carried through a door'],
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
    pic: {
      ask: ['Sugar petals drying on spoons', 'Curved petals drying in spoons'],
      alt: 'Sugar petals drying on spoons',
    },
    claims: [['Resting, crumb coat, dowels, drying of sugar flowers', 'cake decorating textbooks']],
  },
];
