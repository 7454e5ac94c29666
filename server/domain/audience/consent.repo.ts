// All SQL of consents: how people agreed to get mail.
import type { ConsentSource } from '../../contract/subscriber.ts';
import { mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface ConsentRecord {
  readonly at: number;
  readonly source: ConsentSource;
  /** The words that were agreed to; empty where nobody can prove them. */
  readonly text: string;
  readonly ip: string | null;
}

/** A consent as it is told: of who came by an import, with what was said of it there. */
export interface ToldConsent extends ConsentRecord {
  /** Who said so, where it was not the person. */
  readonly saidBy: string | null;
  /** Where and how the person agreed, as they say. */
  readonly where: string | null;
}

const TOLD = mapColumns<ToldConsent>('consents', {
  at: 'at',
  source: 'source',
  text: 'coalesce(imports.consent_text, consents.text)',
  ip: 'ip',
  saidBy: 'imports.said_by',
  where: 'imports.consent_source',
});

export async function insertConsent(q: Query, subscriberId: number, consent: ConsentRecord): Promise<void> {
  await q('consents').insert({ subscriber_id: subscriberId, ...consent });
}

/** Newest first. */
export async function listConsents(q: Query, subscriberId: number): Promise<ToldConsent[]> {
  return TOLD.all(
    TOLD.from(q)
      .leftJoin('imports', 'imports.id', 'consents.import_id')
      .where({ subscriber_id: subscriberId })
      .orderBy('consents.id', 'desc'),
  );
}
