// Which fonts a kit's pair means, which files draw a text, and what none of them draws.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FontPair } from '../../contract/brand.ts';

/** One file of fonts.json, as the build writes it. */
export interface FontFile {
  readonly family: string;
  readonly file: string;
  /** Absent where the file has an axis of weights. */
  readonly weight?: number;
  /** Code points that it draws, inclusive. */
  readonly ranges: readonly (readonly [number, number])[];
  /** Heights as shares of the type size. */
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
}

/** One voice of a pair. */
export interface Voice {
  readonly family: string;
  readonly weight: number;
  /** Between letters, in em, at large sizes. */
  readonly tracking: number;
  /** Between lines, in em. */
  readonly leading: number;
  /** Sizes are multiplied by it: narrow fonts are set larger. */
  readonly scale: number;
  /** The cut for large type, where the font has one. */
  readonly opticalSize?: number;
}

interface Pair {
  readonly head: Voice;
  readonly text: Voice;
  /** The text's own heavier weight, for labels, names and what is stressed. */
  readonly strong: Voice;
}

const SOURCE: Voice = { family: 'Source Sans 3', weight: 400, tracking: 0, leading: 1.32, scale: 1.06 };
const INTER: Voice = {
  family: 'Inter',
  weight: 430,
  tracking: -0.008,
  leading: 1.36,
  scale: 1,
  opticalSize: 14,
};
const ROUNDED: Voice = { family: 'M PLUS Rounded 1c', weight: 500, tracking: 0, leading: 1.4, scale: 0.98 };
const SOFIA: Voice = { family: 'Sofia Sans', weight: 420, tracking: 0, leading: 1.34, scale: 1.05 };
const SERIF: Voice = {
  family: 'Source Serif 4',
  weight: 400,
  tracking: 0,
  leading: 1.36,
  scale: 1.02,
  opticalSize: 12,
};

export const PAIRS: Readonly<Record<FontPair, Pair>> = {
  modern: {
    head: {
      family: 'Inter',
      weight: 680,
      tracking: -0.028,
      leading: 1.06,
      scale: 0.96,
      opticalSize: 32,
    },
    text: INTER,
    strong: { ...INTER, weight: 620 },
  },
  friendly: {
    head: { ...ROUNDED, weight: 800, tracking: -0.012, leading: 1.16, scale: 0.94 },
    text: ROUNDED,
    strong: { ...ROUNDED, weight: 800 },
  },
  classic: {
    head: {
      family: 'Source Serif 4',
      weight: 540,
      tracking: -0.018,
      leading: 1.06,
      scale: 1.06,
      opticalSize: 60,
    },
    text: SERIF,
    strong: { ...SERIF, weight: 640 },
  },
  editorial: {
    head: { family: 'Noto Serif Display', weight: 560, tracking: -0.014, leading: 1.1, scale: 1.04 },
    text: SOURCE,
    strong: { ...SOURCE, weight: 620 },
  },
  bold: {
    head: {
      family: 'Sofia Sans Extra Condensed',
      weight: 840,
      tracking: -0.006,
      leading: 0.96,
      scale: 1.42,
    },
    text: SOFIA,
    strong: { ...SOFIA, weight: 680 },
  },
  craft: {
    head: { family: 'Roboto Slab', weight: 680, tracking: -0.02, leading: 1.12, scale: 0.92 },
    text: SOURCE,
    strong: { ...SOURCE, weight: 620 },
  },
};

/** What the pairs lack is drawn by these. */
const FALLBACKS = ['Noto Sans JP', 'Noto Sans Arabic', 'Noto Sans Hebrew'] as const;

/** Nothing to see, or left to what stands around it: no font has to have these. */
const UNSEEN = /\s|\p{Cc}|\p{Cf}|\p{Variation_Selector}/u;
/** Pictures among the letters, their parts included: designs leave them out. */
const PICTOGRAPHS =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}|\u{20E3})/gu;

/** The text as designs set it: without pictographs, and with single spaces. */
export function settable(text: string): string {
  const plain = text.replace(PICTOGRAPHS, (one) => (/[©®™‼⁉↔]/u.test(one) ? one : ' '));
  return plain
    .normalize('NFC')
    .replace(/[\p{Zs}\s]+/gu, (space) => (/^[\u00a0\u202f]$/u.test(space) ? '\u00a0' : ' '))
    .replace(/ ([,.!?;:])/g, '$1')
    .trim();
}

export class FontShelf {
  readonly files: readonly FontFile[];

  constructor(files: readonly FontFile[]) {
    this.files = files;
  }

  /** @param folder that the build wrote */
  static open(folder: string): FontShelf {
    return new FontShelf(JSON.parse(readFileSync(join(folder, 'fonts.json'), 'utf8')));
  }

  /** Whether every character that is to be seen has a shape in the pair or in what stands in for it. */
  canDraw(text: string, fonts: FontPair): boolean {
    const { head, text: body } = PAIRS[fonts];
    return [head, body].every(({ family }) =>
      [...settable(text)].every(
        (character) => UNSEEN.test(character) || this.#find(character, family) !== undefined,
      ),
    );
  }

  /** The files that the text needs in this pair; Latin always, for figures and hyphens. */
  filesFor(text: string, fonts: FontPair): readonly FontFile[] {
    const characters = new Set(`${settable(text)}-–…0 `);
    const { head, text: body } = PAIRS[fonts];
    const needed = new Set<string>();
    for (const { family } of [head, body]) {
      for (const character of characters) {
        const found = this.#find(character, family);
        if (found !== undefined) needed.add(found.file);
      }
    }
    // The cuts of a family without an axis hold the same characters.
    const names = [...needed].map(withoutWeight);
    return this.files.filter(({ file }) => names.includes(withoutWeight(file)));
  }

  /** Heights of a family, as shares of the type size. */
  heightsOf(family: string): Pick<FontFile, 'ascent' | 'descent' | 'capHeight'> {
    const file = this.files.find((one) => one.family === family);
    if (file === undefined) throw new RangeError(`No font file of ${family}`);
    return file;
  }

  #find(character: string, family: string): FontFile | undefined {
    const point = character.codePointAt(0) ?? 0;
    for (const name of [family, ...FALLBACKS]) {
      const found = this.files.find(
        (one) => one.family === name && one.ranges.some(([first, last]) => point >= first && point <= last),
      );
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

function withoutWeight(file: string): string {
  return file.replace(/-\d+-normal/, '-normal');
}
