// One condition: what it is about, what is asked of it, and with what it is compared.
import {
  ASKS,
  nameOfPart,
  type RowDraft,
  subjectOf,
  valueKindOf,
  wordsOfAsk,
} from '../../server/contract/segment-draft.ts';
import { Button } from '../../views/components/button.tsx';
import { Field } from '../../views/components/field.tsx';
import { FIELD_NAMES, fieldWords } from '../../views/components/rule-words.ts';
import type { RowChoices } from './choices.ts';
import type { RuleFault } from './fault.ts';
import { ValueField } from './value.tsx';

interface RowProps {
  readonly row: RowDraft;
  readonly path: readonly number[];
  readonly choices: RowChoices;
  readonly fault: RuleFault | undefined;
  readonly onChange: (row: RowDraft) => void;
  readonly onRemove: (() => void) | undefined;
}

export function RowFields({ row, path, choices, fault, onChange, onRemove }: RowProps) {
  const place = path.map((at) => at + 1).join('.');
  const errorOf = (key: RuleFault['key']) => (fault?.key === key ? fault?.message : undefined);
  const askName = nameOfPart('ask', path);
  const about = (field: string) => {
    const subject = subjectOf(field);
    const ask = subject ? (Object.keys(ASKS[subject])[0] ?? '') : '';
    const isAlike = subject !== undefined && subject === subjectOf(row.field);
    onChange({ field, ask: isAlike ? row.ask : ask, value: '' });
  };
  const ask = (next: string) => {
    const after = { ...row, ask: next };
    onChange(valueKindOf(after) === valueKindOf(row) ? after : { ...after, value: '' });
  };
  return (
    <fieldset className="segment-row">
      <legend className="unseen">Condition {place}</legend>
      <About row={row} path={path} choices={choices} error={errorOf('field')} onChange={about} />
      <Field name={askName} id={askName} label="Question" required error={errorOf('op')}>
        {(control) => (
          <select {...control} value={row.ask} onChange={({ target }) => ask(target.value)}>
            {asksOf(row).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        )}
      </Field>
      <ValueField
        row={row}
        name={nameOfPart('value', path)}
        choices={choices}
        error={errorOf('value')}
        onChange={(value) => onChange({ ...row, value })}
      />
      {onRemove && (
        <Button
          size="sm"
          variant="quiet"
          icon="trash"
          className="needs-script"
          aria-label={`Remove condition ${place}`}
          onClick={onRemove}
        />
      )}
    </fieldset>
  );
}

/** Before it is said what a row is about, every question stands there: without script nothing else could be chosen. */
function asksOf({ field, ask }: RowDraft): readonly (readonly [string, string])[] {
  const subject = subjectOf(field);
  const offered: Record<string, string> = subject
    ? { ...ASKS[subject] }
    : { '': 'Choose', ...Object.assign({}, ...Object.values(ASKS).reverse()) };
  if (ask && !(ask in offered) && subject) offered[ask] = wordsOfAsk(subject, ask);
  return Object.entries(offered);
}

interface AboutProps extends Pick<RowProps, 'row' | 'path' | 'choices'> {
  readonly error: string | undefined;
  readonly onChange: (field: string) => void;
}

function About({ row, path, choices, error, onChange }: AboutProps) {
  const name = nameOfPart('field', path);
  const attributes = choices.attributes.map(({ key, type }) => `attributes.${key}:${type}`);
  const events = choices.events.map((event) => `event.${event}`);
  const groups: readonly (readonly [string, readonly string[]])[] = [
    ['Person', Object.keys(FIELD_NAMES)],
    ['Attributes', attributes],
    ['What they did', events],
  ];
  const isOffered = groups.some(([, fields]) => fields.includes(row.field));
  return (
    <Field name={name} id={name} label="About" required {...(error && { error })}>
      {(control) => (
        <select {...control} value={row.field} onChange={({ target }) => onChange(target.value)}>
          <option value="">Choose</option>
          {!isOffered && row.field !== '' && <option value={row.field}>{fieldWords(row.field)}</option>}
          {groups
            .filter(([, fields]) => fields.length > 0)
            .map(([label, fields]) => (
              <optgroup key={label} label={label}>
                {fields.map((field) => (
                  <option key={field} value={field}>
                    {fieldWords(field)}
                  </option>
                ))}
              </optgroup>
            ))}
        </select>
      )}
    </Field>
  );
}
