// How wide texts are. A design asks while it lays out and goes on with a guess; what was asked for is measured in one go, and
// the design laid out again, until nothing is unknown: so designs are plain functions, and each width is measured once.
import type { Voice } from '../fonts.ts';

export interface Unmeasured {
  readonly voice: Voice;
  readonly text: string;
}

/** In em: about what a letter takes. */
const GUESS = 0.5;
/** Texts whose widths are kept; a picture needs one or two hundred. */
const MOST_KEPT = 20_000;

export class Widths {
  readonly #known = new Map<string, number>();
  #missing = new Map<string, Unmeasured>();

  /** @returns em; a guess where it is not known yet */
  of(voice: Voice, text: string): number {
    const key = keyOf(voice, text);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#missing.set(key, { voice, text });
    return text.length * GUESS;
  }

  /** What was asked for and is not known, once. */
  takeMissing(): readonly Unmeasured[] {
    const missing = [...this.#missing.values()];
    this.#missing = new Map();
    return missing;
  }

  learn({ voice, text }: Unmeasured, width: number): void {
    if (this.#known.size >= MOST_KEPT) this.#known.clear();
    this.#known.set(keyOf(voice, text), width);
  }
}

function keyOf({ family, weight, opticalSize, tracking }: Voice, text: string): string {
  return `${family}|${weight}|${opticalSize ?? ''}|${tracking}|${text}`;
}
