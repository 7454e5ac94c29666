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

export interface Shape {
  readonly curve: (part: number) => number;
  /** r: the part of what is reported at an even share that spend did not cause. */
  readonly idle: number;
  /** How likely it is before any figure; all shapes sum to 1. */
  readonly chance: number;
}

type Curve = Shape['curve'];

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
const sigmoid =
  (half: number, exponent: number): Curve =>
  (part) =>
    1 / (1 + (half / part) ** exponent);

const FAMILIES: readonly { readonly chance: number; readonly curves: readonly Curve[] }[] = [
  { chance: 0.57, curves: [0.06, 0.15, 0.4, 1, 3].map(saturating) },
  { chance: 0.15, curves: [0.03, 0.15, 0.7].map(logarithm) },
  { chance: 0.25, curves: [0.35, 0.5, 0.65, 0.8, 1].map(power) },
  { chance: 0.02, curves: [0.08, 0.2, 0.45, 1].map((half) => sigmoid(half, 2)) },
  { chance: 0.01, curves: [0.12, 0.25, 0.45, 0.75].map((half) => sigmoid(half, 4)) },
];
const IDLE = [
  { idle: 0, chance: 0.9 },
  { idle: 0.25, chance: 0.05 },
  { idle: 0.7, chance: 0.02 },
];
const NO_EFFECT = 0.03;

export const SHAPES: readonly Shape[] = [
  ...FAMILIES.flatMap(({ chance, curves }) =>
    curves.flatMap((curve) =>
      IDLE.map(({ idle, chance: ofIdle }) => ({ curve, idle, chance: (chance / curves.length) * ofIdle })),
    ),
  ),
  { curve: () => 0, idle: 1, chance: NO_EFFECT },
];

/** What spend itself brings, in results at an even share. */
export function causedBy({ curve, idle }: Shape, part: number, even: number): number {
  return idle === 1 ? 0 : ((1 - idle) * curve(part)) / curve(even);
}
