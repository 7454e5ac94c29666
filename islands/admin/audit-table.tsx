// Rows of the audit log, newest first.
import type { AuditEntry } from '../../server/contract/audit.ts';
import { Card } from '../../views/components/card.tsx';
import { EmptyState } from '../../views/components/feedback.tsx';
import { Table } from '../../views/components/table.tsx';
import { Time } from '../../views/components/time.tsx';
import { type Asker, clockHere } from './ask.ts';
import { PagedList } from './paged-list.tsx';

interface AuditTableProps {
  readonly asker: Asker;
  readonly kind?: string;
  readonly actor?: string;
  /** Only what happened in the businesses of this customer. */
  readonly account?: number | undefined;
}

export function AuditTable({ asker, kind = '', actor = '', account }: AuditTableProps) {
  const clock = clockHere();
  return (
    <PagedList<readonly AuditEntry[], AuditEntry>
      key={`${kind} ${actor} ${account}`}
      asker={asker}
      path="/api/admin/audit"
      query={{ kind, actor, account: account === undefined ? '' : String(account) }}
      rowsOf={(rows) => rows}
      failed="The audit log could not be read"
      empty={<EmptyState icon="history" title="Nothing in the audit log" />}
    >
      {(rows) => (
        <Card title={account === undefined ? undefined : 'Audit log'} flush>
          <Table
            caption="Audit log"
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              { key: 'what', header: 'What', cell: ({ what }) => what },
              { key: 'who', header: 'Who', cell: ({ who }) => <span className="customer">{who}</span> },
              { key: 'at', header: 'When', cell: ({ at }) => <Time at={at} clock={clock} /> },
              {
                key: 'about',
                header: 'About',
                cell: (row) => <span className="customer quiet">{about(row)}</span>,
              },
            ]}
          />
        </Card>
      )}
    </PagedList>
  );
}

/** Numbers above this are moments, UTC milliseconds. */
const MOMENTS = 1e12;

/** The row's details in a line: the reason first, because it was written to be read. */
function about({ details, subjectId }: AuditEntry): string {
  const { reason, ...others } = details;
  const said = Object.entries(others)
    .filter(([, value]) => value !== null && typeof value !== 'object')
    .map(
      ([name, value]) =>
        `${name}: ${typeof value === 'number' && value > MOMENTS ? new Date(value).toISOString() : value}`,
    );
  const parts = [
    ...(reason ? [String(reason)] : []),
    ...(subjectId === null ? [] : [`#${subjectId}`]),
    ...said,
  ];
  return parts.join(', ') || 'N/A';
}
