// One subscriber: the name, and the ways out.

import { LIMITS } from '../../../server/contract/constants/limits.ts';
import type { Subscriber } from '../../../server/contract/subscriber.ts';
import { Badge } from '../../components/badge.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextField } from '../../components/field.tsx';
import { Form } from '../../components/form.tsx';
import { FinalAct } from '../../components/plain-act.tsx';
import { Time } from '../../components/time.tsx';
import type { EmailMarketingProps } from './types.ts';

interface SubscriberCardProps {
  readonly page: EmailMarketingProps;
  readonly subscriber: Subscriber;
}

const LIST = '/email-marketing?tab=audience';

export function SubscriberCard({ page: { canWrite, clock, refused }, subscriber }: SubscriberCardProps) {
  const { id, email, name, status, createdAt, unsubscribedAt } = subscriber;
  const here = `${LIST}&subscriber=${id}`;
  const action = `/api/subscribers/${id}`;
  const isSubscribed = status === 'active';
  return (
    <Card
      title={email}
      badge={isSubscribed ? <Badge tone="success">Subscribed</Badge> : <Badge>Unsubscribed</Badge>}
      description={
        <>
          Since <Time at={createdAt} clock={clock} exact />
          {unsubscribedAt && (
            <>
              , until <Time at={unsubscribedAt} clock={clock} exact />
            </>
          )}
        </>
      }
      actions={
        <ButtonLink variant="quiet" icon="arrow-left" href={`#${LIST}`}>
          All subscribers
        </ButtonLink>
      }
    >
      {canWrite && (
        <div className="stack">
          <Form className="row row-bottom" action={`${action}?_method=PATCH`} data-enhance="">
            <input type="hidden" name="screen" value={here} />
            <input type="hidden" name="next" value={`${here}&done=renamed`} />
            <TextField
              name="name"
              label="Name"
              maxLength={LIMITS.name}
              autoComplete="off"
              defaultValue={refused?.values.name ?? name}
              error={refused?.field === 'name' ? refused.message : undefined}
            />
            <Button type="submit">Save name</Button>
          </Form>
          <div className="row">
            {isSubscribed && (
              <FinalAct
                id="unsubscribe"
                ask="Unsubscribe"
                explain="Only they could ask for mail again: you cannot add this address afterwards."
                action={`${action}/unsubscribe`}
                screen={here}
                next={`${here}&done=unsubscribed`}
              >
                Unsubscribe them
              </FinalAct>
            )}
            <FinalAct
              id="delete-subscriber"
              ask="Delete"
              explain={
                isSubscribed
                  ? 'Name, address and the record of mails to them are removed.'
                  : 'Name and address are removed. That they left stays known, so that no list adds them again.'
              }
              action={action}
              method="DELETE"
              icon="trash"
              screen={here}
              next={`${LIST}&done=removed`}
            >
              Delete them
            </FinalAct>
          </div>
        </div>
      )}
    </Card>
  );
}
