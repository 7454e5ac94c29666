// What posts need of drawing: words, a design and a kit become a picture. Given by compose.ts.
import type { Corners, FontPair, PhotoStyle } from '../../contract/brand.ts';
import type { DesignName, DesignWords, Ratio, Scheme, SlideWords } from '../../contract/design.ts';

export type DrawnWords = DesignWords | SlideWords;

/** A business's kit as drawing takes it; pictures as the bytes of a PNG, JPEG, WebP or SVG file. */
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

/** `image/jpeg` where there is a photo, else `image/png`; a sheet is `image/webp`. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp';
  readonly width: number;
  readonly height: number;
}

export interface DrawRequest {
  readonly design: DesignName;
  readonly ratio: Ratio;
  readonly scheme: Scheme;
  readonly kit: DrawnKit;
  readonly words: DrawnWords;
  readonly photo: {
    readonly bytes: Uint8Array;
    readonly focus: { readonly x: number; readonly y: number };
  } | null;
  /** Of the words: a tag such as `de-CH`. */
  readonly language: string;
  /** The same seed makes the same bytes. */
  readonly seed: string;
}

export interface Drawing {
  /**
   * One after the other, in the order asked. The same request makes the same bytes.
   * @throws the signal's reason when it is aborted; Error when the picture cannot be drawn, or not in time
   */
  draw(request: DrawRequest, signal?: AbortSignal): Promise<Picture>;
  /**
   * Small and side by side, two in a row, on one picture: to be looked at. All have the ratio of the first. Queued as `draw` is.
   * @throws as `draw`
   */
  drawSheet(requests: readonly DrawRequest[], signal?: AbortSignal): Promise<Picture>;
  /**
   * Somebody's drawing (SVG) as a PNG of its shapes: nothing in it runs or fetches anything, and nothing else of it is kept.
   * @returns why not, where it cannot be had: `large` has too much in it, `unreadable` words, photos, or no shapes at all
   */
  drawVector(file: Uint8Array): Promise<Picture | { readonly problem: 'unreadable' | 'large' }>;
  /** Whether the fonts have every letter of the text; what they lack is never drawn as boxes. */
  canDraw(text: string, fonts: FontPair): boolean;
}
