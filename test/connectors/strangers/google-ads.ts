// Google Ads as its documents have it: whole numbers as texts, streams in several pieces, zeros left out, what went wrong wrapped
// in a list, and budgets that are read as they were for a while after they were set.
import { SECOND, type SimulatedClock } from '../../../server/kernel/clock.ts';
import { allow, type Heard, openStranger, type Said, type Stranger } from './stranger.ts';

export const KEYS = { clientId: 'stranger-ads.apps', clientSecret: 'stranger-ads-secret' };
const ACCOUNT = '1234567890';
const BUDGET = `customers/${ACCOUNT}/campaignBudgets/55`;

export interface StrangeAds extends Stranger {
  readonly originMap: Readonly<Record<string, string>>;
  /** Every amount that the budget was set to, in micros; the last is what is spent by. */
  readonly set: number[];
  /** How long a budget is read as it was. */
  lag: number;
}

/** @param wrapped as streams tell it */
export const failure = (status: number, kind: string, code: string, wrapped = false): Said => {
  const error = {
    ...{ code: String(status), message: null, status: 'RESOURCE_EXHAUSTED' },
    details: [
      { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: null },
      {
        '@type': 'type.googleapis.com/google.ads.googleads.v26.errors.GoogleAdsFailure',
        errors: [
          {
            ...{ errorCode: { [kind]: code }, message: `It says ${code}.`, trigger: null, location: null },
            details: { quotaErrorDetails: { rateScope: 'DEVELOPER', rateName: null, retryDelay: '30s' } },
          },
        ],
        requestId: 'r',
      },
    ],
  };
  return { status, body: wrapped ? [{ error }] : { error } };
};

export async function openStrangeAds(clock: SimulatedClock): Promise<StrangeAds> {
  const set = [5_000_000];
  let setAt = 0;
  const codes = new Map<string, string>();
  let count = 0;
  let access = { token: '', until: 0 };
  const grant = ({ form }: Heard): Said => {
    if (form.get('client_secret') !== KEYS.clientSecret)
      return { status: 401, body: { error: 'invalid_client' } };
    const isRefresh = form.get('grant_type') === 'refresh_token';
    const redirect = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const isGood = isRefresh ? form.get('refresh_token') === '1//ads' : redirect === form.get('redirect_uri');
    if (!isGood) return { status: 400, body: { error: 'invalid_grant' } };
    count += 1;
    access = { token: `ya29.ads${count}`, until: clock.now() + 3599 * SECOND };
    const scope = 'https://www.googleapis.com/auth/adwords';
    const body = { access_token: access.token, expires_in: 3599, scope, token_type: 'Bearer' };
    return { status: 200, body: { ...body, ...(!isRefresh && { refresh_token: '1//ads' }) } };
  };

  const read = () => String(clock.now() - setAt < there.lag ? set.at(-2) : set.at(-1));
  const budget = () => ({
    ...{ resourceName: BUDGET, id: '55', amountMicros: read(), period: 'DAILY', explicitlyShared: false },
    referenceCount: '1',
  });
  const rowsOf = (query: string): unknown[] => {
    const from = /FROM (\w+)/.exec(query)?.[1];
    const customer = { resourceName: `customers/${ACCOUNT}`, id: ACCOUNT };
    if (from === 'customer')
      return [
        {
          customer: {
            ...customer,
            descriptiveName: null,
            currencyCode: 'USD',
            timeZone: 'Europe/Berlin',
            status: 'ENABLED',
          },
        },
      ];
    if (from === 'campaign_budget') return [{ campaignBudget: budget() }];
    if (from !== 'campaign') return [];
    const name = `customers/${ACCOUNT}/campaigns/7`;
    const campaign = { resourceName: name, id: '7', name: 'Rye & wheat', status: 'ENABLED' };
    if (!query.includes('segments.date'))
      return [
        { campaign, campaignBudget: budget() },
        // One that is of a kind that nobody knows yet, and whose budget is of the whole time.
        {
          campaign: {
            ...campaign,
            resourceName: `customers/${ACCOUNT}/campaigns/8`,
            id: '8',
            name: 'Odd',
            status: 'LIMITED_BY_A_NEW_THING',
          },
          campaignBudget: {
            resourceName: `customers/${ACCOUNT}/campaignBudgets/56`,
            amountMicros: null,
            period: 'CUSTOM_PERIOD',
          },
        },
      ];
    const [, day = ''] = /BETWEEN '[\d-]+' AND '([\d-]+)'/.exec(query) ?? [];
    return [
      {
        campaign: { resourceName: name },
        segments: { date: day },
        metrics: { costMicros: '12340000', clicks: '31', conversions: null },
      },
    ];
  };

  const mutate = ({ json }: Heard): Said => {
    const { operations = [], validateOnly } = json as {
      operations?: { updateMask?: string; update?: { resourceName?: string; amountMicros?: string } }[];
      validateOnly?: boolean;
    };
    const { updateMask, update } = operations[0] ?? {};
    if (
      updateMask !== 'amount_micros' ||
      update?.resourceName !== BUDGET ||
      typeof update.amountMicros !== 'string'
    )
      return failure(400, 'requestError', 'RESOURCE_NAME_MALFORMED');
    const amount = Number(update.amountMicros);
    if (amount % 10_000 !== 0)
      return failure(400, 'campaignBudgetError', 'NON_MULTIPLE_OF_MINIMUM_CURRENCY_UNIT');
    if (!validateOnly) {
      set.push(amount);
      setAt = clock.now();
    }
    return {
      status: 200,
      body: validateOnly ? {} : { results: [{ resourceName: BUDGET }], partialFailureError: null },
    };
  };

  const speak = (heard: Heard): Said => {
    const { url, headers, json } = heard;
    if (url.pathname === '/o/oauth2/v2/auth') {
      count += 1;
      codes.set(`4/${count}`, url.searchParams.get('redirect_uri') ?? '');
      return allow(heard, `4/${count}`);
    }
    if (url.pathname === '/token') return grant(heard);
    if (headers.authorization !== `Bearer ${access.token}` || clock.now() >= access.until)
      return failure(401, 'authenticationError', 'OAUTH_TOKEN_EXPIRED');
    const path = url.pathname.replace(/^\/v\d+\//, '');
    if (path === 'customers:listAccessibleCustomers')
      return { status: 200, body: { resourceNames: [`customers/${ACCOUNT}`] } };
    if (path === `customers/${ACCOUNT}/campaignBudgets:mutate`) return mutate(heard);
    const rows = rowsOf(String(json.query));
    if (path.endsWith('googleAds:searchStream')) {
      // In several pieces, of which one is empty.
      const pieces = [
        ...rows.map((row) => ({ results: [row], fieldMask: 'x' })),
        { requestId: 'r', results: null },
      ];
      return { status: 200, body: pieces };
    }
    if (path.endsWith('googleAds:search')) return { status: 200, body: { results: rows, nextPageToken: '' } };
    return failure(404, 'requestError', 'UNKNOWN');
  };

  const stranger = await openStranger((heard) => speak(heard));
  const origins = ['accounts.google.com', 'oauth2.googleapis.com', 'googleads.googleapis.com'];
  const there: StrangeAds = {
    ...stranger,
    ...{ set, lag: 0 },
    originMap: Object.fromEntries(origins.map((origin) => [`https://${origin}`, stranger.url])),
  };
  return there;
}
