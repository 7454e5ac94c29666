// A business's own mail servers: added, changed, put in order and tried.
import { type MailServer, type MailServerInput, MOST_SERVERS } from '../../../contract/mail-server.ts';
import { type Context, type Query, type Tx, unitOfWork } from '../../../db/unit-of-work.ts';
import type { AccountActor } from '../../../kernel/actor.ts';
import { AppError, notFound } from '../../../kernel/app-error.ts';
import { iso } from '../../../kernel/clock.ts';
import { inField, say, wordsOf } from '../../../sentences/index.ts';
import { requireOwner } from '../../business/index.ts';
import { reachOf } from '../../models/index.ts';
import type { Carrier } from './carrier.ts';
import { installedEntries, keyOfServer, type ServerSetup, sealPassword } from './entries.ts';
import { deletePace, listStandings } from './pace.repo.ts';
import { dayOf } from './pace.ts';
import {
  deleteServer,
  findServer,
  insertServer,
  listServers,
  type ServerRecord,
  updateServer,
} from './server.repo.ts';

/** What may be told of where a host lies, without asking DNS. */
export type IsNear = (host: string) => boolean;

export interface MailServerParts {
  readonly setup: ServerSetup;
  readonly isNear: IsNear;
  readonly carrier: Carrier;
}

/**
 * The servers that a business's mails go by, in order; none of them tells its password.
 * @param count of its own, where it is known: without any they are not asked for
 */
export async function readServers(
  ctx: Pick<Context, 'db' | 'clock'>,
  setup: ServerSetup,
  businessId: number,
  count?: number,
): Promise<MailServer[]> {
  const q = ctx.db.read;
  const own = count === 0 ? [] : await listServers(q, businessId);
  const installed = installedEntries(setup);
  if (own.length + installed.length === 0) return [];
  const standings = await listStandings(
    q,
    businessId,
    installed.map(({ key }) => key),
  );
  const today = dayOf(ctx.clock.now());
  const standingOf = (key: string, dailyCap: number | null) => {
    const standing = standings.get(key);
    const used = standing?.day === today ? standing.used : 0;
    return {
      today: dailyCap === null ? null : used,
      trouble: standing?.trouble ? wordsOf(standing.trouble) : null,
      troubleAt: iso(standing?.troubleAt ?? null),
    };
  };
  return [
    ...own.map(({ id, host, port, security, login, rate, dailyCap, sealedPassword }) => ({
      ...{ id, host, port, security, login, rate, dailyCap },
      hasPassword: sealedPassword !== null,
      ...standingOf(keyOfServer(id), dailyCap),
    })),
    ...installed.map(({ key, rate, dailyCap, address }) => {
      const { hostname, port, protocol, username } = new URL(address?.url ?? '');
      return {
        ...{ id: null, host: hostname, port: port === '' ? null : Number(port), login: '' },
        security: protocol === 'smtps:' ? ('tls' as const) : ('starttls' as const),
        hasPassword: username !== '',
        ...{ rate, dailyCap },
        ...standingOf(key, dailyCap),
      };
    }),
  ];
}

/** Adds a server, used after all others of the business. @returns its id */
export async function addServer(
  ctx: Context,
  parts: Pick<MailServerParts, 'setup' | 'isNear'>,
  actor: AccountActor,
  { password, ...input }: MailServerInput,
): Promise<number> {
  requireOwner(actor);
  const { businessId } = actor;
  if (!parts.setup.hasSender) throw new AppError('conflict', say('email.server-nameless'));
  return unitOfWork(ctx, actor, async (tx) => {
    await checkHost(tx.q, parts, businessId, input.host);
    const there = await listServers(tx.q, businessId);
    if (there.length >= MOST_SERVERS)
      throw new AppError('conflict', say('email.server-most', { most: MOST_SERVERS }));
    const position = Math.max(0, ...there.map((one) => one.position)) + 1;
    const sealedPassword = password ? sealPassword(tx.vault, { ...input, businessId }, password) : null;
    const id = await insertServer(tx.q, { ...input, businessId, position, sealedPassword });
    tell(tx, 'added', { id, businessId, host: input.host });
    return id;
  });
}

/** Replaces what is known of a server; its password stays where none is given. */
export async function editServer(
  ctx: Context,
  parts: Pick<MailServerParts, 'setup' | 'isNear'>,
  actor: AccountActor,
  { id, password, ...input }: MailServerInput & { id: number },
): Promise<void> {
  requireOwner(actor);
  const { businessId } = actor;
  await unitOfWork(ctx, actor, async (tx) => {
    const before = await getServer(tx.q, { id, businessId });
    await checkHost(tx.q, parts, businessId, input.host);
    const sealedPassword = sealAnew(tx, before, { host: input.host, password });
    await updateServer(tx.q, id, { ...input, sealedPassword });
    tell(tx, 'changed', { id, businessId, host: input.host });
  });
}

/** @throws AppError invalid where the password of before would be sent to another host */
function sealAnew(
  tx: Tx,
  { businessId, host: before, sealedPassword }: ServerRecord,
  { host, password }: { host: string; password: string | undefined },
): string | null {
  if (password !== undefined)
    return password === '' ? null : sealPassword(tx.vault, { businessId, host }, password);
  if (sealedPassword !== null && host !== before)
    throw new AppError('invalid', inField('password', say('email.server-password')), { field: 'password' });
  return sealedPassword;
}

export async function removeServer(ctx: Context, actor: AccountActor, id: number): Promise<void> {
  requireOwner(actor);
  const { businessId } = actor;
  await unitOfWork(ctx, actor, async (tx) => {
    const { host } = await getServer(tx.q, { id, businessId });
    await deleteServer(tx.q, id);
    await deletePace(tx.q, keyOfServer(id));
    tell(tx, 'removed', { id, businessId, host });
  });
}

/** Moves a server a place up or down in the order of use; at the end it stays where it is. */
export async function moveServer(
  ctx: Context,
  actor: AccountActor,
  id: number,
  to: 'up' | 'down',
): Promise<void> {
  requireOwner(actor);
  const { businessId } = actor;
  await unitOfWork(ctx, actor, async (tx) => {
    const { host } = await getServer(tx.q, { id, businessId });
    const order = (await listServers(tx.q, businessId)).map((one) => one.id);
    const from = order.indexOf(id);
    order.splice(from, 1);
    order.splice(Math.max(0, from + (to === 'up' ? -1 : 1)), 0, id);
    for (const [at, one] of order.entries()) await updateServer(tx.q, one, { position: at + 1 });
    tell(tx, 'changed', { id, businessId, host });
  });
}

/** @throws AppError not-found for what is foreign or unknown */
export async function getServer(q: Query, key: { id: number; businessId: number }): Promise<ServerRecord> {
  const server = await findServer(q, key);
  if (!server) throw notFound();
  return server;
}

/** The name is looked up when it is used; what lies near by its address alone is refused at once. */
export async function checkHost(
  q: Query,
  { setup, isNear }: Pick<MailServerParts, 'setup' | 'isNear'>,
  businessId: number,
  host: string,
): Promise<void> {
  if (!isNear(host) || (await reachOf(setup, q, businessId)) === 'anywhere') return;
  throw new AppError('invalid', inField('host', say('email.server-near')), { field: 'host' });
}

function tell(
  tx: Tx,
  step: 'added' | 'changed' | 'removed',
  { id, businessId, host }: { id: number; businessId: number; host: string },
): void {
  tx.emit({ kind: `mail-server.${step}`, businessId, subjectId: id, data: { host } });
}
