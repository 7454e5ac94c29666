// Single mails: a call asks for one, such as a receipt. They are no marketing: who left the newsletter gets them, and a
// pause holds none back. A key that is known sends nothing, so a caller that got no answer may ask again.
import type { SingleMail, SingleMailInput } from '../../contract/single-mail.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { sha256 } from '../../kernel/ids.ts';
import { inField, say } from '../../sentences/index.ts';
import { findSubscriberByEmail, findSuppression } from '../audience/index.ts';
import { requireWriter } from '../business/index.ts';
import { createMessageName } from './deliver.ts';
import type { MailParts } from './mail.ts';
import { findMissing, parseTemplate } from './merge.ts';
import { aboutWords, type SingleWords, sendSingleMail } from './send-single-mail.ts';
import {
  findSingleMailByKey,
  findSingleMailOfAnyBusiness,
  findTemplate,
  insertSingleMail,
  type NewSingleMail,
} from './single-mail.repo.ts';
import { canonical, dataField } from './template-data.ts';

/**
 * Stores a mail and tries at once to send it; what does not go now is tried again by its job.
 * @returns how it stands, and whether it is new: a key that is known answers as it did
 * @throws AppError invalid for a template that is not there or lacks a value; conflict for a key that belongs to another
 * mail, and for a suppressed address
 */
export async function askForMail(
  ctx: Context,
  parts: MailParts,
  actor: AccountActor,
  input: SingleMailInput,
): Promise<{ mail: SingleMail; created: boolean }> {
  requireWriter(actor);
  const requestHash = sha256(canonical([input.to, input.template, input.data]));
  const asked = await unitOfWork(ctx, actor, async (tx) => {
    const known = await findKnown(tx, actor, input, requestHash);
    const added = known === undefined ? await store(tx, actor, { ...input, requestHash }) : undefined;
    // Somebody may ask the same at the same moment, and be first.
    const id = added ?? known ?? (await findKnown(tx, actor, input, requestHash));
    if (id === undefined) throw new Error('a single mail was stored and is not there');
    return { id, created: added !== undefined };
  });
  if (asked.created) await sendSingleMail(ctx, parts, asked.id);
  const stored = await findSingleMailOfAnyBusiness(ctx.db.read, asked.id);
  return { mail: { id: asked.id, status: stored?.status ?? 'pending' }, created: asked.created };
}

async function findKnown(
  { q }: Tx,
  { businessId }: AccountActor,
  { idempotencyKey }: SingleMailInput,
  requestHash: string,
): Promise<number | undefined> {
  if (idempotencyKey === undefined) return undefined;
  const known = await findSingleMailByKey(q, { businessId, idempotencyKey });
  if (known && known.requestHash !== requestHash) throw new AppError('conflict', say('email.key-taken'));
  return known?.id;
}

/** @returns undefined when the key is known */
async function store(
  tx: Tx,
  { businessId }: AccountActor,
  input: SingleMailInput & { requestHash: string },
): Promise<number | undefined> {
  const { to: email, data, idempotencyKey = null, requestHash } = input;
  const words = await readWords(tx, businessId, input);
  for (const of of ['subject', 'content'] as const) {
    const field = findMissing(parseTemplate(words[of], of), dataField(data, email));
    if (field !== undefined)
      throw new AppError('invalid', inField('data', say('email.field-missing', { field })), {
        field: 'data',
      });
  }
  if (await findSuppression(tx.q, businessId, email)) {
    throw new AppError('conflict', say('email.suppressed', { email }));
  }
  const subscriber = await findSubscriberByEmail(tx.q, businessId, email);
  const about = { businessId, email, idempotencyKey, requestHash, subscriberId: subscriber?.id ?? null };
  return insertWords(tx, { ...about, isTried: true }, { ...words, data });
}

/**
 * Stores a mail of Drivyn's own making in the caller's transaction; its job sends it. A suppressed address gets none.
 * @param mail its data fills the fields of subject and content
 */
export async function queueMail(
  tx: Tx,
  businessId: number,
  mail: SingleWords & { to: string },
): Promise<void> {
  const { to: email, ...words } = mail;
  if (await findSuppression(tx.q, businessId, email)) return;
  const requestHash = sha256(canonical([email, words]));
  const about = { businessId, email, idempotencyKey: null, requestHash, subscriberId: null };
  await insertWords(tx, { ...about, isTried: false }, words);
}

/** @returns undefined when the key is known */
async function insertWords(
  tx: Tx,
  {
    isTried,
    ...about
  }: Pick<NewSingleMail, 'businessId' | 'email' | 'idempotencyKey' | 'requestHash' | 'subscriberId'> & {
    isTried: boolean;
  },
  words: SingleWords,
): Promise<number | undefined> {
  const messageName = createMessageName(tx.ids);
  const sealedWords = tx.vault.seal(JSON.stringify(words), aboutWords(messageName));
  const id = await insertSingleMail(tx.q, { ...about, sealedWords, messageName, now: tx.now });
  if (id !== undefined)
    tx.emit({ kind: 'mail.asked', businessId: about.businessId, subjectId: id, data: { isTried } });
  return id;
}

async function readWords(
  { q }: Tx,
  businessId: number,
  { template }: SingleMailInput,
): Promise<Pick<SingleWords, 'subject' | 'content'>> {
  if (typeof template !== 'string') return template;
  const stored = await findTemplate(q, businessId, template);
  if (stored) return { subject: stored.subject, content: stored.content };
  throw new AppError('invalid', inField('template', say('email.no-template', { name: template })), {
    field: 'template',
  });
}
