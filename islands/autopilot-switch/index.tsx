// The header's master switch: what it shows is what was asked for at once, and what the server says in the end.
import { useEffect, useState } from 'react';
import { TOASTS } from '../../server/contract/texts.ts';
import { Switch } from '../../views/components/choices.tsx';
import { NoPlanLink } from '../../views/components/no-plan-link.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { toast } from '../runtime/screen.ts';
import { lockedAtom, pausedAtom, store } from '../runtime/store.ts';
import { useAtom } from '../runtime/use-atom.ts';

export interface AutopilotSwitchProps {
  readonly paused: boolean;
  /** No plan covers the business: there is nothing to switch. */
  readonly locked: boolean;
  /** Needed where a screen shows the switch a second time; there is room for its whole name there. */
  readonly id?: string;
}

/** Id of the switch in the header, where a phone has no room for more than "AI". */
const HEADER = 'autopilot';

/** The page is from before the switch was last moved: the store, once it knows, is newer. */
function AutopilotSwitch({ paused: atServer, locked: lockedAtServer, id = HEADER }: AutopilotSwitchProps) {
  const locked = useAtom(lockedAtom, null) ?? lockedAtServer;
  const paused = useAtom(pausedAtom, null) ?? atServer;
  const [isSaving, setSaving] = useState(false);
  useEffect(() => {
    if (store.get(pausedAtom) === null) {
      store.set(pausedAtom, atServer);
    }
  }, [atServer]);
  const change = async (next: boolean) => {
    setSaving(true);
    store.set(pausedAtom, next);
    toast(await savePaused(next));
    setSaving(false);
  };
  // Once is enough: what stands above every screen says why.
  if (locked) return id === HEADER ? <NoPlanLink /> : null;
  return (
    <span className="autopilot-switch">
      <Switch
        inline
        id={id}
        name="autopilot"
        label={
          <>
            AI <span className={id === HEADER ? 'wide-only' : undefined}>{paused ? 'Paused' : 'Active'}</span>
          </>
        }
        checked={!paused}
        aria-disabled={isSaving}
        onChange={({ currentTarget }) => !isSaving && change(!currentTarget.checked)}
      />
    </span>
  );
}

/** @returns what to tell; on failure the switch is back where it was. */
async function savePaused(paused: boolean) {
  try {
    await api('PUT', '/api/autopilot', { paused });
    return paused ? TOASTS.paused : TOASTS.resumed;
  } catch (error) {
    store.set(pausedAtom, !paused);
    const title = paused ? 'The AI could not be paused' : 'The AI could not be activated';
    return { title, description: messageOf(error), variant: 'destructive' } as const;
  }
}

export default defineIsland('autopilot-switch', AutopilotSwitch);
