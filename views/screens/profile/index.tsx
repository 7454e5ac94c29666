// Profile & Subscription: the account, its plan and how it pays, the plans there are, and its bills.
import AccountForm from '../../../islands/account-form/index.tsx';
import { INDUSTRIES } from '../../../server/contract/constants/industries.ts';
import type { Invoice, PlanPreview } from '../../../server/contract/invoice.ts';
import type { PaymentMethod } from '../../../server/contract/payment-method.ts';
import type { Subscription } from '../../../server/contract/subscription.ts';
import { Card } from '../../components/card.tsx';
import { Banner } from '../../components/feedback.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Facts } from '../../components/stat.tsx';
import { type Clockface, Time } from '../../components/time.tsx';
import { Island } from '../../island.tsx';
import { BillingHistory } from './billing-history.tsx';
import { ChosenPlan } from './chosen-plan.tsx';
import { Plans } from './plans.tsx';
import { SubscriptionCard } from './subscription-card.tsx';

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
  /** May decide about the plan and how it is paid. */
  readonly canManage: boolean;
  /** The address to sign in with; null for an account without a password. */
  readonly signsInWith: string | null;
  /** Whether plans bind here, and whether payments are simulated. */
  readonly billing: { readonly isOn: boolean; readonly simulated: boolean };
  /** No plan covers the business that is open. */
  readonly locked: boolean;
  readonly invoices: readonly Invoice[];
  /** The month that could not be paid; null when all is well. */
  readonly unpaidMonth: Invoice | null;
  readonly payment: PaymentMethod | null;
  readonly subscription: Subscription | null;
  /** The one free trial has been taken. */
  readonly hadTrial: boolean;
  /** The plan that was chosen without script, to be confirmed. */
  readonly preview: PlanPreview | null;
  /** Days of the trial that have not begun to end; 0 without one. */
  readonly trialDaysLeft: number;
  /** The account's form stands on the screen: where "Edit Profile" leads without script. */
  readonly editing: boolean;
  /** A plain form that was refused. */
  readonly form: {
    readonly values: Readonly<Record<string, string>>;
    readonly field: string;
    readonly message: string;
  } | null;
  readonly clock: Clockface;
}

export function Profile(props: ProfileProps) {
  const { form, editing } = props;
  return (
    <div className="stack stack-lg">
      <PageHeader title="Profile & Subscription" />
      {form && !(editing && form.field) && (
        <Banner tone="danger" alert>
          {form.message}
        </Banner>
      )}
      <div className="grid-2">
        <div data-region="account">{editing ? <AccountEditor {...props} /> : <AccountCard {...props} />}</div>
        <SubscriptionCard {...props} />
      </div>
      {props.preview && <ChosenPlan {...props} preview={props.preview} />}
      {/* Takes the place of the note above the screen once a plan covers the business. */}
      {!props.locked && <div data-region="cover" hidden />}
      <Plans {...props} />
      <BillingHistory {...props} />
    </div>
  );
}

function AccountCard({ account, signsInWith, clock }: ProfileProps) {
  const { id, name, email, companyName, industry, createdAt } = account;
  const unset = <span className="quiet">Not set</span>;
  return (
    <Card
      title="Account Information"
      actions={
        <Island
          of={AccountForm}
          when="idle"
          prefix="account-form"
          props={{ userId: id, signsInWith, values: { name, email, companyName, industry } }}
        />
      }
    >
      <Facts
        facts={[
          { label: 'Name', value: name || unset },
          { label: 'Email', value: email || unset },
          { label: 'Company', value: companyName || unset },
          { label: 'Industry', value: labelOf(industry) || unset },
          { label: 'Member since', value: <Time at={createdAt} clock={clock} exact /> },
        ]}
      />
    </Card>
  );
}

function AccountEditor({ account, signsInWith, form }: ProfileProps) {
  const { id, name, email, companyName, industry } = account;
  const values = { name, email, companyName, industry, ...form?.values };
  return (
    <Card title="Edit Profile">
      <Island
        of={AccountForm}
        prefix="account-form"
        props={{
          userId: id,
          signsInWith,
          values,
          inline: true,
          ...(form && { refused: { field: form.field, message: form.message.replace(/^\w+: /, '') } }),
        }}
      />
    </Card>
  );
}

/** The industry's own name where it is one of the business form's. */
function labelOf(industry: string): string {
  return Object.entries(INDUSTRIES).find(([value]) => value === industry)?.[1] ?? industry;
}
