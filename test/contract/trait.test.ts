import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatOf, hookKindOf, lengthOf } from '../../server/contract/trait.ts';

test('a format is what a post shows', () => {
  assert.equal(formatOf([]), 'text');
  assert.equal(formatOf([{ kind: 'image' }]), 'picture');
  assert.equal(formatOf([{ kind: 'image' }, { kind: 'image' }]), 'pictures');
  assert.equal(formatOf([{ kind: 'image' }, { kind: 'video' }]), 'film');
});

test('a length is the third that it is in of what reads well on its channel', () => {
  const lengths = [0, 89, 129, 130, 131, 199, 201, 270, 2000].map((length) =>
    lengthOf('x', 'a'.repeat(length)),
  );
  assert.deepEqual(lengths, [
    ...['short', 'short', 'short', 'middle', 'middle', 'middle', 'long', 'long', 'long'],
  ]);
});

test('a hook is known by its kind', () => {
  assert.equal(hookKindOf('tip/keep-bread'), 'tip');
  assert.equal(hookKindOf(null), null);
});
