// Secrets stay where they belong. Every flow that has to do with one runs through a real server that logs all it can;
// then logs, files, answers, exports and screens are searched for each of them.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { routes } from '../../server/api/routes.ts';
import { createLog } from '../../server/config/logging.ts';
import { SEALED_COLUMNS } from '../../server/db/sealed-columns.ts';
import { codeAt, stepAt } from '../../server/domain/accounts/index.ts';
import { DAY, MINUTE } from '../../server/kernel/clock.ts';
import { type Ids, secureIds } from '../../server/kernel/ids.ts';
import { formatMasterKey } from '../../server/kernel/vault.ts';
import { ADMIN_PASSWORD, FOREIGN, OWNER, TOKENS } from '../support/callers.ts';
import type { Client, ClientRequest } from '../support/client.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { readPdf } from '../support/pdf.ts';
import { ROUTES } from '../support/routes.ts';
import { goThrough } from '../support/sandbox-page.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { TEST_KEY } from '../support/vault.ts';

/** What people and the operator know; each is used below, in the right place and in wrong ones. */
const KNOWN = {
  password: OWNER.password,
  admin: ADMIN_PASSWORD,
  smtp: 'planted-smtp-password',
  newPassword: 'planted new pass phrase 1',
  resetPassword: 'planted new pass phrase 2',
  guess: 'planted wrong guess',
  cardNumber: '4111111111111111',
  modelKey: 'sk-the-key-of-a-model',
  providerToken: 'planted-provider-token',
  ticket: 'planted words of a ticket',
  key: formatMasterKey(TEST_KEY),
  keyInHex: TEST_KEY.bytes.toString('hex'),
  ownersSession: TOKENS.owner.cookie?.split('=')[1] ?? '',
  adminsSession: TOKENS.admin.bearer ?? '',
};

/** Everything random that is long enough to be a secret; shorter ones name leases, mails and requests. */
const SECRET_BYTES = 20;
const issued = new Set<string>();
const ids: Ids = {
  token: (bytes) => {
    const token = secureIds.token(bytes);
    if (bytes >= SECRET_BYTES) issued.add(token);
    return token;
  },
};

let server: TestServer;
let logged = '';
const refusals: string[] = [];
/** Secrets that their owner may see again: addresses of the calendar and of a shared strategy. */
let shown: string[] = [];
const screens: string[] = [];
const files: string[] = [];

/** A client whose refusals are kept. */
function watch(client: Client): Client {
  return async (path, request) => {
    const answer = await client(path, request);
    if (answer.status >= 400) refusals.push(await answer.clone().text());
    return answer;
  };
}

before(async () => {
  const log = createLog('trace', {
    write: (line) => {
      logged += line;
    },
  });
  const config = { smtpUrl: `smtp://mailer:${KNOWN.smtp}@127.0.0.1:9`, mailFrom: 'a@example.com' };
  server = await startServer({
    config: { ...config, signUp: 'invite', sandboxSignIn: 'oauth' },
    parts: { log, ids },
  });
  const owner = watch(server.as('owner'));
  await workAsUsual(owner);
  await shareLinks(owner);
  await connectChannels(owner);
  await nameModels(owner);
  await sendBadBodies(owner);
  await lookAround(owner);
  await signInAndOut();
  await resetPassword();
  await useTwoFactor();
  await workAsAdmin();
  await failInside();
  await server.drain();
  // The next morning brings the digest, with its link to have no more of it.
  server.clock.advanceTo(server.clock.now() + DAY);
  await server.drain();
});
after(() => server.stop());

async function workAsUsual(owner: Client): Promise<void> {
  await saveProfile(owner);
  await owner('/api/notification-settings', { method: 'PUT', json: { email: true } });
  const tokens = { accessToken: KNOWN.providerToken, refreshToken: KNOWN.providerToken };
  const channel = await connectChannel(owner, 'facebook', tokens);
  const [post] = await generatePosts(owner, channel.id, 1);
  await owner(`/api/contents/${post?.id}/publish`, { method: 'POST' });
  const words = { name: 'A', email: 'a@example.com', subject: KNOWN.ticket, message: KNOWN.ticket };
  assert.ok((await owner('/api/tickets', { json: words })).ok);
  await connectChannel(owner, 'email');
  // Makes the secret in the addresses for mail services.
  assert.ok((await owner('/api/users/14/bounces')).ok);
  assert.ok((await owner('/api/users/14/shops')).ok);
  assert.ok((await owner('/api/users/14/webhook-secret')).ok);
  const shop = { method: 'PUT', json: { secret: 'whsec_of_a_shop' } };
  assert.ok((await owner('/api/users/14/shops/stripe', shop)).ok);
  await owner('/api/users/14/subscribers', { json: { email: 'anna@example.com', name: 'Anna' } });
  await owner('/api/users/14/mailings', {
    json: { subject: 'Bread', content: 'Fresh every morning.', audience: 'all' },
  });
  const sender = { host: 'smtp.shop.invalid', port: 465, security: 'tls', login: 'shop' };
  const json = { ...sender, password: KNOWN.smtp };
  assert.ok((await owner('/api/users/14/mail-servers', { json })).ok);
  assert.ok((await watch(server.as('admin'))('/api/admin/mail-servers', { json })).ok);
  const mailbox = { host: 'imap.shop.invalid', port: 993, security: 'tls', login: 'shop' };
  const read = { method: 'PUT', json: { ...mailbox, password: KNOWN.smtp } };
  assert.ok((await owner('/api/users/14/return-mailbox', read)).ok);
  // No mail server takes it, so its words wait.
  const receipt = { subject: 'Receipt', content: 'Paid.' };
  const mail = { to: 'ben@example.com', template: receipt, idempotencyKey: 'receipt-1' };
  assert.ok((await owner('/api/mail', { json: mail })).ok);
  await server.drain();
}

async function shareLinks(owner: Client): Promise<void> {
  const feed = await (await owner('/api/calendar/feed', { method: 'POST' })).text();
  const strategy = await (await owner('/api/strategies', { json: {} })).json();
  const share = await (await owner(`/api/strategies/${strategy.id}/share`, { method: 'POST' })).text();
  const made = await owner('/api/approval-links', { json: { name: 'A client', expiresInDays: 1 } });
  assert.ok(made.ok, await made.text());
  const invitation = { email: 'maria@example.com', role: 'editor' };
  assert.ok((await owner('/api/invitations', { json: invitation })).ok);
  shown = [...issued].filter((token) => feed.includes(token) || share.includes(token));
  assert.equal(shown.length, 2);
  const anyone = watch(server.as('anonymous'));
  for (const token of issued) {
    for (const { path, method } of routes.filter(({ path }) => /:(token|file)\b/.test(path))) {
      const made = path.replace(':token', token).replace(':file', `${token}.ics`).replace(/:\w+/, 'all');
      for (const mangled of mangle(made)) await anyone(mangled, { method });
    }
    await anyone(`/screens/reset?token=${token}`);
  }
  // So many were tried that the server asks to wait.
  server.clock.advance(MINUTE);
  const pdf = await owner(`/api/strategies/${strategy.id}/pdf`);
  files.push((await readPdf(await pdf.arrayBuffer())).text);
}

/** As it is, and as people and mail programs spoil it: in capitals, with a slash too many, with a letter escaped. */
function mangle(path: string): string[] {
  const [, first = '', rest = ''] = /^\/(\w+)(.*)$/.exec(path) ?? [];
  const escaped = `%${first.charCodeAt(0).toString(16)}${first.slice(1)}`;
  return [path, `/${first.toUpperCase()}${rest}`, `/${first}/${rest}`, `/${escaped}${rest}`];
}

/** One attempt that has begun, one that is to be decided, and one that has led to a connection. */
async function connectChannels(owner: Client): Promise<void> {
  for (const type of ['x', 'linkedin', 'instagram']) {
    const begun = await owner('/api/connections', { json: { type } });
    const { state, authorizeUrl } = await begun.json();
    if (type === 'x') continue;
    await goThrough(owner, authorizeUrl);
    assert.ok((await owner(`/screens/connecting/${state}`)).ok);
    const json = { accountId: 'sandbox-profile' };
    if (type === 'instagram') assert.ok((await owner(`/api/connections/${state}/choose`, { json })).ok);
  }
}

/** One of the owner's and one of the server's, tried where nobody answers, and refused with a key in the body. */
async function nameModels(owner: Client): Promise<void> {
  const { modelKey: key } = KNOWN;
  const place = { url: 'https://127.0.0.1:9/v1', model: 'm', key };
  for (const [client, path] of [
    [owner, '/api/model'],
    [watch(server.as('admin')), '/api/admin/model'],
  ] as const) {
    const away = { ...place, url: 'https://models.example/v1' };
    assert.ok((await client(path, { method: 'PUT', json: { ...away, use: 'none' } })).ok);
    await client(`${path}/test`, { json: place });
    await client(`${path}/test`, { json: {} });
    await client(path, { method: 'PUT', json: { ...place, url: 'http://models.example', use: key } });
    await client(path, { method: 'PUT', json: { ...place, url: `http://${key}:${key}@models.example` } });
  }
  const form = { section: 'model', use: 'own', url: 'nonsense', model: 'm', key };
  await owner('/api/model?_method=put', { form });
  assert.ok((await owner('/screens/settings?tab=writer')).ok);
}

async function sendBadBodies(owner: Client): Promise<void> {
  const { guess, cardNumber, providerToken } = KNOWN;
  const requests: readonly [string, ClientRequest][] = [
    ['/api/session', { json: { email: { password: guess }, password: guess } }],
    ['/api/session', { json: { email: guess, password: { is: guess } } }],
    [
      '/api/session',
      { method: 'POST', body: `{"password":"${guess}"`, headers: { 'Content-Type': 'application/json' } },
    ],
    ['/api/session', { form: { email: 'nobody', password: guess } }],
    ['/api/password', { method: 'PUT', json: { currentPassword: guess, newPassword: KNOWN.newPassword } }],
    ['/api/password', { method: 'PUT', json: { currentPassword: KNOWN.password, newPassword: 'short' } }],
    ['/api/password-resets', { method: 'PUT', json: { token: providerToken, password: guess } }],
    [
      '/api/sign-ups',
      { json: { name: 'A', email: 'a@b.example', password: guess, invitation: providerToken } },
    ],
    ['/api/setup', { json: { name: 'A', email: 'a@b.example', password: guess, token: providerToken } }],
    ['/api/platforms', { json: { type: 'nothing', accessToken: providerToken, password: guess } }],
    [
      '/api/users/14/payment-method',
      {
        method: 'PUT',
        json: { brand: 'visa', lastFour: '1111', expiry: '12/29', holder: 'A B', number: cardNumber },
      },
    ],
    [
      '/api/users/14/payment-method',
      { method: 'PUT', json: { brand: 'visa', lastFour: '1111', expiry: '12/29', holder: cardNumber } },
    ],
    ['/api/user', { headers: { Authorization: `Bearer ${guess}` } }],
    [`/api/nothing/${encodeURIComponent(guess)}?token=${encodeURIComponent(guess)}`, {}],
  ];
  for (const [path, request] of requests) {
    const answer = await owner(path, request);
    assert.ok(answer.status >= 400 || path === '/api/user', `${path} ${answer.status}`);
  }
}

async function lookAround(owner: Client): Promise<void> {
  for (const [route] of ROUTES) {
    const answer = await owner(`/screens${route}`);
    screens.push(await answer.text());
  }
  const exports = [
    '/api/analytics.csv',
    '/api/users/14/subscribers.csv',
    '/api/calendar.ics',
    '/api/audit',
    '/api/outbox',
  ];
  for (const path of [...exports, '/api/notifications', '/api/decisions', '/api/sessions']) {
    const answer = await owner(path);
    assert.equal(answer.status, 200, path);
    files.push(await answer.text());
  }
}

const signIn = (client: Client, password: string) =>
  client('/api/session', { json: { email: OWNER.email, password } });

async function signInAndOut(): Promise<void> {
  const client = watch(server.as('anonymous'));
  assert.equal((await signIn(client, KNOWN.guess)).status, 401);
  assert.equal((await signIn(client, KNOWN.password)).status, 200);
  const change = { currentPassword: KNOWN.password, newPassword: KNOWN.newPassword };
  assert.equal((await client('/api/password', { method: 'PUT', json: change })).status, 204);
  assert.equal((await client('/api/session', { method: 'DELETE' })).status, 204);
}

async function resetPassword(): Promise<void> {
  const client = watch(server.as('anonymous'));
  await client('/api/password-resets', { json: { email: OWNER.email } });
  const before = new Set(issued);
  await server.drain();
  for (const token of [...issued].filter((one) => !before.has(one))) {
    const answer = await client('/api/password-resets', {
      method: 'PUT',
      json: { token, password: KNOWN.resetPassword },
    });
    if (answer.status === 204) return;
  }
  assert.fail('no reset link worked');
}

function decode(base32: string): Buffer {
  const bits = [...base32].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

async function useTwoFactor(): Promise<void> {
  const client = watch(server.as('anonymous'));
  assert.equal((await signIn(client, KNOWN.resetPassword)).status, 200);
  const { secret } = await (
    await client('/api/two-factor', { json: { password: KNOWN.resetPassword } })
  ).json();
  const enable = (code: string) =>
    client('/api/two-factor', { method: 'PUT', json: { password: KNOWN.resetPassword, code } });
  await enable('planted-code');
  const { recoveryCodes } = await (await enable(codeAt(decode(secret), stepAt(server.clock.now())))).json();
  assert.ok(recoveryCodes.length > 0);
  for (const one of [secret, ...recoveryCodes]) issued.add(one);
  const again = watch(server.as('anonymous'));
  assert.equal((await signIn(again, KNOWN.resetPassword)).status, 202);
  await again('/api/session/code', { json: { code: recoveryCodes[0] } });
}

async function workAsAdmin(): Promise<void> {
  const anyone = watch(server.as('anonymous'));
  for (const password of [KNOWN.guess, KNOWN.admin])
    await anyone('/api/admin/session', { json: { password } });
  const admin = watch(server.as('admin'));
  await admin('/api/admin/invitations', { json: { email: 'new@example.com' } });
  const visit = { accountId: FOREIGN.id, reason: 'They asked' };
  // So many secrets were tried by now that the server asks to wait.
  server.clock.advance(MINUTE);
  const visited = await admin('/api/admin/impersonations', { json: visit });
  assert.ok(visited.ok, await visited.clone().text());
  await server.drain();
  for (const path of ['users', 'totals', 'audit', 'jobs', 'health', 'tickets', 'invitations', 'users/14']) {
    const answer = await admin(`/api/admin/${path}`);
    assert.equal(answer.status, 200, path);
    files.push(await answer.text());
  }
}

/** A fault of ours, while something private is being stored. */
async function failInside(): Promise<void> {
  const { write } = server.app.ctx.db;
  await write.raw('alter table tickets rename to elsewhere');
  const words = { name: 'A', email: 'a@example.com', subject: KNOWN.ticket, message: KNOWN.ticket };
  const answer = await watch(server.as('foreign'))('/api/tickets', { json: words });
  assert.equal(answer.status, 500);
  assert.match(logged, /no such table/);
  await write.raw('alter table elsewhere rename to tickets');
}

function search(where: string, text: string, secrets: Iterable<string>): void {
  for (const secret of secrets) {
    const at = text.indexOf(secret);
    assert.equal(at, -1, `${where} hold ${secret}: ${text.slice(Math.max(0, at - 120), at + 60)}`);
  }
}

const everything = () => [...Object.values(KNOWN), ...issued];
/** What somebody writes to support is kept and shown. */
const unkept = () => everything().filter((secret) => secret !== KNOWN.ticket);

describe('secrets', () => {
  test('were used', () => {
    assert.ok(issued.size > 20, `${issued.size}`);
    assert.ok(refusals.length > 30 && screens.length === ROUTES.length && logged.length > 10_000);
  });

  test('are in no line of the log, however much it tells', () => search('the logs', logged, everything()));

  test('are in no file of the data directory', () => {
    const folder = server.app.config.dataDir;
    for (const name of readdirSync(folder))
      search(name, readFileSync(join(folder, name), 'latin1'), unkept());
  });

  test('are in no answer that refuses', () => search('the refusals', refusals.join('\n'), everything()));

  const hidden = () => unkept().filter((secret) => !shown.includes(secret));

  test('are in no export and in no list', () => search('the files', files.join('\n'), hidden()));

  test('are on no screen, except addresses that are there to be given away', () =>
    search('the screens', screens.join('\n'), hidden()));

  test('are sealed only in columns that get a new key', async () => {
    const q = server.app.ctx.db.read;
    const tables: string[] = await q('sqlite_master').where({ type: 'table' }).pluck('name');
    const listed = new Set(SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`));
    const found = new Set<string>();
    for (const table of tables) {
      for (const row of await q(table)) {
        for (const [column, value] of Object.entries(row)) {
          if (/^v1\.[0-9a-f]{16}\./.test(String(value)) && row.key !== 'vault-check')
            found.add(`${table}.${column}`);
        }
      }
    }
    // Here mails go to a mail server: none is kept in the outbox.
    const expected = [...listed].filter((one) => !one.startsWith('outbox.'));
    assert.deepEqual([...found].sort(), expected.sort());
  });
});
