// A plan that was chosen without script: what it costs and stops, to be confirmed.

import { planOf } from '../../../server/contract/constants/plans.ts';
import type { PlanPreview } from '../../../server/contract/invoice.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Form } from '../../components/form.tsx';
import { PlanPreviewDetails } from '../../components/plan-preview.tsx';
import type { ProfileProps } from './types.ts';

export function ChosenPlan({ account, preview, clock }: ProfileProps & { preview: PlanPreview }) {
  const { plan, dueToday, needsPayment } = preview;
  return (
    <Card
      title={`Select the ${planOf(plan).name} plan?`}
      footer={
        <>
          <a href="#/profile">Cancel</a>
          {needsPayment ? (
            <p>Please add a payment method to select this plan.</p>
          ) : (
            <Form action={`/api/users/${account.id}/subscription?_method=put`}>
              <input type="hidden" name="tier" value={plan} />
              <input type="hidden" name="due" value={dueToday} />
              <Button type="submit" variant="primary">
                Confirm
              </Button>
            </Form>
          )}
        </>
      }
    >
      <PlanPreviewDetails preview={preview} face={clock} />
    </Card>
  );
}
