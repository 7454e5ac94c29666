// The form of an automation's name, start, coming in again and goal.
import { REENTRIES, type Trigger } from '../../../server/contract/built-automation.ts';
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
        <SelectField
          name="reentry"
          label="How often can a person come in?"
          required
          options={REENTRIES.map((value) => ({ value, label: REENTRY_WORDS[value] }))}
          defaultValue={values?.reentry ?? shown.reentry}
        />
        <TextField
          name="goal"
          label="Goal: ends for whoever does this"
          hint="An event, such as order."
          maxLength={LIMITS.eventName}
          defaultValue={values?.goal ?? shown.goal ?? ''}
          error={errorOf('goal')}
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

function startChoices({ lists, forms, tags }: AutomationChoices, trigger: Trigger): Choice[] {
  const days = trigger.on === 'inactive' ? [...new Set([...SILENCES, trigger.days])] : SILENCES;
  return [
    { value: 'subscribed', label: 'subscribes' },
    ...Object.entries(EVENT_NAMES).map(([name, label]) => ({ value: `event:${name}`, label })),
    { value: 'event:', label: 'does another event' },
    ...lists.map(({ id, name }) => ({ value: `list:${id}`, label: `comes onto the list “${name}”` })),
    ...tags.map((tag) => ({ value: `tag:${tag}`, label: `gets the tag “${tag}”` })),
    { value: 'tag:', label: 'gets another tag' },
    ...forms.map(({ id, name }) => ({ value: `form:${id}`, label: `subscribes by the form “${name}”` })),
    ...days.map((count) => ({ value: `inactive:${count}`, label: `was not heard of for ${count} days` })),
  ];
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
    default:
      return '';
  }
}

function namedOf(trigger: Trigger): string {
  if (trigger.on === 'event' && !(trigger.event in EVENT_NAMES)) return trigger.event;
  return '';
}
