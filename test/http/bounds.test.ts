// Requests that say too much, or name what must not be named.
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { createLog } from '../../server/config/logging.ts';
import { sendRaw } from '../support/raw-request.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** Asks again as soon as other work has had its turn. */
async function waitFor(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}

describe('requests', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  const patch = async (body: string, type = 'application/json') => {
    const headers = { 'Content-Type': type };
    const answer = await server.as('owner')('/api/users/14', { method: 'PATCH', body, headers });
    return [answer.status, await answer.text()] as const;
  };

  test('with too many headers', async () => {
    const headers = Object.fromEntries(Array.from({ length: 110 }, (_, index) => [`X-${index}`, '1']));
    assert.equal((await sendRaw(`${server.url}/healthz`, { headers })).status, 431);
    // What a check looks for is not lost among them.
    const write = { method: 'PATCH', headers: { ...headers, Origin: 'http://evil.example' }, body: '{}' };
    assert.equal((await sendRaw(`${server.url}/api/users/14`, write)).status, 431);
  });

  test('that break off in their body are no fault of ours', async (context) => {
    const lines: Record<string, unknown>[] = [];
    const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
    const watched = await startServer({ parts: { log } });
    context.after(() => watched.stop());
    const { hostname, port } = new URL(watched.url);
    const head =
      'POST /api/session HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000';
    const socket = connect(Number(port), hostname);
    socket.write(`${head}\r\n\r\n{"email":"`);
    await waitFor(() => watched.app.buckets.size > 0);
    socket.destroy();
    await waitFor(() => lines.some(({ msg }) => msg === 'request'));
    assert.deepEqual(
      lines.map(({ level, msg, err }) => ({ level, msg, err })),
      [{ level: 30, msg: 'request', err: undefined }],
    );
  });

  test('with too long an address, or too many parameters', async () => {
    const ask = async (path: string) => (await server.as('owner')(path)).status;
    assert.equal(await ask(`/api/search?q=${'x'.repeat(4090)}`), 414);
    assert.equal(await ask(`/screens/search?q=${'x'.repeat(4090)}`), 414);
    assert.equal(await ask(`/api/search?q=x${'&q'.repeat(50)}`), 400);
    assert.equal(await ask(`/api/search?q=x${'&a=1'.repeat(49)}`), 200);
  });

  test('nested too deeply', async () => {
    const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    assert.deepEqual(await patch(nested(33)), [422, 'The body is nested deeper than 32 levels.']);
    assert.equal((await patch(nested(10_000)))[0], 422);
    assert.equal((await patch(`{"a":${'['.repeat(32_000)}${']'.repeat(32_000)}}`))[0], 422);
    assert.doesNotMatch(`${(await patch(nested(32)))[1]}`, /nested/);
  });

  test('with too many values', async () => {
    const many = (count: number) => JSON.stringify({ a: Array.from({ length: count }, () => 1) });
    assert.equal((await patch(many(10_001)))[0], 422);
    assert.doesNotMatch(`${(await patch(many(9000)))[1]}`, /values/);
    assert.equal((await patch(`{${'"a":1,'.repeat(11_000)}"name":1}`))[0], 413);
  });

  test('that reach for what all objects share', async () => {
    const bodies = [
      '{"__proto__":{"polluted":1}}',
      '{"\\u005f_proto__":{"polluted":1}}',
      '{"name":"Ada","deep":{"list":[{"__proto__":[]}]}}',
      '{"constructor":{"prototype":{"polluted":1}}}',
    ];
    for (const body of bodies) assert.equal((await patch(body))[0], 400, body);
    const types = 'application/x-www-form-urlencoded';
    for (const body of ['__proto__=1', 'name=Ada&%5f_proto__=polluted']) {
      assert.equal((await patch(body, types))[0], 400, body);
    }
    assert.equal((await patch(`${'a=1&'.repeat(500)}name=Ada`, types))[0], 400);
    const owner = server.as('owner');
    for (const query of ['__proto__=1', '__proto__[polluted]=1', 'constructor[prototype][polluted]=1']) {
      assert.ok((await owner(`/api/search?q=x&${query}`)).status < 500, query);
      assert.equal((await owner(`/screens/search?q=x&${query}`)).status, 200, query);
    }
    assert.equal(Reflect.get({}, 'polluted'), undefined);
    assert.deepEqual(Object.keys(Object.prototype), []);
    assert.equal((await patch('{"name":"constructor"}'))[0], 200);
  });

  test('of a form that leaves a field out change nothing of it', async () => {
    const owner = server.as('owner');
    const read = async () => (await (await owner('/api/notification-settings')).json()).rhythm;
    const before = await read();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const sent = await owner('/api/notification-settings', { method: 'PUT', body: '', headers });
    assert.equal(sent.status, 303, await sent.text());
    assert.equal(await read(), before);
  });
});
