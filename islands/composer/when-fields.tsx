// When a post leaves: at a time, now, or not yet.
import { toWallTime } from '../../server/contract/wall-time.ts';
import { RadioGroup } from '../../views/components/choices.tsx';
import { TextField } from '../../views/components/field.tsx';
import { formatExact } from '../../views/components/relative-time.ts';
import type { When } from './draft.ts';

interface WhenFieldsProps {
  readonly id: string;
  readonly when: When;
  readonly at: string;
  /** The moment of `at`, UTC milliseconds; undefined when it is none. */
  readonly moment: number | undefined;
  readonly error: string | undefined;
  readonly clock: { readonly timeZone: string; readonly locale: string; readonly now: number };
  readonly onChange: (part: { when: When } | { at: string }) => void;
}

const OPTIONS: readonly { readonly value: When; readonly label: string; readonly hint?: string }[] = [
  { value: 'later', label: 'Schedule' },
  { value: 'queue', label: 'Add to queue', hint: 'The next free time of each channel.' },
  { value: 'now', label: 'Publish now' },
  { value: 'draft', label: 'Save as draft' },
];

export function WhenFields({ id, when, at, moment, error, clock, onChange }: WhenFieldsProps) {
  const { timeZone, locale, now } = clock;
  return (
    <div className="stack composer-when">
      <RadioGroup
        name="when"
        id={`${id}-when`}
        label="When"
        options={OPTIONS}
        value={when}
        onChange={({ target }) => {
          const chosen = OPTIONS.find(({ value }) => value === target.value);
          if (chosen) onChange({ when: chosen.value });
        }}
      />
      {when === 'later' && (
        <TextField
          name="at"
          id={`${id}-at`}
          type="datetime-local"
          label={`Date and time in ${timeZone}`}
          required
          min={toWallTime(now, timeZone)}
          value={at}
          onChange={(event) => onChange({ at: event.target.value })}
          hint={moment === undefined ? undefined : formatExact(moment, { locale, timeZone })}
          error={error}
        />
      )}
    </div>
  );
}
