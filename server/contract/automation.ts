// Email automations: series of mails that something triggers. Stored and edited here; nothing sends them yet.
import * as v from 'valibot';
import { AUTOMATION_KINDS } from './constants/email.ts';
import { MailSubject, MailText } from './mailing.ts';

export const AutomationKindText = v.picklist(AUTOMATION_KINDS);

/** Body of PUT /api/users/:id/automations/:kind. */
export const AutomationInput = v.strictObject({ isActive: v.boolean('must be true or false') });

/** Body of PUT /api/users/:id/automations/:kind/steps/:position. */
export const AutomationStepInput = v.object({ subject: MailSubject, content: MailText });
export type AutomationStepInput = v.InferOutput<typeof AutomationStepInput>;

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
});
export type AutomationStep = v.InferOutput<typeof AutomationStep>;

export const Automation = v.object({
  kind: AutomationKindText,
  name: v.string(),
  isActive: v.boolean(),
  /** Mails that went out by it: none, until something sends them. */
  sent: v.number(),
  steps: v.array(AutomationStep),
});
export type Automation = v.InferOutput<typeof Automation>;

export const AUTOMATION_EXAMPLE = { isActive: true };
export const AUTOMATION_STEP_EXAMPLE = { subject: 'Welcome', content: 'Good to have you with us.' };
