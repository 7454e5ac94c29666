// The grid by keyboard: arrows walk it, Enter opens, Space picks a post up and drops it, Escape puts it back.
import { announce } from '../runtime/screen.ts';
import { type DropOptions, TARGET } from './drag.ts';
import { awaitFocus, daysBeyond, goToDay, goToMonth, neighbour, turnPage } from './grid.ts';
import { readPost, wallAt } from './move.ts';

interface Lifted {
  readonly chip: HTMLElement;
  cell: HTMLElement;
}

export function startKeys(options: DropOptions) {
  const keys = new Keys(options);
  const off = new AbortController();
  const { signal } = off;
  document.addEventListener('keydown', (event) => keys.press(event), { signal });
  document.addEventListener('focusout', ({ target }) => keys.leave(target), { signal });
  return () => {
    keys.putBack();
    off.abort();
  };
}

class Keys {
  #options: DropOptions;
  #lifted: Lifted | undefined;

  constructor(options: DropOptions) {
    this.#options = options;
  }

  press(event: KeyboardEvent) {
    const cell =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-grid] [data-slot]') : null;
    if (!cell || event.metaKey || event.altKey) return;
    const chip = (event.target as Element).closest<HTMLElement>('[data-post]');
    const isKnown = this.#lifted
      ? this.#carry(event, this.#lifted)
      : chip
        ? this.#onPost(event, chip, cell)
        : event.target === cell && this.#onCell(event, cell);
    if (isKnown || (!this.#lifted && walk(event, cell))) event.preventDefault();
  }

  /** Whoever goes elsewhere has let go. */
  leave(target: EventTarget | null) {
    if (this.#lifted && target === this.#lifted.chip && this.#lifted.chip.isConnected) this.putBack();
  }

  putBack() {
    if (!this.#lifted) return;
    announce(`${readPost(this.#lifted.chip).name} post put back.`);
    this.#letGo();
  }

  #onPost({ key }: KeyboardEvent, chip: HTMLElement, cell: HTMLElement): boolean {
    if (key === 'Escape') {
      cell.focus();
      return true;
    }
    if (key !== ' ') return false;
    const { name, state, movable } = readPost(chip);
    if (!movable) {
      announce(`This ${name} post cannot be moved: ${state}.`);
      return true;
    }
    this.#lifted = { chip, cell };
    chip.classList.add('chip-lifted');
    cell.classList.add(TARGET);
    this.#options.onHold(true);
    announce(`${name} post picked up. Arrow keys choose where, Space drops it, Escape puts it back.`);
    return true;
  }

  #carry(event: KeyboardEvent, lifted: Lifted): boolean {
    const { key } = event;
    if (key === 'Escape' || key === 'Tab') {
      this.putBack();
      return key === 'Escape';
    }
    if (key === ' ' || key === 'Enter') {
      this.#letGo();
      this.#options.onDrop(lifted.chip, lifted.cell);
      return true;
    }
    const next = neighbour(lifted.cell, event);
    if (!next) {
      if (key.startsWith('Arrow')) announce('The calendar ends here. Open the post to type a date.');
      return key.startsWith('Arrow');
    }
    lifted.cell.classList.remove(TARGET);
    next.classList.add(TARGET);
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    lifted.cell = next;
    announce(describe(next, wallAt(next, readPost(lifted.chip))));
    return true;
  }

  #onCell({ key }: KeyboardEvent, cell: HTMLElement): boolean {
    const day = cell.querySelector<HTMLElement>('.cell-day');
    if ((key === 'Enter' || key === ' ') && day) {
      awaitFocus(cell.dataset.slot);
      day.click();
      return true;
    }
    if (key === 'Enter' || key === ' ' || key === 'F2') {
      cell.querySelector<HTMLElement>('[data-post]')?.focus();
      return true;
    }
    return false;
  }

  #letGo() {
    this.#lifted?.chip.classList.remove('chip-lifted');
    this.#lifted?.cell.classList.remove(TARGET);
    this.#lifted = undefined;
    this.#options.onHold(false);
  }
}

/** Goes to another cell, or past the edge to other days. @returns whether the key means that */
function walk(event: KeyboardEvent, cell: HTMLElement): boolean {
  const { key, shiftKey } = event;
  if (key === 'PageUp' || key === 'PageDown') {
    const by = key === 'PageUp' ? -1 : 1;
    shiftKey ? goToMonth(cell, 12 * by) : turnPage(cell, by);
    return true;
  }
  const next = neighbour(cell, event);
  if (next) {
    next.focus();
    return true;
  }
  const isMonth = cell.closest<HTMLElement>('[data-grid]')?.dataset.grid === 'month';
  const days = daysBeyond(event, isMonth);
  if (days !== 0) goToDay(cell, days);
  return key.startsWith('Arrow');
}

/** "Tuesday, 24 November 2026: 2 posts, at 09:30." */
function describe(cell: HTMLElement, wall: string): string {
  const name = cell.querySelector('.cell-day')?.ariaLabel ?? cell.querySelector('.unseen')?.textContent ?? '';
  return `${name}, at ${wall.slice(11)}.`;
}
