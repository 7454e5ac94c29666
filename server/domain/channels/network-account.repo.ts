// All SQL of the accounts behind connections: who is signed in, and who asks for new tokens right now.

import type { ChannelType } from '../../contract/channels/index.ts';
import type { AccountKind } from '../../contract/connecting.ts';
import type { Network } from '../../contract/connection.ts';
import { mapColumns } from '../../db/columns.ts';
import type { Selection } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { KeptExamination } from './examination.ts';
import { dropFollowers } from './followers.repo.ts';

export interface NetworkAccountRecord {
  readonly connectionId: number;
  readonly businessId: number;
  readonly type: ChannelType;
  readonly network: Network;
  /** By which way one signed in. */
  readonly provider: string;
  readonly externalId: string;
  readonly name: string;
  readonly handle: string | null;
  readonly kind: AccountKind;
  readonly server: string | null;
  readonly state: 'signed-in' | 'ended';
  /** Null once it has ended. */
  readonly sealedTokens: string | null;
  readonly accessEndsAt: number | null;
  readonly refreshEndsAt: number | null;
  readonly renewAt: number | null;
  readonly scopes: readonly string[];
  readonly version: number;
  readonly lease: string | null;
  readonly leaseUntil: number | null;
  /** When the tokens were stored. */
  readonly updatedAt: number;
  /** When the network last answered as it should. */
  readonly lastGoodAt: number | null;
  /** When it was last tested without posting, and what that found. */
  readonly examinedAt: number | null;
  readonly examination: KeptExamination | null;
}

const TABLE = 'connection_accounts';

const ACCOUNT = mapColumns<NetworkAccountRecord>(TABLE, {
  connectionId: 'connection_id',
  businessId: 'business_id',
  type: 'connections.type',
  network: 'connections.network',
  provider: 'provider',
  externalId: 'external_id',
  name: 'name',
  handle: 'handle',
  kind: 'kind',
  server: 'server',
  state: 'state',
  sealedTokens: 'sealed_tokens',
  accessEndsAt: 'access_ends_at',
  refreshEndsAt: 'refresh_ends_at',
  renewAt: 'renew_at',
  scopes: { sql: 'scopes', read: (stored: string): string[] => JSON.parse(stored) },
  version: 'version',
  lease: 'lease',
  leaseUntil: 'lease_until',
  updatedAt: 'updated_at',
  lastGoodAt: 'last_good_at',
  examinedAt: 'examined_at',
  examination: {
    sql: 'examination',
    read: (stored: string | null): KeptExamination | null => (stored === null ? null : JSON.parse(stored)),
  },
});

/** When the tokens end, and what they allow. */
export interface TokenFacts {
  readonly sealedTokens: string;
  readonly accessEndsAt: number | null;
  readonly refreshEndsAt: number | null;
  readonly renewAt: number | null;
  readonly scopes: readonly string[];
}

export interface NewNetworkAccount extends TokenFacts {
  readonly connectionId: number;
  readonly businessId: number;
  readonly provider: string;
  readonly externalId: string;
  readonly name: string;
  readonly handle: string | null;
  readonly kind: AccountKind;
  readonly server: string | null;
}

/** Ties an account to a connection, whatever was tied to it before. */
export async function saveAccount(q: Query, account: NewNetworkAccount, now: number): Promise<void> {
  const { connectionId, businessId, ...rest } = account;
  const unknown = { last_good_at: null, examined_at: null, examination: null };
  const columns = { ...toColumns(rest), ...unknown, updated_at: now };
  const own = { connection_id: connectionId, business_id: businessId };
  const same = await q(TABLE)
    .where({ ...own, external_id: account.externalId })
    .first('connection_id');
  if (!same) await dropFollowers(q, connectionId);
  const changed = await q(TABLE)
    .where(own)
    .update({ ...columns, version: q.raw('version + 1') });
  if (changed === 0) await q(TABLE).insert({ ...own, ...columns, version: 1, created_at: now });
}

export async function findAccountOfAnyBusiness(
  q: Query,
  connectionId: number,
): Promise<NetworkAccountRecord | undefined> {
  return ACCOUNT.one(accounts(q).where('connection_accounts.connection_id', connectionId));
}

/** Everybody who is, or was, signed in to a real network. */
export async function listRealAccounts(q: Query): Promise<NetworkAccountRecord[]> {
  return ACCOUNT.all(
    accounts(q).where('connections.network', 'real').orderBy('connection_accounts.connection_id'),
  );
}

/** The accounts of a business. */
export function selectAccounts(q: Query, businessId: number): Selection<NetworkAccountRecord> {
  return ACCOUNT.selection(accounts(q).where('connection_accounts.business_id', businessId));
}

/** How many accounts are signed in, by whose app. */
export async function countSignedIn(q: Query): Promise<ReadonlyMap<string, number>> {
  const rows: { provider: string; accounts: number | string }[] = await q(TABLE)
    .where({ state: 'signed-in' })
    .groupBy('provider')
    .select('provider')
    .count({ accounts: '*' });
  return new Map(rows.map(({ provider, accounts }) => [provider, Number(accounts)]));
}

/** Ids of connections whose tokens are to be renewed, those first that have waited longest. */
export async function listRenewable(q: Query, now: number, limit: number): Promise<number[]> {
  const rows: { connection_id: number }[] = await q(TABLE)
    .select('connection_id')
    .where({ state: 'signed-in' })
    .where('renew_at', '<=', now)
    .orderBy('renew_at')
    .limit(limit);
  return rows.map((row) => row.connection_id);
}

/** Of one reader of tokens: which connection, and under which version they were read. */
interface Read {
  readonly connectionId: number;
  readonly version: number;
}

/** Takes the lease of asking for new tokens, from nobody or from whoever let it run out. False when another was faster. */
export async function takeLease(
  q: Query,
  { connectionId, version }: Read,
  lease: { readonly from: string | null; readonly to: string; readonly until: number },
): Promise<boolean> {
  const changed = await q(TABLE)
    .where({ connection_id: connectionId, version, state: 'signed-in', lease: lease.from })
    .update({ lease: lease.to, lease_until: lease.until });
  return changed === 1;
}

export async function dropLease(q: Query, { connectionId }: Read, lease: string): Promise<void> {
  await q(TABLE).where({ connection_id: connectionId, lease }).update({ lease: null, lease_until: null });
}

/** Asks for new tokens no sooner than at a moment. */
export async function postponeRenewal(q: Query, { connectionId, version }: Read, at: number): Promise<void> {
  await q(TABLE).where({ connection_id: connectionId, version, state: 'signed-in' }).update({ renew_at: at });
}

/** Stores new tokens; false when others were stored meanwhile. A sign-in that was given up too early lives on. */
export async function storeTokens(
  q: Query,
  { connectionId, version }: Read,
  facts: TokenFacts,
  now: number,
): Promise<boolean> {
  const changed = await q(TABLE)
    .where({ connection_id: connectionId, version })
    .update({ ...toColumns(facts), version: version + 1, updated_at: now });
  return changed === 1;
}

/** Notes that the network answered as it should; not more often than after `pause`, milliseconds. */
export async function noteGood(q: Query, connectionId: number, now: number, pause: number): Promise<void> {
  await q(TABLE)
    .where({ connection_id: connectionId })
    .where((either) => either.whereNull('last_good_at').orWhere('last_good_at', '<=', now - pause))
    .update({ last_good_at: now });
}

/** Ids of active connections whose sign-in was last looked at before a moment, or never; those first that have waited longest. */
export async function listUnexamined(q: Query, before: number, limit: number): Promise<number[]> {
  return q(TABLE)
    .where({ state: 'signed-in' })
    .whereIn('connection_id', q('connections').select('id').where({ is_active: true }))
    .where((either) => either.whereNull('examined_at').orWhere('examined_at', '<=', before))
    .orderByRaw('coalesce(examined_at, 0), connection_id')
    .limit(limit)
    .pluck('connection_id');
}

/** Keeps what a test of a sign-in found, unless it was renewed or ended meanwhile. */
export async function saveExamination(
  q: Query,
  { connectionId, version }: Read,
  examination: KeptExamination,
  now: number,
): Promise<void> {
  await q(TABLE)
    .where({ connection_id: connectionId, version })
    .update({ examined_at: now, examination: JSON.stringify(examination) });
}

/** Removes an account with its tokens; false when it is gone. */
export async function removeAccount(q: Query, connectionId: number): Promise<boolean> {
  return (await q(TABLE).where({ connection_id: connectionId }).del()) > 0;
}

/** Marks a sign-in as ended; false when it was before, or has been renewed meanwhile. */
export async function endAccount(q: Query, { connectionId, version }: Read): Promise<boolean> {
  const changed = await q(TABLE)
    .where({ connection_id: connectionId, version, state: 'signed-in' })
    .update({ state: 'ended', sealed_tokens: null, renew_at: null, lease: null, lease_until: null });
  return changed === 1;
}

function accounts(q: Query) {
  return ACCOUNT.from(q).join('connections', 'connections.id', 'connection_accounts.connection_id');
}

/** Of a sign-in that is good, as the columns hold it. */
function toColumns({ scopes, ...facts }: TokenFacts) {
  return {
    ...ACCOUNT.stored(facts),
    scopes: JSON.stringify(scopes),
    state: 'signed-in',
    lease: null,
    lease_until: null,
  };
}
