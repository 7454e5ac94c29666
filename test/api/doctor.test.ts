// How a sign-in does, over HTTP: who is signed in and until when, a test without posting, and the end of it.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { practiceOf } from '../../server/contract/channels/index.ts';
import type { Connection } from '../../server/contract/connection.ts';
import type { Doctor, Examined } from '../../server/contract/doctor.ts';
import type { Need } from '../../server/contract/need.ts';
import type { Post } from '../../server/contract/post.ts';
import { createCredentials } from '../../server/domain/channels/index.ts';
import { HOUR, MINUTE } from '../../server/kernel/clock.ts';
import type { Client } from '../support/client.ts';
import { connectChannel } from '../support/factories.ts';
import { addMember } from '../support/members.ts';
import { goThrough } from '../support/sandbox-page.ts';
import { START, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: Client;
let x: Connection;

const iso = (at: number) => new Date(at).toISOString();
const read = async <T>(path: string): Promise<T> => (await owner(path)).json();
const doctorOf = ({ id }: Pick<Connection, 'id'>) => read<Doctor>(`/api/platforms/${id}/doctor`);
const examine = async ({ id }: Pick<Connection, 'id'>): Promise<Examined> =>
  (await owner(`/api/platforms/${id}/test`, { method: 'POST' })).json();
const disconnect = ({ id }: Pick<Connection, 'id'>) =>
  owner(`/api/platforms/${id}/disconnect`, { method: 'POST' });
const find = async (type: string) =>
  (await read<Connection[]>('/api/users/14/platforms')).find((one) => one.type === type);

async function signIn(type: string): Promise<Connection> {
  const { state, authorizeUrl } = await (await owner('/api/connections', { json: { type } })).json();
  await goThrough(owner, authorizeUrl);
  return (await owner(`/api/connections/${state}/choose`, { json: { accountId: 'sandbox-profile' } })).json();
}

/** At the network, by the person whose account it is. */
async function revokeThere(): Promise<void> {
  const { ctx, signIns } = server.app;
  const { signal } = new AbortController();
  const opened = await createCredentials(ctx, signIns).open({
    connectionId: x.id,
    network: 'sandbox',
    kind: 'ask',
    signal,
  });
  assert.ok(opened.end === 'opened' && opened.credential);
  const tokens = {
    access: opened.credential.token,
    accessEndsAt: null,
    refresh: null,
    refreshEndsAt: null,
    scopes: [],
  };
  const call = { channel: 'x', server: null, app: { clientId: '', clientSecret: '' }, signal } as const;
  const way = signIns.waysOf('x').find(({ network }) => network === 'sandbox');
  await way?.auth.revoke?.(call, tokens);
}

async function schedule(platformId: number): Promise<Post> {
  const scheduledAt = iso(server.clock.now() + MINUTE);
  return (
    await owner('/api/contents', { json: { platformId, content: 'Fresh bread.', scheduledAt } })
  ).json();
}

before(async () => {
  server = await startServer({ config: { sandboxSignIn: 'oauth' } });
  owner = server.as('owner');
  x = await signIn('x');
});
after(() => server.stop());

describe('the doctor', () => {
  test('tells who is signed in, until when, and what was granted', async () => {
    const { signIn: asked } = practiceOf('x');
    assert.ok(asked.kind === 'oauth');
    assert.deepEqual(await doctorOf(x), {
      network: 'sandbox',
      state: 'signed-in',
      account: { name: 'X profile', handle: 'sandbox', kind: 'profile', server: null },
      accessEndsAt: iso(START + HOUR),
      renewsAt: iso(START + 50 * MINUTE),
      renewableUntil: null,
      scopes: { granted: asked.scopes, missing: [] },
      blockedUntil: null,
      revokes: true,
      lastGoodAt: null,
      examinedAt: null,
      examination: null,
    });
  });

  test('tells which scopes were asked for and not granted', async () => {
    const accounts = () => server.app.ctx.db.write('connection_accounts').where({ connection_id: x.id });
    const before = (await accounts())[0].scopes;
    await accounts().update({ scopes: JSON.stringify(['tweet.read']) });
    const { scopes } = await doctorOf(x);
    assert.deepEqual(scopes.granted, ['tweet.read']);
    assert.ok(scopes.missing.includes('tweet.write'));
    await accounts().update({ scopes: before });
  });

  test('does not promise new access where the network gave none before', async () => {
    const accounts = () => server.app.ctx.db.write('connection_accounts').where({ connection_id: x.id });
    const { renew_at, access_ends_at } = (await accounts())[0];
    await accounts().update({ renew_at: access_ends_at });
    assert.equal((await doctorOf(x)).renewsAt, null);
    await accounts().update({ renew_at });
  });

  test('knows of nobody where nobody signs in', async () => {
    const email = await connectChannel(owner, 'email');
    assert.partialDeepStrictEqual(await doctorOf(email), { network: 'mail', state: 'none', account: null });
    assert.equal((await owner(`/api/platforms/${email.id}/test`, { method: 'POST' })).status, 409);
    assert.equal((await disconnect(email)).status, 409);
  });

  test('a test posts nothing, and what it found is kept', async () => {
    server.clock.advance(MINUTE);
    const found = { end: 'well', followers: null, findings: [], error: null };
    assert.deepEqual(await examine(x), found);
    assert.partialDeepStrictEqual(await doctorOf(x), {
      examination: found,
      examinedAt: iso(START + MINUTE),
      lastGoodAt: iso(START + MINUTE),
    });
    assert.deepEqual(await read('/api/users/14/contents'), []);
  });

  test('a post that leaves is a good call', async () => {
    server.clock.advance(5 * MINUTE);
    const post = await schedule(x.id);
    server.clock.advance(MINUTE);
    await server.drain();
    assert.equal((await read<Post>(`/api/contents/${post.id}`)).status, 'published');
    assert.equal((await doctorOf(x)).lastGoodAt, iso(server.clock.now()));
  });

  test('approvers look, and do not ask the network', async () => {
    const { client } = await addMember(server, 'approver', 'Ann');
    assert.equal((await client(`/api/platforms/${x.id}/doctor`)).status, 200);
    assert.equal((await client(`/api/platforms/${x.id}/test`, { method: 'POST' })).status, 403);
  });
});

describe('disconnecting', () => {
  test('comes before another network', async () => {
    const answer = await owner(`/api/platforms/${x.id}`, { method: 'PUT', json: { network: 'manual' } });
    assert.deepEqual(
      [answer.status, await answer.text()],
      [409, 'Somebody is signed in to X. Disconnect it first.'],
    );
  });

  test('ends the sign-in on both sides; posts stay, and what is scheduled waits', async () => {
    const { read: db } = server.app.ctx.db;
    const post = await schedule(x.id);
    assert.deepEqual(await (await disconnect(x)).json(), { revoked: true });
    assert.deepEqual(await db('connection_accounts').where({ connection_id: x.id }), []);
    assert.partialDeepStrictEqual(await doctorOf(x), { state: 'none', account: null });
    assert.equal((await find('x'))?.isActive, false);
    server.clock.advance(HOUR);
    await server.drain();
    assert.equal((await read<Post>(`/api/contents/${post.id}`)).status, 'scheduled');
    const needs = await read<Need[]>('/api/needs');
    assert.deepEqual(
      needs.filter(({ kind }) => kind === 'sign-in'),
      [],
    );
    const [entry] = await read<{ what: string }[]>('/api/audit');
    assert.equal(entry?.what, 'Disconnected a channel');
    assert.equal((await disconnect(x)).status, 409);
  });

  test('what was disconnected is used again once it is connected', async () => {
    const again = await signIn('x');
    assert.deepEqual([again.id, again.isActive], [x.id, true]);
  });

  test('a test renews access that has ended', async () => {
    server.clock.advance(2 * HOUR);
    assert.equal((await examine(x)).end, 'well');
    assert.equal((await doctorOf(x)).accessEndsAt, iso(server.clock.now() + HOUR));
  });

  test('a test tells that access was taken back there; connecting again begins anew', async () => {
    await revokeThere();
    server.clock.advance(2 * MINUTE);
    assert.partialDeepStrictEqual(await examine(x), { end: 'reconnect' });
    assert.partialDeepStrictEqual(await doctorOf(x), { state: 'ended', accessEndsAt: null, renewsAt: null });
    assert.equal((await read<Need[]>('/api/needs')).filter(({ kind }) => kind === 'sign-in').length, 1);
    await signIn('x');
    assert.partialDeepStrictEqual(await doctorOf(x), {
      state: 'signed-in',
      lastGoodAt: null,
      examination: null,
    });
  });

  test('a plain form leads back to the settings', async () => {
    const answer = await owner(`/api/platforms/${x.id}/test`, { form: {} });
    assert.deepEqual(
      [answer.status, answer.headers.get('location')],
      [303, '/screens/platforms/x?tab=settings'],
    );
    const gone = await owner(`/api/platforms/${x.id}/disconnect`, { form: {} });
    assert.equal(gone.headers.get('location'), '/screens/platforms/x?tab=settings');
  });
});
