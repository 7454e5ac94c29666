// Rate limits: a bucket of calls for each key, refilled evenly. Kept in memory, per process.
import type { Clock } from '../kernel/clock.ts';

export interface Rate {
  /** So many calls at once ... */
  readonly calls: number;
  /** ... and as many again in this many seconds. */
  readonly per: number;
}

interface Bucket {
  left: number;
  at: number;
}

/** Above this many buckets, those that have filled up again are dropped. */
const MANY = 20_000;

export class TokenBuckets {
  readonly #clock: Clock;
  readonly #buckets = new Map<string, Bucket & { fullAt: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Takes one call out of the bucket of a key. @returns 0, or the seconds until the next call is possible */
  take(key: string, rate: Rate): number {
    const now = this.#clock.now();
    const perMs = rate.calls / (rate.per * 1000);
    const bucket = this.#buckets.get(key) ?? { left: rate.calls, at: now };
    const left = Math.min(rate.calls, bucket.left + (now - bucket.at) * perMs);
    if (left < 1) return Math.ceil((1 - left) / perMs / 1000);
    if (this.#buckets.size >= MANY) this.#dropFull(now);
    const fullAt = now + (rate.calls - left + 1) / perMs;
    this.#buckets.set(key, { left: left - 1, at: now, fullAt });
    return 0;
  }

  #dropFull(now: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.fullAt <= now) this.#buckets.delete(key);
  }
}
