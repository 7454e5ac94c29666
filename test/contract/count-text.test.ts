import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countText } from '../../server/contract/count-text.ts';

test('the same text has a length of its own in each unit', () => {
  const text = 'Grüße 👋🏽';
  assert.equal(countText('characters', text), 8);
  assert.equal(countText('utf16', text), 10);
  assert.equal(countText('bytes', text), 16);
  assert.equal(countText('weighted', text), 8);
  assert.equal(countText('graphemes', text), 7);
  assert.equal(countText('short-links', text), 7);
});

for (const [text, weight] of [
  ['', 0],
  ['plain words', 11],
  ['“quoted” – here…', 17],
  ['日本語', 6],
  ['👨‍👩‍👧‍👦', 2],
  ['🇩🇪', 2],
  ['1️⃣ first', 8],
  ['© 2027', 6],
  ['e\u0301', 1],
  ['see https://example.com/a/very/long/path/that/goes/on?and=on', 27],
  ['https://a.b c', 25],
  ['(see https://a.b/c?d.)', 30],
  ['At shop.com. Or shop.com/!', 55],
  ['look at harbour-bakery.com/menu today', 37],
] as const) {
  test(`weighted length of ${JSON.stringify(text)} is ${weight}`, () => {
    assert.equal(countText('weighted', text), weight);
  });
}

test('a character is what a reader sees, until ten bytes of them are more', () => {
  assert.equal(countText('graphemes', '👨‍👩‍👧‍👦'.repeat(10)), 25, '25 bytes each');
  assert.equal(countText('graphemes', 'e\u0301'.repeat(300)), 300);
  assert.equal(countText('graphemes', '日本語'), 3);
});

for (const [text, length] of [
  ['', 0],
  ['👨‍👩‍👧‍👦 日本語', 5],
  ['see https://example.com/a/very/long/path/that/goes/on?and=on', 27],
  ['(see https://a.b/c?d.)', 30],
  ['look at harbour-bakery.com/menu today', 37],
] as const) {
  test(`with short links ${JSON.stringify(text)} has a length of ${length}`, () => {
    assert.equal(countText('short-links', text), length);
  });
}
