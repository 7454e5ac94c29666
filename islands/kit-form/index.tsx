// How the pictures of the business look: its colours, its pair of fonts, its corners and photos.
import { type FormEvent, useState } from 'react';
import { type BrandKit, CORNERS, FONT_PAIRS, PHOTO_STYLES } from '../../server/contract/brand.ts';
import { Button } from '../../views/components/button.tsx';
import { Checkbox, RadioGroup } from '../../views/components/choices.tsx';
import { SelectField, TextField } from '../../views/components/field.tsx';
import { Form } from '../../views/components/form.tsx';
import { ApiError, api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { useHeldRegion } from '../runtime/hold-region.ts';
import { useWrite } from '../runtime/use-write.ts';
import { LogoField } from './logo-field.tsx';
import { KitSheet } from './sheet.tsx';

type Kit = BrandKit;

export interface KitFormProps {
  readonly kit: Kit;
  readonly canWrite: boolean;
  /** Whether pictures are drawn here. */
  readonly draws: boolean;
  /** Why the server refused a plain form. */
  readonly refused?: string;
}

const COLORS = [
  { name: 'primary', label: 'Main colour' },
  { name: 'secondary', label: 'Second colour' },
] as const;

const LOGOS = [
  { name: 'logo', label: 'Logo', hint: 'PNG, JPEG or WebP; best with a transparent ground.' },
  { name: 'logoDark', label: 'Logo on dark ground', hint: 'Where yours would not be seen on a dark one.' },
  { name: 'mark', label: 'Small mark', hint: 'Stands in a corner. Without one it is made of your initials.' },
] as const;

function KitForm({ kit, canWrite, draws, refused }: KitFormProps) {
  const [chosen, setChosen] = useState(kit);
  const [error, setError] = useState(refused);
  const [isDirty, setDirty] = useState(false);
  const { isPending, write } = useWrite();
  useHeldRegion(isDirty, 'kit-form');
  const change = (part: Partial<Kit>) => {
    setDirty(true);
    setChosen((before) => ({ ...before, ...part }));
  };
  const send = (save: () => Promise<unknown>, words: string) => {
    setError(undefined);
    return write(save, {
      done: () => {
        setDirty(false);
        return { title: 'Saved', description: words };
      },
      failed: (failure) => {
        if (failure instanceof ApiError && failure.status < 500) {
          setError(failure.message);
          return undefined;
        }
        return { title: 'It could not be saved', description: messageOf(failure), variant: 'destructive' };
      },
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { isOwn: _, ...look } = chosen;
    return send(() => api('PUT', '/api/brand', look), 'Pictures that are made from now on look like this.');
  };
  const { colors } = chosen;
  return (
    <Form id="kit-form" className="kit-form" action="/api/brand?_method=put" onSubmit={submit} noValidate>
      <input type="hidden" name="screen" value="/brand" />
      <div className="stack">
        <fieldset className="kit-colors" disabled={!canWrite}>
          <legend>Colours</legend>
          {COLORS.map(({ name, label }) => (
            <TextField
              key={name}
              {...{ name, label, id: `kit-${name}`, type: 'color', required: true }}
              value={colors[name]}
              onChange={(event) => change({ colors: { ...colors, [name]: event.target.value } })}
            />
          ))}
          <TextField
            {...{
              name: 'accent',
              label: 'For small things',
              id: 'kit-accent',
              type: 'color',
              required: true,
            }}
            value={colors.accent ?? colors.secondary}
            onChange={(event) => change({ colors: { ...colors, accent: event.target.value } })}
          />
          <Checkbox
            name="hasAccent"
            id="kit-has-accent"
            label="Use a third colour"
            checked={colors.accent !== null}
            onChange={(event) =>
              change({ colors: { ...colors, accent: event.target.checked ? colors.secondary : null } })
            }
          />
        </fieldset>
        <SelectField
          {...{ name: 'fonts', id: 'kit-fonts', label: 'Fonts', required: true, disabled: !canWrite }}
          options={optionsOf(FONT_PAIRS)}
          value={chosen.fonts}
          onChange={(event) => change({ fonts: event.target.value as Kit['fonts'] })}
        />
        <RadioGroup
          {...{ name: 'corners', id: 'kit-corners', label: 'Corners', disabled: !canWrite }}
          options={optionsOf(CORNERS)}
          value={chosen.corners}
          onChange={(event) => change({ corners: event.target.value as Kit['corners'] })}
        />
        <SelectField
          {...{ name: 'photos', id: 'kit-photos', label: 'Photos', required: true, disabled: !canWrite }}
          options={optionsOf(PHOTO_STYLES)}
          value={chosen.photos}
          onChange={(event) => change({ photos: event.target.value as Kit['photos'] })}
        />
      </div>
      {draws && <KitSheet kit={chosen} />}
      <div className="stack">
        {LOGOS.map(({ name, label, hint }) => (
          <LogoField
            key={name}
            {...{ name, label, hint, value: chosen[name], disabled: !canWrite }}
            onChange={(id) => change({ [name]: id })}
          />
        ))}
        {error && (
          <p className="field-error" role="alert">
            {error}
          </p>
        )}
        {canWrite && (
          <div className="row">
            <Button type="submit" pending={isPending} pendingLabel="Saving...">
              Save the look
            </Button>
            {kit.isOwn && (
              <Button
                disabled={isPending}
                onClick={() =>
                  send(
                    () => api('DELETE', '/api/brand'),
                    'The look is made from your name and industry again.',
                  )
                }
              >
                Start over
              </Button>
            )}
          </div>
        )}
      </div>
    </Form>
  );
}

function optionsOf(of: Readonly<Record<string, string>>) {
  return Object.entries(of).map(([value, label]) => ({ value, label }));
}

export default defineIsland('kit-form', KitForm);
