// How posts get to a channel: simulated, by mail, or by hand. Without script a plain form.
import { type FormEvent, useState } from 'react';
import type { Network } from '../../server/contract/connection.ts';
import { Button } from '../../views/components/button.tsx';
import { RadioGroup } from '../../views/components/choices.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { refresh, toast } from '../runtime/screen.ts';

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
  const [isPending, setPending] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    setError(undefined);
    try {
      await api('PUT', `/api/platforms/${id}`, { network: chosen });
      toast({ title: 'Saved', description: options.find(({ value }) => value === chosen)?.hint });
      await refresh();
    } catch (failure) {
      setError(messageOf(failure));
    }
    setPending(false);
  };
  return (
    <form
      className="stack stack-sm"
      method="post"
      action={`/api/platforms/${id}?_method=put`}
      onSubmit={save}
    >
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
    </form>
  );
}

export default defineIsland('network-choice', NetworkChoice);
