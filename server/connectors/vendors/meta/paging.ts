// Lists of the Graph come in pages, of which each names the next: a page with few on it, or none, need not be the last.
import * as v from 'valibot';

export const Paging = v.nullish(v.object({ next: v.nullish(v.string()) }));

/** What is asked beside the usual for a page after the first. */
export type Next = Readonly<Record<string, string>>;

/** Of the page after one; undefined where that is the last. */
export function nextOf(paging: v.InferOutput<typeof Paging>): Next | undefined {
  const address = paging?.next ? URL.parse(paging.next) : null;
  if (!address) return undefined;
  const { after, until, __paging_token } = Object.fromEntries(address.searchParams);
  return {
    ...(after !== undefined && { after }),
    ...(until !== undefined && { until }),
    ...(__paging_token !== undefined && { __paging_token }),
  };
}
