// How fast mails may leave: by which server the next one goes and when, or until when it has to wait. Plain calculation over
// what `mail_paces` holds.
import type { MailRate } from '../../../contract/mail-server.ts';
import { DAY, MINUTE, SECOND } from '../../../kernel/clock.ts';
import type { MailUse } from '../../letters/index.ts';

/** Moments are given out so far ahead, milliseconds: who asked for one waits that long at most. */
export const AHEAD = 2 * SECOND;
/** The share of a daily cap that is kept for single mails. */
const KEPT = 1 / 20;

/** Something that bounds how many mails leave. */
export interface Lane {
  readonly key: string;
  readonly rate: MailRate | null;
  readonly dailyCap: number | null;
}

/** What has left by a lane. */
export interface Pace {
  /** Days since 1970, UTC. */
  readonly day: number;
  readonly used: number;
  /** The first moment that was not given out yet, UTC milliseconds. */
  readonly nextAt: number;
}

/** Why a mail waits. */
export type Hold = 'rate' | 'cap';

/** `lane`: place of the one it goes by, from `at` on. */
export type Leave =
  | { readonly end: 'go'; readonly lane: number; readonly at: number }
  | { readonly end: 'wait'; readonly at: number; readonly why: Hold };

export const isLimited = ({ rate, dailyCap }: Lane) => rate !== null || dailyCap !== null;
export const dayOf = (now: number) => Math.floor(now / DAY);

/** Gives leave to one mail, by the first lane that has room. @param paces changed where leave is given */
export function giveLeave(
  paces: Map<string, Pace>,
  lanes: readonly Lane[],
  { use, now }: { use: MailUse; now: number },
): Leave {
  let first: Extract<Leave, { end: 'wait' }> | undefined;
  for (const [lane, one] of lanes.entries()) {
    const pace = paceOf(paces, one, now);
    const wait = findWait(one, pace, { use, now });
    if (wait === undefined) return { end: 'go', lane, at: pass(paces, one, { pace, now }) };
    if (!first || wait.at < first.at) first = wait;
  }
  if (!first) throw new Error('a mail asks for leave where no server is');
  return first;
}

function paceOf(paces: ReadonlyMap<string, Pace>, { key, rate }: Lane, now: number): Pace {
  const { day, used, nextAt } = paces.get(key) ?? { day: 0, used: 0, nextAt: 0 };
  const today = dayOf(now);
  // A clock that was ahead, or a slower rate of before, holds nothing up for longer than the rate does.
  const latest = now + AHEAD + (rate ? stepOf(rate) : 0);
  return { day: today, used: day === today ? used : 0, nextAt: Math.min(nextAt, latest) };
}

function findWait(
  { rate, dailyCap }: Lane,
  { day, used, nextAt }: Pace,
  { use, now }: { use: MailUse; now: number },
): Extract<Leave, { end: 'wait' }> | undefined {
  if (dailyCap !== null && used >= roomFor(use, dailyCap))
    return { end: 'wait', at: (day + 1) * DAY, why: 'cap' };
  if (rate !== null && nextAt > now + AHEAD) return { end: 'wait', at: Math.ceil(nextAt), why: 'rate' };
  return undefined;
}

const roomFor = (use: MailUse, cap: number) => (use === 'single' ? cap : cap - Math.ceil(cap * KEPT));

function pass(paces: Map<string, Pace>, lane: Lane, { pace, now }: { pace: Pace; now: number }): number {
  const at = lane.rate ? Math.max(now, pace.nextAt) : now;
  paces.set(lane.key, {
    ...pace,
    used: pace.used + 1,
    nextAt: lane.rate ? at + stepOf(lane.rate) : pace.nextAt,
  });
  return Math.ceil(at);
}

/** Milliseconds from one mail to the next. */
function stepOf({ mails, per }: MailRate): number {
  return (per === 'second' ? SECOND : MINUTE) / mails;
}
