import assert from 'node:assert/strict';
import { closeSync, copyFileSync, openSync, renameSync, rmSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { claimDueJobs, insertJobs } from '../../server/jobs/job.repo.ts';
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
    assert.match(body, /Jobs have been waiting for 5 minutes, more than the 5 that they may/);
    await server.drain();
    assert.equal((await probe(server))[0], 200);
    await server.stop();
  });

  test('what waits for an account that hangs is no queue that stands still', async (context) => {
    const server = await startServer();
    context.after(() => server.stop());
    await server.drain();
    const now = server.clock.now();
    const { write } = server.app.ctx.db;
    const jobs = Array.from({ length: 5 }, (_, id) => ({
      ...{ kind: 'publish-post', key: `hangs:${id}`, payload: { postId: 1 }, runAt: now, businessId: null },
      turn: 'publish-post:1',
    }));
    await insertJobs(write, jobs, now);
    const claim = { now, leaseUntil: now + 30 * MINUTE, lease: 'hangs', limit: 5 };
    assert.equal((await claimDueJobs(write, claim)).length, 3);
    server.clock.advance(20 * MINUTE);
    assert.equal((await probe(server))[0], 200);
    // Whoever held them is gone.
    server.clock.advance(20 * MINUTE);
    assert.equal((await probe(server))[0], 503);
  });

  test('not while migrations are missing', async () => {
    const server = await startServer();
    await server.app.ctx.db.write('migrations').where({ name: '0002-events-and-jobs' }).del();
    assert.deepEqual(await probe(server), [503, 'The database is not at the version of this release.']);
    await server.stop();
  });

  test('not once a file of the database was deleted, exchanged, cut off or written over', async (context) => {
    const spoil: Readonly<Record<string, (file: string) => void>> = {
      'deleted or exchanged': (file) => rmSync(file),
      'deleted or exchanged ': (file) => {
        copyFileSync(file, `${file}.new`);
        renameSync(`${file}.new`, file);
      },
      'written over': (file) => truncateSync(file, 8192),
      'written over ': (file) => {
        const handle = openSync(file, 'r+');
        writeSync(handle, Buffer.alloc(8192, 7), 0, 8192, 0);
        closeSync(handle);
      },
    };
    for (const [what, work] of Object.entries(spoil))
      for (const file of ['drivyn.db', 'sandbox.db']) {
        const server = await startServer();
        context.after(() => server.stop());
        assert.equal((await probe(server))[0], 200);
        work(join(server.app.config.dataDir, file));
        const [status, body] = await probe(server);
        assert.deepEqual([status, body.includes(what.trim())], [503, true], `${file}: ${body}`);
      }
  });

  test('not while nothing can be stored; one write in ten seconds finds out', async (context) => {
    const server = await startServer();
    context.after(() => server.stop());
    const { write } = server.app.ctx.db;
    assert.equal((await probe(server))[0], 200);
    // What a disk does that has become one that is only read.
    await write.raw('pragma query_only = on');
    assert.equal((await probe(server))[0], 200, 'just found out');
    server.clock.advance(10 * SECOND);
    const [status, body] = await probe(server);
    assert.equal(status, 503);
    assert.match(body, /^Nothing can be stored/);
    await write.raw('pragma query_only = off');
    server.clock.advance(10 * SECOND);
    assert.equal((await probe(server))[0], 200);
  });

  test('not without the database, while the process itself is well', async () => {
    const server = await startServer();
    await server.app.ctx.db.close();
    assert.deepEqual(await probe(server), [503, 'The database cannot be reached.']);
    assert.equal((await server.as('anonymous')('/healthz')).status, 200);
    await server.stop();
  });
});
