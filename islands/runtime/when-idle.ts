// Work that can wait until the browser has nothing better to do.

/** A busy page may never be idle: then it is done all the same after this many milliseconds. */
const LONGEST_WAIT = 2000;

/** Browsers without idle callbacks do it at the next chance. */
export function whenIdle(work: () => void): void {
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: LONGEST_WAIT }) : setTimeout(work);
}
