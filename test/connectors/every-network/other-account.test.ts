// Several accounts of one network: two businesses with one each, and a business that changes from one to another.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Notification } from '../../../server/contract/notification.ts';
import type { Post } from '../../../server/contract/post.ts';
import { HOUR, MINUTE } from '../../../server/kernel/clock.ts';
import { TOKENS } from '../../support/callers.ts';
import { type Client, createClient } from '../../support/client.ts';
import { settlePost } from '../support/product.ts';
import { jsonOf } from '../support/stand-in.ts';
import { NETWORKS } from './networks.ts';
import { connect, look, openWorld, screen, type World, wordsOf } from './world.ts';

const [facebook] = NETWORKS;
assert.equal(facebook?.type, 'facebook');
/** By their places in the choice. */
const [CORNER, THE_BAKER] = [1, 2];
let world: World;
let other: Client;
before(async () => {
  world = await openWorld(facebook);
  other = createClient(world.server.url, { cookie: `__Host-${TOKENS.foreign.cookie}` });
});
after(() => world.close());

/** The posts that are there, as page and text, in their order. */
const out = () =>
  world.there.asked
    .filter(({ method, path }) => method === 'POST' && path.endsWith('/feed'))
    .map((asked) => [asked.path.split('/').at(-2), jsonOf(asked).message]);
const read = async <T>(client: Client, path: string): Promise<T> => (await client(path)).json();

async function send(client: Client, platformId: number, content: string, inMs = 0): Promise<number> {
  const scheduledAt = new Date(world.server.clock.now() + inMs).toISOString();
  const json = { platformId, content, status: 'scheduled', ...(inMs > 0 && { scheduledAt }) };
  const made = await client('/api/contents', { json });
  assert.equal(made.status, 201, await made.clone().text());
  return ((await made.json()) as Post).id;
}

test('two businesses post to a page each, whoever connected last', async () => {
  const first = await connect(world, CORNER);
  const second = await connect({ ...world, owner: other }, THE_BAKER);
  const posts = [
    [world.owner, await send(world.owner, first.id, 'Rolls at seven.')],
    [other, await send(other, second.id, 'Sourdough on Friday.')],
  ] as const;
  await world.server.drain();
  for (const [client, id] of posts)
    assert.equal((await settlePost(world.server, client, id)).status, 'published');
  assert.deepEqual(out().toSorted(), [
    ['100200300', 'Rolls at seven.'],
    ['100200301', 'Sourdough on Friday.'],
  ]);
  assert.equal((await look(world, first.state)).instead, undefined);
});

test('another account in place of the first is told by name, and what was approved for that one waits anew', async () => {
  const { owner, server } = world;
  const before = out().length;
  const again = await connect(world, CORNER);
  assert.equal((await look(world, again.state)).instead, undefined, 'the same account is no other');
  const published = (await read<Post[]>(owner, `/api/users/14/contents?platformId=${again.id}`)).find(
    ({ status }) => status === 'published',
  );
  assert.ok(published);
  const approved = await send(owner, again.id, 'Meant for the corner.', HOUR);
  server.clock.advance(MINUTE);
  const { state, id } = await connect(world, THE_BAKER);
  assert.equal(id, again.id);
  assert.match((await look(world, state)).instead ?? '', /^Corner Bakery/);
  const words = wordsOf(await screen(world, `/connecting/${state}`));
  assert.match(words, /connected as The Baker.*takes the place of Corner Bakery.*next 5 posts wait/);
  await server.drain();
  const told = await read<Notification[]>(owner, '/api/notifications');
  assert.ok(told.some(({ message }) => /takes the place of Corner Bakery.*approval anew/.test(message)));

  server.clock.advance(HOUR + MINUTE);
  await server.drain();
  const held = await read<Post>(owner, `/api/contents/${approved}`);
  assert.deepEqual([held.status, out().length], ['awaiting_approval', before], held.note ?? '');
  const yes = await owner(`/api/contents/${approved}/approve`, { method: 'POST' });
  assert.equal(yes.status, 200, await yes.clone().text());
  await server.drain();
  assert.equal((await settlePost(server, owner, approved)).status, 'published');
  assert.deepEqual(out().at(-1), ['100200301', 'Meant for the corner.']);
  // What is out on the first page stays as it was.
  const kept = await read<Post>(owner, `/api/contents/${published.id}`);
  assert.deepEqual([kept.status, kept.externalUrl], ['published', published.externalUrl]);
});
