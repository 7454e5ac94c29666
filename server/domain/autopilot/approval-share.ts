// The automation level as an even spread: at level L, (100 - L) % of a channel's posts wait for approval.

/**
 * Whether the post with this running number (from 0) waits for approval. Bresenham's line: any 100 posts in a row
 * hold exactly (100 - level), and as evenly spaced as whole numbers allow.
 */
export function waitsForApproval(level: number, index: number): boolean {
  const share = 100 - level;
  return Math.floor(((index + 1) * share) / 100) > Math.floor((index * share) / 100);
}
