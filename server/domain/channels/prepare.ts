// Setting a channel before it is connected: what is set holds once it is.
import type { ChannelType } from '../../contract/channels/index.ts';
import { type Prepared, type PreparedChange, USUAL_SETTINGS } from '../../contract/connection.ts';
import { type Context, type Query, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import { requireOwner, requireWriter } from '../business/index.ts';
import { beginAutonomy, turnSwitches } from './autonomy.ts';
import { hasConnection, insertConnection, updateConnection } from './connection.repo.ts';
import type { ConnectionRecord } from './connection.ts';
import { findPrepared, holdBusinessChannels, savePrepared, takePrepared } from './prepared.repo.ts';

/**
 * Sets what holds once the channel is connected.
 * @throws AppError forbidden when the actor's role is too low; conflict when the channel is connected
 */
export async function prepareConnection(
  ctx: Context,
  actor: AccountActor,
  type: ChannelType,
  change: PreparedChange,
): Promise<Prepared> {
  requireWriter(actor);
  if (change.budget !== undefined) requireOwner(actor);
  const { businessId, accountId } = actor;
  return unitOfWork(ctx, actor, async (tx) => {
    await holdBusinessChannels(tx.q, businessId);
    if (await hasConnection(tx.q, businessId, type)) {
      throw new AppError('conflict', say('channels.already-connected', { channel: type }));
    }
    const merged = await savePrepared(tx.q, { businessId, type }, { change, accountId }, tx.now);
    tx.emit({ kind: 'connection.prepared', businessId, data: { type, ...change } });
    return { type, ...USUAL_SETTINGS, ...merged };
  });
}

/** What a channel will be set to. */
export async function readPrepared(q: Query, businessId: number, type: ChannelType): Promise<Prepared> {
  return { type, ...USUAL_SETTINGS, ...(await findPrepared(q, { businessId, type }))?.change };
}

/**
 * Adds a connection with what was set before, and tells of it; undefined when there is one to this channel already. A
 * budget becomes an entry of the ledger afterwards.
 */
export async function addConnection(
  tx: Tx,
  connection: Pick<ConnectionRecord, 'businessId' | 'type' | 'name' | 'network' | 'isActive'>,
): Promise<ConnectionRecord | undefined> {
  const { businessId, type } = connection;
  await holdBusinessChannels(tx.q, businessId);
  const made = await insertConnection(tx.q, { ...connection, now: tx.now });
  if (!made) return undefined;
  const prepared = await takePrepared(tx.q, { businessId, type });
  const { budget, approval, autoSchedule, ...settings } = prepared?.change ?? {};
  const { id: subjectId } = made;
  const wanted = budget !== undefined && prepared ? { budget, by: prepared.accountId } : {};
  tx.emit({ kind: 'connection.connected', businessId, subjectId, data: { type, ...wanted } });
  const begun = await turnSwitches(tx, await beginAutonomy(tx, made), { approval, autoSchedule });
  if (Object.keys(settings).length === 0) return begun;
  return updateConnection(tx.q, subjectId, { ...settings, now: tx.now });
}
