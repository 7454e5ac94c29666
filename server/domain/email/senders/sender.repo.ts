// All SQL of the addresses in whose name a business sends.
import { mapColumns } from '../../../db/columns.ts';
import type { Query } from '../../../db/unit-of-work.ts';

export interface SenderRecord {
  readonly id: number;
  readonly businessId: number;
  readonly email: string;
  readonly name: string;
  readonly tokenHash: string;
  readonly askedAt: number;
  readonly asks: number;
  readonly verifiedAt: number | null;
  readonly isUsed: boolean;
}

const SENDER = mapColumns<SenderRecord>('senders', {
  id: 'id',
  businessId: 'business_id',
  email: 'email',
  name: 'name',
  tokenHash: 'token_hash',
  askedAt: { sql: 'asked_at', read: Number },
  asks: 'asks',
  verifiedAt: { sql: 'verified_at', read: (at: unknown) => (at === null ? null : Number(at)) },
  isUsed: { sql: 'is_used', read: Boolean },
});

/** The oldest first. */
export async function listSenders(q: Query, businessId: number): Promise<SenderRecord[]> {
  return SENDER.all(SENDER.from(q).where({ business_id: businessId }).orderBy('id'));
}

export async function findSender(
  q: Query,
  { id, businessId }: { id: number; businessId: number },
): Promise<SenderRecord | undefined> {
  return SENDER.one(SENDER.from(q).where({ id, business_id: businessId }));
}

/** The one by whose latest link somebody asks. */
export async function findSenderByToken(q: Query, tokenHash: string): Promise<SenderRecord | undefined> {
  return SENDER.one(SENDER.from(q).where({ token_hash: tokenHash }));
}

/** The one in whose name mails of a business leave. */
export async function findUsedSender(q: Query, businessId: number): Promise<SenderRecord | undefined> {
  return SENDER.one(
    SENDER.from(q).where({ business_id: businessId, is_used: true }).whereNotNull('verified_at'),
  );
}

/** Those in whose names any business sends. */
export async function listUsedSenders(q: Query): Promise<SenderRecord[]> {
  return SENDER.all(SENDER.from(q).where({ is_used: true }).whereNotNull('verified_at').orderBy('id'));
}

type Asked = Pick<SenderRecord, 'businessId' | 'email' | 'name' | 'tokenHash' | 'askedAt' | 'asks'>;

/** Stores an address that was asked, or was asked again. @returns its id */
export async function saveAsked(q: Query, asked: Asked): Promise<number> {
  const [row]: { id: number }[] = await q('senders')
    .insert(SENDER.stored(asked))
    .onConflict(['business_id', 'email'])
    .merge(['name', 'token_hash', 'asked_at', 'asks'])
    .returning('id');
  if (!row) throw new Error('a sender was stored without an id');
  return row.id;
}

/** @returns false when it was before */
export async function markVerified(q: Query, id: number, now: number): Promise<boolean> {
  return (await q('senders').where({ id }).whereNull('verified_at').update({ verified_at: now })) === 1;
}

/** Mails leave in this one's name from now on; null for the sender of the installation. */
export async function setUsed(q: Query, businessId: number, id: number | null): Promise<void> {
  // One statement: of two that choose at once the later one counts, and never both.
  const isUsed = id === null ? false : q.raw('id = ?', [id]);
  await q('senders').where({ business_id: businessId }).update({ is_used: isUsed });
}

export async function deleteSender(q: Query, id: number): Promise<void> {
  await q('senders').where({ id }).del();
}
