// One move of budgets with all that one has to know to say yes or no, and what became of the others.
import ActionButton from '../../../islands/action-button/index.tsx';
import type { BudgetMove, MoveAction, MoveState } from '../../../server/contract/budget-moves.ts';
import { channelOf } from '../../../server/contract/channels/index.ts';
import { SandboxTag } from '../../components/badge.tsx';
import { moneyFormat, oneDigitFormat } from '../../components/formats.ts';
import { Facts } from '../../components/stat.tsx';
import { Table } from '../../components/table.tsx';
import { Time } from '../../components/time.tsx';
import { Island } from '../../island.tsx';
import type { ControlPage } from './types.ts';

interface OfMove {
  readonly page: ControlPage;
  readonly userId: number;
  readonly move: BudgetMove;
}

/** A move that waits for an answer, or is on its way. */
export function OpenMove({ page, userId, move }: OfMove) {
  const { expected, worstCase, currency, leavesAt, level, state } = move;
  const money = moneyFormat(page.clock.locale, currency);
  const digit = oneDigitFormat(page.clock.locale);
  // Without the zero that has a sign.
  const rounded = (value: number) => Math.round(value * 10) / 10 || 0;
  const signed = (value: number) => `${rounded(value) > 0 ? '+' : ''}${digit.format(rounded(value))}`;
  return (
    <section className="stack stack-sm" aria-labelledby={`move-${move.id}`}>
      <h3 id={`move-${move.id}`} className="row">
        {state === 'proposed' ? TITLES[move.kind] : 'On its way'}
        {move.network === 'sandbox' && <SandboxTag />}
      </h3>
      <p>{move.why}</p>
      <Table
        caption="Daily budgets before and after"
        rows={move.changes}
        rowKey={({ campaignId }) => campaignId}
        columns={[
          {
            key: 'campaign',
            header: 'Campaign',
            cell: ({ name, platform }) => `${name} (${channelOf(platform).name})`,
          },
          { key: 'before', header: 'A day now', numeric: true, cell: ({ before }) => money.format(before) },
          { key: 'after', header: 'A day then', numeric: true, cell: ({ after }) => money.format(after) },
        ]}
      />
      <Facts
        facts={[
          ...(expected
            ? [
                {
                  label: 'Expected',
                  value: `${digit.format(expected.after)} results a day in place of ${digit.format(expected.before)} (most likely ${signed(expected.low)} to ${signed(expected.high)})`,
                },
              ]
            : []),
          {
            label: 'At the worst',
            value: `All campaigns together may cost ${money.format(worstCase.today)} today, ${money.format(worstCase.day)} on any later day, and ${money.format(worstCase.month)} in a month.`,
          },
        ]}
      />
      {state === 'accepted' && leavesAt && (
        <p>
          It begins <Time at={leavesAt} clock={page.clock} exact />.
        </p>
      )}
      {state === 'proposed' && level === 'suggest' && (
        <p className="quiet">At this level it only tells. Set the budgets yourself under Paid Advertising.</p>
      )}
      <div className="row">
        {move.actions.map((action) => (
          <Act key={action} {...{ page, userId, move, action }} />
        ))}
      </div>
    </section>
  );
}

const TITLES = { move: 'Proposed move', cut: 'Proposed cut to the floor' } as const;

const ACTS = {
  accept: { label: 'Accept', variant: 'primary', icon: 'check', done: 'The move is on its way' },
  refuse: { label: 'Refuse', variant: 'quiet', icon: undefined, done: 'The move is refused' },
  undo: { label: 'Undo', variant: 'secondary', icon: 'undo', done: 'The budgets go back' },
} as const;

function Act({ page, userId, move, action }: OfMove & { readonly action: MoveAction }) {
  const { label, variant, icon, done } = ACTS[action];
  return (
    <Island
      of={ActionButton}
      prefix={`move-${action}-${move.id}`}
      props={{
        url: `/api/users/${userId}/budget-moves/${move.id}/${action}`,
        label,
        of: `the move of ${move.changes.length} budgets`,
        variant,
        ...(icon && { icon }),
        screen: page.route,
        done: { title: done, description: 'Each budget is read back from its network.' },
        failed: 'That was not possible',
      }}
    />
  );
}

const STATES: Readonly<Record<MoveState, string>> = {
  proposed: 'Proposed',
  accepted: 'On its way',
  made: 'Made',
  undone: 'Taken back',
  refused: 'Refused',
  failed: 'Not made',
  lapsed: 'Replaced by a newer one',
};

/** What was moved, what was expected of it, and what it brought. */
export function MoveHistory({
  page,
  userId,
  moves,
}: Omit<OfMove, 'move'> & { readonly moves: readonly BudgetMove[] }) {
  if (moves.length === 0) return null;
  const digit = oneDigitFormat(page.clock.locale);
  return (
    <Table
      caption="Moves of budgets, newest first"
      rows={moves}
      rowKey={({ id }) => id}
      columns={[
        { key: 'at', header: 'When', cell: ({ createdAt }) => <Time at={createdAt} clock={page.clock} /> },
        { key: 'what', header: 'What', cell: (move) => summaryOf(page, move) },
        {
          key: 'state',
          header: 'State',
          cell: ({ state, note }) => (note ? `${STATES[state]}. ${note}` : STATES[state]),
        },
        {
          key: 'expected',
          header: 'Expected a day',
          numeric: true,
          cell: ({ expected }) => (expected ? digit.format(expected.after) : '-'),
        },
        {
          key: 'measured',
          header: 'Measured a day',
          numeric: true,
          cell: ({ measured, state }) =>
            measured === null ? (state === 'made' ? 'Not yet' : '-') : digit.format(measured),
        },
      ]}
      actions={(move) =>
        move.actions.map((action) => <Act key={action} {...{ page, userId, move, action }} />)
      }
    />
  );
}

function summaryOf({ clock }: ControlPage, { changes, currency, kind }: BudgetMove): string {
  const money = moneyFormat(clock.locale, currency);
  const shifts = changes.map(
    ({ name, platform, before, after }) =>
      `${name} (${channelOf(platform).name}): ${money.format(before)} to ${money.format(after)}`,
  );
  return `${kind === 'cut' ? 'Cut. ' : ''}${shifts.join('; ')}`;
}
