// The main job as its owner lives it, in a real browser on the built server: describe the business, connect channels,
// and from there everything is planned, approved, published, paused and mailed. The steps build on each other.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer';
import { channelOf } from '../server/contract/channels/index.ts';
import type { Connection } from '../server/contract/connection.ts';
import { TIMINGS } from '../server/contract/constants/timings.ts';
import type { Decision } from '../server/contract/decision.ts';
import type { FeedItem } from '../server/contract/feed.ts';
import type { Post } from '../server/contract/post.ts';
import { MINUTE, SECOND } from '../server/kernel/clock.ts';
import { type RealServer, startRealServer } from './jobs/real-server.ts';
import { stopClock } from './screens/page-clock.ts';
import { startSmtp, type TestSmtp } from './smtp/smtp-server.ts';
import { launchBrowser } from './support/browser.ts';
import { type Client, createClient } from './support/client.ts';
import { connectChannel } from './support/factories.ts';

const PASSWORD = 'never-leaves-the-browser';
/** What has not come by then will not come, however busy the machine is. */
const LONGEST_WAIT = 20 * SECOND;
const SUBSCRIBERS = ['anna@example.com', 'bob@example.com'];

let smtp: TestSmtp;
let server: RealServer;
let browser: Browser;
let page: Page;
let api: Client;
/** Everything that the page sent, and everything that went wrong in it. */
const sent: string[] = [];
const troubles: string[] = [];

before(async () => {
  smtp = await startSmtp();
  server = await startRealServer({ SMTP_URL: smtp.url, DRIVYN_MAIL_FROM: 'Bakery <bread@bakery.example>' });
  browser = await launchBrowser();
  api = createClient(server.url, {});
  page = await browser.newPage();
  page.setDefaultTimeout(LONGEST_WAIT);
  await page.setViewport({ width: 1280, height: 900 });
  page.on('request', (request) =>
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  );
  page.on('pageerror', (error) => troubles.push(String(error)));
});
after(async () => {
  await browser?.close();
  await server?.stop();
  await smtp?.close();
});

async function read<T>(path: string): Promise<T> {
  const answer = await api(path);
  assert.equal(answer.status, 200, path);
  return (await answer.json()) as T;
}
const listPosts = (query = '') => read<Post[]>(`/api/users/14/contents${query}`);

/** Goes to a route and waits until the screen with this heading is there. */
async function open(route: string, heading: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, route);
  // Screens of one channel have the same heading.
  await page.waitForFunction(
    (wanted) => document.querySelector<HTMLElement>('#main')?.dataset.route?.toLowerCase() === wanted,
    {},
    route.slice(1).toLowerCase(),
  );
  await waitForText('h1', heading);
  // What happened before is shown live: only the event stream goes on.
  await page.waitForNetworkIdle({ idleTime: 600, concurrency: 1 });
}

async function waitForText(selector: string, text: string): Promise<void> {
  const isThere = page.waitForFunction(
    (where, what) => [...document.querySelectorAll(where)].some((one) => one.textContent?.includes(what)),
    {},
    selector,
    text,
  );
  await isThere.catch(async () => {
    const shown = await page.$eval('main', (main) => main.textContent?.slice(0, 200));
    assert.fail(`no "${text}" in ${selector} at ${page.url()}: ${shown}`);
  });
}

/** Clicks a button by its words; one that is swapped under the pointer is looked for again. */
function press(text: string, within = 'body'): Promise<void> {
  return page.locator(`${within} ::-p-xpath(.//button[normalize-space(.)="${text}"])`).click();
}

/** Reads again until it holds. */
async function eventually<T>(look: () => Promise<T | undefined | false>): Promise<T> {
  const deadline = performance.now() + LONGEST_WAIT;
  for (;;) {
    const found = await look();
    if (found) return found;
    assert.ok(performance.now() < deadline, `not within ${LONGEST_WAIT} ms`);
    await wait(50);
  }
}

/** @returns when it is due; undefined when that had passed by the time the server was asked */
async function scheduleSoon(id: number): Promise<number | undefined> {
  const soon = Date.now() + 2500;
  const json = { scheduledAt: new Date(soon).toISOString() };
  const { status } = await api(`/api/contents/${id}`, { method: 'PATCH', json });
  assert.ok(status === 200 || Date.now() > soon, String(status));
  return status === 200 ? soon : undefined;
}

const whenPublished = (id: number) =>
  eventually(async () => {
    const post = await read<Post>(`/api/contents/${id}`);
    return post.status === 'published' && post;
  });

test('a new owner describes the business and arrives on its dashboard', async () => {
  await page.goto(server.url, { waitUntil: 'load' });
  await waitForText('h1', 'Business Setup');
  const fields = {
    name: 'Harbour Street Bakery',
    description: [
      'Sourdough bakery by the harbour in Whitby. We bake 12 kinds of bread every morning from local flour.',
      'Our rye loaf rises for 36 hours. The shop opens at 7 am from Tuesday to Saturday.',
      'Offices order bread baskets by phone until 4 pm. On Saturdays our baking class has room for 8 people.',
    ].join(' '),
    targetAudience: 'Families nearby, offices in the old town',
    marketingGoals: 'More weekday orders',
    brandValues: 'local flour, honest prices, no additives',
    websiteUrl: 'https://bakery.example',
  };
  for (const [name, value] of Object.entries(fields)) await page.type(`[name="${name}"]`, value);
  await page.select('[name="industry"]', 'food');
  // The card goes by itself, and so does the toast.
  await stopClock(page, async (pass) => {
    await press('Connect Business');
    await waitForText('h2', 'Success!');
    await waitForText('.toast', 'Business profile created!');
    await pass(TIMINGS.setupRedirect);
  });
  await waitForText('h1', 'Harbour Street Bakery Dashboard');
  assert.partialDeepStrictEqual(await read('/api/business-profile/14'), fields);
});

test('the switch that pauses everything is at hand from then on', async () => {
  assert.ok(await page.$('#autopilot'));
});

for (const type of ['facebook', 'email'] as const) {
  const { name, segment, weekly } = channelOf(type);
  test(`${name} is connected through the dialog, and its posts are planned`, async () => {
    await open(`#/platforms/${segment}`, name);
    await press('Connect Account');
    await press('Continue', 'dialog');
    await page.waitForSelector(`#connect-${type}-username`);
    await page.type(`#connect-${type}-username`, 'harbour');
    await page.type(`#connect-${type}-password`, PASSWORD);
    await press('Connect', 'dialog');
    await waitForText('.toast', 'Account Connected Successfully');
    const connection = await eventually(async () => {
      const connections = await read<Connection[]>('/api/users/14/platforms');
      return connections.find((one) => one.type === type);
    });
    assert.equal(connection.name, `harbour ${name}`);
    const planned = await eventually(async () => {
      const posts = await listPosts(`?platformId=${connection.id}&status=scheduled`);
      return posts.length === weekly * 2 && posts;
    });
    assert.ok(planned.every(({ scheduledAt }) => Date.parse(scheduledAt ?? '') > Date.now()));
    assert.ok(!sent.some((request) => request.includes(PASSWORD)), 'the password left the browser');
  });
}

test('a dialog stays open, with what was typed, whatever happens meanwhile', async () => {
  await open('#/platforms/x', 'X');
  await press('Connect Account');
  await press('Continue', 'dialog');
  await page.waitForSelector('#connect-x-username');
  await page.type('#connect-x-username', 'harbour');
  const [facebook] = await read<Connection[]>('/api/users/14/platforms');
  await api(`/api/platforms/${facebook?.id}`, { method: 'PUT', json: { performanceReports: false } });
  await wait(1000);
  const typed = await page.$$eval('#connect-x-username', (fields) =>
    fields.map((field) => (field as HTMLInputElement).value),
  );
  assert.deepEqual(typed, ['harbour']);
  await press('Cancel', 'dialog');
});

test('the owner hears of it, without looking', async () => {
  // What comes after the list was opened stays unread: first the plans of both channels.
  await eventually(async () => {
    const all = await read<{ title: string }[]>('/api/notifications');
    return all.filter(({ title }) => title === 'New content is planned').length === 2;
  });
  await page.waitForSelector('button[aria-label^="Notifications, "]');
  await page.click('.bell');
  await waitForText('#notifications', 'New content is planned');
  await waitForText('#notifications', 'Facebook connected');
  await page.keyboard.press('Escape');
  const unread = async () => (await read<{ read: boolean }[]>('/api/notifications')).every((one) => one.read);
  await eventually(unread);
});

test('the calendar lists every planned post of the next days', async () => {
  await open('#/content-calendar?view=list', 'Content Calendar');
  const shown = await page.$$eval('[data-region="calendar"] article', (articles) => articles.length);
  const from = new Date();
  const until = Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate() + 14);
  const posts = await listPosts('?status=scheduled');
  assert.equal(shown, posts.filter(({ scheduledAt }) => Date.parse(scheduledAt ?? '') < until).length);
  assert.ok(shown > 5);
});

test('a channel with Content Approval waits for the owner, who approves a post', async () => {
  const connected = await api('/api/platforms', { json: { type: 'linkedin', isActive: false } });
  const { id } = (await connected.json()) as Connection;
  await api(`/api/platforms/${id}`, { method: 'PUT', json: { isActive: true, approval: true } });
  await eventually(async () => (await listPosts(`?platformId=${id}&status=awaiting_approval`)).length > 0);
  await open('#/platforms/linkedin?tab=content&status=waiting', 'LinkedIn');
  await press('Approve');
  await waitForText('.toast', 'Post approved');
  const approved = await listPosts(`?platformId=${id}&status=scheduled`);
  assert.equal(approved.length, 1);
  assert.ok(Date.parse(approved[0]?.scheduledAt ?? '') > Date.now(), 'it keeps its time');
});

test('a post that is published now is out at once, in the feed and in the library', async () => {
  await open('#/platforms/facebook?tab=content&status=scheduled', 'Facebook');
  const [facebook] = await read<Connection[]>('/api/users/14/platforms');
  const before = await listPosts(`?platformId=${facebook?.id}&status=scheduled`);
  await press('Publish now');
  const post = await eventually(async () => (await listPosts('?status=published'))[0]);
  assert.ok(before.some(({ id }) => id === post.id));
  const feed = await read<FeedItem[]>(`/api/platforms/${facebook?.id}/feed`);
  assert.deepEqual(
    feed.map(({ content, url }) => [content, url]),
    [[post.content, post.externalUrl]],
  );
  await open('#/platforms/facebook?tab=content&status=published', 'Facebook');
  await waitForText('article', post.content.slice(0, 60));
  const href = await page.$eval('article a.button', (link) => link.getAttribute('href'));
  assert.equal(href, post.externalUrl);
  const shown = await api(post.externalUrl ?? '');
  assert.match(await shown.text(), /Sandbox: this is how the post would look/);
});

test('the switch in the header stops everything, and what fell due leaves one by one afterwards', async () => {
  await page.reload({ waitUntil: 'load' });
  const due = (await listPosts('?platformId=1&status=scheduled')).slice(0, 3);
  await page.click('#autopilot');
  await waitForText('.toast', 'AI automation paused');
  const times: number[] = [];
  for (const { id } of due) times.push(await eventually(() => scheduleSoon(id)));
  assert.equal((await api(`/api/contents/${due[0]?.id}/publish`, { method: 'POST' })).status, 409);
  await wait(Math.max(...times) + 1500 - Date.now());
  const held = await Promise.all(due.map(({ id }) => read<Post>(`/api/contents/${id}`)));
  assert.deepEqual(
    held.map(({ status }) => status),
    ['scheduled', 'scheduled', 'scheduled'],
  );
  await page.click('#autopilot');
  await waitForText('.toast', 'AI automation activated');
  const look = () => Promise.all(due.map(({ id }) => read<Post>(`/api/contents/${id}`)));
  await eventually(async () => (await look()).some(({ status }) => status === 'published'));
  await wait(1500);
  const now = await look();
  assert.equal(now.filter(({ status }) => status === 'published').length, 1, 'a burst');
  const leaves = now
    .map(({ publishedAt, scheduledAt }) => Date.parse(publishedAt ?? scheduledAt ?? ''))
    .sort((a, b) => a - b);
  for (const [index, at] of leaves.slice(1).entries()) {
    assert.ok(at - Number(leaves[index]) >= 15 * MINUTE - LONGEST_WAIT, new Date(at).toISOString());
  }
});

test('a mailing reaches every subscriber, and the link in it ends a subscription', async () => {
  await open('#/email-marketing?tab=audience', 'Email Marketing');
  for (const email of SUBSCRIBERS) {
    await page.type('[name="email"]', email);
    await press('Add subscriber');
    await waitForText('[data-region="subscribers"]', email);
  }
  const channel = await connectChannel(api, 'email');
  const [first, second] = await eventually(async () => {
    const posts = await listPosts(`?platformId=${channel.id}&status=scheduled`);
    return posts.length === 2 && posts;
  });
  assert.ok(first && second);
  await api(`/api/contents/${first.id}/publish`, { method: 'POST' });
  const published = await whenPublished(first.id);
  assert.partialDeepStrictEqual(published.analytics, { delivered: 2, undelivered: 0, source: 'mail' });
  assert.deepEqual(smtp.received.map(({ to }) => to).sort(), SUBSCRIBERS);

  const mail = smtp.received.find(({ to }) => to === SUBSCRIBERS[1]);
  const link = /^List-Unsubscribe: <(\S+)>/im.exec(mail?.source.replace(/\r\n[ \t]+/g, ' ') ?? '')?.[1];
  assert.ok(link?.startsWith(`${server.url}/u/`), link);
  const reader = await browser.newPage();
  await reader.goto(String(link));
  await Promise.all([reader.waitForNavigation(), reader.click('button[type="submit"]')]);
  assert.equal(await reader.$eval('h1', (heading) => heading.textContent), 'You are unsubscribed');
  await reader.close();

  smtp.received.length = 0;
  await api(`/api/contents/${second.id}/publish`, { method: 'POST' });
  assert.partialDeepStrictEqual((await whenPublished(second.id)).analytics, { delivered: 1, undelivered: 0 });
  assert.deepEqual(
    smtp.received.map(({ to }) => to),
    [SUBSCRIBERS[0]],
  );
});

test('every step left a decision, and the Control Center shows them', async () => {
  const decisions = await read<Decision[]>('/api/decisions');
  for (const post of await listPosts('?status=published')) {
    const about = await read<Decision[]>(`/api/decisions?contentId=${post.id}`);
    const kinds = about.map(({ kind }) => kind);
    assert.ok(kinds.includes(post.platform === 'email' ? 'send' : 'publish'), `${post.id}: ${kinds}`);
    assert.ok(kinds.includes('schedule'), `${post.id}: ${kinds}`);
    assert.ok(about.every(({ why }) => why.length > 10));
  }
  for (const kind of ['plan', 'hold', 'reschedule']) {
    assert.ok(
      decisions.some((one) => one.kind === kind),
      kind,
    );
  }
  await open('#/autonomous-control?tab=insights', 'Autonomous');
  await waitForText('main', decisions[0]?.what ?? 'none');
});

test('nothing went wrong in the page meanwhile', () => {
  assert.deepEqual(troubles, []);
});
