// The owner's own things as lists: which lines they have, and that a plan tells them, each in the owner's words.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { extractFacts, type WriterProfile, writePosts } from '../../../server/domain/writer/index.ts';
import { itemsOf, type ListKind, placeIn } from '../../../server/domain/writer/telling/list-items.ts';
import { profileOf } from './profiles.ts';

const ROOFER = profileOf({
  name: 'Aldgate Roofing',
  description:
    'Roofing, gutters, chimney repair and skylights in Leeds, family-run since 1987. Free inspections with photos. Emergency call-outs within 24 hours after a storm. Slate, tile and flat roofs.',
  marketingGoals: 'More enquiries',
});
const NAILS = profileOf({
  name: 'Gloss Nail Studio',
  description:
    'Nail studio in Cardiff: gel manicure £32, builder gel £45, nail art from £5. I sterilise all my tools.',
});

const linesOf = (kind: ListKind, profile: WriterProfile) =>
  itemsOf(kind, extractFacts(profile)).map(({ text }) => text);
const lines = (kind: ListKind, description: string) => linesOf(kind, profileOf({ name: 'A', description }));

describe('lines of a list', () => {
  for (const [kind, description, expected] of [
    [
      'prices',
      'A lesson of an hour costs £38, a block of ten £360.',
      ['A lesson of an hour costs £38', 'A block of ten £360'],
    ],
    ['prices', 'Minimum charge £70, full day £480.', ['Minimum charge £70', 'Full day £480']],
    [
      'prices',
      'Tasting boxes cost 30 euros and are deducted from your order.',
      ['Tasting boxes cost 30 euros and are deducted from your order'],
    ],
    ['prices', 'We are open from 9 to 5.', []],
    ['services', 'Yoga studio in Frome with classes for beginners, pregnancy yoga and slow flow.', []],
    [
      'services',
      'IT support, Microsoft 365, backups and cyber security for accountants and law firms in Birmingham.',
      ['IT support', 'Microsoft 365', 'Backups', 'Cyber security'],
    ],
    ['services', 'Mortgage broker for first-time buyers, remortgages and the self-employed.', []],
    [
      'services',
      'Solicitors for conveyancing, wills, probate and powers of attorney in Exeter.',
      ['Conveyancing', 'Wills', 'Probate', 'Powers of attorney'],
    ],
    [
      'services',
      'Plumbing, heating, boiler servicing and leak detection in Gloucester since 2004.',
      ['Plumbing', 'Heating', 'Boiler servicing', 'Leak detection'],
    ],
    [
      'services',
      'We mend bikes. Natural, unposed pictures. Regulated by the SRA. Aftercare kit included.',
      [],
    ],
    ['notes', 'We pick by hand in October. It takes a week. Full day £480. Wine.', []],
    [
      'notes',
      'Fixed quotes after a video survey. Closed on Mondays.',
      ['Fixed quotes after a video survey', 'Closed on Mondays'],
    ],
  ] as const)
    test(`${kind}: ${description}`, () => assert.deepEqual(lines(kind, description), expected));

  test('a long sentence of services says what is done, where and since when', () => {
    assert.deepEqual(linesOf('services', ROOFER), ['Roofing', 'Gutters', 'Chimney repair and skylights']);
    assert.equal(placeIn(extractFacts(ROOFER)), ' in Leeds');
    assert.ok(linesOf('notes', ROOFER).includes('Family-run since 1987'));
  });

  test('a label in front of prices is no price', () => {
    assert.deepEqual(linesOf('prices', NAILS), ['Gel manicure £32', 'Builder gel £45', 'Nail art from £5']);
  });

  test('news, and what is said of a day, is no line', () => {
    assert.deepEqual(
      lines('notes', 'Walnut bread is back from Friday. We have moved this week to Bath.'),
      [],
    );
    const [fact] = extractFacts(
      profileOf({ name: 'A', description: 'We bake rye bread on Saturdays only.' }),
    );
    assert.ok(fact);
    assert.equal(itemsOf('notes', [fact]).length, 1);
    for (const dated of [{ isNews: true }, { validFrom: 0 }, { validTo: 1 }])
      assert.deepEqual(itemsOf('notes', [{ ...fact, ...dated }]), []);
  });

  test('a guarantee without its proof is no line', () => {
    const [fact] = extractFacts(
      profileOf({ name: 'A', description: 'Every roof has a ten-year guarantee.' }),
    );
    assert.equal(fact?.kind, 'guarantee');
    assert.deepEqual(itemsOf('notes', fact ? [fact] : []), []);
    assert.equal(itemsOf('notes', fact ? [{ ...fact, proof: 'Policy 12' }] : []).length, 1);
  });
});

describe('a plan', () => {
  const DAY = 86_400_000;
  const at = Date.UTC(2026, 2, 2, 9);
  const plan = async (profile: WriterProfile, count = 12) => {
    const slots = Array.from({ length: count }, (_, n) => ({ pillar: 'own' as const, at: at + n * 4 * DAY }));
    const facts = extractFacts(profile);
    const { posts } = await writePosts({
      profile,
      facts,
      channel: 'facebook',
      slots,
      recent: [],
      seed: 'lists',
    });
    return posts.flatMap((post) => (post?.skeleton.startsWith('list-') ? post : []));
  };

  test('tells names and fragments in lists, under a line that leads to them', async () => {
    // Of many posts a quarter promotes, and of those some are lists.
    const lists = await plan(ROOFER, 28);
    const services = lists.find(({ skeleton }) => skeleton === 'list-services');
    assert.match(services?.content ?? '', /:\n• Roofing\n• Gutters\n• Chimney repair and skylights\n/);
    assert.ok(lists.some(({ skeleton }) => skeleton === 'list-notes'));
    for (const { factIds, pillar, idea } of lists) {
      assert.ok(factIds.length > 1);
      assert.deepEqual([pillar, idea], ['own', null]);
    }
  });

  test('of a person alone speaks of "my" prices, and tells the same list once', async () => {
    const lists = await plan(NAILS);
    assert.equal(lists.filter(({ skeleton }) => skeleton === 'list-prices').length, 1);
    assert.doesNotMatch(lists.map(({ content }) => content).join('\n'), /\b(?:we|our|us)\b/i);
  });

  test('holds no list of what nobody said', async () => {
    assert.deepEqual(await plan(profileOf({ name: 'A', description: 'Bakery in Leeds. We bake rye.' })), []);
  });
});
