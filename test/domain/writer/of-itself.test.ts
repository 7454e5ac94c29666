// What a business without a pack tells of itself: who it is, its practical side, its town, thanks.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { extractFacts, libraryFor } from '../../../server/domain/writer/index.ts';
import { findTrade } from '../../../server/domain/writer/library/find-trade.ts';
import { PRACTICE } from '../../../server/domain/writer/library/shelf.ts';
import { suits } from '../../../server/domain/writer/telling/choose-idea.ts';
import { canSign } from '../../../server/domain/writer/telling/own-words.ts';
import { townOf } from '../../../server/domain/writer/telling/town.ts';
import { localise } from '../../../server/domain/writer/telling/wording.ts';
import { playWeeks } from './measures.ts';
import { profileOf } from './profiles.ts';

const factsOf = (description: string) => extractFacts(profileOf({ name: 'A', description }));
const kindsOf = (description: string) => factsOf(description).map(({ kind, text }) => `${kind}: ${text}`);

const PLANNER = profileOf({
  name: 'Ever After Weddings',
  industry: 'professional',
  toneOfVoice: 'friendly',
  description:
    "Wedding planner in the Cotswolds. On-the-day coordination from £950. I've planned over 120 weddings since 2012. First coffee is free. I work with a small list of suppliers I trust. Usually 14 weddings a year. Hannah Pell.",
});

describe('a business without a pack', () => {
  test('says hello, asks about its work and its town, and thanks, on channels days apart', async () => {
    const { posts } = await playWeeks(PLANNER, 4);
    const cuts = new Set(posts.map(({ cut }) => cut));
    for (const cut of ['hello', 'thanks', 'talk-ask']) assert.ok(cuts.has(cut), `${cut} of ${[...cuts]}`);
    assert.ok([...cuts].some((cut) => cut.startsWith('talk-town-')));
    const hello = posts.find(({ cut }) => cut === 'hello')?.content ?? '';
    assert.match(hello, /Ever After Weddings is a wedding planner in the Cotswolds\./);
    assert.match(hello, /behind it: Hannah Pell\./);
  });

  test('asks about its town once in a fortnight on a channel', async () => {
    const { posts } = await playWeeks(PLANNER, 6);
    const asked = posts.filter(({ cut }) => cut.startsWith('talk-town-'));
    for (const one of asked)
      for (const two of asked)
        if (one !== two && one.channel === two.channel)
          assert.ok(Math.abs(one.at - two.at) >= 14 * 86_400_000, one.channel);
  });

  test('of a person alone says I and me', async () => {
    const { posts } = await playWeeks(PLANNER, 6);
    const own = posts.filter(({ idea }) => idea === null).map(({ content }) => content);
    for (const content of own) assert.doesNotMatch(content, /\b(?:us|our|ours)\b/);
  });

  test('puts its practical matters in one list, without what it costs', async () => {
    const hire = profileOf({
      name: 'Coastway Car Hire',
      industry: 'other',
      toneOfVoice: 'professional',
      description:
        'Car and van hire in Ayr. Small cars from £34 a day. Find us opposite the station. Open seven days, 8 to 6. Book online or by phone. Free parking while you are away. Cash or card.',
    });
    const { posts } = await playWeeks(hire, 6);
    const sheet = posts.find(({ cut }) => cut === 'sheet');
    assert.equal(sheet?.pillar, 'useful');
    assert.match(sheet?.content ?? '', /Where: .*station/i);
    assert.doesNotMatch(sheet?.content ?? '', /£/);
  });
});

test('the town of a business is where it is, and not where it drives or what it speaks', () => {
  assert.equal(townOf(factsOf('Wedding planner in the Cotswolds.')), 'the Cotswolds');
  assert.equal(townOf(factsOf('Camping store in Bend, Oregon. Tents.')), 'Bend');
  assert.equal(townOf(factsOf('skip hire in wisbech and ely. permits arranged.')), 'Wisbech');
  assert.equal(townOf(factsOf('Skips across Kent and Sussex.')), null);
  assert.equal(townOf(factsOf('Lessons in English. Rooms in Victorian style.')), null);
});

test('towns of two words get their capitals, and words that are towns as well keep small letters', () => {
  assert.deepEqual(kindsOf("skip hire in wisbech and king's lynn"), [
    "service: skip hire in Wisbech and King's Lynn",
  ]);
  assert.match(kindsOf('dog walking in stow on the wold').join(), /Stow on the Wold/);
  assert.match(kindsOf('we do mobile knife sharpening, gates made of cedar').join(), /mobile .*cedar/);
});

test('a name at the end of a description is who does it, and signs nothing', () => {
  for (const name of ['Hannah Pell', 'Kirsty and her mum', 'Aoife and Nell'])
    assert.ok(kindsOf(`Cards in Melrose. ${name}.`).includes(`people: ${name}`), name);
  for (const thing of ['Wedding Cakes', 'Boot Fitting', 'Grace'])
    assert.ok(!kindsOf(`Cards in Melrose. ${thing}.`).includes(`people: ${thing}`), thing);
  assert.ok(!canSign('Kirsty and her mum'));
});

describe('the trade', () => {
  const tradeOf = (name: string, description: string) => findTrade({ name, industry: 'other', description });
  test('of a day care for dogs is pets, and for children children', () => {
    assert.equal(tradeOf('Prairie Dog Daycare', 'Dog daycare and boarding in Omaha.'), 'vet-pets');
    assert.equal(tradeOf('Acorn', 'Home daycare for toddlers in Omaha.'), 'childcare');
  });
  test('of a gift and card shop is gifts', () => {
    assert.equal(tradeOf('The Paper Thistle', 'gift and card shop in Melrose'), 'clothes-gifts');
  });
});

test('Americans open cans', () => {
  assert.equal(localise('two {tins|cans} of beans', true), 'two cans of beans');
});

describe('what a business says of itself', () => {
  const told = async (description: string, industry: 'other' | 'food' = 'other') => {
    const { posts } = await playWeeks(profileOf({ name: 'Alder Yard', industry, description }), 4);
    return posts.filter(({ idea }) => idea?.startsWith(`${PRACTICE.id}/`) === true);
  };

  test('brings what is worth knowing of it, with the owner in every post, the fragments too', async () => {
    const posts = await told(
      'Trailer hire in Ayr. Small trailers from £34 a day. Over 60 trailers in the yard. Family firm since 1994. By appointment only.',
    );
    const ideas = new Set(posts.map(({ idea }) => idea));
    for (const idea of ['hire-it-well', 'by-appointment'])
      assert.ok(ideas.has(`practice/${idea}`), `${idea} of ${[...ideas]}`);
    for (const { content, factIds } of posts) assert.ok(factIds.length > 0, content);
  });

  test('asks for the details of a job where one is quoted for, and not where there is a price list', async () => {
    const from = async (description: string) =>
      (await told(description)).some(({ idea }) => idea === `${PRACTICE.id}/what-from-means`);
    assert.ok(
      await from('Bespoke gates in Stroud, made in our forge. Gates from £900. Free quotes. By appointment.'),
    );
    assert.ok(!(await from('Trailer hire in Ayr. Small trailers from £34 a day. By appointment only.')));
  });

  test('brings nothing that it does not say', async () => {
    const posts = await told('Trailers in Ayr. We build them from oak. Ask for Ewan.');
    assert.deepEqual(
      posts.filter(({ idea }) => /hire|from-means|appointment|pass|dogs|urgent|today/.test(idea ?? '')),
      [],
    );
  });

  test('is left to those of whose trade there is little', async () => {
    assert.deepEqual(await told('Sourdough bakery in Leeds since 1994. A loaf from £4.20.', 'food'), []);
  });
});

describe('what is somebody else’s', () => {
  const ideasOf = async (industry: 'hospitality' | 'healthcare' | 'other', description: string) => {
    const { posts } = await playWeeks(profileOf({ name: 'Alder', industry, description }), 3);
    return posts.map(({ idea }) => idea ?? '');
  };

  test('who lends tents seats nobody at dinner; who runs a bar may', async () => {
    const tents = await ideasOf('hospitality', 'Bell tent hire in Ledbury. We set up and take down.');
    assert.deepEqual(
      tents.filter((id) => id.startsWith('hospitality/')),
      [],
    );
    const profile = 'Cocktail bar in Ledbury. Open Thursday to Sunday.';
    const { library } = await libraryFor(
      profileOf({ name: 'Alder', industry: 'hospitality', description: profile }),
    );
    const bar = library.ideas.filter((shelved) => suits(shelved, { profile, facts: [] }));
    assert.ok(bar.some(({ id }) => id.startsWith('hospitality/')));
  });

  test('who treats people may say how to use an appointment, and tells of no medicine and no waiting room', async () => {
    const description = 'Physiotherapy clinic in Ely. Open Monday to Friday.';
    const profile = profileOf({ name: 'Linden', industry: 'healthcare', description });
    const { library } = await libraryFor(profile);
    const ideas = library.ideas
      .filter((shelved) => suits(shelved, { profile: description, facts: extractFacts(profile) }))
      .map(({ id }) => id);
    for (const id of ['the-important-question-first', 'say-it-back'])
      assert.ok(ideas.includes(`healthcare/${id}`), id);
    for (const id of [
      ...['asked-your-birthday-again', 'why-it-runs-late', 'what-the-waiting-room-is-for'],
      'signs-that-help-is-needed',
      'thumbs-get-forgotten',
      'tablet-looks-different',
      'pillbox-or-packets',
      'herbal-counts',
      'how-common-is-common',
    ])
      assert.ok(!ideas.includes(`healthcare/${id}`), id);
  });

  test('electric fencing is no sport, and a seller’s commission nothing that is made', () => {
    const tradeOf = (description: string) => findTrade({ name: 'Alder', industry: 'other', description });
    assert.equal(tradeOf('Electric fencing for horses and sheep in the Borders.'), null);
    assert.equal(tradeOf('Fencing club in Ely with foil and sabre.'), 'activity-school');
  });

  test('a state is nothing to choose, and an abbreviation ends no sentence', async () => {
    const { posts } = await playWeeks(
      profileOf({
        name: 'Cutler',
        industry: 'retail',
        description:
          "School uniforms, scrubs and workwear in Cutler Bay, Florida. We've dressed 14,000 people incl. one goat.",
      }),
      4,
    );
    for (const { content } of posts) {
      assert.doesNotMatch(content, /[:,•] ?Florida|or Florida/);
      assert.doesNotMatch(content, /incl\. One/);
    }
  });
});

describe('what says little of a business', () => {
  test('is no introduction: nobody is "a service for up to 150"', async () => {
    const { posts } = await playWeeks(
      profileOf({
        name: 'Clementine',
        industry: 'other',
        description:
          'Vintage crockery hire near Bath. Service for up to 150. We wash up. In business since 2009. Run by Clementine Hale.',
      }),
      6,
    );
    for (const { content } of posts) assert.doesNotMatch(content, /is a service for/);
  });

  test('is no family firm: a mother in law in a list', async () => {
    const description = 'House removals in Gateshead. Dogs, pianos and mothers in law by arrangement.';
    const profile = profileOf({ name: 'Alder', industry: 'other', description });
    const { library } = await libraryFor(profile);
    const [oldest] = library.ideas.filter(({ id }) => id === 'practice/the-oldest-in-the-street');
    assert.ok(oldest !== undefined);
    const facts = extractFacts(profile);
    assert.ok(!suits(oldest, { profile: description, facts }));
  });

  test('is small talk at a funeral director’s', async () => {
    const { posts } = await playWeeks(
      profileOf({
        name: 'Hollins',
        industry: 'other',
        description:
          'Funeral directors in Stockport since 1961. A simple funeral costs £1,950. Run by Ruth Hollins.',
      }),
      8,
    );
    for (const { cut } of posts)
      assert.doesNotMatch(cut, /^(?:thanks|hello|talk-(?:show|heard|number|town))/);
  });
});

test('a café beside something else, a survey by drone and what is fitted make no trade and no list', async () => {
  const tradeOf = (description: string) => findTrade({ name: 'Alder', industry: 'other', description });
  assert.equal(tradeOf('Lavender farm near Hitchin with shop and small cafe.'), null);
  assert.equal(tradeOf('Cafe in Hitchin with a garden.'), 'cafe-restaurant');
  assert.equal(tradeOf('Drone roof and land surveys in Wales.'), null);
  assert.equal(tradeOf('Chartered surveyors in Ludlow.'), 'architect');
  assert.equal(tradeOf('Self serve dog wash in Swindon.'), 'vet-pets');
  const softeners = profileOf({
    name: 'Hartley',
    industry: 'other',
    description:
      'Water softeners supplied, fitted and serviced in Surrey. Block salt delivered. Two engineers, both directly employed.',
  });
  const { posts } = await playWeeks(softeners, 4);
  for (const { content } of posts) assert.doesNotMatch(content, /• (?:Fitted|Serviced|Both)/);
});

test('who the business is called after is who does it, and what changes is nothing to be had', async () => {
  const hats = profileOf({
    name: 'Hatty’s Hats',
    description: 'Milliner in Ludlow. Hats to order. Hatty Ross.',
  });
  assert.equal(extractFacts(hats).find(({ text }) => text === 'Hatty Ross')?.kind, 'people');
  const yard = profileOf({
    name: 'Tumbledown',
    industry: 'retail',
    description:
      'reclaimed bricks, doors and sinks near Stroud. stock changes weekly. open mon-sat 9-5. delivery £45',
  });
  const { posts } = await playWeeks(yard, 4);
  const shown = posts.filter(({ cut }) => cut.startsWith('spot-') || cut === 'list-goods');
  for (const { content } of shown) assert.doesNotMatch(content, /stock changes weekly/i);
});

test('nobody is called what they do, and whoever helps with thinking asks for no quotes or carpets', async () => {
  const coach = profileOf({
    name: 'Tom Hale Coaching',
    industry: 'professional',
    toneOfVoice: 'friendly',
    description:
      'Life coach and career coaching in Leeds by Tom Hale. One-to-one sessions online or in person, £70 an hour. First call free.',
  });
  const { posts } = await playWeeks(coach, 3);
  const said = posts.map(({ content }) => content).join('\n');
  assert.doesNotMatch(said, /a life coach and career coaching|Leeds by Tom/);
  assert.deepEqual(
    posts.filter(({ idea }) => /say-what-it-is-for|how-to-ask-for-a-quote/.test(idea ?? '')),
    [],
  );
  assert.equal(townOf(factsOf('Life coach in Leeds by Tom Hale.')), 'Leeds');
});
