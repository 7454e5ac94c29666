// Taking a decision back: what is planned is unscheduled, what is held is approved, a budget and a switch go back. Only the latest is
// taken back: once somebody has decided otherwise, what stands now is no longer what this decision did.
import type { Decision, UndoKind } from '../../contract/decision.ts';
import type { Context, Query } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import { undoEntry } from '../ads/index.ts';
import { canManage, canWrite, findSwitches, requireWriter, type Switches } from '../business/index.ts';
import { approvePost, listLastDecided, MOVABLE_STATES, movePosts, unschedulePost } from '../content/index.ts';
import { type DecisionRecord, presentDecision, type StoredUndo } from '../events/index.ts';
import { changeAutopilot } from './autopilot.ts';
import { type DecisionState, findDecisionState, listDecisionStates, listTurns } from './undo.repo.ts';

/** Decisions of the actor's business, newest first, each with what the actor can still do about it. */
export async function listUndoable(
  q: Query,
  actor: AccountActor,
  page: { before?: number | undefined; postId?: number | undefined; limit: number },
): Promise<Decision[]> {
  const { businessId } = actor;
  const [rows, switches] = await Promise.all([
    listDecisionStates(q, { businessId, ...page }),
    findSwitches(q, businessId),
  ]);
  const undos = await findUndos(q, businessId, rows, switches);
  return rows.map((row) => {
    const undo = undos.get(row.id) ?? null;
    return { ...presentDecision(row), undo: undo && mayUndo(actor, undo) ? undo : null };
  });
}

/** How decisions can be taken back as things stand, by their ids; those are left out that cannot. */
async function findUndos(
  q: Query,
  businessId: number,
  rows: readonly DecisionState[],
  switches: Switches,
): Promise<ReadonlyMap<number, UndoKind>> {
  const found = new Map<number, UndoKind>();
  for (const row of rows) {
    const undo = undoOf(row, switches);
    if (undo) found.set(row.id, undo);
  }
  const open = rows.filter(({ id }) => found.has(id));
  const since = Math.min(...open.map(({ createdAt }) => createdAt));
  const ids = [...new Set(open.flatMap(({ postId }) => postId ?? []))];
  const [decided, turned] = await Promise.all([
    listLastDecided(q, { businessId, ids, since }),
    open.some((row) => readUndo(row)?.kind === 'switch')
      ? listTurns(q, { businessId, from: Math.min(...open.map(({ id }) => id)) })
      : [],
  ]);
  for (const row of open) if (isFollowed(row, { decided, turned })) found.delete(row.id);
  return found;
}

/** Whether somebody has decided about the same post, or turned the same switch, since. */
function isFollowed(
  row: DecisionState,
  later: { readonly decided: ReadonlyMap<number, number>; readonly turned: readonly DecisionRecord[] },
): boolean {
  if (row.postId !== null && (later.decided.get(row.postId) ?? 0) > row.createdAt) return true;
  const undo = readUndo(row);
  if (undo?.kind !== 'switch') return false;
  return later.turned.some((one) => {
    const other = readUndo(one);
    return one.id > row.id && other?.kind === 'switch' && other.name === undo.name;
  });
}

/** Money and switches go back by the hand of those who may change them. */
function mayUndo(actor: AccountActor, kind: UndoKind): boolean {
  return kind === 'budget' || kind === 'switch' ? canManage(actor) : canWrite(actor);
}

/** @throws AppError not-found for a foreign or unknown id, conflict when there is nothing left to take back */
export async function undoDecision(ctx: Context, actor: AccountActor, id: number): Promise<Decision> {
  const row = await findDecisionState(ctx.db.read, { id, businessId: actor.businessId });
  if (!row) throw notFound();
  requireWriter(actor);
  const switches = await findSwitches(ctx.db.read, actor.businessId);
  const kind = (await findUndos(ctx.db.read, actor.businessId, [row], switches)).get(id);
  if (kind === undefined) {
    throw new AppError('conflict', say('autopilot.changed-since'));
  }
  await UNDO[kind](ctx, actor, row);
  return { ...presentDecision(row), undo: null };
}

/** How a decision can be taken back as things stand; null when it cannot. */
function undoOf(row: DecisionState, switches: Switches): UndoKind | null {
  if (row.kind === 'schedule' && row.postStatus === 'scheduled') return 'unschedule';
  if (row.kind === 'hold' && row.postStatus === 'awaiting_approval') return 'approve';
  const undo = readUndo(row);
  if (undo?.kind === 'budget') return row.budgetMinor === undo.after ? 'budget' : null;
  if (undo?.kind === 'move') return isMoved(row, undo.to) ? 'move' : null;
  if (undo?.kind === 'switch') return switches[undo.name] === undo.on ? 'switch' : null;
  return null;
}

/** Whether a post still stands where a move has put it, and may be moved. */
function isMoved({ postStatus, postAt }: DecisionState, to: number): boolean {
  return postStatus !== null && MOVABLE_STATES.includes(postStatus) && postAt === to;
}

type Undo = (ctx: Context, actor: AccountActor, row: DecisionState) => Promise<unknown>;

/** Each checks again, in the transaction that changes something, whether it is still possible. */
const UNDO: Readonly<Record<UndoKind, Undo>> = {
  unschedule: (ctx, actor, row) => unschedulePost(ctx, actor, row.postId ?? 0),
  approve: (ctx, actor, row) => approvePost(ctx, actor, row.postId ?? 0),
  move: async (ctx, actor, row) => {
    const undo = readUndo(row);
    if (undo?.kind !== 'move' || row.postId === null) return;
    const back = { id: row.postId, from: undo.to, to: undo.from };
    if ((await movePosts(ctx, actor, [back])) === 0) {
      throw new AppError('conflict', say('autopilot.old-time-passed'));
    }
  },
  budget: async (ctx, actor, row) => {
    const undo = readUndo(row);
    if (undo?.kind === 'budget') await undoEntry(ctx, actor, undo.entryId);
  },
  switch: async (ctx, actor, row) => {
    const undo = readUndo(row);
    if (undo?.kind === 'switch') await changeAutopilot(ctx, actor, { [undo.name]: !undo.on });
  },
};

function readUndo(row: Pick<DecisionRecord, 'undo'>): StoredUndo | null {
  return row.undo === null ? null : (JSON.parse(row.undo) as StoredUndo);
}
