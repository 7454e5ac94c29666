// Changing a monthly budget: set it, add to it, take a change back. Each is one entry of the ledger.
import type { FundsInput } from '../../contract/ads.ts';
import { channelOf } from '../../contract/channels/index.ts';
import type { ConnectionChange } from '../../contract/connection.ts';
import { type Context, type Query, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { type AccountActor, actorName } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { moneyOf, toMajorUnits, toMinorUnits } from '../../kernel/money.ts';
import { say } from '../../sentences/index.ts';
import { getBusiness, requireOwner, requireUnlocked } from '../business/index.ts';
import { type ConnectionRecord, findConnection, getConnection, storeChange } from '../channels/index.ts';
import { recordDecisions } from '../events/index.ts';
import { findEntry, hasEntry, insertEntry, lockBudgets } from './ledger.repo.ts';
import { type EntryRecord, isUndoable, type NewEntry } from './ledger.ts';
import { requireWithinLimits } from './limits.ts';

/**
 * Sets the monthly budget of one of the actor's connections, together with other settings of it when there are any.
 * @throws AppError not-found for a foreign or unknown id; forbidden when the actor is no owner; conflict when the budget
 * would cross the monthly limit; and what `storeChange` throws
 */
export async function setBudget(
  ctx: Context,
  actor: AccountActor,
  id: number,
  change: ConnectionChange & { readonly budget: number },
): Promise<ConnectionRecord> {
  requireOwner(actor);
  return unitOfWork(ctx, actor, async (tx) => {
    const after = toMinorUnits(change.budget);
    await enterBudget(tx, actor, id, () => ({ kind: 'set', after, why: say('ads.you-set-it') }));
    return storeChange(tx, actor, id, change);
  });
}

/** Adds to a monthly budget. The same request (by its key) again adds nothing and answers the same. */
export async function addFunds(
  ctx: Context,
  actor: AccountActor,
  id: number,
  input: FundsInput,
): Promise<ConnectionRecord> {
  const { type } = await getConnection(ctx, actor, id);
  requireOwner(actor);
  if (!channelOf(type).adCapable) throw new AppError('conflict', say('ads.no-adverts', { channel: type }));
  return unitOfWork(ctx, actor, async (tx) => {
    await lockBudgets(tx.q, actor.businessId);
    const { amount, key } = input;
    const isRepeated = key !== undefined && (await hasEntry(tx.q, { businessId: actor.businessId, key }));
    if (isRepeated) return mustFind(tx, actor, id);
    const after = await enterBudget(tx, actor, id, (before) => ({
      kind: 'add',
      after: before + toMinorUnits(amount),
      why: say('ads.you-added'),
      key,
    }));
    return storeChange(tx, actor, id, { budget: toMajorUnits(after) });
  });
}

/**
 * Puts a budget back to what it was before an entry.
 * @throws AppError conflict when it has been undone, or the budget has changed since
 */
export async function undoEntry(ctx: Context, actor: AccountActor, id: number): Promise<ConnectionRecord> {
  await requireEntry(ctx.db.read, actor, id);
  requireOwner(actor);
  return unitOfWork(ctx, actor, async (tx) => {
    await lockBudgets(tx.q, actor.businessId);
    const entry = await requireEntry(tx.q, actor, id);
    if (!isUndoable(entry)) {
      throw new AppError('conflict', say('ads.budget-changed-since'));
    }
    const undoing = {
      kind: 'undo',
      after: entry.before,
      why: say('ads.you-took-back'),
      undoesId: id,
    } as const;
    await enterBudget(tx, actor, entry.connectionId, () => undoing);
    return storeChange(tx, actor, entry.connectionId, { budget: toMajorUnits(entry.before) });
  });
}

type Change = Pick<NewEntry, 'kind' | 'after' | 'why' | 'undoesId' | 'key'>;

/** Checks a new budget against the limit and enters it; the caller stores it. @returns the new budget, minor units */
async function enterBudget(
  tx: Tx,
  actor: AccountActor,
  connectionId: number,
  decide: (before: number) => Change,
): Promise<number> {
  const { businessId } = actor;
  await lockBudgets(tx.q, businessId);
  const connection = await mustFind(tx, actor, connectionId);
  const before = connection.budgetMinor;
  const change = decide(before);
  const { after } = change;
  const isNew = after !== before || !(await hasEntry(tx.q, { connectionId }));
  if (!isNew) return after;
  if (after > before) await requireUnlocked(tx, businessId);
  await requireWithinLimits(tx, connection, after);
  const entry = { ...change, businessId, connectionId, before, actor: actorName(actor) };
  const entryId = await insertEntry(tx.q, entry, tx.now);
  if (entryId === undefined) throw new AppError('conflict', say('ads.budget-just-changed'));
  tx.emit({ kind: 'budget.changed', businessId, subjectId: connectionId, data: { before, after } });
  await explain(tx, connection, { ...entry, id: entryId });
  return after;
}

async function explain(
  tx: Tx,
  connection: ConnectionRecord,
  entry: NewEntry & { id: number },
): Promise<void> {
  const business = await getBusiness(tx, connection.businessId);
  const { before, after } = entry;
  const change = { channel: connection.type, before, after, ...moneyOf(business) };
  await recordDecisions(tx, [
    {
      businessId: connection.businessId,
      kind: 'budget',
      what: say('ads.budget-changed', change),
      why: entry.why,
      limit: connection.network === 'sandbox' ? say('ads.nothing-spent') : null,
      connectionId: connection.id,
      undo: entry.kind === 'undo' ? null : { kind: 'budget', entryId: entry.id, after: entry.after },
    },
  ]);
}

async function mustFind(tx: Tx, { businessId }: AccountActor, id: number): Promise<ConnectionRecord> {
  const connection = await findConnection(tx.q, { id, businessId });
  if (!connection) throw notFound();
  return connection;
}

async function requireEntry(q: Query, { businessId }: AccountActor, id: number): Promise<EntryRecord> {
  const entry = await findEntry(q, { id, businessId });
  if (!entry) throw notFound();
  return entry;
}
