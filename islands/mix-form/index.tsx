// How many of a hundred posts each kind gets.
import { type FormEvent, useState } from 'react';
import { PILLAR_KEYS, PILLARS, type Pillar } from '../../server/contract/constants/pillars.ts';
import { Button } from '../../views/components/button.tsx';
import { TextField } from '../../views/components/field.tsx';
import { Form } from '../../views/components/form.tsx';
import { ApiError, api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { useHeldRegion } from '../runtime/hold-region.ts';
import { useWrite } from '../runtime/use-write.ts';

export type Mix = Readonly<Record<Pillar, number>>;

export interface MixFormProps {
  readonly mix: Mix;
  /** The plan's own, where the owner has not chosen. */
  readonly usual: Mix;
  readonly isOwn: boolean;
  readonly canWrite: boolean;
}

const HINTS: Readonly<Record<Pillar, string>> = {
  useful: 'Tips, answers, how things are done',
  talk: 'Questions, this or that',
  own: 'At most a quarter',
  season: 'What the time of the year brings',
  behind: 'People, work, history',
};

function MixForm({ mix, usual, isOwn, canWrite }: MixFormProps) {
  const [shares, setShares] = useState(mix);
  const [error, setError] = useState<string>();
  const { isPending, write } = useWrite();
  const [isDirty, setDirty] = useState(false);
  const total = PILLAR_KEYS.reduce((sum, pillar) => sum + (shares[pillar] || 0), 0);
  useHeldRegion(isDirty, 'mix-form');
  const save = (chosen: Mix | null) => {
    setError(undefined);
    return write(() => api('PUT', '/api/preferences', { brand: { mix: chosen } }), {
      done: () => {
        setShares(chosen ?? usual);
        setDirty(false);
        return { title: 'Saved', description: 'Posts that are planned from now on keep to it.' };
      },
      failed: (failure) => {
        if (failure instanceof ApiError && failure.status < 500) {
          setError(failure.message.replace(/^brand\.mix(?:\.\w+)?: /, 'It '));
          return undefined;
        }
        return { title: 'It could not be saved', description: messageOf(failure), variant: 'destructive' };
      },
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return save(shares);
  };
  return (
    <Form id="mix-form" className="stack" action="/api/preferences?_method=put" onSubmit={submit} noValidate>
      <input type="hidden" name="section" value="mix" />
      <input type="hidden" name="screen" value="/brand" />
      <div className="mix-shares">
        {PILLAR_KEYS.map((pillar) => (
          <TextField
            key={pillar}
            name={pillar}
            id={`mix-${pillar}`}
            type="number"
            inputMode="numeric"
            required
            min={0}
            max={100}
            label={PILLARS[pillar]}
            hint={HINTS[pillar]}
            disabled={!canWrite}
            value={Number.isNaN(shares[pillar]) ? '' : shares[pillar]}
            onChange={(event) => {
              setDirty(true);
              setShares({ ...shares, [pillar]: event.target.valueAsNumber });
            }}
          />
        ))}
      </div>
      <p className="quiet small" role="status">
        {error ??
          (total === 100 ? 'Of a hundred posts.' : `Parts of ${total}: the plan keeps their proportions.`)}
      </p>
      {canWrite && (
        <div className="row">
          <Button type="submit" pending={isPending} pendingLabel="Saving...">
            Save the mix
          </Button>
          {isOwn && (
            <Button disabled={isPending} onClick={() => save(null)}>
              Leave it to the plan
            </Button>
          )}
        </div>
      )}
    </Form>
  );
}

export default defineIsland('mix-form', MixForm);
