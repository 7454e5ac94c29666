import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { GRACE } from '../../server/shutdown.ts';
import { ensureBuilt } from '../support/build.ts';
import { type Running, startProcess, waitForUrl } from '../support/process.ts';
import { copyEmpty } from '../support/templates.ts';

const BODY = JSON.stringify({ name: 'Saved while stopping' });

describe('stopping', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'drivyn-stop-'));
  before(() => Promise.all([ensureBuilt(), copyEmpty(dataDir)]));
  after(() => rmSync(dataDir, { recursive: true, force: true }));

  const start = () =>
    startProcess({
      PORT: '0',
      DRIVYN_DATA: dataDir,
      DRIVYN_ADMIN_PASSWORD: 'not generated',
      DRIVYN_LOG_LEVEL: 'error',
    });

  /** A change whose headers have arrived while its body has not. */
  async function beginChange(url: string) {
    const change = request(`${url}/api/users/14`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', 'Content-Length': BODY.length, Expect: '100-continue' },
    });
    change.flushHeaders();
    await once(change, 'continue');
    return change;
  }

  async function waitUntilRefused(url: string): Promise<void> {
    for (;;) {
      const isRefused = await fetch(`${url}/healthz`).then(
        () => false,
        () => true,
      );
      if (isRefused) return;
      await sleep(10);
    }
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    test(`${signal} accepts nothing new, answers what has begun, and ends open streams`, async () => {
      const server: Running = start();
      const url = await waitForUrl(server);
      const stream = await fetch(`${url}/api/events`);
      const change = await beginChange(url);
      const startedAt = performance.now();
      server.child.kill(signal);
      await waitUntilRefused(url);
      assert.equal(await stream.text(), 'retry: 3000\n\n');
      change.end(BODY);
      const [response] = await once(change, 'response');
      assert.equal(response.statusCode, 200);
      response.resume();
      const { code, stderr } = await server.ended;
      assert.deepEqual([code, stderr], [0, '']);
      assert.ok(performance.now() - startedAt < GRACE, 'it waited for something that had ended');
    });
  }

  test('what was answered is stored, and a request that never ends holds nobody up for ten seconds', async () => {
    const server = start();
    const url = await waitForUrl(server);
    assert.equal((await (await fetch(`${url}/api/user`)).json()).name, 'Saved while stopping');
    const change = await beginChange(url);
    change.on('error', () => {});
    const startedAt = performance.now();
    server.child.kill('SIGTERM');
    const { code } = await server.ended;
    const took = performance.now() - startedAt;
    assert.equal(code, 0);
    // Ten seconds, on a machine that has time for it.
    assert.ok(took > 3000 && took < 20_000, `took ${took} ms`);
  });
});
