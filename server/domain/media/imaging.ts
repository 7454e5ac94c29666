// What the business's media need of pictures: reading what came in, and making it fit for a use. Given by compose.ts.
import type { MediaKind, MediaType } from '../../contract/media.ts';

/** Bytes on a disk, read and changed in pieces: a film is never in memory as a whole. */
export interface FileBytes {
  readonly size: number;
  /** @returns fewer bytes where the file ends */
  read(at: number, length: number): Promise<Uint8Array>;
  write(at: number, bytes: Uint8Array): Promise<void>;
  /** Cuts what is behind. */
  cut(size: number): Promise<void>;
}

export interface PictureFacts {
  readonly type: MediaType;
  /** Pixels, upright. */
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
}

export interface FilmFacts {
  readonly type: MediaType;
  /** Pixels, as it is shown. */
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** Frames a second. */
  readonly frames: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Area extends Size {
  readonly left: number;
  readonly top: number;
}

export interface Fit {
  /** What of the picture is shown, pixels. */
  readonly area: Area;
  /** No larger than the area. */
  readonly to: Size;
  readonly as: 'image/jpeg' | 'image/webp';
  /** 1 to 100; it goes down until the result has at most `most` bytes. */
  readonly quality: number;
  readonly most: number;
}

export interface SmallCopies {
  /** Pixels of their longer sides, the smallest first. */
  readonly sides: readonly number[];
  /** 1 to 100 */
  readonly quality: number;
}

/** None is made of a picture that takes much memory as it is. */
export interface SmallCopy {
  readonly side: number;
  readonly bytes: Uint8Array;
}

/** Why a file is not taken. */
export type Unread = 'unknown' | 'heic' | 'damaged' | 'large' | 'unreadable' | 'slow';

export interface Unreadable {
  readonly problem: Unread;
}

/** Reads files by what they hold, never by their name. Pictures one after the other, in bounds of time and memory. */
export interface Imaging {
  /** What a file is, by its first bytes, or why it is not read. */
  kindOf(head: Uint8Array): MediaKind | Unreadable;
  /**
   * Reads a picture whole, to its end.
   * @param bytes are used up
   * @param copies small ones in WebP that are made of it in passing
   * @returns it upright and bounded, without what was written beside it: where, when, by whom
   */
  readPicture(
    bytes: Uint8Array,
    copies?: SmallCopies,
  ): Promise<
    (PictureFacts & { readonly bytes: Uint8Array; readonly copies: readonly SmallCopy[] }) | Unreadable
  >;
  /** Reads a film, and takes out of its file what was written beside it. */
  readFilm(file: FileBytes): Promise<FilmFacts | Unreadable>;
  /** @param bytes are used up */
  fit(bytes: Uint8Array, fit: Fit): Promise<Uint8Array | Unreadable>;
}
