import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { insertJobs } from '../../server/jobs/job.repo.ts';
import { MINUTE, SECOND } from '../../server/kernel/clock.ts';
import { startServer, type TestServer } from '../support/server.ts';

async function probe(server: TestServer): Promise<[number, string]> {
  const response = await server.as('anonymous')('/readyz');
  return [response.status, await response.text()];
}

describe('readiness', () => {
  test('ready', async () => {
    const server = await startServer();
    const [status, body] = await probe(server);
    assert.equal(status, 200);
    assert.equal(JSON.parse(body).status, 'ok');
    await server.stop();
  });

  test('not while the queue stands still for more than five minutes', async () => {
    const server = await startServer();
    const now = server.clock.now();
    const job = { kind: 'housekeeping', key: 'stuck', payload: {}, runAt: now, businessId: null };
    await insertJobs(server.app.ctx.db.write, [job], now);
    server.clock.advance(5 * MINUTE);
    assert.equal((await probe(server))[0], 200);
    server.clock.advance(SECOND);
    const [status, body] = await probe(server);
    assert.equal(status, 503);
    assert.match(body, /Jobs have been waiting/);
    await server.drain();
    assert.equal((await probe(server))[0], 200);
    await server.stop();
  });

  test('not while migrations are missing', async () => {
    const server = await startServer();
    await server.app.ctx.db.write('migrations').where({ name: '0002-events-and-jobs' }).del();
    assert.deepEqual(await probe(server), [503, 'The database is not at the version of this release.']);
    await server.stop();
  });

  test('not without the database, while the process itself is well', async () => {
    const server = await startServer();
    await server.app.ctx.db.close();
    assert.deepEqual(await probe(server), [503, 'The database cannot be reached.']);
    assert.equal((await server.as('anonymous')('/healthz')).status, 200);
    await server.stop();
  });
});
