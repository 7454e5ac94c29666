// Paid Advertising: the connected channels that can carry adverts, with the budgets set for them.

import BudgetForm from '../../../islands/budget-form/index.tsx';
import type { Connection } from '../../../server/contract/connection.ts';
import { channelOf } from '../../../server/contract/constants/channels.ts';
import { SandboxTag } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Banner, EmptyState } from '../../components/feedback.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Stat } from '../../components/stat.tsx';
import { Island } from '../../island.tsx';
import { ChannelLink } from '../figures-table.tsx';

export interface PaidAdvertisingProps {
  readonly connections: readonly Connection[];
  readonly userId: number;
  readonly canWrite: boolean;
  readonly locale: string;
  readonly currency: string;
}

export function PaidAdvertising({ connections, canWrite, locale, currency }: PaidAdvertisingProps) {
  const total = connections.reduce((sum, { budget }) => sum + Math.round(budget * 100), 0) / 100;
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return (
    <div className="stack stack-lg">
      <PageHeader
        title="Paid Advertising"
        subtitle="The most that may be spent each month, channel by channel."
      />
      <Banner title="No advert runs yet">
        Budgets are kept, but nothing is spent: none of these channels is connected to a real advertising
        account.
      </Banner>
      {connections.length === 0 ? (
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
      ) : (
        <>
          <div data-region="summary">
            <Card>
              <Stat label="Monthly budget of all channels" value={money.format(total)} />
            </Card>
          </div>
          <div className="grid-3">
            {connections.map(({ id, type, budget, currency: own, network }) => (
              <Card
                key={id}
                title={<ChannelLink type={type} />}
                badge={network === 'sandbox' && <SandboxTag />}
              >
                <Island
                  of={BudgetForm}
                  prefix={`budget-${id}`}
                  props={{
                    id,
                    label: 'Monthly budget',
                    hint: '0 means organic only.',
                    amount: budget,
                    currency: own,
                    times: 1,
                    canWrite,
                    success: `AI will now manage {amount} for ${channelOf(type).name} advertising`,
                  }}
                />
              </Card>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
