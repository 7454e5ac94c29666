// Asks for the admin password. A wrong one leads away, as the spec says (sections 6 and 8).
import { type FormEvent, useState } from 'react';
import { TOASTS } from '../../server/contract/texts.ts';
import { TextField } from '../../views/components/field.tsx';
import { FormDialog } from '../../views/components/form-dialog.tsx';
import { ApiError, api, messageOf } from '../runtime/api.ts';
import { navigate } from '../runtime/screen.ts';
import { useWrite } from '../runtime/use-write.ts';

const goHome = () => navigate('/', { replace: true });

export interface PasswordDialogProps {
  readonly onToken: (token: string) => void;
  /** The session has ended: a wrong guess leads nowhere, or what is on the screen would be lost. */
  readonly again?: boolean;
  /** A visit to a customer's account has ended as well: the dialog covers the page that says so. */
  readonly afterVisit?: boolean;
}

export function PasswordDialog({ onToken, again = false, afterVisit = false }: PasswordDialogProps) {
  const [error, setError] = useState<string>();
  const { isPending, write } = useWrite();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (!password) return setError('Enter the admin password.');
    setError(undefined);
    return write(() => api<{ token: string }>('POST', '/api/admin/session', { password }), {
      done: ({ token }) => void onToken(token),
      failed: refuse,
      asks: true,
    });
  };
  const refuse = (failure: unknown) => {
    if (again || !(failure instanceof ApiError) || failure.status >= 500)
      return void setError(messageOf(failure));
    goHome();
    return failure.status === 401
      ? TOASTS.adminDenied
      : { ...TOASTS.adminDenied, description: failure.message };
  };

  return (
    <FormDialog
      id="admin-password"
      onClose={goHome}
      {...wordsFor({ again, afterVisit })}
      submit="Continue"
      pending={isPending}
      pendingLabel="Checking..."
      onSubmit={submit}
    >
      <TextField
        name="password"
        id="admin-password-field"
        label="Password"
        type="password"
        required
        autoComplete="current-password"
        error={error}
      />
    </FormDialog>
  );
}

function wordsFor({ again, afterVisit }: Required<Pick<PasswordDialogProps, 'again' | 'afterVisit'>>) {
  if (afterVisit)
    return { title: 'Your visit has ended', description: 'Enter the admin password to go on as admin.' };
  if (again)
    return { title: 'Your session ended', description: 'Enter the admin password to go on where you were.' };
  return {
    title: 'Admin password',
    description: 'It was set when this server was installed, and is not the password of an account.',
  };
}
