// Brings the calendar's grid to life: arrow keys, moving posts by pointer and by keys, and a post's own dialog. The grid
// stays the server's HTML: this island stands beside it and listens.
import { useEffect, useState } from 'react';
import { defineIsland } from '../runtime/define-island.ts';
import { useHeldRegion } from '../runtime/hold-region.ts';
import { startDrag } from './drag.ts';
import { startGrid } from './grid.ts';
import { startKeys } from './keys.ts';
import { moveTo, type PostFacts, readPost, wallAt, type Zone } from './move.ts';
import { PostDialog } from './post-dialog.tsx';

export interface CalendarMoverProps extends Zone {}

function CalendarMover({ timeZone, locale }: CalendarMoverProps) {
  const [open, setOpen] = useState<PostFacts>();
  const [isHeld, setHeld] = useState(false);
  useHeldRegion(isHeld, 'calendar-grid');
  useEffect(() => {
    const drop = (chip: HTMLElement, cell: HTMLElement) =>
      moveTo(chip, wallAt(cell, readPost(chip)), { timeZone, locale, cell });
    const stops = [
      startGrid(),
      startDrag({ onDrop: drop, onHold: setHeld }),
      startKeys({ onDrop: drop, onHold: setHeld }),
      startOpening((chip) => setOpen(readPost(chip))),
      startFilters(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [timeZone, locale]);
  return (
    <>
      {open && (
        <PostDialog post={open} timeZone={timeZone} locale={locale} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

/** A plain click on a post opens it here; with a modifier it stays the link that it is. */
function startOpening(open: (chip: HTMLElement) => void) {
  const click = (event: MouseEvent) => {
    const chip = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-post]') : null;
    if (!chip || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    event.stopPropagation();
    open(chip);
  };
  document.addEventListener('click', click, true);
  return () => document.removeEventListener('click', click, true);
}

/** A choice in the filters takes effect at once; without this island the form has its button. */
function startFilters() {
  const change = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement && target.form?.dataset.filters !== undefined) {
      target.form.requestSubmit();
    }
  };
  document.addEventListener('change', change);
  return () => document.removeEventListener('change', change);
}

export default defineIsland('calendar-mover', CalendarMover);
