// What is said of a fact beside its own words.
import type { FactSource, Unused } from '../../server/contract/fact.ts';

/** Why no post uses it; what needs a person is a state, the rest is as it should be. */
export const UNUSED_WORDS: Readonly<
  Record<Unused, { readonly label: string; readonly tone: 'warning' | 'neutral' }>
> = {
  proposed: { label: 'Proposed', tone: 'warning' },
  retired: { label: 'Retired', tone: 'neutral' },
  'not-yet': { label: 'Not yet', tone: 'neutral' },
  ended: { label: 'Ended', tone: 'neutral' },
  'needs-proof': { label: 'Needs proof', tone: 'warning' },
};

export const SOURCE_WORDS: Readonly<Record<FactSource, string | null>> = {
  profile: null,
  owner: 'from you',
  website: 'from your website',
  news: 'from your news',
};

/** What came of posts that rested on it. */
export function heldWords(held: number): string | undefined {
  if (held === 0) return undefined;
  return held === 1
    ? 'One planned post said it otherwise: it waits for your approval.'
    : `${held} planned posts said it otherwise: they wait for your approval.`;
}
