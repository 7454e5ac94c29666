// What a move has brought: the week after it, once nearly all of it is told.
import type { World } from '../../contract/connection.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { DAY } from '../../kernel/clock.ts';
import { findDraw, updateReward } from '../evidence/index.ts';
import { toLocal } from '../learning/index.ts';
import { historyOfArms } from './budget-arms.ts';
import { listUnmeasured, updateMove } from './move.repo.ts';
import { logAgainst, type MoveRecord } from './move.ts';
import type { SplitQuestion } from './replay-split.ts';

const WEEK = 7;
/** Days after the week in which most of it is told. */
const TOLD_AFTER = 3;

interface Looked {
  readonly businessId: number;
  readonly world: World;
  /** The last day that is known, of the business's own zone. */
  readonly until: string;
  readonly timezone: string;
  /** Micros. */
  readonly coin: number;
}

/** Notes results a day of the week after each move that is old enough, with the choice behind it. */
export async function measureMoves(tx: Tx, looked: Looked): Promise<void> {
  const moves = await listUnmeasured(tx.q, looked.businessId, tx.now - (WEEK + TOLD_AFTER + 1) * DAY);
  for (const move of moves.filter(({ world }) => world === looked.world)) {
    const measured = await weekAfter(tx, move, looked);
    await updateMove(tx.q, { id: move.id, from: move.state }, { measured, measuredAt: tx.now });
    const reward = measured === null ? null : logAgainst(measured, move.expected?.before ?? 0);
    if (move.drawId !== null && reward !== null)
      await updateReward(tx.q, [move.drawId], { reward, now: tx.now });
  }
}

/** Results a day of the budgets that took part: what others brought says nothing of it. Null where no day is known. */
async function weekAfter(
  { q, now }: Tx,
  { businessId, drawId, madeAt }: MoveRecord,
  { until, timezone, coin }: Looked,
): Promise<number | null> {
  const draw = drawId === null ? undefined : await findDraw(q, { id: drawId, businessId });
  if (!draw) return null;
  const { campaigns, previous } = draw.request as unknown as SplitQuestion;
  const own = Object.fromEntries(Object.keys(previous).map((key) => [key, campaigns[key] ?? []]));
  const days = await historyOfArms(q, own, { until, asOf: now, coin });
  const from = toLocal((madeAt ?? 0) + DAY, timezone).date;
  const week = days.filter(({ day }) => day >= from).slice(0, WEEK);
  const results = week.reduce(
    (sum, { arms }) => sum + Object.values(arms).reduce((all, one) => all + one.results, 0),
    0,
  );
  return week.length > 0 ? results / week.length : null;
}
