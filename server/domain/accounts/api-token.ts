// API tokens: a program calls for an account, in one business, within what the token was made for.
import type { ApiScope, ApiToken, ApiTokenInput, NewApiToken } from '../../contract/api-token.ts';
import { LIMITS } from '../../contract/constants/limits.ts';
import { type Context, type Query, unitOfWork } from '../../db/unit-of-work.ts';
import { type AccountActor, type Actor, ANONYMOUS } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { MINUTE } from '../../kernel/clock.ts';
import { sha256 } from '../../kernel/ids.ts';
import { say } from '../../sentences/index.ts';
import {
  type ApiTokenRecord,
  deleteApiToken,
  findLiveToken,
  insertApiToken,
  listApiTokens,
  noteTokenUse,
} from './api-token.repo.ts';

const TOKEN_BYTES = 32;
/** Tells what it is to whoever finds one lying about, and to programs that search for secrets. */
const PREFIX = 'drivyn_';
/** Use is noted this often: a write for every call would cost more than it tells. */
const NOTE_EVERY = MINUTE;

/** @throws AppError conflict when the business has too many */
export async function makeApiToken(
  ctx: Context,
  actor: AccountActor,
  { name, scopes }: ApiTokenInput,
): Promise<NewApiToken> {
  const { businessId, accountId } = actor;
  return unitOfWork(ctx, actor, async (tx) => {
    if ((await listApiTokens(tx.q, businessId)).length >= LIMITS.apiTokens) {
      throw new AppError('conflict', say('accounts.tokens-full', { most: LIMITS.apiTokens }));
    }
    const token = PREFIX + tx.ids.token(TOKEN_BYTES);
    const tokenHash = sha256(token);
    const id = await insertApiToken(tx.q, { businessId, accountId, name, scopes, tokenHash, now: tx.now });
    tx.emit({ kind: 'api-token.made', businessId, subjectId: id, data: { name, scopes } });
    const made = (await listApiTokens(tx.q, businessId)).find((one) => one.id === id);
    if (!made) throw notFound();
    return { ...presentApiToken(made), token };
  });
}

/** Ends a token of the actor's business at once. @throws AppError not-found */
export async function endApiToken(ctx: Context, actor: AccountActor, id: number): Promise<void> {
  const { businessId } = actor;
  await unitOfWork(ctx, actor, async (tx) => {
    if (!(await deleteApiToken(tx.q, { id, businessId }))) throw notFound();
    tx.emit({ kind: 'api-token.ended', businessId, subjectId: id });
  });
}

/** The tokens of a business, oldest first. */
export async function readApiTokens(q: Query, businessId: number): Promise<ApiToken[]> {
  return (await listApiTokens(q, businessId)).map(presentApiToken);
}

/** Whether somebody carries what looks like a token of ours, alive or not. */
export function isApiToken(token: string): boolean {
  return token.startsWith(PREFIX);
}

/** Whom a token speaks for; undefined when it was ended, or its account may not come in. Its use is noted. */
export async function resolveApiToken(ctx: Context, token: string): Promise<AccountActor | undefined> {
  const found = await findLiveToken(ctx.db.read, sha256(token));
  if (!found) return undefined;
  const { id, accountId, businessId, role, usedAt } = found;
  if (ctx.clock.now() - (usedAt ?? 0) >= NOTE_EVERY) {
    await unitOfWork(ctx, ANONYMOUS, (tx) => noteTokenUse(tx.q, id, tx.now));
  }
  const scopes = found.scopes.split(' ') as ApiScope[];
  return { kind: 'account', accountId, businessId, role, open: false, apiToken: { id, scopes } };
}

/** Whether a program asks, and not a person. */
export function isByToken(actor: Actor): boolean {
  return actor.kind === 'account' && actor.apiToken !== undefined;
}

/**
 * @param scope what a token needs for it; null where no token is enough
 * @throws AppError forbidden to a token that was not made for it
 */
export function requireScope({ apiToken }: AccountActor, scope: ApiScope | null): void {
  if (!apiToken) return;
  if (scope === null) throw new AppError('forbidden', say('accounts.no-token'));
  if (!apiToken.scopes.includes(scope)) throw new AppError('forbidden', say('accounts.no-scope', { scope }));
}

export function presentApiToken(record: ApiTokenRecord): ApiToken {
  const { id, name, scopes, makerName, makerEmail, createdAt, usedAt } = record;
  return {
    ...{ id, name, scopes: [...scopes] },
    madeBy: makerName || makerEmail || 'The owner',
    createdAt: new Date(createdAt).toISOString(),
    usedAt: usedAt === null ? null : new Date(usedAt).toISOString(),
  };
}
