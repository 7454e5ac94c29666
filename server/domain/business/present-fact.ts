// How a fact is shown: its days as the calendar of the business has them, and why no post uses it.
import { type Fact, NEEDS_PROOF, type Unused } from '../../contract/fact.ts';
import { fromWallTime, toWallTime } from '../../contract/wall-time.ts';
import { DAY } from '../../kernel/clock.ts';
import type { FactRecord } from './fact.repo.ts';

/** Why no post may use a fact at a moment; null when posts may. */
export function unusedAt(fact: FactRecord, at: number): Unused | null {
  if (fact.state !== 'approved') return fact.state;
  if (fact.validFrom !== null && fact.validFrom > at) return 'not-yet';
  if (fact.validTo !== null && fact.validTo <= at) return 'ended';
  return NEEDS_PROOF.includes(fact.kind) && fact.proof === null ? 'needs-proof' : null;
}

interface Days {
  /** Absent where nothing is said of it, null for none. */
  readonly validFrom?: string | null | undefined;
  readonly validTo?: string | null | undefined;
}

/** The first moment at which a fact holds that holds from a day on; undefined where nothing is said of it. */
export function beginOf({ validFrom }: Days, timezone: string): number | null | undefined {
  return validFrom ? startOf(validFrom, timezone) : (validFrom as null | undefined);
}

/** The first moment at which it holds no longer: when its last day is over. */
export function endOf({ validTo }: Days, timezone: string): number | null | undefined {
  return validTo ? startOf(dayAfter(validTo), timezone) : (validTo as null | undefined);
}

function startOf(day: string, timezone: string): number {
  const at = fromWallTime(`${day}T00:00`, timezone);
  if (at === undefined) throw new Error(`${day} is no day`);
  return at;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);
}

/** The first and the last day on which a fact holds. */
function daysOf({ validFrom, validTo }: FactRecord, timezone: string) {
  const dayOf = (at: number) => toWallTime(at, timezone).slice(0, 10);
  return {
    validFrom: validFrom === null ? null : dayOf(validFrom),
    validTo: validTo === null ? null : dayOf(validTo - 1),
  };
}

/** @param sentence whether its words are a sentence; @param at the moment for which is told whether posts may use it */
export function presentFact(
  fact: FactRecord,
  { timezone, at, sentence }: { timezone: string; at: number; sentence: boolean },
): Fact {
  return {
    id: fact.id,
    kind: fact.kind,
    text: fact.text,
    ...daysOf(fact, timezone),
    proof: fact.proof,
    source: fact.source,
    quote: fact.quote,
    page: fact.page,
    state: fact.state,
    sentence,
    unused: unusedAt(fact, at),
    createdAt: new Date(fact.createdAt).toISOString(),
    updatedAt: new Date(fact.updatedAt).toISOString(),
  };
}
