// To whom a campaign went, what became of each mail, and sending it again to those it did not reach.

import {
  type MailingMove,
  type MailingResults,
  RECIPIENT_STATUSES,
  type Recipient,
  type RecipientStatus,
} from '../../../server/contract/mailing.ts';
import { Badge, type Tone } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { describeMails } from '../../components/mail-words.ts';
import { withoutFields } from '../../components/merge-words.ts';
import { PlainAct } from '../../components/plain-act.tsx';
import { Pagination, Table } from '../../components/table.tsx';
import { TriedVersions } from './try-two.tsx';
import type { EmailMarketingProps, EmailTab } from './types.ts';

interface RecipientsProps {
  readonly page: EmailMarketingProps;
  readonly tab: Extract<EmailTab, { tab: 'recipients' }>;
}

const STATES: Readonly<Record<RecipientStatus, { readonly label: string; readonly tone: Tone }>> = {
  pending: { label: 'Waiting', tone: 'neutral' },
  sending: { label: 'On its way', tone: 'accent' },
  sent: { label: 'Delivered', tone: 'success' },
  kept: { label: 'In the outbox', tone: 'neutral' },
  refused: { label: 'Refused', tone: 'danger' },
  unknown: { label: 'Answer lost', tone: 'warning' },
  skipped: { label: 'Not sent', tone: 'neutral' },
};

export function Recipients({ page, tab }: RecipientsProps) {
  const { campaign, status } = tab;
  return (
    <Card
      title="Recipients"
      description={`${withoutFields(campaign.subjectLine)}: ${describeMails(campaign, page.clock.locale)}`}
      region="recipients"
      live="post mailing"
      actions={
        <ButtonLink icon="arrow-left" href="#/email-marketing?tab=campaigns">
          Campaigns
        </ButtonLink>
      }
      footer={<Pages {...tab} />}
    >
      <div className="stack">
        <p className="quiet">{wordsOf(tab.results)}</p>
        {campaign.test && <TriedVersions test={campaign.test} clock={page.clock} />}
        <Again page={page} tab={tab} />
        <nav className="row filters" aria-label="Recipients by what became of their mail">
          {[null, ...RECIPIENT_STATUSES].map((one) => (
            <a
              key={one ?? 'all'}
              className="filter"
              href={hrefOf(campaign.id, one)}
              aria-current={one === status ? 'true' : undefined}
            >
              {one === null ? 'All' : STATES[one].label}
            </a>
          ))}
        </nav>
        <Table
          caption={`Recipients of ${withoutFields(campaign.subjectLine)}`}
          columns={COLUMNS}
          rows={tab.page.rows}
          rowKey={({ id }) => id}
          empty={<EmptyState title="Nobody here" text="No mail of this campaign is in this state." />}
        />
      </div>
    </Card>
  );
}

const COLUMNS = [
  { key: 'email', header: 'Address', cell: ({ email }: Recipient) => email },
  {
    key: 'status',
    header: 'State',
    cell: ({ status }: Recipient) => <Badge tone={STATES[status].tone}>{STATES[status].label}</Badge>,
  },
  { key: 'error', header: 'Why', cell: ({ error }: Recipient) => error ?? '' },
];

/** What came of it, as far as it was measured. */
function wordsOf({ unsubscribed, complaints, bounces, orders }: MailingResults): string {
  const back = `Unsubscribed by it: ${unsubscribed}. Complaints: ${complaints}. Came back for good: ${bounces.hard}, for now: ${bounces.soft}.`;
  if (orders === null) return back;
  return `${back} Orders within ${orders.days} days after following a link: ${orders.count}; whether the mail caused them, nobody knows.`;
}

/** A draft for those of its recipients whom it did not reach: nothing leaves before somebody has looked at it. */
function Again({ tab: { campaign } }: RecipientsProps) {
  const { id, moves } = campaign;
  const may = (move: MailingMove) => moves.includes(move);
  const screen = `/email-marketing?recipients=${id}`;
  const act = { screen, next: screen };
  if (!may('resend-unreached')) return null;
  return (
    <div className="row">
      <PlainAct action={`/api/mailings/${id}/resend`} fields={{ to: 'unreached' }} icon="send" {...act}>
        Send again to whom it did not reach
      </PlainAct>
      {may('resend-unopened') && (
        <PlainAct action={`/api/mailings/${id}/resend`} fields={{ to: 'unopened' }} icon="mail" {...act}>
          Send again to who did not open it
        </PlainAct>
      )}
    </div>
  );
}

function hrefOf(id: number, status: RecipientStatus | null, before?: number): string {
  const filter = status === null ? '' : `&status=${status}`;
  return `#/email-marketing?recipients=${id}${filter}${before === undefined ? '' : `&before=${before}`}`;
}

function Pages({ campaign, status, page }: RecipientsProps['tab']) {
  if (page.isFirst && page.olderThan === null) return null;
  return (
    <Pagination
      summary={`${page.rows.length} on this page`}
      previous={page.isFirst ? undefined : hrefOf(campaign.id, status)}
      next={page.olderThan === null ? undefined : hrefOf(campaign.id, status, page.olderThan)}
    />
  );
}
