// Which model writes: chosen by the admin for the whole server, or by an owner for the business.
import type { ModelInput, ModelKind, ModelSettings, ServerModelInput } from '../../contract/model.ts';
import { type Context, type Query, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { type AccountActor, type AdminActor, SYSTEM } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { iso } from '../../kernel/clock.ts';
import { fromMicros, toMicros } from '../../kernel/money.ts';
import type { Vault } from '../../kernel/vault.ts';
import { inField, say, wordsOf } from '../../sentences/index.ts';
import { requireOwner } from '../business/index.ts';
import { countOwners, type Endpoint, findEndpoint, type NewEndpoint, saveEndpoint } from './endpoint.repo.ts';
import type { Spend } from './ledger.repo.ts';
import { readSpend } from './ledger.ts';
import { isNear, plainUrl } from './place.ts';
import type { ModelPlace, Models } from './provider.ts';

/** What models are asked with. */
export interface ModelParts {
  readonly ctx: Context;
  readonly models: Models;
  /** Nobody gets an account here unless somebody invites them. */
  readonly isClosed: boolean;
  /** Where models on this machine are looked for. */
  readonly places: readonly string[];
}

type Change = Omit<ModelInput, 'use'> & Omit<ServerModelInput, 'use'> & Pick<ModelInput, 'use'>;

const NOTHING_YET: Omit<NewEndpoint, 'businessId' | 'choice'> = {
  fixed: false,
  kind: 'openai',
  url: '',
  model: '',
  sealedKey: null,
  callTokens: 1500,
  dayTokens: 200_000,
  monthTokens: 3_000_000,
  businessDayTokens: null,
  monthCost: null,
  inputPrice: 0,
  outputPrice: 0,
  currency: 'USD',
  form: null,
  models: [],
  testedAt: null,
  failures: 0,
  trouble: null,
  restsUntil: null,
};

/** What is learnt of a place by asking: of another place nothing is known. */
const UNKNOWN = {
  form: null,
  models: [] as readonly string[],
  testedAt: null,
  failures: 0,
  trouble: null,
  restsUntil: null,
} as const;

export function newEndpoint(businessId: number | null): NewEndpoint {
  return { ...NOTHING_YET, businessId, choice: businessId === null ? 'none' : 'server' };
}

const about = (businessId: number | null) => `model-endpoint:${businessId ?? 'server'}`;

export function sealKey(vault: Vault, businessId: number | null, key: string): string {
  return vault.seal(key, about(businessId));
}

/** Where an endpoint is, ready to be asked. @throws SealError when its key does not open */
export function placeOf(vault: Vault, endpoint: NewEndpoint, reach: ModelPlace['reach']): ModelPlace {
  const { kind, url, sealedKey, businessId } = endpoint;
  return { kind, url, key: sealedKey === null ? null : vault.open(sealedKey, about(businessId)), reach };
}

/**
 * The operator names any address. Of anybody else that could be a way into the network of the server, unless nobody else is
 * there: while sign-up is closed and one account owns every business, it is the operator's.
 */
export async function reachOf(
  { isClosed }: Pick<ModelParts, 'isClosed'>,
  q: Query,
  businessId: number | null,
): Promise<ModelPlace['reach']> {
  if (businessId === null) return 'anywhere';
  return isClosed && (await countOwners(q)) === 1 ? 'anywhere' : 'public';
}

/** The endpoint that writes for a business; undefined when the built-in writer does. */
export async function findWriting(q: Query, businessId: number): Promise<Endpoint | undefined> {
  const own = await findEndpoint(q, businessId);
  if (own?.choice === 'own') return own;
  if (own?.choice === 'none') return undefined;
  const shared = await findEndpoint(q, null);
  return shared?.choice === 'own' ? shared : undefined;
}

/** @param businessId null for the server's */
export async function readSettings(parts: ModelParts, businessId: number | null): Promise<ModelSettings> {
  const q = parts.ctx.db.read;
  const endpoint = await findEndpoint(q, businessId);
  const shared = businessId === null ? undefined : await findEndpoint(q, null);
  const now = parts.ctx.clock.now();
  const none: Spend = { calls: 0, tokens: 0, cost: 0 };
  const { day, month } = endpoint ? await readSpend(q, endpoint.id, now) : { day: none, month: none };
  const { choice, sealedKey, trouble, restsUntil, testedAt, ...settings } =
    endpoint ?? newEndpoint(businessId);
  return {
    ...settings,
    use: choice,
    hasKey: sealedKey !== null,
    monthCost: settings.monthCost === null ? null : fromMicros(settings.monthCost),
    inputPrice: fromMicros(settings.inputPrice),
    outputPrice: fromMicros(settings.outputPrice),
    models: [...settings.models],
    testedAt: iso(testedAt),
    trouble: trouble && wordsOf(say('models.trouble', { why: trouble })),
    restsUntil: restsUntil !== null && restsUntil > now ? iso(restsUntil) : null,
    day: { ...day, cost: fromMicros(day.cost) },
    month: { ...month, cost: fromMicros(month.cost) },
    serverModel: shared?.choice === 'own' ? shared.model : null,
    mayBeLocal: (await reachOf(parts, q, businessId)) === 'anywhere',
  };
}

/**
 * Changes what is given; the rest stays as it is. A key stays with its address: at another one it is forgotten.
 * @throws AppError invalid with the field, conflict for what the environment names, forbidden for all but owners
 */
export async function changeModel(
  parts: ModelParts,
  actor: AccountActor | AdminActor,
  change: Change,
): Promise<void> {
  if (actor.kind === 'account') requireOwner(actor);
  const businessId = actor.kind === 'account' ? actor.businessId : null;
  await unitOfWork(parts.ctx, actor, async (tx) => {
    const before = (await findEndpoint(tx.q, businessId)) ?? newEndpoint(businessId);
    const after = await apply(tx, before, change);
    await check(parts, tx, after);
    await saveEndpoint(tx.q, after, tx.now);
    const fields = Object.keys(change).filter((field) => field !== 'key' || change.key !== undefined);
    tx.emit({ kind: 'model.changed', businessId, data: { use: after.choice, fields } });
  });
}

/** A model that the environment names. */
export interface FixedModel {
  readonly kind: ModelKind;
  readonly url: string;
  readonly name: string;
  readonly key: string | undefined;
}

/** Makes the server's model the one that the environment names; one that it names no more writes no more. */
export async function fixServerModel(ctx: Context, fixed: FixedModel | undefined): Promise<void> {
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    const before = (await findEndpoint(tx.q, null)) ?? newEndpoint(null);
    if (!fixed && !before.fixed) return;
    const url = fixed ? plainUrl(fixed.kind, fixed.url) : '';
    const isSame =
      before.fixed && url === before.url && fixed?.kind === before.kind && fixed.name === before.model;
    const after: NewEndpoint = {
      ...before,
      ...(isSame ? {} : UNKNOWN),
      // Switched off by the admin it stays off.
      choice: fixed ? (isSame ? before.choice : 'own') : 'none',
      fixed: fixed !== undefined,
      kind: fixed?.kind ?? before.kind,
      url,
      model: fixed?.name ?? '',
      sealedKey: fixed?.key === undefined ? null : sealKey(tx.vault, null, fixed.key),
    };
    await saveEndpoint(tx.q, after, tx.now);
  });
}

async function apply(tx: Tx, before: NewEndpoint, change: Change): Promise<NewEndpoint> {
  const { use: choice = before.choice, key, monthCost, inputPrice, outputPrice, ...given } = change;
  const kind = given.kind ?? before.kind;
  const named = given.url ?? before.url;
  const url = named === '' ? '' : plainUrl(kind, named);
  const model = given.model ?? before.model;
  const isSamePlace = url === before.url && kind === before.kind;
  if (before.fixed && !(isSamePlace && model === before.model && key === undefined))
    throw new AppError('conflict', say('models.fixed'));
  const isSame = isSamePlace && model === before.model && key === undefined;
  return {
    ...before,
    ...given,
    ...(isSame ? {} : UNKNOWN),
    // Switched on by hand, it is asked at once.
    ...(change.use === 'own' && { failures: 0, restsUntil: null }),
    kind,
    url,
    model,
    choice,
    sealedKey: sealedKeyOf(tx, before, { key, isSamePlace }),
    monthCost: monthCost === undefined ? before.monthCost : monthCost === null ? null : toMicros(monthCost),
    inputPrice: inputPrice === undefined ? before.inputPrice : toMicros(inputPrice),
    outputPrice: outputPrice === undefined ? before.outputPrice : toMicros(outputPrice),
  };
}

/** Sent to another address, a key would be given away to whoever changes the address. */
function sealedKeyOf(
  tx: Tx,
  { businessId, sealedKey }: NewEndpoint,
  { key, isSamePlace }: { readonly key: string | undefined; readonly isSamePlace: boolean },
): string | null {
  if (key === undefined) return isSamePlace ? sealedKey : null;
  return key === '' ? null : sealKey(tx.vault, businessId, key);
}

async function check(parts: ModelParts, tx: Tx, endpoint: NewEndpoint): Promise<void> {
  const { choice, url, model, businessId, sealedKey } = endpoint;
  const refuse = (field: string, problem: Parameters<typeof inField>[1]) =>
    new AppError('invalid', inField(field, problem), { field });
  if (choice === 'own' && url === '') throw refuse('url', say('models.url-needed'));
  if (choice === 'own' && model === '') throw refuse('model', say('models.model-needed'));
  if (url === '') return;
  if (isNear(url) && (await reachOf(parts, tx.q, businessId)) === 'public')
    throw refuse('url', say('models.not-local'));
  if (!isNear(url) && sealedKey !== null && !url.startsWith('https:'))
    throw refuse('url', say('models.key-in-plain'));
}
