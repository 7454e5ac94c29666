// All SQL of automations: which are on, and the mails that a person has edited.
import type { AutomationKind } from '../../contract/constants/email.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface EditedStep {
  readonly kind: AutomationKind;
  /** From 1. */
  readonly position: number;
  readonly subject: string;
  readonly content: string;
}

export interface StoredAutomation {
  readonly kind: AutomationKind;
  readonly isActive: boolean;
  readonly edited: readonly EditedStep[];
}

interface Row {
  kind: AutomationKind;
  is_active: boolean | number;
  position: number | null;
  subject: string | null;
  content: string | null;
}

/** The automations that a person has touched, with the mails that were edited: one query. */
export async function listStoredAutomations(q: Query, businessId: number): Promise<StoredAutomation[]> {
  const rows: Row[] = await q('email_automations as automation')
    .leftJoin('email_automation_steps as step', (on) => {
      on.on('step.business_id', 'automation.business_id').andOn('step.kind', 'automation.kind');
    })
    .where('automation.business_id', businessId)
    .select('automation.kind', 'automation.is_active', 'step.position', 'step.subject', 'step.content');
  const byKind = Map.groupBy(rows, (row) => row.kind);
  return [...byKind].map(([kind, all]) => ({
    kind,
    isActive: Boolean(all[0]?.is_active),
    edited: all.flatMap(({ position, subject, content }) =>
      position === null ? [] : [{ kind, position, subject: subject ?? '', content: content ?? '' }],
    ),
  }));
}

async function ensureAutomation(
  q: Query,
  { businessId, kind, now }: { businessId: number; kind: AutomationKind; now: number },
): Promise<void> {
  await q('email_automations')
    .insert({ business_id: businessId, kind, is_active: false, updated_at: now })
    .onConflict(['business_id', 'kind'])
    .ignore();
}

/** Switches an automation; false when it stood so already. */
export async function updateAutomation(
  q: Query,
  automation: { businessId: number; kind: AutomationKind; isActive: boolean; now: number },
): Promise<boolean> {
  const { businessId, kind, isActive, now } = automation;
  await ensureAutomation(q, automation);
  const changed = await q('email_automations')
    .where({ business_id: businessId, kind, is_active: !isActive })
    .update({ is_active: isActive, updated_at: now });
  return changed === 1;
}

export async function saveStep(
  q: Query,
  step: EditedStep & { businessId: number; now: number },
): Promise<void> {
  const { businessId, kind, position, subject, content, now } = step;
  await ensureAutomation(q, step);
  await q('email_automation_steps')
    .insert({ business_id: businessId, kind, position, subject, content, updated_at: now })
    .onConflict(['business_id', 'kind', 'position'])
    .merge(['subject', 'content', 'updated_at']);
}

/** Forgets what a person wrote; the mail follows the profile again. */
export async function deleteStep(
  q: Query,
  step: { businessId: number; kind: AutomationKind; position: number },
): Promise<void> {
  const { businessId, kind, position } = step;
  await q('email_automation_steps').where({ business_id: businessId, kind, position }).del();
}
