// A film's file: its boxes are looked at one by one, and what was written beside the film, such as where it was taken, is
// blanked where it lies, so that nothing moves.
import type { FileBytes, FilmFacts } from '../../domain/media/index.ts';
import { type Box, boxesIn, findBox } from './boxes.ts';
import { Bytes } from './bytes.ts';
import { blankTracks } from './film-samples.ts';
import { type Track, trackOf } from './film-track.ts';
import { damaged, ReadingProblem } from './problem.ts';

/** What a player needs, and empty room. */
const KEPT = ['ftyp', 'moov', 'mdat', 'moof', 'mfra', 'sidx', 'styp', 'free', 'skip', 'wide'];
const CONTAINERS = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'dinf', 'mvex'];
const BESIDE = ['udta', 'meta', 'uuid'];
/** Of the box that describes the film, bytes: an hour at sixty frames a second has four. */
const MOST_DESCRIPTION = 16_000_000;
const MOST_BOXES = 10_000;
const PIECE = 65_536;

type Head = Pick<Box, 'type' | 'start' | 'content' | 'end'>;

/** @throws ReadingProblem; then the file may have been changed, and is not to be kept */
export async function readFilmFile(file: FileBytes): Promise<Omit<FilmFacts, 'type'>> {
  const heads = await readHeads(file);
  const [moov, ...others] = heads.filter(({ type }) => type === 'moov');
  if (!moov || others.length > 0 || !heads.some(({ type }) => type === 'mdat')) throw damaged();
  if (moov.end - moov.start > MOST_DESCRIPTION) throw new ReadingProblem('large');
  for (const head of heads) if (!KEPT.includes(head.type)) await blank(file, head);
  const description = new Bytes(await file.read(moov.start, moov.end - moov.start));
  const whole = { type: 'moov', start: 0, content: moov.content - moov.start, end: description.length };
  blankWithin(description, whole);
  const tracks = [...boxesIn(description, whole.content, whole.end)]
    .filter(({ type }) => type === 'trak')
    .map((box) => trackOf(description, box));
  const facts = factsOf(description, whole, tracks);
  const rest = tracks.filter(({ handler }) => handler !== 'vide' && handler !== 'soun');
  await blankTracks(file, description, rest, heads);
  for (const { box } of rest) blankBox(description, box);
  await file.write(moov.start, description.all);
  await file.cut(heads.at(-1)?.end ?? 0);
  return facts;
}

/** The outermost boxes. What stands behind the last one that makes sense is no part of the film. */
async function readHeads(file: FileBytes): Promise<Head[]> {
  const heads: Head[] = [];
  for (let start = 0; start < file.size; ) {
    const head = await readHead(file, start);
    if (!head) break;
    heads.push(head);
    if (heads.length > MOST_BOXES) throw damaged();
    start = head.end;
  }
  return heads;
}

async function readHead(file: FileBytes, start: number): Promise<Head | null> {
  const bytes = new Bytes(await file.read(start, 16));
  if (bytes.length < 8) return null;
  const [size, type] = [bytes.u32(0), bytes.text(4, 4)];
  const isKnown = KEPT.includes(type) || BESIDE.includes(type);
  const content = start + (size === 1 ? 16 : 8);
  const end = size === 0 ? file.size : start + (size === 1 ? bytes.u64(8) : size);
  if (end >= content && end <= file.size && (isKnown || /^[ -~\xa9]{4}$/.test(type)))
    return { type, start, content, end };
  // A box of a film that is cut off; anything else was put behind it.
  if (isKnown) throw damaged();
  return null;
}

/** Empty room of the same size. */
async function blank(file: FileBytes, { start, content, end }: Head): Promise<void> {
  await file.write(start + 4, Buffer.from('free'));
  const zeros = new Uint8Array(PIECE);
  for (let at = content; at < end; at += PIECE)
    await file.write(at, zeros.subarray(0, Math.min(PIECE, end - at)));
}

function blankBox({ all }: Bytes, { start, content, end }: Box): void {
  all.set(Buffer.from('free'), start + 4);
  all.fill(0, content, end);
}

function blankWithin(bytes: Bytes, within: Box): void {
  for (const box of boxesIn(bytes, within.content, endOfBoxes(bytes, within))) {
    if (BESIDE.includes(box.type)) blankBox(bytes, box);
    else if (CONTAINERS.includes(box.type)) blankWithin(bytes, box);
  }
}

/** QuickTime may end a list of boxes with four zeros. */
function endOfBoxes(bytes: Bytes, { content, end }: Box): number {
  const isEnded = end - content >= 4 && bytes.u32(end - 4) === 0;
  if (!isEnded) return end;
  try {
    for (const box of boxesIn(bytes, content, end)) if (box.end === end) return end;
  } catch (error) {
    if (!(error instanceof ReadingProblem)) throw error;
  }
  return end - 4;
}

function factsOf(bytes: Bytes, moov: Box, tracks: readonly Track[]): Omit<FilmFacts, 'type'> {
  const picture = tracks.find(({ handler, width }) => handler === 'vide' && width > 0);
  const mvhd = findBox(bytes, moov, 'mvhd');
  if (!picture || !mvhd) throw new ReadingProblem('unreadable');
  const isLong = bytes.u8(mvhd.content) === 1;
  const scale = bytes.u32(mvhd.content + (isLong ? 20 : 12));
  const length = isLong ? bytes.u64(mvhd.content + 24) : bytes.u32(mvhd.content + 16);
  const seconds = scale === 0 ? 0 : length / scale || picture.seconds;
  if (seconds <= 0) throw new ReadingProblem('unreadable');
  const { width, height, frames } = picture;
  return {
    width,
    height,
    seconds: Math.round(seconds * 1000) / 1000,
    frames: Math.round(frames * 100) / 100,
  };
}
