// DKIM (RFC 6376): a key for each domain that mails are sent from, and the record that makes it known.
import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { promisify } from 'node:util';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { sha256 } from '../../kernel/ids.ts';
import { findSenderDomain, insertSenderDomain, type SenderDomain } from './sender-domain.repo.ts';

/** What a mail is signed with. */
export interface SigningKey {
  readonly domain: string;
  readonly selector: string;
  readonly privateKey: KeyObject;
}

/** Gives the key for mails from an address; undefined where its domain has none. */
export type FindSigningKey = (sender: string) => Promise<SigningKey | undefined>;

/** Every receiver verifies this length, and its record still fits into one answer of DNS (RFC 8301, 3.2). */
const KEY_BITS = 2048;
const SELECTOR_DIGITS = 6;

/** The domain of an address as DNS writes it; empty for what has none. */
export function domainOf(address: string): string {
  return domainToASCII(address.slice(address.lastIndexOf('@') + 1)).toLowerCase();
}

/** The domain with its key; the key is made when there is none yet, and then stays. */
export async function ensureSenderDomain(ctx: Context, domain: string): Promise<SenderDomain> {
  const known = await findSenderDomain(ctx.db.read, domain);
  if (known) return known;
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: KEY_BITS,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const publicKey = pair.publicKey.toString('base64');
  const made: SenderDomain = {
    domain,
    // Another server of the same domain has another key: the two records must not meet.
    selector: `drivyn-${sha256(publicKey).slice(0, SELECTOR_DIGITS)}`,
    publicKey,
    sealedKey: ctx.vault.seal(pair.privateKey, about(domain)),
    createdAt: ctx.clock.now(),
  };
  return unitOfWork(ctx, SYSTEM, async (tx) => {
    await insertSenderDomain(tx.q, made);
    return (await findSenderDomain(tx.q, domain)) ?? made;
  });
}

const about = (domain: string) => `dkim:${domain}`;

/** Looks keys up, and keeps those that it found: a mailing asks for the same one again and again. */
export function createFindSigningKey(ctx: Pick<Context, 'db' | 'vault'>): FindSigningKey {
  const found = new Map<string, SigningKey>();
  return async (sender) => {
    const domain = domainOf(sender);
    const kept = found.get(domain);
    if (kept) return kept;
    const row = await findSenderDomain(ctx.db.read, domain);
    if (!row) return undefined;
    const privateKey = createPrivateKey(ctx.vault.open(row.sealedKey, about(domain)));
    const key = { domain, selector: row.selector, privateKey };
    found.set(domain, key);
    return key;
  };
}

/** What stands in DNS so that signatures can be verified. */
export function dkimRecordOf({ domain, selector, publicKey }: SenderDomain): { name: string; value: string } {
  return { name: `${selector}._domainkey.${domain}`, value: `v=DKIM1; k=rsa; p=${publicKey}` };
}
