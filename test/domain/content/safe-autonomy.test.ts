// What may leave by itself: approved as it is, shown for ten minutes, or held; and how a channel steps back and asks.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { FaultPlan } from '../../../server/connectors/channels/sandbox/fault.ts';
import { ASK_AFTER, FIRST_HELD, type Level, UNDO_WINDOW } from '../../../server/contract/autonomy.ts';
import { unitOfWork } from '../../../server/db/unit-of-work.ts';
import { holdAutonomy, updateAutonomy } from '../../../server/domain/channels/autonomy.repo.ts';
import { answerAutonomy, findAutonomy } from '../../../server/domain/channels/index.ts';
import {
  approvePost,
  deletePost,
  editPost,
  findPostOfAnyBusiness,
  keepBack,
  rejectPost,
  reviewApprovalsOf,
  showMedia,
} from '../../../server/domain/content/index.ts';
import { SYSTEM } from '../../../server/kernel/actor.ts';
import { AppError } from '../../../server/kernel/app-error.ts';
import { DAY, HOUR, MINUTE } from '../../../server/kernel/clock.ts';
import { wordsOf } from '../../../server/sentences/index.ts';
import { startPostgres, type TestPostgres } from '../../support/postgres.ts';
import { DUE, openPublishing, type PublishingWorld } from '../../support/publishing.ts';
import { copyEmptyPostgres } from '../../support/templates.ts';
import { asReal, openWatchedChannel, type WatchedChannel } from '../../support/watched-channel.ts';

type Place = () => Promise<string | undefined>;

/** A watched channel at a level, with nothing left to hold of its first posts unless told. */
async function withChannel(
  databaseUrl: string | undefined,
  { level = 'undo', firstHeld = 0, faults }: { level?: Level; firstHeld?: number; faults?: FaultPlan },
  work: (world: PublishingWorld, channel: WatchedChannel) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'drivyn-autonomy-'));
  const options = { around: asReal, now: DUE, ...(faults && { faults }) };
  const world = await openPublishing({ dataDir, databaseUrl }, options);
  try {
    const channel = await openWatchedChannel(world);
    await unitOfWork(world.ctx, SYSTEM, async ({ q }) => {
      const row = await holdAutonomy(q, channel.connectionId, 'publish');
      await updateAutonomy(q, row, { level, above: level, firstHeld });
    });
    await work(world, channel);
  } finally {
    await world.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const postOf = async ({ ctx }: PublishingWorld, id = 0) => {
  const post = await findPostOfAnyBusiness(ctx.db.read, id);
  assert.ok(post);
  return post;
};
const stateOf = async (world: PublishingWorld, id = 0) => (await postOf(world, id)).status;
const noteOf = async (world: PublishingWorld, id = 0) =>
  wordsOf((await postOf(world, id)).note ?? { id: 'legacy' });
const levelOf = async ({ ctx }: PublishingWorld, { connectionId }: WatchedChannel) =>
  (await findAutonomy(ctx.db.read, connectionId, 'publish')).level;

async function letPass(world: PublishingWorld, ms: number): Promise<void> {
  world.clock.advance(ms);
  await world.worker.drain();
}

/** Publishes posts that a person approves, one after the other. */
async function publishApproved(
  world: PublishingWorld,
  channel: WatchedChannel,
  count: number,
): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const scheduledAt = world.clock.now() + HOUR;
    const content = `Loaf ${index} at ${scheduledAt}.`;
    const [id = 0] = await channel.plan([{ status: 'awaiting_approval', content, scheduledAt }]);
    await approvePost(world.ctx, channel.owner, id);
    await letPass(world, HOUR);
    assert.equal(await stateOf(world, id), 'published');
  }
}

const ALWAYS_REFUSED: FaultPlan = { next: () => ({ kind: 'refused', reason: 'Not here.' }) };

function declare(place: Place): void {
  const run = async (
    ...[options, work]: Parameters<typeof withChannel> extends [unknown, ...infer R] ? R : never
  ) => withChannel(await place(), options, work);

  describe('an approval', () => {
    test('lets exactly what was approved leave', () =>
      run({ level: 'approve' }, async (world, channel) => {
        const [id = 0] = await channel.plan([{ status: 'awaiting_approval', scheduledAt: DUE + HOUR }]);
        await letPass(world, 30 * MINUTE);
        await approvePost(world.ctx, channel.owner, id);
        await letPass(world, 30 * MINUTE);
        assert.equal(await stateOf(world, id), 'published');
      }));

    test('is void when somebody edits the post, and stays when the edit changes nothing', () =>
      run({ level: 'approve' }, async (world, channel) => {
        const [id = 0] = await channel.plan([{ status: 'awaiting_approval', scheduledAt: DUE + HOUR }]);
        await approvePost(world.ctx, channel.owner, id);
        const edit = (content: string, more = {}) =>
          editPost(world.ctx, channel.owner, id, { edit: { content, ...more }, check: () => [] });
        await edit('Bread number 0.');
        assert.equal(await stateOf(world, id), 'scheduled');
        await edit('Cake number 0.');
        assert.equal(await stateOf(world, id), 'awaiting_approval');
        assert.match(await noteOf(world, id), /changed after it had been approved/);
        await edit('Cake number 1.', { scheduledAt: DUE + 2 * HOUR });
        assert.equal(await stateOf(world, id), 'scheduled', 'who edits it and gives it a time approves it');
        await letPass(world, 2 * HOUR);
        assert.equal(await stateOf(world, id), 'published');
      }));

    test('is asked for when the post leaves, however it was changed since', () =>
      run({ level: 'approve' }, async (world, channel) => {
        const [id = 0] = await channel.plan([{ status: 'awaiting_approval', scheduledAt: DUE + HOUR }]);
        await approvePost(world.ctx, channel.owner, id);
        await world.ctx.db.write('posts').where({ id }).update({ content: 'Something else.' });
        await letPass(world, HOUR);
        const post = await postOf(world, id);
        assert.deepEqual([post.status, post.attempts, post.approvedHash], ['awaiting_approval', 0, null]);
        assert.match(await noteOf(world, id), /changed after it had been approved/);
      }));

    test('holds for what it shows as it is described', () =>
      run({ level: 'approve' }, async (world, channel) => {
        const { ctx } = world;
        const [id = 0, other = 0] = await channel.plan([
          { status: 'awaiting_approval', scheduledAt: DUE + HOUR },
          { status: 'awaiting_approval', scheduledAt: DUE + HOUR },
        ]);
        const mediumId = await addPicture(world, channel);
        const post = await postOf(world, id);
        await unitOfWork(ctx, SYSTEM, (tx) => showMedia(tx, post, { media: [{ id: mediumId }] }));
        for (const one of [id, other]) await approvePost(ctx, channel.owner, one);
        await reviewApprovalsOf(ctx, mediumId);
        assert.equal(await stateOf(world, id), 'scheduled', 'nothing of it has changed');
        await ctx.db.write('media').where({ id: mediumId }).update({ alt: 'A cat' });
        await reviewApprovalsOf(ctx, mediumId);
        assert.deepEqual(
          [await stateOf(world, id), await stateOf(world, other)],
          ['awaiting_approval', 'scheduled'],
        );
        assert.match(await noteOf(world, id), /described anew/);
      }));

    test('of one network is none of another', () =>
      run({ level: 'approve' }, async (world, channel) => {
        const { ctx } = world;
        const [id = 0] = await channel.plan([{ status: 'awaiting_approval', scheduledAt: DUE + HOUR }]);
        await ctx.db.write('connections').update({ network: 'sandbox' });
        await approvePost(ctx, channel.owner, id);
        await ctx.db.write('connections').update({ network: 'real' });
        await letPass(world, HOUR);
        assert.equal(await stateOf(world, id), 'awaiting_approval');
      }));
  });

  describe('a new connection to a real network', () => {
    test('begins at undo, and holds what would leave by itself until five posts have gone out', () =>
      run({ firstHeld: FIRST_HELD }, async (world, channel) => {
        const [early = 0] = await channel.plan([{ scheduledAt: DUE + HOUR }]);
        await letPass(world, HOUR - UNDO_WINDOW);
        assert.equal(await stateOf(world, early), 'awaiting_approval', 'ten minutes before it would leave');
        assert.match(await noteOf(world, early), /5 more posts wait for your approval/);
        await publishApproved(world, channel, FIRST_HELD);
        const [later = 0] = await channel.plan([{ scheduledAt: world.clock.now() + HOUR }]);
        await letPass(world, HOUR - UNDO_WINDOW);
        assert.ok((await postOf(world, later)).announcedAt);
        await letPass(world, UNDO_WINDOW);
        assert.equal(await stateOf(world, later), 'published');
      }));
  });

  describe('the window before a post leaves', () => {
    test('begins ten minutes before its time, and survives another worker', () =>
      run({}, async (world, channel) => {
        const [id = 0] = await channel.plan([{ scheduledAt: DUE + HOUR }]);
        await letPass(world, HOUR - UNDO_WINDOW - MINUTE);
        assert.equal((await postOf(world, id)).announcedAt, null);
        await letPass(world, MINUTE);
        assert.equal((await postOf(world, id)).announcedAt, DUE + HOUR - UNDO_WINDOW);
        await letPass(world, UNDO_WINDOW - MINUTE);
        assert.equal(await stateOf(world, id), 'scheduled');
        await letPass(world, MINUTE);
        const { status, publishedAt } = await postOf(world, id);
        assert.deepEqual([status, publishedAt], ['published', DUE + HOUR]);
      }));

    test('is whole for a post that is planned for sooner', () =>
      run({}, async (world, channel) => {
        const [id = 0] = await channel.plan([{ scheduledAt: DUE + MINUTE }]);
        await letPass(world, 0);
        assert.equal((await postOf(world, id)).scheduledAt, DUE + UNDO_WINDOW);
        await letPass(world, UNDO_WINDOW - MINUTE);
        assert.equal(await stateOf(world, id), 'scheduled');
        await letPass(world, MINUTE);
        assert.equal(await stateOf(world, id), 'published');
      }));

    test('comes late where the level was lowered after the post was planned', () =>
      run({ level: 'autonomous' }, async (world, channel) => {
        const [id = 0] = await channel.plan([{ scheduledAt: DUE + HOUR }]);
        await world.ctx.db.write('autonomy').update({ level: 'undo' });
        await letPass(world, HOUR);
        assert.equal((await postOf(world, id)).scheduledAt, DUE + HOUR + UNDO_WINDOW);
        await letPass(world, UNDO_WINDOW);
        assert.equal(await stateOf(world, id), 'published');
      }));

    test('is not for what a person approved', () =>
      run({}, async (world, channel) => {
        const [id = 0] = await channel.plan([{ status: 'awaiting_approval', scheduledAt: DUE + MINUTE }]);
        await approvePost(world.ctx, channel.owner, id);
        await letPass(world, MINUTE);
        assert.equal(await stateOf(world, id), 'published');
      }));

    test('Undo keeps the post back, and what else would leave without asking', () =>
      run({}, async (world, channel) => {
        const [id = 0, next = 0] = await channel.plan([
          { scheduledAt: DUE + HOUR },
          { scheduledAt: DUE + 2 * HOUR },
        ]);
        await assert.rejects(keepBack(world.ctx, channel.owner, id), /so keeping it back is not possible/);
        await letPass(world, HOUR - UNDO_WINDOW);
        await keepBack(world.ctx, channel.owner, id);
        await letPass(world, 3 * HOUR);
        assert.deepEqual(
          [await stateOf(world, id), await stateOf(world, next), await levelOf(world, channel)],
          ['awaiting_approval', 'awaiting_approval', 'approve'],
        );
      }));
  });

  test('two who press Undo at once keep both posts back', () =>
    run({}, async (world, channel) => {
      const ids = await channel.plan([1, 2, 3, 4].map(() => ({ scheduledAt: DUE + HOUR })));
      await letPass(world, HOUR - UNDO_WINDOW);
      // The first holds all the others with its own: who comes later is told that they wait already.
      const ends = await Promise.allSettled(ids.map((id) => keepBack(world.ctx, channel.owner, id)));
      const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
      for (const reason of refused) assert.equal(reason instanceof AppError && reason.code, 'conflict');
      for (const id of ids) assert.equal(await stateOf(world, id), 'awaiting_approval');
      assert.equal(await levelOf(world, channel), 'approve');
    }));

  describe('a channel steps back', () => {
    test('after a post that the network refuses, one step at a time, and says why', () =>
      run({ level: 'autonomous', faults: ALWAYS_REFUSED }, async (world, channel) => {
        const { ctx } = world;
        const [first = 0, second = 0, third = 0] = await channel.plan(
          [1, 2, 3].map((hour) => ({ scheduledAt: DUE + hour * HOUR })),
        );
        await letPass(world, HOUR);
        assert.deepEqual([await stateOf(world, first), await levelOf(world, channel)], ['failed', 'undo']);
        await letPass(world, HOUR);
        await letPass(world, UNDO_WINDOW);
        assert.deepEqual(
          [await stateOf(world, second), await levelOf(world, channel)],
          ['failed', 'approve'],
        );
        assert.equal(await stateOf(world, third), 'awaiting_approval');
        const told = await ctx.db.read('events').where({ kind: 'autonomy.lowered' });
        assert.deepEqual(
          told.map(({ data }) => [JSON.parse(data).before, JSON.parse(data).level]),
          [
            ['autonomous', 'undo'],
            ['undo', 'approve'],
          ],
        );
        const decisions = await ctx.db.read('decisions').where({ kind: 'autonomy' });
        assert.equal(decisions.length, 2);
        const { loweredWhy } = await findAutonomy(ctx.db.read, channel.connectionId, 'publish');
        assert.ok(loweredWhy);
        assert.equal(wordsOf(loweredWhy), 'Facebook did not take a post.');
      }));

    test('after a rejection, and never below asking', () =>
      run({}, async (world, channel) => {
        const [one = 0, two = 0] = await channel.plan([
          { status: 'awaiting_approval', scheduledAt: DUE + HOUR },
          { status: 'awaiting_approval', scheduledAt: DUE + HOUR },
        ]);
        for (const id of [one, two]) {
          await rejectPost(world.ctx, channel.owner, id, { reason: 'No cats' });
          assert.equal(await levelOf(world, channel), 'approve');
        }
        const rows = await world.ctx.db.read('events').where({ kind: 'autonomy.lowered' });
        assert.equal(rows.length, 1);
      }));

    test('after a post that left by itself was taken down soon, and not when somebody tidies up later', () =>
      run({ level: 'autonomous' }, async (world, channel) => {
        const [old = 0, fresh = 0] = await channel.plan([
          { scheduledAt: DUE + HOUR },
          { scheduledAt: DUE + 8 * DAY },
        ]);
        await letPass(world, HOUR);
        await letPass(world, 8 * DAY - HOUR);
        await deletePost(world.ctx, channel.owner, old);
        assert.equal(await levelOf(world, channel), 'autonomous');
        await deletePost(world.ctx, channel.owner, fresh);
        assert.equal(await levelOf(world, channel), 'undo');
      }));

    test('keeps what a person has approved on its way', () =>
      run({}, async (world, channel) => {
        const at = { status: 'awaiting_approval', scheduledAt: DUE + HOUR } as const;
        const [approved = 0, rejected = 0] = await channel.plan([at, at]);
        await approvePost(world.ctx, channel.owner, approved);
        await rejectPost(world.ctx, channel.owner, rejected, { reason: '' });
        await letPass(world, HOUR);
        assert.equal(await stateOf(world, approved), 'published');
      }));

    test('not in the Sandbox', () =>
      run({ level: 'autonomous', faults: ALWAYS_REFUSED }, async (world, channel) => {
        await world.ctx.db.write('connections').update({ network: 'sandbox' });
        const [id = 0] = await channel.plan([{ scheduledAt: DUE + HOUR }]);
        await letPass(world, HOUR);
        assert.deepEqual([await stateOf(world, id), await levelOf(world, channel)], ['failed', 'autonomous']);
      }));
  });

  describe('a step up', () => {
    const asked = async ({ ctx }: PublishingWorld) =>
      (await ctx.db.read('events').where({ kind: 'autonomy.asked' })).length;

    test('is asked for once after five posts that went well, and taken only with a yes', () =>
      run({ level: 'approve' }, async (world, channel) => {
        await publishApproved(world, channel, ASK_AFTER - 1);
        assert.equal(await asked(world), 0);
        await publishApproved(world, channel, 2);
        assert.deepEqual([await asked(world), await levelOf(world, channel)], [1, 'approve']);
        const answer = { act: 'publish', yes: true } as const;
        await answerAutonomy(world.ctx, channel.owner, channel.connectionId, answer);
        assert.equal(await levelOf(world, channel), 'undo');
        await assert.rejects(
          answerAutonomy(world.ctx, channel.owner, channel.connectionId, answer),
          /asks for nothing/,
        );
      }));

    test('is not asked for again after a no', () =>
      run({ level: 'approve' }, async (world, channel) => {
        await publishApproved(world, channel, ASK_AFTER);
        await answerAutonomy(world.ctx, channel.owner, channel.connectionId, { act: 'publish', yes: false });
        await publishApproved(world, channel, ASK_AFTER);
        assert.deepEqual([await asked(world), await levelOf(world, channel)], [1, 'approve']);
      }));
  });
}

async function addPicture({ ctx }: PublishingWorld, { owner }: WatchedChannel): Promise<number> {
  const [{ id }] = await ctx.db.write('media').insert(
    {
      ...{ business_id: owner.businessId, hash: 'a'.repeat(64), kind: 'image', type: 'image/png' },
      ...{ width: 1080, height: 1080, bytes: 9, is_animated: false, name: 'Bread', alt: 'Bread' },
      ...{ focus_x: 0.5, focus_y: 0.5, origin: 'upload', created_at: 1 },
    },
    ['id'],
  );
  return id;
}

describe('on SQLite', () => declare(async () => undefined));
describe('on PostgreSQL', () => {
  let postgres: TestPostgres;
  before(async () => {
    postgres = await startPostgres();
  });
  after(() => postgres.stop());
  declare(() => copyEmptyPostgres(postgres));
});
