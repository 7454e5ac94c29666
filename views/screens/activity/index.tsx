// Activity: who did what in the business that concerns access, money, channels and switches. Nothing in it can be changed.
import type { AuditEntry } from '../../../server/contract/audit.ts';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { OwnerOnly } from '../../components/owner-only.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Pagination, Table } from '../../components/table.tsx';
import { type Clockface, Time } from '../../components/time.tsx';

export interface ActivityProps {
  /** Newest first; null for whoever is no owner. */
  readonly entries: readonly AuditEntry[] | null;
  /** The id to page on from; undefined on the last page. */
  readonly olderThan: number | undefined;
  readonly isFirst: boolean;
  readonly clock: Clockface;
}

export function Activity(props: ActivityProps) {
  const { entries, clock } = props;
  return (
    <>
      <PageHeader
        title="Activity"
        subtitle="Sign-ins, and changes to people, money, channels and switches. Nothing here can be changed or deleted."
        back={{ href: '#/settings?tab=security', label: 'Security' }}
      />
      <Card flush={entries !== null} footer={entries && <Pages {...props} />}>
        {entries === null ? (
          <OwnerOnly what="see its activity" />
        ) : (
          <Entries entries={entries} clock={clock} />
        )}
      </Card>
    </>
  );
}

function Entries({ entries, clock }: { readonly entries: readonly AuditEntry[]; readonly clock: Clockface }) {
  return (
    <Table
      caption="Activity, newest first"
      columns={[
        { key: 'what', header: 'What', cell: ({ what }) => what },
        { key: 'who', header: 'Who', cell: ({ who }) => <span className="wrap">{who}</span> },
        { key: 'at', header: 'When', cell: ({ at }) => <Time at={at} clock={clock} exact /> },
      ]}
      rows={entries}
      rowKey={({ id }) => id}
      empty={<EmptyState icon="history" title="Nothing yet" text="What happens from now on stands here." />}
    />
  );
}

function Pages({ entries, olderThan, isFirst }: ActivityProps) {
  if (isFirst && olderThan === undefined) return null;
  return (
    <Pagination
      summary={`${entries?.length ?? 0} entries on this page`}
      previous={isFirst ? undefined : '#/activity'}
      next={olderThan === undefined ? undefined : `#/activity?before=${olderThan}`}
    />
  );
}
