// Facts of a business: derived from its profile, proposed, approved, changed and retired. What a person did stays done,
// however often the profile is saved.
import { LIMITS } from '../../contract/constants/limits.ts';
import type { FactKind, FactSource, FactState } from '../../contract/fact.ts';
import { fromWallTime, toWallTime } from '../../contract/wall-time.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { nameOfWords, normalise } from '../../kernel/same-words.ts';
import { inField, say } from '../../sentences/index.ts';
import {
  deleteFacts,
  type FactRecord,
  type FactRow,
  findFact,
  insertFacts,
  listFacts,
  updateFact,
} from './fact.repo.ts';

/** Of whose facts it is, and who says so. */
interface Place {
  readonly businessId: number;
  readonly source: FactSource;
}

/** A fact as it is told: its days as moments. */
export type ToldFact = Pick<FactRow, 'kind' | 'text' | 'validFrom' | 'validTo' | 'proof'>;
/** A fact that was read somewhere, with the words and the page where it stands. */
export type ReadFact = ToldFact & { readonly quote: string; readonly page: string | null };
export type FactEdit = Partial<ToldFact> & { readonly state?: FactState | undefined };

/**
 * Makes what the profile says now the facts that come from it; returns the names of those that are gone. What a person
 * has changed, added or approved stays, and what was retired stays retired when the same words come again.
 */
export async function deriveFacts(
  tx: Tx,
  businessId: number,
  derived: readonly { readonly kind: FactKind; readonly text: string }[],
): Promise<string[]> {
  const known = await listFacts(tx.q, businessId);
  const said = new Set(derived.map(({ text }) => nameOfWords(text)));
  const gone = known
    .filter(({ source, state, hash }) => source === 'profile' && state === 'approved' && !said.has(hash))
    .map(({ hash }) => hash);
  await deleteFacts(tx.q, businessId, gone);
  const kinds = new Map(derived.map(({ kind, text }) => [nameOfWords(text), kind]));
  for (const { id, hash, kind, source, state } of known) {
    const now = kinds.get(hash);
    // The owner says it too: nobody has to be asked any more.
    if (now !== undefined && state === 'proposed')
      await updateFact(tx.q, { id, businessId }, { source: 'profile', state: 'approved' }, tx.now);
    if (source === 'profile' && now !== undefined && now !== kind)
      await updateFact(tx.q, { id, businessId }, { kind: now }, tx.now);
  }
  const rows = derived.map(({ kind, text }) => ({ ...UNTOLD, kind, text, hash: nameOfWords(text) }));
  await insertFacts(tx.q, businessId, rows, tx.now);
  return gone;
}

const UNTOLD = {
  validFrom: null,
  validTo: null,
  proof: null,
  source: 'profile',
  quote: null,
  page: null,
  state: 'approved',
} as const;

/**
 * Adds an approved fact, or takes up again what was proposed, was retired or has ended in the same words.
 * @throws AppError conflict when it is known already, or when there are too many; invalid for days that end before they begin
 */
export async function addFact(tx: Tx, { businessId, source }: Place, told: ToldFact): Promise<FactRecord> {
  requireOrder(told);
  const facts = await listFacts(tx.q, businessId);
  const same = facts.find(({ text }) => normalise(text) === normalise(told.text));
  if (same?.state === 'approved' && !hasEnded(same, tx.now))
    throw new AppError('conflict', say('business.fact-known'));
  if (facts.length >= LIMITS.facts) throw new AppError('conflict', say('business.facts-full'));
  const row: FactRow = { ...UNTOLD, ...told, source, hash: freeName(told.text, facts) };
  if (same) await updateFact(tx.q, same, { ...told, source, state: 'approved' }, tx.now);
  else await insertFacts(tx.q, businessId, [row], tx.now);
  const added = await findSame(tx, businessId, told.text);
  tx.emit({ kind: 'fact.added', businessId, subjectId: added.id, data: { text: added.text } });
  return added;
}

/** Adds what was read somewhere, to be approved by a person; what is known in the same words is left as it is. */
export async function proposeFacts(
  tx: Tx,
  { businessId, source }: Place,
  read: readonly ReadFact[],
): Promise<FactRecord[]> {
  const facts = await listFacts(tx.q, businessId);
  const known = new Set(facts.map(({ text }) => normalise(text)));
  const fresh = read.filter(({ text }) => {
    const words = normalise(text);
    return !known.has(words) && known.add(words);
  });
  const taken = fresh.slice(0, Math.max(0, LIMITS.facts - facts.length));
  const rows = taken.map((fact): FactRow => {
    return { ...fact, hash: freeName(fact.text, facts), source, state: 'proposed' };
  });
  await insertFacts(tx.q, businessId, rows, tx.now);
  const hashes = new Set(rows.map(({ hash }) => hash));
  return (await listFacts(tx.q, businessId)).filter(({ hash }) => hashes.has(hash));
}

/**
 * Changes a fact. What came from the profile is the person's own from then on.
 * @returns the fact before and after
 * @throws AppError not-found for a foreign one; conflict when another says the same; invalid for days in the wrong order
 */
export async function changeFact(
  tx: Tx,
  businessId: number,
  id: number,
  edit: FactEdit,
): Promise<{ before: FactRecord; after: FactRecord }> {
  const before = await findFact(tx.q, { id, businessId });
  if (!before) throw notFound();
  const { state = before.state === 'proposed' ? 'approved' : before.state, ...told } = edit;
  const { validFrom = before.validFrom, validTo = before.validTo } = told;
  requireOrder({ validFrom, validTo });
  const words = told.text === undefined ? undefined : normalise(told.text);
  if (words !== undefined && words !== normalise(before.text)) {
    const others = await listFacts(tx.q, businessId);
    if (others.some((fact) => fact.id !== id && normalise(fact.text) === words))
      throw new AppError('conflict', say('business.fact-known'));
  }
  const isTold = Object.values(told).some((value) => value !== undefined);
  const source = before.source === 'profile' && isTold ? 'owner' : before.source;
  await updateFact(tx.q, before, { ...told, source, state }, tx.now);
  const after = await findFact(tx.q, before);
  if (!after) throw new Error(`fact ${id} is not there any more`);
  tx.emit({ kind: eventOf(before, after), businessId, subjectId: id, data: { text: after.text } });
  return { before, after };
}

/**
 * Gives several facts one state.
 * @returns them
 * @throws AppError not-found when one of them is not of the business
 */
export async function changeFactStates(
  tx: Tx,
  businessId: number,
  { ids, state }: { readonly ids: readonly number[]; readonly state: FactState },
): Promise<FactRecord[]> {
  const facts = await listFacts(tx.q, businessId);
  const meant = facts.filter(({ id }) => ids.includes(id));
  if (meant.length < new Set(ids).size) throw notFound();
  const changed = meant.filter((fact) => fact.state !== state);
  for (const fact of changed) await updateFact(tx.q, fact, { state }, tx.now);
  if (changed.length > 0)
    tx.emit({ kind: 'facts.changed', businessId, data: { ids: changed.map(({ id }) => id), state } });
  return meant.map((fact) => ({ ...fact, state, updatedAt: tx.now }));
}

/** What held until the end of a day holds until the end of that day where the business is now. */
export async function moveFactDays(tx: Tx, businessId: number, from: string, to: string): Promise<void> {
  const move = (at: number | null) => at && (fromWallTime(toWallTime(at, from), to) ?? at);
  for (const fact of await listFacts(tx.q, businessId)) {
    if (fact.validFrom === null && fact.validTo === null) continue;
    const days = { validFrom: move(fact.validFrom), validTo: move(fact.validTo) };
    await updateFact(tx.q, fact, days, tx.now);
  }
}

function eventOf(before: FactRecord, after: FactRecord): 'fact.retired' | 'fact.approved' | 'fact.changed' {
  if (before.state === after.state || after.state === 'proposed') return 'fact.changed';
  return after.state === 'retired' ? 'fact.retired' : 'fact.approved';
}

async function findSame(tx: Tx, businessId: number, text: string): Promise<FactRecord> {
  const facts = await listFacts(tx.q, businessId);
  const found = facts.find((fact) => normalise(fact.text) === normalise(text));
  if (!found) throw new Error('a fact was stored and is not there');
  return found;
}

/** A name for new words: theirs, unless a fact that was changed since still has it. */
function freeName(text: string, facts: readonly FactRecord[]): string {
  const taken = new Set(facts.map(({ hash }) => hash));
  const name = nameOfWords(text);
  for (let again = 2; ; again++) {
    const free = again === 2 ? name : nameOfWords(`${text} ${again}`);
    if (!taken.has(free)) return free;
  }
}

function hasEnded({ validTo }: FactRecord, now: number): boolean {
  return validTo !== null && validTo <= now;
}

function requireOrder({ validFrom, validTo }: Pick<ToldFact, 'validFrom' | 'validTo'>): void {
  if (validFrom === null || validTo === null || validFrom < validTo) return;
  const field = 'validTo';
  throw new AppError('invalid', inField(field, say('business.fact-ends-first')), { field });
}
