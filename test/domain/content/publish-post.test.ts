// Publishing on a network with bad days: replies lost, slow, busy, broken; and two workers on one database.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import {
  type Fault,
  type FaultPlan,
  seededFaults,
} from '../../../server/connectors/channels/sandbox/fault.ts';
import { type Context, unitOfWork } from '../../../server/db/unit-of-work.ts';
import {
  armDuePost,
  editPost,
  findPostOfAnyBusiness,
  type Publishing,
  paceOverduePosts,
  publishPost,
} from '../../../server/domain/content/index.ts';
import { updateText } from '../../../server/domain/content/post-state.repo.ts';
import { transition } from '../../../server/domain/content/transition.ts';
import { SYSTEM } from '../../../server/kernel/actor.ts';
import { MINUTE, SECOND } from '../../../server/kernel/clock.ts';
import { readSentence, wordsOf } from '../../../server/sentences/index.ts';
import { bundleChild } from '../../support/child.ts';
import { startPostgres, type TestPostgres } from '../../support/postgres.ts';
import {
  compareWithNetwork,
  DUE,
  openPublishing,
  type PublishingWorld,
  playOut,
  RUN,
  seedPosts,
} from '../../support/publishing.ts';
import { copyEmptyPostgres } from '../../support/templates.ts';

let folder: string;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'drivyn-publish-'));
});
after(() => rmSync(folder, { recursive: true, force: true }));

let worlds = 0;
async function withWorld(
  faults: FaultPlan | undefined,
  work: (world: PublishingWorld) => Promise<void>,
): Promise<void> {
  const place = { dataDir: join(folder, String(worlds++)), databaseUrl: undefined };
  const world = await openPublishing(place, faults ? { faults } : {});
  try {
    await work(world);
  } finally {
    await world.close();
  }
}

/** The first attempt of each post meets the fault, later ones do not. */
function firstAttempts(fault: Fault): FaultPlan {
  const met = new Set<string>();
  return {
    next: ({ content }) => {
      if (met.has(content)) return null;
      met.add(content);
      return fault;
    },
  };
}

const FAULTS: { name: string; fault: Fault }[] = [
  { name: 'the reply is lost', fault: { kind: 'lost-reply' } },
  { name: 'the network is slower than we wait', fault: { kind: 'slow', ms: 40 * SECOND } },
  { name: 'the connection breaks before the network read anything', fault: { kind: 'reset' } },
  { name: 'the network is busy and names a time', fault: { kind: 'busy', ms: 5 * MINUTE } },
];

describe('a network with bad days', () => {
  for (const { name, fault } of FAULTS) {
    test(`${name}: published exactly once`, () =>
      withWorld(firstAttempts(fault), async (world) => {
        await seedPosts(world, 5);
        await playOut(world);
        for (const post of await compareWithNetwork(world)) {
          assert.deepEqual([post.status, post.copies, post.recorded], ['published', 1, true]);
        }
      }));
  }

  test('a lost reply is looked for, never answered with a second call', () => {
    let calls = 0;
    const plan: FaultPlan = { next: () => (++calls === 1 ? { kind: 'lost-reply' } : null) };
    return withWorld(plan, async (world) => {
      await seedPosts(world, 1);
      await playOut(world);
      assert.equal(calls, 1);
    });
  });

  test('what is found not to be there has waited long enough: it leaves again at once', () => {
    const settle = 2 * MINUTE;
    const around = (network: Publishing['network']) => ({ ...network, settleOf: () => settle });
    const place = { dataDir: join(folder, String(worlds++)), databaseUrl: undefined };
    return openPublishing(place, { faults: firstAttempts({ kind: 'reset' }), around }).then(async (world) => {
      try {
        const [id = 0] = await seedPosts(world, 1);
        await playOut(world);
        const post = await world.databases.main.read('posts').where({ id }).first('attempts', 'published_at');
        assert.equal(post.attempts, 2);
        const waited = post.published_at - DUE;
        assert.ok(waited >= settle && waited <= settle + 20 * SECOND, `${waited} ms`);
      } finally {
        await world.close();
      }
    });
  });

  test('a refusal is final and says why', () =>
    withWorld(firstAttempts({ kind: 'refused', reason: 'The account is too new.' }), async (world) => {
      const [id] = await seedPosts(world, 1);
      await playOut(world);
      const post = await world.databases.main.read('posts').where({ id }).first('status', 'note', 'trouble');
      assert.deepEqual([post.status, post.trouble], ['failed', 'refused']);
      assert.match(wordsOf(readSentence(post.note)), /Facebook refused the post: The account is too new\./);
    }));

  test('a network that can never tell leaves the question to a person', () =>
    withWorld(undefined, async (world) => {
      const [id] = await seedPosts(world, 1);
      const silent: Publishing = {
        ...world.publishing,
        network: {
          ...world.publishing.network,
          publish: async () => ({ end: 'unknown', error: 'no reply' }),
          check: async () => ({ end: 'unknown', error: 'no answer' }),
        },
      };
      let next = await publishPost(world.ctx, silent, id ?? 0, RUN);
      let looks = 0;
      while (next !== null && looks < 1000) {
        world.clock.advanceTo(next);
        next = await publishPost(world.ctx, silent, id ?? 0, RUN);
        looks += 1;
      }
      const post = await world.databases.main.read('posts').where({ id }).first('status', 'note', 'trouble');
      assert.deepEqual([post.status, post.trouble], ['needs_attention', 'unknown']);
      assert.match(wordsOf(readSentence(post.note)), /cannot tell whether the post was published/);
    }));

  test('200 posts among seeded faults of every kind: none lost, none twice', () =>
    withWorld(
      seededFaults('storm', { 'lost-reply': 0.1, slow: 0.1, reset: 0.1, busy: 0.1, refused: 0.05 }),
      async (world) => {
        await seedPosts(world, 200);
        await playOut(world);
        const outcome = await compareWithNetwork(world);
        for (const post of outcome) {
          assert.equal(
            post.copies,
            post.status === 'published' ? 1 : 0,
            `${post.status} with ${post.copies} copies`,
          );
          assert.ok(['published', 'failed'].includes(post.status), post.status);
        }
        assert.ok(outcome.filter((post) => post.status === 'published').length > 150);
      },
    ));
});

describe('an edit in the moment in which a post leaves', () => {
  const NEW_WORDS = 'Other words, saved just before it left.';
  /** The same world, where somebody saves other words after the post was read and before it is taken. */
  function editedOnTheWay(world: PublishingWorld, id: number): Context {
    const { ctx } = world;
    const { write } = ctx.db;
    const transaction = async (work: Parameters<typeof write.transaction>[0]) => {
      const edit = { status: 'scheduled', changes: { content: NEW_WORDS }, now: ctx.clock.now() } as const;
      await updateText(write, id, edit);
      return write.transaction(work);
    };
    return { ...ctx, db: { ...ctx.db, write: Object.assign(write.bind(undefined), write, { transaction }) } };
  }

  test('leaves with the new words, and once, when the reply is lost too', () =>
    withWorld(firstAttempts({ kind: 'lost-reply' }), async (world) => {
      const [id = 0] = await seedPosts(world, 1);
      await publishPost(editedOnTheWay(world, id), world.publishing, id, RUN);
      await playOut(world);
      const [post] = await compareWithNetwork(world);
      assert.deepEqual([post?.status, post?.copies, post?.recorded], ['published', 1, true]);
      const sent: string[] = await world.databases.sandbox.read('sandbox_posts').pluck('content');
      assert.deepEqual(sent, [NEW_WORDS]);
    }));

  test('afterwards it is refused: what is on its way stays as it left', () =>
    withWorld(undefined, async (world) => {
      const [id = 0] = await seedPosts(world, 1);
      await armDuePost(world.ctx, RUN, await findPostOfAnyBusiness(world.ctx.db.read, id));
      const actor = { kind: 'account', accountId: 14, businessId: 1, role: 'owner', open: false } as const;
      const edit = editPost(world.ctx, actor, id, { edit: { content: NEW_WORDS }, check: () => [] });
      await assert.rejects(edit, /being published right now, so edit is not possible/);
      const late = { status: 'scheduled', changes: { content: NEW_WORDS }, now: DUE } as const;
      assert.equal(await updateText(world.ctx.db.write, id, late), false);
    }));
});

describe('pause', () => {
  test('nothing leaves while paused; afterwards posts leave one by one, at least 15 minutes apart', () =>
    withWorld(undefined, async (world) => {
      await seedPosts(world, 4);
      await world.databases.main.write('business_settings').update({ paused: true });
      await playOut(world);
      assert.deepEqual(
        (await compareWithNetwork(world)).map((post) => post.copies),
        [0, 0, 0, 0],
      );
      await world.databases.main.write('business_settings').update({ paused: false });
      world.clock.advanceTo(DUE + 30 * MINUTE);
      await unitOfWork(world.ctx, SYSTEM, (tx) => paceOverduePosts(tx, 1, tx.now));
      await playOut(world);
      const times: number[] = await world.databases.sandbox
        .read('sandbox_posts')
        .orderBy('published_at')
        .pluck('published_at');
      assert.equal(times.length, 4);
      assert.ok((times[0] ?? 0) >= DUE + 30 * MINUTE);
      for (const [index, at] of times.slice(1).entries()) assert.ok(at - (times[index] ?? 0) >= 15 * MINUTE);
    }));

  test('a worker that was away for three hours publishes nothing late: posts wait for approval', () =>
    withWorld(undefined, async (world) => {
      await seedPosts(world, 2);
      world.clock.advanceTo(DUE + 181 * MINUTE);
      await playOut(world);
      assert.deepEqual(
        (await compareWithNetwork(world)).map((post) => post.status),
        ['awaiting_approval', 'awaiting_approval'],
      );
      assert.deepEqual(
        (await compareWithNetwork(world)).map((post) => post.copies),
        [0, 0],
      );
    }));

  test('after a stop, what falls due just then leaves on time; what is late leaves apart from it', () =>
    withWorld(undefined, async (world) => {
      const [, , onTime] = await seedPosts(world, 3);
      const start = DUE + 30 * MINUTE;
      world.clock.advanceTo(start);
      await unitOfWork(world.ctx, SYSTEM, async (tx) => {
        const post = await findPostOfAnyBusiness(tx.q, Number(onTime));
        assert.ok(post);
        await transition(tx, post, 'scheduled', { scheduledAt: tx.now });
      });
      await playOut(world);
      const posts = await world.databases.main.read('posts').orderBy('published_at');
      assert.deepEqual(
        posts.map((post) => post.scheduled_at - start),
        [0, 15 * MINUTE, 30 * MINUTE],
      );
      assert.equal(posts[0].id, onTime);
    }));
});

describe('two workers on one PostgreSQL', () => {
  let server: TestPostgres;
  before(async () => {
    server = await startPostgres();
  });
  after(() => server.stop());

  test('two processes publish 60 posts exactly once', { timeout: 120_000 }, async () => {
    const databaseUrl = await copyEmptyPostgres(server);
    const world = await openPublishing({ dataDir: folder, databaseUrl });
    await seedPosts(world, 60);
    const child = await bundleChild('publishing-child');
    const run = () =>
      promisify(execFile)(process.execPath, [child, folder], {
        env: { ...process.env, DATABASE_URL: databaseUrl },
      });
    await Promise.all([run(), run()]);
    const outcome = await compareWithNetwork(world);
    assert.equal(outcome.length, 60);
    for (const post of outcome)
      assert.deepEqual([post.status, post.copies, post.recorded], ['published', 1, true]);
    const attempts: unknown[] = await world.databases.main.read('events').where({ kind: 'post.publishing' });
    assert.equal(attempts.length, 60);
    await world.close();
  });
});
