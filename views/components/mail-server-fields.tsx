// The fields of a mail server, and its limits in words: a business's own and the installation's are set the same way.
import { type MailServer, RATE_UNITS, SECURITIES } from '../../server/contract/mail-server.ts';
import { SelectField, TextField } from './field.tsx';

const SECURITY_NAMES: Readonly<Record<(typeof SECURITIES)[number], string>> = {
  tls: 'TLS from the start (465)',
  starttls: 'STARTTLS (587)',
};
/** Names of fields, by what the server calls them. */
const NAMES: Readonly<Record<string, string>> = { 'rate.mails': 'rateMails', 'rate.per': 'ratePer' };

interface MailServerFieldsProps {
  readonly server: MailServer | undefined;
  /** What was typed, where it was refused. */
  readonly values?: Readonly<Record<string, string>> | undefined;
  /** Which field was refused, as the server names it, and why. */
  readonly field?: string | undefined;
  readonly message?: string | undefined;
}

export function MailServerFields({ server, values, field = '', message }: MailServerFieldsProps) {
  const errorOf = (name: string) =>
    (NAMES[field] ?? field) === name ? message?.replace(/^[\w.]+: /, 'This ') : undefined;
  return (
    <>
      <div className="row row-top">
        <TextField
          name="host"
          label="Host"
          required
          autoComplete="off"
          spellCheck={false}
          defaultValue={values?.host ?? server?.host}
          error={errorOf('host')}
        />
        <TextField
          name="port"
          label="Port"
          type="number"
          min="1"
          required
          defaultValue={values?.port ?? server?.port ?? 465}
          error={errorOf('port')}
        />
        <SelectField
          name="security"
          label="Encryption"
          required
          defaultValue={values?.security ?? server?.security ?? 'tls'}
          error={errorOf('security')}
          options={SECURITIES.map((value) => ({ value, label: SECURITY_NAMES[value] }))}
        />
      </div>
      <div className="row row-top">
        <TextField
          name="login"
          label="User"
          autoComplete="off"
          spellCheck={false}
          defaultValue={values?.login ?? server?.login}
          error={errorOf('login')}
        />
        <TextField
          name="password"
          label="Password"
          type="password"
          autoComplete="new-password"
          hint={
            server?.hasPassword
              ? 'One is kept, sealed, and never shown again. Leave this empty to keep it.'
              : 'Kept sealed, and never shown again.'
          }
          error={errorOf('password')}
        />
      </div>
      <div className="row row-top">
        <TextField
          name="rateMails"
          label="Mails, at most"
          type="number"
          min="1"
          defaultValue={values?.rateMails ?? server?.rate?.mails}
          error={errorOf('rateMails')}
        />
        <SelectField
          name="ratePer"
          label="In each"
          required
          defaultValue={values?.ratePer ?? server?.rate?.per ?? 'second'}
          error={errorOf('ratePer')}
          options={RATE_UNITS.map((value) => ({ value, label: value }))}
        />
        <TextField
          name="dailyCap"
          label="Mails a day, at most"
          type="number"
          min="1"
          defaultValue={values?.dailyCap ?? server?.dailyCap ?? undefined}
          error={errorOf('dailyCap')}
        />
      </div>
    </>
  );
}

/** "10 a second, 120 of 5,000 today" */
export function limitsOf({ rate, dailyCap, today }: Pick<MailServer, 'rate' | 'dailyCap' | 'today'>): string {
  const often = rate ? `${rate.mails} a ${rate.per}` : 'No rate';
  const daily =
    dailyCap === null
      ? 'no daily cap'
      : `${(today ?? 0).toLocaleString('en')} of ${dailyCap.toLocaleString('en')} today`;
  return `${often}, ${daily}`;
}

/** "smtp.example.com:465" */
export function placeOf({ host, port }: Pick<MailServer, 'host' | 'port'>): string {
  return port === null ? host : `${host}:${port}`;
}
