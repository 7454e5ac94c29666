// How long a server asks to be left alone, by its header Retry-After.

/**
 * RFC 9110, 10.2.3: seconds, or a date. @param now UTC milliseconds
 * @returns milliseconds from now on; null where it says nothing that we understand
 */
export function readWait(value: string | string[] | undefined, now: number): number | null {
  if (typeof value !== 'string' || value.trim() === '') return null;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}
