// All SQL of the apps under which networks know us.
import { flag, mapColumns } from '../../db/columns.ts';
import { type Selection, select } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface StoredApp {
  readonly provider: string;
  readonly server: string;
  readonly clientId: string;
  readonly sealedSecret: string;
  readonly isReviewed: boolean;
  /** Null where nobody told it when the app was made known. */
  readonly redirectUri: string | null;
}

export interface StoredAppRecord extends StoredApp {
  readonly updatedAt: number;
}

/** Of whom an app is: `server` is empty for networks of one server. */
interface Key {
  readonly provider: string;
  readonly server: string;
}

const APP = mapColumns<StoredAppRecord>('provider_apps', {
  provider: 'provider',
  server: 'server',
  clientId: 'client_id',
  sealedSecret: 'sealed_secret',
  isReviewed: flag('is_reviewed'),
  redirectUri: 'redirect_uri',
  updatedAt: 'updated_at',
});

export async function findStoredApp(q: Query, { provider, server }: Key): Promise<StoredApp | undefined> {
  return APP.one(APP.from(q).where({ provider, server }));
}

/** Those of networks of one server. */
export function selectApps(q: Query): Selection<StoredAppRecord> {
  return APP.selection(APP.from(q).where({ server: '' }).orderBy('provider'));
}

export function listStoredApps(q: Query): Promise<StoredAppRecord[]> {
  return select(selectApps(q));
}

/** Stores an app unless there is one: of two that registered at once, both go on with the first. */
export async function addApp(q: Query, app: StoredApp, now: number): Promise<void> {
  await q('provider_apps').insert(toRow(app, now)).onConflict(['provider', 'server']).ignore();
}

/** Stores an app in place of the one before. */
export async function saveApp(q: Query, app: StoredApp, now: number): Promise<void> {
  await q('provider_apps')
    .insert(toRow(app, now))
    .onConflict(['provider', 'server'])
    .merge(['client_id', 'sealed_secret', 'is_reviewed', 'redirect_uri', 'updated_at']);
}

/** Lets go of an app that is good for nothing any more, unless another stands in its place already. */
export async function dropApp(q: Query, { provider, server }: Key, clientId: string): Promise<void> {
  await q('provider_apps').where({ provider, server, client_id: clientId }).del();
}

/** False when there was none. */
export async function deleteApp(q: Query, { provider, server }: Key): Promise<boolean> {
  return (await q('provider_apps').where({ provider, server }).del()) > 0;
}

function toRow(app: StoredApp, now: number) {
  return { ...APP.stored({ ...app, updatedAt: now }), created_at: now };
}
