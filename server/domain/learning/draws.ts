// Draws from the distributions that the learner needs, each from a seeded source.
import type { Random } from '../../kernel/random.ts';

/** A standard normal draw (Marsaglia's polar method; its second value is let go, so that nothing is kept between calls). */
export function drawNormal(random: Random): number {
  for (;;) {
    const x = 2 * random.next() - 1;
    const y = 2 * random.next() - 1;
    const square = x * x + y * y;
    if (square > 0 && square < 1) return x * Math.sqrt((-2 * Math.log(square)) / square);
  }
}

/** A draw from Gamma(shape, 1), shape >= 1 (Marsaglia and Tsang, "A simple method for generating gamma variables", 2000). */
export function drawGamma(shape: number, random: Random): number {
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = drawNormal(random);
    const root = 1 + c * x;
    if (root <= 0) continue;
    const v = root * root * root;
    const u = random.next();
    const square = x * x;
    if (u < 1 - 0.0331 * square * square) return d * v;
    if (Math.log(u) < 0.5 * square + d * (1 - v + Math.log(v))) return d * v;
  }
}

/** A draw from Beta(a, b), a and b >= 1: the share of one of two gamma draws. */
export function drawBeta(a: number, b: number, random: Random): number {
  const x = drawGamma(a, random);
  return x / (x + drawGamma(b, random));
}
