// Imports a list of posts: choose or paste it, see what would happen to each, then confirm. Without script the list is
// pasted, and the server shows the preview as a page of its own.

import { type FormEvent, useRef, useState } from 'react';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import type { PostImportReport } from '../../server/contract/post-import.ts';
import { Button } from '../../views/components/button.tsx';
import { Form } from '../../views/components/form.tsx';
import {
  type ListChannel,
  type ListChoices,
  PostColumnFields,
} from '../../views/components/post-columns.tsx';
import { PostImportList } from '../../views/components/post-import-list.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { ListPicker, usePickedList } from '../runtime/list-picker.tsx';
import { navigate } from '../runtime/screen.ts';
import { useWrite } from '../runtime/use-write.ts';

export interface PostImportProps {
  readonly channels: readonly ListChannel[];
  readonly timeZone: string;
  readonly locale: string;
  /** A plain form's values, and why the server refused them. */
  readonly refused?: { readonly csv: string; readonly message: string };
}

const URL = '/api/contents/import';

function PostImport({ channels, timeZone, locale, refused }: PostImportProps) {
  const [report, setReport] = useState<PostImportReport>();
  const [choices, setChoices] = useState<ListChoices>({});
  const [error, setError] = useState(refused?.message);
  const list = usePickedList(refused?.csv ?? '', (trouble) => {
    setReport(undefined);
    setChoices({});
    setError(trouble);
  });
  const { isPending, write } = useWrite();
  const summary = useRef<HTMLDivElement>(null);

  const look = async (next: ListChoices = choices) => {
    const csv = await list.read();
    setError(undefined);
    setChoices(next);
    await write(() => api<PostImportReport>('POST', URL, { csv, ...next }), {
      asks: true,
      done: (answer) => void setReport(answer),
      failed: refuse,
    });
    summary.current?.focus();
  };
  const store = async (confirm: 'all' | 'ready') => {
    const csv = await list.read();
    return write(() => api<PostImportReport>('POST', URL, { csv, ...choices, confirm }), {
      leads: true,
      done: ({ ready }) => {
        navigate('/content-calendar');
        return { title: ready === 1 ? '1 post imported' : `${ready} posts imported` };
      },
      failed: refuse,
    });
  };
  const refuse = (failure: unknown) => {
    setReport(undefined);
    setError(messageOf(failure).replace(/^csv: /, 'The list '));
    return undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void look();
  };

  return (
    <Form className="stack" action={URL} onSubmit={submit} noValidate>
      <ListPicker
        list={list}
        hint={`The first line names the columns, such as channel, date, time, text. At most ${LIMITS.importPosts} lines.`}
        error={error}
      />
      <input type="hidden" name="screen" value="/compose?from=list" />
      {report && (
        <div ref={summary} className="stack" role="status" tabIndex={-1}>
          <PostColumnFields
            report={report}
            channels={channels}
            platformId={choices.platformId}
            onChange={(next) => void look({ columns: report.columns, ...choices, ...next })}
          />
          <PostImportList report={report} clock={{ timeZone, locale }} />
        </div>
      )}
      <div className="row">
        <Button type="submit" pending={isPending && !report}>
          Check the list
        </Button>
        {report && report.ready > 0 && (
          <Button
            variant="primary"
            pending={isPending}
            pendingLabel="Importing..."
            onClick={() => store(report.problems > 0 ? 'ready' : 'all')}
          >
            {labelOf(report)}
          </Button>
        )}
      </div>
    </Form>
  );
}

/** With a problem somewhere it is the person who says that the others are to come in. */
function labelOf({ ready, problems }: PostImportReport): string {
  const posts = ready === 1 ? '1 post' : `${ready} posts`;
  return problems > 0 ? `Import ${posts} without the others` : `Import ${posts}`;
}

export default defineIsland('post-import', PostImport);
