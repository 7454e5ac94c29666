// Forms of a business, and what a public page shows of one.

import { LIMITS } from '../../contract/constants/limits.ts';
import type { FormInput } from '../../contract/form.ts';
import type { MailLook } from '../../contract/mail-block.ts';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import { requireLists } from '../audience/index.ts';
import { getBusiness, requireWriter } from '../business/index.ts';
import { findMailLook } from '../email/index.ts';
import { countForms, deleteForm, type FormRecord, findFormByKey, insertForm } from './form.repo.ts';

const KEY_BYTES = 12;

/** @throws AppError invalid for a list of somebody else; conflict where there are as many as there may be */
export async function addForm(ctx: Context, actor: AccountActor, input: FormInput): Promise<FormRecord> {
  requireWriter(actor);
  const { businessId } = actor;
  return unitOfWork(ctx, actor, async (tx) => {
    if ((await countForms(tx.q, businessId)) >= LIMITS.forms) {
      throw new AppError('conflict', say('audience.forms-full', { most: LIMITS.forms }));
    }
    await requireLists(tx, businessId, input.lists);
    const form = { ...input, businessId, key: tx.ids.token(KEY_BYTES) };
    const id = await insertForm(tx.q, { ...form, now: tx.now });
    tx.emit({ kind: 'form.added', businessId, subjectId: id });
    return { ...form, id };
  });
}

/** Its page is gone at once; who has subscribed by it stays. @throws AppError not-found */
export async function removeForm(ctx: Context, actor: AccountActor, id: number): Promise<void> {
  requireWriter(actor);
  const { businessId } = actor;
  await unitOfWork(ctx, actor, async (tx) => {
    if (!(await deleteForm(tx.q, { id, businessId }))) throw notFound();
    tx.emit({ kind: 'form.removed', businessId, subjectId: id });
  });
}

/** A form as everybody may see it. */
export interface PublicForm {
  readonly form: FormRecord;
  readonly businessName: string;
  readonly look: MailLook;
}

export async function openForm(ctx: Context, key: string): Promise<PublicForm | undefined> {
  const form = await findFormByKey(ctx.db.read, key);
  if (!form) return undefined;
  const { name } = await getBusiness({ q: ctx.db.read }, form.businessId);
  return { form, businessName: name, look: await findMailLook(ctx, form.businessId) };
}
