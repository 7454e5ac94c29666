// Password and code: what switching on, switching off and new recovery codes take.

import { type FormEvent, useState } from 'react';
import { Button } from '../../views/components/button.tsx';
import { Banner } from '../../views/components/feedback.tsx';
import { TextField } from '../../views/components/field.tsx';
import { Form } from '../../views/components/form.tsx';
import { PasswordField } from '../../views/components/password-field.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { useWrite } from '../runtime/use-write.ts';

/** What is asked for: the password, a first code, the way out, or new recovery codes. */
export type TwoFactorStep = 'begin' | 'on' | 'off' | 'codes';

const STEPS = {
  on: { method: 'PUT', url: '/api/two-factor', submit: 'Switch on', lead: '2. Then confirm that it works.' },
  off: {
    method: 'DELETE',
    url: '/api/two-factor',
    submit: 'Switch off',
    lead: 'From then on your password alone signs you in.',
  },
  codes: {
    method: 'POST',
    url: '/api/two-factor/recovery-codes',
    submit: 'Make new recovery codes',
    lead: 'The codes that you have now stop working.',
  },
} as const;

interface ConfirmFormProps {
  readonly step: Exclude<TwoFactorStep, 'begin'>;
  /** Typed just before; it is not asked for again. */
  readonly password?: string;
  readonly email: string;
  readonly refused: string | null;
  onCodes(codes: readonly string[]): void;
  onOff?(): void;
  onCancel(): void;
}

export function ConfirmForm({ step, email, refused, password, onCodes, onOff, onCancel }: ConfirmFormProps) {
  const { method, url, submit, lead } = STEPS[step];
  const [message, setMessage] = useState(refused);
  const { isPending, write } = useWrite();
  const [, field, words] = /^(password|code): (.+)$/s.exec(message ?? '') ?? [];
  const errorOf = (name: string) => (field === name ? `This ${words}` : undefined);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setMessage(null);
    const input = { password: password ?? data.get('password'), code: data.get('code') };
    return write(() => api<{ recoveryCodes: string[] } | undefined>(method, url, input), {
      // The codes stand where the switch was until they are kept.
      asks: true,
      done: (answer) => {
        if (answer) onCodes(answer.recoveryCodes);
        else onOff?.();
        return step === 'codes' ? undefined : { title: `Two-factor sign-in is ${step}` };
      },
      failed: (failure) => void setMessage(messageOf(failure)),
    });
  };

  return (
    <Form className="stack" action={method === 'POST' ? url : `${url}?_method=${method}`} onSubmit={send}>
      <input type="hidden" name="section" value="two-factor" />
      <input type="hidden" name="screen" value={`/settings?tab=security&two-factor=${step}`} />
      <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
      <p>{lead}</p>
      {message && (!field || (field === 'password' && password !== undefined)) && (
        <Banner tone="danger" alert>
          {message}
        </Banner>
      )}
      {password === undefined && (
        <PasswordField
          id="two-factor-password"
          name="password"
          label="Your password"
          required
          autoFocus={step === 'codes'}
          error={errorOf('password')}
        />
      )}
      <TextField
        id="two-factor-code"
        name="code"
        label="Code"
        hint={
          step === 'on' ? 'Six digits that the app shows now.' : 'Six digits of the app, or a recovery code.'
        }
        required
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        inputMode={step === 'on' ? 'numeric' : 'text'}
        maxLength={40}
        error={errorOf('code')}
      />
      <div className="row">
        <Button
          type="submit"
          variant={step === 'off' ? 'danger' : 'primary'}
          pending={isPending}
          pendingLabel="Checking..."
        >
          {submit}
        </Button>
        <Button variant="quiet" className="needs-script" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
