// With what a condition compares: the control that its question needs.
import type { ReactNode } from 'react';
import {
  type RowDraft,
  subjectOf,
  type ValueKind,
  valueKindOf,
} from '../../server/contract/segment-draft.ts';
import { type ControlProps, Field } from '../../views/components/field.tsx';
import { STATUS_WORDS } from '../../views/components/rule-words.ts';
import type { RowChoices } from './choices.ts';

interface ValueProps {
  readonly row: RowDraft;
  readonly name: string;
  readonly choices: RowChoices;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

const LABELS: Readonly<Record<Exclude<ValueKind, 'none'>, string>> = {
  days: 'Days',
  day: 'Day',
  number: 'Number',
  list: 'List',
  status: 'Status',
  tag: 'Tag',
  'yes-no': 'Yes or no',
  text: 'Text',
};

export function ValueField({ row, name, choices, error, onChange }: ValueProps) {
  const kind = valueKindOf(row);
  if (kind === 'none') return null;
  const isTimes = kind === 'number' && subjectOf(row.field) === 'event';
  const label = isTimes ? 'Times' : row.field === '' ? 'Value' : LABELS[kind];
  return (
    <Field name={name} id={name} label={label} required {...(error && { error })}>
      {(control) => <Value {...{ kind, control, row, choices, onChange }} />}
    </Field>
  );
}

interface ControlOf extends Pick<ValueProps, 'row' | 'choices' | 'onChange'> {
  readonly kind: Exclude<ValueKind, 'none'>;
  readonly control: ControlProps;
}

function Value({ kind, control, row: { value }, choices, onChange }: ControlOf): ReactNode {
  const options = optionsOf(kind, value, choices);
  if (options) {
    return (
      <select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">Choose</option>
        {options.map(([id, words]) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
    );
  }
  const listed = kind === 'tag' ? `${control.id}-known` : undefined;
  return (
    <>
      <input
        {...control}
        {...INPUTS[kind === 'day' && value !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(value) ? 'text' : kind]}
        list={listed}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {listed && (
        <datalist id={listed}>
          {choices.tags.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
      )}
    </>
  );
}

const INPUTS: Readonly<
  Partial<Record<ValueKind, { readonly type: string; readonly [name: string]: string | number }>>
> = {
  days: { type: 'number', min: 0, max: 99_999, step: 1, inputMode: 'numeric' },
  day: { type: 'date' },
  number: { type: 'number', step: 'any' },
  tag: { type: 'text' },
  text: { type: 'text' },
};

/** What is chosen from; undefined for what is typed. What is gone stays to be seen. */
function optionsOf(
  kind: ValueKind,
  value: string,
  { lists }: RowChoices,
): readonly (readonly [string, string])[] | undefined {
  const offered = (): readonly (readonly [string, string])[] | undefined => {
    if (kind === 'list') return lists.map(({ id, name }) => [String(id), name]);
    if (kind === 'status') return Object.entries(STATUS_WORDS);
    return kind === 'yes-no'
      ? [
          ['true', 'yes'],
          ['false', 'no'],
        ]
      : undefined;
  };
  const options = offered();
  const isThere = value === '' || options?.some(([id]) => id === value);
  return options && !isThere ? [...options, [value, value]] : options;
}
