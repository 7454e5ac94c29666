// From a schema to values that mostly pass it: the schema's own nodes say what they take. What a check asks beyond that
// (a real date, a known time zone) is met by chance, or by the documentation's example.
import fc from 'fast-check';
import { oddText } from './odd.ts';

/** What is read of valibot's nodes; each kind has its own few of these. */
interface Node {
  readonly kind: string;
  readonly type: string;
  readonly pipe?: readonly Node[];
  readonly entries?: Readonly<Record<string, Node>>;
  readonly options?: readonly unknown[];
  readonly items?: readonly Node[];
  readonly item?: Node;
  readonly wrapped?: Node;
  readonly value?: Node;
  readonly literal?: unknown;
  readonly requirement?: unknown;
}

const known = new WeakMap<object, fc.Arbitrary<unknown>>();

/** @throws Error for a kind of node that it does not know */
export function arbitraryOf(schema: unknown): fc.Arbitrary<unknown> {
  const node = schema as Node;
  const made = known.get(node) ?? make(node);
  known.set(node, made);
  return made;
}

function make(node: Node): fc.Arbitrary<unknown> {
  const maker = MAKERS[node.type];
  if (!maker) throw new Error(`no values are known for ${node.type}`);
  return maker(node);
}

const MAKERS: Readonly<Record<string, (node: Node) => fc.Arbitrary<unknown>>> = {
  string: makeText,
  number: makeNumber,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  undefined: () => fc.constant(undefined),
  unknown: () => fc.jsonValue({ maxDepth: 2 }),
  any: () => fc.jsonValue({ maxDepth: 2 }),
  custom: () =>
    fc.oneof(
      fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 1 })),
      fc.jsonValue({ maxDepth: 2 }),
    ),
  literal: ({ literal }) => fc.constant(literal),
  picklist: ({ options = [] }) => fc.constantFrom(...options),
  enum: ({ options = [] }) => fc.constantFrom(...options),
  union: ({ options = [] }) => fc.oneof(...options.map(arbitraryOf)),
  variant: ({ options = [] }) => fc.oneof(...options.map(arbitraryOf)),
  optional: makeMaybe,
  nullable: makeMaybe,
  nullish: makeMaybe,
  object: makeObject,
  strict_object: makeObject,
  loose_object: makeObject,
  array: ({ item, pipe }) => {
    const most = Math.min(4, boundOf(pipe, 'max_length') ?? 4);
    return fc.array(arbitraryOf(item), {
      maxLength: most,
      minLength: Math.min(most, boundOf(pipe, 'min_length') ?? 0),
    });
  },
  tuple: ({ items = [] }) => fc.tuple(...items.map(arbitraryOf)),
  record: ({ value }) => fc.dictionary(fc.string({ maxLength: 8 }), arbitraryOf(value), { maxKeys: 3 }),
};

function makeMaybe({ wrapped, type }: Node): fc.Arbitrary<unknown> {
  const nothing = type === 'optional' ? undefined : null;
  return fc.oneof(
    { arbitrary: arbitraryOf(wrapped), weight: 4 },
    { arbitrary: fc.constant(nothing), weight: 1 },
  );
}

function makeObject({ entries = {} }: Node): fc.Arbitrary<unknown> {
  const names = Object.keys(entries);
  const isRequired = (name: string) => !['optional', 'nullish'].includes(entries[name]?.type ?? '');
  const model = Object.fromEntries(names.map((name) => [name, arbitraryOf(entries[name])]));
  return fc.record(model, { requiredKeys: names.filter(isRequired), noNullPrototype: true });
}

function makeText({ pipe }: Node): fc.Arbitrary<unknown> {
  const most = Math.min(boundOf(pipe, 'max_length') ?? 40, 300);
  const least = Math.min(boundOf(pipe, 'min_length') ?? 0, most);
  const plain = fc.oneof(
    { arbitrary: fc.lorem({ maxCount: 4 }).map((text) => text.slice(0, most).padEnd(least, 'x')), weight: 3 },
    {
      arbitrary: fc.string({ unit: 'grapheme', minLength: least, maxLength: Math.min(most, 60) }),
      weight: 1,
    },
    { arbitrary: oddText, weight: 1 },
  );
  const shapes = itemsOf(pipe).filter(({ type }) => type === 'regex');
  const pattern = shapes.map(({ requirement }) => requirement).findLast((one) => one instanceof RegExp);
  // A shape that only leaves characters out tells nothing of what a text should be.
  if (!pattern || pattern.source.startsWith('^[^')) return emailOr(pattern, plain);
  return fc.oneof({ arbitrary: fc.stringMatching(pattern), weight: 4 }, { arbitrary: plain, weight: 1 });
}

function emailOr(pattern: RegExp | undefined, plain: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const isEmail = pattern?.source.includes('@') && pattern.test('a@example.com');
  return isEmail ? fc.oneof(fc.emailAddress(), plain) : plain;
}

function makeNumber({ pipe }: Node): fc.Arbitrary<unknown> {
  const min = boundOf(pipe, 'min_value') ?? -1000;
  const max = boundOf(pipe, 'max_value') ?? 1_000_000;
  const isWhole = itemsOf(pipe).some(({ type }) => type === 'integer' || type === 'safe_integer');
  const small = fc.integer({ min: Math.ceil(min), max: Math.min(Math.floor(max), Math.ceil(min) + 20) });
  return fc.oneof(small, isWhole ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true }));
}

function boundOf(pipe: readonly Node[] | undefined, type: string): number | undefined {
  const found = itemsOf(pipe).find((item) => item.type === type)?.requirement;
  return typeof found === 'number' ? found : undefined;
}

/** All steps, those of schemas inside the pipe too. */
function itemsOf(pipe: readonly Node[] = []): readonly Node[] {
  return pipe
    .flatMap((item, index) => (index === 0 || item.kind !== 'schema' ? [item] : []))
    .flatMap((item) => {
      return item.pipe && item.pipe !== pipe ? itemsOf(item.pipe) : [item];
    });
}
