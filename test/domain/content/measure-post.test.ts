import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextReading } from '../../../server/domain/content/index.ts';
import { DAY, HOUR, MINUTE } from '../../../server/kernel/clock.ts';

const PUBLISHED = Date.UTC(2027, 2, 1, 9);

test('a post is read often while it is young, ever less later, and not for ever', () => {
  const ages: number[] = [];
  let next = nextReading(PUBLISHED, PUBLISHED);
  while (next !== null) {
    ages.push(next - PUBLISHED);
    next = nextReading(PUBLISHED, next);
  }
  assert.ok(ages.length >= 6 && ages.length <= 20, `${ages.length} readings`);
  assert.ok(Number(ages[0]) <= 5 * MINUTE && Number(ages.at(-1)) >= 7 * DAY);
  const pauses = ages.map((age, index) => age - (ages[index - 1] ?? 0));
  assert.deepEqual(
    pauses,
    [...pauses].sort((a, b) => a - b),
  );
});

test('a reading that was missed is made up for by the next one, not by all of them', () => {
  const next = nextReading(PUBLISHED, PUBLISHED + 2 * HOUR);
  assert.ok(next !== null && next > PUBLISHED + 2 * HOUR);
  assert.equal(nextReading(PUBLISHED, PUBLISHED + 60 * DAY), null);
});
