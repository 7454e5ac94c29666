// Posts that show pictures and films: stored with them, fitted to their channels, published and shown by the Sandbox.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import type { FeedItem } from '../../server/contract/feed.ts';
import type { Medium } from '../../server/contract/media.ts';
import type { Post } from '../../server/contract/post.ts';
import { HOUR } from '../../server/kernel/clock.ts';
import type { Client } from '../support/client.ts';
import { connectChannel } from '../support/factories.ts';
import { filmOf } from '../support/films.ts';
import { jpegOf, paint, pngOf } from '../support/pictures.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: Client;
let instagram: number;
let facebook: number;
let youtube: number;

before(async () => {
  server = await startServer();
  owner = server.as('owner');
  instagram = (await connectChannel(owner, 'instagram')).id;
  facebook = (await connectChannel(owner, 'facebook')).id;
  youtube = (await connectChannel(owner, 'youtube')).id;
});
after(() => server.stop());

async function add(body: Uint8Array<ArrayBuffer>, query = ''): Promise<Medium> {
  const answer = await owner(`/api/media${query}`, {
    body,
    headers: { 'Content-Type': 'application/octet-stream' },
  });
  assert.equal(answer.status, 201, await answer.clone().text());
  return answer.json();
}

const picture = async () => add(await jpegOf(paint(1200, 800)), '?alt=Two%20colours');

async function compose(json: object): Promise<{ status: number; text: string; posts: Post[] }> {
  const answer = await owner('/api/contents', { json });
  const text = await answer.text();
  return { status: answer.status, text, posts: answer.ok ? JSON.parse(text) : [] };
}

async function made(json: object): Promise<Post> {
  const { status, text, posts } = await compose(json);
  assert.equal(status, 201, text);
  const [post] = posts;
  assert.ok(post);
  return post;
}

const read = async (id: number): Promise<Post> => (await owner(`/api/contents/${id}`)).json();

describe('an approval of what a post shows', () => {
  const approved = async (): Promise<{ post: Post; medium: Medium }> => {
    const medium = await picture();
    const scheduledAt = new Date(server.clock.now() + 2 * HOUR).toISOString();
    const post = await made({ platformIds: [facebook], content: `With ${medium.id}`, media: [medium.id] });
    const wait = { method: 'PATCH', json: { scheduledAt, approve: false } };
    assert.equal((await owner(`/api/contents/${post.id}`, wait)).status, 200);
    await owner(`/api/contents/${post.id}/approve`, { method: 'POST' });
    assert.equal((await read(post.id)).status, 'scheduled');
    return { post, medium };
  };
  const changes: Readonly<Record<string, (of: { post: Post; medium: Medium }) => Promise<Response>>> = {
    'another alternative text': ({ medium }) =>
      owner(`/api/media/${medium.id}`, { method: 'PATCH', json: { alt: 'Three colours' } }),
    'another focus': ({ medium }) =>
      owner(`/api/media/${medium.id}`, { method: 'PATCH', json: { focus: { x: 0.1, y: 0.9 } } }),
    'no picture': ({ post }) => owner(`/api/contents/${post.id}`, { method: 'PATCH', json: { media: [] } }),
  };
  for (const [name, change] of Object.entries(changes))
    test(`is void with ${name}`, async () => {
      const of = await approved();
      const answer = await change(of);
      assert.equal(answer.status, 200, await answer.clone().text());
      await server.drain();
      const { status, note } = await read(of.post.id);
      assert.equal(status, 'awaiting_approval');
      assert.match(note ?? '', /after it had been approved/);
    });
});

describe('posts and what they show', () => {
  test('a post with what its channel needs lacks nothing', async () => {
    const bare = await made({ platformIds: [instagram], content: 'Colours' });
    assert.deepEqual([bare.needsMedia, bare.media], ['image', []]);
    const { id, url, alt, width, height, kind, type, poster } = await picture();
    const post = await made({ platformIds: [instagram], content: 'Colours', media: [id] });
    assert.deepEqual(
      [post.needsMedia, post.media],
      [null, [{ id, url, alt, width, height, kind, type, poster }]],
    );
  });

  test('a post may say otherwise what a picture shows, and is then sent so; the picture keeps its own words', async () => {
    const { id: medium } = await picture();
    const post = await made({
      platformIds: [instagram],
      content: 'Colours',
      media: [{ id: medium, alt: 'Red over blue' }],
    });
    const change = async (media: unknown) => {
      const answer = await owner(`/api/contents/${post.id}`, { method: 'PATCH', json: { media } });
      assert.equal(answer.status, 200, await answer.clone().text());
      return ((await answer.json()) as Post).media?.map(({ alt }) => alt);
    };
    const own = async () => ((await (await owner(`/api/media/${medium}`)).json()) as Medium).alt;
    assert.deepEqual(
      post.media?.map(({ alt }) => alt),
      ['Red over blue'],
    );
    assert.equal(await own(), 'Two colours');
    assert.deepEqual(await change([medium]), ['Red over blue'], 'an id alone leaves the words as they are');
    const copy = await owner(`/api/contents/${post.id}/duplicate`, { method: 'POST' });
    assert.deepEqual(
      ((await copy.json()) as Post).media?.map(({ alt }) => alt),
      ['Red over blue'],
    );
    assert.deepEqual(await change([{ id: medium, alt: '' }]), ['Two colours']);
    assert.deepEqual(await change([{ id: medium, alt: 'Two colours' }]), ['Two colours']);
    await owner(`/api/media/${medium}`, { method: 'PATCH', json: { alt: 'A flag' } });
    assert.deepEqual(await change([medium]), ['A flag'], 'what it says itself is followed');
    for (const media of [
      [{ id: medium, alt: 'x'.repeat(LIMITS.alt + 1) }],
      [{ id: medium, words: 'x' }],
      [medium, { id: medium, alt: '' }],
    ]) {
      const answer = await owner(`/api/contents/${post.id}`, { method: 'PATCH', json: { media } });
      assert.equal(answer.status, 422);
    }
  });

  test('media change with the post, in their order, and away again', async () => {
    const [first, second] = [await picture(), await picture()];
    const { id } = await made({ platformIds: [instagram], content: 'Colours', media: [first.id] });
    const change = async (json: object): Promise<Post> =>
      (await owner(`/api/contents/${id}`, { method: 'PATCH', json })).json();
    const both = await change({ media: [second.id, first.id] });
    assert.deepEqual(
      both.media?.map((medium) => medium.id),
      [second.id, first.id],
    );
    const none = await change({ media: [] });
    assert.deepEqual([none.needsMedia, none.media], ['image', []]);
  });

  test('a copy shows the same', async () => {
    const { id } = await picture();
    const post = await made({ platformIds: [instagram], content: 'Colours', media: [id] });
    const copy: Post = await (await owner(`/api/contents/${post.id}/duplicate`, { method: 'POST' })).json();
    assert.deepEqual([copy.needsMedia, copy.media], [null, post.media]);
  });

  test('a channel may show others than the rest', async () => {
    const [film, image] = [await add(filmOf()), await picture()];
    const { status, text, posts } = await compose({
      platformIds: [facebook, youtube],
      title: 'Colours',
      content: 'Colours',
      media: [image.id],
      versions: [{ platformId: youtube, media: [film.id] }],
    });
    assert.equal(status, 201, text);
    assert.deepEqual(
      posts.map(({ media }) => media?.map(({ id }) => id)),
      [[image.id], [film.id]],
    );
  });

  test('what a channel does not take is refused, and nothing is stored', async () => {
    const [film, image, tiny] = [await add(filmOf()), await picture(), await add(pngOf(paint(20, 20)))];
    const refusals: [object, RegExp][] = [
      [{ platformIds: [youtube], title: 'T', media: [image.id] }, /media: YouTube takes no pictures/],
      [{ platformIds: [instagram], media: [image.id, film.id] }, /takes pictures or one film, not both/],
      [{ platformIds: [instagram], media: [tiny.id] }, /at least 320 pixels wide/],
      [{ platformIds: [facebook, youtube], title: 'T', media: [image.id] }, /YouTube takes no pictures/],
      [{ platformIds: [instagram], media: [image.id, image.id] }, /must not name one twice/],
    ];
    const count = async () => (await (await owner('/api/users/14/contents')).json()).length;
    const earlier = await count();
    for (const [json, words] of refusals) {
      const { status, text } = await compose({ content: 'Colours', ...json });
      assert.equal(status, 422, text);
      assert.match(text, words);
    }
    assert.equal(await count(), earlier);
  });

  test('a foreign medium is answered like one that does not exist', async () => {
    const answer = await server.as('foreign')('/api/media', {
      body: pngOf(paint(400, 400)),
      headers: { 'Content-Type': 'image/png' },
    });
    const { id } = await answer.json();
    const [foreign, unknown] = [
      await compose({ platformIds: [facebook], content: 'Colours', media: [id] }),
      await compose({ platformIds: [facebook], content: 'Colours', media: [987_654] }),
    ];
    assert.deepEqual([foreign.status, foreign.text], [404, unknown.text]);
  });

  test('what a post shows cannot be deleted, and the refusal names the post', async () => {
    const { id } = await picture();
    const post = await made({ platformIds: [facebook], content: 'Our colours of spring', media: [id] });
    const remove = () => owner(`/api/media/${id}`, { method: 'DELETE' });
    const refused = await remove();
    assert.equal(refused.status, 409);
    assert.match(await refused.text(), /“Our colours of spring”/);
    await owner(`/api/contents/${post.id}`, { method: 'DELETE' });
    assert.equal((await remove()).status, 204);
  });
});

describe('publishing what a post shows', () => {
  async function publish(json: object): Promise<{ post: Post; item: FeedItem }> {
    const { id, platformId } = await made(json);
    await owner(`/api/contents/${id}/publish`, { method: 'POST' });
    await server.drain();
    const post = await read(id);
    const items: FeedItem[] = await (await owner(`/api/platforms/${platformId}/feed`)).json();
    const item = items.find(({ url }) => url === post.externalUrl);
    assert.ok(item, JSON.stringify(post));
    return { post, item };
  }

  test('the Sandbox shows the picture as the channel gets it, and people react', async () => {
    const medium = await add(await jpegOf(paint(3000, 1000)), '?alt=Wide');
    const { item } = await publish({ platformIds: [instagram], content: 'A wide day', media: [medium.id] });
    const [shown] = item.media;
    assert.deepEqual(
      [shown?.width, shown?.height, shown?.alt, shown?.type],
      [1440, 754, 'Wide', 'image/jpeg'],
    );
    const bytes = Buffer.from(await (await owner(shown?.url ?? '')).arrayBuffer());
    const expected = Buffer.from(await (await owner(`${medium.url}?as=instagram`)).arrayBuffer());
    assert.ok(bytes.equals(expected));
    const page = await (await owner(item.url)).text();
    assert.match(page, /<img src="[^"]+\/media\/0" alt="Wide" width="1440" height="754"/);
    server.clock.advance(HOUR);
    const later: FeedItem[] = await (await owner(`/api/platforms/${instagram}/feed`)).json();
    assert.notEqual(later.find(({ url }) => url === item.url)?.figures, null);
    assert.equal((await server.as('foreign')(shown?.url ?? '')).status, 404);
  });

  test('pictures of one post get the shape of the first where the channel has them all alike', async () => {
    const [square, wide] = [
      await add(await jpegOf(paint(900, 900))),
      await add(await jpegOf(paint(1600, 800))),
    ];
    const { item } = await publish({
      platformIds: [instagram],
      content: 'Two shapes',
      media: [square.id, wide.id],
    });
    assert.deepEqual(
      item.media.map(({ width, height }) => [width, height]),
      [
        [900, 900],
        [800, 800],
      ],
    );
  });

  test('a film is handed over whole', async () => {
    const film = await add(filmOf());
    const { item } = await publish({
      platformIds: [youtube],
      title: 'Film',
      content: 'A film',
      media: [film.id],
    });
    const [shown] = item.media;
    const bytes = Buffer.from(await (await owner(shown?.url ?? '')).arrayBuffer());
    assert.ok(bytes.equals(Buffer.from(await (await owner(film.url)).arrayBuffer())));
    assert.equal(shown?.kind, 'video');
  });
});

describe('addresses that work without an account', () => {
  test('for so many seconds, and not once a letter is changed', async () => {
    const { id } = await picture();
    const answer = await owner(`/api/media/${id}/address`, { json: { seconds: 60, as: 'instagram' } });
    assert.equal(answer.status, 200, await answer.clone().text());
    const { url, expiresAt } = await answer.json();
    assert.equal(Date.parse(expiresAt), server.clock.now() + 60_000);
    const stranger = server.as('anonymous');
    const fetched = await stranger(url);
    assert.deepEqual([fetched.status, fetched.headers.get('Content-Type')], [200, 'image/jpeg']);
    assert.equal((await stranger(`${url.slice(0, -3)}AAA`)).status, 404);
    server.clock.advance(60_000);
    assert.equal((await stranger(url)).status, 404);
  });

  test('nobody makes one for what is foreign, or for longer than a week', async () => {
    const { id } = await picture();
    const ask = (client: Client, json: object) => client(`/api/media/${id}/address`, { json });
    assert.equal((await ask(server.as('foreign'), { seconds: 60 })).status, 404);
    for (const seconds of [0, -5, 1.5, 604_801]) assert.equal((await ask(owner, { seconds })).status, 422);
  });
});
