// Signing mails with DKIM, by nodemailer's own signer (RFC 6376, relaxed/relaxed, rsa-sha256).
import type { Readable } from 'node:stream';
import type { FindSigningKey } from '../../../domain/email/index.ts';
import type { Mail } from '../../../domain/letters/index.ts';

export interface Signer {
  sign(content: Readable): Readable;
}

/**
 * What must not be changed on the way: all that people see of a mail, and what mail programs act on. The headers of
 * one-click unsubscribing have to be among them (RFC 8058, 4).
 */
const SIGNED = [
  'From',
  'Sender',
  'Reply-To',
  'To',
  'Subject',
  'Date',
  'Message-ID',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'List-Id',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
  'Auto-Submitted',
].join(':');

/** @returns who signs a mail; undefined for one whose sender's domain has no key */
export async function createSigning(
  findKey: FindSigningKey | undefined,
): Promise<(mail: Mail) => Promise<Signer | undefined>> {
  if (!findKey) return async () => undefined;
  const { default: Dkim } = await import('nodemailer/lib/dkim');
  return async (mail) => {
    const key = await findKey(mail.from.address);
    if (!key) return undefined;
    const { domain: domainName, selector: keySelector, privateKey } = key;
    return new Dkim({ domainName, keySelector, privateKey, headerFieldNames: SIGNED });
  };
}
