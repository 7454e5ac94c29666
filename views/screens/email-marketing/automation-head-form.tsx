// The form of an automation's name, start, coming in again and goal.
import { type Goal, REENTRIES, type Trigger } from '../../../server/contract/built-automation.ts';
import { LIMITS } from '../../../server/contract/constants/limits.ts';
import { Button } from '../../components/button.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { Form } from '../../components/form.tsx';
import { type AutomationPageProps, routeOf } from './automation-route.ts';
import { EVENT_NAMES, REENTRY_WORDS } from './automation-words.ts';
import type { AutomationChoices } from './types.ts';

const SILENCES = [30, 60, 90, 180, 365];

export function HeadForm({ page, tab: { automation, choices, edited } }: AutomationPageProps) {
  const shown = automation.draft ?? automation.inUse;
  if (!shown) return null;
  const route = routeOf(automation);
  const values = edited === null ? page.refused?.values : undefined;
  const errorOf = (name: string) =>
    page.refused?.field === name ? page.refused.message.replace(/^[\w.]+: /, 'This ') : undefined;
  const goals = goalChoices(choices, shown.goal);
  const starts = startChoices(choices, shown.trigger);
  return (
    <details className="final-act" id="automation-head" open={values !== undefined || undefined}>
      <summary className="button button-secondary button-sm">Name, start and goal</summary>
      <Form className="stack" action={`/api/built-automations/${automation.id}?_method=PUT`} data-enhance="">
        <input type="hidden" name="screen" value={route} />
        <input type="hidden" name="next" value={`${route}&done=step-changed`} />
        <TextField
          id="field-automation-name"
          name="name"
          label="Name"
          required
          maxLength={LIMITS.name}
          defaultValue={values?.name ?? automation.name}
          error={errorOf('name')}
        />
        <SelectField
          name="starts"
          label="Starts when somebody"
          required
          options={starts}
          defaultValue={values?.starts ?? choiceOf(shown.trigger, starts)}
          error={errorOf('trigger')}
        />
        <TextField
          name="named"
          label="Name of the other event or tag"
          hint="Only for “another event” and “another tag”."
          maxLength={LIMITS.eventName}
          defaultValue={values?.named ?? namedOf(shown.trigger)}
          error={errorOf('trigger.event') ?? errorOf('trigger.tag')}
        />
        {choices.dates.length > 0 && (
          <DateFields trigger={shown.trigger} values={values} error={errorOf('trigger.days')} />
        )}
        <SelectField
          name="reentry"
          label="How often can a person come in?"
          required
          options={REENTRIES.map((value) => ({ value, label: REENTRY_WORDS[value] }))}
          defaultValue={values?.reentry ?? shown.reentry}
        />
        <SelectField
          name="goal"
          label="Goal: ends for whoever"
          hint="Links count while opens and clicks are measured."
          options={goals}
          defaultValue={values?.goal ?? goalChoiceOf(shown.goal, goals)}
          error={errorOf('goal')}
        />
        <TextField
          name="goalNamed"
          label="Name of the goal’s other event"
          hint="Only for “does another event”."
          maxLength={LIMITS.eventName}
          defaultValue={
            values?.goalNamed ??
            (typeof shown.goal === 'string' && !(shown.goal in EVENT_NAMES) ? shown.goal : '')
          }
        />
        <div className="row">
          <Button type="submit">Save to the draft</Button>
        </div>
      </Form>
    </details>
  );
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

function startChoices({ lists, forms, tags, dates }: AutomationChoices, trigger: Trigger): Choice[] {
  const days = trigger.on === 'inactive' ? [...new Set([...SILENCES, trigger.days])] : SILENCES;
  return [
    { value: 'subscribed', label: 'subscribes' },
    ...Object.entries(EVENT_NAMES).map(([name, label]) => ({ value: `event:${name}`, label })),
    { value: 'event:', label: 'does another event' },
    ...lists.map(({ id, name }) => ({ value: `list:${id}`, label: `comes onto the list “${name}”` })),
    ...tags.map((tag) => ({ value: `tag:${tag}`, label: `gets the tag “${tag}”` })),
    { value: 'tag:', label: 'gets another tag' },
    ...forms.map(({ id, name }) => ({ value: `form:${id}`, label: `subscribes by the form “${name}”` })),
    ...dates.map((key) => ({ value: `date:${key}`, label: `has a day: the date “${key}”` })),
    ...days.map((count) => ({ value: `inactive:${count}`, label: `was not heard of for ${count} days` })),
  ];
}

const WHENS = [
  { value: 'on', label: 'on the day' },
  { value: 'before', label: 'days before it' },
  { value: 'after', label: 'days after it' },
];
const EACHS = [
  { value: 'year', label: 'each year' },
  { value: 'once', label: 'once' },
];

/** How far from a date it begins, and when; shown while a date is chosen. */
function DateFields({
  trigger,
  values,
  error,
}: {
  readonly trigger: Trigger;
  readonly values: Readonly<Record<string, string>> | undefined;
  readonly error: string | undefined;
}) {
  const known = trigger.on === 'date' ? trigger : { days: 0, time: '09:00', each: 'year' };
  const when = known.days === 0 ? 'on' : known.days < 0 ? 'before' : 'after';
  return (
    <div className="date-start">
      <SelectField name="when" label="When" required options={WHENS} defaultValue={values?.when ?? when} />
      <TextField
        name="days"
        label="Days before or after"
        type="number"
        inputMode="numeric"
        min="1"
        max="730"
        defaultValue={values?.days ?? String(Math.abs(known.days) || 7)}
        error={error}
      />
      <TextField name="time" label="At" type="time" defaultValue={values?.time ?? known.time} />
      <SelectField
        name="each"
        label="How often"
        required
        options={EACHS}
        defaultValue={values?.each ?? known.each}
      />
    </div>
  );
}

/** A link that its mails have no more stays among the choices while it is the goal. */
function goalChoices({ links }: AutomationChoices, goal: Goal | null): Choice[] {
  const url = typeof goal === 'object' ? goal?.url : undefined;
  const all = url === undefined ? links : [...new Set([...links, url])];
  return [
    { value: '', label: 'there is no goal' },
    ...Object.entries(EVENT_NAMES).map(([name, label]) => ({ value: `event:${name}`, label })),
    { value: 'event:', label: 'does another event' },
    { value: 'click', label: 'follows any link in its mails' },
    ...all.map((link) => ({ value: `click:${link}`, label: `follows ${link}` })),
  ];
}

function goalChoiceOf(goal: Goal | null, choices: readonly Choice[]): string {
  if (goal === null) return '';
  if (typeof goal === 'object') return goal.url === undefined ? 'click' : `click:${goal.url}`;
  return choices.some(({ value }) => value === `event:${goal}`) ? `event:${goal}` : 'event:';
}

/** What stands in the choices for a trigger; the open choice where it is none of them. */
function choiceOf(trigger: Trigger, choices: readonly Choice[]): string {
  const whole = `${trigger.on}:${whatOf(trigger)}`;
  if (trigger.on === 'subscribed') return 'subscribed';
  return choices.some(({ value }) => value === whole) ? whole : `${trigger.on}:`;
}

function whatOf(trigger: Trigger): string | number {
  switch (trigger.on) {
    case 'event':
      return trigger.event;
    case 'tag':
      return trigger.tag;
    case 'list':
      return trigger.list;
    case 'form':
      return trigger.form;
    case 'inactive':
      return trigger.days;
    case 'date':
      return trigger.attribute;
    default:
      return '';
  }
}

function namedOf(trigger: Trigger): string {
  if (trigger.on === 'event' && !(trigger.event in EVENT_NAMES)) return trigger.event;
  return '';
}
