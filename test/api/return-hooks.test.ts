// What mail services tell by calls of theirs: signed where they sign, at addresses that nobody can guess.
import assert from 'node:assert/strict';
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, test } from 'node:test';
import { Outbound } from '../../server/connectors/http.ts';
import type { ReturnService } from '../../server/contract/returns.ts';
import { startSmtp, type TestSmtp } from '../smtp/smtp-server.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/server.ts';

const AMAZON = 'https://sns.eu-west-1.amazonaws.com';
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ecdsa = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const MAILGUN_KEY = 'key-of-mailgun';

let smtp: TestSmtp;
let server: TestServer;
let owner: Client;
/** What Amazon was asked for. */
const asked: string[] = [];
let amazonAnswers = 200;
const amazon = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.statusCode = amazonAnswers;
  response.end(
    request.url?.endsWith('.pem') ? rsa.publicKey.export({ format: 'pem', type: 'spki' }) : 'fine',
  );
});

before(async () => {
  smtp = await startSmtp();
  amazon.listen(0, '127.0.0.1');
  await once(amazon, 'listening');
  const place = `http://127.0.0.1:${(amazon.address() as AddressInfo).port}`;
  const sendgrid = ecdsa.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  server = await startServer({
    config: {
      smtpUrl: smtp.url,
      mailFrom: 'Shop <hello@shop.example>',
      hookKeys: { mailgun: MAILGUN_KEY, sendgrid },
    },
    parts: { outbound: new Outbound({ origins: { [AMAZON]: place } }) },
  });
  owner = server.as('owner');
  await saveProfile(owner);
  await connectChannel(owner, 'email');
});
beforeEach(() => {
  asked.length = 0;
  amazonAnswers = 200;
});
after(async () => {
  await server.stop();
  await smtp.close();
  amazon.close();
});

const read = async (path: string, client = owner) => (await client(path)).json();
const hooks = async (client = owner, id = 14): Promise<Record<ReturnService, string>> =>
  (await read(`/api/users/${id}/bounces`, client)).webhooks;
/** A service is nobody who is signed in, and comes from elsewhere. */
const tell = (address: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${new URL(address).pathname}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
const takenBy = async (answer: Response) => {
  assert.equal(answer.status, 200, await answer.clone().text());
  return (await answer.json()).taken;
};

/** Sends a mail to somebody new. @returns its Message-ID, with angle brackets */
async function mailTo(email: string): Promise<string> {
  smtp.received.length = 0;
  await owner('/api/users/14/subscribers', { json: { email } });
  const words = { subject: 'Bread', content: 'Fresh every morning.', sendAt: 'now' };
  assert.ok((await owner('/api/users/14/mailings', { json: words })).ok);
  await server.drain();
  const mail = smtp.received.find(({ to }) => to === email);
  return /^Message-ID: (\S+)/im.exec(mail?.source ?? '')?.[1] ?? '';
}
/** What is held against the mailing to somebody, and what they are now. */
async function heldAgainst(email: string): Promise<[returns: number, status: string]> {
  const { db } = server.app.ctx;
  const mail = await db.read('deliveries').where({ email }).first('post_id', 'subscriber_id');
  const mailing = await db.read('mailings').where({ post_id: mail.post_id }).first('*');
  const person = await db.read('subscribers').where({ id: mail.subscriber_id }).first('status');
  return [mailing.complaints + mailing.hard_bounces + mailing.soft_bounces, person.status];
}
const reasonOf = async (email: string) => (await read(`/api/suppressions?email=${email}`))[0]?.reason;

function sns(message: unknown, change: Record<string, string> = {}): Record<string, string> {
  const body: Record<string, string> = {
    Type: 'Notification',
    MessageId: '22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324',
    TopicArn: 'arn:aws:sns:eu-west-1:123456789012:mail',
    Message: JSON.stringify(message),
    Timestamp: '2027-03-01T09:00:00.000Z',
    SignatureVersion: '2',
    SigningCertURL: `${AMAZON}/SimpleNotificationService-7ff5318490ec183fbaddaa2a969abfda.pem`,
    ...change,
  };
  const names = ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'];
  const text = names.flatMap((name) => (name in body ? [`${name}\n${body[name]}\n`] : [])).join('');
  const hash = body.SignatureVersion === '1' ? 'sha1' : 'sha256';
  return { ...body, Signature: sign(hash, Buffer.from(text), rsa.privateKey).toString('base64') };
}

const bounceOf = (id: string) => ({
  notificationType: 'Bounce',
  bounce: {
    bounceType: 'Permanent',
    bounceSubType: 'General',
    bouncedRecipients: [{ emailAddress: 'somebody@else.example', diagnosticCode: 'smtp; 550 5.1.1 unknown' }],
  },
  mail: { source: 'hello@shop.example', commonHeaders: { messageId: id } },
});

test('Amazon SES tells signed bounces and complaints', async () => {
  const { ses } = await hooks();
  for (const [email, version] of [
    ['one@ses.example', '1'],
    ['two@ses.example', '2'],
  ] as const) {
    const message = sns(bounceOf(await mailTo(email)), { SignatureVersion: version });
    assert.equal(await takenBy(await tell(ses, message, { 'Content-Type': 'text/plain' })), 1);
    assert.equal(await reasonOf(email), 'bounce');
  }
  const id = await mailTo('three@ses.example');
  assert.equal(
    await takenBy(
      await tell(ses, sns({ notificationType: 'Complaint', mail: { commonHeaders: { messageId: id } } })),
    ),
    1,
  );
  assert.equal(await reasonOf('three@ses.example'), 'complaint');
  assert.equal(await reasonOf('somebody@else.example'), undefined);
  assert.deepEqual(asked.length <= 1, true, 'the certificate is asked for once');
});

test('Amazon SES drops what is for an address on its list, which is held against no mailing', async () => {
  const { ses } = await hooks();
  const { bounce, ...rest } = bounceOf(await mailTo('five@ses.example'));
  const dropped = { ...rest, bounce: { ...bounce, bounceSubType: 'OnAccountSuppressionList' } };
  assert.equal(await takenBy(await tell(ses, sns(dropped))), 1);
  assert.equal(await reasonOf('five@ses.example'), 'bounce');
  assert.deepEqual(await heldAgainst('five@ses.example'), [0, 'active']);
});

test('what Amazon has not signed, or where the certificate is not at Amazon, changes nothing', async () => {
  const { ses } = await hooks();
  const id = await mailTo('four@ses.example');
  const good = sns(bounceOf(id));
  for (const message of [
    { ...good, Message: `${good.Message?.replace('Permanent', 'Transient')}` },
    sns(bounceOf(id), { SigningCertURL: 'https://sns.eu-west-1.amazonaws.com.evil.example/a.pem' }),
    sns(bounceOf(id), { SigningCertURL: 'http://sns.eu-west-1.amazonaws.com/a.pem' }),
    sns(bounceOf(id), { SignatureVersion: '9' }),
    { ...good, Signature: '' },
  ])
    assert.equal((await tell(ses, message)).status, 403);
  for (const body of ['', '{', '[]', { Type: 'Else' }]) assert.equal((await tell(ses, body)).status, 422);
  assert.equal(await reasonOf('four@ses.example'), undefined);
});

test('a subscription is confirmed at Amazon, and nowhere else', async () => {
  const { ses } = await hooks();
  const subscribe = (SubscribeURL: string) =>
    tell(
      ses,
      sns('', {
        Type: 'SubscriptionConfirmation',
        Message: 'You have chosen to subscribe.',
        Token: 't',
        SubscribeURL,
      }),
    );
  assert.equal((await subscribe('https://evil.example/?Action=ConfirmSubscription')).status, 403);
  assert.equal((await subscribe(`${AMAZON}:8443/?Action=ConfirmSubscription`)).status, 403);
  assert.deepEqual(
    asked.filter((path) => !path.endsWith('.pem')),
    [],
  );
  assert.equal((await subscribe(`${AMAZON}/?Action=ConfirmSubscription&Token=t`)).status, 200);
  assert.deepEqual(
    asked.filter((path) => !path.endsWith('.pem')),
    ['/?Action=ConfirmSubscription&Token=t'],
  );
});

test('what Amazon cannot prove just now it is to tell again, as it does after a 5xx alone', async () => {
  const { ses } = await hooks();
  const id = await mailTo('six@ses.example');
  const elsewhere = { SigningCertURL: `${AMAZON}/SimpleNotificationService-another.pem` };
  const subscription = {
    ...{ Type: 'SubscriptionConfirmation', Message: 'You have chosen to subscribe.', Token: 't' },
    SubscribeURL: `${AMAZON}/?Action=ConfirmSubscription&Token=t`,
  };
  await tell(ses, sns(bounceOf('<unknown-unknown-unknown@x>')));
  for (const [answered, expected] of [
    [503, 503],
    [403, 403],
  ] as const) {
    amazonAnswers = answered;
    assert.equal((await tell(ses, sns(bounceOf(id), elsewhere))).status, expected);
    assert.equal((await tell(ses, sns('', subscription))).status, expected);
  }
  assert.equal(await reasonOf('six@ses.example'), undefined);
  amazonAnswers = 200;
  assert.equal(await takenBy(await tell(ses, sns(bounceOf(id), elsewhere))), 1);
});

test('Amazon SES passes feedback on that is no complaint, and drops what somebody complained of before', async () => {
  const { ses } = await hooks();
  const complaint = async (email: string, more: object) => ({
    notificationType: 'Complaint',
    complaint: { complainedRecipients: [{ emailAddress: email }], ...more },
    mail: { commonHeaders: { messageId: await mailTo(email) } },
  });
  const kind = { complaintSubType: null, complaintFeedbackType: 'not-spam' };
  assert.equal(await takenBy(await tell(ses, sns(await complaint('seven@ses.example', kind)))), 0);
  assert.deepEqual(await heldAgainst('seven@ses.example'), [0, 'active']);
  const before = { complaintSubType: 'OnAccountSuppressionList' };
  assert.equal(await takenBy(await tell(ses, sns(await complaint('eight@ses.example', before)))), 1);
  assert.equal(await reasonOf('eight@ses.example'), 'complaint');
  assert.deepEqual(await heldAgainst('eight@ses.example'), [0, 'unsubscribed']);
});

test('Postmark tells by the name that it was given along', async () => {
  const { postmark } = await hooks();
  const name = (await mailTo('one@postmark.example')).replace(/^<|@.*$/g, '');
  const bounce = {
    RecordType: 'Bounce',
    Type: 'HardBounce',
    MessageID: '00000000-0000-0000-0000-000000000000',
    Email: 'x@y.example',
    Details: 'smtp;550 5.1.1 unknown',
    Metadata: { mail: name },
  };
  assert.equal(await takenBy(await tell(postmark, { ...bounce, Type: 'AutoResponder' })), 0);
  assert.equal(await takenBy(await tell(postmark, { ...bounce, Metadata: {} })), 0);
  assert.equal(await takenBy(await tell(postmark, bounce)), 1);
  assert.equal(await reasonOf('one@postmark.example'), 'bounce');
  assert.equal((await tell(postmark, 'x')).status, 422);
  const mail = (await mailTo('two@postmark.example')).replace(/^<|@.*$/g, '');
  const dropped = { ...bounce, Type: 'SMTPApiError', Metadata: { mail } };
  assert.equal(await takenBy(await tell(postmark, dropped)), 1);
  assert.equal(await reasonOf('two@postmark.example'), 'bounce');
  assert.deepEqual(await heldAgainst('two@postmark.example'), [0, 'active']);
});

test('Mailgun tells signed events, of late', async () => {
  const { mailgun } = await hooks();
  const id = (await mailTo('one@mailgun.example')).replace(/[<>]/g, '');
  const now = Math.floor(server.clock.now() / 1000);
  const event = (change: object = {}, at = now, key = MAILGUN_KEY) => {
    const [timestamp, token] = [String(at), 'a'.repeat(50)];
    const signature = createHmac('sha256', key)
      .update(timestamp + token)
      .digest('hex');
    const status = { code: 550, message: '5.1.1 No such user' };
    const data = {
      event: 'failed',
      severity: 'permanent',
      'delivery-status': status,
      message: { headers: { 'message-id': id } },
    };
    return { signature: { timestamp, token, signature }, 'event-data': { ...data, ...change } };
  };
  assert.equal((await tell(mailgun, event({}, now, 'another key'))).status, 403);
  assert.equal((await tell(mailgun, event({}, now - 10 * 3600))).status, 403);
  assert.equal((await tell(mailgun, event({}, now + 3600))).status, 403);
  assert.equal((await tell(mailgun, { ...event(), signature: undefined })).status, 403);
  assert.equal(await takenBy(await tell(mailgun, event({ severity: 'temporary' }))), 0);
  // It gave up, or the mailbox's provider turned it away: the address is not to blame.
  for (const [reason, code] of [
    ['old', 602],
    ['espblock', 550],
  ] as const) {
    await takenBy(await tell(mailgun, event({ reason, 'delivery-status': { code, message: '' } })));
    assert.equal(await reasonOf('one@mailgun.example'), undefined, reason);
  }
  // As it is sent again after hours.
  assert.equal(await takenBy(await tell(mailgun, event({}, now - 7 * 3600))), 1);
  assert.equal(await reasonOf('one@mailgun.example'), 'bounce');
  assert.equal(await takenBy(await tell(mailgun, event({ event: 'complained' }))), 1);
});

test('Mailgun tells of whom it knows a complaint from before', async () => {
  const { mailgun } = await hooks();
  const id = (await mailTo('two@mailgun.example')).replace(/[<>]/g, '');
  const [timestamp, token] = [String(Math.floor(server.clock.now() / 1000)), 'b'.repeat(50)];
  const signature = createHmac('sha256', MAILGUN_KEY)
    .update(timestamp + token)
    .digest('hex');
  const data = {
    event: 'failed',
    severity: 'permanent',
    reason: 'suppress-complaint',
    'delivery-status': {
      code: 607,
      message: '',
      description: 'Not delivering to a user who marked your messages',
    },
    message: { headers: { 'message-id': id } },
  };
  const told = { signature: { timestamp, token, signature }, 'event-data': data };
  assert.equal(await takenBy(await tell(mailgun, told)), 1);
  assert.equal(await reasonOf('two@mailgun.example'), 'complaint');
  assert.deepEqual(await heldAgainst('two@mailgun.example'), [0, 'unsubscribed']);
});

test('SendGrid tells many events together, signed', async () => {
  const { sendgrid } = await hooks();
  const [one, two, three] = [
    await mailTo('one@sendgrid.example'),
    await mailTo('two@sendgrid.example'),
    await mailTo('three@sendgrid.example'),
  ];
  const body = JSON.stringify([
    { event: 'bounce', type: 'bounce', status: '5.1.1', reason: '550 5.1.1 unknown', 'smtp-id': one },
    { event: 'spamreport', 'smtp-id': two },
    { event: 'bounce', type: 'blocked', status: '5.7.1', 'smtp-id': three },
    { event: 'delivered', 'smtp-id': three },
    { event: 'bounce', type: 'bounce', status: '5.1.1', 'smtp-id': '<unknown-unknown-unknown@x>' },
  ]);
  const headers = (text: string) => ({
    'X-Twilio-Email-Event-Webhook-Timestamp': '1803891600',
    'X-Twilio-Email-Event-Webhook-Signature': sign(
      'sha256',
      Buffer.from(`1803891600${text}`),
      ecdsa.privateKey,
    ).toString('base64'),
  });
  assert.equal((await tell(sendgrid, body)).status, 403);
  assert.equal((await tell(sendgrid, body, headers(`${body} `))).status, 403);
  assert.equal(await takenBy(await tell(sendgrid, body, headers(body))), 3);
  assert.deepEqual(
    [
      await reasonOf('one@sendgrid.example'),
      await reasonOf('two@sendgrid.example'),
      await reasonOf('three@sendgrid.example'),
    ],
    ['bounce', 'complaint', undefined],
  );
});

test('a full message of SendGrid is taken whole', async () => {
  const { sendgrid } = await hooks();
  const id = await mailTo('last@sendgrid.example');
  const other = { event: 'delivered', 'smtp-id': '<unknown-unknown-unknown@x>' };
  const bounce = { event: 'bounce', type: 'bounce', status: '5.1.1', 'smtp-id': id };
  const body = JSON.stringify([...Array.from({ length: 3000 }, () => other), bounce]);
  const signature = sign('sha256', Buffer.from(`1803891600${body}`), ecdsa.privateKey).toString('base64');
  const headers = {
    'X-Twilio-Email-Event-Webhook-Timestamp': '1803891600',
    'X-Twilio-Email-Event-Webhook-Signature': signature,
  };
  assert.equal(await takenBy(await tell(sendgrid, body, headers)), 1);
  assert.equal(await reasonOf('last@sendgrid.example'), 'bounce');
});

test('SendGrid tells what it dropped, as it knew the address from before', async () => {
  const { sendgrid } = await hooks();
  const dropped = [
    ['gone', 'Bounced Address', 'bounce'],
    ['none', 'Invalid', 'bounce'],
    ['cross', 'Spam Reporting Address', 'complaint'],
    ['left', 'Unsubscribed Address', undefined],
    ['paid', 'Recipient List over Package Quota', undefined],
    ['odd', 'constructor', undefined],
  ] as const;
  const events = [];
  for (const [name, reason] of dropped)
    events.push({ event: 'dropped', reason, 'smtp-id': await mailTo(`${name}@dropped.example`) });
  const body = JSON.stringify(events);
  const signature = sign('sha256', Buffer.from(`1803891600${body}`), ecdsa.privateKey).toString('base64');
  const headers = {
    'X-Twilio-Email-Event-Webhook-Timestamp': '1803891600',
    'X-Twilio-Email-Event-Webhook-Signature': signature,
  };
  assert.equal(await takenBy(await tell(sendgrid, body, headers)), 4);
  // The same again, by whoever kept a copy of it.
  await owner('/api/suppressions/gone@dropped.example', { method: 'DELETE' });
  assert.equal((await tell(sendgrid, body, headers)).status, 200);
  for (const [name, , reason] of dropped)
    assert.equal(await reasonOf(`${name}@dropped.example`), name === 'gone' ? undefined : reason, name);
  assert.deepEqual(await heldAgainst('cross@dropped.example'), [0, 'unsubscribed']);
  assert.deepEqual(await heldAgainst('left@dropped.example'), [0, 'unsubscribed']);
  assert.deepEqual(await heldAgainst('gone@dropped.example'), [1, 'active'], 'it is written to in vain');
});

test('who answers a mail that Postmark carries with a wish for no more has left', async () => {
  const { postmark } = await hooks();
  const mail = (await mailTo('answers@postmark.example')).replace(/^<|@.*$/g, '');
  const asks = { RecordType: 'Bounce', Type: 'Unsubscribe', Metadata: { mail } };
  assert.equal(await takenBy(await tell(postmark, asks)), 1);
  assert.deepEqual(await heldAgainst('answers@postmark.example'), [0, 'unsubscribed']);
});

test('who leaves by a link of the service has left, with what says so, once', async () => {
  const { postmark, mailgun, sendgrid, ses } = await hooks();
  const addresses = ['postmark', 'mailgun', 'sendgrid', 'group', 'ses'].map((who) => `${who}@left.example`);
  const [onPostmark = '', onMailgun = '', onSendgrid = '', inGroup = '', onSes = ''] = [
    await mailTo(addresses[0] ?? ''),
    await mailTo(addresses[1] ?? ''),
    await mailTo(addresses[2] ?? ''),
    await mailTo(addresses[3] ?? ''),
    await mailTo(addresses[4] ?? ''),
  ].map((id) => id.replace(/[<>]/g, ''));
  const change = {
    ...{ RecordType: 'SubscriptionChange', MessageID: null, Recipient: addresses[0], Origin: 'Recipient' },
    ...{ SuppressSending: true, SuppressionReason: 'ManualSuppression' },
    Metadata: { mail: onPostmark.replace(/@.*$/, '') },
  };
  // What else changes there is no leaving: of a bounce, by the account itself, or back again.
  for (const other of [
    { SuppressionReason: 'HardBounce' },
    { Origin: 'Customer' },
    { SuppressSending: false },
  ])
    assert.equal(await takenBy(await tell(postmark, { ...change, ...other })), 0);
  const [timestamp, token] = [String(Math.floor(server.clock.now() / 1000)), 'c'.repeat(50)];
  const signature = createHmac('sha256', MAILGUN_KEY)
    .update(timestamp + token)
    .digest('hex');
  const left = { event: 'unsubscribed', message: { headers: { 'message-id': onMailgun } } };
  const events = JSON.stringify([
    { event: 'unsubscribe', 'smtp-id': `<${onSendgrid}>` },
    { event: 'group_unsubscribe', asm_group_id: 1, 'smtp-id': `<${inGroup}>` },
    { event: 'group_resubscribe', asm_group_id: 1, 'smtp-id': `<${inGroup}>` },
  ]);
  const signed = sign('sha256', Buffer.from(`1803891600${events}`), ecdsa.privateKey).toString('base64');
  const headers = {
    'X-Twilio-Email-Event-Webhook-Timestamp': '1803891600',
    'X-Twilio-Email-Event-Webhook-Signature': signed,
  };
  const chosen = (unsubscribeAll: boolean) => ({
    eventType: 'Subscription',
    subscription: { contactList: 'people', newTopicPreferences: { unsubscribeAll } },
    mail: { commonHeaders: { messageId: onSes } },
  });
  assert.equal(await takenBy(await tell(ses, sns(chosen(false)))), 0);
  for (const [address, body, named] of [
    [postmark, change, {}],
    [mailgun, { signature: { timestamp, token, signature }, 'event-data': left }, {}],
    [sendgrid, events, headers],
    [ses, sns(chosen(true)), {}],
  ] as const) {
    const first = await takenBy(await tell(address, body, named));
    assert.equal(first, address === sendgrid ? 2 : 1, address);
    assert.equal((await tell(address, body, named)).status, 200);
  }
  const { db } = server.app.ctx;
  for (const email of addresses) {
    assert.deepEqual(await heldAgainst(email), [0, 'unsubscribed'], email);
    assert.equal(await reasonOf(email), undefined, email);
    const mail = await db.read('deliveries').where({ email }).first('post_id');
    const mailing = await db.read('mailings').where({ post_id: mail.post_id }).first('unsubscribed');
    assert.equal(mailing.unsubscribed, 1, email);
    const person = await db.read('subscribers').where({ email }).first('left_by');
    assert.match(person.left_by, /audience\.left-at-service/);
  }
});

test('an address is one business alone\u2019s, stays the same, and any other is not there', async () => {
  const mine = await hooks();
  assert.deepEqual(await hooks(), mine);
  const theirs = await hooks(server.as('foreign'), 15);
  assert.notEqual(theirs.postmark, mine.postmark);
  const id = await mailTo('five@postmark.example');
  const bounce = { RecordType: 'Bounce', Type: 'HardBounce', Metadata: { mail: id } };
  assert.equal(await takenBy(await tell(theirs.postmark, bounce)), 0, 'nothing of another business');
  for (const address of [
    mine.postmark.replace(/[^/]+\/postmark$/, `${'A'.repeat(32)}/postmark`),
    mine.postmark.replace(/postmark$/, 'else'),
  ])
    assert.equal((await tell(address, bounce)).status, 404);
  assert.equal((await tell(mine.postmark, 'x'.repeat(1_100_000))).status, 413);
  assert.equal(await reasonOf('five@postmark.example'), undefined);
});
