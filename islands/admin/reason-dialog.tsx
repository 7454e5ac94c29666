// Asks why before something is done to a customer or a job; the reason is kept with what was done.
import { type FormEvent, type ReactNode, useState } from 'react';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import type { ButtonVariant } from '../../views/components/button.tsx';
import { TextField } from '../../views/components/field.tsx';
import { FormDialog } from '../../views/components/form-dialog.tsx';

interface ReasonDialogProps {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly label: string;
  readonly variant?: ButtonVariant;
  readonly pending: boolean;
  /** What the reason's field is called. */
  readonly asks?: string;
  readonly onClose: () => void;
  readonly onSubmit: (reason: string, form: FormData) => void;
  readonly children?: ReactNode;
}

export function ReasonDialog(props: ReasonDialogProps) {
  const { id, title, description, label, variant = 'primary', pending, asks = 'Reason', children } = props;
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const reason = String(form.get('reason') ?? '').trim();
    if (reason === '') {
      setError('Say why.');
      return document.getElementById(`${id}-reason`)?.focus();
    }
    setError(undefined);
    props.onSubmit(reason, form);
  };
  return (
    <FormDialog
      id={id}
      onClose={props.onClose}
      title={title}
      description={description}
      submit={label}
      variant={variant}
      pending={pending}
      onSubmit={submit}
    >
      {children}
      <TextField
        name="reason"
        id={`${id}-reason`}
        label={asks}
        required
        maxLength={LIMITS.reason}
        autoComplete="off"
        error={error}
      />
    </FormDialog>
  );
}
