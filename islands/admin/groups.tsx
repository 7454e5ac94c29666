// The customers of one plan or status at a time, page by page.
import { useState } from 'react';
import type { Customer } from '../../server/contract/customer.ts';
import { EMPTY } from '../../server/contract/texts.ts';
import { Button } from '../../views/components/button.tsx';
import { Card } from '../../views/components/card.tsx';
import { EmptyState, Skeleton } from '../../views/components/feedback.tsx';
import { type Asker, useAdminQuery } from './admin-query.ts';
import { CustomerTable } from './customer-table.tsx';

export interface Group {
  readonly value: string;
  readonly label: string;
  /** Undefined until the totals are there. */
  readonly count: number | undefined;
}

/** What the customers are grouped by; the name of the query's parameter. */
export type GroupedBy = 'tier' | 'status';

interface GroupsProps {
  readonly by: GroupedBy;
  readonly groups: readonly Group[];
  readonly search: string;
  readonly asker: Asker;
}

const PAGE = 50;

export function Groups({ by, groups, search, asker }: GroupsProps) {
  const [value, setValue] = useState(groups[0]?.value ?? '');
  return (
    <div className="stack">
      <div className="row filters">
        {groups.map((group) => (
          <button
            key={group.value}
            type="button"
            className="filter"
            aria-current={group.value === value || undefined}
            onClick={() => setValue(group.value)}
          >
            {group.label} {group.count !== undefined && <span className="quiet numbers">{group.count}</span>}
          </button>
        ))}
      </div>
      <Pages
        key={`${value} ${search}`}
        by={by}
        value={value}
        search={search}
        asker={asker}
        of={search ? undefined : groups.find((group) => group.value === value)?.count}
      />
    </div>
  );
}

interface PagesProps extends Omit<GroupsProps, 'groups'> {
  readonly value: string;
  /** How many there are in all; undefined while nobody has counted. */
  readonly of: number | undefined;
}

function Pages({ by, value, search, asker, of }: PagesProps) {
  /** The id before which each page begins that has been turned. */
  const [turned, setTurned] = useState<readonly number[]>([]);
  const { answer, retry } = useAdminQuery<readonly Customer[]>(
    urlOf({ by, value, search }, turned.at(-1)),
    asker,
  );
  if (answer.status === 'failed')
    return (
      <EmptyState
        icon="circle-alert"
        title={EMPTY.customers.failed}
        action={<Button onClick={retry}>Try again</Button>}
      />
    );
  if (!answer.data) return <Skeleton lines={6} />;
  const rows = answer.data;
  const last = rows.length === PAGE ? rows.at(-1) : undefined;
  if (rows.length === 0 && turned.length === 0)
    return (
      <EmptyState
        icon="users"
        title={EMPTY.customers[by]}
        text={search ? `Nobody here matches "${search}".` : undefined}
      />
    );
  const first = turned.length * PAGE + 1;
  return (
    <div className="stack" aria-busy={answer.status === 'loading' || undefined}>
      <Card flush>
        <CustomerTable by={by} rows={rows} />
      </Card>
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

function urlOf(
  { by, value, search }: { by: GroupedBy; value: string; search: string },
  before?: number,
): string {
  const query = new URLSearchParams({ [by]: value, limit: String(PAGE) });
  if (search) query.set('q', search);
  if (before) query.set('before', String(before));
  return `/api/admin/users?${query}`;
}
