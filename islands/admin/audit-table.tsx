// Rows of the audit log, newest first.
import type { AdminAuditEntry } from '../../server/contract/audit.ts';
import { Card } from '../../views/components/card.tsx';
import { EmptyState } from '../../views/components/feedback.tsx';
import { Table } from '../../views/components/table.tsx';
import { type Clockface, Time } from '../../views/components/time.tsx';
import { type Asker, clockHere } from './ask.ts';
import { describeDetails } from './audit-details.ts';
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
    <PagedList<readonly AdminAuditEntry[], AdminAuditEntry>
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
              { key: 'about', header: 'About', cell: (row) => <About entry={row} clock={clock} /> },
            ]}
          />
        </Card>
      )}
    </PagedList>
  );
}

function About({ entry, clock }: { readonly entry: AdminAuditEntry; readonly clock: Clockface }) {
  const { text, route } = entry.about;
  const details = describeDetails(entry, clock);
  return (
    <span className="customer">
      {route ? <a href={`#${route}`}>{text}</a> : text || (details ? '' : 'N/A')}
      {text && details && <br />}
      {details && <small className="quiet">{details}</small>}
    </span>
  );
}
