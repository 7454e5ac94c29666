// "What is new?": one line of news, or an offer with its last day.
import { type FormEvent, useRef, useState } from 'react';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import type { Fact } from '../../server/contract/fact.ts';
import { Button } from '../../views/components/button.tsx';
import { TextField } from '../../views/components/field.tsx';
import { Form } from '../../views/components/form.tsx';
import { ApiError, api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { useWrite } from '../runtime/use-write.ts';

type Errors = { readonly text?: string; readonly validTo?: string };

export interface NewsProps {
  /** What a plain form sent, and why the server refused it. */
  readonly refused?: { readonly values: Readonly<Record<string, string>>; readonly message: string };
}

function News({ refused }: NewsProps) {
  const [errors, setErrors] = useState<Errors>(() => blame(refused?.message));
  const { isPending, write } = useWrite();
  const form = useRef<HTMLFormElement>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const fields = form.current;
    if (!fields) return;
    const told = new FormData(fields);
    setErrors({});
    const saved = await write(
      () => api<Fact>('POST', '/api/news', { text: told.get('text'), validTo: told.get('validTo') }),
      {
        done: ({ text }) => {
          fields.reset();
          return { title: 'Told first from now on', description: text };
        },
        failed: (failure) => {
          if (failure instanceof ApiError && failure.status < 500) {
            setErrors(blame(failure.message));
            return undefined;
          }
          return { title: 'It could not be saved', description: messageOf(failure), variant: 'destructive' };
        },
      },
    );
    const field = fields.elements.namedItem('text');
    if (saved && field instanceof HTMLElement) field.focus();
  };
  return (
    <Form ref={form} id="news" className="news-form" action="/api/news" onSubmit={send} noValidate>
      <input type="hidden" name="screen" value="/brand" />
      <input type="hidden" name="of" value="news" />
      <TextField
        name="text"
        id="news-text"
        label="One line of news, or an offer"
        hint="A whole sentence, as a post may print it."
        required
        maxLength={LIMITS.fact}
        autoComplete="off"
        error={errors.text}
        defaultValue={refused?.values.text ?? ''}
      />
      <TextField
        name="validTo"
        id="news-validTo"
        type="date"
        label="Last day of an offer"
        hint="Empty for news without an end."
        min="2000-01-01"
        max="2099-12-31"
        error={errors.validTo}
        defaultValue={refused?.values.validTo ?? ''}
      />
      <div className="row">
        <Button type="submit" variant="primary" pending={isPending} pendingLabel="Saving...">
          Tell it
        </Button>
      </div>
    </Form>
  );
}

/** A refusal names its field first: "text: is required". What names none stands at the words. */
function blame(message: string | undefined): Errors {
  if (message === undefined) return {};
  const [, field, words] = /^(text|validTo): (.+)$/s.exec(message) ?? [];
  if (!field || !words) return { text: message };
  return { [field]: /^[A-Z]/.test(words) ? words : `This ${words}.` };
}

export default defineIsland('news', News);
