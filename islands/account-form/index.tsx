// "Edit Profile": the account's name, email, company and industry; spec sections 2, 5 and 8.
import { type FormEvent, useState } from 'react';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import { Button } from '../../views/components/button.tsx';
import { Dialog } from '../../views/components/dialog.tsx';
import { TextField } from '../../views/components/field.tsx';
import { ApiError, api } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { refresh, toast } from '../runtime/screen.ts';

export interface AccountFormProps {
  readonly userId: number;
  readonly values: {
    readonly name: string;
    readonly email: string;
    readonly companyName: string;
    readonly industry: string;
  };
}

const MISSING = {
  title: 'Missing Information',
  description: 'Please enter your name.',
  variant: 'destructive',
} as const;
const FAILED = {
  title: 'Update Failed',
  description: 'There was an error updating your profile. Please try again.',
  variant: 'destructive',
} as const;
const UPDATED = { title: 'Profile Updated', description: 'Your profile has been successfully updated.' };

function AccountForm({ userId, values }: AccountFormProps) {
  const [isOpen, setOpen] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<{ field: string; message: string }>();
  const errorOf = (field: string) => (error?.field === field ? error.message : undefined);

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = readFields(event.currentTarget);
    if (!input.name) {
      setError({ field: 'name', message: MISSING.description });
      return toast(MISSING);
    }
    setSaving(true);
    setError(undefined);
    try {
      await api('PATCH', `/api/users/${userId}`, input);
      setOpen(false);
      toast(UPDATED);
      await refresh(['account']);
    } catch (failure) {
      const words = failure instanceof ApiError && failure.status < 500 ? failure.message : undefined;
      if (words)
        setError({ field: /^(name|companyName|industry)\b/.exec(words)?.[0] ?? 'email', message: words });
      toast(words ? { ...FAILED, description: words } : FAILED);
    }
    setSaving(false);
  };

  return (
    <>
      <Button id="edit-profile" icon="pencil" onClick={() => setOpen(true)}>
        Edit Profile
      </Button>
      {isOpen && (
        <Dialog
          id="account-editor"
          open
          busy={isSaving}
          onClose={() => setOpen(false)}
          title="Edit Profile"
          footer={
            <>
              <Button disabled={isSaving} onClick={() => setOpen(false)}>
                Cancel
              </Button>
              <Button
                type="submit"
                form="account-editor-form"
                variant="primary"
                pending={isSaving}
                pendingLabel="Saving..."
              >
                Save Changes
              </Button>
            </>
          }
        >
          <form id="account-editor-form" className="stack" onSubmit={save} noValidate>
            <TextField
              name="name"
              label="Name"
              required
              autoComplete="name"
              maxLength={LIMITS.name}
              defaultValue={values.name}
              error={errorOf('name')}
            />
            <TextField
              name="email"
              label="Email"
              type="email"
              autoComplete="email"
              maxLength={LIMITS.email}
              defaultValue={values.email}
              error={errorOf('email')}
            />
            <TextField
              name="companyName"
              label="Company"
              autoComplete="organization"
              maxLength={LIMITS.name}
              defaultValue={values.companyName}
              error={errorOf('companyName')}
            />
            <TextField
              name="industry"
              label="Industry"
              maxLength={64}
              defaultValue={values.industry}
              error={errorOf('industry')}
            />
          </form>
        </Dialog>
      )}
    </>
  );
}

function readFields(form: HTMLFormElement) {
  const data = new FormData(form);
  const read = (name: string) => String(data.get(name) ?? '').trim();
  return {
    name: read('name'),
    email: read('email'),
    companyName: read('companyName'),
    industry: read('industry'),
  };
}

export default defineIsland('account-form', AccountForm);
