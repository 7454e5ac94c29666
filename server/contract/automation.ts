// Email automations: series of mails that something starts.
import * as v from 'valibot';
import { AutomationResults } from './automation-results.ts';
import { AUTOMATION_KINDS, LONGEST_DELAY } from './constants/email.ts';
import { MailSubject, MailText } from './mailing.ts';
import { HARMS } from './mailing-health.ts';
import { problem } from './problem.ts';

export const AutomationKindText = v.picklist(AUTOMATION_KINDS);

/** Body of PUT /api/users/:id/automations/:kind. */
export const AutomationInput = v.strictObject({ isActive: v.boolean(problem('yes-or-no')) });

const Delay = v.pipe(
  v.number(problem('number-of', { unit: 'milliseconds' })),
  v.integer(problem('whole-number-of', { unit: 'milliseconds' })),
  v.minValue(0, problem('not-negative')),
  v.maxValue(LONGEST_DELAY, problem('year-at-most')),
);

/** Body of PUT /api/users/:id/automations/:kind/steps/:position: the mail, when it leaves after the start, or both. */
export const AutomationStepInput = v.pipe(
  v.object({
    subject: v.optional(MailSubject),
    content: v.optional(MailText),
    delay: v.optional(Delay),
  }),
  v.forward(
    v.check(({ subject, ...rest }) => subject !== undefined || isTimeAlone(rest), problem('required')),
    ['subject'],
  ),
  v.forward(
    v.check(({ content, ...rest }) => content !== undefined || isTimeAlone(rest), problem('required')),
    ['content'],
  ),
);
export type AutomationStepInput = v.InferOutput<typeof AutomationStepInput>;

function isTimeAlone(input: { subject?: unknown; content?: unknown; delay?: unknown }): boolean {
  return input.delay !== undefined && input.subject === undefined && input.content === undefined;
}

export const AutomationStep = v.object({
  /** From 1. */
  position: v.number(),
  /** Milliseconds after the trigger, and the same in words. */
  delay: v.number(),
  timing: v.string(),
  subject: v.string(),
  content: v.string(),
  /** Written by a person; otherwise the text follows the profile. */
  edited: v.boolean(),
  ...AutomationResults,
});
export type AutomationStep = v.InferOutput<typeof AutomationStep>;

export const Automation = v.object({
  kind: AutomationKindText,
  name: v.string(),
  isActive: v.boolean(),
  /** What too much of switched it off by itself; null once somebody has switched it on again. */
  stoppedBy: v.nullable(v.picklist(HARMS)),
  /** What to do about that. */
  note: v.nullable(v.string()),
  ...AutomationResults,
  steps: v.array(AutomationStep),
});
export type Automation = v.InferOutput<typeof Automation>;

export const AUTOMATION_EXAMPLE = { isActive: true };
export const AUTOMATION_STEP_EXAMPLE = {
  subject: 'Welcome',
  content: 'Good to have you with us.',
  delay: 0,
};
