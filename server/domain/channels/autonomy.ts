// How far a connection goes by itself. A person moves it up and down; by itself it only ever goes down.
import {
  type Act,
  type Autonomy,
  type AutonomyChange,
  actOf,
  actOn,
  FIRST_HELD,
  hasAct,
  isAtMost,
  isWatched,
  type Level,
  levelsFor,
  stepFrom,
  USUAL_LEVEL,
} from '../../contract/autonomy.ts';
import { type Context, type Query, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { inField, say, wordsOf } from '../../sentences/index.ts';
import { requireOwner, requireWriter } from '../business/index.ts';
import { recordDecisions } from '../events/index.ts';
import {
  type AutonomyRecord,
  autonomyOf,
  findAutonomy,
  holdAutonomy,
  listAutonomies,
  updateAutonomy,
} from './autonomy.repo.ts';
import { holdConnection } from './connection.repo.ts';
import type { ConnectionRecord } from './connection.ts';

/** Nothing of what happened at another level counts at this one. */
export const ANEW = {
  clean: 0,
  asked: null,
  suggested: 0,
  loweredAt: null,
  loweredFrom: null,
  loweredWhy: null,
};

/**
 * A connection begins with a network and an account: on a real one with care, on any other as it was. Mail has no account
 * that could be another one, and what may go to whom is asked of every mail.
 * @returns the connection as it is then
 */
export async function beginAutonomy(tx: Tx, connection: ConnectionRecord): Promise<ConnectionRecord> {
  if (connection.network !== 'real') return connection;
  const row = await holdAutonomy(tx.q, connection.id, actOf(connection.type));
  const level = lower(row.level, 'undo');
  const above = lower(row.above, 'undo');
  await updateAutonomy(tx.q, row, { ...ANEW, level, above, firstHeld: FIRST_HELD, begunAt: tx.now });
  const money = await holdAutonomy(tx.q, connection.id, 'budget');
  const most = lower(money.level, USUAL_LEVEL.budget);
  await updateAutonomy(tx.q, money, { ...ANEW, level: most, above: most, begunAt: tx.now });
  return { ...connection, level, above };
}

function lower(level: Level, most: Level): Level {
  return isAtMost(level, most) ? level : most;
}

/** Keeps how many posts the planned days lack, for a connection that only suggests. */
export async function suggestPosts(
  tx: Tx,
  { id, type }: Pick<ConnectionRecord, 'id' | 'type'>,
  count: number,
): Promise<void> {
  const row = await holdAutonomy(tx.q, id, actOf(type));
  if (row.level === 'suggest' && row.suggested !== count)
    await updateAutonomy(tx.q, row, { suggested: count });
}

/** The two switches of a channel's page are views of the level: each moves it and leaves the other as it is. */
export async function turnSwitches(
  tx: Tx,
  connection: ConnectionRecord,
  { approval, autoSchedule }: { approval?: boolean | undefined; autoSchedule?: boolean | undefined },
): Promise<ConnectionRecord> {
  const top = isWatched(connection) ? 'undo' : 'autonomous';
  const asked = connection.above === 'approve' ? top : connection.above;
  const above = approval === undefined ? connection.above : approval ? 'approve' : asked;
  const isScheduled = autoSchedule ?? !isAtMost(connection.level, 'draft');
  const level = isScheduled ? above : lower(connection.level, 'draft');
  if (level === connection.level && above === connection.above) return connection;
  const row = await holdAutonomy(tx.q, connection.id, actOf(connection.type));
  await updateAutonomy(tx.q, row, { ...ANEW, level, above });
  return { ...connection, level, above };
}

/**
 * Moves a connection to the level that a person wants, or lets its first posts leave without approval.
 * @throws AppError not-found for a foreign or unknown id; forbidden when the actor's role is too low, as how far money goes is
 * the owner's; invalid for a ladder that the channel does not have, or a level that its network does not have
 * @param within runs in the same transaction, when something has changed
 */
export function changeAutonomy(
  ctx: Context,
  actor: AccountActor,
  id: number,
  { act, level: to, firstHeld }: AutonomyChange,
  within: (tx: Tx, connection: ConnectionRecord, level: Level) => Promise<void> = async () => {},
): Promise<Autonomy> {
  return change(ctx, actor, id, act, async (tx, connection, row) => {
    const level = to ?? row.level;
    if (!levelsFor(connection).includes(level)) {
      throw new AppError(
        'invalid',
        inField('level', say('channels.no-such-level', { channel: connection.type })),
        {
          field: 'level',
        },
      );
    }
    // Who lets it go by itself wants none of its posts held.
    const first = level === 'autonomous' ? 0 : (firstHeld ?? row.firstHeld);
    if (level === row.level && first === row.firstHeld) return;
    await moveTo(tx, connection, { row, level, first });
    await within(tx, connection, level);
  });
}

/**
 * Answers whether a connection may go the step further that it asks for. "No" is not asked again at this level.
 * @throws AppError as `changeAutonomy`; conflict when it does not ask
 */
export function answerAutonomy(
  ctx: Context,
  actor: AccountActor,
  id: number,
  { act, yes }: { readonly act?: Act | undefined; readonly yes: boolean },
): Promise<Autonomy> {
  return change(ctx, actor, id, act, async (tx, connection, row) => {
    const level = asksFor(row);
    if (level === null)
      throw new AppError('conflict', say('channels.asks-nothing', { channel: connection.type }));
    if (yes) return moveTo(tx, connection, { row, level, first: row.firstHeld });
    await updateAutonomy(tx.q, row, { asked: 'declined' });
    tx.emit({
      kind: 'autonomy.declined',
      businessId: connection.businessId,
      subjectId: id,
      data: { type: connection.type, act: row.act, level },
    });
  });
}

/** The level that it asks for; null while it asks for nothing. */
export function asksFor({ asked, level }: Pick<AutonomyRecord, 'asked' | 'level'>): Level | null {
  return asked === 'open' ? (stepFrom(level, 1) ?? null) : null;
}

async function change(
  ctx: Context,
  actor: AccountActor,
  id: number,
  named: Act | undefined,
  work: (tx: Tx, connection: ConnectionRecord, row: AutonomyRecord) => Promise<void>,
): Promise<Autonomy> {
  requireWriter(actor);
  return unitOfWork(ctx, actor, async (tx) => {
    const connection = await holdConnection(tx.q, { id, businessId: actor.businessId });
    if (!connection) throw notFound();
    const { type: channel } = connection;
    if (named !== undefined && !hasAct(channel, named)) {
      const problem = inField('act', say('channels.no-such-act', { channel, act: named }));
      throw new AppError('invalid', problem, { field: 'act' });
    }
    const act = actOn(channel, named);
    if (act === 'budget') requireOwner(actor);
    await work(tx, connection, await holdAutonomy(tx.q, id, act));
    return presentAutonomy(connection, await findAutonomy(tx.q, id, act));
  });
}

async function moveTo(
  tx: Tx,
  { id, type, businessId }: ConnectionRecord,
  { row, level, first }: { row: AutonomyRecord; level: Level; first: number },
): Promise<void> {
  const above = isAtMost(level, 'draft') ? row.above : level;
  await updateAutonomy(tx.q, row, { ...ANEW, level, above, firstHeld: first });
  const data = { type, act: row.act, level, before: row.level, firstHeld: first };
  tx.emit({ kind: 'autonomy.changed', businessId, subjectId: id, data });
  const what = say('channels.level-set', { channel: type, level, act: row.act });
  const why = say('autopilot.you-asked');
  await recordDecisions(tx, [{ businessId, kind: 'autonomy', what, why, connectionId: id }]);
}

/** How far one of the business's connections goes with one kind of act. */
export async function readAutonomy(q: Query, connection: ConnectionRecord, act: Act): Promise<Autonomy> {
  return presentAutonomy(connection, await findAutonomy(q, connection.id, act));
}

/** How far some connections of one business go with one kind of act, in their order. */
export async function readAutonomies(
  q: Query,
  connections: readonly ConnectionRecord[],
  act: Act,
): Promise<Autonomy[]> {
  const [first] = connections;
  if (!first) return [];
  const found = await listAutonomies(q, first.businessId);
  return connections.map((one) => presentAutonomy(one, autonomyOf(found, one.id, act)));
}

/** As people and programs read it. */
export function presentAutonomy(
  connection: Pick<ConnectionRecord, 'network'>,
  row: AutonomyRecord,
): Autonomy {
  const { act, level, firstHeld, loweredAt, loweredFrom, loweredWhy } = row;
  return {
    act,
    level,
    levels: [...levelsFor(connection)],
    firstHeld,
    asksFor: asksFor(row),
    lowered:
      loweredAt === null || loweredFrom === null
        ? null
        : {
            at: new Date(loweredAt).toISOString(),
            from: loweredFrom,
            why: loweredWhy ? wordsOf(loweredWhy) : '',
          },
  };
}
