// Strategies: made from all that is known, kept as versions, shared by a link that can be taken back.
import type { Strategy, StrategyDocument, StrategyInput, StrategyVersion } from '../../contract/strategy.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { createRandom } from '../../kernel/random.ts';
import { type Business, getBusiness, requireWriter } from '../business/index.ts';
import { toLocal } from '../learning/index.ts';
import { describeChanges } from './compare.ts';
import { composeStrategy } from './compose-strategy.ts';
import { gatherEvidence } from './evidence.ts';
import {
  findLatestStrategy,
  findSharedStrategy,
  findStrategy,
  insertStrategy,
  updateShare,
} from './strategy.repo.ts';

export interface StrategyHead {
  readonly id: number;
  readonly businessId: number;
  readonly version: number;
  readonly code: string;
  readonly input: StrategyInput;
  readonly changes: readonly string[];
  /** Names it in its public link; leaves only as part of that link. */
  readonly shareToken: string | null;
  readonly createdAt: number;
}

export interface StrategyRecord extends StrategyHead {
  readonly document: StrategyDocument;
}

const TOKEN_BYTES = 24;
const CODES_A_YEAR = 10_000;
/** Tries to find a free code and version; two requests at once need two. */
const TRIES = 25;

/**
 * Makes the next version of the actor's strategy.
 * @throws AppError forbidden for roles that do not write
 */
export async function makeStrategy(
  ctx: Context,
  actor: AccountActor,
  input: StrategyInput,
): Promise<StrategyRecord> {
  requireWriter(actor);
  const evidence = await gatherEvidence(ctx, actor.businessId);
  const document = composeStrategy(evidence, input);
  return unitOfWork(ctx, actor, async (tx) => {
    const strategy = await storeVersion(tx, evidence.business, { input, document });
    const data = { code: strategy.code, version: strategy.version };
    tx.emit({ kind: 'strategy.made', businessId: actor.businessId, subjectId: strategy.id, data });
    return strategy;
  });
}

async function storeVersion(
  tx: Tx,
  business: Business,
  made: { input: StrategyInput; document: StrategyDocument },
): Promise<StrategyRecord> {
  const random = createRandom(tx.ids.token(TOKEN_BYTES));
  const year = toLocal(tx.now, business.timezone).date.slice(0, 4);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const before = await findLatestStrategy(tx.q, business.id);
    const stored = await insertStrategy(tx.q, {
      businessId: business.id,
      version: (before?.version ?? 0) + 1,
      code: `STRAT-${year}-${String(random.int(CODES_A_YEAR)).padStart(4, '0')}`,
      ...made,
      changes: describeChanges(before, made),
      now: tx.now,
    });
    if (stored) return stored;
  }
  throw new AppError('conflict', 'Another strategy is being stored right now. Try again.');
}

/** @throws AppError not-found for unknown and foreign ids alike */
export async function getStrategy(ctx: Context, actor: AccountActor, id: number): Promise<StrategyRecord> {
  const strategy = await findStrategy(ctx.db.read, id);
  if (strategy?.businessId !== actor.businessId) throw notFound();
  return strategy;
}

/** Gives the strategy a public link; one that has a link keeps it. */
export async function shareStrategy(ctx: Context, actor: AccountActor, id: number): Promise<StrategyRecord> {
  return changeShare(ctx, actor, id, (tx, { shareToken }) => shareToken ?? tx.ids.token(TOKEN_BYTES));
}

/** Takes the public link away for good: sharing again makes another. */
export async function unshareStrategy(
  ctx: Context,
  actor: AccountActor,
  id: number,
): Promise<StrategyRecord> {
  return changeShare(ctx, actor, id, () => null);
}

async function changeShare(
  ctx: Context,
  actor: AccountActor,
  id: number,
  tokenOf: (tx: Tx, strategy: StrategyRecord) => string | null,
): Promise<StrategyRecord> {
  await getStrategy(ctx, actor, id);
  requireWriter(actor);
  return unitOfWork(ctx, actor, async (tx) => {
    const strategy = await findStrategy(tx.q, id);
    if (!strategy) throw notFound();
    const token = tokenOf(tx, strategy);
    if (token === strategy.shareToken) return strategy;
    await updateShare(tx.q, id, { token, now: tx.now });
    const kind = token === null ? 'strategy.unshared' : 'strategy.shared';
    tx.emit({ kind, businessId: actor.businessId, subjectId: id });
    return { ...strategy, shareToken: token };
  });
}

/** What the holder of a public link gets to see. */
export interface SharedStrategy {
  readonly strategy: StrategyRecord;
  readonly business: Business;
}

/** @throws AppError not-found for links that were never given, or were taken back */
export async function getSharedStrategy(ctx: Context, token: string): Promise<SharedStrategy> {
  const q = ctx.db.read;
  const strategy = await findSharedStrategy(q, token);
  if (!strategy) throw notFound();
  return { strategy, business: await getBusiness({ q }, strategy.businessId) };
}

export function presentVersion(strategy: StrategyHead): StrategyVersion {
  return {
    id: strategy.id,
    code: strategy.code,
    version: strategy.version,
    ...strategy.input,
    changes: [...strategy.changes],
    isShared: strategy.shareToken !== null,
    createdAt: new Date(strategy.createdAt).toISOString(),
  };
}

/** @param origin where people reach the server, without a slash at the end */
export function presentStrategy(strategy: StrategyRecord, origin: string): Strategy {
  const path = sharePath(strategy);
  const shareUrl = path && origin + path;
  return { ...presentVersion(strategy), shareUrl, document: strategy.document };
}

/** Path of the public page; null while the strategy is not shared. */
export function sharePath({ shareToken }: StrategyHead): string | null {
  return shareToken && `/s/${shareToken}`;
}
