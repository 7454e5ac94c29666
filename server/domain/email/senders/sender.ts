// Senders of a business: an address is one once somebody who reads its mail has said so, and in its name mails leave once
// an owner chooses it.
import type { Sender, SenderInput } from '../../../contract/sender.ts';
import { type Context, type Query, type Tx, unitOfWork } from '../../../db/unit-of-work.ts';
import { type AccountActor, ANONYMOUS } from '../../../kernel/actor.ts';
import { AppError, notFound } from '../../../kernel/app-error.ts';
import { DAY, iso } from '../../../kernel/clock.ts';
import { sha256 } from '../../../kernel/ids.ts';
import { inField, say } from '../../../sentences/index.ts';
import { findSuppression } from '../../audience/index.ts';
import { getBusiness, requireOwner } from '../../business/index.ts';
import { countLettersTo, writeLetter } from '../../letters/index.ts';
import { reachOf } from '../../models/index.ts';
import { domainOf, ensureSenderDomain } from '../dkim.ts';
import { isLocal, type ServerSetup } from '../servers/entries.ts';
import { queueMail } from '../single-mail.ts';
import {
  deleteSender,
  findSender,
  findSenderByToken,
  listSenders,
  markVerified,
  type SenderRecord,
  saveAsked,
  setUsed,
} from './sender.repo.ts';

const TOKEN_BYTES = 24;
/** A link works for this long. */
const VERIFY_WITHIN = 3 * DAY;
/** Mails that one address gets in a day, however often it is entered. */
const MOST_ASKS = 3;
const MOST_SENDERS = 20;

export interface AskingParts {
  readonly setup: ServerSetup;
  /** Ends with a slash. */
  readonly publicUrl: string;
}

/**
 * Asks an address whether a business may send in its name; one that was asked gets another link.
 * @throws AppError conflict for one that is verified, that was asked too often, gets no mail or cannot be asked, and for one
 * too many
 */
export async function askSender(
  ctx: Context,
  parts: AskingParts,
  actor: AccountActor,
  { email, name }: SenderInput,
): Promise<Sender> {
  requireOwner(actor);
  const { businessId } = actor;
  const token = ctx.ids.token(TOKEN_BYTES);
  return unitOfWork(ctx, actor, async (tx) => {
    const known = await listSenders(tx.q, businessId);
    const before = known.find((one) => one.email === email);
    const asks = countAsks(before, tx.now);
    await requireAskable(tx, { businessId, email, before, asks, known: known.length });
    const asked = { businessId, email, name, tokenHash: sha256(token), askedAt: tx.now, asks: asks + 1 };
    const id = await saveAsked(tx.q, asked);
    await sendQuestion(tx, parts, { businessId, email, token });
    if (!before) tx.emit({ kind: 'sender.added', businessId, subjectId: id, data: { email } });
    return present(await getSender(tx.q, { id, businessId }));
  });
}

function countAsks(before: SenderRecord | undefined, now: number): number {
  return before && before.askedAt > now - DAY ? before.asks : 0;
}

interface Asking {
  readonly businessId: number;
  readonly email: string;
  readonly before: SenderRecord | undefined;
  readonly asks: number;
  readonly known: number;
}

async function requireAskable({ q }: Tx, { businessId, email, before, asks, known }: Asking): Promise<void> {
  if (before && before.verifiedAt !== null) throw refuse(say('email.sender-known', { email }));
  if (asks >= MOST_ASKS) throw refuse(say('email.sender-asked', { email }));
  if (!before && known >= MOST_SENDERS) throw refuse(say('email.senders-full', { most: MOST_SENDERS }));
  if (await findSuppression(q, businessId, email)) throw refuse(say('email.suppressed', { email }));
}

/**
 * An owner reads what a business's own mail server takes, and what lies in its outbox: where the installation is not the
 * owner's, too, the question leaves as a letter, by the servers of the installation alone.
 */
async function sendQuestion(
  tx: Tx,
  { setup, publicUrl }: AskingParts,
  { businessId, email, token }: { businessId: number; email: string; token: string },
): Promise<void> {
  const { name: business } = await getBusiness({ q: tx.q }, businessId);
  if ((await reachOf(setup, tx.q, businessId)) === 'anywhere') {
    const link = new URL(`/v/${token}`, publicUrl).href;
    const [subject, data] = ['Is this your address, {{business|please}}?', { business, address: email }];
    return queueMail(tx, businessId, { to: email, subject, content: contentOf(link), data });
  }
  if (await isLocal(tx.q, setup, null)) throw refuse(say('email.sender-unasked'));
  // Also one that was removed meanwhile, or that others enter.
  const written = await countLettersTo(tx.q, { email, template: 'sender-question', since: tx.now - DAY });
  if (written >= MOST_ASKS) throw refuse(say('email.sender-asked', { email }));
  const props = { business, email, token };
  await writeLetter(tx, { to: { name: '', email }, template: 'sender-question', props });
}

function refuse(why: Parameters<typeof inField>[1]): AppError {
  return new AppError('conflict', inField('email', why), { field: 'email' });
}

function contentOf(link: string): string {
  return [
    '{{business|A business}} wants to send its mails in the name of {{address}}.',
    'If this address is yours and you agree, say so:',
    `**[Yes, this is my address](${link})**`,
    'If not, do nothing: without your answer nothing is sent in its name.',
  ].join('\n\n');
}

async function getSender(q: Query, key: { id: number; businessId: number }): Promise<SenderRecord> {
  const sender = await findSender(q, key);
  if (!sender) throw notFound();
  return sender;
}

/** What the page behind the link shows. */
export interface AskedSender {
  readonly businessName: string;
  readonly email: string;
  readonly isVerified: boolean;
}

/** Undefined for a link that is unknown or too old; changes nothing. */
export async function findAskedSender(ctx: Context, token: string): Promise<AskedSender | undefined> {
  const sender = await findSenderByToken(ctx.db.read, sha256(token));
  if (!sender || sender.askedAt < ctx.clock.now() - VERIFY_WITHIN) return undefined;
  const { name: businessName } = await getBusiness({ q: ctx.db.read }, sender.businessId);
  return { businessName, email: sender.email, isVerified: sender.verifiedAt !== null };
}

/** Somebody who reads the address agrees; again is the same as once. @returns as {@link findAskedSender} */
export async function verifySender(ctx: Context, token: string): Promise<AskedSender | undefined> {
  const asked = await findAskedSender(ctx, token);
  if (!asked || asked.isVerified) return asked;
  await unitOfWork(ctx, ANONYMOUS, async (tx) => {
    const sender = await findSenderByToken(tx.q, sha256(token));
    if (!sender || !(await markVerified(tx.q, sender.id, tx.now))) return;
    const { id: subjectId, businessId, email } = sender;
    tx.emit({ kind: 'sender.verified', businessId, subjectId, data: { email } });
  });
  return { ...asked, isVerified: true };
}

/**
 * Lets mails leave in a sender's name, or in that of the installation again.
 * @param isSigned whether mails are signed here: its domain then gets a key
 * @throws AppError conflict for one that is not verified
 */
export async function chooseSender(
  ctx: Context,
  { isSigned }: { readonly isSigned: boolean },
  actor: AccountActor,
  { id, isUsed }: { id: number; isUsed: boolean },
): Promise<Sender> {
  requireOwner(actor);
  const key = { id, businessId: actor.businessId };
  const { email, verifiedAt } = await getSender(ctx.db.read, key);
  if (verifiedAt === null) throw new AppError('conflict', say('email.sender-unverified', { email }));
  if (isUsed && isSigned) await ensureSenderDomain(ctx, domainOf(email));
  return unitOfWork(ctx, actor, async (tx) => {
    const before = await getSender(tx.q, key);
    if (before.isUsed !== isUsed) {
      await setUsed(tx.q, key.businessId, isUsed ? id : null);
      const kind = isUsed ? 'sender.used' : 'sender.left';
      tx.emit({ kind, businessId: key.businessId, subjectId: id, data: { email } });
    }
    return present(await getSender(tx.q, key));
  });
}

/** Forgets an address; mails leave in the installation's name again where they left in its. */
export async function removeSender(ctx: Context, actor: AccountActor, id: number): Promise<void> {
  requireOwner(actor);
  const { businessId } = actor;
  await unitOfWork(ctx, actor, async (tx) => {
    const { email } = await getSender(tx.q, { id, businessId });
    await deleteSender(tx.q, id);
    tx.emit({ kind: 'sender.removed', businessId, subjectId: id, data: { email } });
  });
}

export async function readSenders(q: Query, businessId: number): Promise<Sender[]> {
  return (await listSenders(q, businessId)).map(present);
}

function present({ id, email, name, verifiedAt, isUsed, askedAt }: SenderRecord): Sender {
  return {
    ...{ id, email, name, isUsed },
    isVerified: verifiedAt !== null,
    askedAt: new Date(askedAt).toISOString(),
    verifiedAt: iso(verifiedAt),
  };
}
