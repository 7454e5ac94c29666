import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { routes } from '../../server/api/routes.ts';
import { FOREIGN, OWNER } from '../support/callers.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** What other parameters may be, where not everything names something. */
const SAMPLES: Readonly<Record<string, string>> = { kind: 'welcome', position: '1', scope: 'all' };

/** Every call that the table declares, by whoever may not make it. */
describe('permissions', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  const ask = async (caller: Parameters<TestServer['as']>[0], route: (typeof routes)[number], id: number) => {
    const path = route.path
      .replace(':id', String(id))
      .replace(/:(\w+)/g, (_, name: string) => SAMPLES[name] ?? 'x');
    const json = route.method === 'GET' ? undefined : {};
    return (await server.as(caller)(path, { method: route.method, json })).status;
  };

  for (const route of routes) {
    const name = `${route.method} ${route.path}`;
    if (route.who === 'anyone') {
      test(`${name} asks nobody who they are`, async () => {
        assert.ok(![401, 403].includes(await ask('anonymous', route, 1)));
      });
      continue;
    }
    test(`${name} turns away the anonymous and those of another kind`, async () => {
      const before = await server.app.ctx.db.read('events').count({ count: '*' });
      assert.equal(await ask('anonymous', route, OWNER.id), 401);
      const asAdmin = await ask('admin', route, OWNER.id);
      if (route.who === 'admin') assert.ok(![401, 403].includes(asAdmin), String(asAdmin));
      else assert.equal(asAdmin, 403);
      if (route.who === 'admin') assert.equal(await ask('owner', route, OWNER.id), 401);
      assert.deepEqual(await server.app.ctx.db.read('events').count({ count: '*' }), before);
    });
    if (route.who === 'admin' || !/\/(users|business-profile)\/:id/.test(route.path)) continue;
    test(`${name} shows no account but the caller's`, async () => {
      const [foreign, unknown] = await Promise.all([
        ask('foreign', route, OWNER.id),
        ask('foreign', route, 4711),
      ]);
      // A body that is wrong for everybody may be refused before the id is looked at, alike for both.
      assert.equal(foreign, unknown);
      assert.ok(foreign === 404 || foreign === 422, String(foreign));
      if (route.method === 'GET' && !route.path.includes('business-profile')) {
        assert.notEqual(await ask('foreign', route, FOREIGN.id), 404);
      }
    });
  }
});
