// The plan catalogue; spec sections 5 and 9. The only place with a price in it.
import { TRIAL_DAYS } from './brand.ts';

export interface Plan {
  readonly name: string;
  /** US dollars a month, major units. */
  readonly price: number;
  readonly description: string;
  readonly businessSize: string;
  readonly revenuePotential: string;
  readonly features: readonly string[];
  /** A word on its card: "Popular". */
  readonly label?: string;
  /** Begins with a free trial, once for each account, and so needs no payment method at first. */
  readonly hasTrial?: boolean;
  /** Most businesses that an account may own with it; no bound when absent. */
  readonly brands?: number;
}

/** What prices and invoices are in; spec section 9. */
export const BILLING_CURRENCY = 'USD';

/** In the order of their cards. */
export const PLANS = {
  Starter: {
    name: 'Starter',
    price: 299,
    description: 'For a business that finds its first customers.',
    businessSize: '1-10 employees',
    revenuePotential: 'Up to $1M',
    features: [`Free for ${TRIAL_DAYS} days, then $299/month`, '1 brand', 'Community support'],
    label: `${TRIAL_DAYS}-Day Free Trial`,
    hasTrial: true,
    brands: 1,
  },
  Growth: {
    name: 'Growth',
    price: 999,
    description: 'For a business that grows with several brands.',
    businessSize: '10-50 employees',
    revenuePotential: 'Up to $5M',
    features: ['Multiple brands', 'Priority support'],
    label: 'Popular',
  },
  Enterprise: {
    name: 'Enterprise',
    price: 5000,
    description: 'For a company with needs of its own.',
    businessSize: '50+ employees',
    revenuePotential: '$50M+',
    features: ['Unlimited brands', 'Dedicated support', 'Optional white-label and custom hosting'],
  },
} as const satisfies Record<string, Plan>;

export type Tier = keyof typeof PLANS;
export const TIERS = Object.keys(PLANS) as [Tier, ...Tier[]];

/** What every plan has; spec section 9. */
export const EVERY_PLAN = 'All tiers share the same AI';

/** In the order of the admin's tables. */
export const SUBSCRIPTION_STATUSES = ['active', 'trial', 'expired', 'cancelled'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

const ALIASES: Readonly<Record<string, Tier>> = { basic: 'Starter' };

/** The tier that a word means, whatever its case; `Basic` is Starter. Undefined for any other word. */
export function parseTier(word: string): Tier | undefined {
  const key = word.trim().toLowerCase();
  return ALIASES[key] ?? TIERS.find((tier) => tier.toLowerCase() === key);
}

/** The descriptor of a plan, typed for generic code. */
export function planOf(tier: Tier): Plan {
  return PLANS[tier];
}

/** "$5,000". */
export function formatPrice(dollars: number): string {
  return `$${dollars.toLocaleString('en-US')}`;
}

/** An amount to the cent: "$676.67". */
export function formatAmount(dollars: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: BILLING_CURRENCY }).format(dollars);
}
