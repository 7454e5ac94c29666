// Imports a list of subscribers: choose or paste it, see what would happen, then confirm. Without script the list is
// pasted, and the server shows the preview as a page of its own.

import { type FormEvent, useRef, useState } from 'react';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import type { ImportReport } from '../../server/contract/subscriber.ts';
import { Button } from '../../views/components/button.tsx';
import { FieldNotes, TextAreaField } from '../../views/components/field.tsx';
import { Form } from '../../views/components/form.tsx';
import { ImportColumnFields } from '../../views/components/import-columns.tsx';
import { ImportSummary } from '../../views/components/import-summary.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { useWrite } from '../runtime/use-write.ts';

export interface ImportFormProps {
  readonly userId: number;
  /** A plain form's values, and why the server refused them. */
  readonly refused?: { readonly csv: string; readonly message: string };
}

function ImportForm({ userId, refused }: ImportFormProps) {
  const [csv, setCsv] = useState(refused?.csv ?? '');
  /** What was picked; its text stays out of the box, which a long list would blow up. */
  const [file, setFile] = useState<string>();
  const [report, setReport] = useState<ImportReport>();
  const [error, setError] = useState(refused?.message);
  const { isPending, write } = useWrite();
  const summary = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  /** The newest text, and the file that is still being read: whoever sends waits for it. */
  const list = useRef({ csv, reading: Promise.resolve() });
  const url = `/api/users/${userId}/subscribers/import`;

  const change = (text: string, from?: string) => {
    list.current.csv = text;
    setCsv(text);
    setFile(from);
    setReport(undefined);
    setError(undefined);
  };
  const readFile = async () => {
    const picked = picker.current?.files?.[0];
    if (!picked) return;
    if (picked.size > LIMITS.importBody) return setError(TOO_LARGE);
    change(await picked.text(), picked.name);
  };
  const empty = () => {
    if (picker.current) picker.current.value = '';
    change('');
  };
  const send = async (confirm: boolean, columns = report?.columns) => {
    await list.current.reading;
    setError(undefined);
    await write(() => api<ImportReport>('POST', url, { csv: list.current.csv, confirm, columns }), {
      asks: !confirm,
      done: (answer) => {
        if (!confirm) return void setReport(answer);
        empty();
        const { added } = answer;
        return { title: added === 1 ? '1 subscriber imported' : `${added} subscribers imported` };
      },
      failed: (failure) => {
        setReport(undefined);
        setError(messageOf(failure).replace(/^csv: /, 'The list '));
      },
    });
    summary.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(false);
  };

  return (
    <Form className="stack" action={url} onSubmit={submit} noValidate>
      <p className="field needs-script">
        <label htmlFor="import-file">CSV file</label>
        <input
          id="import-file"
          type="file"
          accept=".csv,text/csv,text/plain"
          ref={picker}
          onChange={() => {
            list.current.reading = readFile();
          }}
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
          hint={`One subscriber a line: address, name. At most ${LIMITS.importRows.toLocaleString('en')} lines.`}
          error={error}
        />
      ) : (
        <Picked name={file} csv={csv} error={error} onRemove={empty} />
      )}
      <input type="hidden" name="screen" value="/email-marketing?tab=audience" />
      {report && (
        <div ref={summary} className="prose" role="status" tabIndex={-1}>
          <ImportColumnFields report={report} onChange={(columns) => void send(false, columns)} />
          <ImportSummary report={report} />
        </div>
      )}
      <div className="row">
        <Button type="submit" pending={isPending && !report}>
          Check the list
        </Button>
        {report && report.added > 0 && (
          <Button
            variant="primary"
            pending={isPending}
            pendingLabel="Importing..."
            onClick={() => send(true)}
          >
            {report.added === 1 ? 'Import 1 subscriber' : `Import ${report.added} subscribers`}
          </Button>
        )}
      </div>
    </Form>
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

export default defineIsland('import-form', ImportForm);
