// The form of one step, by its type, and the links that add one.
import {
  type BuiltAutomation,
  type CountedStep,
  STEP_TYPES,
} from '../../../server/contract/built-automation.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { SelectField } from '../../components/field.tsx';
import { Form } from '../../components/form.tsx';
import { routeOf, type StepFormProps, type StepType } from './automation-route.ts';
import { StepFields } from './step-fields.tsx';

export const STEP_NAMES: Readonly<Record<StepType, string>> = {
  mail: 'Mail',
  wait: 'Wait for a time',
  'wait-until': 'Wait until a time of the day',
  'wait-for': 'Wait for an event',
  condition: 'Condition',
  tag: 'Tag',
  list: 'List',
  webhook: 'Call a program',
  end: 'End here',
};

export function AddStep({ automation }: { readonly automation: BuiltAutomation }) {
  return (
    <div>
      <p className="quiet small">Add a step at the end:</p>
      <div className="row">
        {STEP_TYPES.map((type) => (
          <ButtonLink key={type} size="sm" icon="plus" href={`#${routeOf(automation)}&step=new&type=${type}`}>
            {STEP_NAMES[type]}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}

export function StepForm(props: StepFormProps) {
  const { page, tab, type, step, steps } = props;
  const route = routeOf(tab.automation);
  const url = `/api/built-automations/${tab.automation.id}/steps`;
  const here = step ? `${route}&step=${step.id}` : `${route}&step=new&type=${type}`;
  const { field, message } = page.refused ?? {};
  return (
    <Form
      className="stack"
      action={step ? `${url}/${step.id}?_method=PUT` : url}
      data-enhance=""
      aria-label={STEP_NAMES[type]}
    >
      <input type="hidden" name="screen" value={here} />
      <input type="hidden" name="next" value={`${route}&done=step-changed`} />
      <input type="hidden" name="type" value={type} />
      <p>
        <strong>{STEP_NAMES[type]}</strong>
      </p>
      <StepFields {...props} />
      {(type === 'condition' || type === 'wait-for') && (
        <SelectField
          name="otherwise"
          label={type === 'condition' ? 'Who does not meet it' : 'Who has not done it by then'}
          required
          options={ways(type, steps, step)}
          defaultValue={
            page.refused?.values.otherwise ?? (step && 'otherwise' in step ? step.otherwise : undefined)
          }
        />
      )}
      {field !== undefined && <p className="field-error">{message?.replace(/^[\w.]+: /, 'This ')}</p>}
      <div className="row">
        <Button type="submit" variant="primary">
          {step ? 'Save step' : 'Add step'}
        </Button>
        <ButtonLink variant="quiet" href={`#${route}`}>
          Back
        </ButtonLink>
      </div>
    </Form>
  );
}

/** A new step stands at the end: behind it there is nothing to go to yet. */
function ways(type: StepType, steps: readonly CountedStep[], step: CountedStep | undefined) {
  const at = step ? steps.findIndex(({ id }) => id === step.id) : steps.length;
  const later = steps.slice(at + 1).map(({ id, type: other }, index) => ({
    value: id,
    label: `goes to step ${at + index + 2}: ${STEP_NAMES[other]}`,
  }));
  const onward = type === 'wait-for' ? [{ value: 'go-on', label: 'goes on all the same' }] : [];
  return [...onward, { value: 'leave', label: 'leaves the automation' }, ...later];
}
