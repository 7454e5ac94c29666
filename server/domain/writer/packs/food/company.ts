// Presents, and food brought to a party by those who sell it.
import type { Idea } from '../../library/idea.ts';

export const COMPANY: readonly Idea[] = [
  {
    id: 'gifts-that-get-eaten',
    format: 'season',
    again: 9,
    emoji: '🎁',
    tags: ['FoodGifts', 'GiftIdeas', 'Christmas'],
    when: { months: [11, 12] },
    title: ['Food and drink as a Christmas present: how to choose', 'Christmas presents that get eaten'],
    cover: 'Presents to eat',
    gist: [
      'Something good to eat is the right present for people who have everything. Ask what they cannot eat, look at the date, and add a note with what it goes with.',
      'Choose a present to eat by three things: what they like, how long it keeps, and whether it has to travel.',
    ],
    subject: ['Christmas presents to eat', 'For people who have everything'],
    hooks: {
      '*': [
        'What do you give to people who have everything? Something good to eat.',
        'A present that gets eaten takes up no space. Here is how to choose one.',
      ],
      pt: 'A food gift should suit the person, keep until it is opened, and survive the way there.',
      fi: 'Still no present for your neighbour, your teacher, your father? Make it edible.',
      a: 'Ask what they eat. Check the date. Add a note.',
      h: 'A Christmas present to eat has one risk: you may eat it yourself first.',
      l: 'Something small, something fine, wrapped in paper.',
    },
    lines: {
      '*': [
        'Giving food as a present? Ask about allergies, or choose something with a label that lists what is in it.',
        'Write on the tag what it goes with. "Good with cheese" makes a jar into a present.',
        'Check that the date on a food present is well after Christmas. In December many things are given, few are eaten at once.',
        'Sending a present of food by post? Choose what needs no fridge, and send it in the first half of December.',
      ],
      h: ['If you buy two, one gets there.'],
    },
    scene: [
      'The twentieth of December, one name left on the list, and no idea for a present.',
      'Under the tree lies a present to eat. By evening it is empty.',
    ],
    why: [
      [
        'Most people own enough things, but nearly everybody likes good food.',
        'A present to eat is often shared the same evening.',
      ],
      [
        'Food that keeps can be opened after the holidays, when there is time for it.',
        'Fresh things are best given on the day itself.',
      ],
    ],
    parts: [
      [
        ['Ask what they cannot eat', 'Think of allergies first'],
        ['Nuts, milk, alcohol: a short question is enough.', 'With a full label, they can check.'],
        'A label with ingredients',
      ],
      [
        ['Look at the date', 'Check how long it keeps'],
        ['It should keep beyond New Year.', 'If it does not, say so on the tag.'],
        'A date on a jar',
      ],
      [
        ['Add a note', 'Write what it goes with'],
        ['One line in your own hand.', 'How to keep it, and how you like it best.'],
        'A tag on a jar',
      ],
    ],
    turn: ['And buy one for yourself, to test it.', 'Then the list is done.'],
    asks: ['Who is the hardest person on your list?', 'Which food would you like to be given?'],
    ends: {
      pa: 'Tell us who it is for, and we will suggest something.',
      fi: 'We are glad to help you choose.',
      t: 'Taste, date, way.',
      h: 'The one that did not get there was delicious.',
      l: 'A ribbon is enough.',
    },
    keep: 'your Christmas list',
    send: 'whoever asks you what to give',
    own: [
      {
        kinds: ['product', 'offer', 'price', 'service'],
        about: 'gifts?\\b|hampers?\\b|vouchers?|box(?:es)?\\b|christmas|selection|wrapped',
        lead: 'To give away, from us:',
      },
    ],
    pic: { ask: 'One of your products wrapped as a present', alt: 'A jar wrapped as a present' },
    claims: [['Choosing food gifts by diet, date and travel', 'common experience, trade practice']],
  },
  {
    id: 'book-us-for-a-party',
    format: 'checklist',
    again: 9,
    emoji: '🎪',
    tags: ['EventCatering', 'PartyFood', 'StreetFood'],
    title: [
      'Booking a food truck or cart for your event: what to say',
      'How to book street food for a wedding or party',
    ],
    cover: 'Booking food for an event',
    gist: [
      'Say the date, the place, how many guests, when they should eat, and whether there is power, water and a flat place to park. With that you get a price at once.',
      'Want a van or cart at your wedding or party? Six answers in your first message save a week of questions.',
    ],
    subject: ['Booking a food truck? Say this', 'Street food at your party'],
    hooks: {
      '*': [
        'Want a van or a cart at your party? This is what to say in your first message.',
        'Booking street food for a wedding? These answers get you a price at once.',
      ],
      pt: 'Date, place, guests, times, power and access decide whether a booking works and what it costs.',
      fi: 'You would like us at your party? Here is what we need to know.',
      a: 'Date, place, guests, times, power, access.',
      h: 'Booking a food truck? Measure your gate. Some vans have waited outside one.',
      l: 'Good food, served outdoors, and no washing up for you.',
    },
    lines: {
      '*': [
        'Booking a food truck? Measure the gate. It is the question that is most often forgotten.',
        'Tell a food truck how many guests and over how many hours. Two hundred in one hour needs other planning than two hundred in four.',
        'Ask what power is needed, and where the nearest socket is. Not every van brings its own.',
        'Summer Saturdays are booked first. Ask for yours as soon as you have the date.',
      ],
      h: ['A wet field in October will hold a van until spring. Ask for a hard place to park.'],
    },
    scene: [
      'A message comes in: "Can you do a party?" Yes. When, where, and for how many?',
      'The van stands in front of the barn, and forty people have smelt it already.',
    ],
    why: [
      [
        'A food van needs room, firm ground and often power.',
        'A van or cart cannot go everywhere: soft grass and steps may be a problem.',
      ],
      ['The price for an event depends on guests, time and distance.', 'A date in high summer goes quickly.'],
    ],
    parts: [
      [
        ['Say the date and the hours', 'Name the day and the times'],
        ['When may it arrive, and when should people eat?', 'Add when it must be gone.'],
        'A calendar',
      ],
      [
        ['Say how many guests', 'Give a number of guests'],
        ['Children count as well.', 'Say whether everyone eats or only some.'],
        'Guests in a line',
      ],
      [
        ['Say who pays', 'Decide how it is paid'],
        ['You pay for all, or everyone for themselves.', 'For the second there is often a minimum.'],
        'A card and a till',
      ],
      [
        ['Describe the place', 'Say where it is to stand'],
        ['Width of the gate, ground, slope, power.', 'A photo with your phone is best.'],
        'A gate and a driveway',
      ],
      [
        ['Ask about diets', 'Name diets and allergies'],
        ['How many vegetarians and vegans?', 'Pass on allergies early.'],
        'A list of guests',
      ],
    ],
    turn: ['Then all you have to do is be hungry.', 'And measure that gate.'],
    asks: ['What would you like to eat at an outdoor party?', 'What is your next party for?'],
    ends: {
      pa: 'Send us these answers, and you get a price.',
      fi: 'Write to us, we look forward to your party.',
      t: 'Date, guests, hours, place, power, diets.',
      h: 'We now ask about the gate first.',
      l: 'And somebody else does the dishes.',
    },
    keep: 'the next party you plan',
    send: 'somebody who is getting married',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'policy'],
        about: 'weddings?\\b|part(?:y|ies)\\b|events?\\b|private hire|festivals?',
        lead: 'For your party:',
      },
    ],
    pic: { ask: 'Your van, cart or stall at an event', alt: 'A food van at a party' },
    claims: [['What an operator needs for a quote', 'trade practice of street food']],
  },
];
