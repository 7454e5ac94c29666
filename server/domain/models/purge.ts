// What is kept of asking models, and for how long.
import type { Query } from '../../db/unit-of-work.ts';
import { DAY } from '../../kernel/clock.ts';
import { purgeAnswers } from './answer.repo.ts';
import { KEEP_ANSWERS } from './ask.ts';
import { purgeCalls } from './ledger.repo.ts';

/** Longer than a year, so that a month can be held beside that of the year before. */
const KEEP_CALLS = 400 * DAY;

export async function purgeModels(q: Query, now: number): Promise<void> {
  await purgeAnswers(q, now - KEEP_ANSWERS);
  await purgeCalls(q, now - KEEP_CALLS);
}
