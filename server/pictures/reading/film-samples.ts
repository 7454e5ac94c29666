// Where the pieces of a track lie in the file: of tracks that are neither picture nor sound, such as a camera's positions,
// they are blanked.
import type { FileBytes } from '../../domain/media/index.ts';
import { type Box, findBox } from './boxes.ts';
import type { Bytes } from './bytes.ts';
import type { Track } from './film-track.ts';
import { damaged } from './problem.ts';

/** A few kilobytes a second are usual; who asks for more wants to keep the disk busy. */
const MOST_BLANKED = 64_000_000;

/** @throws ReadingProblem damaged when a track says that it lies outside of the film's own data */
export async function blankTracks(
  file: FileBytes,
  bytes: Bytes,
  tracks: readonly Track[],
  heads: readonly Pick<Box, 'type' | 'content' | 'end'>[],
): Promise<void> {
  let blanked = 0;
  const data = heads.filter(({ type }) => type === 'mdat');
  for (const track of tracks) {
    for (const { at, length } of chunksOf(bytes, track.samples)) {
      blanked += length;
      if (blanked > MOST_BLANKED) throw damaged();
      if (!data.some(({ content, end }) => at >= content && at + length <= end)) throw damaged();
      if (length > 0) await file.write(at, new Uint8Array(length));
    }
  }
}

function* chunksOf(bytes: Bytes, samples: Box): Generator<{ at: number; length: number }, void> {
  const stsc = findBox(bytes, samples, 'stsc');
  const stsz = findBox(bytes, samples, 'stsz');
  const stco = findBox(bytes, samples, 'stco');
  const places = stco ?? findBox(bytes, samples, 'co64');
  if (!stsc || !stsz || !places) return;
  const [runs, count] = [bytes.u32(stsc.content + 4), bytes.u32(places.content + 4)];
  const common = bytes.u32(stsz.content + 4);
  let [sample, run] = [0, 0];
  for (let chunk = 0; chunk < count && runs > 0; chunk += 1) {
    const entry = places.content + 8;
    const at = stco ? bytes.u32(entry + chunk * 4) : bytes.u64(entry + chunk * 8);
    while (run + 1 < runs && bytes.u32(stsc.content + 8 + (run + 1) * 12) <= chunk + 1) run += 1;
    const inChunk = bytes.u32(stsc.content + 8 + run * 12 + 4);
    let length = common * inChunk;
    for (let one = 0; common === 0 && one < inChunk; one += 1)
      length += bytes.u32(stsz.content + 12 + (sample + one) * 4);
    sample += inChunk;
    yield { at, length };
  }
}
