// Email Marketing: the switch, the figures, and four tabs: campaigns, automations, analytics, audience. Outbox and Sending are beside them.

import type { ReactNode } from 'react';
import ConnectDialog from '../../../islands/connect-dialog/index.tsx';
import SavedSwitch from '../../../islands/saved-switch/index.tsx';
import { MAIL_CHANNEL } from '../../../server/contract/channels/index.ts';
import { TOASTS } from '../../../server/contract/texts.ts';
import { SampleTag } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Banner } from '../../components/feedback.tsx';
import { FigureValue } from '../../components/figure-value.tsx';
import { numberFormat } from '../../components/formats.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { Stat } from '../../components/stat.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { Island } from '../../island.tsx';
import { AnalyticsTab } from './analytics-tab.tsx';
import { FormsView } from './audience/forms-view.tsx';
import { ImportView } from './audience/import-view.tsx';
import { ListsView } from './audience/lists-view.tsx';
import { AudienceNav } from './audience/nav.tsx';
import { PersonView } from './audience/person-view.tsx';
import { SegmentsView, SegmentView } from './audience/segments-view.tsx';
import { AudienceTab } from './audience-tab.tsx';
import { AutomationPage } from './automation-page.tsx';
import { AutomationsTab } from './automations-tab.tsx';
import { Composer } from './composer.tsx';
import { CampaignsTab } from './mailings-tab.tsx';
import { Outbox } from './outbox.tsx';
import { Recipients } from './recipients.tsx';
import { Said } from './said.tsx';
import { SendingTab } from './sending-tab.tsx';
import { ShopsView } from './shops-view.tsx';
import type { AudienceView, EmailMarketingProps, EmailTabName } from './types.ts';

const ROUTE = '/email-marketing';

const TAB_LABELS: Readonly<Record<EmailTabName, string>> = {
  campaigns: 'Campaigns',
  automations: 'Automations',
  analytics: 'Analytics',
  audience: 'Audience',
};

export function EmailMarketing(props: EmailMarketingProps) {
  const { content, mailIsLocal } = props;
  const isBeside = content.tab === 'outbox' || content.tab === 'sending';
  return (
    <div className="stack stack-lg">
      <PageHeader
        title="Email Marketing"
        subtitle={
          mailIsLocal
            ? 'No mail server is set: what would be sent stays in the local outbox.'
            : 'Mail to the people who asked for it.'
        }
        actions={
          isBeside ? (
            <ButtonLink href={`#${ROUTE}`} icon="arrow-left">
              Campaigns
            </ButtonLink>
          ) : (
            <>
              <ButtonLink href={`#${ROUTE}?view=sending`} icon="mail">
                Sending
              </ButtonLink>
              <ButtonLink href={`#${ROUTE}?view=outbox`} icon="inbox">
                Outbox
              </ButtonLink>
            </>
          )
        }
      />
      <Said {...props} />
      {!ALONE.includes(content.tab) && (
        <>
          <EmailSwitch {...props} />
          <Figures {...props} />
        </>
      )}
      {content.tab === 'outbox' && (
        <Outbox mails={content.mails} mailIsLocal={mailIsLocal} clock={props.clock} />
      )}
      {content.tab === 'sending' && <SendingTab page={props} tab={content} />}
      {!isBeside && (
        <Tabs
          label="Email Marketing"
          route={ROUTE}
          current={tabOf(content.tab)}
          tabs={Object.entries(TAB_LABELS).map(([id, label]) => ({
            id,
            label,
            content: id === tabOf(content.tab) ? <OpenTab {...props} /> : undefined,
          }))}
        />
      )}
    </div>
  );
}

/** Where one thing is worked on, the figures would only be in the way. */
const ALONE: readonly string[] = [
  'automation',
  'shops',
  'compose',
  'recipients',
  'subscriber',
  'lists',
  'segments',
  'segment',
  'forms',
  'imports',
  'outbox',
  'sending',
];

const IN_AUDIENCE: readonly string[] = ['subscriber', 'lists', 'segments', 'segment', 'forms', 'imports'];

function tabOf(tab: EmailMarketingProps['content']['tab']): EmailTabName {
  if (tab === 'compose' || tab === 'recipients' || tab === 'outbox' || tab === 'sending') return 'campaigns';
  if (tab === 'automation' || tab === 'shops') return 'automations';
  return IN_AUDIENCE.includes(tab) ? 'audience' : (tab as EmailTabName);
}

function InAudience({ view, children }: { view: AudienceView; children: ReactNode }) {
  return (
    <div className="stack stack-lg">
      <AudienceNav current={view} />
      {children}
    </div>
  );
}

function OpenTab(props: EmailMarketingProps) {
  const { content } = props;
  switch (content.tab) {
    case 'campaigns':
      return <CampaignsTab page={props} tab={content} />;
    case 'compose':
      return <Composer page={props} tab={content} />;
    case 'recipients':
      return <Recipients page={props} tab={content} />;
    case 'automations':
      return <AutomationsTab page={props} tab={content} />;
    case 'automation':
      return <AutomationPage page={props} tab={content} />;
    case 'shops':
      return <ShopsView page={props} {...content} />;
    case 'analytics':
      return <AnalyticsTab page={props} tab={content} />;
    case 'audience':
      return (
        <InAudience view="people">
          <AudienceTab page={props} tab={content} />
        </InAudience>
      );
    case 'subscriber':
      return <PersonView page={props} {...content} />;
    case 'lists':
      return (
        <InAudience view="lists">
          <ListsView page={props} lists={content.lists} />
        </InAudience>
      );
    case 'segments':
      return (
        <InAudience view="segments">
          <SegmentsView page={props} {...content} />
        </InAudience>
      );
    case 'segment':
      return (
        <InAudience view="segments">
          <SegmentView page={props} {...content} />
        </InAudience>
      );
    case 'forms':
      return (
        <InAudience view="forms">
          <FormsView page={props} {...content} />
        </InAudience>
      );
    case 'imports':
      return (
        <InAudience view="import">
          <ImportView page={props} {...content} />
        </InAudience>
      );
    case 'sending':
    case 'outbox':
      return null;
  }
}

const SWITCH_INPUT = { businessEmail: '', businessName: '', industry: '' };

function EmailSwitch(props: EmailMarketingProps) {
  const { canManage, connectionId, isOn, paused, userId, content } = props;
  const type = MAIL_CHANNEL;
  return (
    <Card region="email-switch" live="autopilot connection">
      <div className="stack">
        {canManage ? (
          <Island
            of={SavedSwitch}
            prefix={`email-switch-${isOn}`}
            props={{
              id: 'email-automation',
              label: 'AI email automation',
              hint: 'While it is on, a mailing a week is written for your subscribers, and what is scheduled leaves. Off, nothing is sent.',
              isOn,
              on: {
                method: 'POST',
                url: '/api/email/setup-autonomous',
                payload: SWITCH_INPUT,
                done: TOASTS.emailEnabled,
              },
              off: {
                method: 'POST',
                url: '/api/email/disable-autonomous',
                payload: SWITCH_INPUT,
                done: TOASTS.emailPaused,
              },
              failed: TOASTS.emailFailed,
              screen: `${ROUTE}?tab=${tabOf(content.tab)}`,
            }}
          />
        ) : (
          <p>AI email automation is {isOn ? 'on' : 'paused'}.</p>
        )}
        {isOn && paused && (
          <Banner tone="warning" title="Everything is paused">
            The switch in the header holds all mail back, too.
          </Banner>
        )}
        {connectionId === null && (
          <Banner
            title="Email Marketing is not connected"
            action={canManage && <Island of={ConnectDialog} props={{ type, userId }} />}
          >
            Once it is, mailings are planned and campaigns can be sent.
          </Banner>
        )}
      </div>
    </Card>
  );
}

/** Before the first mail a rate is the prescribed 0, as an example; where nothing was measured, 0 would be a lie. */
function rateOf(people: number, { figures, clock }: EmailMarketingProps) {
  if (figures.mailsSent === 0 && figures.measured === 0) {
    return { value: '0', unit: '%', badge: <SampleTag />, hint: 'No mail has been sent yet.' };
  }
  if (figures.measured === 0) {
    return {
      value: <span className="no-data">Not measured</span>,
      hint: 'Opens and clicks are counted in mails that leave while measuring is on.',
    };
  }
  const percent = new Intl.NumberFormat(clock.locale, { maximumFractionDigits: 1 });
  const value = percent.format(Math.min(1, people / figures.measured) * 100);
  return {
    value,
    unit: '%',
    hint: `Of ${numberFormat(clock.locale).format(figures.measured)} mails; machines left out.`,
  };
}

function Figures(props: EmailMarketingProps) {
  const { figures, clock } = props;
  const number = numberFormat(clock.locale);
  return (
    <div className="grid-4" data-region="summary" data-live="post">
      <Card>
        <Stat
          label="Subscribers"
          value={
            <FigureValue of="subscribers" value={figures.subscribed}>
              {number.format(figures.subscribed)}
            </FigureValue>
          }
        />
      </Card>
      <Card>
        <Stat label="Open rate" {...rateOf(figures.opened, props)} />
      </Card>
      <Card>
        <Stat label="Click rate" {...rateOf(figures.clicked, props)} />
      </Card>
      <Card>
        <Stat label="Active automations" value={number.format(figures.activeAutomations)} />
      </Card>
    </div>
  );
}
