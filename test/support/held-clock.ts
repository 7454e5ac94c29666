// A clock of which a test moves the time, and where whoever sleeps waits for that: work under way can be watched.
import { SimulatedClock } from '../../server/kernel/clock.ts';

export class HeldClock extends SimulatedClock {
  override sleep(ms: number, signal?: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (signal?.aborted) resolve();
    const off = this.alarm(ms, resolve);
    signal?.addEventListener('abort', () => resolve(), { once: true });
    return promise.finally(off);
  }
}
