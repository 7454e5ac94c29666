// Pages as they were drawn, known by all that went into them: the same input is the same page, and needs no second drawing.
// Nothing is ever invalidated, since what has changed asks under another tag.
import { hash } from 'node:crypto';

/** Bytes of HTML and of its packed forms, which together are smaller than it. */
const ROOM = 8 * 1024 * 1024;
const WITH_PACKED = 2;

/**
 * @param input everything that the page depends on
 * @returns a tag that no other input has; undefined when it holds what cannot be compared, such as a function or a circle
 */
export function tagOf(input: readonly unknown[]): string | undefined {
  try {
    return hash('sha256', JSON.stringify(input, tellApart), 'base64url');
  } catch {
    return undefined;
  }
}

/** Stands before what JSON has no words for, and is no beginning of a string of its own. */
const MARK = '\u0000';

/** JSON, which has one way to write a number, with a mark before what it would write as something else, or leave out. */
function tellApart(this: unknown, key: string, plain: unknown): unknown {
  // A date has become a string by now.
  const value = (this as Record<string, unknown>)[key];
  if (typeof value === 'string') return value.startsWith(MARK) ? `${MARK}string ${value}` : value;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0)
      ? value
      : `${MARK}number ${Object.is(value, -0) ? '-0' : value}`;
  if (value === undefined) return `${MARK}undefined`;
  if (value instanceof Date) return `${MARK}date ${value.getTime()}`;
  if (value instanceof Map) return [`${MARK}map`, ...value];
  if (value instanceof Set) return [`${MARK}set`, ...value];
  if (ArrayBuffer.isView(value))
    return `${MARK}bytes ${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64')}`;
  if (typeof value === 'function' || typeof value === 'symbol') throw new TypeError('it cannot be compared');
  return plain;
}

/** The pages that were asked for last, as many as there is room for. */
export class KeptPages {
  readonly #room: number;
  readonly #pages = new Map<string, Buffer>();
  #size = 0;

  /** @param room bytes */
  constructor(room = ROOM) {
    this.#room = room;
  }

  /** @returns the kept page, the same buffer each time, or the one that `draw` makes */
  get(tag: string, draw: () => Buffer): Buffer {
    const page = this.#take(tag) ?? draw();
    this.#pages.set(tag, page);
    this.#size += sizeOf(page);
    for (const oldest of this.#pages.keys()) {
      if (this.#size <= this.#room) break;
      this.#take(oldest);
    }
    return page;
  }

  #take(tag: string): Buffer | undefined {
    const page = this.#pages.get(tag);
    if (page && this.#pages.delete(tag)) this.#size -= sizeOf(page);
    return page;
  }
}

function sizeOf(page: Buffer): number {
  return page.length * WITH_PACKED;
}
