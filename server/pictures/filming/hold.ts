// A picture that stands still: the encoder's own sample that says "as before", as often as needed. Encoding each of these frames
// anew would cost as much as one that moves; they only differ in their running number.
import { BitReader, toPayload, toUnit, withBits } from './bits.ts';

/** Bytes of the length before a unit in a sample of MP4. */
const LENGTH = 4;
const PLAIN_SLICE = 1;

/** How frames are numbered, out of the sequence parameter set. */
export interface Numbering {
  /** Bits of a frame's running number. */
  readonly bits: number;
}

/**
 * @param sps the sequence parameter set, from its header byte on (H.264, 7.3.2.1)
 * @throws RangeError for a profile that says more before its numbering, as ours never is
 */
export function readNumbering(sps: Uint8Array): Numbering {
  const baseline = 66;
  if (sps[1] !== baseline) throw new RangeError(`Profile ${sps[1]} is not Baseline`);
  const reader = new BitReader(toPayload(sps));
  reader.bits(24);
  reader.golomb();
  return { bits: reader.golomb() + 4 };
}

/**
 * Whether two samples in a row say the same: then the picture stands, and saying it again changes nothing.
 * @param before @param after samples of one unit each
 */
export function isSame(before: Uint8Array, after: Uint8Array, { bits }: Numbering): boolean {
  const [one, other] = [before, after].map((sample) => numbered(openUnit(sample), 0, bits));
  return one !== undefined && other !== undefined && Buffer.compare(one, other) === 0;
}

/**
 * Samples that repeat what stands.
 * @param still the encoder's sample of a frame that does not differ from the one before
 * @param first running number of the first of them
 */
export function repeat(
  still: Uint8Array,
  { first, count, bits }: Numbering & { first: number; count: number },
): Uint8Array[] {
  const unit = openUnit(still);
  return Array.from({ length: count }, (_, index) =>
    withLength(toUnit(numbered(unit, (first + index) % 2 ** bits, bits))),
  );
}

/** @throws RangeError for what is no slice that leans on the one before */
function openUnit(sample: Uint8Array): Uint8Array {
  const unit = toPayload(sample.subarray(LENGTH));
  if (((unit[0] as number) & 31) !== PLAIN_SLICE) throw new RangeError('The sample is no slice of its own');
  return unit;
}

/** A copy of a slice with another running number. */
function numbered(unit: Uint8Array, number: number, bits: number): Uint8Array {
  const reader = new BitReader(unit);
  // First macroblock, kind of slice, picture parameter set (7.3.3).
  for (let field = 0; field < 3; field++) reader.golomb();
  return withBits(unit, reader.at, bits, number);
}

function withLength(unit: Uint8Array): Uint8Array {
  const sample = new Uint8Array(LENGTH + unit.length);
  new DataView(sample.buffer).setUint32(0, unit.length);
  sample.set(unit, LENGTH);
  return sample;
}
