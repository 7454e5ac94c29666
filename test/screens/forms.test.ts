// The forms without script: sent as plain forms, answered with the next screen, or with this one and what was typed.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { OWNER } from '../support/callers.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/server.ts';

const FILLED = {
  name: 'Harbour <Street> Bakery',
  industry: 'food',
  description: 'We bake 12 kinds of bread every morning.',
  targetAudience: 'Families nearby',
  marketingGoals: 'More weekday orders',
  toneOfVoice: '',
  brandValues: '',
  websiteUrl: '',
};

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.stop());

/** What the page's form would send besides what is typed. */
async function hiddenFields(route: string, action: string): Promise<Record<string, string>> {
  const response = await server.as('owner')(`/screens${route}`);
  const html = await response.text();
  const [, form = ''] = new RegExp(`<form[^>]*action="${action}[?"][^>]*>(.*?)</form>`, 's').exec(html) ?? [];
  assert.ok(form, `${route} has a form for ${action}`);
  const inputs = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  return Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value]));
}

describe('Business Setup', () => {
  test('a refused form comes back with what was typed and says which field', async () => {
    const hidden = await hiddenFields('/business-setup', '/api/business-profile');
    const form = { ...hidden, ...FILLED, websiteUrl: 'not a web address' };
    const response = await server.as('owner')('/api/business-profile', { form });
    const html = await response.text();
    assert.equal(response.status, 422);
    assert.match(html, /^<!doctype html>/);
    assert.ok(html.includes('value="Harbour &lt;Street&gt; Bakery"'), 'the name is kept');
    assert.ok(
      html.includes('We bake 12 kinds of bread every morning.</textarea>'),
      'the description is kept',
    );
    assert.match(html, /<option value="food" selected="">/);
    const [input = ''] = /<input[^>]*name="websiteUrl"[^>]*>/.exec(html) ?? [];
    assert.match(input, /aria-invalid="true"/);
    assert.match(input, /aria-describedby="field-websiteUrl-error"/);
    assert.match(html, /id="field-websiteUrl-error".*?must be a web address/s);
    assert.equal((await server.as('owner')('/api/business-profile/14')).status, 404, 'nothing was stored');
  });

  test('an accepted form leads to the success card, and the profile is there to edit', async () => {
    const hidden = await hiddenFields('/business-setup', '/api/business-profile');
    const response = await server.as('owner')('/api/business-profile', { form: { ...hidden, ...FILLED } });
    assert.equal(response.status, 303);
    const location = response.headers.get('Location') ?? '';
    assert.equal(location, '/screens/business-setup?saved=1');
    const card = await (await server.as('owner')(location)).text();
    assert.ok(card.includes('Success!'));
    assert.ok(
      card.includes('Your business has been successfully connected to the autonomous marketing AI system.'),
    );
    assert.match(card, /href="#\/"[^>]*>Go to Dashboard Now/);
    const edit = await (await server.as('owner')('/screens/business-setup?edit=1')).text();
    assert.ok(edit.includes('value="Harbour &lt;Street&gt; Bakery"'));
    assert.match(edit, /name="timezone"[^>]*value="UTC"/);
    assert.match(
      edit,
      /<select[^>]*name="locale"[^>]*><option[^>]*value="en"/,
      'a language without a country',
    );
  });

  test('a refused edit comes back as an edit', async () => {
    const hidden = await hiddenFields('/business-setup?edit=1', '/api/business-profile');
    const form = { ...hidden, ...FILLED, timezone: 'Mars/Olympus' };
    const response = await server.as('owner')('/api/business-profile', { form });
    const html = await response.text();
    assert.equal(response.status, 422);
    const [input = ''] = /<input[^>]*name="timezone"[^>]*>/.exec(html) ?? [];
    assert.match(input, /aria-invalid="true"/);
    assert.match(input, /value="Mars\/Olympus"/);
  });
});

describe('signing in and out', () => {
  test('a wrong password comes back with the address, never with the password', async () => {
    const client = server.as('anonymous');
    const form = { email: OWNER.email, password: 'not the password', next: '/analytics' };
    const response = await client('/api/session', { form });
    const html = await response.text();
    assert.equal(response.status, 422);
    assert.ok(html.includes('The email address or the password is not right.'));
    assert.match(html, new RegExp(`name="email"[^>]*value="${OWNER.email}"`));
    assert.ok(html.includes('name="next" value="/analytics"'));
    assert.ok(!html.includes('not the password'));
  });

  test('the right one leads on, and the log-out form ends the session', async () => {
    const client = server.as('anonymous');
    const form = { email: OWNER.email, password: OWNER.password, next: '/analytics' };
    const entered = await client('/api/session', { form });
    assert.equal(entered.status, 303);
    assert.equal(entered.headers.get('Location'), '/screens/analytics');
    assert.equal((await client('/screens/analytics')).status, 200);

    const page = await client('/screens/logout');
    const html = await page.text();
    assert.equal(page.status, 200);
    assert.equal((await client('/screens/analytics')).status, 200, 'looking at the page ends nothing');
    const [, action = ''] = /<form[^>]*action="(\/api\/session[^"]*)"/.exec(html) ?? [];
    const left = await client(action, { form: { next: '/login' } });
    assert.equal(left.status, 303);
    assert.equal(left.headers.get('Location'), '/screens/login');
    assert.equal((await client('/screens/analytics')).status, 303);
  });

  test('whoever is signed in has no use for sign-in', async () => {
    const response = await server.as('owner')('/screens/login?next=%2Fprofile');
    assert.equal(response.status, 303);
    assert.equal(response.headers.get('Location'), '/screens/profile');
  });

  test('a route that no header may hold leads home', async () => {
    for (const next of ['%0A', '%E2%82%AC', 'a%0D%0ASet-Cookie:x=1']) {
      const answer = await server.as('owner')(`/screens/login?next=/${next}`);
      assert.deepEqual([answer.status, answer.headers.get('Location')], [303, '/screens/'], next);
    }
  });

  test('in open mode there is nothing to log out of', async () => {
    const open = await startServer({ open: true });
    const response = await open.as('anonymous')('/screens/logout', { headers: { 'Drivyn-Fragment': '1' } });
    assert.equal(response.headers.get('Drivyn-Location'), '#/');
    await open.stop();
  });
});

describe('other forms', () => {
  test('a channel is connected to the Sandbox by its button alone', async () => {
    const form = await hiddenFields('/platforms/x', '/api/platforms');
    const response = await server.as('owner')('/api/platforms', { form });
    assert.equal(response.status, 303, await response.text());
    assert.equal(response.headers.get('Location'), '/screens/platforms/x');
    const html = await (await server.as('owner')('/screens/platforms/x')).text();
    assert.match(html, /class="tag tag-sandbox"/);
    assert.ok(!html.includes('Connect Account'));
  });

  test('a button of a post writes where its form only asks, and leads to the post', async () => {
    const owner = server.as('owner');
    const { id } = await connectChannel(owner, 'linkedin');
    const [post] = await generatePosts(owner, id, 1);
    const html = await (await owner('/screens/platforms/linkedin?tab=content')).text();
    const page = `/posts/${post?.id}`;
    const [, buttons = ''] = new RegExp(`<form action="/screens${page}">(.*?)</form>`, 's').exec(html) ?? [];
    const [button = ''] = /<button[^>]*>(?=(?:(?!<\/button>).)*Publish now)/s.exec(buttons) ?? [];
    const read = (name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(button)?.[1] ?? '';
    assert.equal(read('formmethod'), 'post', buttons);
    assert.equal(read('formaction'), `/api/contents/${post?.id}/publish?business=${OWNER.businessId}`);
    const answer = await owner(read('formaction'), { form: { [read('name')]: read('value') } });
    assert.equal(answer.status, 303, await answer.text());
    assert.equal(answer.headers.get('Location'), `/screens${page}`);
    const approve = read('formaction').replace('/publish', '/approve');
    const refused = await owner(approve, { form: { [read('name')]: read('value') } });
    assert.ok(refused.status >= 400, String(refused.status));
    assert.match(await refused.text(), new RegExp(`data-route="${page}"`));
  });

  test('what is no route of ours leads on to where the form stands', async () => {
    const odd: Record<string, string>[] = [{ next: '/€' }, { next: '/\r\nX: 1' }, { screen: '/\n' }];
    for (const fields of odd) {
      const form = { section: 'ai', ...fields };
      const answer = await server.as('owner')('/api/preferences?_method=put', { form });
      assert.equal(answer.status, 303, JSON.stringify(fields));
      assert.equal(answer.headers.get('Location'), '/screens/settings');
      const refused = await server.as('owner')('/api/tickets', { form: fields });
      assert.equal(refused.status, 422, JSON.stringify(fields));
    }
  });

  test('the calendar’s date is a plain form', async () => {
    const html = await (await server.as('owner')('/screens/content-calendar?date=2027-03-20')).text();
    assert.match(html, /<form[^>]*action="\/screens\/content-calendar"/);
    assert.match(html, /name="date"[^>]*value="2027-03-20"/);
    for (const date of ['2027-02-30', 'tomorrow', '', '9999-99-99']) {
      const response = await server.as('owner')(`/screens/content-calendar?date=${date}`);
      assert.equal(response.status, 200);
      assert.match(
        await response.text(),
        /name="date"[^>]*value="2027-03-01"/,
        'an impossible date means today',
      );
    }
  });
});

describe('what a stranger typed', () => {
  test('stays text on every screen', async () => {
    const owner = server.as('owner');
    const name = `<img src=x onerror=alert(1)>"'&amp; ${'very long '.repeat(15)}`;
    await saveProfile(owner, { name });
    await connectChannel(owner, 'facebook', { name });
    await server.drain();
    for (const route of ['/', '/platforms/facebook', '/platforms/facebook?tab=content', '/businesses']) {
      const html = await (await owner(`/screens${route}`)).text();
      assert.ok(!html.includes('<img src=x'), route);
      assert.ok(html.includes('&lt;img src=x'), route);
    }
  });
});
