// The password, before a secret for the phone is made.

import { type FormEvent, useState } from 'react';
import type { TwoFactorSecret } from '../../server/contract/two-factor.ts';
import { Button } from '../../views/components/button.tsx';
import { Banner } from '../../views/components/feedback.tsx';
import { Form } from '../../views/components/form.tsx';
import { PasswordField } from '../../views/components/password-field.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { useWrite } from '../runtime/use-write.ts';

interface BeginFormProps {
  readonly email: string;
  readonly refused: string | null;
  /** The password goes along, so that nobody types it twice. */
  onBegun(secret: TwoFactorSecret, password: string): void;
  onCancel(): void;
}

export function BeginForm({ email, refused, onBegun, onCancel }: BeginFormProps) {
  const [message, setMessage] = useState(refused);
  const { isPending, write } = useWrite();
  const [, words] = /^password: (.+)$/s.exec(message ?? '') ?? [];

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    setMessage(null);
    return write(() => api<TwoFactorSecret>('POST', '/api/two-factor', { password }), {
      leads: true,
      done: (secret) => void onBegun(secret, password),
      failed: (failure) => void setMessage(messageOf(failure)),
    });
  };

  return (
    <Form className="stack" action="/api/two-factor" onSubmit={send}>
      <input type="hidden" name="section" value="two-factor" />
      <input type="hidden" name="screen" value="/settings?tab=security&two-factor=begin" />
      <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
      {message && !words && (
        <Banner tone="danger" alert>
          {message}
        </Banner>
      )}
      <PasswordField
        id="two-factor-password"
        name="password"
        label="Your password"
        required
        error={words && `This ${words}`}
      />
      <div className="row">
        <Button type="submit" variant="primary" pending={isPending} pendingLabel="Checking...">
          Continue
        </Button>
        <Button variant="quiet" className="needs-script" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
