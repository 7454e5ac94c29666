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

/** Bytes for a reader; 1 KB is 1024 bytes. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** Mean time of one asynchronous call in milliseconds, one after the other. */
export async function meanOf(rounds: number, work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let round = 0; round < rounds; round += 1) await work();
  return (performance.now() - start) / rounds;
}
