import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ideaFormatOf, lengthOf, nameOfValue } from '../../server/contract/trait.ts';

test('a length is the third that it is in of what reads well on its channel', () => {
  const lengths = [0, 89, 129, 130, 131, 199, 201, 270, 2000].map((length) =>
    lengthOf('x', 'a'.repeat(length)),
  );
  assert.deepEqual(lengths, [
    ...['short', 'short', 'short', 'middle', 'middle', 'middle', 'long', 'long', 'long'],
  ]);
});

test('a kind of idea is what its hook begins with', () => {
  assert.equal(ideaFormatOf('tip/keep-bread'), 'tip');
  assert.equal(ideaFormatOf(null), null);
});

test('values have names, and those that nobody has named are readable', () => {
  assert.equal(nameOfValue('pillar', 'own'), 'Offers and news');
  assert.equal(nameOfValue('hook', 'pin-list'), 'Pin list');
  assert.equal(nameOfValue('hook', 'constructor'), 'Constructor');
});
