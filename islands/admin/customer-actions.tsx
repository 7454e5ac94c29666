// What the admin does to a customer: sign in as it, give it a plan, keep it out or let it in again.
import { useState } from 'react';
import { SUBSCRIPTION_STATUSES, TIERS } from '../../server/contract/constants/plans.ts';
import type { CustomerPage } from '../../server/contract/customer-page.ts';
import { IMPERSONATION_MINUTES } from '../../server/contract/impersonation.ts';
import { Button } from '../../views/components/button.tsx';
import { SelectField, TextField } from '../../views/components/field.tsx';
import { SUBSCRIPTION_STATES } from '../../views/components/subscription-badge.tsx';
import { type Asker, useAct } from './ask.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface CustomerActionsProps {
  readonly customer: CustomerPage;
  readonly asker: Asker;
  readonly onChanged: (customer: CustomerPage) => void;
}

export function CustomerActions({ customer, asker, onChanged }: CustomerActionsProps) {
  const [open, setOpen] = useState<'visit' | 'plan' | 'suspend' | null>(null);
  const { pending, act } = useAct(asker);
  const isSuspended = customer.suspendedAt !== null;
  const dialog = { pending: pending !== undefined, onClose: () => setOpen(null) };
  const change = async (what: string, payload: object, done: string) => {
    const url = `/api/admin/users/${customer.id}/${what}`;
    const page = await act<CustomerPage>(what, { method: 'PUT', url, payload }, done);
    if (!page) return;
    setOpen(null);
    onChanged(page);
  };
  const visit = async (reason: string) => {
    const payload = { accountId: customer.id, reason };
    const call = { method: 'POST', url: '/api/admin/impersonations', payload };
    if (!(await act('visit', call, 'Signed in as the customer'))) return;
    // The whole page belongs to the customer from here on.
    location.replace('/#/');
    location.reload();
  };
  return (
    <div className="row">
      <Button icon="log-in" disabled={isSuspended} onClick={() => setOpen('visit')}>
        Sign in as customer
      </Button>
      <Button icon="credit-card" onClick={() => setOpen('plan')}>
        Change plan
      </Button>
      <Button icon={isSuspended ? 'check' : 'lock'} onClick={() => setOpen('suspend')}>
        {isSuspended ? 'Reactivate' : 'Suspend'}
      </Button>
      {open === 'visit' && (
        <ReasonDialog
          {...dialog}
          id="visit"
          title="Sign in as this customer"
          description={`For ${IMPERSONATION_MINUTES} minutes at most, without their password, people and payments. The customer is told, and what you change is recorded. A sign-in of your own in this browser ends.`}
          label="Sign in"
          asks="Reason, which the customer reads"
          onSubmit={visit}
        />
      )}
      {open === 'plan' && (
        <PlanDialog
          {...dialog}
          customer={customer}
          onSubmit={(given) => change('subscription', given, 'Plan changed')}
        />
      )}
      {open === 'suspend' && (
        <ReasonDialog
          {...dialog}
          id="suspend"
          title={isSuspended ? 'Reactivate this account' : 'Suspend this account'}
          description={
            isSuspended
              ? 'The person may sign in again, and businesses that ran before run again.'
              : 'The person is signed out everywhere and cannot sign in. Businesses that nobody else owns stand still meanwhile: nothing is published or sent. Nothing is charged either: a month that is paid stays theirs, and the plan is cancelled when it ends.'
          }
          label={isSuspended ? 'Reactivate' : 'Suspend'}
          variant={isSuspended ? 'primary' : 'danger'}
          onSubmit={(reason) =>
            change(
              'suspension',
              { suspended: !isSuspended, reason },
              isSuspended ? 'Account reactivated' : 'Account suspended',
            )
          }
        />
      )}
    </div>
  );
}

interface PlanDialogProps {
  readonly customer: CustomerPage;
  readonly pending: boolean;
  readonly onClose: () => void;
  readonly onSubmit: (given: object) => void;
}

function PlanDialog({ customer, onSubmit, ...dialog }: PlanDialogProps) {
  return (
    <ReasonDialog
      {...dialog}
      id="plan"
      title="Change plan"
      description="Holds at once, whatever was before. Open invoices of this customer are void. Nothing is charged."
      label="Change plan"
      onSubmit={(reason, form) => {
        const end = String(form.get('end') ?? '');
        onSubmit({
          tier: form.get('tier'),
          status: form.get('status'),
          ...(end && { endDate: new Date(`${end}T23:59:59`).toISOString() }),
          reason,
        });
      }}
    >
      <SelectField
        name="tier"
        id="plan-tier"
        label="Plan"
        required
        defaultValue={customer.subscriptionTier ?? TIERS[0]}
        options={TIERS.map((tier) => ({ value: tier, label: tier }))}
      />
      <SelectField
        name="status"
        id="plan-status"
        label="Status"
        required
        defaultValue={customer.subscriptionStatus ?? 'active'}
        options={SUBSCRIPTION_STATUSES.map((status) => ({
          value: status,
          label: SUBSCRIPTION_STATES[status].label,
        }))}
      />
      <TextField
        name="end"
        id="plan-end"
        type="date"
        label="Last day"
        hint="Empty: the end that it has, or the usual one."
      />
    </ReasonDialog>
  );
}
