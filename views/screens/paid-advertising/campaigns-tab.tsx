// Active Campaigns: making one, the list, and the history of the budget.
import ActionButton from '../../../islands/action-button/index.tsx';
import type { BudgetEntry } from '../../../server/contract/ads.ts';
import { channelOf } from '../../../server/contract/channels/index.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { moneyFormat } from '../../components/formats.ts';
import { Table } from '../../components/table.tsx';
import { Time } from '../../components/time.tsx';
import { Island } from '../../island.tsx';
import { CampaignCard } from './campaign-card.tsx';
import { NewCampaignForm } from './campaign-form.tsx';
import { type AdsPage, type CampaignsContent, type Chosen, routeFor } from './types.ts';

interface Parts {
  readonly page: AdsPage;
  readonly chosen: Chosen;
  readonly tab: CampaignsContent;
}

export function CampaignsTab(parts: Parts) {
  const { page, chosen, tab } = parts;
  // Where an account is connected, campaigns are made there.
  const isFormOpen = tab.isNew && page.canManage && !chosen.account;
  return (
    <div className="stack stack-lg">
      {isFormOpen && <NewCampaignForm page={page} chosen={chosen} />}
      {(!isFormOpen || tab.campaigns.length > 0) && <Campaigns {...parts} canCreate={!isFormOpen} />}
      <History {...parts} />
    </div>
  );
}

function Campaigns({ page, chosen, tab, canCreate }: Parts & { readonly canCreate: boolean }) {
  const hasSome = tab.campaigns.length > 0;
  const { name } = channelOf(chosen.connection.type);
  const create = canCreate && page.canManage && !chosen.account && (
    <Create page={page} isPrimary={!hasSome} />
  );
  return (
    <div className="stack" data-region="campaigns" data-live="connection">
      {hasSome ? (
        <>
          {create && <div className="row">{create}</div>}
          <div className="grid-2">
            {tab.campaigns.map((campaign) => (
              <CampaignCard
                key={campaign.id}
                campaign={campaign}
                page={page}
                open={tab.open?.id === campaign.id ? tab.open.show : null}
                days={tab.open?.id === campaign.id ? tab.days : []}
              />
            ))}
          </div>
        </>
      ) : (
        <Card>
          <EmptyState
            icon="megaphone"
            title="No campaigns yet"
            text={
              chosen.account
                ? `The account has none. One that is made at ${name} appears here within the hour.`
                : 'A campaign says whom to reach, for how long, and with how much. It runs nowhere until an advertising account is connected.'
            }
            action={create}
          />
        </Card>
      )}
    </div>
  );
}

function Create({ page, isPrimary }: { readonly page: AdsPage; readonly isPrimary: boolean }) {
  return (
    <ButtonLink
      variant={isPrimary ? 'primary' : 'secondary'}
      icon="plus"
      href={`/screens${routeFor(page, { new: '1' })}`}
    >
      Create New Campaign
    </ButtonLink>
  );
}

function History({ page, chosen, tab: { history } }: Parts) {
  const money = moneyFormat(page.clock.locale, page.currency);
  return (
    <Card
      title="Budget history"
      description={`Every change of the monthly budget of ${channelOf(chosen.connection.type).name}, newest first.`}
      region="history"
      live="connection"
      flush={history.length > 0}
    >
      <Table
        caption="Budget history"
        rows={history}
        rowKey={({ id }) => id}
        empty={<p className="quiet">The budget was never set.</p>}
        columns={[
          { key: 'at', header: 'When', cell: ({ createdAt }) => <Time at={createdAt} clock={page.clock} /> },
          { key: 'why', header: 'Why', cell: ({ why }) => why },
          { key: 'before', header: 'Before', numeric: true, cell: ({ before }) => money.format(before) },
          { key: 'after', header: 'After', numeric: true, cell: ({ after }) => money.format(after) },
        ]}
        actions={(entry) => page.canManage && entry.undoable && <UndoEntry page={page} entry={entry} />}
      />
    </Card>
  );
}

function UndoEntry({ page, entry }: { readonly page: AdsPage; readonly entry: BudgetEntry }) {
  return (
    <Island
      of={ActionButton}
      prefix={`undo-budget-${entry.id}`}
      props={{
        url: `/api/budgets/${entry.id}/undo`,
        label: 'Undo',
        of: entry.why,
        icon: 'undo',
        screen: routeFor(page),
        done: { title: 'Budget restored', description: 'It is what it was before.' },
        failed: 'The budget could not be restored',
      }}
    />
  );
}
