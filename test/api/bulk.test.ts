// Many posts at once: rejected for one reason, moved together or to free times, sent for approval; each taken back.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Rejection, Rescheduled, Withdrawn } from '../../server/contract/bulk.ts';
import type { MovesDone } from '../../server/contract/calendar.ts';
import type { Habit } from '../../server/contract/habit.ts';
import type { ApprovalUndone, Post } from '../../server/contract/post.ts';
import { DAY, HOUR, MINUTE } from '../../server/kernel/clock.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { addApprover } from '../support/members.ts';
import { START, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: Client;
let approver: Client;
let facebook = 0;
let x = 0;
before(async () => {
  server = await startServer();
  owner = server.as('owner');
  approver = await addApprover(server);
  await saveProfile(owner);
  facebook = (await connectChannel(owner, 'facebook')).id;
  x = (await connectChannel(owner, 'x')).id;
});
after(() => server.stop());

const table = () => server.app.ctx.db.write('posts');
const rows = (): Promise<
  { id: number; status: string; scheduled_at: number | null; note: string | null }[]
> => table().orderBy('id').select('id', 'status', 'scheduled_at', 'note');
const call = async <T>(path: string, json: object, client = owner): Promise<T> => {
  const response = await client(`/api/${path}`, { json });
  assert.equal(response.status, 200, await response.clone().text());
  return (await response.json()) as T;
};
const draft = async (platformId: number, content: string): Promise<number> => {
  const json = { platformIds: [platformId], content };
  const [post] = (await (await owner('/api/contents', { json })).json()) as Post[];
  return post?.id ?? assert.fail();
};

/** Four that wait, an hour after the other; the first is overdue. The last is on X. */
let ids: number[] = [];
const at = (index: number) => START + (index * 2 - 1) * HOUR;
beforeEach(async () => {
  await table().delete();
  ids = [];
  for (const index of [0, 1, 2, 3]) {
    const id = await draft(index === 3 ? x : facebook, `Post number ${index}`);
    await table()
      .where({ id })
      .update({ status: 'awaiting_approval', scheduled_at: at(index) });
    ids.push(id);
  }
});

describe('rejecting', () => {
  test('many get one reason; what cannot be rejected is named and stops no other', async () => {
    const [first = 0, ...others] = ids;
    await table().where({ id: first }).update({ status: 'scheduled' });
    const json = { ids: [...ids, 999_999], reason: 'Too loud.' };
    const { rejected, refused } = await call<Rejection>('contents/reject', json, approver);
    assert.deepEqual(rejected, others);
    assert.deepEqual(
      refused.map(({ id }) => id),
      [first, 999_999],
    );
    assert.match(refused[0]?.reason ?? '', /This post is scheduled/);
    const done = (await rows()).slice(1);
    assert.ok(done.every(({ status, note }) => status === 'rejected' && note?.includes('Too loud.')));
  });

  test('taken back they wait again, at their time and without the reason', async () => {
    await call('contents/reject', { ids, reason: 'Too loud.' });
    const { waiting } = await call<ApprovalUndone>('contents/unreject', { ids });
    assert.deepEqual(waiting, ids);
    const after = await rows();
    assert.deepEqual(
      after.map(({ scheduled_at }) => scheduled_at),
      ids.map((_, index) => at(index)),
    );
    assert.ok(after.every(({ status, note }) => status === 'awaiting_approval' && note === null));
    const again = await call<ApprovalUndone>('contents/unreject', { ids });
    assert.equal(again.refused[0]?.reason, 'It is not rejected any more.');
  });

  test('Undo on a page that is old takes back no newer rejection', async () => {
    const [again = 0, ...others] = ids;
    const { at: first } = await call<Rejection>('contents/reject', { ids, reason: 'Too loud.' });
    server.clock.advance(60_000);
    await call('contents/unreject', { ids: [again] });
    await call('contents/reject', { ids: [again], reason: 'The price is wrong.' });
    const { waiting, refused } = await call<ApprovalUndone>('contents/unreject', { ids, at: first });
    assert.deepEqual([waiting, refused.map(({ id }) => id)], [others, [again]]);
    const row = (await rows()).find(({ id }) => id === again);
    assert.deepEqual([row?.status, row?.note?.includes('The price is wrong.')], ['rejected', true]);
  });

  test('an approver takes back only what they have just rejected', async () => {
    const [mine = 0, theirs = 0] = ids;
    await call('contents/reject', { ids: [mine] }, approver);
    await call('contents/reject', { ids: [theirs] });
    const { waiting, refused } = await call<ApprovalUndone>(
      'contents/unreject',
      { ids: [mine, theirs] },
      approver,
    );
    assert.deepEqual([waiting, refused.map(({ id }) => id)], [[mine], [theirs]]);
    assert.match(refused[0]?.reason ?? '', /just rejected yourself/);
  });

  test('what only they have taught is not known any more once they are taken back', async () => {
    const posts = await generatePosts(owner, facebook, 3);
    const written = posts.map(({ id }) => id);
    await table()
      .whereIn('id', written)
      .update({ status: 'awaiting_approval', scheduled_at: START + DAY });
    await call('contents/reject', { ids: written, reason: 'Far too long.' });
    const habits = async () => (await (await owner('/api/habits')).json()) as Habit[];
    assert.deepEqual(
      (await habits()).map(({ kind }) => kind),
      ['length'],
    );
    await call('contents/unreject', { ids: written });
    assert.deepEqual(await habits(), []);
  });
});

describe('rescheduling', () => {
  test('by a day: all move by it, and what waits keeps waiting', async () => {
    const { moved, refused } = await call<Rescheduled>('contents/reschedule', { ids, by: 24 * 60 });
    assert.deepEqual([moved.length, refused], [4, []]);
    for (const [index, row] of (await rows()).entries())
      assert.deepEqual([row.status, row.scheduled_at], ['awaiting_approval', at(index) + DAY]);
    const moves = moved.map(({ id, from, to }) => ({ id, from: to, to: from }));
    // The first was overdue: its old time cannot come back.
    assert.deepEqual(await call<MovesDone>('calendar/moves', { moves }), { moved: 3 });
  });

  test('earlier, but never into the past; what has no time has none to move', async () => {
    const without = await draft(facebook, 'A draft');
    const json = { ids: [...ids, without], by: -2 * 60 };
    const { moved, refused } = await call<Rescheduled>('contents/reschedule', json);
    assert.deepEqual(
      moved.map(({ id }) => id),
      ids.slice(2),
    );
    assert.deepEqual(
      refused.map(({ reason }) => reason),
      [
        'Its new time would be in the past.',
        'Its new time would be in the past.',
        'It has no time that could be moved.',
      ],
    );
  });

  test('to free times: to come, apart on each channel, clear of the others there, in their order', async () => {
    const standing = await draft(facebook, 'It stands');
    await table()
      .where({ id: standing })
      .update({ status: 'scheduled', scheduled_at: START + 2 * HOUR });
    const { moved } = await call<Rescheduled>('contents/reschedule', { ids, to: 'free' });
    assert.equal(moved.length, 4);
    const times = moved.slice(0, 3).map(({ to }) => Date.parse(to));
    assert.deepEqual(
      times,
      times.toSorted((a, b) => a - b),
    );
    const all = [...times, START + 2 * HOUR].toSorted((a, b) => a - b);
    for (const [index, time] of all.entries())
      assert.ok(
        time > START && (index === 0 || time - (all[index - 1] ?? 0) >= 3 * HOUR),
        new Date(time).toISOString(),
      );
  });

  test('is asked for in one of the two ways, by those who write', async () => {
    for (const json of [
      { ids },
      { ids, by: 60, to: 'free' },
      { ids, by: 0 },
      { ids, by: 1.5 },
      { ids, to: 'x' },
    ])
      assert.equal((await owner('/api/contents/reschedule', { json })).status, 422, JSON.stringify(json));
    assert.equal((await approver('/api/contents/reschedule', { json: { ids, by: 60 } })).status, 403);
  });
});

describe('sending drafts for approval', () => {
  test('each waits at a free time of its channel, and is a draft again when that is taken back', async () => {
    const drafts = [await draft(facebook, 'One'), await draft(facebook, 'Two'), await draft(x, 'Three')];
    const [waits = 0] = ids;
    const sent = await call<ApprovalUndone>('contents/submit', { ids: [...drafts, waits] });
    assert.deepEqual(sent.waiting, drafts);
    assert.deepEqual(sent.refused, [{ id: waits, reason: 'It is no draft any more.' }]);
    const waiting = (await rows()).filter(({ id }) => drafts.includes(id));
    assert.ok(
      waiting.every(
        (row) => row.status === 'awaiting_approval' && (row.scheduled_at ?? 0) > START + HOUR - MINUTE,
      ),
    );
    const back = await call<Withdrawn>('contents/withdraw', { ids: [...drafts, 999_999] });
    assert.deepEqual([back.drafts, back.refused.length], [drafts, 1]);
    for (const row of (await rows()).filter(({ id }) => drafts.includes(id)))
      assert.deepEqual([row.status, row.scheduled_at], ['draft', null]);
  });

  test('a plain form does it, too, and rejects and moves what is ticked', async () => {
    const id = await draft(facebook, 'One');
    const [first = 0, second = 0] = ids;
    const send = (path: string, form: Record<string, string>) =>
      owner(`/api/contents/${path}`, { form: { ...form, screen: '/approvals' } });
    assert.equal((await send('submit', { [`post-${id}`]: 'on' })).status, 303);
    assert.equal((await send('reject', { [`post-${first}`]: 'on' })).status, 303);
    assert.equal((await send('reschedule', { [`post-${second}`]: 'on', to: 'free' })).status, 303);
    const now = new Map((await rows()).map((row) => [row.id, row]));
    assert.deepEqual([now.get(id)?.status, now.get(first)?.status], ['awaiting_approval', 'rejected']);
    assert.notEqual(now.get(second)?.scheduled_at, at(1));
  });
});
