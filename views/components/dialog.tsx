// A modal dialog for islands: the native element keeps focus inside, closes on Escape and gives focus back.
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';

export interface DialogProps {
  /** Unique on the screen; the title and description take their ids from it. */
  readonly id: string;
  readonly open: boolean;
  /** Escape, the close button and a click outside ask for it; the owner sets `open` to false. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly footer?: ReactNode;
  readonly wide?: boolean;
  /** While true nothing closes it. */
  readonly busy?: boolean;
  readonly children?: ReactNode;
}

export function Dialog(props: DialogProps) {
  const { id, open, onClose, title, description, footer, wide = false, busy = false, children } = props;
  const dialog = useModal(open);
  const requestClose = () => (busy ? undefined : onClose());
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click outside only repeats what Escape does
    <dialog
      ref={dialog}
      id={id}
      className={classNames('dialog', wide && 'dialog-wide')}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        requestClose();
      }}
      onClose={() => open && onClose()}
      onClick={(event) => isOutside(event) && requestClose()}
    >
      <div className="dialog-head">
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          {description && <p id={`${id}-description`}>{description}</p>}
        </div>
        <IconButton icon="x" label="Close" disabled={busy} onClick={requestClose} />
      </div>
      <div className="dialog-body">{children}</div>
      {footer && <div className="dialog-foot">{footer}</div>}
    </dialog>
  );
}

/** A layout effect: its end comes while the element is still on the page, so closing it gives the focus back. */
function useModal(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) {
      return;
    }
    if (!element.open) {
      element.showModal();
      focusFirstField(element);
    }
    return () => element.close();
  }, [open]);
  return dialog;
}

/** The browser would focus the close button, which comes first. */
function focusFirstField(dialog: HTMLDialogElement) {
  const fields = '.dialog-body :is(input:not([type="hidden"]), textarea, select)';
  dialog.querySelector<HTMLElement>(fields)?.focus();
}

/** The backdrop belongs to the element, so a click on it lands on the element but outside its box. */
function isOutside({ target, currentTarget, clientX, clientY, detail }: MouseEvent<HTMLDialogElement>) {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const inside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && detail > 0 && !inside;
}
