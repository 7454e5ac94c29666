// Writes a PNG: for pictures with transparency that have to be made anew.
import { crc32, deflateSync } from 'node:zlib';
import type { Pixels } from './pixels.ts';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Eight bits each of red, green, blue and alpha. */
const KIND = [8, 6, 0, 0, 0];
/** Each byte as what it differs from the one above it. */
const UP = 2;

export function writePng({ data, width, height }: Pixels): Uint8Array {
  const length = width * 4;
  const rows = Buffer.alloc(height * (length + 1));
  for (let y = 0; y < height; y += 1) {
    const start = y * (length + 1);
    rows[start] = UP;
    for (let at = 0; at < length; at += 1) {
      const index = y * length + at;
      rows[start + 1 + at] = (data[index] ?? 0) - (y > 0 ? (data[index - length] ?? 0) : 0);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(KIND, 8);
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND')]);
}

function chunk(name: string, content: Uint8Array = new Uint8Array()): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(content.length, 0);
  whole.set(named, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}
