// A connection to a network that nobody can take anything back from, played by the Sandbox behind it.
import { type Tx, unitOfWork } from '../../server/db/unit-of-work.ts';
import { insertBusiness } from '../../server/domain/business/index.ts';
import { beginAutonomy } from '../../server/domain/channels/autonomy.ts';
import { findConnection } from '../../server/domain/channels/index.ts';
import { addPosts, type NewPost, type PostNetwork } from '../../server/domain/content/index.ts';
import { type AccountActor, SYSTEM } from '../../server/kernel/actor.ts';
import type { PublishingWorld } from './publishing.ts';

/** The Sandbox answers for the real network. */
export function asReal(network: PostNetwork): PostNetwork {
  const inSandbox = <C extends object>(call: C) => ({ ...call, network: 'sandbox' as const });
  return {
    ...network,
    settleOf: (of) => network.settleOf(inSandbox(of)),
    publish: (call, post) => network.publish(inSandbox(call), post),
    resume: (call, data, post) => network.resume(inSandbox(call), data, post),
    check: (call, attempt) => network.check(inSandbox(call), attempt),
    measure: (call, ids) => network.measure(inSandbox(call), ids),
  };
}

export interface WatchedChannel {
  readonly businessId: number;
  readonly connectionId: number;
  /** An owner of the business. */
  readonly owner: AccountActor;
  /** Adds posts as the plan does. @returns their ids */
  plan(posts: readonly Partial<NewPost>[]): Promise<number[]>;
}

/** A business with a connection to a real network, as it begins. */
export async function openWatchedChannel({ ctx }: Pick<PublishingWorld, 'ctx'>): Promise<WatchedChannel> {
  const { businessId, connectionId } = await unitOfWork(ctx, SYSTEM, connect);
  return {
    businessId,
    connectionId,
    owner: { kind: 'account', accountId: 14, businessId, role: 'owner', open: false },
    plan: (posts) =>
      unitOfWork(ctx, SYSTEM, (tx) =>
        addPosts(
          tx,
          'facebook',
          posts.map((post, index) => ({
            ...PLANNED,
            content: `Bread number ${index}.`,
            businessId,
            connectionId,
            ...post,
          })),
        ),
      ),
  };
}

async function connect(tx: Tx): Promise<{ businessId: number; connectionId: number }> {
  const businessId = await insertBusiness(tx.q, tx.now);
  const row = { business_id: businessId, type: 'facebook', name: 'Ours', network: 'real', created_at: 1 };
  const [{ id }] = await tx.q('connections').insert({ ...row, updated_at: 1 }, ['id']);
  const connection = await findConnection(tx.q, { id, businessId });
  if (!connection) throw new Error('a connection was stored and is not there');
  await beginAutonomy(tx, connection);
  return { businessId, connectionId: id };
}

const PLANNED = {
  status: 'scheduled',
  origin: 'autopilot',
  title: null,
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
  scheduledAt: null,
} as const;
