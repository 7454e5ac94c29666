// The domain that mails are sent from: the records to set, and how they stand by a server of DNS that the test fills.
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Notification } from '../../server/contract/notification.ts';
import type { SenderDomain } from '../../server/contract/sender-domain.ts';
import { recordsOf } from '../../server/domain/email/check-domain.ts';
import { startDns, type TestDns } from '../support/dns.ts';
import { connectChannel } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/server.ts';

let dns: TestDns;
let server: TestServer;
before(async () => {
  dns = await startDns();
  server = await startServer({
    config: {
      mailFrom: 'Shop <hello@news.shop.example>',
      smtpUrl: 'smtp://mx.relay.example:2525',
      publicUrl: new URL('http://marketing.shop.example'),
      bounces: { listen: { host: '127.0.0.1', port: 0 }, domain: 'bounces.news.shop.example' },
      dns: dns.address,
    },
  });
});
beforeEach(() => {
  dns.zone.clear();
  dns.isSilent = false;
});
after(async () => {
  await server.stop();
  await dns.close();
});

async function ask(path: string, method = 'GET'): Promise<SenderDomain> {
  const answer = await server.as('owner')(`/api/users/14/${path}`, {
    method,
    headers: { Origin: 'http://marketing.shop.example' },
  });
  assert.ok(answer.ok, await answer.clone().text());
  return answer.json();
}
const check = async () => {
  const { records } = await ask('domain/check', 'POST');
  return Object.fromEntries(records.map(({ kind, state }) => [kind, state]));
};

test('the records are shown before anybody asked DNS', async () => {
  const { domain, sender, isSigned, alignment, records, checkedAt } = await ask('domain');
  assert.deepEqual(
    [domain, sender, isSigned, checkedAt],
    ['news.shop.example', 'hello@news.shop.example', true, null],
  );
  assert.deepEqual(alignment, { dkim: true, spf: true });
  assert.ok(records.every(({ state }) => state === 'unknown'));
  const [dkim, ...others] = records;
  assert.match(dkim?.name ?? '', /^drivyn-[0-9a-f]{6}\._domainkey\.news\.shop\.example$/);
  assert.match(dkim?.value ?? '', /^v=DKIM1; k=rsa; p=[\w+/]{300,}=*$/);
  assert.deepEqual(
    others.map(({ kind, type, name, value }) => [kind, type, name, value]),
    [
      ['spf', 'TXT', 'bounces.news.shop.example', 'v=spf1 mx a:mx.relay.example ~all'],
      ['dmarc', 'TXT', '_dmarc.news.shop.example', 'v=DMARC1; p=none; rua=mailto:hello@news.shop.example'],
      ['mx', 'MX', 'bounces.news.shop.example', '10 marketing.shop.example'],
      ['reverse', 'PTR', 'mx.relay.example', 'mx.relay.example'],
    ],
  );
});

test('what is set as shown is well, and stays known', async () => {
  for (const { type, name, value } of (await ask('domain')).records)
    if (type !== 'PTR') dns.zone.set(`${type} ${name}`, [value]);
  dns.zone.set('A mx.relay.example', ['192.0.2.7']);
  dns.zone.set('PTR 7.2.0.192.in-addr.arpa', ['mx.relay.example']);
  assert.deepEqual(await check(), { dkim: 'well', spf: 'well', dmarc: 'well', mx: 'well', reverse: 'well' });
  const { records, checkedAt } = await ask('domain');
  assert.ok(records.every(({ state }) => state === 'well'));
  assert.equal(Date.parse(checkedAt ?? ''), server.clock.now());
});

test('what is missing, and what is wrong, is told apart', async () => {
  assert.deepEqual(await check(), {
    dkim: 'missing',
    spf: 'missing',
    dmarc: 'missing',
    mx: 'missing',
    reverse: 'unknown',
  });
  const [dkim] = (await ask('domain')).records;
  dns.zone.set(`TXT ${dkim?.name}`, ['v=DKIM1; k=rsa; p=MIIBIjANBgkq']);
  dns.zone.set('TXT bounces.news.shop.example', ['v=spf1 mx ~all', 'v=spf1 -all', 'something else']);
  dns.zone.set('TXT _dmarc.news.shop.example', ['v=DMARC1; rua=mailto:a@b.example']);
  dns.zone.set('MX bounces.news.shop.example', ['10 mail.elsewhere.example']);
  dns.zone.set('A mx.relay.example', ['192.0.2.7']);
  dns.zone.set('PTR 7.2.0.192.in-addr.arpa', ['host-7.provider.example']);
  assert.deepEqual(await check(), {
    dkim: 'wrong',
    spf: 'wrong',
    dmarc: 'wrong',
    mx: 'wrong',
    reverse: 'wrong',
  });
});

test('a policy of the domain above holds, and another SPF than proposed is well', async () => {
  dns.zone.set('TXT _dmarc.shop.example', ['v=DMARC1; p=reject']);
  dns.zone.set('TXT bounces.news.shop.example', ['v=spf1 include:_spf.provider.example -all']);
  assert.partialDeepStrictEqual(await check(), { dmarc: 'well', spf: 'well' });
});

test('a DNS that gives no answer says nothing of the records', { timeout: 60_000 }, async () => {
  dns.isSilent = true;
  const states = await check();
  assert.deepEqual([...new Set(Object.values(states))], ['unknown']);
});

test('without a key of ours no signature is asked for, and without a sender nothing', async () => {
  const unsigned = await startServer({ config: { mailFrom: 'hello@shop.example', dkim: false } });
  const silent = await startServer();
  try {
    const [one, other] = await Promise.all(
      [unsigned, silent].map(async (one) => (await one.as('owner')('/api/users/14/domain')).json()),
    );
    assert.deepEqual(
      one.records.map(({ kind }: { kind: string }) => kind),
      ['spf', 'dmarc'],
    );
    assert.deepEqual([one.isSigned, one.alignment.dkim], [false, false]);
    assert.deepEqual([other.domain, other.records], [null, []]);
  } finally {
    await unsigned.stop();
    await silent.stop();
  }
});

test('who sends from the domain is told once that a record is gone, and nothing while DNS is silent', async () => {
  await connectChannel(server.as('owner'), 'email');
  for (const { type, name, value } of (await ask('domain')).records)
    if (type !== 'PTR') dns.zone.set(`${type} ${name}`, [value]);
  await check();
  const told = async () => {
    await server.drain();
    const all: Notification[] = await (await server.as('owner')('/api/notifications')).json();
    return all.filter(({ title }) => title === 'news.shop.example is not set up as it was');
  };
  dns.isSilent = true;
  assert.partialDeepStrictEqual(await check(), { dkim: 'unknown', dmarc: 'unknown' });
  assert.deepEqual(await told(), []);
  dns.isSilent = false;
  dns.zone.delete('TXT _dmarc.news.shop.example');
  assert.partialDeepStrictEqual(await check(), { dkim: 'well', dmarc: 'missing' });
  await check();
  const [news, ...more] = await told();
  assert.match(news?.message ?? '', /DMARC/);
  assert.deepEqual(more, []);
});

for (const [host, publicHost, spf, note] of [
  ['127.0.0.1', null, 'v=spf1 mx ~all', 'unseen-server'],
  ['127.0.0.1', 'localhost', 'v=spf1 mx ~all', 'unseen-server'],
  ['127.0.0.1', 'drivyn.example', 'v=spf1 mx a:drivyn.example ~all', null],
  ['localhost', '203.0.113.7', 'v=spf1 mx ip4:203.0.113.7 ~all', null],
  ['mail.local', 'drivyn.example', 'v=spf1 mx ~all', 'unseen-server'],
  ['10.1.2.3', null, 'v=spf1 mx ~all', 'unseen-server'],
  ['203.0.113.9', null, 'v=spf1 mx ip4:203.0.113.9 ~all', null],
  ['smtp.example', 'drivyn.example', 'v=spf1 mx a:smtp.example ~all', null],
] as const) {
  test(`SPF for a mail server at ${host}, where this machine is ${publicHost}`, () => {
    const records = recordsOf({
      ...{ domain: 'shop.example', sender: 'hello@shop.example', dkim: null, returns: null },
      ...{ mailHost: host, publicHost },
    });
    assert.partialDeepStrictEqual(
      records.find(({ kind }) => kind === 'spf'),
      { value: spf, note },
    );
    assert.equal(
      records.some(({ kind }) => kind === 'reverse'),
      note === null,
    );
  });
}
