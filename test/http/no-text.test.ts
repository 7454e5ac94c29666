// Addresses that hold what no text holds: nothing is called that, and no database may be asked for it.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { routes } from '../../server/api/routes.ts';
import type { Route } from '../../server/http/route.ts';
import type { Caller } from '../support/callers.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { ROUTES } from '../support/routes.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { copyEmptyPostgres } from '../support/templates.ts';

const ODD = ['%00', 'a%00b', '%01', '%EF%BF%BF', '%F0%9F%98%80', '%FF'];
/** What a part of a path may be, so that the next one is read at all. */
const POSSIBLE: Readonly<Record<string, string>> = {
  id: '14',
  service: 'ses',
  shop: 'stripe',
  scope: 'news',
};

describe('on SQLite', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer({ config: { rateLimits: false } });
  });
  after(() => server.stop());
  declare(() => server);
});

describe('on PostgreSQL', () => {
  let postgres: TestPostgres;
  let server: TestServer;
  before(async () => {
    postgres = await startPostgres();
    server = await startServer({
      config: { rateLimits: false, databaseUrl: await copyEmptyPostgres(postgres) },
    });
  });
  after(async () => {
    await server?.stop();
    await postgres.stop();
  });
  declare(() => server);
});

function declare(getServer: () => TestServer): void {
  test('a part of a path', async () => {
    for (const route of routes.filter(({ path }) => path.includes(':'))) {
      for (const path of oddPaths(route)) {
        const status = await ask(getServer(), route, path);
        assert.ok(status >= 400 && status < 500, `${route.method} ${path}: ${status}`);
      }
    }
  });

  test('a part of a query', async () => {
    for (const route of routes.filter(({ input }) => input.query)) {
      const path = route.path.replace(/:(\w+)/g, (_, name) => POSSIBLE[name] ?? 'unknown');
      for (const name of Object.keys(entriesOf(route))) {
        for (const odd of ODD) {
          const status = await ask(getServer(), route, `${path}?${name}=${odd}`);
          assert.ok(status < 500, `${route.method} ${path}?${name}=${odd}: ${status}`);
        }
      }
    }
  });

  test('a screen', async () => {
    const names = [
      'token',
      'search',
      'q',
      'group',
      'edit',
      'person',
      'view',
      'status',
      'channel',
      'id',
      'date',
      'open',
    ];
    const paths = new Set(ROUTES.map(([route]) => route.split('?')[0] ?? ''));
    for (const path of [...paths, '/invitation', '/reset']) {
      const query = names.map((name) => `${name}=a%00b`).join('&');
      for (const address of [
        `${path}?${query}`,
        `${path}/%00`,
        ...names.map((name) => `${path}?${name}=%00`),
      ]) {
        const answer = await getServer().as('owner')(`/screens${address}`);
        assert.ok(answer.status < 500, `${address}: ${answer.status}`);
        await readToEnd(answer);
      }
    }
  });
}

async function ask(server: TestServer, route: Route, path: string): Promise<number> {
  const isWritten = route.method !== 'GET';
  const form = route.form !== undefined || !path.startsWith('/api/') ? { form: {} } : { json: {} };
  const answer = await server.as(callerOf(route))(path, { method: route.method, ...(isWritten && form) });
  await readToEnd(answer);
  return answer.status;
}

/** The next request then goes over the same connection. What tells of events has no end. */
async function readToEnd(answer: Response): Promise<void> {
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) await answer.body?.cancel();
  else await answer.arrayBuffer();
}

function callerOf({ who }: Route): Caller {
  if (who === 'admin') return 'admin';
  return who === 'anyone' ? 'anonymous' : 'owner';
}

/** Each part in turn, the others possible. */
function oddPaths({ path }: Route): string[] {
  const parts = path.split('/');
  return parts.flatMap((part, at) => {
    if (!part.includes(':')) return [];
    return ODD.map((odd) =>
      parts
        .map((other, place) =>
          other.replace(/:(\w+)/, (_, name) => (place === at ? odd : (POSSIBLE[name] ?? 'unknown'))),
        )
        .join('/'),
    );
  });
}

function entriesOf({ input }: Route): object {
  const { query } = input;
  return query && 'entries' in query && typeof query.entries === 'object' && query.entries
    ? query.entries
    : {};
}
