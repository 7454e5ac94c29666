// The panel of one platform: its budget, adding to it, the totals, the month so far, and the limit above it all.

import BudgetForm from '../../../islands/budget-form/index.tsx';
import FundsForm from '../../../islands/funds-form/index.tsx';
import SavedSwitch from '../../../islands/saved-switch/index.tsx';
import { channelOf } from '../../../server/contract/channels/index.ts';
import { SUGGESTED_BUDGET } from '../../../server/contract/constants/screens.ts';
import { CEILING, NO_SPENDING } from '../../../server/contract/texts.ts';
import { SampleTag, SandboxTag } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Banner, Progress } from '../../components/feedback.tsx';
import { TextField } from '../../components/field.tsx';
import { FigureValue } from '../../components/figure-value.tsx';
import { Form } from '../../components/form.tsx';
import { moneyFormat, numberFormat } from '../../components/formats.ts';
import { Stat } from '../../components/stat.tsx';
import { Island } from '../../island.tsx';
import { ChannelLink } from '../figures-table.tsx';
import { type AdsPage, type Chosen, routeFor } from './types.ts';

interface Parts {
  readonly page: AdsPage;
  readonly chosen: Chosen;
}

export function BudgetPanel(parts: Parts) {
  const { page, chosen } = parts;
  const { type, network } = chosen.connection;
  return (
    <Card title={<ChannelLink type={type} />} badge={network === 'sandbox' && <SandboxTag />}>
      <div className="stack stack-lg">
        <div className="grid-2">
          <Budget {...parts} />
          <div>{page.canManage && <Funds {...parts} />}</div>
        </div>
        <div className="stack" data-region="summary" data-live="connection">
          <Totals {...parts} />
          <Month {...parts} />
        </div>
        {page.canManage && network === 'sandbox' && <Simulation {...parts} />}
        {page.canManage && <Limit {...parts} />}
      </div>
    </Card>
  );
}

function Budget({ page, chosen: { connection, isNew, account } }: Parts) {
  const { id, type, budget, currency } = connection;
  const { refused } = page;
  return (
    <div data-region="budget">
      <Island
        of={BudgetForm}
        prefix={`budget-${id}`}
        props={{
          id,
          url: `/api/platforms/${id}`,
          label: 'Monthly budget',
          hint: '0 means organic only.',
          amount: budget,
          ...(isNew && { suggested: SUGGESTED_BUDGET }),
          currency,
          times: 1,
          screen: routeFor(page),
          canWrite: page.canManage,
          success: `AI will now manage {amount} for ${channelOf(type).name} advertising. ${account ? CEILING : NO_SPENDING}`,
          ...(refused?.values.of === String(id) && {
            refused: { message: refused.message, typed: refused.values.budget ?? '' },
          }),
        }}
      />
      {isNew && (
        <p className="quiet small suggestion">
          <SampleTag /> {SUGGESTED_BUDGET} is an example; nothing is set until you press Update.
        </p>
      )}
    </div>
  );
}

function Funds({ page, chosen: { connection, request, account } }: Parts) {
  const { id, type, currency } = connection;
  const { refused } = page;
  return (
    <Island
      of={FundsForm}
      prefix={`funds-${id}`}
      props={{
        id,
        platform: channelOf(type).name,
        currency,
        request,
        screen: routeFor(page),
        note: account ? CEILING : NO_SPENDING,
        ...(refused?.form === 'funds' && {
          refused: { message: refused.message, typed: refused.values.amount ?? '' },
        }),
      }}
    />
  );
}

function Totals({ page, chosen: { total, account } }: Parts) {
  const money = moneyFormat(page.clock.locale, page.currency);
  const theirs = moneyFormat(page.clock.locale, account?.currency ?? page.currency);
  const none = <span className="no-data">None yet</span>;
  return (
    <div className="grid-4">
      <Stat
        label="Total budget"
        value={
          <FigureValue of="budget" value={total}>
            {money.format(total)}
          </FigureValue>
        }
        hint="a month, all platforms"
      />
      <Stat label="Spent" value={theirs.format(account?.spent ?? 0)} hint={spentHint(account)} />
      <Stat
        label="Results"
        value={account ? numberFormat(page.clock.locale).format(account.results) : '0'}
        hint={account ? 'this month, what the account counts as one' : 'nothing to measure yet'}
      />
      <Stat
        label="Average CPA"
        value={account?.cpa == null ? none : theirs.format(account.cpa)}
        hint="spent by results"
      />
    </div>
  );
}

function spentHint(account: Chosen['account']): string {
  if (!account) return 'no campaign runs on a network yet';
  return account.isSimulated ? 'this month, simulated' : 'this month, as the account tells';
}

function Month({ page, chosen: { connection, pace, account } }: Parts) {
  const { budget } = connection;
  if (account && account.currency !== page.currency) {
    return (
      <p className="quiet">
        The account counts in {account.currency} and the business in {page.currency}: budgets there are set
        there.
      </p>
    );
  }
  if (budget === 0 && !account) return null;
  const money = moneyFormat(page.clock.locale, page.currency);
  const spent = account?.spent ?? 0;
  return (
    <div className="stack stack-sm">
      {budget > 0 && (
        <Progress
          id="month"
          label="This month"
          value={Math.min(spent, budget)}
          max={budget}
          valueText={`${money.format(spent)} of ${money.format(budget)}`}
        />
      )}
      {budget > 0 && (
        <p className="quiet small">
          Day {pace.day} of {pace.days}: at an even pace {money.format(pace.even)} would be spent by tonight.
        </p>
      )}
      {account && account.planned > budget && (
        <Banner tone="warning">
          The active campaigns of this account may come to {money.format(account.planned)} a month, more than
          the budget of {money.format(budget)} here. None can be raised; lower them below, or raise the
          budget.
        </Banner>
      )}
    </div>
  );
}

/** Trying advertising out, with money that nobody pays. */
function Simulation({ page, chosen: { connection } }: Parts) {
  const { id, simulatedAds } = connection;
  const turn = (simulated: boolean) => ({
    method: 'PUT' as const,
    url: `/api/platforms/${id}`,
    payload: { simulatedAds: simulated },
    done: simulated
      ? { title: 'Simulated', description: 'An account with campaigns appears in a moment.' }
      : { title: 'Ended', description: 'What was simulated is gone.' },
  });
  return (
    <Island
      of={SavedSwitch}
      prefix={`simulated-ads-${id}`}
      props={{
        id: `simulate-${id}`,
        label: 'Simulate an advertising account',
        hint: 'The Sandbox then makes up campaigns, what they cost and what they bring, late and with errors as networks do. Nothing is paid.',
        isOn: simulatedAds,
        on: turn(true),
        off: turn(false),
        failed: { title: 'Could not change it', description: 'Please try again.' },
        screen: routeFor(page),
      }}
    />
  );
}

function Limit({ page, chosen: { limit } }: Parts) {
  const refused = page.refused?.form === 'limit' ? page.refused : null;
  return (
    <Form className="limit" action="/api/budgets/limit?_method=put" data-enhance="" noValidate>
      <input type="hidden" name="form" value="limit" />
      <input type="hidden" name="screen" value={routeFor(page)} />
      <input type="hidden" name="next" value={routeFor(page, { done: 'limit' })} />
      <TextField
        name="limit"
        label="Monthly limit of all platforms"
        hint="No budget, and nothing that Drivyn decides by itself, goes beyond it. Empty for no limit."
        error={refused?.message.replace(/^limit: /, 'The limit ')}
        inputMode="decimal"
        defaultValue={refused?.values.limit ?? limit ?? ''}
        before={<span className="quiet">{page.currency}</span>}
        after={<Button type="submit">Save limit</Button>}
      />
    </Form>
  );
}
