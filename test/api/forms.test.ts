// Forms: a page and HTML for another page, a mail that asks, and only then a subscriber, with the proof.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { SubscriptionForm } from '../../server/contract/form.ts';
import { DAY, SECOND } from '../../server/kernel/clock.ts';
import { startSmtp, type TestSmtp } from '../smtp/smtp-server.ts';
import type { Client } from '../support/client.ts';
import { saveProfile } from '../support/factories.ts';
import { stylesOf } from '../support/page-styles.ts';
import { startServer, type TestServer } from '../support/server.ts';

const TEXT = 'Send me <news>, please. {{name}}';

let server: TestServer;
let smtp: TestSmtp;
let owner: Client;
let form: SubscriptionForm;
let listId: number;

before(async () => {
  smtp = await startSmtp();
  const config = { smtpUrl: smtp.url, mailFrom: 'hello@shop.example', rateLimits: false };
  server = await startServer({ config });
  owner = server.as('owner');
  await saveProfile(owner);
  listId = (await (await owner('/api/users/14/lists', { json: { name: 'Monthly' } })).json()).id;
  const json = { name: 'Website', lists: [listId], consentText: TEXT };
  const made = await owner('/api/users/14/forms', { json });
  assert.equal(made.status, 201);
  form = await made.json();
});
beforeEach(() => {
  smtp.received.length = 0;
});
after(async () => {
  await server.stop();
  await smtp.close();
});

/** What a form would send: every field that it has. */
function fieldsOf(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input [^>]*>/g)].map(([input]) => input);
  const of = (input: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(input)?.[1] ?? '';
  return Object.fromEntries(inputs.map((input) => [of(input, 'name'), of(input, 'value')]));
}

async function post(url: string, fields: Record<string, string>): Promise<{ status: number; page: string }> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Origin: 'https://shop.example', 'Sec-Fetch-Site': 'cross-site' },
  });
  return { status: answer.status, page: await answer.text() };
}

const open = async (): Promise<string> => (await fetch(form.url)).text();

test('its page may have the rules that it carries, by which nobody sees what only programs fill in', async () => {
  assert.match(await stylesOf(await fetch(form.url)), /\.trap\{position:absolute;left:-/);
});

/** Fills in the page as a person does, in some seconds. */
async function signUp(email: string, change: Record<string, string> = {}) {
  const fields = fieldsOf(await open());
  server.clock.advance(5 * SECOND);
  const answer = await post(form.url, { ...fields, email, name: 'Anna', ...change });
  await server.drain();
  return answer;
}

/** Time in which the owner stays signed in. */
async function pass(ms: number): Promise<void> {
  server.clock.advance(ms);
  const now = server.clock.now();
  const session = { created_at: now, seen_at: now, expires_at: now + 30 * DAY };
  await server.app.ctx.db.write('sessions').update(session);
}

function linkIn(source = ''): string {
  return /https?:\/\/[^\s"<>]+\/y\/[\w-]+/.exec(source.replace(/=\r\n/g, '').replace(/=3D/g, '='))?.[0] ?? '';
}

async function find(email: string) {
  const found = await (await owner(`/api/users/14/subscribers?search=${encodeURIComponent(email)}`)).json();
  return found.length === 0 ? undefined : (await owner(`/api/subscribers/${found[0].id}`)).json();
}

describe('a form', () => {
  test('has a page and HTML for another page, which hold what was agreed to as text', async () => {
    for (const html of [await open(), form.embed]) {
      assert.match(html, /Send me &lt;news&gt;, please\. \{\{name\}\}/);
      assert.match(html, /name="website"[^>]*tabindex="-1"|tabindex="-1"[^>]*name="website"/);
      assert.doesNotMatch(html, /<script|src=/);
      assert.ok(html.includes(form.url));
    }
    assert.deepEqual(form.lists, [listId]);
    assert.equal((await (await owner('/api/users/14/forms')).json()).length, 1);
  });

  test('subscribes nobody before the address is proved, and then with the proof', async () => {
    const answer = await signUp('Anna@Example.com');
    assert.equal(answer.status, 200);
    assert.match(answer.page, /mail is on its way/);
    assert.equal(await find('anna@example.com'), undefined);
    const [mail] = smtp.received;
    assert.equal(mail?.to, 'anna@example.com');
    assert.doesNotMatch(mail?.source ?? '', /List-Unsubscribe/i);
    const link = linkIn(mail?.source);
    assert.match(await (await fetch(link)).text(), /Send me &lt;news&gt;/);
    assert.equal(await find('anna@example.com'), undefined, 'opening the link changes nothing');
    assert.match((await post(link, {})).page, /You are subscribed/);
    assert.match((await post(link, {})).page, /You are subscribed/, 'again is the same as once');
    const person = await find('anna@example.com');
    assert.partialDeepStrictEqual(person, { status: 'active', name: 'Anna' });
    assert.equal(person.consents.length, 1);
    assert.partialDeepStrictEqual(person.consents[0], { text: TEXT, source: 'form', ip: '127.0.0.1' });
    const count = await owner('/api/users/14/segments/count', {
      json: { rule: { all: [{ field: 'list', op: 'has', value: listId }] } },
    });
    assert.deepEqual(await count.json(), { count: 1 });
  });

  test('tells nobody who is a subscriber, and lets somebody back who had left', async () => {
    const stranger = await signUp('stranger@example.com');
    assert.equal((await signUp('anna@example.com')).page, stranger.page);
    const { id } = await find('anna@example.com');
    await owner(`/api/subscribers/${id}/unsubscribe`, { method: 'POST' });
    smtp.received.length = 0;
    await signUp('anna@example.com');
    await post(linkIn(smtp.received[0]?.source), {});
    assert.partialDeepStrictEqual(await find('anna@example.com'), {
      id,
      status: 'active',
      unsubscribedAt: null,
    });
  });

  test('works from another page, which was made long ago', async () => {
    await pass(30 * DAY);
    const fields = { ...fieldsOf(form.embed), email: 'embed@example.com' };
    assert.match((await post(form.url, fields)).page, /mail is on its way/);
    await server.drain();
    assert.deepEqual(
      smtp.received.map(({ to }) => to),
      ['embed@example.com'],
    );
  });

  test('sends nothing for what a person would not send', async () => {
    const trapped = await signUp('bot@example.com', { website: 'https://spam.example' });
    assert.match(trapped.page, /mail is on its way/, 'the program learns nothing');
    const fast = await post(form.url, { ...fieldsOf(await open()), email: 'fast@example.com' });
    assert.match(fast.page, /press the button again/);
    assert.equal(fast.status, 422, 'nothing was taken');
    assert.match(fast.page, /value="fast@example\.com"/, 'nothing that was typed is lost');
    // Of the last character of all a part of the bits says nothing.
    const changed = fieldsOf(form.embed).stamp?.replace(/.{4}$/, (end) => (end === 'xxxx' ? 'yyyy' : 'xxxx'));
    for (const stamp of ['', 'forged', changed ?? '']) {
      assert.match((await signUp('forged@example.com', { stamp })).page, /press the button again/);
    }
    const wrong = await signUp('no address');
    assert.deepEqual([wrong.status, /no email address/.test(wrong.page)], [422, true]);
    assert.match(wrong.page, /<input id="email"[^>]* aria-invalid="true" aria-describedby="told"/);
    assert.doesNotMatch(wrong.page, /<input id="name"[^>]* aria-invalid/);
    await server.drain();
    assert.deepEqual(smtp.received, []);
  });

  test('writes to one address three times a day, however often it is entered, and never to a suppressed one', async () => {
    for (let at = 0; at < 5; at += 1) await signUp('flood@example.com');
    assert.equal(smtp.received.length, 3);
    await owner('/api/suppressions', { json: { email: 'hard@example.com', reason: 'bounce' } });
    smtp.received.length = 0;
    await signUp('hard@example.com');
    assert.equal(smtp.received.length, 0);
  });

  test('forgets after seven days who did not confirm', async () => {
    await signUp('late@example.com');
    const link = linkIn(smtp.received[0]?.source);
    await pass(7 * DAY + SECOND);
    assert.equal((await fetch(link)).status, 404);
    assert.equal((await post(link, {})).status, 404);
    assert.equal(await find('late@example.com'), undefined);
  });

  for (const [name, json] of [
    ['a list of nobody', { name: 'A', lists: [9999], consentText: 'x' }],
    ['no words to agree to', { name: 'A', lists: [], consentText: ' ' }],
    ['no name', { lists: [], consentText: 'x' }],
  ] as const) {
    test(`with ${name} is refused`, async () => {
      assert.equal((await owner('/api/users/14/forms', { json })).status, 422);
    });
  }

  test('is gone once it is deleted, and nobody else deletes it', async () => {
    const { id } = form;
    assert.equal((await server.as('foreign')(`/api/forms/${id}`, { method: 'DELETE' })).status, 404);
    assert.equal((await owner(`/api/forms/${id}`, { method: 'DELETE' })).status, 204);
    assert.equal((await fetch(form.url)).status, 404);
    assert.equal((await post(form.url, { email: 'a@example.com' })).status, 404);
  });
});
