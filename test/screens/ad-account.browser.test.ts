// Paid Advertising with an account that is connected for real: its figures, and a budget that is ordered and really set.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { ConnectBegun } from '../../server/contract/connecting.ts';
import { CLIENT, MANAGER, openGoogleAds } from '../connectors/google-ads/stand-in.ts';
import { APP } from '../connectors/vendors/google-accounts.ts';
import { judgeThemes } from './axe.ts';
import { click, press, serveSite } from './site.ts';

const there = await openGoogleAds(() => Date.now());
after(() => there.close());
const today = new Date().toISOString().slice(0, 10);
const metrics = { costMicros: '12340000', clicks: '31', impressions: '900', conversions: 4 };
there.budgets.set('10', 5_000_000).set('11', undefined);
there.campaigns.push(
  { id: '1', name: 'Bread nearby', status: 'ENABLED', budget: '10' },
  { id: '2', name: 'Cakes for weddings', status: 'PAUSED', budget: '10' },
  { id: '3', name: 'Easter', status: 'ENABLED', budget: '11' },
);
there.days.push({ campaign: '1', date: today, metrics });

const site = serveSite(
  async ({ client, app }) => {
    const begun = await client('/api/connections', { json: { type: 'google-ads' } });
    const { state, authorizeUrl } = (await begun.json()) as ConnectBegun;
    const page = await fetch(authorizeUrl ?? '', { redirect: 'manual' });
    const back = new URL(page.headers.get('location') ?? '');
    await client(`${back.pathname}${back.search}`);
    const json = { accountId: `${CLIENT}@${MANAGER}` };
    const chosen = await client(`/api/connections/${state}/choose`, { json });
    const { id } = (await chosen.json()) as { id: number };
    await client(`/api/platforms/${id}`, { method: 'PUT', json: { budget: 100 } });
    await app.worker.drain();
  },
  {
    DRIVYN_ORIGIN_MAP: JSON.stringify(there.originMap),
    DRIVYN_GOOGLE_ADS_CLIENT_ID: APP.clientId,
    DRIVYN_GOOGLE_ADS_CLIENT_SECRET: APP.clientSecret,
  },
);

test('the account shows its own figures, warns of what is beyond the budget, and a lowered budget is really set', async () => {
  const page = await site().open('/paid-advertising?platform=google-ads');
  const read = () => page.$eval('main', (main) => main.textContent ?? '');
  await page.waitForSelector('[id^=campaign-]');
  const first = await read();
  assert.match(first, /\$12\.34/);
  assert.match(first, /may come to \$152\.00 a month, more than the budget of \$100\.00/);
  assert.match(first, /campaigns share this budget/);
  assert.doesNotMatch(first, /No advert runs yet|Create New Campaign/);
  assert.deepEqual(await judgeThemes(page), []);
  const card = await page.evaluate(() => {
    const cards = [...document.querySelectorAll('[id^=campaign-]')];
    return cards.find((one) => one.textContent?.includes('Bread nearby'))?.id ?? '';
  });
  await click(page, `#${card} a[href*="show=analytics"]`);
  await page.waitForFunction(() => document.body.textContent?.includes('Latest days of Bread nearby'));
  await click(page, `#${card} a[href*="show=settings"]`);
  const field = await page.waitForSelector('#campaign-budget');
  await field?.evaluate((input) => {
    (input as HTMLInputElement).value = '91.20';
  });
  await press(page, 'Save', `#${card}`);
  await page.waitForFunction(() => document.body.textContent?.includes('$3.00 a day'), { timeout: 20_000 });
  assert.equal(there.budgets.get('10'), 3_000_000);
});
