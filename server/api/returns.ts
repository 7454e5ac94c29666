// Where reports about the business's mails are taken.
import * as v from 'valibot';
import { Returns } from '../contract/returns.ts';
import { IdText } from '../contract/schema.ts';
import { resolveAccount } from '../domain/accounts/index.ts';
import { defineRoute, type Route } from '../http/route.ts';

const readReturns = defineRoute({
  method: 'GET',
  path: '/api/users/:id/bounces',
  who: 'account',
  input: { params: v.object({ id: IdText }) },
  output: Returns,
  handler: async ({ app, actor, params }) => {
    resolveAccount(actor, params.id);
    const { receiver } = app.returns;
    return {
      body: {
        receiver: receiver?.address ?? null,
        counts: receiver?.counts ?? { taken: 0, ignored: 0, refused: 0 },
      },
    };
  },
});

/** Every call about reports. */
export const RETURN_ROUTES: readonly Route[] = [readReturns];
