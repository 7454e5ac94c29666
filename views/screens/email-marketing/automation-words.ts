// What an automation does, in words.

import type { BuiltStep, Goal, Reentry, Trigger } from '../../../server/contract/built-automation.ts';
import { conditionsOf, type Rule } from '../../../server/contract/segment.ts';
import { withoutFields } from '../../components/merge-words.ts';
import type { AutomationChoices } from './types.ts';

export const EVENT_NAMES: Readonly<Record<string, string>> = {
  order: 'places an order',
  cart: 'fills a cart',
  product_viewed: 'looks at a product',
  refund: 'gets a refund',
};

const nameOf = (rows: readonly { readonly id: number; readonly name: string }[], id: number) =>
  rows.find((row) => row.id === id)?.name ?? 'one that is gone';
const event = (name: string) => EVENT_NAMES[name] ?? `does “${name}”`;

export function triggerWords(trigger: Trigger, { lists, forms }: AutomationChoices): string {
  switch (trigger.on) {
    case 'subscribed':
      return 'Starts when somebody subscribes';
    case 'event':
      return `Starts when somebody ${event(trigger.event)}`;
    case 'list':
      return `Starts when somebody comes onto the list “${nameOf(lists, trigger.list)}”`;
    case 'tag':
      return `Starts when somebody gets the tag “${trigger.tag}”`;
    case 'form':
      return `Starts when somebody subscribes by the form “${nameOf(forms, trigger.form)}”`;
    case 'inactive':
      return `Starts when nothing was heard of somebody for ${trigger.days} days`;
    case 'date':
      return `Starts ${dateWords(trigger)}`;
  }
}

function dateWords({ attribute, days, time, each }: Extract<Trigger, { on: 'date' }>): string {
  const far = Math.abs(days);
  const when = days === 0 ? 'on' : `${far} ${far === 1 ? 'day' : 'days'} ${days < 0 ? 'before' : 'after'}`;
  return `${when} the date “${attribute}” at ${time}, ${each === 'year' ? 'each year' : 'once'}`;
}

/** What somebody does who reaches it. */
export function goalWords(goal: Goal): string {
  if (typeof goal === 'string') return event(goal);
  return goal.url === undefined ? 'follows a link in its mails' : `follows ${goal.url}`;
}

export const REENTRY_WORDS: Readonly<Record<Reentry, string>> = {
  never: 'Once in their life',
  finished: 'Again, once they are through',
  always: 'Every time, even while they are in it',
};

const UNITS = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
] as const;

/** A length of time in the largest unit that tells it whole. */
export function lengthOf(ms: number): {
  readonly amount: number;
  readonly unit: string;
  readonly words: string;
} {
  const [size, name] = UNITS.find(([unit]) => ms > 0 && ms % unit === 0) ?? UNITS[2];
  const amount = ms / size;
  return { amount, unit: `${name}s`, words: `${amount} ${name}${amount === 1 ? '' : 's'}` };
}

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

function daysOf(weekdays: readonly number[]): string {
  if (weekdays.length === 0) return '';
  return ` on ${weekdays.map((day) => DAYS[day - 1]).join(', ')}`;
}

export function stepWords(step: BuiltStep, choices: AutomationChoices): string {
  switch (step.type) {
    case 'mail':
      return `Mail: ${withoutFields(step.subject)}`;
    case 'wait':
      return `Wait ${lengthOf(step.duration).words}`;
    case 'wait-until':
      return `Wait until ${step.time}${daysOf(step.weekdays)}`;
    case 'wait-for':
      return `Wait until the person ${event(step.event)}, at most ${lengthOf(step.atMost).words}`;
    case 'condition':
      return `Only who ${ruleWords(step.rule, choices)}`;
    case 'tag':
      return step.act === 'add' ? `Give the tag “${step.tag}”` : `Take the tag “${step.tag}”`;
    case 'list': {
      const name = nameOf(choices.lists, step.list);
      return step.act === 'add' ? `Put onto the list “${name}”` : `Take from the list “${name}”`;
    }
    case 'webhook':
      return `Call ${URL.parse(step.url)?.host ?? step.url}`;
    case 'end':
      return 'End';
  }
}

function ruleWords(rule: Rule, { lists }: AutomationChoices): string {
  const conditions = conditionsOf(rule);
  const [only] = conditions;
  if (!only || conditions.length > 1) return `meets ${conditions.length} conditions`;
  const { field, op, value } = only;
  if (field === 'tag') return op === 'not' ? `has not the tag “${value}”` : `has the tag “${value}”`;
  if (field === 'list' && op === 'has') return `is on the list “${nameOf(lists, Number(value))}”`;
  if (field.startsWith('event.') && op === 'exists') {
    return `${value === false ? 'never ' : ''}${event(field.slice(6))}`;
  }
  return `meets: ${field} ${op} ${value ?? ''}`.trim();
}

/** Where those go who do not meet a step, in words; undefined for steps that everybody passes. */
export function otherwiseWords(step: BuiltStep, steps: readonly BuiltStep[]): string | undefined {
  if (step.type !== 'condition' && step.type !== 'wait-for') return undefined;
  if (step.otherwise === 'leave') return 'Everybody else leaves.';
  if (step.otherwise === 'go-on') return 'Everybody else goes on, too.';
  const place = steps.findIndex(({ id }) => id === step.otherwise);
  return `Everybody else goes to step ${place + 1}.`;
}
