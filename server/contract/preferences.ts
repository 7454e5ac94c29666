// What a person is told about, and how a brand speaks. Spec section 2 "Settings". The toggles are the masters of
// notification-settings.ts, where each topic and each way is chosen: the same fields, seen from further away.
import * as v from 'valibot';
import { BRAND_TONES, type BrandTone } from './constants/industries.ts';
import { LIMITS } from './constants/limits.ts';
import { MOST_OWN } from './constants/pillars.ts';
import { problem } from './problem.ts';
import { text } from './schema.ts';

const Toggle = v.boolean(problem('yes-or-no'));
const TONE_VALUES = Object.keys(BRAND_TONES) as [BrandTone, ...BrandTone[]];

const NOTIFICATIONS = {
  /** Ways: mail to the person, and a message of the browser; the bell shows every notification anyway. */
  email: Toggle,
  browser: Toggle,
  /** Kinds: one that is off makes no notification. */
  criticalAlerts: Toggle,
  performanceReports: Toggle,
  aiContent: Toggle,
  budgetAlerts: Toggle,
  systemUpdates: Toggle,
} as const;

const Share = v.pipe(
  v.number(problem('number')),
  v.integer(problem('whole')),
  v.minValue(0, problem('not-negative')),
  v.maxValue(100, problem('at-most', { most: 100 })),
);

const BRAND = {
  tones: v.pipe(
    v.array(v.picklist(TONE_VALUES, problem('listed-tone')), problem('list')),
    v.maxLength(TONE_VALUES.length, problem('names-a-tone-twice')),
    v.transform((tones) => TONE_VALUES.filter((tone) => tones.includes(tone))),
  ),
  description: text(LIMITS.about),
  /** Comma-separated, as typed. */
  keywords: text(LIMITS.about),
  /** The same; no post that is written holds one of them. */
  bannedWords: text(LIMITS.about),
  /** How many of a hundred posts each pillar gets; null for the plan's own mix. */
  mix: v.nullable(
    v.pipe(
      v.strictObject({ useful: Share, talk: Share, own: Share, season: Share, behind: Share }),
      v.check((mix) => Object.values(mix).some((share) => share > 0), problem('share-above-zero')),
      v.check(
        (mix) => mix.own <= MOST_OWN * Object.values(mix).reduce((sum, share) => sum + share, 0),
        problem('offers-and-news'),
      ),
    ),
  ),
  /** Id of the trade as the owner says; null lets it be found. */
  trade: v.pipe(
    v.nullable(text(64)),
    v.transform((trade): string | null => trade || null),
  ),
} as const;

export const Preferences = v.object({ notifications: v.object(NOTIFICATIONS), brand: v.object(BRAND) });
export type Preferences = v.InferOutput<typeof Preferences>;
export type NotificationToggle = keyof Preferences['notifications'];
export type NotificationToggles = Preferences['notifications'];

/** Body of PUT /api/preferences; what is absent stays as it is. */
export const PreferencesInput = v.object({
  notifications: v.optional(v.partial(v.strictObject(NOTIFICATIONS))),
  brand: v.optional(v.partial(v.strictObject(BRAND))),
});
export type PreferencesInput = v.InferOutput<typeof PreferencesInput>;

/** Mail is off until asked for: nobody is written to unasked. */
const DEFAULT_TOGGLES: Preferences['notifications'] = {
  email: false,
  browser: false,
  criticalAlerts: true,
  performanceReports: true,
  aiContent: true,
  budgetAlerts: true,
  systemUpdates: true,
};

/** As the spec has it. */
export const DEFAULT_BRAND: Preferences['brand'] = {
  tones: ['professional', 'friendly', 'inspirational'],
  description: '',
  keywords: '',
  bannedWords: '',
  trade: null,
  mix: null,
};

export const DEFAULT_PREFERENCES: Preferences = { notifications: DEFAULT_TOGGLES, brand: DEFAULT_BRAND };
