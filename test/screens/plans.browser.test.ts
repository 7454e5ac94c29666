// Choosing a plan where plans bind: what it costs and stops is shown before it is confirmed, with script and without.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PAYMENT_METHOD_EXAMPLE } from '../../server/contract/payment-method.ts';
import { press, serveSite, toastOf } from './site.ts';

const CARD = '/api/users/14/payment-method';
const site = serveSite(
  async ({ client }) => {
    assert.equal((await client(CARD, { method: 'PUT', json: PAYMENT_METHOD_EXAMPLE })).status, 200);
  },
  { DRIVYN_BILLING: 'on' },
);
const text = (selector: string) => async (page: import('puppeteer').Page) =>
  page.$eval(selector, (element) => (element as HTMLElement).innerText);

describe('with script', () => {
  test('a dialog shows the charge; nothing happens until it is confirmed', async () => {
    const page = await site().open('/profile');
    await page.waitForSelector('#choose-Growth');
    await page.click('#choose-Growth');
    await page.waitForSelector('#confirm-Growth[open]');
    const shown = await text('#confirm-Growth')(page);
    for (const words of ['begins today', '$999.00', 'Simulated', 'Your free trial ends today.'])
      assert.ok(shown.includes(words), `${words} is missing in: ${shown}`);
    assert.deepEqual(await (await site().client('/api/invoices')).json(), []);
    await press(page, 'Confirm', 'dialog');
    assert.match(await toastOf(page, 'Growth Plan Selected'), /It is active now/);
    await page.waitForFunction(() => document.getElementById('main')?.innerText.includes('INV-000001'));
    const card = await text('[data-region="payment"]')(page);
    assert.match(card, /Next charge\s+\$999\.00 on/);
  });

  test('a cancelled plan runs to its end and can be kept', async () => {
    const page = await site().open('/profile');
    await page.waitForSelector('#cancel-plan');
    await page.click('#cancel-plan');
    await page.waitForSelector('#plan-canceller[open]');
    await press(page, 'Cancel plan', 'dialog');
    await toastOf(page, 'Growth plan cancelled');
    await page.waitForFunction(() => document.getElementById('choose-Growth')?.innerText === 'Keep Growth');
    await page.click('#choose-Growth');
    await page.waitForSelector('#confirm-Growth[open]');
    assert.match(await text('#confirm-Growth')(page), /goes on as before/);
    await press(page, 'Confirm', 'dialog');
    await toastOf(page, 'Growth Plan Selected');
  });
});

describe('after the end', () => {
  test('the note above the screen goes when a plan is paid', async () => {
    const { ctx } = site().app;
    await ctx.db.write('subscriptions').where({ account_id: 14 }).update({ status: 'expired' });
    await ctx.db.write('business_settings').update({ locked: true });
    const page = await site().open('/profile');
    await page.waitForSelector('[data-region="cover"] .banner');
    assert.equal(await text('.topbar a[href="#/profile"]')(page), 'AI stopped: no plan');
    await page.click('#choose-Growth');
    await page.waitForSelector('#confirm-Growth[open]');
    await press(page, 'Confirm', 'dialog');
    await toastOf(page, 'Growth Plan Selected');
    await page.waitForFunction(() => !document.querySelector('[data-region="cover"] .banner'));
    await page.waitForSelector('.topbar #autopilot:checked');
  });
});

describe('without script', () => {
  test('the screen shows the charge with a form that confirms it', async () => {
    const { client } = site();
    const html = await (await client('/screens/profile?plan=Enterprise')).text();
    const due = /name="due" value="([\d.]+)"/.exec(html)?.[1];
    assert.ok(Number(due) > 3900 && Number(due) <= 4001, html);
    const confirm = (amount: string) =>
      client('/api/users/14/subscription?_method=put', { form: { tier: 'Enterprise', due: amount } });
    assert.equal((await confirm('1')).status, 422, 'another amount than is due');
    assert.equal((await confirm(String(due))).status, 303);
    const [invoice] = await (await client('/api/invoices')).json();
    assert.equal(invoice.total, Number(due));
  });
});
