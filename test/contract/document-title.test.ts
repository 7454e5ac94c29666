// What a document is called: short enough, and no character of it is torn.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentTitle } from '../../server/contract/document-title.ts';

test('the first line is its name, in one piece where it fits', () => {
  assert.equal(documentTitle('  Five breads   of ours\n\nRye first.'), 'Five breads of ours');
  assert.equal(documentTitle(''), 'Document');
  assert.equal(documentTitle('x'.repeat(100)), 'x'.repeat(100));
});

test('a long one ends between words', () => {
  const title = documentTitle('Our bread is baked slowly '.repeat(10));
  assert.ok(title.length <= 100);
  assert.match(title, / (is|baked|slowly|Our|bread)…$/);
});

test('without spaces it ends between characters, also those of several parts', () => {
  for (const word of ['焼', '👩‍🍳', '𠮷', 'é', '🇯🇵']) {
    const title = documentTitle(word.repeat(120));
    assert.ok(title.length <= 100 && title.length > 80, title);
    assert.ok(title.isWellFormed());
    const whole = title.slice(0, -1);
    assert.equal(whole.replaceAll(word, ''), '');
  }
  const endless = documentTitle(`e${'\u0301'.repeat(300)}`);
  assert.ok(endless.length <= 100 && endless.isWellFormed());
});
