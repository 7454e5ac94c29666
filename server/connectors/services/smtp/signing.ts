// Signing mails with DKIM (RFC 6376, relaxed/relaxed, rsa-sha256). The signature itself, which costs more than everything
// else of a mail, is made in a thread of the system's.
import { createHash, type KeyObject, sign } from 'node:crypto';
import type { FindSigningKey } from '../../../domain/email/index.ts';
import type { Message } from './message.ts';

/**
 * What must not be changed on the way: all that people see of a mail, and what mail programs act on. The headers of
 * one-click unsubscribing have to be among them (RFC 8058, 4).
 */
const SIGNED = [
  'from',
  'sender',
  'reply-to',
  'to',
  'subject',
  'date',
  'message-id',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
  'list-id',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'auto-submitted',
];
const LINE = 72;

/** Adds the header with the signature to those of a mail. @returns the same mail where its sender's domain has no key */
export type Signing = (sender: string, message: Message) => Promise<Message>;

export function createSigning(findKey: FindSigningKey | undefined): Signing {
  return async (sender, message) => {
    const key = await findKey?.(sender);
    if (!key) return message;
    const fields = message.headers.map(relaxHeader);
    const signed = SIGNED.flatMap((name) => fields.filter((field) => field.startsWith(`${name}:`)).slice(-1));
    const bodyHash = createHash('sha256').update(relaxBody(message.body)).digest('base64');
    const bare = [
      `DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=${key.domain};`,
      `s=${key.selector}; q=dns/txt; bh=${bodyHash};`,
      `h=${signed.map((field) => field.slice(0, field.indexOf(':'))).join(':')};`,
      'b=',
    ].join('\r\n ');
    const signature = await signText([...signed, relaxHeader(bare)].join('\r\n'), key.privateKey);
    return { ...message, headers: [bare + fold(signature), ...message.headers] };
  };
}

function signText(text: string, key: KeyObject): Promise<string> {
  return new Promise((resolve, reject) => {
    sign('sha256', Buffer.from(text), key, (error, signature) =>
      error ? reject(error) : resolve(signature.toString('base64')),
    );
  });
}

/** 3.4.2 */
function relaxHeader(header: string): string {
  const at = header.indexOf(':');
  const value = header
    .slice(at + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim();
  return `${header.slice(0, at).toLowerCase().trim()}:${value}`;
}

/** 3.4.4 */
function relaxBody(body: string): string {
  const relaxed = body.replace(/[ \t]+(?=\r\n)/g, '').replace(/[ \t]+/g, ' ');
  let end = relaxed.length;
  while (relaxed.startsWith('\r\n', end - 2)) end -= 2;
  return end === 0 ? '' : `${relaxed.slice(0, end)}\r\n`;
}

function fold(signature: string): string {
  return signature.replace(new RegExp(`.{1,${LINE}}`, 'g'), '\r\n $&');
}
