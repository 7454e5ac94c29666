// The four fields of a card.
import { CARD } from '../../server/contract/constants/cards.ts';
import { TextField } from '../../views/components/field.tsx';
import type { CardErrors, CardField, CardForm } from './card-form.ts';

interface CardFieldsProps {
  /** What the ids of the fields begin with. */
  readonly id: string;
  readonly card: CardForm;
  readonly errors: CardErrors;
  /** It is being sent: what is typed no longer counts. */
  readonly locked: boolean;
  readonly numberHint: string | undefined;
  readonly expiryHint: string | undefined;
  readonly onChange: (name: CardField, typed: string) => void;
}

export function CardFields({ id, card, errors, locked, numberHint, expiryHint, onChange }: CardFieldsProps) {
  const field = (name: CardField) => ({
    name,
    id: `${id}-${name}`,
    required: true,
    // Not disabled, which would take the focus away.
    readOnly: locked,
    value: card[name],
    error: errors[name],
    onChange: ({ target }: { target: HTMLInputElement }) => onChange(name, target.value),
  });
  return (
    <>
      <TextField
        {...field('cardNumber')}
        label="Card number"
        hint={numberHint}
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="1234 5678 9012 3456"
        maxLength={CARD.number.max}
      />
      <TextField
        {...field('cardholderName')}
        label="Cardholder name"
        autoComplete="cc-name"
        maxLength={200}
      />
      <div className="grid-2">
        <TextField
          {...field('expiryDate')}
          label="Expiry date"
          hint={expiryHint}
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM/YY"
          maxLength={CARD.expiry.length}
        />
        <TextField
          {...field('cvv')}
          label="CVV"
          type="password"
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder="123"
          maxLength={CARD.cvv.max}
        />
      </div>
    </>
  );
}
