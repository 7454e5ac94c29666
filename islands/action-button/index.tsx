// A button that sends one call and then shows what came of it; without script its form is sent and the screen shown again.

import type { FormEvent } from 'react';
import type { ToastText } from '../../server/contract/texts.ts';
import { Button, type ButtonVariant } from '../../views/components/button.tsx';
import { Form } from '../../views/components/form.tsx';
import type { IconName } from '../../views/components/icon.tsx';
import { api } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { useWrite } from '../runtime/use-write.ts';

export interface ActionButtonProps {
  readonly url: string;
  readonly method?: 'POST' | 'PUT' | 'DELETE';
  /** What is sent; a plain form sends it as text. */
  readonly payload?: Readonly<Record<string, string | number | boolean>>;
  readonly label: string;
  /** What it acts on, for those who do not see where it stands. */
  readonly of?: string;
  readonly pendingLabel?: string;
  readonly variant?: ButtonVariant;
  readonly icon?: IconName;
  /** Route of the screen on which it stands. */
  readonly screen: string;
  readonly done: ToastText;
  /** Title of the toast when it fails; the server says why. */
  readonly failed: string;
}

function ActionButton(props: ActionButtonProps) {
  const {
    url,
    method = 'POST',
    payload,
    label,
    of,
    pendingLabel,
    variant,
    icon,
    screen,
    done,
    failed,
  } = props;
  const { isPending, write } = useWrite();
  const send = (event: FormEvent) => {
    event.preventDefault();
    return write(() => api(method, url, payload), { done: () => done, failed });
  };
  return (
    <Form action={method === 'POST' ? url : `${url}?_method=${method.toLowerCase()}`} onSubmit={send}>
      <input type="hidden" name="screen" value={screen} />
      {Object.entries(payload ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      <Button
        type="submit"
        size="sm"
        variant={variant}
        icon={icon}
        pending={isPending}
        pendingLabel={pendingLabel}
      >
        {label}
        {of && <span className="unseen"> {of}</span>}
      </Button>
    </Form>
  );
}

export default defineIsland('action-button', ActionButton);
