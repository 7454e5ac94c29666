// The language model that writes, when there is one: its settings, what it may cost, and what a test of it says.
import * as v from 'valibot';
import { CURRENCY_CODES } from './constants/currencies.ts';
import { problem } from './problem.ts';
import { line, requiredLine, text } from './schema.ts';

/** How a model is spoken to, and what people call that. */
export const MODEL_KINDS = {
  openai: 'OpenAI-compatible',
  anthropic: 'Anthropic',
} as const;
export type ModelKind = keyof typeof MODEL_KINDS;
const Kind = v.picklist(
  Object.keys(MODEL_KINDS) as ModelKind[],
  problem('either', { names: ['openai', 'anthropic'] }),
);

/** How an answer is made to be JSON, the surest first: held to a schema, to some JSON, or only asked for it. */
export const OUTPUT_FORMS = ['json_schema', 'json_object', 'prompt'] as const;
export type OutputForm = (typeof OUTPUT_FORMS)[number];

/** Who writes: the model that is named here, that of the server, or the built-in writer alone. */
export const MODEL_CHOICES = ['own', 'server', 'none'] as const;
export type ModelChoice = (typeof MODEL_CHOICES)[number];

/** Bounds, tokens unless they say otherwise; null is none. */
export const MODEL_BOUNDS = {
  callTokens: { least: 200, most: 32_000, usual: 1500 },
  tokens: { least: 0, most: 1_000_000_000 },
  /** Major units. */
  price: { most: 10_000 },
  cost: { most: 1_000_000 },
} as const;

const Tokens = v.pipe(
  v.number(problem('number')),
  v.integer(problem('whole')),
  v.minValue(MODEL_BOUNDS.tokens.least, problem('not-negative')),
  v.maxValue(MODEL_BOUNDS.tokens.most, problem('at-most', { most: MODEL_BOUNDS.tokens.most })),
);
const amount = (most: number) =>
  v.pipe(
    v.number(problem('number')),
    v.finite(problem('number')),
    v.minValue(0, problem('not-negative')),
    v.maxValue(most, problem('at-most', { most })),
  );

const Address = v.pipe(requiredLine(2048), v.check(isAddress, problem('model-address')));

function isAddress(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}

const Where = {
  kind: v.optional(Kind),
  url: v.optional(Address),
  model: v.optional(line(200)),
  /** Empty forgets the key; absent keeps it, as long as the address stays. */
  key: v.optional(text(500)),
};

const Bounds = {
  callTokens: v.optional(
    v.pipe(
      Tokens,
      v.minValue(
        MODEL_BOUNDS.callTokens.least,
        problem('at-least', { least: MODEL_BOUNDS.callTokens.least }),
      ),
      v.maxValue(MODEL_BOUNDS.callTokens.most, problem('at-most', { most: MODEL_BOUNDS.callTokens.most })),
    ),
  ),
  dayTokens: v.optional(v.nullable(Tokens)),
  monthTokens: v.optional(v.nullable(Tokens)),
  monthCost: v.optional(v.nullable(amount(MODEL_BOUNDS.cost.most))),
  inputPrice: v.optional(amount(MODEL_BOUNDS.price.most)),
  outputPrice: v.optional(amount(MODEL_BOUNDS.price.most)),
  currency: v.optional(v.picklist(CURRENCY_CODES, problem('currency'))),
};

/** Body of PUT /api/model: what is absent stays as it is. */
export const ModelInput = v.strictObject({
  use: v.optional(v.picklist(MODEL_CHOICES, problem('either', { names: ['own', 'server', 'none'] }))),
  ...Where,
  ...Bounds,
});
export type ModelInput = v.InferOutput<typeof ModelInput>;

/** Body of PUT /api/admin/model. */
export const ServerModelInput = v.strictObject({
  use: v.optional(v.picklist(['own', 'none'], problem('either', { names: ['own', 'none'] }))),
  ...Where,
  ...Bounds,
  businessDayTokens: v.optional(v.nullable(Tokens)),
});
export type ServerModelInput = v.InferOutput<typeof ServerModelInput>;

export const MODEL_EXAMPLE = { use: 'own', url: 'http://127.0.0.1:11434/v1', model: 'llama3.1' };

/** Body of POST /api/model/test: what is absent is taken from what is saved. */
export const ModelTestInput = v.strictObject(Where);
export type ModelTestInput = v.InferOutput<typeof ModelTestInput>;

export const MODEL_TEST_EXAMPLE = { url: 'http://127.0.0.1:11434/v1', model: 'llama3.1' };

/** What a test found. */
export const ModelTest = v.object({
  works: v.boolean(),
  /** The same in a sentence, with what to do where it does not. */
  words: v.string(),
  /** Those that answer there. */
  models: v.array(v.string()),
  form: v.nullable(v.picklist(OUTPUT_FORMS)),
});
export type ModelTest = v.InferOutput<typeof ModelTest>;

/** A model on this machine, as POST /api/model/find finds them. */
export const FoundModel = v.object({ url: v.string(), models: v.array(v.string()) });
export type FoundModel = v.InferOutput<typeof FoundModel>;

const Spent = v.object({
  /** Tokens of both ways. */
  tokens: v.number(),
  calls: v.number(),
  /** Major units. */
  cost: v.number(),
});

/** The settings as they leave the server: of the key only whether there is one. */
export const ModelSettings = v.object({
  use: v.picklist(MODEL_CHOICES),
  kind: Kind,
  url: v.string(),
  model: v.string(),
  hasKey: v.boolean(),
  /** The environment names it: address, model and key are changed there. */
  fixed: v.boolean(),
  callTokens: v.number(),
  dayTokens: v.nullable(v.number()),
  monthTokens: v.nullable(v.number()),
  /** Of the server's model, for one business; null at a business. */
  businessDayTokens: v.nullable(v.number()),
  /** Major units; prices are for a million tokens, and 0 where none is known. */
  monthCost: v.nullable(v.number()),
  inputPrice: v.number(),
  outputPrice: v.number(),
  currency: v.picklist(CURRENCY_CODES),
  /** Those that answered there when it was tested. */
  models: v.array(v.string()),
  form: v.nullable(v.picklist(OUTPUT_FORMS)),
  testedAt: v.nullable(v.string()),
  /** Why it did not answer last; null when it did. */
  trouble: v.nullable(v.string()),
  /** It is not asked until then, after too many failures. */
  restsUntil: v.nullable(v.string()),
  /** Since the first of the month, and since midnight, both UTC. */
  month: Spent,
  day: Spent,
  /** The server's model, by name, where a business may use it; null without one. */
  serverModel: v.nullable(v.string()),
  /** Whether it may lie inside of this machine or its network. */
  mayBeLocal: v.boolean(),
});
export type ModelSettings = v.InferOutput<typeof ModelSettings>;
