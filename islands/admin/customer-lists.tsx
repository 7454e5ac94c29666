// What belongs to a customer: businesses with what goes on there, invoices, tickets.
import { useState } from 'react';
import type { CustomerBusiness, CustomerPage } from '../../server/contract/customer-page.ts';
import { PAID_BY } from '../../server/contract/invoice.ts';
import { FINDING_TEXTS } from '../../server/contract/texts.ts';
import { Badge, PostStatusBadge, SandboxTag, Tag } from '../../views/components/badge.tsx';
import { Button } from '../../views/components/button.tsx';
import { Card } from '../../views/components/card.tsx';
import { moneyFormat } from '../../views/components/formats.ts';
import { Icon } from '../../views/components/icon.tsx';
import { type Clockface, formatDate } from '../../views/components/relative-time.ts';
import { Table } from '../../views/components/table.tsx';
import { TicketStateBadge } from '../../views/components/ticket-state.tsx';
import { type Asker, useAct } from './ask.ts';
import { ReasonDialog } from './reason-dialog.tsx';

type Channel = CustomerBusiness['channels'][number];

interface BusinessesProps {
  readonly businesses: readonly CustomerBusiness[];
  readonly clock: Clockface;
}

export function Businesses({ businesses, clock }: BusinessesProps) {
  return (
    <Card title="Businesses">
      {businesses.length === 0 && <p className="quiet">None.</p>}
      <ul className="list admin-businesses">
        {businesses.map((one) => (
          <li key={one.id} className="stack">
            <div className="row">
              <strong className="customer">{one.name || 'Not set up yet'}</strong>
              <Tag>{one.role}</Tag>
              {one.isHeld ? (
                <Badge tone="danger">On hold</Badge>
              ) : (
                one.isPaused && <Badge tone="warning">Paused</Badge>
              )}
            </div>
            <div className="row">
              {one.channels.length === 0 && <span className="quiet">No channels</span>}
              {one.channels.map(({ type, name, network, isActive, signIn }) => (
                <span key={type} className="row">
                  <span className="channel">
                    <Icon name={`mark-${type}`} size="sm" />
                    {name}
                    {network === 'sandbox' && <SandboxTag />}
                    {!isActive && <Tag>Off</Tag>}
                  </span>
                  {signIn && <SignIn signIn={signIn} clock={clock} />}
                </span>
              ))}
            </div>
            <div className="row">
              {one.posts.length === 0 && <span className="quiet">No posts</span>}
              {one.posts.map(({ status, count }) => (
                <span key={status} className="row">
                  <PostStatusBadge status={status} /> <span className="numbers">{count}</span>
                </span>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** How the sign-in of a channel does, as its owner sees it in the channel's settings. */
function SignIn({ signIn, clock }: { signIn: NonNullable<Channel['signIn']>; clock: Clockface }) {
  const { state, accessEndsAt, lastGoodAt, examinedAt, examination } = signIn;
  const on = (at: string | null) => (at ? formatDate(at, clock) : 'never');
  const [finding] = examination?.findings ?? [];
  return (
    <>
      {state === 'ended' ? (
        <Badge tone="danger">Sign-in ended</Badge>
      ) : examination?.end === 'reconnect' || finding ? (
        <Badge tone="warning">{finding ? FINDING_TEXTS[finding].title : 'Has to connect again'}</Badge>
      ) : (
        <Badge tone="success">Signed in</Badge>
      )}
      <span className="quiet small">
        {`Last good call ${on(lastGoodAt)}, looked at ${on(examinedAt)}${accessEndsAt && state === 'signed-in' ? `, access ends ${on(accessEndsAt)}` : ''}`}
        {examination?.error && `: ${examination.error}`}
      </span>
    </>
  );
}

interface InvoicesProps {
  readonly invoices: CustomerPage['invoices'];
  readonly clock: Clockface;
  readonly asker: Asker;
  readonly onPaid: () => void;
}

const INVOICE_TONES = { open: 'warning', paid: 'success', void: 'neutral' } as const;
const INVOICE_WORDS = { open: 'Open', paid: 'Paid', void: 'Void' } as const;

export function Invoices({ invoices, clock, asker, onPaid }: InvoicesProps) {
  const [payingId, setPayingId] = useState<number>();
  const { pending, act } = useAct(asker);
  if (invoices.length === 0) return null;
  const pay = async (reference: string) => {
    const payload = { invoiceId: payingId, reference };
    const call = { method: 'POST', url: '/api/admin/payments', payload };
    if (!(await act('pay', call, 'Payment recorded'))) return;
    setPayingId(undefined);
    onPaid();
  };
  return (
    <Card title="Invoices" flush>
      <Table
        caption="Invoices"
        rows={invoices}
        rowKey={({ id }) => id}
        columns={[
          { key: 'number', header: 'Invoice', cell: ({ number }) => number },
          { key: 'issued', header: 'Issued', cell: ({ issuedAt }) => formatDate(issuedAt, clock) },
          {
            key: 'status',
            header: 'Status',
            cell: ({ status }) => <Badge tone={INVOICE_TONES[status]}>{INVOICE_WORDS[status]}</Badge>,
          },
          { key: 'by', header: 'Paid by', cell: ({ paidBy }) => (paidBy ? PAID_BY[paidBy] : 'N/A') },
          {
            key: 'total',
            header: 'Total',
            numeric: true,
            cell: ({ total, currency }) => moneyFormat(clock.locale, currency).format(total),
          },
        ]}
        actions={({ id, status }) =>
          status === 'open' && (
            <Button size="sm" onClick={() => setPayingId(id)}>
              Record payment
            </Button>
          )
        }
      />
      {payingId !== undefined && (
        <ReasonDialog
          id="payment"
          title="Record a payment"
          description="For money that reached you by another way, such as a bank transfer. What the invoice is for happens at once."
          label="Record payment"
          asks="What the bank calls it"
          pending={pending !== undefined}
          onClose={() => setPayingId(undefined)}
          onSubmit={pay}
        />
      )}
    </Card>
  );
}

export function Tickets({ tickets, clock }: { tickets: CustomerPage['tickets']; clock: Clockface }) {
  if (tickets.length === 0) return null;
  return (
    <Card title="Tickets">
      <ul className="list">
        {tickets.map(({ id, subject, state, createdAt }) => (
          <li key={id} className="row row-apart">
            <a className="customer" href={`#/admin-dashboard/tickets/${id}`}>
              #{id} {subject}
            </a>
            <span className="row">
              <TicketStateBadge state={state} />
              <span className="quiet">{formatDate(createdAt, clock)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
