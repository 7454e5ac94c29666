// A business's mailbox that reports about its mails come back to: how it is set, and how it is read.
import type { ReturnMailbox, ReturnMailboxInput } from '../../../contract/return-mailbox.ts';
import { type Context, type Query, unitOfWork } from '../../../db/unit-of-work.ts';
import { type AccountActor, SYSTEM } from '../../../kernel/actor.ts';
import { AppError, notFound } from '../../../kernel/app-error.ts';
import { HOUR, iso, MINUTE } from '../../../kernel/clock.ts';
import type { Vault } from '../../../kernel/vault.ts';
import { inField, say, wordsOf } from '../../../sentences/index.ts';
import { requireOwner } from '../../business/index.ts';
import { reachOf } from '../../models/index.ts';
import { receiveReturn } from '../bounce.ts';
import type { ServerSetup } from '../servers/entries.ts';
import { checkHost, type MailServerParts } from '../servers/server.ts';
import {
  deleteMailbox,
  findMailbox,
  listDueMailboxes,
  type MailboxRecord,
  saveMailbox,
  updateMailbox,
} from './mailbox.repo.ts';
import type { MailboxReader, MailboxTold } from './mailbox-reader.ts';

/** So often a mailbox is read. */
export const READ_EVERY = 5 * MINUTE;
const LONGEST_PAUSE = 6 * HOUR;
/** Mailboxes that are read at the same time. */
const AT_ONCE = 4;
/** Readings of one mailbox in a run: what a large mailing brought back is known within minutes. */
const MOST_READINGS = 10;

export interface MailboxParts {
  readonly reader: MailboxReader;
  readonly setup: Pick<ServerSetup, 'isClosed'>;
}

const aboutPassword = (businessId: number, host: string) => `return-mailbox:${businessId}:${host}`;

export async function readMailboxSettings(q: Query, businessId: number): Promise<ReturnMailbox | null> {
  const found = await findMailbox(q, businessId);
  if (!found) return null;
  const { host, port, security, login, folder, marksRead, readAt, taken, trouble } = found;
  const state = { readAt: iso(readAt), taken, trouble: trouble && wordsOf(trouble) };
  return { host, port, security, login, folder, marksRead, ...state };
}

/** Sets the mailbox, which is read within minutes; its password stays where none is given. */
export async function setMailbox(
  ctx: Context,
  parts: Pick<MailServerParts, 'setup' | 'isNear'>,
  actor: AccountActor,
  { password, ...input }: ReturnMailboxInput,
): Promise<void> {
  requireOwner(actor);
  const { businessId } = actor;
  await unitOfWork(ctx, actor, async (tx) => {
    await checkHost(tx.q, parts, businessId, input.host);
    const before = await findMailbox(tx.q, businessId);
    const sealedPassword =
      password === undefined
        ? keepPassword(before, input.host)
        : tx.vault.seal(password, aboutPassword(businessId, input.host));
    // Of the same place what was read stays read.
    const isSame =
      before?.host === input.host && before.login === input.login && before.folder === input.folder;
    const mark = isSame ? { validity: before.validity, uid: before.uid } : { validity: null, uid: 0 };
    const fresh = { readAt: before?.readAt ?? null, taken: before?.taken ?? 0, failures: 0, trouble: null };
    await saveMailbox(tx.q, { ...input, ...mark, ...fresh, businessId, sealedPassword, nextAt: tx.now });
    tx.emit({ kind: 'return-mailbox.set', businessId, subjectId: businessId, data: { host: input.host } });
  });
}

/** @throws AppError invalid where there is none, or it would be sent to another host */
function keepPassword(before: MailboxRecord | undefined, host: string): string {
  if (before && before.host === host) return before.sealedPassword;
  const why = before ? say('email.server-password') : say('schema.required');
  throw new AppError('invalid', inField('password', why), { field: 'password' });
}

/** Forgets the mailbox; what it brought stays. */
export async function removeMailbox(ctx: Context, actor: AccountActor): Promise<void> {
  requireOwner(actor);
  const { businessId } = actor;
  await unitOfWork(ctx, actor, async (tx) => {
    const before = await findMailbox(tx.q, businessId);
    if (!before || !(await deleteMailbox(tx.q, businessId))) throw notFound();
    const data = { host: before.host };
    tx.emit({ kind: 'return-mailbox.removed', businessId, subjectId: businessId, data });
  });
}

/** Reads the actor's mailbox now. @throws AppError not-found where there is none */
export async function readMailboxNow(ctx: Context, parts: MailboxParts, actor: AccountActor): Promise<void> {
  requireOwner(actor);
  const found = await findMailbox(ctx.db.read, actor.businessId);
  if (!found) throw notFound();
  await readOne(ctx, parts, found);
}

/** Reads every mailbox that is due; none waits for one that cannot be read. */
export async function readDueMailboxes(
  ctx: Context,
  parts: MailboxParts,
  signal: AbortSignal,
): Promise<void> {
  const due = (await listDueMailboxes(ctx.db.read, ctx.clock.now())).map((mailbox) => ({
    mailbox,
    times: 1,
  }));
  const readNext = async (): Promise<void> => {
    for (let one = due.shift(); one && !signal.aborted; one = due.shift()) {
      const mailbox = await readOne(ctx, parts, one.mailbox);
      // Behind the others, which have waited as long.
      if (mailbox && one.times < MOST_READINGS) due.push({ mailbox, times: one.times + 1 });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readNext));
}

/** @returns the mailbox as far as it is read now, where there is more in it; undefined where that is all for now */
async function readOne(
  ctx: Context,
  { reader, setup }: MailboxParts,
  mailbox: MailboxRecord,
): Promise<MailboxRecord | undefined> {
  const { businessId, validity, uid } = mailbox;
  const password = openPassword(ctx.vault, mailbox);
  if (password === undefined) return store(ctx, mailbox, null);
  const reach = await reachOf(setup, ctx.db.read, businessId);
  const told = await reader.read({ ...mailbox, password, reach }, { validity, uid }, (report) =>
    receiveReturn(ctx, report, businessId),
  );
  return store(ctx, mailbox, told);
}

function openPassword(vault: Vault, { businessId, host, sealedPassword }: MailboxRecord): string | undefined {
  try {
    return vault.open(sealedPassword, aboutPassword(businessId, host));
  } catch {
    return undefined;
  }
}

/** @param told null where its password does not open */
async function store(
  ctx: Context,
  before: MailboxRecord,
  told: MailboxTold | null,
): Promise<MailboxRecord | undefined> {
  return unitOfWork(ctx, SYSTEM, async ({ q, now }) => {
    const kept = told && { ...told.mark, taken: before.taken + told.taken };
    if (told?.failure === null) {
      const nextAt = told.isMore ? now : now + READ_EVERY;
      const change = { ...kept, nextAt, readAt: now, failures: 0, trouble: null };
      const isSame = await updateMailbox(q, before, change);
      return told.isMore && isSame ? { ...before, ...change } : undefined;
    }
    const trouble =
      told === null ? say('email.server-sealed') : say('email.mailbox-unread', { reason: told.failure });
    // Letters that come meanwhile wait behind those that its server does not hand out, and not for longer.
    const failures = told?.lacksLetters ? 0 : before.failures + 1;
    const nextAt = now + Math.min(LONGEST_PAUSE, READ_EVERY * 2 ** Math.min(Math.max(failures - 1, 0), 10));
    await updateMailbox(q, before, { ...kept, nextAt, failures, trouble });
    return undefined;
  });
}
