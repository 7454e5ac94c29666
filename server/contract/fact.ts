// Facts: what is true of a business, one thing each. What is ever printed about it rests on them.
import * as v from 'valibot';
import { LIMITS } from './constants/limits.ts';
import { problem } from './problem.ts';
import { Day, Id, requiredLine, text } from './schema.ts';

/** Each kind with its name, in the order in which an owner looks for them. */
export const FACT_NAMES = {
  story: 'What you are',
  product: 'Products',
  service: 'Services',
  offer: 'Offers',
  price: 'Prices',
  event: 'Events',
  hours: 'Opening hours',
  place: 'Place and contact',
  people: 'People',
  process: 'How you work',
  policy: 'Terms and rules',
  number: 'Numbers',
  proof: 'Proof',
  guarantee: 'Guarantees',
  claim: 'Claims',
  history: 'History',
  value: 'What you stand for',
  audience: 'Whom it is for',
  question: 'Questions customers ask',
  link: 'Links',
} as const;
export type FactKind = keyof typeof FACT_NAMES;
export const FACT_KINDS = Object.keys(FACT_NAMES) as [FactKind, ...FactKind[]];

/** Kinds that are printed only together with what proves them. */
export const NEEDS_PROOF: readonly FactKind[] = ['claim', 'guarantee'];

/** Where a fact comes from; `owner` as soon as a person has changed it. */
export const FACT_SOURCES = ['profile', 'owner', 'website', 'news'] as const;
export type FactSource = (typeof FACT_SOURCES)[number];

/** A proposed one waits for a person; a retired one is kept, so that it is not found again. */
export const FACT_STATES = ['proposed', 'approved', 'retired'] as const;
export type FactState = (typeof FACT_STATES)[number];

/** Why no post uses a fact; null for one that may be used. */
export const UNUSED = ['proposed', 'retired', 'not-yet', 'ended', 'needs-proof'] as const;
export type Unused = (typeof UNUSED)[number];

const Kind = v.picklist(FACT_KINDS, problem('listed-kind'));
const Words = requiredLine(LIMITS.fact);
const FactDay = v.pipe(Day, v.regex(/^20/));
/** Absent, null and blank mean that there is none. */
const OptionalDay = v.pipe(
  v.nullish(v.union([v.literal(''), FactDay], problem('date-of-century')), null),
  v.transform((day): string | null => day || null),
);
const Proof = v.pipe(
  v.nullish(text(LIMITS.fact), null),
  v.transform((proof): string | null => proof || null),
);

/** Body of POST /api/facts. Days are of the business's time zone; a fact still holds on its last day. */
export const FactInput = v.object({
  kind: Kind,
  text: Words,
  validFrom: OptionalDay,
  validTo: OptionalDay,
  proof: Proof,
});
export type FactInput = v.InferOutput<typeof FactInput>;

/** Body of POST /api/news: one line, and the last day of an offer. */
export const NewsInput = v.object({ text: Words, validTo: OptionalDay });
export type NewsInput = v.InferOutput<typeof NewsInput>;
export const NEWS_EXAMPLE = { text: 'Simnel cake is back until Easter Monday.', validTo: '2027-03-29' };

/** Body of PATCH /api/facts/:id; what is absent stays as it is. */
export const FactChange = v.object({
  kind: v.optional(Kind),
  text: v.optional(Words),
  validFrom: v.optional(OptionalDay),
  validTo: v.optional(OptionalDay),
  proof: v.optional(Proof),
  /** Approving what was proposed, taking up again what was retired, retiring, or taking one of these back. */
  state: v.optional(
    v.picklist(FACT_STATES, problem('either', { names: ['proposed', 'approved', 'retired'] })),
  ),
});
export type FactChange = v.InferOutput<typeof FactChange>;

export const Fact = v.object({
  id: v.number(),
  kind: v.picklist(FACT_KINDS),
  text: v.string(),
  validFrom: v.nullable(v.string()),
  /** The last day on which it holds. */
  validTo: v.nullable(v.string()),
  proof: v.nullable(v.string()),
  source: v.picklist(FACT_SOURCES),
  /** The words from which it was read, and their page; null for what was not read from a page. */
  quote: v.nullable(v.string()),
  page: v.nullable(v.string()),
  state: v.picklist(FACT_STATES),
  /** False for a name or a fragment, which is never printed as a sentence. */
  sentence: v.boolean(),
  /** Why no post uses it now; null when posts may. */
  unused: v.nullable(v.picklist(UNUSED)),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type Fact = v.InferOutput<typeof Fact>;

/** A fact as its row shows it. */
export interface ShownFact extends Omit<Fact, 'createdAt' | 'updatedAt'> {
  /** Its days in words: "until 3 Jun 2027"; null when it has none. */
  readonly days: string | null;
}

/** Answer of PATCH /api/facts/:id. */
export const ChangedFact = v.object({
  ...Fact.entries,
  /** Planned posts that wait for a person because of the change. */
  held: v.number(),
});
export type ChangedFact = v.InferOutput<typeof ChangedFact>;

/** Body of PATCH /api/facts: one state for several facts, such as all that are shown. */
export const FactsChange = v.object({
  ids: v.pipe(
    v.array(Id),
    v.minLength(1, problem('name-one')),
    v.maxLength(LIMITS.factsAtOnce, problem('at-most', { most: LIMITS.factsAtOnce })),
  ),
  state: v.picklist(FACT_STATES, problem('either', { names: ['proposed', 'approved', 'retired'] })),
});
export type FactsChange = v.InferOutput<typeof FactsChange>;
export const FACTS_CHANGE_EXAMPLE = { ids: [31, 32], state: 'approved' };

/** Answer of PATCH /api/facts. */
export const ChangedFacts = v.object({ facts: v.array(Fact), held: v.number() });
export type ChangedFacts = v.InferOutput<typeof ChangedFacts>;

export const FACT_EXAMPLE = {
  kind: 'offer',
  text: 'Simnel cake is £12 until Easter Monday.',
  validTo: '2027-03-29',
};
export const FACT_CHANGE_EXAMPLE = { text: 'Simnel cake is £11 until Easter Monday.' };
