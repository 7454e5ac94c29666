// Templates of single mails, stored by name.
import type { MailTemplate, MailTemplateInput } from '../../contract/single-mail.ts';
import { type Context, type Query, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { requireWriter } from '../business/index.ts';
import { checkSections } from './check-merge.ts';
import { parseTemplate } from './merge.ts';
import { listTemplates, type MailTemplateRecord, saveTemplate } from './single-mail.repo.ts';

/** Stores a template; a known name is written anew. @throws AppError invalid for what is no merge field */
export async function putMailTemplate(
  ctx: Context,
  actor: AccountActor,
  input: MailTemplateInput,
): Promise<MailTemplate> {
  requireWriter(actor);
  for (const of of ['subject', 'content'] as const) parseTemplate(input[of], of);
  checkSections(input.content);
  const stored = await unitOfWork(ctx, actor, (tx) =>
    saveTemplate(tx.q, actor.businessId, { ...input, updatedAt: tx.now }),
  );
  if (!stored) throw new Error('a template was stored and is not there');
  return present(stored);
}

/** Templates of the actor's business, by name. */
export async function readMailTemplates(q: Query, actor: AccountActor): Promise<MailTemplate[]> {
  return (await listTemplates(q, actor.businessId)).map(present);
}

function present({ updatedAt, ...template }: MailTemplateRecord): MailTemplate {
  return { ...template, updatedAt: new Date(updatedAt).toISOString() };
}
