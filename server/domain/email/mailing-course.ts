// What a person does with a mailing that is on its way: pause it, let it go on, cancel it. The switch is read in the
// statement that stores each intent, so that nothing begins after it was set.
import type { Mailing } from '../../contract/mailing.ts';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import { requireWriter } from '../business/index.ts';
import { unschedulePost } from '../content/index.ts';
import { type Stop, updateStopped } from './mailing.repo.ts';
import { getMailing, getMailPost } from './mailing.ts';

const STEPS = {
  pause: { from: [null], to: 'paused', tells: 'mailing.paused' },
  resume: { from: ['paused'], to: null, tells: 'mailing.resumed' },
  cancel: { from: [null, 'paused'], to: 'cancelled', tells: 'mailing.cancelled' },
} as const satisfies Record<string, { from: readonly (Stop | null)[]; to: Stop | null; tells: string }>;
export type MailingStep = keyof typeof STEPS;

/**
 * Takes a step with a mailing; one that was taken before changes nothing. Of a cancelled mailing those mails have left
 * that had begun. One that has not begun is cancelled by making it a draft again.
 * @throws AppError conflict when it is not on its way
 */
export async function moveMailing(
  ctx: Context,
  actor: AccountActor,
  id: number,
  step: MailingStep,
): Promise<Mailing> {
  const post = await getMailPost(ctx, actor, id);
  requireWriter(actor);
  if (post.status === 'scheduled' && step === 'cancel') {
    await unschedulePost(ctx, actor, id);
    return getMailing(ctx, actor, id);
  }
  if (post.status !== 'publishing' && post.status !== 'scheduled') {
    throw new AppError('conflict', say('email.not-on-its-way'));
  }
  const { tells: kind, ...change } = STEPS[step];
  await unitOfWork(ctx, actor, async (tx) => {
    if (!(await updateStopped(tx.q, id, change))) return;
    tx.emit({ kind, businessId: post.businessId, subjectId: id, data: { attempt: post.attempt } });
  });
  return getMailing(ctx, actor, id);
}
