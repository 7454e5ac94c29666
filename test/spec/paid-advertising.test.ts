// Paid Advertising: the panel of a platform, its campaigns, and what is only an example.
import assert from 'node:assert/strict';
import type { HTTPRequest, Page } from 'puppeteer';
import type { BudgetEntry, Campaign } from '../../server/contract/ads.ts';
import type { Connection } from '../../server/contract/connection.ts';
import { DAY } from '../../server/kernel/clock.ts';
import { click, press, serveSite, toastOf } from '../screens/site.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { statement } from './statement.ts';

const SCREEN = '2 Paid Advertising';
const STATES = '4 States and transitions';
const RULES = '5 Validation rules';
const CALLS = '7 The calls it makes';
const ERRORS = '8 The error catalogue';
const CONSTANTS = '9 Business constants and limits';

/** Midnight may come while the tests run. */
const BEGIN = Date.now();
const day = (days: number) => new Date(BEGIN + days * DAY).toISOString().slice(0, 10);

let page: Page;
/** The screen with a channel that carries no adverts, and with some whose budget was never set. */
let unconnected = '';
let untouched = '';
const asked: HTTPRequest[] = [];
let fail: ((request: HTTPRequest) => boolean) | undefined;

const site = serveSite(async (started) => {
  await saveProfile(started.client, { name: 'Harbour Street Bakery', targetAudience: 'Families nearby' });
  await connectChannel(started.client, 'youtube');
  unconnected = await fetchScreen(started.url);
  for (const type of ['instagram', 'facebook', 'x', 'google-ads']) await connectChannel(started.client, type);
  untouched = await fetchScreen(started.url);
  page = await started.open('/paid-advertising');
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    asked.push(request);
    if (fail?.(request)) void request.respond({ status: 500, contentType: 'text/plain', body: 'broken' });
    else void request.continue();
  });
});

async function fetchScreen(url: string, query = ''): Promise<string> {
  const response = await fetch(`${url}/screens/paid-advertising${query}`);
  assert.equal(response.status, 200);
  return /<main.*<\/main>/s.exec(await response.text())?.[0] ?? '';
}
const html = (query = '') => fetchScreen(site().url, query);
const wordsOf = (markup: string) =>
  markup
    .replace(/<noscript>.*?<\/noscript>/gs, '')
    .replace(/<span class="unseen">.*?<\/span>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
const words = async (query = '') => wordsOf(await html(query));

async function ask<T>(path: string, request = {}): Promise<T> {
  const answer = await site().client(path, request);
  assert.ok(answer.ok, `${path}: ${answer.status}`);
  return (await answer.json()) as T;
}
async function connectionOf(type: string): Promise<Connection> {
  const found = (await ask<Connection[]>('/api/users/14/platforms')).find((one) => one.type === type);
  assert.ok(found);
  return found;
}
async function addCampaign(type: string, overrides: object = {}): Promise<Campaign> {
  const json = {
    platformId: (await connectionOf(type)).id,
    name: 'Bread baskets',
    startDate: day(-3),
    endDate: day(10),
    budget: 10,
    audience: 'Offices',
    ...overrides,
  };
  return ask('/api/campaigns', { json });
}
/** The card of a campaign on the screen of its platform. */
async function cardOf({ id, platform }: Campaign): Promise<string> {
  const [, card = ''] = (await html(`?platform=${platform}`)).split(`id="campaign-${id}"`);
  return card.split('</section>')[0] ?? '';
}
async function go(query: string): Promise<void> {
  await page.evaluate((route) => (location.hash = route), `/paid-advertising${query}`);
  await page.waitForFunction(
    (wanted) => document.querySelector<HTMLElement>('#main')?.dataset.route?.endsWith(wanted),
    {},
    query,
  );
}
async function type(field: string, typed: string): Promise<void> {
  // A form that was saved takes the next press once its screen shows what came of it.
  await page.waitForFunction(
    (input) => document.querySelector(input)?.closest('form')?.querySelector('[type=submit]:enabled'),
    {},
    field,
  );
  // In one step: from then on what the server pushes leaves the region around the field as it is.
  await page.$eval(field, (input) => {
    (input as HTMLInputElement).select();
    document.execCommand('delete');
  });
  if (typed) await page.type(field, typed);
  await page.keyboard.press('Enter');
}
/** Presses the button that makes this call, and waits until it has gone with what there was to do. */
async function act(url: string, said: string): Promise<void> {
  const form = `form[action^="${url}"]`;
  await click(page, `${form} button`);
  await toastOf(page, said);
  await page.waitForFunction((gone) => !document.querySelector(gone), {}, form);
}
async function dismiss(): Promise<void> {
  await page.$$eval('.toast button[aria-label="Dismiss"]', (all) => {
    for (const one of all) (one as HTMLElement).click();
  });
}
const puts = () => asked.filter((request) => request.method() === 'PUT');

statement('2 Route table', '/paid-advertising shows Paid Advertising', () => {
  assert.match(untouched, /<h1[^>]*>Paid Advertising/);
});

statement(SCREEN, 'without an ad platform it says so and leads to connecting one', () => {
  assert.match(wordsOf(unconnected), /No channel that can advertise is connected .*Connect Platforms/);
});

statement(SCREEN, 'platform select, defaults to the first ad platform', () => {
  const [, select = ''] = /<select[^>]*name="platform"[^>]*>(.*?)<\/select>/s.exec(untouched) ?? [];
  const options = [...select.matchAll(/<option value="([^"]+)"([^>]*)>/g)];
  assert.deepEqual(
    options.map(([, value]) => value),
    ['instagram', 'facebook', 'x', 'google-ads'],
  );
  assert.match(options[0]?.[2] ?? '', /selected/);
});

statement(SCREEN, 'choosing another platform shows its panel', async () => {
  await page.waitForSelector('#field-platform');
  await page.select('#field-platform', 'x');
  const { id } = await connectionOf('x');
  await page.waitForSelector(`#budget-${id}`);
  assert.match(await page.$eval('#main', (main) => main.textContent ?? ''), /Add Funds/);
});

statement(CONSTANTS, 'Paid advertising initial budget 2500', () => {
  const [field = ''] = /<input[^>]*name="budget"[^>]*>/.exec(untouched) ?? [];
  assert.match(field, /value="2500"/);
  assert.match(wordsOf(untouched), /Sample 2500 is an example; nothing is set until you press Update\./);
});

statement(SCREEN, 'the initial 2500 gives way to what was set, 0 included', async () => {
  const { id } = await connectionOf('x');
  await ask(`/api/platforms/${id}`, { method: 'PUT', json: { budget: 0 } });
  const [field = ''] = /<input[^>]*name="budget"[^>]*>/.exec(await html('?platform=x')) ?? [];
  assert.doesNotMatch(field, /2500/);
  assert.ok(!(await words('?platform=x')).includes('is an example; nothing is set'));
});

statement(SCREEN, 'panel with budget input, Update and Add Funds buttons', () => {
  assert.match(wordsOf(untouched), /Monthly budget USD Update 0 means organic only\./);
  assert.match(wordsOf(untouched), /Add to the budget USD Add Funds/);
});

statement(SCREEN, 'totals for budget, spent, results, average CPA', () => {
  assert.match(
    wordsOf(untouched),
    /Total budget \$0\.00 .*Spent \$0\.00 no campaign runs on a network yet Results 0 .*Average CPA None yet/,
  );
});

statement(SCREEN, 'tabs: Active Campaigns, Audience Targeting, AI Insights', () => {
  const labels = [...untouched.matchAll(/role="tab"[^>]*>([^<]+)</g)].map(([, label]) => label);
  assert.deepEqual(labels, ['Active Campaigns', 'Audience Targeting', 'AI Insights']);
});

statement(SCREEN, 'the campaign list is empty', () => {
  assert.match(wordsOf(untouched), /No campaigns yet/);
});

statement(
  RULES,
  'a budget that is no number: toast "Invalid budget amount" / "Please enter a valid number"',
  async () => {
    await go('?platform=facebook');
    const { id } = await connectionOf('facebook');
    for (const typed of ['a lot', '']) {
      const before = puts().length;
      await type(`#budget-${id}`, typed);
      assert.match(await toastOf(page, 'Invalid budget amount'), /Please enter a valid number/);
      assert.ok(await page.$('.toast-destructive'));
      assert.equal(puts().length, before, 'nothing is sent');
      await dismiss();
    }
  },
);

statement(
  CALLS,
  'PUT /api/platforms/{id} with budget as a float; toast "AI will now manage $amount for {platform} advertising"',
  async () => {
    await go('?platform=facebook');
    const { id } = await connectionOf('facebook');
    await type(`#budget-${id}`, '400.25');
    assert.match(
      await toastOf(page, 'Budget updated'),
      /AI will now manage \$400\.25 for Facebook advertising\. Nothing is spent until an advertising account/,
    );
    const sent = puts().at(-1);
    assert.equal(new URL(sent?.url() ?? '').pathname, `/api/platforms/${id}`);
    assert.deepEqual(JSON.parse(sent?.postData() ?? ''), { budget: 400.25 });
    await page.waitForFunction(() =>
      document.querySelector('#main')?.textContent?.includes('Total budget$400.25'),
    );
    await dismiss();
  },
);

statement(RULES, 'zero is accepted, a negative or absurd budget refused by the server', async () => {
  await go('?platform=facebook');
  const { id } = await connectionOf('facebook');
  for (const [typed, told] of [
    ['-1', /must not be negative/],
    ['1e12', /must be at most 10000000/],
  ] as const) {
    await type(`#budget-${id}`, typed);
    assert.match(await toastOf(page, 'Failed to update budget'), told);
    await dismiss();
  }
  assert.equal((await connectionOf('facebook')).budget, 400.25);
  await type(`#budget-${id}`, '0');
  await toastOf(page, 'Budget updated');
  assert.equal((await connectionOf('facebook')).budget, 0);
  await dismiss();
});

statement(ERRORS, 'Budget update fails: "Failed to update budget" / "Please try again"', async () => {
  await go('?platform=facebook');
  fail = (request) => request.method() === 'PUT';
  await type(`#budget-${(await connectionOf('facebook')).id}`, '5');
  const told = await toastOf(page, 'Failed to update budget');
  fail = undefined;
  assert.match(told, /Please try again/);
  await dismiss();
});

statement(SCREEN, 'Add Funds adds to the budget, once even when the answer is lost', async () => {
  await go('?platform=google-ads');
  const { id } = await connectionOf('google-ads');
  await type(`#funds-${id}`, '75.5');
  assert.match(await toastOf(page, 'Funds added'), /AI will now manage \$75\.5 for Google Ads advertising/);
  const [entry] = await ask<BudgetEntry[]>('/api/budgets?limit=1');
  assert.partialDeepStrictEqual(entry, { platform: 'google-ads', kind: 'add', before: 0, after: 75.5 });
  await page.waitForFunction(
    (field) => document.querySelector<HTMLInputElement>(field)?.value === '75.5',
    {},
    `#budget-${id}`,
  );
  await dismiss();
  fail = (request) => request.url().endsWith('/funds');
  await type(`#funds-${id}`, '10');
  await toastOf(page, 'Failed to add funds');
  const lost = asked.findLast((request) => request.url().endsWith('/funds'));
  fail = undefined;
  const json = JSON.parse(lost?.postData() ?? '');
  await ask(`/api/platforms/${id}/funds`, { json });
  await ask(`/api/platforms/${id}/funds`, { json });
  assert.equal((await connectionOf('google-ads')).budget, 85.5);
  await dismiss();
});

statement(SCREEN, 'a change of the budget can be undone from its history', async () => {
  await go('?platform=google-ads&tab=campaigns');
  const [entry] = await ask<BudgetEntry[]>('/api/budgets?limit=1');
  await act(`/api/budgets/${entry?.id}/undo`, 'Budget restored');
  assert.equal((await connectionOf('google-ads')).budget, 75.5);
  await dismiss();
});

statement(
  SCREEN,
  'a campaign card shows status, "AI Created" badge, audience, timeline, progress',
  async () => {
    const { id } = await connectionOf('google-ads');
    const drafted = await ask<Campaign>(`/api/platforms/${id}/recommended-campaign`, { method: 'POST' });
    assert.match(
      wordsOf(await cardOf(drafted)),
      /Harbour Street Bakery on Google Ads Pending AI Created Sandbox .*Audience Families nearby Timeline Ongoing since .* Spent this month \$0\.00 of \$75\.50/,
    );
    await ask(`/api/platforms/${(await connectionOf('facebook')).id}`, {
      method: 'PUT',
      json: { budget: 500 },
    });
    const own = wordsOf(await cardOf(await addCampaign('facebook')));
    assert.match(
      own,
      /Bread baskets Active Sandbox Audience Offices Timeline .* Progress Day [45] of 14 Spent \$0\.00 of \$10\.00 It runs nowhere and spends nothing/,
    );
    assert.ok(!own.includes('AI Created'));
  },
);

statement(
  '3 Entities and their fields',
  'paid campaign: id, name, createdByAI, startDate, endDate, status, budget, spent, results, cpa, performance, audience',
  async () => {
    const { id } = await addCampaign('facebook');
    const [campaign] = await ask<Campaign[]>('/api/campaigns?limit=1');
    assert.partialDeepStrictEqual(campaign, {
      ...{ id, name: 'Bread baskets', createdByAI: false },
      ...{ startDate: day(-3), endDate: day(10), status: 'active' },
      ...{ budget: 10, spent: 0, results: 0, cpa: null, performance: null },
      audience: { type: 'Offices', size: null },
    });
  },
);

statement(STATES, 'paid campaign statuses: active, paused, pending, completed', async () => {
  const campaign = await addCampaign('facebook');
  const shown = async () =>
    /(Active|Paused|Pending|Completed) Sandbox/.exec(wordsOf(await cardOf(campaign)))?.[1];
  assert.equal(await shown(), 'Active');
  await go('?platform=facebook&tab=campaigns');
  await act(`/api/campaigns/${campaign.id}/pause`, 'Campaign paused');
  assert.equal(await shown(), 'Paused');
  await dismiss();
  await act(`/api/campaigns/${campaign.id}/complete`, 'Campaign completed');
  assert.equal(await shown(), 'Completed');
  await dismiss();
  const later = await addCampaign('facebook', { startDate: day(5) });
  assert.match(wordsOf(await cardOf(later)), /Pending Sandbox/);
});

statement(STATES, 'pending disables the Settings and Analytics buttons', async () => {
  const pending = await cardOf(await addCampaign('facebook', { startDate: day(5) }));
  for (const label of ['Settings', 'Analytics'])
    assert.match(pending, new RegExp(`<button[^>]* disabled=""[^>]*>${label}</button>`));
  const active = await cardOf(await addCampaign('facebook'));
  assert.doesNotMatch(active, /disabled=""/);
  assert.match(active, /<a [^>]*show=settings[^>]*>Settings/);
  assert.match(active, /<a [^>]*show=analytics[^>]*>Analytics/);
});

statement(STATES, 'a campaign with an end date is shown as fixed period, otherwise ongoing', async () => {
  assert.match(wordsOf(await cardOf(await addCampaign('facebook'))), /Timeline .* to .* \(fixed period\)/);
  const ongoing = wordsOf(await cardOf(await addCampaign('facebook', { endDate: null })));
  assert.match(ongoing, /Timeline Ongoing since/);
  assert.ok(!ongoing.includes('fixed period'));
});

statement(SCREEN, 'Settings changes a campaign; Analytics says that nothing is measured', async () => {
  const campaign = await addCampaign('facebook');
  const query = `?platform=facebook&tab=campaigns&campaign=${campaign.id}`;
  assert.match(await words(`${query}&show=analytics`), /Nothing is measured: this campaign runs nowhere yet/);
  await go(`${query}&show=settings`);
  await type(`#campaign-${campaign.id} input[name="name"]`, 'Loaves for lunch');
  await page.waitForFunction(() =>
    document.querySelector('#main')?.textContent?.includes('The campaign is saved.'),
  );
  assert.match(wordsOf(await cardOf(campaign)), /Loaves for lunch/);
});

statement(SCREEN, 'Create New Campaign creates one, and says that it runs nowhere yet', async () => {
  await go('?platform=facebook&tab=campaigns');
  await press(page, 'Create New Campaign');
  await page.waitForSelector('form[action^="/api/campaigns?"]');
  await page.type('#field-name', 'Easter bread');
  await page.type('#campaign-budget', 'plenty');
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    () => document.querySelector('#campaign-budget-error')?.textContent === 'This must be a number',
  );
  assert.equal(await page.$eval('#field-name', (input) => (input as HTMLInputElement).value), 'Easter bread');
  await type('#campaign-budget', '25');
  await page.waitForFunction(() =>
    document.querySelector('#main')?.textContent?.includes('It runs nowhere yet'),
  );
  const [made] = await ask<Campaign[]>('/api/campaigns?limit=1');
  assert.partialDeepStrictEqual(made, {
    name: 'Easter bread',
    platform: 'facebook',
    budget: 25,
    createdByAI: false,
  });
});

statement(SCREEN, 'Audience Targeting: static examples', async () => {
  assert.match(await words('?tab=audience'), /Audiences Sample .*Nearby families/);
});

statement(SCREEN, 'AI Insights: static examples', async () => {
  const shown = await words('?platform=facebook&tab=insights');
  assert.match(shown, /Move 20% of the budget to the evening Sample/);
  assert.match(shown, /Creative performance Sample/);
});

statement(SCREEN, 'View Creative Analysis opens the example and says that it is one', async () => {
  await go('?platform=facebook&tab=insights');
  await press(page, 'View Creative Analysis');
  await page.waitForFunction(() =>
    document.querySelector<HTMLElement>('.explained[open]')?.innerText.includes('An example of an analysis'),
  );
});

statement(SCREEN, 'Apply Recommendation on an example says that there is nothing to apply', async () => {
  await go('?platform=facebook&tab=insights');
  await press(page, 'Apply Recommendation');
  await page.waitForFunction(() =>
    document
      .querySelector<HTMLElement>('.explained[open]')
      ?.innerText.includes('so there is nothing to apply'),
  );
});

statement(SCREEN, 'Apply Recommendation on a real one drafts the campaign', async () => {
  const { id } = await connectionOf('instagram');
  await ask(`/api/platforms/${id}`, { method: 'PUT', json: { budget: 60 } });
  await go('?platform=instagram&tab=insights');
  await press(page, 'Apply Recommendation');
  await toastOf(page, 'Recommendation applied');
  const [made] = await ask<Campaign[]>('/api/campaigns?limit=1');
  assert.partialDeepStrictEqual(made, {
    platform: 'instagram',
    createdByAI: true,
    status: 'pending',
    budget: 60,
  });
  await dismiss();
});

statement(SCREEN, 'the monthly limit holds, and is a plain form', async () => {
  const screen = '/paid-advertising?platform=facebook';
  const limit = (value: string) =>
    site().client('/api/budgets/limit?_method=put', { form: { form: 'limit', limit: value, screen } });
  const refused = await limit('5');
  assert.equal(refused.status, 422);
  assert.match(await refused.text(), /The budgets already come to .* a month, more than \$5\.00/);
  assert.equal((await limit('2000')).status, 303);
  const { id } = await connectionOf('facebook');
  const over = await site().client(`/api/platforms/${id}`, { method: 'PUT', json: { budget: 1990 } });
  assert.equal(over.status, 409);
  assert.equal((await limit('')).status, 303);
});
