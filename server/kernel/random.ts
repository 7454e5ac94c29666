// Seeded randomness: the only source of chance in planning, writing and simulation, so that a seed repeats a run.

export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number in [0, n); 0 when n < 1. */
  int(n: number): number;
  /** One element. Throws a RangeError on an empty list. */
  pick<T>(list: readonly T[]): T;
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[];
}

/** Four 32-bit words that depend on every character of the text (FNV-1a streams, each finished by an avalanche). */
export function hashWords(text: string): [number, number, number, number] {
  const word = (basis: number): number => {
    let hash = basis;
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
    hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
    return (hash ^ (hash >>> 16)) >>> 0;
  };
  return [word(0x811c9dc5), word(0x9e3779b9), word(0x85ebca6b), word(0xc2b2ae35)];
}

/** The sfc32 generator (Doty-Humphrey's Small Fast Counting), seeded by a hash of the text or number. */
export function createRandom(seed: string | number): Random {
  let [a, b, c, counter] = hashWords(`${typeof seed}:${seed}`);
  const nextWord = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let warm = 0; warm < 12; warm++) nextWord();
  const next = () => nextWord() / 2 ** 32;
  const int = (n: number) => (n < 1 ? 0 : Math.floor(next() * n));
  return {
    next,
    int,
    pick: (list) => itemAt(list, int(list.length)),
    shuffle: (list) =>
      list
        .map((item) => ({ item, key: next() }))
        .sort((x, y) => x.key - y.key)
        .map(({ item }) => item),
  };
}

function itemAt<T>(list: readonly T[], at: number): T {
  for (const item of list.slice(at, at + 1)) return item;
  throw new RangeError('Cannot pick from an empty list');
}
