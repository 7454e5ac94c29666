// What is believed of channels: for each shape of a curve, and each day since which the channel is worth what it is worth now,
// how large the curve is and how likely.
//
//   results of a day ~ Poisson-like of mean  a g(u) q,  variance = mean * scatter      q the share reported so far
//   a | shape ~ Gamma(A + Y, B + D),  Y = sum of w y,  D = sum of w g(u) q,  w = 1 / scatter
//   ln p(y | shape) = A ln B - ln G(A) + ln G(A + Y) - (A + Y) ln(B + D) + sum of w y ln g(u)
//
// A channel may have become worth another a on some day, the shape staying what it was: those before and those since are each
// judged by p(y), and only those since tell a (Adams and MacKay 2007, as in regression.ts). Whether curves are S-shaped is
// asked of all channels together: what one shows of thresholds is likely of the others too (a mixture of two worlds).
import { logGamma } from '../log-gamma.ts';
import { curvesAt, SHAPES, WORLDS } from './response-shapes.ts';

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
  /** Index in SHAPES. */
  readonly form: number;
  readonly shape: number;
  readonly rate: number;
}

/** What a channel is worth changes so often a day: hardly once in a year. */
const TURNS = 1 / 400;
/** A change is looked for after so many of the latest days, and after runs so many times as long. */
const RUN = { least: 4, grows: 1.4 };
/** How far factors of channels lie apart: a standard deviation of .8 in natural logs. */
export const PRIOR_SHAPE = 1.2;
/** What a day keeps of the day before, whatever else is believed: nothing stays as it is for years. */
const KEEP = 0.985;
/** Nothing is impossible: a result may be told of a day without spend. */
const LEAST = 0.003;
/** Models below are left out, and before shapes are weighed, those far below. */
const TRIFLE = 1e-3;
const FAINT = 1e-7;

/**
 * The models of each channel after its spells, which stand from the oldest to the newest; the weights of each sum to 1.
 * `usual` is what a channel is expected to bring a day at an even share of the total before anything is known of it.
 */
export function believe(channels: readonly (readonly Spell[])[], usual: number, even: number): Model[][] {
  const curves = curvesAt(even);
  const found = channels.map((spells) =>
    modelsOf(spells, { shape: PRIOR_SHAPE, rate: PRIOR_SHAPE / usual }, curves),
  );
  const worlds = WORLDS.map(({ chance, shapes }) => {
    const sums = found.map((models) =>
      models.reduce((sum, { weight, form }) => sum + weight * (shapes[form] ?? 0), 0),
    );
    return { shapes, sums, log: sums.reduce((log, sum) => log + Math.log(sum), Math.log(chance)) };
  });
  const best = Math.max(...worlds.map(({ log }) => log));
  return found.map((models, k) => {
    const chances = SHAPES.map((_, form) =>
      worlds.reduce(
        (sum, { shapes, sums, log }) => sum + (Math.exp(log - best) / (sums[k] ?? 1)) * (shapes[form] ?? 0),
        0,
      ),
    );
    return weighed(models, chances);
  });
}

type Gamma = { readonly shape: number; readonly rate: number };

/** Sums over some days: Y, and D and the sum of w y ln g(u) by shape. */
interface Sums {
  results: number;
  readonly due: Float64Array;
  readonly logs: Float64Array;
}

type Curves = (part: number) => Float64Array;

/** The shapes as columns: they are gone through for every day of every channel. */
const CURVE_OF = Int32Array.from(SHAPES, ({ curve }) => curve);
const IDLE_OF = Float64Array.from(SHAPES, ({ idle }) => idle);

/** Every shape with every day of change; weights are p(y), whose greatest is 1. */
function modelsOf(spells: readonly Spell[], prior: Gamma, curves: Curves): Model[] {
  const all: Sums = {
    results: 0,
    due: new Float64Array(SHAPES.length),
    logs: new Float64Array(SHAPES.length),
  };
  const runs: { since: Sums; log: number }[] = [];
  let [length, from] = [RUN.least, 0];
  for (let at = spells.length - 1; at >= 0; at--) {
    const spell = spells[at] as Spell;
    add(all, spell, curves);
    if (spell.age + 1 < length || at === 0) continue;
    const log = -TURNS * from + Math.log(-Math.expm1(-TURNS * Math.max(1, spell.age + 1 - from)));
    runs.push({ since: { ...all, due: all.due.slice(), logs: all.logs.slice() }, log });
    length = Math.ceil(length * RUN.grows);
    from = spell.age + 1;
  }
  const steady = { since: all, log: -TURNS * from, logs: evidence(all, prior) };
  const changed = runs.map(({ since, log }) => {
    const before = evidence(difference(all, since), prior);
    const logs = evidence(since, prior);
    for (let form = 0; form < logs.length; form++) logs[form] = (logs[form] ?? 0) + (before[form] ?? 0);
    return { since, log, logs };
  });
  const given = [...changed, steady];
  const best = given.reduce(
    (most, { log, logs }) => logs.reduce((own, one) => Math.max(own, log + one), most),
    Number.NEGATIVE_INFINITY,
  );
  const models: Model[] = [];
  for (const { since, log, logs } of given) {
    for (let form = 0; form < logs.length; form++) {
      const weight = Math.exp(log + (logs[form] ?? 0) - best);
      // In neither world a shape is so much likelier than in the other that these would count.
      if (weight < FAINT) continue;
      const rate = prior.rate + (since.due[form] ?? 0);
      models.push({ weight, form, shape: prior.shape + since.results, rate });
    }
  }
  return models;
}

function add(sums: Sums, spell: Spell, curves: Curves): void {
  const weight = KEEP ** spell.age / spell.scatter;
  const results = weight * spell.results;
  const days = weight * spell.days * spell.reported;
  const caused = curves(spell.part);
  const { due, logs } = sums;
  sums.results += results;
  for (let form = 0; form < due.length; form++) {
    const idle = IDLE_OF[form] ?? 0;
    const value = Math.max(LEAST, (1 - idle) * (caused[CURVE_OF[form] ?? 0] ?? 0) + idle);
    due[form] = (due[form] ?? 0) + days * value;
    // Most days of a small account bring nothing.
    if (results > 0) logs[form] = (logs[form] ?? 0) + results * Math.log(value);
  }
}

function difference(all: Sums, but: Sums): Sums {
  const [due, logs] = [all.due.slice(), all.logs.slice()];
  for (let form = 0; form < due.length; form++) {
    due[form] = Math.max(0, (due[form] ?? 0) - (but.due[form] ?? 0));
    logs[form] = (logs[form] ?? 0) - (but.logs[form] ?? 0);
  }
  return { results: Math.max(0, all.results - but.results), due, logs };
}

/** ln p(y | shape) for every shape. */
function evidence({ results, due, logs }: Sums, { shape, rate }: Gamma): Float64Array {
  const same = shape * Math.log(rate) - logGamma(shape) + logGamma(shape + results);
  const told = new Float64Array(due.length);
  for (let form = 0; form < due.length; form++)
    told[form] = same - (shape + results) * Math.log(rate + (due[form] ?? 0)) + (logs[form] ?? 0);
  return told;
}

/** The models by how likely they and their shapes are, in weights that sum to 1, without trifles. */
function weighed(models: readonly Model[], chances: readonly number[]): Model[] {
  const weights = Float64Array.from(models, ({ weight, form }) => weight * (chances[form] ?? 0));
  const least = TRIFLE * weights.reduce((sum, weight) => sum + weight, 0);
  const total = weights.reduce((sum, weight) => (weight > least ? sum + weight : sum), 0);
  return models.flatMap((model, at) => {
    const weight = weights[at] ?? 0;
    return weight > least ? [{ ...model, weight: weight / total }] : [];
  });
}
