// "What is new?" as an owner types it: on Brand, and on a phone by the link of the weekly letter, without signing in.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'puppeteer';
import type { Fact } from '../../server/contract/fact.ts';
import { saveSettings } from '../../server/domain/notifications/index.ts';
import { askForNews } from '../../server/domain/reports/index.ts';
import { letterRenderer } from '../../server/pages/render-mail.tsx';
import { say } from '../../server/sentences/index.ts';
import { launchBrowser } from '../support/browser.ts';
import { OWNER } from '../support/callers.ts';
import type { Client } from '../support/client.ts';
import { saveProfile } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { serveSite, toastOf } from './site.ts';

const toldOf = async (client: Client) => {
  const facts: Fact[] = await (await client('/api/facts')).json();
  return facts.filter(({ source }) => source === 'news').map(({ text, validTo }) => [text, validTo]);
};

describe('on Brand', () => {
  const site = serveSite(async ({ client }) => saveProfile(client));

  test('a refusal stands at its field with the words that were typed; said better, they are told', async () => {
    const page = await site().open('/brand');
    await page.waitForSelector('#news-text');
    await page.type('#news-text', 'walnut bread');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#news-text-error');
    const error = await page.$eval('#news-text-error', (one) => one.textContent);
    assert.match(error ?? '', /^Say it in a whole sentence/);
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'news-text');
    await page.keyboard.type(' is back from Friday.');
    await page.keyboard.press('Enter');
    assert.match(await toastOf(page, 'Told first from now on'), /Walnut bread is back from Friday/i);
    assert.equal(await page.$eval('#news-text', (field) => (field as HTMLInputElement).value), '');
    assert.equal(
      await page.evaluate(() => document.activeElement?.id),
      'news-text',
      'ready for another line',
    );
    assert.deepEqual(await toldOf(site().client), [['Walnut bread is back from Friday.', null]]);
    await page.waitForFunction(() =>
      document.querySelector<HTMLElement>('[data-region=facts]')?.innerText.includes('Walnut bread is back'),
    );
    await page.browserContext().close();
  });
});

describe('by the link of the weekly letter', () => {
  let server: TestServer;
  let browser: Browser;
  let page: Page;
  before(async () => {
    server = await startServer();
    browser = await launchBrowser();
    const { id: accountId, businessId } = OWNER;
    await saveProfile(server.as('owner'));
    await saveSettings(
      server.app.ctx,
      { kind: 'account', accountId, businessId, role: 'owner', open: false },
      { email: true },
    );
    page = await (await browser.createBrowserContext()).newPage();
    await page.setViewport({ width: 360, height: 740, isMobile: true, hasTouch: true });
  });
  after(async () => {
    await browser.close();
    await server.stop();
  });

  async function linkOfLetter(): Promise<string> {
    const { ctx } = server.app;
    await askForNews(ctx);
    const letter = await ctx.db
      .read('letters')
      .where({ template: 'news-question' })
      .orderBy('id', 'desc')
      .first();
    const { token } = JSON.parse(ctx.vault.open(letter.props, `letter:${letter.message_name}`));
    return `${server.url}/news/${token}`;
  }

  test('its letter fits a phone, and its button a thumb', async () => {
    const props = {
      businessName: say('letters.business', { name: 'Harbour Street Bakery' }),
      token: 'x'.repeat(43),
      stopPath: '/#/stop',
    };
    const { html } = letterRenderer.render(
      'news-question',
      props,
      'https://marketing.harbour-street.example/',
    );
    const letter = await (await browser.createBrowserContext()).newPage();
    for (const width of [360, 600]) {
      await letter.setViewport({ width, height: 700 });
      await letter.setContent(html);
      assert.ok((await letter.evaluate(() => document.documentElement.scrollWidth)) <= width);
      const button = await letter.$eval('a[href*="/news/"]', (one) => one.getBoundingClientRect().height);
      assert.ok(button >= 44, `${button} px high`);
    }
  });

  test('a line is typed on a phone; what is refused comes back with its words, and the link stays good', async () => {
    const link = await linkOfLetter();
    await page.goto(link);
    assert.match(await page.$eval('h1', (one) => one.textContent ?? ''), /^What is new at /);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= 360, `${width} px wide`);
    const fields = await page.$$eval('label', (labels) =>
      labels.map(({ control }) => control?.getAttribute('name')),
    );
    assert.deepEqual(fields, ['text', 'validTo'], 'each label names its field');

    await page.type('#text', 'walnut bread');
    await Promise.all([page.waitForNavigation(), page.click('[value=news]')]);
    assert.match(await page.$eval('[role=alert]', (one) => one.textContent ?? ''), /whole sentence/);
    assert.equal(await page.$eval('#text', (field) => (field as HTMLTextAreaElement).value), 'walnut bread');

    await page.focus('#text');
    await page.keyboard.press('End');
    await page.keyboard.type(' costs £4 until the fair.');
    await page.$eval('#validTo', (field) => {
      (field as HTMLInputElement).value = '2027-03-12';
    });
    await Promise.all([page.waitForNavigation(), page.click('[value=news]')]);
    assert.equal(await page.$eval('h1', (one) => one.textContent), 'Thank you');
    assert.deepEqual(await toldOf(server.as('owner')), [
      ['Walnut bread costs £4 until the fair.', '2027-03-12'],
    ]);

    await page.goto(link);
    assert.match(await page.$eval('h1', (one) => one.textContent ?? ''), /does not work any more/);
  });
});
