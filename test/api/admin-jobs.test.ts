// The job inspector: what it shows, what it runs again, and what it never cancels.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { InspectedJob, JobList } from '../../server/contract/job.ts';
import type { ServerHealth } from '../../server/contract/server-health.ts';
import { MINUTE } from '../../server/kernel/clock.ts';
import { say } from '../../server/sentences/index.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { runScenarios } from '../support/scenario.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let postId: number;
before(async () => {
  server = await startServer();
  const owner = server.as('owner');
  await saveProfile(owner);
  const { id } = await connectChannel(owner, 'facebook');
  await server.drain();
  const [post] = await generatePosts(owner, id, 1);
  postId = post?.id ?? 0;
});
after(() => server.stop());

const list = async (query = ''): Promise<JobList> =>
  (await server.as('admin')(`/api/admin/jobs${query}`)).json();
const act = (id: number, action: 'retry' | 'cancel') =>
  server.as('admin')(`/api/admin/jobs/${id}/${action}`, {
    method: 'POST',
    ...(action === 'cancel' ? { json: { reason: 'Not wanted' } } : {}),
  });
async function addJob(job: Record<string, unknown>): Promise<number> {
  const [row] = await server.app.ctx.db.write('jobs').insert(
    {
      kind: 'notify',
      key: `test:${Math.abs(JSON.stringify(job).length)}:${job.key ?? ''}`,
      created_at: 0,
      due_at: null,
      ...job,
    },
    ['id'],
  );
  return row.id;
}
const statusOf = async () => (await (await server.as('owner')(`/api/contents/${postId}`)).json()).status;

describe('the list', () => {
  test('shows jobs newest first, by state and kind, page by page', async () => {
    const { jobs, kinds } = await list();
    assert.ok(kinds.includes('publish-post'));
    assert.deepEqual(
      jobs.map(({ id }) => id),
      jobs.map(({ id }) => id).sort((a, b) => b - a),
    );
    const done = await list('?state=done&kind=plan-business');
    assert.ok(done.jobs.length > 0);
    assert.ok(done.jobs.every(({ state, kind }) => state === 'done' && kind === 'plan-business'));
    const first = (await list('?limit=1')).jobs[0]?.id ?? 0;
    assert.ok(((await list(`?before=${first}`)).jobs[0]?.id ?? 0) < first);
  });

  test('removes secrets from payloads and errors', async () => {
    const id = await addJob({
      key: 'secret',
      state: 'needs_human',
      payload: JSON.stringify({
        postId: 1,
        token: 'abc',
        deep: [{ password: 'x', link: `/s/${'aB3-'.repeat(8)}` }],
      }),
      last_error: JSON.stringify(
        say('admin.job-threw', { words: `smtp://me:hunter2@mail.example refused ${'x9'.repeat(20)}` }),
      ),
    });
    const job: InspectedJob = await (await server.as('admin')(`/api/admin/jobs/${id}`)).json();
    assert.deepEqual(job.payload, {
      postId: 1,
      token: '[removed]',
      deep: [{ password: '[removed]', link: '/s/[removed]' }],
    });
    assert.equal(job.lastError, 'smtp://[removed]@mail.example refused [removed]');
  });

  runScenarios(
    () => server,
    [
      { name: 'is the admin’s', as: 'owner', url: '/api/admin/jobs', status: 401 },
      { name: 'is nobody’s', as: 'anonymous', url: '/api/admin/jobs', status: 401 },
      { name: 'knows its states', as: 'admin', url: '/api/admin/jobs?state=asleep', status: 422 },
      {
        name: 'knows an unknown job from a known one',
        as: 'admin',
        url: '/api/admin/jobs/987654',
        status: 404,
      },
      {
        name: 'cancelling needs a reason',
        as: 'admin',
        method: 'POST',
        url: '/api/admin/jobs/1/cancel',
        json: {},
        status: 422,
      },
    ],
  );
});

describe('a job', () => {
  test('that failed runs again with all its attempts, and that is audited', async () => {
    const id = await addJob({
      key: 'again',
      state: 'needs_human',
      attempts: 8,
      payload: '{"eventId":1}',
      finished_at: 1,
    });
    const answer = await act(id, 'retry');
    assert.equal(answer.status, 200);
    const job: InspectedJob = await answer.json();
    assert.deepEqual([job.state, job.attempts, job.finishedAt], ['waiting', 0, null]);
    await server.drain();
    assert.equal(
      (await list('?kind=notify&state=done')).jobs.some((one) => one.id === id),
      true,
    );
    assert.equal((await act(id, 'retry')).status, 409, 'done is done');
    const audit = await (await server.as('admin')('/api/admin/audit?kind=job.retried')).json();
    assert.equal(audit[0].subjectId, id);
  });

  test('that runs can neither be run nor cancelled', async () => {
    const id = await addJob({
      key: 'running',
      state: 'running',
      lease: 'x',
      due_at: server.clock.now() + MINUTE,
    });
    assert.equal((await act(id, 'retry')).status, 409);
    const refused = await act(id, 'cancel');
    assert.equal(refused.status, 409);
    assert.match(await refused.text(), /running at this moment/);
  });

  test('that looks for a post on its way cannot be cancelled, and says why', async () => {
    const id = await addJob({
      key: 'flight',
      kind: 'publish-post',
      state: 'waiting',
      payload: JSON.stringify({ postId }),
      due_at: server.clock.now() + MINUTE,
    });
    const { write } = server.app.ctx.db;
    const before = (await write('posts').where({ id: postId }).first()).status;
    await write('posts').where({ id: postId }).update({ status: 'publishing' });
    const refused = await act(id, 'cancel');
    assert.equal(refused.status, 409);
    assert.match(await refused.text(), /on its way/);
    await write('posts').where({ id: postId }).update({ status: before });
    await write('jobs').where({ id }).del();
  });

  test('whose time has not come is not run now, unless it has failed before', async () => {
    const dueAt = server.clock.now() + 60 * MINUTE;
    const waits = await addJob({ key: 'not-yet', state: 'waiting', due_at: dueAt, payload: '{"eventId":1}' });
    const { isRunnable, isCancellable }: InspectedJob = await (
      await server.as('admin')(`/api/admin/jobs/${waits}`)
    ).json();
    assert.deepEqual([isRunnable, isCancellable], [false, true]);
    const refused = await act(waits, 'retry');
    assert.equal(refused.status, 409);
    assert.match(await refused.text(), /time of this job has not come/);
    const failed = {
      state: 'waiting',
      due_at: dueAt,
      attempts: 2,
      last_error: '{"id":"admin.job-threw","params":{"words":"no answer"}}',
    };
    const pauses = await addJob({ key: 'pauses', payload: '{"eventId":1}', ...failed });
    assert.equal((await act(pauses, 'retry')).status, 200);
    await server.drain();
    await server.app.ctx.db.write('jobs').where({ id: waits }).del();
  });

  test('that nothing would make again cannot be cancelled, and says why', async () => {
    for (const kind of ['advance-subscription', 'collect-invoice', 'end-impersonation', 'send-letter']) {
      const id = await addJob({ key: kind, kind, payload: '{"accountId":987}', state: 'needs_human' });
      const refused = await act(id, 'cancel');
      assert.equal(refused.status, 409, kind);
      assert.match(await refused.text(), /Nothing would do it again/);
    }
  });

  test('that failed to publish a post leaves it a draft, too; one from a time before leaves it alone', async () => {
    const { write } = server.app.ctx.db;
    const at = server.clock.now() + 60 * MINUTE;
    const json = { scheduledAt: new Date(at).toISOString() };
    await server.as('owner')(`/api/contents/${postId}`, { method: 'PATCH', json });
    const failed = { kind: 'publish-post', state: 'needs_human', due_at: null, finished_at: 1 };
    const left = { postId, at: at - MINUTE };
    const old = await addJob({ key: 'old-time', ...failed, payload: JSON.stringify(left) });
    assert.equal((await act(old, 'cancel')).status, 200);
    assert.equal(await statusOf(), 'scheduled');
    const waiting = write('jobs').where({ kind: 'publish-post', state: 'waiting' });
    const mine = await waiting.where('payload', 'like', `%:${at}}`).first();
    await write('jobs').where({ id: mine.id }).update(failed);
    assert.equal((await act(mine.id, 'cancel')).status, 200);
    assert.equal(await statusOf(), 'draft');
  });

  test('that would publish a post leaves it a draft when it is cancelled', async () => {
    const at = new Date(server.clock.now() + 60 * MINUTE).toISOString();
    await server.as('owner')(`/api/contents/${postId}`, { method: 'PUT', json: { scheduledAt: at } });
    await server.as('owner')(`/api/contents/${postId}`, { method: 'PATCH', json: { scheduledAt: at } });
    assert.equal(await statusOf(), 'scheduled');
    const jobs = (await list('?kind=publish-post&state=waiting')).jobs;
    const mine = jobs.find(({ payload }) => (payload as { postId: number }).postId === postId);
    assert.ok(mine);
    assert.equal((await act(mine.id, 'cancel')).status, 200);
    assert.equal(await statusOf(), 'draft');
    assert.equal((await act(mine.id, 'cancel')).status, 409);
    assert.equal((await act(mine.id, 'retry')).status, 409);
    server.clock.advance(61 * MINUTE);
    await server.drain();
    assert.equal(await statusOf(), 'draft');
  });

  test('that comes before the time of its post or plan waits for it', async () => {
    const { write } = server.app.ctx.db;
    const at = server.clock.now() + 60 * MINUTE;
    const json = { scheduledAt: new Date(at).toISOString() };
    await server.as('owner')(`/api/contents/${postId}`, { method: 'PATCH', json });
    assert.equal(await statusOf(), 'scheduled');
    await server.as('owner')('/api/users/14/subscription', { method: 'PUT', json: { tier: 'Starter' } });
    await server.drain();
    const kinds = ['publish-post', 'advance-subscription'];
    const early = () => write('jobs').whereIn('kind', kinds).where({ state: 'waiting' }).orderBy('id');
    const before = await early();
    assert.deepEqual([...new Set(before.map(({ kind }) => kind))].sort(), [...kinds].sort());
    await early().update({ due_at: server.clock.now() });
    await server.drain();
    assert.deepEqual(
      (await early()).map(({ id, due_at }) => [id, due_at]),
      before.map(({ id, due_at }) => [id, due_at]),
    );
    server.clock.advance(61 * MINUTE);
    await server.drain();
    assert.equal(await statusOf(), 'published');
  });
});

describe('health', () => {
  test('says what the queue, the database, the mail and the process are at, in six queries', async () => {
    await server.app.ctx.db.write('sessions').update({ seen_at: server.clock.now() });
    const { read, write } = server.app.ctx.db;
    await write('jobs').whereNotNull('due_at').del();
    const due = server.clock.now() - 10 * MINUTE;
    await addJob({ key: 'late', due_at: due });
    await write('workers').insert([
      { id: 'a', host: 'shop', pid: 7, version: '1', started_at: 0, seen_at: server.clock.now() },
      { id: 'b', host: 'old', pid: 8, version: '1', started_at: 0, seen_at: 0 },
    ]);
    let asked = 0;
    const count = () => {
      asked += 1;
    };
    read.on('query', count);
    const health: ServerHealth = await (await server.as('admin')('/api/admin/health')).json();
    read.removeListener('query', count);
    assert.ok(asked <= 6, `${asked} queries`);
    assert.deepEqual([health.queue.due, health.queue.oldestDueAt], [1, new Date(due).toISOString()]);
    assert.match(health.trouble ?? '', /no worker takes them/);
    assert.deepEqual(
      health.workers.map(({ host, isSilent }) => [host, isSilent]),
      [
        ['shop', false],
        ['old', true],
      ],
    );
    assert.equal(health.database.kind, 'SQLite');
    assert.match(health.database.schema, /^\d{4}-/);
    assert.ok(health.database.bytes > 100_000);
    assert.ok((health.database.freeBytes ?? 0) > 0);
    assert.equal(health.lastBackupAt, null, 'never');
    assert.deepEqual([health.mail.transport, health.mail.host], ['outbox', null]);
    assert.match(health.process.node, /^v\d+/);
    assert.ok(health.process.memoryBytes > 10_000_000);
  });

  test('knows when the last backup was', async () => {
    const at = server.clock.now();
    await server.app.ctx.db.write('server_settings').insert({ key: 'last-backup-at', value: String(at) });
    const health: ServerHealth = await (await server.as('admin')('/api/admin/health')).json();
    assert.equal(health.lastBackupAt, new Date(at).toISOString());
  });
});
