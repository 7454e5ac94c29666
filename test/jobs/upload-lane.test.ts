// Films take minutes to upload, and nobody else waits for them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MINUTE, SECOND } from '../../server/kernel/clock.ts';
import { eachDatabase } from '../support/databases.ts';
import {
  compareWithNetwork,
  DUE,
  inPublishingWorld,
  type PublishingWorld,
  pass,
  seedPosts,
} from '../support/publishing.ts';

const FILM = 'Film';
const isFilm = ({ title }: { readonly title: string | null }) => title?.startsWith(FILM) === true;

/** Lets posts of the first business show a film. */
async function addFilms({ databases }: PublishingWorld, postIds: readonly number[]): Promise<void> {
  const facts = { width: 1080, height: 1920, bytes: 9, seconds: 12, frames: 25, is_animated: false };
  const words = { name: 'oven.mp4', alt: '', focus_x: 0.5, focus_y: 0.5, origin: 'person', created_at: DUE };
  const film = { business_id: 1, hash: 'a'.repeat(64), kind: 'video', type: 'video/mp4', ...facts, ...words };
  const [{ id }] = await databases.main.write('media').insert(film, ['id']);
  for (const post_id of postIds)
    await databases.main.write('post_media').insert({ post_id, media_id: id, position: 0 });
}

eachDatabase((open) => {
  test('a film on a channel of texts goes its way beside them, whenever it was added', async () => {
    const world = inPublishingWorld(await open(), {
      around: (network) => ({
        ...network,
        publish: async (call, post) => {
          if (post.media.some(({ kind }) => kind === 'video')) await world.clock.sleep(4 * MINUTE);
          return network.publish(call, { ...post, media: [] });
        },
      }),
    });
    const ids = await seedPosts(world, 8);
    const films = ids.slice(0, 4);
    await addFilms(world, films);
    await pass(world, 5 * SECOND);
    const states = async (of: number[]) =>
      (await compareWithNetwork(world)).filter(({ id }) => of.includes(id)).map(({ status }) => status);
    assert.deepEqual(await states(ids.slice(4)), Array(4).fill('published'), 'texts of the same account');
    assert.deepEqual(
      (await world.databases.main.read('jobs').whereNot({ state: 'done' }).where('kind', 'like', '%-post'))
        .filter(({ kind }) => kind !== 'measure-post')
        .map(({ kind, turn }) => [kind, turn]),
      Array(4).fill(['upload-post', 'upload-post:1']),
    );
    await pass(world, 9 * MINUTE, 5 * SECOND);
    assert.deepEqual(
      (await compareWithNetwork(world)).map(({ status, copies }) => [status, copies]),
      Array(8).fill(['published', 1]),
    );
    await world.worker.stop();
  });

  test('six slow uploads never delay a text', async () => {
    const world = inPublishingWorld(await open(), {
      faults: { next: (post) => (isFilm(post) ? { kind: 'long', ms: 4 * MINUTE } : null) },
    });
    const films = await seedPosts(world, 6, 'youtube');
    await pass(world, 10 * SECOND);
    const texts = await seedPosts(world, 8);
    await pass(world, 2 * SECOND);
    const states = async (ids: number[]) =>
      (await compareWithNetwork(world)).filter(({ id }) => ids.includes(id)).map(({ status }) => status);
    assert.deepEqual(await states(texts), Array(8).fill('published'));
    assert.deepEqual([...new Set(await states(films))].sort(), ['publishing', 'scheduled']);
    await pass(world, 9 * MINUTE, 5 * SECOND);
    assert.deepEqual(await states(films), Array(6).fill('published'));
    assert.deepEqual(
      (await compareWithNetwork(world)).map(({ copies }) => copies),
      Array(14).fill(1),
    );
    await world.worker.stop();
  });
});
