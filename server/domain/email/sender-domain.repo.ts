// All SQL of the domains that mails are sent from: they are the server's, as its senders are.
import type { DomainRecord } from '../../contract/sender-domain.ts';
import { mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface SenderDomain {
  /** In letters of DNS, lower-case. */
  readonly domain: string;
  /** Under which name the key stands in DNS: `<selector>._domainkey.<domain>`. */
  readonly selector: string;
  /** SubjectPublicKeyInfo as base64. */
  readonly publicKey: string;
  /** PKCS #8 as PEM, sealed. */
  readonly sealedKey: string;
  readonly createdAt: number;
}

const DOMAIN = mapColumns<SenderDomain>('sender_domains', {
  domain: 'domain',
  selector: 'selector',
  publicKey: 'public_key',
  sealedKey: 'sealed_key',
  createdAt: { sql: 'created_at', read: Number },
});

export async function findSenderDomain(q: Query, domain: string): Promise<SenderDomain | undefined> {
  return DOMAIN.one(DOMAIN.from(q).where({ domain }));
}

/** Adds a domain; one that is there keeps its key. */
export async function insertSenderDomain(q: Query, domain: SenderDomain): Promise<void> {
  await q('sender_domains').insert(DOMAIN.stored(domain)).onConflict('domain').ignore();
}

export interface CheckedRecord extends DomainRecord {
  /** Whether it stood there when DNS last said anything of it. */
  readonly wasWell: boolean;
}

/** What DNS said of a domain, and when. */
export interface DomainCheck {
  readonly domain: string;
  readonly records: readonly CheckedRecord[];
  readonly checkedAt: number;
}

const CHECK = mapColumns<DomainCheck>('domain_checks', {
  domain: 'domain',
  records: { sql: 'records', read: (json: string) => JSON.parse(json), write: JSON.stringify },
  checkedAt: { sql: 'checked_at', read: Number },
});

export async function findDomainCheck(q: Query, domain: string): Promise<DomainCheck | undefined> {
  return CHECK.one(CHECK.from(q).where({ domain }));
}

export async function saveDomainCheck(q: Query, check: DomainCheck): Promise<void> {
  await q('domain_checks').insert(CHECK.stored(check)).onConflict('domain').merge();
}

/** Businesses that send mails: all of them from the server's domain. */
export async function listMailBusinesses(q: Query): Promise<number[]> {
  return q('connections')
    .where({ network: 'mail', is_active: true })
    .orderBy('business_id')
    .pluck('business_id');
}
