// Mail servers that people set: an owner the business's own, the admin those of the installation. Added, changed, put in
// order, paused and removed.
import { type MailServerInput, MOST_SERVERS } from '../../../contract/mail-server.ts';
import { type Context, type Query, type Tx, unitOfWork } from '../../../db/unit-of-work.ts';
import type { AccountActor, AdminActor } from '../../../kernel/actor.ts';
import { AppError, notFound } from '../../../kernel/app-error.ts';
import { inField, say } from '../../../sentences/index.ts';
import { requireOwner } from '../../business/index.ts';
import { reachOf } from '../../models/index.ts';
import type { Carrier } from './carrier.ts';
import { keyOfServer, type ServerSetup, sealPassword } from './entries.ts';
import { deletePace } from './pace.repo.ts';
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

/** Whoever sets mail servers. */
export type ServerActor = AccountActor | AdminActor;

/** Whose servers somebody sets: null for those of the installation. @throws AppError forbidden to who is no owner */
export function ownerOf(actor: ServerActor): number | null {
  if (actor.kind === 'admin') return null;
  requireOwner(actor);
  return actor.businessId;
}

/** Adds a server, used after all others of its owner. @returns its id */
export async function addServer(
  ctx: Context,
  parts: Pick<MailServerParts, 'setup' | 'isNear'>,
  actor: ServerActor,
  { password, ...input }: MailServerInput,
): Promise<number> {
  const businessId = ownerOf(actor);
  if (!parts.setup.hasSender) throw new AppError('conflict', say('email.server-nameless'));
  return unitOfWork(ctx, actor, async (tx) => {
    await checkHost(tx.q, parts, businessId, input.host);
    const there = await listServers(tx.q, businessId);
    if (there.length >= MOST_SERVERS)
      throw new AppError('conflict', say('email.server-most', { most: MOST_SERVERS }));
    const position = Math.max(0, ...there.map((one) => one.position)) + 1;
    const sealedPassword = password ? sealPassword(tx.vault, { ...input, businessId }, password) : null;
    const id = await insertServer(tx.q, { ...input, businessId, position, sealedPassword, isPaused: false });
    tell(tx, 'added', { id, businessId, host: input.host });
    return id;
  });
}

/** Replaces what is known of a server; its password stays where none is given. */
export async function editServer(
  ctx: Context,
  parts: Pick<MailServerParts, 'setup' | 'isNear'>,
  actor: ServerActor,
  { id, password, ...input }: MailServerInput & { id: number },
): Promise<void> {
  const businessId = ownerOf(actor);
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

/** Removes a server; whoever else works on the same database closes its connections when they have been idle for a minute. */
export async function removeServer(
  ctx: Context,
  { carrier }: Pick<MailServerParts, 'carrier'>,
  actor: ServerActor,
  id: number,
): Promise<void> {
  const businessId = ownerOf(actor);
  await unitOfWork(ctx, actor, async (tx) => {
    const { host } = await getServer(tx.q, { id, businessId });
    await deleteServer(tx.q, id);
    await deletePace(tx.q, keyOfServer(id));
    tell(tx, 'removed', { id, businessId, host });
  });
  carrier.leave(keyOfServer(id));
}

/** Moves a server a place up or down in the order of use; at the end it stays where it is. */
export async function moveServer(
  ctx: Context,
  actor: ServerActor,
  id: number,
  to: 'up' | 'down',
): Promise<void> {
  const businessId = ownerOf(actor);
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

/** A server that is paused is given no mails: they go by the next one, or wait where every other is paused, too. */
export async function pauseServer(
  ctx: Context,
  { carrier }: Pick<MailServerParts, 'carrier'>,
  actor: ServerActor,
  { id, isPaused }: { id: number; isPaused: boolean },
): Promise<void> {
  const businessId = ownerOf(actor);
  await unitOfWork(ctx, actor, async (tx) => {
    const { host, isPaused: before } = await getServer(tx.q, { id, businessId });
    if (before === isPaused) return;
    await updateServer(tx.q, id, { isPaused });
    tell(tx, isPaused ? 'paused' : 'resumed', { id, businessId, host });
  });
  if (isPaused) carrier.leave(keyOfServer(id));
}

/** @throws AppError not-found for what is foreign or unknown */
export async function getServer(
  q: Query,
  key: { id: number; businessId: number | null },
): Promise<ServerRecord> {
  const server = await findServer(q, key);
  if (!server) throw notFound();
  return server;
}

/** The name is looked up when it is used; what lies near by its address alone is refused at once. */
export async function checkHost(
  q: Query,
  { setup, isNear }: Pick<MailServerParts, 'setup' | 'isNear'>,
  businessId: number | null,
  host: string,
): Promise<void> {
  if (!isNear(host) || (await reachOf(setup, q, businessId)) === 'anywhere') return;
  throw new AppError('invalid', inField('host', say('email.server-near')), { field: 'host' });
}

interface Told {
  readonly id: number;
  readonly businessId: number | null;
  readonly host: string;
}

function tell(
  tx: Tx,
  step: 'added' | 'changed' | 'paused' | 'resumed' | 'removed',
  { id, businessId, host }: Told,
): void {
  tx.emit({ kind: `mail-server.${step}`, businessId, subjectId: id, data: { host } });
}
