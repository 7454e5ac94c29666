// How posts get to a channel: simulated, by mail, or by hand. Without script a plain form.

import { type FormEvent, useState } from 'react';
import type { Network } from '../../server/contract/connection.ts';
import { Button } from '../../views/components/button.tsx';
import { RadioGroup } from '../../views/components/choices.tsx';
import { Form } from '../../views/components/form.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { useWrite } from '../runtime/use-write.ts';

export interface NetworkChoiceProps {
  readonly id: number;
  readonly network: Network;
  readonly options: readonly { readonly value: Network; readonly label: string; readonly hint: string }[];
  /** Route of the screen on which it stands. */
  readonly screen: string;
}

function NetworkChoice({ id, network, options, screen }: NetworkChoiceProps) {
  const [chosen, setChosen] = useState(network);
  const [error, setError] = useState<string>();
  const { isPending, write } = useWrite();
  const save = (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    return write(() => api('PUT', `/api/platforms/${id}`, { network: chosen }), {
      done: () => ({ title: 'Saved', description: options.find(({ value }) => value === chosen)?.hint }),
      failed: (failure) => void setError(messageOf(failure)),
    });
  };
  return (
    <Form className="stack stack-sm" action={`/api/platforms/${id}?_method=put`} onSubmit={save}>
      <input type="hidden" name="screen" value={screen} />
      <RadioGroup
        name="network"
        label="How posts get there"
        options={options}
        value={chosen}
        error={error}
        onChange={({ target }) => {
          const option = options.find(({ value }) => value === target.value);
          if (option) setChosen(option.value);
        }}
      />
      <div>
        <Button type="submit" size="sm" pending={isPending} pendingLabel="Saving...">
          Save
        </Button>
      </div>
    </Form>
  );
}

export default defineIsland('network-choice', NetworkChoice);
