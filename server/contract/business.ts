// The business profile: what the owner tells about the business, and what the API answers.
import * as v from 'valibot';
import { CURRENCY_CODES } from './constants/currencies.ts';
import { INDUSTRIES, type Industry, TONES, type Tone } from './constants/industries.ts';
import { LIMITS } from './constants/limits.ts';
import { problem } from './problem.ts';
import { Id, line, optionalLine, optionalText, requiredLine, requiredText } from './schema.ts';

const INDUSTRY_VALUES = Object.keys(INDUSTRIES) as [Industry, ...Industry[]];
const TONE_VALUES = Object.keys(TONES) as [Tone, ...Tone[]];

const WebsiteUrl = v.pipe(
  optionalLine(LIMITS.url),
  v.check((value) => value === '' || isWebUrl(value), problem('web-address')),
);

/** Body of POST /api/business-profile (spec section 7), plus timezone and locale. */
export const BusinessProfileInput = v.object({
  userId: v.optional(v.union([Id, v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), Id)])),
  name: requiredLine(LIMITS.name),
  industry: v.picklist(INDUSTRY_VALUES, problem('listed-industry')),
  description: requiredText(LIMITS.description),
  targetAudience: optionalText(LIMITS.profileText),
  toneOfVoice: v.pipe(
    v.nullish(v.union([v.picklist(TONE_VALUES), v.literal('')], problem('listed-tone'))),
    v.transform((tone) => tone || null),
  ),
  brandValues: optionalText(LIMITS.profileText),
  marketingGoals: optionalText(LIMITS.profileText),
  websiteUrl: WebsiteUrl,
  /** An IANA name, or a city that means only one zone. */
  timezone: v.optional(requiredLine(64, problem('time-zone'))),
  locale: v.optional(v.pipe(line(35), v.check(isLocale, problem('locale')))),
  currency: v.optional(v.picklist(CURRENCY_CODES, problem('currency'))),
});
export type BusinessProfileInput = v.InferOutput<typeof BusinessProfileInput>;

/** Body of PATCH /api/business-profile; what is absent stays as it is. */
export const BusinessProfileChange = v.object({
  name: v.optional(BusinessProfileInput.entries.name),
  description: v.optional(BusinessProfileInput.entries.description),
  websiteUrl: v.optional(WebsiteUrl),
});
export type BusinessProfileChange = v.InferOutput<typeof BusinessProfileChange>;

/** Answer of GET and POST /api/business-profile. */
export const BusinessProfile = v.object({
  id: v.number(),
  userId: v.number(),
  name: v.string(),
  industry: v.picklist(INDUSTRY_VALUES),
  description: v.string(),
  targetAudience: v.string(),
  toneOfVoice: v.nullable(v.picklist(TONE_VALUES)),
  brandValues: v.string(),
  marketingGoals: v.string(),
  websiteUrl: v.string(),
  timezone: v.string(),
  locale: v.string(),
  currency: v.string(),
  createdAt: v.string(),
  updatedAt: v.string(),
  /** Sentences that no post may quote, each with the field in which it stands and the reason. */
  leftOut: v.array(
    v.object({
      field: v.picklist(['description', 'targetAudience', 'brandValues']),
      text: v.string(),
      reason: v.string(),
    }),
  ),
});
export type BusinessProfile = v.InferOutput<typeof BusinessProfile>;

/** Answer of POST and PATCH /api/business-profile. */
export const SavedBusinessProfile = v.object({
  ...BusinessProfile.entries,
  /** Planned posts that another time zone moved. */
  moved: v.number(),
});
export type SavedBusinessProfile = v.InferOutput<typeof SavedBusinessProfile>;

export const BUSINESS_PROFILE_EXAMPLE = {
  userId: 14,
  name: 'Harbour Street Bakery',
  industry: 'food',
  description: 'Sourdough bakery by the harbour. We bake 12 kinds of bread every morning.',
  targetAudience: 'Families and offices nearby',
  toneOfVoice: 'friendly',
  brandValues: 'local flour, honest prices',
  marketingGoals: 'More weekday orders',
  websiteUrl: 'https://bakery.example',
};

function isWebUrl(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  // Kept, shown and printed as it is: no place for a name and a password.
  return url.hostname.includes('.') && url.username === '' && url.password === '';
}

function isLocale(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
}
