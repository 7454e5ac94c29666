// YouTube through the product: connected in the browser, a film out once by its job, measured, given up.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ConnectAttempt, ConnectBegun } from '../../../server/contract/connecting.ts';
import type { Post } from '../../../server/contract/post.ts';
import { MINUTE } from '../../../server/kernel/clock.ts';
import { filmOf } from '../../support/films.ts';
import { START, startServer, type TestServer } from '../../support/server.ts';
import { ACCOUNTS, APP } from '../vendors/google-accounts.ts';
import { isVisible, openYouTube, type YouTube } from './stand-in.ts';

let there: YouTube;
let server: TestServer;
before(async () => {
  there = await openYouTube(() => server?.clock.now() ?? START);
  server = await startServer({
    config: { originMap: there.originMap, providerKeys: { youtube: APP } },
  });
});
after(async () => {
  await server.stop();
  await there.close();
});

test('a film goes out once, with its caption alone, is measured and taken down', async () => {
  const owner = server.as('owner');
  const begun = await owner('/api/connections', { json: { type: 'youtube' } });
  assert.equal(begun.status, 201, await begun.clone().text());
  const { state, authorizeUrl } = (await begun.json()) as ConnectBegun;
  assert.ok(authorizeUrl?.startsWith(there.at(ACCOUNTS)), authorizeUrl ?? '');
  const page = await fetch(authorizeUrl ?? '', { redirect: 'manual' });
  const back = new URL(page.headers.get('location') ?? '');
  assert.equal(back.pathname, '/oauth/youtube/callback');
  await owner(`${back.pathname}${back.search}`);
  const attempt = (await (await owner(`/api/connections/${state}`)).json()) as ConnectAttempt;
  assert.equal(attempt.status, 'connected', JSON.stringify(attempt));

  const body = new FormData();
  body.append('file', new Blob([filmOf({ seconds: 12 })], { type: 'video/mp4' }), 'dough.mp4');
  const added = await owner('/api/media', { body });
  assert.equal(added.status, 201, await added.clone().text());
  const { id: film } = (await added.json()) as { id: number };
  there.works(2, 'processed');
  const posted = await owner('/api/contents', {
    json: {
      platformId: attempt.platformId,
      title: 'How dough is folded',
      content: 'Twelve minutes in the bakery.\n\n[Hands and dough]\nFold it four times.\n\n#bread',
      media: [film],
      status: 'scheduled',
    },
  });
  assert.equal(posted.status, 201, await posted.clone().text());
  const { id } = (await posted.json()) as Post;
  const read = async () => (await (await owner(`/api/contents/${id}`)).json()) as Post;
  for (let waited = 0; waited < 40 && (await read()).status !== 'published'; waited += 1) {
    server.clock.advance(MINUTE);
    await server.drain();
  }
  const [made] = there.films;
  const post = await read();
  assert.equal(post.status, 'published', post.note ?? '');
  assert.equal(post.externalUrl, `https://www.youtube.com/watch?v=${made?.id}`);
  assert.equal(made?.description, 'Twelve minutes in the bakery.\n\n#bread');
  assert.equal(there.asked.filter(isVisible).length, 1);

  Object.assign(made ?? {}, { statistics: { viewCount: '77', likeCount: '5' } });
  server.clock.advance(20 * MINUTE);
  await server.drain();
  const { analytics } = await read();
  assert.deepEqual([analytics?.impressions, analytics?.likes, analytics?.shares], [77, 5, undefined]);

  assert.equal((await owner(`/api/contents/${id}`, { method: 'DELETE' })).status, 204);
  await server.drain();
  assert.equal(there.films.length, 0);
});
