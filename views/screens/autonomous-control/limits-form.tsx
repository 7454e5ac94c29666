// The limits that no move of budgets crosses, with what they may cost at the worst.
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/choices.tsx';
import { TextField } from '../../components/field.tsx';
import { Form } from '../../components/form.tsx';
import { moneyFormat } from '../../components/formats.ts';
import type { ControlPage, Optimisation } from './types.ts';

const FIELDS = [
  { name: 'floor', label: 'Floor of each campaign', unit: '% of the total' },
  { name: 'ceiling', label: 'Ceiling of each campaign', unit: '% of the total' },
  { name: 'maxChange', label: 'Most that a budget changes in one move', unit: '%' },
  { name: 'coolDown', label: 'Days between two moves', unit: 'days' },
  { name: 'minResults', label: 'Results before the first move', unit: 'results' },
  { name: 'minDays', label: 'Days with figures before the first move', unit: 'days' },
] as const;

export function LimitsForm({
  page,
  optimisation: { limits, userId, asks },
}: {
  readonly page: ControlPage;
  readonly optimisation: Optimisation;
}) {
  const { total, held, currency, worstCase } = limits;
  const money = moneyFormat(page.clock.locale, currency);
  const action = `/api/users/${userId}/budget-limits?_method=put`;
  return (
    <details className="limits" open={asks !== null}>
      <summary>Limits</summary>
      <div className="stack stack-sm">
        <p>
          At the worst the campaigns may cost {money.format(worstCase.day)} on a single day and{' '}
          {money.format(worstCase.month)} in a month: networks may spend twice a daily budget on a day, and
          30.4 times in a month.
        </p>
        {held.length > 0 && page.canManage && (
          <Form className="row" action={action} data-enhance="">
            <input type="hidden" name="screen" value="/autonomous-control?tab=platforms" />
            <span>
              {held.length === 1 ? 'One campaign is' : `${held.length} campaigns are`} held where they stand.
            </span>
            <Button type="submit" size="sm" name="held" value="">
              Let {held.length === 1 ? 'it' : 'them'} go
            </Button>
          </Form>
        )}
        <Form className="stack stack-sm" action={action} data-enhance="" noValidate>
          <input type="hidden" name="screen" value="/autonomous-control?tab=platforms" />
          <div className="grid-3">
            <TextField
              name="total"
              label="Most that all campaigns are set to a day"
              hint="A day may cost twice as much, a month 30.4 times. Empty: what they are set to now."
              inputMode="decimal"
              defaultValue={asks?.typed.total ?? total ?? ''}
              disabled={!page.canManage}
              before={<span className="quiet">{currency}</span>}
            />
            {FIELDS.map(({ name, label, unit }) => (
              <TextField
                key={name}
                name={name}
                label={label}
                inputMode="numeric"
                defaultValue={asks?.typed[name] ?? limits[name]}
                disabled={!page.canManage}
                after={<span className="quiet">{unit}</span>}
              />
            ))}
          </div>
          {asks && (
            <Checkbox
              name="accepts"
              value={String(asks.month)}
              label={`I accept that a month may cost ${money.format(asks.month)} at the worst`}
              error="The limits are saved once you accept this."
            />
          )}
          {page.canManage && (
            <div>
              <Button type="submit">Save limits</Button>
            </div>
          )}
        </Form>
      </div>
    </details>
  );
}
