// The trade whose ideas posts tell, the words that they take as hashtags, and the words that none may hold.
import { type FormEvent, useState } from 'react';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import { Button } from '../../views/components/button.tsx';
import { SelectField, TextAreaField } from '../../views/components/field.tsx';
import { Form } from '../../views/components/form.tsx';
import { ApiError, api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { useHeldRegion } from '../runtime/hold-region.ts';
import { useWrite } from '../runtime/use-write.ts';

type FieldName = 'trade' | 'keywords' | 'bannedWords';

export interface BrandFormProps {
  readonly values: Readonly<Record<FieldName, string>>;
  readonly trades: readonly { readonly id: string; readonly label: string }[];
  /** The trade that is found from the profile; null when none is likely. */
  readonly foundTrade: string | null;
  /** The trades of which posts tell a little; null for none. */
  readonly besides: string | null;
  readonly canWrite: boolean;
  /** Why the server refused a plain form, whose values stand above. */
  readonly refused?: string;
}

function BrandForm({ values, trades, foundTrade, besides, canWrite, refused }: BrandFormProps) {
  const [errors, setErrors] = useState(() => blame(refused));
  const [isDirty, setDirty] = useState(false);
  const { isPending, write } = useWrite();
  useHeldRegion(isDirty, 'brand-form');
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const brand = {
      trade: data.get('trade'),
      keywords: data.get('keywords'),
      bannedWords: data.get('bannedWords'),
    };
    setErrors({});
    return write(() => api('PUT', '/api/preferences', { brand }), {
      done: () => {
        setDirty(false);
        return { title: 'Saved', description: 'What is written from now on keeps to it.' };
      },
      failed: (failure) => {
        if (failure instanceof ApiError && failure.status < 500) setErrors(blame(failure.message));
        return {
          title: 'It could not be saved',
          description: messageOf(failure),
          variant: 'destructive',
        };
      },
    });
  };
  const of = (name: FieldName) => ({
    name,
    error: errors[name],
    defaultValue: values[name],
    disabled: !canWrite,
  });
  const list = { rows: 2, maxLength: LIMITS.about };
  return (
    <Form
      id="brand-form"
      className="stack"
      action="/api/preferences?_method=put"
      onSubmit={save}
      onInput={() => setDirty(true)}
      noValidate
    >
      <input type="hidden" name="section" value="words" />
      <input type="hidden" name="screen" value="/brand" />
      <SelectField
        {...of('trade')}
        label="Trade"
        hint={`${values.trade === '' ? 'Found from your name, description and hashtags. ' : ''}Posts tell ideas of it${
          besides === null ? '' : `, and some of what you say you have as well: ${besides}`
        }.`}
        placeholder={foundTrade === null ? 'None found; ideas of your industry' : `Found: ${foundTrade}`}
        options={trades.map(({ id, label }) => ({ value: id, label }))}
      />
      <TextAreaField
        {...of('keywords')}
        {...list}
        label="Hashtags"
        hint="Words that you want to be found by, separated by commas. Posts take their hashtags from these."
      />
      <TextAreaField
        {...of('bannedWords')}
        {...list}
        label="Words never to use"
        hint="Separated by commas. No post that is written for you holds one of them."
      />
      {canWrite && (
        <div className="row">
          <Button type="submit" pending={isPending} pendingLabel="Saving...">
            Save
          </Button>
        </div>
      )}
    </Form>
  );
}

function blame(message: string | undefined): Partial<Record<FieldName, string>> {
  const [, field, words] = /^(?:brand\.)?(trade|keywords|bannedWords): (.+)$/s.exec(message ?? '') ?? [];
  return field ? { [field]: `This ${words}.` } : {};
}

export default defineIsland('brand-form', BrandForm);
