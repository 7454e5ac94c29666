// Pixels while they are worked on: made smaller as they come, line by line, so that a large picture is never there as a
// whole.
import type { Turn } from './exif.ts';

/** Red, green, blue and alpha of each pixel, line by line. */
export interface Pixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Takes lines of four bytes a pixel from top to bottom. */
export interface Lines {
  take(line: Uint8Array): void;
}

/** Averages the lines of an area into fewer pixels. Never makes a picture larger. */
export class Shrinker implements Lines {
  readonly #area: Area;
  readonly #to: Size;
  readonly #pixels: Uint8ClampedArray<ArrayBuffer>;
  /** Colours weighted by alpha, and alpha, of one line of the result. */
  readonly #sums: Float64Array;
  readonly #line: Float64Array;
  #y = 0;
  #filled = 0;

  constructor(area: Area, to: Size) {
    this.#area = area;
    this.#to = to;
    this.#pixels = new Uint8ClampedArray(to.width * to.height * 4);
    this.#sums = new Float64Array(to.width * 4);
    this.#line = new Float64Array(to.width * 4);
  }

  take(line: Uint8Array): void {
    const { top, height } = this.#area;
    const y = this.#y - top;
    this.#y += 1;
    if (y < 0 || y >= height) return;
    if (height === this.#to.height && this.#area.width === this.#to.width) this.#copy(line, y);
    else this.#average(line, y);
  }

  /** What has become of the lines. */
  end(): Pixels {
    return { ...this.#to, data: this.#pixels };
  }

  #average(line: Uint8Array, y: number): void {
    const { height } = this.#area;
    this.#narrow(line);
    const scale = this.#to.height / height;
    const [from, to] = [y * scale, (y + 1) * scale];
    const boundary = Math.floor(from) + 1;
    if (to < boundary - 1e-9) {
      this.#add(to - from);
      return;
    }
    this.#add(boundary - from);
    this.#finishLine();
    this.#add(to - boundary);
  }

  #copy(line: Uint8Array, y: number): void {
    const { left, width } = this.#area;
    this.#pixels.set(line.subarray(left * 4, (left + width) * 4), y * width * 4);
  }

  /** One line with as many pixels as the result has. */
  #narrow(line: Uint8Array): void {
    const { left, width } = this.#area;
    const to = this.#to.width;
    const scale = width / to;
    for (let x = 0; x < to; x += 1) {
      const from = x * scale;
      const end = Math.min(width, from + scale);
      let red = 0;
      let green = 0;
      let blue = 0;
      let alpha = 0;
      for (let at = Math.floor(from); at < end; at += 1) {
        const share = Math.min(at + 1, end) - Math.max(at, from);
        const pixel = (left + at) * 4;
        const weight = (share / scale) * (line[pixel + 3] ?? 0);
        red += weight * (line[pixel] ?? 0);
        green += weight * (line[pixel + 1] ?? 0);
        blue += weight * (line[pixel + 2] ?? 0);
        alpha += weight;
      }
      const place = x * 4;
      this.#line[place] = red;
      this.#line[place + 1] = green;
      this.#line[place + 2] = blue;
      this.#line[place + 3] = alpha;
    }
  }

  #add(share: number): void {
    if (share <= 0) return;
    const [sums, line] = [this.#sums, this.#line];
    for (let index = 0; index < sums.length; index += 1)
      sums[index] = (sums[index] ?? 0) + share * (line[index] ?? 0);
  }

  #finishLine(): void {
    const start = this.#filled * this.#to.width * 4;
    if (this.#filled >= this.#to.height) return;
    for (let at = 0; at < this.#sums.length; at += 4) {
      const alpha = this.#sums[at + 3] ?? 0;
      for (let color = 0; color < 3; color += 1)
        this.#pixels[start + at + color] = alpha === 0 ? 0 : (this.#sums[at + color] ?? 0) / alpha;
      this.#pixels[start + at + 3] = alpha;
    }
    this.#sums.fill(0);
    this.#filled += 1;
  }
}

/** Where a pixel of the upright picture stands in the one that was read: its column and line. */
const SOURCE: Readonly<Record<Turn, (x: number, y: number, from: Size) => readonly [number, number]>> = {
  1: (x, y) => [x, y],
  2: (x, y, { width }) => [width - 1 - x, y],
  3: (x, y, { width, height }) => [width - 1 - x, height - 1 - y],
  4: (x, y, { height }) => [x, height - 1 - y],
  5: (x, y) => [y, x],
  6: (x, y, { height }) => [y, height - 1 - x],
  7: (x, y, { width, height }) => [width - 1 - y, height - 1 - x],
  8: (x, y, { width }) => [width - 1 - y, x],
};

/** The size once it is upright. */
export function turnedSize({ width, height }: Size, turn: Turn): Size {
  return turn >= 5 ? { width: height, height: width } : { width, height };
}

/** Stands a picture upright. */
export function turned(pixels: Pixels, turn: Turn): Pixels {
  if (turn === 1) return pixels;
  const size = turnedSize(pixels, turn);
  const from = new Uint32Array(pixels.data.buffer);
  const to = new Uint32Array(size.width * size.height);
  const source = SOURCE[turn];
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) {
      const [column, line] = source(x, y, pixels);
      to[y * size.width + x] = from[line * pixels.width + column] ?? 0;
    }
  return { ...size, data: new Uint8ClampedArray(to.buffer) };
}

/** For kinds of pictures that know no transparency: on white. */
export function flatten({ data }: Pixels): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    if (alpha === 255) continue;
    const white = 255 - alpha;
    for (let color = at; color < at + 3; color += 1) data[color] = white + ((data[color] ?? 0) * alpha) / 255;
    data[at + 3] = 255;
  }
}

/** The largest size of the same shape with no side longer than `side`; never larger than it is. */
export function within({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
