// Which mail servers a business's mails go by, in order: its own, then those of the installation, of which the admin's come
// before those of the environment.
import type { MailRate } from '../../../contract/mail-server.ts';
import type { Context, Query } from '../../../db/unit-of-work.ts';
import type { Vault } from '../../../kernel/vault.ts';
import { reachOf } from '../../models/index.ts';
import type { Lane } from './pace.ts';
import { hasServer, listServersFor, type ServerRecord } from './server.repo.ts';

/** A server of the installation that its environment names. */
export interface InstalledServer {
  /** `smtp://` or `smtps://`, with user and password. */
  readonly url: string;
  readonly rate: MailRate | null;
  readonly dailyCap: number | null;
}

/** How an address is reached: an operator's anywhere, another's among public addresses alone. */
export interface ServerAddress {
  readonly url: string;
  readonly reach: 'anywhere' | 'public';
}

/** A server to hand mails to. */
export interface ServerEntry extends Lane {
  readonly businessId: number | null;
  /** Undefined where its password is sealed with another key. */
  readonly address: ServerAddress | undefined;
}

/** What the domain knows of how this server is set up. */
export interface ServerSetup {
  readonly installed: readonly InstalledServer[];
  /** Mails leave only in a sender's name: without one, servers that people set are not used. */
  readonly hasSender: boolean;
  readonly isClosed: boolean;
}

const aboutPassword = (businessId: number | null, host: string) =>
  `mail-server:${businessId ?? 'installation'}:${host}`;

export function sealPassword(
  vault: Vault,
  { businessId, host }: Pick<ServerRecord, 'businessId' | 'host'>,
  password: string,
): string {
  return vault.seal(password, aboutPassword(businessId, host));
}

export const keyOfServer = (id: number) => `server:${id}`;

/** The servers that mails may go by now. */
export interface Entries {
  readonly servers: readonly ServerEntry[];
  /** There are servers, and somebody has paused every one of them. */
  readonly arePaused: boolean;
}

/** @param businessId null for letters */
export async function listEntries(
  ctx: Pick<Context, 'vault'>,
  q: Query,
  setup: ServerSetup,
  businessId: number | null,
): Promise<Entries> {
  const all = setup.hasSender ? await listServersFor(q, businessId) : [];
  const used = all.filter(({ isPaused }) => !isPaused);
  // Only who has servers is asked where they may lie.
  const hasOwn = used.some((one) => one.businessId !== null);
  const reach = hasOwn ? await reachOf(setup, q, businessId) : 'public';
  const entries = used.map((one) => toEntry(ctx.vault, one, one.businessId === null ? 'anywhere' : reach));
  const servers = [...entries, ...installedEntries(setup)];
  return { servers, arePaused: servers.length === 0 && all.length > 0 };
}

/** Whether mails stay on this machine, as no server is there that they could go by. @param businessId null for letters */
export async function isLocal(q: Query, setup: ServerSetup, businessId: number | null): Promise<boolean> {
  if (setup.installed.length > 0) return false;
  return !setup.hasSender || !(await hasServer(q, businessId));
}

export function installedEntries({ installed }: Pick<ServerSetup, 'installed'>): ServerEntry[] {
  return installed.map(({ url, rate, dailyCap }) => {
    const { username, host, protocol } = new URL(url);
    return {
      key: `installed:${protocol}//${username}@${host}`.slice(0, 200),
      ...{ rate, dailyCap },
      businessId: null,
      address: { url, reach: 'anywhere' },
    };
  });
}

export function toEntry(vault: Vault, server: ServerRecord, reach: ServerAddress['reach']): ServerEntry {
  const { id, businessId, rate, dailyCap } = server;
  const url = openUrl(vault, server);
  return {
    key: keyOfServer(id),
    ...{ businessId, rate, dailyCap },
    address: url === undefined ? undefined : { url, reach },
  };
}

function openUrl(vault: Vault, server: ServerRecord): string | undefined {
  const { host, port, security, login, sealedPassword, businessId } = server;
  const url = new URL(`${security === 'tls' ? 'smtps' : 'smtp'}://${host}:${port}`);
  url.username = encodeURIComponent(login);
  if (sealedPassword === null) return url.href;
  try {
    url.password = encodeURIComponent(vault.open(sealedPassword, aboutPassword(businessId, host)));
    return url.href;
  } catch {
    return undefined;
  }
}
