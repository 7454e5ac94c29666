// Draws for the simulators: the worlds that the learner is tried on are made of these.
import type { Random } from '../../../server/kernel/random.ts';

export function normal(random: Random, mean = 0, sd = 1): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random.next()));
  return mean + sd * radius * Math.cos(2 * Math.PI * random.next());
}

/** A count of mean `mean`: Knuth's product for small means, a rounded normal draw for large ones. */
export function poisson(random: Random, mean: number): number {
  if (mean <= 0) return 0;
  if (mean > 60) return Math.max(0, Math.round(normal(random, mean, Math.sqrt(mean))));
  const limit = Math.exp(-mean);
  let product = random.next();
  let count = 0;
  while (product > limit) {
    product *= random.next();
    count++;
  }
  return count;
}

/** A factor of mean 1 and the variance `variance` (gamma distributed). */
export function gammaFactor(random: Random, variance: number): number {
  const shape = 1 / variance;
  const d = shape - 1 / 3;
  for (;;) {
    const x = normal(random);
    const v = (1 + x / Math.sqrt(9 * d)) ** 3;
    if (v > 0 && Math.log(1 - random.next()) < x * x * 0.5 + d - d * v + d * Math.log(v))
      return (d * v) / shape;
  }
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Below which so much of the values lies. */
export function percentile(values: readonly number[], below: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(below * sorted.length))] ?? Number.NaN;
}
