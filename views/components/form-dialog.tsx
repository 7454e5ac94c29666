// A dialog that holds one form: Cancel, and the button that sends it.
import type { FormEventHandler } from 'react';
import { Button, type ButtonVariant } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

export interface FormDialogProps extends Omit<DialogProps, 'open' | 'busy' | 'footer'> {
  /** Label of the button that sends the form. */
  readonly submit: string;
  readonly variant?: ButtonVariant;
  /** While it is sent nothing closes the dialog, and no second press counts. */
  readonly pending: boolean;
  /** Its label meanwhile; the usual one when absent. */
  readonly pendingLabel?: string;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
}

/** Open as long as it is drawn. Its form is called `{id}-form`; sent as a plain form, `dialog` sends nothing anywhere. */
export function FormDialog(props: FormDialogProps) {
  const { submit, variant = 'primary', pending, pendingLabel, onSubmit, children, ...dialog } = props;
  const form = `${dialog.id}-form`;
  return (
    <Dialog
      {...dialog}
      open
      busy={pending}
      footer={
        <>
          <Button disabled={pending} onClick={dialog.onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant={variant} pending={pending} pendingLabel={pendingLabel}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" method="dialog" onSubmit={onSubmit} noValidate>
        {children}
      </form>
    </Dialog>
  );
}
