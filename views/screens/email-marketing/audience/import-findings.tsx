// What an import does, or did: how far it is, its counts, the first rows of each sort, and the proof that these people agreed.
import { LIMITS } from '../../../../server/contract/constants/limits.ts';
import type { ImportCount, PeopleImport } from '../../../../server/contract/import.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Progress } from '../../../components/feedback.tsx';
import { TextAreaField, TextField } from '../../../components/field.tsx';
import { Form } from '../../../components/form.tsx';
import { numberFormat } from '../../../components/formats.ts';
import { FinalAct, PlainAct } from '../../../components/plain-act.tsx';
import type { EmailMarketingProps } from '../types.ts';
import { routeOfView } from './nav.tsx';

interface Props {
  readonly page: EmailMarketingProps;
  readonly open: PeopleImport;
}

const COUNTS: readonly (readonly [ImportCount, string, string])[] = [
  ['added', 'new', 'They are added.'],
  ['changed', 'subscribed already', 'What the file says anew is taken over.'],
  ['known', 'subscribed already', 'Nothing changes for them.'],
  ['departed', 'unsubscribed once', 'They are not added again.'],
  ['suppressed', 'suppressed', 'Mail to them must not leave.'],
  ['repeated', 'twice in the file', 'Each address counts once.'],
  ['invalid', 'not usable', 'These rows are left out.'],
];

const hereOf = ({ id }: PeopleImport) => `${routeOfView('import')}&import=${id}`;

export function ImportFindings({ page, open }: Props) {
  const { status } = open;
  const act = { screen: hereOf(open), next: hereOf(open) };
  const url = `/api/imports/${open.id}`;
  return (
    <>
      <HowFar page={page} open={open} />
      <Counts page={page} open={open} />
      <Examples open={open} />
      {open.hasRefused && page.canWrite && (
        <p>
          <ButtonLink size="sm" icon="download" href={`${url}/refused.csv`} download>
            Rows that are left out, with the reasons
          </ButtonLink>
        </p>
      )}
      {status === 'checked' && page.canWrite && <Consent page={page} open={open} />}
      {open.consentText && <Proof open={open} />}
      {page.canWrite && (
        <div className="row">
          {(status === 'checking' || status === 'storing') && (
            <PlainAct action={`${url}/stop`} {...act}>
              Stop
            </PlainAct>
          )}
          {status === 'stopped' && (
            <PlainAct action={`${url}/resume`} variant="primary" {...act}>
              Go on
            </PlainAct>
          )}
          {status === 'checked' && (
            <PlainAct action={url} method="PATCH" {...act}>
              Change the columns
            </PlainAct>
          )}
          {(status === 'checked' || status === 'stopped' || status === 'done') && (
            <FinalAct
              id="remove-import"
              ask={status === 'checked' ? 'Delete' : 'Delete the file'}
              explain={
                status === 'checked'
                  ? 'Nothing of it is stored.'
                  : 'Who was taken in stays, and with them the proof that they agreed. The rest is not taken in.'
              }
              action={url}
              method="DELETE"
              icon="trash"
              screen={hereOf(open)}
              next={routeOfView('import')}
            >
              Delete it
            </FinalAct>
          )}
        </div>
      )}
    </>
  );
}

function HowFar({ page: { clock }, open: { status, rows, total } }: Props) {
  if (status === 'done' || status === 'checked') return null;
  const number = numberFormat(clock.locale);
  const words =
    total === null ? `${number.format(rows)} rows` : `${number.format(rows)} of ${number.format(total)} rows`;
  if (total === null) return <p role="status">Being checked: {words} so far.</p>;
  return <Progress id="import-progress" label="Taken in" value={rows} max={total} valueText={words} />;
}

function Counts({ page: { clock }, open: { counts, rows } }: Props) {
  const number = numberFormat(clock.locale);
  // Of what has only begun nothing is known yet.
  if (rows === 0) return null;
  return (
    <ul className="findings">
      {COUNTS.filter(([count]) => counts[count] > 0 || count === 'added').map(([count, words, meaning]) => (
        <li key={count}>
          <strong>
            {number.format(counts[count])} {words}.
          </strong>{' '}
          {meaning}
        </li>
      ))}
    </ul>
  );
}

function Examples({ open: { examples } }: Pick<Props, 'open'>) {
  const { added, changed, refused } = examples;
  return (
    <>
      {added.length > 0 && (
        <p>
          New, such as{' '}
          {added
            .slice(0, 3)
            .map(({ email, name }) => (name ? `${name} (${email})` : email))
            .join(', ')}
          .
        </p>
      )}
      {changed.length > 0 && (
        <details open>
          <summary>What changes, first of all</summary>
          <ul className="findings">
            {changed.map(({ email, field, before, after }) => (
              <li key={`${email} ${field} ${after}`}>
                {email}: {field} {before ? `“${before}” becomes “${after}”` : `“${after}” is new`}
              </li>
            ))}
          </ul>
        </details>
      )}
      {refused.length > 0 && (
        <details open>
          <summary>What is left out, first of all</summary>
          <ul className="findings">
            {refused.map(({ line, reason, text }) => (
              <li key={`${line} ${text}`}>
                Line {line}, “{text}”: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Without it nobody could say later why these people get mail. */
function Consent({ page: { refused, clock }, open }: Props) {
  const { counts } = open;
  const count = numberFormat(clock.locale).format(counts.added + counts.changed);
  const errorOf = (name: string) =>
    refused?.field === name ? refused.message.replace(/^\w+: /, 'This ') : undefined;
  if (counts.added + counts.changed === 0) return <p>There is nobody to be taken in.</p>;
  return (
    <Form className="stack" action={`/api/imports/${open.id}/start`} data-enhance="">
      <input type="hidden" name="screen" value={hereOf(open)} />
      <input type="hidden" name="next" value={hereOf(open)} />
      <TextAreaField
        name="consentText"
        label="The words that these people agreed to"
        required
        rows={3}
        maxLength={LIMITS.consent}
        defaultValue={refused?.values.consentText}
        hint="Exactly as they stood where they agreed. They are kept with each person as proof, with your name and today's date."
        error={errorOf('consentText')}
      />
      <TextField
        name="consentSource"
        label="Where and how they agreed"
        required
        maxLength={LIMITS.reason}
        defaultValue={refused?.values.consentSource}
        autoComplete="off"
        error={errorOf('consentSource')}
      />
      <div className="row">
        <Button type="submit" variant="primary">
          Import {count}
        </Button>
      </div>
    </Form>
  );
}

function Proof({ open: { consentText, consentSource, saidBy } }: Pick<Props, 'open'>) {
  return (
    <p>
      They agreed to “{consentText}” ({consentSource}){saidBy && `, as ${saidBy} says`}.
    </p>
  );
}
