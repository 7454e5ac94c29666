// A photo in a picture: cut around its focus, shown in the kit's style, and measured where text stands on it.
import type { PhotoStyle } from '../../contract/brand.ts';
import { contrast, mix, READABLE } from '../../kernel/colour.ts';
import type { Box } from './canvas.ts';
import type { Sheet } from './sheet.ts';

/** The darkest and the lightest grey of an area, 0 to 1 as screens encode it. */
export interface PhotoTone {
  readonly darkest: number;
  readonly lightest: number;
}

export interface Photo {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** What has to stay in sight: shares of width and height. */
  readonly focus: { readonly x: number; readonly y: number };
  readonly style: PhotoStyle;
  /** The kit's first colour, for photos that are shown in it. */
  readonly colour: string;
}

/** A small copy of the photo as it is drawn into a box. */
export interface PhotoSample {
  readonly width: number;
  readonly height: number;
  /** RGBA, row by row. */
  readonly pixels: Uint8Array;
}

export function drawPhoto(sheet: Sheet, photo: Photo, box: Box, radius: number | string = 0): void {
  const isPlain = photo.style === 'natural';
  sheet.image(photo.bytes, box, {
    objectFit: 'cover',
    objectPosition: positionOf(photo, box),
    borderRadius: radius,
    ...(isPlain ? {} : { filter: photo.style === 'grey' ? 'grayscale(1)' : 'grayscale(1) brightness(1.25)' }),
  });
  if (photo.style === 'tinted') sheet.fill(box, photo.colour, { radius, blend: 'multiply' });
}

/** The focus comes to the middle, as far as the photo reaches. */
function positionOf({ width, height, focus }: Photo, box: Box): string {
  const scale = Math.max(box.width / width, box.height / height);
  const share = (at: number, size: number, room: number) => {
    const spare = size * scale - room;
    return spare < 1 ? 50 : Math.min(100, Math.max(0, ((at * size * scale - room / 2) / spare) * 100));
  };
  return `${share(focus.x, width, box.width)}% ${share(focus.y, height, box.height)}%`;
}

/** @param into where the sampled photo is drawn */
export function toneOf(sample: PhotoSample, box: Box, into: Box): PhotoTone {
  const scale = sample.width / into.width;
  const at = (from: number, size: number, most: number) =>
    [
      Math.max(0, Math.floor(from * scale) - 1),
      Math.min(most, Math.ceil((from + size) * scale) + 1),
    ] as const;
  const [left, right] = at(box.x - into.x, box.width, sample.width);
  const [top, bottom] = at(box.y - into.y, box.height, sample.height);
  let darkest = 1;
  let lightest = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const index = (y * sample.width + x) * 4;
      const [r = 0, g = 0, b = 0] = sample.pixels.subarray(index, index + 3);
      const grey = (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
      darkest = Math.min(darkest, grey);
      lightest = Math.max(lightest, grey);
    }
  }
  return { darkest: Math.min(darkest, lightest), lightest };
}

/** The least share of `veil` over an area of this tone on which `ink` is read everywhere. */
export function veilFor(tone: PhotoTone, veil: string, ink: string): number {
  // A little more than asked for: single pixels are lighter than their neighbours together.
  const lightest = greyOf(Math.min(1, tone.lightest + 0.06));
  const darkest = greyOf(Math.max(0, tone.darkest - 0.06));
  for (let share = 0; share < 0.97; share += 0.02) {
    const worst = [lightest, darkest].map((grey) => contrast(ink, mix(grey, veil, share)));
    if (Math.min(...worst) >= READABLE * 1.06) return share;
  }
  return 0.97;
}

function greyOf(value: number): string {
  const channel = Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');
  return `#${channel.repeat(3)}`;
}
