// Which mail servers a business's mails go by, in order: its own, then those of the installation.
import type { MailRate } from '../../../contract/mail-server.ts';
import type { Context, Query } from '../../../db/unit-of-work.ts';
import type { Vault } from '../../../kernel/vault.ts';
import { reachOf } from '../../models/index.ts';
import type { Lane } from './pace.ts';
import { listServers, type ServerRecord } from './server.repo.ts';

/** A server of the installation. */
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
  /** Businesses use servers of their own only in a sender's name. */
  readonly hasSender: boolean;
  readonly isClosed: boolean;
}

const aboutPassword = (businessId: number, host: string) => `mail-server:${businessId}:${host}`;

export function sealPassword(
  vault: Vault,
  { businessId, host }: Pick<ServerRecord, 'businessId' | 'host'>,
  password: string,
): string {
  return vault.seal(password, aboutPassword(businessId, host));
}

export const keyOfServer = (id: number) => `server:${id}`;

/** @param businessId null for letters */
export async function listEntries(
  ctx: Pick<Context, 'vault'>,
  q: Query,
  setup: ServerSetup,
  businessId: number | null,
): Promise<ServerEntry[]> {
  const own = businessId !== null && setup.hasSender ? await listServers(q, businessId) : [];
  // Only who has servers is asked where they may lie.
  const reach = own.length > 0 ? await reachOf(setup, q, businessId) : 'public';
  return [...own.map((server) => toEntry(ctx.vault, server, reach)), ...installedEntries(setup)];
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
