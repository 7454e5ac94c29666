// Settings of one platform: its connection, its budget where it has one, and its switches.

import AutomationSwitches from '../../../islands/automation-switches/index.tsx';
import BudgetForm from '../../../islands/budget-form/index.tsx';
import ChannelSettings, {
  type ChannelSwitch,
  type SwitchName,
} from '../../../islands/channel-settings/index.tsx';
import PaymentDialog from '../../../islands/payment-dialog/index.tsx';
import PaymentPage from '../../../islands/payment-page/index.tsx';
import QueueSlots from '../../../islands/queue-slots/index.tsx';
import { isWatched } from '../../../server/contract/autonomy.ts';
import { channelOf } from '../../../server/contract/channels/index.ts';
import type { Connection, Prepared } from '../../../server/contract/connection.ts';
import { BUDGET_DAYS } from '../../../server/contract/constants/screens.ts';
import { NO_SPENDING } from '../../../server/contract/texts.ts';
import { Card } from '../../components/card.tsx';
import { Island } from '../../island.tsx';
import { AccountConnection } from './account-card.tsx';
import { AutonomyCard } from './autonomy.tsx';
import { type PlatformPageProps, settingsOf, type TabContent } from './types.ts';

type Switches = readonly ChannelSwitch[];

const PUBLISHING: Switches = [
  { name: 'isActive', label: 'Channel active', hint: 'Off: nothing is planned or published here.' },
  {
    name: 'autoSchedule',
    label: 'Auto-Schedule Content',
    hint: 'Off: posts are written as drafts, and you schedule them.',
  },
  { name: 'approval', label: 'Content Approval', hint: 'On: every new post waits for your approval.' },
  {
    name: 'autoHashtags',
    label: 'Auto-Generated Hashtags',
    hint: 'Adds hashtags to new posts, as many as suit the channel.',
  },
];

/** A channel that takes no posts has only adverts to stop. */
const ADVERTS: Switches = [
  { name: 'isActive', label: 'Channel active', hint: 'Your choice is kept; no advert runs yet.' },
];

const ANALYTICS: Switches = [
  {
    name: 'performanceReports',
    label: 'Performance Reports, weekly',
    hint: 'This channel is part of the weekly report by mail. Whether you get one: Settings, Notifications.',
  },
  {
    name: 'competitorTracking',
    label: 'Competitor Tracking',
    hint: 'Your choice is kept; nothing is tracked yet.',
  },
];

interface SettingsProps {
  readonly page: PlatformPageProps;
  readonly tab: Extract<TabContent, { tab: 'settings' }>;
}

export function SettingsTab({ page, tab }: SettingsProps) {
  const { delivery } = channelOf(page.type);
  return (
    <div className="stack stack-lg">
      <div className="stack stack-lg" data-region="platform">
        <AccountConnection page={page} />
        {delivery === 'none' && <Billing page={page} tab={tab} />}
      </div>
      {page.autonomy && <AutonomyCard page={page} autonomy={page.autonomy} />}
      {page.connection && delivery !== 'none' && (
        <div data-region="queue">
          <QueueCard page={page} connection={page.connection} />
        </div>
      )}
      <div className="stack stack-lg" data-region="switches">
        <SwitchCards page={page} tab={tab} />
      </div>
    </div>
  );
}

function QueueCard({
  page,
  connection,
}: {
  readonly page: PlatformPageProps;
  readonly connection: Connection;
}) {
  const { type, canWrite, clock } = page;
  return (
    <Card
      title="Queue"
      description="The times of the week at which posts leave here. “Add to queue” takes the next free one, and what is planned for you keeps to them."
    >
      <Island
        of={QueueSlots}
        props={{
          url: urlOf(page),
          slots: connection.slots,
          timeZone: clock.timeZone,
          canWrite,
          screen: settingsOf(type),
        }}
      />
    </Card>
  );
}

function SwitchCards({ page, tab }: SettingsProps) {
  const { connection, type, canWrite, canManage } = page;
  const { delivery } = channelOf(type);
  const set = connection ?? tab.prepared;
  // Whether a channel is used at all is asked once it is connected.
  const switches = (delivery === 'none' ? ADVERTS : PUBLISHING).filter(
    ({ name }) => connection || name !== 'isActive',
  );
  return (
    <>
      {switches.length > 0 && (
        <Card
          title={delivery === 'none' ? 'Adverts' : 'Publishing'}
          description={
            connection
              ? 'Changes are saved at once and hold for what is planned from then on.'
              : 'Changes are saved at once and hold once the channel is connected.'
          }
        >
          <Island
            of={ChannelSettings}
            prefix="publishing"
            props={{
              url: urlOf(page),
              scheduled: scheduledOf(page),
              canWrite,
              switches: lockOwners(switches, canManage),
              values: pickSwitches(set),
              automationLevel: delivery === 'none' ? null : set.automationLevel,
              screen: settingsOf(type),
            }}
          />
        </Card>
      )}
      <Card title="Analytics">
        <Island
          of={ChannelSettings}
          prefix="analytics"
          props={{
            url: urlOf(page),
            scheduled: null,
            canWrite,
            switches: ANALYTICS,
            values: pickSwitches(set),
            automationLevel: null,
            screen: settingsOf(type),
          }}
        />
      </Card>
    </>
  );
}

/** Whether a channel is used at all is for owners to say. */
function lockOwners(switches: Switches, canManage: boolean): Switches {
  return switches.map((one) => ({ ...one, locked: one.name === 'isActive' && !canManage }));
}

/**
 * The call that lists what is scheduled there, to ask whether it should wait, too; null before it is connected, and where
 * what nobody approved waits anyway.
 */
function scheduledOf({ connection, userId }: PlatformPageProps): string | null {
  if (!connection || isWatched(connection)) return null;
  return `/api/users/${userId}/contents?platformId=${connection.id}&status=scheduled`;
}

/** The call that saves what is set here, before the channel is connected and afterwards. */
function urlOf({ connection, type }: PlatformPageProps): string {
  return connection ? `/api/platforms/${connection.id}` : `/api/prepared-platforms/${type}`;
}

function Billing({ page, tab: { paidAds, prepared, currency } }: SettingsProps) {
  const { type, connection, canManage, simulatedPayments } = page;
  const daily = Math.round(((connection ?? prepared).budget / BUDGET_DAYS) * 100) / 100;
  return (
    <Card
      title="Billing Settings"
      description="The most that may be spent. Nothing is spent while no real account is connected."
    >
      <div className="stack">
        <Island
          of={BudgetForm}
          prefix="daily-budget"
          props={{
            id: connection?.id ?? type,
            url: urlOf(page),
            label: `Daily budget (${currency} per day)`,
            hint: `Kept as a monthly budget of ${BUDGET_DAYS} days. 0 means organic only.`,
            amount: daily,
            currency,
            times: BUDGET_DAYS,
            placeholder: '50.00',
            canWrite: canManage,
            success: `AI will allocate {amount} a day optimally across campaigns. ${NO_SPENDING}`,
            screen: settingsOf(type),
          }}
        />
        {canManage && (
          <div className="row">
            {simulatedPayments ? (
              <Island of={PaymentDialog} prefix="ads-payment" props={{ place: 'adverts' }} />
            ) : (
              <Island
                of={PaymentPage}
                prefix="ads-payment"
                props={{ page: 'card', label: 'Add Payment Method' }}
              />
            )}
          </div>
        )}
        <Island
          of={AutomationSwitches}
          prefix="ads-autonomy"
          props={{
            names: ['paidAds'],
            values: { paidAds },
            canWrite: canManage,
            screen: settingsOf(type),
            texts: {
              paidAds: {
                label: 'Enable fully autonomous ad spending',
                governs:
                  'The same switch as “Paid ads” in the Autonomous Control Center. No advertising account is connected, so nothing is spent either way.',
              },
            },
          }}
        />
      </div>
    </Card>
  );
}

function pickSwitches(set: Connection | Prepared): Partial<Readonly<Record<SwitchName, boolean>>> {
  const { autoSchedule, approval, autoHashtags, performanceReports, competitorTracking } = set;
  const usual = { autoSchedule, approval, autoHashtags, performanceReports, competitorTracking };
  return 'isActive' in set ? { ...usual, isActive: set.isActive } : usual;
}
