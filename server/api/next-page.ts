// Where the page after a page of a list begins.

/** @returns undefined when this page was not full: then it is the last */
export function nextPage(
  rows: readonly { readonly id: number }[],
  limit: number,
): { before: number } | undefined {
  const last = rows.at(-1);
  return last && rows.length === limit ? { before: last.id } : undefined;
}
