// "Say this in a sentence?": a fragment of the profile becomes a sentence, or stays a name.
import { type FormEvent, useRef, useState } from 'react';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import type { ChangedFact, ShownFact } from '../../server/contract/fact.ts';
import { Button } from '../../views/components/button.tsx';
import { TextField } from '../../views/components/field.tsx';
import { Form } from '../../views/components/form.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { useWrite } from '../runtime/use-write.ts';
import { keepPlace, neighbourOf } from './place.ts';
import type { FactProps } from './types.ts';

interface QuestionProps extends FactProps {
  readonly fact: ShownFact;
}

export function Question({ fact, row, canWrite, screen }: QuestionProps) {
  const { isPending, write } = useWrite();
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const send = async (change: object, title: string) => {
    const neighbour = neighbourOf(row);
    const saved = await write(() => api<ChangedFact>('PATCH', `/api/facts/${fact.id}`, change), {
      done: ({ text }) => ({ title, description: text }),
      failed: (failure) => {
        setError(
          messageOf(failure)
            .replace(/^text: (?=[a-z])/, 'This ')
            .replace(/^text: /, ''),
        );
        return undefined;
      },
    });
    if (saved) keepPlace(neighbour);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const text = String(new FormData(form.current ?? undefined).get('text') ?? '');
    setError(undefined);
    return send({ text }, 'Saved as a sentence');
  };
  if (!canWrite) return <p dir="auto">{fact.text}</p>;
  return (
    <Form
      ref={form}
      id={row}
      className="fact-question"
      action={`/api/facts/${fact.id}?_method=patch`}
      onSubmit={save}
      noValidate
    >
      <input type="hidden" name="screen" value={screen} />
      <TextField
        name="text"
        id={`${row}-text`}
        label={
          <>
            Say “<span dir="auto">{fact.text}</span>” in a sentence?
          </>
        }
        required
        defaultValue={suggest(fact)}
        maxLength={LIMITS.fact}
        autoComplete="off"
        error={error}
      />
      <div className="row">
        <Button type="submit" size="sm" pending={isPending} pendingLabel="Saving...">
          Save
        </Button>
        {/* Told again as it is, it is the person's own word for it. */}
        <Button
          size="sm"
          variant="quiet"
          disabled={isPending}
          onClick={() => send({ kind: fact.kind }, 'Kept as a name')}
        >
          It is a name
        </Button>
      </div>
    </Form>
  );
}

/** A beginning that fits what one does or sells; the person says it better. */
function suggest({ kind, text }: ShownFact): string {
  if (kind !== 'service' && kind !== 'product') return text;
  const isWord = /^\p{Lu}\p{Ll}/u.test(text);
  return `We offer ${isWord ? text.charAt(0).toLowerCase() + text.slice(1) : text}`;
}
