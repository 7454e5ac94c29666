// Fourteen days of a business in one go: real server, queue and Sandbox, with a clock that is moved from job to job.
// The clocks of the business's time zone change in the middle (Europe/London, 28 March 2027).
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { CHANNELS } from '../../server/contract/channels/index.ts';
import type { Decision } from '../../server/contract/decision.ts';
import type { Analytics, Post } from '../../server/contract/post.ts';
import type { OutboxMail } from '../../server/contract/subscriber.ts';
import { nextDueAt } from '../../server/jobs/job.repo.ts';
import { DAY, HOUR, SECOND, SimulatedClock } from '../../server/kernel/clock.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/server.ts';

const START = Date.UTC(2027, 2, 20, 9);
const END = START + 14 * DAY;
const CHANGE = Date.UTC(2027, 2, 28, 1);
const TIMEZONE = 'Europe/London';
const FIGURES = ['impressions', 'likes', 'comments', 'shares', 'clicks'] as const;
const PROFILE = {
  description: [
    'Sourdough bakery by the harbour in Whitby. We bake 12 kinds of bread every morning from local flour.',
    'Our rye loaf rises for 36 hours. The shop opens at 7 am from Tuesday to Saturday.',
    'Offices order bread baskets by phone until 4 pm. On Saturdays our baking class has room for 8 people.',
    'We deliver by cargo bike within 3 miles of the shop. The café upstairs has 14 seats.',
    'Every spring we bake a nettle bread. Anna and Tom Reed started the bakery in 2014 with one oven.',
  ].join(' '),
  timezone: TIMEZONE,
  locale: 'en-GB',
};

let server: TestServer;
let owner: Client;
let posts: Post[];
const decisions: Decision[] = [];
/** Figures of each post as they were shown at the end of each day. */
const shown = new Map<number, Analytics[]>();
/** Two posts that a person puts late into the evening, one on each side of the change. */
const late = [Date.UTC(2027, 2, 27, 23, 30), Date.UTC(2027, 2, 28, 23, 30)];
let calendar: string;

before(async () => {
  server = await startServer({ clock: new SimulatedClock(START) });
  owner = server.as('owner');
  await saveProfile(owner, PROFILE);
  for (const email of ['anna@example.com', 'bob@example.com'])
    await owner('/api/users/14/subscribers', { json: { email } });
  for (const type of ['facebook', 'x', 'email']) await connectChannel(owner, type);
  const linkedin = await connectChannel(owner, 'linkedin', { isActive: false });
  await owner(`/api/platforms/${linkedin.id}`, { method: 'PUT', json: { isActive: true, approval: true } });
  await server.drain();
  const [first, second] = await list('?platformId=2&status=scheduled');
  for (const [post, at] of [
    [first, late[0]],
    [second, late[1]],
  ] as const) {
    const json = { scheduledAt: new Date(at ?? 0).toISOString() };
    assert.equal((await owner(`/api/contents/${post?.id}`, { method: 'PATCH', json })).status, 200);
  }
  calendar = await (await owner('/screens/content-calendar?view=list&date=2027-03-27')).text();
  for (let day = 1; day <= 14; day += 1) await playDay(START + day * DAY);
  posts = await list();
  decisions.push(...(await readAll<Decision>('/api/decisions')));
});
after(() => server.stop());

const list = (query = '') => readAll<Post>(`/api/users/14/contents${query}`);

async function readAll<T>(path: string): Promise<T[]> {
  const all: T[] = [];
  let next: string | undefined = path;
  while (next !== undefined) {
    const answer: Response = await owner(next);
    assert.equal(answer.status, 200);
    all.push(...((await answer.json()) as T[]));
    next = /^<(\S+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return all;
}

async function playDay(end: number): Promise<void> {
  const { app, clock } = server;
  await app.scheduler.tick();
  for (;;) {
    await app.worker.drain();
    const next = await nextDueAt(app.ctx.db.write);
    if (next === null || next > end) break;
    clock.advanceTo(next);
  }
  clock.advanceTo(end);
  for (const { id, analytics } of await list('?status=published')) {
    if (analytics) shown.set(id, [...(shown.get(id) ?? []), analytics]);
  }
}

const published = (platform?: string) =>
  posts.filter(
    (post) => post.status === 'published' && (platform === undefined || post.platform === platform),
  );

describe('posts', () => {
  test('leave at their time, every one of them', () => {
    assert.ok(published().length > 20, `${published().length}`);
    for (const { id, scheduledAt, publishedAt } of published()) {
      const delay = Date.parse(publishedAt ?? '') - Date.parse(scheduledAt ?? '');
      assert.ok(delay >= 0 && delay < SECOND, `${id}: ${delay} ms after its time`);
    }
    const overdue = posts.filter(
      ({ status, scheduledAt }) => status === 'scheduled' && Date.parse(scheduledAt ?? '') < END,
    );
    assert.deepEqual(overdue, []);
    assert.ok(posts.every(({ status }) => ['published', 'scheduled', 'awaiting_approval'].includes(status)));
  });

  for (const channel of ['facebook', 'x', 'email'] as const) {
    test(`of ${channel} come as often as promised, and the next 14 days stay planned`, () => {
      const weekly = CHANNELS[channel].weekly;
      const gone = published(channel).length;
      assert.ok(
        Math.abs(gone - weekly * 2) <= Math.max(1, weekly / 3),
        `${gone} in two weeks, ${weekly} promised a week`,
      );
      const ahead = posts.filter(
        ({ platform, status }) => platform === channel && status === 'scheduled',
      ).length;
      assert.ok(ahead >= weekly * 2 - 1 && ahead <= weekly * 2, `${ahead} ahead`);
    });
  }

  test('that wait for approval wait, however much time passes', () => {
    const held = posts.filter(({ platform }) => platform === 'linkedin');
    assert.ok(held.length >= 6);
    assert.ok(
      held.every(({ status, publishedAt }) => status === 'awaiting_approval' && publishedAt === null),
    );
  });

  test('never say the same twice', () => {
    assert.equal(new Set(posts.map(({ content }) => content)).size, posts.length);
  });

  test('of the mail channel reach each subscriber once', async () => {
    const mails = await readAll<OutboxMail>('/api/outbox');
    const pairs = mails.map(({ to, subject }) => `${to} ${subject}`);
    assert.equal(mails.length, published('email').length * 2);
    assert.equal(new Set(pairs).size, pairs.length);
  });
});

describe('engagement', () => {
  const networks = () => published().filter(({ network }) => network === 'sandbox');

  test('arrives, grows and never shrinks', () => {
    for (const { id } of networks()) {
      const days = shown.get(id) ?? [];
      for (const [index, next] of days.slice(1).entries()) {
        for (const figure of FIGURES)
          assert.ok((next[figure] ?? 0) >= (days[index]?.[figure] ?? 0), `${figure} of ${id}`);
      }
    }
    const old = networks().filter(({ publishedAt }) => Date.parse(publishedAt ?? '') < END - 2 * DAY);
    assert.ok(old.length > 10);
    for (const { id, analytics } of old) {
      assert.ok((analytics?.impressions ?? 0) > 20, `${id} was seen`);
      assert.equal(analytics?.source, 'sandbox');
    }
    const grown = old.filter(
      ({ id }) => Number(shown.get(id)?.at(-1)?.impressions) > Number(shown.get(id)?.[0]?.impressions),
    );
    assert.ok(grown.length > old.length / 2, `${grown.length} of ${old.length} grew after their first day`);
  });

  test('is what the Sandbox itself shows', async () => {
    const recent = networks().find(
      ({ platform, analytics }) => platform === 'facebook' && analytics?.measuredAt,
    );
    const feed = (await (await owner('/api/platforms/1/feed')).json()) as {
      url: string;
      figures: { impressions: number } | null;
    }[];
    const item = feed.find(({ url }) => url === recent?.externalUrl);
    assert.ok(Number(item?.figures?.impressions) >= Number(recent?.analytics?.impressions));
    assert.equal(feed.length, published('facebook').length);
  });
});

describe('the day on which the clocks change', () => {
  const wall = new Intl.DateTimeFormat('en-GB', {
    timeZone: TIMEZONE,
    weekday: 'long',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  const partsOf = (at: number) =>
    Object.fromEntries(wall.formatToParts(at).map(({ type, value }) => [type, value]));

  test('moves no post: each leaves in the local hour that its decision names, before and after', () => {
    const sides = { before: 0, after: 0 };
    for (const post of posts.filter(
      ({ scheduledAt }) => scheduledAt && !late.includes(Date.parse(scheduledAt)),
    )) {
      const why =
        decisions.find(({ postId, kind }) => postId === post.id && ['schedule', 'hold'].includes(kind))
          ?.why ?? '';
      // What came next to a time that was learned is another one; what came next to a theme is none.
      const told = why.replace(/; (?:next comes|it was tried) .*?\.(?= |$)/g, '.');
      const [, from, until] = [...told.matchAll(/(\d\d):00(?:-(\d\d):00)?/g)].at(-1) ?? [];
      const at = Date.parse(post.scheduledAt ?? '');
      const { weekday, hour } = partsOf(at);
      const last = until === undefined ? Number(from) : Number(until) - 1;
      assert.ok(Number(hour) >= Number(from) && Number(hour) <= last, `${post.id} at ${hour} h: ${why}`);
      const day = /(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?=s\b)/.exec(
        why.slice(why.lastIndexOf('”')),
      )?.[0];
      if (day) assert.equal(weekday, day, why);
      sides[at < CHANGE ? 'before' : 'after'] += 1;
    }
    assert.ok(sides.before > 5 && sides.after > 5, JSON.stringify(sides));
  });

  test('shows posts under their local day', () => {
    const dayOf = (id: number | undefined) => {
      const ids = [...calendar.matchAll(/id="day-(\d{4}-\d\d-\d\d)"|id="calendar-(\d+)"/g)];
      const index = ids.findIndex(([, , post]) => Number(post) === id);
      return ids.slice(0, index).findLast(([, day]) => day)?.[1];
    };
    const [before, after] = late.map((at) =>
      posts.find(({ scheduledAt }) => Date.parse(scheduledAt ?? '') === at),
    );
    assert.ok(before && after);
    assert.equal(dayOf(before.id), '2027-03-27', '23:30 in winter time is still the same day');
    assert.equal(dayOf(after.id), '2027-03-29', '23:30 UTC is half past midnight in summer time');
  });

  test('posts on either side of it left at their instant', () => {
    for (const at of late) {
      const post = posts.find(({ scheduledAt }) => Date.parse(scheduledAt ?? '') === at);
      assert.ok(Math.abs(Date.parse(post?.publishedAt ?? '') - at) < SECOND);
    }
  });
});

describe('decisions', () => {
  test('explain every post, when it was planned and when it left', () => {
    for (const post of posts) {
      const about = decisions.filter(({ postId }) => postId === post.id);
      const kinds = about.map(({ kind }) => kind);
      assert.ok(kinds.includes(post.platform === 'linkedin' ? 'hold' : 'schedule'), `${post.id}: ${kinds}`);
      if (post.status !== 'published') continue;
      const left = about.find(({ kind }) => kind === (post.platform === 'email' ? 'send' : 'publish'));
      assert.ok(left, `${post.id}: ${kinds}`);
      assert.ok(Math.abs(Date.parse(left.createdAt) - Date.parse(post.publishedAt ?? '')) < HOUR);
    }
  });

  test('all say why, and the plans say how many', () => {
    assert.ok(decisions.every(({ what, why }) => what.length > 10 && why.length > 20));
    const plans = decisions.filter(({ kind }) => kind === 'plan');
    assert.ok(plans.length > 8);
    const written = plans.reduce((sum, { what }) => sum + Number(/^Planned (\d+) post/.exec(what)?.[1]), 0);
    assert.equal(written, posts.length);
  });
});
