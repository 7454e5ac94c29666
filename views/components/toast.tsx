// One toast as it looks; the toaster island decides which is shown and for how long.
import type { ComponentProps } from 'react';
import { Button, IconButton } from './button.tsx';
import { Icon } from './icon.tsx';

export interface ToastContent {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
}

export interface ToastProps extends ToastContent, Omit<ComponentProps<'div'>, 'title'> {
  readonly action?: { readonly label: string; readonly onClick: () => void };
  readonly onDismiss: () => void;
}

export function Toast({ title, description, variant = 'default', action, onDismiss, ...rest }: ToastProps) {
  const failed = variant === 'destructive';
  return (
    <div {...rest} className={failed ? 'toast toast-destructive' : 'toast'}>
      <Icon name={failed ? 'circle-alert' : 'circle-check'} />
      <div className="toast-text">
        <strong>{title}</strong>
        {description}
      </div>
      {action && (
        <Button size="sm" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
      <IconButton size="sm" icon="x" label="Dismiss" onClick={onDismiss} />
    </div>
  );
}
