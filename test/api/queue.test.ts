// The queue of a channel: the times that its owner sets, who keeps to them, and what takes the next free one.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Rescheduled } from '../../server/contract/bulk.ts';
import type { Connection } from '../../server/contract/connection.ts';
import type { Post } from '../../server/contract/post.ts';
import { toLocal } from '../../server/domain/learning/index.ts';
import { DAY, HOUR, MINUTE } from '../../server/kernel/clock.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { addApprover } from '../support/members.ts';
import { START, startServer, type TestServer } from '../support/server.ts';

/** 10:00 of this Monday in Paris is START; the first slot is at 11:30. */
const SLOTS = [
  { weekday: 1, time: '11:30' },
  { weekday: 3, time: '08:00' },
  { weekday: 3, time: '08:20' },
];
const FIRST = START + 90 * MINUTE;
const SECOND = START + 2 * DAY - 2 * HOUR;
const THIRD = SECOND + 20 * MINUTE;

let server: TestServer;
let owner: Client;
let facebook = 0;
let x = 0;
before(async () => {
  server = await startServer();
  owner = server.as('owner');
  await saveProfile(owner, { timezone: 'Europe/Paris', locale: 'en-GB' });
  facebook = (await connectChannel(owner, 'facebook')).id;
  x = (await connectChannel(owner, 'x')).id;
});
after(() => server.stop());

const table = () => server.app.ctx.db.write('posts');
const setSlots = async (id: number, slots: object) => {
  const answer = await owner(`/api/platforms/${id}`, { method: 'PUT', json: { slots } });
  return { status: answer.status, text: await answer.text() };
};
const queue = async (json: object) =>
  owner('/api/contents', { json: { content: 'Bread.', queue: true, ...json } });
const queued = async (platformIds: number[]): Promise<Post[]> => {
  const answer = await queue({ platformIds });
  assert.equal(answer.status, 201, await answer.clone().text());
  return (await answer.json()) as Post[];
};
const timeOf = ({ scheduledAt }: Post) => Date.parse(scheduledAt ?? '');

beforeEach(async () => {
  await table().delete();
  assert.equal((await setSlots(facebook, SLOTS)).status, 200);
});

describe('the times of a channel', () => {
  test('are saved in the order of the week and answered with it', async () => {
    const answer = await setSlots(facebook, SLOTS.toReversed());
    assert.deepEqual((JSON.parse(answer.text) as Connection).slots, SLOTS);
    const all = (await (await owner('/api/users/14/platforms')).json()) as Connection[];
    assert.deepEqual(
      all.map(({ slots }) => slots),
      [SLOTS, []],
    );
  });

  test('are refused with the one at fault, and nothing is changed', async () => {
    const odd: [object, RegExp][] = [
      [[{ weekday: 8, time: '09:00' }], /slots\.0\.weekday: must be a day/],
      [[{ weekday: 1, time: '9' }], /slots\.0\.time: must be a time such as 09:30/],
      [[SLOTS[0], { weekday: 1, time: '11:40' }], /slots: must be at least 15 minutes apart/],
      [Array.from({ length: 71 }, () => SLOTS[0]), /slots: must be at most 70/],
    ];
    for (const [slots, message] of odd) {
      const { status, text } = await setSlots(facebook, slots);
      assert.equal(status, 422);
      assert.match(text, message);
    }
    const [first] = (await (await owner('/api/users/14/platforms')).json()) as Connection[];
    assert.deepEqual(first?.slots, SLOTS);
  });

  test('are the pace of the channel on its page and in the plan, where they are fewer', async () => {
    await queue({ platformIds: [facebook] });
    for (const path of ['/screens/platforms/facebook', '/screens/ai-strategy']) {
      const page = await (await owner(path)).text();
      assert.match(page, /<data value="3" data-figure="pace[^"]*facebook[^"]*">/, path);
    }
  });

  test('are for who may write', async () => {
    const approver = await addApprover(server);
    const answer = await approver(`/api/platforms/${facebook}`, { method: 'PUT', json: { slots: [] } });
    assert.equal(answer.status, 403);
  });

  test('come from a plain form as a line a day, and stand on the page', async () => {
    const form = { screen: '/platforms/facebook?tab=settings', 'slots-1': '9, 5:30pm', 'slots-7': '10.15' };
    const answer = await owner(`/api/platforms/${facebook}?_method=put`, { form });
    assert.equal(answer.status, 303);
    const page = await (await owner('/screens/platforms/facebook?tab=settings')).text();
    assert.match(page, /name="slots-1"[^>]* value="09:00 17:30"/);
    assert.match(page, /name="slots-7"[^>]* value="10:15"/);
    const odd = await owner(`/api/platforms/${facebook}?_method=put`, {
      form: { ...form, 'slots-1': 'noon' },
    });
    assert.equal(odd.status, 422);
  });
});

describe('added to the queue', () => {
  test('a post takes the next free slot, and the next one the slot after', async () => {
    const times = [];
    for (let turn = 0; turn < 4; turn++) times.push(...(await queued([facebook])).map(timeOf));
    assert.deepEqual(times, [FIRST, SECOND, THIRD, FIRST + 7 * DAY]);
  });

  test('each channel has a queue of its own; one without slots takes a good free hour', async () => {
    const [onFacebook, onX] = await queued([facebook, x]);
    assert.equal(onFacebook && timeOf(onFacebook), FIRST);
    assert.equal(onX?.status, 'scheduled');
    assert.ok(onX && timeOf(onX) >= START + HOUR);
  });

  test('a slot is free again when its post is taken off', async () => {
    const [first] = await queued([facebook]);
    await owner(`/api/contents/${first?.id}/unschedule`, { method: 'POST' });
    assert.deepEqual((await queued([facebook])).map(timeOf), [FIRST]);
  });

  test('twelve slots within four weeks are all there are: the next one is told so', async () => {
    for (let turn = 0; turn < 12; turn++) await queued([facebook]);
    const answer = await queue({ platformIds: [facebook] });
    assert.equal(answer.status, 409);
    assert.match(await answer.text(), /Facebook has no free time within the next four weeks/);
    assert.equal((await table()).length, 12);
  });

  test('it has no time of its own and is no draft', async () => {
    const scheduledAt = new Date(START + DAY).toISOString();
    for (const odd of [{ scheduledAt }, { status: 'draft' }, { queue: false }])
      assert.equal((await queue({ platformIds: [facebook], ...odd })).status, 422);
  });

  test('nothing is chosen in a part of the week that people have banned; what a person picks stays', async () => {
    const say = (id: number, weekday: number, hour: number, stance: 'ban' | null) =>
      owner(`/api/platforms/${id}/overrules`, { method: 'PUT', json: { of: 'time', weekday, hour, stance } });
    const [free] = await queued([x]);
    assert.ok(free);
    const { weekday, hour } = toLocal(timeOf(free), 'Europe/Paris');
    const bans = [
      [facebook, 1, 9],
      [x, weekday, hour - (hour % 3)],
    ] as const;
    for (const [id, day, from] of bans) assert.equal((await say(id, day, from, 'ban')).status, 200);
    await table().delete();
    assert.deepEqual((await queued([facebook])).map(timeOf), [SECOND]);
    const [other] = await queued([x]);
    const { hour: chosen, weekday: day } = toLocal(other ? timeOf(other) : 0, 'Europe/Paris');
    assert.notDeepEqual([day, chosen - (chosen % 3)], [weekday, hour - (hour % 3)]);
    const picked = { platformIds: [facebook], content: 'Bread.', scheduledAt: new Date(FIRST).toISOString() };
    const [post] = (await (await owner('/api/contents', { json: picked })).json()) as Post[];
    assert.equal(post && timeOf(post), FIRST);
    for (const [id, day, from] of bans) assert.equal((await say(id, day, from, null)).status, 200);
  });

  test('from a plain form, too', async () => {
    const form = { screen: '/compose', [`platform-${facebook}`]: 'on', content: 'Bread.', when: 'queue' };
    assert.equal((await owner('/api/contents', { form })).status, 303);
    assert.deepEqual(
      (await table()).map(({ scheduled_at }) => scheduled_at),
      [FIRST],
    );
  });

  test('what is moved to free times takes slots, too', async () => {
    const json = { platformIds: [facebook], content: 'Bread.', scheduledAt: new Date(START + 30 * DAY) };
    const [post] = (await (await owner('/api/contents', { json })).json()) as Post[];
    const answer = await owner('/api/contents/reschedule', { json: { ids: [post?.id], to: 'free' } });
    const { moved } = (await answer.json()) as Rescheduled;
    assert.deepEqual(
      moved.map(({ to }) => Date.parse(to)),
      [FIRST],
    );
  });
});

describe('the plan', () => {
  const planned = async () => {
    assert.equal((await owner('/api/calendar/optimize', { method: 'POST' })).status, 200);
    return table().where({ connection_id: facebook }).orderBy('scheduled_at').select('id', 'scheduled_at');
  };

  test('keeps to slots, and writes no more a week than there are', async () => {
    const posts = await planned();
    const slots = [FIRST, SECOND, THIRD].flatMap((at) => [at, at + 7 * DAY]);
    assert.deepEqual(
      posts.map(({ scheduled_at }) => scheduled_at),
      slots.sort((a, b) => a - b),
    );
  });

  test('moves what it planned at another time to a slot of its days', async () => {
    const [first, ...others] = await planned();
    await table()
      .where({ id: first?.id })
      .update({ scheduled_at: FIRST + 5 * HOUR });
    const after = await planned();
    assert.deepEqual(after.map(({ scheduled_at }) => scheduled_at).slice(0, 1), [FIRST]);
    assert.equal(after.length, others.length + 1);
  });
});

describe('the calendar', () => {
  const calendar = async (query = '', client = owner) =>
    (await client(`/screens/content-calendar?view=month&date=2027-03-10${query}`)).text();

  test('shows free slots of the planned days, each leading to a post for it', async () => {
    await queued([facebook]);
    const html = await calendar();
    assert.equal(html.match(/chip-open/g)?.length, 5);
    assert.ok(html.includes(`#/compose?platform=${facebook}&amp;at=2027-03-03T08:20`));
    assert.ok(!html.includes('at=2027-03-01T11:30'));
    assert.doesNotMatch(await calendar('&channel=x'), /chip-open/);
    assert.doesNotMatch(await calendar('&state=scheduled'), /chip-open/);
    assert.match(await calendar('&view=week'), /chip-open/);
  });

  test('finds posts in neighbouring slots not too close together', async () => {
    for (let turn = 0; turn < 3; turn++) await queued([facebook]);
    assert.doesNotMatch(await calendar(), /Too close/);
    await setSlots(facebook, []);
    assert.match(await calendar(), /Too close/);
  });
});
