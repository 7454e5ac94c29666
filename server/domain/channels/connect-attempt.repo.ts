// All SQL of attempts to connect.

import type { ChannelType } from '../../contract/channels/index.ts';
import type { ConnectFailure, ConnectStatus } from '../../contract/connecting.ts';
import type { Network } from '../../contract/connection.ts';
import { mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';

/** Whose attempt it is: nobody else finds it. */
export interface Beginner {
  readonly businessId: number;
  readonly accountId: number;
  /** Null in open mode. */
  readonly sessionId: number | null;
}

export interface AttemptRecord extends Beginner {
  readonly id: number;
  readonly stateHash: string;
  readonly type: ChannelType;
  readonly network: Network;
  readonly provider: string;
  readonly server: string | null;
  readonly redirectUri: string;
  readonly sealedVerifier: string | null;
  readonly status: ConnectStatus;
  readonly sealedGrant: string | null;
  readonly failure: ConnectFailure | null;
  readonly connectionId: number | null;
  /** Whose place was taken, as people know them. */
  readonly instead: string | null;
  readonly expiresAt: number;
}

const ATTEMPT = mapColumns<AttemptRecord>('connect_attempts', {
  id: 'id',
  stateHash: 'state_hash',
  businessId: 'business_id',
  accountId: 'account_id',
  sessionId: 'session_id',
  type: 'type',
  network: 'network',
  provider: 'provider',
  server: 'server',
  redirectUri: 'redirect_uri',
  sealedVerifier: 'sealed_verifier',
  status: 'status',
  sealedGrant: 'sealed_grant',
  failure: 'failure',
  connectionId: 'connection_id',
  instead: 'instead',
  expiresAt: 'expires_at',
});

export type NewAttempt = Omit<
  AttemptRecord,
  'id' | 'status' | 'sealedGrant' | 'failure' | 'connectionId' | 'instead'
>;

export async function insertAttempt(q: Query, attempt: NewAttempt, now: number): Promise<AttemptRecord> {
  const columns = { ...ATTEMPT.stored(attempt), status: 'pending', created_at: now };
  const [stored] = await ATTEMPT.all(q('connect_attempts').insert(columns).returning(ATTEMPT.list(q)));
  if (!stored) throw new Error('the attempt was not stored');
  return stored;
}

/** The attempt that its beginner names. */
export async function findAttempt(
  q: Query,
  beginner: Beginner,
  stateHash: string,
): Promise<AttemptRecord | undefined> {
  return ATTEMPT.one(ATTEMPT.from(q).where({ state_hash: stateHash, ...toOwner(beginner) }));
}

/** Uses up the verifier, and with it the return: false when somebody has come back with this state before. */
export async function takeVerifier(q: Query, id: number): Promise<boolean> {
  const changed = await q('connect_attempts')
    .where({ id, status: 'pending' })
    .whereNotNull('sealed_verifier')
    .update({ sealed_verifier: null });
  return changed === 1;
}

/** False when the attempt is not in `from` any more. What it held goes, unless the step brings something to hold. */
export async function moveAttempt(
  q: Query,
  id: number,
  step: {
    readonly from: ConnectStatus;
    readonly to: ConnectStatus;
    readonly sealedGrant?: string;
    readonly failure?: ConnectFailure;
    readonly connectionId?: number;
    readonly instead?: string | null;
  },
): Promise<boolean> {
  const changed = await q('connect_attempts')
    .where({ id, status: step.from })
    .update({
      status: step.to,
      sealed_verifier: null,
      sealed_grant: step.sealedGrant ?? null,
      failure: step.failure ?? null,
      connection_id: step.connectionId ?? null,
      instead: step.instead ?? null,
    });
  return changed === 1;
}

/** Removes attempts that ended before a moment, with the tokens that some of them still hold. */
export async function purgeAttempts(q: Query, before: number): Promise<void> {
  await q('connect_attempts').where('expires_at', '<', before).del();
}

function toOwner({ businessId, accountId, sessionId }: Beginner) {
  return { business_id: businessId, account_id: accountId, session_id: sessionId };
}
