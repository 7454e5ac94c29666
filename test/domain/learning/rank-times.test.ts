// Times ranked by what the account's own posts say: chances that are those of the choice, ranges that narrow, tastes that
// turn, and the published pattern as long as nothing else is known.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { rankTimes, type TimesToRank } from '../../../server/domain/learning/index.ts';
import { createRandom } from '../../../server/kernel/random.ts';
import { refusesInWords } from './refuses.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MONDAY = Date.UTC(2027, 2, 1);
/** Every third hour of a week to come. */
const candidates = Array.from({ length: 56 }, (_, at) => MONDAY + 7 * DAY + at * 3 * HOUR);
const ask: TimesToRank = {
  channel: 'instagram',
  timeZone: 'UTC',
  history: [],
  candidates,
  limits: {},
  seed: 1,
};

/** Posts at any hour, which bring `worth` give or take half a unit. */
function postsOf(count: number, worth: (hour: number, weeksAgo: number) => number): TimesToRank['history'] {
  const random = createRandom('posts');
  return Array.from({ length: count }, (_, back) => {
    const at = MONDAY - back * 8 * HOUR - random.int(8) * HOUR;
    const hour = new Date(at).getUTCHours();
    return { at, reward: worth(hour, (back * 8) / 168) + random.next() - 0.5 };
  });
}

const evening = (hour: number) => (hour >= 18 && hour < 22 ? 0.6 : 0);
const morning = (hour: number) => (hour >= 7 && hour < 11 ? 0.6 : 0);
const hourOf = (at: number) => new Date(at).getUTCHours();
const best = (request: TimesToRank) =>
  rankTimes(request).reduce((most, one) => (one.expected > most.expected ? one : most));
/** Width of the range, on average over the candidates. */
const widthOf = (request: TimesToRank) =>
  rankTimes(request).reduce((sum, { low, high }) => sum + high - low, 0) / request.candidates.length;

const someHistory = fc.array(
  fc.record({ at: fc.integer({ min: 0, max: MONDAY }), reward: fc.double({ min: -9, max: 9, noNaN: true }) }),
  { maxLength: 40 },
);
const someCandidates = fc.array(fc.integer({ min: 0, max: 2 * MONDAY }), { minLength: 1, maxLength: 12 });

describe('ranked times', () => {
  test('are the candidates with chances that sum to 1, the same under the same seed, and nothing given is changed', () => {
    const holds = fc.property(someHistory, someCandidates, fc.integer(), (history, times, seed) => {
      const request = deepFrozen({ ...ask, history, candidates: times, seed });
      const ranked = rankTimes(request);
      assert.deepEqual(
        ranked.map(({ at }) => at).sort((a, b) => a - b),
        [...times].sort((a, b) => a - b),
      );
      const sum = ranked.reduce((total, { probability }) => total + probability, 0);
      assert.ok(Math.abs(sum - 1) < 1e-9);
      assert.ok((ranked[0]?.probability ?? 0) > 0);
      for (const { expected, low, high } of ranked) assert.ok(low <= expected && expected <= high);
      assert.equal(JSON.stringify(rankTimes(request)), JSON.stringify(ranked));
      const turned = { ...request, history: [...history].reverse(), candidates: [...times].reverse() };
      assert.equal(JSON.stringify(rankTimes(turned)), JSON.stringify(ranked));
    });
    fc.assert(holds, { seed: 3, numRuns: 40 });
  });

  test('are chosen as often as the chance says', () => {
    const request = { ...ask, history: postsOf(20, evening), candidates: candidates.slice(0, 16) };
    const seeds = 600;
    const firsts = Array.from({ length: seeds }, (_, seed) => rankTimes({ ...request, seed })[0]?.at);
    for (const { at, probability } of rankTimes(request)) {
      const share = firsts.filter((one) => one === at).length / seeds;
      assert.ok(Math.abs(share - probability) < 0.075, `${share} against ${probability}`);
    }
  });

  test('follow the published pattern until there are posts', () => {
    // Wednesday afternoon is published as good for Instagram, Saturday as weak.
    const [wednesday, saturday] = [MONDAY + 9 * DAY + 15 * HOUR, MONDAY + 12 * DAY + 15 * HOUR];
    const ranked = rankTimes({ ...ask, candidates: [saturday, wednesday] });
    const of = (at: number) => ranked.find((one) => one.at === at);
    assert.ok((of(wednesday)?.expected ?? 0) > (of(saturday)?.expected ?? 0) + 0.03);
    assert.ok((of(wednesday)?.probability ?? 0) > 0.6);
  });

  test('of a channel that nothing is published of are all alike at first', () => {
    const ranked = rankTimes({ ...ask, channel: 'a new one' });
    for (const { expected } of ranked) assert.equal(expected, 0);
  });

  test('turn to the hours that the account does best at, told in its own zone', () => {
    const learned = best({ ...ask, history: postsOf(120, evening) });
    assert.ok(evening(hourOf(learned.at)) > 0);
    assert.ok(learned.low > 0 && learned.high < 1, `${learned.low} ${learned.high}`);
    // 18 to 22 o'clock UTC is 3 to 7 the next morning in Tokyo: the same hours, whatever they are called.
    const told = best({ ...ask, timeZone: 'Asia/Tokyo', history: postsOf(120, evening) });
    assert.ok(evening(hourOf(told.at)) > 0);
  });

  test('go by the latest two thousand posts: what is older than these changes nothing', () => {
    const lately = postsOf(2000, evening);
    const before = postsOf(2500, morning).slice(2000);
    assert.deepEqual(
      rankTimes({ ...ask, history: [...before, ...lately] }),
      rankTimes({ ...ask, history: lately }),
    );
  });

  test('follow tastes that turn', () => {
    const turned = postsOf(240, (hour, weeksAgo) => (weeksAgo < 5 ? morning(hour) : evening(hour)));
    assert.ok(morning(hourOf(best({ ...ask, history: turned }).at)) > 0);
  });

  test('follow tastes that turn within weeks, however long they had been otherwise', () => {
    // Five posts a week, of which two in five are in the hours in question.
    const random = createRandom('turn');
    const history = Array.from({ length: 165 }, (_, back) => {
      const at = MONDAY - back * 33 * HOUR - random.int(24) * HOUR;
      const taste = back < 35 ? morning : evening;
      return { at, reward: taste(hourOf(at)) + 0.8 * (random.next() - 0.5) };
    });
    const ranked = rankTimes({ ...ask, history });
    const mass = (taste: (hour: number) => number) =>
      ranked.reduce((sum, { at, probability }) => sum + (taste(hourOf(at)) > 0 ? probability : 0), 0);
    assert.ok(mass(morning) > 0.6, `${mass(morning)}`);
    assert.ok(mass(evening) < 0.2, `${mass(evening)}`);
  });

  test('have ranges that hold the truth about four times in five', () => {
    const random = createRandom('accounts');
    const told = Array.from({ length: 30 }, () => {
      const [first, size] = [random.int(24), 0.2 + 0.3 * random.next()];
      const worth = (at: number) => size * (Math.cos(((hourOf(at) - first) / 12) * Math.PI) * 0.7);
      const history = Array.from({ length: 60 }, (_, back) => {
        const at = MONDAY - back * 28 * HOUR - random.int(24) * HOUR;
        return { at, reward: worth(at) + 2.4 * (random.next() - 0.5) };
      });
      const ranked = rankTimes({ ...ask, channel: 'a new one', history, seed: 1 });
      return (
        ranked.filter(({ at, low, high }) => low <= worth(at) && worth(at) <= high).length / ranked.length
      );
    });
    const held = told.reduce((sum, one) => sum + one, 0) / told.length;
    assert.ok(held > 0.72 && held < 0.9, `${held}`);
  });

  test('have ranges that narrow with every bit of history', () => {
    const widths = [0, 15, 60, 240].map((count) => widthOf({ ...ask, history: postsOf(count, () => 0) }));
    for (const [at, width] of widths.slice(1).entries()) assert.ok(width < (widths[at] ?? 0), `${widths}`);
  });

  test('are not carried off by a post that went viral', () => {
    const history = postsOf(60, () => 0);
    const [first, ...others] = history;
    const viral = [{ at: first?.at ?? 0, reward: 40 }, ...others];
    const shift = best({ ...ask, history: viral }).expected - best({ ...ask, history }).expected;
    assert.ok(shift < 0.25, `${shift}`);
  });

  test('explore no more than they may', () => {
    for (const exploration of [0, 0.125]) {
      const ranked = rankTimes({ ...ask, history: postsOf(10, evening), limits: { exploration } });
      const most = Math.max(...ranked.map(({ expected }) => expected));
      const best = ranked.find(({ expected }) => expected === most);
      assert.ok((best?.probability ?? 0) >= 1 - exploration - 1e-9);
    }
  });
});

test('what cannot be is refused in words', () => {
  const bad: Record<keyof TimesToRank, readonly unknown[]> = {
    channel: [undefined, 7],
    timeZone: [undefined, '', 'Mars/Olympus'],
    history: [
      undefined,
      {},
      [1],
      [{ at: 1 }],
      [{ at: 1, reward: Number.NaN }],
      [{ at: 1e300, reward: 1 }],
      [{ at: 1, reward: 1e160 }],
    ],
    candidates: [undefined, [], [Number.NaN], ['noon'], [Number.POSITIVE_INFINITY]],
    limits: ['none', { exploration: 2 }, { exploration: -1 }, { quiet: true }],
    seed: [undefined, null, Number.NaN],
  };
  for (const [part, values] of Object.entries(bad))
    for (const value of values) refusesInWords(() => rankTimes({ ...ask, [part]: value } as never));
  refusesInWords(() => rankTimes(undefined as never));
});

function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFrozen);
  return value;
}
