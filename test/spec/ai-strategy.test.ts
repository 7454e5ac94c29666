// The AI Strategy screen, statement by statement: texts as the server sends them, behaviour in the browser.
import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import {
  ANALYSES,
  DEFAULT_TIMEFRAME,
  PROGRESS_END,
  STRATEGY_PROGRESS,
  TIMEFRAMES,
} from '../../server/contract/constants/strategy.ts';
import type { StrategyVersion } from '../../server/contract/strategy.ts';
import { stopClock } from '../screens/page-clock.ts';
import { press, serveSite, toastOf } from '../screens/site.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { readPdf } from '../support/pdf.ts';
import { endBar, fillBar, readBar } from './progress-bar.ts';
import { statement } from './statement.ts';

const SCREEN = '2 AI Strategy';
const ROUTE = '/ai-strategy';
const site = serveSite();

const html = async (query = '') => (await site().client(`/screens${ROUTE}${query}`)).text();

/** The text of a tab's panel, or of the element with an id. */
async function textOf(id: string, query = ''): Promise<string> {
  const page = await html(query);
  const start = page.indexOf(`id="${id}"`);
  assert.ok(start > 0, `there is #${id}`);
  const rest = page.slice(page.indexOf('>', start) + 1);
  const end = rest.search(/role="tabpanel"|<section class="card"/);
  return rest
    .slice(0, end < 0 ? undefined : end)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

async function tabsOf(label: string): Promise<string[]> {
  const [, list = ''] =
    new RegExp(`role="tablist" aria-label="${label}">(.*?)</div>`).exec(await html()) ?? [];
  return [...list.matchAll(/role="tab"[^>]*>([^<]+)</g)].map(([, name = '']) => name);
}

const contains = (text: string, ...words: readonly string[]) => {
  for (const word of words) assert.ok(text.includes(word), `"${word}" in: ${text.slice(0, 600)}`);
};

/** The one page of this file, with the screen shown afresh. */
let opened: Promise<Page> | undefined;
async function show(query = ''): Promise<Page> {
  opened ??= site().open('/logout');
  const page = await opened;
  await page.goto('about:blank');
  await page.goto(`${site().url}/#${ROUTE}${query}`);
  await page.waitForSelector(`#main[data-route="${ROUTE}${query}"]`);
  return page;
}

/** From here on every write of the page is answered like this; never at all for "". */
function failWrites(page: Page, answer: string) {
  const made = answer
    ? `Promise.resolve(new Response(${JSON.stringify(answer)}, { status: 503 }))`
    : 'Promise.reject(new TypeError())';
  return page.evaluate(
    `window.goodFetch = fetch; window.fetch = (url, options) => options?.method === 'POST' ? ${made} : goodFetch(url, options)`,
  );
}

// Before anything is connected or run.

statement(SCREEN, 'the screen is at /ai-strategy under its own title', async () => {
  contains(await html(), '<title>AI Strategy - Drivyn</title>', '>AI Strategy</h1>');
});

statement(SCREEN, 'Platform Performance has the tabs Overview, Engagement, Reach', async () => {
  contains(await html(), 'Platform Performance');
  assert.deepEqual(await tabsOf('Platform performance'), ['Overview', 'Engagement', 'Reach']);
});

statement(SCREEN, '"Connect your social media platforms to see performance metrics"', async () => {
  contains(
    await textOf('performance-overview-panel'),
    'Connect your social media platforms to see performance metrics',
    'No data to display yet',
  );
});

statement(SCREEN, '"No engagement data available", "No data to display yet"', async () => {
  contains(
    await textOf('performance-engagement-panel'),
    'No engagement data available',
    'No data to display yet',
  );
});

statement(SCREEN, '"No reach data available", "No data to display yet"', async () => {
  contains(await textOf('performance-reach-panel'), 'No reach data available', 'No data to display yet');
});

statement(SCREEN, 'Content Optimization has the tabs Recommendations, Insights, Calendar', async () => {
  contains(await html(), 'Content Optimization');
  assert.deepEqual(await tabsOf('Content optimization'), ['Recommendations', 'Insights', 'Calendar']);
});

statement(SCREEN, 'Recommendations has the button "Run Content Analysis"', async () => {
  contains(await textOf('optimization-recommendations-panel'), 'Run Content Analysis');
});

statement(SCREEN, 'Insights shows four tiles, and "Generate Content Ideas"', async () => {
  contains(
    await textOf('optimization-insights-panel'),
    'Best Posting Time',
    'Optimal Content Length',
    'Hashtag Strategy',
    'Platform Focus',
    'Generate Content Ideas',
    'Sample',
  );
});

statement(SCREEN, 'Calendar without a result: "No content calendar available"', async () => {
  contains(await textOf('optimization-calendar-panel'), 'No content calendar available');
});

statement(SCREEN, 'Market Intelligence has the tabs Opportunities, Audience, Trends', async () => {
  contains(await html(), 'Market Intelligence');
  assert.deepEqual(await tabsOf('Market intelligence'), ['Opportunities', 'Audience', 'Trends']);
});

statement(
  SCREEN,
  'their buttons: "Analyze Market Opportunities", "Analyze Audience", "Analyze Market Trends"',
  async () => {
    contains(await textOf('intelligence-opportunities-panel'), 'Analyze Market Opportunities');
    contains(await textOf('intelligence-audience-panel'), 'Analyze Audience');
    contains(await textOf('intelligence-trends-panel'), 'Analyze Market Trends');
  },
);

statement(SCREEN, 'four checkboxes, all checked by default', async () => {
  const page = await html();
  for (const name of ['contentStrategy', 'platformAnalysis', 'audienceTargeting', 'postingSchedule'])
    assert.match(page, new RegExp(`<input type="checkbox" (?=[^>]*name="${name}")[^>]*checked=""`));
  contains(page, 'Content Strategy', 'Platform Analysis', 'Audience Targeting', 'Posting Schedule');
});

statement(SCREEN, 'timeframe 30 Days, 90 Days (default), 6 Months', async () => {
  const page = await html();
  const radios = [...page.matchAll(/<input type="radio"[^>]*name="timeframe"[^>]*>/g)].map(([one]) => one);
  assert.deepEqual(
    radios.map((one) => /value="([^"]+)"/.exec(one)?.[1]),
    ['30days', '90days', '6months'],
  );
  assert.deepEqual(
    radios.map((one) => one.includes('checked=""')),
    [false, true, false],
  );
  contains(page, '>30 Days<', '>90 Days<', '>6 Months<');
});

statement(SCREEN, '"Strategy generation typically takes 45-60 seconds"', async () => {
  contains(await html(), 'Generate Complete Strategy', 'Strategy generation typically takes 45-60 seconds');
});

statement('9 Constants', 'strategy timeframes 30days, 90days (default), 6months', () => {
  assert.deepEqual(Object.keys(TIMEFRAMES), ['30days', '90days', '6months']);
  assert.equal(DEFAULT_TIMEFRAME, '90days');
});

// The analyses, while there is nothing of the business's own.

/** Button, panel and pace of each analysis, and the sample that it shows. */
const RUNS = [
  {
    kind: 'content',
    panel: 'optimization-recommendations-panel',
    tab: '?optimization=recommendations',
    pace: [15, 600],
    shows: [
      '23 content pieces across 4 platforms',
      'Top content types',
      'Recommended improvements',
      'Create Content Calendar',
      'Sample',
    ],
  },
  {
    kind: 'calendar',
    panel: 'optimization-calendar-panel',
    tab: '?optimization=calendar',
    pace: [12, 500],
    shows: ['The next 30 days', 'Export Calendar', 'Sample'],
  },
  {
    kind: 'market',
    panel: 'intelligence-opportunities-panel',
    tab: '?intelligence=opportunities',
    pace: [14, 550],
    shows: ['Market Gap', 'Audience Need', 'Competitor A', 'Sample'],
  },
  {
    kind: 'audience',
    panel: 'intelligence-audience-panel',
    tab: '?intelligence=audience',
    pace: [15, 500],
    shows: ['Demographics', 'Interests', 'Sample'],
  },
  {
    kind: 'trends',
    panel: 'intelligence-trends-panel',
    tab: '?intelligence=trends',
    pace: [16, 480],
    shows: ['Trends', 'Keywords', 'Recommendations', 'Sample'],
  },
] as const;

for (const { kind, panel, tab, pace, shows } of RUNS) {
  const [step, every] = pace;
  const { button, message } = ANALYSES[kind];
  statement(
    '9 Constants',
    `${button}: +${step} every ${every} ms, done 0.5 s after reaching 100`,
    async () => {
      const page = await show(tab);
      const posted = page.waitForRequest((one) => one.method() === 'POST');
      const values = Array.from({ length: Math.ceil(100 / step) }, (_, at) => Math.min(100, (at + 1) * step));
      assert.equal(PROGRESS_END, 500);
      await stopClock(page, async (pass) => {
        await press(page, button, `#${panel}`);
        assert.equal(new URL((await posted).url()).pathname, `/api/analyses/${kind}`);
        assert.deepEqual(
          await fillBar(page, pass, every),
          values.map((value) => `${value}% ${message}`),
        );
        await endBar(page, pass);
      });
      await page.waitForFunction(
        (id, words) => document.getElementById(id)?.innerText.includes(words),
        {},
        panel,
        shows[0],
      );
      assert.equal(await page.$(`#${panel} progress`), null);
      assert.equal(await page.evaluate(() => document.activeElement?.id), `run-${kind}-panel`, 'focus stays');
    },
  );

  statement(SCREEN, `${button} shows ${shows.join(', ')}`, async () =>
    contains(await textOf(panel), ...shows),
  );
}

statement(SCREEN, 'the calendar is a grid of the next 30 days', async () => {
  const page = await html();
  assert.equal(page.match(/<li class="plan-day[ "]/g)?.length, 30);
});

statement(SCREEN, '"Create Content Calendar" in the recommendations leads to the calendar', async () => {
  const page = await show('?optimization=recommendations');
  await stopClock(page, async (pass) => {
    await press(page, 'Create Content Calendar', '#optimization-recommendations-panel');
    await fillBar(page, pass, ANALYSES.calendar.every);
    await endBar(page, pass);
  });
  await page.waitForSelector('#optimization-calendar-panel:not([hidden]) .plan');
});

statement(
  SCREEN,
  '"Export Calendar" shows the toast "Content calendar exported", and downloads a file',
  async () => {
    const page = await show('?optimization=calendar');
    await press(page, 'Export Calendar');
    await toastOf(page, 'Content calendar exported');
    const file = await (await site().client('/api/analyses/calendar.ics')).text();
    contains(file, 'BEGIN:VCALENDAR', 'BEGIN:VEVENT');
  },
);

statement(SCREEN, '"Generate Content Ideas" without a platform says what to do', async () => {
  const page = await show('?optimization=insights');
  await press(page, 'Generate Content Ideas');
  await toastOf(page, 'Connect a platform first');
  await press(page, 'Connect', '.toast');
  await page.waitForFunction(() => location.hash === '#/platform');
});

// Strategies.

statement('8 Error catalogue', 'a failed analysis says so, and its bar goes back', async () => {
  const page = await show();
  await failWrites(page, '');
  await press(page, 'Analyze Market Opportunities', '#intelligence-opportunities-panel');
  assert.match(await toastOf(page, 'The analysis could not be run'), /cannot be reached/);
  await page.waitForFunction(() => !document.querySelector('#main progress'));
});

statement(
  '4 Strategy generation',
  'a failure says so, the bar goes back, and trying again works',
  async () => {
    const page = await show();
    await failWrites(page, 'The disk is full.');
    await stopClock(page, async (pass) => {
      await press(page, 'Generate Complete Strategy');
      assert.match(await toastOf(page, 'The strategy could not be made'), /The disk is full\./);
      await page.waitForFunction(() => !document.querySelector('#main progress'));
      await pass(10 * STRATEGY_PROGRESS.every);
      assert.equal(await page.$('#main progress'), null, 'nothing runs on');
    });
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'generate-strategy');
    await page.evaluate('window.fetch = goodFetch');
    const answered = page.waitForResponse((one) => one.url().endsWith('/api/strategies'));
    await press(page, 'Generate Complete Strategy');
    assert.match(await readBar(page), /^\d+% /);
    assert.equal((await answered).status(), 201);
  },
);

statement(
  '4 Strategy generation',
  'progress 10, 25, 40, 60, 75, 90, 100, one a second, with its messages',
  async () => {
    await saveProfile(site().client, { name: 'Harbour Street Bakery', locale: 'en-GB' });
    const page = await show();
    const posted = page.waitForRequest((one) => one.method() === 'POST');
    // The strategy of the statement before stands already.
    await press(page, 'Generate another version');
    await page.click('label[for=field-platformAnalysis]');
    await page.click('label[for=field-timeframe-6months]');
    assert.equal(STRATEGY_PROGRESS.every, 1000);
    await stopClock(page, async (pass) => {
      await press(page, 'Generate Complete Strategy');
      const sent = await posted;
      assert.equal(new URL(sent.url()).pathname, '/api/strategies');
      assert.deepEqual(JSON.parse(sent.postData() ?? ''), {
        timeframe: '6months',
        contentStrategy: true,
        platformAnalysis: false,
        audienceTargeting: true,
        postingSchedule: true,
      });
      assert.equal(await readBar(page), '0% Analyzing business data...');
      assert.deepEqual(await fillBar(page, pass, 1000), [
        '10% Analyzing business data...',
        '25% Evaluating market conditions...',
        '40% Processing competitor information...',
        '60% Identifying market opportunities...',
        '75% Developing content recommendations...',
        '90% Finalizing strategy document...',
        '100% Strategy generation complete',
      ]);
      await endBar(page, pass);
    });
    await page.waitForFunction(() => document.activeElement?.id === 'strategy-summary');
    assert.equal(await page.$('#strategy-progress'), null);
  },
);

statement(SCREEN, 'after generation: a summary with the timeframe and three focus areas', async () => {
  const page = await html();
  const summary = page.slice(page.indexOf('id="strategy-summary"'), page.indexOf('Generate another version'));
  contains(summary, '6 Months', 'Harbour Street Bakery', 'View Full Strategy', 'Download PDF');
  assert.deepEqual(
    [...summary.matchAll(/<dt>([^<]+)<\/dt>/g)].map(([, name]) => name),
    ['Content Optimization', 'Audience Targeting', 'Platform Expansion'],
  );
});

async function openDialog(): Promise<Page> {
  const page = await show();
  await press(page, 'View Full Strategy');
  await page.waitForSelector('dialog[open]');
  return page;
}

/** Stand-ins for what a headless browser does not let a page do: what is copied or handed on is kept on the page. */
const COPY = `Object.defineProperty(navigator, 'clipboard', { configurable: true, value: {
  writeText: async (text) => { document.documentElement.dataset.copied = text; } } })`;
const SHARE = `Object.defineProperty(navigator, 'share', { configurable: true, value:
  async ({ url }) => { document.documentElement.dataset.handed = url; } })`;

const dialogText = (page: Page) => page.$eval('dialog[open]', (dialog) => (dialog as HTMLElement).innerText);

statement(
  SCREEN,
  '"View Full Strategy" opens "Complete AI Marketing Strategy" with its parts, ID and date',
  async () => {
    const page = await openDialog();
    const text = await dialogText(page);
    contains(
      text,
      'Complete AI Marketing Strategy',
      'Executive Summary',
      'Content Strategy',
      'Audience Targeting',
    );
    assert.match(text, new RegExp(`STRAT-${new Date().getUTCFullYear()}-\\d{4}\\b`));
    assert.match(text, /Generated on \d{1,2} \w+ \d{4}/);
    assert.ok(!text.includes('Platform Analysis'), 'only what was ticked');
    contains(text, 'Copy Link', 'Download', 'Share');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('dialog[open]'));
    assert.equal(
      await page.evaluate(() => document.activeElement?.id),
      'view-strategy',
      'focus is given back',
    );
  },
);

statement(SCREEN, 'Copy Link shows a toast, and what it copies opens without sign-in', async () => {
  const page = await openDialog();
  await page.evaluate(COPY);
  await press(page, 'Copy Link', 'dialog');
  await toastOf(page, 'Link copied');
  const link = await page.evaluate(() => document.documentElement.dataset.copied ?? '');
  contains(await (await fetch(link)).text(), 'Harbour Street Bakery', 'Complete AI Marketing Strategy');
  await press(page, 'Stop sharing', 'dialog');
  await toastOf(page, 'No longer shared');
  assert.equal((await fetch(link)).status, 404);
});

statement(SCREEN, 'Copy Link where a page may not copy shows the link to be copied by hand', async () => {
  const page = await openDialog();
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await press(page, 'Copy Link', 'dialog');
  await toastOf(page, 'Link ready');
  const value = await page.$eval('dialog [name=shareUrl]', (input) => (input as HTMLInputElement).value);
  assert.equal((await fetch(value)).status, 200);
});

statement(
  SCREEN,
  'Share hands the link to the device, or copies it where there is no such thing',
  async () => {
    const page = await openDialog();
    await page.evaluate(SHARE);
    await page.evaluate(COPY);
    await press(page, 'Share', 'dialog');
    await toastOf(page, 'Strategy shared');
    assert.match(await page.evaluate(() => document.documentElement.dataset.handed ?? ''), /\/s\/[\w-]+$/);
    await page.evaluate("Object.defineProperty(navigator, 'share', { value: undefined })");
    await press(page, 'Share', 'dialog');
    await toastOf(page, 'Link copied');
  },
);

statement(SCREEN, 'Download and Download PDF show a toast, and give a PDF of this business', async () => {
  const page = await openDialog();
  await press(page, 'Download', 'dialog');
  await toastOf(page, 'Download started');
  const href = await page.$eval('dialog a[download]', (link) => link.getAttribute('href') ?? '');
  assert.equal(await page.$eval('form:has(#download-strategy)', (form) => form.getAttribute('action')), href);
  const { text } = await readPdf(await (await site().client(href)).arrayBuffer());
  contains(text, 'Harbour Street Bakery', 'Executive Summary');
});

statement('3 Strategy options', 'a strategy keeps its timeframe and its four include flags', async () => {
  const [latest] = (await (await site().client('/api/strategies')).json()) as StrategyVersion[];
  assert.equal(latest?.timeframe, '6months');
  const { contentStrategy, platformAnalysis, audienceTargeting, postingSchedule } = latest;
  assert.deepEqual(
    [contentStrategy, platformAnalysis, audienceTargeting, postingSchedule],
    [true, false, true, true],
  );
});

statement('product 4 Strategy', 'without script a form makes one, and it can be read as a page', async () => {
  const made = await site().client('/api/strategies', {
    form: { timeframe: '30days', contentStrategy: 'on', postingSchedule: 'on' },
  });
  assert.deepEqual([made.status, made.headers.get('Location')], [303, '/screens/ai-strategy']);
  const [latest] = (await (await site().client('/api/strategies')).json()) as StrategyVersion[];
  assert.deepEqual(
    [latest?.timeframe, latest?.contentStrategy, latest?.platformAnalysis],
    ['30days', true, false],
  );
  contains(await html(), 'Earlier strategies', 'What changed since the version before');
  contains(await html(`?strategy=${latest?.id}`), 'Complete AI Marketing Strategy', 'Create public link');
  const refused = await site().client('/api/strategies', { form: { timeframe: 'never' } });
  assert.equal(refused.status, 422);
  contains(await refused.text(), 'timeframe: must be one of 30days, 90days, 6months');
});

// With a platform: what was a sample becomes the business's own.

statement('product 4 Strategy', '"Generate Content Ideas" with a platform really writes drafts', async () => {
  // The autopilot may otherwise have written all that the profile holds before a person asks for ideas.
  await site().client('/api/autopilot', { method: 'PUT', json: { paused: true } });
  await connectChannel(site().client, 'facebook');
  const page = await show('?optimization=insights');
  await press(page, 'Generate Content Ideas');
  await toastOf(page, '1 content idea written');
  const drafts = await (await site().client('/api/users/14/contents?status=draft')).json();
  assert.equal(drafts.length, 1);
  await site().client('/api/autopilot', { method: 'PUT', json: { paused: false } });
});

statement('product 2 Promises', 'real content replaces the sample', async () => {
  await site().client('/api/analyses/content', { method: 'POST' });
  const text = await textOf('optimization-recommendations-panel');
  assert.match(text, /Analysis covers \d+ content pieces? across 1 platform\./);
  assert.ok(!text.includes('Sample'));
  await site().client('/api/analyses/calendar', { method: 'POST' });
  contains(await textOf('optimization-calendar-panel'), 'Idea:');
});
