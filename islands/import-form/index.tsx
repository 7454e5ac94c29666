// Imports a list of subscribers: choose or paste it, see what would happen, then confirm. Without script the list is
// pasted, and the server shows the preview as a page of its own.
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import type { ImportReport } from '../../server/contract/subscriber.ts';
import { Button } from '../../views/components/button.tsx';
import { TextAreaField } from '../../views/components/field.tsx';
import { ImportSummary } from '../../views/components/import-summary.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { refresh, toast } from '../runtime/screen.ts';

export interface ImportFormProps {
  readonly userId: number;
  /** A plain form's values, and why the server refused them. */
  readonly refused?: { readonly csv: string; readonly message: string };
}

const REGIONS = ['subscribers', 'summary', 'segments'];

function ImportForm({ userId, refused }: ImportFormProps) {
  const [csv, setCsv] = useState(refused?.csv ?? '');
  const [report, setReport] = useState<ImportReport>();
  const [error, setError] = useState(refused?.message);
  const [isPending, setPending] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const url = `/api/users/${userId}/subscribers/import`;

  const change = (text: string) => {
    setCsv(text);
    setReport(undefined);
    setError(undefined);
  };
  const readFile = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (!file) return;
    if (file.size > LIMITS.importBody) return setError(TOO_LARGE);
    change(await file.text());
  };
  const send = async (confirm: boolean) => {
    setPending(true);
    setError(undefined);
    try {
      const answer = await api<ImportReport>('POST', url, { csv, confirm });
      if (confirm) await finish(answer);
      else setReport(answer);
    } catch (failure) {
      setReport(undefined);
      setError(messageOf(failure).replace(/^csv: /, 'The list '));
    }
    setPending(false);
    summary.current?.focus();
  };
  const finish = async ({ added }: ImportReport) => {
    change('');
    toast({ title: added === 1 ? '1 subscriber imported' : `${added} subscribers imported` });
    await refresh(REGIONS);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) send(false);
  };

  return (
    <form className="stack" method="post" action={url} onSubmit={submit} noValidate>
      <p className="field needs-script">
        <label htmlFor="import-file">CSV file</label>
        <input id="import-file" type="file" accept=".csv,text/csv,text/plain" onChange={readFile} />
      </p>
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
      <input type="hidden" name="screen" value="/email-marketing?tab=audience" />
      {report && (
        <div ref={summary} className="prose" role="status" tabIndex={-1}>
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
    </form>
  );
}

const TOO_LARGE = `The file is larger than ${LIMITS.importBody / 1024 / 1024} MB. Import it in parts.`;

export default defineIsland('import-form', ImportForm);
