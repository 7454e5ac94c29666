// A connection ties a business to one channel and carries the switches of that channel.
import { isAtMost, type Level } from '../../contract/autonomy.ts';
import { type ChannelType, channelOf } from '../../contract/channels/index.ts';
import { type Connection, type Network, networksFor } from '../../contract/connection.ts';
import type { OwnLimits } from '../../contract/own-limits.ts';
import type { Slot } from '../../contract/slot.ts';
import type { Context } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { toMajorUnits } from '../../kernel/money.ts';
import { inField, say } from '../../sentences/index.ts';
import type { Switches } from '../business/index.ts';
import { findConnection } from './connection.repo.ts';

export interface ConnectionRecord {
  readonly id: number;
  readonly businessId: number;
  readonly type: ChannelType;
  readonly name: string;
  readonly network: Network;
  readonly isActive: boolean;
  readonly automationLevel: number;
  readonly budgetMinor: number;
  /** How far it goes by itself with publishing. */
  readonly level: Level;
  /** How far it will go once posts are scheduled again; `level` itself from `approve` on. */
  readonly above: Level;
  readonly autoHashtags: boolean;
  readonly performanceReports: boolean;
  readonly competitorTracking: boolean;
  /** Whether adverts are simulated while it is in the Sandbox. */
  readonly simulatedAds: boolean;
  /** When its posts leave, where somebody has set that; else empty. */
  readonly slots: readonly Slot[];
  /** Of the server that it is signed in to, where that has some of its own. */
  readonly ownLimits: OwnLimits | null;
  readonly plannedPosts: number;
  /** Posts of the planned days that could not be written for want of facts, as of the last plan. */
  readonly lacking: number;
  readonly createdAt: number;
}

/** @throws AppError invalid for a network that the channel does not have */
export function chooseNetwork(type: ChannelType, wanted: Network | undefined): Network {
  const networks = networksFor(type);
  const network = wanted ?? networks[0];
  if (network && networks.includes(network)) return network;
  const problem = say('channels.no-such-network', { channel: type, networks });
  throw new AppError('invalid', inField('network', problem), { field: 'network' });
}

/** @throws AppError not-found for a foreign or unknown id */
export async function getConnection(
  ctx: Context,
  actor: AccountActor,
  id: number,
): Promise<ConnectionRecord> {
  const connection = await findConnection(ctx.db.read, { id, businessId: actor.businessId });
  if (!connection) throw notFound();
  return connection;
}

/** Whether the switch that governs this kind of channel is on: email marketing, or social posts for all others. */
export function isSwitchedOn(connection: Pick<ConnectionRecord, 'network'>, switches: Switches): boolean {
  return connection.network === 'mail' ? switches.emailMarketing : switches.socialPosts;
}

/** Posts that the autopilot plans a week: the channel's pace, where its slots have room for it. */
export function weeklyOf({ type, slots }: Pick<ConnectionRecord, 'type' | 'slots'>): number {
  const { weekly } = channelOf(type);
  return slots.length > 0 ? Math.min(weekly, slots.length) : weekly;
}

/** Whether new posts get a time by themselves. */
export function schedules({ level }: Pick<ConnectionRecord, 'level'>): boolean {
  return !isAtMost(level, 'draft');
}

/** Whether each new post waits for approval, once posts get a time at all. */
export function asksFirst({ above }: Pick<ConnectionRecord, 'above'>): boolean {
  return above === 'approve';
}

export function presentConnection(
  connection: ConnectionRecord,
  owner: { userId: number; currency: string },
): Connection {
  return {
    id: connection.id,
    userId: owner.userId,
    type: connection.type,
    name: connection.name,
    network: connection.network,
    isActive: connection.isActive,
    automationLevel: connection.automationLevel,
    budget: toMajorUnits(connection.budgetMinor),
    currency: owner.currency,
    approval: asksFirst(connection),
    autoSchedule: schedules(connection),
    autoHashtags: connection.autoHashtags,
    performanceReports: connection.performanceReports,
    competitorTracking: connection.competitorTracking,
    simulatedAds: connection.network === 'sandbox' && connection.simulatedAds,
    slots: [...connection.slots],
    lacking: connection.lacking,
    createdAt: new Date(connection.createdAt).toISOString(),
  };
}
