// A list that is brought as a file, or pasted: its text stays out of the box when it comes from a file.
import { type RefObject, useRef, useState } from 'react';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import { Button } from '../../views/components/button.tsx';
import { FieldNotes, TextAreaField } from '../../views/components/field.tsx';

export interface PickedList {
  readonly csv: string;
  /** What was picked; its text stays out of the box, which a long list would blow up. */
  readonly file: string | undefined;
  readonly picker: RefObject<HTMLInputElement | null>;
  change(text: string, from?: string): void;
  pick(): void;
  empty(): void;
  /** The newest text, once a file that is still being read is in. */
  read(): Promise<string>;
}

/** @param heed what else a new text changes; told of a file that is too large */
export function usePickedList(start: string, heed: (trouble?: string) => void): PickedList {
  const [csv, setCsv] = useState(start);
  const [file, setFile] = useState<string>();
  const picker = useRef<HTMLInputElement>(null);
  const list = useRef({ csv: start, reading: Promise.resolve() });
  const change = (text: string, from?: string) => {
    list.current.csv = text;
    setCsv(text);
    setFile(from);
    heed();
  };
  const readFile = async () => {
    const picked = picker.current?.files?.[0];
    if (!picked) return;
    if (picked.size > LIMITS.importBody) return heed(TOO_LARGE);
    change(await picked.text(), picked.name);
  };
  return {
    csv,
    file,
    picker,
    change,
    pick: () => {
      list.current.reading = readFile();
    },
    empty: () => {
      if (picker.current) picker.current.value = '';
      change('');
    },
    read: async () => {
      await list.current.reading;
      return list.current.csv;
    },
  };
}

interface ListPickerProps {
  readonly list: PickedList;
  readonly hint: string;
  readonly error: string | undefined;
}

export function ListPicker({ list, hint, error }: ListPickerProps) {
  const { csv, file, picker, change, pick, empty } = list;
  return (
    <>
      <p className="field needs-script">
        <label htmlFor="import-file">CSV file</label>
        <input
          id="import-file"
          type="file"
          accept=".csv,text/csv,text/plain"
          ref={picker}
          onChange={() => pick()}
        />
      </p>
      {file === undefined ? (
        <TextAreaField
          name="csv"
          label="Or paste the list"
          required
          rows={5}
          value={csv}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          hint={hint}
          error={error}
        />
      ) : (
        <Picked name={file} csv={csv} error={error} onRemove={empty} />
      )}
    </>
  );
}

/** The picked file instead of its text. */
function Picked({
  name,
  csv,
  error,
  onRemove,
}: {
  name: string;
  csv: string;
  error: string | undefined;
  onRemove: () => void;
}) {
  const lines = csv.trimEnd().split('\n').length;
  return (
    <div className="field">
      <p className="row">
        <span>
          {name}, {lines === 1 ? '1 line' : `${lines.toLocaleString('en')} lines`}
        </span>
        <Button size="sm" onClick={onRemove}>
          Remove
        </Button>
      </p>
      <FieldNotes id="import-file" error={error} />
    </div>
  );
}

const TOO_LARGE = `The file is larger than ${LIMITS.importBody / 1024 / 1024} MB. Import it in parts.`;
