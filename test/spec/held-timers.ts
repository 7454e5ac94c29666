// Progress bars in a page whose intervals, and whose final half second, pass only when a test says so.
import type { Page } from 'puppeteer';
import type { Site } from '../screens/site.ts';

interface HeldTimers {
  /** Running intervals with their milliseconds. */
  intervals: Map<number, { run: () => void; every: number }>;
  /** Timeouts of exactly half a second. */
  ends: Map<number, () => void>;
}

declare global {
  interface Window {
    heldTimers: HeldTimers;
  }
}

/** A page whose bars stand still; `visit` shows a route in it afresh. */
export async function openHeld(site: Site): Promise<{ page: Page; visit(route: string): Promise<void> }> {
  const page = await site.open('/logout');
  await page.evaluateOnNewDocument(() => {
    const timers: Window['heldTimers'] = { intervals: new Map(), ends: new Map() };
    let next = 1_000_000;
    const { setTimeout: later, clearTimeout: forget } = window;
    window.heldTimers = timers;
    window.setInterval = ((run: () => void, every: number) => {
      timers.intervals.set(++next, { run, every });
      return next;
    }) as typeof window.setInterval;
    window.clearInterval = ((id: number) => timers.intervals.delete(id)) as typeof window.clearInterval;
    window.setTimeout = ((run: () => void, ms: number) => {
      if (ms !== 500) return later(run, ms);
      timers.ends.set(++next, run);
      return next;
    }) as typeof window.setTimeout;
    window.clearTimeout = ((id: number) => {
      timers.ends.delete(id);
      forget(id);
    }) as typeof window.clearTimeout;
  });
  const visit = async (route: string) => {
    await page.goto('about:blank');
    await page.goto(`${site.url}/#${route}`);
    await page.waitForFunction(
      (wanted) => document.querySelector(`#main[data-route="${wanted}"]`),
      {},
      route,
    );
  };
  return { page, visit };
}

/** Waits until a bar runs. @returns the milliseconds from one of its steps to the next */
export async function runningPace(page: Page): Promise<number> {
  const found = await page.waitForFunction(
    () => document.querySelector('#main progress') && [...window.heldTimers.intervals.values()][0]?.every,
  );
  return Number(await found.jsonValue());
}

/** The bar as it is read: "25% Evaluating market conditions...". */
export function readBar(page: Page): Promise<string> {
  return page.$eval('#main .progress', (bar) => {
    const value = bar.querySelector('progress')?.value;
    return `${value}% ${bar.querySelector('label')?.textContent}`;
  });
}

/** Lets steps pass until the bar is full. @returns what it showed after each */
export async function fillBar(page: Page): Promise<string[]> {
  const seen: string[] = [];
  while (await page.evaluate(() => window.heldTimers.intervals.size > 0)) {
    const before = await readBar(page);
    await page.evaluate(() => {
      for (const { run } of [...window.heldTimers.intervals.values()]) run();
    });
    await page.waitForFunction(
      (was) => {
        const bar = document.querySelector('#main .progress');
        return (
          `${bar?.querySelector('progress')?.value}% ${bar?.querySelector('label')?.textContent}` !== was
        );
      },
      {},
      before,
    );
    seen.push(await readBar(page));
  }
  return seen;
}

/** Lets the half second pass for which a full bar stands. @returns how many such timers there were */
export function endBar(page: Page): Promise<number> {
  return page.evaluate(() => {
    const ends = [...window.heldTimers.ends.values()];
    window.heldTimers.ends.clear();
    for (const run of ends) run();
    return ends.length;
  });
}
