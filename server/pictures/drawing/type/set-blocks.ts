// Sets blocks of text one under the other into a box: as large as they may be, smaller when they do not fit, shortened when
// even that is not enough. Nothing is ever set outside of the box.
import type { Box } from '../canvas.ts';
import type { Voice } from '../fonts.ts';
import { breakLines, isMuchParted, type Line } from './break-lines.ts';
import { splitText } from './pieces.ts';
import { shorten } from './shorten.ts';
import type { Widths } from './widths.ts';

export interface Block {
  readonly text: string;
  readonly voice: Voice;
  /** Largest and smallest size, in pixels, before the voice's own scale. */
  readonly most: number;
  readonly least: number;
  /** Space above it, in pixels; nothing above the first. */
  readonly gap: number;
  /** What it keeps free at its start, in pixels. */
  readonly indent?: number;
  /** At most. */
  readonly lines?: number;
  /** At most while it is large: then rather smaller than taller. */
  readonly fewLines?: number;
  readonly balance?: boolean;
  /** It stays whole: prices, names, labels. */
  readonly isWhole?: boolean;
}

export interface SetBlock {
  readonly size: number;
  /** From the tops of the capitals of the first line to the baseline of the last, in pixels. */
  readonly height: number;
  /** From the top of the box to the tops of the capitals of its first line. */
  readonly top: number;
  /** Between baselines. */
  readonly leading: number;
  /** Of capitals, in pixels. */
  readonly capHeight: number;
  readonly indent: number;
  /** Widths in pixels. */
  readonly lines: readonly Line[];
}

export interface SetStack {
  readonly blocks: readonly SetBlock[];
  readonly height: number;
}

export interface Setting {
  readonly widths: Widths;
  readonly language: string;
  readonly capHeightOf: (voice: Voice) => number;
}

/** Each step is this much smaller. */
const STEP = 0.955;
/** From here on long words are parted: a little smaller looks better than a hyphen. */
const HYPHENS_FROM = 0.62;
/** Shares of the longest line, by how far the type has shrunk already: a large title may be choosy. */
const STUBS = [
  { from: 0.72, share: 0.56 },
  { from: 0.5, share: 0.4 },
] as const;
const LARGE = 0.58;
const SMALLEST_FACTOR = 0.16;
const MOST_SHORTENINGS = 80;
/** Spaces shrink with the type, but not to nothing. */
const LEAST_GAP = 0.7;
/** What explains a title is never set larger than this share of it. */
const MOST_OF_LEADING = 0.72;
/** What hangs below a baseline, as a share of the size. */
const DESCENT = 0.2;
/** Scripts whose letters fill their squares look larger than others. */
const SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const SQUARE_SCALE = 0.84;
const SQUARE_TEXT_SCALE = 0.95;
const SQUARE_LEADING = 1.3;

export function setBlocks(blocks: readonly Block[], box: Box, setting: Setting): SetStack {
  let current = [...blocks];
  for (let turn = 0; turn <= MOST_SHORTENINGS; turn++) {
    const fitting = fit(current, box, setting);
    if (fitting !== null) return fitting;
    const shorter = shortenOne(current, box, setting);
    if (shorter === null) break;
    current = shorter;
  }
  return setSmaller(current, box, setting);
}

/** Nothing more may be left out: smaller than is good, but whole and inside. */
function setSmaller(blocks: readonly Block[], box: Box, setting: Setting): SetStack {
  for (let factor = STEP; factor > SMALLEST_FACTOR; factor *= STEP) {
    const smaller = blocks.map((block) => ({
      ...block,
      most: block.least * factor,
      least: block.least * factor,
    }));
    const set = setAt(smaller, { box, factor: SMALLEST_FACTOR, setting, anywhere: true });
    if (set !== null && set.height <= box.height) return set;
  }
  return { blocks: [], height: 0 };
}

function fit(blocks: readonly Block[], box: Box, setting: Setting): SetStack | null {
  let previous = '';
  for (let factor = 1; factor >= SMALLEST_FACTOR; factor *= STEP) {
    const sizes = blocks.map((block) => sizeOf(block, factor)).join();
    if (sizes === previous && factor < HYPHENS_FROM * STEP) break;
    previous = sizes;
    const set = setAt(blocks, { box, factor, setting, anywhere: false });
    if (set !== null && set.height <= box.height + 0.5)
      return withLargerRest(blocks, box, { factor, setting }) ?? set;
  }
  const parted = setAt(blocks, { box, factor: SMALLEST_FACTOR, setting, anywhere: true });
  return parted !== null && parted.height <= box.height + 0.5 ? parted : null;
}

/**
 * A title that had to shrink took what explains it along. In the room that is left that gets its own size back, as far as it
 * stays smaller than the title.
 */
function withLargerRest(
  blocks: readonly Block[],
  box: Box,
  { factor, setting }: Pick<At, 'factor' | 'setting'>,
): SetStack | null {
  const leading = Math.max(...blocks.map(({ text, most }) => (text === '' ? 0 : most)));
  const bound = leading * factor * MOST_OF_LEADING;
  for (let rest = 1; rest > factor; rest *= STEP) {
    const larger = blocks.map((block) =>
      block.most === leading
        ? block
        : {
            ...block,
            most: Math.max(Math.min(block.least, block.most), Math.min(block.most, bound)),
            factor: rest,
          },
    );
    const set = setAt(larger, { box, factor, setting, anywhere: false });
    if (set !== null && set.height <= box.height + 0.5) return set;
  }
  return null;
}

const sizeOf = ({ most, least }: Block, factor: number) => Math.max(Math.min(least, most), most * factor);

/** A block with a factor of its own. */
type Sized = Block & Partial<Pick<At, 'factor'>>;

interface At {
  readonly box: Box;
  readonly factor: number;
  readonly setting: Setting;
  readonly anywhere: boolean;
}

function setAt(blocks: readonly Sized[], at: At): SetStack | null {
  const set: SetBlock[] = [];
  let top = 0;
  for (const { factor = at.factor, ...block } of blocks) {
    if (block.text === '') continue;
    const last = set.at(-1);
    if (last !== undefined) top += block.gap * Math.max(LEAST_GAP, factor) + last.size * DESCENT;
    const one = setOne(block, top, { ...at, factor });
    if (one === null) return null;
    set.push(one);
    top += one.height;
  }
  return { blocks: set, height: top };
}

function setOne(block: Block, top: number, { box, factor, setting, anywhere }: At): SetBlock | null {
  const { voice, indent = 0 } = block;
  const isSquare = SQUARE.test(block.text);
  const size =
    sizeOf(block, factor) * (isSquare ? (block.balance ? SQUARE_SCALE : SQUARE_TEXT_SCALE) : voice.scale);
  const width = (box.width - indent) / size;
  const lines = breakBest(block, width, { factor, setting, anywhere });
  if (lines !== null && block.balance && hasStub(lines, factor)) return null;
  if (lines !== null && !anywhere && isMuchParted(lines)) return null;
  if (lines !== null && factor > LARGE && lines.length > (block.fewLines ?? lines.length)) return null;
  if (lines === null || (block.lines !== undefined && lines.length > block.lines)) return null;
  const capHeight = setting.capHeightOf(voice) * size;
  const leading = Math.max(voice.leading, isSquare ? SQUARE_LEADING : 0) * size;
  return {
    size,
    top,
    indent,
    leading,
    capHeight,
    height: capHeight + leading * (lines.length - 1),
    lines: lines.map((line) => ({ ...line, width: line.width * size })),
  };
}

/** A short line among long ones: a smaller size sets it better. */
function hasStub(lines: readonly Line[], factor: number): boolean {
  const share = STUBS.find(({ from }) => factor > from)?.share ?? 0;
  const longest = Math.max(...lines.map(({ width }) => width));
  return lines.length > 2 && lines.some(({ width }) => width < longest * share);
}

type Trying = Pick<At, 'factor' | 'setting' | 'anywhere'>;

function breakBest(
  block: Block,
  width: number,
  { factor, setting, anywhere }: Trying,
): readonly Line[] | null {
  const { voice, text, balance = false, isWhole = false } = block;
  const how = { width, balance, widthOf: (part: string) => setting.widths.of(voice, part) };
  const { language } = setting;
  const split = (hyphenate: boolean, any: boolean, keepHyphened = false) =>
    breakLines(splitText(text, { language, hyphenate, anywhere: any, keepHyphened }), how);
  const mayPart = !isWhole && (factor <= HYPHENS_FROM || block.most <= block.least * 1.2);
  return (
    split(false, false, true) ??
    split(false, false) ??
    (mayPart ? split(true, false) : null) ??
    (anywhere ? split(true, true) : null)
  );
}

/** The block that takes most room loses something; what has to stay whole never does. */
function shortenOne(blocks: readonly Block[], box: Box, setting: Setting): Block[] | null {
  const areas = blocks.map((block) =>
    block.isWhole || block.text === ''
      ? 0
      : setting.widths.of(block.voice, block.text) * block.least * block.least * (block.balance ? 0.5 : 1),
  );
  const order = areas.map((area, at) => ({ area, at })).sort((a, b) => b.area - a.area);
  for (const { area, at } of order) {
    const block = blocks[at];
    if (area === 0 || block === undefined) return null;
    const text = shorten(block.text);
    if (text !== null) return blocks.with(at, { ...block, text });
    if (!(block.balance ?? false) && box.height > 0) return blocks.with(at, { ...block, text: '' });
  }
  return null;
}
