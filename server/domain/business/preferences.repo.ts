// All SQL of what a business prefers.
import type { BrandTone } from '../../contract/constants/industries.ts';
import { DEFAULT_PREFERENCES, type Preferences } from '../../contract/preferences.ts';
import type { Query } from '../../db/unit-of-work.ts';

interface PreferencesRow {
  notify_email: boolean | number;
  notify_browser: boolean | number;
  critical_alerts: boolean | number;
  performance_reports: boolean | number;
  ai_content: boolean | number;
  budget_alerts: boolean | number;
  system_updates: boolean | number;
  brand_tones: string | null;
  brand_description: string;
  brand_keywords: string;
}

export interface StoredPreferences extends Preferences {
  /** A brand voice was saved, rather than being the one that everybody begins with. */
  readonly hasBrand: boolean;
}

/** The defaults for a business that has saved none. */
export async function findPreferences(q: Query, businessId: number): Promise<StoredPreferences> {
  const row: PreferencesRow | undefined = await q('business_preferences')
    .where({ business_id: businessId })
    .first();
  return row ? toPreferences(row) : { ...DEFAULT_PREFERENCES, hasBrand: false };
}

export async function upsertPreferences(
  q: Query,
  businessId: number,
  { notifications, brand, hasBrand, now }: StoredPreferences & { readonly now: number },
): Promise<void> {
  await q('business_preferences')
    .insert({
      business_id: businessId,
      notify_email: notifications.email,
      notify_browser: notifications.browser,
      critical_alerts: notifications.criticalAlerts,
      performance_reports: notifications.performanceReports,
      ai_content: notifications.aiContent,
      budget_alerts: notifications.budgetAlerts,
      system_updates: notifications.systemUpdates,
      brand_tones: hasBrand ? brand.tones.join(',') : null,
      brand_description: brand.description,
      brand_keywords: brand.keywords,
      updated_at: now,
    })
    .onConflict('business_id')
    .merge();
}

function toPreferences(row: PreferencesRow): StoredPreferences {
  const hasBrand = row.brand_tones !== null;
  return {
    notifications: {
      email: Boolean(row.notify_email),
      browser: Boolean(row.notify_browser),
      criticalAlerts: Boolean(row.critical_alerts),
      performanceReports: Boolean(row.performance_reports),
      aiContent: Boolean(row.ai_content),
      budgetAlerts: Boolean(row.budget_alerts),
      systemUpdates: Boolean(row.system_updates),
    },
    brand: {
      tones: hasBrand ? splitTones(row.brand_tones ?? '') : DEFAULT_PREFERENCES.brand.tones,
      description: row.brand_description,
      keywords: row.brand_keywords,
    },
    hasBrand,
  };
}

function splitTones(text: string): BrandTone[] {
  return text.split(',').filter(Boolean) as BrandTone[];
}
