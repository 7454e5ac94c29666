// What posts need of filming: slides become a film. Given by compose.ts.

export interface FilmOrder {
  /** PNGs of the film's size, in order. */
  readonly slides: readonly { readonly png: Uint8Array; readonly seconds: number }[];
  /** Even numbers of pixels. */
  readonly width: number;
  readonly height: number;
  /** Hears how much of it is made, 0 to 1, after each slide. */
  readonly onProgress?: (share: number) => void;
}

export interface MadeFilm {
  /** An MP4. */
  readonly bytes: Uint8Array;
  readonly seconds: number;
}

export interface Films {
  /** @throws the signal's reason when it is aborted; Error when it cannot be made, or not in time */
  film(order: FilmOrder, signal?: AbortSignal): Promise<MadeFilm>;
}

/** Words that a reader takes in a second, from a screen that moves on: three fifths of what one reads in a book. */
const WORDS_A_SECOND = 2.6;
const LEAST = 2.4;
/** A film lasts so long, seconds: below, nobody has arrived; above, few stay. */
const LENGTH = { least: 10.5, most: 39 } as const;

/** How long each slide stands, so that its words can be read; all of them together within bounds. */
export function timesOf(texts: readonly string[]): number[] {
  const wanted = texts.map((text) => Math.max(LEAST, 1 + text.split(/\s+/).length / WORDS_A_SECOND));
  const sum = wanted.reduce((all, seconds) => all + seconds, 0);
  const scale = Math.min(LENGTH.most, Math.max(LENGTH.least, sum)) / sum;
  return wanted.map((seconds) => Math.round(seconds * scale * 100) / 100);
}
