// Every network that takes posts, as an owner meets it once it is connected: the first five wait, what leaves is out once or
// says why not, a limit is waited for, Undo keeps back, and a sign-in that was taken back there begins anew.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { UNDO_WINDOW } from '../../../server/contract/autonomy.ts';
import { channelOf } from '../../../server/contract/channels/index.ts';
import type { Need } from '../../../server/contract/need.ts';
import type { Notification } from '../../../server/contract/notification.ts';
import type { Post } from '../../../server/contract/post.ts';
import { MINUTE } from '../../../server/kernel/clock.ts';
import { saveProfile } from '../../support/factories.ts';
import { filmOf } from '../../support/films.ts';
import { jpegOf, paint } from '../../support/pictures.ts';
import { uploadTo } from '../strangers/stranger.ts';
import { settlePost } from '../support/product.ts';
import { NETWORKS, nameOf } from './networks.ts';
import { connect, openWorld, type World } from './world.ts';

const HALF_AN_HOUR = 30 * MINUTE;

for (const network of NETWORKS.filter(({ type }) => channelOf(type).delivery === 'network')) {
  describe(nameOf(network), () => {
    const { type, takes } = network;
    const { name, takesDown } = channelOf(type);
    let world: World;
    let platformId: number;
    let shown: Readonly<Record<keyof typeof takes, readonly number[]>>;
    before(async () => {
      world = await openWorld(network);
      await saveProfile(world.owner, { timezone: 'UTC' });
      platformId = (await connect(world)).id;
      await world.server.drain();
      shown = {
        nothing: [],
        picture: [await uploadTo(world.owner, await jpegOf(paint(1080, 1080)), 'image/jpeg')],
        film: [await uploadTo(world.owner, filmOf({ seconds: 12 }), 'video/mp4')],
      };
    });
    after(() => world.close());

    const read = async <T>(path: string): Promise<T> => (await world.owner(path)).json();
    const postOf = (id: number) => read<Post>(`/api/contents/${id}`);
    /** How often something was made visible, or tried to be. */
    const countVisible = () => world.there.asked.filter(world.there.isVisible).length;
    const send = (content: string, media: readonly number[]) =>
      world.owner('/api/contents', {
        json: { platformId, title: 'Bread', content, media, status: 'scheduled' },
      });
    const settle = async (id: number) => {
      await world.server.drain();
      return settlePost(world.server, world.owner, id);
    };
    const showing = () =>
      shown[takes.nothing === true ? 'nothing' : takes.picture === true ? 'picture' : 'film'];
    async function publish(content: string, media: readonly number[]): Promise<Post> {
      const made = await send(content, media);
      assert.equal(made.status, 201, await made.clone().text());
      return settle(((await made.json()) as Post).id);
    }

    test('the first five of a plan wait for approval, and the next does not', async () => {
      const posts = await read<Post[]>(`/api/users/14/contents?platformId=${platformId}`);
      const planned = posts.toSorted(
        (one, other) => Date.parse(one.scheduledAt ?? '') - Date.parse(other.scheduledAt ?? ''),
      );
      for (const [at, { status }] of planned.entries())
        assert.equal(status, at < 5 ? 'awaiting_approval' : 'scheduled', `post ${at + 1}`);
    });

    for (const [what, end] of Object.entries(takes))
      test(`a post that shows ${what} ${end === true ? 'is out, is measured and is taken down' : 'is not sent, and says why'}`, async () => {
        const before = countVisible();
        const made = await send(`Bread that shows ${what}.`, shown[what as keyof typeof takes]);
        if (end !== true && made.status === 422) return assert.match(await made.text(), end);
        assert.equal(made.status, 201, await made.clone().text());
        const post = await settle(((await made.json()) as Post).id);
        if (end !== true) {
          assert.deepEqual([post.status, post.trouble, countVisible()], ['failed', 'refused', before]);
          assert.match(post.note ?? '', end);
          assert.ok(post.note?.startsWith(`It was not sent to ${name}: `), post.note ?? '');
          return;
        }
        assert.deepEqual([post.status, countVisible()], ['published', before + 1], post.note ?? '');
        assert.ok(URL.canParse(post.externalUrl ?? ''), 'with its address');
        world.server.clock.advance(20 * MINUTE);
        await world.server.drain();
        assert.equal((await postOf(post.id)).analytics?.source, 'real');
        assert.equal((await world.owner(`/api/contents/${post.id}`, { method: 'DELETE' })).status, 204);
        await world.server.drain();
        const told = (await read<Notification[]>('/api/notifications')).some(
          ({ title, message }) => /still out/.test(title) && message.includes(post.externalUrl ?? '?'),
        );
        const isDown = takesDown ?? network.by === 'facebook';
        assert.equal(told, !isDown, 'what stays out is said');
      });

    test('"too many" with a time is waited for, and the post is out once', async () => {
      const before = countVisible();
      const answer = { status: 429, headers: { 'Retry-After': '1800' }, body: 'Too many requests' };
      world.there.refuse(world.there.isVisible, answer);
      const askedAt = world.server.clock.now();
      const held = await publish('Held by a limit.', showing());
      assert.equal(held.status, 'scheduled', JSON.stringify(held));
      assert.match(held.note ?? '', new RegExp(`^${name} takes no more posts of this account before `));
      const dueAt = Date.parse(held.scheduledAt ?? '');
      assert.ok(
        dueAt >= askedAt + HALF_AN_HOUR && dueAt < askedAt + 2 * HALF_AN_HOUR,
        held.scheduledAt ?? '',
      );
      world.server.clock.advance(dueAt - world.server.clock.now());
      const post = await settle(held.id);
      assert.deepEqual([post.status, countVisible()], ['published', before + 2], post.note ?? '');
    });

    test('what is shown before it leaves is kept back by Undo, and never sent', async () => {
      const ladder = { method: 'PUT', json: { level: 'undo', firstHeld: 0 } } as const;
      assert.equal((await world.owner(`/api/platforms/${platformId}/autonomy`, ladder)).status, 200);
      const made = await send('Wait for it.', showing());
      const { id } = (await made.json()) as Post;
      // As the autopilot would have planned it: nobody has approved it.
      const at = world.server.clock.now() + UNDO_WINDOW;
      await world.server.app.ctx.db
        .write('posts')
        .where({ id })
        .update({ scheduled_at: at, approved_hash: null, announced_at: world.server.clock.now() });
      const before = countVisible();
      assert.equal((await postOf(id)).leavesAt, new Date(at).toISOString());
      const undone = await world.owner(`/api/contents/${id}/hold`, { method: 'POST' });
      assert.equal(undone.status, 200, await undone.clone().text());
      world.server.clock.advance(2 * UNDO_WINDOW);
      await world.server.drain();
      const kept = await postOf(id);
      assert.deepEqual([kept.status, countVisible()], ['awaiting_approval', before], kept.note ?? '');
      assert.match(kept.note ?? '', /^You kept it back\./);
    });

    test('a sign-in that was taken back there asks for a person, once; connected again, the post leaves', async () => {
      world.takeBack();
      const post = await publish('After the end.', showing());
      assert.deepEqual([post.status, post.trouble], ['needs_attention', 'signed-out'], JSON.stringify(post));
      assert.match(post.note ?? '', new RegExp(`${name} asks you to connect again`));
      const needs = await read<Need[]>('/api/needs');
      assert.equal(needs.filter(({ kind }) => kind === 'sign-in').length, 1);
      const before = countVisible();
      assert.equal((await connect(world)).id, platformId);
      const sent = await world.owner(`/api/contents/${post.id}/publish`, { method: 'POST' });
      assert.equal(sent.status, 202, await sent.clone().text());
      const again = await settle(post.id);
      assert.deepEqual([again.status, countVisible()], ['published', before + 1], again.note ?? '');
    });
  });
}
