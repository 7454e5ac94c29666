// A card, saved from a dialog; spec sections 2, 4, 5, 8 and 9. Its number and CVV never leave this browser: the server
// is told brand, last four digits, expiry and holder.
import { type FormEvent, useState } from 'react';
import type { Account } from '../../server/contract/account.ts';
import { CARD_BRANDS } from '../../server/contract/constants/cards.ts';
import { TIMINGS } from '../../server/contract/constants/timings.ts';
import { TOASTS } from '../../server/contract/texts.ts';
import { Button } from '../../views/components/button.tsx';
import { Banner } from '../../views/components/feedback.tsx';
import { FormDialog } from '../../views/components/form-dialog.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { useHeldRegion } from '../runtime/hold-region.ts';
import { useWrite } from '../runtime/use-write.ts';
import {
  brandOf,
  CARD_FIELDS,
  type CardErrors,
  type CardField,
  checkCard,
  EMPTY_CARD,
  hasCheckDigit,
  hasExpired,
  publicPart,
  shapeField,
} from './card-form.ts';
import { CardFields } from './fields.tsx';

export interface PaymentDialogProps {
  readonly place: 'profile' | 'adverts';
  /** Words of the button that opens it; those of the spec when absent. */
  readonly label?: string;
}

const PLACES = {
  profile: { label: 'Update Payment', saved: TOASTS.paymentUpdated },
  adverts: { label: 'Add Payment Method', saved: TOASTS.paymentAdded },
} as const;

/** A doubt, no refusal: the browser's own clock may be wrong. */
const EXPIRED = 'Please check the date: this card seems to have expired.';

function PaymentDialog({ place, label = PLACES[place].label }: PaymentDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const { isPending: isSaving, write } = useWrite();
  const [card, setCard] = useState(EMPTY_CARD);
  const [errors, setErrors] = useState<CardErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const id = `payment-${place}`;
  useHeldRegion(isOpen, id);

  const close = () => {
    setOpen(false);
    setCard(EMPTY_CARD);
    setErrors({});
    setFailure(null);
  };
  const change = (name: CardField, typed: string) => {
    const next = { ...card, [name]: shapeField[name](typed, card[name]) };
    setCard(next);
    if (errors[name]) setErrors({ ...errors, [name]: checkCard(next)[name] });
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const found = checkCard(card);
    setErrors(found);
    const wrong = CARD_FIELDS.find((name) => found[name]);
    if (wrong) return document.getElementById(`${id}-${wrong}`)?.focus();
    setFailure(null);
    const send = () => Promise.all([store(publicPart(card)), wait(TIMINGS.paymentSave)]);
    return write(send, {
      done: () => {
        close();
        return PLACES[place].saved;
      },
      failed: (error) => {
        // It stands in the dialog, too: a toast goes.
        setFailure(messageOf(error));
        return { ...TOASTS.paymentFailed, description: messageOf(error) };
      },
    });
  };

  return (
    <>
      <Button id={id} icon="credit-card" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <FormDialog
          id={`${id}-dialog`}
          onClose={close}
          title="Payment Method"
          description="The number and the CVV stay in this browser. Stored are brand, last four digits, expiry and name."
          submit="Save"
          pending={isSaving}
          pendingLabel="Saving"
          onSubmit={save}
        >
          {failure && (
            <Banner tone="danger" title={TOASTS.paymentFailed.title}>
              {failure}
            </Banner>
          )}
          <CardFields
            id={id}
            card={card}
            errors={errors}
            locked={isSaving}
            numberHint={describeNumber(card.cardNumber)}
            expiryHint={hasExpired(card.expiryDate, Date.now()) ? EXPIRED : undefined}
            onChange={change}
          />
        </FormDialog>
      )}
    </>
  );
}

/** The brand once it shows, and a doubt about a whole number that no card could have; it may be saved all the same. */
function describeNumber(number: string): string | undefined {
  if (!number) return undefined;
  const isWhole = checkCard({ ...EMPTY_CARD, cardNumber: number }).cardNumber === undefined;
  if (isWhole && !hasCheckDigit(number)) return 'Please check the number: a digit seems to be wrong.';
  const brand = brandOf(number);
  return brand === 'other' ? undefined : CARD_BRANDS[brand].name;
}

async function store(method: ReturnType<typeof publicPart>) {
  const { id } = await api<Account>('GET', '/api/user');
  await api('PUT', `/api/users/${id}/payment-method`, method);
}

function wait(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export default defineIsland('payment-dialog', PaymentDialog);
