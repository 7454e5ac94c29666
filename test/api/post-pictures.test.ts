// Pictures of planned posts: drawn by themselves for every channel that shows one, unlike their neighbours', following the text.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type ChannelType, channelOf } from '../../server/contract/channels/index.ts';
import { type DesignName, factsOf } from '../../server/contract/design.ts';
import type { Medium } from '../../server/contract/media.ts';
import type { Post } from '../../server/contract/post.ts';
import { ensureBuilt } from '../support/build.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { jpegOf, paint } from '../support/pictures.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
before(async () => {
  await ensureBuilt();
  server = await startServer({ config: { drawing: true } });
  await saveProfile(server.as('owner'), {
    ...{ name: 'Hearth & Crumb', industry: 'food' },
    description:
      'We are a sourdough bakery in Leeds. We bake 12 kinds of bread every morning. Open Wednesday to Saturday from 7 am to 2 pm.',
  });
  for (const channel of ['instagram', 'pinterest', 'email'])
    await connectChannel(server.as('owner'), channel);
  await server.drain();
});
after(() => server.stop());

interface Shown {
  readonly post_id: number;
  readonly media_id: number;
}
interface Drawn {
  readonly post_id: number;
  readonly design: DesignName;
  readonly stamp: string;
  readonly media_id: number;
}

const posts = async () => (await (await server.as('owner')('/api/users/14/contents')).json()) as Post[];
const shown = async (): Promise<Shown[]> => server.app.ctx.db.read('post_media').orderBy('post_id');
const drawn = async (): Promise<Drawn[]> => server.app.ctx.db.read('post_pictures').orderBy('post_id');
const ofChannel = (all: readonly Post[], channel: ChannelType) =>
  all.filter(({ platform }) => platform === channel);

describe('a plan', () => {
  test('has a picture in the shape of its channel for every post that shows one', async () => {
    const all = await posts();
    const media = new Map((await shown()).map(({ post_id, media_id }) => [post_id, media_id]));
    assert.ok(ofChannel(all, 'instagram').length > 4 && ofChannel(all, 'email').length > 0);
    const shapes = { instagram: 4 / 5, pinterest: 2 / 3 } as const;
    for (const post of all) {
      const id = media.get(post.id);
      if (channelOf(post.platform).form.media === 'none') {
        assert.equal(id, undefined, 'mail shows none');
        continue;
      }
      assert.ok(id, `${post.platform}: ${post.content}`);
      assert.equal(post.needsMedia, null);
      const medium = (await (await server.as('owner')(`/api/media/${id}`)).json()) as Medium;
      const shape = shapes[post.platform as keyof typeof shapes];
      assert.ok(Math.abs(medium.width / medium.height - shape) < 0.01, `${medium.width} x ${medium.height}`);
      assert.ok(medium.alt.length > 10 && medium.origin === 'design');
    }
    for (const channel of ['instagram', 'pinterest'] as const) {
      const [post] = ofChannel(all, channel);
      const file = await server.as('owner')(`/api/media/${media.get(post?.id ?? 0)}/file?as=${channel}`);
      assert.equal(file.headers.get('content-type'), 'image/jpeg');
    }
  });

  test('has no two neighbours of one design', async () => {
    const order = ofChannel(await posts(), 'instagram').sort((x, y) =>
      (x.scheduledAt ?? '') < (y.scheduledAt ?? '') ? -1 : 1,
    );
    const designs = new Map((await drawn()).map(({ post_id, design }) => [post_id, design]));
    const looks = order.map(({ id }) => designs.get(id) as DesignName);
    for (const [at, look] of looks.entries()) assert.notEqual(look, looks[at + 1], `${at}`);
    assert.ok(new Set(looks.map((look) => factsOf(look).ground)).size > 1, looks.join(' '));
  });

  test('is not drawn again when nothing has changed', async () => {
    const before = await drawn();
    await server.app.ctx.events.record(
      server.app.ctx.db.write,
      [{ kind: 'drafts.written', businessId: 1, subjectId: 1, data: { posts: 0 } }],
      { actor: 'system', now: server.clock.now() },
    );
    await server.drain();
    assert.deepEqual(await drawn(), before);
  });
});

test('a text that somebody edits gets its own picture, and the one before is shown no more', async () => {
  const [post] = ofChannel(await posts(), 'instagram');
  assert.ok(post);
  const before = (await drawn()).find(({ post_id }) => post_id === post.id);
  const answer = await server.as('owner')(`/api/contents/${post.id}`, {
    method: 'PATCH',
    json: { content: 'Rye is back on the shelf. Come before ten!' },
  });
  assert.equal(answer.status, 200);
  await server.drain();
  const after = (await drawn()).find(({ post_id }) => post_id === post.id);
  assert.notEqual(after?.media_id, before?.media_id);
  const now = (await shown()).filter(({ post_id }) => post_id === post.id);
  assert.deepEqual(
    now.map(({ media_id }) => media_id),
    [after?.media_id],
  );
  const medium = (await (await server.as('owner')(`/api/media/${after?.media_id}`)).json()) as Medium;
  assert.equal(medium.alt, 'Rye is back on the shelf. Come before ten!');
});

test('another look is drawn for all that has not left', async () => {
  const before = await drawn();
  await server.as('owner')('/api/brand', { method: 'PUT', json: { colors: { primary: '#004d40' } } });
  await server.drain();
  const after = await drawn();
  assert.equal(after.length, before.length);
  for (const [at, { stamp, media_id }] of after.entries()) {
    assert.notEqual(stamp, before[at]?.stamp);
    assert.notEqual(media_id, before[at]?.media_id);
  }
});

interface Picture {
  readonly isDrawing: boolean;
  readonly design: DesignName | null;
  readonly scheme: string | null;
  readonly words: { readonly kind: string } | readonly unknown[] | null;
  readonly photo: number | null;
  readonly wish: Record<string, unknown>;
  readonly looks: number;
}

const pictureOf = async (id: number) =>
  (await (await server.as('owner')(`/api/contents/${id}/picture`)).json()) as Picture;
const ask = (id: number, json: object, as: 'owner' | 'foreign' = 'owner') =>
  server.as(as)(`/api/contents/${id}/picture`, { method: 'POST', json });
const shownBy = async (id: number) =>
  (await server.app.ctx.db.read('post_media').where({ post_id: id }).orderBy('position')).map(
    ({ media_id }) => Number(media_id),
  );
/** A post of Instagram with one drawn picture. */
async function onePicture(): Promise<{ id: number; picture: Picture }> {
  for (const { id } of ofChannel(await posts(), 'instagram')) {
    const picture = await pictureOf(id);
    if (picture.words && !Array.isArray(picture.words)) return { id, picture };
  }
  throw new Error('every post is a carousel');
}

describe('what a person wants of a picture', () => {
  test('another design is drawn, and another, until the first comes round again', async () => {
    const { id, picture } = await onePicture();
    const before = await shownBy(id);
    const looks = [`${picture.design} ${picture.scheme}`];
    for (let at = 1; at < picture.looks; at += 1) {
      const asked = await ask(id, { another: true });
      assert.equal(asked.status, 200);
      assert.equal(((await asked.json()) as Picture).isDrawing, true);
      await server.drain();
      const now = await pictureOf(id);
      assert.equal(now.isDrawing, false);
      looks.push(`${now.design} ${now.scheme}`);
    }
    assert.equal(new Set(looks).size, picture.looks, looks.join(', '));
    assert.notDeepEqual(await shownBy(id), before);
    await ask(id, { another: true });
    await server.drain();
    const round = await pictureOf(id);
    assert.equal(`${round.design} ${round.scheme}`, looks[0]);
  });

  test('its words and colours are kept when the text changes; taken back, they follow it again', async () => {
    const { id } = await onePicture();
    const words = { kind: 'tip', title: 'Bread at seven', text: '', note: '' };
    const colors = { primary: '#7a1f1f', secondary: '#123456' };
    assert.equal((await ask(id, { words, colors })).status, 200);
    await server.drain();
    const before = await shownBy(id);
    assert.deepEqual((await pictureOf(id)).words, words);
    const edit = { method: 'PATCH', json: { content: 'Rye is sold out. Wheat is not.' } } as const;
    await server.as('owner')(`/api/contents/${id}`, edit);
    await server.drain();
    assert.deepEqual((await pictureOf(id)).words, words);
    await ask(id, { words: null, colors: null });
    await server.drain();
    const after = await pictureOf(id);
    assert.match(JSON.stringify(after.words), /Rye is sold out/);
    assert.deepEqual([after.wish.words, after.wish.colors], [undefined, undefined]);
    assert.notDeepEqual(await shownBy(id), before);
  });

  test('a photo of the business is shown, by choice and then by itself', async () => {
    const { id } = await onePicture();
    const sent = await server.as('owner')('/api/media', {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', 'x-file-name': 'rye-bread.jpg' },
      body: await jpegOf(paint(900, 700)),
    });
    assert.equal(sent.status, 201);
    const photo = (await sent.json()) as Medium;
    await server.as('owner')(`/api/media/${photo.id}`, {
      method: 'PATCH',
      json: { alt: 'Rye bread on a board' },
    });
    const words = { kind: 'tip', title: 'Rye bread', text: '', note: '' };
    assert.equal((await ask(id, { photo: photo.id, words, design: null })).status, 200);
    await server.drain();
    const picture = await pictureOf(id);
    assert.equal(picture.photo, photo.id);
    assert.ok(picture.design && factsOf(picture.design).photo !== 'none');
    const [shownId] = await shownBy(id);
    const medium = (await (await server.as('owner')(`/api/media/${shownId}`)).json()) as Medium;
    assert.equal(medium.alt, 'Rye bread. Rye bread on a board');
    const used = await server.as('owner')(`/api/media/${photo.id}`, { method: 'DELETE' });
    assert.equal(used.status, 204, 'a design holds a copy of it');
  });

  test('what cannot be is refused, and changes nothing', async () => {
    const { id } = await onePicture();
    const before = await pictureOf(id);
    const slides = [
      { kind: 'opening', title: 'A', text: '', note: '' },
      { kind: 'closing', title: 'B', text: '', note: '' },
    ];
    for (const wrong of [
      { design: 'hours-door' },
      { design: 'no-such' },
      { photo: 999_999 },
      { words: { kind: 'tip' } },
      { words: [slides[0]] },
      { colors: { primary: 'red', secondary: '#000000' } },
      { colour: '#000000' },
    ])
      assert.equal((await ask(id, wrong)).status, 422, JSON.stringify(wrong));
    assert.equal((await ask(id, { another: true }, 'foreign')).status, 404);
    assert.deepEqual(await pictureOf(id), before);
    const [mail] = ofChannel(await posts(), 'email');
    assert.equal((await ask(mail?.id ?? 0, { another: true })).status, 409);
  });
});
