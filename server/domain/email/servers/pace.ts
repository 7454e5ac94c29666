// How fast mails may leave: by which server the next one goes and when, or until when it has to wait. Plain calculation over
// what `mail_paces` holds.
import type { MailRate } from '../../../contract/mail-server.ts';
import { DAY, MINUTE, SECOND } from '../../../kernel/clock.ts';
import type { Admission, MailUse } from '../../letters/index.ts';

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

/** A bound that holds whichever server a mail goes by. */
export interface Gate extends Lane {
  readonly businessId: number | null;
  /** Why a mail waits that it does not let through. */
  readonly why: Hold;
  /** For whom it is there. */
  readonly uses: readonly MailUse[];
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
export type Hold = Extract<Admission, { end: 'wait' }>['why'];

/** `lane`: place of the one it goes by, from `at` on. */
export type Leave =
  | { readonly end: 'go'; readonly lane: number; readonly at: number }
  | { readonly end: 'wait'; readonly at: number; readonly why: Hold };

type Wait = Extract<Leave, { end: 'wait' }>;

export const isLimited = ({ rate, dailyCap }: Lane) => rate !== null || dailyCap !== null;
export const dayOf = (now: number) => Math.floor(now / DAY);

/** What one mail asks for. */
export interface Way {
  readonly use: MailUse;
  /** Servers that it may go by, in order; at least one. */
  readonly servers: readonly Lane[];
  readonly gates: readonly Gate[];
}

/** Gives leave to one mail, by the first server that has room. @param paces changed where leave is given */
export function giveLeave(paces: Map<string, Pace>, { use, servers, gates }: Way, now: number): Leave {
  const mine = gates.filter(({ uses }) => uses.includes(use));
  for (const gate of mine) {
    // What is held up for a domain waits where it is: it must not keep those back that hand over mails.
    const wait = findWait(gate, paceOf(paces, gate, now), {
      room: gate.dailyCap,
      now,
      ahead: aheadOf(gate, use),
    });
    if (wait) return { ...wait, why: gate.why };
  }
  const chosen = chooseServer(paces, servers, { use, now });
  if (chosen.end === 'wait') return chosen;
  const at = Math.max(...[...mine, chosen.server].map((one) => momentOf(one, paceOf(paces, one, now), now)));
  for (const one of [...mine, chosen.server]) pass(paces, one, { pace: paceOf(paces, one, now), at });
  return { end: 'go', lane: chosen.lane, at: Math.ceil(at) };
}

const aheadOf = ({ why }: Gate, use: MailUse) => (why === 'domain' && use === 'bulk' ? 0 : AHEAD);

type Chosen = { readonly end: 'go'; readonly lane: number; readonly server: Lane } | Wait;

function chooseServer(
  paces: ReadonlyMap<string, Pace>,
  servers: readonly Lane[],
  { use, now }: { use: MailUse; now: number },
): Chosen {
  let first: Wait | undefined;
  for (const [lane, server] of servers.entries()) {
    const room = server.dailyCap === null ? null : roomFor(use, server.dailyCap);
    const wait = findWait(server, paceOf(paces, server, now), { room, now, ahead: AHEAD });
    if (wait === undefined) return { end: 'go', lane, server };
    if (!first || wait.at < first.at) first = wait;
  }
  if (!first) throw new Error('a mail asks for leave where no server is');
  return first;
}

function paceOf(paces: ReadonlyMap<string, Pace>, { key, rate }: Lane, now: number): Pace {
  const { day, used, nextAt } = paces.get(key) ?? { day: 0, used: 0, nextAt: 0 };
  const today = dayOf(now);
  // Given out by a clock that was ahead, or at a slower rate of before: it would be as far away at each look.
  const latest = now + AHEAD + (rate ? stepOf(rate) : 0);
  return { day: today, used: day === today ? used : 0, nextAt: nextAt > latest ? now : nextAt };
}

function findWait(
  { rate }: Lane,
  { day, used, nextAt }: Pace,
  { room, now, ahead }: { room: number | null; now: number; ahead: number },
): Wait | undefined {
  if (room !== null && used >= room) return { end: 'wait', at: (day + 1) * DAY, why: 'cap' };
  if (rate !== null && nextAt > now + ahead) return { end: 'wait', at: Math.ceil(nextAt), why: 'rate' };
  return undefined;
}

const roomFor = (use: MailUse, cap: number) => (use === 'single' ? cap : cap - Math.ceil(cap * KEPT));

function momentOf({ rate }: Lane, { nextAt }: Pace, now: number): number {
  return rate ? Math.max(now, nextAt) : now;
}

function pass(paces: Map<string, Pace>, { key, rate }: Lane, { pace, at }: { pace: Pace; at: number }): void {
  const nextAt = rate ? at + stepOf(rate) : pace.nextAt;
  paces.set(key, { ...pace, used: pace.used + 1, nextAt });
}

/** Milliseconds from one mail to the next. */
function stepOf({ mails, per }: MailRate): number {
  return (per === 'second' ? SECOND : MINUTE) / mails;
}
