// What a worker does about its own calls when it cannot say that it lives.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import pino from 'pino';
import { openSqlite } from '../../server/db/connect.ts';
import { Attempts } from '../../server/domain/content/index.ts';
import { Heartbeat } from '../../server/jobs/heartbeat.ts';
import { SECOND } from '../../server/kernel/clock.ts';
import { HeldClock } from '../support/held-clock.ts';

const SINCE = Date.parse('2026-03-02T09:00:00Z');

test('calls end where no sign was ever confirmed: the others may have seen the first', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'drivyn-heartbeat-'));
  const db = await openSqlite(join(folder, 'gone.db'));
  await db.close();
  const clock = new HeldClock(SINCE);
  const attempts = new Attempts(clock, 'a');
  const heartbeat = new Heartbeat({
    ...{ db, clock, log: pino({ level: 'silent' }), version: '1', id: 'a', attempts },
    presence: { hold: async () => {}, leave: async () => {}, isGone: async () => false },
    endWorkOf: async () => {},
  });
  await heartbeat.start(() => {});
  assert.ok(!attempts.cutOff.aborted);
  for (let passed = 0; passed < 9; passed += 1) {
    clock.advance(SECOND);
    await heartbeat.idle();
  }
  assert.ok(attempts.cutOff.aborted);
  rmSync(folder, { recursive: true, force: true });
});
