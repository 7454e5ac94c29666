// A switch that is saved on the server at once: moved before the answer, moved back when saving fails.

import { type FormEvent, useState } from 'react';
import { Button } from '../../views/components/button.tsx';
import { Switch } from '../../views/components/choices.tsx';
import { Form } from '../../views/components/form.tsx';
import { api } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import type { ToastDetail } from '../runtime/screen.ts';
import { useWrite } from '../runtime/use-write.ts';

interface Turn {
  readonly method: 'POST' | 'PUT';
  readonly url: string;
  /** What is sent; strings and booleans, so that a plain form can send it, too. */
  readonly payload: Readonly<Record<string, string | boolean>>;
  /** Shown once it is saved. */
  readonly done: ToastDetail;
}

export interface SavedSwitchProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly isOn: boolean;
  /** Off to on, and on to off. */
  readonly on: Turn;
  readonly off: Turn;
  readonly failed: ToastDetail;
  /** Route of the screen, for plain forms. */
  readonly screen: string;
}

function SavedSwitch({ id, label, hint, isOn, on, off, failed, screen }: SavedSwitchProps) {
  const [shown, setShown] = useState(isOn);
  const { isPending: isSaving, write } = useWrite();
  const next = shown ? off : on;

  const turn = (wanted: boolean) => {
    const { method, url, payload, done } = wanted ? on : off;
    setShown(wanted);
    return write(() => api(method, url, payload), {
      done: () => done,
      failed: () => {
        setShown(!wanted);
        return failed;
      },
    });
  };
  const submit = (event: FormEvent) => event.preventDefault();

  return (
    <Form action={next.method === 'POST' ? next.url : `${next.url}?_method=${next.method}`} onSubmit={submit}>
      <Switch
        inline
        id={id}
        name={id}
        label={label}
        hint={hint}
        checked={shown}
        aria-disabled={isSaving}
        // What the server pushes meanwhile would draw it anew as it was: a region that is busy waits.
        aria-busy={isSaving || undefined}
        onChange={({ currentTarget }) => !isSaving && turn(currentTarget.checked)}
      />
      <noscript>
        {Object.entries(next.payload).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={String(value)} />
        ))}
        <input type="hidden" name="screen" value={screen} />
        <Button type="submit" size="sm">
          {shown ? 'Turn off' : 'Turn on'}
        </Button>
      </noscript>
    </Form>
  );
}

export default defineIsland('saved-switch', SavedSwitch);
