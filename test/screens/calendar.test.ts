// The calendar as HTML: weeks by locale, long days, gaps and conflicts in words, filters, and a month that is full.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { DAY, HOUR, MINUTE } from '../../server/kernel/clock.ts';
import { firstDayOfWeek } from '../../server/screens/parts/days.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { addApprover } from '../support/members.ts';
import { START, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
before(async () => {
  server = await startServer();
  const owner = server.as('owner');
  await saveProfile(owner, { timezone: 'Europe/Paris', locale: 'en-GB' });
  const { id } = await connectChannel(owner, 'facebook');
  await connectChannel(owner, 'linkedin');
  const posts = await generatePosts(owner, id, 8);
  const { write } = server.app.ctx.db;
  for (const [index, post] of posts.entries()) {
    const scheduled_at = START + DAY + 6 * HOUR + index * 40 * MINUTE;
    await write('posts').where({ id: post.id }).update({ scheduled_at, status: 'scheduled' });
  }
});
after(() => server.stop());

const calendar = async (query: string) =>
  (await server.as('owner')(`/screens/content-calendar?${query}`)).text();
const cellOf = (html: string, slot: string) =>
  new RegExp(`<td [^>]*data-slot="${slot}".*?</td>`, 's').exec(html)?.[0] ?? assert.fail(`no cell ${slot}`);
const chipsIn = (html: string) => html.match(/id="chip-/g)?.length ?? 0;

describe('a month', () => {
  test('is a grid of whole weeks that begin as the locale begins them', async () => {
    const html = await calendar('view=month&date=2027-03-10');
    assert.match(html, /<table [^>]*role="grid"/);
    const slots = [...html.matchAll(/data-slot="([^"]+)"/g)].map(([, slot]) => slot);
    assert.deepEqual([slots.length % 7, slots[0], slots.at(-1)], [0, '2027-03-01', '2027-04-04']);
    assert.match(html, /<th scope="col" abbr="Monday">/);
  });

  test('long days show three posts and how many more there are', async () => {
    const cell = cellOf(await calendar('view=month&date=2027-03-10'), '2027-03-02');
    assert.equal(chipsIn(cell), 3);
    assert.match(cell, /\+(<!-- -->)?5(<!-- -->)? more/);
    assert.match(cell, /href="#\/content-calendar\?view=day&amp;date=2027-03-02"/);
    assert.match(cell, /aria-label="Tuesday,? 2 March 2027: 8 posts, some too close together"/);
  });

  test('a post says channel, time and state in words', async () => {
    const cell = cellOf(await calendar('view=month&date=2027-03-10'), '2027-03-02');
    assert.match(cell, />Facebook<.*16:00.*Scheduled/s);
    assert.match(cell, /Too close<.*40 minutes before the next Facebook post/s);
  });

  test('days without a post say so, only as far as the plan reaches', async () => {
    const html = await calendar('view=month&date=2027-03-10');
    assert.match(cellOf(html, '2027-03-03'), />No post</);
    assert.doesNotMatch(cellOf(html, '2027-03-15'), /No post/);
    assert.match(html, /13 of the next 14 days have no post\./);
    assert.match(
      cellOf(await calendar('view=month&date=2027-03-10&channel=linkedin'), '2027-03-02'),
      />No LinkedIn post</,
    );
  });

  test('the chosen day lists its posts with what can be done, what is too close, and who is silent', async () => {
    const html = await calendar('view=month&date=2027-03-02');
    assert.equal(html.match(/<article /g)?.length, 8);
    assert.match(html, /Too close together/);
    assert.match(html, /No post on this day: (<!-- -->)?LinkedIn/);
  });
});

describe('filters', () => {
  test('by channel and by state', async () => {
    assert.equal(chipsIn(await calendar('view=week&date=2027-03-02&channel=facebook')), 8);
    assert.equal(chipsIn(await calendar('view=week&date=2027-03-02&channel=linkedin')), 0);
    assert.equal(chipsIn(await calendar('view=week&date=2027-03-02&state=published')), 0);
  });

  test('go along with every link', async () => {
    const html = await calendar('view=week&date=2027-03-02&channel=facebook&state=scheduled');
    assert.match(
      html,
      /href="#\/content-calendar\?view=week&amp;date=2027-03-09&amp;channel=facebook&amp;state=scheduled"/,
    );
    assert.match(
      html,
      /href="#\/content-calendar\?view=month&amp;date=2027-03-02&amp;channel=facebook&amp;state=scheduled"/,
    );
  });

  test('nonsense is as if it were not there', async () => {
    const html = await calendar('view=decade&date=2027-02-30&channel=myspace&state=odd');
    assert.match(html, /data-slot="2027-03-01"[^>]*aria-selected="true"/);
  });
});

describe('a week and a day', () => {
  test('put a post in its hour, and show hours that are not usual only when one stands there', async () => {
    const week = await calendar('view=week&date=2027-03-02');
    assert.equal(chipsIn(cellOf(week, '2027-03-02T16')), 2);
    assert.doesNotMatch(week, /T05"/);
    const { write } = server.app.ctx.db;
    const [post] = await write('posts').orderBy('id').limit(1);
    await write('posts')
      .where({ id: post.id })
      .update({ scheduled_at: START + DAY - 5 * HOUR });
    assert.equal(chipsIn(cellOf(await calendar('view=day&date=2027-03-02'), '2027-03-02T05')), 1);
    await write('posts').where({ id: post.id }).update({ scheduled_at: post.scheduled_at });
  });
});

test('weeks begin as the locale says, on Sunday where nothing is said', () => {
  const days = ['en', 'en-US', 'en-GB', 'de', 'ar-EG', 'nonsense-locale-x'].map(firstDayOfWeek);
  assert.deepEqual(days, [7, 7, 1, 1, 6, 7]);
});

test('an approver sees everything and moves nothing', async () => {
  const html = await (
    await (
      await addApprover(server)
    )('/screens/content-calendar?view=month&date=2027-03-02')
  ).text();
  assert.ok(chipsIn(html) > 0);
  assert.doesNotMatch(html, /data-movable|Generate Optimal Schedule|New post/);
});

test('a month with 500 posts is answered whole, small, and with six queries at most', async () => {
  const { read, write } = server.app.ctx.db;
  const [post] = await read('posts').orderBy('id').limit(1);
  const { id: _, ...row } = post;
  const rows = Array.from({ length: 500 }, (_value, index) => ({
    ...row,
    scheduled_at: START + 31 * DAY + index * 80 * MINUTE,
  }));
  await write.batchInsert('posts', rows, 20);
  let queries = 0;
  const count = () => {
    queries += 1;
  };
  for (const handle of new Set([read, write])) handle.on('query', count);
  const html = await calendar('view=month&date=2027-04-10');
  for (const handle of new Set([read, write])) handle.removeListener('query', count);
  assert.ok(queries <= 6, `${queries} queries`);
  assert.equal(html.match(/<td [^>]*data-slot="2027-04-10".*?<\/td>/s)?.[0].includes('+15 more'), true);
  assert.ok(chipsIn(html) <= 3 * 42);
  assert.ok(html.length < 400_000, `${html.length} characters`);
});

test('whether a day without posts is over goes by the calendar of the business', async () => {
  // Still the evening of 28 February in Pago Pago, when it is 1 March in UTC.
  const there = await startServer();
  try {
    const owner = there.as('owner');
    await saveProfile(owner, { timezone: 'Pacific/Pago_Pago', locale: 'en-GB' });
    const { id } = await connectChannel(owner, 'facebook');
    const [post] = await generatePosts(owner, id, 1);
    const scheduled = { scheduled_at: START + DAY, status: 'scheduled' };
    await there.app.ctx.db.write('posts').where({ id: post?.id }).update(scheduled);
    const dayView = async (date: string) =>
      (await owner(`/screens/content-calendar?view=day&date=${date}`)).text();
    assert.match(await dayView('2027-02-28'), /Nothing is planned on this day\./);
    assert.match(await dayView('2027-02-27'), /There was no post on this day\./);
  } finally {
    await there.stop();
  }
});
