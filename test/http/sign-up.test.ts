// Sign-up: closed, by invitation, open; what it makes, and what it refuses.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { SignUpMode } from '../../server/contract/sign-in.ts';
import { DAY, MINUTE } from '../../server/kernel/clock.ts';
import { FOREIGN, OWNER } from '../support/callers.ts';
import { startServer, type TestServer } from '../support/server.ts';

const ADA = { name: 'Ada Reed', email: 'ada.reed@example.com', password: 'a long pass phrase' };

let server: TestServer;
function serve(signUp: SignUpMode): void {
  before(async () => {
    server = await startServer({ config: { signUp } });
  });
  after(() => server.stop());
}

const signUp = (input: object, client = server.as('anonymous')) => client('/api/sign-ups', { json: input });
const countAccounts = async () => (await server.app.ctx.db.read('accounts')).length;
const readScreen = async (route: string) => (await server.as('anonymous')(`/screens${route}`)).text();

describe('sign-up that is closed', () => {
  serve('closed');

  test('makes nothing and says so', async () => {
    const before = await countAccounts();
    const refused = await signUp(ADA);
    assert.equal(refused.status, 403);
    assert.equal(await refused.text(), 'This server takes no new accounts.');
    assert.equal(await countAccounts(), before);
    assert.match(await readScreen('/signup'), /This server takes no new accounts/);
    assert.doesNotMatch(await readScreen('/login'), /signup/);
    assert.equal((await server.as('admin')('/api/admin/invitations', { json: {} })).status, 409);
  });
});

describe('sign-up that is open', () => {
  serve('open');

  test('makes an account that owns a business of its own, and signs it in', async () => {
    assert.match(await readScreen('/login'), /href="#\/signup"/);
    const client = server.as('anonymous');
    const answer = await signUp({ ...ADA, email: 'Ada.Reed@Example.com' }, client);
    assert.equal(answer.status, 201, await answer.clone().text());
    const account = await answer.json();
    assert.deepEqual([account.name, account.email], [ADA.name, ADA.email]);
    assert.equal((await (await client('/api/user')).json()).id, account.id);
    assert.equal((await (await client(`/api/users/${account.id}/platforms`)).json()).length, 0);
    const membership = await server.app.ctx.db.read('memberships').where({ account_id: account.id }).first();
    assert.equal(membership.role, 'owner');
    assert.ok(![OWNER.businessId, FOREIGN.businessId].includes(membership.business_id));
    assert.equal((await client('/api/users/14')).status, 404);
    const [device] = await (await client('/api/sessions')).json();
    assert.equal(device.isCurrent, true);
  });

  for (const [name, change, reason] of [
    ['no name', { name: ' ' }, /^name: Please enter your name\.$/],
    ['no address', { email: 'ada' }, /^email: must be an email address$/],
    ['a short password', { password: 'nine char' }, /^password: must be at least 10 characters$/],
    ['a common password', { password: 'Password123' }, /^password: is one of the first/],
    ['a repeated password', { password: 'ababababababab' }, /^password: is one of the first/],
    ['the own name', { password: 'Ada-Reed-2027!' }, /^password: is your name or address/],
    ['the own address', { password: 'adareed@example.com' }, /^password: is your name or address/],
    ['the product', { password: 'drivyn123456' }, /^password: is your name or address/],
  ] as const) {
    test(`refuses ${name}`, async () => {
      const before = await countAccounts();
      const refused = await signUp({ ...ADA, email: 'adareed@example.com', ...change });
      assert.equal(refused.status, 422);
      assert.match(await refused.text(), reason);
      assert.equal(await countAccounts(), before);
    });
  }

  test('an address in use makes nothing; its owner gets one letter a day', async () => {
    server.clock.advance(15 * MINUTE);
    const before = await countAccounts();
    for (let time = 0; time < 2; time += 1) {
      const refused = await signUp({ ...ADA, email: OWNER.email });
      assert.equal(refused.status, 409);
      assert.match(await refused.text(), /^email: cannot be used here/);
    }
    assert.equal(await countAccounts(), before);
    const letters = await server.app.ctx.db.read('letters').where({ to_email: OWNER.email });
    assert.deepEqual(
      letters.map(({ template }) => template),
      ['address-in-use'],
    );
  });

  test('two at once with one address make one account', async () => {
    const answers = await Promise.all([1, 2].map(() => signUp({ ...ADA, email: 'twice@example.com' })));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409]);
  });

  test('is slowed down by address', async () => {
    server.clock.advance(15 * MINUTE);
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) {
      statuses.push((await signUp({ ...ADA, password: 'Password123' })).status);
    }
    assert.deepEqual([...new Set(statuses.slice(0, 10))], [422]);
    assert.equal(statuses.at(-1), 429);
  });

  test('without script the form leads to the welcome, or comes back with what was typed', async () => {
    server.clock.advance(15 * MINUTE);
    const client = server.as('anonymous');
    const form = { ...ADA, email: 'form@example.com', next: '/welcome' };
    const refused = await client('/api/sign-ups', { form: { ...form, password: 'short' } });
    const html = await refused.text();
    assert.equal(refused.status, 422);
    assert.ok(html.includes('value="Ada Reed"') && html.includes('id="field-password-error"'), html);
    assert.ok(!html.includes('value="short"'));
    const taken = await client('/api/sign-ups', { form });
    assert.deepEqual([taken.status, taken.headers.get('Location')], [303, '/screens/welcome']);
    assert.match(await (await client('/screens/welcome')).text(), /Welcome to Drivyn/);
    assert.equal((await client('/screens/signup')).headers.get('Location'), '/screens/');
  });
});

describe('sign-up by invitation', () => {
  serve('invite');
  const invite = async (email?: string) => {
    const answer = await server.as('admin')('/api/admin/invitations', { json: { email } });
    assert.equal(answer.status, 201);
    const invitation = (await answer.json()) as { id: number; url: string };
    return { ...invitation, token: new URL(invitation.url).searchParams.get('invitation') ?? '' };
  };

  test('is refused without one, and asks for it', async () => {
    assert.equal((await signUp(ADA)).status, 403);
    assert.equal((await signUp({ ...ADA, invitation: 'guessed' })).status, 404);
    assert.match(await readScreen('/signup'), /name="invitation"/);
    assert.match(await readScreen('/login'), /I have an invitation/);
  });

  test('tells nobody without one which addresses have accounts', async () => {
    const refusals = await Promise.all(
      [OWNER.email, 'nobody@example.com'].map((email) => signUp({ ...ADA, email, invitation: 'guessed' })),
    );
    assert.deepEqual([refusals[0]?.status, await refusals[0]?.text()], [404, await refusals[1]?.text()]);
    const { token, id } = await invite('somebody@example.com');
    assert.equal((await signUp({ ...ADA, email: OWNER.email, invitation: token })).status, 422);
    assert.equal((await signUp({ ...ADA, password: 'short phr1', invitation: 'guessed' })).status, 404);
    await server.as('admin')(`/api/admin/invitations/${id}`, { method: 'DELETE' });
  });

  test('works once, with the link', async () => {
    const { token, url, id } = await invite();
    assert.equal(url, `${server.url}/screens/signup?invitation=${token}`);
    assert.doesNotMatch(await readScreen(`/signup?invitation=${token}`), /id="field-invitation"/);
    const rows = await server.app.ctx.db.read('one_time_tokens').where({ id });
    assert.ok(!JSON.stringify(rows).includes(token), 'only the hash is stored');
    assert.equal((await signUp({ ...ADA, invitation: token })).status, 201);
    assert.equal((await signUp({ ...ADA, email: 'b@example.com', invitation: token })).status, 404);
    assert.match(await readScreen(`/signup?invitation=${token}`), /does not work any more/);
  });

  test('for an address works for that one alone, which gets a letter', async () => {
    const { token } = await invite('Ben@Example.com');
    assert.match(
      await readScreen(`/signup?invitation=${token}`),
      /readOnly="" value="ben@example.com"|value="ben@example.com"/i,
    );
    const refused = await signUp({ ...ADA, email: 'carl@example.com', invitation: token });
    assert.equal(refused.status, 422);
    assert.match(await refused.text(), /^email: must be the address that was invited$/);
    const [letter] = await server.app.ctx.db.read('letters').where({ to_email: 'ben@example.com' });
    assert.equal(letter.template, 'sign-up-invitation');
    assert.equal((await signUp({ ...ADA, email: 'ben@example.com', invitation: token })).status, 201);
  });

  test('is listed until it is used, taken back, or a week old', async () => {
    const admin = server.as('admin');
    const list = async () =>
      (await (await admin('/api/admin/invitations')).json()) as { id: number; email: string }[];
    const [one, other] = [await invite(), await invite('dora@example.com')];
    assert.deepEqual(
      (await list()).map(({ id, email }) => [id, email]),
      [
        [other.id, 'dora@example.com'],
        [one.id, ''],
      ],
    );
    assert.equal((await admin(`/api/admin/invitations/${one.id}`, { method: 'DELETE' })).status, 204);
    assert.equal((await admin(`/api/admin/invitations/${one.id}`, { method: 'DELETE' })).status, 404);
    assert.equal((await signUp({ ...ADA, email: 'e@example.com', invitation: one.token })).status, 404);
    server.clock.advance(7 * DAY);
    assert.equal((await signUp({ ...ADA, email: 'dora@example.com', invitation: other.token })).status, 404);
  });
});
