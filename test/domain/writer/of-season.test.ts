// Words of a telling that belong to a time of the year.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isOutOfSeason } from '../../../server/domain/writer/library/of-season.ts';

const isOut = (text: string, month: number, { title = null as string | null, southern = false } = {}) =>
  isOutOfSeason({ title, text }, { year: 2026, month, day: 9 }, southern);

describe('a time of the year', () => {
  const said: readonly [text: string, inTime: number, outOfTime: number][] = [
    ['A tip.\n\nSave this for the first warm Saturday.', 3, 12],
    ['Save this for the next hot afternoon.', 6, 11],
    ['Keep this for the first frost.', 10, 5],
    ['Have you lost a glove this winter?', 12, 6],
    ['Spring in the shed: a spider has moved into the saddle bag.', 4, 10],
    ['Why bike workshops are full in spring\n\nBring it in early.', 1, 9],
    ['What a dog wears in summer.', 5, 11],
    ['Deep watering\n\nHigh summer, no rain for two weeks.', 7, 12],
  ];
  for (const [text, inTime, outOfTime] of said) {
    test(`"${text.split('\n').at(-1)}" is said when it is near`, () => {
      assert.equal(isOut(text, inTime), false);
      assert.equal(isOut(text, outOfTime), true);
      assert.equal(isOut(text, outOfTime, { southern: true }), false, 'half a year away in the south');
    });
  }

  test('what compares seasons is of every one, and a season inside a story is part of it', () => {
    for (const month of [1, 4, 7, 10]) {
      assert.equal(isOut('A table is wider in summer than in winter.', month), false);
      assert.equal(isOut('An old story.\n\nIn spring nobody came. They had all gone fishing.', month), false);
      assert.equal(isOut('It may do so in May.', month), false);
    }
  });

  test('a title speaks for what stands under it', () => {
    assert.equal(isOut('Two things help.', 12, { title: 'How to sleep in summer' }), true);
    assert.equal(isOut('Two things help.', 6, { title: 'How to sleep in summer' }), false);
  });
});
