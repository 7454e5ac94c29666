// Imports a list of subscribers: choose or paste it, see what would happen, then confirm. Without script the list is
// pasted, and the server shows the preview as a page of its own.

import { type FormEvent, useRef, useState } from 'react';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import type { ImportReport } from '../../server/contract/subscriber.ts';
import { Button } from '../../views/components/button.tsx';
import { Form } from '../../views/components/form.tsx';
import { ImportColumnFields } from '../../views/components/import-columns.tsx';
import { ImportSummary } from '../../views/components/import-summary.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { ListPicker, usePickedList } from '../runtime/list-picker.tsx';
import { useWrite } from '../runtime/use-write.ts';

export interface ImportFormProps {
  readonly userId: number;
  /** A plain form's values, and why the server refused them. */
  readonly refused?: { readonly csv: string; readonly message: string };
}

function ImportForm({ userId, refused }: ImportFormProps) {
  const [report, setReport] = useState<ImportReport>();
  const [error, setError] = useState(refused?.message);
  const list = usePickedList(refused?.csv ?? '', (trouble) => {
    setReport(undefined);
    setError(trouble);
  });
  const { isPending, write } = useWrite();
  const summary = useRef<HTMLDivElement>(null);
  const url = `/api/users/${userId}/subscribers/import`;

  const send = async (confirm: boolean, columns = report?.columns) => {
    const csv = await list.read();
    setError(undefined);
    await write(() => api<ImportReport>('POST', url, { csv, confirm, columns }), {
      asks: !confirm,
      done: (answer) => {
        if (!confirm) return void setReport(answer);
        list.empty();
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
      <ListPicker
        list={list}
        hint={`One subscriber a line: address, name. At most ${LIMITS.importRows.toLocaleString('en')} lines.`}
        error={error}
      />
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

export default defineIsland('import-form', ImportForm);
