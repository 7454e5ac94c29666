// All SQL of the server's own settings: those that belong to no business.
import type { Query } from '../../db/unit-of-work.ts';

/** Every key that is in use. `last-backup-at` and `last-probe-at`: UTC milliseconds; `billing`: `on` or `off`, as plans were last reviewed. */
export type SettingKey = 'admin-password-hash' | 'last-backup-at' | 'last-probe-at' | 'billing';

export async function findSetting(q: Query, key: SettingKey): Promise<string | undefined> {
  const row: { value: string } | undefined = await q('server_settings')
    .select('value')
    .where({ key })
    .first();
  return row?.value;
}

export async function saveSetting(q: Query, key: SettingKey, value: string): Promise<void> {
  await q('server_settings').insert({ key, value }).onConflict('key').merge();
}
