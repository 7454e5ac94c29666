// The address that reports about one mail come back to (VERP): it names the mail, so that nothing has to be guessed from
// what mail servers write.

/** @param messageId with angle brackets; its left side is the mail's unguessable name */
export function formatReturnPath(messageId: string, domain: string): string {
  return `bounce+${messageId.slice(1, messageId.lastIndexOf('@'))}@${domain}`;
}

/** Finds such addresses in a text; the first group is the mail's name. */
export const RETURN_PATHS = /bounce\+([\w-]{1,64})@/gi;
