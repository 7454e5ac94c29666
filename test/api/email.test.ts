// The calls of Email Marketing: the switch, mailings, automations, subscribers in and out.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Automation } from '../../server/contract/automation.ts';
import type { Mailing } from '../../server/contract/mailing.ts';
import type { Post } from '../../server/contract/post.ts';
import type { ImportReport, Subscriber } from '../../server/contract/subscriber.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { runScenarios } from '../support/scenario.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: Client;

before(async () => {
  server = await startServer();
  owner = server.as('owner');
});
after(() => server.stop());

async function call<T>(path: string, request: Parameters<Client>[1] = {}, client = owner): Promise<T> {
  const response = await client(path, request);
  const body = await response.text();
  assert.ok(response.ok, `${path}: ${response.status} ${body}`);
  return (body ? JSON.parse(body) : undefined) as T;
}

async function refusal(path: string, request: Parameters<Client>[1]): Promise<[number, string]> {
  const response = await owner(path, request);
  return [response.status, await response.text()];
}

/** A screen as it reads. */
async function wordsOf(screen: string): Promise<string> {
  const html = await (await owner(`/screens${screen}`)).text();
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

const WORDS = { subject: 'Fresh bread', content: 'Twelve kinds.\n\nSee https://example.com/bread.' };

describe('the switch', () => {
  runScenarios(
    () => server,
    [
      {
        name: 'is turned off with empty fields',
        as: 'owner',
        url: '/api/email/disable-autonomous',
        json: { businessEmail: '', businessName: '', industry: '' },
        status: 200,
        contains: ['{"emailMarketing":false}'],
        events: { 'autopilot.changed': 1 },
      },
      {
        name: 'turned off twice is the same as once',
        as: 'owner',
        url: '/api/email/disable-autonomous',
        json: {},
        status: 200,
        events: { 'autopilot.changed': 0 },
      },
      {
        name: 'is turned on; what is sent about the business is not taken over',
        as: 'owner',
        url: '/api/email/setup-autonomous',
        json: { businessEmail: 'x@example.com', businessName: 'Another name', industry: 'food' },
        status: 200,
        contains: ['{"emailMarketing":true}'],
        events: { 'autopilot.changed': 1 },
      },
      {
        name: 'an address that is none is refused',
        as: 'owner',
        url: '/api/email/setup-autonomous',
        json: { businessEmail: 'nowhere' },
        status: 422,
        contains: ['businessEmail: '],
      },
      {
        name: 'nobody turns it without signing in',
        as: 'anonymous',
        url: '/api/email/setup-autonomous',
        json: {},
        status: 401,
      },
      {
        name: 'a plain form turns it, too',
        as: 'owner',
        url: '/api/email/setup-autonomous',
        form: { businessEmail: '', screen: '/email-marketing?tab=audience' },
        status: 303,
        answers: { Location: '/screens/email-marketing?tab=audience' },
      },
    ],
  );

  test('it is one field with the Control Center’s', async () => {
    await call('/api/autopilot', { method: 'PUT', json: { emailMarketing: false } });
    const html = await (await owner('/screens/email-marketing')).text();
    assert.doesNotMatch(html, /<input[^>]*id="email-automation"[^>]*checked/);
    await call('/api/email/setup-autonomous', { json: {} });
    const again = await (await owner('/screens/email-marketing')).text();
    assert.match(again, /<input[^>]*id="email-automation"[^>]*checked/);
  });
});

describe('campaigns', () => {
  test('without the mail channel there is nowhere to send them', async () => {
    assert.deepEqual(await refusal('/api/users/14/mailings', { json: WORDS }), [
      409,
      'Email Marketing is not connected. Connect it first.',
    ]);
  });

  test('a draft is a post of the mail channel, with its segment', async () => {
    await saveProfile(owner);
    await connectChannel(owner, 'email');
    const draft = await call<Mailing>('/api/users/14/mailings', { json: { ...WORDS, segment: 'active' } });
    assert.partialDeepStrictEqual(draft, {
      subjectLine: WORDS.subject,
      status: 'draft',
      segment: 'active',
      createdByAI: false,
      scheduledFor: null,
      openRate: null,
    });
    const post = await call<{ title: string; platform: string }>(`/api/contents/${draft.id}`);
    assert.deepEqual([post.title, post.platform], [WORDS.subject, 'email']);
  });

  for (const [name, change, message] of [
    ['no subject', { subject: ' ' }, 'subject: is required'],
    [
      'a field that nobody has',
      { content: 'Hi {{nmae|you}}' },
      'content: {{nmae}} is not known. There are {{name}}',
    ],
    ['a field that is none', { subject: 'Hi {{#name}}' }, 'subject: {{#name}} is no merge field.'],
    ['a subject of two lines', { subject: 'a\nb' }, 'subject: must be one line'],
    ['a long subject', { subject: 'x'.repeat(79) }, 'subject: must be at most 78 characters'],
    ['no text', { content: '' }, 'content: is required'],
    ['a segment that is none', { segment: 'rich' }, 'segment: must be all, active, high-value'],
    ['a past time', { sendAt: '2020-01-01T00:00:00Z' }, 'sendAt: must not be in the past'],
    ['a time that is none', { sendAt: 'soon' }, 'sendAt: '],
    ['a far time', { sendAt: '2099-01-01T00:00:00Z' }, 'sendAt: must be within the next five years'],
  ] as const) {
    test(`refused: ${name}`, async () => {
      const before = (await call<Mailing[]>('/api/users/14/mailings')).length;
      const [status, body] = await refusal('/api/users/14/mailings', { json: { ...WORDS, ...change } });
      assert.equal(status, 422);
      assert.ok(body.startsWith(message), body);
      assert.equal((await call<Mailing[]>('/api/users/14/mailings')).length, before);
    });
  }

  test('words, segment and time change together or not at all', async () => {
    const { id } = await call<Mailing>('/api/users/14/mailings', { json: WORDS });
    const url = `/api/mailings/${id}`;
    const late = { subject: 'Other', content: 'Other.', segment: 'at-risk', sendAt: '2020-01-01T00:00:00Z' };
    assert.equal((await owner(url, { method: 'PATCH', json: late })).status, 422);
    const same = (await call<Mailing[]>('/api/users/14/mailings')).find((one) => one.id === id);
    assert.deepEqual([same?.subjectLine, same?.segment], [WORDS.subject, 'all']);
    const sendAt = '2027-03-02T09:00:00.000Z';
    const planned = await call<Mailing>(url, { method: 'PATCH', json: { ...late, sendAt } });
    assert.deepEqual(
      [planned.status, planned.segment, planned.scheduledFor],
      ['scheduled', 'at-risk', sendAt],
    );
    const back = await call<Mailing>(url, { method: 'PATCH', json: { ...WORDS, sendAt: null } });
    assert.deepEqual([back.status, back.scheduledFor, back.segment], ['draft', null, 'all']);
  });

  test('nothing leaves now while it is paused, and nothing half is stored', async () => {
    await call('/api/autopilot', { method: 'PUT', json: { paused: true } });
    const before = (await call<Mailing[]>('/api/users/14/mailings')).length;
    const [status] = await refusal('/api/users/14/mailings', { json: { ...WORDS, sendAt: 'now' } });
    assert.equal(status, 409);
    assert.equal((await call<Mailing[]>('/api/users/14/mailings')).length, before);
    await call('/api/autopilot', { method: 'PUT', json: { paused: false } });
  });

  test('one that is sent cannot be edited', async () => {
    // What the resumed autopilot still has to do may give what is due another time.
    await server.drain();
    await call('/api/users/14/subscribers', { json: { email: 'first@example.com' } });
    const { id } = await call<Mailing>('/api/users/14/mailings', { json: { ...WORDS, sendAt: 'now' } });
    await server.drain();
    const sent = (await call<Mailing[]>('/api/users/14/mailings?status=sent')).find((one) => one.id === id);
    assert.partialDeepStrictEqual(sent, { status: 'sent', delivered: 0, kept: 1, audienceSize: 1 });
    assert.equal((await owner(`/api/mailings/${id}`, { method: 'PATCH', json: WORDS })).status, 409);
  });

  test('one that stayed in the local outbox is called delivered, sent or published nowhere', async () => {
    const [sent] = await call<Mailing[]>('/api/users/14/mailings?status=sent');
    const { analytics } = await call<Post>(`/api/contents/${sent?.id}`);
    assert.partialDeepStrictEqual(analytics, { delivered: 0, kept: 1, undelivered: 0 });
    for (const screen of [
      '/email-marketing',
      '/email-marketing?tab=analytics',
      '/platforms/email',
      '/platforms/email?tab=content',
      '/platforms/email?tab=analytics',
      '/content-calendar?view=list&channel=email',
    ]) {
      const words = await wordsOf(screen);
      assert.match(words, /1 in the local outbox. Nothing left this machine/, screen);
      assert.doesNotMatch(words, /[1-9]\d* delivered/, screen);
    }
    assert.match(await wordsOf('/content-calendar?view=month'), /In the outbox/);
    assert.match(
      await wordsOf('/autonomous-control?tab=insights'),
      /Put a post of Email Marketing into the local outbox/,
    );
  });

  test('a post of another channel is no campaign', async () => {
    const { id: platformId } = await connectChannel(owner, 'facebook');
    const [post] = await call<{ id: number }[]>('/api/contents/generate', { json: { platformId, count: 1 } });
    for (const path of [`/api/mailings/${post?.id}/preview`, '/api/mailings/999999/preview']) {
      assert.equal((await owner(path)).status, 404);
    }
  });

  test('the preview is the real mail, in a frame of ours and without scripts', async () => {
    const form = { subject: 'Hello <b>', content: 'See https://example.com.' };
    const response = await owner('/api/users/14/mailings/preview', { form });
    const html = await response.text();
    assert.equal(response.status, 200);
    assert.match(html, /<h1[^>]*>Hello &lt;b&gt;<\/h1>/);
    assert.match(html, /<a href="https:\/\/example\.com"[^>]*>/);
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    assert.match(policy, /default-src 'none'/);
    assert.match(policy, /frame-ancestors 'self'/);
    assert.match(policy, /sandbox/);
    assert.equal(response.headers.get('X-Frame-Options'), 'SAMEORIGIN');
  });

  test('a mail is shown as a phone, the dark and text would show it, and for one of the subscribers', async () => {
    const attributes = { city: 'Bern', vip: true, kids: 2 };
    await call('/api/users/14/subscribers', {
      json: { email: 'greta@example.com', name: 'Greta', attributes },
    });
    const draft = { subject: 'Hi {{name|you}}', content: 'News, {{name|you}}.' };
    const look = async (more: object) =>
      (await owner('/api/users/14/mailings/preview', { json: { ...draft, ...more } })).text();
    assert.match(await look({}), /News, you\..*KB; Gmail clips|KB; Gmail clips.*News, you\./s);
    assert.match(await look({ person: 'Greta@example.com' }), /News, Greta\./);
    assert.match(await look({ view: 'text', person: 'greta@example.com' }), /^News, Greta\.\n/);
    const content =
      '{{attributes.city|your town}}, {{#attributes.vip}}VIP{{/attributes.vip}}, {{attributes.kids|no}} kids';
    assert.match(await look({ view: 'text', person: 'greta@example.com', content }), /^Bern, VIP, 2 kids\n/);
    assert.match(await look({ view: 'text', content }), /^your town, , no kids\n/);
    await call('/api/users/14/mailings', { json: { subject: 'To {{attributes.city|all}}', content } });
    assert.doesNotMatch(await look({ view: 'dark' }), /prefers-color-scheme:dark/);
    assert.doesNotMatch(await look({ view: 'phone' }), /max-width:480px/);
    assert.deepEqual(
      await refusal('/api/users/14/mailings/preview', { json: { ...draft, person: 'nobody@example.com' } }),
      [422, 'person: nobody@example.com is none of your subscribers.'],
    );
  });

  test('a test goes to the own address only', async () => {
    const { id } = await call<Mailing>('/api/users/14/mailings', { json: { ...WORDS, subject: 'Try me' } });
    const before = (await call<unknown[]>('/api/outbox')).length;
    const answer = await call<{ to: string; local: boolean }>(`/api/mailings/${id}/test`, { method: 'POST' });
    assert.deepEqual(answer, { to: 'owner@example.com', local: true });
    const mails = await call<{ to: string; subject: string }[]>('/api/outbox');
    assert.equal(mails.length, before + 1);
    assert.match(mails[0]?.to ?? '', /owner@example\.com/);
    assert.equal(mails[0]?.subject, '[Test] Try me');
  });

  test('without an address of one’s own there is no test', async () => {
    const { write } = server.app.ctx.db;
    const { id } = await call<Mailing>('/api/users/14/mailings', { json: WORDS });
    await write('accounts').where({ id: 14 }).update({ email: '' });
    const [status, body] = await refusal(`/api/mailings/${id}/test`, { method: 'POST' });
    assert.equal(status, 422);
    assert.match(body, /no email address yet/);
    await write('accounts').where({ id: 14 }).update({ email: 'owner@example.com' });
  });

  test('a plain form gives a time in the business’s time zone', async () => {
    const form = {
      ...WORDS,
      subject: 'By form',
      segment: 'all',
      send: 'at',
      wall: '2027-07-01T09:30',
      timeZone: 'Europe/Paris',
      next: '/email-marketing?tab=campaigns&done=saved',
    };
    const saved = await owner('/api/users/14/mailings', { form });
    assert.equal(saved.headers.get('Location'), '/screens/email-marketing?tab=campaigns&done=saved');
    const [first] = await call<Mailing[]>('/api/users/14/mailings');
    assert.deepEqual([first?.subjectLine, first?.scheduledFor], ['By form', '2027-07-01T07:30:00.000Z']);
    for (const wrong of [{ wall: 'soon' }, { timeZone: 'Mars/Olympus' }, { subject: '' }]) {
      const screen = '/email-marketing?tab=campaigns&compose=new';
      const refused = await owner('/api/users/14/mailings', { form: { ...form, ...wrong, screen } });
      const html = await refused.text();
      assert.equal(refused.status, 422, JSON.stringify(wrong));
      assert.match(html, /aria-invalid="true"/);
      assert.match(html, /Twelve kinds\./, 'what was typed is kept');
    }
  });
});

describe('automations', () => {
  const url = '/api/users/14/automations';

  test('their mails are written from the profile, and nothing is sent', async () => {
    const all = await call<Automation[]>(url);
    assert.deepEqual(
      all.map(({ kind, isActive, sent }) => [kind, isActive, sent]),
      [
        ['welcome', false, 0],
        ['cart-abandonment', false, 0],
        ['re-engagement', false, 0],
      ],
    );
    assert.equal(all[0]?.steps[0]?.subject, 'Welcome to Harbour Street Bakery');
    assert.match(all[0]?.steps[0]?.content ?? '', /Sourdough bakery by the harbour/);
    for (const { content, subject } of all.flatMap(({ steps }) => steps)) {
      assert.doesNotMatch(content + subject, /[{}]|undefined/);
    }
  });

  test('switching is stored, and told once', async () => {
    const before = await server.countEvents('automation.activated');
    for (const _ of [1, 2]) {
      const answer = await call<Automation>(`${url}/welcome`, { method: 'PUT', json: { isActive: true } });
      assert.equal(answer.isActive, true);
    }
    assert.equal(await server.countEvents('automation.activated'), before + 1);
    const html = await (await owner('/screens/email-marketing?tab=automations')).text();
    assert.match(html, />On</);
    assert.doesNotMatch(html, /nothing yet/);
    await call(`${url}/welcome`, { method: 'PUT', json: { isActive: false } });
    assert.equal((await call<Automation[]>(url))[0]?.isActive, false);
  });

  test('an edited mail keeps its words when the profile changes; the others follow it', async () => {
    const step = `${url}/welcome/steps/2`;
    await call(step, { method: 'PUT', json: { subject: 'Mine', content: 'My words.' } });
    await saveProfile(owner, { name: 'Hill Street Bakery' });
    const [welcome] = await call<Automation[]>(url);
    assert.equal(welcome?.steps[0]?.subject, 'Welcome to Hill Street Bakery');
    assert.partialDeepStrictEqual(welcome?.steps[1], { subject: 'Mine', content: 'My words.', edited: true });
    assert.match(await (await owner(`${step}/preview`)).text(), /<h1[^>]*>Mine<\/h1>/);
    await call(step, { method: 'DELETE' });
    assert.equal((await call<Automation[]>(url))[0]?.steps[1]?.edited, false);
  });

  test('what is none is not found, and what is no mail is refused', async () => {
    const json = { subject: 'x', content: 'y' };
    for (const path of ['nothing/steps/1', 'welcome/steps/4', 'cart-abandonment/steps/3']) {
      assert.equal((await owner(`${url}/${path}`, { method: 'PUT', json })).status, 404, path);
    }
    assert.deepEqual(
      await refusal(`${url}/welcome/steps/1`, { method: 'PUT', json: { ...json, subject: '' } }),
      [422, 'subject: is required'],
    );
    assert.equal((await owner(`${url}/welcome`, { method: 'PUT', json: { isActive: 'yes' } })).status, 422);
  });
});

describe('subscribers', () => {
  let anna: Subscriber;

  test('are renamed, unsubscribed and deleted, and who left is never added again', async () => {
    anna = await call<Subscriber>('/api/users/14/subscribers', { json: { email: 'anna@example.com' } });
    const url = `/api/subscribers/${anna.id}`;
    assert.equal((await call<Subscriber>(url, { method: 'PATCH', json: { name: ' Anna ' } })).name, 'Anna');
    for (const _ of [1, 2]) {
      const left = await call<Subscriber>(`${url}/unsubscribe`, { method: 'POST' });
      assert.equal(left.status, 'unsubscribed');
    }
    await call(url, { method: 'DELETE' });
    assert.equal((await owner(url, { method: 'DELETE' })).status, 404);
    const [status, body] = await refusal('/api/users/14/subscribers', {
      json: { email: 'Anna@example.com' },
    });
    assert.equal(status, 409);
    assert.match(body, /unsubscribed on 2027-03-01/);
    const stored = JSON.stringify(await server.app.ctx.db.read('departed_addresses'));
    assert.ok(!stored.includes('anna'), 'only a hash is kept');
  });

  test('someone deleted while subscribed may come back', async () => {
    const json = { email: 'carl@example.com' };
    const { id } = await call<Subscriber>('/api/users/14/subscribers', { json });
    await call(`/api/subscribers/${id}`, { method: 'DELETE' });
    assert.equal((await owner('/api/users/14/subscribers', { json })).status, 201);
  });

  test('are found by a part of the address or the name', async () => {
    await call('/api/users/14/subscribers', { json: { email: '100%_sure@example.com', name: 'Dora' } });
    const find = async (search: string) =>
      (await call<Subscriber[]>(`/api/users/14/subscribers?search=${encodeURIComponent(search)}`)).length;
    assert.deepEqual(
      await Promise.all(['DORA', '100%_S', 'nobody', '0%e', '%']).then((all) => Promise.all(all.map(find))),
      [1, 1, 0, 0, 1],
    );
  });

  test('a list is looked at first, and then stored at once', async () => {
    const { id } = await call<Subscriber>('/api/users/14/subscribers', {
      json: { email: 'gone@example.com' },
    });
    await call(`/api/subscribers/${id}/unsubscribe`, { method: 'POST' });
    const csv = [
      'Name;E-Mail',
      'New One;New1@Example.com',
      '"Two; the second";new2@example.com',
      'Again;new1@example.com',
      'Carl;carl@example.com',
      'Gone;gone@example.com',
      'Deleted;anna@example.com',
      'Broken;not an address',
      '',
    ].join('\r\n');
    const url = '/api/users/14/subscribers/import';
    const before = (await call<Subscriber[]>('/api/users/14/subscribers')).length;
    const report = await call<ImportReport>(url, { json: { csv } });
    const counts = { rows: 7, added: 2, known: 1, departed: 2, repeated: 1, invalid: 1 };
    assert.partialDeepStrictEqual(report, { ...counts, done: false });
    assert.deepEqual(report.problems, [
      { line: 8, text: 'not an address, Broken', message: 'must be an email address' },
    ]);
    assert.equal((await call<Subscriber[]>('/api/users/14/subscribers')).length, before, 'nothing is stored');
    const done = await call<ImportReport>(url, { json: { csv, confirm: true } });
    assert.partialDeepStrictEqual(done, { ...counts, done: true });
    const again = await call<ImportReport>(url, { json: { csv, confirm: true } });
    assert.partialDeepStrictEqual(again, { added: 0, known: 3, departed: 2 });
    const [second] = await call<Subscriber[]>('/api/users/14/subscribers?search=new2');
    assert.equal(second?.name, 'Two; the second');
  });

  test('a list that cannot be read says so', async () => {
    const url = '/api/users/14/subscribers/import';
    for (const [csv, message] of [
      ['', 'csv: is empty'],
      ['name\nAnna', 'csv: has no column of email addresses'],
      ['x@example.com\n'.repeat(20_001), 'csv: holds more than 20,000 rows'],
    ] as const) {
      const [status, body] = await refusal(url, { json: { csv, confirm: true } });
      assert.equal(status, 422, body);
      assert.ok(body.startsWith(message), body);
    }
    const tooLarge = await owner(url, { json: { csv: 'x'.repeat(2 * 1024 * 1024) } }).catch(() => ({
      status: 413,
    }));
    assert.equal(tooLarge.status, 413);
  });

  test('without script the preview is a page with the button', async () => {
    const form = { csv: 'email\nx"><script>@example.com\nnew3@example.com' };
    const page = await owner('/api/users/14/subscribers/import', { form });
    const html = await page.text();
    assert.equal(page.status, 200);
    assert.match(html, /Add 1 of 2 subscribers\?/);
    assert.ok(!html.includes('"><script>@'));
    const saved = await owner('/api/users/14/subscribers/import', {
      form: { ...form, confirm: 'true', next: '/email-marketing?tab=audience&done=imported' },
    });
    assert.equal(saved.status, 303);
    assert.equal((await call<Subscriber[]>('/api/users/14/subscribers?search=new3')).length, 1);
  });

  test('the export holds everybody, and no cell that a spreadsheet would run', async () => {
    await call('/api/users/14/subscribers', { json: { email: '=cmd@example.com', name: '=1+1' } });
    const response = await owner('/api/users/14/subscribers.csv');
    const csv = await response.text();
    assert.match(response.headers.get('content-type') ?? '', /^text\/csv/);
    assert.match(
      response.headers.get('content-disposition') ?? '',
      /attachment; filename="subscribers\.csv"/,
    );
    assert.match(csv, /^\uFEFF?email,name,status,subscribed_at,unsubscribed_at\r\n/);
    assert.match(csv, /\r\n'=cmd@example\.com,'=1\+1,active,/);
    assert.match(csv, /gone@example\.com,[^,]*,unsubscribed,2027-03-01T09:00:00\.000Z,2027-03-01/);
    const foreign = await server.as('foreign')('/api/users/15/subscribers.csv');
    assert.ok(!(await foreign.text()).includes('@'));
  });
});

describe('suppressions', () => {
  test('are added, found and taken back', async () => {
    const anna = { email: 'Anna.Gone@example.com', reason: 'manual' };
    const added = await call<{ email: string; reason: string; createdAt: string }>('/api/suppressions', {
      json: anna,
    });
    assert.deepEqual([added.email, added.reason], ['anna.gone@example.com', 'manual']);
    assert.equal(new Date(added.createdAt).toISOString(), added.createdAt);
    assert.equal((await owner('/api/suppressions', { json: anna })).status, 200);
    assert.deepEqual(await call('/api/suppressions?email=ANNA.gone%40example.com'), [added]);
    assert.deepEqual(await call('/api/suppressions?email=nobody@example.com'), []);
    for (const json of [{ email: 'x', reason: 'manual' }, { email: 'a@example.com', reason: 'spam' }, {}])
      assert.equal((await owner('/api/suppressions', { json })).status, 422);
    assert.equal(
      (await server.as('foreign')('/api/suppressions/anna.gone@example.com', { method: 'DELETE' })).status,
      404,
    );
    assert.equal(
      (await owner('/api/suppressions/anna.gone%40example.com', { method: 'DELETE' })).status,
      204,
    );
    assert.equal((await owner('/api/suppressions/anna.gone@example.com', { method: 'DELETE' })).status, 404);
    assert.deepEqual(await call('/api/suppressions'), []);
  });

  test('are added and taken back on the screen, without script', async () => {
    const route = '/email-marketing?view=sending';
    const fields = { screen: route, next: `${route}&done=x`, email: 'ben@example.com', reason: 'manual' };
    assert.equal((await owner('/api/suppressions', { form: fields })).status, 303);
    assert.match(
      await wordsOf(route),
      /Suppressed addresses .* ben@example\.com Suppressed by hand .* Take back/,
    );
    const refused = await owner('/api/suppressions', { form: { ...fields, email: 'ben' } });
    assert.equal(refused.status, 422);
    assert.match(await refused.text(), /value="ben"/);
    const back = await owner('/api/suppressions/ben%40example.com?_method=delete', {
      form: fields,
    });
    assert.equal(back.status, 303);
    assert.match(await wordsOf(route), /Nobody is suppressed/);
    assert.match(await wordsOf(`${route}&hooks=1`), /Amazon SES \S+\/bounces\/[\w-]{32}\/ses/);
    assert.match(await wordsOf(`${route}&hooks=1`), /Tick Bounce, Spam Complaint and Subscription Change/);
  });
});
