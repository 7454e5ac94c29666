// All SQL of the apps under which networks know us.
import { mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface StoredApp {
  readonly provider: string;
  readonly server: string;
  readonly clientId: string;
  readonly sealedSecret: string;
}

const APP = mapColumns<StoredApp>('provider_apps', {
  provider: 'provider',
  server: 'server',
  clientId: 'client_id',
  sealedSecret: 'sealed_secret',
});

export async function findStoredApp(
  q: Query,
  key: { readonly provider: string; readonly server: string },
): Promise<StoredApp | undefined> {
  return APP.one(APP.from(q).where({ provider: key.provider, server: key.server }));
}

/** Stores an app unless there is one: of two that registered at once, both go on with the first. */
export async function addApp(q: Query, app: StoredApp, now: number): Promise<void> {
  await q('provider_apps')
    .insert({ ...APP.stored(app), created_at: now, updated_at: now })
    .onConflict(['provider', 'server'])
    .ignore();
}
