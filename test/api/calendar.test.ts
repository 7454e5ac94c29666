// The calendar's calls: better times and taking them back, moving together, the file, the address to subscribe to.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { CalendarAddress, MovesDone, OptimizedSchedule } from '../../server/contract/calendar.ts';
import type { Connection } from '../../server/contract/connection.ts';
import type { Decision } from '../../server/contract/decision.ts';
import type { Post } from '../../server/contract/post.ts';
import { DAY, HOUR } from '../../server/kernel/clock.ts';
import type { ClientRequest } from '../support/client.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { addApprover } from '../support/members.ts';
import { START, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let channel: Connection;
before(async () => {
  server = await startServer();
  await saveProfile(server.as('owner'), { timezone: 'Europe/Paris' });
  channel = await connectChannel(server.as('owner'), 'facebook');
  await server.drain();
});
after(() => server.stop());

async function call<T>(path: string, request: ClientRequest = {}, status = 200): Promise<T> {
  const response = await server.as('owner')(path, request);
  const text = await response.text();
  assert.equal(response.status, status, text);
  return JSON.parse(text) as T;
}

const read = (id: number) => call<Post>(`/api/contents/${id}`);
const patch = (id: number, json: unknown, status = 200) =>
  server
    .as('owner')(`/api/contents/${id}`, { method: 'PATCH', json })
    .then(async (response) => {
      assert.equal(response.status, status, await response.clone().text());
      return (await response.json().catch(() => null)) as Post;
    });

async function planned(): Promise<Post[]> {
  return call<Post[]>('/api/users/14/contents?status=scheduled');
}

describe('moving a post', () => {
  test('what waits for approval keeps waiting at its new time when asked to', async () => {
    const [post] = await planned();
    assert.ok(post);
    await server.app.ctx.db.write('posts').where({ id: post.id }).update({ status: 'awaiting_approval' });
    const to = new Date(START + 2 * DAY).toISOString();
    const moved = await patch(post.id, { scheduledAt: to, approve: false });
    assert.deepEqual([moved.status, moved.scheduledAt], ['awaiting_approval', to]);
    assert.equal((await patch(post.id, { scheduledAt: to })).status, 'scheduled');
  });

  test('"approve" alone changes nothing and is refused', async () => {
    const [post] = await planned();
    await patch(post?.id ?? 0, { approve: false }, 422);
  });
});

describe('a better schedule', () => {
  /** 22:40 in Paris: no published window, and outside the hours in which the planner puts posts. */
  const POOR = Date.UTC(2027, 2, 3, 21, 40);

  test('moves an autopilot post at a poor time, says why, and can be taken back', async () => {
    const [post] = await planned();
    assert.ok(post);
    await patch(post.id, { scheduledAt: new Date(POOR).toISOString() });
    const result = await call<OptimizedSchedule>('/api/calendar/optimize', { method: 'POST' });
    const move = result.moved.find(({ id }) => id === post.id);
    assert.ok(move, JSON.stringify(result));
    assert.equal(Date.parse(move.from), POOR);
    assert.match(move.why, /Facebook/);
    assert.equal((await read(post.id)).scheduledAt, move.to);
    const decisions = await call<Decision[]>(`/api/decisions?contentId=${post.id}`);
    assert.equal(decisions[0]?.kind, 'reschedule');
    assert.match(decisions[0]?.what ?? '', /^Moved a Facebook post from Wed 3 Mar 2027, 22:40 to /);

    const moves = result.moved.map(({ id, from, to }) => ({ id, from: to, to: from }));
    const back = await call<MovesDone>('/api/calendar/moves', { json: { moves } });
    assert.equal(back.moved, moves.length);
    assert.equal((await read(post.id)).scheduledAt, new Date(POOR).toISOString());
  });

  test('each move is a decision that can be taken back by itself, as long as the post stands there', async () => {
    const [post] = await planned();
    assert.ok(post);
    await patch(post.id, { scheduledAt: new Date(POOR).toISOString() });
    const { moved } = await call<OptimizedSchedule>('/api/calendar/optimize', { method: 'POST' });
    assert.ok(moved.some(({ id }) => id === post.id));
    const [decision] = await call<Decision[]>(`/api/decisions?contentId=${post.id}`);
    assert.equal(decision?.undo, 'move');
    await call(`/api/decisions/${decision?.id}/undo`, { method: 'POST' });
    assert.equal((await read(post.id)).scheduledAt, new Date(POOR).toISOString());
    const [after] = await call<Decision[]>(`/api/decisions?contentId=${post.id}`);
    assert.equal(after?.undo, null);
    await call('/api/calendar/optimize', { method: 'POST' });
  });

  test('parts two posts that stand too close, and stays calm the second time', async () => {
    const [first, second] = await planned();
    assert.ok(first && second);
    const noon = START + 4 * DAY;
    await patch(first.id, { scheduledAt: new Date(noon).toISOString() });
    await patch(second.id, { scheduledAt: new Date(noon + HOUR / 2).toISOString() });
    await call('/api/calendar/optimize', { method: 'POST' });
    const gap = Math.abs(
      Date.parse((await read(first.id)).scheduledAt ?? '') -
        Date.parse((await read(second.id)).scheduledAt ?? ''),
    );
    assert.ok(gap >= 3 * HOUR, `${gap / HOUR} hours apart`);
    const again = await call<OptimizedSchedule>('/api/calendar/optimize', { method: 'POST' });
    assert.deepEqual([again.planned, again.moved], [0, []]);
    assert.ok(again.checked > 0);
  });

  test('leaves alone what a person edited', async () => {
    const [post] = await planned();
    assert.ok(post);
    await patch(post.id, { content: 'We open at 7 on Saturday.', scheduledAt: new Date(POOR).toISOString() });
    const { moved } = await call<OptimizedSchedule>('/api/calendar/optimize', { method: 'POST' });
    assert.ok(moved.every(({ id }) => id !== post.id));
  });

  test('is refused while everything is paused, without a profile, and without a channel', async () => {
    const refuse = async (caller: 'owner' | 'foreign') => {
      const response = await server.as(caller)('/api/calendar/optimize', { method: 'POST' });
      return [response.status, await response.text()] as const;
    };
    await call('/api/autopilot', { method: 'PUT', json: { paused: true } });
    const paused = await refuse('owner');
    await call('/api/autopilot', { method: 'PUT', json: { paused: false } });
    assert.deepEqual(paused, [409, 'Everything is paused, so nothing is planned. Resume first.']);
    assert.deepEqual(await refuse('foreign'), [
      409,
      'Describe your business first: there is nothing to plan from yet.',
    ]);
    await saveProfile(server.as('foreign'), { userId: undefined });
    assert.deepEqual(await refuse('foreign'), [
      409,
      'Connect a platform first: there is nowhere to publish yet.',
    ]);
  });

  test('works as a plain form', async () => {
    const response = await server.as('owner')('/api/calendar/optimize', { form: {} });
    assert.deepEqual([response.status, response.headers.get('Location')], [303, '/screens/content-calendar']);
    await call('/api/autopilot', { method: 'PUT', json: { paused: true } });
    const refused = await server.as('owner')('/api/calendar/optimize', { form: {} });
    await call('/api/autopilot', { method: 'PUT', json: { paused: false } });
    assert.equal(refused.status, 422);
    assert.match(await refused.text(), /No schedule was generated.*Everything is paused/s);
  });
});

describe('moving several posts', () => {
  const at = (days: number) => new Date(START + days * DAY).toISOString();

  test('leaves those that have moved on, and never moves into the past', async () => {
    const [first, second] = await planned();
    assert.ok(first && second);
    const moves = [
      { id: first.id, from: at(300), to: at(9) },
      { id: second.id, from: second.scheduledAt, to: at(-1) },
    ];
    assert.deepEqual(await call('/api/calendar/moves', { json: { moves } }), { moved: 0 });
    assert.equal((await read(second.id)).scheduledAt, second.scheduledAt);
  });

  test('moves none when one of them is not ours', async () => {
    const [post] = await planned();
    assert.ok(post?.scheduledAt);
    const moves = [
      { id: post.id, from: post.scheduledAt, to: at(8) },
      { id: 987_654, from: at(1), to: at(2) },
    ];
    const response = await server.as('owner')('/api/calendar/moves', { json: { moves } });
    assert.equal(response.status, 404);
    assert.equal((await read(post.id)).scheduledAt, post.scheduledAt);
    const own = { moves: [moves[0]] };
    assert.equal((await server.as('foreign')('/api/calendar/moves', { json: own })).status, 404);
  });

  for (const [what, json] of [
    ['no list', { moves: 'all' }],
    ['an empty list', { moves: [] }],
    ['a time without offset', { moves: [{ id: 1, from: '2027-03-01T09:00', to: at(1) }] }],
    ['too many', { moves: Array.from({ length: 101 }, () => ({ id: 1, from: at(1), to: at(2) })) }],
  ] as const) {
    test(`refuses ${what}`, async () => {
      assert.equal((await server.as('owner')('/api/calendar/moves', { json })).status, 422);
    });
  }
});

/** Events of a calendar file as their properties, long lines unfolded. */
function readEvents(file: string): Record<string, string>[] {
  const lines = file.replace(/\r\n[ \t]/g, '').split('\r\n');
  return lines
    .join('\n')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) =>
      Object.fromEntries(
        event
          .split('\n')
          .filter((line) => line.includes(':'))
          .map((line) => {
            const colon = line.indexOf(':');
            return [line.slice(0, colon), line.slice(colon + 1)] as const;
          }),
      ),
    );
}

describe('the calendar file', () => {
  const file = async () => {
    const response = await server.as('owner')('/api/calendar.ics');
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('Content-Type'), 'text/calendar; charset=utf-8');
    assert.equal(response.headers.get('Content-Disposition'), 'attachment; filename="content-calendar.ics"');
    return response.text();
  };
  const eventOf = async (id: number) =>
    readEvents(await file()).find(({ UID }) => UID?.startsWith(`post-${id}-`));

  test('holds every post with a time, in UTC, under a UID that stays', async () => {
    const [post] = await planned();
    assert.ok(post?.scheduledAt);
    const event = await eventOf(post.id);
    assert.ok(event);
    assert.equal(event.DTSTART, post.scheduledAt.replace(/[-:]|\.\d{3}/g, ''));
    assert.equal(event.STATUS, 'CONFIRMED');
    assert.match(event.SUMMARY ?? '', /^Facebook \(Sandbox\): /);
    const text = await file();
    assert.match(text, /^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    assert.match(text, /X-WR-TIMEZONE:Europe\/Paris/);
    assert.ok(
      text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75),
      'lines are folded',
    );
  });

  test('a changed post keeps its UID and raises its sequence; a deleted or rejected one is called off', async () => {
    const [post] = await planned();
    assert.ok(post);
    const earlier = await eventOf(post.id);
    server.clock.advance(5000);
    await patch(post.id, { scheduledAt: new Date(START + 6 * DAY).toISOString() });
    const later = await eventOf(post.id);
    assert.equal(later?.UID, earlier?.UID);
    assert.ok(Number(later?.SEQUENCE) > Number(earlier?.SEQUENCE));
    server.clock.advance(5000);
    await server.as('owner')(`/api/contents/${post.id}`, { method: 'DELETE' });
    const gone = await eventOf(post.id);
    assert.equal(gone?.STATUS, 'CANCELLED');
    assert.ok(Number(gone?.SEQUENCE) > Number(later?.SEQUENCE));
  });

  test('drafts without a time are not in it', async () => {
    const [draft] = await generatePosts(server.as('owner'), channel.id, 1);
    assert.equal(await eventOf(draft?.id ?? 0), undefined);
  });

  test('a name from before names were lines brings no line into it', async () => {
    const businesses = server.app.ctx.db.write('businesses').where({ id: 1 });
    const [business] = await businesses.clone().select('name');
    await businesses.clone().update({ name: 'A; B\r\nBEGIN:VEVENT\nSUMMARY:x\rEND:VEVENT' });
    try {
      const lines = (await file()).replaceAll('\r\n ', '').split(/\r\n|[\r\n]/);
      assert.ok(lines.includes('X-WR-CALNAME:A\\; B BEGIN:VEVENT SUMMARY:x END:VEVENT: posts'));
      assert.ok(!lines.includes('SUMMARY:x'));
    } finally {
      await businesses.clone().update({ name: business?.name });
    }
  });

  test('of a long post holds the beginning', async () => {
    const [post] = await planned();
    const posts = server.app.ctx.db.write('posts').where({ id: post?.id ?? 0 });
    await posts.clone().update({ content: 'long '.repeat(12_000) });
    const event = await eventOf(post?.id ?? 0);
    assert.ok((event?.DESCRIPTION ?? '').length < 1100);
    await posts.clone().update({ content: post?.content ?? '' });
  });

  test('is for who signed in', async () => {
    assert.equal((await server.as('anonymous')('/api/calendar.ics')).status, 401);
    const foreign = await (await server.as('foreign')('/api/calendar.ics')).text();
    assert.deepEqual(readEvents(foreign), []);
  });
});

describe('the address to subscribe to', () => {
  const renew = () => call<CalendarAddress>('/api/calendar/feed', { method: 'POST' }, 201);

  test('there is none until it is asked for', async () => {
    assert.deepEqual(await call('/api/calendar/feed'), { url: null });
  });

  test('is read without signing in, stays, and dies when it is renewed', async () => {
    const { url } = await renew();
    assert.match(url ?? '', /^http:\/\/127\.0\.0\.1:\d+\/calendar\/[\w-]{43}\.ics$/);
    assert.deepEqual(await call('/api/calendar/feed'), { url });
    const anonymous = server.as('anonymous');
    const feed = await anonymous(url ?? '');
    assert.equal(feed.status, 200);
    assert.equal(feed.headers.get('Content-Type'), 'text/calendar; charset=utf-8');
    assert.ok(readEvents(await feed.text()).length > 0);
    const next = await renew();
    assert.notEqual(next.url, url);
    assert.equal((await anonymous(url ?? '')).status, 404);
    assert.equal((await anonymous(next.url ?? '')).status, 200);
  });

  test('belongs to one business', async () => {
    const { url } = await renew();
    const other = (await (
      await server.as('foreign')('/api/calendar/feed', { method: 'POST' })
    ).json()) as CalendarAddress;
    assert.notEqual(other.url, url);
    assert.deepEqual(readEvents(await (await server.as('anonymous')(other.url ?? '')).text()), []);
    assert.equal((await server.as('anonymous')(url ?? '')).status, 200);
  });

  for (const name of ['nobody.ics', `${'x'.repeat(43)}.ics`, 'x', '%00.ics']) {
    test(`"${name}" is no address`, async () => {
      assert.equal((await server.as('anonymous')(`/calendar/${name}`)).status, 404);
    });
  }

  test('is not for approvers to renew', async () => {
    const approver = await addApprover(server);
    assert.equal((await approver('/api/calendar/feed', { method: 'POST' })).status, 403);
    assert.equal((await approver('/api/calendar/optimize', { method: 'POST' })).status, 403);
  });
});
