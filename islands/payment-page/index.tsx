// Leads to the payment service's own page for the card: nothing of it is typed here.
import type { CARD_PAGES } from '../../server/contract/payment-method.ts';
import { TOASTS } from '../../server/contract/texts.ts';
import { Button } from '../../views/components/button.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { useWrite } from '../runtime/use-write.ts';

export interface PaymentPageProps {
  /** To enter a card, or to look after the one that is there. */
  readonly page: (typeof CARD_PAGES)[number];
  readonly label: string;
}

function PaymentPage({ page, label }: PaymentPageProps) {
  const { isPending, write } = useWrite();
  const open = () =>
    write(() => api<{ url: string }>('POST', '/api/payment-pages', { page }), {
      leads: true,
      done: ({ url }) => void location.assign(url),
      failed: (error) => ({ ...TOASTS.paymentFailed, description: messageOf(error) }),
    });
  return (
    <Button id="payment-profile" icon="credit-card" pending={isPending} pendingLabel="Opening" onClick={open}>
      {label}
    </Button>
  );
}

export default defineIsland('payment-page', PaymentPage);
