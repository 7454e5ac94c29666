// Tokens that work once and not for long: in links, and between the two steps of signing in.
import type { Context, Query, Tx } from '../../db/unit-of-work.ts';
import { AppError } from '../../kernel/app-error.ts';
import { DAY, HOUR, MINUTE } from '../../kernel/clock.ts';
import { sha256 } from '../../kernel/ids.ts';
import { say } from '../../sentences/index.ts';
import {
  deleteToken,
  findToken,
  insertToken,
  type OneTimeToken,
  type Purpose,
} from './one-time-token.repo.ts';

const TOKEN_BYTES = 32;

const LIFETIMES: Readonly<Record<Purpose, number>> = {
  setup: 30 * MINUTE,
  reset: 30 * MINUTE,
  'ask-reset': HOUR,
  'sign-in': 5 * MINUTE,
  invitation: 7 * DAY,
};

export interface NewToken {
  readonly id: number;
  /** The only time that it is seen in plain. */
  readonly token: string;
  readonly expiresAt: number;
}

/** Makes a token in the caller's transaction. */
export async function issueToken(
  tx: Tx,
  purpose: Purpose,
  { accountId = null, email = '' }: { accountId?: number | null; email?: string } = {},
): Promise<NewToken> {
  const token = tx.ids.token(TOKEN_BYTES);
  const expiresAt = tx.now + LIFETIMES[purpose];
  const stored = { purpose, tokenHash: sha256(token), accountId, email, createdAt: tx.now, expiresAt };
  return { id: await insertToken(tx.q, stored), token, expiresAt };
}

/** What a token stands for; undefined when it never did, has run out or was used. */
export async function readToken(
  q: Query,
  purpose: Purpose,
  { token, now }: { token: string; now: number },
): Promise<OneTimeToken | undefined> {
  return findToken(q, { purpose, tokenHash: sha256(token), now });
}

/** Whether a link still works. */
export async function isLinkAlive(ctx: Context, purpose: Purpose, token: string): Promise<boolean> {
  return (await readToken(ctx.db.read, purpose, { token, now: ctx.clock.now() })) !== undefined;
}

/** Uses a token up. @throws AppError not-found when it does not work (any more) */
export async function spendToken(tx: Tx, purpose: Purpose, token: string): Promise<OneTimeToken> {
  const found = await readToken(tx.q, purpose, { token, now: tx.now });
  if (!found || !(await deleteToken(tx.q, { purpose, id: found.id }))) throw deadLink();
  return found;
}

export function deadLink(): AppError {
  return new AppError('not-found', say('accounts.link-ended'));
}
