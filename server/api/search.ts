// The search over everything.
import * as v from 'valibot';
import { LIMITS } from '../contract/constants/limits.ts';
import { SearchGroup, SearchQuery } from '../contract/search.ts';
import { defineRoute } from '../http/route.ts';
import { searchAll } from '../screens/parts/search-all.ts';

export const readSearch = defineRoute({
  method: 'GET',
  path: '/api/search',
  who: 'account',
  // As fast as anyone types, and slower than a script that reads everything.
  rate: 'search',
  input: { query: SearchQuery },
  output: v.array(SearchGroup),
  handler: async ({ app, actor, query }) => ({
    body: await searchAll(app.ctx.db.read, {
      businessId: actor.businessId,
      text: query.q,
      limit: LIMITS.suggestions,
    }),
  }),
});
