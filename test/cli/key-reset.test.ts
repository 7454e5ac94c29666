// `drivyn key reset` as an operator runs it: the key is lost, and business goes on without what it sealed.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { createContext } from '../../server/cli/context.ts';
import { KEY_FILE } from '../../server/config/key-file.ts';
import { openDatabases } from '../../server/db/open.ts';
import { openVault } from '../../server/db/open-vault.ts';
import { unitOfWork } from '../../server/db/unit-of-work.ts';
import { openSession } from '../../server/domain/accounts/index.ts';
import { connectChannel } from '../../server/domain/channels/index.ts';
import { writeLetter } from '../../server/domain/letters/index.ts';
import { saveEndpoint } from '../../server/domain/models/endpoint.repo.ts';
import { newEndpoint, sealKey } from '../../server/domain/models/settings.ts';
import { SYSTEM } from '../../server/kernel/actor.ts';
import { createLinkToken } from '../../server/kernel/link-token.ts';
import { createMasterKey, formatMasterKey } from '../../server/kernel/vault.ts';
import { say } from '../../server/sentences/index.ts';
import { ensureBuilt } from '../support/build.ts';
import { createClient } from '../support/client.ts';
import { testPasswords } from '../support/passwords.ts';
import { startProcess, waitForUrl } from '../support/process.ts';
import { copyEmpty } from '../support/templates.ts';

const DRIVYN_DATA = mkdtempSync(join(tmpdir(), 'drivyn-reset-'));
const place = { dataDir: DRIVYN_DATA, databaseUrl: undefined, secretKey: undefined };
before(() => Promise.all([ensureBuilt(), copyEmpty(DRIVYN_DATA)]));
after(() => rmSync(DRIVYN_DATA, { recursive: true, force: true }));

const EMAIL = 'ada@example.com';
const PASSWORD = 'a long password of hers';
const start = (...args: string[]) =>
  startProcess({ DRIVYN_DATA, PORT: '0', DRIVYN_ADMIN_PASSWORD: 'a long password' }, args);

async function whileServing(work: (url: string) => Promise<void>): Promise<void> {
  const server = start();
  try {
    await work(await waitForUrl(server));
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
  }
}

/** An owner with two-factor sign-in, a connected channel, a calendar address, a subscriber and a letter under way. */
async function fill(): Promise<{ session: string; unsubscribe: string }> {
  const { main, close } = await openDatabases(place);
  const ctx = createContext(main, await openVault(main, place));
  const account = await main.read('accounts').first();
  const businessId: number = account.current_business_id;
  const actor = { kind: 'account', accountId: account.id, businessId, role: 'owner', open: false } as const;
  await connectChannel(ctx, actor, { type: 'instagram', name: '', isActive: true, network: 'sandbox' });
  const kept = await unitOfWork(ctx, SYSTEM, async (tx) => {
    const password_hash = await testPasswords.hash(PASSWORD);
    await tx.q('accounts').update({ email: EMAIL, password_hash });
    const secret = tx.vault.seal('x', `two-factor:${account.id}`);
    await tx.q('two_factor').insert({ account_id: account.id, secret, created_at: 1, enabled_at: 1 });
    const feed = createLinkToken(tx, 'calendar-feed', 32);
    await tx
      .q('calendar_feeds')
      .insert({ business_id: businessId, token_hash: feed.hash, sealed_token: feed.sealed, created_at: 1 });
    const link = createLinkToken(tx, 'unsubscribe', 24);
    const row = { token_hash: link.hash, sealed_token: link.sealed, created_at: 1 };
    await tx.q('subscribers').insert({ ...row, business_id: businessId, email: 'ben@example.com' });
    const sealedKey = sealKey(tx.vault, businessId, 'sk-of-a-model');
    await saveEndpoint(tx.q, { ...newEndpoint(businessId), sealedKey }, 1);
    const props = {
      title: say('legacy', { text: 'T' }),
      message: say('legacy', { text: 'M' }),
      action: null,
    };
    await writeLetter(tx, { to: { name: '', email: EMAIL }, template: 'notice', props });
    return { session: (await openSession(tx, account.id)).token, unsubscribe: link.hash };
  });
  await close();
  return kept;
}

async function count(): Promise<Record<string, number>> {
  const { main, close } = await openDatabases(place);
  const counts: Record<string, number> = {};
  for (const table of ['two_factor', 'letters', 'sessions', 'audit'])
    counts[table] = Number((await main.read(table).count({ n: '*' }).first())?.n);
  await close();
  return counts;
}

test('a server whose key is lost begins anew, without what it sealed and with everything else', async () => {
  await whileServing(async () => {});
  const { session, unsubscribe } = await fill();
  const working = await start('key', 'reset', '--yes').ended;
  assert.match(working.stderr, /^drivyn: The key works: it opens each of the 5 sealed texts\./);

  const foreign = createMasterKey();
  writeFileSync(join(DRIVYN_DATA, KEY_FILE), formatMasterKey(foreign), { mode: 0o600 });
  assert.match((await start().ended).stderr, /sealed with the key .*drivyn key reset/);

  const before = await count();
  const asked = await start('key', 'reset').ended;
  assert.equal(asked.code, 1);
  assert.match(asked.stdout, /- Two-factor sign-in is switched off for ada@example\.com\./);
  assert.match(asked.stdout, /- Letters that were not sent: 1\.[\s\S]*- Calendar addresses: 1\./);
  assert.match(asked.stdout, /- Unsubscribe links: 1\./);
  assert.match(asked.stdout, /- Keys of language models: 1\. The built-in writer goes on/);
  assert.match(asked.stderr, /Nothing was changed yet\. To do this: drivyn key reset --yes\n$/);
  assert.deepEqual(await count(), before);
  assert.equal(readFileSync(join(DRIVYN_DATA, KEY_FILE), 'utf8'), formatMasterKey(foreign));

  const { code, stdout, stderr } = await start('key', 'reset', '--yes').ended;
  assert.equal(code, 0, stderr);
  const key = readFileSync(join(DRIVYN_DATA, KEY_FILE), 'utf8').trim();
  assert.notEqual(key, formatMasterKey(foreign));
  assert.ok(!stdout.includes(key));
  const kept = readFileSync(join(DRIVYN_DATA, `${KEY_FILE}.${foreign.id}`), 'utf8').trim();
  assert.equal(kept, formatMasterKey(foreign), 'it may be the key of another database');

  await whileServing(async (url) => {
    const old = createClient(url, { cookie: `drivyn_session=${session}` });
    assert.equal((await old('/api/user')).status, 401);
    const ada = createClient(url, {});
    const signedIn = await ada('/api/session', { json: { email: EMAIL, password: PASSWORD } });
    assert.equal(signedIn.status, 200, 'no code is asked for');
    const { id } = await (await ada('/api/user')).json();
    const [channel] = await (await ada(`/api/users/${id}/platforms`)).json();
    assert.deepEqual([channel.type, channel.isActive], ['instagram', true]);
    assert.equal((await ada('/screens/content-calendar')).status, 200);
  });
  const verified = await start('audit', 'verify').ended;
  assert.equal(verified.code, 0, verified.stderr);
  const { main, close } = await openDatabases(place);
  const { choice, sealed_key } = await main.read('model_endpoints').first();
  assert.deepEqual([choice, sealed_key], ['server', null], 'a model stays, without its key');
  const [row] = await main.read('audit').where({ kind: 'key.reset' });
  assert.equal(JSON.parse(row.details).to, createMasterKey(Buffer.from(key, 'base64')).id);
  assert.equal((await main.read('audit').where({ kind: 'account.two-factor-off' })).length, 1);
  const letters = await main.read('letters').pluck('template');
  assert.deepEqual(letters, ['notice'], 'she is told by the only letter there is');
  assert.notEqual((await main.read('subscribers').first()).token_hash, unsubscribe);
  await close();
});

test('takes nothing but --yes, and no other command takes that', async () => {
  for (const [args, reason] of [
    [['key', 'reset', 'yes'], /The command key reset takes no "yes"/],
    [['backup', '--yes'], /The command backup takes no "--yes"/],
    [['serve', '--yes'], /The command serve takes no "--yes"/],
  ] as const)
    assert.match((await start(...args).ended).stderr, reason);
});
