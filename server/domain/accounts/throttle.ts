// Slows down guessing: a few attempts, then a pause. Kept in the database, so that servers that share it
// count together and a restart gives no new attempts.
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { ANONYMOUS } from '../../kernel/actor.ts';
import { lineOf } from '../../kernel/address.ts';
import { AppError } from '../../kernel/app-error.ts';
import { boundedWait, DAY, MINUTE, SECOND } from '../../kernel/clock.ts';
import { sha256 } from '../../kernel/ids.ts';
import { say } from '../../sentences/index.ts';
import { countAttempt, forgetAttempts, returnAttempt } from './attempt.repo.ts';

const WINDOW = 15 * MINUTE;
const WEEK = 7 * DAY;

export interface Limit {
  /** What is counted, such as `account ada@example.com`; stored as a digest. */
  readonly key: string;
  readonly most: number;
  /** In which it is counted, milliseconds; a quarter of an hour when absent. */
  readonly within?: number;
  /** Counts others too, whose attempts a right one does not forgive. */
  readonly isShared?: boolean;
}

/** At one account from one line: one of IPv6 has more addresses than could be counted. */
const TOGETHER = 5;
/** From one line, at whichever account. */
const FROM_LINE = 50;
/** At one account, from all addresses that it was not used from before. */
const AT_ACCOUNT = 100;

/** At one account in a week: a password has ten characters or more. */
const PASSWORDS_A_WEEK = 1000;
/** A code is one of a million, and three of them are right at a time: one in 5,000 a week. */
export const CODES_A_WEEK = 60;

/**
 * What counts an attempt at an account. Nobody locks its owner out from afar: where the account was signed in before, only
 * the attempts from there count.
 * @param name the account, in whatever way the caller names it: unknown ones count alike
 */
export function limitsOf(
  name: string,
  address: string,
  { isKnown, aWeek = PASSWORDS_A_WEEK }: { isKnown: boolean; aWeek?: number },
): readonly Limit[] {
  const line = lineOf(address);
  const [atAccount, inWeek] = keysOf(name);
  const fromAnywhere = [
    { key: atAccount, most: AT_ACCOUNT },
    // A right one does not forgive what strangers guessed in these days.
    { key: inWeek, most: aWeek, within: WEEK, isShared: true },
  ];
  return [
    ...(isKnown ? [{ key: `week ${name} ${line}`, most: aWeek, within: WEEK }] : fromAnywhere),
    { key: `pair ${name} ${line}`, most: TOGETHER },
    { key: `address ${line}`, most: FROM_LINE, isShared: true },
  ];
}

/** What counts at an account, wherever the attempts come from. */
export function keysOf(name: string): readonly [atAccount: string, inWeek: string] {
  return [`account ${name}`, `week ${name}`];
}

/**
 * Counts an attempt before it is checked, so that many at the same time do not slip through.
 * @returns what forgets the attempts once one was right
 * @throws AppError rate-limited when there were too many of any kind
 */
export async function beginAttempt(
  ctx: Context,
  limits: readonly Limit[],
): Promise<{ succeed(): Promise<void> }> {
  const pauses = await unitOfWork(ctx, ANONYMOUS, async ({ q, now }) => {
    const until: number[] = [];
    for (const { key, most, within = WINDOW } of limits) {
      const count = await countAttempt(q, sha256(key), { now, endsAt: now + within });
      if (count.attempts > most) until.push(boundedWait(count.endsAt, now, within));
    }
    return until.map((wait) => Math.ceil(wait / SECOND));
  });
  if (pauses.length > 0) throw tooMany(Math.max(...pauses));
  return { succeed: () => forgive(ctx, limits) };
}

async function forgive(ctx: Context, limits: readonly Limit[]): Promise<void> {
  await unitOfWork(ctx, ANONYMOUS, async ({ q }) => {
    const own = limits.filter(({ isShared }) => !isShared).map(({ key }) => sha256(key));
    await forgetAttempts(q, own);
    for (const { key } of limits.filter(({ isShared }) => isShared)) await returnAttempt(q, sha256(key));
  });
}

function tooMany(retryAfter: number): AppError {
  const sentence = say('accounts.too-many-attempts', { seconds: retryAfter });
  return new AppError('rate-limited', sentence, { retryAfter });
}
