// The boxes that AVIF pictures and films are made of (ISO 14496-12), as they lie in a stretch of bytes.
import type { Bytes } from './bytes.ts';
import { damaged } from './problem.ts';

export interface Box {
  readonly type: string;
  /** Where it begins, where its content does, and where it ends. */
  readonly start: number;
  readonly content: number;
  readonly end: number;
}

const MOST_BOXES = 20_000;

/** The boxes of a stretch, one after the other. @throws ReadingProblem damaged when they do not fill it */
export function* boxesIn(bytes: Bytes, from: number, to: number): Generator<Box, void> {
  let count = 0;
  for (let start = from; start < to; ) {
    const box = boxAt(bytes, start, to);
    count += 1;
    if (count > MOST_BOXES) throw damaged();
    yield box;
    start = box.end;
  }
}

function boxAt(bytes: Bytes, start: number, to: number): Box {
  const size = bytes.u32(start);
  const isLong = size === 1;
  const content = start + (isLong ? 16 : 8);
  const end = size === 0 ? to : start + (isLong ? bytes.u64(start + 8) : size);
  if (end < content || end > to) throw damaged();
  return { type: bytes.text(start + 4, 4), start, content, end };
}

/** The first box of a type, or undefined. */
export function findBox(bytes: Bytes, within: Pick<Box, 'content' | 'end'>, type: string): Box | undefined {
  for (const box of boxesIn(bytes, within.content, within.end)) if (box.type === type) return box;
  return undefined;
}
