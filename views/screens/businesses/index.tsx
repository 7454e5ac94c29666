// The businesses of whoever is signed in: opening one, and adding another. Its forms change the whole page, so they are
// sent as they are.

import { type OwnBusiness, ROLES } from '../../../server/contract/members.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Banner } from '../../components/feedback.tsx';
import { TextField } from '../../components/field.tsx';
import { Form } from '../../components/form.tsx';
import { OwnerOnly } from '../../components/owner-only.tsx';
import { PageHeader } from '../../components/page-header.tsx';

export interface BusinessesProps {
  readonly businesses: readonly OwnBusiness[];
  readonly canManage: boolean;
  /** The admin looks at it during a visit. */
  readonly isSupport: boolean;
  /** Why a form was refused. */
  readonly refused: string | null;
}

export function Businesses({ businesses, canManage, isSupport, refused }: BusinessesProps) {
  return (
    <div className="stack stack-lg narrow">
      <PageHeader
        back={{ href: '#/settings', label: 'Settings' }}
        title="Your businesses"
        subtitle="Each has its own profile, channels, posts, subscribers and budgets."
      />
      {refused && (
        <Banner tone="danger" alert>
          {refused}
        </Banner>
      )}
      <Card>
        <ul className="list">
          {businesses.map((business) => (
            <li key={business.id}>
              <span className="wrap">
                <strong>{nameOf(business)}</strong>{' '}
                <span className="quiet">{ROLES[business.role].label}</span>
              </span>
              {business.isCurrent ? (
                <Badge tone="success">Open</Badge>
              ) : (
                !isSupport && <Open business={business} />
              )}
            </li>
          ))}
        </ul>
      </Card>
      <Card
        title="Add a business"
        description="It begins empty, with its own profile to fill in. You are its owner."
      >
        {isSupport ? (
          <p className="quiet">Only the customer can add a business, or open another one.</p>
        ) : canManage ? (
          <Form className="stack" action="/api/businesses">
            <input type="hidden" name="next" value="/business-setup" />
            <TextField name="name" label="Name" required autoComplete="off" maxLength={200} />
            <div className="row">
              <Button type="submit" variant="primary">
                Add
              </Button>
            </div>
          </Form>
        ) : (
          <OwnerOnly what="add another" />
        )}
      </Card>
    </div>
  );
}

function Open({ business }: { readonly business: OwnBusiness }) {
  return (
    <Form action="/api/account/business">
      <input type="hidden" name="businessId" value={business.id} />
      <input type="hidden" name="next" value="/" />
      <Button type="submit" size="sm">
        Open<span className="unseen"> {nameOf(business)}</span>
      </Button>
    </Form>
  );
}

function nameOf({ id, name }: OwnBusiness): string {
  return name || `Business ${id}`;
}
