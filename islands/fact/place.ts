// Where the focus goes when the row that was pressed is gone: to the one that comes after it.

/** Id of the row after this one, or before it at the end; asked before the row goes. */
export function neighbourOf(row: string): string | undefined {
  const rows = [...document.querySelectorAll('.facts-list :is(.fact, .fact-question)')].map(({ id }) => id);
  const at = rows.indexOf(row);
  return rows[at + 1] ?? rows[at - 1];
}

/** Nothing is taken from whoever has gone on meanwhile. */
export function keepPlace(neighbour: string | undefined): void {
  if (document.activeElement !== document.body) return;
  const row = neighbour === undefined ? null : document.getElementById(neighbour);
  const control = row?.querySelector<HTMLElement>('input:not([type=hidden]), button');
  (control ?? document.querySelector<HTMLElement>('#main h1'))?.focus({ preventScroll: true });
}
