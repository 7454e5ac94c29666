// The Google Ads API v26 on this machine: accounts below managers, questions in its query language, budgets that are really set.
// Whole numbers are texts, what is nothing is missing, and a stream wraps what went wrong in a list.
import assert from 'node:assert/strict';
import {
  type Answer,
  type Asked,
  type Handler,
  jsonOf,
  openStandIn,
  type StandIn,
} from '../support/stand-in.ts';
import { type GoogleAccounts, openGoogleAccounts } from '../vendors/google-accounts.ts';

export const ADS = 'https://googleads.googleapis.com';
export const SCOPE = 'https://www.googleapis.com/auth/adwords';
export const [MANAGER, CLIENT, DIRECT, CLOSED] = ['9000000001', '1112223333', '4445556666', '7770000000'];

export interface Campaign {
  readonly id: string;
  name: string;
  status: 'ENABLED' | 'PAUSED' | 'REMOVED';
  readonly budget: string;
}

export interface Day {
  readonly campaign: string;
  readonly date: string;
  readonly metrics: Readonly<Record<string, string | number>>;
}

export interface GoogleAds extends StandIn {
  readonly accounts: GoogleAccounts;
  readonly campaigns: Campaign[];
  /** Micros a day, by the budget's digits; undefined for one that is for a whole period. */
  readonly budgets: Map<string, number | undefined>;
  readonly days: Day[];
  currency: string;
}

export async function openGoogleAds(now: () => number): Promise<GoogleAds> {
  const accounts = openGoogleAccounts(now);
  const campaigns: Campaign[] = [];
  const budgets = new Map<string, number | undefined>();
  const days: Day[] = [];
  const state = { currency: 'USD' };

  /** Who may ask: a client of a manager is reached by the manager's leave alone. */
  const enter = (asked: Asked): Answer | undefined => {
    const refused = accounts.refuse(asked, SCOPE);
    if (refused)
      return failure(401, 'UNAUTHENTICATED', { authenticationError: 'OAUTH_TOKEN_INVALID' }, 'Invalid.');
    const { customer } = asked.params;
    const by = asked.headers['login-customer-id'];
    if (customer === CLIENT && by !== MANAGER) {
      return failure(
        403,
        'PERMISSION_DENIED',
        { authorizationError: 'USER_PERMISSION_DENIED' },
        'No permission.',
      );
    }
    if (customer === CLOSED) {
      return failure(
        403,
        'PERMISSION_DENIED',
        { authorizationError: 'CUSTOMER_NOT_ENABLED' },
        'Not enabled.',
      );
    }
    return undefined;
  };

  const list: Handler = (asked) => {
    assert.equal(asked.headers['login-customer-id'], undefined);
    const names = [MANAGER, DIRECT, CLOSED].map((id) => `customers/${id}`);
    return enter(asked) ?? { json: { resourceNames: names } };
  };

  const stream: Handler = (asked) => {
    const refused = enter(asked);
    if (refused) return { ...refused, json: [refused.json] };
    const { query, ...rest } = jsonOf(asked) as { query: string };
    assert.deepEqual(Object.keys(rest), []);
    const results = answer(query, asked.params.customer ?? '');
    // Rows come in pieces; one of them may be empty.
    const pieces = [
      { fieldMask: 'x', requestId: 'r1' },
      { results, fieldMask: 'x', requestId: 'r1' },
    ];
    return { json: pieces };
  };

  const answer = (query: string, customer: string): unknown[] => {
    const table = / FROM (\w+)/.exec(query)?.[1];
    if (table === 'customer') {
      const own = { id: customer, descriptiveName: NAMES[customer] ?? '', currencyCode: state.currency };
      return [{ customer: { ...own, status: 'ENABLED', ...(customer === MANAGER && { manager: true }) } }];
    }
    if (table === 'customer_client') {
      assert.equal(customer, MANAGER);
      return [{ customerClient: { id: CLIENT, descriptiveName: NAMES[CLIENT ?? ''], testAccount: true } }];
    }
    if (table === 'campaign_budget') {
      const ref = /resource_name = '([^']+)'/.exec(query)?.[1] ?? '';
      return [...budgets].flatMap(([id]) =>
        refOf(customer, id) === ref ? [{ campaignBudget: budgetOf(customer, id) }] : [],
      );
    }
    assert.equal(table, 'campaign');
    const shown = campaigns.filter(({ status }) => status !== 'REMOVED');
    if (!query.includes('segments.date')) {
      return shown.map(({ id, name, status, budget }) => ({
        campaign: { resourceName: nameOf(customer, id), name, status },
        campaignBudget: budgetOf(customer, budget),
      }));
    }
    const [, from = '', to = ''] = /BETWEEN '([\d-]+)' AND '([\d-]+)'/.exec(query) ?? [];
    return days
      .filter(({ date, campaign }) => date >= from && date <= to && shown.some(({ id }) => id === campaign))
      .map(({ campaign, date, metrics }) => ({
        campaign: { resourceName: nameOf(customer, campaign) },
        segments: { date },
        metrics,
      }));
  };

  const budgetOf = (customer: string, id: string) => {
    const micros = budgets.get(id);
    const uses = campaigns.filter(({ budget }) => budget === id).length;
    return {
      resourceName: refOf(customer, id),
      ...(micros !== undefined
        ? { amountMicros: String(micros), period: 'DAILY' }
        : { period: 'CUSTOM_PERIOD' }),
      ...(uses > 1 && { explicitlyShared: true }),
      referenceCount: String(uses),
    };
  };

  const mutate: Handler = (asked) => {
    const refused = enter(asked);
    if (refused) return refused;
    const { operations, validateOnly, partialFailure, ...rest } = jsonOf(asked) as {
      operations: { updateMask: string; update: { resourceName: string; amountMicros: unknown } }[];
      validateOnly: boolean;
      partialFailure: boolean;
    };
    assert.deepEqual(Object.keys(rest), []);
    assert.equal(partialFailure, false);
    const [operation] = operations;
    assert.equal(operations.length, 1);
    assert.deepEqual(Object.keys(operation ?? {}).sort(), ['update', 'updateMask']);
    assert.equal(operation?.updateMask, 'amount_micros');
    const { resourceName, amountMicros } = operation?.update ?? { resourceName: '', amountMicros: 0 };
    assert.equal(typeof amountMicros, 'string', 'int64 are texts');
    const id = resourceName.replace(`customers/${asked.params.customer}/campaignBudgets/`, '');
    const micros = Number(amountMicros);
    if (!budgets.has(id))
      return failure(400, 'INVALID_ARGUMENT', { campaignBudgetError: 'CAMPAIGN_BUDGET_REMOVED' }, 'Removed.');
    if (micros % 10_000 !== 0) {
      const code = { campaignBudgetError: 'NON_MULTIPLE_OF_MINIMUM_CURRENCY_UNIT' };
      return failure(400, 'INVALID_ARGUMENT', code, 'The amount is no multiple of the smallest unit.');
    }
    if (micros > 10_000_000_000) {
      return failure(
        400,
        'INVALID_ARGUMENT',
        { campaignBudgetError: 'MONEY_AMOUNT_TOO_LARGE' },
        'The money amount was too large.',
      );
    }
    if (validateOnly) return { json: {} };
    budgets.set(id, micros);
    return { json: { results: [{ resourceName }] } };
  };

  const standIn = await openStandIn({
    origins: {
      ...accounts.origins,
      [ADS]: {
        'GET /v26/customers:listAccessibleCustomers': list,
        'POST /v26/customers/:customer/googleAds:searchStream': stream,
        'POST /v26/customers/:customer/campaignBudgets:mutate': mutate,
      },
    },
    isVisible: isSet,
  });
  return {
    ...standIn,
    accounts,
    campaigns,
    budgets,
    days,
    get currency() {
      return state.currency;
    },
    set currency(value: string) {
      state.currency = value;
    },
  };
}

const NAMES: Readonly<Record<string, string>> = {
  [MANAGER ?? '']: 'The agency',
  [CLIENT ?? '']: 'Corner Bakery',
};

export const nameOf = (customer: string, id: string) => `customers/${customer}/campaigns/${id}`;
export const refOf = (customer: string, id: string) => `customers/${customer}/campaignBudgets/${id}`;

const isMutate = ({ path }: Asked) => path.endsWith('campaignBudgets:mutate');
/** A budget that is really set, and not only tried. */
export const isSet = (asked: Asked) => isMutate(asked) && jsonOf(asked).validateOnly === false;
export const isTried = (asked: Asked) => isMutate(asked) && jsonOf(asked).validateOnly === true;

export function failure(
  status: number,
  name: string,
  errorCode: object,
  message: string,
  more: object = {},
): Answer {
  const errors = [{ errorCode, message, ...more }];
  const type = 'type.googleapis.com/google.ads.googleads.v26.errors.GoogleAdsFailure';
  const details = [{ '@type': type, errors, requestId: 'r1' }];
  return {
    status,
    json: { error: { code: status, message: 'Request contains an error.', status: name, details } },
  };
}
