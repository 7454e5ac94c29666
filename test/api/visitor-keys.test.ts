// An address that carries a secret is a key. During a support visit none is shown, whatever is asked for.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { routes } from '../../server/api/routes.ts';
import { HIDDEN_IN_VISIT } from '../../server/contract/texts.ts';
import { beginImpersonation } from '../../server/domain/accounts/index.ts';
import { HOUR } from '../../server/kernel/clock.ts';
import { ADMIN_PASSWORD, OWNER } from '../support/callers.ts';
import { type Client, createClient } from '../support/client.ts';
import { ROUTES } from '../support/routes.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { unsubscribeTokenOf } from '../support/unsubscribe-token.ts';
import { addThings, fillPath, type Things } from './owners-things.ts';

let server: TestServer;
let owner: Client;
let things: Things;
/** The secrets in the addresses of the business, by what they open. */
let keys: Readonly<Record<string, string>>;

before(async () => {
  server = await startServer({ config: { sandboxSignIn: 'oauth' } });
  owner = server.as('owner');
  things = await addThings(server);
  const ask = async (path: string, json?: object) =>
    (await owner(path, json ? { json } : { method: 'POST' })).json();
  // What connecting led to is over before anything is published.
  await server.drain();
  await owner(`/api/contents/${things.mailings}/publish`, { method: 'POST' });
  await server.drain();
  const person = { email: 'zoe@example.com', role: 'editor' };
  keys = {
    strategy: lastOf((await ask(`/api/strategies/${things.strategies}/share`)).shareUrl),
    calendar: lastOf((await ask('/api/calendar/feed')).url).replace('.ics', ''),
    approval: lastOf((await ask('/api/approval-links', { name: 'Ben', expiresInDays: 7 })).link),
    invitation: (await ask('/api/invitations', person)).link.split('token=')[1],
    unsubscribe: await unsubscribeTokenOf(server.app.ctx, Number(things.subscribers)),
  };
  for (const [name, key] of Object.entries(keys)) assert.match(key, /^[\w-]{20,}$/, name);
});
after(() => server.stop());

const lastOf = (address: string) => address.split('/').at(-1) ?? '';

/** The admin, signed in as the owner of all these. */
async function visit(): Promise<Client> {
  const visitOf = { accountId: OWNER.id, reason: 'Asked for help', configured: ADMIN_PASSWORD };
  const { token } = await beginImpersonation(server.app.ctx, visitOf);
  return createClient(server.url, { cookie: `drivyn_session=${token}` });
}

/** Every screen, and all that can be read, each as what was asked for and what was answered. */
async function readAll(client: Client): Promise<[path: string, text: string][]> {
  const calls = routes.filter(
    ({ method, who, path }) =>
      method === 'GET' && !['anyone', 'admin'].includes(who) && path !== '/api/events',
  );
  const screens = [
    ...ROUTES.map(([route]) => route),
    `/ai-strategy?strategy=${things.strategies}`,
    `/posts/${things.contents}`,
    `/email-marketing?tab=campaigns&compose=${things.mailings}`,
  ];
  const told: [string, string][] = [];
  for (const path of [
    ...calls.map((one) => fillPath(one, things)),
    ...screens.map((one) => `/screens${one}`),
  ]) {
    const answer = await client(path);
    assert.ok(answer.status < 500, path);
    told.push([path, await answer.text()]);
  }
  return told;
}

describe('the keys of a business', () => {
  test('are shown to its owner where they are of use, and nowhere to a visitor', async () => {
    const whereFound = (told: [string, string][]) =>
      Object.entries(keys).flatMap(([name, key]) =>
        told.filter(([, text]) => text.includes(key)).map(([path]) => `${name}: ${path}`),
      );
    assert.deepEqual(whereFound(await readAll(owner)), [
      `strategy: /api/strategies/${things.strategies}`,
      `strategy: /screens/ai-strategy?strategy=${things.strategies}`,
      'calendar: /api/calendar/feed',
      'unsubscribe: /api/outbox',
      'unsubscribe: /screens/email-marketing?view=outbox',
    ]);
    server.clock.advance(HOUR / 6);
    assert.deepEqual(whereFound(await readAll(await visit())), []);
  });

  test('are said to be hidden, and no control offers to make one', async () => {
    const visitor = await visit();
    const read = async (path: string) => (await (await visitor(path)).text()).replaceAll('<!-- -->', '');
    const strategy = await (await visitor(`/api/strategies/${things.strategies}`)).json();
    assert.deepEqual([strategy.isShared, strategy.shareUrl], [true, null]);
    const [mail] = await (await visitor('/api/outbox')).json();
    assert.deepEqual([mail.text, mail.html, mail.headers], [HIDDEN_IN_VISIT, HIDDEN_IN_VISIT, {}]);
    assert.match(mail.to, /@example\.com/);
    for (const screen of [
      `/ai-strategy?strategy=${things.strategies}`,
      '/email-marketing?view=outbox',
      '/content-calendar',
    ]) {
      assert.ok((await read(`/screens${screen}`)).includes(HIDDEN_IN_VISIT), screen);
    }
    assert.doesNotMatch(await read('/screens/content-calendar'), /name="calendar-share"/);
    const approvals = await read('/screens/approvals');
    assert.match(approvals, /No link is made during a support visit\./);
    assert.doesNotMatch(approvals, /Make a link/);
    const shared = await read(`/screens/ai-strategy?strategy=${things.strategies}`);
    assert.match(shared, /Stop sharing/);
    assert.equal(
      (await visitor(`/api/strategies/${things.strategies}/share`, { method: 'DELETE' })).status,
      200,
    );
    const screen = await read(`/screens/ai-strategy?strategy=${things.strategies}`);
    assert.match(screen, /Only people of this business can read it/);
    assert.doesNotMatch(screen, /Create public link/);
  });
});
