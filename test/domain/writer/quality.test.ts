// The quality gate sees each kind of fault, and the grammar's own lines contain nothing that needs a fact.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Fault, makeSource, reviewPost, untracedTokens } from '../../../server/domain/writer/index.ts';
import { articleFor, gerund, thirdPerson } from '../../../server/domain/writer/inflect.ts';
import * as lines from '../../../server/domain/writer/lines-data.ts';

const source = makeSource(
  'Harbour Street Bakery',
  'Harbour Street Bakery\nWe bake 12 kinds of bread every morning\nAn honest loaf costs £4.20\nhttps://harbour.example',
);
const review = (content: string, title: string | null = null) =>
  reviewPost('facebook', { title, content, hashtags: [] }, source);

describe('the quality gate', () => {
  test('lets a sound post pass', () => {
    assert.deepEqual(
      review(
        'New to Harbour Street Bakery? We bake 12 kinds of bread every morning.\n\nMore at https://harbour.example',
      ),
      [],
    );
  });

  const FAULTS: readonly (readonly [Fault, string])[] = [
    ['untraced', 'We bake 13 kinds of bread every morning.'],
    ['untraced', 'An honest loaf costs $4.20 here.'],
    ['untraced', 'We bake the best bread every morning.'],
    ['untraced', 'We bake fresh bread every morning.'],
    ['untraced', 'We bake bread every morning in Paris.'],
    ['untraced', 'We bake bread every Tuesday morning.'],
    ['untraced', 'We bake a dozen kinds of bread every morning.'],
    ['banned', 'Our bread cures diabetes every morning.'],
    ['banned', 'Customers love our bread every morning.'],
    ['banned', 'Only 3 left: bread every morning.'],
    ['banned', 'Are you overweight? We bake bread every morning.'],
    ['unfilled', 'We bake {t} every morning.'],
    ['doubled', 'We bake the the bread every morning.'],
    ['article', 'We bake a honest loaf every morning.'],
    ['article', 'We bake an bread every morning.'],
    ['spacing', 'We bake  bread every morning.'],
    ['spacing', 'We bake bread .'],
    ['unmatched', 'We bake "bread every morning.'],
    ['case', 'Every morning at Harbour Street Bakery. more bread.'],
    ['ending', 'We bake bread every morning'],
    ['shouting', 'BREAD EVERY MORNING from us.'],
    ['shouting', 'Bread! Every morning!'],
    ['uncarried', 'Here is what people say. We bake bread every morning.'],
    ['repeated', 'We bake bread every morning. We bake bread every morning.'],
    ['limit', `We bake bread. ${'Bread every morning. '.repeat(4000)}`],
  ];
  for (const [fault, text] of FAULTS)
    test(`sees "${fault}" in ${text.slice(0, 45)}`, () =>
      assert.ok(review(text).includes(fault), review(text).join()));

  test('allows strong words and numbers that the owner wrote', () => {
    const proud = makeSource('Acme', 'Acme\nWe make the best umbrellas in Leeds\nGuaranteed for 10 years');
    assert.deepEqual(
      untracedTokens('Acme makes the best umbrellas in Leeds, guaranteed for 10 years.', proud),
      [],
    );
  });
});

describe('the grammar', () => {
  test('has no line that says what only an owner may say', () => {
    const empty = makeSource('x', 'x');
    for (const [name, list] of Object.entries(lines)) {
      if (!Array.isArray(list)) continue;
      for (const line of list) {
        assert.ok(typeof line === 'object' && 'text' in line && typeof line.text === 'string');
        const parts: string[] = line.text.split(/[[\]|]/);
        for (const part of parts)
          assert.deepEqual(
            untracedTokens(part.replace(/\{[^}]*\}/g, 'x'), empty),
            [],
            `${name}: ${line.text}`,
          );
      }
    }
  });

  test('carries the business in every sentence of every line', () => {
    for (const list of Object.values(lines)) {
      if (!Array.isArray(list)) continue;
      for (const { text } of list as { text: string }[]) {
        const sentences = text.replace(/\[[^\]]*\]/g, 'x').split(/(?<=[.?!])\s+/);
        for (const sentence of sentences)
          assert.ok(
            /\{(?:[NSTAV]|S2|Id|Vv|Av|Addr|Adj|Time|Tt|i2?|w2?|vp|p3|g|tele|time|rest|id|a|addr|v|vv|av|adj|t|tt|ourT|url|site)\}/.test(
              sentence,
            ) || /\[[^\]]*\{/.test(text),
            text,
          );
      }
    }
  });

  test('has line ids that are unique', () => {
    const ids = Object.values(lines).flatMap((list) =>
      Array.isArray(list) ? (list as { id: string }[]).map(({ id }) => id) : [],
    );
    assert.equal(new Set(ids).size, ids.length);
  });

  test('agrees: articles and verb forms', () => {
    const articles = [
      ['bakery', 'a'],
      ['hour', 'an'],
      ['honest loaf', 'an'],
      ['university', 'a'],
      ['umbrella', 'an'],
      ['8-seat van', 'an'],
      ['11th hour', 'an'],
      ['FAQ', 'an'],
      ['USB stick', 'a'],
      ['one-room gallery', 'a'],
      ['European firm', 'a'],
      ['independent shop', 'an'],
    ] as const;
    for (const [phrase, article] of articles) assert.equal(articleFor(phrase), article, phrase);
    assert.deepEqual(['bake', 'finish', 'carry', 'buy', 'do', 'fix', 'teach'].map(thirdPerson), [
      'bakes',
      'finishes',
      'carries',
      'buys',
      'does',
      'fixes',
      'teaches',
    ]);
    assert.deepEqual(['bake', 'run', 'lie', 'see', 'dye', 'teach', 'plan'].map(gerund), [
      'baking',
      'running',
      'lying',
      'seeing',
      'dyeing',
      'teaching',
      'planning',
    ]);
  });
});
