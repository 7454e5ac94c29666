// The effects of what a post is made of (pillar, format, hook, call to action ...), as columns of a regression: one for each
// value of each feature, whose effects add up, so that a new mixture of known parts is known already.
import { NOISE, type Prior, type Row } from './regression.ts';

export type Feature = string | number | boolean;
export type Features = Readonly<Record<string, Feature>>;

/** Standard deviation of effects by feature, natural logs. */
const SIZES: ReadonlyMap<string, number> = new Map([
  ['pillar', 0.25],
  ['format', 0.25],
  ['hook', 0.15],
  ['cta', 0.1],
  ['length', 0.1],
]);
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
  const parts = namesOf(candidates, history).map((name): Part => {
    const levelOf = levelsOf(name, candidates, history);
    const levelAt = (features: Features) => {
      const value = ownOf(features, name);
      return value === undefined ? undefined : levelOf(value);
    };
    return { name, levelAt, columns: new Map() };
  });
  const sizes = [USUAL_SIZE];
  const take = ({ name, columns }: Part, level: Feature) => {
    if (columns.has(level)) return;
    columns.set(level, sizes.length);
    sizes.push(SIZES.get(name) ?? OTHER_SIZE);
  };
  for (const features of candidates) {
    for (const part of parts) {
      const level = part.levelAt(features);
      if (level !== undefined) take(part, level);
    }
  }
  for (const { part, level } of oldLevels(parts, history).slice(0, MOST_OLD)) take(part, level);
  const rowOf = (features: Features): Row => {
    const [columns, values] = [[0], [1]];
    for (const part of parts) {
      const level = part.levelAt(features);
      const column = level === undefined ? undefined : part.columns.get(level);
      if (column === undefined) continue;
      columns.push(column);
      values.push(1);
    }
    return { columns, values };
  };
  return { prior: priorOf(sizes), rowOf };
}

/** A feature, what a post has of it, and the columns of its values. */
interface Part {
  readonly name: string;
  readonly levelAt: (features: Features) => Feature | undefined;
  /** By value: a text of name and value, for every post of years, would cost more than all that is learned. */
  readonly columns: Map<Feature, number>;
}

/** Values that no candidate has, from the most frequent one. */
function oldLevels(parts: readonly Part[], history: readonly Features[]): { part: Part; level: Feature }[] {
  const old = parts.flatMap((part) => {
    const counts = new Map<Feature, number>();
    for (const features of history) {
      const level = part.levelAt(features);
      if (level !== undefined && !part.columns.has(level)) counts.set(level, (counts.get(level) ?? 0) + 1);
    }
    return [...counts].map(([level, count]) => ({
      part,
      level,
      count,
      key: JSON.stringify([part.name, level]),
    }));
  });
  return old.sort((x, y) => y.count - x.count || (x.key < y.key ? -1 : 1));
}

function namesOf(...lists: readonly (readonly Features[])[]): string[] {
  const names = new Set<string>();
  for (const list of lists)
    for (const features of list) for (const name of Object.keys(features)) names.add(name);
  return [...names].sort();
}

/** A feature of its own: a name that every object answers to ("constructor") is none. */
function ownOf(features: Features, name: string): Feature | undefined {
  return Object.hasOwn(features, name) ? features[name] : undefined;
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
  const numbers: number[] = [];
  for (const list of [candidates, history]) {
    for (const features of list) {
      const value = ownOf(features, name);
      if (typeof value === 'number') numbers.push(value);
    }
  }
  if (new Set(numbers).size <= MOST_NUMBERS) return (value) => value;
  const sorted = numbers.sort((a, b) => a - b);
  const cuts = [0.25, 0.5, 0.75].map((share) => sorted[Math.floor(share * sorted.length)] ?? 0);
  const fourthOf = (value: number) => cuts.reduce((fourth, cut) => fourth + Number(value >= cut), 0);
  return (value) => (typeof value === 'number' ? fourthOf(value) : value);
}
