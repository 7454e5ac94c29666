// Campaigns: the mailings of the business by state.

import { AUTOMATION_KINDS, AUTOMATIONS } from '../../../server/contract/constants/email.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { Pagination } from '../../components/table.tsx';
import { MailingRow } from './mailing-row.tsx';
import { CAMPAIGN_FILTERS, type CampaignFilter, type EmailMarketingProps, type EmailTab } from './types.ts';

interface CampaignsProps {
  readonly page: EmailMarketingProps;
  readonly tab: Extract<EmailTab, { tab: 'campaigns' }>;
}

const ROUTE = '/email-marketing?tab=campaigns';

const FILTER_LABELS: Readonly<Record<CampaignFilter, string>> = {
  all: 'All',
  waiting: 'Needs you',
  scheduled: 'Scheduled',
  draft: 'Draft',
  sent: 'Sent',
  pending: 'Pending',
};

export function CampaignsTab({ page, tab }: CampaignsProps) {
  const { canWrite, connectionId } = page;
  const canCompose = canWrite && connectionId !== null;
  return (
    <Card
      title="Campaigns"
      region="campaigns"
      live="post mailing connection"
      actions={
        canCompose && (
          <ButtonLink variant="primary" icon="plus" href={`#${ROUTE}&compose=new`}>
            New campaign
          </ButtonLink>
        )
      }
      footer={<Pages {...tab} />}
    >
      <div className="stack">
        <nav className="row filters" aria-label="Campaigns by state">
          {CAMPAIGN_FILTERS.map((one) => (
            <a
              key={one}
              className="filter"
              href={hrefOf(one)}
              aria-current={one === tab.filter ? 'true' : undefined}
            >
              {FILTER_LABELS[one]}
            </a>
          ))}
        </nav>
        {tab.filter === 'pending' ? (
          <Pending active={page.figures.activeAutomations} />
        ) : tab.page.rows.length === 0 ? (
          <NoCampaigns page={page} filter={tab.filter} />
        ) : (
          <ul className="list posts">
            {tab.page.rows.map((campaign) => (
              <li key={campaign.id}>
                <MailingRow campaign={campaign} page={page} screen={routeOf(tab.filter)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function routeOf(filter: CampaignFilter): string {
  return filter === 'all' ? ROUTE : `${ROUTE}&status=${filter}`;
}

function hrefOf(filter: CampaignFilter, before?: number): string {
  return `#${routeOf(filter)}${before === undefined ? '' : `&before=${before}`}`;
}

function Pages({ filter, page }: CampaignsProps['tab']) {
  if (page.isFirst && page.olderThan === null) return null;
  return (
    <Pagination
      summary={`${page.rows.length} on this page`}
      previous={page.isFirst ? undefined : hrefOf(filter)}
      next={page.olderThan === null ? undefined : hrefOf(filter, page.olderThan)}
    />
  );
}

/** Trigger-based mailings: the automations. */
function Pending({ active }: { active: number }) {
  const all = AUTOMATION_KINDS.map((kind) => AUTOMATIONS[kind].name).join(', ');
  return (
    <EmptyState
      icon="zap"
      title="Pending campaigns leave when something triggers them"
      text={`These are the automations: ${all}. ${active} of ${AUTOMATION_KINDS.length} ${active === 1 ? 'is' : 'are'} on.`}
      action={<ButtonLink href="#/email-marketing?tab=automations">See the automations</ButtonLink>}
    />
  );
}

function NoCampaigns({ page, filter }: { page: EmailMarketingProps; filter: CampaignFilter }) {
  if (filter !== 'all') {
    return <EmptyState title="No campaigns here" text="None of your campaigns is in this state." />;
  }
  return (
    <EmptyState
      icon="mail"
      title="No campaigns yet"
      text={
        page.connectionId === null
          ? 'Connect Email Marketing above: then a mailing a week is written for you, and you can write your own.'
          : 'A mailing a week is written from your business profile, and you can write your own.'
      }
    />
  );
}
