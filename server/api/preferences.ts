// What the caller is told about, and how the business's brand speaks. A plain form carries one section of it: its unticked boxes are not sent.

import { BRAND_TONES } from '../contract/constants/industries.ts';
import { PILLAR_KEYS } from '../contract/constants/pillars.ts';
import { DEFAULT_PREFERENCES, Preferences, PreferencesInput } from '../contract/preferences.ts';
import { type Context, unitOfWork } from '../db/unit-of-work.ts';
import { requireInPerson } from '../domain/accounts/index.ts';
import { findBrandVoice, saveBrandVoice } from '../domain/business/index.ts';
import { changeSettings, findSettings, fromToggles, togglesOf } from '../domain/notifications/index.ts';
import { TRADES } from '../domain/writer/index.ts';
import { defineRoute } from '../http/route.ts';
import type { AccountActor } from '../kernel/actor.ts';
import { AppError } from '../kernel/app-error.ts';
import { inField, say } from '../sentences/index.ts';
import { readNumber } from './form-fields.ts';

export const readPreferences = defineRoute({
  method: 'GET',
  path: '/api/preferences',
  who: 'account',
  output: Preferences,
  handler: async ({ app, actor }) => ({ body: await read(app.ctx, actor) }),
});

export const writePreferences = defineRoute({
  method: 'PUT',
  path: '/api/preferences',
  who: 'account',
  form: '/settings',
  fromForm: readSection,
  input: { body: PreferencesInput },
  output: Preferences,
  docs: { example: { notifications: { email: true }, brand: { tones: ['friendly'], keywords: 'bread' } } },
  handler: async ({ app: { ctx }, actor, body: { notifications, brand } }) => {
    if (notifications) requireInPerson(actor);
    requireTrade(brand?.trade);
    await unitOfWork(ctx, actor, async (tx) => {
      if (brand) await saveBrandVoice(tx, actor, brand);
      if (notifications) await changeSettings(tx, actor, fromToggles(notifications));
    });
    return { body: await read(ctx, actor) };
  },
});

/** @throws AppError invalid for a trade that there is no pack of ideas for */
function requireTrade(trade: string | null | undefined): void {
  if (!trade || TRADES.some(({ id }) => id === trade)) return;
  const field = 'brand.trade';
  throw new AppError('invalid', inField(field, say('business.no-such-trade')), { field });
}

async function read({ db }: Context, actor: AccountActor): Promise<Preferences> {
  const { brand } = await findBrandVoice(db.read, actor.businessId);
  return { notifications: togglesOf(await findSettings(db.read, actor.accountId)), brand };
}

function readToggles(fields: Readonly<Record<string, string>>) {
  const names = Object.keys(DEFAULT_PREFERENCES.notifications);
  return Object.fromEntries(names.map((name) => [name, fields[name] !== undefined]));
}

function readSection(fields: Readonly<Record<string, string>>) {
  if (fields.section === 'notifications') return { notifications: readToggles(fields) };
  if (fields.section === 'words') return { brand: readWords(fields) };
  if (fields.section === 'trade') return { brand: { trade: fields.trade ?? '' } };
  return { brand: fields.section === 'mix' ? { mix: readMix(fields) } : readBrand(fields) };
}

function readMix(fields: Readonly<Record<string, string>>) {
  return Object.fromEntries(PILLAR_KEYS.map((pillar) => [pillar, readNumber(fields[pillar])]));
}

function readWords(fields: Readonly<Record<string, string>>) {
  const { keywords = '', bannedWords = '', trade = '' } = fields;
  return { keywords, bannedWords, trade };
}

function readBrand(fields: Readonly<Record<string, string>>) {
  const tones = Object.keys(BRAND_TONES).filter((tone) => fields[`tone-${tone}`] !== undefined);
  return { tones, description: fields.description ?? '', keywords: fields.keywords ?? '' };
}
