// What a move has brought: the week after it, once nearly all of it is told.
import type { Tx } from '../../db/unit-of-work.ts';
import { DAY } from '../../kernel/clock.ts';
import { type Arm, historyOfArms } from './budget-arms.ts';
import { listUnmeasured, updateMove } from './move.repo.ts';

const WEEK = 7;
/** Days after the week in which most of it is told. */
const TOLD_AFTER = 3;

/** Notes results a day of the week after each move that is old enough. */
export async function measureMoves(
  tx: Tx,
  {
    businessId,
    arms,
    until,
    coin,
  }: { businessId: number; arms: readonly Arm[]; until: string; coin: number },
): Promise<void> {
  const moves = await listUnmeasured(tx.q, businessId, tx.now - (WEEK + TOLD_AFTER + 1) * DAY);
  const own = new Set(arms.flatMap(({ campaignIds }) => campaignIds));
  const due = moves.filter(({ changes }) => changes.some(({ campaignId }) => own.has(campaignId)));
  if (due.length === 0) return;
  const campaigns = Object.fromEntries(arms.map(({ key, campaignIds }) => [key, campaignIds]));
  const days = await historyOfArms(tx.q, campaigns, { until, asOf: tx.now, coin });
  for (const { id, madeAt, state } of due) {
    const from = new Date((madeAt ?? 0) + DAY).toISOString().slice(0, 10);
    const week = days.filter(({ day }) => day >= from).slice(0, WEEK);
    const results = week.reduce(
      (sum, day) => sum + Object.values(day.arms).reduce((all, one) => all + one.results, 0),
      0,
    );
    const measured = week.length > 0 ? results / week.length : null;
    await updateMove(tx.q, { id, from: state }, { measured, measuredAt: tx.now });
  }
}
