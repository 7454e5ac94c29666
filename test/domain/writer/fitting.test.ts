// What is told of a business fits it: no idea of a neighbour's trade, no refrain, no answer to a question that nobody asked.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  extractFacts,
  findTrade,
  holdsAt,
  libraryFor,
  type WriterProfile,
} from '../../../server/domain/writer/index.ts';
import { suits } from '../../../server/domain/writer/telling/choose-idea.ts';
import { localise } from '../../../server/domain/writer/telling/wording.ts';
import { lastDayIn } from '../../../server/domain/writer/told-day.ts';
import { playWeeks } from './measures.ts';
import { profileOf } from './profiles.ts';

const of = (industry: WriterProfile['industry'], description: string, name = 'Alder') =>
  profileOf({ name, industry, description });

async function packsOf(profile: WriterProfile): Promise<Set<string>> {
  const { library } = await libraryFor(profile);
  const facts = extractFacts(profile);
  const words = [profile.name, profile.description, ...facts.map(({ text }) => text)].join('\n');
  return new Set(
    library.ideas
      .filter((shelved) => shelved.moment === null && suits(shelved, { profile: words, facts }))
      .map(({ pack }) => pack.id),
  );
}

describe('the ideas of a business without a pack of its own', () => {
  test('a piano tuner who ticks professional services has no retainers, a consultant has', async () => {
    const tuner = await packsOf(of('professional', 'I tune and repair pianos in Norfolk.'));
    assert.ok(!tuner.has('professional'));
    assert.ok(
      (await packsOf(of('professional', 'Management consultants for family firms.'))).has('professional'),
    );
  });

  test('a museum is no shop, and its café does not make it a café', async () => {
    const museum = of(
      'arts',
      'Small museum in Droitwich telling 2,000 years of salt. Open Wednesday to Sunday 10-4. Café with soup and very salty brownies.',
      'Museum of Salt',
    );
    assert.ok(!(await packsOf(museum)).has('other'));
    const { posts } = await playWeeks(museum, 2);
    for (const { content } of posts) assert.doesNotMatch(content, /Museum of Salt, a café/);
    assert.ok(posts.some(({ content }) => content.includes('Museum of Salt, a small museum in Droitwich.')));
  });

  test('who buries the dead is told nothing of reviews, deposits and parties', async () => {
    const packs = await packsOf(of('other', 'Independent funeral directors in Totnes. Green funerals.'));
    for (const pack of ['other', 'retail', 'professional']) assert.ok(!packs.has(pack), pack);
  });

  test('sewing is not learnt by heart', async () => {
    const { library } = await libraryFor(of('education', 'Sewing classes for adults.'));
    const profile = 'Alder\nSewing classes for adults.';
    const ids = library.ideas.filter((one) => suits(one, { profile, facts: [] })).map(({ id }) => id);
    assert.ok(ids.includes('teacher/the-first-lesson-bag'));
    assert.ok(!ids.includes('teacher/record-and-wait-a-day'));
  });
});

describe('whom a business is for', () => {
  test('makes it no firm of theirs', () => {
    const clues = { name: 'Nordlicht', industry: 'technology' as const };
    const description = 'Managed IT for practices and law firms in Hamburg with English-speaking support.';
    assert.equal(findTrade({ ...clues, description }), 'software-it');
    assert.equal(
      findTrade({ name: 'Alder', industry: 'other', description: 'A studio for yoga.' }),
      'physio-fitness',
    );
  });

  test('tells of singing to singers, of running to runners, and of no donations', async () => {
    const choir = of('nonprofit', 'Community choir in Stroud. Christmas concert in aid of the hospice.');
    assert.ok((await packsOf(choir)).has('arts'));
    assert.ok(!(await packsOf(choir)).has('nonprofit'));
    assert.ok((await packsOf(of('nonprofit', 'A running club in Leicester.'))).has('physio-fitness'));
  });

  test('a cottage with its own kitchen hands round no trays, a hotel does', async () => {
    assert.ok(!(await packsOf(of('hospitality', 'Holiday let for six in Porthleven.'))).has('hospitality'));
    assert.ok((await packsOf(of('hospitality', 'Small hotel with a bar in Lyme.'))).has('hospitality'));
  });
});

/** Who is told an idea, and who has only a word in common with those. */
const TOLD: readonly [string, WriterProfile['industry'], yes: string, no: string][] = [
  [
    'takeaway/eight-feet-of-kitchen',
    'food',
    'Food truck in Austin selling tacos.',
    'Pizza takeaway on Market Street.',
  ],
  [
    'takeaway/rice-has-no-patience',
    'food',
    'Thai takeaway in Leeds, curries and rice.',
    'Fish and chips in Whitby.',
  ],
  [
    'takeaway/order-before-the-rush',
    'food',
    'Fish and chips in Whitby, open till 10pm.',
    'Takeaway sandwich bar in Leeds, open until 3pm.',
  ],
  [
    'car-hire/how-much-fits-into-a-van',
    'other',
    'Van hire in Cork, by the hour or day.',
    'Camper van hire in Cornwall, four camper vans.',
  ],
  [
    'drinks-maker/lay-it-down-or-drink-it',
    'food',
    'Winery in the Wachau, white wines from old vines.',
    'Brewery in Leeds with a grapefruit pale ale and a barley wine.',
  ],
  [
    'drinks-maker/light-is-what-skunks-it',
    'food',
    'Brewery in Leeds with a pale ale.',
    'Winery in the Wachau: Riesling, Beerenauslese. The villagers help to pick.',
  ],
  [
    'hair-beauty/before-the-wax',
    'other',
    'Beauty salon in Bath for waxing and facials.',
    'Barber in Bath. Cuts, shaves, beard oil and hair wax.',
  ],
  [
    'clothes-gifts/a-size-is-a-guess',
    'retail',
    'Boutique in Ludlow: dresses, knitwear and a few gifts.',
    'Gift and card shop in Ludlow. Cards by illustrators, candles and mugs.',
  ],
  [
    'guest-house/small-child-strange-bed',
    'hospitality',
    'Guest house of seven rooms near Evora. Families welcome.',
    'Guest house of seven rooms near Evora. Adults and children over ten.',
  ],
  [
    'vet-pets/a-tablet-in-three',
    'healthcare',
    'Veterinary practice in Bath for dogs and cats.',
    'Cat clinic in Bath, a veterinary practice for cats only.',
  ],
  [
    'vet-pets/the-fleas-are-in-the-carpet',
    'healthcare',
    'Mixed veterinary practice in Bath, equine clinic and small animals.',
    'Equine vets in Newmarket, a veterinary practice on the road.',
  ],
  [
    'hair-beauty/tell-the-history',
    'other',
    'Hair salon in Bath. Cuts and colour.',
    'Barbers in Bath. Skin fades, beard trims, hair cuts.',
  ],
  [
    'hair-beauty/sponges-and-brushes',
    'other',
    'Beauty salon in Bath. Facials and make-up.',
    'Hair salon in Bath. Cuts and colour.',
  ],
  [
    'vet-pets/do-not-spend-the-word',
    'other',
    'Dog walking and training in Bath.',
    'Dog grooming in Bath. Baths, clips and nail trims.',
  ],
  [
    'vet-pets/in-a-dog-walkers-pocket',
    'other',
    'Dog walkers in Bath.',
    'Dog grooming in Bath. Baths, clips and nail trims.',
  ],
  ['vet-pets/words-of-a-coat', 'other', 'Dog grooming in Bath.', 'Dog walkers in Bath.'],
  [
    'site-trades/walk-through-your-morning',
    'other',
    'Fitted kitchens in Cork, made by our joiners.',
    'Painting and decorating in Cork. Spray painting of kitchens. We cover floors and furniture.',
  ],
  [
    'site-trades/stay-or-move-out',
    'other',
    'Builders in Cork. Extensions and flooring.',
    'Painting and decorating in Cork. We cover floors and furniture.',
  ],
  [
    'site-trades/photograph-the-open-wall',
    'other',
    'Builders in Cork. Extensions and renovation.',
    'Painters and decorators in Cork.',
  ],
  [
    'cleaning/let-it-sit',
    'other',
    'Cleaners for homes in Poole, weekly or once.',
    'Carpet and upholstery cleaning in Poole. Rugs and mattresses too.',
  ],
  [
    'garden/lift-the-pot',
    'other',
    'Gardener in Poole. Planting, pruning and borders.',
    'Tree surgeons in Poole. Pruning, felling and stump grinding.',
  ],
  [
    'garden/what-lies-under-a-patio',
    'other',
    'Driveways and patios in Poole, block paving and resin.',
    'Lawn mowing and lawn care in Poole.',
  ],
  [
    'cleaning/the-machine-that-smells',
    'other',
    'House cleaning in Poole, weekly or once.',
    'Window cleaning in Poole.',
  ],
  [
    'clothes-gifts/which-size-for-a-baby',
    'retail',
    'Baby clothing and gift sets in Skipton.',
    'Gift and card shop in Skipton.',
  ],
  [
    'clothes-gifts/get-clothes-ready-to-sell',
    'retail',
    'Second-hand clothes in Skipton. We buy and sell.',
    'Vintage clothing in Skipton, all washed.',
  ],
  [
    'clothes-gifts/does-this-suit-me',
    'ecommerce',
    "Women's clothing, designed in Skipton.",
    'Organic baby clothing, newborn to two years.',
  ],
  [
    'cafe-restaurant/breakfast-at-any-hour',
    'food',
    'Café in Bath with breakfast and lunch.',
    'Restaurant in Bath, dinner only, Wednesday to Sunday.',
  ],
  [
    'cafe-restaurant/which-coffee-is-for-me',
    'food',
    'Coffee shop in Bath.',
    'Restaurant in Bath, dinner only.',
  ],
  [
    'physio-fitness/touch-your-toes-or-not',
    'other',
    'Yoga studio in Bath.',
    'Physiotherapy clinic in Bath. Pilates on Tuesdays.',
  ],
  [
    'physio-fitness/whose-class-was-it',
    'other',
    'Yoga studio in Bath.',
    'Physiotherapy clinic in Bath. Pilates on Tuesdays.',
  ],
];

describe('an idea of the trade', () => {
  for (const [idea, industry, yes, no] of TOLD)
    test(`${idea} is for some of it`, async () => {
      const isTold = async (description: string) => {
        const profile = of(industry, description);
        const { library } = await libraryFor(profile);
        const facts = extractFacts(profile);
        const shelved = library.ideas.find(({ id }) => id === idea);
        assert.ok(shelved, `${description} has another pack`);
        return suits(shelved, { profile: `Alder\n${description}`, facts });
      };
      assert.deepEqual([await isTold(yes), await isTold(no)], [true, false]);
    });
});

describe('the day that an owner names', () => {
  const at = Date.UTC(2026, 11, 1, 9);
  const fact = (text: string) => {
    const [found] = extractFacts(of('nonprofit', text));
    assert.ok(found !== undefined);
    return found;
  };
  test('a last day for ordering is told until that day, whatever kind the sentence is of', () => {
    const order = fact('Order your Christmas turkey by 10 December.');
    assert.ok(holdsAt(order, Date.UTC(2026, 10, 30)));
    assert.ok(!holdsAt(order, Date.UTC(2026, 11, 12)));
  });

  test('ends a holiday', () => {
    const away = fact('Closed Sundays and 24 December till 5 January.');
    assert.ok(holdsAt(away, at));
    assert.ok(!holdsAt(away, Date.UTC(2027, 0, 8)));
    assert.ok(holdsAt(fact('Closed Sundays.'), at));
  });

  test('ends what happens on it', () => {
    const concert = fact('Christmas concert on 16 December in aid of the hospice');
    assert.equal(concert.kind, 'event');
    assert.ok(holdsAt(concert, at));
    assert.ok(!holdsAt(concert, Date.UTC(2026, 11, 17, 1)));
    assert.ok(!holdsAt(concert, Date.UTC(2026, 6, 1)), 'nobody is asked in July');
    assert.equal(lastDayIn('Every 16 December we sing', at), null);
    assert.equal(lastDayIn('Open day 5 January', at), Date.UTC(2027, 0, 6));
    assert.equal(lastDayIn('Fair from 28 December to 3 January', at), Date.UTC(2027, 0, 4));
    assert.equal(lastDayIn('Concert on June 5, 2027', at), Date.UTC(2027, 5, 6));
  });

  test('is told before it, and a course that begins is one to come to', async () => {
    assert.equal(fact('Couch to 5k starts 12 January').kind, 'event');
    const choir = of(
      'nonprofit',
      'Community choir in Stroud. We meet Wednesdays 7.30pm. Led by Caz Whitcombe. Christmas concert on 16 December in aid of the hospice.',
    );
    const { posts } = await playWeeks(choir, 5);
    const told = posts.filter(({ content }) => content.includes('16 December'));
    assert.ok(told.length > 1, `${told.length}`);
    for (const { at: when } of told) assert.ok(when < Date.UTC(2026, 11, 17));
  });
});

test('what is so in a few months is said in these and shortly before', () => {
  const holds = (text: string, month: number) => {
    const [found] = extractFacts(of('healthcare', text));
    assert.ok(found !== undefined);
    return holdsAt(found, Date.UTC(2027, month - 1, 15));
  };
  const cases: readonly [text: string, yes: readonly number[], no: readonly number[]][] = [
    ['Dental checks are free with a nurse in July and August.', [5, 7, 8], [1, 3, 9, 12]],
    ['Pruning of fruit trees and roses in January and February.', [11, 12, 1, 2], [3, 6, 9]],
    ['We fit wood stoves from November to January.', [9, 12, 1], [3, 7]],
    ['A salt-water pool from April to October.', [1, 6, 12], []],
    ['Ruth opened the practice in March 2015.', [1, 6, 12], []],
    ['We may ask for a photo of the pipe.', [1, 6, 12], []],
    ['Open Monday to Friday, and on Saturdays from February to April.', [1, 8, 11], []],
  ];
  for (const [text, yes, no] of cases) {
    for (const month of yes) assert.ok(holds(text, month), `${text} ${month}`);
    for (const month of no) assert.ok(!holds(text, month), `${text} ${month}`);
  }
});

test('a fact does not return under every other post of a business of few facts', async () => {
  const { posts } = await playWeeks(
    of(
      'technology',
      'Managed IT in Hamburg. Backups are tested every month. 11 technicians, nobody is outsourced.',
    ),
    3,
    'refrain',
    ['facebook', 'instagram', 'linkedin'],
  );
  for (const channel of ['facebook', 'instagram', 'linkedin']) {
    const own = posts.filter((post) => post.channel === channel);
    const signed = own.filter(({ idea, content }) => idea !== null && content.includes('11 technicians'));
    assert.ok(signed.length <= Math.ceil(own.length / 6), `${channel}: ${signed.length} of ${own.length}`);
  }
});

test('Americans read their own words, also where they take several', () => {
  for (const [british, american] of [
    ['Ring a vet at once.', 'Call a vet at once.'],
    ['Then ring us before you come.', 'Then call us before you come.'],
    ['Somebody rings the bell; ring the bell.', 'Somebody rings the bell; ring the bell.'],
    ['A ring of a tree, and the ring road', 'A ring of a tree, and the ring road'],
    ['Just round the corner, by the car park', 'Just around the corner, by the parking lot'],
    ['Open at weekends. Lorries on the pavement', 'Open on weekends. Trucks on the sidewalk'],
    ['A torch under the worktop', 'A flashlight under the countertop'],
  ])
    assert.equal(localise(british as string, true), american);
});

test('American plurals are spelt as their singulars', () => {
  assert.equal(localise('rumours and neighbours', true), 'rumors and neighbors');
});

describe('what speaks of another branch or to nobody of the readers', () => {
  const idsOf = async (profile: WriterProfile) => {
    const { library } = await libraryFor(profile);
    const words = `${profile.name}\n${profile.description}`;
    return library.ideas.filter((one) => suits(one, { profile: words, facts: [] })).map(({ id }) => id);
  };

  test('who helps at home with computers builds no software', async () => {
    const help = await idsOf(of('technology', 'Computer help at home in Bath. Printers, wifi, new laptops.'));
    assert.ok(!help.includes('software-it/only-a-small-button'));
    assert.ok(help.includes('software-it/the-router-behind-the-fridge'));
    const maker = await idsOf(of('technology', 'Software for small clinics, made in Ghent.'));
    assert.ok(maker.includes('software-it/only-a-small-button'));
  });

  test('eggs are dyed by bakers and schools, not by who sells pallets to warehouses', async () => {
    assert.ok((await idsOf(of('food', 'Bakery in Leeds.'))).includes('moments/eggs-in-onion-skins'));
    const pallets = await idsOf(of('manufacturing', 'New pallets in Chesterfield for warehouses.'));
    assert.ok(!pallets.includes('moments/eggs-in-onion-skins'));
  });
});

test('what somebody writes in small letters ends at a month, and its names get their capitals', () => {
  const told = (description: string) =>
    extractFacts(of('food', description)).map(({ kind, text }) => `${kind}: ${text}`);
  assert.deepEqual(
    told(
      'bakery in battery point hobart. hot cross buns from feb. closed 25 dec - 6 jan. me (Steph) and Dougal and two juniors. pre order by 3pm the day before. sourdough in jan. only. open till dec. then closed',
    ),
    [
      'story: bakery in Battery Point Hobart',
      'product: hot cross buns from Feb',
      'hours: closed 25 Dec - 6 Jan',
      'people: me (Steph) and Dougal and two juniors',
      'policy: pre order by 3pm the day before',
      'product: sourdough in Jan. only',
      'product: open till Dec. then closed',
    ],
  );
  assert.deepEqual(told('hair salon in duluth minnesota. cuts from $45'), [
    'story: hair salon in Duluth Minnesota',
    'price: cuts from $45',
  ]);
});

test('people get the capitals of their names, and herbs and flowers stay what they are', () => {
  const told = (description: string) =>
    extractFacts(of('other', `plumber in columbus ohio. ${description}`))
      .slice(1)
      .map(({ kind, text }) => `${kind}: ${text}`);
  assert.deepEqual(
    told(
      'mike and his son tyler. run by jess pelkey. jess, mara + dee. owned by tess and ray. owner mike since 2009. run by dave',
    ),
    [
      'people: Mike and his son Tyler',
      'people: run by Jess Pelkey',
      'people: Jess, Mara + Dee',
      'people: owned by Tess and Ray',
      'people: owner Mike since 2009',
      'people: run by Dave',
    ],
  );
  assert.deepEqual(told('lily and iris. rosemary and thyme. will and grace'), [
    'service: lily and iris',
    'service: rosemary and thyme',
    'service: will and grace',
  ]);
});

test('what a visit costs is a price among other items, and two languages are one service', () => {
  const told = (description: string) =>
    extractFacts(of('food', description)).map(({ kind, text }) => `${kind}: ${text}`);
  assert.deepEqual(told('Call out €90 incl first hour, quotes free, Niall & Orla.'), [
    'price: Call out €90 incl first hour',
    'product: quotes free',
    'people: Niall & Orla',
  ]);
  assert.deepEqual(told('Bookkeeping for small shops. Bilingual service, English and French.').slice(1), [
    'service: Bilingual service, English and French',
  ]);
});

test('sentences in small letters end at the days of the week, and a name is nobody’s service', () => {
  const texts = (words: string) => extractFacts(of('food', words)).map(({ text }) => text);
  assert.deepEqual(texts('closed mon + tues. we do office boxes'), [
    'closed Mon + Tues',
    'we do office boxes',
  ]);
  assert.equal(extractFacts(of('healthcare', "I'm Hannah Weir."))[0]?.kind, 'people');
  assert.equal(extractFacts(of('food', 'Farm walk on 17 April.'))[0]?.kind, 'event');
});

describe('a business that says much in a few words', () => {
  test('is what it says first, and no store of bicycles', async () => {
    const house = of(
      'hospitality',
      'Guest house in Conwy with six rooms and a view of the castle from two of them. Vegan breakfast. Secure bike store. Adults only.',
      'Castle Street',
    );
    const [first] = extractFacts(house);
    assert.equal(first?.kind, 'story');
    const { posts } = await playWeeks(house, 2);
    for (const { content } of posts) assert.doesNotMatch(content, /a secure bike store/i);
  });

  test('is found by its trade in other words', () => {
    const clues = { name: 'Alder', industry: 'other' as const };
    assert.equal(findTrade({ ...clues, description: 'We design and plant kitchen gardens.' }), 'garden');
    assert.equal(findTrade({ ...clues, description: 'Skin studio in Richmond. Facials.' }), 'hair-beauty');
    assert.notEqual(findTrade({ ...clues, description: 'Drone surveys of roofs.' }), 'site-trades');
    const cats = 'Cat clinic in Norwich. Check-ups £38, nail clips £12.';
    assert.equal(findTrade({ ...clues, description: cats }), 'vet-pets');
  });

  test('promotes itself in a quarter of its posts, however few of the others are written', async () => {
    const { posts } = await playWeeks(
      of('other', 'Taxidermy in Traverse City. Deer mounts $650. Licensed by the state. Fish by the inch.'),
      3,
    );
    const own = posts.filter(({ pillar }) => pillar === 'own').length;
    assert.ok(own / posts.length <= 0.29, `${own} of ${posts.length}`);
  });
});
