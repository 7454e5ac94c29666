// The automations that the business built, and the form that begins one.
import type { BuiltAutomation } from '../../../server/contract/built-automation.ts';
import { LIMITS } from '../../../server/contract/constants/limits.ts';
import { Badge } from '../../components/badge.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Banner } from '../../components/feedback.tsx';
import { TextField } from '../../components/field.tsx';
import { Form } from '../../components/form.tsx';
import { LIST, SHOPS_ROUTE } from './automation-route.ts';
import { Results } from './results.tsx';
import type { EmailMarketingProps } from './types.ts';

export function BuiltAutomations({
  page,
  built,
}: {
  readonly page: EmailMarketingProps;
  readonly built: readonly BuiltAutomation[];
}) {
  return (
    <Card
      title="Your own automations"
      description="What starts one, and what happens then, step by step: mails, waits, conditions, tags, calls of your programs."
      region="built-automations"
      actions={
        <ButtonLink size="sm" href={`#${SHOPS_ROUTE}`}>
          Shops and programs
        </ButtonLink>
      }
    >
      <div className="stack">
        {built.length === 0 && <p className="quiet">You have built none yet. Give one a name to begin.</p>}
        {built.length > 0 && (
          <ul className="list">
            {built.map((one) => (
              <li key={one.id}>
                <Line automation={one} locale={page.clock.locale} />
              </li>
            ))}
          </ul>
        )}
        {page.canWrite && <BeginForm page={page} />}
      </div>
    </Card>
  );
}

/** What too much of switched it off, and what to do. */
export function StoppedBanner({ note }: { note: string }) {
  return (
    <Banner tone="danger" title="Too much came back">
      {note}
    </Banner>
  );
}

export function StateBadge({ automation: { isActive, inUse, draft } }: { automation: BuiltAutomation }) {
  if (isActive) return <Badge tone="success">{draft ? 'On, with changes to use' : 'On'}</Badge>;
  return <Badge>{inUse ? 'Off' : 'Draft'}</Badge>;
}

function Line({ automation, locale }: { automation: BuiltAutomation; locale: string }) {
  const { id, name } = automation;
  return (
    <div className="row">
      <div>
        <p className="row">
          <strong>{name}</strong> <StateBadge automation={automation} />
        </p>
        <Results results={automation} of="automation" locale={locale} />
      </div>
      <ButtonLink size="sm" href={`#${LIST}&automation=${id}`} aria-label={`Open ${name}`}>
        Open
      </ButtonLink>
    </div>
  );
}

/** It begins with subscribing; what else starts it is chosen on its own page. */
function BeginForm({ page: { userId, refused } }: { page: EmailMarketingProps }) {
  const error = refused?.field === 'name' ? refused.message.replace(/^\w+: /, 'This ') : undefined;
  return (
    <Form className="stack" action={`/api/users/${userId}/built-automations`} data-enhance="">
      <input type="hidden" name="screen" value={LIST} />
      <input type="hidden" name="starts" value="subscribed" />
      <TextField
        id="field-automation-name"
        name="name"
        label="Name"
        required
        maxLength={LIMITS.name}
        autoComplete="off"
        defaultValue={refused?.values.name}
        error={error}
      />
      <div className="row">
        <Button type="submit">Build an automation</Button>
      </div>
    </Form>
  );
}
