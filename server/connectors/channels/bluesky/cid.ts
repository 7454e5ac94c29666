// What a record is called by its content: the hash of its bytes in DAG-CBOR (https://atproto.com/specs/data-model). An answer names
// what it answers so, which lets a whole thread be sent as one.
import { createHash } from 'node:crypto';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
/** CID version 1, DAG-CBOR, and a SHA-256 of 32 bytes. */
const HEAD = Buffer.from([0x01, 0x71, 0x12, 0x20]);

export function cidOf(record: Json): string {
  return `b${toBase32(Buffer.concat([HEAD, createHash('sha256').update(encode(record)).digest()]))}`;
}

function encode(value: Json): Buffer {
  if (value === null) return Buffer.from([0xf6]);
  if (typeof value === 'boolean') return Buffer.from([value ? 0xf5 : 0xf4]);
  if (typeof value === 'number') return encodeNumber(value);
  if (typeof value === 'string') return withLength(3, Buffer.from(value, 'utf8'));
  if (isList(value)) return Buffer.concat([head(4, value.length), ...value.map(encode)]);
  const { $link } = value;
  if (typeof $link === 'string') {
    return Buffer.concat([
      head(6, 42),
      withLength(2, Buffer.concat([Buffer.from([0]), fromBase32($link.slice(1))])),
    ]);
  }
  const entries = Object.entries(value).map(([name, one]) => [Buffer.from(name, 'utf8'), one] as const);
  entries.sort(([one], [other]) => one.length - other.length || one.compare(other));
  const pairs = entries.flatMap(([name, one]) => [withLength(3, name), encode(one)]);
  return Buffer.concat([head(5, entries.length), ...pairs]);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function encodeNumber(value: number): Buffer {
  if (!Number.isSafeInteger(value)) throw new Error('a record holds whole numbers alone');
  return value < 0 ? head(1, -1 - value) : head(0, value);
}

function withLength(kind: number, bytes: Buffer): Buffer {
  return Buffer.concat([head(kind, bytes.length), bytes]);
}

/** Kind and length of what follows, in as few bytes as hold it. */
function head(kind: number, value: number): Buffer {
  const first = kind << 5;
  if (value < 24) return Buffer.from([first | value]);
  const size = value < 0x100 ? 1 : value < 0x1_0000 ? 2 : value < 0x1_0000_0000 ? 4 : 8;
  const bytes = Buffer.alloc(1 + size);
  bytes[0] = first | (24 + Math.log2(size));
  if (size === 8) bytes.writeBigUInt64BE(BigInt(value), 1);
  else bytes.writeUIntBE(value, 1, size);
  return bytes;
}

/** RFC 4648, small letters, nothing to fill up. */
function toBase32(bytes: Buffer): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += LETTERS[(held >> (bits - 5)) & 31];
    held &= 0xff;
  }
  return bits > 0 ? text + LETTERS[(held << (5 - bits)) & 31] : text;
}

function fromBase32(text: string): Buffer {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const letter of text) {
    held = ((held << 5) | LETTERS.indexOf(letter)) & 0xfff;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((held >> bits) & 0xff);
    }
  }
  return Buffer.from(bytes);
}
