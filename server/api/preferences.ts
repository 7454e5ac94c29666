// What the caller's business prefers. A plain form carries one section of it: its unticked boxes are not sent.
import { BRAND_TONES } from '../contract/constants/industries.ts';
import { DEFAULT_PREFERENCES, Preferences, PreferencesInput } from '../contract/preferences.ts';
import { findPreferences, savePreferences } from '../domain/business/index.ts';
import { defineRoute } from '../http/route.ts';

export const readPreferences = defineRoute({
  method: 'GET',
  path: '/api/preferences',
  who: 'account',
  output: Preferences,
  handler: async ({ app, actor }) => ({ body: await findPreferences(app.ctx.db.read, actor.businessId) }),
});

export const writePreferences = defineRoute({
  method: 'PUT',
  path: '/api/preferences',
  who: 'writer',
  form: '/settings',
  fromForm: (fields) =>
    fields.section === 'notifications'
      ? { notifications: readToggles(fields) }
      : { brand: readBrand(fields) },
  input: { body: PreferencesInput },
  output: Preferences,
  docs: { example: { notifications: { email: true }, brand: { tones: ['friendly'], keywords: 'bread' } } },
  handler: async ({ app, actor, body }) => ({ body: await savePreferences(app.ctx, actor, body) }),
});

function readToggles(fields: Readonly<Record<string, string>>) {
  const names = Object.keys(DEFAULT_PREFERENCES.notifications);
  return Object.fromEntries(names.map((name) => [name, fields[name] !== undefined]));
}

function readBrand(fields: Readonly<Record<string, string>>) {
  const tones = Object.keys(BRAND_TONES).filter((tone) => fields[`tone-${tone}`] !== undefined);
  return { tones, description: fields.description ?? '', keywords: fields.keywords ?? '' };
}
