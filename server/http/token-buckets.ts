// Rate limits: a bucket of calls for each key, refilled evenly. Kept in memory, per process.
import type { Clock } from '../kernel/clock.ts';

export interface Rate {
  /** So many calls at once ... */
  readonly calls: number;
  /** ... and as many again in this many seconds. */
  readonly per: number;
}

interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** So many are kept, about 4 MB; then the one that was used longest ago makes room. */
const MOST = 20_000;

export class TokenBuckets {
  readonly #clock: Clock;
  /** The one used last is the last. */
  readonly #buckets = new Map<string, Bucket>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** How many are kept. */
  get size(): number {
    return this.#buckets.size;
  }

  /** Takes one call out of the bucket of a key. @returns 0, or the seconds until the next call is possible */
  take(key: string, rate: Rate): number {
    const now = this.#clock.now();
    const perMs = rate.calls / (rate.per * 1000);
    const bucket = this.#buckets.get(key) ?? { left: rate.calls, at: now };
    // A clock that was put back takes nothing away.
    const left = Math.min(rate.calls, bucket.left + Math.max(0, now - bucket.at) * perMs);
    this.#buckets.delete(key);
    this.#buckets.set(key, { left: left < 1 ? left : left - 1, at: now });
    if (this.#buckets.size > MOST) this.#dropOldest();
    return left < 1 ? Math.ceil((1 - left) / perMs / 1000) : 0;
  }

  #dropOldest(): void {
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}
