// What is new, in one line: it becomes a fact, which the next plan tells first.
import type { Fact, NewsInput } from '../../contract/fact.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { inField, say } from '../../sentences/index.ts';
import { addFact, endOf, type FactRecord, getBusiness, requireWriter } from '../business/index.ts';
import { newsKindOf, refuseNews } from '../writer/index.ts';
import { presentOwn, requireWords } from './manage-facts.ts';

/**
 * Tells news of the actor's business.
 * @throws AppError forbidden for who may not write; otherwise as addNews
 */
export async function tellNews(ctx: Context, actor: AccountActor, input: NewsInput): Promise<Fact> {
  requireWriter(actor);
  return unitOfWork(ctx, actor, async (tx) => {
    const fact = await addNews(tx, actor.businessId, input);
    return presentOwn(fact, await getBusiness(tx, actor.businessId), tx.now);
  });
}

/** @throws AppError invalid for words that no post could say, or a last day that is over; conflict when it is known */
export async function addNews(tx: Tx, businessId: number, input: NewsInput): Promise<FactRecord> {
  const business = await getBusiness(tx, businessId);
  const words = requireWords(input.text);
  // A fact stands at the beginning of a post.
  const text = words.charAt(0).toUpperCase() + words.slice(1);
  const validTo = endOf(input, business.timezone) ?? null;
  if (validTo !== null && validTo <= tx.now)
    throw new AppError('invalid', inField('validTo', say('business.news-over')), { field: 'validTo' });
  const kind = newsKindOf(text, business, validTo !== null);
  const problem = refuseNews({ kind, text }, business);
  if (problem) throw new AppError('invalid', inField('text', problem), { field: 'text' });
  return addFact(tx, { businessId, source: 'news' }, { kind, text, validFrom: null, validTo, proof: null });
}
