// Wrong passwords and codes: each leaves a trace, and the owner hears of many of them.
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { ANONYMOUS } from '../../kernel/actor.ts';
import { DAY } from '../../kernel/clock.ts';
import { sha256 } from '../../kernel/ids.ts';
import type { AccountRecord } from './account.ts';
import { countAttempt, forgetAttempts } from './attempt.repo.ts';
import type { Place } from './device.ts';
import { tellChangedAccess } from './tell-security.ts';
import { keysOf } from './throttle.ts';

/** So many within a day, and the owner is told: once, however many follow. Who guesses codes knows the password. */
const TOLD = {
  password: { after: 50, kind: 'account.passwords-guessed' },
  code: { after: 10, kind: 'account.codes-guessed' },
} as const;

/** @param account none for an address of nobody: nobody learns from the time it takes which are known */
export async function noteWrongPassword(
  ctx: Context,
  account: AccountRecord | undefined,
  place: Place,
): Promise<void> {
  await unitOfWork(ctx, ANONYMOUS, async (tx) => {
    emitRefusal(tx, account, place);
    if (account) await countWrong(tx, account, 'password');
  });
}

export async function noteWrongCode(tx: Tx, account: AccountRecord, place: Place): Promise<void> {
  emitRefusal(tx, account, place);
  await countWrong(tx, account, 'code');
}

/** What was guessed is worth nothing any more: with a new password counting begins anew. */
export async function forgetGuesses(tx: Tx, { id, email }: AccountRecord): Promise<void> {
  const keys = [...keysOf(email), ...keysOf(codesOf(id)), wrongOf('password', id), wrongOf('code', id)];
  await forgetAttempts(tx.q, keys.map(sha256));
}

/** What codes of an account are counted under. */
export const codesOf = (accountId: number) => `code ${accountId}`;

const wrongOf = (what: keyof typeof TOLD, accountId: number) => `wrong ${what} ${accountId}`;

function emitRefusal(tx: Tx, account: AccountRecord | undefined, { address }: Place): void {
  const businessId = account?.currentBusinessId ?? null;
  const subject = account ? { subjectId: account.id } : {};
  tx.emit({ kind: 'account.sign-in-refused', businessId, ...subject, data: { address } });
}

async function countWrong(tx: Tx, account: AccountRecord, what: keyof typeof TOLD): Promise<void> {
  const { now } = tx;
  const { attempts } = await countAttempt(tx.q, sha256(wrongOf(what, account.id)), {
    now,
    endsAt: now + DAY,
  });
  if (attempts === TOLD[what].after) await tellChangedAccess(tx, account, TOLD[what].kind);
}
