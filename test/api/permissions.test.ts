// Every call of the table, as each kind of caller. Made from the table itself: a new call is covered by being there.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { routes } from '../../server/api/routes.ts';
import { CAMPAIGN_EXAMPLE } from '../../server/contract/ads.ts';
import { MAILING_EXAMPLE } from '../../server/contract/mailing.ts';
import type { Notification } from '../../server/contract/notification.ts';
import { SUBSCRIBER_EXAMPLE } from '../../server/contract/subscriber.ts';
import { TICKET_EXAMPLE } from '../../server/contract/ticket.ts';
import { unitOfWork } from '../../server/db/unit-of-work.ts';
import { issueInvoice } from '../../server/domain/billing/invoice.ts';
import type { Route, Who } from '../../server/http/route.ts';
import { type Role, SYSTEM } from '../../server/kernel/actor.ts';
import { DAY } from '../../server/kernel/clock.ts';
import type { Client, ClientRequest } from '../support/client.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { addMember } from '../support/members.ts';
import { START, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
const members = {} as Record<Role, Client>;
/** Ids of things of the owner, by the part of the path in front of them. */
const owned: Record<string, string | number> = {
  users: 14,
  'business-profile': 14,
  calendar: 'nobody.ics',
};

before(async () => {
  server = await startServer({ config: { signUp: 'open' } });
  for (const role of ['editor', 'approver'] as const) members[role] = (await addMember(server, role)).client;
  const owner = server.as('owner');
  await saveProfile(owner);
  const channel = await connectChannel(owner, 'facebook');
  const [post] = await generatePosts(owner, channel.id, 1);
  await owner(`/api/contents/${post?.id}/publish`, { method: 'POST' });
  await server.drain();
  const published = await (await owner(`/api/contents/${post?.id}`)).json();
  const [notification] = (await (await owner('/api/notifications')).json()) as Notification[];
  await owner(`/api/platforms/${channel.id}`, { method: 'PUT', json: { budget: 500 } });
  const [entry] = await (await owner('/api/budgets')).json();
  const [decision] = await (await owner('/api/decisions')).json();
  const campaign = await owner('/api/campaigns', { json: { ...CAMPAIGN_EXAMPLE, platformId: channel.id } });
  const strategy = await (await owner('/api/strategies', { json: {} })).json();
  const [session] = await (await owner('/api/sessions')).json();
  const invitation = await server.as('admin')('/api/admin/invitations', { json: {} });
  Object.assign(owned, {
    strategies: strategy.id,
    sessions: session.id,
    invitations: (await invitation.json()).id,
    budgets: entry.id,
    decisions: decision.id,
    campaigns: (await campaign.json()).id,
    platforms: channel.id,
    contents: post?.id,
    notifications: notification?.id,
    ...(await addMail(owner)),
    invoices: await addInvoice(),
    tickets: (await (await owner('/api/tickets', { json: TICKET_EXAMPLE })).json()).id,
    jobs: await addJob(),
    facebook: published.externalUrl.split('/').at(-1),
  });
});
after(() => server.stop());

/** An open invoice of the owner's; the example of a payment pays it. */
async function addInvoice(): Promise<number> {
  const { ctx, billing } = server.app;
  const period = { from: ctx.clock.now(), to: ctx.clock.now() + DAY };
  const order = {
    accountId: 14,
    key: 'month',
    reason: 'renewal',
    tier: 'Starter',
    period,
    lines: [],
  } as const;
  return (await unitOfWork(ctx, SYSTEM, (tx) => issueInvoice(tx, billing, order))).id;
}

/** A job that waits for tomorrow: the admin runs it now, then cancels it. */
async function addJob(): Promise<number> {
  const [row] = await server.app.ctx.db
    .write('jobs')
    .insert({ kind: 'notify', key: 'test', created_at: 0, due_at: START + DAY }, ['id']);
  return row.id;
}

/** A mailing, a subscriber, and what every business has of automations. */
async function addMail(owner: Client): Promise<Record<string, string | number>> {
  await connectChannel(owner, 'email');
  const mailing = await (await owner('/api/users/14/mailings', { json: MAILING_EXAMPLE })).json();
  const subscriber = await (await owner('/api/users/14/subscribers', { json: SUBSCRIBER_EXAMPLE })).json();
  return { mailings: mailing.id, subscribers: subscriber.id, automations: 'welcome', steps: 1 };
}

/** The path with the owner's ids, or with others. Fails for a new kind of thing that this test does not know yet. */
function fill(route: Route, ids: Readonly<Record<string, string | number>> = owned): string {
  const path = route.path
    .replace(':channel', 'facebook')
    .replace(':analysis', 'content')
    .replace(':scope', 'all');
  return path.replace(/([\w-]+)\/:\w+/g, (_, kind: string) => {
    const id = ['u', 's', 'stop'].includes(kind) ? 'nobody' : ids[kind];
    assert.ok(id !== undefined, `${route.path}: name one of the owner's ${kind} here`);
    return `${kind}/${id}`;
  });
}

/** What the documentation shows, so that no call is refused for its body alone. */
function requestOf(route: Route): ClientRequest {
  return { method: route.method, ...(route.input.body ? { json: route.docs.example ?? {} } : {}) };
}

const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const isGuarded = ({ who }: Route) => who !== 'anyone';
/** A kind of analysis is everybody's; only its result is the owner's. */
const hasIds = ({ path, who }: Route) => who !== 'admin' && /:(?!analysis\b)/.test(path);

test('the table names each call once, and every call has a path of ours', () => {
  const names = routes.map(nameOf);
  assert.equal(new Set(names).size, names.length);
  for (const { path } of routes)
    assert.match(path, /^\/(api|u|s|stop|sandbox|calendar)\/|^\/(healthz|readyz)$/);
});

test('every body that is read is documented by an example that its schema takes', () => {
  for (const route of routes.filter(({ input }) => input.body)) {
    assert.ok(route.docs.example, nameOf(route));
    assert.doesNotThrow(() => route.input.body && parse(route, route.docs.example), nameOf(route));
  }
});

function parse(route: Route, example: unknown): void {
  const result = route.input.body?.['~standard'].validate(example);
  if (result && 'issues' in result && result.issues) throw new Error(result.issues[0]?.message);
}

describe('nobody', () => {
  for (const route of routes.filter(isGuarded)) {
    test(`${nameOf(route)} asks to sign in`, async () => {
      const before = await countEvents();
      const answer = await server.as('anonymous')(fill(route), requestOf(route));
      assert.equal(answer.status, 401);
      assert.ok(!(await answer.text()).includes('Harbour'));
      assert.equal(await countEvents(), before);
    });
  }

  for (const route of routes.filter((one) => !isGuarded(one))) {
    test(`${nameOf(route)} answers without one`, async () => {
      const answer = await server.as('anonymous')(fill(route), requestOf(route));
      // Wrong credentials and unknown links are refusals of their own.
      assert.ok([200, 201, 202, 204, 401, 404].includes(answer.status), `${answer.status}`);
      await answer.text();
    });
  }
});

describe('another account', () => {
  for (const route of routes.filter((one) => isGuarded(one) && hasIds(one) && one.who !== 'admin')) {
    test(`${nameOf(route)} knows nothing of the owner’s, as of what does not exist`, async () => {
      const before = await countEvents();
      const unknown = Object.fromEntries(Object.keys(owned).map((kind) => [kind, 987_654]));
      const foreign = await server.as('foreign')(fill(route), requestOf(route));
      const nothing = await server.as('foreign')(fill(route, unknown), requestOf(route));
      const expected = [404, 'text/plain; charset=utf-8', 'Not found'];
      for (const answer of [foreign, nothing]) {
        assert.deepEqual([answer.status, answer.headers.get('content-type'), await answer.text()], expected);
      }
      assert.equal(await countEvents(), before);
    });
  }
});

describe('the admin', () => {
  for (const route of routes.filter(isGuarded)) {
    const isTheirs = route.who === 'admin';
    test(`${nameOf(route)} is ${isTheirs ? 'theirs' : 'no call of theirs'}`, async () => {
      const before = await countEvents();
      const answer = await server.as('admin')(fill(route), requestOf(route));
      if (isTheirs) assert.ok(answer.status < 400, `${answer.status}`);
      else assert.deepEqual([answer.status, await countEvents()], [403, before]);
      assert.ok(isTheirs || !(await answer.text()).includes('Harbour'));
    });
  }

  for (const route of routes.filter(({ who }) => who === 'admin')) {
    test(`${nameOf(route)} is no call of an account`, async () => {
      assert.ok([401, 403].includes((await server.as('owner')(fill(route), requestOf(route))).status));
    });
  }
});

describe('a role too low', () => {
  const REFUSED: Partial<Record<Who, readonly Role[]>> = {
    owner: ['editor', 'approver'],
    writer: ['approver'],
  };

  for (const route of routes) {
    for (const role of REFUSED[route.who] ?? []) {
      test(`${nameOf(route)} is not for an ${role}`, async () => {
        const before = await countEvents();
        const answer = await members[role](fill(route), requestOf(route));
        assert.equal(answer.status, 403);
        assert.match(await answer.text(), /Ask (an owner|one of them)\.$/);
        assert.equal(await countEvents(), before);
      });
    }
  }
});

async function countEvents(): Promise<number> {
  const row = await server.app.ctx.db.read('events').count({ count: '*' }).first();
  return Number(row?.count);
}
