// Content pillars: the themes that a plan keeps in balance.

/** In the order of a first introduction. */
export const PILLARS = {
  offer: 'What we offer',
  audience: 'Who it is for',
  values: 'What we stand for',
  story: 'Behind the name',
  practical: 'Good to know',
  invite: 'Invitation',
} as const;
export type Pillar = keyof typeof PILLARS;

export function isPillar(key: string | null): key is Pillar {
  return key !== null && Object.hasOwn(PILLARS, key);
}
