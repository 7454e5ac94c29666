// What the autopilot is at now, what it wrote, and how well its posts went out.
import type { Query } from '../../db/unit-of-work.ts';
import { DAY } from '../../kernel/clock.ts';
import { type ActivityRow, findActivity } from './automation.repo.ts';

/** Days of one span; it is compared with as many days before. */
const SPAN = 30 * DAY;
/** With fewer posts a share says nothing. */
const FEWEST = 5;

/** Out of 100: of the posts whose time came in the span, how many went out without a person having to help. */
export interface Score {
  readonly value: number;
  /** Points more or less than in the span before; null when that had too few posts. */
  readonly change: number | null;
  readonly posts: number;
  readonly sandbox: boolean;
}

export interface Activity {
  readonly running: number;
  readonly waiting: number;
  readonly lastAt: number | null;
  /** Posts that Drivyn wrote by itself in the last 30 days; null while it has written none in the last 60. */
  readonly generated: { readonly count: number; readonly before: number } | null;
  /** Null while fewer than five posts have come due. */
  readonly score: Score | null;
}

export async function getActivity(
  q: Query,
  business: { businessId: number; lastEvent: number; now: number },
): Promise<Activity> {
  const { now } = business;
  const row = await findActivity(q, { ...business, from: now - SPAN, before: now - 2 * SPAN });
  const wrote = row.generated + row.generated_before > 0;
  return {
    running: row.running,
    waiting: row.waiting,
    lastAt: row.last_at,
    generated: wrote ? { count: row.generated, before: row.generated_before } : null,
    score: scoreOf(row, 'real') ?? scoreOf(row, 'sandbox'),
  };
}

/** Real and simulated posts are never counted together: the Sandbox speaks only where nothing real has left. */
function scoreOf(row: ActivityRow, network: 'real' | 'sandbox'): Score | null {
  const now = share(row[`${network}_left`], row[`${network}_stuck`]);
  if (now === null) return null;
  const before = share(row[`${network}_left_before`], row[`${network}_stuck_before`]);
  return {
    value: now,
    change: before === null ? null : now - before,
    posts: row[`${network}_left`] + row[`${network}_stuck`],
    sandbox: network === 'sandbox',
  };
}

function share(left: number, stuck: number): number | null {
  const posts = left + stuck;
  return posts < FEWEST ? null : Math.round((left / posts) * 100);
}
