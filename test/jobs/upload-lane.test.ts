// Films take minutes to upload, and nobody else waits for them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MINUTE, SECOND } from '../../server/kernel/clock.ts';
import { eachDatabase } from '../support/databases.ts';
import { compareWithNetwork, inPublishingWorld, pass, seedPosts } from '../support/publishing.ts';

const FILM = 'Film';
const isFilm = ({ title }: { readonly title: string | null }) => title?.startsWith(FILM) === true;

eachDatabase((open) => {
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
