// The tests of a fuzzed server: every call against requests made from its own schema, valid, bent and nonsense. Never a
// mistake of ours, never silence, nothing stored by what was refused or only read.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { routes } from '../../server/api/routes.ts';
import type { Route } from '../../server/http/route.ts';
import { type FuzzRequest, requestsOf } from './request.ts';
import type { FuzzAnswer, Target } from './target.ts';

/** Cases of one call; `npm run nightly` asks for ten times as many, `npm run fuzz` for a thousand times. */
export const CASES = Number(process.env.DRIVYN_FUZZ_CASES ?? 20);
export const SEED = Number(process.env.DRIVYN_FUZZ_SEED ?? 20_270_301);

/**
 * Whoever guesses at secrets is remembered, and whoever is watched leaves a trace: also when they are refused. Whether the
 * server is ready is tried by a write.
 */
const REMEMBERS = /^\/(readyz$|api\/((admin\/)?session|password|two-factor|users\/:id$))/;

export function declareFuzz(getTarget: () => Target, cases: number): void {
  for (const route of routes) {
    test(`${route.method} ${route.path}`, async () => {
      const target = getTarget();
      await target.revive();
      const known = await target.knownTo(route);
      let version = target.version();
      const check = async (request: FuzzRequest) => {
        const answer = await target.send(request);
        assert.ok(answer.status < 500, `${answer.status}: ${answer.body.slice(0, 500)}`);
        const now = target.version();
        if (mayNotStore(route, answer))
          assert.equal(now, version, `${answer.status}, but something was stored`);
        version = now;
        if (answer.status === 401 && route.who !== 'anyone') version = await revive(target);
        checkBody(answer);
      };
      const requests = requestsOf(route, known);
      await fc.assert(fc.asyncProperty(requests, check), { numRuns: cases, seed: SEED });
    });
  }

  test('the jobs that came of it all end well', async () => {
    await getTarget().server.drain();
    const { read } = getTarget().server.app.ctx.db;
    const troubled = read('jobs').where((q) =>
      q.whereNotNull('last_error').orWhere({ state: 'needs_human' }),
    );
    // Some the admin has cancelled on the way, which was asked for.
    assert.deepEqual(await troubled.whereNot({ state: 'cancelled' }), []);
  });

  test('it is all still there, and no object has learnt anything', async () => {
    const target = getTarget();
    await target.revive();
    assert.equal((await target.server.as('owner')('/api/user')).status, 200);
    assert.equal((await target.server.as('anonymous')('/readyz')).status, 200);
    assert.deepEqual(Object.keys(Object.prototype), []);
    assert.equal(Reflect.get({}, 'polluted'), undefined);
  });
}

async function revive(target: Target): Promise<number> {
  await target.revive();
  return target.version();
}

function mayNotStore(route: Route, { status }: FuzzAnswer): boolean {
  return (route.method === 'GET' || status >= 400) && !REMEMBERS.test(route.path);
}

/** What says that it is JSON is; errors say something that a person can read. */
function checkBody({ status, type, body }: FuzzAnswer): void {
  if (type.startsWith('application/json')) JSON.parse(body);
  if (status >= 400 && type !== '') assert.ok(body.length > 0, `${status} without a word`);
}
