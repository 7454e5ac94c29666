// How what a channel brings may depend on what is spent there: shapes of curves, of which the data choose. Each shape g has
// g = 1 at an even share of the total, so that its factor means the same for all: results a day at an even share.
//
//   g(u) = (1 - r) f(u) / f(even) + r            u is spend as a part of the total, r what comes without any spend
//   saturating u h / (u + h) . logarithm h ln(1 + u / h) . power u ^ p . S u^n / (u^n + h^n), n 2 or 4 . none (r = 1)
//
// Saturating curves as in Meridian (Google) and Robyn (Meta), powers as in B. Han and J. Arndt, "Budget Allocation as a
// Multi-Agent System of Contextual and Continuous Bandits", KDD 2021. A part r stands for claims: results that a channel
// reports and that came without it (T. Blake, C. Nosko and S. Tadelis, "Consumer Heterogeneity and Paid Search
// Effectiveness", Econometrica 2015).

type Curve = (part: number) => number;

const saturating =
  (half: number): Curve =>
  (part) =>
    (part * half) / (part + half);
const logarithm =
  (half: number): Curve =>
  (part) =>
    half * Math.log1p(part / half);
const power =
  (exponent: number): Curve =>
  (part) =>
    part ** exponent;
/** The exponent is 2 or 4: products cost a fraction of a power. */
const sigmoid =
  (half: number, exponent: 2 | 4): Curve =>
  (part) => {
    const square = (half / part) * (half / part);
    return 1 / (1 + (exponent === 2 ? square : square * square));
  };

/** How likely each family is before any figure, where curves are mostly concave and where they are mostly S-shaped. */
const FAMILIES: readonly {
  readonly chances: readonly [number, number];
  readonly curves: readonly Curve[];
}[] = [
  { chances: [0.58, 0.2], curves: [0.06, 0.15, 0.4, 1, 3].map(saturating) },
  { chances: [0.15, 0.05], curves: [0.03, 0.15, 0.7].map(logarithm) },
  { chances: [0.25, 0.1], curves: [0.35, 0.5, 0.65, 0.8, 1].map(power) },
  { chances: [0.01, 0.35], curves: [0.08, 0.2, 0.45, 1].map((half) => sigmoid(half, 2)) },
  { chances: [0.01, 0.3], curves: [0.12, 0.25, 0.45, 0.75].map((half) => sigmoid(half, 4)) },
];
const IDLE = [
  { idle: 0, chance: 0.9 },
  { idle: 0.25, chance: 0.05 },
  { idle: 0.7, chance: 0.02 },
];
const NO_EFFECT = 0.03;

const CURVES: readonly Curve[] = FAMILIES.flatMap(({ curves }) => curves);

/** A shape of what is reported: a curve, and the part r of what is reported at an even share that spend did not cause. */
export interface Shape {
  /** Index of the curve. */
  readonly curve: number;
  readonly idle: number;
}

/** The last one has no effect at all. */
export const SHAPES: readonly Shape[] = [
  ...CURVES.flatMap((_, curve) => IDLE.map(({ idle }) => ({ curve, idle }))),
  { curve: 0, idle: 1 },
];

/** The two worlds: how likely each is, and each shape in it (they sum to 1). */
export const WORLDS = [0.85, 0.15].map((chance, world) => ({
  chance,
  shapes: [
    ...FAMILIES.flatMap(({ chances, curves }) =>
      curves.flatMap(() => IDLE.map((idle) => ((chances[world] ?? 0) / curves.length) * idle.chance)),
    ),
    NO_EFFECT,
  ],
}));

/** What spend of a part of the total brings on each curve, in results at an even share. */
export function curvesAt(even: number): (part: number) => Float64Array {
  const scales = CURVES.map((curve) => 1 / curve(even));
  return (part) => {
    const values = new Float64Array(CURVES.length);
    if (part <= 0) return values;
    for (let at = 0; at < values.length; at++) values[at] = (CURVES[at] as Curve)(part) * (scales[at] ?? 0);
    return values;
  };
}
