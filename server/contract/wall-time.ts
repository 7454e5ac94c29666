// Between moments and what a clock on the wall of a time zone shows: `2027-03-01T09:30`.

const MINUTE = 60_000;

// Making one costs a hundred times what using it does.
const formats = new Map<string, Intl.DateTimeFormat>();
const MOST_FORMATS = 64;

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  if (formats.size >= MOST_FORMATS) formats.clear();
  formats.set(timeZone, format);
  return format;
}

/** What the clock shows at a moment, to the minute. */
export function toWallTime(at: number, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/**
 * The moment at which the clock shows this, UTC milliseconds; the earlier one where it shows it twice, and where it
 * skips it, as much later as the clock jumps. Undefined when the text is no time.
 */
export function fromWallTime(wall: string, timeZone: string): number | undefined {
  const asUtc = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wall) ? Date.parse(`${wall}Z`) : Number.NaN;
  if (!Number.isFinite(asUtc)) return undefined;
  const offsets = [asUtc - 24 * 60 * MINUTE, asUtc + 24 * 60 * MINUTE].map((at) => offsetAt(at, timeZone));
  const candidates = offsets.map((offset) => asUtc - offset).sort((a, b) => a - b);
  return candidates.find((at) => toWallTime(at, timeZone) === wall) ?? candidates.at(-1);
}

/** How far the zone's clock is ahead of UTC, milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const minute = Math.floor(at / MINUTE) * MINUTE;
  return Date.parse(`${toWallTime(minute, timeZone)}Z`) - minute;
}
