// Choosing one plan; spec sections 2, 5 and 9. Without script it is a plain form to the same call.
import { type FormEvent, useState } from 'react';
import { TRIAL_DAYS } from '../../server/contract/constants/brand.ts';
import { planOf, type Tier } from '../../server/contract/constants/plans.ts';
import type { Subscription } from '../../server/contract/subscription.ts';
import { TOASTS } from '../../server/contract/texts.ts';
import { Button } from '../../views/components/button.tsx';
import { formatDate } from '../../views/components/relative-time.ts';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { refresh, toast } from '../runtime/screen.ts';

export interface PlanChoiceProps {
  readonly userId: number;
  readonly tier: Tier;
  /** A payment method has to be there first, and is not. */
  readonly needsPayment: boolean;
  readonly locale: string;
  readonly timeZone: string;
}

function PlanChoice({ userId, tier, needsPayment, locale, timeZone }: PlanChoiceProps) {
  const [isPending, setPending] = useState(false);
  const { name, label } = planOf(tier);
  const url = `/api/users/${userId}/subscription`;

  const choose = async (event: FormEvent) => {
    event.preventDefault();
    if (needsPayment) {
      toast(TOASTS.paymentRequired);
      // The payment dialog is an island of its own; its button opens it.
      return document.getElementById('payment-profile')?.click();
    }
    setPending(true);
    try {
      const chosen = await api<Subscription>('PUT', url, { tier });
      toast({ title: `${name} Plan Selected`, description: describe(chosen) });
      await refresh(['payment', 'plans']);
    } catch (error) {
      toast({ ...TOASTS.planFailed, description: messageOf(error) });
    }
    setPending(false);
  };
  const describe = ({ status, endDate }: Subscription) => {
    const end = formatDate(endDate, { locale, timeZone });
    return status === 'trial'
      ? `Your ${TRIAL_DAYS}-day free trial has begun. It ends on ${end}.`
      : `It is active now; the current month ends on ${end}.`;
  };

  return (
    <form method="post" action={`${url}?_method=put`} onSubmit={choose}>
      <input type="hidden" name="tier" value={tier} />
      <Button
        id={`choose-${tier}`}
        type="submit"
        wide
        variant={label === 'Popular' ? 'primary' : 'secondary'}
        pending={isPending}
        pendingLabel="Selecting..."
      >
        Select {name}
      </Button>
    </form>
  );
}

export default defineIsland('plan-choice', PlanChoice);
