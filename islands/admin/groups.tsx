// The customers of one plan or status at a time, page by page.
import { useState } from 'react';
import type { Customer } from '../../server/contract/customer.ts';
import { EMPTY } from '../../server/contract/texts.ts';
import { Card } from '../../views/components/card.tsx';
import { EmptyState } from '../../views/components/feedback.tsx';
import type { Asker } from './ask.ts';
import { CustomerTable, type GroupedBy } from './customer-table.tsx';
import { Filters } from './filters.tsx';
import { PagedList } from './paged-list.tsx';

export interface Group {
  readonly value: string;
  readonly label: string;
  /** Undefined until the totals are there. */
  readonly count: number | undefined;
}

interface GroupsProps {
  readonly by: GroupedBy;
  readonly groups: readonly Group[];
  readonly search: string;
  readonly asker: Asker;
}

export function Groups({ by, groups, search, asker }: GroupsProps) {
  const [chosen, setChosen] = useState<string>();
  // Without a choice the first that holds somebody: where no plans are sold, all customers have none.
  const value = chosen ?? (groups.find(({ count }) => count) ?? groups[0])?.value ?? '';
  return (
    <div className="stack">
      <Filters choices={groups} value={value} onChoose={setChosen} />
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
  return (
    <PagedList<readonly Customer[], Customer>
      asker={asker}
      path="/api/admin/users"
      query={{ [by]: value, q: search }}
      rowsOf={(rows) => rows}
      of={of}
      failed={EMPTY.customers.failed}
      empty={
        <EmptyState
          icon="users"
          title={EMPTY.customers[by]}
          text={search ? `Nobody here matches "${search}".` : undefined}
        />
      }
    >
      {(rows) => (
        <Card flush>
          <CustomerTable by={by} rows={rows} />
        </Card>
      )}
    </PagedList>
  );
}
