// A small world for publishing: our database, the network's, a clock for each, and a worker that runs the real jobs. The
// network refuses no duplicates, so that nothing but our own care keeps a post from leaving twice.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import * as v from 'valibot';
import { createNetwork } from '../../server/connectors/channels/registry.ts';
import type { FaultPlan } from '../../server/connectors/channels/sandbox/fault.ts';
import { createSandbox, type SandboxNetwork } from '../../server/connectors/channels/sandbox/sandbox.ts';
import { Outbound } from '../../server/connectors/http.ts';
import type { ChannelType } from '../../server/contract/channels/index.ts';
import { type DatabasePlace, type Databases, MAIN_FILE, openDatabases } from '../../server/db/open.ts';
import { Presence } from '../../server/db/presence.ts';
import { createSandboxStore } from '../../server/db/sandbox-store.ts';
import { type Context, unitOfWork } from '../../server/db/unit-of-work.ts';
import { insertBusiness } from '../../server/domain/business/index.ts';
import { NO_SIGN_IN } from '../../server/domain/channels/index.ts';
import { Attempts, addPosts, endCallsOf, type Publishing } from '../../server/domain/content/index.ts';
import { Heartbeat } from '../../server/jobs/heartbeat.ts';
import { nextDueAt } from '../../server/jobs/job.repo.ts';
import { DONE, defineJob } from '../../server/jobs/job.ts';
import { measurePostJob } from '../../server/jobs/measure-post.ts';
import { placeCommentJob } from '../../server/jobs/place-comment.ts';
import { publishPostJob } from '../../server/jobs/publish-post.ts';
import { removePostJob } from '../../server/jobs/remove-post.ts';
import { Worker } from '../../server/jobs/worker.ts';
import { SYSTEM } from '../../server/kernel/actor.ts';
import { HOUR, SECOND } from '../../server/kernel/clock.ts';
import { secureIds } from '../../server/kernel/ids.ts';
import { createTestContext } from './context.ts';
import { HeldClock } from './held-clock.ts';
import { makeRun } from './job-run.ts';
import { openCarrying, openSandboxFiles } from './media.ts';
import { makeDocument } from './network-call.ts';
import { copyEmpty } from './templates.ts';

/** When the posts of a seeded world fall due. */
export const DUE = Date.UTC(2027, 2, 1, 9);

export interface PublishingWorld {
  readonly ctx: Context;
  readonly clock: HeldClock;
  /** The network's; ours unless it has one of its own. */
  readonly networkClock: HeldClock;
  readonly databases: Databases;
  readonly sandbox: SandboxNetwork;
  readonly publishing: Publishing;
  readonly worker: Worker;
  /** What was said in the log. */
  readonly reports: string[];
  /** Resolves when nothing asks a database any more: everything waits for time to pass. */
  quiet(): Promise<void>;
  close(): Promise<void>;
}

export interface PublishingOptions {
  readonly faults?: FaultPlan;
  readonly now?: number;
  readonly onTaken?: () => void;
  /** Changes the network that is called. */
  readonly around?: (network: Publishing['network']) => Publishing['network'];
  /** One that nobody sets with ours. */
  readonly networkClock?: HeldClock;
  /** Other processes work on the same database. */
  readonly isShared?: boolean;
  /** Its worker says that it lives, and looks for others that do not. */
  readonly beats?: boolean;
  /** What lets calls in; nobody has to sign in when absent. */
  readonly credentials?: Publishing['credentials'];
}

/** Opens the databases of a place, empty ones where there are none, and builds the parts that publish. */
export async function openPublishing(
  place: DatabasePlace,
  options: PublishingOptions = {},
): Promise<PublishingWorld> {
  const { dataDir, databaseUrl } = place;
  if (databaseUrl === undefined && !existsSync(join(dataDir, MAIN_FILE))) await copyEmpty(dataDir);
  return inPublishingWorld(await openDatabases(place), options);
}

/** Builds the parts that publish, on databases that are open. */
export function inPublishingWorld(databases: Databases, options: PublishingOptions = {}): PublishingWorld {
  const { now = DUE, faults, onTaken } = options;
  const clock = new HeldClock(now);
  const networkClock = options.networkClock ?? clock;
  const ctx = createTestContext(databases.main, clock);
  const store = createSandboxStore(databases.sandbox);
  const sandbox = createSandbox({
    files: openSandboxFiles(),
    store: { ...store, add: (post, since) => store.add(post, since).finally(onTaken) },
    clock: networkClock,
    ids: secureIds,
    refusesDuplicates: false,
    ...(faults ? { faults } : {}),
  });
  const network = createNetwork({ sandbox, outbound: new Outbound(), clock, document: makeDocument });
  const reports: string[] = [];
  const publishing: Publishing = {
    network: options.around?.(network) ?? network,
    credentials: options.credentials ?? NO_SIGN_IN,
    media: openCarrying(ctx),
    attempts: new Attempts(clock, secureIds.token(9)),
    isShared: options.isShared ?? databases.main.dialect === 'postgres',
    report: ({ message }) => reports.push(message),
  };
  const log = pino({ level: 'silent' });
  const { attempts, isShared } = publishing;
  const beating = {
    ...{ db: databases.main, clock, log, version: '1', id: attempts.worker },
    presence: isShared ? new Presence(databases.main, attempts.worker) : null,
    attempts,
    endWorkOf: endCallsOf,
  };
  const heartbeat = options.beats ? new Heartbeat(beating) : undefined;
  const worker = new Worker({
    db: databases.main,
    clock,
    ids: secureIds,
    log,
    jobs: publishingOnly(ctx, publishing),
    ...(heartbeat && { heartbeat }),
  });
  const rest = watch(databases);
  const quiet = async () => {
    await rest();
    if (!heartbeat) return;
    await heartbeat.idle();
    await rest();
  };
  const close = async () => {
    await worker.stop();
    await databases.close();
  };
  return {
    ctx,
    clock,
    networkClock,
    databases,
    sandbox,
    publishing,
    worker,
    reports,
    quiet,
    close,
  };
}

/** Nobody of this world sends mails. */
const mail = new Proxy({} as never, { get: () => assert.fail('a post of a network is no mail') });

function publishingOnly(ctx: Context, publishing: Publishing) {
  const parts = { ctx, publishing, mail };
  const ignore = defineJob(v.unknown(), async () => DONE);
  return {
    'publish-post': publishPostJob(parts),
    'upload-post': publishPostJob(parts, 'upload'),
    'measure-post': measurePostJob(ctx, publishing),
    'remove-post': removePostJob(ctx, publishing),
    'place-comment': placeCommentJob(ctx, publishing),
    notify: ignore,
  };
}

/** A job that keeps its claim. */
export const RUN = makeRun();

/** One business, one Sandbox connection, and posts that are all due at `DUE`. */
export async function seedPosts(
  world: Pick<PublishingWorld, 'ctx'>,
  count: number,
  channel: ChannelType = 'facebook',
): Promise<number[]> {
  return unitOfWork(world.ctx, SYSTEM, async (tx) => {
    const businessId = await insertBusiness(tx.q, tx.now);
    const [connection] = await tx.q('connections').insert(
      {
        business_id: businessId,
        type: channel,
        name: 'Our channel',
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
      title: channel === 'youtube' ? `Film ${index}` : null,
      content: `Post number ${index} on ${channel}, of a business that must not lose any.`,
      note: null,
      needsMedia: null,
      pillar: 'own',
      hook: 'plain',
      cta: 'none',
      skeleton: 'plain',
      factIds: [],
      idea: null,
      writer: null,
      why: null,
      scheduledAt: DUE,
    }));
    return addPosts(tx, channel, posts);
  });
}

/** Plays the clock forward through every job that falls due, for at most two hours. */
export async function playOut(world: PublishingWorld): Promise<void> {
  const end = world.clock.now() + 2 * HOUR;
  for (;;) {
    await world.worker.drain();
    const next = await nextDueAt(world.databases.main.read);
    if (next === null || next > end) return;
    // What is due and was not begun waits for its account's turn: for claims of a process that died to run out.
    const ms = next - world.clock.now();
    advance(world, ms > 0 ? ms : SECOND);
  }
}

/** Lets time pass for us and for the network, `step` at a time, while the worker works as it does in the product. */
export async function pass(world: PublishingWorld, ms: number, step = SECOND): Promise<void> {
  world.worker.start();
  await world.quiet();
  for (let passed = 0; passed < ms; passed += step) {
    advance(world, step);
    await world.quiet();
  }
}

function advance({ clock, networkClock }: PublishingWorld, ms: number): void {
  for (const one of new Set([clock, networkClock])) one.advance(ms);
}

function watch({ main, sandbox }: Databases): () => Promise<void> {
  const handles = [...new Set([main.read, main.write, sandbox.read, sandbox.write])];
  const inUse = () =>
    handles.reduce((sum, { client }) => sum + client.pool.numUsed() + client.pool.numPendingAcquires(), 0);
  // On PostgreSQL one connection holds the lock that says that the database is used.
  const held = inUse();
  return async () => {
    for (let quiet = 0; quiet < 5; quiet += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      if (inUse() > held) quiet = -1;
    }
  };
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
