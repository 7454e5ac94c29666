// What is proposed from pages of all kinds: true sentences with their words on the page, and nothing that was not said to
// customers.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readPage } from '../../../server/connectors/website/read-page.ts';
import { type ProposedFact, proposeFromPages } from '../../../server/domain/writer/index.ts';
import { websiteFixture } from '../../support/website-stand-in.ts';

const PROFILE = { name: 'Harbour Street Bakery', industry: 'food' } as const;
const fromHtml = (html: string): ProposedFact[] =>
  proposeFromPages([readPage(html, 'https://x.example/').page], PROFILE, '2027-03-01');
const fromPage = (name: string) => fromHtml(websiteFixture(name));
const linesOf = (facts: readonly ProposedFact[]) => facts.map(({ kind, text }) => `${kind}: ${text}`);

/** What each page must give, in its order; what it gives beside that stands in no list and fails. */
const CASES: Readonly<Record<string, readonly string[]>> = {
  bakery: [
    'hours: Open Tuesday to Friday from 07:00 to 17:00, Saturday from 08:00 to 14:00',
    'place: Find us at 12 Harbour Street, Leeds, LS1 4AB',
    'place: Call us on 0113 496 0123',
    'place: Email us at hello@bakery.example',
    'history: We started in 2009',
    'people: Anna Berg is our head baker',
    'story: We are a sourdough bakery in Leeds',
    'product: We bake 12 kinds of bread every morning',
    'product: Our loaves rise for 36 hours before they see the oven',
    'process: We mill our own flour from wheat that grows in Yorkshire',
  ],
  restaurant: [
    'hours: Open Tuesday to Saturday from 17:30 to 22:00, Sunday from 12:00 to 15:00',
    'place: Find us at 3 Quay Lane, Bristol, BS1 5TY',
    'place: Call us on 0117 496 0456',
    'price: We offer Trofie al pesto for £14.50',
    'price: We offer Focaccia di Recco for £9',
    'product: We cook the food of Liguria in an old boathouse',
    'place: 3 Quay Lane, Bristol BS1 5TY',
    'place: Call 0117 496 0456',
    'hours: Tuesday to Saturday: 5:30 pm to 10 pm, Sunday: 12 to 3 pm',
  ],
  hours: [
    'hours: Opening hours: Monday 9:00 - 17:00, Tuesday 9:00 - 17:00, Wednesday closed, Thursday 9:00 - 19:30, Friday 9:00 - 17:00',
    'price: First visit (45 minutes) £62',
    'price: Sports massage £48',
  ],
  broken: [
    'service: We look after gardens in York and its villages',
    'people: Our team of five comes every two weeks',
    'price: We plant hedges from £18 a metre',
    'product: We take all green waste with us',
  ],
  injected: [
    'question: Do you have oat milk? Yes, we have oat milk at no extra charge.',
    'product: We roast our coffee on Mondays',
    'product: We serve breakfast until 11 ma',
  ],
  hidden: ['product: We see children from the age of 2'],
  shop: [
    'price: We offer Hand-knitted hat for £38',
    'price: We offer Blanket from £120',
    'price: We offer Scarf for $1,250',
    'policy: We post to all of Europe within 3 days',
  ],
  german: [
    'hours: Open Monday to Friday from 08:00 to 17:00',
    'place: Find us at Lindenstraße 4, 80331 München',
    'place: Call us on 089 1234567',
    'product: Wir bauen Küchen und Schränke aus heimischem Holz',
    'product: Seit 1962 arbeiten wir in München',
  ],
  club: [
    'event: Summer concert is on 19 June 2027 at 19:30',
    'event: Rehearsals are on Tuesdays at 19:00 in the Town Hall',
    'offer: The first rehearsal is free',
    'product: Our members are 16 to 84 years old',
  ],
};

describe('proposed is what a page says', () => {
  for (const [name, expected] of Object.entries(CASES)) {
    test(name, () => assert.deepEqual(linesOf(fromPage(name)), expected));
  }
  test('joiner: plain text between breaks', () => {
    const lines = linesOf(fromPage('joiner'));
    assert.ok(lines.includes('history: We started in 1987 with one bench and a borrowed saw'), lines.join());
    assert.ok(lines.includes('price: A survey of your old windows is free'), lines.join());
  });
});

test('every part of a quote stands on its page', () => {
  for (const name of [...Object.keys(CASES), 'joiner']) {
    const bare = (text: string) => text.replace(/<[^>]*>|&#\d+;|\s+/g, ' ').replace(/[^\p{L}\p{N}]+/gu, ' ');
    const source = websiteFixture(name);
    const all = source.replace(/[^\p{L}\p{N}]+/gu, ' ');
    const page = `${all} ${bare(source)} ${bare(source.replace(/&#\d+;|<\/?(?:b|i|strong)>/g, ''))}`;
    for (const { quote } of fromPage(name))
      for (const part of quote.split(' · ')) assert.ok(page.includes(bare(part).trim()), `${name}: ${part}`);
  }
});

test('an offer ends on the day that the page names', () => {
  assert.deepEqual(
    fromPage('shop').map(({ until }) => until),
    ['2027-12-31', null, null, null],
  );
});

test('no more are proposed than anybody looks through', () => {
  const lines = Array.from({ length: 200 }, (_, at) => `<p>We repaired ${at + 2} bicycles in one week.</p>`);
  assert.equal(fromHtml(lines.join('')).length, 60);
});

test('claims that no post may print are not proposed', () => {
  assert.deepEqual(linesOf(fromHtml('<p>Our tea cures cancer.</p><p>We blend our tea in Leeds.</p>')), [
    'product: We blend our tea in Leeds',
  ]);
});

test('a text of one word without end is read in no more time than another', () => {
  fromHtml(`<p>${'we bake '.repeat(100_000)}</p>`);
});
