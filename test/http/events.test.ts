import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createLog } from '../../server/config/logging.ts';
import { POST_STATUSES } from '../../server/contract/post.ts';
import { unitOfWork } from '../../server/db/unit-of-work.ts';
import { expireImpersonation } from '../../server/domain/accounts/index.ts';
import { LiveEvents } from '../../server/http/live-events.ts';
import { WATCHED_EVENTS } from '../../server/http/live-messages.ts';
import { SYSTEM } from '../../server/kernel/actor.ts';
import { DAY } from '../../server/kernel/clock.ts';
import { say } from '../../server/sentences/index.ts';
import { FOREIGN, OWNER } from '../support/callers.ts';
import { type Client, createClient } from '../support/client.ts';
import { addMember } from '../support/members.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { readSources } from '../support/source.ts';

const named = (subject: string) => say('notifications.subject', { subject });

/** An open stream as a list of its events, and a way to wait for more. */
async function openStream(client: Client, path = '/api/events', headers: Record<string, string> = {}) {
  const response = await client(path, { headers });
  assert.equal(response.status, 200);
  assert.match(response.headers.get('Content-Type') ?? '', /^text\/event-stream/);
  assert.equal(response.headers.get('Content-Encoding'), null);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  assert.ok(reader);
  let text = '';
  const readUntil = async (pattern: RegExp) => {
    while (!pattern.test(text)) {
      const { done, value } = await reader.read();
      if (done) throw new Error(`the stream ended: ${text}`);
      text += value;
    }
    return text;
  };
  const readToEnd = async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
    return text;
  };
  await readUntil(/retry: 3000\n\n/);
  return { readUntil, readToEnd, close: () => reader.cancel() };
}

describe('the event stream', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  const pause = (client: Client, paused: boolean) =>
    client('/api/autopilot', { method: 'PUT', json: { paused } });

  test('tells the caller’s business, and nobody else’s, as soon as something is committed', async () => {
    await pause(server.as('owner'), true);
    const [own, foreign] = [await openStream(server.as('owner')), await openStream(server.as('foreign'))];
    await pause(server.as('owner'), false);
    const text = await own.readUntil(/event: autopilot\n.*\n\n/);
    assert.match(text, /^retry: 3000\n\nid: \d+\nevent: autopilot\ndata: \{"paused":false\}\n\n$/);
    await pause(server.as('foreign'), true);
    const other = await foreign.readUntil(/event: autopilot\n.*\n\n/);
    assert.match(other, /^retry: 3000\n\nid: \d+\nevent: autopilot\ndata: \{"paused":true\}\n\n$/);
    await Promise.all([own.close(), foreign.close()]);
  });

  test('tells when a plan covers the business no longer, and when one does again', async () => {
    const stream = await openStream(server.as('owner'));
    const { ctx } = server.app;
    const cover = (kind: 'business.locked' | 'business.unlocked') =>
      unitOfWork(ctx, SYSTEM, async (tx) =>
        tx.emit({ kind, businessId: OWNER.businessId, subjectId: OWNER.businessId, data: {} }),
      );
    await cover('business.locked');
    await cover('business.unlocked');
    const text = await stream.readUntil(/"locked":false/);
    assert.match(
      text,
      /event: autopilot\ndata: \{"locked":true\}.*event: autopilot\ndata: \{"locked":false\}/s,
    );
    await stream.close();
  });

  test('goes on from the event that the page showed, and misses nothing in between', async () => {
    const document = await (await server.as('owner')('/')).text();
    const shown = /data-event="(\d+)"/.exec(document)?.[1];
    assert.ok(shown);
    await pause(server.as('owner'), true);
    await pause(server.as('owner'), false);
    const stream = await openStream(server.as('owner'), `/api/events?since=${shown}`);
    const text = await stream.readUntil(/"paused":false/);
    assert.match(text, /"paused":true.*"paused":false/s);
    const newest = [...text.matchAll(/id: (\d+)/g)].at(-1)?.[1];
    const later = await openStream(server.as('owner'), `/api/events?since=${newest}`);
    assert.doesNotMatch(await later.readUntil(/retry/), /event:/);
    await Promise.all([stream.close(), later.close()]);
  });

  test('after a break tells exactly what was missed, and then the right number of unread', async () => {
    const { id, businessId } = OWNER;
    const notify = (unread: number, accountId = id) =>
      unitOfWork(server.app.ctx, SYSTEM, async (tx) =>
        tx.emit({
          kind: 'notification.added',
          businessId,
          subjectId: accountId,
          data: { unread, title: named(`Number ${unread}`), message: named(''), href: null },
        }),
      );
    const stream = await openStream(server.as('owner'));
    await notify(1);
    const first = /id: (\d+)/.exec(await stream.readUntil(/Number 1"/))?.[1] ?? '';
    await stream.close();
    await notify(2);
    await notify(99, 4711);
    await notify(3);
    await unitOfWork(server.app.ctx, SYSTEM, async (tx) =>
      tx.emit({ kind: 'notification.read', businessId, subjectId: id, data: { unread: 0 } }),
    );
    const resumed = await openStream(server.as('owner'), '/api/events', { 'Last-Event-ID': first });
    await notify(4);
    const text = await resumed.readUntil(/Number 4"/);
    const told = [...text.matchAll(/event: (\w+)\ndata: (.*)\n/g)].map(([, name, data]) => [
      name,
      JSON.parse(data ?? '').unread,
    ]);
    assert.deepEqual(told, [
      ['notification', 2],
      ['notification', 3],
      ['read', 0],
      ['notification', 4],
    ]);
    await resumed.close();
  });

  test('goes on after a long break, too: nothing is cut off', async () => {
    const shown = await server.app.ctx.db.read('events').max({ id: 'id' }).first();
    const ids = Array.from({ length: 450 }, (_, index) => index + 1);
    await unitOfWork(server.app.ctx, SYSTEM, async (tx) => {
      for (const subjectId of ids)
        tx.emit({ kind: 'post.draft', businessId: OWNER.businessId, subjectId, data: { channel: 'x' } });
    });
    const stream = await openStream(server.as('owner'), '/api/events', {
      'Last-Event-ID': String(shown?.id),
    });
    const text = await stream.readUntil(/"id":450,/);
    const told = [...text.matchAll(/"id":(\d+),"status":"draft"/g)].map(([, id]) => Number(id));
    assert.deepEqual(told, ids);
    await stream.close();
  });

  test('after a very long break tells the newest, and of what is older how things stand', async () => {
    const shown = await server.app.ctx.db.read('events').max({ id: 'id' }).first();
    await pause(server.as('owner'), true);
    await pause(server.as('owner'), false);
    await unitOfWork(server.app.ctx, SYSTEM, async (tx) => {
      for (let subjectId = 1; subjectId <= 1300; subjectId += 1)
        tx.emit({ kind: 'post.draft', businessId: OWNER.businessId, subjectId, data: { channel: 'x' } });
    });
    const stream = await openStream(server.as('owner'), `/api/events?since=${shown?.id}`);
    const text = await stream.readUntil(/"id":1300,/);
    const drafts = [...text.matchAll(/"id":(\d+),"status":"draft"/g)].map(([, id]) => Number(id));
    const newest = Array.from({ length: 1000 }, (_, index) => 301 + index);
    assert.deepEqual(drafts, [300, ...newest]);
    assert.deepEqual([...text.matchAll(/"paused":(\w+)/g)].map(([, paused]) => paused).at(-1), 'false');
    await stream.close();
  });

  test('reads nothing more for a listener who has left', async () => {
    const { write } = server.app.ctx.db;
    const live = new LiveEvents({ db: write, log: createLog('silent') });
    let sent = 0;
    const listener = {
      ...{ accountId: OWNER.id, businessId: OWNER.businessId, end: () => {}, check: () => {} },
      send: () => (sent += 1),
      isOpen: () => sent < 10,
    };
    const remove = await live.add(listener, 0);
    assert.equal(sent, 10);
    remove();
    await live.stop();
  });

  test('ends when a visit of support has ended', async () => {
    const json = { accountId: FOREIGN.id, reason: 'Asked for help' };
    const started = await server.as('admin')('/api/admin/impersonations', { json });
    const cookie = started.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const stream = await openStream(createClient(server.url, { cookie }));
    const { id } = await server.app.ctx.db.read('impersonations').orderBy('id', 'desc').first();
    await expireImpersonation(server.app.ctx, id);
    assert.match(await stream.readToEnd(), /\n\n$/);
  });

  test('every kind of event that it watches for is one that happens', () => {
    const LISTS = /^server\/(http\/|jobs\/|domain\/(audit\/|notifications\/(notification|topic)\.ts))/;
    const text = readSources()
      .filter(({ path }) => path.startsWith('server/') && !LISTS.test(path))
      .map((source) => source.text)
      .join('\n');
    // A post's state is told in the name of its event (domain/content/transition.ts).
    const states = POST_STATUSES.map((status) => `post.${status}`);
    const silent = WATCHED_EVENTS.filter((kind) => !states.includes(kind) && !text.includes(`'${kind}'`));
    assert.deepEqual(silent, []);
  });

  test('ends when its session has ended, and stays while another one ends', async () => {
    const ended = () =>
      unitOfWork(server.app.ctx, SYSTEM, async (tx) =>
        tx.emit({
          kind: 'session.ended',
          businessId: FOREIGN.businessId,
          subjectId: FOREIGN.id,
          data: { count: 1 },
        }),
      );
    const stream = await openStream(server.as('foreign'));
    await ended();
    await pause(server.as('foreign'), false);
    await stream.readUntil(/"paused":false/);
    await server.app.ctx.db.write('sessions').where({ account_id: FOREIGN.id }).update({ expires_at: 1 });
    await ended();
    assert.match(await stream.readToEnd(), /\n\n$/);
    await server.app.ctx.db
      .write('sessions')
      .where({ account_id: FOREIGN.id })
      .update({ expires_at: server.clock.now() + DAY });
    await pause(server.as('foreign'), true);
  });

  test('ends at once when its session signs out, and the other sessions hear on', async () => {
    const json = { email: FOREIGN.email, password: FOREIGN.password };
    const leaving = server.as('anonymous');
    assert.equal((await leaving('/api/session', { json })).status, 200);
    const [stream, other] = [await openStream(leaving), await openStream(server.as('foreign'))];
    const before = performance.now();
    assert.equal((await leaving('/api/session', { method: 'DELETE' })).status, 204);
    assert.doesNotMatch(await stream.readToEnd(), /still here/, 'not only when it is next looked at');
    assert.ok(performance.now() - before < 10_000);
    await pause(server.as('foreign'), false);
    await other.readUntil(/"paused":false/);
    await pause(server.as('foreign'), true);
    await other.close();
  });

  test('ends at once for a member who is suspended, whatever their plan belongs to', async () => {
    const { id, client } = await addMember(server, 'editor', 'Suspended');
    const stream = await openStream(client);
    const request = { method: 'PUT', json: { suspended: true, reason: 'Has not paid' } };
    const answer = await server.as('admin')(`/api/admin/users/${id}/suspension`, request);
    assert.equal(answer.status, 200);
    assert.doesNotMatch(await stream.readToEnd(), /still here/, 'not only when it is next looked at');
    const events = server.app.ctx.db.read('events').where({ kind: 'account.suspended', subject_id: id });
    assert.deepEqual(await events.pluck('business_id'), [null], 'not in the audit log of where they work');
  });

  test('tells each event once and in order, also when many come at once', async () => {
    const stream = await openStream(server.as('owner'));
    const ids = Array.from({ length: 300 }, (_, index) => index + 1);
    for (const part of [ids.slice(0, 250), ids.slice(250)]) {
      await unitOfWork(server.app.ctx, SYSTEM, async (tx) => {
        for (const subjectId of part) {
          tx.emit({ kind: 'post.rejected', businessId: OWNER.businessId, subjectId, data: { channel: 'x' } });
        }
      });
    }
    const text = await stream.readUntil(/"id":300,/);
    const told = [...text.matchAll(/"id":(\d+),"status":"rejected","platform":"x"/g)].map(([, id]) =>
      Number(id),
    );
    assert.deepEqual(told, ids);
    await stream.close();
  });

  test('hears what another process committed', async () => {
    const stream = await openStream(server.as('owner'));
    await server.app.ctx.db.write('events').insert({
      business_id: OWNER.businessId,
      kind: 'notification.added',
      subject_id: OWNER.id,
      data: JSON.stringify({ unread: 2, title: named('Hello'), message: named('from elsewhere') }),
      actor: 'system',
      created_at: 0,
    });
    const text = await stream.readUntil(/event: notification\n.*\n\n/);
    assert.ok(text.includes('data: {"unread":2,"title":"Hello","message":"from elsewhere"}'));
    await stream.close();
  });

  test('an account has six streams at most: the oldest makes room', async () => {
    const client = server.as('foreign');
    const streams = [];
    for (let index = 0; index < 7; index += 1) streams.push(await openStream(client));
    assert.equal(await streams[0]?.readToEnd(), 'retry: 3000\n\n');
    await pause(client, false);
    for (const stream of streams.slice(1)) await stream.readUntil(/"paused":false/);
    await Promise.all(streams.slice(1).map((stream) => stream.close()));
  });

  test('is for accounts', async () => {
    assert.equal((await server.as('anonymous')('/api/events')).status, 401);
    assert.equal((await server.as('admin')('/api/events')).status, 403);
  });

  test('ends with the server', async () => {
    const ending = await startServer();
    const stream = await openStream(ending.as('owner'));
    const [text] = await Promise.all([stream.readToEnd(), ending.stop()]);
    assert.equal(text, 'retry: 3000\n\n');
  });
});
