// Small arithmetic of the benchmarks.

/** The middle value; of an even number the upper one. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Mean time of one call in milliseconds, after a warm-up. */
export function meanTime(rounds: number, work: () => void): number {
  for (let round = 0; round < rounds / 5; round += 1) work();
  const start = performance.now();
  for (let round = 0; round < rounds; round += 1) work();
  return (performance.now() - start) / rounds;
}
