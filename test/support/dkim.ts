// Verifies a DKIM signature, written from RFC 6376 alone: nothing of the signer's code is in it.
import { createHash, createPublicKey, verify } from 'node:crypto';

export interface Verdict {
  /** The signature and the body's hash hold. */
  readonly isValid: boolean;
  readonly domain: string;
  readonly selector: string;
  /** Names of the headers that are signed, lower-case. */
  readonly signed: readonly string[];
}

/** Tag=value lists (3.2). */
export function readTags(text: string): Map<string, string> {
  const pairs = text.split(';').flatMap((tag): [string, string][] => {
    const at = tag.indexOf('=');
    return at < 0 ? [] : [[tag.slice(0, at).trim(), tag.slice(at + 1).replace(/\s+/g, '')]];
  });
  return new Map(pairs);
}

/**
 * @param source the mail as it came over the wire
 * @param record text of the TXT record under `<selector>._domainkey.<domain>`
 */
export function verifyDkim(source: string, record: string): Verdict {
  const end = source.indexOf('\r\n\r\n');
  const headers = source.slice(0, end + 2).match(/[^\r\n][^\r]*\r\n(?:[ \t][^\r]*\r\n)*/g) ?? [];
  const signature = headers.find((line) => /^dkim-signature:/i.test(line)) ?? '';
  const tags = readTags(signature.slice(signature.indexOf(':') + 1));
  if (tags.get('v') !== '1' || tags.get('a') !== 'rsa-sha256' || tags.get('c') !== 'relaxed/relaxed')
    throw new Error(`not the signature that this verifier knows: ${signature}`);
  const signed = (tags.get('h') ?? '').toLowerCase().split(':');
  const body = createHash('sha256')
    .update(relaxBody(source.slice(end + 4)), 'latin1')
    .digest('base64');
  const bare = signature.replace(/(;\s*b=)[^;]*/i, '$1').replace(/\r\n$/, '');
  const data = [...chooseHeaders(headers, signed), relaxHeader(bare)].join('\r\n');
  const key = createPublicKey({
    key: Buffer.from(readTags(record).get('p') ?? '', 'base64'),
    format: 'der',
    type: 'spki',
  });
  const holds = verify(
    'sha256',
    Buffer.from(data, 'latin1'),
    key,
    Buffer.from(tags.get('b') ?? '', 'base64'),
  );
  return {
    isValid: holds && body === tags.get('bh'),
    domain: tags.get('d') ?? '',
    selector: tags.get('s') ?? '',
    signed,
  };
}

/** Of headers with the same name the last ones come first (5.4.2). */
function chooseHeaders(headers: readonly string[], signed: readonly string[]): string[] {
  const left = [...headers];
  return signed.flatMap((name) => {
    const at = left.findLastIndex((line) => line.slice(0, line.indexOf(':')).trim().toLowerCase() === name);
    return at < 0 ? [] : left.splice(at, 1).map(relaxHeader);
  });
}

/** 3.4.2 */
function relaxHeader(line: string): string {
  const at = line.indexOf(':');
  const value = line
    .slice(at + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ');
  return `${line.slice(0, at).trim().toLowerCase()}:${value.trim()}`;
}

/** 3.4.4 */
function relaxBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''));
  while (lines.at(-1) === '') lines.pop();
  return lines.length === 0 ? '' : `${lines.join('\r\n')}\r\n`;
}
