// Time zones as people tell them of themselves.

const known = new Map<string, boolean>();
/** What is told may be anything: no more of it is kept in mind. */
const MOST_KNOWN = 1000;

/** Whether a text names a time zone (IANA), such as `Europe/Berlin`. */
export function isZone(text: string): boolean {
  const before = known.get(text);
  if (before !== undefined) return before;
  const is = text !== '' && !/^[+-]/.test(text) && canShow(text);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, is);
  return is;
}

function canShow(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
