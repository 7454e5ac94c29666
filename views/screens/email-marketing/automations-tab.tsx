// Automations: the three series with their times, mails and how many people are where.

import SavedSwitch from '../../../islands/saved-switch/index.tsx';
import type { Automation, AutomationStep } from '../../../server/contract/automation.ts';
import { channelOf, MAIL_CHANNEL } from '../../../server/contract/channels/index.ts';
import { automationOf } from '../../../server/contract/constants/email.ts';
import { TOASTS } from '../../../server/contract/texts.ts';
import { Badge, Tag } from '../../components/badge.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Banner } from '../../components/feedback.tsx';
import { SelectField, TextAreaField, TextField } from '../../components/field.tsx';
import { Form } from '../../components/form.tsx';
import { numberFormat } from '../../components/formats.ts';
import { withoutFields } from '../../components/merge-words.ts';
import { PlainAct } from '../../components/plain-act.tsx';
import { Island } from '../../island.tsx';
import { BuiltAutomations, StoppedBanner } from './built-automations.tsx';
import { Results } from './results.tsx';
import type { EmailMarketingProps, EmailTab } from './types.ts';

interface AutomationsProps {
  readonly page: EmailMarketingProps;
  readonly tab: Extract<EmailTab, { tab: 'automations' }>;
}

const ROUTE = '/email-marketing?tab=automations';

export function AutomationsTab({ page, tab }: AutomationsProps) {
  return (
    <div className="stack stack-lg">
      <HeldUp page={page} />
      <BuiltAutomations page={page} built={tab.built} />
      {tab.automations.map((automation) => (
        <AutomationCard key={automation.kind} page={page} automation={automation} edited={tab.edited} />
      ))}
    </div>
  );
}

/** Why nothing leaves; nobody who waits is lost by it. */
function HeldUp({ page: { connectionId, isOn, paused, mailIsLocal } }: Pick<AutomationsProps, 'page'>) {
  const wait = 'Whoever is in an automation waits. A mail that is more than a day late by then is left out.';
  if (connectionId === null)
    return (
      <Banner tone="warning" title="Email is not connected">
        {wait}
      </Banner>
    );
  if (paused || !isOn)
    return (
      <Banner tone="warning" title="Sending is paused">
        {wait}
      </Banner>
    );
  if (!mailIsLocal) return null;
  return (
    <Banner tone="warning" title="Mails stay on this machine">
      No mail server is set, so they go to the outbox instead.
    </Banner>
  );
}

interface CardProps {
  readonly page: EmailMarketingProps;
  readonly automation: Automation;
  readonly edited: string | null;
}

function AutomationCard({ page, automation, edited }: CardProps) {
  const { kind, name, isActive, note, steps } = automation;
  const { trigger } = automationOf(kind);
  return (
    <Card
      title={name}
      badge={isActive ? <Badge tone="success">On</Badge> : <Badge>Off</Badge>}
      description={`${steps.length} emails. ${trigger}`}
      region={`automation-${kind}`}
    >
      <div className="stack">
        {note !== null && <StoppedBanner note={note} />}
        {page.canWrite && <AutomationSwitch page={page} automation={automation} />}
        <Results results={automation} of="automation" locale={page.clock.locale} />
        {!isActive && automation.waiting > 0 && (
          <p className="quiet small">
            Those who are in it wait until it is on again. A mail that is more than a day late by then is left
            out.
          </p>
        )}
        <ol className="list steps">
          {steps.map((step) => (
            <li key={step.position} id={`${kind}-${step.position}`}>
              {edited === `${kind}-${step.position}` && page.canWrite ? (
                <StepForm page={page} kind={kind} step={step} />
              ) : (
                <Step page={page} kind={kind} step={step} />
              )}
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}

function AutomationSwitch({
  page: { userId },
  automation: { kind, name, isActive },
}: Omit<CardProps, 'edited'>) {
  const url = `/api/users/${userId}/automations/${kind}`;
  const saved = 'It begins with whoever comes in from now on.';
  return (
    <Island
      of={SavedSwitch}
      prefix={`automation-${kind}-${isActive}`}
      props={{
        id: `automation-${kind}`,
        label: `Use ${name}`,
        isOn: isActive,
        on: {
          method: 'PUT',
          url,
          payload: { isActive: true },
          done: { title: `${name} is on`, description: saved },
        },
        off: { method: 'PUT', url, payload: { isActive: false }, done: { title: `${name} is off` } },
        failed: TOASTS.emailFailed,
        screen: ROUTE,
      }}
    />
  );
}

interface StepProps {
  readonly page: EmailMarketingProps;
  readonly kind: Automation['kind'];
  readonly step: AutomationStep;
}

function urlOf({ page, kind, step }: StepProps): string {
  return `/api/users/${page.userId}/automations/${kind}/steps/${step.position}`;
}

function Step(props: StepProps) {
  const { page, kind, step } = props;
  return (
    <>
      <div className="mail-step">
        <p className="row">
          <Tag>{step.timing}</Tag>
          {step.edited && <span className="quiet small">Edited by you</span>}
        </p>
        <Results results={step} of="mail" locale={page.clock.locale} />
        <details className="mail">
          <summary>
            <strong>{withoutFields(step.subject)}</strong>
          </summary>
          <pre>{step.content}</pre>
        </details>
      </div>
      <div className="row">
        {page.canWrite && (
          <ButtonLink size="sm" icon="pencil" href={`#${ROUTE}&edit=${kind}-${step.position}`}>
            Edit
          </ButtonLink>
        )}
        <ButtonLink size="sm" icon="eye" href={`${urlOf(props)}/preview`} target="_blank" rel="noreferrer">
          Preview
        </ButtonLink>
      </div>
    </>
  );
}

const UNITS = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const;
const UNIT_CHOICES = Object.keys(UNITS).map((unit) => ({ value: unit, label: unit }));

/** When the mail leaves after the start, in the largest unit that tells it whole. */
function DelayFields({
  step: { delay },
  values,
  error,
}: {
  readonly step: AutomationStep;
  readonly values: Readonly<Record<string, string>> | undefined;
  readonly error: string | undefined;
}) {
  const unit = (['days', 'hours'] as const).find((one) => delay > 0 && delay % UNITS[one] === 0) ?? 'minutes';
  return (
    <div className="row">
      <TextField
        name="after"
        label="Leaves after"
        hint="Counted from the start."
        type="number"
        inputMode="decimal"
        step="any"
        min="0"
        required
        defaultValue={values?.after ?? String(delay / UNITS[unit])}
        error={error}
      />
      <SelectField name="unit" label="Unit" options={UNIT_CHOICES} defaultValue={values?.unit ?? unit} />
    </div>
  );
}

function StepForm(props: StepProps) {
  const { page, kind, step } = props;
  const { form } = channelOf(MAIL_CHANNEL);
  const here = `${ROUTE}&edit=${kind}-${step.position}`;
  const { values, field, message } = page.refused ?? {};
  const errorOf = (name: string) =>
    field === name ? message?.replace(/^\w+: (is|must)/, 'This $1') : undefined;
  return (
    <div className="stack mail-step">
      <Form className="stack" action={`${urlOf(props)}?_method=PUT`} data-enhance="">
        <input type="hidden" name="screen" value={here} />
        <input type="hidden" name="next" value={`${ROUTE}&done=step`} />
        <p>
          <Tag>{step.timing}</Tag>
        </p>
        <TextField
          name="subject"
          label="Subject"
          required
          maxLength={form.title}
          autoComplete="off"
          defaultValue={values?.subject ?? step.subject}
          error={errorOf('subject')}
        />
        <TextAreaField
          name="content"
          label="Text"
          required
          rows={8}
          maxLength={form.text}
          defaultValue={values?.content ?? step.content}
          error={errorOf('content')}
        />
        <DelayFields step={step} values={values} error={errorOf('delay')} />
        {step.waiting > 0 && (
          <p className="quiet small">
            {numberFormat(page.clock.locale).format(step.waiting)}{' '}
            {step.waiting === 1 ? 'person waits' : 'people wait'} for this mail, and get it in these words and
            at this time.
          </p>
        )}
        <div className="row">
          <Button type="submit" variant="primary">
            Save mail
          </Button>
          <ButtonLink variant="quiet" href={`#${ROUTE}`}>
            Back
          </ButtonLink>
        </div>
      </Form>
      {step.edited && (
        <PlainAct
          action={urlOf(props)}
          method="DELETE"
          icon="undo"
          screen={here}
          next={`${ROUTE}&done=reset`}
        >
          Use the suggested text
        </PlainAct>
      )}
    </div>
  );
}
