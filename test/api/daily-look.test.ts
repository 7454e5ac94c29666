// A look at each account a day: what stands in the way of posts is told before one is due, once; followers are counted.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import type { Connection } from '../../server/contract/connection.ts';
import type { CustomerPage } from '../../server/contract/customer-page.ts';
import type { Notification } from '../../server/contract/notification.ts';
import { type Examination, lookAtAccounts, type Publishing } from '../../server/domain/content/index.ts';
import { DAY, HOUR } from '../../server/kernel/clock.ts';
import type { Client } from '../support/client.ts';
import { goThrough } from '../support/sandbox-page.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: Client;
let x: Connection;
let looks: number;

beforeEach(async () => {
  server = await startServer({ config: { sandboxSignIn: 'oauth' } });
  owner = server.as('owner');
  const { state, authorizeUrl } = await (await owner('/api/connections', { json: { type: 'x' } })).json();
  await goThrough(owner, authorizeUrl);
  const chosen = { json: { accountId: 'sandbox-profile' } };
  x = await (await owner(`/api/connections/${state}/choose`, chosen)).json();
  looks = 0;
});
afterEach(() => server.stop());

/** The run of an hour, at which the network says this of every account. */
async function look(found: Examination): Promise<void> {
  const { ctx, publishing } = server.app;
  const examine = async () => {
    looks += 1;
    return found;
  };
  const parts: Publishing = { ...publishing, network: { ...publishing.network, examine } };
  await lookAtAccounts(ctx, parts, new AbortController().signal);
  await server.drain();
}
const well = (followers: number | null, findings: readonly 'role'[] = []): Examination => ({
  ...{ end: 'well', followers, findings },
});
const news = async () => {
  const all = (await (await owner('/api/notifications')).json()) as Notification[];
  return all.filter(({ title }) => title === 'Posts for X will not leave as they should');
};
const read = async <T>(path: string, client = owner): Promise<T> => (await client(path)).json() as Promise<T>;

test('each is looked at once a day, whoever else runs the same', async () => {
  await look(well(null));
  await look(well(null));
  assert.equal(looks, 1);
  server.clock.advance(21 * HOUR);
  await look(well(null));
  assert.equal(looks, 1);
  server.clock.advance(2 * HOUR);
  await look(well(null));
  assert.equal(looks, 2);
  await server.app.ctx.db.write('connections').update({ is_active: false });
  server.clock.advance(DAY);
  await look(well(null));
  assert.equal(looks, 2, 'what is switched off is left alone');
});

test('what stands in the way is told once, and again when something else does', async () => {
  await look(well(5));
  assert.deepEqual(await news(), []);
  for (const times of [1, 1]) {
    server.clock.advance(DAY);
    await look(well(5, ['role']));
    assert.equal((await news()).length, times);
  }
  server.clock.advance(DAY);
  await look({ end: 'unknown', error: 'away' });
  assert.equal((await news()).length, 1, 'a network that is away says nothing of the account');
  server.clock.advance(DAY);
  await look({ end: 'reconnect', error: 'These permissions are missing: tweet.write.' });
  const [told] = await news();
  assert.match(told?.message ?? '', /permissions are missing: tweet\.write\. Connect again/);
  assert.equal(told?.action?.label, 'Reconnect X');
  assert.equal(await server.countEvents('connection.signed-out'), 0, 'a look ends nothing');
});

test('a single refusal is asked about again, and access that ended early is renewed: nobody hears of either', async () => {
  const { ctx, publishing } = server.app;
  const answers: Examination[] = [];
  const examine = async () => answers.shift() ?? well(7);
  const parts: Publishing = { ...publishing, network: { ...publishing.network, examine } };
  const refused: Examination = { end: 'reconnect', error: 'Unauthorized' };
  const readVersion = async () => (await ctx.db.read('connection_accounts').select('version'))[0]?.version;
  const before = await readVersion();
  for (const times of [1, 2]) {
    answers.push(...Array<Examination>(times).fill(refused));
    server.clock.advance(DAY);
    await lookAtAccounts(ctx, parts, new AbortController().signal);
    await server.drain();
    assert.deepEqual(await news(), [], `refused ${times} times`);
  }
  assert.ok((await readVersion()) > before);
  assert.equal(await server.countEvents('connection.signed-out'), 0);
});

test('followers are kept by day, and stand where the account’s figures are; another account begins anew', async () => {
  await look(well(320));
  server.clock.advance(DAY);
  await look(well(321));
  const days = await read<{ day: string; followers: number }[]>(`/api/platforms/${x.id}/followers`);
  assert.deepEqual(
    days.map(({ followers }) => followers),
    [320, 321],
  );
  const html = await (await owner('/screens/platforms/x')).text();
  assert.match(html, /Total Followers[\s\S]{0,400}321/);
  assert.equal((await server.as('foreign')(`/api/platforms/${x.id}/followers`)).status, 404);
});

test('the admin sees the same on the page of the customer', async () => {
  await look(well(5, ['role']));
  const { businesses } = await read<CustomerPage>('/api/admin/users/14', server.as('admin'));
  const channel = businesses.flatMap(({ channels }) => channels).find(({ type }) => type === 'x');
  assert.partialDeepStrictEqual(channel?.signIn, { state: 'signed-in', examination: { findings: ['role'] } });
  assert.ok(channel?.signIn?.examinedAt);
});
