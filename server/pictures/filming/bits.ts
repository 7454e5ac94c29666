// The bits of a NAL unit of H.264: how its numbers are read, and how one of a fixed length is written over.

/** What a decoder takes out again: it keeps start codes from appearing within a unit (H.264, 7.4.1). */
const EMULATION = 3;

export function toPayload(nal: Uint8Array): Uint8Array {
  const bytes: number[] = [];
  for (const [at, byte] of nal.entries())
    if (!(byte === EMULATION && nal[at - 1] === 0 && nal[at - 2] === 0)) bytes.push(byte);
  return Uint8Array.from(bytes);
}

export function toUnit(bytes: Uint8Array): Uint8Array {
  const nal: number[] = [];
  for (const byte of bytes) {
    if (byte <= EMULATION && nal.at(-1) === 0 && nal.at(-2) === 0) nal.push(EMULATION);
    nal.push(byte);
  }
  return Uint8Array.from(nal);
}

/** Reads from the first bit after the unit's header byte on. */
export class BitReader {
  at = 8;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  bit(): number {
    const byte = this.#bytes[this.at >> 3];
    if (byte === undefined) throw new RangeError('The unit ends too early');
    return (byte >> (7 - (this.at++ & 7))) & 1;
  }

  bits(count: number): number {
    let value = 0;
    for (let left = count; left > 0; left--) value = 2 * value + this.bit();
    return value;
  }

  /** An Exp-Golomb number without a sign (H.264, 9.1). */
  golomb(): number {
    let zeros = 0;
    while (this.bit() === 0) zeros++;
    return 2 ** zeros - 1 + this.bits(zeros);
  }
}

/** A copy in which `count` bits from `at` on hold `value`. */
export function withBits(bytes: Uint8Array, at: number, count: number, value: number): Uint8Array {
  const copy = Uint8Array.from(bytes);
  for (let index = 0; index < count; index++) {
    const mask = 1 << (7 - ((at + index) & 7));
    const place = (at + index) >> 3;
    const isSet = (value >> (count - 1 - index)) & 1;
    copy[place] = isSet ? (copy[place] as number) | mask : (copy[place] as number) & ~mask;
  }
  return copy;
}
