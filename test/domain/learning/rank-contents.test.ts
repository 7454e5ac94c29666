// Contents ranked by their parts: new mixtures of known parts are known, shares of pillars are kept, rare values say little.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { type ContentsToRank, type Features, rankContents } from '../../../server/domain/learning/index.ts';
import { createRandom } from '../../../server/kernel/random.ts';
import { refusesInWords } from './refuses.ts';

const PILLARS = ['useful', 'talk', 'own', 'season'];
const HOOKS = ['question', 'number', 'story'];
const all: readonly Features[] = PILLARS.flatMap((pillar) => HOOKS.map((hook) => ({ pillar, hook })));
const ask: ContentsToRank = { history: [], candidates: all, shares: {}, seed: 1 };

/** Posts of any mixture but these, that bring `worth` give or take half a unit. */
function postsOf(
  count: number,
  worth: (features: Features, at: number) => number,
  but: readonly Features[] = [],
) {
  const random = createRandom('posts');
  const known = all.filter((one) => !but.includes(one));
  return Array.from({ length: count }, (_, at) => {
    const features = random.pick(known);
    return { features, reward: worth(features, at) + random.next() - 0.5 };
  });
}

const bestOf = (request: ContentsToRank) =>
  rankContents(request).reduce((most, one) => (one.expected > most.expected ? one : most));
const massOf = (request: ContentsToRank, pillar: string) =>
  rankContents(request)
    .filter(({ features }) => features.pillar === pillar)
    .reduce((sum, { probability }) => sum + probability, 0);
const likes = (pillar: string) => (features: Features) => (features.pillar === pillar ? 0.6 : 0);

const someFeatures = fc.dictionary(
  fc.constantFrom('pillar', 'format', 'length'),
  fc.oneof(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 0, max: 50 }), fc.boolean()),
  { noNullPrototype: true },
);
const someHistory = fc.array(
  fc.record({
    features: someFeatures,
    reward: fc.oneof(fc.constant(null), fc.double({ min: -9, max: 9, noNaN: true })),
  }),
  { maxLength: 30 },
);
const someShares = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.double({ min: 0, max: 1, noNaN: true }));

describe('ranked contents', () => {
  test('are the candidates with chances that sum to 1, the same under the same seed, whatever stands first', () => {
    const candidates = fc.array(someFeatures, { minLength: 1, maxLength: 8 });
    const holds = fc.property(
      someHistory,
      candidates,
      someShares,
      fc.integer(),
      (history, list, shares, seed) => {
        const request = Object.freeze({ history, candidates: list, shares, seed });
        const ranked = rankContents(request);
        assert.equal(ranked.length, list.length);
        assert.ok(Math.abs(ranked.reduce((sum, { probability }) => sum + probability, 0) - 1) < 1e-9);
        assert.ok((ranked[0]?.probability ?? 0) > 0);
        for (const { expected, low, high } of ranked) assert.ok(low <= expected && expected <= high);
        const turned = (features: Features) => Object.fromEntries(Object.entries(features).reverse());
        const again = rankContents({ ...request, candidates: list.map(turned).reverse() });
        assert.deepEqual(again, ranked);
      },
    );
    fc.assert(holds, { seed: 11, numRuns: 60 });
  });

  test('are chosen as often as the chance says', () => {
    const request = { ...ask, history: postsOf(30, likes('own')), shares: { own: 0.4 } };
    const seeds = 600;
    const firsts = Array.from({ length: seeds }, (_, seed) =>
      JSON.stringify(rankContents({ ...request, seed })[0]?.features),
    );
    for (const { features, probability } of rankContents(request)) {
      const share = firsts.filter((one) => one === JSON.stringify(features)).length / seeds;
      assert.ok(Math.abs(share - probability) < 0.075, `${share} against ${probability}`);
    }
  });

  test('know a new mixture by its parts', () => {
    const worth = ({ pillar, hook }: Features) =>
      (pillar === 'talk' ? 0.5 : 0) + (hook === 'story' ? 0.5 : 0);
    const unseen = all.find(({ pillar, hook }) => pillar === 'talk' && hook === 'story') as Features;
    const best = bestOf({ ...ask, history: postsOf(150, worth, [unseen]) });
    assert.deepEqual(best.features, unseen);
    assert.ok(best.low > 0.2, `${best.low}`);
  });

  test('follow tastes that turn', () => {
    const history = postsOf(200, (features, at) => likes(at < 130 ? 'own' : 'season')(features));
    assert.equal(bestOf({ ...ask, history }).features.pillar, 'season');
  });

  test('give a value that nobody has tried the range of what is not known', () => {
    const ranked = rankContents({
      ...ask,
      history: postsOf(150, likes('own')),
      candidates: [...all, { pillar: 'new', hook: 'story' }],
    });
    const width = (pillar: string) => {
      const { low = 0, high = 0 } = ranked.find(({ features }) => features.pillar === pillar) ?? {};
      return high - low;
    };
    assert.ok(width('new') > 1.3 * width('talk'), `${width('new')} ${width('talk')}`);
  });

  test('keep the shares of pillars', () => {
    const history = postsOf(150, likes('own'));
    assert.ok(massOf({ ...ask, history }, 'own') > 0.9);
    const plan = { own: 0.3, useful: { floor: 0.2 } };
    // The latest twenty posts leave room for it.
    const calm = history.filter(({ features }, at) => at < 120 || features.pillar !== 'own');
    assert.ok(Math.abs(massOf({ ...ask, history: calm, shares: plan }, 'own') - 0.3) < 1e-6);
    assert.ok(massOf({ ...ask, history: calm, shares: plan }, 'useful') > 0.2 - 1e-6);
    const full = [
      ...calm,
      ...Array.from({ length: 6 }, () => ({ features: { pillar: 'own', hook: 'story' } })),
    ];
    assert.equal(massOf({ ...ask, history: full, shares: plan }, 'own'), 0);
  });

  test('tell numbers apart by where they stand among the others', () => {
    const random = createRandom('lengths');
    const history = Array.from({ length: 200 }, () => {
      const length = 50 + random.int(500);
      return { features: { length }, reward: (length > 420 ? 0.5 : 0) + random.next() - 0.5 };
    });
    const best = bestOf({ ...ask, history, candidates: [{ length: 61 }, { length: 477 }, { length: 203 }] });
    assert.equal(best.features.length, 477);
  });
});

test('features may be called what every object answers to', () => {
  const candidates = [JSON.parse('{"__proto__":"a"}') as Features, { constructor: 'b' }, { toString: 'c' }];
  const ranked = rankContents({ ...ask, candidates, history: [{ features: { pillar: 'own' }, reward: 1 }] });
  assert.ok(Math.abs(ranked.reduce((sum, { probability }) => sum + probability, 0) - 1) < 1e-9);
  for (const { expected, low, high } of ranked) assert.ok(low <= expected && expected <= high);
});

test('what cannot be is refused in words', () => {
  const bad: Record<keyof ContentsToRank, readonly unknown[]> = {
    history: [
      undefined,
      {},
      [1],
      [{ reward: 1 }],
      [{ features: {}, reward: Number.NaN }],
      [{ features: {}, reward: -1e160 }],
      [{ features: { a: null } }],
    ],
    candidates: [undefined, [], [null], [{ length: Number.POSITIVE_INFINITY }], [{ pillar: ['a'] }]],
    shares: [
      'all',
      { own: 2 },
      { own: -1 },
      { own: { floor: 0.6 }, talk: { floor: 0.6 } },
      { own: { least: 1 } },
    ],
    seed: [undefined, Number.NaN],
  };
  for (const [part, values] of Object.entries(bad))
    for (const value of values) refusesInWords(() => rankContents({ ...ask, [part]: value } as never));
  refusesInWords(() => rankContents(undefined as never));

  test('go by the latest two thousand posts: what is older than these changes nothing', () => {
    const lately = postsOf(2000, likes('talk'));
    const before = postsOf(500, likes('own'));
    assert.deepEqual(
      rankContents({ ...ask, history: [...before, ...lately] }),
      rankContents({ ...ask, history: lately }),
    );
    assert.notDeepEqual(
      rankContents({ ...ask, history: [...before, ...lately.slice(1)] }),
      rankContents({ ...ask, history: lately.slice(1) }),
    );
  });
});
