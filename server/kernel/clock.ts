// The only source of now. Tests freeze it, the demo plays it forward.
import { performance } from 'node:perf_hooks';

export interface Clock {
  /** UTC milliseconds; somebody may set them forward or back at any time. */
  now(): number;
  /**
   * Milliseconds since some moment of this process. Nobody can set them, and no other process knows them; they may
   * stand still while the machine sleeps.
   */
  elapsed(): number;
  /** Rings once after `ms` elapsed milliseconds. @returns what turns it off */
  alarm(ms: number, ring: () => void): () => void;
  /** Resolves after `ms` milliseconds of this clock, or as soon as the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  alarm: (ms, ring) => {
    const timer = setTimeout(ring, ms);
    return () => clearTimeout(timer);
  },
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
  #elapsed = 0;
  #followed: Clock | undefined;
  #alarms: { readonly at: number; readonly ring: () => void }[] = [];

  constructor(start: number) {
    this.#now = start;
  }

  now(): number {
    return this.#followed?.now() ?? this.#now;
  }

  elapsed(): number {
    return this.#elapsed + (this.#followed?.elapsed() ?? 0);
  }

  alarm(ms: number, ring: () => void): () => void {
    if (this.#followed) return this.#followed.alarm(ms, ring);
    const alarm = { at: this.#elapsed + ms, ring };
    this.#alarms.push(alarm);
    return () => {
      this.#alarms = this.#alarms.filter((other) => other !== alarm);
    };
  }

  async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    if (this.#followed) return this.#followed.sleep(ms, signal);
    this.advance(ms);
  }

  /** From now on shows what `clock` shows: the end of a simulation that goes on for real. */
  follow(clock: Clock): void {
    this.#elapsed -= clock.elapsed();
    this.#followed = clock;
  }

  /** Time passes at once, as for a process that was stopped meanwhile; then what it has reached rings. */
  advance(ms: number): void {
    this.#now += ms;
    this.#elapsed += ms;
    const reached = this.#alarms.filter(({ at }) => at <= this.#elapsed).sort((a, b) => a.at - b.at);
    this.#alarms = this.#alarms.filter((alarm) => !reached.includes(alarm));
    for (const { ring } of reached) ring();
  }

  /** Moves forward to a moment; never back. */
  advanceTo(at: number): void {
    this.advance(Math.max(0, at - this.#now));
  }

  /** Somebody sets the clock, forward or back; no time passes. */
  set(at: number): void {
    this.#now = at;
  }
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * How long it is until a stored moment, milliseconds: never longer than one waits for such a thing at most. A clock that was
 * ahead when the moment was stored, and was set back since, stretches no wait.
 */
export function boundedWait(until: number, now: number, most: number): number {
  return Math.min(Math.max(0, until - now), most);
}

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
