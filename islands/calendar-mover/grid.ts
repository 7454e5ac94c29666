// The grid as the keyboard walks it (ARIA practices, grid): one stop for Tab, the posts of that cell behind it.
import { navigate } from '../runtime/screen.ts';

const DAY = 86_400_000;

/** The slot to focus once the screen that is on its way has arrived. */
let awaited: string | undefined;

export function findGrid(): HTMLTableElement | null {
  return document.querySelector<HTMLTableElement>('[data-grid]');
}

/** The cells, row by row. */
export function cellsOf(grid: HTMLTableElement): HTMLElement[][] {
  return [...(grid.tBodies[0]?.rows ?? [])].map((row) => [
    ...row.querySelectorAll<HTMLElement>('[data-slot]'),
  ]);
}

/** Keeps exactly one cell in the order of Tab, also in a grid that is swapped in later. */
export function startGrid() {
  const dress = () => {
    const grid = findGrid();
    if (grid && !grid.dataset.roving) {
      grid.dataset.roving = '';
      const cells = cellsOf(grid).flat();
      for (const one of cells) tabbable(one, false);
      const first = cells.find((one) => one.dataset.slot === awaited) ?? firstCell(grid, cells);
      if (first) tabbable(first, true);
      if (first && awaited) first.focus();
      showChosen(grid);
      awaited = undefined;
    }
  };
  const follow = ({ target }: FocusEvent) => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-grid] [data-slot]') : null;
    if (cell) makeCurrent(cell);
  };
  const observer = new MutationObserver(dress);
  observer.observe(document.getElementById('main') ?? document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', follow);
  dress();
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', follow);
  };
}

/** A week that is wider than the window begins with the chosen day, right of the hours. */
function showChosen(grid: HTMLTableElement) {
  const chosen = grid.querySelector<HTMLElement>('thead .chosen');
  const hours = grid.querySelector<HTMLElement>('thead .hour');
  if (chosen && grid.parentElement) {
    grid.parentElement.scrollLeft = chosen.offsetLeft - (hours?.offsetWidth ?? 0);
  }
}

function firstCell(grid: HTMLTableElement, cells: readonly HTMLElement[]) {
  const chosen = new URLSearchParams(routeQuery()).get('date') ?? '';
  return (
    grid.querySelector<HTMLElement>('[data-slot][aria-selected="true"]') ??
    cells.find(({ dataset }) => dataset.slot?.startsWith(chosen)) ??
    cells[0]
  );
}

function makeCurrent(cell: HTMLElement) {
  const grid = cell.closest<HTMLTableElement>('[data-grid]');
  const before = grid?.querySelector<HTMLElement>('[data-slot][tabindex="0"]');
  if (before === cell) return;
  if (before) tabbable(before, false);
  tabbable(cell, true);
}

/** A cell in the order of Tab brings its posts along; the link to its day is what Enter on the cell does. */
function tabbable(cell: HTMLElement, isTabbable: boolean) {
  cell.tabIndex = isTabbable ? 0 : -1;
  for (const link of cell.querySelectorAll<HTMLElement>('a')) {
    link.tabIndex = isTabbable && !link.classList.contains('cell-day') ? 0 : -1;
  }
}

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The cell that a key leads to from this one; undefined when the grid ends there or the key is none of the grid's. */
export function neighbour(cell: HTMLElement, { key, ctrlKey }: KeyboardEvent): HTMLElement | undefined {
  const grid = cell.closest<HTMLTableElement>('[data-grid]');
  if (!grid) return undefined;
  const rows = cellsOf(grid);
  const row = rows.findIndex((one) => one.includes(cell));
  const column = rows[row]?.indexOf(cell) ?? 0;
  if (key === 'Home') return ctrlKey ? rows[0]?.[0] : rows[row]?.[0];
  if (key === 'End') return ctrlKey ? rows.at(-1)?.at(-1) : rows[row]?.at(-1);
  const step = STEPS[key];
  if (!step) return undefined;
  const [down, right] = step;
  // In a month the day after Saturday is in the next row.
  if (right !== 0 && grid.dataset.grid === 'month') return rows.flat()[rows.flat().indexOf(cell) + right];
  return column + right < 0 ? undefined : rows[row + down < 0 ? rows.length : row + down]?.[column + right];
}

/** How many days a key leads away from a cell at the edge of the grid; 0 for keys that end there. */
export function daysBeyond({ key }: KeyboardEvent, isMonth: boolean): number {
  if (key === 'ArrowLeft') return -1;
  if (key === 'ArrowRight') return 1;
  if (!isMonth) return 0;
  return key === 'ArrowUp' ? -7 : key === 'ArrowDown' ? 7 : 0;
}

/** Shows the calendar around another day, and comes back to the same place in it. */
export function goToDay(cell: HTMLElement, days: number) {
  const slot = cell.dataset.slot ?? '';
  goToSlot(new Date(Date.parse(slot.slice(0, 10)) + days * DAY).toISOString().slice(0, 10) + slot.slice(10));
}

/** The same place a month before or after, in hours as many days as are on view. */
export function turnPage(cell: HTMLElement, by: 1 | -1) {
  const grid = cell.closest<HTMLTableElement>('[data-grid]');
  if (grid?.dataset.grid === 'month') goToMonth(cell, by);
  else if (grid) goToDay(cell, by * (cellsOf(grid)[0]?.length ?? 1));
}

/** The same day of another month, or its last where that month is shorter. */
export function goToMonth(cell: HTMLElement, by: number) {
  const slot = cell.dataset.slot ?? '';
  const [year = 0, month = 1, day = 1] = slot.slice(0, 10).split('-').map(Number);
  const last = new Date(Date.UTC(year, month + by, 0)).getUTCDate();
  const there = new Date(Date.UTC(year, month - 1 + by, Math.min(day, last)));
  goToSlot(there.toISOString().slice(0, 10) + slot.slice(10));
}

/** The focus comes back here after the screen has been swapped. */
export function awaitFocus(slot: string | undefined) {
  awaited = slot;
}

function goToSlot(slot: string) {
  const query = routeQuery();
  query.set('date', slot.slice(0, 10));
  awaitFocus(slot);
  navigate(`/content-calendar?${query}`, { replace: true });
}

function routeQuery(): URLSearchParams {
  return new URLSearchParams(document.getElementById('main')?.dataset.route?.split('?')[1]);
}
