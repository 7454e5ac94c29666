// The form of a language model, for an owner and for the admin alike: where it is, a test of it, and what it may cost.
import { type FormEvent, useRef, useState } from 'react';
import {
  type FoundModel,
  MODEL_KINDS,
  type ModelChoice,
  type ModelKind,
  type ModelSettings,
  type ModelTest,
} from '../../server/contract/model.ts';
import { Button } from '../../views/components/button.tsx';
import { Checkbox, RadioGroup } from '../../views/components/choices.tsx';
import { Banner } from '../../views/components/feedback.tsx';
import { SelectField, TextField } from '../../views/components/field.tsx';
import { Form } from '../../views/components/form.tsx';
import { ModelBounds, ModelSpent } from '../../views/components/model-bounds.tsx';
import { ApiError, messageOf } from './api.ts';
import { readBounds } from './model-bounds.ts';

export interface ModelFormProps {
  readonly settings: ModelSettings;
  /** Who may write, in this order. */
  readonly choices: readonly { readonly value: ModelChoice; readonly label: string; readonly hint: string }[];
  /** The call of the settings; a test and a look around lie below it. */
  readonly url: string;
  readonly isShared: boolean;
  readonly disabled: boolean;
  /** Why the server refused a plain form. */
  readonly refused?: string | undefined;
  readonly send: <T>(method: 'PUT' | 'POST', url: string, payload?: object) => Promise<T>;
  /** @returns whether it is saved */
  readonly save: (send: () => Promise<ModelSettings>, failed: (error: unknown) => void) => Promise<unknown>;
  readonly isSaving: boolean;
}

interface Place {
  readonly kind: ModelKind;
  readonly url: string;
  readonly model: string;
}

type Result = { readonly tone: 'success' | 'danger' | 'info'; readonly words: string };

export function ModelForm(props: ModelFormProps) {
  const { settings, choices, url, isShared, disabled, refused, send, save, isSaving } = props;
  const form = useRef<HTMLFormElement>(null);
  const [use, setUse] = useState<string>(settings.use);
  const [place, setPlace] = useState<Place>(settings);
  const [models, setModels] = useState(settings.models);
  const [busy, setBusy] = useState<'test' | 'find'>();
  const [result, setResult] = useState<Result>();
  const [found, setFound] = useState<readonly FoundModel[]>();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(() => blame(refused));
  const isOwn = use === 'own';
  const change = (part: Partial<Place>) => setPlace((before) => ({ ...before, ...part }));

  const wanted = (where: Place, choice: string) => {
    const key = String(new FormData(form.current ?? undefined).get('key') ?? '');
    const forget = new FormData(form.current ?? undefined).has('forgetKey');
    return {
      ...(choice === 'own' &&
        !settings.fixed && { ...pick(where), ...(forget ? { key: '' } : key && { key }) }),
    };
  };
  const store = (where: Place, choice: string) => {
    setErrors({});
    const bounds = readBounds(new FormData(form.current ?? undefined), isShared);
    return save(
      () => send<ModelSettings>('PUT', url, { use: choice, ...wanted(where, choice), ...bounds }),
      (error) => setErrors(error instanceof ApiError ? blame(error.message) : { '': messageOf(error) }),
    );
  };
  const work = async (what: 'test' | 'find', act: () => Promise<void>) => {
    setBusy(what);
    setResult(undefined);
    setErrors({});
    await act().catch((error: unknown) => {
      const { '': words, ...fields } = blame(messageOf(error));
      setErrors(fields);
      if (words) setResult({ tone: 'danger', words });
    });
    setBusy(undefined);
  };
  const test = (where = place) =>
    work('test', async () => {
      const answer = await send<ModelTest>('POST', `${url}/test`, wanted(where, 'own'));
      if (answer.models.length > 0) setModels(answer.models);
      setResult({ tone: answer.works ? 'success' : 'danger', words: answer.words });
    });
  const find = () =>
    work('find', async () => {
      const places = await send<readonly FoundModel[]>('POST', `${url}/find`);
      setFound(places);
      if (places.length === 0)
        setResult({ tone: 'info', words: 'No model answers on this machine at the usual ports.' });
    });
  const take = async (one: FoundModel, model: string) => {
    const where = { kind: 'openai', url: one.url, model } as const;
    setUse('own');
    setPlace(where);
    setModels(one.models as string[]);
    await store(where, 'own');
    await test(where);
  };

  return (
    <Form
      ref={form}
      id="model-form"
      className="stack stack-lg"
      action={`${url}?_method=put`}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void store(place, use);
      }}
      noValidate
    >
      {errors[''] && (
        <Banner tone="danger" alert>
          {errors['']}
        </Banner>
      )}
      <input type="hidden" name="section" value="model" />
      <input type="hidden" name="screen" value="/settings?tab=writer" />
      <input type="hidden" name="next" value="/settings?tab=writer&saved=writer" />
      <RadioGroup
        name="use"
        id="model-use"
        label="Who writes"
        options={choices}
        value={use}
        onChange={({ target }) => setUse(target.value)}
        disabled={disabled}
      />
      {settings.mayBeLocal && !disabled && !settings.fixed && (
        <div className="stack stack-sm">
          <div>
            <Button id="model-find" icon="search" pending={busy === 'find'} onClick={find}>
              Look for a model on this machine
            </Button>
          </div>
          {found?.flatMap((one) =>
            one.models.slice(0, 5).map((model) => (
              <Banner
                key={`${one.url} ${model}`}
                tone="info"
                action={
                  <Button size="sm" pending={isSaving} onClick={() => take(one, model)}>
                    Use it
                  </Button>
                }
              >
                A local model was found at {new URL(one.url).host} ({model}).
              </Banner>
            )),
          )}
        </div>
      )}
      {isOwn && (
        <fieldset className="stack" disabled={disabled || settings.fixed}>
          <legend className="legend">Where it answers</legend>
          <SelectField
            name="kind"
            id="model-kind"
            label="Kind"
            required
            value={place.kind}
            onChange={({ target }) => change({ kind: target.value as ModelKind })}
            hint="Ollama, LM Studio, llama.cpp, vLLM, OpenAI and OpenRouter are OpenAI-compatible."
            options={Object.entries(MODEL_KINDS).map(([value, label]) => ({ value, label }))}
          />
          <TextField
            name="url"
            id="model-url"
            label="Address"
            required
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={
              place.kind === 'anthropic' ? 'https://api.anthropic.com' : 'https://api.openai.com/v1'
            }
            value={place.url}
            onChange={({ target }) => change({ url: target.value })}
            error={errors.url}
          />
          <TextField
            name="key"
            id="model-key"
            label="Key"
            type="password"
            autoComplete="off"
            placeholder={settings.hasKey ? 'Kept; type another one to replace it' : ''}
            hint="Sealed on the server, and shown to nobody again. Another address needs it anew."
            error={errors.key}
          />
          {settings.hasKey && <Checkbox name="forgetKey" id="model-forgetKey" label="Forget the key" />}
          <TextField
            name="model"
            id="model-model"
            label="Model"
            required
            list="model-names"
            autoCapitalize="none"
            spellCheck={false}
            hint={
              models.length > 0
                ? `There are ${models.length}: ${models.slice(0, 6).join(', ')}${models.length > 6 ? ', ...' : ''}`
                : 'A test lists those that there are.'
            }
            value={place.model}
            onChange={({ target }) => change({ model: target.value })}
            error={errors.model}
          />
          <datalist id="model-names">
            {models.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </fieldset>
      )}
      {settings.fixed && (
        <p className="quiet">
          The environment of the server names this model: address, model and key are changed there.
        </p>
      )}
      {isOwn && (
        <details>
          <summary>What it may cost</summary>
          <div className="stack">
            <ModelBounds {...{ settings, errors, disabled, isShared }} />
          </div>
        </details>
      )}
      {isOwn && <ModelSpent settings={settings} />}
      <div role="status">
        {result && <Banner tone={result.tone}>{result.words}</Banner>}
        {!result && settings.trouble && settings.use === 'own' && (
          <Banner
            tone="warning"
            title={settings.restsUntil ? 'It is left alone for a while' : 'It did not answer last time'}
          >
            {settings.trouble} Meanwhile the built-in writer writes.
          </Banner>
        )}
      </div>
      {!disabled && (
        <div className="row">
          <Button id="model-save" type="submit" variant="primary" pending={isSaving} pendingLabel="Saving...">
            Save
          </Button>
          {isOwn && (
            <Button
              id="model-test"
              pending={busy === 'test'}
              pendingLabel="Testing..."
              onClick={() => test()}
            >
              Test
            </Button>
          )}
        </div>
      )}
    </Form>
  );
}

function pick({ kind, url, model }: Place): Partial<Place> {
  const named = url.trim();
  return { kind, ...(named !== '' && { url: named }), model: model.trim() };
}

/** A refusal names its field first: "url: must be a public address". */
function blame(words: string | undefined): Record<string, string> {
  if (!words) return {};
  const [, field, message] = /^(\w+): (.+)$/s.exec(words) ?? [];
  return field && message ? { [field]: `This ${message}.` } : { '': words };
}
