// A timer that can be paused: the time a toast has left stands still while someone reads it.

export interface Timers {
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
  now(): number;
}

const BROWSER_TIMERS: Timers = {
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as number),
  now: () => performance.now(),
};

export class Countdown {
  #left: number;
  #startedAt: number | undefined;
  #timer: unknown;
  #onEnd: () => void;
  #timers: Timers;

  /** Stands still until `resume`. */
  constructor(ms: number, onEnd: () => void, timers = BROWSER_TIMERS) {
    this.#left = ms;
    this.#onEnd = onEnd;
    this.#timers = timers;
  }

  resume() {
    if (this.#startedAt === undefined) {
      this.#startedAt = this.#timers.now();
      this.#timer = this.#timers.setTimeout(this.#onEnd, this.#left);
    }
  }

  pause() {
    if (this.#startedAt !== undefined) {
      this.#timers.clearTimeout(this.#timer);
      this.#left -= this.#timers.now() - this.#startedAt;
      this.#startedAt = undefined;
    }
  }
}
