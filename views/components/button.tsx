// Buttons and links that look like buttons. One primary per view.
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Look {
  readonly variant?: ButtonVariant;
  readonly size?: 'md' | 'sm';
  /** As wide as its container. */
  readonly wide?: boolean;
  readonly icon?: IconName;
}

export interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'size'> {
  /** Work goes on: a spinner, no second press, `aria-busy`. */
  readonly pending?: boolean;
  /** Label while pending, e.g. "Setting up..."; the usual label when absent. */
  readonly pendingLabel?: string;
}

/** @returns a `type="button"`; forms pass `type="submit"`. */
export function Button({ pending = false, pendingLabel, children, ...props }: ButtonProps) {
  const { variant, size, wide, icon, className, ...rest } = props;
  return (
    <button
      type="button"
      ref={useFocusKept(pending)}
      {...rest}
      className={lookOf({ variant, size, wide }, className)}
      disabled={pending || rest.disabled}
      aria-busy={pending || undefined}
    >
      {pending && <span className="spinner" aria-hidden="true" />}
      {icon && <Icon name={icon} size="sm" />}
      {pending ? (pendingLabel ?? children) : children}
    </button>
  );
}

/** A disabled button loses the focus to nothing: it gets it back when its work is done, unless someone went on. */
function useFocusKept(pending: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (pending) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current && document.activeElement === document.body) button.current?.focus();
  }, [pending]);
  return button;
}

export interface ButtonLinkProps extends Look, ComponentProps<'a'> {
  readonly href: string;
}

/** A link for going somewhere; a `Button` is for doing something. */
export function ButtonLink({ variant, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={lookOf({ variant, size, wide }, className)}>
      {icon && <Icon name={icon} size="sm" />}
      {children}
    </a>
  );
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'size'> {
  readonly icon: IconName;
  /** What it does: its accessible name and its tooltip. */
  readonly label: string;
  readonly variant?: ButtonVariant;
  readonly size?: 'md' | 'sm';
  /** Drawn over the icon, e.g. the bell's dot. */
  readonly children?: ReactNode;
}

export function IconButton({ icon, label, variant = 'quiet', size, className, ...props }: IconButtonProps) {
  const { children, ...rest } = props;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={lookOf({ variant, size }, classNames('button-icon', className))}
    >
      <Icon name={icon} size={size === 'sm' ? 'sm' : 'md'} />
      {children}
    </button>
  );
}

function lookOf({ variant = 'secondary', size, wide }: Look, className?: string) {
  return classNames(
    'button',
    `button-${variant}`,
    size === 'sm' && 'button-sm',
    wide && 'button-wide',
    className,
  );
}
