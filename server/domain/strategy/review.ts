// The quarterly review: a strategy nobody has made anew for a quarter gets its next version by itself, from what is known by then.
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { DAY } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import { findSwitches } from '../business/index.ts';
import { recordDecisions } from '../events/index.ts';
import { composeStrategy } from './compose-strategy.ts';
import { gatherEvidence } from './evidence.ts';
import { findLatestStrategy, listDueForReview } from './strategy.repo.ts';
import { storeVersion } from './strategy.ts';
import { gatherTrials } from './trials.ts';

/** Thirteen weeks. */
const QUARTER = 91 * DAY;
/** Businesses a run: the others come with the next. */
const AT_ONCE = 200;

/** Reviews what is due, the oldest first; what goes wrong with one business keeps no other waiting. */
export async function reviewStrategies(
  ctx: Context,
  note: (what: Readonly<Record<string, unknown>>, words: string) => void,
): Promise<void> {
  const before = ctx.clock.now() - QUARTER;
  for (const businessId of await listDueForReview(ctx.db.read, { before, limit: AT_ONCE })) {
    await reviewStrategy(ctx, businessId, before).catch((error: unknown) => {
      note({ err: error, businessId }, 'the strategy of a business could not be reviewed');
    });
  }
}

/** Makes the next version, of the same parts as the last one; its differences are told with it. */
async function reviewStrategy(ctx: Context, businessId: number, before: number): Promise<void> {
  const last = await findLatestStrategy(ctx.db.read, businessId);
  if (!last) return;
  const evidence = await gatherEvidence(ctx, businessId);
  const { input } = last;
  const document = composeStrategy(evidence, await gatherTrials(ctx.db.read, evidence), input);
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    const latest = await findLatestStrategy(tx.q, businessId);
    const { paused, locked } = await findSwitches(tx.q, businessId);
    // A person may have made one, or paused everything, meanwhile.
    if (paused || locked || !latest || latest.createdAt > before) return;
    const { id, code, version, changes } = await storeVersion(tx, evidence.business, { input, document });
    const told = { code, version, byItself: true, changes: changes.length };
    tx.emit({ kind: 'strategy.made', businessId, subjectId: id, data: told });
    await recordDecisions(tx, [
      {
        ...{ businessId, kind: 'strategy' as const },
        what: say('strategy.reviewed', { code, changes: changes.length }),
        why: say('strategy.quarter-passed'),
      },
    ]);
  });
}
