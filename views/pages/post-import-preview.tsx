// What importing a list of posts would do, for pages without scripts: look first, then confirm.

import type { PostImportInput, PostImportReport } from '../../server/contract/post-import.ts';
import { POST_COLUMNS } from '../../server/contract/post-import.ts';
import { Form } from '../components/form.tsx';
import { type ListChannel, PostColumnFields } from '../components/post-columns.tsx';
import { PostImportList } from '../components/post-import-list.tsx';
import type { Clockface } from '../components/relative-time.ts';
import { PlainPage } from './plain-page.tsx';

export interface PostImportPreviewProps {
  readonly report: PostImportReport;
  readonly input: PostImportInput;
  readonly channels: readonly ListChannel[];
  /** Whose list it is. */
  readonly businessId: number;
  readonly clock: Omit<Clockface, 'now'>;
}

const BACK = '/compose?from=list';

export function PostImportPreview({ report, input, channels, businessId, clock }: PostImportPreviewProps) {
  const action = `/api/contents/import?business=${businessId}`;
  const { ready, columns, dates } = report;
  return (
    <PlainPage title="Import posts">
      <h1>{ready === 0 ? 'No post would be added' : `Add ${ready} ${ready === 1 ? 'post' : 'posts'}?`}</h1>
      <PostImportList report={report} clock={clock} />
      <Form action={action}>
        <input type="hidden" name="csv" value={input.csv} />
        <PostColumnFields report={report} channels={channels} platformId={input.platformId} />
        <button type="submit">Look again</button>
      </Form>
      {ready > 0 && (
        <Form action={action}>
          <input type="hidden" name="csv" value={input.csv} />
          {POST_COLUMNS.map((name) => (
            <input key={name} type="hidden" name={`${name}Column`} value={columns[name] ?? ''} />
          ))}
          <input type="hidden" name="dates" value={dates} />
          <input type="hidden" name="platformId" value={input.platformId ?? ''} />
          <input type="hidden" name="confirm" value="ready" />
          <input type="hidden" name="next" value="/content-calendar" />
          <button type="submit">Import</button>
        </Form>
      )}
      <p>
        <a href={`/screens${BACK}`}>Back</a>
      </p>
    </PlainPage>
  );
}
