// What can be done with the present plan: look for a larger one, or cancel it. Both work without script.

import { type FormEvent, useState } from 'react';
import { TOASTS } from '../../server/contract/texts.ts';
import { Button } from '../../views/components/button.tsx';
import { Dialog } from '../../views/components/dialog.tsx';
import { Form } from '../../views/components/form.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { toast } from '../runtime/screen.ts';
import { useWrite } from '../runtime/use-write.ts';

export interface PlanActionsProps {
  readonly userId: number;
  /** The plan that can be cancelled, and until when it would have run; null when none runs. */
  readonly running: { readonly name: string; readonly until: string } | null;
  /** Plans bind: what is paid for runs to its end. */
  readonly binds: boolean;
}

function PlanActions({ userId, running, binds }: PlanActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const { isPending, write } = useWrite();
  const url = `/api/users/${userId}/subscription`;

  const showPlans = (event: FormEvent) => {
    event.preventDefault();
    const plans = document.getElementById('plans');
    plans?.scrollIntoView({ behavior: isStill() ? 'auto' : 'smooth' });
    plans?.focus({ preventScroll: true });
    toast(TOASTS.upgradePlan);
  };
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setAsking(true);
  };
  const cancel = async () => {
    const isCancelled = await write(() => api('DELETE', url), {
      done: () => {
        setAsking(false);
        return {
          title: `${running?.name} plan cancelled`,
          description: binds ? `It runs until ${running?.until} and is not renewed.` : 'It is not renewed.',
        };
      },
      failed: (error) => ({ ...TOASTS.planFailed, description: messageOf(error) }),
    });
    // The button that was pressed is gone.
    if (isCancelled) document.getElementById('upgrade-plan')?.focus();
  };

  return (
    <>
      <form action="/screens/profile#plans" onSubmit={showPlans}>
        <Button id="upgrade-plan" type="submit" icon="trending-up">
          Upgrade Plan
        </Button>
      </form>
      {running && (
        <Form action={`${url}?_method=delete`} onSubmit={ask}>
          <Button id="cancel-plan" type="submit" variant="quiet">
            Cancel plan
          </Button>
        </Form>
      )}
      {running && isAsking && (
        <Dialog
          id="plan-canceller"
          open
          busy={isPending}
          onClose={() => setAsking(false)}
          title={`Cancel the ${running.name} plan?`}
          footer={
            <>
              <Button disabled={isPending} onClick={() => setAsking(false)}>
                Keep it
              </Button>
              <Button variant="danger" pending={isPending} pendingLabel="Cancelling..." onClick={cancel}>
                Cancel plan
              </Button>
            </>
          }
        >
          <p>
            {binds
              ? `It runs until ${running.until} and is not renewed. Then nothing is planned or published any more; everything stays readable. Until then you can keep it after all.`
              : `It is cancelled at once and not renewed; it would have run until ${running.until}.`}{' '}
            You can choose a plan again at any time, but a free trial begins only once.
          </p>
        </Dialog>
      )}
    </>
  );
}

function isStill() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export default defineIsland('plan-actions', PlanActions);
