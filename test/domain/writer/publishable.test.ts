// What readers would not have published, by cause: each was seen in the plan of a made-up business.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { extractFacts, type WriterProfile } from '../../../server/domain/writer/index.ts';
import { isOfOtherBranch } from '../../../server/domain/writer/library/branches.ts';
import { isSentence } from '../../../server/domain/writer/sentence.ts';
import { itemsOf } from '../../../server/domain/writer/telling/list-items.ts';
import { questionAnsweredBy } from '../../../server/domain/writer/telling/matters.ts';
import { spotsIn } from '../../../server/domain/writer/telling/spot-post.ts';
import { type Channelled, type PlannedPost, playWeeks } from './measures.ts';
import { profileOf } from './profiles.ts';

const LOCKSMITH = profileOf({
  name: 'Keyway Locks',
  toneOfVoice: 'friendly',
  description:
    'locksmith in Nottingham, 24/7. we get there in 30 minutes usually. no call out fee. snapped keys, lock changes, safes opened. DBS checked and fully insured. me and my son Dean, 22 yrs between us in the trade. cards taken',
  marketingGoals: 'more calls',
});
const CAKES = profileOf({
  name: 'Petal & Crumb',
  industry: 'food',
  toneOfVoice: 'luxury',
  description:
    'Petal & Crumb creates bespoke wedding cakes from a small studio in the Cotswolds. Flavours include lemon and elderflower, pistachio and raspberry, salted caramel, vanilla, and dark chocolate with cherry. Founder Imogen Hale trained at Le Cordon Bleu in Paris before opening the studio in 2016. Delivery and set-up within 60 miles is included. Cakes start at £650.',
  marketingGoals: 'enquiries for next year',
});
const SWEETS = profileOf({
  name: 'Cone',
  industry: 'food',
  toneOfVoice: 'friendly',
  description:
    'Ice cream parlour in Whitby. Open daily 11-6. Mon-Thu till 7 in August. Vanilla, pistachio, sea salt, rhubarb. We deliver tubs on Fridays. A scoop costs £2.50.',
  marketingGoals: 'more visitors',
});
const LIFEBOAT = profileOf({
  name: 'Kelmouth Lifeboat Museum',
  industry: 'nonprofit',
  toneOfVoice: 'friendly',
  description:
    'The museum tells the story of the lifeboat crews from 1824 to today. Housed in the 1887 boathouse on the harbour. Every Wednesday at 2 pm a retired coxswain tells stories. Run entirely by 40 volunteers.',
  brandValues: 'courage, community',
});
const CHANNELS: readonly Channelled[] = ['facebook', 'instagram', 'x'];

const textsOf = async (profile: WriterProfile, channels = CHANNELS): Promise<PlannedPost[]> =>
  (await playWeeks(profile, 4, 'publish', channels)).posts;
const kinds = (profile: WriterProfile) => extractFacts(profile).map(({ kind, text }) => `${kind}: ${text}`);

describe('a description', () => {
  test('in small letters is told in sentences that begin as sentences do', async () => {
    const posts = await textsOf(LOCKSMITH);
    const told = posts.filter(({ content }) => /we get there in 30 minutes/i.test(content));
    assert.ok(told.length > 0);
    for (const { content } of told) assert.ok(content.includes('We get there in 30 minutes'), content);
    assert.ok(posts.some(({ content }) => content.includes('a locksmith in Nottingham')));
  });

  test('keeps a sentence that lists in one piece, and tells people, places and dates apart', () => {
    const cakes = kinds(CAKES);
    assert.ok(
      cakes.some((text) => text.startsWith('product: Flavours include') && text.endsWith('cherry')),
      cakes.join('\n'),
    );
    assert.ok(
      cakes.some((text) => text.startsWith('people: Founder Imogen Hale')),
      cakes.join('\n'),
    );
    assert.ok(
      cakes.some((text) => text.startsWith('product: Petal & Crumb creates')),
      cakes.join('\n'),
    );
    const lifeboat = kinds(LIFEBOAT);
    assert.ok(lifeboat.includes('place: Housed in the 1887 boathouse on the harbour'), lifeboat.join('\n'));
    assert.ok(
      lifeboat.some((text) => text.startsWith('event: Every Wednesday')),
      lifeboat.join('\n'),
    );
    const locks = kinds(LOCKSMITH);
    for (const fact of [
      'story: locksmith in Nottingham, 24/7',
      'people: me and my son Dean, 22 yrs between us in the trade',
      'policy: cards taken',
    ])
      assert.ok(locks.includes(fact), locks.join('\n'));
  });

  test('gives a course, its weeks and its price as one', () => {
    const [, course] = kinds(
      profileOf({ name: 'A', description: 'Yoga studio. Beginners course every January, six weeks, £60.' }),
    );
    assert.equal(course, 'price: Beginners course every January, six weeks, £60');
  });
});

test('a value that names a kind of business is not what the business is', async () => {
  for (const { content } of await textsOf(LIFEBOAT)) assert.ok(!/Museum, a community/.test(content), content);
});

describe('the owner’s own things', () => {
  test('a name alone is no line, and a flavour is no work', async () => {
    const facts = extractFacts(SWEETS);
    assert.deepEqual(itemsOf('services', facts), []);
    assert.ok(itemsOf('goods', facts).length >= 3);
    for (const { content, cut, channel } of await textsOf(SWEETS)) {
      if (channel === 'x' && cut === 'spot-product')
        assert.ok(!/: (?:vanilla|pistachio)\./i.test(content), content);
      if (cut === 'list-goods') assert.ok(!/\bdo\b[^:]*:/.test(content.split('\n')[0] ?? ''), content);
    }
  });

  test('a place with a door is asked when it is open', async () => {
    const asked = (await textsOf(SWEETS)).filter(({ cut }) => cut === 'ask-hours' || cut === 'ask-open');
    assert.ok(asked.length > 0);
    for (const { content } of asked) assert.ok(content.includes('When are you open?'), content);
  });
});

test('hashtags of a trade keep to what the business makes', async () => {
  assert.ok(isOfOtherBranch('bakery', 'BreadLovers', 'Wedding cakes in the Cotswolds'));
  assert.ok(!isOfOtherBranch('bakery', 'BreadLovers', 'Bakery in Leeds'));
  for (const { hashtags } of await textsOf(CAKES)) assert.ok(!hashtags.some((tag) => /bread/i.test(tag)));
});

test('a caution is never most of a post', async () => {
  const posts = [...(await textsOf(LOCKSMITH)), ...(await textsOf(CAKES))];
  for (const { content } of posts) {
    const caution = content
      .split('\n\n')
      .find((block) => /for a structural engineer|warm switches or loose masonry/.test(block));
    if (caution !== undefined) assert.ok(caution.length < 0.5 * content.length, content);
  }
});

test('a title that says how is kept by the steps below it', async () => {
  for (const { content, cut, idea } of await textsOf(LOCKSMITH)) {
    if (idea === null || !/^How to [^\n?]+\n/.test(content)) continue;
    assert.ok(cut !== 'line' && cut !== 'question', content);
  }
});

test('what hangs on the sentence before stays with it, and a list is no sentence', () => {
  const facts = extractFacts(
    profileOf({
      name: 'Tomlin',
      description:
        'Piano tuner in Hexham. Repairs, regulation and voicing. A tuning takes about an hour and a half. I recommend twice a year.',
    }),
  );
  const texts = facts.map(({ text }) => text);
  assert.ok(!texts.some((text) => text.startsWith('I recommend')), texts.join('\n'));
  const list = facts.find(({ text }) => text.startsWith('Repairs'));
  assert.ok(list === undefined || !isSentence(list), list?.text);
});

test('one word of a list neither stands in the light nor signs a post', async () => {
  const tailor = profileOf({
    name: 'Needle & Press',
    industry: 'retail',
    toneOfVoice: 'friendly',
    description:
      'Dry cleaners and alterations in Didsbury. Zips, linings, taking in and letting out. Mrs Kaur has been sewing here since 1994. Open Mon-Sat 8-6. Before that she taught. Hems done in 3 days.',
  });
  const facts = extractFacts(tailor);
  assert.ok(!facts.some(({ text }) => /^Before that/.test(text)));
  assert.deepEqual(
    spotsIn(facts).filter(({ text }) => !text.includes(' ')),
    [],
  );
  for (const { content } of await textsOf(tailor))
    assert.ok(!/Needle & Press: taking in/.test(content), content);
});

describe('a business of few words', () => {
  const posts = textsOf(LIFEBOAT);

  test('rests a fifth of its posts on its facts, and no more than a quarter of them promote it', async () => {
    const all = [...(await posts), ...(await textsOf(LOCKSMITH)), ...(await textsOf(CAKES))];
    const share = (isMeant: (post: PlannedPost) => boolean) => all.filter(isMeant).length / all.length;
    // Four facts in every other post of three channels are a refrain.
    const rests = share(({ factIds }) => factIds.length > 0);
    // What has nothing to do with a post does not sign it, and who they are is not the matter of a tip.
    assert.ok(rests >= 0.2, `${rests}`);
    assert.ok(share(({ pillar }) => pillar === 'own') <= 0.27);
  });

  test('answers what spares a call among what is useful', async () => {
    const all = [...(await textsOf(SWEETS)), ...(await textsOf(LOCKSMITH)), ...(await textsOf(CAKES))];
    const useful = all.filter(({ pillar, idea }) => pillar === 'useful' && idea === null);
    assert.ok(useful.length > 0);
    for (const { cut } of useful) assert.match(cut, /^ask-/);
  });
});

test('a price of nobody knows what answers nothing, and what comes as well does not stand first', () => {
  const facts = extractFacts(
    profileOf({
      name: 'A',
      description:
        'Mobile valeting in Cardiff. From £59. Vans and caravans too. Full valet £80. Ceramic coatings.',
    }),
  );
  const prices = facts.filter((fact) => questionAnsweredBy(fact)?.id === 'price').map(({ text }) => text);
  assert.deepEqual(prices, ['Full valet £80']);
  const spots = spotsIn(facts).map(({ text }) => text);
  assert.ok(!spots.includes('Vans and caravans too'), spots.join());
  assert.ok(spots.includes('Ceramic coatings'), spots.join());
});

test('an answer of two words is no picture', async () => {
  for (const profile of [LOCKSMITH, SWEETS])
    for (const { content, channel, cut } of await textsOf(profile))
      if (channel === 'instagram' && cut === 'ask-payment') assert.ok(content.length > 90, content);
});
