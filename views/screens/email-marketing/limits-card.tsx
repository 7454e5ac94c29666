// How often people get mail, and when not: empty fields set no limit.

import type { MailLimits } from '../../../server/contract/mail-limits.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextField } from '../../components/field.tsx';
import { Form } from '../../components/form.tsx';
import type { EmailMarketingProps } from './types.ts';

const ROUTE = '/email-marketing?view=sending';

export function LimitsCard({ page, limits }: { page: EmailMarketingProps; limits: MailLimits }) {
  return (
    <Card
      title="How often, and when"
      description="Over mailings and automations together. Whoever has had enough is left out of a mailing, and waits in an automation; at night both wait for the morning. What people choose for themselves holds as well."
    >
      {page.canWrite ? <LimitsForm page={page} limits={limits} /> : <p>{wordsOf(limits)}</p>}
    </Card>
  );
}

function wordsOf({ cap, quietHours }: MailLimits): string {
  const often = cap ? `At most ${cap.mails} mails to a person in ${cap.days} days.` : 'No frequency cap.';
  return `${often} ${quietHours ? `Quiet from ${quietHours.from} to ${quietHours.to}.` : 'No quiet hours.'}`;
}

function LimitsForm({
  page: { userId, refused },
  limits: { cap, quietHours },
}: Parameters<typeof LimitsCard>[0]) {
  const { values, field = '', message } = refused ?? {};
  const errorOf = (name: string) => (field === name ? message?.replace(/^[\w.]+: /, 'This ') : undefined);
  return (
    <Form className="stack" action={`/api/users/${userId}/mail-limits?_method=PUT`} data-enhance="">
      <input type="hidden" name="screen" value={ROUTE} />
      <input type="hidden" name="next" value={`${ROUTE}&done=limits`} />
      <div className="row row-top">
        <TextField
          name="mails"
          label="Mails to a person, at most"
          type="number"
          min="1"
          defaultValue={values?.mails ?? cap?.mails}
          error={errorOf('cap.mails')}
        />
        <TextField
          name="days"
          label="In so many days"
          type="number"
          min="1"
          defaultValue={values?.days ?? cap?.days}
          error={errorOf('cap.days')}
        />
      </div>
      <div className="row row-top">
        <TextField
          name="from"
          label="Quiet from"
          type="time"
          hint="On the person's clock, where their attribute 'timezone' says where they live; else on yours."
          defaultValue={values?.from ?? quietHours?.from}
          error={errorOf('quietHours.from')}
        />
        <TextField
          name="to"
          label="Until"
          type="time"
          defaultValue={values?.to ?? quietHours?.to}
          error={errorOf('quietHours.to') ?? errorOf('quietHours')}
        />
      </div>
      <div className="row">
        <Button type="submit">Save</Button>
      </div>
    </Form>
  );
}
