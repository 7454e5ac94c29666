// Choosing one plan; spec sections 2, 5 and 9. Where plans bind, what it costs and stops is shown before it is confirmed.
// Without script it is a plain form: to the screen with that preview, or straight to the call.
import { type FormEvent, useState } from 'react';
import { TRIAL_DAYS } from '../../server/contract/constants/brand.ts';
import { planOf, type Tier } from '../../server/contract/constants/plans.ts';
import type { PlanPreview } from '../../server/contract/invoice.ts';
import type { Subscription } from '../../server/contract/subscription.ts';
import { TOASTS } from '../../server/contract/texts.ts';
import { Button } from '../../views/components/button.tsx';
import { Dialog } from '../../views/components/dialog.tsx';
import { Form } from '../../views/components/form.tsx';
import { PlanPreviewDetails } from '../../views/components/plan-preview.tsx';
import { formatDate } from '../../views/components/relative-time.ts';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { useHeldRegion } from '../runtime/hold-region.ts';
import { toast } from '../runtime/screen.ts';
import { useWrite } from '../runtime/use-write.ts';

export interface PlanChoiceProps {
  readonly userId: number;
  readonly tier: Tier;
  /** A payment method has to be there first, and is not. */
  readonly needsPayment: boolean;
  /** Plans bind: what it costs is shown first. */
  readonly asks: boolean;
  /** It is the plan that was to end or to shrink. */
  readonly keeps: boolean;
  readonly locale: string;
  readonly timeZone: string;
}

function PlanChoice({ userId, tier, needsPayment, asks, keeps, locale, timeZone }: PlanChoiceProps) {
  const { isPending, write } = useWrite();
  const [preview, setPreview] = useState<PlanPreview | null>(null);
  const { name, label } = planOf(tier);
  const url = `/api/users/${userId}/subscription`;
  const face = { locale, timeZone };
  useHeldRegion(preview !== null, `choose-${tier}`);

  const choose = async (event: FormEvent) => {
    event.preventDefault();
    if (needsPayment) {
      toast(TOASTS.paymentRequired);
      // The payment dialog is an island of its own; its button opens it.
      return document.getElementById('payment-profile')?.click();
    }
    return asks ? ask() : confirm();
  };
  const failed = (error: unknown) => {
    setPreview(null);
    return { ...TOASTS.planFailed, description: messageOf(error) };
  };
  const ask = () =>
    write(() => api<PlanPreview>('POST', '/api/subscription/preview', { plan: tier }), {
      asks: true,
      done: (found) => void setPreview(found),
      failed,
    });
  const confirm = async (due?: number) => {
    const payload = { tier, ...(due !== undefined && { due }) };
    const isChosen = await write(() => api<Subscription>('PUT', url, payload), {
      done: (chosen) => {
        setPreview(null);
        return describe(chosen, tier, face);
      },
      failed,
    });
    // The button that was pressed is gone.
    if (isChosen) document.getElementById('plans')?.focus();
  };

  const button = (
    <Button
      id={`choose-${tier}`}
      type="submit"
      wide
      variant={label === 'Popular' ? 'primary' : 'secondary'}
      pending={isPending && preview === null}
      pendingLabel="Selecting..."
    >
      {keeps ? 'Keep' : 'Select'} {name}
    </Button>
  );

  return (
    <>
      {asks ? (
        <form action="/screens/profile" onSubmit={choose}>
          <input type="hidden" name="plan" value={tier} />
          {button}
        </form>
      ) : (
        <Form action={`${url}?_method=put`} onSubmit={choose}>
          <input type="hidden" name="tier" value={tier} />
          {button}
        </Form>
      )}
      {preview && (
        <Dialog
          id={`confirm-${tier}`}
          open
          busy={isPending}
          onClose={() => setPreview(null)}
          title={`${keeps ? 'Keep' : 'Select'} the ${name} plan?`}
          footer={
            <>
              <Button disabled={isPending} onClick={() => setPreview(null)}>
                Cancel
              </Button>
              <Button
                variant="primary"
                pending={isPending}
                pendingLabel="Selecting..."
                onClick={() => confirm(preview.dueToday)}
              >
                Confirm
              </Button>
            </>
          }
        >
          <PlanPreviewDetails preview={preview} face={face} />
        </Dialog>
      )}
    </>
  );
}

function describe(chosen: Subscription, tier: Tier, face: { locale: string; timeZone: string }) {
  const end = formatDate(chosen.endDate, face);
  const title = `${planOf(tier).name} Plan Selected`;
  if (chosen.pending)
    return { title, description: 'The payment is being confirmed; the plan begins once it is.' };
  if (chosen.nextTier === tier)
    return { title, description: `It begins on ${end}. Until then your present plan goes on.` };
  if (chosen.status === 'trial')
    return { title, description: `Your ${TRIAL_DAYS}-day free trial has begun. It ends on ${end}.` };
  return { title, description: `It is active now; the current month ends on ${end}.` };
}

export default defineIsland('plan-choice', PlanChoice);
