// The choices of the business form, value -> label; spec section 3.

export const INDUSTRIES = {
  technology: 'Technology',
  ecommerce: 'E-commerce',
  healthcare: 'Healthcare',
  finance: 'Finance',
  education: 'Education',
  realestate: 'Real Estate',
  hospitality: 'Hospitality',
  retail: 'Retail',
  professional: 'Professional Services',
  manufacturing: 'Manufacturing',
  food: 'Food & Beverage',
  arts: 'Arts & Entertainment',
  nonprofit: 'Non-profit',
  other: 'Other',
} as const;
export type Industry = keyof typeof INDUSTRIES;

/** People who work there; spec section 2 "Settings" names the field and no sizes. */
export const COMPANY_SIZES = ['1-10', '11-50', '51-200', '201-500', '501+'] as const;

export const TONES = {
  professional: 'Professional',
  friendly: 'Friendly & Casual',
  authoritative: 'Authoritative',
  technical: 'Technical',
  humorous: 'Humorous',
  inspirational: 'Inspirational',
  luxury: 'Luxury & Sophisticated',
} as const;
export type Tone = keyof typeof TONES;

/** Tones of the brand, value -> label; several may be chosen. Spec section 2 "Settings". */
export const BRAND_TONES = {
  professional: 'Professional',
  friendly: 'Friendly',
  casual: 'Casual',
  humorous: 'Humorous',
  formal: 'Formal',
  technical: 'Technical',
  authoritative: 'Authoritative',
  inspirational: 'Inspirational',
} as const;
export type BrandTone = keyof typeof BRAND_TONES;
