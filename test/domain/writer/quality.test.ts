// The quality gate sees each kind of fault.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Fault, makeSource, reviewPost, untracedTokens } from '../../../server/domain/writer/index.ts';
import { articleFor } from '../../../server/domain/writer/inflect.ts';

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
    ['shouting', 'BREAD EVERY MORNING from us.'],
    ['shouting', 'Bread! Every morning!'],
    ['repeated', 'We bake bread every morning. We bake bread every morning.'],
    ['questions', 'Bread? Every morning? We bake 12 kinds of bread every morning.'],
    ['limit', `We bake bread. ${'Bread every morning. '.repeat(4000)}`],
  ];
  for (const [fault, text] of FAULTS)
    test(`sees "${fault}" in ${text.slice(0, 45)}`, () =>
      assert.ok(review(text).includes(fault), review(text).join()));

  test('asks for the caution of an idea, in one of its wordings, contracted or not', () => {
    const post = { title: null, content: "We bake bread every morning. Don't eat it hot.", hashtags: [] };
    assert.deepEqual(reviewPost('facebook', post, source, ['Let it cool.', 'Do not eat it hot.']), []);
    assert.deepEqual(reviewPost('facebook', post, source, ['Do not burn it.']), ['caution']);
  });

  test('counts no question that somebody is quoted with', () => {
    assert.deepEqual(review('"Is that bread?" We bake 12 kinds of bread every morning. An honest loaf?'), []);
  });

  test('allows strong words and numbers that the owner wrote', () => {
    const proud = makeSource('Acme', 'Acme\nWe make the best umbrellas in Leeds\nGuaranteed for 10 years');
    assert.deepEqual(
      untracedTokens('Acme makes the best umbrellas in Leeds, guaranteed for 10 years.', proud),
      [],
    );
  });
});

describe('the grammar of a slip', () => {
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
      ['U-pick farm', 'a'],
      ['one-room gallery', 'a'],
      ['European firm', 'a'],
      ['independent shop', 'an'],
    ] as const;
    for (const [phrase, article] of articles) assert.equal(articleFor(phrase), article, phrase);
  });
});
