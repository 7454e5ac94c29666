// Strategies: made from all that is known, kept as versions, shared by a link that can be taken back.
import { DEFAULT_TIMEFRAME } from '../../contract/constants/strategy.ts';
import type { Told } from '../../contract/sentence.ts';
import type { Strategy, StrategyInput, StrategyVersion } from '../../contract/strategy.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { type AccountActor, SYSTEM } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { sha256 } from '../../kernel/ids.ts';
import { createLinkToken, type LinkToken, openLinkToken } from '../../kernel/link-token.ts';
import { createRandom } from '../../kernel/random.ts';
import type { Vault } from '../../kernel/vault.ts';
import { say, wordsOfTold } from '../../sentences/index.ts';
import { isInPerson } from '../accounts/index.ts';
import { type Business, getBusiness, requireWriter } from '../business/index.ts';
import { recordDecisions } from '../events/index.ts';
import { toLocal } from '../learning/index.ts';
import { describeChanges } from './compare.ts';
import { composeStrategy } from './compose-strategy.ts';
import { presentDocument, type ToldDocument } from './document.ts';
import { gatherEvidence } from './evidence.ts';
import {
  findLatestStrategy,
  findSharedStrategy,
  findStrategy,
  insertStrategy,
  updateShare,
} from './strategy.repo.ts';
import { gatherTrials } from './trials.ts';

export interface StrategyHead {
  readonly id: number;
  readonly businessId: number;
  readonly version: number;
  readonly code: string;
  readonly input: StrategyInput;
  readonly changes: readonly Told[];
  /** The secret of its public link; null while it has none. */
  readonly share: LinkToken | null;
  readonly createdAt: number;
}

export interface StrategyRecord extends StrategyHead {
  readonly document: ToldDocument;
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
  const document = composeStrategy(evidence, await gatherTrials(ctx.db.read, evidence), input);
  return unitOfWork(ctx, actor, async (tx) => {
    const strategy = await storeVersion(tx, evidence.business, { input, document });
    const data = { code: strategy.code, version: strategy.version };
    tx.emit({ kind: 'strategy.made', businessId: actor.businessId, subjectId: strategy.id, data });
    return strategy;
  });
}

/** What a strategy holds when nobody has chosen: all of it. */
const EVERYTHING: StrategyInput = {
  timeframe: DEFAULT_TIMEFRAME,
  contentStrategy: true,
  platformAnalysis: true,
  audienceTargeting: true,
  postingSchedule: true,
};

/** Makes the first strategy of a business by itself; one that has a strategy keeps what it has. */
export async function makeFirstStrategy(ctx: Context, businessId: number): Promise<void> {
  if (await findLatestStrategy(ctx.db.read, businessId)) return;
  const evidence = await gatherEvidence(ctx, businessId);
  const document = composeStrategy(evidence, await gatherTrials(ctx.db.read, evidence), EVERYTHING);
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    // A person may have made one meanwhile.
    if (await findLatestStrategy(tx.q, businessId)) return;
    const { id, code, version } = await storeVersion(tx, evidence.business, { input: EVERYTHING, document });
    const data = { code, version, byItself: true };
    tx.emit({ kind: 'strategy.made', businessId, subjectId: id, data });
    await recordDecisions(tx, [
      {
        businessId,
        kind: 'strategy',
        what: say('strategy.made-first', { code }),
        why: say('strategy.first-posts-planned'),
      },
    ]);
  });
}

/** The next version of a business's strategy, with what differs from the one before. */
export async function storeVersion(
  tx: Tx,
  business: Business,
  made: { input: StrategyInput; document: ToldDocument },
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
  throw new AppError('conflict', say('strategy.being-stored'));
}

/** @throws AppError not-found for unknown and foreign ids alike */
export async function getStrategy(ctx: Context, actor: AccountActor, id: number): Promise<StrategyRecord> {
  const strategy = await findStrategy(ctx.db.read, { id, businessId: actor.businessId });
  if (!strategy) throw notFound();
  return strategy;
}

/** Gives the strategy a public link; one that has a link keeps it. */
export async function shareStrategy(ctx: Context, actor: AccountActor, id: number): Promise<StrategyRecord> {
  return changeShare(
    ctx,
    actor,
    id,
    (tx, { share }) => share ?? createLinkToken(tx, 'strategy-share', TOKEN_BYTES),
  );
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
  linkOf: (tx: Tx, strategy: StrategyRecord) => LinkToken | null,
): Promise<StrategyRecord> {
  await getStrategy(ctx, actor, id);
  requireWriter(actor);
  return unitOfWork(ctx, actor, async (tx) => {
    const strategy = await findStrategy(tx.q, { id, businessId: actor.businessId });
    if (!strategy) throw notFound();
    const share = linkOf(tx, strategy);
    if (share === strategy.share) return strategy;
    await updateShare(tx.q, id, { link: share, now: tx.now });
    const kind = share === null ? 'strategy.unshared' : 'strategy.shared';
    tx.emit({ kind, businessId: actor.businessId, subjectId: id });
    return { ...strategy, share };
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
  const strategy = await findSharedStrategy(q, sha256(token));
  if (!strategy) throw notFound();
  return { strategy, business: await getBusiness({ q }, strategy.businessId) };
}

export function presentVersion(strategy: StrategyHead): StrategyVersion {
  return {
    id: strategy.id,
    code: strategy.code,
    version: strategy.version,
    ...strategy.input,
    changes: strategy.changes.map(wordsOfTold),
    isShared: strategy.share !== null,
    createdAt: new Date(strategy.createdAt).toISOString(),
  };
}

/** @param origin where people reach the server, without a slash at the end */
export function presentStrategy(
  vault: Vault,
  strategy: StrategyRecord,
  { reader, origin }: { reader: AccountActor; origin: string },
): Strategy {
  const path = sharePath(vault, strategy, reader);
  const shareUrl = path && origin + path;
  return { ...presentVersion(strategy), shareUrl, document: presentDocument(strategy.document) };
}

/** Path of the public page; null while the strategy is not shared, and for the admin in somebody's account. */
export function sharePath(vault: Vault, { share }: StrategyHead, reader: AccountActor): string | null {
  if (!isInPerson(reader)) return null;
  return share && `/s/${openLinkToken(vault, 'strategy-share', share)}`;
}
