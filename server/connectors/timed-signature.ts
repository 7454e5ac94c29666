// Whether a message comes from Stripe (Stripe, "Verify webhook signatures manually"): the header holds a time `t` and
// one or more `v1`, each the HMAC-SHA256 of `<t>.<body as it came>` under the endpoint's secret.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a message may be old, or ahead; what Stripe's own libraries allow. */
const TOLERANCE = 300;

/** @param now UTC milliseconds */
export function isSigned(
  body: Buffer,
  { header, secret, now }: { header: string; secret: string; now: number },
): boolean {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time) || Math.abs(now / 1000 - Number(time)) > TOLERANCE) return false;
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  const given = parts.flatMap(([name, value = '']) => (name === 'v1' ? [Buffer.from(value, 'hex')] : []));
  return given.some((one) => one.length === expected.length && timingSafeEqual(one, expected));
}
