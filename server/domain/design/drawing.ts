// What posts need of drawing: words, a design and a kit become a picture. Given by compose.ts.
import type { Corners, FontPair, PhotoStyle } from '../../contract/brand.ts';
import type { DesignName, DesignWords, Ratio, Scheme, SlideWords } from '../../contract/design.ts';

/** A business's kit as drawing takes it; pictures as the bytes of their files. */
export interface DrawnKit {
  readonly name: string;
  /** As `#rrggbb`. */
  readonly colors: { readonly primary: string; readonly secondary: string; readonly accent: string | null };
  readonly fonts: FontPair;
  readonly corners: Corners;
  readonly photos: PhotoStyle;
  /** On light ground, on dark ground, and the small mark that stands alone. */
  readonly logo: Uint8Array | null;
  readonly logoDark: Uint8Array | null;
  readonly mark: Uint8Array | null;
}

export interface Drawn {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface DrawingOrder {
  readonly design: DesignName;
  readonly ratio: Ratio;
  readonly scheme: Scheme;
  readonly kit: DrawnKit;
  readonly words: DesignWords | SlideWords;
  readonly photo: {
    readonly bytes: Uint8Array;
    readonly focus: { readonly x: number; readonly y: number };
  } | null;
  /** Of the words: a tag such as `de-CH`. */
  readonly language: string;
  /** The same seed makes the same bytes. */
  readonly seed: string;
}

export interface Draws {
  /**
   * One after the other. The same order makes the same bytes.
   * @throws the signal's reason when it is aborted; Error when the picture cannot be drawn, or not in time
   */
  draw(order: DrawingOrder, signal?: AbortSignal): Promise<Drawn>;
  /** Whether the fonts have every letter of the text; what they lack is never drawn as boxes. */
  canDraw(text: string, fonts: FontPair): boolean;
}
