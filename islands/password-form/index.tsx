// Sets the first password, which ends open mode, or changes it.

import { type FormEvent, useState } from 'react';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import { SETTINGS_SAVED } from '../../server/contract/texts.ts';
import { Button } from '../../views/components/button.tsx';
import { Banner } from '../../views/components/feedback.tsx';
import { TextField } from '../../views/components/field.tsx';
import { Form } from '../../views/components/form.tsx';
import { PasswordField } from '../../views/components/password-field.tsx';
import { ApiError, api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { useWrite } from '../runtime/use-write.ts';

export interface PasswordFormProps {
  /** There is none yet. */
  readonly isFirst: boolean;
  readonly email: string;
  /** Why the server refused a plain form. */
  readonly refused?: string;
}

const SAVED = '/settings?tab=security&saved=security';

type FieldName = 'email' | 'currentPassword' | 'newPassword' | 'repeated';
type Errors = Partial<Record<FieldName, string>>;

function PasswordForm({ isFirst, email, refused }: PasswordFormProps) {
  const [errors, setErrors] = useState<Errors>(() => blame(refused ?? ''));
  const { isPending, write } = useWrite();

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const input = readFields(form);
    const found = check(input, isFirst);
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirst(form, found);
    const { email: address, currentPassword, newPassword } = input;
    const payload = isFirst ? { email: address, newPassword } : { currentPassword, newPassword };
    return write(() => api('PUT', '/api/password', payload), {
      done: () => {
        form.reset();
        if (!isFirst) return SETTINGS_SAVED('security');
        // The frame around the screen speaks of open mode: it has to come anew, and says there that it is saved.
        location.replace(`/screens${SAVED}`);
      },
      failed: (failure) => {
        const blamed = failure instanceof ApiError && failure.status < 500 ? blame(failure.message) : {};
        setErrors(blamed);
        if (Object.keys(blamed).length > 0) return focusFirst(form, blamed);
        return {
          title: 'The password was not saved',
          description: messageOf(failure),
          variant: 'destructive',
        };
      },
    });
  };

  return (
    <Form className="stack" action="/api/password?_method=put" onSubmit={save} noValidate>
      {refused && Object.keys(errors).length === 0 && (
        <Banner tone="danger" alert>
          {refused}
        </Banner>
      )}
      <input type="hidden" name="screen" value="/settings?tab=security" />
      <input type="hidden" name="next" value={SAVED} />
      {isFirst ? (
        <TextField
          name="email"
          label="Email address"
          hint="You sign in with it."
          type="email"
          required
          autoComplete="username"
          maxLength={LIMITS.email}
          defaultValue={email}
          error={errors.email}
        />
      ) : (
        <>
          <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
          <PasswordField
            name="currentPassword"
            label="Current password"
            required
            error={errors.currentPassword}
          />
        </>
      )}
      <PasswordField name="newPassword" label="New password" required isNew error={errors.newPassword} />
      <PasswordField
        name="repeated"
        label="New password again"
        required
        isNew
        hint="So that a slip of the finger does not lock you out."
        error={errors.repeated}
      />
      <div className="row">
        <Button type="submit" variant="primary" pending={isPending} pendingLabel="Saving...">
          {isFirst ? 'Set password' : 'Change password'}
        </Button>
      </div>
    </Form>
  );
}

function readFields(form: HTMLFormElement): Record<FieldName, string> {
  const data = new FormData(form);
  const read = (name: string) => String(data.get(name) ?? '');
  return {
    email: read('email').trim(),
    currentPassword: read('currentPassword'),
    newPassword: read('newPassword'),
    repeated: read('repeated'),
  };
}

function check(input: Record<FieldName, string>, isFirst: boolean): Errors {
  const errors: Errors = {};
  if (isFirst && !input.email) errors.email = 'Enter the email address to sign in with.';
  if (!isFirst && !input.currentPassword) errors.currentPassword = 'Enter your current password.';
  if (input.newPassword.length < LIMITS.password.min)
    errors.newPassword = `Use at least ${LIMITS.password.min} characters.`;
  else if (input.newPassword !== input.repeated) errors.repeated = 'The two passwords differ.';
  return errors;
}

/** A refusal names its field first: "currentPassword: is not right". */
function blame(message: string): Errors {
  const [, name, words] = /^(email|currentPassword|newPassword|repeated):? (.+)$/s.exec(message) ?? [];
  if (name && words) return { [name]: /^[A-Z]/.test(words) ? words : `This ${words}` };
  return message.includes('email address') ? { email: message } : {};
}

function focusFirst(form: HTMLFormElement, errors: Errors): undefined {
  const control = form.elements.namedItem(Object.keys(errors)[0] ?? '');
  if (control instanceof HTMLElement) control.focus();
}

export default defineIsland('password-form', PasswordForm);
