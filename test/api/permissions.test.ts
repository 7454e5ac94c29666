// Every call and every screen, by everybody who may not, and by those who may. What is expected follows from the table
// itself: a new call is covered by being there, and fails until owners-things.ts knows what it names.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { BULK_ROUTES } from '../../server/api/bulk.ts';
import { routes } from '../../server/api/routes.ts';
import { NO_BUSINESS } from '../../server/contract/texts.ts';
import type { Route, Who } from '../../server/http/route.ts';
import type { Role } from '../../server/kernel/actor.ts';
import { HOUR, SECOND } from '../../server/kernel/clock.ts';
import { findScreen } from '../../server/pages/find-screen.ts';
import { SCREENS } from '../../server/screens/registry.ts';
import type { Client } from '../support/client.ts';
import { addGuest, addMember, addStrangers } from '../support/members.ts';
import { ROUTES } from '../support/routes.ts';
import { startServer, type TestServer } from '../support/server.ts';
import {
  addThings,
  fillBody,
  fillPath,
  idFieldsOf,
  nothing,
  QUERY_FIELDS,
  type Things,
} from './owners-things.ts';

const ROLES = ['owner', 'editor', 'approver'] as const satisfies readonly Role[];
/** Whose call it is. */
const ALLOWED: Partial<Record<Who, readonly Role[]>> = {
  person: ROLES,
  account: ROLES,
  writer: ['owner', 'editor'],
  owner: ['owner'],
};
/** Would end the session or the membership with which the test goes on. */
const ENDING = ['DELETE /api/session', 'DELETE /api/sessions', 'DELETE /api/membership'];

/** Takes a part from everybody who may call, and of the example another part from fewer only. */
const PARTLY: Readonly<Record<string, readonly Role[]>> = {
  'PUT /api/preferences': ['approver'],
  'PUT /api/platforms/:id': ['editor'],
};

let server: TestServer;
let things: Things;
let unknown: Things;
let strangers: Record<string, Client>;
let guest: Client;
/** One of each role in the owner's business, the owner being a second one. */
const members = {} as Record<Role, Client>;

before(async () => {
  server = await startServer({ config: { signUp: 'open', sandboxSignIn: 'oauth' } });
  for (const role of ROLES) members[role] = (await addMember(server, role)).client;
  strangers = await addStrangers(server);
  guest = await addGuest(server);
  things = await addThings(server);
  unknown = nothing(things);
});
after(() => server.stop());
interface Told {
  readonly status: number;
  readonly type: string | null;
  readonly text: string;
}

async function ask(client: Client, route: Route, ids: Things, query = ''): Promise<Told> {
  const answer = await client(`${fillPath(route, ids)}${query}`, {
    // A stream has no end to wait for.
    method: nameOf(route) === 'GET /api/events' ? 'HEAD' : route.method,
    json: fillBody(route, ids),
  });
  const [type, text] = [answer.headers.get('content-type'), await answer.text()];
  return { status: answer.status, type, text };
}

/** What it is about, whichever ids were asked for. */
function leveled({ status, type, text }: Told): Told {
  return { status, type, text: text.replace(/\d{1,6}/g, '#') };
}

/** Every test asks with all its might: the limits on how often start anew, and no session rests meanwhile. */
async function rest(): Promise<void> {
  server.clock.advance(HOUR / 6);
  await server.app.ctx.db.write('sessions').update({ seen_at: server.clock.now() });
}

const nameOf = ({ method, path }: Route) => `${method} ${path}`;
/** A kind of analysis, or a channel, is everybody's; only what is made of it is the owner's. */
const hasPathIds = ({ path }: Route) => /:(?!(analysis|type)\b)/.test(path);
const queryFieldsOf = ({ input }: Route) =>
  Object.keys((input.query as { entries?: object } | undefined)?.entries ?? {}).filter((name) =>
    /Id$/.test(name),
  );

test('the table names each call once, and every call has a path of ours', () => {
  const names = routes.map(nameOf);
  assert.equal(new Set(names).size, names.length);
  for (const { path } of routes) {
    assert.match(
      path,
      /^\/(api|m|u|s|stop|approve|news|sandbox|calendar|oauth|o|c|bounces|y|f|p|shops|e|v|i)\/|^\/(healthz|readyz|site\.js)$/,
    );
  }
});

test('every body that is read is documented by an example that its schema takes', () => {
  for (const route of routes.filter(({ input }) => input.body)) {
    assert.ok(route.docs.example, nameOf(route));
    const result = route.input.body?.['~standard'].validate(route.docs.example);
    assert.ok(
      result && !('issues' in result && result.issues),
      `${nameOf(route)}: ${JSON.stringify(result)}`,
    );
  }
});

for (const route of routes.filter(({ who }) => who === 'anyone')) {
  test(`${nameOf(route)} asks nobody who they are`, async () => {
    // So often may nobody ask.
    if (route.rate === 'secret') server.clock.advance(4 * SECOND);
    const callers = { nobody: server.as('anonymous'), 'a forged cookie': strangers['a forged cookie'] };
    for (const [name, client] of Object.entries(callers)) {
      assert.ok(client);
      const { status, text } = await ask(client, route, things);
      // Wrong credentials and unknown links are refusals of their own.
      assert.ok([200, 201, 202, 204, 401, 404, 409].includes(status), `${name}: ${status} ${text}`);
      assert.ok(!text.includes('Harbour'), name);
    }
  });
}

for (const route of routes.filter(({ who }) => who !== 'anyone')) {
  const { who } = route;
  describe(nameOf(route), () => {
    beforeEach(rest);
    test('refuses whoever may not, and nothing happens', async () => {
      const before = await countEvents();
      const nobody = await ask(server.as('anonymous'), route, things);
      assert.equal(nobody.status, 401);
      for (const [name, client] of Object.entries(strangers)) {
        assert.deepEqual(await ask(client, route, things), nobody, name);
      }
      if (who !== 'admin') await expectRefused('the admin', server.as('admin'), route, [403]);
      if (who !== 'person') await expectRefused('a guest', guest, route, [who === 'admin' ? 401 : 403]);
      for (const role of ROLES.filter((one) => !ALLOWED[who]?.includes(one))) {
        await expectRefused(role, members[role], route, [who === 'admin' ? 401 : 403]);
      }
      assert.equal(await countEvents(), before);
    });

    const ids = [...(hasPathIds(route) ? ['path'] : []), ...idFieldsOf(route)];
    if (who !== 'admin' && ids.length > 0) {
      test(`tells another owner the same of the owner's ${ids.join(', ')} as of what does not exist`, async () => {
        const before = await countEvents();
        const foreign = await ask(server.as('foreign'), route, things);
        const nowhere = await ask(server.as('foreign'), route, unknown);
        assert.deepEqual(leveled(foreign), leveled(nowhere));
        const isBulk = BULK_ROUTES.includes(route);
        assert.equal(foreign.status, isBulk ? 200 : 404, foreign.text);
        if (!isBulk) assert.equal(foreign.text, 'Not found');
        assert.equal(await countEvents(), before);
      });
    }

    for (const field of who === 'admin' ? [] : queryFieldsOf(route)) {
      test(`tells another owner nothing by ${field}`, async () => {
        const kind = QUERY_FIELDS[field];
        assert.ok(kind, `say in test/api/owners-things.ts what ${field} names`);
        const own: Things = { ...things, users: 15 };
        const foreign = await ask(server.as('foreign'), route, own, `?${field}=${things[kind]}`);
        const nowhere = await ask(server.as('foreign'), route, own, `?${field}=${unknown[kind]}`);
        assert.deepEqual(leveled(foreign), leveled(nowhere));
        assert.ok(!foreign.text.includes('Harbour'));
      });
    }

    test('lets those in whose call it is', async () => {
      if (ENDING.includes(nameOf(route))) return;
      const may: [string, Client][] =
        who === 'admin'
          ? [['admin', server.as('admin')]]
          : (ALLOWED[who] ?? []).map((role) => [role, members[role]]);
      for (const [name, client] of may) {
        const { status, text } = await ask(client, route, unknown);
        const isPart = PARTLY[nameOf(route)]?.some((role) => role === name);
        assert.ok(isPart ? status === 403 : ![401, 403].includes(status), `${name}: ${status} ${text}`);
        assert.ok(status < 500, text);
      }
    });
  });
}

async function expectRefused(
  name: string,
  client: Client,
  route: Route,
  statuses: readonly number[],
): Promise<void> {
  const { status, text } = await ask(client, route, things);
  assert.ok(statuses.includes(status), `${name}: ${status} ${text}`);
  if (nameOf(route) !== 'GET /api/events') assert.match(text, /^[A-Z][^<>{}]*\.$/, `${name} is told why`);
  assert.ok(!text.includes('Harbour'), name);
  if (name === 'a guest' && status === 403 && text) assert.equal(text, NO_BUSINESS);
}

describe('screens', () => {
  const screens = [...new Set([...ROUTES.map(([route]) => route), ...SCREENS.flatMap(({ paths }) => paths)])]
    .filter((route) => !route.includes(':'))
    .map((route) => `/screens${route}`);
  const isOpen = (url: string) =>
    findScreen(url.replace('/screens', '').split('?')[0] ?? '').screen.access === 'anyone';

  for (const url of screens.filter((one) => !isOpen(one))) {
    test(`${url} is for members only`, async () => {
      for (const client of [server.as('anonymous'), server.as('admin'), ...Object.values(strangers)]) {
        const answer = await client(url);
        assert.equal(answer.status, 303);
        assert.match(answer.headers.get('location') ?? '', /^\/screens\/login/);
      }
      const lost = await guest(url);
      assert.equal(lost.status, 403);
      assert.match(await lost.text(), /You belong to no business/);
      for (const role of ROLES) {
        const answer = await members[role](url);
        assert.ok([200, 303].includes(answer.status), `${role}: ${answer.status}`);
        await answer.text();
      }
    });
  }

  const NAMING: readonly (readonly [route: string, kind: string])[] = [
    ['/posts/ID', 'contents'],
    ['/approvals?platform=ID', 'platforms'],
    ['/compose?platform=ID', 'platforms'],
    ['/autonomous-control?tab=platforms&platform=ID', 'platforms'],
    ['/paid-advertising?campaign=ID', 'campaigns'],
    ['/email-marketing?tab=audience&subscriber=ID', 'subscribers'],
    ['/email-marketing?tab=campaigns&compose=ID', 'mailings'],
    ['/ai-strategy?strategy=ID', 'strategies'],
    ['/settings?userId=ID', 'users'],
  ];
  for (const [route, kind] of NAMING) {
    test(`${route} shows another owner what it shows of nothing`, async () => {
      const show = async (ids: Things) => {
        const answer = await server.as('foreign')(`/screens${route.replace('ID', String(ids[kind]))}`);
        return {
          status: answer.status,
          type: null,
          text: (await answer.text()).replace(/nonce-?[^ "']*/g, ''),
        };
      };
      const [foreign, nowhere] = [await show(things), await show(unknown)];
      assert.equal(foreign.status, nowhere.status);
      assert.deepEqual(leveled(foreign), leveled(nowhere));
      assert.ok(!foreign.text.includes('Harbour'));
    });
  }
});

async function countEvents(): Promise<number> {
  const row = await server.app.ctx.db.read('events').count({ count: '*' }).first();
  return Number(row?.count);
}
