// All SQL of what models were asked, and what it cost.
import type { Query } from '../../db/unit-of-work.ts';

export type CallState = 'reserved' | 'answered' | 'failed' | 'unsent';

export interface Spend {
  readonly calls: number;
  /** Of both ways. */
  readonly tokens: number;
  /** Millionths of a major unit. */
  readonly cost: number;
}

/** What was spent or is reserved since a moment. @param businessId of one business alone */
export async function sumCalls(
  q: Query,
  of: { readonly endpointId: number; readonly since: number; readonly businessId?: number | null },
): Promise<Spend> {
  const calls = q('model_calls').where({ endpoint_id: of.endpointId }).where('created_at', '>=', of.since);
  if (of.businessId !== undefined) calls.where({ business_id: of.businessId });
  const [row] = await calls
    .count({ calls: '*' })
    .sum({ input: 'input_tokens', output: 'output_tokens', cost: 'cost' });
  const { calls: count, input, output, cost } = row ?? {};
  return {
    calls: Number(count ?? 0),
    tokens: Number(input ?? 0) + Number(output ?? 0),
    cost: Number(cost ?? 0),
  };
}

export interface NewCall {
  readonly endpointId: number;
  readonly businessId: number | null;
  readonly model: string;
  readonly input: number;
  readonly output: number;
  readonly cost: number;
}

/** @returns its id */
export async function insertCall(q: Query, call: NewCall, now: number): Promise<number> {
  const [row] = await q('model_calls').insert(
    {
      endpoint_id: call.endpointId,
      business_id: call.businessId,
      model: call.model,
      state: 'reserved' satisfies CallState,
      input_tokens: call.input,
      output_tokens: call.output,
      estimated: true,
      cost: call.cost,
      created_at: now,
    },
    ['id'],
  );
  return row.id;
}

export interface Settled {
  readonly state: Exclude<CallState, 'reserved'>;
  readonly input: number;
  readonly output: number;
  readonly estimated: boolean;
  readonly cost: number;
}

export async function updateCall(q: Query, id: number, settled: Settled, now: number): Promise<void> {
  const { input, output, ...rest } = settled;
  await q('model_calls')
    .where({ id, state: 'reserved' })
    .update({ ...rest, input_tokens: input, output_tokens: output, settled_at: now });
}

export async function purgeCalls(q: Query, before: number): Promise<void> {
  await q('model_calls').where('created_at', '<', before).del();
}
