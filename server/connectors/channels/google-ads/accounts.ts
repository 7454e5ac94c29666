// The advertising accounts that a sign-in reaches: those shared with the person, and those below their managers.

import * as v from 'valibot';
import { errorSaying } from '../../../kernel/said-error.ts';
import { googleAuth } from '../../vendors/google/oauth.ts';
import type { AuthCall, NetworkAccount } from '../connector.ts';
import { type Access, askAds, askRows, customerOf, isReply, nameOf, refusalOf, SCOPE } from './api.ts';

const Accessible = v.object({ resourceNames: v.nullish(v.array(v.string()), []) });

const Name = v.nullish(v.string(), '');
const OneCustomer = v.object({
  customer: v.object({
    id: v.string(),
    descriptiveName: Name,
    manager: v.nullish(v.boolean(), false),
    testAccount: v.nullish(v.boolean(), false),
  }),
});
const OWN = `SELECT customer.id, customer.descriptive_name, customer.manager, customer.test_account FROM customer LIMIT 1`;

const OneClient = v.object({
  customerClient: v.object({
    id: v.string(),
    descriptiveName: Name,
    testAccount: v.nullish(v.boolean(), false),
  }),
});
const BELOW = `SELECT customer_client.id, customer_client.descriptive_name, customer_client.test_account FROM customer_client WHERE customer_client.manager = FALSE AND customer_client.status = 'ENABLED'`;

/** More than one person looks after. */
const MOST = 50;

export const auth = googleAuth([SCOPE], async (call, { access: token }) => {
  const access = { token, app: call.app, customer: null };
  const reply = await askAds(call, access, 'customers:listAccessibleCustomers');
  if (reply.status !== 200) {
    // Nobody who advertises, or the permission was not granted: there is nothing to choose.
    if (reply.status === 401 || reply.status === 403) return [];
    throw errorSaying(refusalOf(reply).message);
  }
  const ids = v.parse(Accessible, reply.json).resourceNames.map((name) => name.replace(/^customers\//, ''));
  const found = new Map<string, NetworkAccount>();
  for (const id of ids.slice(0, MOST)) {
    for (const account of await listBelow(call, access, id)) {
      // Reached directly as well as by a manager, it is reached directly.
      const key = customerOf(account.id).id;
      if (!found.has(key) || !account.id.includes('@')) found.set(key, account);
    }
  }
  return [...found.values()].slice(0, MOST);
});

async function listBelow(call: AuthCall, access: Access, id: string): Promise<readonly NetworkAccount[]> {
  const customer = { id, manager: null };
  const rows = await askRows(call, { ...access, customer }, OWN, OneCustomer);
  // One that was closed, or never finished, is not offered.
  if (isReply(rows)) return [];
  const [own] = rows;
  if (!own) return [];
  if (!own.customer.manager) return [toAccount(id, null, own.customer)];
  const below = await askRows(call, { ...access, customer: { id, manager: id } }, BELOW, OneClient);
  if (isReply(below)) return [];
  return below.map(({ customerClient }) => toAccount(customerClient.id, id, customerClient));
}

function toAccount(
  id: string,
  manager: string | null,
  { descriptiveName, testAccount }: { readonly descriptiveName: string; readonly testAccount: boolean },
): NetworkAccount {
  const name = descriptiveName || id.replace(/^(\d{3})(\d{3})(\d+)$/, '$1-$2-$3');
  return {
    id: nameOf({ id, manager }),
    name: testAccount ? `${name} (test account)` : name,
    handle: null,
    kind: 'advertiser',
    tokens: null,
  };
}
