// Advertising in the Sandbox: accounts with campaigns and daily budgets that behave as Google Ads does, and never kinder. Nobody is
// shown an advert and nothing is paid. It keeps the budgets; days follow from them and from the account's world.
import type { Sentence, Told } from '../../../contract/sentence.ts';
import { type Clock, DAY } from '../../../kernel/clock.ts';
import { say } from '../../../sentences/index.ts';
import type { AdConnector, BudgetOrder, Call, NetworkProfile, ReadSpan } from '../connector.ts';
import type { SandboxAdvertStore, SandboxBudget } from './advert-store.ts';
import {
  campaignsOf,
  curveOf,
  daysOf,
  monthLeaves,
  type SimulatedCampaign,
  spendOf,
  tellDay,
} from './advert-world.ts';
import type { Fault } from './fault.ts';

export interface SandboxAdvertParts {
  readonly store: SandboxAdvertStore;
  /** The network's own. */
  readonly clock: Clock;
  /** Which fault meets a call, by its name; none unless told. */
  readonly faults?: (attempt: string) => Fault | null;
  /** Why a call is not let in; null where it is. */
  readonly refuse?: (call: Call) => Promise<{ readonly end: 'reconnect'; readonly error: Told } | null>;
  /** Whether nothing that happens on an account's website is counted on a day; days since 1970. */
  readonly isBlind?: (account: NetworkProfile, day: number) => boolean;
}

const MICROS = 1_000_000;
const NO_ANSWER = say('networks.silent');

/** Advertising accounts of any channel. */
export function createSandboxAdverts(parts: SandboxAdvertParts): AdConnector {
  return {
    read: (call, span) => read(parts, call, span),
    setBudget: (call, order) => setBudget(parts, call, order),
  };
}

async function read(parts: SandboxAdvertParts, call: Call, span: ReadSpan) {
  const stranger = await parts.refuse?.(call);
  if (stranger) return stranger;
  const fault = parts.faults?.(`read:${call.profile}:${parts.clock.now()}`);
  if (fault && fault.kind !== 'media') return { end: 'unknown', error: NO_ANSWER } as const;
  const budgets = await listBudgets(parts, call, span.currency);
  const campaigns = campaignsOf(call.channel, call.profile);
  const currency = budgets[0]?.currency ?? span.currency;
  return {
    end: 'read' as const,
    currency,
    campaigns: campaigns.map(({ name }, at) => ({
      externalId: refOf(call, at, 'campaigns'),
      name,
      state: 'active' as const,
      budget: {
        ref: refOf(call, at, 'budgets'),
        dailyMicros: latestOf(budgets, at)?.dailyMicros ?? 0,
        uses: 1,
      },
    })),
    days: campaigns.flatMap((campaign, at) =>
      tellDays(parts, call, { campaign, at, budgets: budgets.filter((one) => one.campaign === at) }).filter(
        ({ day }) => day >= span.from && day <= span.to,
      ),
    ),
  };
}

/** The account's budgets; it is opened when it is first asked for. */
async function listBudgets(
  { store, clock }: SandboxAdvertParts,
  account: NetworkProfile,
  currency: string,
): Promise<SandboxBudget[]> {
  const known = await store.list(account);
  if (known.length > 0) return known;
  const first = campaignsOf(account.channel, account.profile).map(({ budget }, campaign) => ({
    ...{ campaign, currency, setAt: clock.now() },
    dailyMicros: budget * unitOf(currency) * MICROS,
  }));
  await store.open(account, first);
  return store.list(account);
}

/** What stands for a dollar: amounts of a currency without cents are larger. */
function unitOf(currency: string): number {
  return 10 ** (2 - digitsOf(currency));
}

function digitsOf(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits;
}

function refOf({ channel, profile }: NetworkProfile, at: number, kind: 'campaigns' | 'budgets'): string {
  return `sandbox/${channel}/${profile}/${kind}/${at + 1}`;
}

function latestOf(budgets: readonly SandboxBudget[], campaign: number): SandboxBudget | undefined {
  return budgets.findLast((one) => one.campaign === campaign);
}

interface OneCampaign {
  readonly campaign: SimulatedCampaign;
  readonly at: number;
  readonly budgets: readonly SandboxBudget[];
}

/** Every day since the account was opened, as it is told now. */
function tellDays(
  parts: SandboxAdvertParts,
  account: NetworkProfile,
  { campaign, at, budgets }: OneCampaign,
) {
  const [opened] = budgets;
  if (!opened) return [];
  const now = parts.clock.now();
  const unit = MICROS * unitOf(opened.currency);
  let month = { name: '', due: 0, spent: 0 };
  return daysOf(campaign, dayOf(opened.setAt), dayOf(now)).flatMap((simulated) => {
    const begins = simulated.day * DAY;
    const date = new Date(begins);
    const day = date.toISOString().slice(0, 10);
    if (day.slice(0, 7) !== month.name) month = { name: day.slice(0, 7), due: 0, spent: 0 };
    const { budget, part, most } = budgetDuring(budgets, begins, Math.min(now, begins + DAY));
    const left = monthLeaves(month, date, most);
    const spentMicros = Math.round(spendOf(simulated, { budget, part }, { budget: most, month: left }));
    month = { ...month, due: month.due + budget * part, spent: month.spent + spentMicros };
    if (spentMicros === 0) return [];
    const told = tellDay(campaign, simulated, spentMicros / unit, (now - begins) / DAY - 1);
    const results = parts.isBlind?.(account, simulated.day) ? 0 : told.results;
    return [{ externalId: refOf(account, at, 'campaigns'), day, spentMicros, ...told, results }];
  });
}

/** What a campaign does on an average day at an amount, major units of its account's currency: results that it causes, and is told to bring. */
export interface AdvertTruth {
  caused(amount: number): number;
  told(amount: number): number;
}

/**
 * @param at the currency of the account, when it was opened, and the moment that is asked of, UTC milliseconds
 * @returns null where the account has no such campaign
 */
export function advertTruth(
  account: NetworkProfile,
  externalId: string,
  at: { readonly currency: string; readonly opened: number; readonly now: number },
): AdvertTruth | null {
  const campaign = campaignsOf(account.channel, account.profile).find(
    (_, place) => refOf(account, place, 'campaigns') === externalId,
  );
  if (!campaign) return null;
  const drift = daysOf(campaign, dayOf(at.opened), dayOf(at.now)).at(-1)?.drift ?? 1;
  const caused = (amount: number) => drift * curveOf(campaign, amount / unitOf(at.currency));
  const told = (amount: number) => (amount > 0 ? campaign.overReport * caused(amount) + campaign.idle : 0);
  return { caused, told };
}

function dayOf(at: number): number {
  return Math.floor(at / DAY);
}

/** The mean budget over the time of a day in which the account was open, that time as a part of the day, and the greatest. */
function budgetDuring(budgets: readonly SandboxBudget[], from: number, until: number) {
  let [sum, time, most] = [0, 0, 0];
  for (const [at, { dailyMicros, setAt }] of budgets.entries()) {
    const end = Math.min(until, budgets[at + 1]?.setAt ?? until);
    const stood = end - Math.max(from, setAt);
    if (stood <= 0) continue;
    sum += dailyMicros * stood;
    time += stood;
    most = Math.max(most, dailyMicros);
  }
  return { budget: time > 0 ? sum / time : 0, part: time / DAY, most };
}

async function setBudget(parts: SandboxAdvertParts, call: Call, order: BudgetOrder) {
  const stranger = await parts.refuse?.(call);
  if (stranger) return stranger;
  const now = parts.clock.now();
  const fault = parts.faults?.(`${order.ref}:${order.after}:${now}`) ?? null;
  if (fault?.kind === 'busy')
    return { end: 'retry', at: now + fault.ms, error: say('networks.busy') } as const;
  if (fault?.kind === 'refused') return { end: 'rejected', reason: fault.reason } as const;
  if (fault?.kind === 'reset') return { end: 'unknown', error: say('networks.broke') } as const;
  const budgets = await parts.store.list(call);
  const campaign = budgets.findIndex(
    (one, at) => one.campaign === at && refOf(call, at, 'budgets') === order.ref,
  );
  const current = latestOf(budgets, campaign);
  if (!current) return { end: 'rejected', reason: say('networks.ads-no-budget') } as const;
  if (current.dailyMicros === order.after) return { end: 'set', dailyMicros: order.after } as const;
  if (current.dailyMicros !== order.before)
    return { end: 'changed', dailyMicros: current.dailyMicros } as const;
  const reason = whyRefused(order.after, current.currency);
  if (reason) return { end: 'rejected', reason } as const;
  const budget = { ...current, dailyMicros: order.after, setAt: now };
  if (!(await parts.store.set(call, budget, order.before)))
    return { end: 'unknown', error: say('networks.ads-just-changed') } as const;
  // Taken, and nobody is told: the caller has to look.
  if (fault) return { end: 'unknown', error: NO_ANSWER } as const;
  return { end: 'set', dailyMicros: order.after } as const;
}

/** What Google Ads refuses: parts of a coin, and less than a day may cost. */
function whyRefused(micros: number, currency: string): Sentence | null {
  const coin = 10 ** (6 - digitsOf(currency));
  if (!Number.isSafeInteger(micros) || micros % coin !== 0) return say('networks.ads-odd-amount');
  return micros < unitOf(currency) * MICROS ? say('networks.ads-too-little') : null;
}
