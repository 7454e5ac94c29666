// What an automation does, step by step, as its runs go through it: a built-in series, or what a person built.
import { type AutomationKind, automationOf } from '../../contract/constants/email.ts';
import { DAY, HOUR } from '../../kernel/clock.ts';
import type { AutomationRecord, EditedStep } from './automation.repo.ts';

/** A mail that is later than this is no use to anybody any more: it is left out, and the run goes on. */
export const LATEST = DAY;
/** After a late mail the next one keeps its distance, but no more than this. */
const DISTANCE = HOUR;

export interface MailStep {
  readonly id: string;
  readonly type: 'mail';
  /** Of a built-in series: from 1. */
  readonly position: number;
  /** Milliseconds after the start. */
  readonly delay: number;
}

export type Step = MailStep;

export interface Flow {
  readonly automationId: number;
  readonly businessId: number;
  readonly kind: AutomationRecord['kind'];
  readonly isActive: boolean;
  readonly steps: readonly Step[];
}

/** @param edited what a person has changed of this automation's steps */
export function flowOf(record: AutomationRecord, edited: readonly EditedStep[]): Flow {
  const { id: automationId, businessId, kind, isActive } = record;
  return { automationId, businessId, kind, isActive, steps: kind === 'custom' ? [] : stepsOf(kind, edited) };
}

/** The steps of a built-in series, whether anybody has touched it or not. */
export function stepsOf(kind: AutomationKind, edited: readonly EditedStep[]): MailStep[] {
  return automationOf(kind).steps.map(({ delay }, index) => {
    const position = index + 1;
    const own = edited.find((one) => one.position === position);
    return { id: stepIdOf(position), type: 'mail', position, delay: own?.delay ?? delay };
  });
}

/** The id of a mail of a built-in series. */
export const stepIdOf = (position: number) => `mail-${position}`;

/** When a step that has just been reached is due, UTC milliseconds. @param after the step that was done before it, if any */
export function dueAt(step: Step, run: { startedAt: number; now: number; after?: Step | undefined }): number {
  const planned = run.startedAt + step.delay;
  if (!run.after) return planned;
  const distance = Math.max(0, step.delay - run.after.delay);
  return Math.max(planned, run.now + Math.min(distance, DISTANCE));
}

/** Who never asked for mail gets the first reminder of their cart, and nothing else. */
export function isForStrangers(flow: Flow, step: Step): boolean {
  return flow.kind === 'cart-abandonment' && step === flow.steps.find(({ type }) => type === 'mail');
}
