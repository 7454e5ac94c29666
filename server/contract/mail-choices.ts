// What somebody chooses about the mails of a business, behind the link in every mail.
import * as v from 'valibot';
import { FREQUENCY_NAMES, type Frequency } from './mail-limits.ts';
import { problem } from './problem.ts';
import { Id } from './schema.ts';

/** As long a pause is as somebody asks for one, days. */
export const PAUSE_DAYS = 30;

/** Body of POST /p/:token: all that is chosen from now on. */
export const MailChoices = v.object({
  frequency: v.picklist(FREQUENCY_NAMES, problem('either', { names: ['every', 'weekly', 'monthly'] })),
  /** Of the lists that the page shows, those that the person is on. */
  lists: v.array(Id, problem('ids-of-lists')),
  pause: v.boolean(problem('yes-or-no')),
});
export type MailChoices = v.InferOutput<typeof MailChoices>;

export const MAIL_CHOICES_EXAMPLE = { frequency: 'weekly', lists: [], pause: false };

/** What a person's page says of them. */
export interface ChosenMails {
  readonly frequency: Frequency;
  /** UTC milliseconds; null for no pause. */
  readonly pausedUntil: number | null;
}
