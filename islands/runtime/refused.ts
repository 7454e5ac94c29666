// What could not be done with some of many posts.

/** Long enough to see what was done and to take it back. */
export const UNDO_MS = 10_000;

/** Each reason with how many it is of; undefined when all went well. */
export function describeRefused(refused: readonly { readonly reason: string }[]): string | undefined {
  const counts = Map.groupBy(refused, ({ reason }) => reason);
  const lines = [...counts].map(([reason, posts]) => `${posts.length} could not: ${reason}`);
  return lines.length > 0 ? lines.join(' ') : undefined;
}
