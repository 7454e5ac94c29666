// The demonstration: five steps and their results, in place and without script, all of it marked as an example.
import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import type { IslandElement } from '../../islands/runtime/element.ts';
import { headingIs, press, serveSite } from '../screens/site.ts';
import { statement } from './statement.ts';

const SECTION = '2 Autonomous demo';
const STEPS = [
  'Business Analysis',
  'Market Research',
  'Content Creation',
  'Optimal Scheduling',
  'Performance Analysis',
];
const site = serveSite();
const html = async (query = '') => {
  const text = await (await fetch(`${site().url}/screens/autonomous-demo${query}`)).text();
  return /<main.*<\/main>/s.exec(text)?.[0] ?? '';
};
const titleOf = (text: string) =>
  /class="demo".*?<h2 class="card-title">(.*?)<\/h2>/s.exec(text)?.[1]?.replaceAll('<!-- -->', '');

let shared: Page | undefined;
const titleIs = (page: Page, title: string) =>
  page.waitForFunction((wanted) => document.querySelector('.demo h2')?.textContent === wanted, {}, title);

statement(SECTION, 'three benefit cards', async () => {
  const [before = ''] = (await html()).split('<drivyn-island');
  assert.equal(before.match(/<section class="card/g)?.length, 3);
});

statement(
  SECTION,
  'steps 1 to 5: Business Analysis, Market Research, Content Creation, Optimal Scheduling, Performance Analysis',
  async () => {
    for (const [index, title] of STEPS.entries()) {
      assert.equal(titleOf(await html(`?step=${index + 1}`)), `${index + 1}. ${title}`);
    }
  },
);

statement(SECTION, 'button "Continue to next step", and on step 5 "View results"', async () => {
  for (const step of [1, 2, 3, 4])
    assert.match(
      await html(`?step=${step}`),
      new RegExp(`href="/screens/autonomous-demo\\?step=${step + 1}"[^>]*>Continue to next step<`),
    );
  assert.match(await html('?step=5'), /href="\/screens\/autonomous-demo\?step=results"[^>]*>View results</);
});

statement(SECTION, 'it begins at step 1, whatever the address asks for that does not exist', async () => {
  for (const query of ['', '?step=0', '?step=99', '?step=x', '?step=-1', '?step=1.5'])
    assert.equal(titleOf(await html(query)), '1. Business Analysis', query);
});

statement(SECTION, 'results: sample auto-published posts for Instagram, LinkedIn and TikTok', async () => {
  const card = /Auto-published posts.*?<\/section>/s.exec(await html('?step=results'))?.[0] ?? '';
  assert.deepEqual(
    [...card.matchAll(/<strong>(.*?)<\/strong>/g)].map(([, name]) => name),
    ['Instagram', 'LinkedIn', 'TikTok'],
  );
});

statement(
  SECTION,
  'results: autonomous settings, metrics, upcoming items, each marked as a sample',
  async () => {
    const text = await html('?step=results');
    for (const title of ['Auto-published posts', 'Autonomous settings', 'Metrics', 'Upcoming'])
      assert.match(text, new RegExp(`<h2 class="card-title">${title}<span class="tag tag-sample"`), title);
  },
);

statement(SECTION, 'every step marks its example as a sample', async () => {
  for (const step of [1, 2, 3, 4, 5]) assert.match(await html(`?step=${step}`), /demo-example.*tag-sample/s);
});

statement(
  '4 States and transitions',
  'demo: step 1 to 5, results view, restart to step 1, in place',
  async () => {
    shared = await site().open('/autonomous-demo');
    await headingIs(shared, 'How It Works');
    const asked: string[] = [];
    shared.on('request', (request) => request.url().includes('/screens/') && asked.push(request.url()));
    await shared.evaluate(() => document.querySelector('#main')?.setAttribute('data-same', ''));
    // It lives as soon as it has been seen and its code is here; until then its links are links.
    await shared.$eval('drivyn-island[name="demo"]', (island) => (island as IslandElement).start());
    for (const [index, title] of STEPS.entries()) {
      await titleIs(shared, `${index + 1}. ${title}`);
      await press(shared, index === 4 ? 'View results' : 'Continue to next step');
    }
    await titleIs(shared, 'Results');
    await shared.waitForFunction(() => document.activeElement?.className === 'demo');
    await press(shared, 'Restart Demonstration');
    await titleIs(shared, '1. Business Analysis');
    assert.ok(await shared.$('#main[data-same]'), 'the screen was not swapped');
    assert.deepEqual(
      asked.filter((url) => url.includes('autonomous-demo')),
      [],
    );
  },
);

statement(SECTION, 'four key benefits', async () => {
  const list = /<ul class="key-benefits">.*?<\/ul>/s.exec(await html())?.[0] ?? '';
  assert.equal(list.match(/<li/g)?.length, 4);
});

statement(SECTION, 'a call to action', async () => {
  const [, after = ''] = (await html()).split('class="key-benefits"');
  assert.match(after, /href="#\/business-setup"[^>]*>Begin Setup</);
});
