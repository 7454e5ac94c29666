// The stored payment method, and taking it away. Without script the button is a plain form.
import { type FormEvent, useState } from 'react';
import { describeCard } from '../../server/contract/constants/cards.ts';
import type { PaymentMethod } from '../../server/contract/payment-method.ts';
import { Button } from '../../views/components/button.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { refresh, toast } from '../runtime/screen.ts';

export interface PaymentMethodProps {
  readonly userId: number;
  readonly method: PaymentMethod;
}

function StoredPaymentMethod({ userId, method }: PaymentMethodProps) {
  const [isPending, setPending] = useState(false);
  const url = `/api/users/${userId}/payment-method`;
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    try {
      await api('DELETE', url);
      const undo = () => api('PUT', url, method).then(() => refresh(), sayFailed);
      toast({ title: 'Payment method removed', action: { label: 'Undo', onClick: undo } });
      await refresh();
      document.getElementById('payment-profile')?.focus();
    } catch (error) {
      sayFailed(error);
    }
    setPending(false);
  };
  return (
    <form className="row" method="post" action={`${url}?_method=delete`} onSubmit={remove}>
      <span>{describeCard(method)}</span>
      <Button
        type="submit"
        variant="quiet"
        size="sm"
        icon="trash"
        pending={isPending}
        pendingLabel="Removing"
      >
        Remove
      </Button>
    </form>
  );
}

function sayFailed(error: unknown) {
  toast({ title: 'Payment method not changed', description: messageOf(error), variant: 'destructive' });
}

export default defineIsland('payment-method', StoredPaymentMethod);
