// All SQL of API tokens. They are stored hashed: reading the database lets nobody in.
import type { ApiScope } from '../../contract/api-token.ts';
import { ask } from '../../db/ask.ts';
import { mapColumns } from '../../db/columns.ts';
import { type Selection, select } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { Role } from '../../kernel/actor.ts';

export interface ApiTokenRecord {
  readonly id: number;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly createdAt: number;
  readonly usedAt: number | null;
  readonly makerName: string;
  readonly makerEmail: string;
}

const scopes = (sql: string) => ({ sql, read: (words: string) => words.split(' ') as ApiScope[] });

const TOKEN = mapColumns<ApiTokenRecord>('api_tokens', {
  id: 'id',
  name: 'name',
  scopes: scopes('scopes'),
  createdAt: 'created_at',
  usedAt: 'used_at',
  makerName: 'accounts.name',
  makerEmail: 'accounts.email',
});

/** @returns its id */
export async function insertApiToken(
  q: Query,
  token: {
    businessId: number;
    accountId: number;
    name: string;
    scopes: readonly ApiScope[];
    tokenHash: string;
    now: number;
  },
): Promise<number> {
  const [row]: { id: number }[] = await q('api_tokens').insert(
    {
      business_id: token.businessId,
      account_id: token.accountId,
      name: token.name,
      scopes: token.scopes.join(' '),
      token_hash: token.tokenHash,
      created_at: token.now,
    },
    ['id'],
  );
  if (!row) throw new Error('the token was not stored');
  return row.id;
}

/** The tokens of a business, oldest first. */
export function selectApiTokens(q: Query, businessId: number): Selection<ApiTokenRecord> {
  return TOKEN.selection(
    TOKEN.from(q)
      .join('accounts', 'accounts.id', 'api_tokens.account_id')
      .where({ 'api_tokens.business_id': businessId })
      .orderBy('api_tokens.id'),
  );
}

export function listApiTokens(q: Query, businessId: number): Promise<ApiTokenRecord[]> {
  return select(selectApiTokens(q, businessId));
}

/** False when the business has no such token. */
export async function deleteApiToken(q: Query, key: { id: number; businessId: number }): Promise<boolean> {
  return (await q('api_tokens').where({ id: key.id, business_id: key.businessId }).del()) > 0;
}

/** Ends every token there is. */
export async function deleteApiTokens(q: Query): Promise<void> {
  await q('api_tokens').del();
}

export interface LiveToken {
  readonly id: number;
  readonly accountId: number;
  readonly businessId: number;
  readonly role: Role;
  /** Words parted by spaces. */
  readonly scopes: string;
  readonly usedAt: number | null;
}

const FIND_LIVE = `
  select api_tokens.id as "id", api_tokens.account_id as "accountId", api_tokens.business_id as "businessId",
    memberships.role as "role", api_tokens.scopes as "scopes", api_tokens.used_at as "usedAt"
  from api_tokens
  join accounts on accounts.id = api_tokens.account_id
  join memberships on memberships.account_id = api_tokens.account_id
    and memberships.business_id = api_tokens.business_id
  where api_tokens.token_hash = ? and accounts.suspended_at is null`;

/** A token whose account may come in, with what the account may do in the token's business today. */
export async function findLiveToken(q: Query, tokenHash: string): Promise<LiveToken | undefined> {
  const [token] = await ask<LiveToken>(q, FIND_LIVE, [tokenHash]);
  return token;
}

export async function noteTokenUse(q: Query, id: number, now: number): Promise<void> {
  await q('api_tokens').where({ id }).update({ used_at: now });
}
