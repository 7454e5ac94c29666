// How often a network may be asked, as its own replies tell: nobody is called before its time, and one account's trouble
// delays no other.
import type { Context } from '../../db/unit-of-work.ts';
import { DAY } from '../../kernel/clock.ts';
import { findBlock, saveLimit } from './limit.repo.ts';
import type { NetworkAccountRecord } from './network-account.repo.ts';

/** A call that brings a post out, or any other: figures, comments, looking for a post, taking one down. */
export type CallKind = 'publish' | 'ask';

/** What a reply said of a limit; a field that it did not mention is absent. */
export interface LimitNotice {
  /** Whom it counts: everybody who comes by our app, or this account alone. */
  readonly of: 'app' | 'account';
  /** The network's own name of what it counts, such as `publish` or `reads/15min`. */
  readonly counted: string;
  /** It counts calls of the kind alone to which it was told, so that it holds up no others. Absent: every call counts. */
  readonly alike?: boolean;
  readonly used?: number;
  readonly most?: number;
  /** When it begins to count anew, UTC milliseconds. */
  readonly endsAt?: number;
  /** Before this moment nothing is taken, UTC milliseconds. */
  readonly blockedUntil?: number;
}

/** No network has a window longer than this: a moment further away is a mistake, theirs or of a clock. */
const LONGEST = 2 * DAY;

/** Keeps what the replies to one account's calls of a kind said. */
export async function noteLimits(
  ctx: Context,
  account: NetworkAccountRecord,
  kind: CallKind,
  notices: readonly LimitNotice[],
): Promise<void> {
  const now = ctx.clock.now();
  const scopes = scopesOf(account);
  for (const { of, counted, alike, used, most, endsAt, blockedUntil } of notices.map(plausible)) {
    const isUsedUp = used !== undefined && most !== undefined && used >= most;
    const until = blockedUntil ?? (isUsedUp ? endsAt : undefined);
    await saveLimit(
      ctx.db.write,
      {
        scope: alike ? ofKind(scopes[of], kind) : scopes[of],
        connectionId: of === 'account' ? account.connectionId : null,
        ...{ counted, used: used ?? null, most: most ?? null, endsAt: endsAt ?? null },
        blockedUntil: until === undefined ? null : Math.min(until, now + LONGEST),
      },
      now,
    );
  }
}

/** What is no number, or below nothing, was not told. */
function plausible({ used, most, endsAt, blockedUntil, ...notice }: LimitNotice): LimitNotice {
  const told = Object.entries({ used, most, endsAt, blockedUntil });
  return {
    ...notice,
    ...Object.fromEntries(told.filter(([, count]) => Number.isSafeInteger(count) && Number(count) >= 0)),
  };
}

/**
 * When a network takes a post again that says when: one that names no moment is asked now, and none is waited for longer
 * than the longest window.
 * @param at UTC milliseconds
 */
export function atMost(at: number, now: number): number {
  return Number.isNaN(at) ? now : Math.min(at, now + LONGEST);
}

/** When a call of a kind may be made for an account again, UTC milliseconds; null when it may be now. */
export async function blockedUntil(
  ctx: Pick<Context, 'db' | 'clock'>,
  account: NetworkAccountRecord,
  kind: CallKind,
): Promise<number | null> {
  const now = ctx.clock.now();
  const scopes = Object.values(scopesOf(account)).flatMap((scope) => [scope, ofKind(scope, kind)]);
  const until = await findBlock(ctx.db.read, scopes, now);
  // A clock that was set back does not make the wait longer.
  return until === null ? null : Math.min(until, now + LONGEST);
}

function scopesOf(account: NetworkAccountRecord) {
  const server = account.server === null ? '' : `@${account.server}`;
  return { app: `app:${account.provider}${server}`, account: `connection:${account.connectionId}` };
}

function ofKind(scope: string, kind: CallKind): string {
  return `${scope}/${kind}`;
}
