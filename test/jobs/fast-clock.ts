// A clock that several processes share and that runs faster than the real one, so that leases run out while one waits.
import { type Clock, systemClock } from '../../server/kernel/clock.ts';

export interface FastTime {
  /** Real moment at which the clock shows `start`; UTC milliseconds. */
  readonly origin: number;
  readonly start: number;
  readonly speed: number;
}

export function createFastClock({ origin, start, speed }: FastTime): Clock {
  return {
    now: () => Math.round(start + (systemClock.now() - origin) * speed),
    elapsed: () => systemClock.elapsed() * speed,
    alarm: (ms, ring) => systemClock.alarm(ms / speed, ring),
    sleep: (ms, signal) => systemClock.sleep(ms / speed, signal),
  };
}
