// Chooses the platform of a screen: goes there at once, and by a button where there is no script.
import { type Choice, SelectField } from '../../views/components/field.tsx';
import { defineIsland } from '../runtime/define-island.ts';
import { navigate } from '../runtime/screen.ts';

export interface PlatformSelectProps {
  readonly label: string;
  /** Path of the screen and the other parameters of its address. */
  readonly path: string;
  readonly keep: Readonly<Record<string, string>>;
  readonly value: string;
  readonly options: readonly Choice[];
}

function PlatformSelect({ label, path, keep, value, options }: PlatformSelectProps) {
  const go = (platform: string) =>
    navigate(`${path}?${new URLSearchParams({ ...keep, platform })}`, { replace: true });
  return (
    <form method="get" action={`/screens${path}`} className="row row-bottom">
      {Object.entries(keep).map(([name, kept]) => (
        <input key={name} type="hidden" name={name} value={kept} />
      ))}
      <SelectField
        name="platform"
        label={label}
        required
        options={options}
        defaultValue={value}
        onChange={(event) => go(event.currentTarget.value)}
      />
      <noscript>
        <button className="button button-secondary" type="submit">
          Show
        </button>
      </noscript>
    </form>
  );
}

export default defineIsland('platform-select', PlatformSelect);
