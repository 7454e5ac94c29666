// Which design comes next: never what its neighbours look like.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DESIGN_NAMES, type DesignKind, factsOf } from '../../../server/contract/design.ts';
import { chooseDesign, type Look } from '../../../server/domain/design/index.ts';
import { createRandom } from '../../../server/kernel/random.ts';

const KINDS: readonly DesignKind[] = [
  ...['tip', 'steps', 'checklist', 'myth', 'quote', 'question', 'choice', 'price'],
  ...['hours', 'product', 'date', 'people', 'number', 'announcement'],
] as DesignKind[];

/** A feed of 200 pictures, as a plan would ask for them; the latest last. */
function play(seed: string, hasPhotos: boolean): Look[] {
  const chance = createRandom(seed);
  const looks: Look[] = [];
  for (let at = 0; at < 200; at++) {
    const kind = chance.pick(KINDS);
    const hasPhoto = hasPhotos && chance.int(2) === 0;
    looks.push(chooseDesign({ kind, hasPhoto, recent: looks.toReversed(), seed: `${seed}:${at}` }));
  }
  return looks;
}

describe('choosing a design', () => {
  test('neighbours never have the same design, nor the same ground and build', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      for (const hasPhotos of [true, false]) {
        const looks = play(seed, hasPhotos);
        looks.forEach(({ design }, at) => {
          const before = looks[at - 1];
          if (before === undefined) return;
          const [one, other] = [factsOf(design), factsOf(before.design)];
          assert.notEqual(design, before.design);
          assert.ok(one.ground !== other.ground || one.build !== other.build, `${before.design}, ${design}`);
        });
      }
    }
  });

  test('a kind that is told again and again still changes its look', () => {
    for (const kind of KINDS) {
      const looks: Look[] = [];
      for (let at = 0; at < 12; at++) {
        const look = chooseDesign({ kind, hasPhoto: true, recent: looks.toReversed(), seed: `${kind}${at}` });
        assert.notEqual(look.design, looks.at(-1)?.design, kind);
        looks.push(look);
      }
    }
  });

  test('every design has its turn, and both schemes, dark never twice in a row', () => {
    const looks = ['f', 'g', 'h'].flatMap((seed) => play(seed, true));
    const posts = DESIGN_NAMES.filter((name) => !name.startsWith('slide-'));
    assert.deepEqual(
      posts.filter((name) => !looks.some(({ design }) => design === name)),
      [],
    );
    const dark = looks.filter(({ scheme }) => scheme === 'dark').length / looks.length;
    assert.ok(dark > 0.1 && dark < 0.3, `${dark}`);
    const [first] = ['f'].map((seed) => play(seed, true));
    assert.ok(first?.every(({ scheme }, at) => scheme === 'light' || first[at - 1]?.scheme !== 'dark'));
  });

  test('no photo, no design that needs one; a photo is shown where a design has a place for it', () => {
    for (const { design } of play('i', false)) {
      assert.equal(factsOf(design).photo, 'none', design);
    }
    const { design } = chooseDesign({ kind: 'announcement', hasPhoto: true, recent: [], seed: 'j' });
    assert.notEqual(factsOf(design).photo, 'none');
  });

  test('the same question has the same answer', () => {
    assert.deepEqual(play('k', true), play('k', true));
  });

  test('every kind can be told without a photo', () => {
    for (const kind of KINDS) {
      const { design } = chooseDesign({ kind, hasPhoto: false, recent: [], seed: 'l' });
      assert.ok(factsOf(design).kinds.includes(kind));
      assert.equal(factsOf(design).photo, 'none');
    }
  });
});
