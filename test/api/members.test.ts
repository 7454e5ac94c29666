// People of a business: inviting, joining, roles, leaving; and a person's several businesses.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { routes } from '../../server/api/routes.ts';
import { FOREIGN, OWNER } from '../support/callers.ts';
import { addGuest, addMember } from '../support/members.ts';
import { startServer, type TestServer } from '../support/server.ts';

const JOIN = { name: 'Maria', password: 'correct horse battery' };

describe('the people of a business', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  const invite = async (email: string, role = 'editor') => {
    server.clock.advance(600_000);
    const answer = await server.as('owner')('/api/invitations', { json: { email, role } });
    const { id, link } = await answer.json();
    const token = new URLSearchParams(new URL(link).hash.split('?')[1]).get('token') ?? '';
    return { id, token, status: answer.status };
  };

  test('someone invited makes an account, is signed in, and does what the role allows', async () => {
    const { token, status } = await invite('Maria@Example.com');
    assert.equal(status, 201);
    const maria = server.as('anonymous');
    assert.equal((await maria('/api/invitations/account', { json: { ...JOIN, token } })).status, 204);
    assert.equal((await (await maria('/api/user')).json()).email, 'maria@example.com');
    assert.equal((await maria('/api/autopilot', { method: 'PUT', json: { paused: true } })).status, 403);
    const members = await (await server.as('owner')('/api/members')).json();
    assert.partialDeepStrictEqual(members.at(-1), { name: 'Maria', role: 'editor', isYou: false });
    const again = await server.as('anonymous')('/api/invitations/account', { json: { ...JOIN, token } });
    assert.equal(again.status, 404);
    const signedIn = await server.as('anonymous')('/api/session', {
      json: { email: 'maria@example.com', password: JOIN.password },
    });
    assert.equal(signedIn.status, 200);
  });

  test('someone who is signed in joins with their own account, and finds the business open', async () => {
    const { token } = await invite(FOREIGN.email, 'approver');
    const foreign = server.as('foreign');
    const refused = await server.as('anonymous')('/api/invitations/account', { json: { ...JOIN, token } });
    assert.equal(refused.status, 409);
    assert.equal((await foreign('/api/invitations/accept', { json: { token } })).status, 204);
    const list = await (await foreign('/api/businesses')).json();
    assert.deepEqual(
      list.map(({ id, role, isCurrent }: { id: number; role: string; isCurrent: boolean }) => [
        id,
        role,
        isCurrent,
      ]),
      [
        [OWNER.businessId, 'approver', true],
        [FOREIGN.businessId, 'owner', false],
      ],
    );
    assert.equal(
      (await foreign('/api/account/business', { json: { businessId: FOREIGN.businessId } })).status,
      204,
    );
    assert.equal((await (await foreign('/api/members')).json()).length, 1);
    assert.equal(
      (await foreign('/api/account/business', { json: { businessId: OWNER.businessId } })).status,
      204,
    );
    assert.equal((await foreign('/api/membership', { method: 'DELETE' })).status, 204);
    assert.equal((await (await foreign('/api/businesses')).json()).length, 1);
  });

  test('a guest joins again', async () => {
    const guest = await addGuest(server);
    assert.equal((await guest('/api/user')).status, 403);
    const { token } = await invite('somebody@example.com', 'approver');
    assert.equal((await guest('/api/invitations/accept', { json: { token } })).status, 204);
    assert.equal((await guest('/api/user')).status, 200);
  });

  test('a revoked invitation, and one that was sent anew, open nothing', async () => {
    const { id, token } = await invite('late@example.com');
    const owner = server.as('owner');
    assert.equal((await owner(`/api/invitations/${id}/resend`, { method: 'POST' })).status, 201);
    const stale = await server.as('anonymous')('/api/invitations/account', { json: { ...JOIN, token } });
    assert.equal(stale.status, 404);
    assert.equal((await owner(`/api/invitations/${id}`, { method: 'DELETE' })).status, 204);
    assert.equal((await owner(`/api/invitations/${id}`, { method: 'DELETE' })).status, 404);
    assert.ok(!(await (await owner('/api/invitations')).text()).includes('late@'));
  });

  test('nonsense is refused', async () => {
    const owner = server.as('owner');
    for (const json of [{ email: 'nobody', role: 'editor' }, { email: 'a@b.example', role: 'admin' }, {}]) {
      assert.equal((await owner('/api/invitations', { json })).status, 422);
    }
    const member = await owner('/api/invitations', { json: { email: OWNER.email, role: 'editor' } });
    assert.equal(member.status, 409);
    const last = await owner(`/api/members/${OWNER.id}`, { method: 'PUT', json: { role: 'editor' } });
    assert.deepEqual(
      [last.status, await last.text()],
      [409, 'A business needs an owner. Make somebody else an owner first.'],
    );
  });

  test('a removed member is out at once, a changed role holds at once', async () => {
    const { id, client } = await addMember(server, 'editor', 'Ada');
    const owner = server.as('owner');
    assert.equal(
      (await owner(`/api/members/${id}`, { method: 'PUT', json: { role: 'approver' } })).status,
      200,
    );
    assert.equal((await client('/api/strategies', { json: {} })).status, 403);
    assert.equal((await owner(`/api/members/${id}`, { method: 'DELETE' })).status, 204);
    assert.equal((await client('/api/contents/1')).status, 403);
  });

  test('a page of one business does nothing in another', async () => {
    const owner = server.as('owner');
    const from = { 'Drivyn-Business': String(OWNER.businessId) };
    assert.equal((await owner('/api/businesses', { json: { name: 'Second' } })).status, 201);
    const refused = await owner('/api/strategies', { json: {}, headers: from });
    assert.equal(refused.status, 409);
    assert.match(await refused.text(), /another business/);
    await owner('/api/account/business', { json: { businessId: OWNER.businessId } });
    const page = await owner('/');
    const shown = /<html[^>]*data-business="(\d+)"/.exec(await page.text())?.[1];
    assert.equal(shown, from['Drivyn-Business']);
    assert.equal((await owner('/api/members', { headers: from })).status, 200);
  });

  test('a form of a page of one business does nothing in another, and says so', async () => {
    const owner = server.as('owner');
    const page = await (await owner('/screens/help-support?tab=contact')).text();
    const action = /action="(\/api\/tickets[^"]*)"/.exec(page)?.[1] ?? '';
    assert.equal(action, `/api/tickets?business=${OWNER.businessId}`);
    const form = { subject: 'Typed already', name: 'A', email: 'a@example.com', message: 'Hello' };
    assert.equal((await owner(action, { form })).status, 303);
    assert.equal((await owner('/api/businesses', { json: { name: 'Third' } })).status, 201);
    const tickets = async () => (await server.app.ctx.db.read('tickets')).length;
    const before = await tickets();
    const refused = await owner(action, { form });
    const screen = await refused.text();
    assert.equal(refused.status, 422);
    assert.match(screen, /You opened another business in another tab/);
    assert.match(screen, /value="Typed already"/);
    const headers = { 'Drivyn-Fragment': '1', 'Drivyn-Business': String(OWNER.businessId) };
    const inPlace = await owner('/api/tickets', { form, headers });
    assert.equal(inPlace.status, 422);
    assert.equal(inPlace.headers.get('Drivyn-Build'), null, 'the page stays, with what was typed');
    assert.equal(await tickets(), before);
    await owner('/api/account/business', { json: { businessId: OWNER.businessId } });
  });

  test('whatever form it is, it says why nothing was done', async () => {
    const silent: string[] = [];
    for (const { path, method, form, who } of routes) {
      server.clock.advance(300_000);
      if (form === undefined || who === 'anyone' || who === 'admin') continue;
      const address = `${path.replace(':id', String(OWNER.id)).replace(/:\w+/g, '1')}?business=4711&_method=${method}`;
      const answer = await server.as('owner')(address, { form: { section: 'account', of: '1' } });
      if (!(await answer.text()).includes('You opened another business'))
        silent.push(`${answer.status} ${address} ${form}`);
    }
    assert.deepEqual(silent, []);
  });

  test('without a password nobody is invited', async () => {
    const open = await startServer({ open: true });
    const answer = await open.as('anonymous')('/api/invitations', {
      json: { email: 'a@b.example', role: 'editor' },
    });
    assert.equal(answer.status, 409);
    await open.stop();
  });
});
