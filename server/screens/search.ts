// Loads the page of search results: what the box in the top bar shows, for those without script and for Enter.
import * as v from 'valibot';
import type { SearchProps } from '../../views/screens/search/index.tsx';
import { SearchQuery } from '../contract/search.ts';
import type { AccountRequest, Loaded } from '../pages/screen.ts';
import { searchAll } from './parts/search-all.ts';

/** Results of one group. */
const MOST = 25;

export async function loadSearch({ ctx, actor, query }: AccountRequest): Promise<Loaded<SearchProps>> {
  const asked = query.get('q') ?? '';
  const read = v.safeParse(SearchQuery, { q: asked });
  const groups = read.success
    ? await searchAll(ctx.db.read, { businessId: actor.businessId, text: read.output.q, limit: MOST })
    : [];
  return { props: { q: asked, groups } };
}
