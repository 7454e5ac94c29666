// A mail as its recipients would get it: to look at, or sent to the person who writes it.
import { BRAND } from '../../contract/constants/brand.ts';
import type { MailView } from '../../contract/mailing.ts';
import { spellAddress } from '../../contract/schema.ts';
import type { Context } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { inField, say, wordsOf } from '../../sentences/index.ts';
import { getAccount } from '../accounts/index.ts';
import { findSubscriberByEmail } from '../audience/index.ts';
import { getBusiness, requireOwner, requireWriter } from '../business/index.ts';
import { type Mail, messageIdOf, type SendOutcome, saidBy, senderOf, toUnknown } from '../letters/index.ts';
import { reachOf } from '../models/index.ts';
import { findMailLook } from './layout/look.ts';
import { composeMail, type MailParts, type MailRecipient } from './mail.ts';
import { withAttributes } from './person-fields.ts';
import { findSenderAddress } from './senders/used-sender.ts';
import { type ServerEntry, toEntry } from './servers/entries.ts';
import { getServer, type MailServerParts } from './servers/server.ts';
import { showMail } from './show-mail.ts';

interface Words {
  readonly subject: string;
  readonly content: string;
}

/** Stands where a subscriber's own token would: the link in a sample ends no subscription. */
const NO_TOKEN = 'sample';
const NAME_BYTES = 18;
const NOBODY = { email: '', name: '' };
const WORKS = 'This mail server works.';

/** A mail with these words in the name of the actor's business, as one of its readers would see it. */
export async function renderSample(
  ctx: Context,
  parts: MailParts,
  actor: AccountActor,
  { view = 'arrives', person = '', ...words }: Words & { readonly view?: MailView; readonly person?: string },
): Promise<string> {
  const email = spellAddress(person);
  const known = email ? await findSubscriberByEmail(ctx.db.read, actor.businessId, email) : undefined;
  if (email && !known)
    throw new AppError('invalid', inField('person', say('email.nobody-known', { email })), {
      field: 'person',
    });
  const [to] = known ? await withAttributes(ctx.db.read, [{ ...known, subscriberId: known.id }]) : [NOBODY];
  const sample = await composeSample(ctx, parts, actor, { ...words, to: to ?? NOBODY });
  return showMail(sample, view, parts.publicUrl);
}

/**
 * Sends a mail to the actor's own address, at once and whatever is paused: nobody else gets it.
 * @returns the address
 * @throws AppError invalid without an address of one's own, conflict when the mail server does not take it
 */
export async function sendTestMail(
  ctx: Context,
  parts: MailParts,
  actor: AccountActor,
  words: Words,
): Promise<string> {
  requireWriter(actor);
  const { email, name } = await getAccount(ctx.db.read, actor.accountId);
  if (!email) throw new AppError('invalid', say('email.no-own-address'));
  const subject = `[Test] ${words.subject}`;
  const mail = await composeSample(ctx, parts, actor, { ...words, subject, to: { email, name } });
  const outcome = await parts.transport.send(mail).catch(toUnknown);
  if (outcome.end === 'sent' || outcome.end === 'kept') return email;
  throw new AppError('conflict', say('email.test-not-sent', { reason: reasonOf(outcome) }));
}

async function composeSample(
  ctx: Context,
  parts: MailParts,
  actor: AccountActor,
  sample: Words & { to: Omit<MailRecipient, 'token'> },
): Promise<Mail> {
  const business = await getBusiness({ q: ctx.db.read }, actor.businessId);
  return composeMail(parts, {
    business,
    measured: null,
    look: await findMailLook(ctx, actor.businessId),
    sender: await findSenderAddress(ctx.db.read, actor.businessId),
    title: sample.subject,
    content: sample.content,
    recipient: { ...sample.to, token: NO_TOKEN },
    messageName: ctx.ids.token(NAME_BYTES),
    date: ctx.clock.now(),
  });
}

function reasonOf(outcome: Exclude<SendOutcome, { end: 'sent' | 'kept' }>): string {
  return wordsOf(saidBy(outcome.end === 'refused' ? outcome.reason : outcome.error));
}

/**
 * Sends a mail to the actor's own address by this one server of their business.
 * @returns the address
 * @throws AppError invalid without an address of one's own, conflict when the server does not take it
 */
export async function sendServerTest(
  ctx: Context,
  parts: { readonly mail: MailParts; readonly servers: MailServerParts },
  actor: AccountActor,
  id: number,
): Promise<string> {
  requireOwner(actor);
  const { businessId } = actor;
  const server = await getServer(ctx.db.read, { id, businessId });
  const { email, name } = await getAccount(ctx.db.read, actor.accountId);
  if (!email) throw new AppError('invalid', say('email.no-own-address'));
  const words = { subject: `[Test] ${server.host}`, content: WORKS };
  const mail = await composeSample(ctx, parts.mail, actor, { ...words, to: { email, name } });
  const entry = toEntry(ctx.vault, server, await reachOf(parts.servers.setup, ctx.db.read, businessId));
  await handTo(parts.servers, entry, mail);
  return email;
}

/**
 * Sends a mail by this one server of the installation, as its letters leave.
 * @throws AppError conflict without a sender, and when the server does not take it
 */
export async function sendInstalledTest(
  ctx: Context,
  parts: { readonly mail: MailParts; readonly servers: MailServerParts },
  { id, to }: { readonly id: number; readonly to: string },
): Promise<void> {
  const server = await getServer(ctx.db.read, { id, businessId: null });
  if (parts.mail.from === null) throw new AppError('conflict', say('email.server-nameless'));
  const from = senderOf(parts.mail.from, BRAND);
  await handTo(parts.servers, toEntry(ctx.vault, server, 'anywhere'), {
    businessId: null,
    messageId: messageIdOf(ctx.ids.token(NAME_BYTES), from),
    date: ctx.clock.now(),
    from,
    to: { name: '', address: to },
    subject: `[Test] ${server.host}`,
    text: `${WORKS}\n`,
    html: `<p>${WORKS}</p>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}

async function handTo({ carrier }: MailServerParts, entry: ServerEntry, mail: Mail): Promise<void> {
  const outcome = await carrier.sendBy(entry, mail).catch(toUnknown);
  if (outcome.end === 'sent') return;
  if (outcome.end === 'kept') throw new Error('a mail server keeps nothing here');
  throw new AppError('conflict', say('email.test-not-sent', { reason: reasonOf(outcome) }));
}
