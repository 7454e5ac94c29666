// What an automation does, step by step, as its runs go through it: a built-in series, or what a person built.
import type { BuiltStep, Definition, Reentry, Trigger } from '../../contract/built-automation.ts';
import { type AutomationKind, automationOf, INACTIVE_DAYS } from '../../contract/constants/email.ts';
import type { AutomationRecord, EditedStep } from './automation.repo.ts';
import type { Leaving } from './run.repo.ts';

/** A mail of a built-in series: its time counts from the start, and its words are the business's. */
export interface SeriesMail {
  readonly id: string;
  readonly type: 'series-mail';
  /** From 1. */
  readonly position: number;
  /** Milliseconds after the start. */
  readonly delay: number;
}

export type Step = SeriesMail | BuiltStep;
export type MailStep = Extract<Step, { readonly type: 'series-mail' | 'mail' }>;

/** What takes people out who are in it. */
export type Goal =
  /** Null for whatever they do. */
  | { readonly on: 'event'; readonly event: string | null; readonly reason: Leaving }
  /** A link in one of its mails, as it is written; null for any. */
  | { readonly on: 'click'; readonly url: string | null; readonly reason: Leaving };

export interface Flow {
  readonly automationId: number;
  readonly businessId: number;
  readonly kind: AutomationRecord['kind'];
  readonly name: string;
  readonly isActive: boolean;
  readonly trigger: Trigger;
  readonly reentry: Reentry;
  readonly goal: Goal | null;
  /** Who is told of again before anything was sent begins anew. */
  readonly restarts: boolean;
  readonly steps: readonly Step[];
}

type Course = Pick<Flow, 'trigger' | 'reentry' | 'goal' | 'restarts'>;

/** How people get into the built-in series, and out of them. */
const SERIES: Readonly<Record<AutomationKind, Course>> = {
  welcome: { trigger: { on: 'subscribed' }, reentry: 'never', goal: null, restarts: false },
  'cart-abandonment': {
    trigger: { on: 'event', event: 'cart' },
    reentry: 'finished',
    goal: { on: 'event', event: 'order', reason: 'ordered' },
    restarts: true,
  },
  're-engagement': {
    trigger: { on: 'inactive', days: INACTIVE_DAYS },
    reentry: 'always',
    goal: { on: 'event', event: null, reason: 'active-again' },
    restarts: false,
  },
};

/** @param edited what a person has changed of this automation's steps */
export function flowOf(record: AutomationRecord, edited: readonly EditedStep[]): Flow {
  const { id: automationId, businessId, kind, name, isActive } = record;
  const head = { automationId, businessId, kind, name, isActive };
  if (kind !== 'custom') return { ...head, ...SERIES[kind], steps: stepsOf(kind, edited) };
  return { ...head, ...courseOf(readDefinition(record.definition)) };
}

/** Before its first draft is put to use an automation does nothing. */
const NOTHING: Definition = { trigger: { on: 'subscribed' }, reentry: 'never', goal: null, steps: [] };

/** What a person built, as runs go through it. */
export function courseOf(definition: Definition | null): Course & Pick<Flow, 'steps'> {
  const { trigger, reentry, goal, steps } = definition ?? NOTHING;
  return {
    trigger,
    reentry,
    goal: goalOf(goal),
    restarts: false,
    steps,
  };
}

function goalOf(goal: Definition['goal']): Goal | null {
  if (goal === null) return null;
  if (typeof goal === 'string') return { on: 'event', event: goal, reason: 'goal' };
  return { on: 'click', url: goal.url ?? null, reason: 'goal' };
}

/** The event that takes people out; null where it is any, undefined where it is none. */
export function goalEventOf({ goal }: Pick<Flow, 'goal'>): string | null | undefined {
  return goal?.on === 'event' ? goal.event : undefined;
}

/** What is stored was checked when it came in. */
export function readDefinition(json: string | null): Definition | null {
  return json === null ? null : (JSON.parse(json) as Definition);
}

/** The steps of a built-in series, whether anybody has touched it or not. */
export function stepsOf(kind: AutomationKind, edited: readonly EditedStep[]): SeriesMail[] {
  return automationOf(kind).steps.map(({ delay }, index) => {
    const position = index + 1;
    const own = edited.find((one) => one.position === position);
    return { id: stepIdOf(position), type: 'series-mail', position, delay: own?.delay ?? delay };
  });
}

/** The id of a mail of a built-in series. */
export const stepIdOf = (position: number) => `mail-${position}`;

/** Who never asked for mail gets the first reminder of their cart, and nothing else. */
export function isForStrangers(flow: Flow, step: Step): boolean {
  return flow.kind === 'cart-abandonment' && step === flow.steps[0];
}
