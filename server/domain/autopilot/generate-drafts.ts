// Drafts on request: a person asks for more posts of one channel.
import { channelOf } from '../../contract/channels/index.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import { findBusiness, lockSwitches, requireWriter } from '../business/index.ts';
import { countPlannedPosts, getConnection } from '../channels/index.ts';
import { addPosts, findPost, type PostRecord } from '../content/index.ts';
import { recordDecisions } from '../events/index.ts';
import { BUILT_IN } from '../writer/index.ts';
import { restOnFacts, toNewPost, type Writing, writeDrafts } from './write-drafts.ts';

export interface DraftRequest {
  readonly connectionId: number;
  readonly count: number;
  readonly seed?: string | number | undefined;
}

interface Generating extends Writing {
  /** In the transaction that stores them. */
  readonly onStored?: (tx: Tx, ids: readonly number[]) => Promise<void>;
}

/** @throws AppError conflict when there is nothing to write from or the channel takes no content */
export async function readyToWrite(ctx: Context, actor: AccountActor, connectionId: number) {
  const connection = await getConnection(ctx, actor, connectionId);
  requireWriter(actor);
  const channel = channelOf(connection.type);
  const business = await findBusiness(ctx.db.read, actor.businessId);
  if (channel.delivery === 'none')
    throw new AppError('conflict', say('autopilot.publishes-nothing', { channel: connection.type }));
  if (!business?.profileAt) throw new AppError('conflict', say('autopilot.nothing-to-write-from'));
  return { connection, business };
}

/**
 * Writes and stores drafts; fewer than asked for when the profile cannot carry more.
 * @throws AppError conflict when there is nothing to write from or the channel takes no content
 */
export async function generateDrafts(
  ctx: Context,
  actor: AccountActor,
  request: DraftRequest,
  { onStored, ...writing }: Generating = { writer: BUILT_IN },
): Promise<PostRecord[]> {
  const { connection, business } = await readyToWrite(ctx, actor, request.connectionId);
  const seed = `${business.id}:${connection.id}:${request.seed ?? `asked:${connection.plannedPosts}`}`;
  const now = ctx.clock.now();
  const times = Array.from({ length: request.count }, () => now);
  const drafts = await writeDrafts(ctx.db.read, { business, connection, times, seed, now }, writing);
  const found = drafts.posts.filter((post) => post !== null);
  if (found.length === 0) throw new AppError('conflict', drafts.shortage ?? say('autopilot.nothing-new'));
  return unitOfWork(ctx, actor, async (tx) => {
    const posts = found.map((written) =>
      toNewPost(written, { connection, status: 'draft', origin: 'person', scheduledAt: null, note: null }),
    );
    await lockSwitches(tx.q, business.id);
    if (!(await restOnFacts(tx, business.id, drafts.posts))) {
      throw new AppError('conflict', say('autopilot.profile-just-changed'));
    }
    // Moves the seed on, so that the next request writes something else; two at once would write the same.
    const counted = await countPlannedPosts(tx.q, connection.id, {
      from: connection.plannedPosts,
      add: posts.length,
    });
    if (!counted) throw new AppError('conflict', say('autopilot.being-written'));
    const ids = await addPosts(tx, connection.type, posts);
    await recordDecisions(tx, [
      {
        businessId: business.id,
        kind: 'write',
        what: say('autopilot.wrote-drafts', { posts: posts.length, channel: connection.type }),
        why: say('autopilot.asked-for', { posts: request.count, facts: drafts.facts.length }),
        limit: drafts.shortage ?? drafts.notice,
        connectionId: connection.id,
      },
    ]);
    tx.emit({
      kind: 'drafts.written',
      businessId: business.id,
      subjectId: connection.id,
      data: { posts: posts.length },
    });
    await onStored?.(tx, ids);
    // One after the other: a transaction is one connection, which answers one question at a time.
    const stored: PostRecord[] = [];
    for (const id of ids) {
      const post = await findPost(tx.q, { id, businessId: business.id });
      if (post) stored.push(post);
    }
    return stored;
  });
}
