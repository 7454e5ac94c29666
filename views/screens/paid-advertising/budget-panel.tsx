// The panel of one platform: its budget, adding to it, the totals, the month so far, and the limit above it all.

import BudgetForm from '../../../islands/budget-form/index.tsx';
import FundsForm from '../../../islands/funds-form/index.tsx';
import { channelOf } from '../../../server/contract/channels/index.ts';
import { SUGGESTED_BUDGET } from '../../../server/contract/constants/screens.ts';
import { NO_SPENDING } from '../../../server/contract/texts.ts';
import { SampleTag, SandboxTag } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Progress } from '../../components/feedback.tsx';
import { TextField } from '../../components/field.tsx';
import { FigureValue } from '../../components/figure-value.tsx';
import { Form } from '../../components/form.tsx';
import { moneyFormat } from '../../components/formats.ts';
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
        {page.canManage && <Limit {...parts} />}
      </div>
    </Card>
  );
}

function Budget({ page, chosen: { connection, isNew } }: Parts) {
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
          success: `AI will now manage {amount} for ${channelOf(type).name} advertising. ${NO_SPENDING}`,
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

function Funds({ page, chosen: { connection, request } }: Parts) {
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
        ...(refused?.form === 'funds' && {
          refused: { message: refused.message, typed: refused.values.amount ?? '' },
        }),
      }}
    />
  );
}

function Totals({ page, chosen: { total } }: Parts) {
  const money = moneyFormat(page.clock.locale, page.currency);
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
      <Stat label="Spent" value={money.format(0)} hint="no campaign runs on a network yet" />
      <Stat label="Results" value="0" hint="nothing to measure yet" />
      <Stat label="Average CPA" value={<span className="no-data">None yet</span>} hint="spent by results" />
    </div>
  );
}

function Month({ page, chosen: { connection, pace } }: Parts) {
  const { budget } = connection;
  if (budget === 0) return null;
  const money = moneyFormat(page.clock.locale, page.currency);
  return (
    <div className="stack stack-sm">
      <Progress
        id="month"
        label="This month"
        value={0}
        max={budget}
        valueText={`${money.format(0)} of ${money.format(budget)}`}
      />
      <p className="quiet small">
        Day {pace.day} of {pace.days}: at an even pace {money.format(pace.even)} would be spent by tonight.
      </p>
    </div>
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
