// The business form: spec sections 2, 3, 5 and 8. Without script it is a plain form to the same call.

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { BusinessProfile, SavedBusinessProfile } from '../../server/contract/business.ts';
import { INDUSTRIES, TONES } from '../../server/contract/constants/industries.ts';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import { TIMINGS } from '../../server/contract/constants/timings.ts';
import { TOASTS } from '../../server/contract/texts.ts';
import { Button } from '../../views/components/button.tsx';
import { Banner } from '../../views/components/feedback.tsx';
import { SelectField, TextAreaField, TextField } from '../../views/components/field.tsx';
import { Form } from '../../views/components/form.tsx';
import { ApiError, api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { announce, navigate, toast } from '../runtime/screen.ts';
import { useWrite } from '../runtime/use-write.ts';
import { checkForm, type Errors, type FieldName, isMissing, NAMES } from './check-form.ts';
import { PlaceFields } from './place-fields.tsx';

export interface BusinessFormProps {
  readonly userId: number;
  /** No profile yet: the browser proposes time zone, language and currency. */
  readonly isNew: boolean;
  readonly values: Partial<Readonly<Record<FieldName, string>>>;
  /** What no post may quote, told at its field. */
  readonly leftOut: BusinessProfile['leftOut'];
  /** A plain form's values, and why the server refused them. */
  readonly refused?: { readonly values: Readonly<Record<string, string>>; readonly message: string };
}

const SAVED = { title: 'Business profile saved', description: 'What is written from now on rests on it.' };
const NOT_SAVED = { title: 'Failed to save profile' };
const UNFIT = { title: 'Please check the marked fields', variant: 'destructive' } as const;

function BusinessForm({ userId, isNew, values, leftOut, refused }: BusinessFormProps) {
  const [errors, setErrors] = useState<Errors>(() => (refused ? readRefusal(refused.message) : {}));
  const { isPending, write } = useWrite();
  const form = useRef<HTMLFormElement>(null);
  const hasFailed = isBlamed(errors);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.current) return;
    const input = readForm(form.current);
    const found = checkForm(input);
    setErrors(found);
    if (isBlamed(found)) {
      toast(isMissing(input) ? TOASTS.profileMissing : UNFIT);
      focusFirst(form.current, found);
      return;
    }
    return write(() => api<SavedBusinessProfile>('POST', '/api/business-profile', { userId, ...input }), {
      leads: true,
      done: (saved) => {
        saved.leftOut.length > 0 ? explain(saved) : celebrate();
        return isNew ? TOASTS.profileCreated : { ...SAVED, ...tellMoved(saved.moved) };
      },
      failed: (error) => {
        const blamed = blame(error);
        setErrors(blamed);
        if (form.current) focusFirst(form.current, blamed);
        return { ...TOASTS.profileFailed, ...(isNew ? {} : NOT_SAVED), description: describe(error) };
      },
    });
  };

  return (
    <Form
      ref={form}
      id="business-form"
      className="stack"
      action="/api/business-profile"
      noValidate
      onSubmit={submit}
      onInput={() => hasFailed && form.current && setErrors(checkForm(readForm(form.current)))}
    >
      {refused && !hasFailed && (
        <Banner tone="danger" alert>
          {refused.message}
        </Banner>
      )}
      <input type="hidden" name="userId" value={userId} />
      <input type="hidden" name="screen" value={isNew ? '/business-setup' : '/business-setup?edit=1'} />
      <input type="hidden" name="next" value="/business-setup?saved=1" />
      <Fields start={{ ...values, ...refused?.values }} errors={errors} isNew={isNew} leftOut={leftOut} />
      <div className="row">
        <Button type="submit" variant="primary" pending={isPending} pendingLabel="Setting up...">
          {isNew ? 'Connect Business' : 'Save profile'}
        </Button>
      </div>
    </Form>
  );
}

interface FieldsProps {
  readonly start: Partial<Readonly<Record<string, string>>>;
  readonly errors: Errors;
  readonly isNew: boolean;
  readonly leftOut: BusinessProfile['leftOut'];
}

function Fields({ start, errors, isNew, leftOut }: FieldsProps) {
  const note = (name: FieldName, hint?: string) => (
    <Hint notes={leftOut.filter(({ field }) => field === name)}>{hint}</Hint>
  );
  const of = (name: FieldName) => ({ name, defaultValue: start[name] ?? '', error: errors[name] });
  const hasNote = (name: FieldName) => leftOut.some(({ field }) => field === name);
  // The description has no such end: what is pasted would be cut off in silence, and the server says what does not fit.
  const long = { maxLength: LIMITS.profileText };
  return (
    <>
      <div className="grid-2">
        <TextField
          {...of('name')}
          label="Business name"
          required
          maxLength={LIMITS.name}
          autoComplete="organization"
        />
        <SelectField
          {...of('industry')}
          label="Industry"
          required
          placeholder="Select your industry"
          options={toOptions(INDUSTRIES)}
        />
      </div>
      <TextAreaField
        {...of('description')}
        label="Business description"
        required
        rows={3}
        hint={note(
          'description',
          'Facts make the best posts: what you offer, since when, what is special about it. Nothing is invented beyond them.',
        )}
      />
      <TextAreaField
        {...of('targetAudience')}
        {...long}
        label="Target audience"
        required
        rows={2}
        hint={hasNote('targetAudience') && note('targetAudience')}
      />
      <TextAreaField {...of('marketingGoals')} {...long} label="Marketing goals" required rows={2} />
      <div className="grid-2">
        <SelectField
          {...of('toneOfVoice')}
          label="Tone of voice"
          placeholder="Select a tone"
          options={toOptions(TONES)}
        />
        <TextField
          {...of('brandValues')}
          {...long}
          label="Brand values"
          hint={note('brandValues', 'Separated by commas')}
        />
        <TextField
          {...of('websiteUrl')}
          label="Website"
          type="url"
          maxLength={LIMITS.url}
          placeholder="https://example.com"
          autoComplete="url"
          hint={!isNew && <a href="#/brand">Read it on Brand</a>}
        />
        <PlaceFields
          isNew={isNew}
          timezone={start.timezone ?? ''}
          locale={start.locale ?? 'en'}
          currency={start.currency ?? ''}
          errors={errors}
        />
      </div>
    </>
  );
}

/** A hint, and below it what of the field is left out of posts, with the reason. */
function Hint({ notes, children }: { notes: BusinessProfile['leftOut']; children?: ReactNode }) {
  return (
    <>
      {children}
      {notes.map(({ text, reason }) => (
        <span key={text} className="left-out">
          Left out of posts: "{text}" {reason}
        </span>
      ))}
    </>
  );
}

function toOptions(choices: Readonly<Record<string, string>>) {
  return Object.entries(choices).map(([value, label]) => ({ value, label }));
}

function readForm(form: HTMLFormElement): Partial<Record<FieldName, string>> {
  const data = new FormData(form);
  const entries = NAMES.flatMap((name) => {
    const value = data.get(name);
    return typeof value === 'string' ? [[name, value.trim()]] : [];
  });
  return Object.fromEntries(entries) as Partial<Record<FieldName, string>>;
}

/** The success card comes from the server; from there to the dashboard, unless the person has gone elsewhere. */
function celebrate() {
  announce('Your business has been successfully connected.');
  navigate('/business-setup?saved=1', { replace: true });
  setTimeout(() => {
    // A question about the trade waits for its answer.
    const isAsked = document.getElementById('trade-question') !== null;
    if (location.hash === '#/business-setup?saved=1' && !isAsked) navigate('/');
  }, TIMINGS.setupRedirect);
}

/** The form again, with what is left out at its field: no way on before the person has seen it. */
function explain({ updatedAt }: BusinessProfile) {
  // The moment makes it another address each time: the same one would not be asked for again.
  navigate(`/business-setup?edit=1&saved=${Date.parse(updatedAt)}`, { replace: true });
}

function tellMoved(moved: number) {
  if (moved === 0) return {};
  const posts = moved === 1 ? 'One planned post keeps its' : `${moved} planned posts keep their`;
  return { description: `${posts} local time, now in the new time zone.` };
}

function describe(error: unknown): string {
  return error instanceof ApiError && !error.message ? TOASTS.profileFailed.description : messageOf(error);
}

function isBlamed(errors: Errors): boolean {
  return Object.keys(errors).length > 0;
}

function blame(error: unknown): Errors {
  return error instanceof ApiError ? readRefusal(error.message) : {};
}

/** A refusal names its field first: "websiteUrl: must be a web address". */
function readRefusal(words: string): Errors {
  const [, name, message] = /^(\w+): (.+)$/s.exec(words) ?? [];
  const field = NAMES.find((one) => one === name);
  return field && message ? { [field]: `This ${message}.` } : {};
}

function focusFirst(form: HTMLFormElement, errors: Errors) {
  const name = NAMES.find((one) => errors[one]);
  const control = name && form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

export default defineIsland('business-form', BusinessForm);
