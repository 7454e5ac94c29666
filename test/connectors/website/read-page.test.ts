// What is read of a page: visible words alone, what it says in schema.org's words, and its links; however broken it is.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readPage } from '../../../server/connectors/website/read-page.ts';
import type { Thing } from '../../../server/domain/writer/index.ts';
import { websiteFixture } from '../../support/website-stand-in.ts';

const read = (name: string) => readPage(websiteFixture(name), 'https://bakery.example/');
const thingOf = (things: readonly Thing[], type: string): Thing => {
  const found = things.find(({ types }) => types.includes(type));
  assert.ok(found, type);
  return found;
};
const inner = (thing: Thing, name: string): Thing => {
  const found = thing.values.get(name)?.[0];
  assert.ok(typeof found === 'object', name);
  return found;
};

describe('a page of a bakery', () => {
  const { page, links } = read('bakery');
  test('says what is visible, a line for each block', () => {
    assert.match(page.text, /^Bread that takes its time\n+Our loaves rise for 36 hours/);
    assert.match(page.text, /wheat that grows in Yorkshire\./);
    assert.doesNotMatch(page.text, /Home|schema\.org|Sourdough in Leeds/);
  });
  test('describes itself', () => assert.match(page.description, /^We are a sourdough bakery in Leeds\./));
  test('tells of a business in JSON-LD', () => {
    const shop = thingOf(page.things, 'Bakery');
    assert.deepEqual(shop.values.get('telephone'), ['0113 496 0123']);
    assert.deepEqual(inner(shop, 'address').values.get('streetAddress'), ['12 Harbour Street']);
    assert.equal(shop.values.get('openingHoursSpecification')?.length, 3);
  });
  test('leads on from its menu', () => {
    assert.ok(links.some(({ href, text }) => href === '/about-us' && text === 'About us'));
  });
});

test('microdata is read from attributes and from between the tags', () => {
  const { page } = read('restaurant');
  const place = thingOf(page.things, 'Restaurant');
  assert.deepEqual(place.values.get('openingHours'), ['Tu-Sa 17:30-22:00', 'Su 12:00-15:00']);
  assert.deepEqual(place.values.get('telephone'), ['0117 496 0456']);
  const dishes = inner(place, 'hasMenu').values.get('hasMenuItem') as Thing[];
  assert.deepEqual(
    dishes.map((dish) => [dish.values.get('name'), inner(dish, 'offers').values.get('price')]),
    [
      [['Trofie al pesto'], ['14.50']],
      [['Focaccia di Recco'], ['9']],
    ],
  );
});

test('a table is read row by row', () => {
  assert.match(
    read('hours').page.text,
    /Opening hours\n+Monday 9:00 - 17:00\nTuesday 9:00 - 17:00\nWednesday closed/,
  );
});

test('broken markup loses nothing that is visible', () => {
  const { text } = read('broken').page;
  for (const words of ['We look after gardens in York and its villages.', 'We plant hedges from £18 a metre'])
    assert.ok(text.includes(words), `${words} in ${text}`);
});

test('what nobody sees is not read', () => {
  assert.equal(read('hidden').page.text, 'We see children from the age of 2.');
});

test('invisible characters are left out', () => {
  assert.match(read('injected').page.text, /We serve breakfast until 11 ma\./);
});

test('markup within a value is none of its words', () => {
  const faq = thingOf(read('injected').page.things, 'FAQPage');
  const question = inner(faq, 'mainEntity');
  assert.deepEqual(inner(question, 'acceptedAnswer').values.get('text'), [
    'Yes, we have oat milk at no extra charge.',
  ]);
});

describe('a hostile page is read in no more time than another', () => {
  const hostile: readonly (readonly [string, string])[] = [
    ['elements in elements', '<div>'.repeat(400_000)],
    ['formatting that would be repaired', `${'<b id=1><i>'.repeat(50_000)}${'<p>x'.repeat(50_000)}`],
    ['things in things', '<i itemscope itemprop=x>'.repeat(90_000)],
    ['a deep script', `<script type="application/ld+json">${'['.repeat(900_000)}</script>`],
    ['many attributes', `<p ${'a=1 '.repeat(400_000)}>x`],
    ['breaks without end', `${'<p>x y'.repeat(5000)}${'<br> '.repeat(300_000)}`],
    ['an open tag', '<'.repeat(2_000_000)],
  ];
  for (const [name, html] of hostile) {
    test(name, () => {
      const { text } = readPage(html, 'https://x.example/').page;
      assert.ok(text.length <= 21_000);
    });
  }
});

test('no more than so much of a page is read', () => {
  const { text } = readPage('<p>We bake bread every day.</p>'.repeat(100_000), 'https://x.example/').page;
  assert.ok(text.length > 19_000 && text.length < 40_000, String(text.length));
});
