// Automations: the three series with their timings and mails. Nothing sends them yet, and each card says what is missing.

import SavedSwitch from '../../../islands/saved-switch/index.tsx';
import type { Automation, AutomationStep } from '../../../server/contract/automation.ts';
import { channelOf, MAIL_CHANNEL } from '../../../server/contract/channels/index.ts';
import { automationOf } from '../../../server/contract/constants/email.ts';
import { TOASTS } from '../../../server/contract/texts.ts';
import { Badge, Tag } from '../../components/badge.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Banner } from '../../components/feedback.tsx';
import { TextAreaField, TextField } from '../../components/field.tsx';
import { Form } from '../../components/form.tsx';
import { PlainAct } from '../../components/plain-act.tsx';
import { Island } from '../../island.tsx';
import type { EmailMarketingProps, EmailTab } from './types.ts';

interface AutomationsProps {
  readonly page: EmailMarketingProps;
  readonly tab: Extract<EmailTab, { tab: 'automations' }>;
}

const ROUTE = '/email-marketing?tab=automations';

export function AutomationsTab({ page, tab }: AutomationsProps) {
  return (
    <div className="stack stack-lg">
      <Banner tone="warning" title="Automations send nothing yet">
        You can switch them on, read and edit their mails: all of that is saved. Sending them is still to
        come, and each card says what is missing.
      </Banner>
      {tab.automations.map((automation) => (
        <AutomationCard key={automation.kind} page={page} automation={automation} edited={tab.edited} />
      ))}
    </div>
  );
}

interface CardProps {
  readonly page: EmailMarketingProps;
  readonly automation: Automation;
  readonly edited: string | null;
}

function AutomationCard({ page, automation, edited }: CardProps) {
  const { kind, name, isActive, steps } = automation;
  const { trigger, missing } = automationOf(kind);
  return (
    <Card
      title={name}
      badge={isActive ? <Badge tone="warning">On, sends nothing yet</Badge> : <Badge>Off</Badge>}
      description={`${steps.length} emails. ${trigger}`}
      region={`automation-${kind}`}
    >
      <div className="stack">
        {page.canWrite && <AutomationSwitch page={page} automation={automation} />}
        <p className="quiet small">
          Sent so far: {automation.sent}. {missing}
        </p>
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
  const saved = 'It is saved, and sends nothing yet.';
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
        <details className="mail">
          <summary>
            <strong>{step.subject}</strong>
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
