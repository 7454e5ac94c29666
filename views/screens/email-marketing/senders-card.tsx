// In whose name mails leave: addresses that have agreed, and one that is chosen.
import { LIMITS } from '../../../server/contract/constants/limits.ts';
import type { Sender } from '../../../server/contract/sender.ts';
import { Badge } from '../../components/badge.tsx';
import { besideField } from '../../components/beside-field.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextField } from '../../components/field.tsx';
import { Form } from '../../components/form.tsx';
import { FinalAct, PlainAct } from '../../components/plain-act.tsx';
import { Time } from '../../components/time.tsx';
import type { EmailMarketingProps } from './types.ts';

const ROUTE = '/email-marketing?view=sending';

interface SendersProps {
  readonly page: EmailMarketingProps;
  readonly senders: readonly Sender[];
}

export function SendersCard({ page, senders }: SendersProps) {
  return (
    <Card
      title="Senders"
      description="Mails leave in the name of the address that you choose here, else of this installation. An address is asked by mail first: only who reads it can agree."
      region="senders"
    >
      <div className="stack">
        {senders.length === 0 && (
          <p className="quiet">No address of your own yet: mails leave in the name of this installation.</p>
        )}
        {senders.length > 0 && (
          <ul className="list">
            {senders.map((sender) => (
              <li key={sender.id}>
                <Line page={page} sender={sender} />
              </li>
            ))}
          </ul>
        )}
        {page.canManage && <AskForm page={page} />}
      </div>
    </Card>
  );
}

function Line({ page: { userId, canManage, clock }, sender }: { page: EmailMarketingProps; sender: Sender }) {
  const { id, email, name, isVerified, isUsed, askedAt } = sender;
  const action = `/api/users/${userId}/senders/${id}`;
  const to = (done: string) => ({ screen: ROUTE, next: `${ROUTE}&done=${done}` });
  return (
    <div className="stack">
      <p className="row">
        <strong>{email}</strong>
        {isUsed && <Badge tone="success">Mails leave in its name</Badge>}
        {isVerified && !isUsed && <Badge>Has agreed</Badge>}
        {!isVerified && <Badge tone="warning">Not agreed yet</Badge>}
      </p>
      <p className="quiet small">
        {name && `${name}. `}
        {!isVerified && (
          <>
            Asked by mail <Time at={askedAt} clock={clock} />; the link works for three days.
          </>
        )}
      </p>
      {canManage && (
        <div className="row">
          {isVerified && (
            <PlainAct
              action={`${action}/use`}
              method="PUT"
              fields={{ isUsed: isUsed ? 'false' : 'true' }}
              {...to(isUsed ? 'sender-left' : 'sender-used')}
            >
              {isUsed ? 'Use the installation’s again' : 'Send in its name'}
            </PlainAct>
          )}
          {!isVerified && (
            <PlainAct
              action={`/api/users/${userId}/senders`}
              fields={{ email, name }}
              {...to('sender-asked')}
            >
              Ask again
            </PlainAct>
          )}
          <FinalAct
            id={`remove-sender-${id}`}
            ask="Remove"
            explain={
              isUsed
                ? 'Mails then leave in the name of this installation.'
                : 'It has to agree anew before it is used again.'
            }
            action={action}
            method="DELETE"
            icon="trash"
            {...to('sender-removed')}
          >
            Remove it
          </FinalAct>
        </div>
      )}
    </div>
  );
}

function AskForm({ page: { userId, refused } }: { page: EmailMarketingProps }) {
  const isHere = refused?.values.isSender === 'true';
  const error = isHere && refused.field === 'email' ? besideField(refused.message) : undefined;
  return (
    <Form className="stack" action={`/api/users/${userId}/senders`} data-enhance="">
      <input type="hidden" name="screen" value={ROUTE} />
      <input type="hidden" name="next" value={`${ROUTE}&done=sender-asked`} />
      <input type="hidden" name="isSender" value="true" />
      <div className="grid-2">
        <TextField
          id="field-sender-email"
          name="email"
          type="email"
          label="Address"
          required
          maxLength={LIMITS.email}
          autoComplete="off"
          defaultValue={isHere ? refused.values.email : undefined}
          error={error}
        />
        <TextField
          id="field-sender-name"
          name="name"
          label="Name"
          maxLength={LIMITS.name}
          autoComplete="off"
          hint="What inboxes show; empty for the name of the business."
          defaultValue={isHere ? refused.values.name : undefined}
        />
      </div>
      <div className="row">
        <Button type="submit">Ask this address</Button>
      </div>
    </Form>
  );
}
