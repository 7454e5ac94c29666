/** ln of the gamma function of x > 0: Stirling's series above 6, and x G(x) = G(x + 1) below (off by less than 1e-7). */
export function logGamma(x: number): number {
  let [at, below] = [x, 0];
  for (; at < 6; at++) below += Math.log(at);
  return (
    (at - 0.5) * Math.log(at) - at + Math.log(2 * Math.PI) / 2 + 1 / (12 * at) - 1 / (360 * at ** 3) - below
  );
}
