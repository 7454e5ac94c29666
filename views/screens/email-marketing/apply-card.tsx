// A draft that is to be used: says what becomes of those inside, and asks.
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { RadioGroup } from '../../components/choices.tsx';
import { Form } from '../../components/form.tsx';
import { PlainAct } from '../../components/plain-act.tsx';
import { type AutomationPageProps, routeOf } from './automation-route.ts';

export function ApplyCard({ page, tab: { automation } }: AutomationPageProps) {
  const { id, inUse, waiting, misplaced } = automation;
  const route = routeOf(automation);
  const { refused } = page;
  return (
    <Card
      title={inUse ? 'Changes that are not used yet' : 'A draft'}
      description={
        inUse
          ? 'It runs as it was before until you use the changes.'
          : 'Nothing happens until you use it, and then switch it on.'
      }
      region="apply"
    >
      <div className="stack">
        <Form className="stack" action={`/api/built-automations/${id}/apply`} data-enhance="">
          <input type="hidden" name="screen" value={route} />
          <input type="hidden" name="next" value={`${route}&done=applied`} />
          {waiting > 0 && (
            <RadioGroup
              name="inside"
              required
              label={`${waiting} ${waiting === 1 ? 'person is' : 'people are'} inside. What becomes of them?`}
              options={[
                {
                  value: 'go-on',
                  label: 'They go on in it, each from where they stand.',
                  hint: whereOf(misplaced),
                },
                { value: 'leave', label: 'They leave it, and get nothing more of it.' },
              ]}
              error={refused?.field === 'inside' ? 'Choose one of the two.' : undefined}
            />
          )}
          <div className="row">
            <Button type="submit" variant="primary">
              {inUse ? 'Use the changes' : 'Use this draft'}
            </Button>
          </div>
        </Form>
        {inUse && (
          <PlainAct
            action={`/api/built-automations/${id}/draft`}
            method="DELETE"
            icon="undo"
            screen={route}
            next={`${route}&done=draft-forgotten`}
          >
            Forget the changes
          </PlainAct>
        )}
      </div>
    </Card>
  );
}

function whereOf(misplaced: number): string | undefined {
  if (misplaced === 0) return undefined;
  return `${misplaced} of them stand before a step that is gone: they go on with the next one that is still there, and are through where there is none.`;
}
