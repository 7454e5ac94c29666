// Budget optimisation in the control center: a proposal with its worst case, accepted and taken back, and the limits below it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertMove } from '../../server/domain/ads/move.repo.ts';
import { worstOf } from '../../server/domain/ads/move.ts';
import { say } from '../../server/sentences/index.ts';
import { judgeThemes } from './axe.ts';
import { click, serveSite } from './site.ts';

const site = serveSite(async ({ client, app }) => {
  for (const type of ['facebook', 'google-ads']) {
    const made = await client('/api/platforms', { json: { type } });
    const { id } = (await made.json()) as { id: number };
    await client(`/api/platforms/${id}`, { method: 'PUT', json: { simulatedAds: true, budget: 2000 } });
  }
  await app.worker.drain();
  const rows: {
    id: number;
    business_id: number;
    connection_id: number;
    daily_micros: number;
    name: string;
  }[] = await app.ctx.db.read('campaigns').where({ is_simulated: true }).orderBy('id').limit(2);
  const changes = rows.map((row, at) => ({
    campaignId: row.id,
    connectionId: row.connection_id,
    channel: at === 0 ? ('facebook' as const) : ('google-ads' as const),
    name: row.name,
    before: Number(row.daily_micros),
    after: Number(row.daily_micros) + (at === 0 ? -1_000_000 : 1_000_000),
  }));
  await insertMove(
    app.ctx.db.write,
    {
      businessId: rows[0]?.business_id ?? 0,
      kind: 'move',
      world: 'sandbox',
      state: 'proposed',
      level: 'approve',
      changes,
      expected: { before: 6.2, after: 6.9, low: 0.1, high: 1.4 },
      worst: worstOf(changes),
      why: say('ads.move-why', { before: 6.2, after: 6.9, bound: 'max-change' }),
      note: null,
      drawId: null,
      leavesAt: null,
    },
    app.ctx.clock.now(),
  );
});

test('a higher worst month is asked for in words, and saved once it is accepted', async () => {
  const page = await site().open('/autonomous-control?tab=platforms');
  await page.waitForSelector('[data-region=budget-optimisation]');
  await click(page, 'details.limits > summary');
  await page.$eval('input[name=total]', (input) => {
    (input as HTMLInputElement).value = '900';
  });
  const save = '[data-region=budget-optimisation] form:has(input[name=total]) button[type=submit]';
  await click(page, save);
  const accepts = await page.waitForSelector('input[name=accepts]');
  assert.match(
    await page.$eval('details.limits', (one) => one.textContent ?? ''),
    /a month may cost \$27,360/,
  );
  assert.equal(await page.$eval('input[name=total]', (one) => (one as HTMLInputElement).value), '900');
  assert.deepEqual(await judgeThemes(page), []);
  await accepts?.click();
  await click(page, save);
  await page.waitForFunction(() => !document.querySelector('input[name=accepts]'));
  await page.waitForFunction(() =>
    /\$27,360/.test(document.querySelector('details.limits')?.textContent ?? ''),
  );
});

test('a proposal tells before, after, what is expected and the worst case; it is accepted, and taken back', async () => {
  const page = await site().open('/autonomous-control?tab=platforms');
  const read = () => page.$eval('main', (main) => main.textContent ?? '');
  await page.waitForSelector('[data-region=budget-optimisation]');
  const first = await read();
  assert.match(first, /Proposed move/);
  assert.match(first, /6\.9 results a day in place of 6\.2/);
  assert.match(first, /All campaigns together may cost \$/);
  for (const width of [360, 1440]) {
    await page.setViewport({ width, height: 900 });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(beyond <= 0, `${width}: ${beyond} beyond the screen`);
  }
  assert.deepEqual(await judgeThemes(page), []);
  await click(page, '[data-region=budget-optimisation] form[action*="/accept"] button');
  await page.waitForFunction(() => /Made/.test(document.querySelector('main')?.textContent ?? ''), {
    timeout: 30_000,
  });
  await click(page, '[data-region=budget-optimisation] form[action*="/undo"] button');
  await page.waitForFunction(() => /Taken back/.test(document.querySelector('main')?.textContent ?? ''), {
    timeout: 30_000,
  });
});
