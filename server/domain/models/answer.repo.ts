// All SQL of answers that are kept: what was asked once need not be paid for again.
import type { Query } from '../../db/unit-of-work.ts';

interface AnswerKey {
  readonly businessId: number;
  /** SHA-256 of everything that the answer depends on. */
  readonly hash: string;
}

/** @param since older ones count no more */
export async function findAnswer(q: Query, key: AnswerKey, since: number): Promise<string | undefined> {
  const row: { answer: string } | undefined = await q('model_answers')
    .select('answer')
    .where({ business_id: key.businessId, hash: key.hash })
    .where('created_at', '>=', since)
    .first();
  return row?.answer;
}

export async function saveAnswer(q: Query, key: AnswerKey, answer: string, now: number): Promise<void> {
  await q('model_answers')
    .insert({ business_id: key.businessId, hash: key.hash, answer, created_at: now })
    .onConflict(['business_id', 'hash'])
    .merge();
}

export async function purgeAnswers(q: Query, before: number): Promise<void> {
  await q('model_answers').where('created_at', '<', before).del();
}
