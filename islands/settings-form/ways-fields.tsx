// How notifications come, in detail: each topic by each way, when mail is put together, and when it is quiet.
import {
  ALWAYS_MAILED,
  ALWAYS_SHOWN,
  RHYTHMS,
  SPEC_TOPICS,
  TOPIC_FACTS,
  TOPICS,
  type Topic,
} from '../../server/contract/constants/notifications.ts';
import { Checkbox, RadioGroup, Switch } from '../../views/components/choices.tsx';
import { TextField } from '../../views/components/field.tsx';
import { Table } from '../../views/components/table.tsx';
import type { FieldsProps } from './fields.tsx';

/** Topics that are switched on and off here, because the form above has no toggle for them. */
export const OWN_TOPICS = TOPICS.filter(
  (topic) => topic !== ALWAYS_SHOWN && !(SPEC_TOPICS as readonly Topic[]).includes(topic),
);

const ALWAYS = <span className="quiet small">Always</span>;

export function WaysFields({ values, errors, disabled }: FieldsProps) {
  const tick = (name: string, label: string) => (
    <Checkbox
      name={name}
      id={`ways-${name}`}
      label={<span className="unseen">{label}</span>}
      defaultChecked={values[name] === true}
      disabled={disabled}
    />
  );
  const time = (name: string, label: string) => (
    <TextField
      name={name}
      id={`ways-${name}`}
      type="time"
      label={label}
      required
      defaultValue={String(values[name] ?? '')}
      error={errors[name]}
      disabled={disabled}
    />
  );
  return (
    <>
      <input type="hidden" name="own" value={OWN_TOPICS.join(',')} />
      <Table
        caption="Topics and the ways in which each is told"
        rows={TOPICS}
        rowKey={(topic) => topic}
        columns={[
          { key: 'topic', header: 'Topic', cell: (topic) => <TopicName topic={topic} /> },
          {
            key: 'app',
            header: 'Bell',
            cell: (topic) =>
              OWN_TOPICS.includes(topic)
                ? tick(`app-${topic}`, `${TOPIC_FACTS[topic].label}: show in the bell`)
                : (topic === ALWAYS_SHOWN && ALWAYS) || <span className="quiet small">As above</span>,
          },
          {
            key: 'email',
            header: 'Email',
            cell: (topic) =>
              ALWAYS_MAILED.includes(topic)
                ? ALWAYS
                : tick(`email-${topic}`, `${TOPIC_FACTS[topic].label}: mail`),
          },
          {
            key: 'browser',
            header: 'Browser',
            // A report is a mail and nothing else.
            cell: (topic) =>
              topic === 'performanceReports' ? (
                <span className="quiet small">–</span>
              ) : (
                tick(`browser-${topic}`, `${TOPIC_FACTS[topic].label}: message of the browser`)
              ),
          },
        ]}
      />
      <RadioGroup
        name="rhythm"
        id="ways-rhythm"
        label="Mail about what is not urgent comes together"
        options={Object.entries(RHYTHMS).map(([value, label]) => ({ value, label }))}
        defaultValue={String(values.rhythm)}
        disabled={disabled}
      />
      <fieldset>
        <legend className="legend">Quiet hours</legend>
        <Switch
          name="quiet"
          id="ways-quiet"
          label="Keep quiet at night"
          hint="Mail and browser wait until the quiet hours end. The bell does not."
          defaultChecked={values.quiet === true}
          disabled={disabled}
        />
        <div className="grid-2">
          {time('from', 'From')}
          {time('until', 'Until')}
        </div>
        <Switch
          name="urgentPasses"
          id="ways-urgentPasses"
          label="Let what is urgent through"
          hint="Critical alerts, budget alerts and security do not wait."
          defaultChecked={values.urgentPasses === true}
          disabled={disabled}
        />
      </fieldset>
    </>
  );
}

function TopicName({ topic }: { topic: Topic }) {
  const { label, hint, urgent } = TOPIC_FACTS[topic];
  return (
    <span>
      {label}
      {urgent && <span className="quiet small"> · mailed at once</span>}
      <br />
      <span className="quiet small">{hint}</span>
    </span>
  );
}
