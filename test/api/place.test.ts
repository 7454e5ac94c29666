// Where a business is: its time zone, looked for by the places that people know, and its currency.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { BUSINESS_PROFILE_EXAMPLE, type SavedBusinessProfile } from '../../server/contract/business.ts';
import type { Decision } from '../../server/contract/decision.ts';
import type { Post } from '../../server/contract/post.ts';
import type { TimeZone } from '../../server/contract/time-zone.ts';
import { HOUR } from '../../server/kernel/clock.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
before(async () => {
  server = await startServer();
  await saveProfile(server.as('owner'), { timezone: 'Europe/Paris' });
});
after(() => server.stop());

async function find(q: string): Promise<TimeZone[]> {
  return (await (
    await server.as('owner')(`/api/time-zones?q=${encodeURIComponent(q)}`)
  ).json()) as TimeZone[];
}

const { userId: _, ...PROFILE } = BUSINESS_PROFILE_EXAMPLE;

async function save(change: object, status = 200): Promise<SavedBusinessProfile & { text: string }> {
  const response = await server.as('owner')('/api/business-profile', { json: { ...PROFILE, ...change } });
  const text = await response.text();
  assert.equal(response.status, status, text);
  return { ...(status === 200 && JSON.parse(text)), text };
}

describe('a time zone', () => {
  for (const [text, zone, country, currency] of [
    ['Munich', 'Europe/Berlin', 'DE', 'EUR'],
    ['mun', 'Europe/Berlin', 'DE', 'EUR'],
    ['koln', 'Europe/Berlin', 'DE', 'EUR'],
    ['KÖLN', 'Europe/Berlin', 'DE', 'EUR'],
    ['Switzerland', 'Europe/Zurich', 'CH', 'CHF'],
    ['sao paulo', 'America/Sao_Paulo', 'BR', 'BRL'],
    ['new york', 'America/New_York', 'US', 'USD'],
    ['Asia/Kolkata', 'Asia/Kolkata', 'IN', 'INR'],
  ] as const) {
    test(`is found by "${text}"`, async () => {
      const found = await find(text);
      assert.ok(found.length <= 8);
      assert.partialDeepStrictEqual(found[0], { zone, country, currency });
    });
  }

  test('is none for nothing, nonsense and a part of a word', async () => {
    for (const text of ['', '   ', 'xyzzy', 'unich', '%']) assert.deepEqual(await find(text), []);
  });

  test('is looked for by who signed in', async () => {
    assert.equal((await server.as('anonymous')('/api/time-zones?q=paris')).status, 401);
  });

  test('may be given as a city that means one alone', async () => {
    assert.equal((await save({ timezone: 'munich' })).timezone, 'Europe/Berlin');
    assert.match((await save({ timezone: 'United States' }, 422)).text, /^timezone: must be a time zone/);
    await save({ timezone: 'Europe/Paris' });
  });
});

describe('another time zone', () => {
  test('moves what is planned: each post keeps its local time', async () => {
    await connectChannel(server.as('owner'), 'facebook');
    await server.drain();
    const planned = async () =>
      (await (await server.as('owner')('/api/users/14/contents?status=scheduled')).json()) as Post[];
    const before = new Map((await planned()).map((post) => [post.id, Date.parse(post.scheduledAt ?? '')]));
    assert.ok(before.size > 3);
    const { moved } = await save({ timezone: 'Europe/London' });
    assert.equal(moved, before.size);
    for (const { id, scheduledAt } of await planned())
      assert.equal(Date.parse(scheduledAt ?? '') - (before.get(id) ?? 0), HOUR);
    const decisions = (await (await server.as('owner')('/api/decisions')).json()) as Decision[];
    assert.match(decisions[0]?.what ?? '', /^Moved \d+ planned posts to Europe\/London$/);
    assert.match(decisions[0]?.why ?? '', /Europe\/Paris/);
  });

  test('leaves where it is what would have to leave at once', async () => {
    const { scheduledAt } = (await (
      await server.as('owner')('/api/users/14/contents?status=scheduled')
    )
      .json()
      .then((posts) => (posts as Post[]).at(-1))) as Post;
    server.clock.advanceTo(Date.parse(scheduledAt ?? '') - HOUR / 2);
    const { moved } = await save({ timezone: 'Europe/Paris' });
    const posts = await server.app.ctx.db
      .read('posts')
      .where({ scheduled_at: Date.parse(scheduledAt ?? '') });
    assert.equal(posts.length, 1);
    assert.ok(moved > 0);
  });

  test('moves nothing when it is the same', async () => {
    assert.equal((await save({ timezone: 'Europe/Paris' })).moved, 0);
  });
});

describe('the currency', () => {
  test('is kept, and stays when it is left out', async () => {
    assert.equal((await save({ currency: 'EUR' })).currency, 'EUR');
    assert.equal((await save({})).currency, 'EUR');
    assert.match((await save({ currency: 'DM' }, 422)).text, /^currency: must be a currency such as EUR/);
  });

  test('does not change under amounts that are stored', async () => {
    const [connection] = (await (await server.as('owner')('/api/users/14/platforms')).json()) as {
      id: number;
    }[];
    const url = `/api/platforms/${connection?.id}`;
    assert.equal((await server.as('owner')(url, { method: 'PUT', json: { budget: 100 } })).status, 200);
    const refused = await save({ currency: 'CHF', name: 'Another' }, 409);
    assert.equal(
      refused.text,
      'currency: cannot change: amounts are kept in EUR already, and none is converted',
    );
    assert.equal((await save({ currency: 'EUR' })).name, PROFILE.name);
  });
});
