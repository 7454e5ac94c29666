// The fields of a fact: what it says, its kind, its days and its proof.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import {
  type ChangedFact,
  FACT_NAMES,
  type Fact,
  type FactKind,
  NEEDS_PROOF,
} from '../../server/contract/fact.ts';
import { Button } from '../../views/components/button.tsx';
import { SelectField, TextField } from '../../views/components/field.tsx';
import { Form } from '../../views/components/form.tsx';
import { ApiError, api, messageOf } from '../runtime/api.ts';
import { useWrite } from '../runtime/use-write.ts';
import type { FactProps } from './types.ts';
import { heldWords } from './words.ts';

type FieldName = 'text' | 'kind' | 'validFrom' | 'validTo' | 'proof';
type Errors = Partial<Readonly<Record<FieldName, string>>>;

const KINDS = Object.entries(FACT_NAMES).map(([value, label]) => ({ value, label }));

interface FactFormProps extends FactProps {
  readonly onClose: () => void;
}

export function FactForm({ fact, row, screen, refused, onClose }: FactFormProps) {
  const [errors, setErrors] = useState<Errors>(() => blame(refused?.message));
  const [kind, setKind] = useState<string>(refused?.values.kind ?? fact?.kind ?? 'product');
  const { isPending, write } = useWrite();
  const form = useRef<HTMLFormElement>(null);
  useFirstField(form, fact !== null);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const fields = form.current;
    if (!fields) return;
    const input = Object.fromEntries(new FormData(fields));
    const { screen: _, of: __, ...told } = input;
    setErrors({});
    const send = () =>
      fact === null
        ? api<Fact & { held?: number }>('POST', '/api/facts', told)
        : api<ChangedFact>('PATCH', `/api/facts/${fact.id}`, told);
    const saved = await write(send, {
      done: ({ held = 0 }) => {
        if (fact === null) fields.reset();
        else onClose();
        return { title: fact === null ? 'Added' : 'Saved', description: heldWords(held) };
      },
      failed: (failure) => {
        const found = failure instanceof ApiError && failure.status < 500 ? blame(failure.message) : {};
        setErrors(found);
        focusFirst(fields, found);
        if (Object.keys(found).length > 0) return undefined;
        return {
          title: 'The fact could not be saved',
          description: messageOf(failure),
          variant: 'destructive',
        };
      },
    });
    if (saved && fact === null) focusFirst(fields, { text: '' });
    else if (saved) document.getElementById(`${row}-edit`)?.focus();
  };
  const of = (name: FieldName) => ({
    name,
    id: `${row}-${name}`,
    error: errors[name],
    defaultValue: refused?.values[name] ?? fact?.[name] ?? '',
  });
  const needsProof = NEEDS_PROOF.includes(kind as FactKind);

  return (
    <Form
      ref={form}
      id={row}
      className="stack fact-form"
      action={fact === null ? '/api/facts' : `/api/facts/${fact.id}?_method=patch`}
      onSubmit={save}
      noValidate
    >
      <input type="hidden" name="screen" value={screen} />
      <input type="hidden" name="of" value={row} />
      <TextField
        {...of('text')}
        label={fact === null ? 'What is true of your business?' : 'What is true'}
        required
        maxLength={LIMITS.fact}
        autoComplete="off"
        hint={fact === null ? 'One sentence, in your words. It may be printed as it stands.' : undefined}
      />
      <div className="fact-fields">
        <SelectField
          {...of('kind')}
          defaultValue={kind}
          label="Kind"
          required
          options={KINDS}
          onChange={({ currentTarget }) => setKind(currentTarget.value)}
        />
        <TextField {...of('validFrom')} label="True from" type="date" min="2000-01-01" max="2099-12-31" />
        <TextField {...of('validTo')} label="Last day" type="date" min="2000-01-01" max="2099-12-31" />
      </div>
      {(needsProof || fact?.proof) && (
        <TextField
          {...of('proof')}
          label="Proof"
          maxLength={LIMITS.fact}
          autoComplete="off"
          hint="An award, a test, a page. Without one no post says this."
        />
      )}
      <div className="row">
        <Button
          type="submit"
          variant={fact === null ? 'primary' : 'secondary'}
          pending={isPending}
          pendingLabel="Saving..."
        >
          {fact === null ? 'Add fact' : 'Save'}
        </Button>
        {fact !== null && (
          <Button variant="quiet" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
        )}
      </div>
    </Form>
  );
}

/** Whoever opens the form goes on in its first field. */
function useFirstField(form: React.RefObject<HTMLFormElement | null>, isOpened: boolean) {
  useEffect(() => {
    const field = isOpened && form.current?.elements.namedItem('text');
    if (field instanceof HTMLInputElement) field.focus();
  }, [form, isOpened]);
}

/** A refusal names its field first: "text: is required". What names none stands at the words. */
function blame(message: string | undefined): Errors {
  if (message === undefined) return {};
  const [, field, words] = /^(text|kind|validFrom|validTo|proof): (.+)$/s.exec(message) ?? [];
  if (!field || !words) return { text: message };
  return { [field]: /^[A-Z]/.test(words) ? words : `This ${words}.` };
}

function focusFirst(form: HTMLFormElement, errors: Errors) {
  const control = form.elements.namedItem(Object.keys(errors)[0] ?? '');
  if (control instanceof HTMLElement) control.focus();
}
