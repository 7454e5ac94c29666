// A language model is found on this machine, used in one click, tried and bounded, as it looks in a browser.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'puppeteer';
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

  await press(page, 'Test');
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
  await page.browserContext().close();
});

test('the form works without script, too', async () => {
  const page = await site().client('/screens/settings?tab=writer');
  assert.match(await page.text(), /action="\/api\/model\?_method=put&amp;business=1"/);
});
