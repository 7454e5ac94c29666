// Links by which a client approves without an account: which there are, making one, ending one.

import type { ApprovalLink } from '../../../server/contract/members.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { Form } from '../../components/form.tsx';
import { type Clockface, Time } from '../../components/time.tsx';

export interface ApprovalLinksProps {
  readonly links: readonly ApprovalLink[];
  /** Nobody makes one during a support visit. */
  readonly mayMake: boolean;
  readonly clock: Clockface;
}

const LIVES = [7, 30, 90].map((days) => ({ value: String(days), label: `${days} days` }));

export function ApprovalLinks({ links, mayMake, clock }: ApprovalLinksProps) {
  return (
    <Card
      title="Links for clients"
      description="Whoever has such a link sees the posts that wait here, and approves or rejects them without an account. It opens nothing else."
    >
      <div className="stack">
        {links.length > 0 && (
          <ul className="list">
            {links.map((link) => (
              <li key={link.id}>
                <LinkFacts link={link} clock={clock} />
                <Form action={`/api/approval-links/${link.id}?_method=delete`} data-enhance="">
                  <input type="hidden" name="screen" value="/approvals" />
                  <Button type="submit" size="sm">
                    End<span className="unseen"> the link for {link.name}</span>
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        )}
        {mayMake ? <MakeLink /> : <p className="quiet">No link is made during a support visit.</p>}
      </div>
    </Card>
  );
}

function LinkFacts({ link, clock }: { readonly link: ApprovalLink; readonly clock: Clockface }) {
  const { name, madeBy, usedAt, expiresAt, hasExpired } = link;
  return (
    <span className="wrap">
      <strong>{name}</strong>{' '}
      {hasExpired ? (
        <Badge tone="warning">Ended</Badge>
      ) : (
        <span className="quiet">
          until <Time at={expiresAt} clock={clock} exact />
        </span>
      )}
      <br />
      <span className="quiet">
        {usedAt ? (
          <>
            Last used <Time at={usedAt} clock={clock} />
          </>
        ) : (
          'Not used yet'
        )}
        {madeBy && `. Made by ${madeBy}`}
      </span>
    </span>
  );
}

/** Sent as it is: what answers is a page with the link, which is shown only once. */
function MakeLink() {
  return (
    <details>
      <summary>Make a link</summary>
      <Form className="stack" action="/api/approval-links">
        <input type="hidden" name="screen" value="/approvals" />
        <TextField
          name="name"
          label="Who is it for?"
          hint="Their name stands beside what they decide."
          required
          autoComplete="off"
          maxLength={200}
        />
        <SelectField name="expiresInDays" label="Works for" required options={LIVES} defaultValue="30" />
        <div className="row">
          <Button type="submit" variant="primary">
            Make a link
          </Button>
        </div>
      </Form>
    </details>
  );
}
