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
