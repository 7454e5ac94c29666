// A network that works on the media of a post: it is asked until they are ready, over restarts too, and published once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Fault } from '../../../server/connectors/channels/sandbox/fault.ts';
import type { Databases } from '../../../server/db/open.ts';
import { NO_SIGN_IN } from '../../../server/domain/channels/index.ts';
import { findCallOfAnyBusiness, saveCall } from '../../../server/domain/content/attempt.repo.ts';
import type { PublishOutcome } from '../../../server/domain/content/network.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../../server/kernel/clock.ts';
import { readSentence, wordsOf } from '../../../server/sentences/index.ts';
import { eachDatabase } from '../../support/databases.ts';
import {
  compareWithNetwork,
  DUE,
  inPublishingWorld,
  type PublishingOptions,
  type PublishingWorld,
  pass,
  playOut,
  seedPosts,
} from '../../support/publishing.ts';

/** Its answers to visible calls, in order; then it has none of these whims. */
function answering(...faults: Fault[]): Pick<PublishingOptions, 'faults'> {
  return { faults: { next: () => faults.shift() ?? null } };
}

/** How often the network was asked and told to publish. */
function counting() {
  const calls = { publish: 0, resume: 0, check: 0 };
  const around: PublishingOptions['around'] = (network) => ({
    ...network,
    publish: (call, post) => {
      calls.publish += 1;
      return network.publish(call, post);
    },
    resume: (call, data, post) => {
      calls.resume += 1;
      return network.resume(call, data, post);
    },
    check: (call, attempt) => {
      calls.check += 1;
      return network.check(call, attempt);
    },
  });
  return { calls, around };
}

const media = (asks: number, isReady = true): Fault => ({ kind: 'media', asks, isReady });

eachDatabase((open) => {
  const arrange = async (options: PublishingOptions) => {
    const databases = await open();
    const world = inPublishingWorld(databases, options);
    await seedPosts(world, 1, 'youtube');
    return { databases, world };
  };
  const outcome = async (world: PublishingWorld) => {
    const [post] = await compareWithNetwork(world);
    return [post?.status, post?.copies, post?.recorded];
  };

  test('it is asked at growing distances, and published by one call when it is ready', async () => {
    const { calls, around } = counting();
    const { world } = await arrange({ ...answering(media(4)), around });
    await pass(world, 30 * SECOND);
    assert.deepEqual(await outcome(world), ['publishing', 0, false]);
    await pass(world, 5 * MINUTE, 5 * SECOND);
    assert.deepEqual(await outcome(world), ['published', 1, true]);
    assert.deepEqual(calls, { publish: 1, resume: 5, check: 0 });
    await world.worker.stop();
  });

  /** Another process on the same database, after the first one has ended. */
  async function restart(first: PublishingWorld, databases: Databases, options: PublishingOptions) {
    await first.worker.stop();
    return inPublishingWorld(databases, { ...options, now: first.clock.now() + SECOND });
  }

  test('what is pending survives a restart', async () => {
    const { databases, world } = await arrange(answering(media(3)));
    await pass(world, 7 * SECOND);
    const { calls, around } = counting();
    const next = await restart(world, databases, { around });
    await playOut(next);
    assert.deepEqual(await outcome(next), ['published', 1, true]);
    assert.equal(calls.publish, 0, 'it is not sent again');
  });

  test('of a film its caption leaves, and no word of its script', async () => {
    const { world } = await arrange({});
    const content = 'How dough is folded.\n\n[Hands and dough]\nFold it four times.\n\n#bread';
    await world.ctx.db.write('posts').update({ content });
    await playOut(world);
    const [item] = await world.sandbox.feed({ channel: 'youtube', profile: 'connection-1' });
    assert.equal(item?.content, 'How dough is folded.\n\n#bread');
  });

  test('media that cannot be processed are a refusal, and say why', async () => {
    const { world } = await arrange(answering(media(1, false)));
    await playOut(world);
    assert.deepEqual(await outcome(world), ['failed', 0, false]);
    const { note } = await world.ctx.db.read('posts').first('note');
    assert.match(wordsOf(readSentence(note)), /could not process the film/);
  });

  test('when the answer to the step that publishes is lost, the post is looked for and the step not repeated', async () => {
    const { calls, around } = counting();
    const { world } = await arrange({ ...answering(media(1), { kind: 'lost-reply' }), around });
    await playOut(world);
    assert.deepEqual(await outcome(world), ['published', 1, true]);
    assert.equal(calls.resume, 2);
    assert.ok(calls.check > 0);
  });

  test('a step that goes on gets the post again, and who looks for it gets the note by which it went on', async () => {
    const notes: (string | undefined)[] = [];
    const { world } = await arrange({
      ...answering(media(1), { kind: 'lost-reply' }),
      around: (network) => ({
        ...network,
        resume: (call, data, post) => {
          assert.match(post.content, /^Post number 0/);
          notes.push(data);
          return network.resume(call, data, post);
        },
        check: (call, attempt) => {
          notes.push(attempt.data);
          return network.check(call, attempt);
        },
      }),
    });
    await playOut(world);
    assert.deepEqual(await outcome(world), ['published', 1, true]);
    const [, visible, looked] = notes;
    assert.ok(visible);
    assert.equal(looked, visible);
  });

  test('a process that ends in that step does not repeat it either', async () => {
    const { databases, world } = await arrange({
      ...answering(media(0)),
      around: (network) => ({
        ...network,
        resume: async (call, data, post) => {
          await network.resume(call, data, post);
          return new Promise(() => {});
        },
      }),
    });
    await pass(world, 10 * SECOND);
    assert.deepEqual(await outcome(world), ['publishing', 1, false]);
    // Its worker is gone: nobody keeps the claim.
    const { calls, around } = counting();
    const next = inPublishingWorld(databases, { around, now: world.clock.now() + 2 * MINUTE });
    await databases.main.write('jobs').where({ state: 'running' }).update({ due_at: next.clock.now() });
    await playOut(next);
    assert.deepEqual(await outcome(next), ['published', 1, true]);
    assert.deepEqual([calls.publish, calls.resume], [0, 0]);
  });

  test('a question that is not answered is asked again', async () => {
    let asked = 0;
    const { world } = await arrange({
      ...answering(media(2)),
      around: (network) => ({
        ...network,
        resume: (call, data, post) =>
          ++asked === 2 ? Promise.reject(new Error('away')) : network.resume(call, data, post),
      }),
    });
    await playOut(world);
    assert.deepEqual(await outcome(world), ['published', 1, true]);
  });

  test('a network that is never ready leaves the post to a person after some hours, whatever the clock says', async () => {
    const { world } = await arrange(answering(media(100_000)));
    await pass(world, 10 * SECOND);
    world.clock.set(world.clock.now() + DAY);
    await pass(world, HOUR, MINUTE);
    assert.deepEqual(await outcome(world), ['publishing', 0, false], 'a clock that is set ends nothing');
    await pass(world, 6 * HOUR, MINUTE);
    assert.deepEqual(await outcome(world), ['needs_attention', 0, false]);
    await world.worker.stop();
  });

  /** A network that makes a post in three calls, each of which is visible; `lose` says whether an answer to a part is lost. */
  const inParts = (lose: (part: number) => boolean = () => false) => {
    const parts: { part: number; at: number }[] = [];
    const seen: string[] = [];
    let world: PublishingWorld | undefined;
    const take = (part: number): PublishOutcome => {
      parts.push({ part, at: world?.clock.now() ?? 0 });
      if (lose(part)) return { end: 'unknown', error: 'lost' };
      if (part === 3) return { end: 'published', externalId: 'p-1', url: 'https://example.com/p-1' };
      return { end: 'pending', data: String(part), next: 'publish' };
    };
    const around: PublishingOptions['around'] = (network) => ({
      ...network,
      publish: async () => take(1),
      resume: async (_, data, { content }) => {
        seen.push(content);
        return take(Number(data) + 1);
      },
      check: async () => ({ end: 'pending', data: String(parts.length), next: 'publish' }),
    });
    return { parts, seen, around, watch: (one: PublishingWorld) => (world = one) };
  };

  test('steps that are visible follow one another at once, and each knows the post', async () => {
    const network = inParts();
    const { world } = await arrange({ around: network.around });
    network.watch(world);
    await playOut(world);
    assert.deepEqual((await outcome(world))[0], 'published');
    assert.deepEqual(
      network.parts,
      [1, 2, 3].map((part) => ({ part, at: DUE })),
    );
    assert.match(network.seen[0] ?? '', /^Post number 0/);
  });

  test('a step that is lost whenever it is made ends with a person', async () => {
    const network = inParts((part) => part > 1);
    const { world } = await arrange({ around: network.around });
    await pass(world, MINUTE, 5 * SECOND);
    assert.deepEqual((await outcome(world))[0], 'publishing');
    // After a hundred more.
    await world.ctx.db.write('post_calls').update({ asks: 119 });
    await playOut(world);
    assert.deepEqual((await outcome(world))[0], 'needs_attention');
  });

  test('a step that was not made is made later, and nothing before it anew', async () => {
    const network = inParts();
    let opened = 0;
    const credentials = {
      ...NO_SIGN_IN,
      open: async () => {
        opened += 1;
        if (opened === 2) throw new Error('new tokens cannot be had');
        return { end: 'opened', credential: null } as const;
      },
    };
    const { world } = await arrange({ around: network.around, credentials });
    await playOut(world);
    assert.deepEqual((await outcome(world))[0], 'published');
    assert.deepEqual(
      network.parts.map(({ part }) => part),
      [1, 2, 3],
    );
  });

  test('a sign-in that ends in the middle leaves a post of which a part is out: whoever retries it is asked first', async () => {
    const network = inParts();
    let opened = 0;
    const credentials = {
      ...NO_SIGN_IN,
      open: async () => {
        opened += 1;
        if (opened === 2) return { end: 'reconnect', error: 'The sign-in has ended.' } as const;
        return { end: 'opened', credential: null } as const;
      },
    };
    const { world } = await arrange({ around: network.around, credentials });
    await playOut(world);
    const post = await world.ctx.db.read('posts').first('status', 'trouble', 'note');
    assert.deepEqual([post.status, post.trouble], ['needs_attention', 'unknown']);
    assert.match(post.note, /connect-again/);
  });

  test('what a process says late of an attempt that was given up does not disturb the next', async () => {
    const { world } = await arrange({});
    const at = { endedAt: DUE, data: null, next: null, asks: 0, parts: 0, partsHash: null };
    const [{ id }] = await world.ctx.db.read('posts').select('id');
    await world.ctx.db.write('posts').update({ status: 'publishing', attempt: '1.second' });
    await saveCall(world.ctx.db.write, { id, attempt: '1.second' }, { ...at, data: 'half', next: 'publish' });
    await saveCall(world.ctx.db.write, { id, attempt: '1.first' }, at);
    assert.partialDeepStrictEqual(
      await findCallOfAnyBusiness(world.ctx.db.read, { id, attempt: '1.second' }),
      { data: 'half', next: 'publish' },
    );
    await world.ctx.db.write('post_calls').update({ attempt: '1.first' });
    await saveCall(world.ctx.db.write, { id, attempt: '1.second' }, { ...at, data: 'more' });
    assert.partialDeepStrictEqual(
      await findCallOfAnyBusiness(world.ctx.db.read, { id, attempt: '1.second' }),
      { data: 'more' },
    );
  });

  test('what only a person can help is theirs at once', async () => {
    const { world } = await arrange({
      around: (network) => ({
        ...network,
        publish: async () => ({ end: 'attention', reason: 'The credit is used up.' }),
      }),
    });
    await playOut(world);
    assert.deepEqual((await outcome(world))[0], 'needs_attention');
    assert.match((await world.ctx.db.read('posts').first('note')).note, /The credit is used up/);
  });
});
