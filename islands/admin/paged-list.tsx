// A list that is asked for page by page: loading, failed, empty, and its two buttons.
import { type ReactNode, useState } from 'react';
import { Button } from '../../views/components/button.tsx';
import { EmptyState, Skeleton } from '../../views/components/feedback.tsx';
import { type Asker, useAdminQuery } from './ask.ts';

const PAGE = 50;

interface PagedListProps<Answer, Row extends { readonly id: number }> {
  readonly asker: Asker;
  readonly path: string;
  /** Without those that are empty. */
  readonly query: Readonly<Record<string, string>>;
  readonly rowsOf: (answer: Answer) => readonly Row[];
  readonly empty: ReactNode;
  readonly failed?: string;
  /** How many there are in all, where that is known. */
  readonly of?: number | undefined;
  readonly children: (rows: readonly Row[], answer: Answer, reload: () => void) => ReactNode;
}

/** Give it a `key` of what is searched for: another search begins at its first page. */
export function PagedList<Answer, Row extends { readonly id: number }>(props: PagedListProps<Answer, Row>) {
  const { asker, path, query, rowsOf, empty, failed = 'This list could not be read', of, children } = props;
  /** The id before which each page begins that has been turned. */
  const [turned, setTurned] = useState<readonly number[]>([]);
  const { answer, retry } = useAdminQuery<Answer>(urlOf(path, query, turned.at(-1)), asker);
  if (answer.status === 'failed')
    return (
      <EmptyState icon="circle-alert" title={failed} action={<Button onClick={retry}>Try again</Button>} />
    );
  if (!answer.data) return <Skeleton lines={6} />;
  const rows = rowsOf(answer.data);
  const last = rows.length === PAGE ? rows.at(-1) : undefined;
  if (rows.length === 0 && turned.length === 0) return empty;
  const first = turned.length * PAGE + 1;
  return (
    <div className="stack" aria-busy={answer.status === 'loading' || undefined}>
      {children(rows, answer.data, retry)}
      {(turned.length > 0 || last) && (
        <nav className="pages" aria-label="Pages">
          <Button disabled={turned.length === 0} onClick={() => setTurned(turned.slice(0, -1))}>
            Previous
          </Button>
          <span className="quiet numbers">
            {rows.length > 0 ? `${first} to ${first + rows.length - 1}` : 'No more'}
            {of !== undefined && ` of ${of}`}
          </span>
          <Button disabled={!last} onClick={() => last && setTurned([...turned, last.id])}>
            Next
          </Button>
        </nav>
      )}
    </div>
  );
}

function urlOf(path: string, query: Readonly<Record<string, string>>, before?: number): string {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  const params = new URLSearchParams([...given, ['limit', String(PAGE)]]);
  if (before) params.set('before', String(before));
  return `${path}?${params}`;
}
