// All SQL of how far connections go by themselves. Where there is no row, nobody has said otherwise.
import { type Act, type Level, USUAL_LEVEL } from '../../contract/autonomy.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { mapColumns, sentenceOrNull } from '../../db/columns.ts';
import { lockForChange } from '../../db/dialect.ts';
import { type Selection, select } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface AutonomyRecord {
  readonly connectionId: number;
  readonly act: Act;
  readonly level: Level;
  /** The level to go back to when posts are scheduled again; `level` itself from `approve` on. */
  readonly above: Level;
  /** Posts of a new connection that still wait for approval. */
  readonly firstHeld: number;
  /** Posts in a row that went out well. */
  readonly clean: number;
  /** Whether it asks for a step more. */
  readonly asked: 'open' | 'declined' | null;
  /** Posts that the planned days lack, where they are only suggested. */
  readonly suggested: number;
  readonly loweredAt: number | null;
  readonly loweredFrom: Level | null;
  readonly loweredWhy: Sentence | null;
  /** What was approved before is not approved for this network and account. UTC milliseconds. */
  readonly begunAt: number;
}

const word = <T extends string | null>(sql: string) => ({ sql, read: (value: T) => value });

const AUTONOMY = mapColumns<AutonomyRecord>('autonomy', {
  connectionId: 'connection_id',
  act: word<Act>('act'),
  level: word<Level>('level'),
  above: word<Level>('above'),
  firstHeld: 'first_held',
  clean: 'clean',
  asked: word<'open' | 'declined' | null>('asked'),
  suggested: 'suggested',
  loweredAt: 'lowered_at',
  loweredFrom: word<Level | null>('lowered_from'),
  loweredWhy: sentenceOrNull('lowered_why'),
  begunAt: 'begun_at',
});

const UNSAID = {
  firstHeld: 0,
  clean: 0,
  asked: null,
  suggested: 0,
  loweredAt: null,
  loweredFrom: null,
  loweredWhy: null,
  begunAt: 0,
} as const satisfies Partial<AutonomyRecord>;

function unsaid(connectionId: number, act: Act): AutonomyRecord {
  const level = USUAL_LEVEL[act];
  return { connectionId, act, level, above: level, ...UNSAID };
}

export async function findAutonomy(q: Query, connectionId: number, act: Act): Promise<AutonomyRecord> {
  const found = await AUTONOMY.one(AUTONOMY.from(q).where({ connection_id: connectionId, act }));
  return found ?? unsaid(connectionId, act);
}

/** Those of a business's connections for which somebody has said something. */
export function selectAutonomies(q: Query, businessId: number): Selection<AutonomyRecord> {
  const own = q('connections').select('id').where({ business_id: businessId });
  return AUTONOMY.selection(AUTONOMY.from(q).whereIn('connection_id', own));
}

export function listAutonomies(q: Query, businessId: number): Promise<AutonomyRecord[]> {
  return select(selectAutonomies(q, businessId));
}

/** How far a connection goes, among those that were found. */
export function autonomyOf(found: readonly AutonomyRecord[], connectionId: number, act: Act): AutonomyRecord {
  const own = found.find((one) => one.connectionId === connectionId && one.act === act);
  return own ?? unsaid(connectionId, act);
}

/** The same, which nobody else changes before this transaction ends. */
export async function holdAutonomy(q: Query, connectionId: number, act: Act): Promise<AutonomyRecord> {
  await q('autonomy')
    .insert(AUTONOMY.stored({ ...unsaid(connectionId, act) }))
    .onConflict(['connection_id', 'act'])
    .ignore();
  await lockForChange(q, q('autonomy').select('act').where({ connection_id: connectionId, act }));
  return findAutonomy(q, connectionId, act);
}

/** Stores what changes; the caller holds the row. */
export async function updateAutonomy(
  q: Query,
  { connectionId, act }: Pick<AutonomyRecord, 'connectionId' | 'act'>,
  changes: Partial<Omit<AutonomyRecord, 'connectionId' | 'act'>>,
): Promise<void> {
  await q('autonomy').where({ connection_id: connectionId, act }).update(AUTONOMY.stored(changes));
}
