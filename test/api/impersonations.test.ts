// The admin at work in a customer's account: what it may see, what it leaves behind, and how it ends.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { routes } from '../../server/api/routes.ts';
import { IMPERSONATION_MINUTES } from '../../server/contract/impersonation.ts';
import { setAdminPassword } from '../../server/domain/accounts/index.ts';
import { MINUTE } from '../../server/kernel/clock.ts';
import { ADMIN_PASSWORD, FOREIGN } from '../support/callers.ts';
import { type Client, createClient } from '../support/client.ts';
import { startServer, type TestServer } from '../support/server.ts';

const url = '/api/admin/impersonations';
const REASON = 'Asked for help with the calendar';
const input = { accountId: FOREIGN.id, reason: REASON };

describe('signing in as a customer', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  /** What the admin's browser carries from then on. */
  let visitor: Client;
  let admin: Client;
  let cookie: string;
  /** The cookie with how long it is kept. */
  let kept: string;
  beforeEach(async () => {
    // Each test's own sign-in: the frozen clock goes on in some of them. Each has the minute's attempts for itself.
    server.clock.advance(MINUTE);
    const json = { password: ADMIN_PASSWORD };
    const { token } = await (await server.as('anonymous')('/api/admin/session', { json })).json();
    admin = createClient(server.url, { bearer: token });
    const answer = await admin(url, { json: input });
    assert.equal(answer.status, 201, await answer.clone().text());
    [kept = ''] = answer.headers.getSetCookie();
    cookie = kept.split(';')[0] ?? '';
    visitor = createClient(server.url, { cookie });
  });

  const eventsOf = async (kind: string) =>
    (await server.app.ctx.db.read('events').where({ kind }).orderBy('id')).map((row) => ({
      ...row,
      data: JSON.parse(row.data),
    }));

  test('is asked for with an account and a reason, by the admin alone', async () => {
    const admin = server.as('admin');
    assert.equal((await admin(url, { json: { accountId: FOREIGN.id } })).status, 422);
    assert.equal((await admin(url, { json: { ...input, reason: ' ' } })).status, 422);
    assert.equal((await admin(url, { json: { ...input, accountId: 4711 } })).status, 404);
    assert.equal((await server.as('owner')(url, { json: input })).status, 401);
    assert.equal((await server.as('anonymous')(url, { json: input })).status, 401);
  });

  test('shows what the customer sees, with a banner on every document', async () => {
    assert.equal((await (await visitor('/api/user')).json()).id, FOREIGN.id);
    for (const route of ['/', '/screens/settings', '/screens/nowhere', '/screens/profile']) {
      const page = await (await visitor(route)).text();
      assert.match(page, /You are signed in as Foreign/, route);
      assert.match(page, /action="\/api\/session\?_method=delete&amp;business=/, route);
    }
    const own = await (await server.as('foreign')('/')).text();
    assert.doesNotMatch(own, /You are signed in as/);
  });

  test('shows no form for what belongs to the customer alone, and no way to try again', async () => {
    const text = async (route: string) => (await visitor(`/screens/${route}`)).text();
    const security = await text('settings?tab=security');
    assert.match(security, /Only the customer can change how they sign in/);
    assert.doesNotMatch(security, /"two-factor"|name="newPassword"/);
    const businesses = await text('businesses');
    assert.match(businesses, /Only the customer can add a business/);
    assert.doesNotMatch(businesses, /action="\/api\/(businesses|account\/business)"/);
    assert.doesNotMatch(await text('profile'), /data-try-again/);
  });

  test('ends with another admin password, and so does every session of the admin', async () => {
    const ended = (await eventsOf('impersonation.ended')).length;
    await setAdminPassword(server.app.ctx, 'a password that is new');
    assert.equal((await visitor('/api/user')).status, 401);
    const left = await server.app.ctx.db.read('sessions').whereNull('account_id');
    assert.equal(left.length, 0);
    assert.ok((await eventsOf('impersonation.ended')).length > ended);
    assert.equal((await eventsOf('admin.password-set')).length, 1);
  });

  test('ends when the admin signs out, and by nobody else’s try to', async () => {
    const signOut = { method: 'DELETE' };
    assert.equal((await server.as('anonymous')('/api/admin/session', signOut)).status, 204);
    assert.equal(
      (await createClient(server.url, { bearer: 'made up' })('/api/admin/session', signOut)).status,
      204,
    );
    assert.equal((await visitor('/api/user')).status, 200);
    assert.equal((await admin('/api/admin/session', signOut)).status, 204);
    assert.equal((await visitor('/api/user')).status, 401);
    const last = (await eventsOf('impersonation.ended')).at(-1);
    assert.deepEqual(last.data, { accountId: FOREIGN.id, by: 'admin' });
  });

  test('ends with another DRIVYN_ADMIN_PASSWORD, as the admin’s own sessions do', async () => {
    for (const adminPassword of ['another one', undefined]) {
      Object.assign(server.app.config, { adminPassword });
      assert.equal((await visitor('/api/user')).status, 401);
    }
    Object.assign(server.app.config, { adminPassword: ADMIN_PASSWORD });
    assert.equal((await visitor('/api/user')).status, 200);
    assert.equal((await visitor('/api/session', { method: 'DELETE' })).status, 204);
    assert.equal((await visitor('/api/user')).status, 401);
  });

  test('leaves a trace of each write, with the admin as its actor', async () => {
    const before = (await eventsOf('impersonation.used')).length;
    assert.equal((await visitor('/api/autopilot', { method: 'PUT', json: { paused: true } })).status, 200);
    const used = (await eventsOf('impersonation.used')).slice(before);
    assert.deepEqual(
      used.map(({ actor, data }) => [actor, data]),
      [[`admin as account:${FOREIGN.id}`, { accountId: FOREIGN.id, call: 'PUT /api/autopilot' }]],
    );
    const [paused] = (await eventsOf('autopilot.paused')).slice(-1);
    assert.equal(paused.actor, `admin as account:${FOREIGN.id}`);
    await visitor('/api/autopilot');
    assert.equal((await eventsOf('impersonation.used')).length, before + 1, 'reading leaves none');
  });

  test('a plain form is a write like any other', async () => {
    const form = { subject: 'From the form', name: 'A', email: 'a@example.com', message: 'Hello' };
    assert.equal((await visitor('/api/tickets', { form })).status, 303);
    assert.equal((await eventsOf('impersonation.used')).at(-1)?.data.call, 'POST /api/tickets');
  });

  test('gets no further than the customer’s work', async () => {
    const personal = routes.filter((route) => route.personal);
    assert.ok(personal.length > 4);
    for (const { method, path } of personal) {
      const answer = await visitor(path.replace(':id', String(FOREIGN.id)).replace(/:\w+/, '1'), {
        method,
        ...(method === 'GET' ? {} : { json: {} }),
      });
      assert.equal(answer.status, 403, `${method} ${path}`);
      assert.match(await answer.text(), /belong to the customer alone/);
    }
    assert.equal((await visitor('/screens/profile')).status, 403);
    const form = {
      currentPassword: FOREIGN.password,
      newPassword: 'another long one',
      repeated: 'another long one',
    };
    const refused = await visitor('/api/password?_method=put', { form });
    assert.match(await refused.text(), /belong to the customer alone/);
    const json = { email: FOREIGN.email, password: FOREIGN.password };
    assert.equal((await server.as('anonymous')('/api/session', { json })).status, 200);
    assert.equal((await server.as('foreign')('/screens/profile')).status, 200);
  });

  test('every call about passwords, sign-in, people and payment is the person’s', () => {
    const OURS =
      /password|two-factor|sessions?\b|payment|subscription\b|invoice|billing|member|invitation|token|recovery/;
    // Who works in a business is no secret: support may read it, not change it.
    const READABLE = ['GET /api/members', 'GET /api/invitations'];
    for (const { who, path, method, personal } of routes) {
      if (who === 'anyone' || who === 'admin' || !OURS.test(path)) continue;
      assert.ok(personal || READABLE.includes(`${method} ${path}`), `${method} ${path}`);
    }
  });

  test('leaves the notice of itself alone, and takes no link along that would outlast it', async () => {
    const calls: [string, string][] = [
      ['POST', '/api/notifications/read'],
      ['POST', '/api/notifications/1/read'],
      ['DELETE', '/api/notifications'],
      ['PUT', '/api/notification-settings'],
      ['POST', '/api/approval-links'],
      ['POST', '/api/strategies/1/share'],
      ['GET', '/api/calendar/feed'],
      ['POST', '/api/calendar/feed'],
      ['GET', '/api/members'],
      ['GET', '/api/invitations'],
    ];
    for (const [method, path] of calls) {
      const answer = await visitor(path, { method, ...(method !== 'GET' && { json: {} }) });
      assert.equal(answer.status, 403, `${method} ${path}`);
    }
    const preferences = (json: object) => visitor('/api/preferences', { method: 'PUT', json });
    assert.equal((await preferences({ notifications: { email: false } })).status, 403);
    assert.equal((await preferences({ brand: { tones: [], keywords: '' } })).status, 200);
    assert.equal((await visitor('/screens/settings?tab=people')).status, 403);
    assert.equal((await visitor('/screens/settings?tab=ai')).status, 200);
    assert.equal((await server.as('foreign')('/screens/settings?tab=people')).status, 200);
  });

  test('ends with its End button, which leads back to the admin', async () => {
    const answer = await visitor('/api/session?_method=delete', { form: { next: '/admin-dashboard' } });
    assert.equal(answer.status, 303);
    assert.equal(answer.headers.get('Location'), '/screens/admin-dashboard');
    assert.equal((await createClient(server.url, { cookie })('/api/user')).status, 401);
    const ended = (await eventsOf('impersonation.ended')).at(-1);
    assert.deepEqual([ended?.data.by, ended?.data.accountId], ['admin', FOREIGN.id]);
    assert.equal(ended?.actor, `admin as account:${FOREIGN.id}`);
  });

  test('ends by itself, once', async () => {
    const before = (await eventsOf('impersonation.ended')).length;
    await server.drain();
    server.clock.advance(IMPERSONATION_MINUTES * MINUTE - 1);
    assert.equal((await visitor('/api/user')).status, 200);
    server.clock.advance(1);
    assert.equal((await createClient(server.url, { cookie })('/api/user')).status, 401);
    await server.drain();
    const ended = (await eventsOf('impersonation.ended')).slice(before);
    assert.ok(ended.length > 0);
    assert.ok(ended.every(({ data }) => data.by === 'time'));
    assert.equal(new Set(ended.map(({ subject_id }) => subject_id)).size, ended.length);
    assert.deepEqual(await server.app.ctx.db.read('sessions').whereNotNull('impersonation_id'), []);
  });

  test('leads back to the admin once its time is over, and says so, until it was said', async () => {
    const over = '/admin-dashboard?done=visit';
    const ends = (await visitor('/screens/settings')).headers.get('Refresh');
    assert.equal(ends, `${IMPERSONATION_MINUTES * 60}; url=/screens${over}`, 'an open page leaves by itself');
    const keptUntil = Date.parse(/expires=([^;]+)/.exec(kept)?.[1] ?? '');
    assert.ok(keptUntil > Date.now() + 2 * IMPERSONATION_MINUTES * MINUTE, kept);
    server.clock.advance(IMPERSONATION_MINUTES * MINUTE);
    await server.drain();
    const late = createClient(server.url, { cookie });

    for (const route of ['/screens/settings', '/screens/', '/screens/profile', '/screens/logout']) {
      const page = await late(route);
      assert.deepEqual([page.status, page.headers.get('Location')], [303, `/screens${over}`], route);
    }
    const fragment = await late('/screens/settings', { headers: { 'Drivyn-Fragment': '1' } });
    assert.equal(fragment.headers.get('Drivyn-Location'), `#${over}`);
    const form = { subject: 'Late', name: 'A', email: 'a@example.com', message: 'Hello' };
    assert.equal((await late('/api/tickets', { form })).headers.get('Location'), `/screens${over}`);
    const call = await late('/api/autopilot', { method: 'PUT', json: { paused: true } });
    assert.equal(call.status, 401);
    assert.match(await call.text(), /Your visit to this account has ended/);
    assert.match(await (await late('/')).text(), /Your visit has ended/);

    const told = await late(`/screens${over}`);
    assert.match(await told.text(), /Your visit has ended.*30 minutes at most/s);
    assert.match(told.headers.getSetCookie().join(), /drivyn_session=;/);
    const later = await createClient(server.url, {})('/screens/settings');
    assert.equal(later.headers.get('Location'), '/screens/login?next=%2Fsettings');
  });

  test('whoever has no visit that ended is told of none', async () => {
    const owner = await server.as('owner')('/screens/settings');
    assert.equal(owner.headers.get('Refresh'), null);
    assert.doesNotMatch(await (await visitor('/screens/admin-dashboard?done=visit')).text(), /has ended/);
    const made = createClient(server.url, { cookie: 'drivyn_session=made-up' });
    assert.equal(
      (await made('/screens/settings')).headers.get('Location'),
      '/screens/login?next=%2Fsettings',
    );
  });

  test('tells the customer, and says why', async () => {
    await server.drain();
    const foreign = server.as('foreign');
    const [newest] = await (await foreign('/api/notifications')).json();
    assert.equal(newest.title, 'Support signed in to your account');
    assert.ok(newest.message.includes(REASON));
  });

  test('does not count as the customer having been here', async () => {
    const seenAt = async () =>
      (await server.app.ctx.db.read('accounts').where({ id: FOREIGN.id }).first()).last_seen_at;
    const before = await seenAt();
    server.clock.advance(MINUTE);
    assert.equal((await visitor('/api/user')).status, 200);
    assert.equal(await seenAt(), before);
  });
});
