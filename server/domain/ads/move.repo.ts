// All SQL of moves of budgets.
import type { Level } from '../../contract/autonomy.ts';
import type { MoveKind, MoveState } from '../../contract/budget-moves.ts';
import type { World } from '../../contract/connection.ts';
import { mapColumns, sentence, sentenceOrNull } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { MoveRecord, NewMove } from './move.ts';

const word = <T extends string>(sql: string) => ({ sql, read: (value: T) => value });
const toNumber = (value: unknown) => (value === null ? null : Number(value));
const json = <T>(sql: string) => ({
  sql,
  read: (value: string | null) => (value === null ? null : JSON.parse(value)) as T,
  write: (value: T) => (value === null ? null : JSON.stringify(value)),
});

const MOVE = mapColumns<MoveRecord>('budget_moves', {
  id: 'id',
  businessId: 'business_id',
  kind: word<MoveKind>('kind'),
  world: word<World>('world'),
  state: word<MoveState>('state'),
  level: word<Level>('level'),
  changes: json<MoveRecord['changes']>('changes'),
  expected: json<MoveRecord['expected']>('expected'),
  worst: json<MoveRecord['worst']>('worst'),
  why: sentence('why'),
  note: sentenceOrNull('note'),
  drawId: 'draw_id',
  leavesAt: { sql: 'leaves_at', read: toNumber },
  createdAt: { sql: 'created_at', read: Number },
  madeAt: { sql: 'made_at', read: toNumber },
  measured: { sql: 'measured', read: toNumber },
  measuredAt: { sql: 'measured_at', read: toNumber },
});

export async function insertMove(q: Query, move: NewMove, now: number): Promise<number> {
  const [row] = await q('budget_moves').insert(MOVE.stored({ ...move, createdAt: now }), ['id']);
  return row.id;
}

export async function findMove(
  q: Query,
  key: { readonly id: number; readonly businessId: number },
): Promise<MoveRecord | undefined> {
  return MOVE.one(MOVE.from(q).where({ id: key.id, business_id: key.businessId }));
}

/** Only jobs ask for it. */
export async function findMoveOfAnyBusiness(q: Query, id: number): Promise<MoveRecord | undefined> {
  return MOVE.one(MOVE.from(q).where({ id }));
}

/** Moves of a business, newest first. */
export async function listMoves(
  q: Query,
  filter: {
    readonly businessId: number;
    readonly states?: readonly MoveState[];
    readonly world?: World;
    readonly before?: number | undefined;
    readonly limit: number;
  },
): Promise<MoveRecord[]> {
  const { businessId, states, world, before, limit } = filter;
  const query = MOVE.from(q).where({ business_id: businessId }).orderBy('id', 'desc').limit(limit);
  if (states) query.whereIn('state', [...states]);
  if (world) query.where({ world });
  if (before !== undefined) query.where('id', '<', before);
  return MOVE.all(query);
}

/** Made moves whose week is over and told, which nobody has measured. */
export async function listUnmeasured(q: Query, businessId: number, madeUntil: number): Promise<MoveRecord[]> {
  const query = MOVE.from(q)
    .where({ business_id: businessId, kind: 'move' })
    .whereNull('measured_at')
    .where('made_at', '<=', madeUntil);
  return MOVE.all(query.orderBy('id'));
}

/** False when it is no longer in `from`. */
export async function updateMove(
  q: Query,
  { id, from }: { readonly id: number; readonly from: MoveState },
  changes: Partial<Omit<MoveRecord, 'id' | 'businessId'>>,
): Promise<boolean> {
  return (
    (await q('budget_moves')
      .where({ id, state: from })
      .update(MOVE.stored({ ...changes }))) === 1
  );
}
