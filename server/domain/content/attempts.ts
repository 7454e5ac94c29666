// What this process itself knows of attempts: whose call it has open, for how long it has seen the others, and whether those
// who share its database may take it for gone.
import { type Clock, SECOND } from '../../kernel/clock.ts';

/**
 * So long after it last said that it lives a process may still have a visible call open, elapsed milliseconds: the others
 * look for what it had open only later (`jobs/heartbeat.ts`).
 */
export const SURE = 8 * SECOND;

export class Attempts {
  /** Whose calls these are, by the name that the worker of this process has in the database. */
  readonly worker: string;
  readonly #clock: Pick<Clock, 'elapsed' | 'alarm'>;
  readonly #open = new Set<string>();
  /** Of calls that were made here; of others, when they were first seen. */
  readonly #since = new Map<string, number>();
  readonly #made = new Set<string>();
  /** Those of which another process may have had a call open when they were asked about last. */
  readonly #elsewhere = new Set<string>();

  #cutOff = new AbortController();
  #turnOff: (() => void) | undefined;

  constructor(clock: Pick<Clock, 'elapsed' | 'alarm'>, worker: string) {
    this.#clock = clock;
    this.worker = worker;
  }

  /** Aborted as soon as others may take this process for gone: then it has no visible call open any more. */
  get cutOff(): AbortSignal {
    return this.#cutOff.signal;
  }

  /** The others have seen that this process lives. @param at elapsed milliseconds, before it began to say so */
  confirm(at: number): void {
    this.release();
    const left = at + SURE - this.#clock.elapsed();
    if (left <= 0) this.#cutOff.abort();
    else this.#turnOff = this.#clock.alarm(left, () => this.#cutOff.abort());
  }

  /** The others may see a first sign from now on, even if we never learn that it was stored. @param at elapsed milliseconds */
  expectFirst(at: number): void {
    if (!this.#turnOff && !this.#cutOff.signal.aborted) this.confirm(at);
  }

  /** Nobody takes it for gone any more: it has no sign by which they could. */
  release(): void {
    this.#turnOff?.();
    this.#turnOff = undefined;
    if (this.#cutOff.signal.aborted) this.#cutOff = new AbortController();
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
