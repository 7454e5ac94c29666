// The Analytics Dashboard: its texts before there is data, Connect Platforms, and what replaces them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
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

interface Sent {
  readonly body: Record<string, unknown>;
  readonly at: number;
  answeredAt?: number;
}

/** Presses the button; `fail` numbers the call that the server refuses. */
async function connect(fail?: number): Promise<{ sent: Sent[]; reads: string[] }> {
  const sent: Sent[] = [];
  const reads: string[] = [];
  const listen = (request: HTTPRequest) => {
    if (request.method() === 'GET') reads.push(new URL(request.url()).pathname);
    if (request.method() === 'POST' && request.url().endsWith('/api/platforms')) {
      sent.push({ body: JSON.parse(request.postData() ?? '{}'), at: Date.now() });
      if (sent.length === fail) return void request.respond({ status: 500, body: 'The database is away.' });
    }
    void request.continue();
  };
  const answered = ({ url, method }: { url: string; method: string }) => {
    const last = sent.at(-1);
    if (last && method === 'POST' && url.endsWith('/api/platforms')) last.answeredAt = Date.now();
  };
  const onAnswer = (response: { url(): string; request(): HTTPRequest }) =>
    answered({ url: response.url(), method: response.request().method() });
  await page.setRequestInterception(true);
  page.on('request', listen);
  page.on('response', onAnswer);
  await press(page, 'Connect Platforms');
  await page.waitForFunction(() => document.querySelector('.toast strong'));
  await page.waitForFunction(() => !document.querySelector('#connect-platforms[aria-busy]'));
  await page.waitForNetworkIdle({ idleTime: 200 });
  page.off('request', listen);
  page.off('response', onAnswer);
  await page.setRequestInterception(false);
  return { sent, reads };
}

statement(CALL, 'Connect Platforms that fails shows an error toast and no success', async () => {
  const { sent } = await connect(1);
  assert.equal(sent.length, 1, 'nothing is sent after a failure');
  assert.match(await toastOf(page, 'Connection Failed'), /The database is away\./);
  const text = await page.$eval('#main', (main) => (main as HTMLElement).innerText);
  assert.match(text, /No platform data available yet/);
});

let calls: Awaited<ReturnType<typeof connect>>;

statement(
  CALL,
  'Connect Platforms sends two calls in sequence: the instagram sample, then the facebook sample, with a client-made token',
  async () => {
    calls = await connect();
    const [first, second] = calls.sent;
    assert.deepEqual(
      calls.sent.map(({ body }) => [
        body.userId,
        body.type,
        body.isActive,
        typeof body.accessToken,
        body.name,
      ]),
      [
        [14, 'instagram', true, 'string', 'Instagram'],
        [14, 'facebook', true, 'string', 'Facebook'],
      ],
    );
    assert.ok(first?.answeredAt && second && second.at >= first.answeredAt, 'the second waits for the first');
  },
);

statement(
  CALL,
  'toast "Platforms Connected" / "Your marketing platforms have been successfully connected for analytics!" on success',
  async () => {
    assert.match(
      await toastOf(page, 'Platforms Connected'),
      /Your marketing platforms have been successfully connected for analytics!/,
    );
  },
);

statement(CALL, 'on success the list at /api/users/14/platforms is refreshed', () => {
  assert.ok(calls.reads.includes('/api/users/14/platforms'), calls.reads.join());
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
  assert.ok(charts.length >= 5, `${charts.length} charts`);
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
