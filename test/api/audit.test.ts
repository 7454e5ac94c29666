// The audit log's calls: an owner sees the business's own rows, the admin all of them.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { AuditEntry } from '../../server/contract/audit.ts';
import type { Client } from '../support/client.ts';
import { connectChannel } from '../support/factories.ts';
import { addMember } from '../support/members.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
before(async () => {
  server = await startServer();
  for (const caller of ['owner', 'foreign'] as const) {
    const client = server.as(caller);
    await connectChannel(client, 'facebook');
    await client('/api/calendar/feed', { method: 'POST' });
  }
});
after(() => server.stop());

async function read(path: string, caller: 'owner' | 'foreign' | 'admin' = 'owner'): Promise<AuditEntry[]> {
  const answer = await server.as(caller)(path);
  assert.equal(answer.status, 200);
  return (await answer.json()) as AuditEntry[];
}

describe('the audit log', () => {
  test('tells owners who did what in their business, newest first', async () => {
    const [feed, connected] = await read('/api/audit');
    assert.deepEqual(
      [feed?.kind, feed?.what, feed?.who, feed?.businessId],
      ['feed.renewed', 'Made a new address for the calendar', 'owner@example.com', 1],
    );
    assert.deepEqual(
      [connected?.kind, connected?.actor, connected?.details],
      ['connection.connected', 'account:14', { type: 'facebook' }],
    );
  });

  test('keeps businesses apart', async () => {
    for (const [caller, own] of [
      ['owner', 1],
      ['foreign', 2],
    ] as const) {
      const businesses = (await read('/api/audit', caller)).map(({ businessId }) => businessId);
      assert.ok(businesses.length > 0 && businesses.every((id) => id === own));
    }
  });

  test('is not for editors', async () => {
    const { client } = await addMember(server, 'editor');
    assert.equal((await client('/api/audit')).status, 403);
  });

  test('pages', async () => {
    const first = await server.as('owner')('/api/audit?limit=1');
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1];
    const [one] = (await first.json()) as AuditEntry[];
    const [two] = await read(next ?? '');
    assert.ok(one && two && two.id < one.id);
  });

  test('has a screen, on which only owners find something', async () => {
    const screen = async (client: Client, query = '') => (await client(`/screens/activity${query}`)).text();
    const own = await screen(server.as('owner'));
    assert.match(own, /Made a new address for the calendar<[\s\S]*owner@example\.com/);
    assert.ok(!own.includes('foreign@example.com'));
    const older = await screen(server.as('owner'), '?before=1');
    assert.match(older, /Nothing yet/);
    const { client } = await addMember(server, 'approver');
    const none = await screen(client);
    assert.match(none, /Only an owner of this business/);
    assert.ok(!none.includes('Made a new address'));
  });

  test('is open to the admin, who may look for a kind, an actor and a business', async () => {
    const kinds = async (query: string) =>
      (await read(`/api/admin/audit?${query}`, 'admin')).map(
        ({ kind, businessId }) => `${kind} ${businessId}`,
      );
    assert.deepEqual(await kinds('kind=feed.renewed'), ['feed.renewed 2', 'feed.renewed 1']);
    assert.deepEqual(await kinds('kind=feed.renewed&business=2'), ['feed.renewed 2']);
    assert.deepEqual(await kinds('kind=feed.renewed&actor=account:14'), ['feed.renewed 1']);
    assert.deepEqual(await kinds('kind=feed.renewed&actor=account:99'), []);
  });

  for (const query of ['kind=%27', 'actor=a:b', 'business=x', 'limit=0', 'limit=9999', 'before=-1']) {
    test(`refuses ${query}`, async () => {
      assert.equal((await server.as('admin')(`/api/admin/audit?${query}`)).status, 422);
    });
  }
});
