// Where a record will stand, chosen by us: a TID (https://atproto.com/specs/tid) made of the post's own key. The same post asks for
// the same place however often it is sent, so a second one cannot come about, and looking there tells whether it is out.
import { createHash } from 'node:crypto';
import type { PublishRequest } from '../connector.ts';

/** Sorts as the numbers do that it stands for. */
const LETTERS = '234567abcdefghijklmnopqrstuvwxyz';
const LENGTH = 13;
/** Microseconds, then ten bits that tell writers of the same microsecond apart. */
const MICROSECOND = 1n << 10n;
/** Some 18 minutes: a key lies in those in which its post was made, at a place of 40 bits. */
const WINDOW = (1n << 30n) * MICROSECOND;

/** The keys of a post's records, the thread in its order. */
export function recordKeysOf(
  { key, madeAt }: Pick<PublishRequest, 'key' | 'madeAt'>,
  count: number,
): string[] {
  const moment = BigInt(Math.max(0, Math.floor(madeAt))) * 1000n * MICROSECOND;
  const place = createHash('sha256').update(key).digest().readBigUInt64BE() % WINDOW;
  const first = moment - (moment % WINDOW) + place;
  return Array.from({ length: count }, (_, at) => write(first + BigInt(at) * MICROSECOND));
}

/** The key that follows one in its thread. */
export function nextKeyOf(key: string): string {
  return write(read(key) + MICROSECOND);
}

function write(value: bigint): string {
  let text = '';
  for (let rest = value; text.length < LENGTH; rest >>= 5n) text = `${LETTERS[Number(rest & 31n)]}${text}`;
  return text;
}

function read(key: string): bigint {
  return [...key].reduce((value, letter) => (value << 5n) | BigInt(LETTERS.indexOf(letter)), 0n);
}
