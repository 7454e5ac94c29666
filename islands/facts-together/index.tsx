// One press for all proposed facts that are shown: use them, or leave them out. Either can be taken back.
import type { FormEvent } from 'react';
import type { ChangedFacts, FactState } from '../../server/contract/fact.ts';
import { Button } from '../../views/components/button.tsx';
import { Form } from '../../views/components/form.tsx';
import { api } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { attempt, useWrite } from '../runtime/use-write.ts';

export interface FactsTogetherProps {
  /** Of the proposed facts that are shown. */
  readonly ids: readonly number[];
  /** Route of the screen on which they stand. */
  readonly screen: string;
}

/** There is more to look at than one fact before one knows whether to take it back, milliseconds. */
const UNDO_MS = 12_000;

function FactsTogether({ ids, screen }: FactsTogetherProps) {
  const { isPending, write } = useWrite();
  const set = (state: FactState) => async (event: FormEvent) => {
    event.preventDefault();
    const saved = await write(() => change(ids, state), {
      done: ({ facts }) => ({
        title: state === 'approved' ? `${count(facts.length)} in use` : `${count(facts.length)} left out`,
        duration: UNDO_MS,
        action: { label: 'Undo', onClick: () => undo(ids) },
      }),
      failed: 'The facts could not be changed',
    });
    // The buttons may be gone with the facts.
    if (saved && document.activeElement === document.body)
      document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
  };
  const button = (state: FactState, label: string) => (
    <Form action="/api/facts?_method=patch" onSubmit={set(state)}>
      <input type="hidden" name="screen" value={screen} />
      <input type="hidden" name="ids" value={ids.join(',')} />
      <input type="hidden" name="state" value={state} />
      <Button
        type="submit"
        size="sm"
        variant={state === 'approved' ? 'secondary' : 'quiet'}
        disabled={isPending}
      >
        {label}
      </Button>
    </Form>
  );
  return (
    <div className="row">
      {button('approved', 'Use all shown')}
      {button('retired', 'Leave all out')}
    </div>
  );
}

function change(ids: readonly number[], state: FactState): Promise<ChangedFacts> {
  return api<ChangedFacts>('PATCH', '/api/facts', { ids, state });
}

function undo(ids: readonly number[]) {
  return attempt(() => change(ids, 'proposed'), {
    done: ({ facts }) => ({ title: `${count(facts.length)} proposed again` }),
    failed: 'Could not undo it',
  });
}

function count(facts: number): string {
  return facts === 1 ? 'One fact' : `${facts} facts`;
}

export default defineIsland('facts-together', FactsTogether);
