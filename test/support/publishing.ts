// A small world for publishing: our database, the Sandbox's, a frozen clock, and a worker that knows only publishing.
import pino from 'pino';
import * as v from 'valibot';
import { createNetwork } from '../../server/connectors/channels/registry.ts';
import type { FaultPlan } from '../../server/connectors/channels/sandbox/fault.ts';
import { createSandbox, SETTLE } from '../../server/connectors/channels/sandbox/sandbox.ts';
import { type DatabasePlace, type Databases, openDatabases } from '../../server/db/open.ts';
import { createSandboxStore } from '../../server/db/sandbox-store.ts';
import { type Context, unitOfWork } from '../../server/db/unit-of-work.ts';
import { insertBusiness } from '../../server/domain/business/index.ts';
import {
  addPosts,
  findPostOfAnyBusiness,
  type PostNetwork,
  type PublishRun,
  publishPost,
  remindOfPost,
} from '../../server/domain/content/index.ts';
import { nextDueAt } from '../../server/jobs/job.repo.ts';
import { DONE, defineJob } from '../../server/jobs/job.ts';
import { Worker } from '../../server/jobs/worker.ts';
import { SYSTEM } from '../../server/kernel/actor.ts';
import { HOUR, SimulatedClock } from '../../server/kernel/clock.ts';
import { secureIds } from '../../server/kernel/ids.ts';
import { createTestContext } from './context.ts';

/** When the posts of a seeded world fall due. */
export const DUE = Date.UTC(2027, 2, 1, 9);

export interface PublishingWorld {
  readonly ctx: Context;
  readonly clock: SimulatedClock;
  readonly databases: Databases;
  readonly network: PostNetwork;
  readonly worker: Worker;
  close(): Promise<void>;
}

interface PublishingOptions {
  readonly faults?: FaultPlan;
  readonly now?: number;
  readonly settle?: number;
  readonly onTaken?: () => void;
}

/** Opens the databases of a place and builds the parts that publish. */
export async function openPublishing(
  place: DatabasePlace,
  options: PublishingOptions = {},
): Promise<PublishingWorld> {
  return inPublishingWorld(await openDatabases(place), options);
}

/** Builds the parts that publish, on databases that are open. */
export function inPublishingWorld(databases: Databases, options: PublishingOptions = {}): PublishingWorld {
  const clock = new SimulatedClock(options.now ?? DUE);
  const ctx = createTestContext(databases.main, clock);
  const store = createSandboxStore(databases.sandbox);
  const sandbox = createSandbox({
    store: { ...store, add: (post, since) => store.add(post, since).finally(options.onTaken) },
    clock,
    ids: secureIds,
    settle: options.settle ?? SETTLE,
    ...(options.faults ? { faults: options.faults } : {}),
  });
  const network = createNetwork({ sandbox });
  const worker = new Worker({
    db: databases.main,
    clock,
    ids: secureIds,
    log: pino({ level: 'silent' }),
    jobs: publishingOnly(ctx, network),
  });
  return { ctx, clock, databases, network, worker, close: () => databases.close() };
}

function publishingOnly(ctx: Context, network: PostNetwork) {
  const publish = defineJob(v.object({ postId: v.number() }), async ({ postId }, run) => {
    const post = await findPostOfAnyBusiness(ctx.db.read, postId);
    const isManual = post?.network === 'manual';
    const next = isManual ? await remindOfPost(ctx, post) : await publishPost(ctx, network, postId, run);
    return next === null ? DONE : { end: 'again' as const, at: next };
  });
  const ignore = defineJob(v.unknown(), async () => DONE);
  return { 'publish-post': publish, 'measure-post': ignore, notify: ignore };
}

/** A job that keeps its claim. */
export const RUN: PublishRun = { id: 1, extend: async () => true };

/** One business, one Sandbox connection, and posts that are all due at `DUE`. */
export async function seedPosts(world: Pick<PublishingWorld, 'ctx'>, count: number): Promise<number[]> {
  return unitOfWork(world.ctx, SYSTEM, async (tx) => {
    const businessId = await insertBusiness(tx.q, tx.now);
    const [connection] = await tx.q('connections').insert(
      {
        business_id: businessId,
        type: 'facebook',
        name: 'Facebook',
        network: 'sandbox',
        created_at: 1,
        updated_at: 1,
      },
      ['id'],
    );
    const posts = Array.from({ length: count }, (_, index) => ({
      businessId,
      connectionId: connection.id,
      status: 'scheduled' as const,
      origin: 'person' as const,
      title: null,
      content: `Post number ${index} of a business that must not lose any.`,
      note: null,
      needsMedia: null,
      pillar: 'offer',
      hook: 'plain',
      cta: 'none',
      skeleton: 'plain',
      factIds: [],
      scheduledAt: DUE,
    }));
    return addPosts(tx, 'facebook', posts);
  });
}

/** Plays the clock forward through every job that falls due, for at most two hours. */
export async function playOut(world: PublishingWorld): Promise<void> {
  const end = world.clock.now() + 2 * HOUR;
  for (;;) {
    await world.worker.drain();
    const next = await nextDueAt(world.databases.main.read);
    if (next === null || next > end) return;
    world.clock.advanceTo(next);
  }
}

export interface Outcome {
  readonly id: number;
  readonly status: string;
  readonly externalId: string | null;
  /** How many posts of the Sandbox carry this post's words. */
  readonly copies: number;
  /** Whether one of them is the post that our record names. */
  readonly recorded: boolean;
}

/** Each post of ours held against what the Sandbox really has. */
export async function compareWithNetwork(world: PublishingWorld): Promise<Outcome[]> {
  const ours: { id: number; status: string; content: string; external_id: string | null }[] =
    await world.databases.main.read('posts').select('id', 'status', 'content', 'external_id').orderBy('id');
  const theirs: { content: string; external_id: string }[] = await world.databases.sandbox
    .read('sandbox_posts')
    .select('content', 'external_id');
  return ours.map((post) => {
    const copies = theirs.filter((other) => other.content === post.content);
    return {
      id: post.id,
      status: post.status,
      externalId: post.external_id,
      copies: copies.length,
      recorded: copies.some((copy) => copy.external_id === post.external_id),
    };
  });
}
