// Photographs for firms: food, products, rooms and faces of a team.
import type { Idea } from '../../library/idea.ts';

const FOOD =
  '(?:food|restaurant|menu|cookbook|drinks?|culinary) (?:and \\w+ )?photo|photo[^.]*(?:menus?|cookbooks?|dishes|restaurants|food brands)|food (?:and|&) (?:product|drink)|photograph(?:s|ing)? (?:\\w+ )?(?:food|dishes|recipes)|menus\\b[^.]*pack';
const PRODUCTS =
  'products? (?:and \\w+ )?photo|photo[^.]*products?\\b|pack ?shots?|e-?commerce|still life|packaging|catalogues?|online shops';
const PROPERTY =
  '(?:real estate|property|interiors?|architectur\\w+|hotel|holiday (?:let|home)s?|drone) (?:and \\w+ )?photo|photo[^.]*(?:real estate|propert(?:y|ies)|interiors|listings|holiday lets|hotels)';
const TEAMS =
  'headshots?|business portraits?|corporate|brand(?:ing)? (?:photo|portrait|shoot)|team (?:photo|portrait)';
const FOR_FIRMS = `${FOOD}|${PRODUCTS}|${PROPERTY}|${TEAMS}|commercial photo`;

export const FOR_BUSINESSES: readonly Idea[] = [
  {
    id: 'ready-for-a-food-shoot',
    format: 'checklist',
    only: FOOD,
    again: 7,
    emoji: '🍽️',
    tags: ['FoodPhotography', 'RestaurantMarketing', 'BehindTheScenes'],
    title: ['How to prepare your kitchen for a food shoot', 'Food photos for your menu: what to get ready'],
    cover: 'Ready for a food shoot',
    gist: [
      'Before a food shoot, decide on the dishes, put them in an order, have double portions ready, and keep a table by a window free.',
      'Food photos go quickly when the kitchen knows what comes when. Cold dishes first, then warm ones, and ice cream last.',
    ],
    subject: ['Ready for a food shoot', 'Food photos for a menu'],
    hooks: {
      '*': [
        'You are having your dishes photographed? Get these things ready, and you need half the time.',
        'A food shoot is a matter of minutes: prepare these things before the photographer comes.',
      ],
      pfatil: 'The better the kitchen is prepared, the more dishes fit into one day of food photos.',
      h: 'A dish waits for nobody, least of all for its photo. Prepare these things first.',
    },
    lines: {
      '*': [
        'Make a list of the dishes before a food shoot, with the order and how long each takes.',
        'Have two portions of each dish ready for the photos. The first one is for the light.',
        'Wash the herbs last. After ten minutes under a lamp they hang their heads.',
        'Photograph your menu on a day when you are closed. Nobody has time for photos during service.',
      ],
      h: ['The crew eats what has been photographed. Plan for it.'],
    },
    scene: [
      'Steam lasts a minute, foam lasts two, and a salad lasts five.',
      'On the day of a shoot it is the small things that take time: a chipped plate, a missing garnish.',
    ],
    why: [
      ['Fresh food looks good for a few minutes only.', 'Sauces get a skin, leaves go limp and ice melts.'],
      [
        'With a list nobody waits, and you get more photos for your money.',
        'Each gap between two dishes costs photo time.',
      ],
    ],
    parts: [
      [
        'A list with an order',
        [
          'Cold dishes first, warm ones next, frozen ones last.',
          'Write down what is new and what sells best. Those come first.',
        ],
        'A handwritten list of dishes',
      ],
      [
        'A table by a window',
        ['Two metres of space on each side are enough.', 'Switch off the lamps above it.'],
        'A table beside a window',
      ],
      [
        'Clean, whole plates',
        ['Without chips and scratches. Matt ones reflect less.', 'Lay out three kinds to choose from.'],
        'A stack of plates',
      ],
      [
        'Extra garnish',
        ['Herbs, seeds, oil, lemon, in small bowls.', 'A brush and a damp cloth for the rim of the plate.'],
        'Small bowls with herbs',
      ],
    ],
    turn: ['Then the day is calm, and the photos show it.', 'And afterwards everybody may eat.'],
    asks: ['Which of your dishes is hardest to photograph?', 'Which dish should everybody know?'],
    ends: {
      pfatil: ['Planning new photos? Tell me about your menu.', 'Any questions about the day? Just ask.'],
      h: 'Forks down until the last click.',
    },
    keep: 'the week before your food shoot',
    send: 'your chef',
    own: [
      {
        kinds: ['price', 'service', 'process', 'place', 'story'],
        about: 'half day|full day|menus?|restaurants?|dishes|at your place|on location|studio',
        lead: 'This is how it works here.',
      },
    ],
    pic: {
      ask: 'A plate on a table by a window, ready for the photo',
      alt: 'A plate by a window, ready to be photographed',
    },
    claims: [
      ['Food wilts and melts quickly; shot list and spare portions', 'practice of food photographers'],
    ],
  },
  {
    id: 'which-dishes-to-photograph',
    format: 'tip',
    only: FOOD,
    again: 8,
    emoji: '📸',
    tags: ['FoodPhotography', 'MenuDesign', 'RestaurantMarketing'],
    title: [
      'Which dishes of your menu should be photographed?',
      'Six dishes are enough: choosing food for photos',
    ],
    cover: 'Which dishes to photograph?',
    gist: [
      'You do not need a photo of every dish. Take the ones that you want to sell, one that nobody knows by name, and one with hands in it.',
      'Six good photos do more for a restaurant than thirty quick ones. Choose the dishes for a reason.',
    ],
    subject: ['Which dishes to photograph?', 'Choosing dishes for photos'],
    hooks: {
      '*': [
        'Not every dish on your menu needs a photo. Start with these.',
        'Which dishes should you have photographed first? Those that you want to sell.',
      ],
      pfatil: 'A few good photos sell more than a photo of everything.',
      h: 'Soup is hard to photograph. Soup with bread and a spoon is easy.',
    },
    lines: {
      '*': [
        'Photograph the dish that earns you most, and not only the prettiest one.',
        'Dishes with an unusual name need a photo. People order what they can picture.',
        'Have one photo taken with hands in it: pouring, breaking, sharing.',
        'Change the photos of your menu when the dish changes. Guests compare.',
      ],
      h: ['Brown food needs a green leaf. That is half of the trade.'],
    },
    scene: [
      'There are thirty dishes on the menu and one day for photos.',
      'On a delivery app guests see your photo for a second.',
    ],
    why: [
      ['Guests order what they have seen.', 'A photo answers the question what a dish looks like.'],
      [
        'The same style over all pictures makes a menu look calm.',
        'Six pictures in one light look better than thirty in thirty.',
      ],
    ],
    parts: [
      [
        'What earns you most',
        ['Ask your till which dish that is.', 'One or two of these come first.'],
        'A till receipt',
      ],
      [
        'What nobody knows',
        ['New dishes, foreign names, surprising plates.', 'A picture takes away the doubt.'],
        'A dish with an unusual shape',
      ],
      [
        'Something with hands',
        ['Pouring, slicing, two forks at one plate.', 'It shows that it is fun to eat with you.'],
        'Hands breaking bread',
      ],
    ],
    turn: ['Add the rest later, a few with each season.', 'So one day of photos is enough for half a year.'],
    asks: ['Which dish of yours sells best?', 'Which dish do guests ask about most?'],
    ends: {
      pfatil: ['Send me your menu, and I will suggest where to start.', 'Not sure which ones? Ask me.'],
      h: 'And a leaf on top.',
    },
    keep: 'your next menu',
    send: 'the owner of your favourite restaurant',
    pic: { ask: 'One dish from above, on a plain table', alt: 'A dish seen from above' },
    claims: [
      [
        'Pictures raise orders of what they show; consistency',
        'practice of food photographers and delivery platforms',
      ],
    ],
  },
  {
    id: 'brief-for-product-photos',
    format: 'howto',
    only: PRODUCTS,
    again: 7,
    emoji: '📋',
    tags: ['ProductPhotography', 'EcommerceTips', 'OnlineShop'],
    title: [
      'How to brief a photographer for product photos',
      'Product photos: what your photographer needs to know',
    ],
    cover: 'Brief for product photos',
    gist: [
      'For product photos, send a list of the products, where the pictures will be used, in which shape, and two examples that you like.',
      'A good brief fits on one page: what, how many views, which background, which sizes, and by when.',
    ],
    subject: ['Brief for product photos', 'What a photographer needs to know'],
    hooks: {
      '*': [
        'You need product photos? Put these five things into your brief.',
        'One page of brief, and your product photos will be right the first time.',
      ],
      pfatil: 'Product photos turn out well when it is clear where they will be seen.',
      h: '"Make it pop" is not a brief. These five things are.',
    },
    lines: {
      '*': [
        'Say where your product photos will be used: shop, marketplace, print or social media. Each wants another shape.',
        'Send your products clean and new. Dust and fingerprints take longer to remove than to wipe off.',
        'Marketplaces have rules for the main picture. Send them along with your brief.',
        'Number your products and use the same numbers in your list. It saves everybody a search.',
      ],
      h: ['Send two of each. One of them will be dropped.'],
    },
    scene: [
      'Forty products arrive in a box, without a list.',
      'The photos are lovely, and then the shop needs them square.',
    ],
    why: [
      [
        'When the use is known, there is enough room at the edges.',
        'A picture for a banner is composed differently than one for a tile.',
      ],
      [
        'Every open question on the day takes time away from photos.',
        'With a list the studio can work without stopping.',
      ],
    ],
    parts: [
      [
        'A list of products',
        [
          'With numbers, colours, and what matters about each.',
          'Say which views you need: front, back, detail.',
        ],
        'A list beside products',
      ],
      [
        'What they are for',
        ['Shop, marketplace, print, posts.', 'Send the sizes if you know them.'],
        'A screen with a shop',
      ],
      [
        'Background and style',
        ['White, coloured, or in use at a table?', 'Two examples say more than ten adjectives.'],
        'A white background with a lamp',
      ],
      [
        'Clean samples',
        ['New, without labels, and one in reserve.', 'Pack them well, and say whether you need them back.'],
        'Products in a box',
      ],
      [
        'By when',
        ['And whether all of them are needed at once.', 'Some can be delivered first.'],
        'A calendar',
      ],
    ],
    turn: ['Then the first set of photos is the right one.', 'The second order will take you five minutes.'],
    asks: ['Where will your photos be used?', 'Which of your products is hardest to show?'],
    ends: {
      pfatil: ['Send me your list, and I will tell you what it takes.', 'Not sure what you need? Ask me.'],
      h: 'It will pop all by itself.',
    },
    keep: 'your next product launch',
    send: 'somebody with a new online shop',
    own: [
      {
        kinds: ['price', 'service', 'process', 'place', 'story'],
        about: 'half day|full day|pack ?shots?|packaging|e-?commerce|edited|working days|studio',
        lead: 'And this is how it works here.',
      },
    ],
    pic: {
      ask: 'A product on a white background with the lamp beside it',
      alt: 'A product on a white background',
    },
    claims: [
      ['Brief: list, use, style, samples, date; marketplace rules', 'practice of product photographers'],
    ],
  },
  {
    id: 'how-many-photos-per-product',
    format: 'answer',
    only: PRODUCTS,
    again: 8,
    emoji: '🖼️',
    tags: ['ProductPhotography', 'EcommerceTips', 'OnlineShop'],
    title: ['How many photos does a product need?', 'Photos for an online shop: which views sell'],
    cover: 'How many product photos?',
    question: 'How many photos do I need of each product?',
    short: 'Three to five: one plain, one detail, one for the size, one in use.',
    gist: [
      'Most products in an online shop need three to five photos: the whole thing, a detail, something for the size, and the product in use.',
      'Each product photo should answer one question: what is it, how is it made, how big is it, and how would it look at my place?',
    ],
    subject: ['How many product photos?', 'Views that sell'],
    hooks: {
      '*': [
        'How many photos does a product in your online shop need? Usually three to five.',
        'One photo per product is too few and ten are too many. These do the job.',
      ],
      pfatil: 'Product photos replace the hand of the customer.',
      h: 'Customers once ordered a chair by one photo. It was for a doll.',
    },
    lines: {
      '*': [
        'Show the size in one product photo: in a hand, on a table, beside something known.',
        'A detail photo sells quality: the seam, the grain, the clasp.',
        'Show the back as well. Customers turn everything round in a shop.',
        'If a product comes in three colours, photograph all three. Nobody trusts a colour chart.',
      ],
      h: ['A banana for scale still works.'],
    },
    scene: [
      'In a shop you pick things up and turn them round. Online the photos have to do that.',
      'Many returns begin with "I thought it was bigger".',
    ],
    why: [
      [
        'What customers cannot see they ask about, or they do not buy.',
        'Every open question is a reason to go on to the next shop.',
      ],
      [
        'When the picture is true, less is sent back.',
        'Returns often come from a wrong idea of size or colour.',
      ],
    ],
    parts: [
      [
        'The whole thing, plain',
        ['On a calm background, straight, in true colours.', 'This is the picture for the list.'],
        'A product on white',
      ],
      [
        'A detail, close up',
        ['Material, seam, surface.', 'Choose what you are proud of.'],
        'A close-up of a seam',
      ],
      [
        'Something for the size',
        ['A hand, a table, a person.', 'The figure in the text is read by few.'],
        'A product in a hand',
      ],
      [
        'In use',
        ['Where it will stand, hang or be worn.', 'It lets people imagine it at home.'],
        'A product on a shelf at home',
      ],
    ],
    turn: ['With these four most questions are answered.', 'Start with your five best sellers.'],
    asks: ['Which question do your customers ask most?', 'What did you once order in the wrong size?'],
    ends: {
      pfatil: [
        'Show me your shop, and I will tell you what is missing.',
        'Questions about your own products? Ask me.',
      ],
      h: 'The doll is very happy with the chair.',
    },
    keep: 'your next new product',
    send: 'somebody with an online shop',
    own: [
      {
        kinds: ['price', 'service', 'process'],
        about: 'half day|full day|pack ?shots?|per (?:photo|image|product)|edited|working days',
        lead: 'And how it works here.',
      },
    ],
    pic: { ask: 'The same product in three views', alt: 'One product seen from three sides' },
    claims: [['Several views and scale reduce doubts and returns', 'e-commerce practice']],
  },
  {
    id: 'ready-for-property-photos',
    format: 'checklist',
    only: PROPERTY,
    again: 7,
    emoji: '🏡',
    tags: ['PropertyPhotography', 'RealEstatePhotography', 'HomeStaging'],
    tick: true,
    title: [
      'How to prepare a home for property photos',
      'Property photos tomorrow? What to tidy and what to leave',
    ],
    cover: 'Ready for property photos',
    gist: [
      'Before property photos, clear the surfaces, open the curtains, switch on the lamps, and move cars and bins away from the house.',
      'A camera sees every cable. An hour of clearing up makes rooms look larger than any lens does.',
    ],
    subject: ['Ready for property photos', 'Preparing a home'],
    hooks: {
      '*': [
        'The photographer comes tomorrow? Do these things in the house today.',
        'An hour of tidying makes more difference to property photos than any camera.',
      ],
      pfatil: 'Rooms look larger in photos when there is less in them.',
      h: 'The camera sees the toilet lid. Please close it.',
    },
    lines: {
      '*': [
        'Clear the kitchen worktop before property photos: kettle, sponge, post, all of it.',
        'Take family photos and fridge notes down. Viewers should imagine their own.',
        'Park the car in the next street for the photos. The front of the house sells.',
        'Replace dead bulbs before the photos. One dark lamp is seen at once.',
      ],
      h: ['Pets are welcome, as a rule on the next street.'],
    },
    scene: [
      'You no longer see your own dish rack. The camera does.',
      'Most viewers decide about a home by the first three photos.',
    ],
    why: [
      ['Clear surfaces make a room look wider.', 'The eye rests where nothing stands about.'],
      [
        'What was tidied does not have to be removed on a screen.',
        'And what is in the photo should also be there when viewers come.',
      ],
    ],
    parts: [
      [
        'Clear the surfaces',
        ['Kitchen, bathroom, bedside tables.', 'A washing basket takes it all for an hour.'],
        'An empty worktop',
      ],
      [
        'Let the light in',
        ['Curtains open, blinds up, windows clean, lamps on.', 'All bulbs in the same shade of white.'],
        'A window with open curtains',
      ],
      [
        'Outside: bins and cars',
        ['Out of the picture, hose rolled up, mat swept.', 'Mow the lawn a day or two before.'],
        'A tidy front door',
      ],
      [
        'Beds and towels',
        ['Smooth covers, fresh towels, lid down.', 'Three cushions are enough.'],
        'A made bed',
      ],
    ],
    turn: [
      'Then half an hour per floor is enough for the photos.',
      'And the house is ready for viewers as well.',
    ],
    asks: ['Which room is hardest to tidy?', 'What do you look at first in property photos?'],
    ends: {
      pfatil: [
        'Send this to the owners before the appointment.',
        'Questions about a difficult room? Ask me.',
      ],
      h: 'And the lid. Thank you.',
    },
    keep: 'the day before the photos',
    send: 'the owners of your next listing',
    own: [
      {
        kinds: ['price', 'service', 'process'],
        about: 'next day|hours|edited|drone|floor ?plans?|listings?|from £|from \\$',
        lead: 'And this is how it works here.',
      },
    ],
    pic: { ask: 'A bright, tidy room', alt: 'A bright and tidy room' },
    claims: [['Declutter, light, exterior', 'practice of property photographers and agents']],
  },
  {
    id: 'what-to-wear-for-a-headshot',
    format: 'tip',
    only: TEAMS,
    again: 7,
    emoji: '👔',
    tags: ['Headshots', 'BusinessPortrait', 'PhotoTips'],
    title: ['What to wear for a business portrait', 'Headshot tomorrow? What to wear and what to bring'],
    cover: 'What to wear for a headshot',
    gist: [
      'For a business portrait wear what you would wear to meet your best client, in plain colours, freshly ironed. Bring a second top.',
      'A headshot shows head and shoulders, so collar, neckline and colour count. Small patterns flicker.',
    ],
    subject: ['What to wear for a headshot', 'Clothes for a business portrait'],
    hooks: {
      '*': [
        'What do you wear for a headshot? What you would wear to meet your best client.',
        'A business portrait tomorrow? Choose your top by these three things.',
      ],
      pfatil: 'In a headshot the collar is more important than the shoes.',
      h: 'For a headshot you may wear slippers. Nobody will ever know.',
    },
    lines: {
      '*': [
        'Choose plain, medium colours for a headshot. Very white and very black are hard on faces.',
        'Fine stripes and small checks flicker on screens. Leave them at home on the day of your headshot.',
        'Iron the collar, and bring a second top. Coffee happens.',
        'Wear your glasses for a headshot if you wear them every day. Clean them first.',
      ],
      h: ['The tie that your aunt gave you was kindly meant.'],
    },
    scene: [
      'Most people stand at the wardrobe the evening before and take the black jacket.',
      'People will know you by this picture for some years.',
    ],
    why: [
      [
        'The eye goes to the brightest or busiest spot. That should be your face.',
        'A plain top keeps attention on your eyes.',
      ],
      ['When you feel like yourself, it shows.', 'New clothes make you stand stiffly.'],
    ],
    parts: [
      [
        'Plain and medium',
        ['Blue, green, grey or wine red suit nearly everybody.', 'Hold it to your face at a window.'],
        'Three tops on hangers',
      ],
      [
        'A collar that sits',
        ['Ironed, and buttoned as you always wear it.', 'Sit down in it and look in a mirror.'],
        'An ironed shirt',
      ],
      [
        'A second choice',
        ['One lighter, one darker.', 'Let the photographer help you to choose.'],
        'Two jackets',
      ],
    ],
    turn: ['Then you only have to breathe out.', 'The rest is light.'],
    asks: ['Tie, open collar or jumper: what suits your work?', 'How old is your profile picture?'],
    ends: {
      pfatil: ['Not sure? Bring both.', 'Send me a photo of your tops, and I will help you to choose.'],
      h: 'Slippers on, smile.',
    },
    keep: 'the evening before your portrait',
    send: 'your team',
    own: [
      {
        kinds: ['price', 'service', 'process', 'place'],
        about: 'headshots?|portraits?|team|minutes|retouch|studio',
        lead: 'And how it works here.',
      },
    ],
    pic: { ask: 'A jacket on a hanger beside a window', alt: 'A jacket on a hanger beside a window' },
    claims: [['Plain mid tones, no fine patterns', 'practice of portrait photographers']],
  },
  {
    id: 'when-to-renew-your-photos',
    format: 'answer',
    only: FOR_FIRMS,
    again: 9,
    emoji: '🔄',
    tags: ['BrandPhotos', 'SmallBusinessTips', 'Photography'],
    title: ['When does a business need new photos?', 'Are your website photos out of date? How to tell'],
    cover: 'Time for new photos?',
    question: 'When do we need new photos?',
    short: 'When a customer would not recognise what they saw.',
    gist: [
      'A business needs new photos when people, rooms, products or the menu no longer look like the pictures. Check once a year.',
      'Open your website on a phone and look at the photos as a stranger would. Is everything still true?',
    ],
    subject: ['Time for new photos?', 'Photos out of date'],
    hooks: {
      '*': [
        'Are the photos on your website still true? Here is how to check in five minutes.',
        'When does a business need new photos? When customers no longer recognise it.',
      ],
      pfatil: 'Photos age more slowly than prices, but they do age.',
      h: 'If half of the people in your team photo have left, it is time.',
    },
    lines: {
      '*': [
        'Go through the photos on your website once a year, on a phone, as a customer would.',
        'After a new menu, a new product or a new face, renew only those photos. You do not need all of them.',
        'Check your pictures on maps and delivery apps as well. That is where customers see you first.',
        'Keep photos in one style. One new picture among old ones stands out.',
      ],
      h: ['The computer in your office photo has a floppy drive. Call me.'],
    },
    scene: [
      'The chairs are new, the chef is new, and the website shows the old ones.',
      'Customers stand at the door and wonder whether they are in the right place.',
    ],
    why: [
      [
        'Customers compare what they see with what they get.',
        'A picture that is no longer true costs trust.',
      ],
      [
        'A small update each year is cheaper than a new start.',
        'With a few pictures a year everything stays up to date.',
      ],
    ],
    parts: [
      [
        'Look at it on a phone',
        ['That is where most customers see you.', 'Are the photos sharp and large enough?'],
        'A phone with a website',
      ],
      [
        'Compare with today',
        ['People, rooms, products, plates.', 'Take a note of what has changed.'],
        'A notebook',
      ],
      [
        'Renew the first picture',
        ['It is seen most, so it should be the best.', 'The rest can follow later.'],
        'A large photo on a screen',
      ],
    ],
    turn: ['Often three new photos are enough.', 'Put the date for the next check in your calendar.'],
    asks: ['How old is the oldest photo on your website?', 'Which of your photos do customers like best?'],
    ends: {
      pfatil: [
        'Send me the link, and I will tell you what I would renew first.',
        'Not sure? Ask me to have a look.',
      ],
      h: 'The floppy drive may stay in the museum.',
    },
    keep: 'a quiet hour in the office',
    send: 'somebody with an old website',
    own: [
      {
        kinds: ['price', 'service', 'process'],
        about: 'half day|full day|from £|from \\$|days\\b|session',
        lead: 'And how a day of photos works here.',
      },
    ],
    pic: { ask: 'A website open on a phone', alt: 'A website open on a phone' },
    claims: [['Outdated pictures mislead; small updates', 'marketing practice']],
  },
  {
    id: 'what-may-i-do-with-the-photos',
    format: 'answer',
    only: FOR_FIRMS,
    again: 9,
    emoji: '📑',
    tags: ['ImageRights', 'GoodToKnow', 'Photography'],
    title: [
      'Photos that you have paid for: what you may use them for',
      'Photo rights: what to ask before you book',
    ],
    cover: 'Photos: who may use them?',
    question: 'Do photos belong to me once I have paid for them?',
    short: 'You usually get the right to use them. What for and how long is in the contract.',
    gist: [
      'When you pay a photographer, you usually buy the right to use the photos for what was agreed. Ask beforehand: website, print, advertising, for how long?',
      'Before you book, say where the photos will appear. Then the right use is in the price, and there is nothing to ask later.',
    ],
    subject: ['Photos: who may use them?', 'Rights of use'],
    hooks: {
      '*': [
        'Do photos belong to you when you have paid for them? Not always. Ask this first.',
        'Before you book a photographer, ask what you may do with the photos.',
      ],
      pfatil: 'A sentence about use belongs in every offer for photos.',
      h: 'The photo was for the website, and now it is on a bus. It is good to have asked.',
    },
    lines: {
      '*': [
        'Say before the shoot where the photos will appear: website, menu, packaging or advertising.',
        'Ask whether your partners and delivery services may use the photos too.',
        'People in photos have rights as well. Ask them, and keep the answer.',
        'Ask for how long you may use the photos, and whether you may crop them.',
      ],
      h: ['Advertising on buses is a use of its own, by the way.'],
    },
    scene: [
      'A year later a magazine asks for the picture, and nobody knows whether that is all right.',
      'Two offers differ in price, and often the rights explain why.',
    ],
    why: [
      [
        'The photographer keeps the copyright in most countries, and you get a licence.',
        'You buy a use, and what it covers is agreed.',
      ],
      [
        'What is settled beforehand costs less than what is asked for later.',
        'A wider use is often only a small difference in the offer.',
      ],
    ],
    caution: [
      'The law on copyright differs between countries. What counts is your contract.',
      'Rules differ from country to country, so have the use written into your contract.',
    ],
    parts: [
      [
        'Where will it appear?',
        [
          'Website and posts are nearly always included. Advertising and packaging are often extra.',
          'Name everything that you may want.',
        ],
        'A packet with a photo on it',
      ],
      [
        'For how long?',
        ['One year, five years or without a limit?', 'Without a limit is simplest for small firms.'],
        'A calendar',
      ],
      [
        'Who else may use it?',
        ['Press, partners, platforms.', 'Ask whether you may pass it on.'],
        'A newspaper page',
      ],
    ],
    turn: ['Three answers in the offer, and all is clear.', 'Then use them as much as you like.'],
    asks: ['Where would you use your photos?', 'What would you like to know about photo rights?'],
    ends: {
      pfatil: ['Ask me, and I will explain what is included.', 'Tell me where you want to use them.'],
      h: 'If you see it on a bus, send me a picture.',
    },
    keep: 'your next offer for photos',
    send: 'whoever does your marketing',
    own: [
      {
        kinds: ['policy', 'price', 'service', 'process'],
        about: 'licen[cs]e|usage|rights|included|commercial use',
        lead: 'And how it is with my photos.',
      },
    ],
    pic: { ask: 'Printed photos on a desk', alt: 'Printed photos on a desk' },
    claims: [
      ['Copyright stays with the author in most systems; licences', 'copyright law, differs by country'],
    ],
  },
];
