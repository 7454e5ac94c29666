// Profile & Subscription: the account, its plan and how it pays, the plans there are, and its bills.
import AccountForm from '../../../islands/account-form/index.tsx';
import { INDUSTRIES } from '../../../server/contract/constants/industries.ts';
import { Card } from '../../components/card.tsx';
import { Banner } from '../../components/feedback.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Facts } from '../../components/stat.tsx';
import { Time } from '../../components/time.tsx';
import { Island } from '../../island.tsx';
import { BillingHistory } from './billing-history.tsx';
import { ChosenPlan } from './chosen-plan.tsx';
import { Plans } from './plans.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import type { ProfileProps } from './types.ts';

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
