// Which columns of a list are read: what was guessed, for a person to correct.
import type { ImportColumns, ImportReport } from '../../server/contract/subscriber.ts';
import { SelectField } from './field.tsx';

export interface ImportColumnsProps {
  readonly report: Pick<ImportReport, 'titles' | 'columns' | 'sample'>;
  /** Absent in a plain form, which sends the choices along. */
  readonly onChange?: (columns: ImportColumns) => void;
}

export function ImportColumnFields({ report: { titles, columns, sample }, onChange }: ImportColumnsProps) {
  const options = titles.map((title, at) => ({ value: String(at), label: title || `Column ${at + 1}` }));
  const of = (key: keyof ImportColumns) => ({
    options,
    ...(onChange
      ? {
          value: String(columns[key] ?? ''),
          onChange: ({ currentTarget: { value } }: { currentTarget: HTMLSelectElement }) =>
            onChange({ ...columns, [key]: value === '' ? null : Number(value) }),
        }
      : { defaultValue: String(columns[key] ?? '') }),
  });
  return (
    <>
      <div className="grid-3">
        <SelectField name="emailColumn" label="Address is in" required {...of('email')} />
        <SelectField name="nameColumn" label="Name or first name" placeholder="No name" {...of('name')} />
        <SelectField name="lastNameColumn" label="Last name" placeholder="Not apart" {...of('lastName')} />
      </div>
      {sample.length > 0 && (
        <p>
          Such as{' '}
          {sample
            .slice(0, 3)
            .map(({ email, name }) => (name ? `${name} (${email})` : email))
            .join(', ')}
          .
        </p>
      )}
    </>
  );
}
