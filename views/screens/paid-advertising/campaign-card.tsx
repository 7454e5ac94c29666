// One campaign: its state, whom it is for, how long, how far; and what can be done with it.
import ActionButton from '../../../islands/action-button/index.tsx';
import type { Campaign, CampaignAction, CampaignStatus } from '../../../server/contract/ads.ts';
import { Badge, SandboxTag, Tag, type Tone } from '../../components/badge.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Banner, Progress } from '../../components/feedback.tsx';
import { dayFormat, moneyFormat, numberFormat } from '../../components/formats.ts';
import { Facts, Stat } from '../../components/stat.tsx';
import { Island } from '../../island.tsx';
import { CampaignDays } from './campaign-days.tsx';
import { EditCampaignForm } from './campaign-form.tsx';
import { type AdDayFigures, type AdsPage, routeFor } from './types.ts';

interface Parts {
  readonly page: AdsPage;
  readonly campaign: Campaign;
  readonly open: 'settings' | 'analytics' | null;
  readonly days: readonly AdDayFigures[];
}

const STATUSES: Readonly<Record<CampaignStatus, { label: string; tone: Tone }>> = {
  active: { label: 'Active', tone: 'success' },
  paused: { label: 'Paused', tone: 'warning' },
  pending: { label: 'Pending', tone: 'neutral' },
  completed: { label: 'Completed', tone: 'accent' },
};

export function CampaignCard(parts: Parts) {
  const { page, campaign, open } = parts;
  const { label, tone } = STATUSES[campaign.status];
  const runs = campaign.network !== 'sandbox' || campaign.simulated;
  return (
    <Card
      id={`campaign-${campaign.id}`}
      title={campaign.name}
      level={3}
      badge={
        <>
          <Badge tone={runs ? tone : 'neutral'}>{label}</Badge>
          {campaign.createdByAI && <Tag accent>AI Created</Tag>}
          {campaign.network === 'sandbox' && <SandboxTag />}
        </>
      }
      footer={<Buttons {...parts} />}
    >
      <div className="stack">
        {campaign.status === 'pending' && <p className="quiet">{whyPending(page, campaign)}</p>}
        {!isTold(campaign) && (
          <Facts
            facts={[
              { label: 'Audience', value: audienceOf(page, campaign) },
              { label: 'Timeline', value: timelineOf(page, campaign) },
            ]}
          />
        )}
        <Spending {...parts} />
        <AtNetwork {...parts} />
        {!runs && campaign.status === 'active' && (
          <p className="quiet">It runs nowhere and spends nothing: no advertising account is connected.</p>
        )}
        {open === 'analytics' && <Results {...parts} />}
        {open === 'settings' && <EditCampaignForm page={page} campaign={campaign} />}
      </div>
    </Card>
  );
}

/** By an account, a real or a simulated one. */
function isTold({ network, simulated }: Campaign): boolean {
  return network === 'real' || simulated;
}

function whyPending({ today }: AdsPage, { startDate }: Campaign): string {
  return startDate > today
    ? 'It begins on its first day, or when you start it.'
    : 'It waits until you start it.';
}

function audienceOf({ clock }: AdsPage, { audience: { type, size } }: Campaign): string {
  const people = size === null ? '' : ` (about ${numberFormat(clock.locale).format(size)} people)`;
  return `${type || 'Not named yet'}${people}`;
}

function timelineOf({ clock }: AdsPage, { startDate, endDate }: Campaign): string {
  const day = (date: string) => dayFormat(clock.locale).format(Date.parse(date));
  return endDate === null
    ? `Ongoing since ${day(startDate)}`
    : `${day(startDate)} to ${day(endDate)} (fixed period)`;
}

function Spending({ page, campaign: { id, spent, budget, currency, endDate, progress } }: Parts) {
  const money = moneyFormat(page.clock.locale, currency);
  return (
    <>
      {progress && (
        <Progress
          id={`days-${id}`}
          label="Progress"
          value={progress.days}
          max={progress.of}
          valueText={`Day ${progress.days} of ${progress.of}`}
        />
      )}
      {budget === 0 ? (
        // A budget of another kind stands at the network alone.
        <p>Spent this month: {money.format(spent)}</p>
      ) : (
        <Progress
          id={`spent-${id}`}
          label={endDate === null ? 'Spent this month' : 'Spent'}
          value={Math.min(spent, budget)}
          max={budget}
          valueText={`${money.format(spent)} of ${money.format(budget)}`}
        />
      )}
    </>
  );
}

/** What holds of a budget that stands at a network. */
function AtNetwork({ page, campaign }: Parts) {
  const { daily, sharedBy, ordered, orderNote, currency, simulated } = campaign;
  if (!isTold(campaign)) return null;
  const money = moneyFormat(page.clock.locale, currency);
  return (
    <>
      <p className="quiet small">
        {daily === null
          ? 'Its budget is not one for each day, so it is set there.'
          : `${money.format(daily)} a day on average; a single day may cost up to twice as much.`}
      </p>
      {simulated && <p className="quiet small">Simulated: nobody is shown an advert, and nothing is paid.</p>}
      {sharedBy > 1 && (
        <p className="quiet small">
          {sharedBy} campaigns share this budget: a change is one for all of them.
        </p>
      )}
      {ordered !== null && <Banner>{money.format(ordered)} a month is being set there.</Banner>}
      {orderNote !== null && <Banner tone="warning">{orderNote}</Banner>}
    </>
  );
}

function Results({ page, campaign, days }: Parts) {
  const money = moneyFormat(page.clock.locale, campaign.currency);
  const { cpa } = campaign;
  return (
    <section className="stack stack-sm" aria-label={`Analytics of ${campaign.name}`}>
      <div className="grid-3">
        <Stat label="Spent" value={money.format(campaign.spent)} />
        <Stat label="Results" value={numberFormat(page.clock.locale).format(campaign.results)} />
        <Stat
          label="CPA"
          value={cpa === null ? <span className="no-data">None yet</span> : money.format(cpa)}
        />
      </div>
      {isTold(campaign) ? (
        <CampaignDays page={page} campaign={campaign} days={days} />
      ) : (
        <p className="quiet">
          Nothing is measured: this campaign runs nowhere yet, because no advertising account is connected.
        </p>
      )}
    </section>
  );
}

function Buttons({ page, campaign, open }: Parts) {
  const { id, status, actions } = campaign;
  return (
    <>
      {(['settings', 'analytics'] as const).map((show) => {
        if (show === 'settings' && !page.canManage) return null;
        const label = show === 'settings' ? 'Settings' : 'Analytics';
        const isOff = status === 'pending' || (show === 'settings' && !actions.includes('edit'));
        if (isOff) {
          return (
            <Button key={show} size="sm" disabled>
              {label}
            </Button>
          );
        }
        const more: Record<string, string> = open === show ? {} : { campaign: String(id), show };
        return (
          <ButtonLink
            key={show}
            size="sm"
            href={`/screens${routeFor(page, more)}`}
            aria-expanded={open === show}
          >
            {open === show ? `Close ${label.toLowerCase()}` : label}
            <span className="unseen"> of {campaign.name}</span>
          </ButtonLink>
        );
      })}
      {actions.map((action) => action !== 'edit' && <Act key={action} {...{ page, campaign, action }} />)}
    </>
  );
}

const ACTS = {
  start: { label: 'Start', icon: 'play', done: 'Campaign started' },
  pause: { label: 'Pause', icon: 'pause', done: 'Campaign paused' },
  resume: { label: 'Resume', icon: 'play', done: 'Campaign resumed' },
  complete: { label: 'Complete', icon: 'check', done: 'Campaign completed' },
  delete: { label: 'Delete', icon: 'trash', done: 'Campaign deleted' },
} as const;

function Act({
  page,
  campaign,
  action,
}: {
  readonly page: AdsPage;
  readonly campaign: Campaign;
  readonly action: Exclude<CampaignAction, 'edit'>;
}) {
  const { label, icon, done } = ACTS[action];
  const isDelete = action === 'delete';
  return (
    <Island
      of={ActionButton}
      prefix={`${action}-${campaign.id}`}
      props={{
        url: `/api/campaigns/${campaign.id}${isDelete ? '' : `/${action}`}`,
        method: isDelete ? 'DELETE' : 'POST',
        label,
        of: campaign.name,
        icon,
        variant: isDelete ? 'quiet' : 'secondary',
        screen: routeFor(page),
        done: { title: done, description: campaign.name },
        failed: `The campaign could not be ${FAILED[action]}`,
      }}
    />
  );
}

const FAILED = {
  start: 'started',
  pause: 'paused',
  resume: 'resumed',
  complete: 'completed',
  delete: 'deleted',
} as const;
