// Pictures of planned posts: drawn by themselves for every channel that shows one, unlike their neighbours', following the text.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type ChannelType, channelOf } from '../../server/contract/channels/index.ts';
import { type DesignName, factsOf } from '../../server/contract/design.ts';
import type { Medium } from '../../server/contract/media.ts';
import type { Post } from '../../server/contract/post.ts';
import { ensureBuilt } from '../support/build.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
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
