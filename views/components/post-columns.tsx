// Which columns of a list of posts are read, and how: what was guessed, for a person to correct.
import {
  POST_COLUMNS,
  type PostColumns,
  type PostImportInput,
  type PostImportReport,
} from '../../server/contract/post-import.ts';
import { SelectField } from './field.tsx';

export interface ListChannel {
  readonly id: number;
  readonly name: string;
}

export type ListChoices = Pick<PostImportInput, 'columns' | 'dates' | 'platformId'>;

interface PostColumnFieldsProps {
  readonly report: Pick<PostImportReport, 'titles' | 'columns' | 'dates'>;
  readonly channels: readonly ListChannel[];
  readonly platformId: number | undefined;
  /** Absent in a plain form, which sends the choices along. */
  readonly onChange?: (choices: ListChoices) => void;
}

const LABELS: Readonly<Record<keyof PostColumns, string>> = {
  text: 'Text is in',
  channel: 'Channel',
  date: 'Date',
  time: 'Time',
  title: 'Title',
  comment: 'First comment',
  media: 'Pictures and films',
};

export function PostColumnFields({ report, channels, platformId, onChange }: PostColumnFieldsProps) {
  const { titles, columns, dates } = report;
  const options = titles.map((title, at) => ({ value: String(at), label: title || `Column ${at + 1}` }));
  const of = (value: string, change: (value: string) => ListChoices) =>
    onChange
      ? {
          value,
          onChange: ({ currentTarget }: { currentTarget: HTMLSelectElement }) =>
            onChange(change(currentTarget.value)),
        }
      : { defaultValue: value };
  return (
    <div className="grid-3">
      {POST_COLUMNS.map((name) => (
        <SelectField
          key={name}
          name={`${name}Column`}
          label={LABELS[name]}
          required={name === 'text'}
          placeholder={name === 'text' ? undefined : 'No column'}
          options={options}
          {...of(String(columns[name] ?? ''), (value) => ({
            columns: { ...columns, [name]: value === '' ? null : Number(value) },
          }))}
        />
      ))}
      <SelectField
        name="dates"
        label="1/2 means"
        required
        options={[
          { value: 'day-first', label: '1 February' },
          { value: 'month-first', label: '2 January' },
        ]}
        {...of(dates, (value) => ({ dates: value === 'month-first' ? 'month-first' : 'day-first' }))}
      />
      <SelectField
        name="platformId"
        label="Channel of rows that name none"
        placeholder="None"
        options={channels.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...of(String(platformId ?? ''), (value) => ({
          platformId: value === '' ? undefined : Number(value),
        }))}
      />
    </div>
  );
}
