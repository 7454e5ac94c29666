// All SQL of tokens that work once, such as those in links. Only their hashes are stored.
import { mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';

export type Purpose = 'setup' | 'reset' | 'ask-reset' | 'sign-in' | 'invitation';

export interface OneTimeToken {
  readonly id: number;
  /** Null when it speaks for no account (yet). */
  readonly accountId: number | null;
  /** Lower case; empty when none is named. */
  readonly email: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

const TOKEN = mapColumns<OneTimeToken>('one_time_tokens', {
  id: 'id',
  accountId: 'account_id',
  email: 'email',
  createdAt: 'created_at',
  expiresAt: 'expires_at',
});

export async function insertToken(
  q: Query,
  token: Omit<OneTimeToken, 'id'> & { purpose: Purpose; tokenHash: string },
): Promise<number> {
  const [row]: { id: number }[] = await q('one_time_tokens').insert(
    { ...TOKEN.stored(token), purpose: token.purpose, token_hash: token.tokenHash },
    ['id'],
  );
  if (!row) throw new Error('the token was not stored');
  return row.id;
}

/** A token that has not run out. */
export async function findToken(
  q: Query,
  key: { purpose: Purpose; tokenHash: string; now: number },
): Promise<OneTimeToken | undefined> {
  const named = TOKEN.from(q).where({ purpose: key.purpose, token_hash: key.tokenHash });
  return TOKEN.one(named.where('expires_at', '>', key.now));
}

export async function findTokenById(
  q: Query,
  key: { purpose: Purpose; id: number },
): Promise<OneTimeToken | undefined> {
  return TOKEN.one(TOKEN.from(q).where(key));
}

/** Takes a token away; false when it is gone already: of two who use it at once, one does. */
export async function deleteToken(q: Query, key: { purpose: Purpose; id: number }): Promise<boolean> {
  return (await q('one_time_tokens').where(key).del()) > 0;
}

export async function deleteTokensOf(q: Query, key: { purpose: Purpose; accountId: number }): Promise<void> {
  await q('one_time_tokens').where({ purpose: key.purpose, account_id: key.accountId }).del();
}

/** Those that have not run out, newest first. */
export async function listTokens(q: Query, purpose: Purpose, now: number): Promise<OneTimeToken[]> {
  const live = TOKEN.from(q).where({ purpose }).where('expires_at', '>', now);
  return TOKEN.all(live.orderBy('id', 'desc').limit(200));
}

/** Removes every token that lets somebody in; invitations stay. */
export async function deleteKeys(q: Query): Promise<void> {
  await q('one_time_tokens').whereNot({ purpose: 'invitation' }).del();
}

/** Removes those that have run out. */
export async function purgeTokens(q: Query, now: number): Promise<void> {
  await q('one_time_tokens').where('expires_at', '<=', now).del();
}
