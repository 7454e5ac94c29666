// Frames of a film in I420, as encoders take them: planes of brightness and of two colour differences at half the size each way.

export interface Size {
  /** Even numbers of pixels. */
  readonly width: number;
  readonly height: number;
}

const chromaOf = ({ width, height }: Size) => ({ width: width / 2, height: height / 2 });

export const bytesOfFrame = ({ width, height }: Size): number => (width * height * 3) / 2;

/**
 * A picture as a frame, in the limited range of ITU-R BT.709, which players take for films of this size (factors: BT.709-6, item 3).
 * @param rgba 4 bytes a pixel, row by row; the alpha is not looked at
 */
export function toFrame(rgba: Uint8Array, size: Size): Uint8Array {
  const { width, height } = size;
  const frame = new Uint8Array(bytesOfFrame(size));
  for (let at = 0, from = 0; at < width * height; at++, from += 4) {
    const [r, g, b] = [rgba[from] as number, rgba[from + 1] as number, rgba[from + 2] as number];
    frame[at] = 16.5 + 0.18259 * r + 0.61423 * g + 0.06201 * b;
  }
  const chroma = chromaOf(size);
  let u = width * height;
  let v = u + chroma.width * chroma.height;
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      const [r, g, b] = meanOfFour(rgba, 4 * (y * width + x), 4 * width);
      frame[u++] = 128.5 - 0.10064 * r - 0.33857 * g + 0.43922 * b;
      frame[v++] = 128.5 + 0.43922 * r - 0.39894 * g - 0.04027 * b;
    }
  return frame;
}

function meanOfFour(rgba: Uint8Array, at: number, row: number): [number, number, number] {
  const mean = (part: number) =>
    ((rgba[at + part] as number) +
      (rgba[at + 4 + part] as number) +
      (rgba[at + row + part] as number) +
      (rgba[at + row + 4 + part] as number)) /
    4;
  return [mean(0), mean(1), mean(2)];
}

/**
 * One frame pushed out at the top by the next.
 * @param share how far the next has come, 0 to 1
 */
export function pushUp(before: Uint8Array, next: Uint8Array, share: number, size: Size): Uint8Array {
  const { width, height } = size;
  const chroma = chromaOf(size);
  const frame = new Uint8Array(before.length);
  // Whole rows of all planes: an even number of those of brightness.
  const rows = 2 * Math.round((share * height) / 2);
  const planes = [
    { start: 0, width, height, rows },
    { start: width * height, ...chroma, rows: rows / 2 },
    { start: width * height + chroma.width * chroma.height, ...chroma, rows: rows / 2 },
  ];
  for (const plane of planes) {
    const moved = plane.rows * plane.width;
    const end = plane.start + plane.width * plane.height;
    frame.set(before.subarray(plane.start + moved, end), plane.start);
    frame.set(next.subarray(plane.start, plane.start + moved), end - moved);
  }
  return frame;
}

/** Starts and ends slowly. */
export const ease = (share: number): number => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2);
