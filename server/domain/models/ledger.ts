// What asking costs: reserved at its worst before a call, settled at what it came to. What was reserved when the server ended
// stays counted as it is: nobody knows whether it was spent.
import type { Query, Tx } from '../../db/unit-of-work.ts';
import { type Endpoint, lockEndpoint } from './endpoint.repo.ts';
import { insertCall, type Spend, sumCalls, updateCall } from './ledger.repo.ts';
import type { ChatEnd, Usage } from './provider.ts';

/** A bound that another call would pass. */
export type Bound = 'day' | 'month' | 'cost' | 'business';

/** A call that may be made. */
export interface Reservation {
  readonly id: number;
  readonly endpoint: Endpoint;
  readonly most: Usage;
}

/** The usual rule of thumb, where a server does not count itself. */
const CHARACTERS_A_TOKEN = 4;

export function estimateTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_A_TOKEN);
}

/** Millionths of a major unit, rounded up. */
export function costOf({ inputPrice, outputPrice }: Endpoint, { input, output }: Usage): number {
  return Math.ceil((input * inputPrice + output * outputPrice) / 1_000_000);
}

/** @returns the reservation, or the bound that stands against it */
export async function reserve(
  tx: Tx,
  ask: { readonly endpoint: Endpoint; readonly businessId: number | null; readonly most: Usage },
): Promise<Reservation | Bound> {
  const { endpoint, businessId, most } = ask;
  // One after the other: two at once would both find the same room.
  await lockEndpoint(tx.q, endpoint.id);
  const bound = await findBound(tx.q, ask, tx.now);
  if (bound !== null) return bound;
  const call = { endpointId: endpoint.id, businessId, model: endpoint.model };
  const id = await insertCall(tx.q, { ...call, ...most, cost: costOf(endpoint, most) }, tx.now);
  return { id, endpoint, most };
}

async function findBound(
  q: Query,
  { endpoint, businessId, most }: Parameters<typeof reserve>[1],
  now: number,
): Promise<Bound | null> {
  const tokens = most.input + most.output;
  const passes = (bound: number | null, spent: number, more: number) =>
    bound !== null && spent + more > bound;
  const { day, month } = await readSpend(q, endpoint.id, now);
  if (passes(endpoint.dayTokens, day.tokens, tokens)) return 'day';
  if (passes(endpoint.monthTokens, month.tokens, tokens)) return 'month';
  if (passes(endpoint.monthCost, month.cost, costOf(endpoint, most))) return 'cost';
  if (endpoint.businessDayTokens === null || businessId === null) return null;
  const own = await sumCalls(q, { endpointId: endpoint.id, since: startOfDay(now), businessId });
  return passes(endpoint.businessDayTokens, own.tokens, tokens) ? 'business' : null;
}

/** What a call came to; what nobody counted is estimated by its characters. */
export async function settle(tx: Tx, { id, endpoint, most }: Reservation, end: ChatEnd): Promise<void> {
  const isAnswered = end.end === 'answered';
  const usage = isAnswered ? (end.usage ?? estimate(most, end.text)) : spentOn(end, most);
  const settled = {
    state: isAnswered ? 'answered' : usage.input === 0 ? 'unsent' : 'failed',
    ...usage,
    estimated: !(isAnswered && end.usage),
    cost: costOf(endpoint, usage),
  } as const;
  await updateCall(tx.q, id, settled, tx.now);
}

const estimate = ({ input }: Usage, text: string): Usage => ({ input, output: estimateTokens(text) });

/** Refusals cost nothing. Of what broke off nobody knows how far it was: it counts as a whole. */
function spentOn(end: ChatEnd, most: Usage): Usage {
  const isLost =
    end.end === 'aborted' || (end.end === 'failed' && (end.why === 'timeout' || end.why === 'answer'));
  return isLost ? most : { input: 0, output: 0 };
}

/** What was spent since midnight, and since the first of the month, both UTC. */
export async function readSpend(
  q: Query,
  endpointId: number,
  now: number,
): Promise<{ readonly day: Spend; readonly month: Spend }> {
  const day = await sumCalls(q, { endpointId, since: startOfDay(now) });
  return { day, month: await sumCalls(q, { endpointId, since: startOfMonth(now) }) };
}

function startOfDay(now: number): number {
  return Date.parse(new Date(now).toISOString().slice(0, 10));
}

function startOfMonth(now: number): number {
  return Date.parse(`${new Date(now).toISOString().slice(0, 7)}-01`);
}
