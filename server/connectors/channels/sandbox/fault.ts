// Faults that tests and the demo make the Sandbox commit: what real networks do on their bad days.
import type { Told } from '../../../contract/sentence.ts';
import { SECOND } from '../../../kernel/clock.ts';
import { createRandom } from '../../../kernel/random.ts';
import { say } from '../../../sentences/index.ts';
import type { PublishRequest } from '../connector.ts';

export type Fault =
  /** The post is taken, the answer never arrives. */
  | { readonly kind: 'lost-reply' }
  /** The caller gives up waiting, and the post takes effect this many milliseconds after the call. */
  | { readonly kind: 'slow'; readonly ms: number }
  /** The network refuses the post for good. */
  | { readonly kind: 'refused'; readonly reason: Told }
  /** The network is busy: it did not take the post and names when to come back. */
  | { readonly kind: 'busy'; readonly ms: number }
  /** The answer takes this many milliseconds, as when a film is uploaded; what is given up meanwhile is taken all the same. */
  | { readonly kind: 'long'; readonly ms: number }
  /** The network works on the media: asked so many times it is not ready, then it is, or cannot be. */
  | { readonly kind: 'media'; readonly asks: number; readonly isReady: boolean }
  /** The connection breaks before the network has read the post. The caller cannot tell this from a lost reply. */
  | { readonly kind: 'reset' };

/** Decides which fault, if any, meets an attempt. */
export interface FaultPlan {
  next(request: Omit<PublishRequest, 'media'>): Fault | null;
}

export const NO_FAULTS: FaultPlan = { next: () => null };

/** Share of attempts, 0 to 1, that meets each kind of fault; together at most 1. */
export type FaultRates = Partial<Record<Fault['kind'], number>>;

/** Longest delay of a seeded slow network: well within the Sandbox's settle window. */
const SLOWEST = 45 * SECOND;
/** Longest seeded answer: longer than a claim lasts, shorter than anybody gives up. */
const LONGEST = 100 * SECOND;
/** Most seeded questions after media. */
const MOST_ASKS = 4;

/**
 * A plan that depends on the seed and the attempt's name alone, so that a run can be repeated whatever the order of
 * its attempts.
 */
export function seededFaults(seed: string, rates: FaultRates): FaultPlan {
  return { next: ({ attempt }) => drawFault(seed, rates, attempt) };
}

/** The fault of a call by its name, or none. */
export function drawFault(seed: string, rates: FaultRates, attempt: string): Fault | null {
  const random = createRandom(`${seed}:${attempt}`);
  const kind = pickKind(rates, random.next());
  return kind && makeFault(kind, random.next());
}

function pickKind(rates: FaultRates, draw: number): Fault['kind'] | null {
  let reached = 0;
  for (const kind of ['lost-reply', 'slow', 'refused', 'busy', 'reset', 'long', 'media'] as const) {
    reached += rates[kind] ?? 0;
    if (draw < reached) return kind;
  }
  return null;
}

function makeFault(kind: Fault['kind'], size: number): Fault {
  const ms = SECOND + Math.round(size * (SLOWEST - SECOND));
  if (kind === 'slow' || kind === 'busy') return { kind, ms };
  if (kind === 'long') return { kind, ms: Math.round(size * LONGEST) };
  if (kind === 'media') return { kind, asks: Math.floor(size * (MOST_ASKS + 1)), isReady: true };
  if (kind === 'refused') return { kind, reason: say('networks.sandbox-refused') };
  return { kind };
}
