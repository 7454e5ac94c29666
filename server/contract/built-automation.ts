// Automations that a business builds: what starts one, what it does step by step, and what ends it.
import * as v from 'valibot';
import { AttributeKey } from './attribute.ts';
import { AutomationResults } from './automation-results.ts';
import { LONGEST_DELAY } from './constants/email.ts';
import { LIMITS } from './constants/limits.ts';
import { MailSubject, MailText } from './mailing.ts';
import { HARMS } from './mailing-health.ts';
import { problem } from './problem.ts';
import { Id, requiredLine } from './schema.ts';
import { Rule } from './segment.ts';

const TimeOfDay = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, problem('time-such-as', { example: '09:30' })),
);
const EventName = requiredLine(LIMITS.eventName);

/** What brings a person in. Imports bring nobody in by themselves, and neither does what an automation does itself. */
export const Trigger = v.variant(
  'on',
  [
    /** Becomes a subscriber: by a call, a form or told by a shop. */
    v.strictObject({ on: v.literal('subscribed') }),
    v.strictObject({ on: v.literal('event'), event: EventName }),
    v.strictObject({ on: v.literal('list'), list: Id }),
    v.strictObject({ on: v.literal('tag'), tag: requiredLine(LIMITS.tag) }),
    v.strictObject({ on: v.literal('form'), form: Id }),
    /** No open, no click and no event for so many days. */
    v.strictObject({ on: v.literal('inactive'), days: dayCount(1) }),
    /** So many days after a date of theirs (before it: negative), when the clock of the business shows a time. */
    v.strictObject({
      on: v.literal('date'),
      attribute: AttributeKey,
      days: v.optional(dayCount(-730), 0),
      time: v.optional(TimeOfDay, '09:00'),
      /** Each year from the date on, as with birthdays, or once. */
      each: v.optional(v.picklist(['year', 'once'], problem('either', { names: ['year', 'once'] })), 'year'),
    }),
  ],
  problem('either', { names: ['subscribed', 'event', 'list', 'tag', 'form', 'inactive', 'date'] }),
);
export type Trigger = v.InferOutput<typeof Trigger>;

function dayCount(least: number) {
  return v.pipe(
    v.number(problem('number-of', { unit: 'days' })),
    v.integer(problem('whole-number-of', { unit: 'days' })),
    v.minValue(least, problem('at-least', { least })),
    v.maxValue(730, problem('two-years-at-most')),
  );
}

/** Whether somebody comes in again: never, once they have been through it, or each time. */
export const REENTRIES = ['never', 'finished', 'always'] as const;
export type Reentry = (typeof REENTRIES)[number];

const Length = v.pipe(
  v.number(problem('number-of', { unit: 'milliseconds' })),
  v.integer(problem('whole-number-of', { unit: 'milliseconds' })),
  v.minValue(0, problem('not-negative')),
  v.maxValue(LONGEST_DELAY, problem('year-at-most')),
);

export const StepId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,32}$/, problem('letters-and-digits')));

/** Where those go who do not meet a condition: out, or on to a later step. */
const Otherwise = v.optional(v.union([v.literal('leave'), StepId]), 'leave');

const own = { id: v.optional(StepId) };
const Act = v.optional(v.picklist(['add', 'remove'], problem('either', { names: ['add', 'remove'] })), 'add');

export const StepInput = v.variant(
  'type',
  [
    v.strictObject({ ...own, type: v.literal('wait'), duration: Length }),
    /** Until the clock of the business shows a time, on one of these days: 1 is Monday. No days are all days. */
    v.strictObject({
      ...own,
      type: v.literal('wait-until'),
      time: TimeOfDay,
      weekdays: v.optional(
        v.pipe(v.array(v.picklist([1, 2, 3, 4, 5, 6, 7], problem('one-to-seven'))), v.maxLength(7)),
        [],
      ),
    }),
    /** Until the person does something, or at most for so long; who then has not goes on, leaves or goes to a later step. */
    v.strictObject({
      ...own,
      type: v.literal('wait-for'),
      event: EventName,
      atMost: Length,
      otherwise: v.optional(v.union([v.picklist(['go-on', 'leave']), StepId]), 'go-on'),
    }),
    v.strictObject({ ...own, type: v.literal('condition'), rule: Rule, otherwise: Otherwise }),
    v.strictObject({ ...own, type: v.literal('mail'), subject: MailSubject, content: MailText }),
    v.strictObject({ ...own, type: v.literal('tag'), tag: requiredLine(LIMITS.tag), act: Act }),
    v.strictObject({ ...own, type: v.literal('list'), list: Id, act: Act }),
    v.strictObject({ ...own, type: v.literal('webhook'), url: webAddress() }),
    /** Nobody comes past it: what is behind it is reached from a condition. */
    v.strictObject({ ...own, type: v.literal('end') }),
  ],
  problem('either', {
    names: ['wait', 'wait-until', 'wait-for', 'condition', 'mail', 'tag', 'list', 'webhook', 'end'],
  }),
);
export type StepInput = v.InferOutput<typeof StepInput>;
export type BuiltStep = StepInput & { readonly id: string };
export const STEP_TYPES = [
  'mail',
  'wait',
  'wait-until',
  'wait-for',
  'condition',
  'tag',
  'list',
  'webhook',
  'end',
] as const satisfies readonly StepInput['type'][];

function webAddress() {
  return v.pipe(
    requiredLine(LIMITS.url),
    v.check((url) => /^https?:$/.test(URL.parse(url)?.protocol ?? ''), problem('address-of-the-web')),
    v.check(
      (url) => URL.parse(url)?.password === '' && URL.parse(url)?.username === '',
      problem('no-password-in-it'),
    ),
  );
}

/** What people were to be brought to: an event by its name, or that they follow a link in a mail of the automation. */
const Goal = v.union(
  [
    EventName,
    v.strictObject({
      on: v.literal('click'),
      /** As it is written in the mail; any link where it is absent. */
      url: v.optional(requiredLine(LIMITS.url)),
    }),
  ],
  problem('goal'),
);
export type Goal = v.InferOutput<typeof Goal>;

const Parts = {
  trigger: Trigger,
  reentry: v.optional(
    v.picklist(REENTRIES, problem('either', { names: ['never', 'finished', 'always'] })),
    'finished',
  ),
  /** It takes whoever reaches it out. */
  goal: v.optional(v.nullable(Goal), null),
  steps: v.optional(
    v.pipe(
      v.array(StepInput, problem('list-of-steps')),
      v.maxLength(LIMITS.steps, problem('most-steps', { most: LIMITS.steps })),
    ),
    [],
  ),
};

/** Body of POST /api/users/:id/built-automations. */
export const BuiltAutomationInput = v.object({ name: requiredLine(LIMITS.name), ...Parts });
export type BuiltAutomationInput = v.InferOutput<typeof BuiltAutomationInput>;

/** Body of PUT /api/built-automations/:id: the draft; what is absent stays as it is. */
export const BuiltAutomationChange = v.object({
  name: v.optional(requiredLine(LIMITS.name)),
  trigger: v.optional(Trigger),
  reentry: v.optional(v.picklist(REENTRIES, problem('either', { names: ['never', 'finished', 'always'] }))),
  goal: v.optional(v.nullable(Goal)),
  steps: v.optional(v.pipe(v.array(StepInput, problem('list-of-steps')), v.maxLength(LIMITS.steps))),
});
export type BuiltAutomationChange = v.InferOutput<typeof BuiltAutomationChange>;

/** What becomes of the people inside when a draft is put to use. */
export const INSIDES = ['go-on', 'leave'] as const;
export type Inside = (typeof INSIDES)[number];
export const ApplyInput = v.object({
  inside: v.optional(v.picklist(INSIDES, problem('either', { names: ['go-on', 'leave'] }))),
});

/** What an automation does, as it is stored and shown. */
export interface Definition {
  readonly trigger: Trigger;
  readonly reentry: Reentry;
  readonly goal: Goal | null;
  readonly steps: readonly BuiltStep[];
}

const Shown = v.object({
  trigger: v.custom<Trigger>(() => true),
  reentry: v.picklist(REENTRIES),
  goal: v.nullable(Goal),
  steps: v.array(v.looseObject({ id: v.string(), type: v.picklist(STEP_TYPES), ...AutomationResults })),
});

export const BuiltAutomation = v.object({
  id: v.number(),
  name: v.string(),
  isActive: v.boolean(),
  /** What too much of switched it off by itself; null once somebody has switched it on again. */
  stoppedBy: v.nullable(v.picklist(HARMS)),
  /** What to do about that. */
  note: v.nullable(v.string()),
  ...AutomationResults,
  /** What runs; null before the first draft is put to use. */
  inUse: v.nullable(Shown),
  /** What is being changed; null while nothing is. */
  draft: v.nullable(Shown),
  /** People who stand before a step that the draft no longer has. */
  misplaced: v.number(),
});
export type BuiltAutomation = v.InferOutput<typeof BuiltAutomation>;
export type CountedStep = BuiltStep & AutomationResults;

/** The later step to which a step sends those who do not meet it; undefined where it names none. */
export function otherwiseOf(step: StepInput): string | undefined {
  if (step.type !== 'condition' && step.type !== 'wait-for') return undefined;
  return step.otherwise === 'leave' || step.otherwise === 'go-on' ? undefined : step.otherwise;
}

/** A row of GET /api/built-automations/:id/calls: a call of a program that was not taken, or not yet. */
export const TroubledCall = v.object({
  id: v.number(),
  /** The step that calls. */
  step: v.string(),
  /** `waiting`: it is tried again. */
  status: v.picklist(['waiting', 'failed']),
  /** Of the person about whom it is. */
  email: v.string(),
  /** What came back, or why nothing did. */
  error: v.string(),
  attempts: v.number(),
  at: v.string(),
});
export type TroubledCall = v.InferOutput<typeof TroubledCall>;

const HOUR = 3_600_000;
export const BUILT_AUTOMATION_EXAMPLE = {
  name: 'After an order',
  trigger: { on: 'event', event: 'order' },
  reentry: 'finished',
  goal: 'refund',
  steps: [
    { id: 'rest', type: 'wait', duration: 72 * HOUR },
    { id: 'morning', type: 'wait-until', time: '09:00', weekdays: [1, 2, 3, 4, 5] },
    { id: 'thanks', type: 'mail', subject: 'How do you like it?', content: 'Tell us, {{name|friend}}.' },
    { id: 'asked', type: 'tag', tag: 'asked', act: 'add' },
  ],
};
export const APPLY_EXAMPLE = { inside: 'go-on' };
export const STEP_EXAMPLE = { type: 'wait', duration: 24 * HOUR };
