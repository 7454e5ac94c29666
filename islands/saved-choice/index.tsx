// One of a few, chosen and then saved: how posts get to a channel, how far it goes by itself. Without script a plain form.

import { type FormEvent, useState } from 'react';
import { Button } from '../../views/components/button.tsx';
import { RadioGroup } from '../../views/components/choices.tsx';
import { Form } from '../../views/components/form.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { useWrite } from '../runtime/use-write.ts';

export interface SavedChoiceProps {
  /** The call that saves, with PUT. */
  readonly url: string;
  /** Field of that call. */
  readonly name: string;
  readonly label: string;
  /** Empty while none of them holds. */
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly hint: string }[];
  /** Somebody else decides. */
  readonly disabled?: boolean;
  /** Route of the screen on which it stands. */
  readonly screen: string;
}

function SavedChoice({ url, name, label, value, options, disabled, screen }: SavedChoiceProps) {
  const [chosen, setChosen] = useState(value);
  const [error, setError] = useState<string>();
  const { isPending, write } = useWrite();
  const save = (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    return write(() => api('PUT', url, { [name]: chosen }), {
      done: () => ({ title: 'Saved', description: options.find((option) => option.value === chosen)?.hint }),
      failed: (failure) => void setError(messageOf(failure)),
    });
  };
  return (
    <Form className="stack stack-sm" action={`${url}?_method=put`} onSubmit={save}>
      <input type="hidden" name="screen" value={screen} />
      <RadioGroup
        name={name}
        label={label}
        options={options}
        value={chosen}
        error={error}
        disabled={disabled}
        required
        onChange={({ target }) => setChosen(target.value)}
      />
      {!disabled && (
        <div>
          <Button type="submit" size="sm" pending={isPending} pendingLabel="Saving...">
            Save
          </Button>
        </div>
      )}
    </Form>
  );
}

export default defineIsland('saved-choice', SavedChoice);
