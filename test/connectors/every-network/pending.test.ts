// A vendor that has not let the app of this server out yet: what an owner reads before a post is due and after it was not taken,
// and that the post leaves, once, as soon as the vendor has.
import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import type { Doctor } from '../../../server/contract/doctor.ts';
import type { Notification } from '../../../server/contract/notification.ts';
import type { Post } from '../../../server/contract/post.ts';
import { MINUTE } from '../../../server/kernel/clock.ts';
import { filmOf } from '../../support/films.ts';
import { jpegOf, paint } from '../../support/pictures.ts';
import { openPinterest } from '../pinterest/stand-in.ts';
import type { Pinterest } from '../pinterest/world.ts';
import { uploadTo } from '../strangers/stranger.ts';
import { settlePost } from '../support/product.ts';
import { fault } from '../tiktok/sign-in.ts';
import { NETWORKS, type Network } from './networks.ts';
import { connect, openWorld, screen, type World, wordsOf } from './world.ts';

function named(type: string): Network {
  const network = NETWORKS.find((one) => one.type === type);
  assert.ok(network);
  return network;
}

interface Connected extends World {
  readonly id: number;
  /** Tests the sign-in as its owner does. @returns what it found, and what the settings say then */
  look(): Promise<{ readonly findings: readonly string[]; readonly words: string }>;
  /** A post that is due now, as it stands once it is not on its way any more. */
  publish(media: Uint8Array<ArrayBuffer>, type: string): Promise<Post>;
  again(post: Post): Promise<Post>;
  countOut(): number;
}

async function open(t: TestContext, network: Network): Promise<Connected> {
  const world = await openWorld(network);
  t.after(world.close);
  const { owner, server, there } = world;
  const { id } = await connect(world);
  await server.drain();
  const settle = async (postId: number) => {
    await server.drain();
    return settlePost(server, owner, postId);
  };
  return {
    ...{ ...world, id, countOut: () => there.asked.filter(there.isVisible).length },
    look: async () => {
      const tested = await owner(`/api/platforms/${id}/test`, { method: 'POST' });
      assert.equal(tested.status, 200, await tested.clone().text());
      await server.drain();
      const doctor = (await (await owner(`/api/platforms/${id}/doctor`)).json()) as Doctor;
      const words = wordsOf(await screen(world, `/platforms/${network.type}?tab=settings`));
      return { findings: doctor.examination?.findings ?? [], words };
    },
    publish: async (media, type) => {
      const shown = [await uploadTo(owner, media, type)];
      const json = { platformId: id, title: 'Bread', content: 'Bread from seven.', media: shown };
      const made = await owner('/api/contents', { json: { ...json, status: 'scheduled' } });
      assert.equal(made.status, 201, await made.clone().text());
      return settle(((await made.json()) as Post).id);
    },
    again: async (post) => {
      server.clock.advance(MINUTE);
      const sent = await owner(`/api/contents/${post.id}/publish`, { method: 'POST' });
      assert.equal(sent.status, 202, await sent.clone().text());
      return settle(post.id);
    },
  };
}

const told = async ({ owner }: World): Promise<Notification[]> =>
  (await (await owner('/api/notifications')).json()) as Notification[];

describe('an app in development mode at Facebook', () => {
  test('is told with what to do, once; its posts leave nevertheless', async (t) => {
    const world = await open(t, named('facebook'));
    const { findings, words } = await world.look();
    assert.deepEqual(findings, ['development']);
    assert.match(words, /The app is in development mode.*switches it to Live at the vendor/);
    await world.look();
    const news = (await told(world)).filter(({ message }) => /development mode/.test(message));
    assert.deepEqual(
      news.map(({ title }) => title),
      ['Posts for Facebook will not leave as they should'],
    );
    const post = await world.publish(await jpegOf(paint(1080, 1080)), 'image/jpeg');
    assert.deepEqual([post.status, world.countOut()], ['published', 1], post.note ?? '');
  });

  test('is none once whoever runs it has said that it is Live', async (t) => {
    const network = named('facebook');
    const { keys } = network;
    assert.ok(keys);
    const live = { ...network, keys: { ...keys, app: { ...keys.app, isReviewed: true } } };
    const { findings, words } = await (await open(t, live)).look();
    assert.deepEqual(findings, []);
    assert.match(words, /lets Drivyn in, and nothing stands in the way/);
  });
});

test('an app on trial at Pinterest: the post is kept and says why, and leaves once it is granted', async (t) => {
  let there: Pinterest | undefined;
  const network: Network = {
    ...named('pinterest'),
    open: async (clock) => {
      there = await openPinterest(clock);
      there.isTrial = true;
      return { there: there.server, takeBack: () => {} };
    },
  };
  const world = await open(t, network);
  const { findings, words } = await world.look();
  assert.deepEqual(findings, ['private']);
  assert.match(words, /Posts are seen by nobody else/);
  const post = await world.publish(await jpegOf(paint(1000, 1500)), 'image/jpeg');
  assert.equal(post.status, 'needs_attention', post.note ?? '');
  assert.match(post.note ?? '', /Pinterest takes pins only once the app has Standard access/);
  assert.ok((await told(world)).some(({ message }) => /Standard access/.test(message)));
  assert.ok(there);
  there.isTrial = false;
  const before = there.pins.length;
  const out = await world.again(post);
  assert.deepEqual([out.status, there.pins.length], ['published', before + 1], out.note ?? '');
});

test('an app that TikTok has not audited: the film is kept and says why, and leaves once it is', async (t) => {
  const world = await open(t, named('tiktok'));
  const isInit = ({ path }: { path: string }) => path.endsWith('/init/');
  world.there.refuse(isInit, fault(403, 'unaudited_client_can_only_post_to_private_accounts'));
  const post = await world.publish(filmOf({ seconds: 12 }), 'video/mp4');
  assert.equal(post.status, 'needs_attention', post.note ?? '');
  assert.match(post.note ?? '', /Until TikTok has audited the app of this server/);
  const before = world.countOut();
  const out = await world.again(post);
  assert.deepEqual([out.status, world.countOut() > before], ['published', true], out.note ?? '');
});
