// The effects of what a post is made of (pillar, format, hook, call to action ...), as columns of a regression: one for each
// value of each feature, whose effects add up, so that a new mixture of known parts is known already.
import { NOISE, type Prior, type Row } from './regression.ts';

export type Feature = string | number | boolean;
export type Features = Readonly<Record<string, Feature>>;

/** Standard deviation of effects by feature, natural logs. */
const SIZES: Readonly<Record<string, number>> = {
  pillar: 0.25,
  format: 0.25,
  hook: 0.15,
  cta: 0.1,
  length: 0.1,
};
const OTHER_SIZE = 0.15;
const USUAL_SIZE = 0.15;
/** What a single mixture has of its own, beyond the sum of its parts. */
export const UNIQUE = 0.05;
/** Values beyond so many that no candidate has share a column: what is rare says little alone. */
const MOST_OLD = 40;
/** More different numbers than these are told apart by the fourth of them that they are in. */
const MOST_NUMBERS = 6;

/** How features become columns: which values have their own, over all that posts and candidates have. */
export interface Coding {
  readonly prior: Prior;
  rowOf(features: Features): Row;
}

export function codeFeatures(candidates: readonly Features[], history: readonly Features[]): Coding {
  const names = [...new Set([...candidates, ...history].flatMap((features) => Object.keys(features)))].sort();
  const levelOf = new Map(names.map((name) => [name, levelsOf(name, candidates, history)]));
  const columns = new Map<string, number>();
  const sizes = [USUAL_SIZE];
  const take = (key: string, size: number) => {
    if (columns.has(key)) return;
    columns.set(key, sizes.length);
    sizes.push(size);
  };
  const keyOf = (name: string, value: Feature) => JSON.stringify([name, levelOf.get(name)?.(value) ?? value]);
  const takeAll = (features: Features) => {
    for (const name of names) {
      const value = features[name];
      if (value !== undefined) take(keyOf(name, value), SIZES[name] ?? OTHER_SIZE);
    }
  };
  const counts = new Map<string, { count: number; features: Features }>();
  for (const features of candidates) takeAll(features);
  for (const features of history) {
    for (const name of names) {
      const value = features[name];
      if (value === undefined) continue;
      const key = keyOf(name, value);
      if (!columns.has(key))
        counts.set(key, { count: (counts.get(key)?.count ?? 0) + 1, features: { [name]: value } });
    }
  }
  const old = [...counts].sort(([a, x], [b, y]) => y.count - x.count || (a < b ? -1 : 1)).slice(0, MOST_OLD);
  for (const [, { features }] of old) takeAll(features);
  const rowOf = (features: Features): Row => {
    const own = names.flatMap((name) => {
      const value = features[name];
      const column = value === undefined ? undefined : columns.get(keyOf(name, value));
      return column === undefined ? [] : [column];
    });
    const all = [0, ...own];
    return { columns: all, values: all.map(() => 1) };
  };
  return { prior: priorOf(sizes), rowOf };
}

function priorOf(sizes: readonly number[]): Prior {
  const n = sizes.length;
  const precision = new Float64Array(n * n);
  for (const [at, size] of sizes.entries()) precision[at * n + at] = (NOISE / size) ** 2;
  return { mean: new Float64Array(n), precision };
}

/** What a value counts as: itself, or for a feature of many numbers the fourth of them that it is in. */
function levelsOf(
  name: string,
  candidates: readonly Features[],
  history: readonly Features[],
): (value: Feature) => Feature {
  const numbers = [...candidates, ...history].flatMap(({ [name]: value }) =>
    typeof value === 'number' ? [value] : [],
  );
  if (new Set(numbers).size <= MOST_NUMBERS) return (value) => value;
  const sorted = numbers.sort((a, b) => a - b);
  const cuts = [0.25, 0.5, 0.75].map((share) => sorted[Math.floor(share * sorted.length)] ?? 0);
  return (value) => (typeof value === 'number' ? cuts.filter((cut) => value >= cut).length : value);
}
