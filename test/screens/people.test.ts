// People without script: inviting, joining, changing roles, leaving, and opening another business, all by plain forms.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addMember } from '../support/members.ts';
import { startServer, type TestServer } from '../support/server.ts';

const SCREEN = { screen: '/settings?tab=people' };

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.stop());

const read = async (path: string, client = server.as('owner')) => (await client(path)).text();

test('an owner invites, and the link is shown once, on a page of its own', async () => {
  const form = { ...SCREEN, email: 'maria@example.com', role: 'editor' };
  const made = await server.as('owner')('/api/invitations', { form });
  const html = await made.text();
  assert.equal(made.status, 200);
  const [, path = ''] = /href="http:[^"]*?\/#(\/invitation\?token=[\w-]{43})"/.exec(html) ?? [];
  assert.ok(path, html);
  const people = await read('/screens/settings?tab=people');
  assert.match(people, /maria@example\.com/);
  assert.ok(!people.includes(path));
  const screen = await read(`/screens${path}`, server.as('anonymous'));
  assert.match(screen, /Join a business/);
  assert.match(screen, /Make an account and join/);

  const token = path.split('=')[1] ?? '';
  const maria = server.as('anonymous');
  const weak = await maria('/api/invitations/account', { form: { token, name: 'Maria', password: 'short' } });
  assert.equal(weak.status, 422);
  assert.match(await weak.text(), /value="Maria"/);
  const form2 = { token, name: 'Maria', password: 'correct horse battery', next: '/' };
  const joined = await maria('/api/invitations/account', { form: form2 });
  assert.deepEqual([joined.status, joined.headers.get('location')], [303, '/screens/']);
  assert.match(await read(`/screens${path}`, server.as('anonymous')), /This invitation has ended/);
});

test('a refused invitation comes back with what was typed', async () => {
  const form = { ...SCREEN, email: 'owner@example.com', role: 'approver' };
  const refused = await server.as('owner')('/api/invitations', { form });
  const html = await refused.text();
  assert.equal(refused.status, 422);
  assert.match(html, /belongs to this business already/);
  assert.match(html, /value="owner@example\.com"/);
});

test('an invitation promises a mail only where mails leave', async () => {
  const shown = await read('/screens/settings?tab=people');
  assert.match(shown, /You get a link to send to them: no mail server is set/);
  assert.doesNotMatch(shown, /They get a mail/);
});

test('only owners find forms to change people with; everyone may leave', async () => {
  const { id, client } = await addMember(server, 'approver', 'Ada');
  const page = await read('/screens/settings?tab=people', client);
  assert.match(page, /Only an owner of this business may invite people/);
  assert.ok(!page.includes('action="/api/invitations'));
  assert.match(page, /Leave this business/);
  const owner = server.as('owner');
  const changed = await owner(`/api/members/${id}?_method=put`, { form: { ...SCREEN, role: 'editor' } });
  assert.equal(changed.status, 303);
  const left = await client('/api/membership?_method=delete', { form: { ...SCREEN, next: '/' } });
  assert.equal(left.status, 303);
  const lost = await client('/');
  assert.equal(lost.status, 403);
  assert.match(await lost.text(), /You belong to no business.*Log out/s);
});

test('whoever removes somebody hears of the calendar address that they may know, once there is one', async () => {
  await addMember(server, 'editor', 'Ida');
  const hint = /They may still know the calendar address: <a href="#\/content-calendar">renew it<\/a>/;
  assert.doesNotMatch(await read('/screens/settings?tab=people'), hint);
  await server.as('owner')('/api/calendar/feed', { method: 'POST' });
  assert.match(await read('/screens/settings?tab=people'), hint);
});

test('another business is added, named in its form, and left again', async () => {
  const owner = server.as('owner');
  const added = await owner('/api/businesses', {
    form: { name: 'Second <Street>', next: '/business-setup' },
  });
  assert.equal(added.headers.get('location'), '/screens/business-setup');
  const setup = await read('/screens/business-setup');
  assert.match(setup, /value="Second &lt;Street&gt;"/);
  assert.match(setup, /Switch business/);
  const opened = await owner('/api/account/business', { form: { businessId: '1', next: '/' } });
  assert.equal(opened.status, 303);
  assert.match(await read('/screens/businesses'), /Second &lt;Street&gt;/);
});

test('a screen shows buttons to those whose call they send', async () => {
  const { client } = await addMember(server, 'editor', 'Eve');
  const screens: readonly (readonly [route: string, action: RegExp])[] = [
    ['/settings', /name="autopilot-switch"/],
    ['/autonomous-control', /action="\/api\/autopilot/],
    ['/platforms/facebook?tab=settings', /name="connect-dialog"/],
    ['/profile', /name="plan-choice"/],
  ];
  for (const [route, button] of screens) {
    assert.match(await read(`/screens${route}`), button, `an owner, ${route}`);
    assert.doesNotMatch(await read(`/screens${route}`, client), button, `an editor, ${route}`);
  }
});

test('without a plan nobody is told that the AI is active, whether they may switch it or not', async () => {
  const { write } = server.app.ctx.db;
  const editor = await addMember(server, 'editor', 'Una');
  await write('business_settings').where({ business_id: 1 }).update({ locked: true });
  for (const client of [server.as('owner'), editor.client]) {
    const page = await read('/screens/help-support', client);
    const [topBar = ''] = /<header class="topbar">.*?<\/header>/s.exec(page) ?? [];
    assert.match(topBar, /href="#\/profile"[^>]*>.*AI stopped.*: no plan/s);
    assert.doesNotMatch(topBar, /AI Active|id="autopilot"/);
    const control = await read('/screens/autonomous-control', client);
    assert.doesNotMatch(control, /AI Active|name="paused"/);
  }
  await write('business_settings').where({ business_id: 1 }).update({ locked: false });
});
