// Words as the Graph API gives them back.

/** Whether two texts are the same to it: it trims, and counts every kind of space and line as one. */
export function isSame(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim();
}
