// What each figure counts: one definition, named once, for screens, strategies, letters, exports and the API. A figure has
// a period and belongs to somebody (the business, or one of its channels); with the same three it is the same everywhere.

/** What is known of a post, or a day, by the counts that networks give; null where a network does not tell. */
export interface Counts {
  readonly likes: number | null;
  readonly comments: number | null;
  readonly shares: number | null;
  readonly clicks: number | null;
}

/** Reactions: whatever somebody did with a post - likes, comments, shares and clicks. */
export function reactionsOf({ likes, comments, shares, clicks }: Counts): number {
  return (likes ?? 0) + (comments ?? 0) + (shares ?? 0) + (clicks ?? 0);
}

/** Engagement rate: reactions per impression, a ratio; null without impressions. */
export function engagementRateOf(figures: Counts & { readonly impressions: number | null }): number | null {
  return figures.impressions ? reactionsOf(figures) / figures.impressions : null;
}

/** What counts as a reaction, in words. */
export const REACTIONS = 'likes, comments, shares and clicks';
