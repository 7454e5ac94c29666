// The clock of a page, turned by the test: how long something waits is tested to the millisecond, on any machine.
import { build } from 'esbuild';
import type { Page } from 'puppeteer';
import { ROOT } from '../support/build.ts';

const bundle = build({
  stdin: { contents: `export { install } from '@sinonjs/fake-timers'`, resolveDir: ROOT },
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'timers',
  // Asked for in Node.js only.
  external: ['timers', 'timers/promises', 'util'],
});

interface Clock {
  tick(ms: number): void;
  tickAsync(ms: number): Promise<number>;
  uninstall(): void;
}
type Clocked = typeof globalThis & {
  timers: { install(options: { toFake: readonly string[]; shouldClearNativeTimers: boolean }): Clock };
  clock: Clock;
};

/** Runs what falls due in the next so many milliseconds; what comes of it in the page is drawn then. */
export type Pass = (ms: number) => Promise<void>;

/** What is shorter, milliseconds, is no wait that a person would see: it goes by itself. */
const SHORT = 100;

/** Stops the time of what a page begins while `run` runs; what it asks of the server goes on. */
export async function stopClock(page: Page, run: (pass: Pass) => Promise<void>): Promise<void> {
  const [source] = (await bundle).outputFiles;
  await page.evaluate(source?.text ?? '');
  await page.evaluate((short) => {
    const here = globalThis as Clocked;
    const [now, real] = [performance.now(), here.setTimeout];
    here.clock = here.timers.install({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
      // Those that were begun before, and short ones, are real.
      shouldClearNativeTimers: true,
    });
    // It begins at zero: what the page remembers would lie ahead.
    here.clock.tick(now);
    const held = here.setTimeout;
    here.setTimeout = ((work: () => void, ms = 0) =>
      (ms < short ? real : held)(work, ms)) as typeof setTimeout;
  }, SHORT);
  try {
    await run(async (ms) => {
      await page.evaluate(async (span) => {
        await (globalThis as Clocked).clock.tickAsync(span);
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      }, ms);
    });
  } finally {
    await page.evaluate(() => (globalThis as Clocked).clock.uninstall());
  }
}
