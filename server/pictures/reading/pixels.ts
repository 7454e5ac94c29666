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

/**
 * Averages the lines of an area into fewer pixels, and stands them upright as it goes: a second copy of a large picture would be
 * half of what one may take. Never makes a picture larger.
 */
export class Shrinker implements Lines {
  readonly #area: Area;
  readonly #to: Size;
  readonly #pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly #size: Size;
  readonly #place: (x: number, y: number) => number;
  /** Colours weighted by alpha, and alpha, of one line of the result. */
  readonly #sums: Float64Array;
  readonly #line: Float64Array;
  #y = 0;
  #filled = 0;

  /** @param to the size before it is turned */
  constructor(area: Area, to: Size, turn: Turn = 1) {
    this.#area = area;
    this.#to = to;
    this.#size = turnedSize(to, turn);
    const { width } = this.#size;
    const upright = UPRIGHT[turn];
    this.#place = (x, y) => {
      const [column, line] = upright(x, y, to);
      return (line * width + column) * 4;
    };
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
    return { ...this.#size, data: this.#pixels };
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
    for (let x = 0; x < width; x += 1) {
      const [from, to] = [(left + x) * 4, this.#place(x, y)];
      for (let part = 0; part < 4; part += 1) this.#pixels[to + part] = line[from + part] ?? 0;
    }
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
    if (this.#filled >= this.#to.height) return;
    for (let x = 0; x < this.#to.width; x += 1) {
      const [at, to] = [x * 4, this.#place(x, this.#filled)];
      const alpha = this.#sums[at + 3] ?? 0;
      for (let color = 0; color < 3; color += 1)
        this.#pixels[to + color] = alpha === 0 ? 0 : (this.#sums[at + color] ?? 0) / alpha;
      this.#pixels[to + 3] = alpha;
    }
    this.#sums.fill(0);
    this.#filled += 1;
  }
}

/** Where a pixel stands once the picture is upright: its column and line. */
const UPRIGHT: Readonly<Record<Turn, (x: number, y: number, from: Size) => readonly [number, number]>> = {
  1: (x, y) => [x, y],
  2: (x, y, { width }) => [width - 1 - x, y],
  3: (x, y, { width, height }) => [width - 1 - x, height - 1 - y],
  4: (x, y, { height }) => [x, height - 1 - y],
  5: (x, y) => [y, x],
  6: (x, y, { height }) => [height - 1 - y, x],
  7: (x, y, { width, height }) => [height - 1 - y, width - 1 - x],
  8: (x, y, { width }) => [y, width - 1 - x],
};

/** The size once it is upright. */
function turnedSize({ width, height }: Size, turn: Turn): Size {
  return turn >= 5 ? { width: height, height: width } : { width, height };
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
