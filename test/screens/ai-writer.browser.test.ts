// A language model is found on this machine, used in one click, tried and bounded, as it looks in a browser.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'puppeteer';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { ModelStandIn } from '../support/model-stand-in.ts';
import { judgeThemes } from './axe.ts';
import { press, serveSite, toastOf } from './site.ts';

const standIn = new ModelStandIn();
let base = '';
const site = serveSite(async ({ app }) => {
  base = `${await standIn.start()}/v1`;
  standIn.say = () => '{"word":"ready"}';
  Object.assign(app.models, { places: [base] });
});
after(() => standIn.stop());

const says = (page: Page, words: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector<HTMLElement>('#main')?.innerText.includes(wanted),
    {},
    words,
  );
const refill = async (page: Page, selector: string, text: string) => {
  await page.waitForSelector(selector);
  await page.click(selector, { count: 3 });
  await page.keyboard.press('Backspace');
  await page.type(selector, text);
};

test('a model on this machine is found when it is looked for, and used in one click', async () => {
  const page = await site().open('/settings?tab=writer');
  await says(page, 'Needs nothing and sends nothing');
  assert.equal(standIn.calls.length, 0);
  await press(page, 'Look for a model on this machine');
  await says(page, `A local model was found at ${new URL(base).host} (tiny-1).`);
  assert.deepEqual(await judgeThemes(page), []);
  await press(page, 'Use it');
  assert.match(await toastOf(page, 'Saved'), /Your own model writes/);
  const settings = await (await site().client('/api/model')).json();
  assert.deepEqual([settings.use, settings.url, settings.model], ['own', base, 'tiny-1']);

  // It is tried at once.
  await says(page, 'tiny-1 works: it answered in 1 second.');
  await says(page, 'There are 2: tiny-1, tiny-2');
  await refill(page, '#model-model', 'huge');
  await press(page, 'Test');
  await says(page, 'knows no model huge');

  await refill(page, '#model-model', 'tiny-2');
  await page.click('#model-form summary');
  await refill(page, '#model-dayTokens', '5000');
  await refill(page, '#model-inputPrice', '0.15');
  await page.type('#model-key', 'sk-typed');
  assert.deepEqual(await judgeThemes(page), []);
  await press(page, 'Save');
  await page.waitForSelector('#model-forgetKey');
  const bounded = await (await site().client('/api/model')).json();
  assert.deepEqual(
    [bounded.model, bounded.dayTokens, bounded.inputPrice, bounded.hasKey, bounded.monthTokens],
    ['tiny-2', 5000, 0.15, true, 3_000_000],
  );
  await refill(page, '#model-url', 'nonsense');
  await press(page, 'Save');
  await says(page, 'must be a web address');
  await refill(page, '#model-url', 'http://models.example/v1');
  await press(page, 'Test');
  await says(page, 'must begin with https://');
  await page.browserContext().close();
});

test('drafts that take a while show how far they are, and are told of when they are there', async () => {
  const { client } = site();
  await saveProfile(client);
  const { id } = await connectChannel(client);
  await site().app.worker.drain();
  const json = { use: 'own', url: base, model: 'tiny-1', key: '', dayTokens: null };
  await client('/api/model', { method: 'PUT', json });
  const page = await site().open('/platforms/facebook?tab=content&status=drafts');
  const letGo: (() => void)[] = [];
  standIn.until = () => new Promise((resolve) => letGo.push(resolve));
  // Nothing that could be used: each draft is the built-in writer's.
  standIn.say = () => '{}';
  await press(page, 'Write drafts');
  await refill(page, 'dialog [name=count]', '2');
  await press(page, 'Write', 'dialog');
  await page.waitForSelector('#write-drafts-underway[open]');
  assert.deepEqual(await judgeThemes(page), []);
  await says(page, '0 of 2');
  // Asked, and asked to mend it.
  for (let answered = 0; answered < 2; ) {
    const next = letGo.shift();
    if (next) answered += 1;
    next?.();
    await new Promise(setImmediate);
  }
  await says(page, '1 of 2');
  await press(page, 'Close', '.dialog-foot');
  standIn.until = async () => {};
  for (const next of letGo) next();
  await toastOf(page, '2 drafts written');
  const drafts = await (await client(`/api/users/14/contents?platformId=${id}&status=draft`)).json();
  assert.equal(drafts.length, 2);
  await page.browserContext().close();
});

test('the form works without script, too', async () => {
  const page = await site().client('/screens/settings?tab=writer');
  assert.match(await page.text(), /action="\/api\/model\?_method=put&amp;business=1"/);
});
