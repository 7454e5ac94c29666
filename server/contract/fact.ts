// Facts: what is true of a business, in the owner's words.

export const FACT_KINDS = [
  'hours',
  'price',
  'product',
  'service',
  'offer',
  'event',
  'people',
  'place',
  'process',
  'policy',
  'number',
  'proof',
  'guarantee',
  'history',
  'claim',
  'story',
  'value',
  'audience',
  'question',
  'link',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];
