// One customer: who it is, what it has, and what the admin can do about it.

import { useState } from 'react';
import type { CustomerPage } from '../../server/contract/customer-page.ts';
import { Badge } from '../../views/components/badge.tsx';
import { Button } from '../../views/components/button.tsx';
import { Banner, EmptyState, Skeleton } from '../../views/components/feedback.tsx';
import { formatDate } from '../../views/components/relative-time.ts';
import { clockHere, useAdminQuery } from './ask.ts';
import { AuditTable } from './audit-table.tsx';
import { CustomerActions } from './customer-actions.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { Businesses, Invoices, Tickets } from './customer-lists.tsx';
import type { SectionProps } from './index.tsx';

export default function Customer({ asker, id }: SectionProps) {
  const { answer, retry } = useAdminQuery<CustomerPage>(`/api/admin/users/${id}`, asker);
  /** The answer of the last change, which is newer than what was read. */
  const [changed, setChanged] = useState<CustomerPage>();
  const clock = clockHere();
  const customer = changed ?? answer.data;
  if (!customer && answer.status === 'failed')
    return (
      <EmptyState
        icon="circle-alert"
        title="This customer could not be read"
        text="It may have been removed."
        action={<Button onClick={retry}>Try again</Button>}
      />
    );
  if (!customer) return <Skeleton shape="card" />;
  const name = customer.companyName || customer.name || customer.email || `Account ${customer.id}`;
  return (
    <div className="stack stack-lg">
      <div className="page-head">
        <div>
          <a className="back" href="#/admin-dashboard">
            Customers
          </a>
          <h2 className="customer">
            {name} {customer.suspendedAt && <Badge tone="danger">Suspended</Badge>}
          </h2>
        </div>
        <CustomerActions customer={customer} asker={asker} onChanged={setChanged} />
      </div>
      {customer.suspendedAt && (
        <Banner tone="danger" title={`Suspended since ${formatDate(customer.suspendedAt, clock)}`}>
          {customer.suspendedReason}
        </Banner>
      )}
      <CustomerFacts customer={customer} clock={clock} />
      <Businesses businesses={customer.businesses} clock={clock} />
      <Invoices
        invoices={customer.invoices}
        clock={clock}
        asker={asker}
        onPaid={() => {
          setChanged(undefined);
          retry();
        }}
      />
      <Tickets tickets={customer.tickets} clock={clock} />
      <AuditTable key={changed ? 'changed' : 'read'} asker={asker} account={customer.id} />
    </div>
  );
}
