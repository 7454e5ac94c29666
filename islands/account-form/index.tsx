// "Edit Profile": the account's name, email, company and industry; spec sections 2, 5, 7 and 8. Without script the
// button leads to the same form on the screen.

import { type FormEvent, useEffect, useState } from 'react';
import type { Account } from '../../server/contract/account.ts';
import { TOASTS } from '../../server/contract/texts.ts';
import { Button } from '../../views/components/button.tsx';
import { Dialog } from '../../views/components/dialog.tsx';
import { Form } from '../../views/components/form.tsx';
import { ApiError, api } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { navigate, refresh, toast } from '../runtime/screen.ts';
import { useWrite } from '../runtime/use-write.ts';
import { AccountFields, type AccountValues, NAMES, type Refusal } from './fields.tsx';

export interface AccountFormProps {
  readonly userId: number;
  readonly values: AccountValues;
  /** The stored address; null for an account without a password. */
  readonly signsInWith: string | null;
  /** On the screen instead of in a dialog: where the button leads without script. */
  readonly inline?: boolean;
  /** Why a plain form was refused. */
  readonly refused?: Refusal;
}

const FORM = 'account-editor-form';

function AccountForm({ userId, values, signsInWith, inline = false, refused }: AccountFormProps) {
  const [isOpen, setOpen] = useState(false);
  const { isPending: isSaving, write } = useWrite();
  const [error, setError] = useState(refused);
  useFreshAccount(values);
  const close = () => {
    setOpen(false);
    setError(undefined);
    if (inline) navigate('/profile', { replace: true });
  };

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const input: Record<string, string> = Object.fromEntries(
      NAMES.map((name) => [name, String(data.get(name) ?? '').trim()]),
    );
    const currentPassword = data.get('currentPassword');
    if (typeof currentPassword === 'string') input.currentPassword = currentPassword;
    if (!input.name) {
      setError({ field: 'name', message: TOASTS.accountMissing.description });
      return toast(TOASTS.accountMissing);
    }
    setError(undefined);
    return write(() => api('PATCH', `/api/users/${userId}`, input), {
      done: () => {
        close();
        return TOASTS.accountUpdated;
      },
      failed: (failure) => {
        if (failure instanceof ApiError && failure.status < 500) setError(readRefusal(failure));
        return TOASTS.accountFailed;
      },
    });
  };

  const buttons = (
    <>
      <Button disabled={isSaving} onClick={close}>
        Cancel
      </Button>
      <Button type="submit" form={FORM} variant="primary" pending={isSaving} pendingLabel="Saving...">
        Save Changes
      </Button>
    </>
  );
  const form = (
    <Form
      id={FORM}
      className="stack"
      action={`/api/users/${userId}?_method=patch`}
      onSubmit={save}
      noValidate
    >
      <input type="hidden" name="screen" value="/profile?edit=1" />
      <input type="hidden" name="next" value="/profile" />
      <AccountFields {...{ values, signsInWith, error }} />
      {inline && <div className="row">{buttons}</div>}
    </Form>
  );
  if (inline) return form;
  return (
    <>
      <form
        action="/screens/profile"
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <input type="hidden" name="edit" value="1" />
        <Button id="edit-profile" type="submit" icon="pencil">
          Edit Profile
        </Button>
      </form>
      {isOpen && (
        <Dialog
          id="account-editor"
          open
          busy={isSaving}
          onClose={close}
          title="Edit Profile"
          footer={buttons}
        >
          {form}
        </Dialog>
      )}
    </>
  );
}

/** Asks for the account again whenever the window comes back to the front, once; spec section 7. */
function useFreshAccount(shown: AccountValues) {
  useEffect(() => {
    const look = async () => {
      // What is being typed would be lost with the form around it.
      const isEditing = document.getElementById(FORM) !== null;
      const account = await api<Account>('GET', '/api/user').catch(() => undefined);
      if (account && !isEditing && NAMES.some((name) => account[name] !== shown[name])) refresh();
    };
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [shown]);
}

/** The server names the field first: "email: must be an email address". Too many attempts are those at the password. */
function readRefusal({ message, status }: ApiError): Refusal {
  const [, field, words] = /^(\w+): (.*)$/s.exec(message) ?? [];
  const name = [...NAMES, 'currentPassword'].find((one) => one === field);
  if (name && words) return { field: name, message: words };
  return { field: status === 429 ? 'currentPassword' : 'email', message };
}

export default defineIsland('account-form', AccountForm);
