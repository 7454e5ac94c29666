// Screens show what posts show: small, lazily loaded, in a place of its own size, and with one question for all of them.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Medium } from '../../server/contract/media.ts';
import type { Post } from '../../server/contract/post.ts';
import { HOUR } from '../../server/kernel/clock.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { filmOf } from '../support/films.ts';
import { jpegOf, paint } from '../support/pictures.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: Client;
let picture: Medium;
let film: Medium;
let shown: Post;
let filmed: Post;

async function add(body: Uint8Array<ArrayBuffer>, alt: string): Promise<Medium> {
  const headers = { 'Content-Type': 'application/octet-stream' };
  const answer = await owner(`/api/media?alt=${encodeURIComponent(alt)}`, { body, headers });
  assert.equal(answer.status, 201, await answer.clone().text());
  return answer.json();
}

async function schedule(platformId: number, media: readonly number[], title?: string): Promise<Post> {
  const scheduledAt = new Date(server.clock.now() + HOUR).toISOString();
  const json = {
    platformIds: [platformId],
    title,
    content: 'Colours',
    media,
    status: 'scheduled',
    scheduledAt,
  };
  const answer = await owner('/api/contents', { json });
  assert.equal(answer.status, 201, await answer.clone().text());
  const [post] = (await answer.json()) as Post[];
  assert.ok(post);
  return post;
}

const screen = async (path: string): Promise<string> => (await owner(`/screens${path}`)).text();

before(async () => {
  server = await startServer();
  owner = server.as('owner');
  await saveProfile(owner);
  const instagram = await connectChannel(owner, 'instagram');
  const youtube = await connectChannel(owner, 'youtube');
  picture = await add(await jpegOf(paint(1200, 800)), 'Two "colours"');
  film = await add(filmOf({}), 'Colours that move');
  shown = await schedule(instagram.id, [picture.id]);
  filmed = await schedule(youtube.id, [film.id], 'Colours');
});
after(() => server.stop());

/** The tag of the picture of a post in a size. */
function imageIn(html: string, size: 'small' | 'thumb'): string {
  const tag = html.match(new RegExp(`<img src="/api/media/${picture.id}/file\\?as=${size}"[^>]*>`))?.[0];
  assert.ok(tag, 'no thumbnail');
  return tag;
}

describe('lists of posts', () => {
  for (const path of [
    '/',
    '/detailed-dashboard',
    '/autonomous-control',
    '/platforms/instagram?tab=content',
    '/content-calendar?view=list',
  ]) {
    test(`${path} shows the picture in a place of its own size, loaded when it is looked at`, async () => {
      const tag = imageIn(await screen(path), 'small');
      assert.match(tag, /width="48" height="48" loading="lazy"/);
      assert.match(tag, /alt="Two &quot;colours&quot;"/);
    });
  }

  test('approvals show it large enough to be judged, in its own shape', async () => {
    const { id } = await schedule(shown.platformId, [picture.id]);
    const scheduledAt = new Date(server.clock.now() + 2 * HOUR).toISOString();
    await owner(`/api/contents/${id}`, { method: 'PATCH', json: { scheduledAt, approve: false } });
    const tag = imageIn(await screen('/approvals'), 'thumb');
    assert.match(tag, /width="240" height="160" loading="lazy"/);
    assert.match(tag, /alt="Two &quot;colours&quot;"/);
  });

  test('a film, which has no picture yet, stands there as a mark with its words', async () => {
    const html = await screen('/platforms/youtube?tab=content');
    assert.match(html, /<span class="thumbnail-film" role="img" aria-label="Colours that move">/);
    assert.ok(!html.includes(`/api/media/${film.id}/file?as=small`));
  });

  test('many posts cost one question for all of their pictures', async () => {
    const count = async () => {
      let asked = 0;
      const look = ({ sql }: { sql: string }) => {
        if (sql.includes('post_media')) asked += 1;
      };
      const { read } = server.app.ctx.db;
      read.on('query', look);
      await screen('/platforms/instagram?tab=content');
      read.removeListener('query', look);
      return asked;
    };
    await schedule(shown.platformId, [picture.id]);
    assert.equal(await count(), 1);
  });
});

describe('the page of a post', () => {
  test('shows its picture as the channel cuts it', async () => {
    const html = await screen(`/posts/${shown.id}`);
    const tag = html.match(new RegExp(`<img src="/api/media/${picture.id}/file\\?as=instagram"[^>]*>`))?.[0];
    assert.match(tag ?? '', /width="480" height="320"/);
  });

  test('says of a film what it shows', async () => {
    assert.match(await screen(`/posts/${filmed.id}`), /preview-media[\s\S]*Colours that move/);
  });
});

describe('the media library', () => {
  test('shows what there is, where it is used, and finds it by its words', async () => {
    const html = await screen('/media?q=colours');
    assert.match(html, new RegExp(`src="/api/media/${picture.id}/file\\?as=thumb"[^>]*loading="lazy"`));
    assert.match(html, /In \d posts?/);
    assert.ok((await screen('/media?kind=video')).includes('media-film'));
    assert.match(await screen('/media?q=nothing-of-this-kind'), /Nothing found/);
  });

  test('one of them stands above with its words and the posts that show it', async () => {
    const html = await screen(`/media?medium=${picture.id}`);
    assert.ok(html.includes(`href="#/posts/${shown.id}"`));
    assert.match(html, /<textarea[^>]*name="alt"[^>]*>Two &quot;colours&quot;<\/textarea>/);
    assert.equal((await owner('/screens/media?medium=999999')).status, 404);
  });

  test('without script a file is added by a plain form that leads back', async () => {
    assert.match(await screen('/media'), /<form[^>]*enctype="multipart\/form-data"[^>]*>/i);
    const body = new FormData();
    body.set('next', '/media');
    body.set('file', new File([await jpegOf(paint(300, 200))], 'plain.jpg', { type: 'image/jpeg' }));
    const answer = await owner('/api/media', { body });
    assert.equal(answer.status, 303, await answer.clone().text());
    assert.equal(answer.headers.get('Location'), '/screens/media');
    assert.match(await screen('/media?q=plain.jpg'), /plain\.jpg/);
  });

  test('what is shown is not deleted by a plain form either: the screen names the post', async () => {
    const form = { screen: `/media?medium=${picture.id}`, next: '/media' };
    const answer = await owner(`/api/media/${picture.id}?_method=delete`, { form });
    assert.equal(answer.status, 422);
    assert.match(await answer.text(), /role="alert"[\s\S]*Colours/);
  });

  test('the focus and the words are saved by a plain form', async () => {
    const form = { screen: '/media', alt: 'Two halves', x: '0.25', y: '0.75' };
    const answer = await owner(`/api/media/${picture.id}?_method=patch`, { form });
    assert.equal(answer.status, 303);
    const { alt, focus } = (await (await owner(`/api/media/${picture.id}`)).json()) as Medium;
    assert.deepEqual({ alt, focus }, { alt: 'Two halves', focus: { x: 0.25, y: 0.75 } });
  });
});
