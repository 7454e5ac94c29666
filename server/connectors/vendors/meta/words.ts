// Words and moments as the Graph API gives them back.

/** Whether two texts are the same to it: it trims, and counts every kind of space and line as one. */
export function isSame(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

/** UTC milliseconds of a moment such as `2026-11-22T10:00:00+0000`. */
export function toMoment(written: string): number {
  return Date.parse(written.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
}
