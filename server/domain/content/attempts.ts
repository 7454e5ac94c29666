// What this process itself knows of attempts: whose call it has open, and for how long it has seen the others.
import type { Clock } from '../../kernel/clock.ts';

export class Attempts {
  /** Whose calls these are, by the name that the worker of this process has in the database. */
  readonly worker: string;
  readonly #clock: Pick<Clock, 'elapsed'>;
  readonly #open = new Set<string>();
  /** Of calls that were made here; of others, when they were first seen. */
  readonly #since = new Map<string, number>();
  readonly #made = new Set<string>();
  /** Those of which another process may have had a call open when they were asked about last. */
  readonly #elsewhere = new Set<string>();

  constructor(clock: Pick<Clock, 'elapsed'>, worker: string) {
    this.#clock = clock;
    this.worker = worker;
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

  /**
   * Elapsed milliseconds since its last call here ended, or since this process first asked about it; of one that was open
   * elsewhere, since that was first seen to be over.
   * @param isElsewhere whether another process may have a call of it open
   */
  age(attempt: string, isElsewhere: boolean): number {
    const now = this.#clock.elapsed();
    const isOver = !isElsewhere && this.#elsewhere.delete(attempt);
    if (isElsewhere) this.#elsewhere.add(attempt);
    const since = (isOver ? undefined : this.#since.get(attempt)) ?? now;
    this.#since.set(attempt, since);
    return now - since;
  }

  /** The attempt has ended. */
  forget(attempt: string): void {
    if (this.isOpen(attempt)) return;
    this.#since.delete(attempt);
    this.#made.delete(attempt);
    this.#elsewhere.delete(attempt);
  }
}
