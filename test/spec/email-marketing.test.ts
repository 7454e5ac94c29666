import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HTTPRequest, Page } from 'puppeteer';
import type { Automation } from '../../server/contract/automation.ts';
import type { Mailing } from '../../server/contract/mailing.ts';
import { HOUR } from '../../server/kernel/clock.ts';
import { serveSite, toastOf } from '../screens/site.ts';
import { connectChannel } from '../support/factories.ts';
import { statement } from './statement.ts';

const site = serveSite();
const DAY = 24 * HOUR;

async function text(query = ''): Promise<string> {
  const response = await fetch(`${site().url}/screens/email-marketing${query}`);
  assert.equal(response.status, 200);
  const html = await response.text();
  return (/<main.*<\/main>/s.exec(html)?.[0] ?? '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

async function automation(kind: Automation['kind']): Promise<Automation> {
  const answer = await site().client('/api/users/14/automations');
  const found = ((await answer.json()) as Automation[]).find((one) => one.kind === kind);
  assert.ok(found);
  return found;
}

statement('2 Route table', '/email-marketing shows Email Marketing', async () => {
  const html = await (await fetch(`${site().url}/screens/email-marketing`)).text();
  assert.match(html, /<h1[^>]*>Email Marketing<\/h1>/);
});

statement('2 Email Marketing', 'an AI on/off switch', async () => {
  const html = await (await fetch(`${site().url}/screens/email-marketing`)).text();
  assert.match(html, /<input[^>]*role="switch"[^>]*id="email-automation"/);
});

statement(
  '2 Email Marketing',
  'stat cards (subscribers, open rate, click rate, active automations), all zero',
  async () => {
    const words = await text();
    assert.match(words, /Subscribers 0 /);
    assert.match(words, /Open rate Sample 0 %/);
    assert.match(words, /Click rate Sample 0 %/);
    assert.match(words, /Active automations 0 /);
  },
);

statement('2 Email Marketing', 'tabs: Campaigns, Automations, Analytics, Audience', async () => {
  const html = await (await fetch(`${site().url}/screens/email-marketing`)).text();
  const tabs = [...html.matchAll(/<a[^>]*role="tab"[^>]*>([^<]+)<\/a>/g)].map(([, label]) => label);
  assert.deepEqual(tabs, ['Campaigns', 'Automations', 'Analytics', 'Audience']);
});

statement('2 Email Marketing', 'Campaigns: an empty list', async () => {
  assert.match(await text('?tab=campaigns'), /No campaigns yet/);
  assert.deepEqual(await (await site().client('/api/users/14/mailings')).json(), []);
});

statement('2 Email Marketing', 'Analytics: a placeholder for the chart', async () => {
  assert.match(await text('?tab=analytics'), /Email performance will appear here/);
});

const SERIES = [
  ['Welcome Series', 'welcome', '3 emails: immediately, after 2 days, after 5 days', [0, 2 * DAY, 5 * DAY]],
  [
    'Cart Abandonment Recovery',
    'cart-abandonment',
    '2 emails: 1 hour and 24 hours after abandonment',
    [HOUR, 24 * HOUR],
  ],
  ['Re-engagement', 're-engagement', '3 emails on days 1, 4, 7', [DAY, 4 * DAY, 7 * DAY]],
] as const;

const TIMINGS: Readonly<Record<string, readonly string[]>> = {
  welcome: ['Immediately', 'After 2 days', 'After 5 days'],
  'cart-abandonment': ['1 hour after abandonment', '24 hours after abandonment'],
  're-engagement': ['Day 1', 'Day 4', 'Day 7'],
};

for (const [name, kind, words, delays] of SERIES) {
  statement('2 Email Marketing', `automation ${name}: ${words}`, async () => {
    const { steps } = await automation(kind);
    assert.deepEqual(
      steps.map(({ delay }) => delay),
      delays,
    );
    const shown = await text('?tab=automations');
    const card = shown.slice(shown.indexOf(`${name} Off`));
    assert.match(card.slice(0, 200), new RegExp(`${delays.length} emails`));
    const places = TIMINGS[kind]?.map((timing) => card.indexOf(timing)) ?? [];
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a - b),
    );
    assert.ok(places.every((place) => place > 0));
  });
}

statement('2 Email Marketing', 'Re-engagement is for subscribers inactive 60+ days', async () => {
  assert.match(await text('?tab=automations'), /Starts for subscribers inactive 60\+ days/);
});

statement('2 Email Marketing', 'audience segments: Active, High-Value, At-Risk, Inactive', async () => {
  const words = await text('?tab=audience');
  const segments = words.slice(words.indexOf('Segments'));
  const places = ['Active', 'High-Value', 'At-Risk', 'Inactive'].map((name) => segments.indexOf(` ${name} `));
  assert.ok(
    places.every((place, index) => place > (places[index - 1] ?? 0)),
    places.join(),
  );
});

let page: Page;
let calls: HTTPRequest[] = [];
let failing = false;

async function openSwitch(): Promise<void> {
  page = await site().open('/email-marketing');
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!request.url().includes('/api/email/')) return void request.continue();
    calls.push(request);
  });
  await page.waitForSelector('#email-automation');
}

const isOn = () => page.$eval('#email-automation', (input) => (input as HTMLInputElement).checked);
const serverSays = async () =>
  (await (await site().client('/api/autopilot')).json()).emailMarketing as boolean;

/** Presses the switch; the server's answer waits until `answer` is called. */
async function turn(): Promise<void> {
  calls = [];
  // In one step, once it takes presses again: the server's own word about the switch may draw it anew at any moment.
  await page.waitForFunction(() => {
    const control = document.querySelector<HTMLElement>('#email-automation:not([aria-disabled=true])');
    control?.click();
    return control !== null;
  });
  while (calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
}

function answer(): void {
  for (const request of calls) {
    if (failing) void request.respond({ status: 500, contentType: 'text/plain', body: 'broken' });
    else void request.continue();
  }
}

async function reverts(): Promise<void> {
  await page.waitForFunction(() => !document.querySelector<HTMLInputElement>('#email-automation')?.checked);
}

const EMPTY = { businessEmail: '', businessName: '', industry: '' };

function expectCall(path: string): void {
  const [request] = calls;
  assert.equal(calls.length, 1);
  assert.equal(request?.method(), 'POST');
  assert.equal(new URL(request?.url() ?? '').pathname, path);
  assert.match(request?.headers()['content-type'] ?? '', /^application\/json/);
  assert.deepEqual(JSON.parse(request?.postData() ?? ''), EMPTY);
}

statement(
  '7 Calls',
  'POST /api/email/disable-autonomous with businessEmail, businessName, industry, all empty; toast "AI email automation paused"',
  async () => {
    await openSwitch();
    await turn();
    expectCall('/api/email/disable-autonomous');
    answer();
    await toastOf(page, 'AI email automation paused');
    assert.equal(await serverSays(), false);
  },
);

statement(
  '7 Calls',
  'POST /api/email/setup-autonomous with businessEmail, businessName, industry, all empty; toast "AI email automation enabled"',
  async () => {
    await turn();
    expectCall('/api/email/setup-autonomous');
    answer();
    await toastOf(page, 'AI email automation enabled');
    assert.equal(await serverSays(), true);
  },
);

statement('4 States', 'the email automation toggle flips locally and calls the server', async () => {
  assert.equal(await isOn(), true);
  await turn();
  assert.equal(await isOn(), false, 'before the answer');
  assert.equal(await serverSays(), true, 'the answer is still to come');
  answer();
  await toastOf(page, 'AI email automation paused');
  assert.equal(await serverSays(), false);
});

test('what the server pushes does not turn the switch back while it is being saved', async () => {
  await page.waitForFunction(() => !document.querySelector('#email-automation[aria-disabled=true]'));
  const before = await isOn();
  await turn();
  const drawn = page.waitForResponse((response) => response.url().includes('/screens/email-marketing'));
  await site().client('/api/autopilot', { method: 'PUT', json: { crisisResponse: false } });
  await drawn;
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  assert.equal(await isOn(), !before);
  answer();
  await page.waitForFunction(() => !document.querySelector('#email-automation[aria-busy]'));
  assert.equal(await isOn(), !before);
  await turn();
  answer();
  await page.waitForFunction(() => !document.querySelector('#email-automation[aria-busy]'));
});

statement('4 States', 'the email automation toggle reverts on failure', async () => {
  failing = true;
  assert.equal(await isOn(), false);
  await turn();
  assert.equal(await isOn(), true, 'before the answer');
  answer();
  await reverts();
  assert.equal(await serverSays(), false);
});

statement(
  '8 Errors',
  'email automation fails: "Failed to update automation settings" / "Please try again"; toggle reverts',
  async () => {
    await turn();
    answer();
    const words = await toastOf(page, 'Failed to update automation settings');
    assert.match(words, /Please try again/);
    await reverts();
    failing = false;
  },
);

statement('4 States', 'the switch shows what the server holds', async () => {
  await page.close();
  await openSwitch();
  assert.equal(await isOn(), false);
  await site().client('/api/email/setup-autonomous', { json: EMPTY });
});

statement('4 States', 'email campaign statuses: sent, scheduled, draft, pending', async () => {
  await connectChannel(site().client, 'email');
  await site().client('/api/users/14/subscribers', { json: { email: 'anna@example.com', name: 'Anna' } });
  const year = new Date().getUTCFullYear() + 1;
  const add = (subject: string, sendAt: string | null) =>
    site().client('/api/users/14/mailings', { json: { subject, content: 'Hello.', sendAt } });
  await add('A draft', null);
  await add('A scheduled one', `${year}-03-01T09:00:00Z`);
  await add('A sent one', 'now');
  const sent = await waitForSent();
  assert.deepEqual(
    sent.map(({ subjectLine, status }) => [subjectLine, status]),
    [
      ['A sent one', 'sent'],
      ['A scheduled one', 'scheduled'],
      ['A draft', 'draft'],
    ],
  );
  assert.match(await text('?tab=campaigns&status=sent'), /Sent .*A sent one/);
  assert.match(await text('?tab=campaigns&status=scheduled'), /Scheduled .*A scheduled one/);
  assert.match(await text('?tab=campaigns&status=draft'), /Draft .*A draft/);
});

async function waitForSent(): Promise<Mailing[]> {
  for (let tries = 0; tries < 200; tries += 1) {
    const all = (await (await site().client('/api/users/14/mailings')).json()) as Mailing[];
    if (all.some(({ status }) => status === 'sent')) return all;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return assert.fail('it was not sent within twenty seconds');
}

statement('4 States', 'pending means trigger-based', async () => {
  const words = await text('?tab=campaigns&status=pending');
  assert.match(words, /Pending campaigns leave when something triggers them/);
  assert.match(words, /Welcome Series, Cart Abandonment Recovery, Re-engagement/);
});

statement(
  '3 Entities',
  'email campaign: id, name, createdByAI, subjectLine, status, segment, audienceSize, sentAt, scheduledFor, openRate, clickRate, unsubscribeRate, performance',
  async () => {
    const [campaign] = await waitForSent();
    const { id, sentAt, ...rest } = campaign as Mailing;
    assert.ok(id > 0 && sentAt !== null);
    assert.partialDeepStrictEqual(rest, {
      name: 'A sent one',
      createdByAI: false,
      subjectLine: 'A sent one',
      status: 'sent',
      segment: 'all',
      audienceSize: 1,
      scheduledFor: null,
      openRate: null,
      clickRate: null,
      unsubscribeRate: null,
      performance: null,
    });
  },
);
