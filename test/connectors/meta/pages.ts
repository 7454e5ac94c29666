// Lists of the Graph on this machine: so many at a time, each page with the address of the next, until there is none.
import assert from 'node:assert/strict';
import type { Answer, Asked } from '../support/stand-in.ts';

const USUAL = 25;
const MOST = 100;

/** The page that is asked for. */
export function pageOf({ origin, path, query }: Asked, all: readonly object[]): Answer {
  const limit = Number(query.get('limit') ?? USUAL);
  assert.ok(limit >= 1 && limit <= MOST, `limit=${limit}`);
  const from = Number(query.get('after') ?? 0);
  const to = from + limit;
  const next = new URL(path, origin);
  next.search = String(query);
  next.searchParams.set('access_token', 'not-to-be-sent-on');
  next.searchParams.set('after', String(to));
  const paging = {
    cursors: { before: String(from), after: String(to) },
    ...(to < all.length && { next: next.href }),
  };
  return { json: { data: all.slice(from, to), paging } };
}
