// How often who may ask, what the one too many is told, and that counting itself costs no more than so much memory.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { RATES, THROUGH_ONE } from '../../server/http/rates.ts';
import { TokenBuckets } from '../../server/http/token-buckets.ts';
import { SimulatedClock } from '../../server/kernel/clock.ts';
import { sendRaw } from '../support/raw-request.ts';
import { START, startServer, type TestServer } from '../support/server.ts';

describe('rate limits', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer({ config: { trustedProxies: ['127.0.0.0/8'] } });
  });
  after(() => server.stop());

  const from = (address: string, path: string) =>
    sendRaw(server.url + path, { headers: { 'X-Forwarded-For': address, Host: 'shop.example' } });

  test('an account is held back, whatever its address, and no other one', async () => {
    const search = (address: string, caller: 'owner' | 'foreign' = 'owner') =>
      server.as(caller)('/api/search?q=bread', { headers: { 'X-Forwarded-For': address } });
    for (let call = 0; call < RATES.search.calls; call += 1) {
      assert.equal((await search(`192.0.2.${call}`)).status, 200);
    }
    const refused = await search('203.0.113.9');
    assert.equal(refused.status, 429);
    assert.equal(refused.headers.get('Retry-After'), '1');
    assert.equal(await refused.text(), 'That was a lot at once. Try again in a second.');
    assert.equal((await search('203.0.113.9', 'foreign')).status, 200);
    server.clock.advance(1000);
    assert.equal((await search('203.0.113.9')).status, 200);
  });

  test('an anonymous line is held back: of IPv6 all that it has', async () => {
    for (let call = 0; call < RATES.page.calls; call += 1) {
      assert.equal((await from(`2001:db8:1:2::${call.toString(16)}`, '/healthz')).status, 200);
    }
    assert.equal((await from('2001:db8:1:2:ffff::1', '/healthz')).status, 429);
    assert.equal((await from('2001:db8:1:3::1', '/healthz')).status, 200);
  });

  test('who names another client each time is held back all the same', async () => {
    let client = 0;
    const guess = async (way: string) => {
      client += 1;
      const headers = {
        'X-Forwarded-For': `198.${18 + (client >> 16)}.${(client >> 8) & 255}.${client & 255}${way}`,
      };
      return (await server.as('anonymous')('/api/password-resets', { method: 'PUT', json: {}, headers }))
        .status;
    };
    for (let call = 0; call < RATES.secret.calls * THROUGH_ONE; call += 1) assert.equal(await guess(''), 422);
    assert.equal(await guess(''), 429);
    // A second proxy of ours before the first has a limit of its own.
    assert.equal(await guess(', 127.0.0.9'), 422);
  });

  test('a page too many is a screen that says so', async () => {
    for (let call = 0; call < RATES.page.calls; call += 1) await from('203.0.113.8', '/healthz');
    const answer = await from('203.0.113.8', '/screens/login');
    assert.equal(answer.status, 429);
    assert.equal(answer.headers['retry-after'], '1');
    assert.match(
      answer.body,
      /<h1[^>]*>Not available<\/h1>.*That was a lot at once\. Try again in a second\./s,
    );
    assert.equal((await from('203.0.113.7', '/screens/login')).status, 200);
  });

  test('are taken off where something else limits', async () => {
    const free = await startServer({ config: { rateLimits: false } });
    const owner = free.as('owner');
    for (let call = 0; call <= RATES.search.calls; call += 1) {
      assert.equal((await owner('/api/search?q=x')).status, 200);
    }
    await free.stop();
  });
});

describe('buckets', () => {
  const rate = { calls: 2, per: 10 };

  test('fill up again evenly, and no higher than full', () => {
    const clock = new SimulatedClock(START);
    const buckets = new TokenBuckets(clock);
    assert.deepEqual(
      [1, 2, 3].map(() => buckets.take('a', rate)),
      [0, 0, 5],
    );
    clock.advance(5000);
    assert.deepEqual(
      [1, 2].map(() => buckets.take('a', rate)),
      [0, 5],
    );
    clock.advance(3_600_000);
    assert.deepEqual(
      [1, 2, 3].map(() => buckets.take('a', rate)),
      [0, 0, 5],
    );
  });

  test('a clock that is put back locks nobody out', () => {
    const clock = new SimulatedClock(START);
    const buckets = new TokenBuckets(clock);
    assert.equal(buckets.take('a', rate), 0);
    clock.advance(-86_400_000);
    assert.deepEqual(
      [1, 2].map(() => buckets.take('a', rate)),
      [0, 5],
    );
  });

  test('of those that nobody uses only so many are kept', () => {
    const buckets = new TokenBuckets(new SimulatedClock(START));
    buckets.take('busy', rate);
    for (let one = 0; one < 60_000; one += 1) {
      buckets.take(`address ${one}`, rate);
      if (one % 10_000 === 0) buckets.take('busy', rate);
    }
    assert.ok(buckets.size <= 20_000, String(buckets.size));
    assert.ok(buckets.take('busy', rate) > 0, 'the one in use has been forgotten');
  });
});
