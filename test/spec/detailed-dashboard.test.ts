// The detailed dashboard: the owner's one page for today (the specification leaves its content open).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Post } from '../../server/contract/post.ts';
import { headingIs, press, serveSite, toastOf } from '../screens/site.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { addFigures } from '../support/figures.ts';
import { statement } from './statement.ts';

const SECTION = '2 Route table: /detailed-dashboard';

const site = serveSite();

const html = async () => (await fetch(`${site().url}/screens/detailed-dashboard`)).text();
const titlesOf = (markup: string) =>
  [...markup.slice(markup.indexOf('<main')).matchAll(/card-title">(.*?)<\/h2>/g)].map(([, title]) =>
    title?.replace(/<.*$/, ''),
  );
const words = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

statement(SECTION, 'shows the detailed dashboard', async () => {
  const markup = await html();
  assert.match(markup, /<title>Detailed Dashboard - Drivyn<\/title>/);
  assert.match(markup, /<h1[^>]*>Detailed Dashboard<\/h1>/);
});

test('without a profile it says what to do first', async () => {
  const text = words(await html());
  assert.match(text, /Nothing runs yet/);
  assert.match(text, /Nothing waits for you\./);
  assert.match(text, /None is connected yet, so nothing can be planned\./);
  assert.match(text, /No ad budget is set: everything is organic\./);
});

test('it answers in order: what needs me, what happened, what comes next', async () => {
  const { client, app } = site();
  const { id } = await connectChannel(client, 'facebook');
  await connectChannel(client, 'google-ads');
  await client(`/api/platforms/${id}`, { method: 'PUT', json: { approval: true } });
  await saveProfile(client, { timezone: 'UTC' });
  await app.worker.drain();
  const posts = (await (await client('/api/users/14/contents')).json()) as Post[];
  const waiting = posts.filter(({ status }) => status === 'awaiting_approval');
  assert.ok(waiting.length >= 2, 'posts wait for approval');
  await addFigures(app.ctx, 30);
  const titles = titlesOf(await html());
  assert.deepEqual(
    titles.map((title) => title?.replace(/ \(.*/, '')),
    ['What needs you', 'What happened', 'Channels', 'Recent decisions', 'What comes next', 'Ad budget'],
  );
});

test('the key figures are those of the last seven days, with a trend each and marked as Sandbox', async () => {
  const markup = await html();
  const card = markup.split('card-title">What happened')[1]?.split('<section')[0] ?? '';
  assert.match(card, /Sandbox/);
  assert.equal(card.match(/role="img" aria-label="[^"]+ on each of the last 14 days: /g)?.length, 3);
  assert.match(words(card), /Posts published 6/);
});

test('the budget is held against the calendar, and what is spent is said as it is', async () => {
  const { client } = site();
  const platforms = (await (await client('/api/users/14/platforms')).json()) as {
    id: number;
    type: string;
  }[];
  const ads = platforms.find(({ type }) => type === 'google-ads');
  assert.equal(
    (await client(`/api/platforms/${ads?.id}`, { method: 'PUT', json: { budget: 300 } })).status,
    200,
  );
  const text = words(await html());
  const now = new Date();
  assert.match(text, new RegExp(`Day ${now.getUTCDate()} of \\d\\d: an even pace would have spent`));
  assert.match(text, /Nothing is spent, because no advertising account is connected\./);
});

test('what needs the owner is done right there', async () => {
  const page = await site().open('/detailed-dashboard');
  await headingIs(page, 'Detailed Dashboard');
  const row = await page.$eval('li[id^=attention-]', ({ id }) => id);
  const acts = await page.$$eval(`#${row} .post-acts :is(button, a)`, (all) =>
    all.map((one) => one.getAttribute('aria-label') ?? one.textContent),
  );
  assert.deepEqual(acts, ['Approve', 'Reject', 'Edit', 'Open the post']);
  await press(page, 'Approve', `#${row}`);
  await toastOf(page, 'Post approved');
  await page.waitForFunction((id) => !document.getElementById(id), {}, row);
  const answer = await site().client(`/api/contents/${row.replace('attention-', '')}`);
  assert.equal(((await answer.json()) as Post).status, 'scheduled');
});

test('it fits a phone, and a person without script', async () => {
  const page = await site().open('/');
  await page.setViewport({ width: 320, height: 640 });
  for (const route of ['/detailed-dashboard', '/analytics']) {
    await page.setJavaScriptEnabled(false);
    await page.goto(`${site().url}/screens${route}`);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), route);
  }
});
