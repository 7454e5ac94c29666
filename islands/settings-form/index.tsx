// One form of Settings: saved on the server, with the spec's toast. Without script it is a plain form to the same call.

import { type FormEvent, useRef, useState } from 'react';
import { SETTINGS_SAVED } from '../../server/contract/texts.ts';
import { Button } from '../../views/components/button.tsx';
import { Banner } from '../../views/components/feedback.tsx';
import { Form } from '../../views/components/form.tsx';
import { ApiError, api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { useHeldRegion } from '../runtime/hold-region.ts';
import { useWrite } from '../runtime/use-write.ts';
import { AccountFields, AutomationFields, BrandFields, NotificationFields } from './fields.tsx';
import { SECTIONS, type SectionName, type Values } from './sections.ts';
import { WaysFields } from './ways-fields.tsx';

export interface SettingsFormProps {
  readonly section: SectionName;
  readonly userId: number;
  readonly values: Values;
  readonly canWrite: boolean;
  /** Why the server refused a plain form, whose values stand above. */
  readonly refused?: string;
}

const FIELDS = {
  account: AccountFields,
  notifications: NotificationFields,
  ways: WaysFields,
  automation: AutomationFields,
  brand: BrandFields,
};

function SettingsForm({ section: name, userId, values, canWrite, refused }: SettingsFormProps) {
  const section = SECTIONS[name];
  const url = section.url(userId);
  const [errors, setErrors] = useState(() => blame(refused));
  const { isPending, write } = useWrite();
  const saved = useRef(values);
  const [isDirty, setDirty] = useState(false);
  const [signsInWith, setSignsInWith] = useState(values.signsInWith);
  const Fields = FIELDS[name];
  useHeldRegion(isDirty, `settings-${name}`);
  const route = `/settings?tab=${section.tab}`;

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const payload = section.payload(new FormData(form), saved.current);
    const hasChanged = Object.keys(payload).length > 0;
    return write(async () => hasChanged && (await api(section.method, url, payload)), {
      done: () => {
        saved.current = { ...saved.current, ...readTicks(form) };
        if (signsInWith && 'email' in payload) setSignsInWith(String(payload.email).toLowerCase());
        setErrors({});
        setDirty(false);
        return SETTINGS_SAVED(section.word);
      },
      failed: (failure) => {
        const found = failure instanceof ApiError ? blame(failure.message) : {};
        setErrors(found);
        focusFirst(form, found);
        const [words = messageOf(failure)] = Object.values(found);
        return { title: 'Settings not saved', description: words, variant: 'destructive' };
      },
    });
  };

  return (
    <Form
      id={`settings-${name}`}
      className="stack stack-lg"
      action={`${url}?_method=${section.method.toLowerCase()}`}
      onSubmit={save}
      onInput={() => setDirty(true)}
      noValidate
    >
      {refused && Object.keys(errors).length === 0 && (
        <Banner tone="danger" alert>
          {refused}
        </Banner>
      )}
      <input type="hidden" name="section" value={name} />
      <input type="hidden" name="screen" value={route} />
      <input type="hidden" name="next" value={`${route}&saved=${name}`} />
      <Fields values={{ ...values, signsInWith: signsInWith ?? '' }} errors={errors} disabled={!canWrite} />
      {canWrite ? (
        <div className="row">
          <Button
            id={`settings-${name}-save`}
            type="submit"
            variant={name === 'automation' || name === 'ways' ? 'secondary' : 'primary'}
            pending={isPending}
            pendingLabel="Saving..."
          >
            Save
          </Button>
        </div>
      ) : (
        <p className="quiet">Your role may look at this, but not change it. Ask an owner.</p>
      )}
    </Form>
  );
}

function readTicks(form: HTMLFormElement): Values {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  return Object.fromEntries(boxes.map(({ name, checked }) => [name, checked]));
}

/** A refusal names its field first: "email: must be an email address", "brand.keywords: ...". */
function blame(words: string | undefined): Record<string, string> {
  const [, field, message] = /^(?:\w+\.)?(\w+): (.+)$/s.exec(words ?? '') ?? [];
  if (field && message) return { [field]: /^[A-Z]/.test(message) ? message : `This ${message}.` };
  return words?.includes('email address') ? { email: words } : {};
}

function focusFirst(form: HTMLFormElement, errors: Readonly<Record<string, string>>) {
  const control = form.elements.namedItem(Object.keys(errors)[0] ?? '');
  if (control instanceof HTMLElement) control.focus();
}

export default defineIsland('settings-form', SettingsForm);
