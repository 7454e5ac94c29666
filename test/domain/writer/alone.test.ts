// Businesses whose trade has no pack: what they tell of their industry, of everybody, and of themselves.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { extractFacts, libraryFor, type WriterProfile } from '../../../server/domain/writer/index.ts';
import { FIELDED } from '../../../server/domain/writer/library/fields.ts';
import { SHELF } from '../../../server/domain/writer/library/shelf.ts';
import { suits } from '../../../server/domain/writer/telling/choose-idea.ts';
import { questionAnsweredBy } from '../../../server/domain/writer/telling/matters.ts';
import { isAlone } from '../../../server/domain/writer/telling/own-parts.ts';
import { canSign } from '../../../server/domain/writer/telling/own-words.ts';
import { lowerStart } from '../../../server/domain/writer/telling/wording.ts';
import { playWeeks } from './measures.ts';
import { profileOf } from './profiles.ts';

const YARN = profileOf({
  name: 'The Wool Pack',
  industry: 'retail',
  description:
    'Yarn shop in Skipton. British wools, sock yarn, needles and buttons. Knit night every Thursday 6 till 8.30, just bring your project. Open Tue-Sat 10-5. Dogs welcome.',
});
const IRONING = profileOf({
  name: "Bev's Ironing",
  industry: 'other',
  description:
    'ironing service - collected and delivered free within 5 miles of Kettering. £14 per hour or £1.20 a shirt. 48hr turnaround. Bed linen, shirts, school uniform. been doing it since 2011',
});

async function ideasOf(industry: WriterProfile['industry'], description: string): Promise<string[]> {
  const profile = profileOf({ name: 'Alder', industry, description });
  const { library } = await libraryFor(profile);
  const facts = extractFacts(profile);
  return library.ideas
    .filter((shelved) => suits(shelved, { profile: `${profile.name}\n${description}`, facts }))
    .map(({ id }) => id);
}

describe('the fields of an industry', () => {
  test('name ideas that there are', async () => {
    const ids = new Set<string>();
    for (const { load } of SHELF) {
      const { default: pack } = await load();
      for (const { id } of pack.ideas) ids.add(`${pack.id}/${id}`);
    }
    assert.deepEqual(
      FIELDED.filter((id) => !ids.has(id)),
      [],
    );
  });

  for (const [idea, without, within] of [
    ['healthcare/teaspoons-differ', 'Hearing clinic in Ludlow.', 'Pharmacy in Ludlow.'],
    ['manufacturing/tight-everywhere', 'We install stairlifts in Devon.', 'CNC machining in Devon.'],
    ['food/heat-it-through', 'Honey from 60 hives in Kent.', 'Ready meals, frozen, in Kent.'],
    ['hospitality/who-gets-the-bill', 'Horsebox bar for hire in Warwick.', 'Fish restaurant in Warwick.'],
    [
      'retail/bring-the-old-part',
      'Yarn shop in Skipton.',
      'Washing machines and other appliances in Skipton.',
    ],
    ['arts/plot-or-no-plot', 'Choir in Otley with a carol concert.', 'Small theatre in Otley.'],
    [
      'arts/three-colours-only',
      'Choir in Otley with a carol concert.',
      'Painting classes and an artist studio in Otley.',
    ],
    [
      'club-charity/ask-one-person',
      'Community choir in Otley.',
      'Residents association in Otley, run by volunteers.',
    ],
    [
      'professional/final-final-revised',
      'Mediation and advice for families in Ludlow.',
      'Management consultants for family firms.',
    ],
    [
      'professional/brief-on-one-page',
      'Advice on pensions law for families in Ludlow.',
      'Branding and web design consultants in Ludlow.',
    ],
    [
      'professional/read-who-got-it-last-year',
      'HR consultants in Leeds.',
      'Grant writers for small charities in Leeds.',
    ],
    ['finance/a-first-talk-about-retirement', 'Credit union in Derby.', 'Retirement planning in Derby.'],
    ['realestate/words-of-a-shared-building', 'Self storage in Cardiff.', 'Block management in Cardiff.'],
    ['realestate/before-you-bid', 'Self storage in Cardiff.', 'Property auctions in Cardiff.'],
    [
      'technology/what-speed-do-i-need',
      'Software for dentists, made in Norwich.',
      'Broadband for villages near Norwich.',
    ],
    ['retail/which-bulb', 'Toy shop in Stroud.', 'Lighting shop in Stroud.'],
    ['retail/check-used-furniture', 'Furniture shop in Stroud.', 'Used furniture in Stroud.'],
    ['retail/which-guitar-size', 'Piano tuner in Stroud.', 'Guitars and strings in Stroud.'],
    ['manufacturing/words-on-an-order', 'Soy candles, wholesale too.', 'Sheet metal, laser cut and folded.'],
    [
      'food/freeze-it-flat',
      'Honey from 60 hives, sold at the farm gate in Ely.',
      'Soups and ready meals in Ely.',
    ],
    ['food/how-hot-is-hot', 'Honey from 60 hives in Ely.', 'Hot sauces and spice mixes in Ely.'],
    ['food/milk-or-dark', 'Coffee cart in Ely with hot chocolate.', 'Chocolate makers in Ely.'],
    ['food/honey-went-hard', 'Bakery in Ely with honey cake.', 'Beekeeper in Ely.'],
    [
      'finance/pocket-money-or-wages',
      'Mortgage broker in Derby.',
      'Money coaching and budgets for families in Derby.',
    ],
    ['finance/the-insured-toaster', 'Mortgage broker in Derby.', 'Insurance broker in Derby.'],
    [
      'realestate/find-the-stopcock',
      'Self storage in Cardiff.',
      'Lettings and property management in Cardiff.',
    ],
    ['healthcare/thumbs-get-forgotten', 'Physiotherapy in Bath.', 'Pharmacy in Bath.'],
    ['healthcare/how-common-is-common', 'Home care for older people in Bath.', 'Pharmacy in Bath.'],
    ['healthcare/fewer-falls-at-home', 'Pharmacy in Bath.', 'Home care for older people in Bath.'],
    ['healthcare/signs-that-help-is-needed', 'Care home in Bath.', 'Home care for older people in Bath.'],
    ['healthcare/choosing-a-care-home', 'Home care for older people in Bath.', 'Care home in Bath.'],
    ['healthcare/why-it-runs-late', 'Clinical psychologist in Bath.', 'GP practice in Bath.'],
    [
      'ecommerce/what-to-write-about-a-part',
      'Online yarn shop, sent by post.',
      'Online shop for spare parts, sent by post.',
    ],
    ['technology/where-your-wish-goes', 'IT support in Norwich.', 'Software for dentists, made in Norwich.'],
    ['club-charity/minutes-on-one-page', 'Running club in Stockport.', 'Residents association in Stockport.'],
  ] as const)
    test(`${idea} is told by those of its field`, async () => {
      const industry = idea.split('/')[0] as WriterProfile['industry'] | 'club-charity';
      const of = industry === 'club-charity' ? 'nonprofit' : industry;
      assert.ok(!(await ideasOf(of, without)).includes(idea), without);
      assert.ok((await ideasOf(of, within)).includes(idea), within);
    });

  test('a barber tells of fades and beards, a hairdresser of colour, and neither of the other’s', async () => {
    const barber = await ideasOf('other', 'Barber shop in Ludlow. Fades and beard trims. Walk-ins welcome.');
    const salon = await ideasOf('other', 'Hairdressing salon in Ludlow for women and men. Cut and colour.');
    const ofBarbers = ['fade-low-mid-high', 'wash-your-beard', 'when-the-barber-is-quiet'];
    const ofSalons = ['bring-the-wrong-photo', 'chat-or-quiet', 'never-cut-paper', 'hat-hair', 'salon-words'];
    for (const id of ofBarbers) {
      assert.ok(barber.includes(`hair-beauty/${id}`), id);
      assert.ok(!salon.includes(`hair-beauty/${id}`), id);
    }
    for (const id of ofSalons) assert.ok(!barber.includes(`hair-beauty/${id}`), id);
    assert.ok(barber.filter((id) => id.startsWith('hair-beauty/')).length >= 24);
    const booked = await ideasOf('other', 'Barber in Ludlow. Scissor cuts by appointment.');
    assert.ok(!booked.includes('hair-beauty/when-the-barber-is-quiet'));
    assert.ok(!booked.includes('hair-beauty/wash-your-beard'));
  });

  test('kennels tell how to prepare a stay, groomers of coats, and neither of food and weight', async () => {
    const kennels = await ideasOf('other', 'Boarding kennels in Ludlow. Heated, two walks a day.');
    const groomer = await ideasOf('other', 'Dog grooming in Ludlow. Full groom, bath and brush.');
    assert.ok(kennels.includes('vet-pets/first-stay-in-the-kennel'));
    assert.ok(!kennels.includes('vet-pets/how-often-to-the-groomer'));
    assert.ok(groomer.includes('vet-pets/how-often-to-the-groomer'));
    assert.ok(!groomer.includes('vet-pets/first-stay-in-the-kennel'));
    const vet = await ideasOf('healthcare', 'Veterinary practice in Ludlow for dogs, cats and rabbits.');
    for (const id of ['scales-know-first', 'words-on-a-food-label', 'lilies-in-the-bouquet']) {
      assert.ok(!kennels.includes(`vet-pets/${id}`), id);
      assert.ok(!groomer.includes(`vet-pets/${id}`), id);
      assert.ok(vet.includes(`vet-pets/${id}`), id);
    }
  });

  test('who lifts lashes tells nothing of extensions', async () => {
    const lifts = await ideasOf('other', 'Brow lamination, threading and lash lifts in Ludlow.');
    const extensions = await ideasOf('other', 'Lash extensions and brows in Ludlow.');
    for (const id of ['wash-your-lashes', 'eyes-closed-for-an-hour', 'lashes-fall-every-day']) {
      assert.ok(!lifts.includes(`hair-beauty/${id}`), id);
      assert.ok(extensions.includes(`hair-beauty/${id}`), id);
    }
    assert.ok(lifts.includes('hair-beauty/after-a-lash-lift'));
    assert.ok(!extensions.includes('hair-beauty/after-a-lash-lift'));
  });

  test('nobody asks for quotes, faults or quiet weeks where there is a price list', async () => {
    const told = await ideasOf(
      'other',
      'Self storage in Kettering. Units from £12 a week. No deposit. Family firm.',
    );
    for (const id of [
      ...['how-to-ask-for-a-quote', 'say-what-it-is-for', 'describe-the-fault', 'ask-in-the-quiet-weeks'],
      ...['order-earlier-than-you-think', 'why-a-deposit'],
    ])
      assert.ok(!told.includes(`other/${id}`), id);
    assert.ok(!told.includes('practice/the-oldest-in-the-street'), 'a family firm of which year?');
    const joiner = await ideasOf(
      'other',
      'Bespoke wardrobes in Kettering, made and repaired in our workshop.',
    );
    for (const id of ['how-to-ask-for-a-quote', 'order-earlier-than-you-think', 'ask-in-the-quiet-weeks'])
      assert.ok(joiner.includes(`other/${id}`), id);
  });

  test('who was a nurse once tells nothing of medicines', async () => {
    const told = await ideasOf('healthcare', 'Float tanks in Boise. Jess Ortiz is a former ER nurse.');
    assert.ok(!told.includes('healthcare/pillbox-or-packets'));
  });

  test('who is excellent, experienced or expert is of the field all the same', async () => {
    const tells = async (description: string) =>
      (await ideasOf('hospitality', description)).includes('hospitality/who-gets-the-bill');
    assert.ok(!(await tells('Horsebox bar run by an ex-restaurant manager in Warwick.')));
    for (const praise of ['Excellent', 'Experimental', 'Exclusive'])
      assert.ok(await tells(`${praise} fish restaurant in Warwick.`), praise);
  });

  test('a choir asks for no favours to small firms', async () => {
    const favours = (ids: readonly string[]) =>
      ids.filter((id) => id === 'moments/three-free-favours').length;
    assert.equal(favours(await ideasOf('nonprofit', 'Chamber choir of 32 singers in Freiburg.')), 0);
    assert.equal(favours(await ideasOf('other', 'Self storage in Derry.')), 0);
    assert.ok(favours(await ideasOf('retail', 'Gift shop in Derry.')) > 0);
  });
});

describe('a business without a pack', () => {
  test('says what any small business could say in one post of eight at most', async () => {
    for (const profile of [YARN, IRONING]) {
      const { posts } = await playWeeks(profile, 4);
      const common = posts.filter(({ idea }) => idea?.startsWith('other/') === true);
      assert.ok(common.length <= Math.ceil(posts.length / 8), `${common.length} of ${posts.length}`);
    }
  });

  test('asks its readers about its own things', async () => {
    const { posts } = await playWeeks(YARN, 4);
    const asked = posts.filter(({ cut }) => cut.startsWith('talk-'));
    assert.ok(
      asked.some(({ content }) => /a yarn shop/.test(content)),
      'what it is, in small letters',
    );
    assert.ok(asked.some(({ content }) => /british wools|needles|buttons/i.test(content)));
    for (const { content } of asked) assert.equal(content.split('?').length, 2, content);
  });

  test('wears no hashtags of others under its own news', async () => {
    const { posts } = await playWeeks(YARN, 4);
    for (const { content, idea } of posts)
      if (idea === null) assert.doesNotMatch(content, /#(?!TheWoolPack)\w/);
  });
});

describe('names in small letters', () => {
  const textsOf = (description: string) =>
    extractFacts(profileOf({ name: 'A', description })).map(({ text }) => text);

  test('get their capitals where they are names', () => {
    assert.deepEqual(textsOf('electrician in stockport and south manchester'), [
      'electrician in Stockport and south Manchester',
    ]);
    assert.deepEqual(textsOf('english lessons every monday in march'), [
      'English lessons every Monday in March',
    ]);
    assert.deepEqual(textsOf('bath fitter in bath'), ['bath fitter in Bath']);
    assert.deepEqual(textsOf('dog groomer in austin tx'), ['dog groomer in Austin TX']);
    assert.deepEqual(textsOf('painters in boston, ma'), ['painters in Boston, MA']);
  });

  test('keep them where a sentence goes on', () => {
    assert.equal(lowerStart('British wools'), 'British wools');
    assert.equal(lowerStart('English lessons'), 'English lessons');
    assert.equal(lowerStart('Sock yarn'), 'sock yarn');
  });

  test('stay small where they are words', () => {
    for (const text of [
      'books for reading in the bath',
      'we work in stock and bath',
      'you may march in step',
    ])
      assert.deepEqual(textsOf(text), [text]);
  });
});

test('things and their prices in one sentence are as many facts', () => {
  const facts = extractFacts(
    profileOf({
      name: 'A',
      description:
        'Free hearing tests, ear wax removal by microsuction £60 for both ears, hearing aids from four manufacturers, home visits within 15 miles.',
    }),
  ).map(({ text }) => text);
  assert.equal(facts.length, 4, facts.join(' | '));
});

test('a meeting place is no parking, a family no person, and the least stay no opening time', () => {
  const answers = (kind: 'place' | 'history' | 'service', text: string) =>
    questionAnsweredBy({ id: 'a', kind, text, validFrom: null, validTo: null, proof: null })?.id;
  assert.notEqual(answers('place', 'Tuesdays 7pm from the leisure centre car park'), 'parking');
  assert.equal(answers('place', 'Car park behind the house'), 'parking');
  assert.notEqual(answers('history', 'Family run since 1998'), 'people');
  assert.notEqual(answers('service', 'Two-night minimum at weekends'), 'hours');
  assert.equal(answers('service', 'Callouts evenings and weekends'), 'hours');
});

test('what something needs, and when, signs no post of another matter', () => {
  for (const text of [
    'Needs a flat 4m x 3m space and a 13 amp socket',
    'New and reconditioned',
    'Season April to October',
    'Segelschule für Kinder',
  ])
    assert.ok(!canSign(text), text);
  for (const text of ['Family-run since 1988', 'Coaches are all volunteers']) assert.ok(canSign(text), text);
});

describe('what is told over and over', () => {
  test('a sauna has no dance floor, gravel no parcels, a framer no second movement', async () => {
    const sauna = await ideasOf('hospitality', 'Wood fired sauna by the river in Hereford.');
    assert.ok(!sauna.some((id) => id.startsWith('hospitality/')));
    const gravel = await ideasOf('ecommerce', 'Topsoil and gravel delivered across Suffolk in bulk bags.');
    assert.ok(!gravel.some((id) => id.startsWith('ecommerce/')));
    assert.ok(
      (await ideasOf('ecommerce', 'Online shop for tea, sent by post.')).includes(
        'ecommerce/order-in-time-for-christmas',
      ),
    );
    const framer = await ideasOf('arts', 'Bespoke picture framing in York.');
    assert.ok(!framer.includes('arts/the-eleventh-version'));
  });

  test('who sells to restaurants cooks no soup', async () => {
    const ids = await ideasOf('food', 'Cheesemaker in Dorset. We sell to delis and restaurants.');
    assert.ok(!ids.includes('food/the-usual-or-something-new'));
    assert.ok(ids.includes('food/not-quite-like-last-time'));
  });

  test('without a pack the same answer is given on each channel, days apart', async () => {
    const rugs = profileOf({
      name: 'Spin',
      industry: 'other',
      description:
        'Launderette for horse rugs in Ludlow. Rugs washed from £12, mended from £8. Collection on Mondays within 10 miles. Open Monday to Friday 8 to 5. Parking in the yard. Cards and cash. Ready in three days.',
    });
    let repeated = 0;
    for (const profile of [YARN, rugs]) {
      const { posts } = await playWeeks(profile, 9);
      const answers = posts.filter(({ cut }) => cut.startsWith('ask-'));
      for (const [at, one] of answers.entries())
        for (const two of answers.slice(at + 1).filter(({ cut }) => cut === one.cut)) {
          const days = Math.abs(one.at - two.at) / 86_400_000;
          assert.ok(days >= (one.channel === two.channel ? 21 : 8), `${days} days`);
          repeated += one.channel === two.channel ? 0 : 1;
        }
    }
    assert.ok(repeated > 0);
  });

  test('a farrier based in Kent is a farrier', async () => {
    const farrier = profileOf({
      name: 'Alder',
      industry: 'other',
      description: 'Farrier based in Kent. Hot and cold shoeing. Full set £95, trim £35.',
    });
    const { posts } = await playWeeks(farrier, 4);
    for (const { content } of posts) assert.doesNotMatch(content, /a farrier based(?! in)/);
  });
});

test('a vet and a day end a sentence', () => {
  const textsOf = (description: string) =>
    extractFacts(profileOf({ name: 'A', description })).map(({ text }) => text);
  assert.deepEqual(textsOf('remedial work with your vet. full set £95, trim £35'), [
    'remedial work with your vet',
    'full set £95',
    'trim £35',
  ]);
  assert.deepEqual(textsOf('open tues to sat. parking outside'), ['open Tues to Sat', 'parking outside']);
});

describe('the name of a business', () => {
  test('is spelt as it is, however the reader spells', async () => {
    const orchard = profileOf({
      name: 'Pip & Plough',
      industry: 'food',
      locale: 'en-US',
      description:
        'Apple orchard in Hudson, New York. $28 a half bushel bag. Open Saturday 11-4. Dogs welcome.',
    });
    const { posts } = await playWeeks(orchard, 4);
    for (const { content, title } of posts) assert.doesNotMatch(`${title}\n${content}`, /Plow/);
  });

  test('is asked nothing where what it is says nothing: nobody asks "a family business"', async () => {
    const { posts } = await playWeeks(
      profileOf({
        name: 'Tri-County Septic',
        industry: 'other',
        description: 'Septic pumping and repairs in Ohio. Family business since 1974. Pumping from $375.',
      }),
      4,
    );
    assert.ok(posts.some(({ idea }) => idea === null));
    assert.ok(posts.every(({ cut }) => cut !== 'talk-ask'));
    for (const { content } of posts) assert.doesNotMatch(content, /(?:ask|to) a family business/);
  });
});

test('who meets couples at their table is one person', () => {
  const alone = isAlone(
    extractFacts(
      profileOf({
        name: 'A',
        description: 'I write ceremonies. Each is written from scratch after we meet.',
      }),
    ),
  );
  assert.ok(alone);
  assert.ok(
    !isAlone(extractFacts(profileOf({ name: 'A', description: 'I founded it. We bake rye bread.' }))),
  );
});

test('a shop tells what any shop could say in one post of five at most', async () => {
  const scooters = profileOf({
    name: 'RD Mobility',
    industry: 'retail',
    description:
      'Mobility scooters, wheelchairs, rise and recline chairs. Showroom in Worthing. Servicing and repairs. Hire a wheelchair from £25 a week. Home demonstrations free.',
  });
  const { posts } = await playWeeks(scooters, 4);
  const common = posts.filter(({ idea }) => idea?.startsWith('retail/') === true);
  assert.ok(common.length <= Math.ceil(posts.length / 5), `${common.length} of ${posts.length}`);
});

describe('a business with a few facts', () => {
  const MARMALADE = profileOf({
    name: 'Copper Kettle Marmalade',
    industry: 'food',
    description:
      'Small-batch marmalade from Dundee. Seville orange, lime and ginger, blood orange with whisky. Boiled in copper pans, twelve jars at a time. £6.50 a jar. Posted on Mondays.',
  });

  test('says how it makes things, and its name is no place', () => {
    const made = extractFacts(MARMALADE).find(({ text }) => text.startsWith('Boiled'));
    assert.deepEqual([made?.kind, made?.text], ['process', 'Boiled in copper pans, twelve jars at a time']);
  });

  test('offers a choice of what it names together', async () => {
    const { posts } = await playWeeks(MARMALADE, 6);
    const asked = posts.filter(({ cut }) => cut === 'talk-thing').map(({ content }) => content);
    assert.ok(
      asked.some((content) => content.includes('lime and ginger')),
      asked.join('\n'),
    );
  });

  test('is introduced in a list that is no promotion', async () => {
    const cranes = profileOf({
      name: 'Halden Crane Hire',
      industry: 'manufacturing',
      description:
        'Mobile crane hire across the North East. Appointed persons and lift plans. Method statements on request. 24 hour breakdown cover. Depot in Teesside since 1981.',
    });
    const { posts } = await playWeeks(cranes, 6);
    const notes = posts.filter(({ cut }) => cut === 'list-notes');
    assert.ok(notes.some(({ pillar }) => pillar === 'behind'));
    for (const { content } of notes) assert.doesNotMatch(content, /[£$€]/);
  });

  test('is not near to teachers because it comes to schools', async () => {
    const { library } = await libraryFor(
      profileOf({
        name: 'Spark',
        industry: 'education',
        description: 'Science parties with rockets. School workshops too.',
      }),
    );
    assert.ok(!library.packs.some(({ id }) => id === 'teacher'));
  });
});
