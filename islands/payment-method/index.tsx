// The stored payment method, and taking it away. Without script the button is a plain form.

import type { FormEvent } from 'react';
import { describeCard } from '../../server/contract/constants/cards.ts';
import type { PaymentMethod } from '../../server/contract/payment-method.ts';
import { Button } from '../../views/components/button.tsx';
import { Form } from '../../views/components/form.tsx';
import { api } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { attempt, useWrite } from '../runtime/use-write.ts';

export interface PaymentMethodProps {
  readonly userId: number;
  readonly method: PaymentMethod;
}

function StoredPaymentMethod({ userId, method }: PaymentMethodProps) {
  const { isPending, write } = useWrite();
  const url = `/api/users/${userId}/payment-method`;
  const failed = 'Payment method not changed';
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    const undo = () => attempt(() => api('PUT', url, method), { failed });
    const done = () => ({ title: 'Payment method removed', action: { label: 'Undo', onClick: undo } });
    if (await write(() => api('DELETE', url), { done, failed }))
      document.getElementById('payment-profile')?.focus();
  };
  return (
    <Form className="row" action={`${url}?_method=delete`} onSubmit={remove}>
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
    </Form>
  );
}

export default defineIsland('payment-method', StoredPaymentMethod);
