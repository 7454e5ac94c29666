// The recipients of a mailing: what became of each mail, and sending it again to those it did not reach.
import type { AgainTo, Mailing, Recipient, RecipientStatus } from '../../contract/mailing.ts';
import type { Context } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { say, wordsOf } from '../../sentences/index.ts';
import { requireWriter } from '../business/index.ts';
import { countAudience, findMailing } from './mailing.repo.ts';
import { addMailing, getMailing, getMailPost } from './mailing.ts';
import { selectRecipients } from './recipient.repo.ts';

export interface RecipientPage {
  readonly status?: RecipientStatus | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Recipients of a mailing, newest first. @throws AppError not-found for what is foreign or no mailing */
export async function listRecipients(
  ctx: Context,
  actor: AccountActor,
  id: number,
  page: RecipientPage,
): Promise<Recipient[]> {
  await getMailPost(ctx, actor, id);
  const rows = await selectRecipients(ctx.db.read, { ...page, postId: id });
  return rows.map((row) => ({ ...row, error: row.error && wordsOf(row.error) }));
}

/**
 * Drafts the same mailing once more, for those of its recipients whose server refused it for now, or who did not open
 * it. Who has left meanwhile is not among them.
 * @throws AppError conflict when it was not sent, when there is nobody, or when nothing is known of opens
 */
export async function resendMailing(
  ctx: Context,
  actor: AccountActor,
  id: number,
  to: AgainTo,
): Promise<Mailing> {
  const post = await getMailPost(ctx, actor, id);
  requireWriter(actor);
  if (post.status !== 'published') throw new AppError('conflict', say('email.not-sent-yet'));
  const q = ctx.db.read;
  if (to === 'unopened' && !(await findMailing(q, id)).isMeasured) {
    throw new AppError('conflict', say('email.opens-unknown'));
  }
  const again = { of: id, to };
  const facts = { segment: 'all', own: null, again } as const;
  if ((await countAudience(q, post.businessId, facts, ctx.clock.now())) === 0) {
    throw new AppError('conflict', say('email.all-reached'));
  }
  const { subjectLine: subject, content } = await getMailing(ctx, actor, id);
  const words = { subject, content, segment: 'all', sendAt: null, clock: 'business', test: null } as const;
  return addMailing(ctx, actor, words, again);
}
