// What is believed of one channel: for each way to forget and each shape of its curve, how large the curve is and how likely.
//
//   results of a day ~ Poisson-like of mean  a g(u) q,  variance = mean * scatter      q the share reported so far
//   a | shape ~ Gamma(A + sum of w y, B + sum of w g(u) q),  w = keep ^ age / scatter
//   p(y | shape) ~ exp(sum of w y ln g(u)) / (B + sum of w g(u) q) ^ (A + sum of w y)
//
// Ways to forget are weighed by how well each foretold the figures before it saw them, so that a channel whose worth has
// jumped is learned anew at once, and a steady one is known ever better.
import { causedBy, SHAPES } from './response-shapes.ts';

/** Some days of one channel, of about the same spend. */
export interface Spell {
  /** Spend of a day as a part of the total that is to be split. */
  readonly part: number;
  readonly days: number;
  /** Results of all of them. */
  readonly results: number;
  /** Share of them that is reported. */
  readonly reported: number;
  /** Of the middle one; 0 is the last day. */
  readonly age: number;
  /** Variance of a day's results over their mean. */
  readonly scatter: number;
}

/** One model of a channel: its factor is Gamma(shape, rate). */
export interface Model {
  readonly weight: number;
  /** Index of the shape of the curve. */
  readonly curve: number;
  readonly shape: number;
  readonly rate: number;
}

/** What a day keeps of the day before. */
const KEEPS = [
  { keep: 0.993, chance: 0.4 },
  { keep: 0.97, chance: 0.4 },
  { keep: 0.88, chance: 0.2 },
];
/** How far factors of channels lie apart: a standard deviation of .8 in natural logs. */
const APART = 1.2;
/** What a judgement of the ways to forget keeps in a day. */
const JUDGEMENT_KEEPS = 0.97;
/** Nothing is impossible: a result may be told of a day without spend. */
const LEAST = 0.003;
/** Models below are left out. */
const TRIFLE = 1e-4;

/** Sums of one way to forget. */
interface Sums {
  readonly keep: number;
  results: number;
  readonly due: Float64Array;
  readonly logs: Float64Array;
  score: number;
}

/**
 * The channel's models after these spells, which stand from the oldest to the newest; weights sum to 1. `usual` is what a
 * channel is expected to bring a day at an even share of the total before anything is known of it.
 */
export function believe(spells: readonly Spell[], usual: number, even: number): Model[] {
  const prior = { shape: APART, rate: APART / usual };
  const ways = KEEPS.map(({ keep, chance }) => ({
    keep,
    results: 0,
    due: new Float64Array(SHAPES.length),
    logs: new Float64Array(SHAPES.length),
    score: Math.log(chance),
  }));
  let age = spells[0]?.age ?? 0;
  for (const spell of spells) {
    const values = SHAPES.map((shape) => Math.max(LEAST, causedBy(shape, spell.part, even) + shape.idle));
    for (const way of ways) {
      discount(way, age - spell.age);
      way.score = way.score * JUDGEMENT_KEEPS ** (age - spell.age) + scoreOf(way, spell, { values, prior });
      add(way, spell, values);
    }
    age = spell.age;
  }
  return weigh(ways, prior);
}

type Gamma = { readonly shape: number; readonly rate: number };

function discount(way: Sums, days: number): void {
  if (days <= 0) return;
  const by = way.keep ** days;
  way.results *= by;
  for (let at = 0; at < way.due.length; at++) {
    way.due[at] = (way.due[at] ?? 0) * by;
    way.logs[at] = (way.logs[at] ?? 0) * by;
  }
}

function add(way: Sums, spell: Spell, values: readonly number[]): void {
  const results = spell.results / spell.scatter;
  const days = (spell.days * spell.reported) / spell.scatter;
  way.results += results;
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 1;
    way.due[at] = (way.due[at] ?? 0) + days * value;
    way.logs[at] = (way.logs[at] ?? 0) + results * Math.log(value);
  }
}

/** How likely each shape is under one way to forget; not normed. */
function likelihoods(way: Sums, prior: Gamma): number[] {
  const logs = SHAPES.map(
    ({ chance }, at) =>
      Math.log(chance) +
      (way.logs[at] ?? 0) -
      (prior.shape + way.results) * Math.log(prior.rate + (way.due[at] ?? 0)),
  );
  const best = Math.max(...logs);
  return logs.map((log) => Math.exp(log - best));
}

/** Log density of a spell that is not seen yet, as far as ways to forget differ in it. */
function scoreOf(
  way: Sums,
  spell: Spell,
  { values, prior }: { values: readonly number[]; prior: Gamma },
): number {
  const weights = likelihoods(way, prior);
  let [mean, total] = [0, 0];
  for (let at = 0; at < weights.length; at++) {
    const weight = weights[at] ?? 0;
    total += weight;
    mean += (weight * (values[at] ?? 0) * (prior.shape + way.results)) / (prior.rate + (way.due[at] ?? 0));
  }
  const due = Math.max(1e-9, (mean / total) * spell.days * spell.reported);
  return (spell.results * Math.log(due) - due) / spell.scatter;
}

function weigh(ways: readonly Sums[], prior: Gamma): Model[] {
  const best = Math.max(...ways.map(({ score }) => score));
  const models = ways.flatMap((way) => {
    const weights = likelihoods(way, prior);
    const norm = Math.exp(way.score - best) / weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight, curve) => ({
      weight: weight * norm,
      curve,
      shape: prior.shape + way.results,
      rate: prior.rate + (way.due[curve] ?? 0),
    }));
  });
  const total = models.reduce((sum, { weight }) => sum + weight, 0);
  const kept = models.filter(({ weight }) => weight > TRIFLE * total);
  const sum = kept.reduce((all, { weight }) => all + weight, 0);
  return kept.map((model) => ({ ...model, weight: model.weight / sum }));
}
