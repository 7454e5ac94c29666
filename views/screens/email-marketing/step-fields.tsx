// The fields of a step's form, by the step's type.
import MailBlocks from '../../../islands/mail-blocks/index.tsx';
import { channelOf, MAIL_CHANNEL } from '../../../server/contract/channels/index.ts';
import { LIMITS } from '../../../server/contract/constants/limits.ts';
import { Checkbox } from '../../components/choices.tsx';
import { SelectField, TextAreaField, TextField } from '../../components/field.tsx';
import { Island } from '../../island.tsx';
import type { StepFormProps } from './automation-route.ts';
import { DAYS, lengthOf } from './automation-words.ts';

const UNITS = ['minutes', 'hours', 'days'].map((unit) => ({ value: unit, label: unit }));
const DAY = 86_400_000;

export function StepFields(props: StepFormProps) {
  const { type, step, page, tab } = props;
  const typed = page.refused?.values;
  switch (type) {
    case 'mail':
      return <MailFields {...props} />;
    case 'wait':
      return <LengthFields label="Wait" ms={step?.type === 'wait' ? step.duration : DAY} typed={typed} />;
    case 'wait-until':
      return <TimeFields {...props} />;
    case 'wait-for':
      return (
        <>
          <TextField
            name="event"
            label="Event"
            hint="Such as order, cart, product_viewed, or one of your own. What happens from then on counts."
            required
            maxLength={LIMITS.eventName}
            defaultValue={typed?.event ?? (step?.type === 'wait-for' ? step.event : '')}
          />
          <LengthFields
            label="At most"
            ms={step?.type === 'wait-for' ? step.atMost : 3 * DAY}
            typed={typed}
          />
        </>
      );
    case 'condition':
      return <ConditionFields {...props} />;
    case 'tag':
      return (
        <>
          <SelectField
            name="choice"
            label="The person"
            required
            options={[
              { value: 'add', label: 'gets the tag' },
              { value: 'remove', label: 'loses the tag' },
            ]}
            defaultValue={typed?.choice ?? (step?.type === 'tag' ? step.act : 'add')}
          />
          <TextField
            name="named"
            label="Tag"
            required
            maxLength={LIMITS.tag}
            defaultValue={typed?.named ?? (step?.type === 'tag' ? step.tag : '')}
          />
        </>
      );
    case 'list':
      return (
        <SelectField
          name="choice"
          label="The person"
          required
          placeholder={tab.choices.lists.length === 0 ? 'There is no list yet' : 'Choose a list'}
          options={tab.choices.lists.flatMap(({ id, name }) => [
            { value: `add:${id}`, label: `comes onto “${name}”` },
            { value: `remove:${id}`, label: `is taken from “${name}”` },
          ])}
          defaultValue={typed?.choice ?? (step?.type === 'list' ? `${step.act}:${step.list}` : undefined)}
        />
      );
    case 'webhook':
      return (
        <TextField
          name="url"
          label="Address"
          type="url"
          hint="It gets JSON with the person and the step, signed; it is tried for three days until it answers with 2xx."
          required
          maxLength={LIMITS.url}
          defaultValue={typed?.url ?? (step?.type === 'webhook' ? step.url : '')}
        />
      );
    case 'end':
      return <p>Nobody comes past it: what is behind it is reached from a condition.</p>;
  }
}

function MailFields({ page, step }: StepFormProps) {
  const { form } = channelOf(MAIL_CHANNEL);
  const typed = page.refused?.values;
  const mail = step?.type === 'mail' ? step : undefined;
  return (
    <>
      <TextField
        name="subject"
        label="Subject"
        required
        maxLength={form.title}
        autoComplete="off"
        defaultValue={typed?.subject ?? mail?.subject}
      />
      <TextAreaField
        name="content"
        label="Text"
        hint="Markdown, with fields such as {{name|there}}."
        required
        rows={8}
        maxLength={form.text}
        defaultValue={typed?.content ?? mail?.content}
      />
      <Island of={MailBlocks} when="idle" prefix="step-mail" props={{ field: 'content' }} />
    </>
  );
}

interface LengthProps {
  readonly label: string;
  readonly ms: number;
  readonly typed: Readonly<Record<string, string>> | undefined;
}

function LengthFields({ label, ms, typed }: LengthProps) {
  const { amount, unit } = lengthOf(ms);
  return (
    <div className="row">
      <TextField
        name="amount"
        label={label}
        type="number"
        inputMode="decimal"
        step="any"
        min="0"
        required
        defaultValue={typed?.amount ?? String(amount)}
      />
      <SelectField name="unit" label="Unit" required options={UNITS} defaultValue={typed?.unit ?? unit} />
    </div>
  );
}

function TimeFields({ page, step }: StepFormProps) {
  const typed = page.refused?.values;
  const until = step?.type === 'wait-until' ? step : undefined;
  const isOn = (day: number) =>
    typed ? `day${day}` in typed : (until?.weekdays.some((one) => one === day) ?? false);
  return (
    <>
      <TextField
        name="time"
        label="Time"
        type="time"
        hint="On your clock."
        required
        defaultValue={typed?.time ?? until?.time ?? '09:00'}
      />
      <fieldset className="choices">
        <legend>Days (none: every day)</legend>
        <div className="row">
          {DAYS.map((name, index) => (
            <Checkbox
              key={name}
              name={`day${index + 1}`}
              value="1"
              label={name}
              defaultChecked={isOn(index + 1)}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

function ConditionFields({ page, step, tab: { choices } }: StepFormProps) {
  const typed = page.refused?.values;
  const stored = step?.type === 'condition' ? `rule:${JSON.stringify(step.rule)}` : undefined;
  const options = [
    ...(stored ? [{ value: stored, label: 'as it is now' }] : []),
    { value: 'tag:', label: 'has the tag named below' },
    { value: 'no-tag:', label: 'has not the tag named below' },
    { value: 'did:', label: 'has ever done the event named below' },
    { value: 'did-not:', label: 'has never done the event named below' },
    ...choices.lists.map(({ id, name }) => ({ value: `list:${id}`, label: `is on the list “${name}”` })),
    ...choices.segments.map(({ name, rule }) => ({
      value: `rule:${JSON.stringify(rule)}`,
      label: `is in the segment “${name}”, as it is defined now`,
    })),
  ];
  return (
    <>
      <SelectField
        name="choice"
        label="Goes on who"
        required
        options={options}
        defaultValue={typed?.choice ?? stored}
      />
      <TextField
        name="named"
        label="Name of the tag or event"
        maxLength={LIMITS.tag}
        defaultValue={typed?.named}
      />
    </>
  );
}
