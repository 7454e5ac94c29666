// Leads to the payment service's own page for the card: nothing of it is typed here.
import { useState } from 'react';
import type { CARD_PAGES } from '../../server/contract/payment-method.ts';
import { TOASTS } from '../../server/contract/texts.ts';
import { Button } from '../../views/components/button.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { toast } from '../runtime/screen.ts';

export interface PaymentPageProps {
  /** To enter a card, or to look after the one that is there. */
  readonly page: (typeof CARD_PAGES)[number];
  readonly label: string;
}

function PaymentPage({ page, label }: PaymentPageProps) {
  const [isPending, setPending] = useState(false);
  const open = async () => {
    setPending(true);
    try {
      const { url } = await api<{ url: string }>('POST', '/api/payment-pages', { page });
      location.assign(url);
    } catch (error) {
      toast({ ...TOASTS.paymentFailed, description: messageOf(error) });
      setPending(false);
    }
  };
  return (
    <Button id="payment-profile" icon="credit-card" pending={isPending} pendingLabel="Opening" onClick={open}>
      {label}
    </Button>
  );
}

export default defineIsland('payment-page', PaymentPage);
