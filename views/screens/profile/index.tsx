// Profile & Subscription: the account, and where it stands with plans.
import AccountForm from '../../../islands/account-form/index.tsx';
import PaymentDialog from '../../../islands/payment-dialog/index.tsx';
import StoredPaymentMethod from '../../../islands/payment-method/index.tsx';
import type { PaymentMethod } from '../../../server/contract/payment-method.ts';
import { Card } from '../../components/card.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Facts } from '../../components/stat.tsx';
import { type Clockface, Time } from '../../components/time.tsx';
import { Island } from '../../island.tsx';

export interface ProfileProps {
  readonly account: {
    readonly id: number;
    readonly name: string;
    readonly email: string;
    readonly companyName: string;
    readonly industry: string;
    /** UTC milliseconds. */
    readonly createdAt: number;
  };
  readonly payment: PaymentMethod | null;
  readonly clock: Clockface;
}

export function Profile({ account, payment, clock }: ProfileProps) {
  const { id, name, email, companyName, industry, createdAt } = account;
  const unset = <span className="quiet">Not set</span>;
  return (
    <div className="stack stack-lg">
      <PageHeader title="Profile & Subscription" />
      <div data-region="account">
        <Card
          title="Account Information"
          actions={
            <Island
              of={AccountForm}
              prefix="account-form"
              props={{ userId: id, values: { name, email, companyName, industry } }}
            />
          }
        >
          <Facts
            facts={[
              { label: 'Name', value: name || unset },
              { label: 'Email', value: email || unset },
              { label: 'Company', value: companyName || unset },
              { label: 'Industry', value: industry || unset },
              { label: 'Member since', value: <Time at={createdAt} clock={clock} exact /> },
            ]}
          />
        </Card>
      </div>
      <Card
        title="Subscription"
        description="No Active Plan"
        region="payment"
        actions={<Island of={PaymentDialog} prefix="payment" props={{ place: 'profile' }} />}
      >
        {payment && (
          <Island of={StoredPaymentMethod} prefix="payment-method" props={{ userId: id, method: payment }} />
        )}
        <p>
          This server does not charge: everything it can do is yours to use, and nobody is ever locked out.
        </p>
      </Card>
    </div>
  );
}
