// Sentences about what only the admin does.
import { defineSentences } from '../contract/sentence.ts';
import { formatMoment } from './moment.ts';

/** What is lost for good when it is cancelled: nothing makes these jobs again. */
const KEPT = {
  'advance-subscription': 'It ends the trial or month of a plan, or begins the next one.',
  'collect-invoice': 'It collects an invoice. Cancel the plan if it is not to be paid.',
  'send-letter': 'It sends a letter that somebody waits for.',
  'end-impersonation': "It ends support's visit to an account.",
} as const;
export type KeptJob = keyof typeof KEPT;

export const ADMIN = defineSentences({
  /** Why a job has not done what it was to do. */
  'admin.job-unknown': ({ kind }: { kind: string }) => `This release knows no job of kind ${kind}`,
  'admin.job-threw': ({ words }: { words: string }) => words,
  'admin.job-cancelled': ({ reason }: { reason: string }) => `Cancelled by the admin: ${reason}`,
  'admin.held-after-restore': ({ at }: { at: number }) =>
    `Held: the server was restored from a backup of ${formatMoment(at)}, so this may have been done already.`,
  'admin.job-runs': 'This job is running at this moment.',
  'admin.job-done': 'This job is done. What it did would happen twice.',
  'admin.job-was-cancelled': 'This job was cancelled, and what it was for has gone on without it.',
  'admin.job-waits': 'The time of this job has not come, and it has not failed.',
  'admin.job-half-way': 'This job is running at this moment and cannot be stopped half way.',
  'admin.job-ended': 'This job has ended already.',
  'admin.job-on-its-way':
    'This post is on its way: the network may have it already. The job only looks for it, so that it is neither lost nor published twice, and cannot be cancelled.',
  'admin.job-moved-on': 'This job has just moved on. Look again, then decide.',
  'admin.suspended-already': 'This account is suspended already.',
  'admin.not-suspended': 'This account is not suspended.',
  'admin.job-kept': ({ kind }: { kind: KeptJob }) =>
    `${KEPT[kind]} Nothing would do it again, so it is not cancelled.`,
});
