// Slows down guessing: a few attempts for each account and address, then a pause. Kept in memory, per process.
import { AppError } from '../../kernel/app-error.ts';
import { type Clock, MINUTE, SECOND } from '../../kernel/clock.ts';

const ATTEMPTS = 5;
const WINDOW = 15 * MINUTE;
/** Above this many keys, those whose window is over are dropped. */
const MANY = 10_000;

interface Count {
  attempts: number;
  readonly until: number;
}

export class SignInThrottle {
  readonly #clock: Clock;
  readonly #counts = new Map<string, Count>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Counts an attempt before it is checked, so that many at the same time do not slip through.
   * @returns what forgets the attempts once one was right
   * @throws AppError rate-limited when there were too many
   */
  begin(key: string): { succeed(): void } {
    const now = this.#clock.now();
    const known = this.#counts.get(key);
    const count = known && known.until > now ? known : this.#open(key, now);
    count.attempts += 1;
    if (count.attempts > ATTEMPTS) {
      const retryAfter = Math.ceil((count.until - now) / SECOND);
      const minutes = Math.ceil(retryAfter / 60);
      throw new AppError('rate-limited', `Too many attempts. Try again in ${minutes} minutes.`, {
        retryAfter,
      });
    }
    return { succeed: () => this.#counts.delete(key) };
  }

  #open(key: string, now: number): Count {
    if (this.#counts.size >= MANY) this.#dropEnded(now);
    const count = { attempts: 0, until: now + WINDOW };
    this.#counts.set(key, count);
    return count;
  }

  #dropEnded(now: number): void {
    for (const [key, count] of this.#counts) if (count.until <= now) this.#counts.delete(key);
  }
}
