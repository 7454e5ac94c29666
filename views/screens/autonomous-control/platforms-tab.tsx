// Platforms & Budget: each connected platform with its state, its level of automation, and its monthly ad budget.
import BudgetForm from '../../../islands/budget-form/index.tsx';
import PlatformSelect from '../../../islands/platform-select/index.tsx';
import { actOf, hintOf, LEVEL_TEXTS } from '../../../server/contract/autonomy.ts';
import { channelOf } from '../../../server/contract/channels/index.ts';
import { NO_SPENDING } from '../../../server/contract/texts.ts';
import { Badge, SandboxTag } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Banner, EmptyState } from '../../components/feedback.tsx';
import { FigureValue } from '../../components/figure-value.tsx';
import { Stat } from '../../components/stat.tsx';
import { Island } from '../../island.tsx';
import { ChannelLink } from '../figures-table.tsx';
import { BudgetOptimisation } from './budget-optimisation.tsx';
import type { ControlPage, PlatformsContent } from './types.ts';

interface Parts {
  readonly page: ControlPage;
  readonly tab: PlatformsContent;
}

export function PlatformsTab({ page, tab }: Parts) {
  const { connections } = tab;
  if (connections.length === 0) {
    return (
      <div className="stack">
        <Optional />
        <Card>
          <EmptyState
            icon="plug"
            title="No platform is connected"
            text="Each one that you connect appears here with its switches and its budget."
            action={
              <ButtonLink variant="primary" href="#/platform">
                Connect Platforms
              </ButtonLink>
            }
          />
        </Card>
      </div>
    );
  }
  const chosen = connections.find(({ id }) => id === tab.chosen) ?? connections[0];
  return (
    <div className="stack">
      <Optional />
      {tab.optimisation && <BudgetOptimisation page={page} optimisation={tab.optimisation} />}
      <div className="small-only">
        <Island
          of={PlatformSelect}
          prefix="platform-select"
          props={{
            label: 'Platform',
            path: '/autonomous-control',
            keep: { tab: 'platforms' },
            value: String(chosen?.id ?? ''),
            options: connections.map(({ id, type }) => ({ value: String(id), label: channelOf(type).name })),
          }}
        />
      </div>
      <div className="grid-3 platforms">
        {connections.map((connection) => (
          <div key={connection.id} className={connection === chosen ? 'platform chosen' : 'platform'}>
            <PlatformCard connection={connection} page={page} tab={tab} />
          </div>
        ))}
      </div>
    </div>
  );
}

function Optional() {
  return (
    <Banner title="Paid advertising is optional">
      The AI works with a $0 budget: organic posts only. Nothing is spent while a platform is in the Sandbox.
    </Banner>
  );
}

function PlatformCard({
  connection,
  page,
  tab,
}: Parts & { readonly connection: PlatformsContent['connections'][number] }) {
  const { id, type, name, isActive, automationLevel, level, budget, currency, network } = connection;
  const channel = channelOf(type);
  return (
    <Card
      title={<ChannelLink type={type} tab="settings" />}
      badge={
        <>
          {isActive ? <Badge tone="success">Active</Badge> : <Badge>Inactive</Badge>}
          {network === 'sandbox' && <SandboxTag />}
        </>
      }
      description={name === channel.name ? undefined : name}
    >
      <div className="stack">
        <Stat
          label="Automation level"
          value={<FigureValue of="automation-level" about={type} value={automationLevel} />}
          unit="%"
          hint={connection.approval && 'Content Approval is on, so every post waits for you all the same.'}
        />
        {channel.delivery !== 'none' && (
          <p>
            {actOf(type) === 'mail' ? 'Mailings' : 'Posts'}:{' '}
            <a href={`#/platforms/${channel.segment}?tab=settings`}>{LEVEL_TEXTS[level].label}</a>
            <br />
            <span className="quiet small">{hintOf(actOf(type), level)}</span>
          </p>
        )}
        {channel.adCapable ? (
          <Island
            of={BudgetForm}
            prefix={`budget-${id}`}
            props={{
              id,
              url: `/api/platforms/${id}`,
              label: 'Monthly ad budget',
              amount: budget,
              currency,
              times: 1,
              screen: '/autonomous-control?tab=platforms',
              canWrite: page.canManage,
              success: `AI will allocate {amount} optimally across campaigns. ${NO_SPENDING}`,
              ...(tab.refused?.id === id && { refused: tab.refused }),
            }}
          />
        ) : (
          <p className="quiet">Carries no paid advertising.</p>
        )}
      </div>
    </Card>
  );
}
