// A picture as it lies in its file, before anything of it is decoded.
import type { Turn } from './exif.ts';

export interface PictureFile {
  /** Pixels, as they lie in the file. */
  readonly width: number;
  readonly height: number;
  /** Bytes that decoding takes at once. */
  readonly memory: number;
  /** How it has to be turned to stand upright. */
  readonly turn: Turn;
  readonly hasAlpha: boolean;
  readonly isAnimated: boolean;
  /** Makes what shows it, without what was written beside it; null where it has to be made anew. */
  readonly clean: (() => Uint8Array) | null;
}
