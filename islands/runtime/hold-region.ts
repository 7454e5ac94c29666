// Keeps a live region as it is while someone works in a dialog inside it: a swap would take the dialog and what was
// typed away with it.
import { useEffect } from 'react';
import { onServerEvent, refresh } from './screen.ts';

/**
 * While `isHeld`, server events do not swap the region around the element with this id. What changed meanwhile is
 * fetched afterwards.
 */
export function useHeldRegion(isHeld: boolean, id: string) {
  useEffect(() => {
    const region = isHeld ? document.getElementById(id)?.closest<HTMLElement>('[data-live]') : null;
    if (!region) {
      return;
    }
    const { live, region: name } = region.dataset;
    let isStale = false;
    const note = () => {
      isStale = true;
    };
    const stop = (['post', 'connection', 'autopilot'] as const).map((name) => onServerEvent(name, note));
    delete region.dataset.live;
    return () => {
      for (const end of stop) {
        end();
      }
      region.dataset.live = live;
      if (isStale && name && region.isConnected) {
        refresh([name]);
      }
    };
  }, [isHeld, id]);
}
