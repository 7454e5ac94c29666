// What money brings, on Analytics: where the next of it goes best, the curve of a budget, and a hold that is taken back.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Overrule } from '../../server/contract/overrule.ts';
import { DAY } from '../../server/kernel/clock.ts';
import { judgeThemes } from './axe.ts';
import { click, serveSite } from './site.ts';
import { wear } from './themes.ts';

const DAYS = 40;
const ROUTE = '/analytics?view=money';

const site = serveSite(async ({ client, app }) => {
  for (const type of ['facebook', 'google-ads']) {
    const made = await client('/api/platforms', { json: { type } });
    const { id } = (await made.json()) as { id: number };
    await client(`/api/platforms/${id}`, { method: 'PUT', json: { simulatedAds: true, budget: 2000 } });
  }
  await app.worker.drain();
  const { read, write } = app.ctx.db;
  const campaigns: { id: number; daily_micros: unknown }[] = await read('campaigns').where({
    is_simulated: true,
  });
  const now = app.ctx.clock.now();
  const rows = campaigns.flatMap(({ id, daily_micros }, at) =>
    Array.from({ length: DAYS }, (_, back) => {
      // What was spent differs from day to day, so that the curve has a shape.
      const share = 0.5 + ((back * 7) % 10) / 10;
      const spent = Math.round((Number(daily_micros) * share) / 10_000) * 10_000;
      return {
        campaign_id: id,
        day: new Date(now - (back + 1) * DAY).toISOString().slice(0, 10),
        ...{ read_at: now - DAY, spent_micros: spent, daily_micros, clicks: 40 },
        results: Math.round((at + 2) * Math.sqrt(share) * 2),
      };
    }),
  );
  await write('budget_days')
    .whereIn(
      'campaign_id',
      campaigns.map(({ id }) => id),
    )
    .del();
  await write.batchInsert('budget_days', rows, 50);
});

const BUTTON = '[data-region=money] form[action*="/overrules"] button';
const wordsOf = 'document.querySelector("[data-region=money]")?.textContent ?? ""';
const holds = async () => {
  const channels = (await (await site().client('/api/users/14/platforms')).json()) as { id: number }[];
  const all = await Promise.all(
    channels.map(async ({ id }) => (await site().client(`/api/platforms/${id}/overrules`)).json()),
  );
  return (all.flat() as Overrule[]).map(({ of, stance }) => [of, stance]);
};

describe('what money brings', () => {
  test('is a curve with where it stands and the next of the money, and a table of all budgets', async () => {
    const page = await site().open(ROUTE);
    await page.waitForSelector('[data-region=money] .chart');
    const words = String(await page.evaluate(wordsOf));
    assert.match(words, /The next \$10\.00 a day should bring the most on “.+”: [\d.]+ results a day more/);
    assert.match(words, /By \d+ days with figures and [\d,]+ results/);
    assert.match(words, /at \$[\d.,]+ a day it should bring [\d.]+ results a day \([\d.]+ to [\d.]+\)/);
    assert.match(words, /or why nothing is, stands under Budget optimisation\./);
    const gains = await page.$$eval(
      '[data-region=money] .stack > .table-wrap td[data-label^="The next"]',
      (all) => all.map((one) => Number(/\+([\d.]+)/.exec(one.textContent ?? '')?.[1])),
    );
    assert.ok(gains.length >= 2, String(gains));
    assert.deepEqual(
      gains,
      [...gains].sort((a, b) => b - a),
      'the best first',
    );
    assert.equal((await page.$$('.chart-table tbody tr')).length, 6);
    for (const theme of ['light', 'dark'] as const) {
      await wear(page, theme);
      for (const width of [360, 768, 1440]) {
        await page.setViewport({ width, height: 900 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(over <= 0, `${width} px: ${over} px too wide`);
      }
    }
    assert.deepEqual(await judgeThemes(page), []);
  });

  test('weighs little and asks little, with all that there is to show', async () => {
    const { read } = site().app.ctx.db;
    const headers = { 'Drivyn-Fragment': '1' };
    let html = '';
    let queries = Number.POSITIVE_INFINITY;
    // A page that is open beside it may ask in the meantime: the fewer of two times are its own.
    for (let time = 0; time < 2; time += 1) {
      let asked = 0;
      const count = () => {
        asked += 1;
      };
      read.on('query', count);
      html = await (await site().client(`/screens${ROUTE}`, { headers })).text();
      read.removeListener('query', count);
      queries = Math.min(queries, asked);
    }
    assert.match(html, /class="chart-band"/);
    assert.ok(Buffer.byteLength(html) <= 40 * 1024, `${Buffer.byteLength(html)} bytes`);
    assert.ok(queries > 0 && queries <= 6, `${queries} queries`);
  });

  test('another budget’s curve is a link away', async () => {
    const page = await site().open(ROUTE);
    await page.waitForSelector('[data-region=money] .chart');
    const other = '[data-region=money] a[href*="campaign="]:not([aria-current])';
    const name = await page.$eval(other, (one) => one.textContent?.trim() ?? '');
    await page.click(other);
    await page.waitForFunction(
      (wanted) => document.querySelector('figure .chart-says')?.textContent?.startsWith(`“${wanted}”`),
      {},
      name,
    );
  });

  test('what a simulated campaign really brings stands beside what was learned, once somebody asks', async () => {
    const page = await site().open(ROUTE);
    await page.waitForSelector('[data-region=money] .chart');
    assert.equal(await page.$('.chart-dashed'), null);
    await page.click('[data-region=money] a[href*="truth=shown"]');
    await page.waitForSelector('[data-region=money] .chart-dashed');
    const words = String(await page.evaluate(wordsOf));
    assert.match(words, /causes [\d.]+ results on an average day and tells [\d.]+: the dashed line/);
    assert.equal((await page.$$('.chart-table thead th')).length, 4);
    assert.deepEqual(await judgeThemes(page), []);
    await page.click('[data-region=money] .banner a:not([href*="truth="])');
    await page.waitForFunction(() => !document.querySelector('.chart-dashed'));
  });

  test('a person holds the budgets of a channel, and takes that back', async () => {
    const page = await site().open(ROUTE);
    await page.waitForSelector('[data-region=money] .chart');
    assert.deepEqual(await holds(), []);
    await click(page, BUTTON);
    await page.waitForFunction(() => /You hold the budgets of/.test(document.body.textContent ?? ''));
    assert.deepEqual(await holds(), [['budget', 'hold']]);
    assert.match(await page.$eval(BUTTON, (one) => one.textContent ?? ''), /^Undo/);
    await click(page, BUTTON);
    await page.waitForFunction(() => /may be moved to what they bring/.test(document.body.textContent ?? ''));
    assert.deepEqual(await holds(), []);
  });
});
