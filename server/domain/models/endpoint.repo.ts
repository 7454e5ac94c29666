// All SQL of where models answer.
import type { Currency } from '../../contract/constants/currencies.ts';
import type { ModelChoice, ModelKind, OutputForm } from '../../contract/model.ts';
import { type Column, flag, mapColumns } from '../../db/columns.ts';
import { lockForChange } from '../../db/dialect.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { ModelTrouble } from './provider.ts';

/** Why a model that was asked gave no answer. */
export type Trouble = ModelTrouble | 'busy' | 'down';

export interface Endpoint {
  readonly id: number;
  /** Null for that of the server. */
  readonly businessId: number | null;
  readonly choice: ModelChoice;
  /** The environment names its address, model and key. */
  readonly fixed: boolean;
  readonly kind: ModelKind;
  /** The base address; empty where there is none. */
  readonly url: string;
  readonly model: string;
  readonly sealedKey: string | null;
  /** Of one answer, tokens. */
  readonly callTokens: number;
  readonly dayTokens: number | null;
  readonly monthTokens: number | null;
  /** Of the server's, for one business. */
  readonly businessDayTokens: number | null;
  /** Millionths of the currency's major unit: of a month, and for a million tokens. */
  readonly monthCost: number | null;
  readonly inputPrice: number;
  readonly outputPrice: number;
  readonly currency: Currency;
  readonly form: OutputForm | null;
  readonly models: readonly string[];
  readonly testedAt: number | null;
  readonly failures: number;
  readonly trouble: Trouble | null;
  readonly restsUntil: number | null;
}

const list: Column<readonly string[]> = {
  sql: 'models',
  read: (stored: string) => JSON.parse(stored),
  write: JSON.stringify,
};

/** PostgreSQL gives large numbers as text. */
const ENDPOINT = mapColumns<Endpoint>('model_endpoints', {
  id: 'id',
  businessId: 'business_id',
  choice: { sql: 'choice', read: (choice: ModelChoice) => choice },
  fixed: flag('fixed'),
  kind: { sql: 'kind', read: (kind: ModelKind) => kind },
  url: 'url',
  model: 'model',
  sealedKey: 'sealed_key',
  callTokens: 'call_tokens',
  dayTokens: 'day_tokens',
  monthTokens: 'month_tokens',
  businessDayTokens: 'business_day_tokens',
  monthCost: 'month_cost',
  inputPrice: 'input_price',
  outputPrice: 'output_price',
  currency: { sql: 'currency', read: (currency: Currency) => currency },
  form: { sql: 'form', read: (form: OutputForm | null) => form },
  models: list,
  testedAt: 'tested_at',
  failures: 'failures',
  trouble: { sql: 'trouble', read: (trouble: Trouble | null) => trouble },
  restsUntil: 'rests_until',
});

/** What there is one endpoint of. @param businessId null for the server */
const scopeOf = (businessId: number | null) => (businessId === null ? 'server' : `business:${businessId}`);

/** @param businessId null for that of the server */
export async function findEndpoint(q: Query, businessId: number | null): Promise<Endpoint | undefined> {
  return ENDPOINT.one(ENDPOINT.from(q).where({ scope: scopeOf(businessId) }));
}

/** Nobody else counts on it, or changes it, before this transaction ends. */
export async function lockEndpoint(q: Query, id: number): Promise<void> {
  await lockForChange(q, q('model_endpoints').select('id').where({ id }));
}

export type NewEndpoint = Omit<Endpoint, 'id'>;

/** Stores it where there is none for its business, or the server; else it becomes what is given. */
export async function saveEndpoint(q: Query, endpoint: NewEndpoint, now: number): Promise<void> {
  const row = { ...ENDPOINT.stored(endpoint), updated_at: now };
  await q('model_endpoints')
    .insert({ ...row, scope: scopeOf(endpoint.businessId), created_at: now })
    .onConflict('scope')
    .merge(row);
}

type Health = Pick<Endpoint, 'form' | 'models' | 'testedAt' | 'failures' | 'trouble' | 'restsUntil'>;

/** What is learnt of it by asking; only while it is still the one that was asked. */
export async function updateHealth(
  q: Query,
  { id, url, model, kind }: Pick<Endpoint, 'id' | 'url' | 'model' | 'kind'>,
  health: Partial<Health>,
): Promise<void> {
  await q('model_endpoints').where({ id, url, model, kind }).update(ENDPOINT.stored(health));
}

/** How many accounts own a business. */
export async function countOwners(q: Query): Promise<number> {
  const [row] = await q('memberships').where({ role: 'owner' }).countDistinct({ count: 'account_id' });
  return Number(row?.count ?? 0);
}
