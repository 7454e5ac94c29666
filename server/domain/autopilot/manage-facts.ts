// What a person does with the facts of the business. What is planned and rests on one that holds no longer is held back in
// the same transaction.
import type {
  ChangedFact,
  ChangedFacts,
  Fact,
  FactChange,
  FactInput,
  FactsChange,
} from '../../contract/fact.ts';
import { type Context, type Query, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { normalise } from '../../kernel/same-words.ts';
import { inField, say } from '../../sentences/index.ts';
import {
  addFact,
  type Business,
  beginOf,
  changeFact,
  changeFactStates,
  endOf,
  type FactRecord,
  getBusiness,
  listFacts,
  presentFact,
  requireWriter,
} from '../business/index.ts';
import { holdPosts } from '../content/index.ts';
import { isSentence, readWords, refuseFact } from '../writer/index.ts';

/** Every fact of the actor's business, what is proposed and what was retired included. */
export async function readFacts(q: Query, businessId: number, at: number): Promise<Fact[]> {
  const [business, facts] = await Promise.all([getBusiness({ q }, businessId), listFacts(q, businessId)]);
  return presentFacts(facts, business, at);
}

/** Stored facts as they are shown at a moment. */
export function presentFacts(facts: readonly FactRecord[], business: Business, at: number): Fact[] {
  return facts.map((fact) => presentOwn(fact, business, at));
}

/**
 * Adds a fact of the owner's own; it may be used at once.
 * @throws AppError forbidden for who may not write; invalid for words that no post may hold; conflict when it is known
 */
export async function addOwnFact(ctx: Context, actor: AccountActor, input: FactInput): Promise<Fact> {
  requireWriter(actor);
  return unitOfWork(ctx, actor, async (tx) => {
    const business = await getBusiness(tx, actor.businessId);
    const { kind, proof } = input;
    const validFrom = beginOf(input, business.timezone) ?? null;
    const validTo = endOf(input, business.timezone) ?? null;
    const told = { kind, text: requireWords(input.text), proof, validFrom, validTo };
    const fact = await addFact(tx, { businessId: business.id, source: 'owner' }, told);
    return presentOwn(fact, business, tx.now);
  });
}

/**
 * Changes, approves, retires or takes up again one fact.
 * @returns it, and how many planned posts wait for a person because of that
 * @throws AppError as addOwnFact; not-found for a foreign one
 */
export async function changeOwnFact(
  ctx: Context,
  actor: AccountActor,
  id: number,
  { kind, text, proof, state, ...days }: FactChange,
): Promise<ChangedFact> {
  requireWriter(actor);
  return unitOfWork(ctx, actor, async (tx) => {
    const business = await getBusiness(tx, actor.businessId);
    const words = text === undefined ? undefined : requireWords(text);
    const { timezone } = business;
    const dates = { validFrom: beginOf(days, timezone), validTo: endOf(days, timezone) };
    const edit = { kind, text: words, proof, state, ...dates };
    const { before, after } = await changeFact(tx, business.id, id, edit);
    const held = await holdPosts(tx, after, normalise(before.text) !== normalise(after.text));
    return { ...presentOwn(after, business, tx.now), held };
  });
}

/**
 * Gives several facts one state: uses them, leaves them out, or takes either back.
 * @returns them, and how many planned posts wait for a person because of that
 * @throws AppError forbidden for who may not write; not-found when one is foreign
 */
export async function changeOwnFacts(
  ctx: Context,
  actor: AccountActor,
  change: FactsChange,
): Promise<ChangedFacts> {
  requireWriter(actor);
  return unitOfWork(ctx, actor, async (tx) => {
    const business = await getBusiness(tx, actor.businessId);
    const facts = await changeFactStates(tx, business.id, change);
    let held = 0;
    for (const fact of facts) held += await holdPosts(tx, fact, false);
    return { facts: presentFacts(facts, business, tx.now), held };
  });
}

export function presentOwn(fact: FactRecord, { timezone }: Business, at: number): Fact {
  return presentFact(fact, { timezone, at, sentence: isSentence(fact) });
}

/** @throws AppError invalid for words that no post may hold, saying why */
export function requireWords(text: string): string {
  const words = readWords(text);
  const problem = words === '' ? say('business.fact-empty') : refuseFact(words);
  if (problem) throw new AppError('invalid', inField('text', problem), { field: 'text' });
  return words;
}
