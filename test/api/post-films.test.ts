// Films of planned posts: made by themselves for channels that show nothing else.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Medium } from '../../server/contract/media.ts';
import type { Post } from '../../server/contract/post.ts';
import { ensureBuilt } from '../support/build.ts';
import { listFilm } from '../support/decode-film.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
before(async () => {
  await ensureBuilt();
  server = await startServer({ config: { drawing: true } });
  // Nothing is planned: a single draft shows what all would get.
  await server.as('owner')('/api/autopilot', { method: 'PUT', json: { paused: true } });
  await saveProfile(server.as('owner'), {
    name: 'Hearth & Crumb',
    industry: 'food',
    description: 'A bakery.',
  });
});
after(() => server.stop());

test('a draft for TikTok has a film that its channel takes, with every word of its slides in its alt text', async () => {
  const api = server.as('owner');
  const { id } = await connectChannel(api, 'tiktok');
  await server.drain();
  const [draft] = await generatePosts(api, id, 1);
  assert.ok(draft);
  await server.drain();
  const post = (await (await api(`/api/contents/${draft.id}`)).json()) as Post;
  assert.equal(post.needsMedia, null);
  const [shown] = post.media ?? [];
  const medium = (await (await api(`/api/media/${shown?.id}`)).json()) as Medium;
  assert.deepEqual(
    [medium.kind, medium.type, medium.width, medium.height, medium.origin],
    ['video', 'video/mp4', 1080, 1920, 'design'],
  );
  assert.ok(medium.seconds !== null && medium.seconds >= 10 && medium.seconds <= 40, `${medium.seconds} s`);
  assert.match(medium.alt, /Hearth & Crumb|\./);
  assert.deepEqual([shown?.poster, medium.poster], Array(2).fill(`${medium.url}?as=thumb`));
  const poster = await api(medium.poster ?? '');
  assert.deepEqual([poster.status, poster.headers.get('Content-Type')], [200, 'image/webp']);
  const page = await (await api('/screens/media')).text();
  assert.ok(page.includes(`src="${medium.url}?as=thumb"`), 'the library shows the poster');
  const file = await api(`/api/media/${medium.id}/file?as=tiktok`);
  const { movie } = listFilm(new Uint8Array(await file.arrayBuffer()));
  assert.ok(movie.isProgressive);
});
