// A small world for advertising: a business with simulated accounts, a frozen clock, and a worker that runs the real jobs.
import pino from 'pino';
import * as v from 'valibot';
import { createAdNetwork } from '../../server/connectors/channels/registry.ts';
import {
  createSandboxAdverts,
  type SandboxAdvertParts,
} from '../../server/connectors/channels/sandbox/adverts.ts';
import { Outbound } from '../../server/connectors/http.ts';
import type { Level } from '../../server/contract/autonomy.ts';
import type { ChannelType } from '../../server/contract/channels/index.ts';
import type { Databases } from '../../server/db/open.ts';
import { createSandboxAdvertStore } from '../../server/db/sandbox-adverts.ts';
import { type Context, unitOfWork } from '../../server/db/unit-of-work.ts';
import type { AdNetwork } from '../../server/domain/ads/index.ts';
import { insertBusiness } from '../../server/domain/business/index.ts';
import { changeAutonomy, findAutonomy, NO_SIGN_IN } from '../../server/domain/channels/index.ts';
import { insertJobs, nextDueAt } from '../../server/jobs/job.repo.ts';
import { DONE, defineJob } from '../../server/jobs/job.ts';
import { makeMoveJob } from '../../server/jobs/make-move.ts';
import { moveBudgetsJob } from '../../server/jobs/move-budgets.ts';
import { readAdsJob } from '../../server/jobs/read-ads.ts';
import { setAdBudgetJob } from '../../server/jobs/set-ad-budget.ts';
import { Worker } from '../../server/jobs/worker.ts';
import { type AccountActor, SYSTEM } from '../../server/kernel/actor.ts';
import { DAY, HOUR, SimulatedClock } from '../../server/kernel/clock.ts';
import { secureIds } from '../../server/kernel/ids.ts';
import { createTestContext } from './context.ts';
import { makeDocument } from './network-call.ts';

/** A Monday, just after midnight. */
export const BEGIN = Date.UTC(2027, 2, 1, 0, 30);

export interface AdvertisingWorld {
  readonly ctx: Context;
  readonly clock: SimulatedClock;
  readonly businessId: number;
  readonly owner: AccountActor;
  /** By channel. */
  readonly connections: ReadonlyMap<ChannelType, number>;
  /** Every account is read, budgets are looked after, and what follows is done, for so many days. */
  pass(days: number): Promise<void>;
  /** Runs what is due, and what follows within two hours. */
  playOut(): Promise<void>;
  setLevel(level: Level): Promise<void>;
  levelOf(channel: ChannelType): Promise<Level>;
  count(kind: string): Promise<number>;
  stop(): Promise<void>;
}

export interface AdvertisingOptions extends Pick<SandboxAdvertParts, 'faults' | 'isBlind'> {
  readonly channels?: readonly ChannelType[];
  /** Of each connection, minor units a month. */
  readonly monthly?: number;
  /** Names the accounts' worlds: another seed, others. */
  readonly seed?: number;
  /** Changes the network that is called. */
  readonly around?: (network: AdNetwork) => AdNetwork;
}

export async function openAdvertising(
  databases: Databases,
  options: AdvertisingOptions = {},
): Promise<AdvertisingWorld> {
  const { channels = ['facebook', 'google-ads', 'linkedin'], monthly = 200_000, seed = 0 } = options;
  const clock = new SimulatedClock(BEGIN);
  const ctx = createTestContext(databases.main, clock);
  const adverts = createSandboxAdverts({
    store: createSandboxAdvertStore(databases.sandbox),
    clock,
    ...(options.faults && { faults: options.faults }),
    ...(options.isBlind && { isBlind: options.isBlind }),
  });
  const inWorld = <C extends { readonly profile: string }>(call: C) => ({
    ...call,
    profile: `${call.profile}-${seed}`,
  });
  const sandbox: typeof adverts = {
    read: (call, span) => adverts.read(inWorld(call), span),
    setBudget: (call, order) => adverts.setBudget(inWorld(call), order),
  };
  const plain = createAdNetwork({ sandbox, outbound: new Outbound(), clock, document: makeDocument });
  const network = options.around?.(plain) ?? plain;
  const ads = { network, credentials: NO_SIGN_IN, note: () => {} };
  const ignore = defineJob(v.unknown(), async () => DONE);
  const jobs = {
    'read-ads': readAdsJob(ctx, ads),
    'move-budgets': moveBudgetsJob(ctx, ads),
    'set-ad-budget': setAdBudgetJob(ctx, ads),
    'make-move': makeMoveJob(ctx),
    ...{ notify: ignore, 'plan-business': ignore, 'pace-posts': ignore },
  };
  const worker = new Worker({
    db: databases.main,
    clock,
    ids: secureIds,
    log: pino({ level: 'silent' }),
    jobs,
  });
  const { businessId, connections } = await unitOfWork(ctx, SYSTEM, async ({ q, now }) => {
    const id = await insertBusiness(q, now);
    const rows = channels.map((type) => ({
      ...{ business_id: id, type, name: type, network: 'sandbox', simulated_ads: true },
      ...{ budget_minor: monthly, created_at: now, updated_at: now },
    }));
    const made: { id: number; type: ChannelType }[] = await q('connections').insert(rows, ['id', 'type']);
    return { businessId: id, connections: new Map(made.map((one) => [one.type, one.id])) };
  });
  const owner: AccountActor = { kind: 'account', accountId: 14, businessId, role: 'owner', open: false };
  const order = async (kind: 'read-ads' | 'move-budgets') => {
    const now = clock.now();
    const job = { kind, key: `${kind}:${now}:${businessId}`, payload: {}, runAt: now, businessId: null };
    await insertJobs(databases.main.write, [job], now);
    await worker.drain();
  };
  const playOut = async () => {
    const end = clock.now() + 2 * HOUR;
    for (;;) {
      await worker.drain();
      const next = await nextDueAt(databases.main.read);
      if (next === null || next > end) return;
      clock.advanceTo(Math.max(next, clock.now()));
    }
  };
  return {
    ...{ ctx, clock, businessId, owner, connections, playOut },
    pass: async (days) => {
      for (let day = 0; day < days; day++) {
        await order('read-ads');
        await order('move-budgets');
        await playOut();
        const today = Math.floor((clock.now() - BEGIN) / DAY);
        clock.advanceTo(BEGIN + (today + 1) * DAY);
      }
    },
    setLevel: async (level) => {
      for (const id of connections.values()) await changeAutonomy(ctx, owner, id, { act: 'budget', level });
    },
    levelOf: async (channel) =>
      (await findAutonomy(ctx.db.read, connections.get(channel) ?? 0, 'budget')).level,
    count: async (kind) => {
      const [row] = await ctx.db
        .read('events')
        .where({ kind, business_id: businessId })
        .count({ count: '*' });
      return Number(row?.count);
    },
    stop: () => worker.stop(),
  };
}
