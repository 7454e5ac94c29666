// Support tickets of all customers: open ones first.
import { type ChangeEvent, useState } from 'react';
import {
  TICKET_STATES,
  type TicketList,
  type TicketRow,
  type TicketState,
} from '../../server/contract/ticket.ts';
import { Card } from '../../views/components/card.tsx';
import { EmptyState } from '../../views/components/feedback.tsx';
import { TextField } from '../../views/components/field.tsx';
import { formatRelative } from '../../views/components/relative-time.ts';
import { Table } from '../../views/components/table.tsx';
import { TICKET_WORDS, TicketStateBadge } from '../../views/components/ticket-state.tsx';
import { clockHere, useAdminQuery } from './ask.ts';
import { Filters } from './filters.tsx';
import type { SectionProps } from './index.tsx';
import { PagedList } from './paged-list.tsx';
import { useRested } from './use-rested.ts';

export default function Tickets({ asker }: SectionProps) {
  const [state, setState] = useState<TicketState>('open');
  const [words, setWords] = useState('');
  const search = useRested(words.trim());
  const { answer } = useAdminQuery<TicketList>('/api/admin/tickets?limit=1', asker);
  const clock = clockHere();
  return (
    <div className="stack">
      <TextField
        name="q"
        id="ticket-search"
        type="search"
        label="Search name, email, subject or #number"
        required
        value={words}
        autoComplete="off"
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => setWords(target.value)}
      />
      {search === '' && (
        <Filters
          value={state}
          onChoose={setState}
          choices={TICKET_STATES.map((value) => ({
            value,
            label: TICKET_WORDS[value].label,
            count: answer.data?.counts[value],
          }))}
        />
      )}
      <PagedList<TicketList, TicketRow>
        key={`${state} ${search}`}
        asker={asker}
        path="/api/admin/tickets"
        query={search ? { q: search } : { state }}
        rowsOf={({ tickets }) => tickets}
        failed="The tickets could not be read"
        empty={
          <EmptyState
            icon="inbox"
            title={
              search
                ? `No ticket matches "${search}"`
                : `No ${TICKET_WORDS[state].label.toLowerCase()} tickets`
            }
            text={
              search || state !== 'open'
                ? undefined
                : 'Questions that customers ask under Help & Support come here.'
            }
          />
        }
      >
        {(rows) => (
          <Card flush>
            <Table
              caption="Tickets"
              rows={rows}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'subject',
                  header: 'Ticket',
                  cell: ({ id, subject }) => (
                    <a className="customer" href={`#/admin-dashboard/tickets/${id}`}>
                      #{id} {subject}
                    </a>
                  ),
                },
                {
                  key: 'from',
                  header: 'From',
                  cell: ({ name, email }) => (
                    <span className="customer">
                      {name}, {email}
                    </span>
                  ),
                },
                { key: 'state', header: 'Status', cell: (row) => <TicketStateBadge state={row.state} /> },
                {
                  key: 'at',
                  header: 'Asked',
                  cell: ({ createdAt }) => formatRelative(Date.parse(createdAt), clock.now),
                },
              ]}
            />
          </Card>
        )}
      </PagedList>
    </div>
  );
}
