// The choice between two versions of a mailing as a decision: with what was counted by then, so that it can be made again.
import type { TestBy } from '../../contract/mailing-test.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { say } from '../../sentences/index.ts';
import { findPostOfAnyBusiness } from '../content/index.ts';
import { recordDecisions } from '../events/index.ts';
import { type DrawRecord, hashInputs, type Json, type ReplayEnd, recordDraws } from '../evidence/index.ts';
import { MODEL } from '../learning/index.ts';
import { judge, verdictOf } from './judge-versions.ts';
import type { TestResult } from './mailing-test.repo.ts';

/** What decides: what came of each version, all of it, as it stood. */
interface VersionQuestion {
  readonly counts: TestResult['counts'];
  readonly by: TestBy;
  readonly seed: string;
}

/** Stores the decision and the choice behind it. */
export async function explainChoice(
  tx: Tx,
  { id: postId, businessId }: { readonly id: number; readonly businessId: number },
  { question, result }: { readonly question: VersionQuestion; readonly result: TestResult },
): Promise<void> {
  const post = await findPostOfAnyBusiness(tx.q, postId);
  if (!post) return;
  const { connectionId } = post;
  const name = (post.title ?? post.content.trim().split('\n')[0] ?? '').slice(0, 100);
  const [decisionId = null] = await recordDecisions(tx, [
    {
      ...{ businessId, kind: 'send' as const, connectionId, postId },
      what: say('email.version-chosen', { version: result.winner, name }),
      why: verdictOf(question.by, result),
    },
  ]);
  await recordDraws(tx, [
    {
      ...{ businessId, decisionId, kind: 'variant', connectionId, postId, asOf: tx.now },
      inputsHash: hashInputs(question, null),
      request: { ...question, counts: { ...question.counts } } as unknown as Json,
      chosen: chosenOf(result),
      runnerUp: { version: result.winner === 'A' ? 'B' : 'A', chance: 1 - result.chance },
      ...{ expected: null, low: null, high: null, probability: 1 },
      // The first version goes where neither is sure to be the better one.
      bound: result.isSure ? null : 'open',
      ...{ isBaseline: false, share: 0 },
    },
  ]);
}

/** Whether the same is chosen again. */
export function replayVersion(draw: DrawRecord): ReplayEnd {
  const { counts, by, seed } = draw.request as unknown as VersionQuestion;
  if (hashInputs({ counts, by, seed }, null) !== draw.inputsHash) return 'history';
  const again = chosenOf(judge(counts, by, seed));
  if (hashInputs(again, null) === hashInputs(draw.chosen, null)) return 'same';
  return draw.model === MODEL ? 'answer' : 'model';
}

const chosenOf = ({ winner: version, chance }: TestResult) => ({ version, chance });
