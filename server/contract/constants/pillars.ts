// Content pillars: what kinds of posts a plan keeps in balance.

/** In the order in which a plan is shown. */
export const PILLARS = {
  useful: 'Useful',
  talk: 'Conversation',
  own: 'Offers and news',
  season: 'Season',
  behind: 'Behind the scenes',
} as const;
export type Pillar = keyof typeof PILLARS;
export const PILLAR_KEYS = Object.keys(PILLARS) as [Pillar, ...Pillar[]];

export function isPillar(key: string | null): key is Pillar {
  return key !== null && Object.hasOwn(PILLARS, key);
}

/** Promotion is at most this part of a plan. */
export const MOST_OWN = 0.25;
