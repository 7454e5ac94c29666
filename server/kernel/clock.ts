// The only source of now. Tests freeze it, the demo plays it forward.

export interface Clock {
  /** UTC milliseconds. */
  now(): number;
  /** Resolves after `ms` milliseconds of this clock, or as soon as the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const timer = setTimeout(done, ms);
      function done() {
        clearTimeout(timer);
        signal?.removeEventListener('abort', done);
        resolve();
      }
      signal?.addEventListener('abort', done, { once: true });
    }),
};

/** A clock that moves only when told to, until it is told to follow another; `sleep` returns at once and moves it. */
export class SimulatedClock implements Clock {
  #now: number;
  #followed: Clock | undefined;

  constructor(start: number) {
    this.#now = start;
  }

  now(): number {
    return this.#followed?.now() ?? this.#now;
  }

  async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    if (this.#followed) return this.#followed.sleep(ms, signal);
    this.advance(ms);
  }

  /** From now on shows what `clock` shows: the end of a simulation that goes on for real. */
  follow(clock: Clock): void {
    this.#followed = clock;
  }

  advance(ms: number): void {
    this.#now += ms;
  }

  /** Moves forward to a moment; never back. */
  advanceTo(at: number): void {
    this.#now = Math.max(this.#now, at);
  }
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A moment as it is on the wire. @param at UTC milliseconds */
export function iso(at: number): string;
export function iso(at: number | null): string | null;
export function iso(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

/**
 * A moment as pages tell it: the last millisecond of its minute, so that a page stays the same for that long. What is past
 * stays past, and what is due at a full minute is still to come.
 */
export function endOfMinute(at: number): number {
  return Math.floor(at / MINUTE) * MINUTE + MINUTE - 1;
}
