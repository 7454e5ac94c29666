// The pace of mails as calls and forms set it, and what a mailing says that waits for it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { WARM_UP_PLAN } from '../../server/contract/mail-pace.ts';
import { startSmtp, type TestSmtp } from '../smtp/smtp-server.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/server.ts';

const PATH = '/api/users/14/mail-pace';
const SCREEN = '/email-marketing?view=sending';

let smtp: TestSmtp;
let server: TestServer;
let owner: Client;

before(async () => {
  smtp = await startSmtp();
  server = await startServer({
    config: { smtpUrl: smtp.url, mailFrom: 'Shop <hello@shop.example>', rateLimits: false },
  });
  owner = server.as('owner');
  await saveProfile(owner);
  await connectChannel(owner, 'email');
});
after(async () => {
  await server.stop();
  await smtp.close();
});

const read = async (path = PATH) => (await owner(path)).json();
const put = (json: object) => owner(PATH, { method: 'PUT', json });

test('nothing is set at first; what is no rate is refused and changes nothing', async () => {
  assert.deepEqual(await read(), { warmUp: null, domains: [] });
  const rate = { domain: 'gmail.com', mails: 2, per: 'second' };
  for (const domains of [
    [{ ...rate, domain: 'gmail' }],
    [{ ...rate, domain: '%.com' }],
    [{ ...rate, mails: 0 }],
    [{ ...rate, per: 'day' }],
    [rate, { ...rate, domain: 'GMAIL.com' }],
    'gmail.com',
  ])
    assert.equal((await put({ warmUp: false, domains })).status, 422, JSON.stringify(domains));
  assert.deepEqual(await read(), { warmUp: null, domains: [] });
});

test('a domain is kept as addresses spell it, whichever way it was typed', async () => {
  const rate = { mails: 2, per: 'second' };
  const domains = [
    { ...rate, domain: 'xn--mller-kva.example' },
    { ...rate, domain: 'BÜCHER.example' },
  ];
  assert.equal((await put({ warmUp: false, domains })).status, 200);
  const told = (await read()).domains.map(({ domain }: { domain: string }) => domain);
  assert.deepEqual(told, ['müller.example', 'bücher.example']);
  const twice = [domains[0], { ...rate, domain: 'müller.example' }];
  assert.equal((await put({ warmUp: false, domains: twice })).status, 422);
  await put({ warmUp: false, domains: [] });
});

test('it is set by a plain form, and the screen shows the plan', async () => {
  const form = {
    screen: SCREEN,
    next: `${SCREEN}&done=pace-saved`,
    warmUp: 'true',
    'domain-0': 'Gmail.com',
    'mails-0': '2',
    'per-0': 'second',
    'domain-1': '',
    'mails-1': '',
    'per-1': 'minute',
  };
  assert.equal((await owner(`${PATH}?_method=PUT`, { form })).status, 303);
  const told = await read();
  assert.deepEqual(told.domains, [{ domain: 'gmail.com', mails: 2, per: 'second' }]);
  assert.equal(told.warmUp.today, WARM_UP_PLAN[0]);
  const page = await (await owner(`/screens${SCREEN}`)).text();
  assert.match(page, /at most 50 mails today/);
  const refused = await owner(`${PATH}?_method=PUT`, { form: { ...form, 'mails-0': 'many' } });
  assert.equal(refused.status, 422);
  assert.match(await refused.text(), /must be a number/);
});

test('a mailing that waits for the next day of the warm-up says so', async () => {
  await put({ warmUp: true, domains: [] });
  const people = WARM_UP_PLAN[0] + 1;
  for (let at = 0; at < people; at += 1)
    await owner('/api/users/14/subscribers', { json: { email: `s${at}@example.com` } });
  const words = { subject: 'Bread', content: 'Fresh every morning.', sendAt: 'now' };
  const { id } = await (await owner('/api/users/14/mailings', { json: words })).json();
  await server.drain();
  const mailings = await read('/api/users/14/mailings');
  const told = mailings.find((one: { id: number }) => one.id === id);
  assert.partialDeepStrictEqual(told, { delivered: WARM_UP_PLAN[0], remaining: 1 });
  assert.match(told.note, /warm-up.*One mail goes on after 2 Mar 2027, 00:00 UTC/);
});
