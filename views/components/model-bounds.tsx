// What a language model may cost: its bounds, its prices, and what was spent so far.
import { CURRENCIES } from '../../server/contract/constants/currencies.ts';
import type { ModelSettings } from '../../server/contract/model.ts';
import { SelectField, TextField } from './field.tsx';

export interface ModelBoundsProps {
  readonly settings: ModelSettings;
  readonly errors: Readonly<Record<string, string>>;
  readonly disabled: boolean;
  /** Of the server's model, which several businesses share. */
  readonly isShared: boolean;
}

export function ModelBounds({ settings, errors, disabled, isShared }: ModelBoundsProps) {
  const number = (name: keyof ModelSettings, label: string, hint?: string) => (
    <TextField
      name={name}
      id={`model-${name}`}
      label={label}
      hint={hint}
      inputMode="decimal"
      defaultValue={settings[name] === null ? '' : String(settings[name])}
      error={errors[name]}
      disabled={disabled}
    />
  );
  return (
    <>
      <div className="grid-2">
        {number('dayTokens', 'Tokens a day', 'A post takes about 2,500. Empty: no bound.')}
        {number('monthTokens', 'Tokens a month', 'Days and months are those of UTC.')}
        {isShared && number('businessDayTokens', 'Of these, for one business a day')}
        {number('callTokens', 'Longest answer', 'Tokens of one answer, thoughts included.')}
      </div>
      <div className="grid-2">
        {number('inputPrice', 'Price of a million tokens sent', '0: tokens are counted, money is not.')}
        {number('outputPrice', 'Price of a million tokens answered')}
        {number('monthCost', 'Money a month', 'Empty: no bound.')}
        <SelectField
          name="currency"
          id="model-currency"
          label="Currency of the prices"
          defaultValue={settings.currency}
          options={Object.entries(CURRENCIES).map(([value, label]) => ({
            value,
            label: `${value}, ${label}`,
          }))}
          disabled={disabled}
          required
        />
      </div>
    </>
  );
}

/** "Today 12,400 tokens; this month 310,000 in 140 calls, $0.62." */
export function ModelSpent({ settings }: { readonly settings: ModelSettings }) {
  const { day, month, currency } = settings;
  const count = (value: number) => new Intl.NumberFormat('en').format(value);
  const money = new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 4 });
  return (
    <p className="quiet">
      Spent so far: today {count(day.tokens)} tokens; this month {count(month.tokens)} in {count(month.calls)}{' '}
      {month.calls === 1 ? 'call' : 'calls'}
      {month.cost > 0 && `, ${money.format(month.cost)}`}.
    </p>
  );
}
