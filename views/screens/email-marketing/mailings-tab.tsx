// Campaigns: the mailings of the business by state, with what became of each, and what can be done about it.

import {
  AUTOMATION_KINDS,
  AUTOMATIONS,
  CAMPAIGN_SEGMENT_NAMES,
} from '../../../server/contract/constants/email.ts';
import type { Mailing } from '../../../server/contract/mailing.ts';
import type { PostAction } from '../../../server/contract/post.ts';
import { Badge, Tag, type Tone } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Banner, EmptyState } from '../../components/feedback.tsx';
import { numberFormat } from '../../components/formats.ts';
import { Pagination } from '../../components/table.tsx';
import { type Clockface, Time } from '../../components/time.tsx';
import { FinalAct, PlainAct } from './plain-act.tsx';
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
      live="post connection"
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
                <CampaignRow campaign={campaign} page={page} screen={routeOf(tab.filter)} />
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
      text={`These are the automations: ${all}. ${active} of ${AUTOMATION_KINDS.length} ${active === 1 ? 'is' : 'are'} on; they send nothing yet.`}
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

const STATES: Readonly<Record<Mailing['postStatus'], { readonly label: string; readonly tone: Tone }>> = {
  draft: { label: 'Draft', tone: 'neutral' },
  rejected: { label: 'Rejected', tone: 'neutral' },
  scheduled: { label: 'Scheduled', tone: 'accent' },
  publishing: { label: 'Sending', tone: 'accent' },
  published: { label: 'Sent', tone: 'success' },
  awaiting_approval: { label: 'Awaiting approval', tone: 'warning' },
  failed: { label: 'Failed', tone: 'danger' },
  needs_attention: { label: 'Needs attention', tone: 'danger' },
};

interface RowProps {
  readonly campaign: Mailing;
  readonly page: EmailMarketingProps;
  readonly screen: string;
}

function CampaignRow({ campaign, page, screen }: RowProps) {
  const { label, tone } = STATES[campaign.postStatus];
  return (
    <article className="post" aria-label={campaign.subjectLine}>
      <div className="row post-head">
        <Badge tone={tone}>{label}</Badge>
        {campaign.createdByAI && <Tag accent>AI Created</Tag>}
        <span className="quiet small">
          <When campaign={campaign} clock={page.clock} />
        </span>
      </div>
      <div className="post-text">
        <strong>{campaign.subjectLine}</strong>
        <p className="post-words clamp">{campaign.content}</p>
      </div>
      {campaign.note && (
        <Banner tone={campaign.postStatus === 'failed' ? 'danger' : 'warning'}>{campaign.note}</Banner>
      )}
      <p className="quiet small numbers">
        <Reach campaign={campaign} clock={page.clock} />
      </p>
      <div className="row post-acts">
        <Acts campaign={campaign} page={page} screen={screen} />
      </div>
    </article>
  );
}

function When({
  campaign: { sentAt, scheduledFor, createdAt },
  clock,
}: {
  campaign: Mailing;
  clock: Clockface;
}) {
  const at = sentAt ?? scheduledFor;
  if (at) return <Time at={at} clock={clock} exact />;
  return (
    <>
      Written <Time at={createdAt} clock={clock} />
    </>
  );
}

function Reach({ campaign, clock }: { campaign: Mailing; clock: Clockface }) {
  const number = numberFormat(clock.locale);
  const { segment, audienceSize, delivered, undelivered } = campaign;
  const to = `To ${CAMPAIGN_SEGMENT_NAMES[segment].toLowerCase()}`;
  if (delivered === null) return `${to}: ${number.format(audienceSize)} now`;
  return `${to}: ${number.format(delivered)} delivered, ${number.format(undelivered ?? 0)} not. Opens and clicks are not measured yet.`;
}

function Acts({ campaign, page, screen }: RowProps) {
  const { id, actions } = campaign;
  const may = (action: PostAction) => actions.includes(action);
  const post = `/api/contents/${id}`;
  const to = (done: string) => ({ screen, next: `${screen}&done=${done}` });
  return (
    <>
      {may('approve') && (
        <PlainAct action={`${post}/approve`} icon="check" {...to('approved')}>
          Approve
        </PlainAct>
      )}
      {may('reject') && (
        <PlainAct action={`${post}/reject`} icon="circle-x" {...to('rejected')}>
          Reject
        </PlainAct>
      )}
      {may('edit') && (
        <ButtonLink size="sm" icon="pencil" href={`#${ROUTE}&compose=${id}`}>
          Edit
        </ButtonLink>
      )}
      <ButtonLink size="sm" icon="eye" href={`/api/mailings/${id}/preview`} target="_blank" rel="noreferrer">
        Preview
      </ButtonLink>
      {page.canWrite && (
        <PlainAct action={`/api/mailings/${id}/test`} icon="mail" {...to('tested')}>
          Send me a test
        </PlainAct>
      )}
      {may('unschedule') && (
        <PlainAct action={`${post}/unschedule`} icon="undo" {...to('cancelled')}>
          Cancel
        </PlainAct>
      )}
      {may('publish') && (
        <FinalAct
          ask="Send now"
          explain={`It leaves within seconds to ${numberFormat(page.clock.locale).format(campaign.audienceSize)} people.`}
          action={`${post}/publish`}
          icon="send"
          {...to('sending')}
        >
          Send it
        </FinalAct>
      )}
      {may('delete') && (
        <FinalAct
          ask="Delete"
          explain="This cannot be undone."
          action={post}
          method="DELETE"
          icon="trash"
          {...to('deleted')}
        >
          Delete it
        </FinalAct>
      )}
    </>
  );
}
