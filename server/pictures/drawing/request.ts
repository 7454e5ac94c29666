// What is asked of drawing, and what comes of it: the same for the thread that draws and for whoever asks.
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

/** `image/jpeg` where there is a photo, else `image/png`. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly type: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

/** All the text that a request sets, to find its fonts. */
export function textOf({ kit, words }: Pick<DrawRequest, 'kit' | 'words'>): string {
  return `${kit.name} ${JSON.stringify(words)}`;
}
