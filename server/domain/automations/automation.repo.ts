// All SQL of automations: which there are, which are on, and what a person has changed of the built-in ones.
import type { AutomationKind } from '../../contract/constants/email.ts';
import type { Harm } from '../../contract/mailing-health.ts';
import { flag, mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface AutomationRecord {
  readonly id: number;
  readonly businessId: number;
  readonly kind: AutomationKind | 'custom';
  readonly name: string;
  readonly isActive: boolean;
  /** JSON of what a person built; null for a built-in series. */
  readonly definition: string | null;
  /** JSON of what is being changed of it; null while nothing is. */
  readonly draft: string | null;
  /** What too much of switched it off. */
  readonly stoppedBy: Harm | null;
}

/** What a person has changed of a step; null where it follows the profile, or the usual time. */
export interface EditedStep {
  readonly automationId: number;
  /** From 1. */
  readonly position: number;
  readonly subject: string | null;
  readonly content: string | null;
  /** Milliseconds after the start. */
  readonly delay: number | null;
}

const AUTOMATION = mapColumns<AutomationRecord>('automations', {
  id: 'id',
  businessId: 'business_id',
  kind: 'kind',
  name: 'name',
  isActive: flag('is_active'),
  definition: 'definition',
  draft: 'draft',
  stoppedBy: { sql: 'stopped_by', read: (harm: Harm | null) => harm },
});

const STEP = mapColumns<EditedStep>('automation_steps', {
  automationId: 'automation_id',
  position: 'position',
  subject: 'subject',
  content: 'content',
  delay: 'delay',
});

/** The automations that a person has touched or built, oldest first. */
export async function listStoredAutomations(q: Query, businessId: number): Promise<AutomationRecord[]> {
  return AUTOMATION.all(AUTOMATION.from(q).where({ business_id: businessId }).orderBy('id'));
}

/** Automations whatever their business: for runs, which know theirs. */
export async function findAutomationsOfAnyBusiness(
  q: Query,
  ids: readonly number[],
): Promise<AutomationRecord[]> {
  return AUTOMATION.all(AUTOMATION.from(q).whereIn('id', [...ids]));
}

/** What a run goes through. */
export async function findAutomationOfRun(q: Query, runId: number): Promise<AutomationRecord | undefined> {
  const ofRun = q('automation_runs').select('automation_id').where({ id: runId });
  return AUTOMATION.one(AUTOMATION.from(q).whereIn('id', ofRun));
}

/** The automations of these kinds that are on, in every business. */
export async function listActiveOfKinds(
  q: Query,
  kinds: readonly AutomationRecord['kind'][],
): Promise<AutomationRecord[]> {
  return AUTOMATION.all(
    AUTOMATION.from(q)
      .whereIn('kind', [...kinds])
      .where({ is_active: true })
      .orderBy('id'),
  );
}

export async function listEditedSteps(q: Query, automationIds: readonly number[]): Promise<EditedStep[]> {
  if (automationIds.length === 0) return [];
  return STEP.all(STEP.from(q).whereIn('automation_id', [...automationIds]));
}

/** A built-in series gets its row when it is first touched. @returns its id */
export async function ensureAutomation(
  q: Query,
  { businessId, kind, now }: { businessId: number; kind: AutomationKind; now: number },
): Promise<number> {
  await q('automations')
    .insert({ business_id: businessId, kind, is_active: false, updated_at: now })
    .onConflict(q.raw(`(business_id, kind) where kind <> 'custom'`))
    .ignore();
  const row: { id: number } = await q('automations')
    .select('id')
    .where({ business_id: businessId, kind })
    .first();
  return row.id;
}

/** Switches an automation; false when it stood so already. */
export async function updateActive(
  q: Query,
  { id, isActive, now }: { id: number; isActive: boolean; now: number },
): Promise<boolean> {
  const changed = await q('automations')
    .where({ id, is_active: !isActive })
    .update({ is_active: isActive, updated_at: now });
  return changed === 1;
}

/** Keeps what is given of a step; the rest stays as it was. */
export async function saveStep(
  q: Query,
  {
    automationId,
    position,
    now,
    ...changed
  }: Partial<EditedStep> & Pick<EditedStep, 'automationId' | 'position'> & { now: number },
): Promise<void> {
  const given = { ...STEP.stored(changed), updated_at: now };
  await q('automation_steps')
    .insert({ automation_id: automationId, position, ...given })
    .onConflict(['automation_id', 'position'])
    .merge(Object.keys(given));
}

/** Forgets what a person changed; the mail follows the profile again, at its usual time. */
export async function deleteStep(
  q: Query,
  { automationId, position }: { automationId: number; position: number },
): Promise<void> {
  await q('automation_steps').where({ automation_id: automationId, position }).del();
}
