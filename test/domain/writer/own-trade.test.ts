// Trades that share a pack share a counter and not their customers' questions: each is told what is its own.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { extractFacts, libraryFor, type WriterProfile } from '../../../server/domain/writer/index.ts';
import { suits } from '../../../server/domain/writer/telling/choose-idea.ts';
import { profileOf } from './profiles.ts';

async function ideasOf(industry: WriterProfile['industry'], description: string): Promise<string[]> {
  const profile = profileOf({ name: 'Alder', industry, description });
  const { library } = await libraryFor(profile);
  const facts = extractFacts(profile);
  const said = `${profile.name}\n${description}`;
  const words = [said, ...facts.map(({ text }) => text)].join('\n');
  return library.ideas.filter((one) => suits(one, { profile: words, said, facts })).map(({ id }) => id);
}

describe('an idea of a trade that many share', () => {
  const COFFEE_SHOP = 'Coffee shop in Cambridge. Flat whites, filter coffee, toasties and cakes.';
  const BISTRO = 'Bistro in Leeds with a short seasonal menu, lunch and dinner.';
  const CAKES = 'I make wedding cakes and celebration cakes to order in Swansea.';
  const BAKERY = 'Bakery in Leeds. Bread, buns and cakes.';
  const FISH = 'Fishmonger in Penzance. Day boat fish, crab and mussels, delivered on Fridays.';
  const GREENS = 'Greengrocer in Sheffield, fruit and veg from the market each morning.';
  const HUTS = 'Glamping in the Cotswolds: two bell tents and a shepherds hut with hot tubs. Adults only.';
  const SITE = 'Family campsite in Tenby, 60 pitches for tents and caravans.';
  for (const [idea, industry, without, within] of [
    ['cafe-restaurant/table-for-one', 'hospitality', COFFEE_SHOP, BISTRO],
    ['cafe-restaurant/say-the-allergy-so-it-lands', 'hospitality', COFFEE_SHOP, BISTRO],
    ['cafe-restaurant/one-pudding-two-spoons', 'hospitality', COFFEE_SHOP, BISTRO],
    ['cafe-restaurant/asparagus-by-hand', 'hospitality', 'Pizzeria in Leith, eat in.', BISTRO],
    ['takeaway/pizza-in-the-pan', 'hospitality', BISTRO, 'Pizzeria in Leith, eat in.'],
    [
      'takeaway/ring-while-it-is-warm',
      'food',
      'Food truck with bao buns at festivals.',
      'Burger takeaway in Leith.',
    ],
    [
      'takeaway/rice-has-no-patience',
      'food',
      'Fish and chips with curry sauce, takeaway in Amble.',
      'Thai takeaway in Amble.',
    ],
    ['cafe-restaurant/ask-for-it-your-way', 'hospitality', `${BISTRO} Good coffee.`, COFFEE_SHOP],
    ['cafe-restaurant/what-is-cask-ale', 'hospitality', BISTRO, 'Village pub with four real ales.'],
    ['food-shop/crisp-skin-on-fish', 'food', GREENS, FISH],
    ['campsite/hut-tent-or-pod', 'hospitality', SITE, HUTS],
    [
      'food/book-us-for-a-party',
      'food',
      'Burger takeaway in Leith.',
      'Food truck with bao buns, also for weddings.',
    ],
    ['food/gifts-that-get-eaten', 'food', CAKES, 'Artisan chocolatier in Bath.'],
    ['food/jam-once-opened', 'food', 'Artisan chocolatier in Bath.', 'Marmalade and jams from Dundee.'],
    [
      'hospitality/bar-words',
      'hospitality',
      'Event venue in Harrogate with a bar.',
      'Cocktail bar in Harrogate.',
    ],
    ['food-shop/what-decides-the-stall', 'food', 'Family butcher in Ludlow.', GREENS],
    [
      'food-shop/the-jar-you-never-run-out-of',
      'food',
      'Single estate olive oil, posted.',
      'Italian deli in Bedford.',
    ],
    [
      'hospitality/how-much-ice',
      'hospitality',
      'Indian restaurant in Ilkley, parties up to 60.',
      'Event venue in York.',
    ],
    ['hospitality/who-gets-the-bill', 'hospitality', 'Wedding venue near York, dining for 180.', BISTRO],
    ['guest-house/read-the-folder-first', 'hospitality', HUTS, 'Self-catering cottage near Hay, sleeps 6.'],
    ['guest-house/a-map-and-one-fixed-thing', 'hospitality', HUTS, 'Hostel in Glasgow city centre.'],
    [
      'guest-house/read-the-middle-reviews',
      'hospitality',
      'Self-catering cottage near Hay, sleeps 6.',
      'Small hotel in Hay with ten rooms.',
    ],
    ['bakery/why-the-cake-sank', 'food', CAKES, BAKERY],
    ['bakery/pastry-words', 'food', CAKES, BAKERY],
    ['bakery/store-the-loaf', 'food', CAKES, BAKERY],
    ['food-shop/the-ripening-bowl', 'food', FISH, GREENS],
    ['food-shop/the-jar-you-never-run-out-of', 'food', FISH, 'Italian deli in Bedford.'],
    ['food-shop/where-cheese-sleeps', 'food', GREENS, 'Cheese shop in Edinburgh.'],
    ['food-shop/potatoes-and-onions', 'food', 'Polish market stall in Leeds Market: pierogi, soups.', GREENS],
    ['food-shop/let-the-roast-rest', 'food', GREENS, 'Family butcher in Ludlow.'],
    ['campsite/where-to-put-the-tent', 'hospitality', HUTS, SITE],
    ['campsite/rain-with-children', 'hospitality', HUTS, SITE],
    [
      'guest-house/the-bread-order',
      'hospitality',
      HUTS,
      'B&B in Keswick with five rooms and cooked breakfast.',
    ],
    ['guest-house/room-words', 'hospitality', HUTS, 'B&B in Keswick with five rooms and cooked breakfast.'],
    [
      'hospitality/bar-words',
      'hospitality',
      'Hostel in Glasgow with dorms and a pub crawl on Saturdays.',
      'Cocktail bar in Glasgow.',
    ],
  ] as const)
    test(`${idea}: not for "${without}"`, async () => {
      assert.ok(!(await ideasOf(industry, without)).includes(idea), without);
      assert.ok((await ideasOf(industry, within)).includes(idea), within);
    });

  test('who makes cakes to order tells how to order them', async () => {
    const told = await ideasOf('food', CAKES);
    const own = told.filter((id) => id.startsWith('bakery/'));
    assert.ok(own.length >= 12, own.join(', '));
    for (const id of ['how-early-for-which-cake', 'fridge-or-no-fridge', 'cut-it-in-a-grid'])
      assert.ok(told.includes(`bakery/${id}`), id);
    assert.ok(!told.includes('bakery/how-big-a-cake'), 'the same question in slices');
  });

  test('who sells food in a shop is asked about food, whatever industry it has chosen', async () => {
    for (const description of [
      'Family butcher in Ludlow: dry aged beef, lamb, game in season.',
      'Cheese shop in Edinburgh with sixty cheeses.',
      'Beekeeper in Whitby, raw honey at markets.',
    ]) {
      const told = await ideasOf('retail', description);
      assert.deepEqual(
        told.filter((id) => id.startsWith('retail/')),
        [],
        description,
      );
    }
    assert.ok((await ideasOf('retail', 'Cheese shop in Edinburgh.')).includes('food/taste-two-at-once'));
    assert.ok((await ideasOf('retail', 'Toy shop in Stroud.')).some((id) => id.startsWith('retail/')));
  });

  test('a coffee cart is asked about coffee', async () => {
    const told = await ideasOf(
      'food',
      'Coffee cart at Stroud station, espresso drinks and flapjacks. Also for parties.',
    );
    assert.ok(told.includes('cafe-restaurant/which-coffee-is-for-me'));
    for (const id of ['table-for-one', 'booking-for-a-crowd', 'the-table-in-december'])
      assert.ok(!told.includes(`cafe-restaurant/${id}`), id);
  });
});
