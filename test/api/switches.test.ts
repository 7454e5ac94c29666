// The ten switches beside the master switch: saved one by one, and each obeyed where its thing exists.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { type Autopilot, SWITCH_NAMES } from '../../server/contract/autopilot.ts';
import type { Decision } from '../../server/contract/decision.ts';
import type { Post } from '../../server/contract/post.ts';
import { CATCH_UP_GAP } from '../../server/domain/content/index.ts';
import { DAY, HOUR, MINUTE } from '../../server/kernel/clock.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { addApprover } from '../support/members.ts';
import { runScenarios, type Scenario } from '../support/scenario.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: Client;

async function read<T>(path: string, client = owner): Promise<T> {
  const answer = await client(path);
  assert.equal(answer.status, 200);
  return (await answer.json()) as T;
}
async function turn(change: object): Promise<Autopilot> {
  const answer = await owner('/api/autopilot', { method: 'PUT', json: change });
  assert.equal(answer.status, 200, await answer.clone().text());
  return (await answer.json()) as Autopilot;
}
const posts = (query = '') => read<Post[]>(`/api/users/14/contents${query}`);
const decisions = () => read<Decision[]>('/api/decisions?limit=100');

describe('saving switches', () => {
  before(async () => {
    server = await startServer();
    owner = server.as('owner');
  });
  after(() => server.stop());

  test('all ten are on for a new business', async () => {
    const shown = await read<Autopilot>('/api/autopilot');
    assert.equal(SWITCH_NAMES.length, 10);
    for (const name of SWITCH_NAMES) assert.equal(shown[name], true, name);
  });

  for (const name of SWITCH_NAMES) {
    test(`${name} turns alone, and is told once each way`, async () => {
      const before = await server.countEvents('autopilot.changed');
      const off = await turn({ [name]: false });
      await turn({ [name]: false });
      for (const other of SWITCH_NAMES) assert.equal(off[other], other !== name, other);
      assert.equal(off.paused, false);
      assert.equal((await turn({ [name]: true }))[name], true);
      assert.equal(await server.countEvents('autopilot.changed'), before + 2);
    });
  }

  test('several at once, with the master switch', async () => {
    const shown = await turn({ paused: true, paidAds: false, roiSelection: false });
    assert.deepEqual(
      [shown.paused, shown.paidAds, shown.roiSelection, shown.socialPosts],
      [true, false, false, true],
    );
    await turn({ paused: false, paidAds: true, roiSelection: true });
  });

  test('another business has its own, and an approver turns none', async () => {
    const foreign = server.as('foreign');
    await foreign('/api/autopilot', { method: 'PUT', json: { socialPosts: false } });
    assert.equal((await read<Autopilot>('/api/autopilot')).socialPosts, true);
    const approver = await addApprover(server);
    const refused = await approver('/api/autopilot', { method: 'PUT', json: { socialPosts: false } });
    assert.equal(refused.status, 403);
    assert.equal((await read<Autopilot>('/api/autopilot', approver)).socialPosts, true);
  });

  const refused = (json: unknown, contains: string): Scenario => ({
    name: JSON.stringify(json),
    as: 'owner',
    url: '/api/autopilot',
    method: 'PUT',
    json,
    status: 422,
    contains: [contains],
    events: { 'autopilot.changed': 0 },
  });
  runScenarios(
    () => server,
    [
      refused({}, 'must change something'),
      refused({ socialPosts: 'off' }, 'socialPosts: '),
      refused({ paidAds: null }, 'paidAds: '),
      refused({ socialPosts: false, sociallPosts: false }, 'sociallPosts'),
      {
        name: 'by nobody',
        as: 'anonymous',
        url: '/api/autopilot',
        method: 'PUT',
        json: { socialPosts: false },
        status: 401,
      },
    ],
  );
});

describe('what a switch governs', () => {
  beforeEach(async () => {
    server = await startServer();
    owner = server.as('owner');
    await saveProfile(owner);
  });
  const stop = () => server.stop();

  test('content creation off: nothing new is written, said once, and written again after', async (t) => {
    t.after(stop);
    await turn({ contentCreation: false });
    await connectChannel(owner, 'facebook');
    await server.drain();
    assert.deepEqual(await posts(), []);
    const said = (await decisions()).filter(({ what }) => what === 'Wrote no new posts');
    assert.equal(said.length, 1);
    assert.match(said[0]?.why ?? '', /Content creation is switched off/);
    await turn({ contentCreation: true });
    await server.drain();
    assert.ok((await posts()).length > 0);
  });

  test('social posts off: social channels are not planned and nothing of them leaves; mail goes on', async (t) => {
    t.after(stop);
    await connectChannel(owner, 'facebook');
    await server.drain();
    await turn({ socialPosts: false });
    await connectChannel(owner, 'x');
    await connectChannel(owner, 'email');
    server.clock.advance(14 * DAY);
    await server.drain();
    assert.deepEqual(
      new Set((await posts()).map(({ platform }) => platform)),
      new Set(['facebook', 'email']),
    );
    assert.deepEqual(await posts('?status=published'), []);
    const [first] = (await posts('?status=scheduled')).filter(({ platform }) => platform === 'facebook');
    const now = await owner(`/api/contents/${first?.id}/publish`, { method: 'POST' });
    assert.equal(now.status, 409);
    assert.match(await now.text(), /Social posts are switched off/);
  });

  test('social posts on again: no burst; late posts leave apart, old ones wait', async (t) => {
    t.after(stop);
    const { id } = await connectChannel(owner, 'facebook');
    await server.drain();
    await turn({ socialPosts: false, contentCreation: false });
    for (const post of await posts()) await owner(`/api/contents/${post.id}`, { method: 'DELETE' });
    const drafts = await generatePosts(owner, id, 5);
    const start = server.clock.now();
    for (const [index, draft] of drafts.entries()) {
      const hours = index < 2 ? 1 : 3.5 + index / 10;
      const scheduledAt = new Date(start + hours * HOUR).toISOString();
      const saved = await owner(`/api/contents/${draft.id}`, { method: 'PATCH', json: { scheduledAt } });
      assert.equal(saved.status, 200, await saved.text());
    }
    server.clock.advance(5 * HOUR);
    await server.drain();
    assert.equal((await posts('?status=scheduled')).length, 5, 'nothing moved while it was off');
    await turn({ socialPosts: true });
    for (let step = 0; step < 120; step += 1) {
      await server.drain();
      server.clock.advance(MINUTE);
    }
    const left = (await posts('?status=published')).map((post) => Date.parse(post.publishedAt ?? '')).sort();
    assert.equal(left.length, 3);
    for (const [index, at] of left.entries()) {
      assert.ok(index === 0 || at - (left[index - 1] ?? 0) >= CATCH_UP_GAP, 'a quarter of an hour apart');
    }
    assert.equal((await posts('?status=awaiting_approval')).length, 2);
  });

  test('what falls due after a pause was kept by nothing: it leaves at once, however late the pause is looked at', async (t) => {
    t.after(stop);
    await turn({ contentCreation: false });
    const { id } = await connectChannel(owner, 'facebook');
    const [held, ...asked] = await generatePosts(owner, id, 4);
    await turn({ paused: true });
    const scheduledAt = new Date(server.clock.now() + HOUR).toISOString();
    await owner(`/api/contents/${held?.id}`, { method: 'PATCH', json: { scheduledAt } });
    server.clock.advance(HOUR + MINUTE);
    await server.drain();
    await turn({ paused: false });
    server.clock.advance(MINUTE);
    for (const post of asked) await owner(`/api/contents/${post.id}/publish`, { method: 'POST' });
    await server.drain();
    assert.deepEqual(
      (await posts('?status=published')).map((post) => post.id).sort(),
      asked.map((post) => post.id).sort(),
    );
    const [late] = await posts('?status=scheduled');
    assert.equal(late?.id, held?.id, 'what the pause had kept leaves apart from them');
    assert.ok(Date.parse(late?.scheduledAt ?? '') - server.clock.now() >= CATCH_UP_GAP);
  });

  test('email marketing off: no mailing leaves and none is planned; social posts go on', async (t) => {
    t.after(stop);
    await owner('/api/users/14/subscribers', { json: { email: 'a@example.com', name: 'A' } });
    await connectChannel(owner, 'email');
    await server.drain();
    const [mailing] = await posts('?status=scheduled');
    assert.equal(mailing?.platform, 'email');
    await turn({ emailMarketing: false });
    const now = await owner(`/api/contents/${mailing?.id}/publish`, { method: 'POST' });
    assert.equal(now.status, 409);
    assert.match(await now.text(), /Email marketing is switched off/);
    await connectChannel(owner, 'facebook');
    const planned = (await posts()).length;
    server.clock.advanceTo(Date.parse(mailing?.scheduledAt ?? '') + MINUTE);
    await server.drain();
    assert.equal(
      (await posts('?status=scheduled')).some(({ id }) => id === mailing?.id),
      true,
    );
    assert.equal((await server.app.ctx.db.read('outbox').select('id')).length, 0);
    assert.ok((await posts()).length > planned, 'Facebook is planned all the same');
    await turn({ emailMarketing: true });
    for (let step = 0; step < 60; step += 1) {
      await server.drain();
      server.clock.advance(MINUTE);
    }
    assert.equal((await server.app.ctx.db.read('outbox').select('id')).length, 1);
  });

  test('campaign scheduling off: planned posts have a time, and wait for approval', async (t) => {
    t.after(stop);
    await turn({ campaignScheduling: false });
    await connectChannel(owner, 'facebook');
    await server.drain();
    const planned = await posts();
    assert.ok(planned.length > 0);
    for (const post of planned) {
      assert.equal(post.status, 'awaiting_approval');
      assert.notEqual(post.scheduledAt, null);
    }
    assert.ok((await decisions()).some(({ limit }) => limit?.startsWith('Campaign scheduling is off')));
  });

  test('the master switch stands above them all', async (t) => {
    t.after(stop);
    await turn({ paused: true });
    await connectChannel(owner, 'facebook');
    await turn({ contentCreation: false });
    await turn({ contentCreation: true, socialPosts: true });
    await server.drain();
    assert.deepEqual(await posts(), []);
  });
});
