// The page of one platform: its tabs, of which only the open one is drawn.
import { channelOf } from '../../../server/contract/channels/index.ts';
import { isOfAdverts } from '../../../server/contract/joining.ts';
import { SandboxTag, Tag } from '../../components/badge.tsx';
import { Banner } from '../../components/feedback.tsx';
import { ChannelMark } from '../../components/icon.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { AllPlatforms } from '../platform-list/index.tsx';
import { AnalyticsTab } from './analytics-tab.tsx';
import { AudienceTab } from './audience-tab.tsx';
import { ContentTab } from './content-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { SettingsTab } from './settings-tab.tsx';
import { type PlatformPageProps, type PlatformTab, settingsOf } from './types.ts';

const LABELS: Readonly<Record<PlatformTab, string>> = {
  overview: 'Overview',
  content: 'Content',
  analytics: 'Analytics',
  audience: 'Audience',
  settings: 'Settings',
};

export function PlatformPage(props: PlatformPageProps) {
  const { type, all, connection, tab, route } = props;
  const { name, delivery } = channelOf(type);
  return (
    <>
      <PageHeader
        back={{ href: '#/dashboard', label: 'Dashboard' }}
        title={
          <>
            <ChannelMark channel={type} size="lg" />
            {name}
          </>
        }
        badge={
          <span data-region="network">
            {connection?.network === 'sandbox' && <SandboxTag />}
            {connection?.network === 'manual' && <Tag>By hand</Tag>}
            {delivery === 'none' && <Tag>Paid</Tag>}
          </span>
        }
        subtitle={connection?.name === name ? undefined : connection?.name}
      />
      {all && (
        <div className="below" data-region="platforms">
          <AllPlatforms title="All platforms" {...all} userId={null} />
        </div>
      )}
      <Troubles {...props} />
      {delivery === 'none' && (
        <div className="stack below">
          <Banner
            title={`${name} publishes no content`}
            action={<a href="#/paid-advertising">Paid Advertising</a>}
          >
            It shows adverts, not posts: there is nothing to plan or write here, so the autopilot passes it
            by. Its budget is kept under Settings.
          </Banner>
        </div>
      )}
      {delivery === 'mail' && (
        <p className="below">
          Campaigns, subscribers and automations are under <a href="#/email-marketing">Email Marketing</a>.
        </p>
      )}
      <Tabs
        label={`${name} sections`}
        route={withoutPaging(route)}
        current={tab.tab}
        tabs={(Object.keys(LABELS) as PlatformTab[]).map((id) => ({
          id,
          label: LABELS[id],
          ...(id === tab.tab && { content: <OpenTab {...props} /> }),
        }))}
      />
    </>
  );
}

/** What stands in the way of posts, on every tab. */
function Troubles({ type, connection, doctor, mediaTrouble, refused, canManage }: PlatformPageProps) {
  const { name } = channelOf(type);
  const isOut = connection?.network === 'real' && doctor?.state === 'none';
  const hasEnded = doctor?.state === 'ended';
  return (
    <div data-region="troubles" data-live="connection">
      {(refused || isOut || hasEnded || mediaTrouble) && (
        <div className="stack below">
          {refused && (
            <Banner tone="danger" alert>
              {refused}
            </Banner>
          )}
          {(isOut || hasEnded) && (
            <Banner
              tone="danger"
              title={hasEnded ? `The sign-in at ${name} has ended` : `Nobody is signed in to ${name}`}
              action={canManage && <a href={`#${settingsOf(type)}`}>Connect again</a>}
            >
              {isOfAdverts(type) ? 'Nothing is read or set there' : 'Nothing is published there'} until{' '}
              {canManage ? 'you connect' : 'an owner connects'} it again.
              {!isOfAdverts(type) && ' Posts wait and are not lost.'}
            </Banner>
          )}
          {mediaTrouble && <Banner tone="warning">{mediaTrouble}</Banner>}
        </div>
      )}
    </div>
  );
}

function OpenTab(props: PlatformPageProps) {
  const { tab } = props;
  switch (tab.tab) {
    case 'overview':
      return <OverviewTab page={props} tab={tab} />;
    case 'content':
      return <ContentTab page={props} tab={tab} />;
    case 'analytics':
      return <AnalyticsTab page={props} tab={tab} />;
    case 'audience':
      return <AudienceTab page={props} tab={tab} />;
    case 'settings':
      return <SettingsTab page={props} tab={tab} />;
  }
}

/** Another tab starts at its own beginning. */
function withoutPaging(route: string): string {
  const [path = '', query = ''] = route.split('?');
  const params = new URLSearchParams(query);
  params.delete('before');
  params.delete('status');
  return params.size > 0 ? `${path}?${params}` : path;
}
