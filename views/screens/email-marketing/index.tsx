// Email Marketing: the subscribers, adding one, and the mails kept in the local outbox.

import SubscriberForm from '../../../islands/subscriber-form/index.tsx';
import type { OutboxMail, Subscriber } from '../../../server/contract/subscriber.ts';
import { Badge } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Banner, EmptyState } from '../../components/feedback.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Stat } from '../../components/stat.tsx';
import { Pagination, Table } from '../../components/table.tsx';
import { type Clockface, Time } from '../../components/time.tsx';
import { Island } from '../../island.tsx';

export interface EmailMarketingProps {
  readonly userId: number;
  readonly canWrite: boolean;
  /** Whether the mail channel is connected, so that mailings are planned. */
  readonly connected: boolean;
  readonly active: number;
  readonly subscribers: readonly Subscriber[];
  readonly isFirst: boolean;
  readonly olderThan: number | null;
  readonly mails: readonly Pick<OutboxMail, 'id' | 'to' | 'subject' | 'text' | 'createdAt'>[];
  readonly clock: Clockface;
}

export function EmailMarketing(props: EmailMarketingProps) {
  const { userId, canWrite, connected, active, clock } = props;
  return (
    <div className="stack stack-lg">
      <PageHeader
        title="Email Marketing"
        subtitle="Who gets your mail, and what went out."
        actions={<ButtonLink href="#/platforms/email?tab=content">Mailings</ButtonLink>}
      />
      {!connected && (
        <Banner title="No mailing is planned" action={<a href="#/platforms/email">Connect the channel</a>}>
          Connect Email Marketing, and a mailing a week is written for your subscribers.
        </Banner>
      )}
      <div data-region="summary">
        <Card>
          <Stat label="Active subscribers" value={new Intl.NumberFormat(clock.locale).format(active)} />
        </Card>
      </div>
      {canWrite && (
        <Card
          title="Add a subscriber"
          description="Only people who have agreed to it. Every mail carries a link to unsubscribe."
        >
          <Island of={SubscriberForm} props={{ userId }} />
        </Card>
      )}
      <Subscribers {...props} />
      <Outbox {...props} />
    </div>
  );
}

function Subscribers({ subscribers, isFirst, olderThan, clock }: EmailMarketingProps) {
  const href = '#/email-marketing';
  return (
    <div data-region="subscribers">
      <Card
        title="Subscribers"
        flush={subscribers.length > 0}
        footer={
          (!isFirst || olderThan !== null) && (
            <Pagination
              summary={`${subscribers.length} on this page`}
              previous={isFirst ? undefined : href}
              next={olderThan === null ? undefined : `${href}?before=${olderThan}`}
            />
          )
        }
      >
        <Table
          caption="Subscribers"
          rows={subscribers}
          rowKey={({ id }) => id}
          empty={<EmptyState icon="users" title="No subscribers yet" text="Add the first one above." />}
          columns={[
            { key: 'email', header: 'Email', cell: ({ email }) => email },
            { key: 'name', header: 'Name', cell: ({ name }) => name || '–' },
            {
              key: 'status',
              header: 'State',
              cell: ({ status }) =>
                status === 'active' ? <Badge tone="success">Active</Badge> : <Badge>Unsubscribed</Badge>,
            },
            { key: 'since', header: 'Since', cell: ({ createdAt }) => <Time at={createdAt} clock={clock} /> },
          ]}
        />
      </Card>
    </div>
  );
}

function Outbox({ mails, clock }: EmailMarketingProps) {
  return (
    <Card
      title="Local outbox"
      description="Without mail settings nothing leaves this machine: what would have been sent is kept here. The newest 20."
    >
      {mails.length === 0 ? (
        <EmptyState
          icon="mail"
          title="The outbox is empty"
          text="Each mail appears here as its subscriber would get it."
        />
      ) : (
        <ul className="list">
          {mails.map(({ id, to, subject, text, createdAt }) => (
            <li key={id}>
              <details className="mail">
                <summary>
                  <strong>{subject}</strong>
                  <span className="quiet">
                    {' '}
                    to {to}, <Time at={createdAt} clock={clock} />
                  </span>
                </summary>
                <pre>{text}</pre>
              </details>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
