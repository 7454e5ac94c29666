// The forms at the door: signing in, signing up, setting up, a forgotten password. Without script each is a plain form to the
// same call.

import { type FormEvent, useState } from 'react';
import { Button } from '../../views/components/button.tsx';
import { Banner } from '../../views/components/feedback.tsx';
import { Form } from '../../views/components/form.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { navigate } from '../runtime/screen.ts';
import { useWrite } from '../runtime/use-write.ts';
import { type EntryField, Fields } from './fields.tsx';

export interface EntryFormProps {
  readonly url: string;
  readonly method: 'POST' | 'PUT';
  readonly fields: readonly EntryField[];
  /** Sent along as they are. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly submit: string;
  readonly pending: string;
  /** Route to go on to. */
  readonly next: string;
  /** Route to go on to when the server still wants a code. */
  readonly code?: string;
  /** Whether a session comes of it: then the page around the screen becomes another. */
  readonly opensSession: boolean;
  /** Why the server refused the plain form. */
  readonly error: string | null;
}

function EntryForm(props: EntryFormProps) {
  const { url, method, fields, hidden, next } = props;
  const [refusal, setRefusal] = useState(() => blame(props.error, fields));
  const { isPending, write } = useWrite();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setRefusal({});
    const typed = Object.fromEntries(new FormData(form));
    const send = () => api<{ needsCode?: true } | undefined>(method, url, { ...typed, next: undefined });
    return write(send, {
      leads: true,
      done: (answer) => void goOn(props, answer?.needsCode === true),
      failed: (failure) => {
        const refused = blame(messageOf(failure), fields);
        setRefusal(refused);
        focusAt(form, refused.field ?? fields.at(-1)?.name);
      },
    });
  };

  return (
    <Form className="stack" action={method === 'POST' ? url : `${url}?_method=${method}`} onSubmit={submit}>
      {refusal.message && !refusal.field && (
        <Banner tone="danger" alert>
          {refusal.message}
        </Banner>
      )}
      {Object.entries({ ...hidden, next }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Fields fields={fields} errors={refusal.field ? { [refusal.field]: refusal.message ?? '' } : {}} />
      <Button type="submit" variant="primary" wide pending={isPending} pendingLabel={props.pending}>
        {props.submit}
      </Button>
    </Form>
  );
}

function goOn({ next, code, opensSession }: EntryFormProps, needsCode: boolean) {
  if (needsCode && code) return navigate(code);
  if (!opensSession) return navigate(next);
  // The bare page has no frame: the whole document comes anew.
  history.replaceState(null, '', `/#${next}`);
  location.reload();
}

interface Refusal {
  readonly field?: string;
  readonly message?: string;
}

/** A refusal may name its field first: "password: must be at least 10 characters". */
function blame(message: string | null, fields: readonly EntryField[]): Refusal {
  if (message === null) return {};
  const [, field, words = ''] = /^(\w+): (.+)$/s.exec(message) ?? [];
  if (!fields.some(({ name }) => name === field)) return { message: words || message };
  return { field, message: /^[A-Z]/.test(words) ? words : `This ${words}` };
}

function focusAt(form: HTMLFormElement, name = '') {
  const control = form.elements.namedItem(name);
  if (!(control instanceof HTMLInputElement)) return;
  control.focus();
  if (control.type === 'password' || name === 'code') control.select();
}

export default defineIsland('entry-form', EntryForm);
