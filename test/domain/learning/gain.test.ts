// What choosing a version of mails brings: the figures of the formula, an interval that holds what is true as often as it says,
// and no gain told where there is none.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ComparedMailing, estimateGain } from '../../../server/domain/learning/index.ts';
import { createRandom, type Random } from '../../../server/kernel/random.ts';
import { refusesInWords } from './refuses.ts';

const of = (kept: readonly [number, number], chosen: readonly [number, number]): ComparedMailing => ({
  kept: { did: kept[0], sent: kept[1] },
  chosen: { did: chosen[0], sent: chosen[1] },
});

test('one mailing has the plain ratio, and the interval of the formula', () => {
  const gain = estimateGain([of([10, 100], [15, 100])]);
  assert.ok(gain);
  const deviation = Math.sqrt(1 / 15 - 1 / 100 + 1 / 10 - 1 / 100);
  assert.ok(Math.abs(gain.gain - 0.5) < 1e-9);
  assert.ok(Math.abs(gain.low - (1.5 * Math.exp(-1.6449 * deviation) - 1)) < 1e-9);
  assert.ok(Math.abs(gain.high - (1.5 * Math.exp(1.6449 * deviation) - 1)) < 1e-9);
  assert.partialDeepStrictEqual(gain, { mailings: 1, kept: 100, chosen: 100, verdict: 'open' });
});

test('mailings are compared within themselves: much that is read of one is no gain of the other', () => {
  // Each version does as well in either; put in one heap the chosen one would seem to do far worse.
  const gain = estimateGain([of([50, 100], [50, 100]), of([10, 100], [100, 1000])]);
  assert.ok(gain);
  assert.ok(Math.abs(gain.gain) < 1e-9);
});

test('few readers tell nothing', () => {
  assert.equal(estimateGain([]), null);
  assert.equal(estimateGain([of([4, 100], [90, 900])]), null);
  assert.equal(estimateGain([of([90, 900], [0, 0])]), null);
});

test('counts that cannot be are refused in words', () => {
  for (const wrong of [
    null,
    [null],
    [of([5, 4], [1, 2])],
    [of([-1, 4], [1, 2])],
    [of([0.5, 4], [1, 2])],
    [{}],
  ])
    refusesInWords(() => estimateGain(wrong as never));
});

/** People of `sent` who did it, each by a chance. */
function draw(random: Random, sent: number, chance: number): number {
  let did = 0;
  for (let at = 0; at < sent; at++) if (random.next() < chance) did++;
  return did;
}

function mailingsOf(random: Random, count: number, ratio: number): ComparedMailing[] {
  return Array.from({ length: count }, () => {
    const base = 0.1 + random.next() * 0.3;
    return of([draw(random, 60, base), 60], [draw(random, 540, base * ratio), 540]);
  });
}

test('the interval holds what is true about nine times in ten, and a gain that is not there is told to few', () => {
  for (const ratio of [1, 1.2]) {
    const random = createRandom(`gain-${ratio}`);
    const [worlds, mailings] = [200, 8];
    let [held, told] = [0, 0];
    for (let world = 0; world < worlds; world++) {
      const all = mailingsOf(random, mailings, ratio);
      const last = estimateGain(all);
      if (last && last.low <= ratio - 1 && ratio - 1 <= last.high) held++;
      // Whoever looks after every mailing is told no more of chance.
      if (all.some((_, at) => (estimateGain(all.slice(0, at + 1))?.verdict ?? 'open') !== 'open')) told++;
    }
    assert.ok(held / worlds > 0.85 && held / worlds < 0.95, `ratio ${ratio}: held ${held} of ${worlds}`);
    if (ratio === 1) assert.ok(told / worlds <= 0.1, `told ${told} of ${worlds}`);
  }
});
