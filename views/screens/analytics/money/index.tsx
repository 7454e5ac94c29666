// What money brings: where the next of it brings the most, the curve of a budget, and a person's word over it.
import { channelOf } from '../../../../server/contract/channels/index.ts';
import { SandboxTag, Tag } from '../../../components/badge.tsx';
import { Card } from '../../../components/card.tsx';
import { Banner, EmptyState } from '../../../components/feedback.tsx';
import { estimateFormat, moneyFormat, numberFormat } from '../../../components/formats.ts';
import { PlainAct } from '../../../components/plain-act.tsx';
import { Table } from '../../../components/table.tsx';
import { MoneyCurve } from './curve.tsx';
import type { MoneyOfWorld, MoneyProps, MoneyRow } from './types.ts';
import { rangeWords } from './words.ts';

export function MoneyView({ worlds, canManage, refused, clock }: MoneyProps) {
  return (
    <div className="stack stack-lg" data-region="money" data-live="connection">
      {refused && (
        <Banner tone="danger" title="That was not taken">
          {refused}
        </Banner>
      )}
      {worlds.length === 0 && <NoMoney />}
      {worlds.map((one) => (
        <MoneyCard key={one.world} money={one} canManage={canManage} locale={clock.locale} />
      ))}
    </div>
  );
}

function NoMoney() {
  return (
    <Card title="What money brings">
      <EmptyState
        icon="chart"
        title="Nothing to compare yet"
        text="With two daily budgets or more, and the first results of them, each gets a curve here: what it brings at any amount, and what the next of the money would bring."
        action={<a href="#/paid-advertising">Paid Advertising</a>}
      />
    </Card>
  );
}

interface Locale {
  readonly currency: string;
  readonly locale: string;
}

interface CardProps {
  readonly money: MoneyOfWorld;
  readonly canManage: boolean;
  readonly locale: string;
}

function MoneyCard({ money, canManage, locale }: CardProps) {
  const { world, currency, rows, more, chosen, days, results } = money;
  const amount = moneyFormat(locale, currency);
  const number = estimateFormat(locale);
  const ten = amount.format(10);
  const [best] = rows;
  return (
    <Card title="What money brings" badge={world === 'sandbox' && <SandboxTag />}>
      <div className="stack stack-lg">
        <p>
          {best &&
            `The next ${ten} a day should bring the most on “${best.name}”: ${number.format(best.nextTen.expected)} results a day more (${rangeWords(best.nextTen, number)}).`}{' '}
          <span className="quiet">
            By {numberFormat(locale).format(days)} days with figures and{' '}
            {numberFormat(locale).format(Math.round(results))} results. Ranges hold in 8 of 10 cases.
          </span>{' '}
          What is moved by it, or why nothing is, stands under{' '}
          <a href="#/autonomous-control?tab=platforms">Budget optimisation</a>.
        </p>
        <Table
          caption={`Where each daily budget stands, and what the next ${ten} would bring`}
          rows={rows}
          rowKey={({ campaignId }) => campaignId}
          columns={[
            {
              key: 'name',
              header: 'Budget',
              cell: (row) => <Name row={row} isChosen={row.campaignId === chosen.campaignId} />,
            },
            {
              key: 'now',
              header: 'Now a day',
              numeric: true,
              cell: ({ now }) => amount.format(now.amount),
            },
            {
              key: 'brings',
              header: 'Results a day',
              numeric: true,
              cell: ({ now }) => number.format(now.expected),
            },
            {
              key: 'next',
              header: `The next ${ten}`,
              numeric: true,
              cell: ({ nextTen }) => `+${number.format(nextTen.expected)} (${rangeWords(nextTen, number)})`,
            },
          ]}
        />
        {more > 0 && <p className="quiet small">{more} smaller budgets are not shown.</p>}
        <MoneyCurve curve={chosen} currency={currency} locale={locale} />
        {world === 'sandbox' && <Truth chosen={chosen} currency={currency} locale={locale} />}
        {canManage && <Hold {...chosen} />}
      </div>
    </Card>
  );
}

function Name({ row, isChosen }: { readonly row: MoneyRow; readonly isChosen: boolean }) {
  const { name, channel, isHeld } = row;
  return (
    <span>
      <a href={`/screens${routeOf(row)}`} aria-current={isChosen ? 'true' : undefined}>
        {name}
      </a>{' '}
      <span className="quiet small">{channelOf(channel).name}</span> {isHeld && <Tag>Held</Tag>}
    </span>
  );
}

/** What is behind a simulated campaign, for whoever wants to see it beside what was learned. */
function Truth({ chosen, currency, locale }: { readonly chosen: MoneyOfWorld['chosen'] } & Locale) {
  const { truth, now } = chosen;
  const number = estimateFormat(locale);
  const amount = moneyFormat(locale, currency).format(now.amount);
  return (
    <Banner
      tone="info"
      title="These results are simulated"
      action={
        <a href={`/screens${routeOf(chosen)}${truth ? '' : '&truth=shown'}`}>
          {truth ? 'Hide what it really brings' : 'Show what it really brings'}
        </a>
      }
    >
      {truth
        ? `At ${amount} a day the Sandbox’s campaign causes ${number.format(truth.now.caused)} results on an average day and tells ${number.format(truth.now.told)}: the dashed line. Accounts of real networks claim results that they did not cause, too; only revenue of your own shows it.`
        : 'The Sandbox’s campaigns follow curves of their own. Drivyn learns them from what their accounts tell alone.'}
    </Banner>
  );
}

/** A hold is of a channel, with all of its budgets. */
function Hold(row: MoneyRow) {
  const { channel, connectionId, isHeld } = row;
  const { name } = channelOf(channel);
  return (
    <div className="overrule-said">
      <span>
        {isHeld
          ? `You hold the budgets of ${name}: only people move them.`
          : `Budgets of ${name} may be moved to what they bring, as far as you let them go by themselves.`}
      </span>
      <PlainAct
        action={`/api/platforms/${connectionId}/overrules`}
        method="PUT"
        screen={routeOf(row)}
        next={routeOf(row)}
        fields={{ of: 'budget', stance: isHeld ? 'none' : 'hold' }}
      >
        {isHeld ? 'Undo' : 'Hold these budgets'}
        <span className="unseen">: {name}</span>
      </PlainAct>
    </div>
  );
}

/** Of the view with the budget whose curve it draws. */
function routeOf({ campaignId }: MoneyRow): string {
  return `/analytics?view=money&campaign=${campaignId}`;
}
