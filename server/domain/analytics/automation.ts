// What the autopilot is at now, what it wrote, and how well its posts went out.
import type { World } from '../../contract/connection.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { DAY } from '../../kernel/clock.ts';
import { type ActivityRow, countDue, findActivity } from './automation.repo.ts';

/** Days of one span; it is compared with as many days before. */
const SPAN = 30 * DAY;
/** With fewer posts a share says nothing. */
const FEWEST = 5;

/**
 * Out of 100: of the posts whose time came in the span, and of those that the pace of the channels asks for and that were
 * never written, how many went out without a person having to help.
 */
export interface Score {
  readonly value: number;
  /** Points more or less than in the span before; null when that had too few posts. */
  readonly change: number | null;
  readonly posts: number;
  readonly sandbox: boolean;
}

export interface Activity {
  readonly running: number;
  readonly scheduled: number;
  /** Other work that waits for its time, such as reading figures. */
  readonly others: number;
  readonly lastAt: number | null;
  /** Posts that Drivyn wrote by itself in the last 30 days; null while it has written none in the last 60. */
  readonly generated: { readonly count: number; readonly before: number } | null;
  /** Null while fewer than five posts have come due. */
  readonly score: Score | null;
}

/** A channel that is planned by itself, and since when. */
export interface PacedChannel {
  readonly id: number;
  readonly world: World;
  /** Posts a week. */
  readonly weekly: number;
  /** UTC milliseconds. */
  readonly since: number;
}

interface Business {
  readonly businessId: number;
  readonly lastEvent: number;
  readonly now: number;
  readonly channels: readonly PacedChannel[];
}

export async function getActivity(q: Query, { channels, ...business }: Business): Promise<Activity> {
  const { now } = business;
  const span = { ...business, from: now - SPAN, before: now - 2 * SPAN };
  const [row, due] = await Promise.all([findActivity(q, span), countDue(q, span)]);
  const wrote = row.generated + row.generated_before > 0;
  const missing = (world: World) => {
    const own = channels.filter((channel) => channel.world === world);
    const lacks = (from: number, until: number, of: 'due' | 'before') =>
      own.reduce((sum, one) => sum + lackOf(one, { from, until, due: due.get(one.id)?.[of] ?? 0 }), 0);
    return { now: lacks(span.from, now, 'due'), before: lacks(span.before, span.from, 'before') };
  };
  return {
    running: row.running,
    scheduled: Number(row.scheduled),
    others: Number(row.others),
    lastAt: row.last_at,
    generated: wrote ? { count: row.generated, before: row.generated_before } : null,
    score: scoreOf(row, 'real', missing('real')) ?? scoreOf(row, 'sandbox', missing('sandbox')),
  };
}

const WEEK = 7 * DAY;

/** Whole posts of a channel's pace in a span that were not there when they would have been due. */
function lackOf(
  { weekly, since }: PacedChannel,
  { from, until, due }: { from: number; until: number; due: number },
): number {
  const asked = Math.floor((weekly * Math.max(0, until - Math.max(from, since))) / WEEK);
  return Math.max(0, asked - due);
}

/** Real and simulated posts are never counted together: the Sandbox speaks only where nothing real has left. */
function scoreOf(row: ActivityRow, world: World, missing: { now: number; before: number }): Score | null {
  const now = share(row[`${world}_left`], row[`${world}_stuck`], missing.now);
  if (now === null) return null;
  const before = share(row[`${world}_left_before`], row[`${world}_stuck_before`], missing.before);
  return {
    value: now,
    change: before === null ? null : now - before,
    posts: row[`${world}_left`] + row[`${world}_stuck`] + missing.now,
    sandbox: world === 'sandbox',
  };
}

/** What was due and went out decides whether there is enough to go by: lacking posts alone are no performance yet. */
function share(left: number, stuck: number, missing: number): number | null {
  return left + stuck < FEWEST ? null : Math.round((left / (left + stuck + missing)) * 100);
}
