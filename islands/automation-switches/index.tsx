// The switches of a business: each is saved as it is turned, and put back when saving fails.

import { useState } from 'react';
import { type AutopilotInput, SWITCH_TEXTS, type SwitchName } from '../../server/contract/autopilot.ts';
import { Switch } from '../../views/components/choices.tsx';
import { Form } from '../../views/components/form.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { attempt } from '../runtime/use-write.ts';

export interface AutomationSwitchesProps {
  readonly names: readonly SwitchName[];
  readonly values: Readonly<Partial<Record<SwitchName, boolean>>>;
  readonly canWrite: boolean;
  /** Words of this place instead of the usual ones. */
  readonly texts?: Partial<typeof SWITCH_TEXTS>;
  /** Route of the screen on which they stand. */
  readonly screen: string;
}

function AutomationSwitches({ names, values, canWrite, screen, texts = {} }: AutomationSwitchesProps) {
  const [shown, setShown] = useState(values);
  const flip = (name: SwitchName, on: boolean) => {
    setShown((before) => ({ ...before, [name]: on }));
    const change: AutopilotInput = { [name]: on };
    return attempt(() => api('PUT', '/api/autopilot', change), {
      done: () => ({ title: `${SWITCH_TEXTS[name].label} switched ${on ? 'on' : 'off'}` }),
      failed: (error) => {
        setShown((before) => ({ ...before, [name]: !on }));
        return {
          title: 'Failed to update automation settings',
          description: messageOf(error),
          variant: 'destructive',
        };
      },
    });
  };
  return (
    <Form action="/api/autopilot?_method=put" className="stack">
      <input type="hidden" name="screen" value={screen} />
      <input type="hidden" name="shown" value={names.join(',')} />
      <div>
        {names.map((name) => (
          <Switch
            key={name}
            name={name}
            label={(texts[name] ?? SWITCH_TEXTS[name]).label}
            hint={(texts[name] ?? SWITCH_TEXTS[name]).governs}
            checked={shown[name] ?? true}
            disabled={!canWrite}
            onChange={(event) => flip(name, event.target.checked)}
          />
        ))}
      </div>
      <noscript>
        <button className="button button-primary" type="submit" disabled={!canWrite}>
          Save
        </button>
      </noscript>
    </Form>
  );
}

export default defineIsland('automation-switches', AutomationSwitches);
