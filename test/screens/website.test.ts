// The website on Brand without script: plain forms read it, use what is ticked or all that is shown, and put it away; a
// refusal comes back with the address that was typed.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Fact } from '../../server/contract/fact.ts';
import { saveProfile } from '../support/factories.ts';
import { addApprover } from '../support/members.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { WebsiteStandIn } from '../support/website-stand-in.ts';

const stand = new WebsiteStandIn();
let server: TestServer;
before(async () => {
  await stand.start();
  server = await startServer({ parts: { outbound: stand.outbound() } });
});
after(async () => {
  await server.stop();
  stand.stop();
});

const screen = async (client = server.as('owner')) => (await client('/screens/brand')).text();
const send = (url: string, form: Record<string, string>) =>
  server.as('owner')(url, { form: { screen: '/brand', ...form } });
const facts = async (): Promise<Fact[]> => (await server.as('owner')('/api/facts')).json();
const profile = async () => (await server.as('owner')('/api/business-profile/14')).json();

test('before the first profile its form begins with what the website said', async () => {
  const setup = async () => (await server.as('owner')('/screens/business-setup')).text();
  const read = (url: string) =>
    server.as('owner')('/api/facts/read-website', {
      form: { screen: '/business-setup', of: 'website', url },
    });
  assert.match(await setup(), /Start from your website/);
  const refused = await read('http://gone.example/');
  assert.equal(refused.status, 422);
  assert.match(await refused.text(), /id="website-url"[^>]*value="http:\/\/gone\.example\/"/);
  stand.pages['/'] =
    '<meta property="og:site_name" content="Rye &amp; Co"><p>We bake rye bread on Fridays.</p>';
  const answer = await read(stand.at('/'));
  assert.deepEqual([answer.status, answer.headers.get('location')], [303, '/screens/business-setup']);
  assert.match(await setup(), /name="name"[^>]*value="Rye &amp; Co"|value="Rye &amp; Co"[^>]*name="name"/);
  await saveProfile(server.as('owner'), { description: 'Sourdough bakery in Leeds.' });
  assert.ok(!(await setup()).includes('Start from your website'));
});

test('the field begins with the website of the profile', async () => {
  const page = await screen();
  assert.match(page, /action="\/api\/facts\/read-website[^>]*method="post"/);
  assert.match(page, /id="website-url"[^>]*value="https:\/\/bakery\.example"/);
});

test('a refusal stands beside the field, with the address that was typed', async () => {
  const answer = await send('/api/facts/read-website', { of: 'website', url: 'http://gone.example/<x>' });
  const page = await answer.text();
  assert.equal(answer.status, 422);
  assert.match(page, /gone\.example cannot be reached/);
  assert.match(page, /id="website-url"[^>]*value="http:\/\/gone\.example\/&lt;x&gt;"/);
});

test('what was found waits on the screen; the first twelve are shown and used at once', async () => {
  const days = Array.from({ length: 14 }, (_, n) => `<p>We bake loaf number ${n} at noon.</p>`).join('');
  stand.pages['/'] =
    `<meta property="og:site_name" content="Harbour &amp; Loaves"><meta name="theme-color" content="#a2341f">${days}`;
  const answer = await send('/api/facts/read-website', { of: 'website', url: stand.at('/') });
  assert.deepEqual([answer.status, answer.headers.get('location')], [303, '/screens/brand']);
  const page = await screen();
  assert.match(page, /Last read [^<]*: one page of bakery\.example:\d+, 14 new facts\./);
  assert.match(page, /Are these 12 true\?/);
  assert.match(page, /3 more come after these/);
  const [, ids = ''] = /name="ids" value="([\d,]+)"/.exec(page) ?? [];
  assert.equal(ids.split(',').length, 12);
  await send('/api/facts?_method=patch', { ids, state: 'approved' });
  const left = (await facts()).filter(({ state }) => state === 'proposed');
  assert.equal(left.length, 3);
  assert.match(await screen(), /Are these 3 true\?/);
  const wrong = await send('/api/facts?_method=patch', { ids: 'x', state: 'approved' });
  assert.equal(wrong.status, 422);
});

test('what is ticked stands in the profile then, and the rest as before', async () => {
  const before = await profile();
  assert.match(await screen(), /value="Harbour &amp; Loaves"/);
  await send('/api/business-profile?_method=patch', { name: 'Harbour & Loaves' });
  const { name, description } = await profile();
  assert.deepEqual([name, description], ['Harbour & Loaves', before.description]);
  const page = await screen();
  assert.ok(!page.includes('id="website-profile-name"'), 'what is so already is not asked');
  assert.match(page, /id="website-profile-websiteUrl"/);
});

test('colours are ticked likewise, and each list is put away alone', async () => {
  await send('/api/brand?_method=put', { primary: '#a2341f', hasAccent: 'on' });
  const { colors } = await (await server.as('owner')('/api/brand')).json();
  assert.equal(colors.primary, '#a2341f');
  assert.ok(!(await screen()).includes('id="website-colors"'));
  await send('/api/website-reading?_method=patch', { left: 'profile' });
  assert.ok(!(await screen()).includes('id="website-profile"'));
  await send('/api/website-reading?_method=patch', { left: '' });
  assert.ok((await screen()).includes('id="website-profile"'));
});

test('an approver finds nothing to press of it', async () => {
  const page = await screen(await addApprover(server));
  assert.ok(
    !page.includes('read-website') && !page.includes('Use all shown') && !page.includes('website-profile'),
  );
});
