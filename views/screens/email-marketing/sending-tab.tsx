// Sending: how the sender's domain stands in DNS, where reports about mails are taken, and who gets no mail any more.

import CopyButton from '../../../islands/copy-button/index.tsx';
import type { DomainNote, DomainRecord, RecordState } from '../../../server/contract/sender-domain.ts';
import type { SuppressionReason } from '../../../server/contract/suppression.ts';
import { Badge } from '../../components/badge.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { TextField } from '../../components/field.tsx';
import { Form } from '../../components/form.tsx';
import { PlainAct } from '../../components/plain-act.tsx';
import { Pagination, Table } from '../../components/table.tsx';
import { Time } from '../../components/time.tsx';
import { Island } from '../../island.tsx';
import { LimitsCard } from './limits-card.tsx';
import { MailboxCard } from './mailbox-card.tsx';
import { PaceCard } from './pace-card.tsx';
import { SendersCard } from './senders-card.tsx';
import { ServersCard } from './servers-card.tsx';
import type { EmailMarketingProps, EmailTab } from './types.ts';

interface SendingProps {
  readonly page: EmailMarketingProps;
  readonly tab: Extract<EmailTab, { tab: 'sending' }>;
}

const ROUTE = '/email-marketing?view=sending';

export function SendingTab(props: SendingProps) {
  return (
    <div className="stack stack-lg">
      <SendersCard page={props.page} senders={props.tab.senders} />
      <Domain {...props} />
      <ServersCard page={props.page} servers={props.tab.servers} edited={props.tab.server} />
      <PaceCard page={props.page} pace={props.tab.pace} />
      <LimitsCard page={props.page} limits={props.tab.limits} />
      <Returns {...props} />
      <MailboxCard page={props.page} mailbox={props.tab.mailbox} isOpen={props.tab.isMailboxOpen} />
      <Suppressions {...props} />
    </div>
  );
}

const KINDS: Readonly<Record<DomainRecord['kind'], string>> = {
  dkim: 'Signature (DKIM)',
  spf: 'Who may send (SPF)',
  dmarc: 'Policy (DMARC)',
  mx: 'Where reports come back to (MX)',
  reverse: 'Name of the mail server (reverse DNS)',
};
const NOTES: Readonly<Record<DomainNote, string>> = {
  'unseen-server':
    'Your mail server is on this machine or in its network, so others see it by an address that is not known here. Put the public address of your connection into the record, as ip4:203.0.113.7, or send through a mail service.',
};
const STATES: Readonly<Record<RecordState, readonly ['success' | 'warning' | 'danger' | 'neutral', string]>> =
  {
    well: ['success', 'Set'],
    missing: ['danger', 'Missing'],
    wrong: ['warning', 'Set otherwise'],
    unknown: ['neutral', 'Not known'],
  };

function Domain({ page: { userId, canWrite, clock }, tab: { domain } }: SendingProps) {
  if (domain.domain === null)
    return (
      <Card title="Sender">
        <EmptyState
          icon="mail"
          title="No sender yet"
          text="Once the operator of this server sets SMTP_URL and DRIVYN_MAIL_FROM, the records that the sender's domain needs stand here."
        />
      </Card>
    );
  return (
    <Card
      title={domain.domain}
      description={
        <>
          Mails leave as {domain.sender}. Set these records where the domain is managed; without them many
          mails end in spam.{' '}
          {domain.checkedAt && (
            <>
              DNS was asked <Time at={domain.checkedAt} clock={clock} />, and is asked every day.
            </>
          )}
        </>
      }
      actions={
        canWrite && (
          <PlainAct
            action={`/api/users/${userId}/domain/check`}
            screen={ROUTE}
            next={`${ROUTE}&done=checked`}
          >
            Ask DNS now
          </PlainAct>
        )
      }
    >
      <ul className="stack">
        {domain.records.map((record) => (
          <li key={record.kind} className="stack">
            <Record {...record} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Record({ kind, type, name, value, state, found, note }: DomainRecord) {
  const [tone, word] = STATES[state];
  return (
    <>
      <p className="row">
        <strong>{KINDS[kind]}</strong> <Badge tone={tone}>{word}</Badge>
      </p>
      <p className="row">
        <span>
          {type} <code>{name}</code>
        </span>
        <Island of={CopyButton} props={{ text: name, what: `name of ${KINDS[kind]}` }} />
      </p>
      <p className="row">
        <code>{value}</code>
        <Island of={CopyButton} props={{ text: value, what: `value of ${KINDS[kind]}` }} />
      </p>
      {note && <p className="quiet">{NOTES[note]}</p>}
      {state === 'wrong' && (
        <p className="quiet">
          There stands: <code>{found.join(', ')}</code>
        </p>
      )}
    </>
  );
}

function Returns({ page: { canWrite }, tab: { receiver, hooks } }: SendingProps) {
  return (
    <Card
      title="What comes back"
      description="Mails that could not be delivered, and complaints, suppress their address by themselves."
      actions={
        canWrite &&
        hooks === null && (
          <ButtonLink size="sm" href={`#${ROUTE}&hooks=1`}>
            Addresses for mail services
          </ButtonLink>
        )
      }
    >
      <div className="stack">
        <p>
          {receiver === null
            ? 'No receiver of reports is set (DRIVYN_BOUNCE_LISTEN), so they go to the sender\u2019s own mailbox.'
            : `Reports are taken at ${receiver}.`}
        </p>
        {hooks && (
          <>
            <p>Give each service its own address. Whoever knows one can tell of bounces: keep them secret.</p>
            <dl className="stack">
              {Object.entries(hooks).map(([service, address]) => (
                <div key={service}>
                  <dt>{SERVICES[service as keyof typeof hooks].name}</dt>
                  <dd>
                    <code>{address}</code>
                    <p className="quiet">{SERVICES[service as keyof typeof hooks].tells}</p>
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
    </Card>
  );
}

/** What each is told to tell. */
const SERVICES = {
  ses: { name: 'Amazon SES', tells: 'By SNS, for the events bounce, complaint and subscription.' },
  postmark: { name: 'Postmark', tells: 'Tick Bounce, Spam Complaint and Subscription Change.' },
  mailgun: { name: 'Mailgun', tells: 'Choose permanent failure, spam complaints and unsubscribes.' },
  sendgrid: {
    name: 'SendGrid',
    tells: 'Tick Bounced, Dropped, Spam Reports, Unsubscribes and Group Unsubscribes.',
  },
} as const;

const REASONS: Readonly<Record<SuppressionReason, string>> = {
  manual: 'Suppressed by hand',
  bounce: 'Mail does not arrive there',
  complaint: 'Called a mail spam',
};

function Suppressions({ page, tab }: SendingProps) {
  const { canWrite, clock, refused } = page;
  const { rows, isFirst, olderThan } = tab.suppressions;
  return (
    <Card
      title="Suppressed addresses"
      description="They get no mail from you, whatever asks for it, until you take it back."
      footer={
        (!isFirst || olderThan !== null) && (
          <Pagination
            summary={`${rows.length} on this page`}
            previous={isFirst ? undefined : `#${ROUTE}`}
            next={olderThan === null ? undefined : `#${ROUTE}&before=${olderThan}`}
          />
        )
      }
    >
      <div className="stack">
        {canWrite && (
          <Form className="row row-bottom" action="/api/suppressions" data-enhance="">
            <input type="hidden" name="screen" value={ROUTE} />
            <input type="hidden" name="next" value={`${ROUTE}&done=suppressed`} />
            <input type="hidden" name="reason" value="manual" />
            <TextField
              name="email"
              type="email"
              label="Address"
              required
              autoComplete="off"
              defaultValue={refused?.values.email}
              error={refused?.field === 'email' ? refused.message : undefined}
            />
            <Button type="submit">Suppress</Button>
          </Form>
        )}
        <Table
          caption="Suppressed addresses"
          rows={rows}
          rowKey={({ id }) => id}
          empty={
            <EmptyState
              icon="users"
              title="Nobody is suppressed"
              text="Bounces and complaints show up here by themselves."
            />
          }
          columns={[
            { key: 'email', header: 'Email', cell: ({ email }) => email },
            { key: 'reason', header: 'Why', cell: ({ reason }) => REASONS[reason] },
            { key: 'since', header: 'Since', cell: ({ createdAt }) => <Time at={createdAt} clock={clock} /> },
            ...(canWrite
              ? [
                  {
                    key: 'back',
                    header: 'Way back',
                    cell: ({ email }: { readonly email: string }) => (
                      <PlainAct
                        action={`/api/suppressions/${encodeURIComponent(email)}`}
                        method="DELETE"
                        screen={ROUTE}
                        next={`${ROUTE}&done=released`}
                      >
                        Take back
                      </PlainAct>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </div>
    </Card>
  );
}
