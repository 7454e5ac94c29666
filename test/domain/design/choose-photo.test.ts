// Which of the business's own photos a picture shows.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choosePhoto } from '../../../server/domain/design/index.ts';
import { DAY } from '../../../server/kernel/clock.ts';

const AT = 100 * DAY;
const LOAVES = { id: 1, said: 'rye-loaves.jpg Two loaves of rye bread', shownAt: null };
const DOOR = { id: 2, said: 'IMG_2041.jpg The door of the shop', shownAt: null };

test('is one that speaks of the same', () => {
  for (const photos of [
    [LOAVES, DOOR],
    [DOOR, LOAVES],
  ])
    assert.equal(choosePhoto(photos, { words: 'Why rye bread keeps for a week', at: AT })?.id, 1);
});

test('rests for three weeks before and after a post that shows it, and the one that rested longest comes first', () => {
  const shown = (photo: typeof LOAVES, days: number) => ({ ...photo, shownAt: AT + days * DAY });
  const of = (...photos: readonly (typeof LOAVES | ReturnType<typeof shown>)[]) =>
    choosePhoto(photos, { words: 'Rye bread', at: AT })?.id;
  assert.equal(of(shown(LOAVES, -20), DOOR), 2);
  assert.equal(of(shown(LOAVES, 20), DOOR), 2);
  assert.equal(of(shown(LOAVES, -21), DOOR), 1);
  assert.equal(of(shown(LOAVES, -1), shown(DOOR, 2)), undefined);
  const words = 'Nothing that either shows';
  const [longer, shorter] = [shown(DOOR, -60), shown(LOAVES, -30)];
  assert.equal(choosePhoto([shorter, longer], { words, at: AT })?.id, 2);
});
