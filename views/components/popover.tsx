// Native popovers: open and close without script, on Escape and on a click outside, focus given back by the browser.
import type { ComponentProps, ReactNode, Ref, ToggleEvent } from 'react';
import { classNames } from './class-names.ts';

export interface PopoverProps {
  readonly id: string;
  readonly label: string;
  /** `corner` hangs under the top bar; `anchored` beside its button where the browser can, else centred. */
  readonly place?: 'corner' | 'anchored';
  /** A list of links and choices instead of free content. */
  readonly menu?: boolean;
  readonly onToggle?: (event: ToggleEvent<HTMLElement>) => void;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

export function Popover({
  id,
  label,
  place = 'anchored',
  menu = false,
  onToggle,
  ref,
  children,
}: PopoverProps) {
  return (
    <section
      ref={ref}
      id={id}
      popover="auto"
      aria-label={label}
      className={classNames('popover', place === 'anchored' && 'popover-anchored', menu && 'popover-menu')}
      onToggle={onToggle}
    >
      {children}
    </section>
  );
}

export function MenuLink(props: ComponentProps<'a'> & { readonly href: string }) {
  return <a {...props} className="menu-item" />;
}
