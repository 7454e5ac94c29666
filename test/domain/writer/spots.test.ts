// The owner's own things in posts that tell a stranger what to do: a customer's question with its answer, and a service with its
// practical details. Every answer is a fact, verbatim.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { captionOf } from '../../../server/contract/caption.ts';
import { channelOf } from '../../../server/contract/channels/index.ts';
import { extractFacts, type WriterProfile } from '../../../server/domain/writer/index.ts';
import { questionAnsweredBy } from '../../../server/domain/writer/telling/matters.ts';
import { spotsIn } from '../../../server/domain/writer/telling/spot-post.ts';
import { type Channelled, playWeeks } from './measures.ts';
import { BAKERY, profileOf } from './profiles.ts';

const ROOFER = profileOf({
  name: 'Aire Valley Roofing',
  industry: 'other',
  toneOfVoice: 'friendly',
  websiteUrl: 'https://airevalley.example',
  marketingGoals: 'More enquiries',
  description:
    "Roofing company in Leeds. New roofs, repairs, flat roofs, guttering and chimneys. Free roof inspections with photos. 24 hour call-out after storms: ring us on 0113 496 0123. We cover Leeds, Bradford and Wakefield. We are insured up to £5 million. Slipped tile repairs from £95. No deposit, you pay when you're happy.",
});
const BARBER = profileOf({
  name: 'Fade & Travel',
  description:
    'Mobile barber covering Manchester and Salford. I come to your home, office or care home. Haircut £25, beard trim £12. Evenings and weekends available. Text Jamal to book.',
});

/** Channels that are read: nobody watches a price. */
const READ: readonly Channelled[] = ['facebook', 'x', 'instagram', 'linkedin', 'email'];

const answered = (profile: WriterProfile) =>
  Object.fromEntries(
    extractFacts(profile).flatMap((fact) => {
      const matter = questionAnsweredBy(fact);
      return matter === null ? [] : [[matter.id, fact.text]];
    }),
  );

describe('a question of a customer', () => {
  test('is answered by the fact that says it', () => {
    const { deposit, area, insured, price } = answered(ROOFER);
    assert.equal(deposit, "No deposit, you pay when you're happy");
    assert.equal(area, 'We cover Leeds, Bradford and Wakefield');
    assert.equal(insured, 'We are insured up to £5 million');
    assert.equal(price, 'Slipped tile repairs from £95');
    const barber = answered(BARBER);
    assert.equal(barber.visits, 'I come to your home, office or care home');
    assert.equal(barber.booking, 'Text Jamal to book');
    assert.equal(barber.hours, 'Evenings and weekends available');
  });

  test('has no answer in a guarantee without its proof, nor in what hangs on something else', () => {
    const fact = (kind: 'guarantee' | 'price', text: string, proof: string | null = null) =>
      questionAnsweredBy({ id: text, kind, text, validFrom: null, validTo: null, proof });
    assert.equal(fact('guarantee', 'All work comes with a guarantee'), null);
    assert.equal(fact('guarantee', 'All work comes with a guarantee', 'certificate')?.id, 'after');
    assert.equal(fact('price', 'It costs £30'), null);
  });
});

test('what stands in the light is a thing or a service, no quality and no detail', () => {
  const texts = spotsIn(
    extractFacts(
      profileOf({
        name: 'Pat',
        description:
          'Driving lessons. Motorway lessons, parking practice, theory help. Mock tests included. Manual and automatic.',
      }),
    ),
  ).map(({ text }) => text);
  for (const text of ['Motorway lessons', 'theory help']) assert.ok(texts.includes(text), texts.join('; '));
  for (const text of ['Mock tests included', 'Manual and automatic']) assert.ok(!texts.includes(text), text);
});

describe('a plan', () => {
  test('names services, offers and prices of the business, in its words', async () => {
    // Which of them a plan tells first is chance: each has its post in one of two.
    const plans = await Promise.all(['spots', 'again'].map((seed) => playWeeks(ROOFER, 4, seed, READ)));
    const posts = plans.flatMap((plan) => plan.posts);
    const facts = extractFacts(ROOFER);
    const own = posts.filter(({ cut }) => /^(?:spot|ask)-/.test(cut));
    assert.ok(own.length >= 8, `${own.length}`);
    for (const { content, factIds } of own) {
      assert.ok(factIds.length > 0);
      for (const { text } of facts.filter(({ id }) => factIds.includes(id)))
        assert.ok(content.toLowerCase().includes(text.toLowerCase()), content);
    }
    const told = posts.filter(({ idea, pillar }) => idea === null && pillar === 'own');
    const all = told.map(({ content }) => content).join('\n');
    for (const words of ['flat roofs', '£95', 'Free roof inspections', 'No deposit', 'We cover Leeds'])
      assert.ok(all.includes(words), words);
  });

  test('describes a film of the owner’s own by what it is about', async () => {
    const { posts } = await playWeeks(BAKERY, 8, 'films');
    const films = posts.filter(({ channel, idea }) => /tiktok|youtube/.test(channel) && idea === null);
    assert.ok(films.length > 0);
    for (const { channel, content, factIds } of films) {
      const fact = extractFacts(BAKERY).find(({ id }) => id === factIds[0]);
      assert.ok(fact && captionOf(channelOf(channel).form, content).includes(fact.text), content);
    }
  });

  test('asks the same question once in three weeks, whatever the channel', async () => {
    const { posts } = await playWeeks(BARBER, 6, 'questions');
    const asked = posts.filter(({ cut }) => cut.startsWith('ask-'));
    assert.ok(asked.length > 3);
    for (const [at, post] of asked.entries())
      for (const other of asked.slice(0, at))
        if (other.cut === post.cut) assert.ok(Math.abs(post.at - other.at) >= 21 * 86_400_000, post.content);
  });

  test('of one person speaks of "I" and "my"', async () => {
    const { posts } = await playWeeks(BARBER, 4, 'alone');
    const own = posts.filter(({ cut }) => cut.startsWith('spot-'));
    for (const { content } of own) assert.ok(!/\b(?:we|our)\b/i.test(content), content);
  });
});

describe('a description', () => {
  const kinds = (description: string) =>
    extractFacts(profileOf({ name: 'A', description })).map(({ kind, text }) => `${kind}: ${text}`);
  for (const [description, expected] of [
    [
      'Nail studio in Leicester - gel manicures, BIAB, acrylics & nail art. Priya does every set herself.',
      [
        'story: Nail studio in Leicester',
        'service: gel manicures',
        'service: BIAB',
        'service: acrylics & nail art',
        'people: Priya does every set herself',
      ],
    ],
    [
      'Barber. Students get 10% off Tuesday to Thursday.',
      ['story: Barber', 'offer: Students get 10% off Tuesday to Thursday'],
    ],
    [
      'Barber. £10 deposit to secure your slot.',
      ['story: Barber', 'policy: £10 deposit to secure your slot'],
    ],
    [
      'Yoga studio. Drop-in £12, 10 class pass £95.',
      ['story: Yoga studio', 'price: Drop-in £12', 'price: 10 class pass £95'],
    ],
    [
      'A small museum with 400 clocks, most of them ticking. Guided tour every Saturday at 2pm.',
      [
        'story: A small museum with 400 clocks, most of them ticking',
        'event: Guided tour every Saturday at 2pm',
      ],
    ],
    [
      'Roofing company. Flat roofs, repairs, guttering and chimneys.',
      [
        'story: Roofing company',
        'service: Flat roofs',
        'service: repairs',
        'service: guttering',
        'service: chimneys',
      ],
    ],
    [
      'Beekeepers on the Moors. We cover Leeds, York and Hull.',
      ['story: Beekeepers on the Moors', 'place: We cover Leeds, York and Hull'],
    ],
  ] as const)
    test(`comes apart: ${description}`, () => assert.deepEqual(kinds(description), expected));
});

test('a single price opens no post, and stands in the list of prices', async () => {
  const { posts } = await playWeeks(
    profileOf({
      name: 'Northway',
      industry: 'other',
      description:
        'We fix bikes and make good coffee in Newcastle. Full service £75, safety check £30, flat white £3.20. Thursday night ride, 20 miles. We recycle old inner tubes into wallets.',
    }),
    4,
  );
  const own = posts.filter(({ idea }) => idea === null).map(({ content }) => content);
  assert.ok(own.some((content) => /• Full service £75\n/.test(content)));
  for (const content of own)
    assert.doesNotMatch(content, /^(?:Full service|Safety check|Flat white) £[\d.]+\./m);
});
