// Making a stored choice again: the history as it was known then, the same question, and whether the same answer comes.
import type { Network } from '../../contract/connection.ts';
import type { Query } from '../../db/unit-of-work.ts';
import {
  answerContent,
  answerTime,
  type ContentQuestion,
  MODEL,
  type TimeQuestion,
} from '../learning/index.ts';
import { type DrawRecord, hashInputs } from './draw.ts';
import { historyOf, type Taught } from './history.ts';
import { hashOf } from './lessons.ts';
import { findPlace } from './observation.repo.ts';

/**
 * `same`: the same history, the same answer. Otherwise what differs: `history` (not what it was), `model` (other functions
 * have made it), `answer` (though both are the same), `gone` (its connection is), `kind` (of a kind that is not made from
 * posts).
 */
export type ReplayEnd = 'same' | 'history' | 'model' | 'answer' | 'gone' | 'kind';

export interface Replay {
  readonly draw: DrawRecord;
  readonly end: ReplayEnd;
  /** Posts that were known then. */
  readonly posts: number;
}

/** What a stored request is beside its question. */
interface Stored {
  readonly network: Network;
}

/** Read-only; may be asked at any time and by any process. */
export async function replayDraw(q: Query, draw: DrawRecord): Promise<Replay> {
  if (draw.kind !== 'time' && draw.kind !== 'content') return { draw, end: 'kind', posts: 0 };
  const { network, ...question } = draw.request as unknown as Stored & (TimeQuestion | ContentQuestion);
  const place = draw.connectionId === null ? undefined : await findPlace(q, draw.connectionId);
  if (!place) return { draw, end: 'gone', posts: 0 };
  const history = await historyOf(q, { ...place, network }, draw.asOf);
  const end = (end: ReplayEnd): Replay => ({ draw, end, posts: history.length });
  if (hashInputs(question, hashOf(history)) !== draw.inputsHash) return end('history');
  if (isSame(draw, question as TimeQuestion | ContentQuestion, history)) return end('same');
  return end(draw.model === MODEL ? 'answer' : 'model');
}

function isSame(
  { kind, chosen, runnerUp, probability }: DrawRecord,
  question: TimeQuestion | ContentQuestion,
  history: readonly Taught[],
): boolean {
  const answer =
    kind === 'time'
      ? answerTime(question as TimeQuestion, history)
      : answerContent(question as ContentQuestion, told(history));
  const stored = { chosen, runnerUp, probability };
  const { chosen: again, runnerUp: next, probability: chance } = answer;
  return (
    hashInputs(stored, null) === hashInputs({ chosen: again, runnerUp: next, probability: chance }, null)
  );
}

/** Posts that tell of what they are about. */
export function told(history: readonly Taught[]): Taught[] {
  return history.filter(({ features }) => features.pillar !== undefined);
}
