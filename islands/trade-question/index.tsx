// Which of a few trades a business is of: one press.
import type { FormEvent } from 'react';
import { Button } from '../../views/components/button.tsx';
import { Form } from '../../views/components/form.tsx';
import { api } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { useWrite } from '../runtime/use-write.ts';

export interface TradeQuestionProps {
  /** Likeliest first. */
  readonly likely: readonly { readonly id: string; readonly label: string }[];
  /** Where it is asked, and where a plain form leads back to. */
  readonly screen: '/brand' | '/business-setup';
}

/** The id that stands for a trade of which there are no ideas. */
const NONE = { id: 'none', label: 'None of these' };

function TradeQuestion({ likely, screen }: TradeQuestionProps) {
  const { isPending, write } = useWrite();
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const trade = submitter instanceof HTMLButtonElement ? submitter.value : NONE.id;
    return write(() => api('PUT', '/api/preferences', { brand: { trade } }), {
      done: () => ({ title: 'Saved', description: 'What is written from now on keeps to it.' }),
      failed: 'It could not be saved',
    });
  };
  return (
    <Form id="trade-question" action="/api/preferences?_method=put" onSubmit={choose}>
      <input type="hidden" name="section" value="trade" />
      <input type="hidden" name="screen" value={screen} />
      <div className="row">
        {[...likely, NONE].map(({ id, label }) => (
          <Button
            key={id}
            type="submit"
            name="trade"
            value={id}
            pending={isPending}
            variant={id === NONE.id ? 'quiet' : 'secondary'}
          >
            {label}
          </Button>
        ))}
      </div>
    </Form>
  );
}

export default defineIsland('trade-question', TradeQuestion);
