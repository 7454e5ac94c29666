// The Analytics Dashboard: its texts before there is data, Connect Platforms, and what replaces them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { HTTPRequest, Page } from 'puppeteer';
import { headingIs, press, serveSite, toastOf } from '../screens/site.ts';
import { addFigures } from '../support/figures.ts';
import { statement } from './statement.ts';

const SECTION = '2 Analytics Dashboard';
const CALL = '7 The calls it makes: POST /api/platforms';

let page: Page;
const site = serveSite(async (started) => {
  page = await started.open('/analytics');
  await headingIs(page, 'Analytics Dashboard');
});

const html = async (route = '/analytics') => (await fetch(`${site().url}/screens${route}`)).text();

/** The card with this heading, without its tags. */
function cardOf(markup: string, title: string): string {
  const card = markup.split('<section class="card').find((part) => part.includes(`card-title">${title}`));
  assert.ok(card, `no card "${title}"`);
  return card.replace(/<[^>]+>/g, ' ');
}

for (const [title, text, hint] of [
  [
    'Engagement Metrics',
    'Your engagement metrics will appear here',
    'Drivyn will collect and analyze this data automatically',
  ],
  ['Conversion Metrics', 'Your conversion data will appear here', 'Connect your platforms to start tracking'],
  [
    'Revenue Impact',
    'Your revenue data will appear here',
    'Revenue attribution will be calculated automatically',
  ],
] as const) {
  statement(SECTION, `placeholder card ${title}: "${text}" / "${hint}"`, async () => {
    const card = cardOf(await html(), title);
    assert.ok(card.includes(text) && card.includes(hint), card);
  });
}

statement(SECTION, 'the page title is its own', async () => {
  assert.match(await html(), /<title>Analytics - Drivyn<\/title>/);
});

statement(
  SECTION,
  'Platform Performance Comparison: "No platform data available yet" and a Connect Platforms button',
  async () => {
    const card = cardOf(await html(), 'Platform Performance Comparison');
    assert.ok(card.includes('No platform data available yet') && card.includes('Connect Platforms'), card);
  },
);

interface Outcome {
  readonly sent: readonly Record<string, unknown>[];
  /** How many had been sent by the time the first was answered. */
  readonly atFirstAnswer: number;
  /** The toast. */
  readonly said: string;
  /** What was asked for afterwards. */
  readonly refreshed: string;
}

const LIST = '/api/users/14/platforms';
/** The first answer is kept for so long, milliseconds: calls side by side would all have been sent by then. */
const WHILE = 300;

/** Presses the button; waits for the toast with this title, and until the list was asked for again. */
async function connect(title: string, refusal?: string): Promise<Outcome> {
  const sent: Record<string, unknown>[] = [];
  let atFirstAnswer = 0;
  const listen = async (request: HTTPRequest) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/api/platforms')) return request.continue();
    sent.push(JSON.parse(request.postData() ?? '{}'));
    if (sent.length === 1) {
      await wait(WHILE);
      atFirstAnswer = sent.length;
    }
    return refusal ? request.respond({ status: 500, body: refusal }) : request.continue();
  };
  await page.setRequestInterception(true);
  page.on('request', listen);
  const list = page.waitForRequest((one) => one.method() === 'GET' && one.url().endsWith(LIST));
  await press(page, 'Connect Platforms');
  const said = await toastOf(page, title);
  const refreshed = new URL((await list).url()).pathname;
  await page.waitForNetworkIdle({ idleTime: 200 });
  page.off('request', listen);
  await page.setRequestInterception(false);
  return { sent, atFirstAnswer, said, refreshed };
}

statement(CALL, 'Connect Platforms that fails shows an error toast and no success', async () => {
  const { sent, said } = await connect('Connection Failed', 'The database is away.');
  assert.equal(sent.length, 1, 'nothing is sent after a failure');
  assert.match(said, /The database is away\./);
  const text = await page.$eval('#main', (main) => (main as HTMLElement).innerText);
  assert.match(text, /No platform data available yet/);
});

let calls: Outcome;

statement(
  CALL,
  'Connect Platforms sends two calls in sequence: the instagram sample, then the facebook sample, with a client-made token',
  async () => {
    calls = await connect('Platforms Connected');
    assert.deepEqual(
      calls.sent.map((body) => [body.userId, body.type, body.isActive, typeof body.accessToken, body.name]),
      [
        [14, 'instagram', true, 'string', 'Instagram'],
        [14, 'facebook', true, 'string', 'Facebook'],
      ],
    );
    assert.equal(calls.atFirstAnswer, 1, 'the second waits for the first');
  },
);

statement(
  CALL,
  'toast "Platforms Connected" / "Your marketing platforms have been successfully connected for analytics!" on success',
  () => {
    assert.match(calls.said, /Your marketing platforms have been successfully connected for analytics!/);
  },
);

statement(CALL, 'on success the list at /api/users/14/platforms is refreshed', () => {
  assert.equal(calls.refreshed, LIST);
});

test('the button is gone with its reason, and the keyboard’s place is kept', async () => {
  await page.waitForFunction(() =>
    document.querySelector('#main')?.textContent?.includes('See what is scheduled'),
  );
  await page.waitForFunction(() => document.activeElement?.matches('#main h1'));
});

statement(
  SECTION,
  'real figures take the place of the texts, of which conversion and revenue stay',
  async () => {
    await addFigures(site().app.ctx, 40);
    const markup = await html();
    assert.doesNotMatch(markup, /Your engagement metrics will appear here|No platform data available yet/);
    assert.match(cardOf(markup, 'Conversion Metrics'), /Your conversion data will appear here/);
    assert.match(cardOf(markup, 'Revenue Impact'), /Your revenue data will appear here/);
    assert.match(
      cardOf(markup, 'Engagement Metrics'),
      /Your posts brought [\d,]+ reactions in the last 28 days/,
    );
    assert.match(
      cardOf(markup, 'Platform Performance Comparison'),
      /brought the most: [\d,]+ of [\d,]+ reactions/,
    );
  },
);

test('every chart has a sentence, a text alternative and its numbers as a table', async () => {
  const markup = await html();
  const charts = markup.split('<figure class="chart">').slice(1);
  assert.ok(charts.length >= 4, `${charts.length} charts`);
  for (const chart of charts) {
    assert.match(chart, /^<figcaption class="chart-says"><p>[A-Z“]/);
    assert.match(chart, /<table/);
    if (!chart.includes('class="heat"')) assert.match(chart, /<svg role="img" aria-label="[^"]{20,}"/);
  }
});

test('simulated figures say so on every card, and are offered for export', async () => {
  const markup = await html('/analytics?period=7');
  for (const title of ['Engagement Metrics', 'Platform Performance Comparison']) {
    assert.match(cardOf(markup, title), /Sandbox/, title);
  }
  assert.match(markup, /href="\/api\/analytics\.csv\?period=7"/);
  assert.match(markup, /aria-current="true"[^>]*>Last (<!-- -->)?7/);
});

test('real figures and simulated ones are never on one page', async () => {
  const { db } = site().app.ctx;
  const like = {
    ...(await db.read('daily_figures').orderBy('day', 'desc').first()),
    network: 'real',
    likes: 70_707,
  };
  await db.write('daily_figures').insert(like);
  const [real, sandbox] = await Promise.all([html(), html('/analytics?network=sandbox')]);
  assert.match(cardOf(real, 'Engagement Metrics'), /7\d,\d{3}/);
  assert.doesNotMatch(cardOf(real, 'Engagement Metrics'), /Sandbox/);
  assert.doesNotMatch(cardOf(sandbox, 'Engagement Metrics'), /7\d,\d{3}/);
  assert.match(cardOf(sandbox, 'Engagement Metrics'), /Sandbox/);
});

test('a period is chosen by keyboard, and the screen follows in place', async () => {
  await page.goto(`${site().url}/#/analytics?network=sandbox`);
  await page.reload();
  await headingIs(page, 'Analytics Dashboard');
  await page.waitForSelector('.filters');
  await page.focus('.filters a[href*="period=90"]');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() =>
    document.querySelector('.filters [aria-current]')?.textContent?.includes('90'),
  );
  assert.match(await page.evaluate(() => location.hash), /period=90/);
});
