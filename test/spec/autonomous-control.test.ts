// The Autonomous Control Center: before there is anything real, with a business at work, and in the hands of its owner.
import assert from 'node:assert/strict';
import type { HTTPRequest, Page } from 'puppeteer';
import type { BudgetEntry } from '../../server/contract/ads.ts';
import type { Autopilot } from '../../server/contract/autopilot.ts';
import { CHANNEL_TYPES, channelOf } from '../../server/contract/channels/index.ts';
import type { Connection } from '../../server/contract/connection.ts';
import { DAY } from '../../server/kernel/clock.ts';
import { click, headingIs, serveSite, toastOf } from '../screens/site.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { statement } from './statement.ts';

const SCREEN = '2 Autonomous Control Center';
const STATES = '4 States and transitions';
const RULES = '5 Validation rules';
const CALLS = '7 The calls it makes';
const ERRORS = '8 The error catalogue';
const CONSTANTS = '9 Business constants and limits';

const TABS = ['overview', 'platforms', 'insights', 'settings'];
/** Each tab before the profile was saved, then as it is when asked for. */
const empty: Record<string, string> = {};
let page: Page;
const asked: HTTPRequest[] = [];
let fail: ((request: HTTPRequest) => boolean) | undefined;

const site = serveSite(async (started) => {
  // What a first start leads to is done within a second.
  await started.app.worker.drain();
  for (const tab of TABS) empty[tab] = await fetchTab(started.url, tab);
  await saveProfile(started.client);
  for (const type of CHANNEL_TYPES) await connectChannel(started.client, type);
  page = await started.open('/autonomous-control?tab=platforms');
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    asked.push(request);
    if (fail?.(request)) void request.respond({ status: 500, contentType: 'text/plain', body: 'broken' });
    else void request.continue();
  });
});

async function fetchTab(url: string, tab: string): Promise<string> {
  const response = await fetch(`${url}/screens/autonomous-control?tab=${tab}`);
  assert.equal(response.status, 200);
  return /<main.*<\/main>/s.exec(await response.text())?.[0] ?? '';
}
const html = (tab: string) => fetchTab(site().url, tab);
const wordsOf = (markup = '') =>
  markup
    .replace(/<noscript>.*?<\/noscript>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
const words = async (tab: string) => wordsOf(await html(tab));

async function ask<T>(path: string, request = {}): Promise<T> {
  return (await (await site().client(path, request)).json()) as T;
}
const connections = () => ask<Connection[]>('/api/users/14/platforms');
async function idOf(type: string): Promise<number> {
  const found = (await connections()).find((one) => one.type === type);
  assert.ok(found);
  return found.id;
}
async function go(tab: string): Promise<void> {
  const route = `/autonomous-control?tab=${tab}`;
  await page.evaluate((hash) => (location.hash = hash), route);
  // Not just the tab: the screen before may have been the same one with another platform chosen.
  await page.waitForSelector(`#main[data-route="${route}"]`);
}
/** Turns the master switch, once it shows what the server knows: its word about the turn before may still be coming. */
async function turnMaster(paused: boolean): Promise<void> {
  await page.waitForFunction(
    (isOn) => {
      const control = document.querySelector<HTMLInputElement>('#autopilot-control');
      if (control?.checked !== isOn || control.ariaDisabled === 'true') return false;
      control.click();
      return true;
    },
    {},
    paused,
  );
}
/** Types a budget into the field of a platform and presses Update. */
async function updateBudget(type: string, typed: string): Promise<void> {
  await go('platforms');
  const field = `#budget-${await idOf(type)}`;
  // A form that was saved takes the next press once its screen shows what came of it.
  await page.waitForSelector(`form:has(${field}) [type=submit]:enabled`);
  await page.$eval(field, (input) => (input as HTMLInputElement).select());
  await page.focus(field);
  await page.keyboard.press('Backspace');
  if (typed) await page.type(field, typed);
  await page.keyboard.press('Enter');
}
async function dismiss(): Promise<void> {
  await page.$$eval('.toast button[aria-label="Dismiss"]', (all) => {
    for (const one of all) (one as HTMLElement).click();
  });
}
const puts = () => asked.filter((request) => request.method() === 'PUT');

statement('2 Route table', '/autonomous-control shows the Autonomous Control Center', async () => {
  assert.match(empty.overview ?? '', /<h1[^>]*>Autonomous Control Center/);
});

statement(SCREEN, 'tabs: System Overview, Platforms & Budget, AI Insights, Automation Settings', async () => {
  const labels = [...(empty.overview ?? '').matchAll(/role="tab"[^>]*>([^<]+)</g)].map(([, label]) => label);
  assert.deepEqual(labels, [
    'System Overview',
    'Platforms &amp; Budget',
    'AI Insights',
    'Automation Settings',
  ]);
});

statement(SCREEN, 'a header switch toggles the AI Active/Paused', async () => {
  await headingIs(page, 'Autonomous Control Center');
  for (const [state, paused] of [
    ['Paused', true],
    ['Active', false],
  ] as const) {
    await turnMaster(paused);
    await page.waitForFunction(
      (wanted) =>
        document.querySelector<HTMLElement>('#main .autopilot-switch')?.innerText.includes(`AI ${wanted}`),
      {},
      state,
    );
    await toastOf(page, paused ? 'AI automation paused' : 'AI automation activated');
    assert.equal((await ask<Autopilot>('/api/autopilot')).paused, paused);
    await dismiss();
  }
});

statement(
  STATES,
  'toast "AI automation paused" / "All automated tasks have been paused. You can resume anytime."',
  async () => {
    await turnMaster(true);
    assert.match(
      await toastOf(page, 'AI automation paused'),
      /All automated tasks have been paused\. You can resume anytime\./,
    );
    await dismiss();
  },
);

statement(
  STATES,
  'toast "AI automation activated" / "The AI system is now actively managing all connected platforms."',
  async () => {
    await turnMaster(false);
    assert.match(
      await toastOf(page, 'AI automation activated'),
      /The AI system is now actively managing all connected platforms\./,
    );
    await dismiss();
  },
);

statement(SCREEN, 'automation status with running tasks (fixed 8) and last-updated time', () => {
  assert.match(
    wordsOf(empty.overview),
    /Automation status Active 8 running tasks Sample Last updated less than a minute ago/,
  );
});

statement(SCREEN, 'running tasks: the real number once there is work', async () => {
  await site().app.worker.drain();
  const shown =
    /(\d+) running tasks? \( ?(\d+) at work now; (\d+) scheduled posts? and (\d+) other tasks?, such as/.exec(
      await words('overview'),
    );
  assert.ok(shown);
  const [, all, running, posts, others] = shown.map(Number);
  assert.equal(all, (running ?? 0) + (posts ?? 0) + (others ?? 0));
  assert.ok(Number(all) > 20, 'two weeks of posts on eight channels');
});

statement(SCREEN, 'while everything is paused no task is called running', async () => {
  const turn = (paused: boolean) => site().client('/api/autopilot', { method: 'PUT', json: { paused } });
  await turn(true);
  assert.match(await words('overview'), /Automation status Paused \d+ waiting tasks? Last updated/);
  await turn(false);
  assert.match(await words('overview'), /Automation status Active \d+ running tasks? \(/);
});

statement(SCREEN, 'AI performance score (fixed 87, +4.2%)', () => {
  assert.match(wordsOf(empty.overview), /AI performance score Sample 87 of 100 \+4\.2%/);
});

statement(SCREEN, 'the score is computed once enough posts have come due', async () => {
  assert.match(await words('overview'), /AI performance score Sample/);
  const { write } = site().app.ctx.db;
  const at = Date.now() - DAY;
  const post = {
    business_id: 1,
    connection_id: await idOf('facebook'),
    origin: 'person',
    content: 'x',
    scheduled_at: at,
    created_at: at,
    updated_at: at,
  };
  for (const status of ['published', 'published', 'published', 'failed', 'rejected', 'published'])
    await write('posts').insert({ ...post, status });
  assert.match(await words('overview'), /AI performance score Sandbox 80 of 100 of 5 posts that were due/);
  await write('posts').where({ content: 'x' }).del();
});

statement(
  SCREEN,
  'managed budget: sum of the budgets of social and ad platforms, with platform count',
  async () => {
    for (const [type, budget] of [
      ['facebook', 250.5],
      ['google-ads', 100],
    ] as const)
      await site().client(`/api/platforms/${await idOf(type)}`, { method: 'PUT', json: { budget } });
    assert.match(await words('overview'), /Managed budget \$350\.50 a month, across 7 platforms/);
    assert.match(wordsOf(empty.overview), /Managed budget \$0\.00 a month, across 0 platforms/);
  },
);

statement(SCREEN, 'auto-generated content (fixed 124 in last 30 days, +18%)', () => {
  assert.match(wordsOf(empty.overview), /Auto-generated content Sample 124 \+18% in the last 30 days/);
});

statement(SCREEN, 'auto-generated content: the real number once there is any', async () => {
  // Every change of a switch or a budget before made the autopilot look at its plan again.
  await site().app.worker.drain();
  const { write, read } = site().app.ctx.db;
  const [row] = await read('posts')
    .where({ origin: 'autopilot' })
    .whereNull('deleted_at')
    .count({ count: '*' });
  const count = Number(row?.count);
  assert.ok(count > 0);
  assert.match(
    await words('overview'),
    new RegExp(`Auto-generated content ${count} in the last 30 days; none in the 30 days before`),
  );
  const [old] = await read('posts').where({ origin: 'autopilot' }).orderBy('id').select('id', 'created_at');
  await write('posts')
    .where({ id: old.id })
    .update({ created_at: Date.now() - 40 * DAY });
  const change = Math.round(((count - 1) / 1 - 1) * 100);
  assert.match(await words('overview'), new RegExp(`content ${count - 1} \\+${change}% in the last 30 days`));
  await write('posts').where({ id: old.id }).update({ created_at: old.created_at });
});

statement(SCREEN, 'four static insights', async () => {
  const listed = (markup: string) => markup.split('card-title">Insights')[1]?.match(/<li/g)?.length;
  assert.equal(listed(empty.overview ?? ''), 4);
  assert.match(wordsOf(empty.overview), /Insights Sample .*Carousels hold attention longer/);
  assert.equal(listed(await html('overview')), 4, 'four real decisions replace them');
  assert.ok(!(await words('overview')).includes('Carousels hold attention'));
});

statement(
  SCREEN,
  'note that paid advertising is optional and the AI works with a $0 budget (organic only)',
  async () => {
    assert.match(
      await words('platforms'),
      /Paid advertising is optional The AI works with a \$0 budget: organic posts only\./,
    );
  },
);

statement(
  SCREEN,
  'platform cards: name, type, Active/Inactive badge, automation level percent (default 100)',
  async () => {
    const facebook = await idOf('facebook');
    const cards = (await html('platforms')).split('class="platform').slice(1).map(wordsOf);
    assert.equal(
      cards.filter((card) => /Active .*Automation level 100 %/.test(card)).length,
      CHANNEL_TYPES.length,
    );
    for (const type of CHANNEL_TYPES)
      assert.ok(
        cards.some((card) => card.includes(`${channelOf(type).name} `) && card.includes(`Our ${type}`)),
      );
    const change = { isActive: false, automationLevel: 40 };
    await site().client(`/api/platforms/${facebook}`, { method: 'PUT', json: change });
    const [card = ''] = (await html('platforms')).split('class="platform').slice(1).map(wordsOf);
    assert.match(card, /Facebook Inactive .*Automation level 40 %/);
    await site().client(`/api/platforms/${facebook}`, {
      method: 'PUT',
      json: { isActive: true, automationLevel: 100 },
    });
  },
);

statement(SCREEN, 'ad-capable platforms have a monthly ad budget input with an Update button', async () => {
  const cards = (await html('platforms')).split('class="platform').slice(1);
  for (const card of cards) {
    const type = /mark-([\w-]+)/.exec(card)?.[1] ?? '';
    const isAble = /Monthly ad budget.*name="budget".*>Update</s.test(card);
    assert.equal(isAble, ABLE.includes(type), type);
  }
  assert.equal(cards.length, CHANNEL_TYPES.length);
});

const ABLE = ['instagram', 'facebook', 'linkedin', 'x', 'tiktok', 'pinterest', 'google-ads'];

statement(
  CONSTANTS,
  'ad-capable types: Instagram, Facebook, LinkedIn, X, TikTok, Pinterest, Google Ads',
  () => {
    const able = CHANNEL_TYPES.filter((type) => channelOf(type).adCapable);
    assert.deepEqual([...able].sort(), [...ABLE].sort());
  },
);

statement(SCREEN, 'on small screens a platform select is shown', async () => {
  await go('platforms');
  const visible = () =>
    page.$$eval('.platform', (all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.textContent),
    );
  const select = await page.waitForSelector('#field-platform');
  assert.equal(await select?.isVisible(), false);
  assert.equal((await visible()).length, CHANNEL_TYPES.length);
  await page.setViewport({ width: 390, height: 800 });
  assert.equal(await select?.isVisible(), true);
  assert.equal((await visible()).length, 1);
  await page.select('#field-platform', String(await idOf('tiktok')));
  await page.waitForFunction(() => document.querySelector('.chosen')?.textContent?.startsWith('TikTok'));
  assert.match(String(await visible()), /^TikTok/);
  await page.setViewport({ width: 1280, height: 900 });
});

statement(
  RULES,
  'a budget that is no number: toast "Invalid budget amount" / "Please enter a valid number"',
  async () => {
    for (const typed of ['a lot', '']) {
      const before = puts().length;
      await updateBudget('x', typed);
      assert.match(await toastOf(page, 'Invalid budget amount'), /Please enter a valid number/);
      assert.equal(puts().length, before, 'nothing is sent');
      await dismiss();
    }
  },
);

statement(ERRORS, 'Invalid budget: destructive', async () => {
  await updateBudget('x', 'a lot');
  await toastOf(page, 'Invalid budget amount');
  assert.ok(await page.$('.toast-destructive'));
  await dismiss();
});

statement(CALLS, 'PUT /api/platforms/{id} with budget (number), sent as a float', async () => {
  await updateBudget('x', '120.75');
  await toastOf(page, 'Budget updated');
  const sent = puts().at(-1);
  assert.equal(new URL(sent?.url() ?? '').pathname, `/api/platforms/${await idOf('x')}`);
  assert.deepEqual(JSON.parse(sent?.postData() ?? ''), { budget: 120.75 });
  assert.equal((await connections()).find(({ type }) => type === 'x')?.budget, 120.75);
  await dismiss();
});

statement(
  CALLS,
  'success toast "Budget updated" / "AI will allocate $amount optimally across campaigns"',
  async () => {
    await updateBudget('x', '99.5');
    assert.match(
      await toastOf(page, 'Budget updated'),
      /AI will allocate \$99\.5 optimally across campaigns/,
    );
    await dismiss();
  },
);

statement(RULES, 'a budget of zero is accepted, a negative one refused by the server', async () => {
  await updateBudget('x', '0');
  await toastOf(page, 'Budget updated');
  await dismiss();
  await updateBudget('x', '-5');
  assert.match(await toastOf(page, 'Failed to update budget'), /must not be negative/);
  assert.equal((await connections()).find(({ type }) => type === 'x')?.budget, 0);
  await dismiss();
});

statement(ERRORS, 'Budget update fails: "Failed to update budget" / "Please try again"', async () => {
  fail = (request) => request.method() === 'PUT';
  await updateBudget('x', '10');
  const told = await toastOf(page, 'Failed to update budget');
  fail = undefined;
  assert.match(told, /Please try again/);
  await dismiss();
});

statement(SCREEN, 'AI Insights: autonomous decisions, each with its reasons', async () => {
  assert.match(wordsOf(empty.insights), /Nothing was decided yet/);
  assert.match(await words('insights'), /Wrote and scheduled a post for .* Its theme is “/);
});

statement(SCREEN, 'AI Insights: a decision that can be taken back is taken back', async () => {
  const facebook = await idOf('facebook');
  await site().client(`/api/platforms/${facebook}`, { method: 'PUT', json: { budget: 300 } });
  await site().client(`/api/platforms/${facebook}`, { method: 'PUT', json: { budget: 310 } });
  await go('insights');
  await page.waitForFunction(() =>
    document.querySelector('#main')?.textContent?.includes('$300.00 to $310.00'),
  );
  await click(page, 'drivyn-island[name="action-button"] button');
  await toastOf(page, 'Budget restored');
  const [entry] = await ask<BudgetEntry[]>('/api/budgets?limit=1');
  assert.partialDeepStrictEqual(entry, { kind: 'undo', before: 310, after: 300 });
  assert.equal((await connections()).find(({ id }) => id === facebook)?.budget, 300, 'the budget itself');
  await dismiss();
});

statement(SCREEN, 'predictions for follower growth, engagement, ROI, conversions', async () => {
  assert.match(
    await words('insights'),
    /Predictions Sample .*Follower growth \+12% .*Engagement \+8% .*ROI 3\.2x .*Conversions \+15%/,
  );
});

const SWITCHES = {
  socialPosts: 'Social posts',
  emailMarketing: 'Email marketing',
  paidAds: 'Paid ads',
  crisisResponse: 'Crisis response',
  budgetAllocation: 'Automatic budget allocation',
  performanceScaling: 'Performance-based scaling',
  campaignScheduling: 'Campaign scheduling',
  roiSelection: 'ROI-based platform selection',
} as const;

statement(SCREEN, 'Automation Settings: eight switches, all on by default', async () => {
  const inputs = [...(empty.settings ?? '').matchAll(/<input[^>]*role="switch"[^>]*>/g)]
    .map(([input]) => input)
    .filter((input) => !input.includes('name="autopilot"'));
  assert.deepEqual(
    inputs.map((input) => /name="(\w+)"/.exec(input)?.[1]),
    // The ninth lets a share of posts go by the published pattern, to compare.
    [...Object.keys(SWITCHES), 'baselineComparison'],
  );
  for (const input of inputs) assert.match(input, / checked/);
  for (const label of Object.values(SWITCHES)) assert.ok(wordsOf(empty.settings).includes(label), label);
});

for (const [name, label] of Object.entries(SWITCHES)) {
  statement(SCREEN, `the switch "${label}" turns, and is saved`, async () => {
    await go('settings');
    await click(page, `#field-${name}`);
    await toastOf(page, `${label} switched off`);
    assert.equal((await ask<Record<string, boolean>>('/api/autopilot'))[name], false);
    const [input = ''] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(await html('settings')) ?? [];
    assert.doesNotMatch(input, / checked/);
    await dismiss();
    await click(page, `#field-${name}`);
    await toastOf(page, `${label} switched on`);
    await dismiss();
  });
}

statement(SCREEN, 'a switch that cannot be saved goes back', async () => {
  fail = (request) => request.method() === 'PUT';
  await go('settings');
  await page.click('#field-paidAds');
  await toastOf(page, 'Failed to update automation settings');
  fail = undefined;
  assert.equal(await page.$eval('#field-paidAds', (one) => (one as HTMLInputElement).checked), true);
  await dismiss();
});

statement(
  SCREEN,
  'without script the switches, the budget and the master switch are plain forms',
  async () => {
    const form = {
      shown: 'paidAds,roiSelection',
      roiSelection: 'on',
      screen: '/autonomous-control?tab=settings',
    };
    const saved = await site().client('/api/autopilot?_method=put', { form });
    assert.deepEqual([saved.status, saved.headers.get('location')], [303, `/screens${form.screen}`]);
    assert.partialDeepStrictEqual(await ask('/api/autopilot'), { paidAds: false, roiSelection: true });
    await site().client('/api/autopilot?_method=put', { form: { shown: 'paidAds', paidAds: 'on' } });

    const pause = await site().client('/api/autopilot?_method=put', { form: { paused: 'true' } });
    assert.equal(pause.status, 303);
    assert.equal((await ask<Autopilot>('/api/autopilot')).paused, true);
    await site().client('/api/autopilot?_method=put', { form: { paused: 'false' } });

    const id = await idOf('x');
    const url = `/api/platforms/${id}?_method=put`;
    const screen = '/autonomous-control?tab=platforms';
    assert.equal((await site().client(url, { form: { budget: '12.5', times: '1', screen } })).status, 303);
    assert.equal((await connections()).find(({ type }) => type === 'x')?.budget, 12.5);
    const refused = await site().client(url, { form: { of: String(id), budget: '-3', times: '1', screen } });
    const [field = ''] = new RegExp(`<input[^>]*id="budget-${id}"[^>]*>`).exec(await refused.text()) ?? [];
    assert.equal(refused.status, 422);
    assert.match(field, /aria-invalid="true"/);
    assert.match(field, /value="-3"/);
  },
);
