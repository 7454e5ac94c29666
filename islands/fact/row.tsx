// A fact as it is read, with what can be done about it.
import type { FormEvent } from 'react';
import type { ChangedFact, FactState, ShownFact } from '../../server/contract/fact.ts';
import { Badge } from '../../views/components/badge.tsx';
import { Button, IconButton } from '../../views/components/button.tsx';
import { Form } from '../../views/components/form.tsx';
import type { IconName } from '../../views/components/icon.tsx';
import { api } from '../runtime/api.ts';
import { attempt, useWrite } from '../runtime/use-write.ts';
import { keepPlace, neighbourOf } from './place.ts';
import type { FactProps } from './types.ts';
import { heldWords, SOURCE_WORDS, UNUSED_WORDS } from './words.ts';

interface RowProps extends FactProps {
  readonly fact: ShownFact;
  readonly onEdit: (event: FormEvent) => void;
}

export function FactRow({ fact, row, canWrite, screen, onEdit }: RowProps) {
  const { isPending, write } = useWrite();
  const set = (state: FactState) => async (event: FormEvent) => {
    event.preventDefault();
    const neighbour = neighbourOf(row);
    const saved = await write(() => changeState(fact.id, state), {
      done: ({ held }) => ({
        title: state === 'retired' ? (fact.state === 'proposed' ? 'Left out' : 'Retired') : 'In use',
        description: heldWords(held) ?? fact.text,
        action: { label: 'Undo', onClick: () => undo(fact) },
      }),
      failed: 'The fact could not be changed',
    });
    if (saved) keepPlace(neighbour);
  };
  const button = (state: FactState, label: string, icon?: IconName) => (
    <Form action={`/api/facts/${fact.id}?_method=patch`} onSubmit={set(state)}>
      <input type="hidden" name="screen" value={screen} />
      <input type="hidden" name="state" value={state} />
      {icon ? (
        <IconButton
          id={`${row}-${state}`}
          type="submit"
          size="sm"
          icon={icon}
          label={label}
          disabled={isPending}
        />
      ) : (
        <Button id={`${row}-${state}`} type="submit" size="sm" pending={isPending}>
          {label}
          <span className="unseen">: {fact.text}</span>
        </Button>
      )}
    </Form>
  );
  return (
    <div className={fact.state === 'approved' ? 'fact' : 'fact fact-proposed'} id={row}>
      <div className="fact-words">
        <p dir="auto">{fact.text}</p>
        <Notes fact={fact} />
      </div>
      {canWrite && (
        <div className="row fact-acts">
          {fact.state === 'proposed' && button('approved', 'Use it')}
          {fact.state === 'retired' ? (
            button('approved', 'Use again')
          ) : (
            <form action="/screens/brand" onSubmit={onEdit}>
              <input type="hidden" name="edit" value={fact.id} />
              <input type="hidden" name="kind" value={fact.kind} />
              <IconButton
                id={`${row}-edit`}
                type="submit"
                size="sm"
                icon="pencil"
                label={`Edit: ${fact.text}`}
              />
            </form>
          )}
          {fact.state === 'proposed' && button('retired', 'Not so')}
          {fact.state === 'approved' && button('retired', `Retire: ${fact.text}`, 'archive')}
        </div>
      )}
    </div>
  );
}

function Notes({ fact }: { readonly fact: ShownFact }) {
  const { unused, days, proof, source, quote, page, state } = fact;
  const from = state === 'proposed' ? null : SOURCE_WORDS[source];
  const said = [days, proof && `proof: ${proof}`, from].filter(Boolean).join(' · ');
  const isTold = unused !== null && unused !== state;
  return (
    <>
      {(isTold || said) && (
        <p className="fact-notes">
          {isTold && <Badge tone={UNUSED_WORDS[unused].tone}>{UNUSED_WORDS[unused].label}</Badge>}
          {said && <span>{said}</span>}
        </p>
      )}
      {quote && (
        <blockquote className="fact-quote" cite={page ?? undefined}>
          “{quote}”{' '}
          {page && (
            <a href={page} rel="noreferrer" target="_blank">
              {page.replace(/^https?:\/\/(?:www\.)?/, '')}
            </a>
          )}
        </blockquote>
      )}
    </>
  );
}

function changeState(id: number, state: FactState): Promise<ChangedFact> {
  return api<ChangedFact>('PATCH', `/api/facts/${id}`, { state });
}

/** Back to what it was. */
function undo({ id, state }: ShownFact) {
  return attempt(() => changeState(id, state), {
    done: () => ({ title: UNDONE[state] }),
    failed: 'Could not undo it',
  });
}

const UNDONE = { approved: 'In use again', proposed: 'Proposed again', retired: 'Retired again' } as const;
