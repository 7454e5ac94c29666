// What this process itself knows of attempts: whose call it has open, and for how long it has seen the others.
import type { Clock } from '../../kernel/clock.ts';

export class Attempts {
  readonly #clock: Pick<Clock, 'elapsed'>;
  readonly #open = new Set<string>();
  /** Of calls that were made here; of others, when they were first seen. */
  readonly #since = new Map<string, number>();
  readonly #made = new Set<string>();

  constructor(clock: Pick<Clock, 'elapsed'>) {
    this.#clock = clock;
  }

  /** A call of the attempt begins here. */
  open(attempt: string): void {
    this.#open.add(attempt);
    this.#made.add(attempt);
  }

  /** It has ended, or was given up. */
  close(attempt: string): void {
    this.#open.delete(attempt);
    this.#since.set(attempt, this.#clock.elapsed());
  }

  isOpen(attempt: string): boolean {
    return this.#open.has(attempt);
  }

  /** Whether its calls were made by this process, so that nobody else can have one open. */
  isOurs(attempt: string): boolean {
    return this.#made.has(attempt);
  }

  /** Elapsed milliseconds since its last call here ended, or since this process first asked about it. */
  age(attempt: string): number {
    const now = this.#clock.elapsed();
    const since = this.#since.get(attempt) ?? now;
    this.#since.set(attempt, since);
    return now - since;
  }

  /** The attempt has ended. */
  forget(attempt: string): void {
    if (this.isOpen(attempt)) return;
    this.#since.delete(attempt);
    this.#made.delete(attempt);
  }
}
