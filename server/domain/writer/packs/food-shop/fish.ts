// Fish: keeping it until tonight, frying it, what to ask for, mussels, and which fish for which dish.
import type { Idea } from '../../library/idea.ts';

/** Who sells fish, and not only a tin of it. */
const FISHMONGER =
  'fishmonger|fish ?(?:shop|counter|stall|van|market)|wet fish|seafood (?:shop|market|counter)|day boat';

export const FISH: readonly Idea[] = [
  {
    id: 'keep-fish-until-tonight',
    format: 'tip',
    again: 8,
    emoji: '🐟',
    tags: ['FreshFish', 'Seafood', 'KitchenTips'],
    only: FISHMONGER,
    title: ['How to keep fresh fish until dinner', 'How long does fresh fish keep in the fridge?'],
    cover: 'How to keep fresh fish',
    gist: [
      'Take fresh fish home in a cool bag, put it in the coldest part of the fridge, and cook it the same day or the next. What you will not eat by then, freeze at once.',
      'Fresh fish keeps for a day or two. Cold, covered and on a plate with kitchen paper, it stays as it was at the counter.',
    ],
    subject: ['How to keep fresh fish', 'Fish today, dinner tomorrow?'],
    hooks: {
      '*': [
        'Bought fish for tonight? This is how it stays fresh until dinner.',
        'Fresh fish keeps for a day or two, if you keep it really cold.',
      ],
      pt: 'Fish spoils faster than meat, and each degree colder helps.',
      fi: 'You have bought fish at noon and cook at seven? No problem.',
      a: 'Cold bag, coldest shelf, cook soon.',
      h: 'Fresh fish has two enemies: a warm car, and "we can have it on Thursday".',
      l: 'A fresh fillet, kept cold, cooked tonight.',
    },
    lines: {
      '*': [
        'Bring a cool bag when you buy fish, and buy it last. A warm car costs it a day.',
        'Keep fresh fish on a plate with kitchen paper, covered, on the lowest shelf of the fridge above the vegetable drawer.',
        'Fresh fish you will not eat by tomorrow? Freeze it today. Ask first whether it has been frozen before.',
        'Fresh fish smells of the sea. If it smells strongly of fish, it is not fresh any more.',
      ],
      h: ['Nobody has ever been thanked for leaving fish in the {boot|trunk}.'],
    },
    scene: [
      'Saturday morning, a bag with two fillets, and three more errands before you are home.',
      'Dinner has been moved to tomorrow. And the fish?',
    ],
    why: [
      [
        'Fish lives in cold water, so a fridge at the usual setting is warm for it.',
        'Even in the fridge, fish is only fresh for a short time.',
      ],
      [
        'Fresh fish gets soft when it lies in its own water.',
        'Kitchen paper under the fish takes up what drips off.',
      ],
    ],
    parts: [
      [
        ['Buy it last, carry it cold', 'Take a cool bag'],
        ['With an ice pack, or ask for a bit of ice.', 'Then go straight home.'],
        'Fish going into a cool bag',
      ],
      [
        ['Put it on the coldest shelf', 'Keep it low in the fridge'],
        ['Take it out of the plastic, and pat it dry.', 'On a plate, with paper below and a cover on top.'],
        'Fish on a plate in the fridge',
      ],
      [
        ['Cook it within a day or two', 'Cook it today or tomorrow'],
        ['Oily fish such as mackerel today.', 'White fish can wait until tomorrow.'],
        'A fillet in a pan',
      ],
    ],
    turn: [
      'Tell us when you want to eat it, and we will tell you what keeps until then.',
      'The sooner, the better it tastes.',
    ],
    asks: ['What is your favourite fish for a weekday?', 'Do you cook fish at home?'],
    ends: {
      pa: 'Say at the counter when you will cook it.',
      fi: 'And enjoy your dinner.',
      t: 'Cold, dry, covered, soon.',
      h: 'Thursday is too late.',
      l: 'Tonight it is at its best.',
    },
    caution: [
      'If fish smells sour or strong, or is slimy, do not eat it.',
      'When in doubt about a piece of fish, throw it away.',
    ],
    keep: 'the next time you buy fish',
    send: 'whoever does the shopping',
    own: [
      {
        kinds: ['product', 'service', 'hours', 'policy'],
        about: 'day boat|fresh|fish|landed|ice|crab|mussels',
        lead: 'At our counter:',
      },
    ],
    pic: { ask: 'A fresh whole fish or fillet on ice', alt: 'A fresh fish on ice' },
    claims: [['Fresh fish keeps one to two days cold', 'food safety advice']],
  },
  {
    id: 'crisp-skin-on-fish',
    format: 'howto',
    again: 8,
    emoji: '🍳',
    tags: ['FishRecipes', 'Seafood', 'KitchenTips'],
    only: FISHMONGER,
    title: ['How to fry fish with crisp skin', 'Crispy fish skin that does not stick to the pan'],
    cover: 'Fish with crisp skin',
    gist: [
      'Dry the skin well, put the fillet skin side down in a hot pan with oil, press it for a few seconds, and leave it. Turn it only when it lets go by itself.',
      'A dry skin, a hot pan and no moving about: then fish gets crisp and does not stick.',
    ],
    subject: ['Fish with crisp skin', 'Why fish sticks to the pan'],
    hooks: {
      '*': [
        'Fish sticks to the pan? Dry the skin, and wait before you turn it.',
        'How do you get the skin of a fish crisp at home? Mostly by leaving it alone.',
      ],
      pt: 'A wet skin steams and sticks. A dry one fries and lets go.',
      fi: 'Afraid of frying fish? You need five minutes and some patience.',
      a: 'Dry, hot, skin down, do not move it.',
      h: 'The hardest part of frying fish is not touching it.',
      l: 'Crisp skin, soft flesh, a squeeze of lemon.',
    },
    lines: {
      '*': [
        'Pat the skin of a fish dry with kitchen paper before you fry it. It is the most important step.',
        'Fry fish skin side down for most of the time, and on the other side for half a minute only.',
        'If fish sticks, it is not ready. Wait a little, and it lets go by itself.',
        'Fish is done when it flakes and is no longer glassy in the middle.',
      ],
      h: ['The one who keeps lifting the fillet to look will be eating it in pieces.'],
    },
    scene: [
      'The fillet goes in, somebody pushes it about, and the skin stays in the pan.',
      'The fish sizzles in the pan, and for three minutes all you have to do is wait.',
    ],
    why: [
      ['Wet fish skin steams in the pan and stays soft.', 'Only dry skin gets brown and crisp.'],
      [
        'Fish skin shrinks in the heat, and pressing keeps it flat.',
        'The skin keeps the fish from drying out.',
      ],
    ],
    parts: [
      [
        ['Dry the skin', 'Pat it dry'],
        ['With kitchen paper, on both sides.', 'Salt it just before it goes in.'],
        'Kitchen paper on a fillet',
      ],
      [
        ['Heat the pan first', 'Get the pan hot'],
        ['A little oil, until it shimmers.', 'Medium to high heat is right.'],
        'Oil shimmering in a pan',
      ],
      [
        ['Skin down, and press', 'Lay it in skin side down'],
        ['Press it flat for ten seconds.', 'Then take your hands away.'],
        'A fillet pressed in a pan',
      ],
      [
        ['Turn it once', 'Wait until it lets go'],
        ['When the edge is white nearly to the top.', 'Half a minute more, and it is ready.'],
        'A golden skin in a pan',
      ],
    ],
    turn: ['Serve it skin side up, so that it stays crisp.', 'And eat the skin. It is the best part.'],
    asks: ['Do you eat the skin?', 'Which fish do you like to fry?'],
    ends: {
      pa: 'Ask us for fillets with the skin on.',
      fi: 'Try it tonight, and send us a picture.',
      t: 'Dry, hot, press, wait, turn.',
      h: 'Hands in your pockets.',
      l: 'It needs only lemon.',
    },
    keep: 'the next fillet you fry',
    send: 'the one who always turns it too early',
    own: [
      {
        kinds: ['service', 'product'],
        about: 'fillet|skin|pin.?bone|scale|gut|bass|bream|mackerel|salmon',
        lead: 'Ready for the pan, from us:',
      },
    ],
    pic: { ask: 'A fillet with the skin on, on your counter', alt: 'A fish fillet with its skin' },
    claims: [['Dry skin, hot pan, fry mostly on the skin', 'cookery textbooks']],
  },
  {
    id: 'what-to-ask-a-fishmonger',
    format: 'checklist',
    again: 8,
    emoji: '🔪',
    tags: ['Fishmonger', 'FreshFish', 'ShopLocal'],
    only: FISHMONGER,
    title: ['What to ask at the fish counter', 'What a fishmonger can do for you'],
    cover: 'What to ask a fishmonger',
    gist: [
      'Ask what came in today, what suits your dish, and to have it scaled, filleted and boned. Then all you have to do at home is cook it.',
      'You do not need to know the names of fish. Say how many you are and how you cook, and let the fishmonger choose.',
    ],
    subject: ['What to ask at the fish counter', 'Scaled, filleted, boned: just ask'],
    hooks: {
      '*': [
        'Not sure what to buy at the fish counter? Ask these questions.',
        'You do not have to know anything about fish to buy good fish. You only have to ask.',
      ],
      pt: 'A fishmonger knows what the boats have brought and how to prepare it.',
      fi: 'Shy at the fish counter? There is no need.',
      a: 'Ask: what is fresh, what suits, can you fillet it?',
      h: '"Something without a head, please." At a fish counter you may ask for that.',
      l: 'The best piece of the day, and a word on how to cook it.',
    },
    lines: {
      '*': [
        'Ask at the fish counter what came in today. It is often the best fish and not the dearest.',
        'Say how many people are eating fish. As a main course, a fillet of the size of your hand is enough for one.',
        'Ask for the head and bones, too, if you like soup. They make a stock in twenty minutes.',
        'Planning a special dinner? Order your fish two or three days ahead.',
      ],
      h: ['The fish has been looked in the eye for you. That is part of the service.'],
    },
    scene: [
      'Twenty kinds of fish on ice, and somebody says: "Salmon, please", because it is the only name they are sure of.',
      '"I would like to bake a fish for four." "Then take this one." That is all you have to say.',
    ],
    why: [
      [
        'Which fish comes in changes every day, with the wind and the season.',
        'The fish on your list may not have been caught today. Another one was.',
      ],
      [
        'Scaling and boning a fish is quick for somebody who does it all day.',
        'Filleting a fish at home takes half an hour. At the counter it takes a minute.',
      ],
    ],
    parts: [
      [
        ['Ask what is fresh today', 'Ask what came in this morning'],
        ['Then choose the recipe.', 'It is usually cheaper, too.'],
        'Fish on ice',
      ],
      [
        ['Say how you will cook it', 'Say whether you fry, bake or steam'],
        ['Each way suits another fish.', 'You get a tip for the time as well.'],
        'A fishmonger pointing at a fish',
      ],
      [
        ['Have it prepared', 'Ask to have it filleted and boned'],
        ['Scaled, gutted, filleted, pin bones out.', 'Or whole, without the head.'],
        'A knife along a fish',
      ],
    ],
    turn: ['And then go home and cook.', 'Next time you will know its name.'],
    asks: ['Which fish do you always buy?', 'Which fish have you never dared to cook?'],
    ends: {
      pa: 'Ask. It is what the counter is for.',
      fi: 'We like questions, even on a Saturday.',
      t: 'Fresh today, how cooked, how prepared.',
      h: 'Without a head, certainly.',
      l: "The best fish is today's.",
    },
    keep: 'your next visit to the counter',
    send: 'somebody who only buys salmon',
    own: [
      {
        kinds: ['service', 'policy', 'product', 'offer'],
        about: 'gut|fillet|pin.?bone|scale|prepare|order|day boat|landed',
        lead: 'What we can do for you:',
      },
    ],
    pic: { ask: 'You filleting a fish, hands and knife', alt: 'A fish being filleted' },
    claims: [['Services and portions at a fish counter', 'trade practice']],
  },
  {
    id: 'which-fish-for-which-dish',
    format: 'answer',
    again: 8,
    emoji: '🐠',
    tags: ['FishRecipes', 'FreshFish', 'CookingTips'],
    only: FISHMONGER,
    title: ['Which fish for which dish?', 'Which fish is good for frying, baking or a pie?'],
    cover: 'Which fish for which dish?',
    question: 'Which fish should I buy for my recipe?',
    short: [
      'Firm fish for curries and stews, thin fillets for frying, oily ones for the barbecue.',
      'It depends on the heat: firm for stews, thin for frying, oily for the grill.',
    ],
    gist: [
      'For a pie or a stew take firm white fish such as cod, hake or pollock. For the pan take thin fillets such as plaice or sea bass. For the grill take oily fish such as mackerel or sardines.',
      'If a recipe asks for cod, hake, haddock or pollock will do just as well. Ask which of them is good today.',
    ],
    subject: ['Which fish for which dish?', 'Fish for the pan, the pie, the grill'],
    hooks: {
      '*': [
        'Which fish goes in a pie, which in a pan, and which on a grill?',
        'Your recipe says cod, and there is none? Take one of these.',
      ],
      pt: 'Firm flesh holds together in liquid. Oily flesh stays moist over fire.',
      fi: 'You have a recipe and do not know which fish to buy? Here is a short list.',
      a: 'Firm: stew. Thin: pan. Oily: grill.',
      h: 'Which fish goes in a pie? Almost any, as long as there is mash on top.',
      l: 'The right fish, simply cooked.',
    },
    lines: {
      '*': [
        'Fish pie: take firm white fish, a little smoked haddock for taste, and a handful of prawns.',
        'No cod today? Hake, pollock and haddock cook the same way, and often cost less.',
        'For the barbecue choose whole oily fish such as mackerel or sardines. They do not dry out.',
        'Fish curry: take monkfish, pollock or another firm fish, and put it in for the last five minutes.',
      ],
      h: ['Nobody at the table has ever asked to see the passport of the cod.'],
    },
    scene: [
      'The recipe says halibut. On the counter lies a fine hake, at half the price.',
      'The stew is ready, and the fish in it has fallen to pieces.',
    ],
    why: [
      [
        'Soft fish falls apart in a stew when it is stirred.',
        'Large pieces of firm fish stay whole in a stew.',
      ],
      ['Oil in the flesh keeps fish moist over high heat.', 'Lean fish dries out on a grill.'],
    ],
    parts: [
      [
        ['Pies and stews: firm white fish', 'Choose something firm for a stew'],
        ['Cod, hake, pollock, monkfish.', 'Cut it into large pieces.'],
        'Pieces of white fish on a board',
      ],
      [
        ['Frying: thin fillets', 'Choose something thin for frying'],
        ['Plaice, sea bass, lemon sole, bream.', 'Three to five minutes, and they are ready.'],
        'A thin fillet in a pan',
      ],
      [
        ['Grilling: oily fish', 'Choose something oily for the barbecue'],
        ['Mackerel, sardines, salmon, trout.', 'Whole ones are easiest to turn.'],
        'Mackerel on a grill',
      ],
    ],
    turn: ['Say at the counter what you are cooking.', 'And a lemon.'],
    asks: ['What is your best fish dish?', 'Which fish do you use in a pie?'],
    ends: {
      pa: 'Bring your recipe along and ask.',
      fi: 'Tell us what you are making tonight.',
      t: 'Firm, thin, oily: one for each heat.',
      h: 'Mash on top, and all is well.',
      l: 'Fresh fish, butter, lemon.',
    },
    keep: 'the next recipe with fish',
    send: 'whoever makes the fish pie',
    own: [
      {
        kinds: ['product', 'price', 'offer', 'service'],
        about: 'cod|haddock|hake|mackerel|crab|mussels|salmon|bass|smoked|day boat|fish',
        lead: 'On our ice:',
      },
    ],
    pic: { ask: 'Three kinds of fish side by side on your counter', alt: 'Three kinds of fish on ice' },
    claims: [['Which fish suits which method', 'cookery textbooks']],
  },
];
