// Brand as a person works with it: what is known is read by kind, corrected in place, retired and taken back; what is
// proposed or no sentence is asked about; and all of it by keyboard.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer';
import type { Fact } from '../../server/contract/fact.ts';
import { unitOfWork } from '../../server/db/unit-of-work.ts';
import { listFacts, proposeFacts } from '../../server/domain/business/index.ts';
import { SYSTEM } from '../../server/kernel/actor.ts';
import { OWNER } from '../support/callers.ts';
import { saveProfile } from '../support/factories.ts';
import { click, press, serveSite, toastOf } from './site.ts';

const DESCRIPTION =
  'Sourdough bakery in Leeds. We bake 12 kinds of bread every morning. A loaf costs £4. Rye rolls. Open daily from 7 am.';

const site = serveSite(async ({ client, app }) => {
  await saveProfile(client, { description: DESCRIPTION });
  const told = { validFrom: null, validTo: null, proof: null };
  const quote = 'Weddings? We cater for up to 200.';
  const page = 'https://bakery.example/catering';
  const [known] = await app.ctx.db.read('facts').limit(1);
  await unitOfWork(app.ctx, SYSTEM, (tx) =>
    proposeFacts(tx, { businessId: known.business_id, source: 'website' }, [
      { ...told, kind: 'service', text: 'We cater for up to 200 people', quote, page },
      { ...told, kind: 'claim', text: 'The best cakes of Yorkshire', quote: 'the best cakes', page },
    ]),
  );
});

const read = async (): Promise<Fact[]> => (await site().client('/api/facts')).json();
const factSaying = async (words: string): Promise<Fact> => {
  const found = (await read()).find(({ text }) => text.includes(words));
  assert.ok(found, words);
  return found;
};
const textOf = (page: Page) => page.$eval('#main', (main) => (main as HTMLElement).innerText);
const shows = (page: Page, words: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector<HTMLElement>('[data-region=facts]')?.innerText.includes(wanted),
    {},
    words,
  );
const hides = (page: Page, words: string) =>
  page.waitForFunction(
    (wanted) => !document.querySelector<HTMLElement>('[data-region=facts]')?.innerText.includes(wanted),
    {},
    words,
  );

test('what is known stands by kind, and one kind can be looked at alone', async () => {
  const page = await site().open('/brand');
  const text = await textOf(page);
  assert.match(text, /Prices 1\s+A loaf costs £4/);
  assert.match(text, /Opening hours 1\s+Open daily from 7 am/);
  await click(page, '[href="#/brand?kind=price"]');
  await hides(page, 'Open daily');
  await shows(page, 'A loaf costs £4');
  await page.browserContext().close();
});

test('a fact is added, changed where it stands, retired, and taken back', async () => {
  const page = await site().open('/brand');
  await page.type('#fact-new-text', 'A rye loaf costs £5');
  await page.select('#fact-new-kind', 'price');
  await press(page, 'Add fact');
  await toastOf(page, 'Added');
  await shows(page, 'A rye loaf costs £5');
  const { id } = await factSaying('rye loaf');

  await press(page, 'Edit: A rye loaf costs £5');
  await page.waitForFunction((row) => document.activeElement?.id === `${row}-text`, {}, `fact-${id}`);
  await page.keyboard.type('.20');
  await page.$eval(`#fact-${id}-validTo`, (field) => {
    (field as HTMLInputElement).value = '2099-06-30';
  });
  await page.keyboard.press('Enter');
  await toastOf(page, 'Saved');
  await shows(page, 'A rye loaf costs £5.20');
  await shows(page, 'until');
  await page.waitForFunction((row) => document.activeElement?.id === `${row}-edit`, {}, `fact-${id}`);
  assert.deepEqual(
    [(await factSaying('rye loaf')).text, (await factSaying('rye loaf')).validTo],
    ['A rye loaf costs £5.20', '2099-06-30'],
  );

  await press(page, 'Retire: A rye loaf costs £5.20');
  await toastOf(page, 'Retired');
  await page.waitForFunction(() => document.querySelector('.retired') !== null);
  assert.equal((await factSaying('rye loaf')).state, 'retired');
  await press(page, 'Undo', '.toast');
  await toastOf(page, 'In use again');
  assert.equal((await factSaying('rye loaf')).state, 'approved');
  await page.browserContext().close();
});

test('words that say nothing are refused beside their field, and nothing typed is lost', async () => {
  const page = await site().open('/brand');
  await page.type('#fact-new-text', 'A loaf costs £4');
  await press(page, 'Add fact');
  await page.waitForSelector('#fact-new-text-error');
  assert.match(
    await page.$eval('#fact-new-text-error', (one) => one.textContent ?? ''),
    /knows this already/,
  );
  assert.equal(
    await page.$eval('#fact-new-text', (field) => (field as HTMLInputElement).value),
    'A loaf costs £4',
  );
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'fact-new-text');
  await page.browserContext().close();
});

test('what was read waits with its words and its page until a person ticks it', async () => {
  const page = await site().open('/brand');
  assert.match(await textOf(page), /“Weddings\? We cater for up to 200\.” bakery\.example\/catering/);
  const { id } = await factSaying('200 people');
  await click(page, `#fact-${id}-approved`);
  await toastOf(page, 'In use');
  assert.equal((await factSaying('200 people')).state, 'approved');
  await page.waitForFunction(() => document.querySelector('#main')?.textContent?.includes('Is this true?'));
  // The focus is not lost with the row that was pressed: it is at the next one that waits.
  await page.waitForFunction(() => document.activeElement?.closest('.fact-proposed') !== null);
  const claim = await factSaying('best cakes');
  await click(page, `#fact-${claim.id}-retired`);
  await toastOf(page, 'Left out');
  assert.equal((await factSaying('best cakes')).state, 'retired');
  await page.browserContext().close();
});

test('a fragment is asked for a sentence, and may stay a name', async () => {
  const page = await site().open('/brand');
  const { id } = await factSaying('Rye rolls');
  await page.waitForSelector(`#ask-${id}`);
  await press(page, 'It is a name', `#ask-${id}`);
  await toastOf(page, 'Kept as a name');
  await page.waitForFunction((row) => document.getElementById(row) === null, {}, `ask-${id}`);
  assert.equal((await factSaying('Rye rolls')).source, 'owner');
  await page.browserContext().close();
});

test('trade, hashtags and words never to use are kept', async () => {
  const page = await site().open('/brand');
  await page.type('[name=bannedWords]', 'yummy, cheap');
  await page.type('[name=keywords]', 'sourdough');
  await page.select('[name=trade]', 'bakery');
  await press(page, 'Save', '#brand-form');
  await toastOf(page, 'Saved');
  const { brand } = await (await site().client('/api/preferences')).json();
  assert.deepEqual([brand.bannedWords, brand.keywords, brand.trade], ['yummy, cheap', 'sourdough', 'bakery']);
  await page.browserContext().close();
});

test('every button of a row is reached and pressed by keyboard', async () => {
  const { id } = await factSaying('A loaf costs');
  const page = await site().open('/brand');
  await page.focus(`#fact-${id}-edit`);
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement?.id), `fact-${id}-retired`);
  await page.focus(`#fact-${id}-edit`);
  await page.keyboard.press('Enter');
  await page.waitForSelector(`#fact-${id}-text`);
  await page.browserContext().close();
});

test('the list is of this business alone', async () => {
  assert.deepEqual(await listFacts(site().app.ctx.db.read, OWNER.businessId + 1), []);
});

test('what the goals name and no fact tells of is asked for, until one does', async () => {
  const { client } = site();
  await saveProfile(client, { marketingGoals: 'Fill the bread courses, more office lunches' });
  const page = await site().open('/brand');
  await shows(page, 'Your goals name bread courses and office lunches');
  const facts = { kind: 'event', text: 'Our bread courses are on the last Sunday of the month.' };
  await client('/api/facts', { method: 'POST', json: facts });
  await page.reload();
  await shows(page, 'Your goals name office lunches');
  await page.browserContext().close();
});

test('where the trade is open it is asked with the likeliest, and one press answers', async () => {
  const { client } = site();
  const brandOf = async () => (await (await client('/api/preferences')).json()).brand;
  await client('/api/preferences', { method: 'PUT', json: { brand: { trade: '', keywords: '' } } });
  await saveProfile(client, { name: 'Petal Florists', description: 'Locksmith in Leeds. Day and night.' });
  const page = await site().open('/brand');
  const labels = await page.$$eval('#trade-question button', (all) => all.map((one) => one.textContent));
  assert.deepEqual(labels.sort(), ['Florist', 'Locksmith', 'None of these']);
  await press(page, 'None of these', '#trade-question');
  await toastOf(page, 'Saved');
  await hides(page, 'What trade is this?');
  assert.equal((await brandOf()).trade, 'none');
  await page.browserContext().close();
});

test('it is asked where the business has just been set up, too', async () => {
  const { client } = site();
  await client('/api/preferences', { method: 'PUT', json: { brand: { trade: '', keywords: '' } } });
  await saveProfile(client, { name: 'Petal Florists', description: 'Locksmith in Leeds. Day and night.' });
  const page = await site().open('/business-setup');
  await press(page, 'Florist', '#trade-question');
  await toastOf(page, 'Saved');
  await page.waitForFunction(() => document.querySelector('#trade-question') === null);
  assert.equal(await page.$eval('#main h2', (heading) => heading.textContent), 'Success!');
  const { brand } = await (await client('/api/preferences')).json();
  assert.equal(brand.trade, 'florist');
  await page.browserContext().close();
});
