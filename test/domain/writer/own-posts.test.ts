// Posts from the owner's own facts: one thing at the centre, why it matters to a reader, facts that belong together and no others, in
// time, and with nothing that nobody said.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { extractFacts, type Fact, holdsAt } from '../../../server/domain/writer/facts.ts';
import { appealOf } from '../../../server/domain/writer/telling/appeal.ts';
import { APPEALS } from '../../../server/domain/writer/telling/appeal-data.ts';
import { itemsOf } from '../../../server/domain/writer/telling/list-items.ts';
import { canSign, signature } from '../../../server/domain/writer/telling/own-words.ts';
import { priceSentence } from '../../../server/domain/writer/telling/price-sentence.ts';
import { spotsIn } from '../../../server/domain/writer/telling/spot-post.ts';
import { wholesIn } from '../../../server/domain/writer/telling/wholes.ts';
import { labelled } from '../../../server/domain/writer/telling/wording.ts';
import { playWeeks } from './measures.ts';
import { profileOf } from './profiles.ts';

const factsOf = (description: string) => extractFacts(profileOf({ name: 'Alder', description }));
const fact = (kind: Fact['kind'], text: string): Fact => ({
  id: text,
  kind,
  text,
  validFrom: null,
  validTo: null,
  proof: null,
});

describe('what matters of a fact', () => {
  test('of what is free of something is no price', () => {
    for (const text of [
      'The trail is flat and mostly traffic free',
      'All cakes are gluten free',
      'A dog-free room',
    ])
      assert.notEqual(appealOf(fact('service', text))?.id, 'free', text);
    assert.equal(appealOf(fact('service', 'Helmets are free'))?.id, 'free');
  });
  for (const [kind, text, id] of [
    ['price', 'Free quotes for bathrooms', 'first'],
    ['offer', 'First class free', 'trial'],
    ['price', 'Puncture repairs while you wait £12', 'quick'],
    ['price', 'Heart cookies $4 each until February 14', 'end'],
    ['service', 'Hot lunch cooked on site by Maria', 'made'],
    ['policy', 'We answer email the same business day', 'reach'],
    ['policy', 'Pickup on Fridays and Saturdays', 'pickup'],
    ['hours', 'Open Tuesday to Saturday 9 to 5.30', 'hours'],
    ['hours', 'By appointment Tuesday to Saturday', 'booking'],
    ['price', 'Monday is gnocchi night: $24 with a glass of house red', 'weekly'],
    ['service', 'We look after 140 offices', 'trust'],
  ] as const)
    test(`${text}: ${id}`, () => assert.equal(appealOf({ kind, text })?.id, id));

  test('is nothing where a stranger could not use it', () => {
    for (const [kind, text] of [
      ['service', 'Works on any phone'],
      ['service', 'We work in QuickBooks Online'],
      ['service', 'Mats and blocks are here'],
      ['service', 'Eleven staff'],
      ['hours', 'Closed 24 December till 5 January'],
    ] as const)
      assert.equal(appealOf({ kind, text }), null, text);
  });

  test('is said without a number, a date, a name or a promise of ours', () => {
    const lines = APPEALS.flatMap(({ opens, whys }) =>
      [...Object.values(opens), ...Object.values(whys)].flat(),
    );
    for (const line of lines) {
      assert.doesNotMatch(line, /\d|\b(?:best|cheapest|guaranteed?|always open|today|tomorrow)\b/i, line);
      assert.match(line, /[.:?]$/, line);
    }
    // An answer never stands before the question it would answer, and a why is no question.
    for (const { whys } of APPEALS)
      for (const why of Object.values(whys).flat()) assert.match(why, /\.$/, why);
  });
});

describe('facts of one sentence', () => {
  test('are told together, in the words of their owner', () => {
    const profile = profileOf({
      name: 'Alder',
      description: 'Yoga studio in Ely. Drop-in £12, ten classes £95.',
    });
    const [whole] = wholesIn(profile, extractFacts(profile));
    assert.equal(whole?.text, 'Drop-in £12, ten classes £95');
    assert.equal(whole?.facts.length, 2);
  });

  test('are none where one of them may not be told', () => {
    const profile = profileOf({
      name: 'Alder',
      description: 'Yoga studio in Ely. Drop-in £12, ten classes £95.',
    });
    const without = extractFacts(profile).filter(({ text }) => text !== 'Drop-in £12');
    assert.deepEqual(wholesIn(profile, without), []);
  });
});

test('a line of a price list is said as a sentence where it is of several things or of a work', () => {
  assert.equal(priceSentence('Spring cleanups from $180'), 'Spring cleanups start at $180');
  assert.equal(priceSentence('Mowing from $45 a visit'), 'Mowing starts at $45 a visit');
  assert.equal(priceSentence('Private sessions $90'), 'Private sessions cost $90');
  assert.equal(
    priceSentence('Winter storage ashore from £38 per metre'),
    'Winter storage ashore starts at £38 per metre',
  );
  for (const other of [
    'Flat white £3.20',
    'Full service £75',
    'Brown soda bread is €4.50',
    'Garden visits cost $120',
  ])
    assert.equal(priceSentence(other), null, other);
});

describe('in time', () => {
  const at = (date: string) => Date.parse(`${date}T10:00Z`);
  test('what is added to the opening hours for a month is told in it and shortly before', () => {
    const late = fact('hours', 'Open seven days 10 to 5, late till 8 on Thursdays in December');
    assert.ok(holdsAt(late, at('2026-12-03')) && holdsAt(late, at('2026-11-20')));
    assert.ok(!holdsAt(late, at('2027-02-03')));
    assert.ok(holdsAt(fact('hours', 'Open daily from April to October'), at('2027-02-03')));
  });

  test('a price with an end is over after it, the end of a month too', () => {
    const hearts = fact('price', 'Heart cookies $4 each until February 14');
    assert.ok(holdsAt(hearts, at('2027-02-10')) && !holdsAt(hearts, at('2027-02-16')));
    const winter = fact('price', 'Winter service £60 until the end of January');
    assert.ok(holdsAt(winter, at('2027-01-30')) && !holdsAt(winter, at('2027-02-02')));
  });
});

test('minutes end a sentence before the next', () => {
  assert.deepEqual(
    factsOf('Hair studio in Ely. consultations are free, 15 min. we use refillable products only.').map(
      ({ text }) => text,
    ),
    ['Hair studio in Ely', 'consultations are free, 15 min', 'we use refillable products only'],
  );
});

test('a list of services holds no people, no animals and no staff', () => {
  const vets = factsOf(
    'Vet clinic in Ely. Dogs, cats, rabbits. Vaccinations, desexing, microchips, dentistry. Eleven staff. Mara + Dee.',
  );
  assert.deepEqual(
    itemsOf('services', vets).map(({ text }) => text),
    ['Vaccinations', 'Desexing', 'Microchips', 'Dentistry'],
  );
  assert.ok(!itemsOf('notes', vets).some(({ text }) => /Mara|Eleven/.test(text)));
  assert.ok(!spotsIn(factsOf('Lawn care in Erie. Four trucks.')).some(({ text }) => /trucks/.test(text)));
});

test('an own post has no label, no thin fragment alone, and no two facts of different matters', async () => {
  const profile = profileOf({
    name: 'Ostrander Books',
    industry: 'finance',
    toneOfVoice: 'professional',
    description:
      'Accounting for trades in Akron, Ohio. Bookkeeping from $275/month. We work in QuickBooks Online. New clients get a free 30-minute books review. We answer email the same business day. Closed in August. Run by Karen Ostrander since 2008.',
  });
  const { posts } = await playWeeks(profile, 4);
  const own = posts.filter(({ idea, pillar }) => idea === null && pillar === 'own');
  assert.ok(own.length > 5, `${own.length}`);
  for (const { content } of own) {
    assert.doesNotMatch(content, /(?:Where|Price|To begin with): We work/);
    assert.doesNotMatch(content, /^We work in QuickBooks Online\.(?:\n|$)/);
  }
});

describe('what belongs together', () => {
  const DANA = profileOf({
    name: 'Juniper Cakes',
    industry: 'food',
    toneOfVoice: 'friendly',
    description:
      'Custom cakes in Boise, Idaho. Birthday cakes from $65, wedding cakes from $450. Pickup on Fridays and Saturdays. Free tastings for wedding couples. Parking behind the church. Cats of Boise love us.',
    marketingGoals: 'wedding orders',
  });

  test('is the price and the first step, and never a place to park under a cake', async () => {
    const { posts } = await playWeeks(DANA, 6);
    const own = posts.filter(({ cut }) => cut.startsWith('own-') || cut.startsWith('aim-'));
    assert.ok(own.length > 4, `${own.length}`);
    for (const { content } of own) {
      assert.doesNotMatch(content, /cakes[\s\S]*Parking behind/i);
      assert.doesNotMatch(content, /Looking for weddings|Interested in weddings|Tempted by weddings/);
    }
    assert.ok(own.some(({ content }) => /from \$65, wedding cakes from \$450/.test(content)));
  });

  test('is told once, and the next time with another', async () => {
    const { posts } = await playWeeks(DANA, 6);
    const own = posts.filter(({ cut }) => cut.startsWith('own-')).map(({ content }) => content);
    assert.equal(new Set(own).size, own.length);
  });
});

test('a name is not said twice before what says it, and what somebody may do is no order under a post', () => {
  const sign = (text: string) => signature({ ...fact('people', text) }, 'Muddy Mountain Grooming');
  assert.equal(sign("I'm Renee and I groom dogs"), "I'm Renee and I groom dogs.");
  assert.equal(
    sign('Muddy Mountain is a shop for one dog at a time'),
    'Muddy Mountain is a shop for one dog at a time.',
  );
  assert.equal(sign('family-run since 1988'), 'Muddy Mountain Grooming. Family-run since 1988.');
  assert.ok(!canSign('Feed the alpacas at 8 and 4'));
});

test('a line of a list says once what it is of', () => {
  assert.equal(labelled('Parking', 'parking at the door'), 'Parking at the door');
  assert.equal(labelled('Where', 'behind the church'), 'Where: Behind the church');
});

test('a name is nobody’s price, a refusal is no post, and whoever says "me" is no line of a list', async () => {
  const two = profileOf({
    name: 'Treaty Electrical',
    description: 'Electricians in Limerick. Call out €90 incl first hour, quotes free, Niall & Orla.',
  });
  assert.deepEqual(wholesIn(two, extractFacts(two)), []);
  const refusing = profileOf({
    name: 'Muddy Fox',
    description:
      "Grooming shop in Asheville. I don't do sedation and I don't shave double coats. Full groom £75, bath £40.",
  });
  const { posts } = await playWeeks(refusing, 4);
  for (const { content, cut } of posts)
    if (cut.startsWith('own-')) assert.doesNotMatch(content, /don't do sedation/);
  const bakers = factsOf('Bakery in Hobart. Pies, loaves, buns. Me (Steph) and Dougal and two juniors.');
  assert.ok(!itemsOf('notes', bakers).some(({ text }) => /^Me\b/.test(text)));
  assert.equal(priceSentence('Bookkeeping for small businesses from $220 a month'), null);
});

test('what the goals name and no fact tells of is asked about with what the business is or a first step', async () => {
  const { posts } = await playWeeks(
    profileOf({
      name: 'Wattle Farmstay',
      industry: 'hospitality',
      description: 'Farmstay near Mudgee. First call free. Two cottages among gums, each sleeps four.',
      marketingGoals: 'midweek stays',
    }),
    4,
  );
  // Where there is room for more than a line.
  const aims = posts.filter(
    ({ cut, channel }) => cut === 'aim-midweek-stays' && (channel === 'facebook' || channel === 'instagram'),
  );
  for (const { content } of aims) assert.match(content, /Mudgee|First call free/);
});

test('what the goals name and the facts only name is offered with a first step', async () => {
  const { posts } = await playWeeks(
    profileOf({
      name: 'Treaty Electrical',
      description:
        'Electricians in Limerick. EV chargers, rewires, fuse boards, sockets. Free quotes by phone.',
      marketingGoals: 'EV chargers',
    }),
    4,
  );
  assert.ok(posts.some(({ cut, content }) => cut === 'aim-ev-chargers' && /EV chargers/.test(content)));
});

test('what is so in one season is told in it and in the one before', async () => {
  const { posts } = await playWeeks(
    profileOf({
      name: 'Rothwell Storage',
      description:
        'Self storage in Kettering. Students: 4 months for the price of 3 in summer. Free use of our van. Open 7 days, 6am to 10pm.',
    }),
    3,
  );
  // The plan begins in November.
  for (const { content, idea } of posts) if (idea === null) assert.doesNotMatch(content, /in summer/);
});
