// All SQL of consents: how people agreed to get mail.
import type { ConsentSource } from '../../contract/subscriber.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface ConsentRecord {
  readonly at: number;
  readonly source: ConsentSource;
  /** The words that were agreed to; empty where nobody can prove them. */
  readonly text: string;
  readonly ip: string | null;
}

export async function insertConsent(q: Query, subscriberId: number, consent: ConsentRecord): Promise<void> {
  await q('consents').insert({ subscriber_id: subscriberId, ...consent });
}

/** Newest first. */
export async function listConsents(q: Query, subscriberId: number): Promise<ConsentRecord[]> {
  return q('consents')
    .select('at', 'source', 'text', 'ip')
    .where({ subscriber_id: subscriberId })
    .orderBy('id', 'desc');
}
