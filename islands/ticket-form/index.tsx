// The contact form: makes a support ticket and says its number. Without script it is a plain form to the same call.

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { SUPPORT_RESPONSE_HOURS } from '../../server/contract/constants/brand.ts';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import type { Ticket } from '../../server/contract/ticket.ts';
import { Button } from '../../views/components/button.tsx';
import { Banner } from '../../views/components/feedback.tsx';
import { TextAreaField, TextField } from '../../views/components/field.tsx';
import { Form } from '../../views/components/form.tsx';
import { ApiError, api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { useWrite } from '../runtime/use-write.ts';

export interface TicketFormProps {
  /** What it starts with; after a refusal, what was typed. */
  readonly values: Readonly<Record<string, string>>;
  /** Why the server refused a plain form. */
  readonly refused?: string;
  /** Number of the ticket that a plain form has just made. */
  readonly sent?: number;
}

const MISSING: Readonly<Record<string, string>> = {
  name: 'Enter your name.',
  email: 'Enter the email address that we may answer to.',
  subject: 'Say in a few words what it is about.',
  message: 'Write your message.',
};

type Errors = Readonly<Record<string, string>>;

function TicketForm({ values, refused, sent: sentBefore }: TicketFormProps) {
  const [errors, setErrors] = useState<Errors>(() => blame(refused));
  const { isPending, write } = useWrite();
  const [sent, setSent] = useState(sentBefore);
  const form = useRef<HTMLFormElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const wasSent = sentBefore !== undefined;
  useEffect(() => {
    if (sent !== undefined && !wasSent) again.current?.focus();
  }, [sent, wasSent]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!form.current) return;
    const input = readFields(form.current);
    const missing = Object.fromEntries(Object.entries(MISSING).filter(([name]) => !input[name]));
    setErrors(missing);
    if (Object.keys(missing).length > 0) return focusFirst(form.current, missing);
    return write(() => api<Ticket>('POST', '/api/tickets', input), {
      done: ({ id }) => void setSent(id),
      failed: (failure) => {
        const found = failure instanceof ApiError && failure.status === 422 ? blame(failure.message) : {};
        setErrors(found);
        if (form.current) focusFirst(form.current, found);
        if (Object.keys(found).length > 0) return;
        return { title: 'Message not sent', description: messageOf(failure), variant: 'destructive' };
      },
    });
  };

  if (sent !== undefined) {
    return (
      <Banner tone="success" title={`Ticket #${sent} received`} alert={!wasSent}>
        <span>
          We answer within {SUPPORT_RESPONSE_HOURS} hours. The answer appears below, under your tickets.
        </span>
        <span>
          <Button ref={again} variant="quiet" size="sm" onClick={() => setSent(undefined)}>
            Write another message
          </Button>
        </span>
      </Banner>
    );
  }
  const of = (name: string) => ({
    name,
    defaultValue: values[name] ?? '',
    error: errors[name],
    required: true,
  });
  return (
    <Form ref={form} className="stack" action="/api/tickets" onSubmit={send} noValidate>
      {refused && Object.keys(errors).length === 0 && (
        <Banner tone="danger" alert>
          {refused}
        </Banner>
      )}
      <input type="hidden" name="next" value="/help-support?tab=contact&sent=1" />
      <div className="grid-2">
        <TextField {...of('name')} label="Name" maxLength={LIMITS.name} autoComplete="name" />
        <TextField
          {...of('email')}
          label="Email"
          type="email"
          maxLength={LIMITS.email}
          autoComplete="email"
        />
      </div>
      <TextField {...of('subject')} label="Subject" maxLength={LIMITS.name} autoComplete="off" />
      <TextAreaField {...of('message')} label="Message" rows={6} maxLength={LIMITS.ticket} />
      <div className="row">
        <Button type="submit" variant="primary" pending={isPending} pendingLabel="Sending...">
          Submit
        </Button>
      </div>
    </Form>
  );
}

function readFields(form: HTMLFormElement): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(Object.keys(MISSING).map((name) => [name, String(data.get(name) ?? '').trim()]));
}

/** A refusal names its field first: "email: must be an email address". */
function blame(words: string | undefined): Errors {
  const [, name = '', message] = /^(\w+): (.+)$/s.exec(words ?? '') ?? [];
  if (!(name in MISSING) || !message) return {};
  return { [name]: message === 'is required' ? (MISSING[name] ?? message) : `This ${message}.` };
}

function focusFirst(form: HTMLFormElement, errors: Errors) {
  const control = form.elements.namedItem(Object.keys(errors)[0] ?? '');
  if (control instanceof HTMLElement) control.focus();
}

export default defineIsland('ticket-form', TicketForm);
