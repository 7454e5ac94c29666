// Threads that stop in the middle: what is out is known, and whoever tries again goes on after it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PublishOutcome } from '../../../server/domain/content/network.ts';
import { DAY, MINUTE } from '../../../server/kernel/clock.ts';
import { eachDatabase } from '../../support/databases.ts';
import {
  inPublishingWorld,
  type PublishingOptions,
  type PublishingWorld,
  playOut,
  seedPosts,
} from '../../support/publishing.ts';

const WORDS = ['The oven is lit at three.', 'At five the rolls go in.', 'At seven we open.'];

/** A network that takes a thread part by part. `answer` says what becomes of one instead; undefined for nothing. */
function inParts(answer: (part: number) => PublishOutcome | undefined) {
  const out: string[] = [];
  let begun = 0;
  const take = (part: number, content: string): PublishOutcome => {
    const words = content.split('\n---\n');
    if (part > words.length) return { end: 'published', externalId: 'p-1', url: 'https://example.com/p-1' };
    const other = answer(part);
    if (other) return other;
    out.push(words[part - 1] ?? '');
    if (part === words.length) return { end: 'published', externalId: 'p-1', url: 'https://example.com/p-1' };
    return { end: 'pending', data: String(part), next: 'publish', parts: part };
  };
  const around: PublishingOptions['around'] = (network) => ({
    ...network,
    publish: async (_, { content }) => {
      begun += 1;
      return take(1, content);
    },
    resume: async (_, data, { content }) => take(Number(data) + 1, content),
    check: async (_, { data }) => ({ end: 'unknown', error: `not told after ${data}` }),
  });
  return { out, around, begun: () => begun };
}

const refused: PublishOutcome = { end: 'rejected', reason: '2 of 3 posts of the thread are out. Not this.' };

eachDatabase((open) => {
  const arrange = async (options: PublishingOptions) => {
    const world = inPublishingWorld(await open(), options);
    await seedPosts(world, 1, 'x');
    await change(world, { content: WORDS.join('\n---\n') });
    await playOut(world);
    return world;
  };
  const change = (world: PublishingWorld, columns: object) => world.ctx.db.write('posts').update(columns);
  const standing = async (world: PublishingWorld) => {
    const { status, trouble, note } = await world.ctx.db.read('posts').first('status', 'trouble', 'note');
    return { status, trouble, note: note ?? '' };
  };
  /** As a person does who tries again. */
  const again = async (world: PublishingWorld, columns: object = {}) => {
    const due_at = world.clock.now() + MINUTE;
    await change(world, { status: 'scheduled', scheduled_at: due_at, trouble: null, note: null, ...columns });
    await world.ctx.db.write('jobs').update({ state: 'queued', due_at, attempts: 0 });
    await playOut(world);
  };

  test('a part that is refused ends the attempt; the next one goes on after what is out', async () => {
    let isRefused = true;
    const network = inParts((part) => (part === 3 && isRefused ? refused : undefined));
    const world = await arrange({ around: network.around });
    assert.deepEqual([(await standing(world)).status, network.out], ['failed', WORDS.slice(0, 2)]);
    await again(world);
    assert.deepEqual([(await standing(world)).status, network.out], ['failed', WORDS.slice(0, 2)]);
    isRefused = false;
    // The last words may be others by now.
    await again(world, { content: [...WORDS.slice(0, 2), 'We open at seven.'].join('\n---\n') });
    assert.equal((await standing(world)).status, 'published');
    assert.deepEqual(network.out, [...WORDS.slice(0, 2), 'We open at seven.']);
    assert.equal(network.begun(), 1);
    assert.deepEqual(await world.ctx.db.read('post_calls'), []);
  });

  test('what is out and says something else now is a question to a person, and nothing is sent', async () => {
    const network = inParts((part) => (part === 3 ? refused : undefined));
    const world = await arrange({ around: network.around });
    await again(world, { content: ['Another beginning.', ...WORDS.slice(1)].join('\n---\n') });
    const { status, trouble, note } = await standing(world);
    assert.deepEqual([status, trouble, network.out], ['needs_attention', 'refused', WORDS.slice(0, 2)]);
    assert.match(note, /thread-begun/);
  });

  test('words that were cut after what is out have nothing to send any more', async () => {
    const network = inParts((part) => (part === 3 ? refused : undefined));
    const world = await arrange({ around: network.around });
    await again(world, { content: WORDS.slice(0, 2).join('\n---\n') });
    assert.deepEqual([(await standing(world)).status, network.out], ['published', WORDS.slice(0, 2)]);
  });

  test('a part whose answer is lost leaves the question to a person, and "it is not there" goes on with it', async () => {
    let isLost = true;
    const lost: PublishOutcome = { end: 'unknown', error: 'lost' };
    const network = inParts((part) => (part === 2 && isLost ? lost : undefined));
    const world = await arrange({ around: network.around });
    const { status, trouble } = await standing(world);
    assert.deepEqual([status, trouble, network.out], ['needs_attention', 'unknown', WORDS.slice(0, 1)]);
    isLost = false;
    await again(world);
    assert.deepEqual([(await standing(world)).status, network.out], ['published', WORDS]);
    assert.equal(network.begun(), 1);
  });

  test('a sign-in that ends between two parts asks for another, and for nothing else', async () => {
    let isOut = true;
    const ended: PublishOutcome = { end: 'reconnect', error: 'The sign-in has ended.' };
    const network = inParts((part) => (part === 2 && isOut ? ended : undefined));
    const world = await arrange({ around: network.around });
    const { status, trouble } = await standing(world);
    assert.deepEqual([status, trouble], ['needs_attention', 'signed-out']);
    isOut = false;
    await again(world);
    assert.deepEqual([(await standing(world)).status, network.out], ['published', WORDS]);
  });

  test('on another account nothing of it is out', async () => {
    let isRefused = true;
    const network = inParts((part) => (part === 3 && isRefused ? refused : undefined));
    const world = await arrange({ around: network.around });
    const [{ id }] = await world.ctx.db.read('connections').select('id');
    world.clock.set(world.clock.now() + DAY);
    await world.ctx.db.write('autonomy').insert({
      ...{ connection_id: id, act: 'publish', level: 'autonomous', above: 'autonomous', first_held: 0 },
      begun_at: world.clock.now(),
    });
    isRefused = false;
    await again(world);
    assert.deepEqual([(await standing(world)).status, network.begun()], ['published', 2]);
    assert.deepEqual(network.out, [...WORDS.slice(0, 2), ...WORDS]);
  });
});
