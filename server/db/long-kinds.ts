// Which questions are read on a thread of their own: what took long there or here, for whom it did; and in a large file
// what nobody has asked since the start, as it can only be known afterwards how long it holds everybody up.
import { statSync } from 'node:fs';

/** Milliseconds: half of what one request may keep others waiting. */
const LONG = 50;
/** Milliseconds: what takes no longer on the thread is read where all else is, as a busy machine makes everything long. */
const SHORT = 10;
/** Bytes of a file in which a look at every row may be a long one: some 250,000 posts. */
const LARGE = 64 * 1024 * 1024;
/** Milliseconds between two looks at the size of the file. */
const BETWEEN_LOOKS = 10_000;
/** Kinds; mostly the text of one query, or of one with lists of another length. */
const KNOWN = 500;
/** Above it a number is no row's but a moment or an amount. */
const LARGEST_ID = 1e9;
/** The first of a question say whose rows it reads. */
const IDS = 4;

type Bindings = readonly unknown[];

export class LongKinds {
  readonly #filename: string;
  readonly #long = new Map<string, Set<string>>();
  readonly #short = new Set<string>();
  #isLarge = false;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(filename: string) {
    this.#filename = filename;
  }

  /** Whether it may take long: it did when the same rows were last asked for, or it is new to a large file. */
  mayTakeLong(kind: string, bindings: Bindings): boolean {
    const whose = this.#long.get(kind);
    if (whose?.has(rowsOf(bindings))) return true;
    return !this.#short.has(kind) && this.#findLarge();
  }

  /** @param took milliseconds, where everything is read */
  note(kind: string, bindings: Bindings, took: number): void {
    if (took < LONG) return;
    if (this.#long.size >= KNOWN) this.#long.clear();
    const whose = this.#long.get(kind) ?? new Set();
    if (whose.size >= KNOWN) whose.clear();
    this.#long.set(kind, whose.add(rowsOf(bindings)));
  }

  /** @param took milliseconds, on the thread */
  noteAside(kind: string, bindings: Bindings, took: number): void {
    this.note(kind, bindings, took);
    if (took > SHORT) return;
    this.#long.get(kind)?.delete(rowsOf(bindings));
    if (this.#short.size >= KNOWN) this.#short.clear();
    this.#short.add(kind);
  }

  /** It grows while the server runs. */
  #findLarge(): boolean {
    const now = performance.now();
    if (this.#isLarge || now - this.#lookedAt < BETWEEN_LOOKS) return this.#isLarge;
    this.#lookedAt = now;
    this.#isLarge = (statSync(this.#filename, { throwIfNoEntry: false })?.size ?? 0) >= LARGE;
    return this.#isLarge;
  }
}

/** A customer with few rows does not wait on the thread because another one has many. */
function rowsOf(bindings: Bindings): string {
  const ids = bindings.filter((value) => Number.isInteger(value) && (value as number) < LARGEST_ID);
  return ids.slice(0, IDS).join();
}
