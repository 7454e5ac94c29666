// Loads Paid Advertising: the chosen platform with its budget, and only what the open tab shows.
import {
  AD_TABS,
  type AdAccount,
  type AdDayFigures,
  type AdsPage,
  type AdTabContent,
  type Chosen,
  type RefusedForm,
} from '../../views/screens/paid-advertising/types.ts';
import { channelOf, parseChannelType } from '../contract/channels/index.ts';
import {
  describeCampaigns,
  findAdState,
  isAdAccount,
  listCampaigns,
  listDays,
  listEntries,
  paceOf,
  plannedOf,
  presentEntry,
  recommend,
  sumBudgets,
} from '../domain/ads/index.ts';
import { canManage, findBusiness } from '../domain/business/index.ts';
import { type ConnectionRecord, listConnections, presentConnection } from '../domain/channels/index.ts';
import { fromMicros, toMajorUnits } from '../kernel/money.ts';
import type { AccountRequest, Loaded } from '../pages/screen.ts';
import { wordsOf } from '../sentences/index.ts';
import { dayOf } from './parts/days.ts';
import { readId } from './parts/query.ts';

const HISTORY = 10;
const CAMPAIGNS = 100;
const DAYS = 14;

const DONE: Readonly<Record<string, string>> = {
  limit: 'The monthly limit is saved.',
  created: 'The campaign is created. It runs nowhere yet: no advertising account is connected.',
  saved: 'The campaign is saved.',
};

export async function loadPaidAdvertising(request: AccountRequest): Promise<Loaded<AdsPage>> {
  const { ctx, actor, frame, clock, query, now } = request;
  const { currency, timezone } = frame.business;
  const all = await listConnections(ctx.db.read, actor.businessId);
  const platforms = all.filter(({ type }) => channelOf(type).adCapable);
  const wanted = parseChannelType(query.get('platform') ?? '');
  const connection = platforms.find(({ type }) => type === wanted) ?? platforms[0];
  const done = query.get('done') ?? '';
  return {
    props: {
      chosen: connection ? await loadChosen(request, connection, platforms) : null,
      platforms: platforms.map(({ type }) => type),
      canManage: canManage(actor),
      currency,
      clock,
      today: dayOf(now, timezone),
      done: Object.hasOwn(DONE, done) ? (DONE[done] ?? null) : null,
      refused: readRefused(request),
      tab: await loadTab(request, connection),
    },
  };
}

async function loadChosen(
  request: AccountRequest,
  connection: ConnectionRecord,
  platforms: readonly ConnectionRecord[],
): Promise<Chosen> {
  const { ctx, actor, frame, now } = request;
  const { currency, timezone } = frame.business;
  const { limit, everSet } = await findAdState(ctx.db.read, actor.businessId);
  const { day, days, even } = paceOf(connection.budgetMinor, { now, timezone });
  return {
    connection: presentConnection(connection, { userId: actor.accountId, currency }),
    isNew: connection.budgetMinor === 0 && !everSet.includes(connection.id),
    total: toMajorUnits(sumBudgets(platforms)),
    limit: limit === null ? null : toMajorUnits(limit),
    pace: { day, days, even: toMajorUnits(even) },
    request: ctx.ids.token(12),
    account: isAdAccount(connection) ? await loadAccount(request, connection) : null,
  };
}

/** What all campaigns of an account come to. */
async function loadAccount(
  { ctx, actor, frame, now }: AccountRequest,
  { id: connectionId, network }: ConnectionRecord,
): Promise<AdAccount> {
  const { currency, timezone } = frame.business;
  const of = { businessId: actor.businessId, connectionId, limit: CAMPAIGNS };
  const records = (await listCampaigns(ctx.db.read, of)).filter(({ externalId }) => externalId !== null);
  const today = dayOf(now, timezone);
  const shown = await describeCampaigns(ctx.db.read, records, { today, currency, canManage: false });
  const sum = (figure: 'spent' | 'results') => shown.reduce((total, one) => total + one[figure], 0);
  const [spent, results] = [sum('spent'), sum('results')];
  return {
    isSimulated: network === 'sandbox',
    currency: shown[0]?.currency ?? currency,
    spent,
    results,
    cpa: results > 0 ? spent / results : null,
    planned: toMajorUnits(plannedOf(records, today)),
  };
}

async function loadTab(
  request: AccountRequest,
  connection: ConnectionRecord | undefined,
): Promise<AdTabContent> {
  const { query, form } = request;
  const tab = AD_TABS.find((one) => one === query.get('tab')) ?? 'campaigns';
  if (tab === 'audience') return { tab };
  if (tab === 'insights')
    return { tab, recommendation: connection ? await findRecommendation(request, connection) : null };
  const isNew = query.get('new') === '1' || form?.values.form === 'new';
  const id = readId(query.get('campaign'));
  const show = query.get('show') === 'analytics' ? 'analytics' : 'settings';
  const open = id === undefined ? null : ({ id, show } as const);
  if (!connection) return { tab, campaigns: [], history: [], isNew, open, days: [] };
  const days = id !== undefined && show === 'analytics' ? await loadDays(request, id) : [];
  return { tab, ...(await loadCampaigns(request, connection)), isNew, open, days };
}

async function loadDays({ ctx, actor }: AccountRequest, id: number): Promise<AdDayFigures[]> {
  const days = await listDays(ctx.db.read, { businessId: actor.businessId, id }, DAYS);
  return days.map(({ spentMicros, ...rest }) => ({ ...rest, spent: fromMicros(spentMicros) }));
}

async function loadCampaigns({ ctx, actor, frame, now }: AccountRequest, connection: ConnectionRecord) {
  const { currency, timezone } = frame.business;
  const of = { businessId: actor.businessId, connectionId: connection.id };
  const [campaigns, entries] = await Promise.all([
    listCampaigns(ctx.db.read, { ...of, limit: CAMPAIGNS }),
    listEntries(ctx.db.read, { ...of, limit: HISTORY }),
  ]);
  const at = { today: dayOf(now, timezone), currency, canManage: canManage(actor) };
  return {
    campaigns: await describeCampaigns(ctx.db.read, campaigns, at),
    history: entries.map((entry) => presentEntry(entry, currency)),
  };
}

async function findRecommendation(
  { ctx, actor, frame, now }: AccountRequest,
  connection: ConnectionRecord,
): Promise<string | null> {
  const of = { businessId: actor.businessId, connectionId: connection.id };
  const [business, campaigns] = await Promise.all([
    findBusiness(ctx.db.read, actor.businessId),
    listCampaigns(ctx.db.read, { ...of, limit: CAMPAIGNS }),
  ]);
  const today = dayOf(now, frame.business.timezone);
  const advice = business && recommend({ business, connection, campaigns, today });
  return advice ? wordsOf(advice.why) : null;
}

function readRefused({ form }: AccountRequest): RefusedForm | null {
  if (!form) return null;
  return { form: form.values.form ?? '', field: form.field, message: form.message, values: form.values };
}
