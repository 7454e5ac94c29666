// The header's master switch: what it shows is what was asked for at once, and what the server says in the end.
import { useEffect } from 'react';
import { TOASTS } from '../../server/contract/texts.ts';
import { Switch } from '../../views/components/choices.tsx';
import { NoPlanLink } from '../../views/components/no-plan-link.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { lockedAtom, pausedAtom, store } from '../runtime/store.ts';
import { useAtom } from '../runtime/use-atom.ts';
import { useWrite } from '../runtime/use-write.ts';

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
  const { isPending: isSaving, write } = useWrite();
  useEffect(() => {
    if (store.get(pausedAtom) === null) {
      store.set(pausedAtom, atServer);
    }
  }, [atServer]);
  const change = (next: boolean) => {
    store.set(pausedAtom, next);
    return write(() => api('PUT', '/api/autopilot', { paused: next }), {
      done: () => (next ? TOASTS.paused : TOASTS.resumed),
      failed: (error) => {
        store.set(pausedAtom, !next);
        const title = next ? 'The AI could not be paused' : 'The AI could not be activated';
        return { title, description: messageOf(error), variant: 'destructive' };
      },
    });
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

export default defineIsland('autopilot-switch', AutopilotSwitch);
