// Changing what a connection is set to. Everything is asked before anything is stored, while the row is held.
import { channelOf } from '../../contract/channels/index.ts';
import type { ConnectionChange, Network } from '../../contract/connection.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { inField, say } from '../../sentences/index.ts';
import { requireOwner, requireWriter } from '../business/index.ts';
import { beginAutonomy, turnSwitches } from './autonomy.ts';
import { hasPostUnderWay, holdConnection, updateConnection } from './connection.repo.ts';
import { type ConnectionRecord, chooseNetwork } from './connection.ts';
import { findAccountOfAnyBusiness } from './network-account.repo.ts';

/** What only owners decide: whether a channel is used, by which network, and for how much money. */
const OWNERS_PART = [
  'isActive',
  'network',
  'budget',
  'simulatedAds',
] as const satisfies readonly (keyof ConnectionChange)[];

/**
 * Changes settings of one of the actor's connections; its budget changes through the ledger of the ads area.
 * @throws AppError as `storeChange` does
 */
export function changeSettings(
  ctx: Context,
  actor: AccountActor,
  id: number,
  change: Omit<ConnectionChange, 'budget'>,
): Promise<ConnectionRecord> {
  return unitOfWork(ctx, actor, (tx) => storeChange(tx, actor, id, change));
}

/**
 * Stores a change and tells of it; a budget in it has been entered in the ledger.
 * @throws AppError not-found for a foreign or unknown id; forbidden when the actor's role is too low; invalid for a
 * network that the channel does not have, or simulated advertising where it has none; conflict when a post is on its way, or somebody is signed in, while the network
 * should change
 */
export async function storeChange(
  tx: Tx,
  actor: AccountActor,
  id: number,
  change: ConnectionChange,
): Promise<ConnectionRecord> {
  requireWriter(actor);
  if (OWNERS_PART.some((name) => change[name] !== undefined)) requireOwner(actor);
  const connection = await holdConnection(tx.q, { id, businessId: actor.businessId });
  if (!connection) throw notFound();
  if (change.simulatedAds && !channelOf(connection.type).adCapable) {
    const problem = inField('simulatedAds', say('channels.no-adverts', { channel: connection.type }));
    throw new AppError('invalid', problem, { field: 'simulatedAds' });
  }
  if (change.network !== undefined) await requireMove(tx, connection, change.network);
  const { approval, autoSchedule, ...settings } = change;
  const updated = await updateConnection(tx.q, id, { ...settings, now: tx.now });
  const isMoved = updated.network !== connection.network;
  const begun = isMoved ? await beginAutonomy(tx, updated) : updated;
  const changed = await turnSwitches(tx, begun, { approval, autoSchedule });
  tx.emit({
    kind: 'connection.changed',
    businessId: changed.businessId,
    subjectId: id,
    data: { ...change },
  });
  return changed;
}

/** The row is held, so an attempt that begins now waits for the new network. */
async function requireMove(tx: Tx, connection: ConnectionRecord, to: Network): Promise<void> {
  if (to === connection.network) return;
  chooseNetwork(connection.type, to);
  await requireNothingUnderWay(tx, connection);
  // Its tokens would be of no use to another network, and nobody would end them.
  if (await findAccountOfAnyBusiness(tx.q, connection.id))
    throw new AppError('conflict', say('channels.disconnect-first', { channel: connection.type }));
}

/** @throws AppError conflict when a post of a connection that is held is on its way */
export async function requireNothingUnderWay(tx: Tx, { id, type }: ConnectionRecord): Promise<void> {
  if (!(await hasPostUnderWay(tx.q, id))) return;
  throw new AppError('conflict', say('channels.post-under-way', { channel: type }));
}
