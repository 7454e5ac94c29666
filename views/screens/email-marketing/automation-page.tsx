// One automation that the business built: its switch, its steps with how many people are where, and its draft.

import SavedSwitch from '../../../islands/saved-switch/index.tsx';
import type { CountedStep } from '../../../server/contract/built-automation.ts';
import { TOASTS } from '../../../server/contract/texts.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { numberFormat } from '../../components/formats.ts';
import { FinalAct, PlainAct } from '../../components/plain-act.tsx';
import { Island } from '../../island.tsx';
import { ApplyCard } from './apply-card.tsx';
import { HeadForm } from './automation-head-form.tsx';
import { type AutomationPageProps, LIST, routeOf } from './automation-route.ts';
import { goalWords, otherwiseWords, REENTRY_WORDS, stepWords, triggerWords } from './automation-words.ts';
import { StateBadge, StoppedBanner } from './built-automations.tsx';
import { AddStep, StepForm } from './built-step-form.tsx';
import { DryRunCard } from './dry-run-card.tsx';
import { Results } from './results.tsx';
import { TroubledCalls } from './troubled-calls.tsx';

export function AutomationPage(props: AutomationPageProps) {
  const { page, tab } = props;
  const { automation } = tab;
  return (
    <div className="stack stack-lg">
      <p>
        <ButtonLink size="sm" variant="quiet" icon="arrow-left" href={`#${LIST}`}>
          All automations
        </ButtonLink>
      </p>
      <Card
        title={automation.name}
        badge={<StateBadge automation={automation} />}
        description={describe(props)}
        region="built-automation"
      >
        <div className="stack">
          {automation.note !== null && <StoppedBanner note={automation.note} />}
          {page.canWrite && automation.inUse && <Switch {...props} />}
          <Totals {...props} />
          {page.canWrite && <HeadForm {...props} />}
        </div>
      </Card>
      {automation.draft && page.canWrite && <ApplyCard {...props} />}
      <Steps {...props} />
      <TroubledCalls {...props} />
      <DryRunCard {...props} />
      {page.canWrite && <Removal {...props} />}
    </div>
  );
}

function describe({ tab: { automation, choices } }: AutomationPageProps): string {
  const shown = automation.draft ?? automation.inUse;
  if (!shown) return '';
  const goal = shown.goal === null ? '' : ` Ends for whoever ${goalWords(shown.goal)}.`;
  return `${triggerWords(shown.trigger, choices)}. Coming in: ${REENTRY_WORDS[shown.reentry].toLowerCase()}.${goal}`;
}

function Totals({ page, tab: { automation } }: AutomationPageProps) {
  const { waiting, isActive } = automation;
  return (
    <>
      <Results results={automation} of="automation" locale={page.clock.locale} />
      {!isActive && waiting > 0 && (
        <p className="quiet small">
          Those who are in it wait until it is on again. A mail that is more than a day late by then is left
          out.
        </p>
      )}
    </>
  );
}

function Switch({ tab: { automation } }: AutomationPageProps) {
  const { id, name, isActive } = automation;
  const url = `/api/built-automations/${id}/active`;
  const description = 'It begins with whoever comes in from now on.';
  const on = {
    method: 'PUT',
    url,
    payload: { isActive: true },
    done: { title: `${name} is on`, description },
  } as const;
  const off = {
    method: 'PUT',
    url,
    payload: { isActive: false },
    done: { title: `${name} is off` },
  } as const;
  return (
    <Island
      of={SavedSwitch}
      prefix={`built-automation-${id}-${isActive}`}
      props={{
        id: `built-automation-${id}`,
        label: `Use ${name}`,
        isOn: isActive,
        on,
        off,
        failed: TOASTS.emailFailed,
        screen: routeOf(automation),
      }}
    />
  );
}

function Steps(props: AutomationPageProps) {
  const { page, tab } = props;
  const { automation, edited, type } = tab;
  const steps = (automation.draft ?? automation.inUse)?.steps ?? [];
  const adding = page.canWrite && edited === 'new' && type !== null;
  return (
    <Card
      title={automation.draft ? 'Steps of the draft' : 'Steps'}
      description={automation.draft ? 'Nothing runs by it until you use it.' : undefined}
      region="built-steps"
    >
      <div className="stack">
        {steps.length === 0 && !adding && <p className="quiet">No step yet. Add the first one below.</p>}
        {steps.length > 0 && (
          <ol className="list steps">
            {steps.map((step, index) => (
              <li key={step.id} id={`step-${step.id}`}>
                {edited === step.id ? (
                  <StepForm
                    {...props}
                    step={step as CountedStep}
                    type={step.type}
                    steps={steps as CountedStep[]}
                  />
                ) : (
                  <StepLine {...props} index={index} steps={steps as CountedStep[]} />
                )}
              </li>
            ))}
          </ol>
        )}
        {adding && <StepForm {...props} type={type} steps={steps as CountedStep[]} />}
        {page.canWrite && <AddStep automation={automation} />}
      </div>
    </Card>
  );
}

interface LineProps extends AutomationPageProps {
  readonly index: number;
  readonly steps: readonly CountedStep[];
}

function StepLine(props: LineProps) {
  const { page, tab, index, steps } = props;
  const step = steps[index];
  if (!step) return null;
  const otherwise = otherwiseWords(step, steps);
  return (
    <>
      <div className="mail-step">
        <p>
          <strong>
            {index + 1}. {stepWords(step, tab.choices)}
          </strong>
        </p>
        {otherwise && <p className="small">{otherwise}</p>}
        <Results results={step} of={SENDS[step.type] ?? 'step'} locale={page.clock.locale} />
        {step.type === 'mail' && (
          <details className="mail">
            <summary>Text</summary>
            <pre>{step.content}</pre>
          </details>
        )}
      </div>
      {page.canWrite && <StepActs {...props} step={step} />}
    </>
  );
}

/** What leaves by a step. */
const SENDS: Readonly<Partial<Record<CountedStep['type'], 'mail' | 'call'>>> = {
  mail: 'mail',
  webhook: 'call',
};

function StepActs({
  tab: { automation, choices },
  index,
  steps,
  step,
}: LineProps & { readonly step: CountedStep }) {
  const route = routeOf(automation);
  const url = `/api/built-automations/${automation.id}/steps/${step.id}`;
  const what = stepWords(step, choices);
  const to = { screen: route, next: `${route}&done=step-changed` };
  return (
    <div className="row">
      {step.type !== 'end' && (
        <ButtonLink size="sm" icon="pencil" href={`#${route}&step=${step.id}`} aria-label={`Edit: ${what}`}>
          Edit
        </ButtonLink>
      )}
      {index > 0 && (
        <PlainAct action={`${url}/move`} fields={{ to: 'up' }} {...to}>
          <span>
            Up<span className="unseen">: {what}</span>
          </span>
        </PlainAct>
      )}
      {index < steps.length - 1 && (
        <PlainAct action={`${url}/move`} fields={{ to: 'down' }} {...to}>
          <span>
            Down<span className="unseen">: {what}</span>
          </span>
        </PlainAct>
      )}
      <PlainAct action={url} method="DELETE" icon="trash" {...to}>
        <span>
          Remove<span className="unseen">: {what}</span>
        </span>
      </PlainAct>
    </div>
  );
}

function Removal({ page, tab: { automation } }: AutomationPageProps) {
  const { id, waiting } = automation;
  const people = numberFormat(page.clock.locale).format(waiting);
  const inside = waiting > 0 ? ` The ${people} inside leave it and get nothing more.` : '';
  return (
    <FinalAct
      id="remove-automation"
      ask="Delete this automation"
      explain={`Its steps and its counts are gone then.${inside}`}
      action={`/api/built-automations/${id}`}
      method="DELETE"
      screen={routeOf(automation)}
      next={`${LIST}&done=automation-removed`}
    >
      Delete it
    </FinalAct>
  );
}
