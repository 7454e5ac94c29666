// Sending a single mail, as far as it can go now: its own delivery, the way that every mail goes.
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { MINUTE } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import { getBusiness } from '../business/index.ts';
import { sendDelivery } from './deliver.ts';
import { finishDelivery } from './delivery.repo.ts';
import { findMailLook } from './layout/look.ts';
import { composeMail, type MailParts } from './mail.ts';
import { findSenderAddress } from './senders/used-sender.ts';
import { findSingleMailOfAnyBusiness, forgetWords, type SingleMailRecord } from './single-mail.repo.ts';
import { dataField } from './template-data.ts';

/** What a single mail says, before its fields are filled. */
export interface SingleWords {
  readonly subject: string;
  readonly content: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Longer than a mail server may take for a mail: who has not ended by then never will. */
const LONGEST_ATTEMPT = 5 * MINUTE;

/** What binds a mail's sealed words to it. */
export const aboutWords = (messageName: string) => `single-mail:${messageName}`;

/**
 * Sends a single mail that is pending. May be called at any time and any number of times.
 * @returns when to look again, UTC milliseconds; null when it has ended
 */
export async function sendSingleMail(ctx: Context, parts: MailParts, id: number): Promise<number | null> {
  const mail = await findSingleMailOfAnyBusiness(ctx.db.read, id);
  if (mail?.status === 'sending') return endOld(ctx, mail);
  // Without its words, which a lost key takes along, it never leaves.
  if (mail?.status !== 'pending' || mail.sealedWords === null) return null;
  const now = ctx.clock.now();
  if (mail.retryAt !== null && mail.retryAt > now) return mail.retryAt;
  const end = await sendDelivery(ctx, parts, mail, await compose(ctx, parts, mail, mail.sealedWords));
  if (end.end === 'later') return end.at;
  if (end.end === 'taken') return now + MINUTE;
  await unitOfWork(ctx, SYSTEM, (tx) => forgetWords(tx.q, id));
  return null;
}

/** What began long ago was interrupted: it may have arrived, so it is never sent again. */
async function endOld(ctx: Context, { id, firstAttemptAt }: SingleMailRecord): Promise<number | null> {
  const over = (firstAttemptAt ?? 0) + LONGEST_ATTEMPT;
  if (over > ctx.clock.now()) return over;
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    await finishDelivery(tx.q, id, {
      status: 'unknown',
      error: say('email.interrupted'),
      bounce: null,
      now: tx.now,
    });
    await forgetWords(tx.q, id);
  });
  return null;
}

async function compose(ctx: Context, parts: MailParts, mail: SingleMailRecord, sealedWords: string) {
  const { businessId, messageName, email } = mail;
  const words = JSON.parse(ctx.vault.open(sealedWords, aboutWords(messageName))) as SingleWords;
  return composeMail(parts, {
    business: await getBusiness({ q: ctx.db.read }, businessId),
    look: await findMailLook(ctx, businessId),
    sender: await findSenderAddress(ctx.db.read, businessId),
    title: words.subject,
    content: words.content,
    measured: null,
    isService: true,
    recipient: { email, name: '', token: null, read: dataField(words.data, email) },
    messageName,
    date: ctx.clock.now(),
  });
}
