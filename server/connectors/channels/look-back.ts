// Reading what an account has published, newest first, back to a moment. Only who has read that far may say that a post is not
// there: a list that ends early, or goes on and on, proves nothing.
import { say } from '../../sentences/index.ts';

export interface ListPage<T, C> {
  readonly items: readonly T[];
  /** What asks for the page after this; undefined where this is the last. */
  readonly next: C | undefined;
}

export interface LookBack<T, C, R> {
  /** What is older is not asked for, UTC milliseconds. */
  readonly since: number;
  /** UTC milliseconds; undefined where the network does not say. */
  madeAt(item: T): number | undefined;
  /** @returns a page, or why there is none */
  read(next: C | undefined): Promise<ListPage<T, C> | { readonly refused: R }>;
  /** What is looked for: nothing is read beyond it. */
  isIt?(item: T): boolean;
}

export interface Listed<T> {
  readonly items: readonly T[];
  /** Whether nothing can be missing that was made since then. */
  readonly isWhole: boolean;
}

/** More than an account publishes while an attempt is looked for. */
const MOST_PAGES = 10;

/** What was said of an account of which no end was found. */
export const TOO_MANY = say('networks.too-many-posts');

export async function lookBack<T, C, R>({
  since,
  madeAt,
  read,
  isIt = () => false,
}: LookBack<T, C, R>): Promise<Listed<T> | { readonly refused: R }> {
  const items: T[] = [];
  let next: C | undefined;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const page = await read(next);
    if ('refused' in page) return page;
    items.push(...page.items);
    next = page.next;
    if (next === undefined || page.items.some(isIt)) return { items, isWhole: next === undefined };
    if (isBefore(page.items.map(madeAt), since)) return { items, isWhole: true };
  }
  return { items, isWhole: false };
}

/** Whether all later pages are older: only where the newest do come first, which no vendor promises. */
function isBefore(told: readonly (number | undefined)[], since: number): boolean {
  const moments = told.filter((at) => at !== undefined);
  const isSorted = moments.every((at, index) => index === 0 || at <= (moments[index - 1] ?? at));
  return isSorted && (moments.at(-1) ?? since) < since;
}
