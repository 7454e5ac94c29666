// Keeps a region as it is while someone works in a dialog inside it: a swap would take the dialog and what was typed away
// with it.
import { useEffect } from 'react';
import { refresh } from './screen.ts';

/**
 * While `isHeld`, the region around the element with this id is not swapped. When it was to be meanwhile, that is done
 * afterwards.
 */
export function useHeldRegion(isHeld: boolean, id: string) {
  useEffect(() => {
    const region = isHeld ? document.getElementById(id)?.closest<HTMLElement>('[data-region]') : null;
    if (!region) {
      return;
    }
    const count = (step: number) => {
      const held = Number(region.dataset.held ?? 0) + step;
      if (held > 0) region.dataset.held = String(held);
      else delete region.dataset.held;
    };
    count(1);
    return () => {
      count(-1);
      if (region.dataset.stale !== undefined && region.isConnected) {
        delete region.dataset.stale;
        refresh();
      }
    };
  }, [isHeld, id]);
}
