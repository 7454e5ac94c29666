// What can be done about one habit: keep it, forget it, use it again. Without script each button is a plain form.
import type { FormEvent } from 'react';
import type { Habit, HabitState } from '../../server/contract/habit.ts';
import { Button } from '../../views/components/button.tsx';
import { Form } from '../../views/components/form.tsx';
import { api } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { attempt, useWrite } from '../runtime/use-write.ts';

export interface HabitProps {
  readonly habit: Pick<Habit, 'id' | 'state' | 'words'>;
  /** Id of what has the focus when the pressed button is gone. */
  readonly row: string;
}

const DONE: Readonly<Record<HabitState, string>> = {
  kept: 'Kept until you forget it',
  forgotten: 'Forgotten',
  learned: 'In use again',
};

function HabitActs({ habit, row }: HabitProps) {
  const { isPending, write } = useWrite();
  const set = (state: HabitState) => async (event: FormEvent) => {
    event.preventDefault();
    const saved = await write(() => change(habit.id, state), {
      done: () => ({
        title: DONE[state],
        description: 'It holds for what is written from now on.',
        action: { label: 'Undo', onClick: () => undo(habit) },
      }),
      failed: 'It could not be changed',
    });
    if (saved && document.activeElement === document.body) {
      const place = document.getElementById(row) ?? document.getElementById('habits');
      place?.focus({ preventScroll: true });
    }
  };
  const button = (state: HabitState, label: string) => (
    <Form action={`/api/habits/${habit.id}?_method=patch`} onSubmit={set(state)}>
      <input type="hidden" name="screen" value="/brand" />
      <input type="hidden" name="state" value={state} />
      <Button id={`${row}-${state}`} type="submit" size="sm" disabled={isPending}>
        {label}
        <span className="unseen">: {habit.words}</span>
      </Button>
    </Form>
  );
  return (
    <div className="row">
      {habit.state === 'learned' && button('kept', 'Keep')}
      {habit.state === 'forgotten' ? button('learned', 'Use again') : button('forgotten', 'Forget this')}
    </div>
  );
}

function change(id: number, state: HabitState): Promise<Habit> {
  return api<Habit>('PATCH', `/api/habits/${id}`, { state });
}

function undo({ id, state }: HabitProps['habit']) {
  return attempt(() => change(id, state), {
    done: () => ({ title: 'Taken back' }),
    failed: 'Could not undo it',
  });
}

export default defineIsland('habit', HabitActs);
