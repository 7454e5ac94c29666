// Paid Advertising: a platform's budget and totals, its campaigns, audiences and insights.
import PlatformSelect from '../../../islands/platform-select/index.tsx';
import { channelOf } from '../../../server/contract/channels/index.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Banner, EmptyState } from '../../components/feedback.tsx';
import { OwnerOnly } from '../../components/owner-only.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { Island } from '../../island.tsx';
import { AudienceTab } from './audience-tab.tsx';
import { BudgetPanel } from './budget-panel.tsx';
import { CampaignsTab } from './campaigns-tab.tsx';
import { InsightsTab } from './insights-tab.tsx';
import type { AdsPage, AdTab, Chosen } from './types.ts';

const LABELS: Readonly<Record<AdTab, string>> = {
  campaigns: 'Active Campaigns',
  audience: 'Audience Targeting',
  insights: 'AI Insights',
};

export function PaidAdvertising(page: AdsPage) {
  const { chosen, platforms, canManage, done, refused, tab } = page;
  return (
    <div className="stack stack-lg">
      <PageHeader
        title="Paid Advertising"
        subtitle="What may be spent, on which campaigns, and what came of it."
        actions={chosen && <Choose platforms={platforms} chosen={chosen} tab={tab.tab} />}
      />
      {!chosen?.account && (
        <Banner title="No advert runs yet">
          Budgets and campaigns are kept, but nothing is spent: none of these platforms is connected to a real
          advertising account.
        </Banner>
      )}
      {chosen?.account?.isSimulated && (
        <Banner title="Simulated advertising">
          The Sandbox makes these campaigns and their figures up: nobody is shown an advert, and nothing is
          paid.
        </Banner>
      )}
      {!canManage && <OwnerOnly what="change budgets and campaigns" />}
      {refused && !refused.form && !refused.values.of && (
        <Banner tone="danger" alert>
          {refused.message}
        </Banner>
      )}
      {done && <Banner tone="success">{done}</Banner>}
      {chosen ? <Platform page={page} chosen={chosen} /> : <NoPlatform />}
    </div>
  );
}

function Choose({
  platforms,
  chosen,
  tab,
}: {
  readonly platforms: AdsPage['platforms'];
  readonly chosen: Chosen;
  readonly tab: AdTab;
}) {
  return (
    <Island
      of={PlatformSelect}
      prefix="platform-select"
      props={{
        label: 'Platform',
        path: '/paid-advertising',
        keep: { tab },
        value: chosen.connection.type,
        options: platforms.map((type) => ({ value: type, label: channelOf(type).name })),
      }}
    />
  );
}

function Platform({ page, chosen }: { readonly page: AdsPage; readonly chosen: Chosen }) {
  const { type } = chosen.connection;
  const { tab } = page;
  return (
    <>
      <BudgetPanel page={page} chosen={chosen} />
      <Tabs
        label="Advertising"
        route={`/paid-advertising?platform=${type}`}
        current={tab.tab}
        tabs={(Object.keys(LABELS) as AdTab[]).map((id) => ({
          id,
          label: LABELS[id],
          ...(id === tab.tab && { content: <OpenTab page={page} chosen={chosen} /> }),
        }))}
      />
    </>
  );
}

function OpenTab({ page, chosen }: { readonly page: AdsPage; readonly chosen: Chosen }) {
  const { tab } = page;
  switch (tab.tab) {
    case 'campaigns':
      return <CampaignsTab page={page} chosen={chosen} tab={tab} />;
    case 'audience':
      return <AudienceTab />;
    case 'insights':
      return <InsightsTab page={page} chosen={chosen} tab={tab} />;
  }
}

function NoPlatform() {
  return (
    <Card>
      <EmptyState
        icon="megaphone"
        title="No channel that can advertise is connected"
        text="Connect one, and its budget can be set here."
        action={
          <ButtonLink variant="primary" href="#/platform">
            Connect Platforms
          </ButtonLink>
        }
      />
    </Card>
  );
}
