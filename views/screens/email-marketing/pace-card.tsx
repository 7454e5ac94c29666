// How fast mails leave: the warm-up of a new sender with its plan, and rates of single domains.

import { type MailPace, WARM_UP_PLAN } from '../../../server/contract/mail-pace.ts';
import { RATE_UNITS } from '../../../server/contract/mail-server.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { Form } from '../../components/form.tsx';
import { numberFormat } from '../../components/formats.ts';
import type { EmailMarketingProps } from './types.ts';

const ROUTE = '/email-marketing?view=sending';
/** Empty rows for further domains. */
const SPARE = 2;

interface PaceProps {
  readonly page: EmailMarketingProps;
  readonly pace: MailPace;
}

export function PaceCard({ page, pace }: PaceProps) {
  return (
    <Card
      title="How fast"
      description="Mailbox providers hold back what comes suddenly from a sender that they do not know. Over mailings and automations together; single mails such as receipts always leave."
    >
      <div className="stack">
        <p>{wordsOf(pace, page.clock.locale)}</p>
        {pace.warmUp && <Plan plan={pace.warmUp.plan} locale={page.clock.locale} />}
        {page.canWrite && <PaceForm page={page} pace={pace} />}
      </div>
    </Card>
  );
}

function wordsOf({ warmUp, domains }: MailPace, locale: string): string {
  const number = numberFormat(locale);
  const rates = domains
    .map(({ domain, mails, per }) => `${domain} ${number.format(mails)} a ${per}`)
    .join(', ');
  const limits = rates === '' ? 'No domain has a rate.' : `Rates: ${rates}.`;
  if (!warmUp) return `No warm-up. ${limits}`;
  const today =
    warmUp.today === null
      ? 'The warm-up is over.'
      : `Warm-up: at most ${number.format(warmUp.today)} mails today.`;
  return `${today} ${limits}`;
}

/** What leaves on each day. */
function Plan({ plan, locale }: { plan: NonNullable<MailPace['warmUp']>['plan']; locale: string }) {
  const number = numberFormat(locale);
  const format = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return (
    <details>
      <summary>The plan, day by day (UTC)</summary>
      <ul className="list">
        {plan.map(({ day, mails }) => (
          <li key={day}>
            <time dateTime={day}>{format.format(Date.parse(day))}</time>
            <span>at most {number.format(mails)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function PaceForm({ page: { userId, refused, clock }, pace }: PaceProps) {
  const number = numberFormat(clock.locale);
  const { values, field = '', message } = refused ?? {};
  const rows = Array.from({ length: pace.domains.length + SPARE }, (_, at) => pace.domains[at]);
  return (
    <Form className="stack" action={`/api/users/${userId}/mail-pace?_method=PUT`} data-enhance="">
      <input type="hidden" name="screen" value={ROUTE} />
      <input type="hidden" name="next" value={`${ROUTE}&done=pace-saved`} />
      <SelectField
        name="warmUp"
        label="Warm-up of a new sender"
        required
        hint={`Day by day at most ${WARM_UP_PLAN.map((mails) => number.format(mails)).join(', ')} mails, from the day on which it is switched on; what is over goes on the next day.`}
        defaultValue={values?.warmUp ?? String(pace.warmUp !== null)}
        options={[
          { value: 'false', label: 'Off' },
          { value: 'true', label: 'On' },
        ]}
      />
      {rows.map((rate, at) => (
        <div className="row row-top" key={rate?.domain ?? `spare-${at}`}>
          <TextField
            name={`domain-${at}`}
            label={`Domain ${at + 1}`}
            autoComplete="off"
            placeholder="gmail.com"
            defaultValue={values?.[`domain-${at}`] ?? rate?.domain}
            error={field.startsWith('domains') && at === 0 ? message : undefined}
          />
          <TextField
            name={`mails-${at}`}
            label="Mails, at most"
            type="number"
            min="1"
            defaultValue={values?.[`mails-${at}`] ?? rate?.mails}
          />
          <SelectField
            name={`per-${at}`}
            label="In each"
            required
            defaultValue={values?.[`per-${at}`] ?? rate?.per ?? 'second'}
            options={RATE_UNITS.map((value) => ({ value, label: value }))}
          />
        </div>
      ))}
      <div className="row">
        <Button type="submit">Save</Button>
      </div>
    </Form>
  );
}
