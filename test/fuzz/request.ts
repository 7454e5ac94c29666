// Requests to one declared call: such as it asks for, such with something bent, and nonsense.
import fc from 'fast-check';
import type { Route } from '../../server/http/route.ts';
import type { RawRequest } from '../support/raw-request.ts';
import { arbitraryOf } from './arbitrary.ts';
import { oddBody, oddSegment, oddText, oddType, oddValue } from './odd.ts';

export interface FuzzRequest extends RawRequest {
  readonly path: string;
}

type Json = Readonly<Record<string, unknown>>;

export interface Known {
  /** Headers of a caller who may use the call. */
  readonly credentials: Readonly<Record<string, string>>;
  /** Ids that the call may find, as they stand in its path. */
  readonly ids: readonly string[];
}

export function requestsOf(route: Route, known: Known): fc.Arbitrary<FuzzRequest> {
  const body = route.method === 'GET' ? fc.constant(undefined) : bodiesOf(route);
  return fc.record({ path: pathsOf(route, known.ids), query: queriesOf(route), body }).map((parts) => {
    const { path, query, body } = parts;
    const headers = { ...known.credentials, ...(body && { 'Content-Type': body.type }) };
    return { method: route.method, path: path + query, headers, ...(body && { body: body.text }) };
  });
}

function pathsOf({ path, input }: Route, ids: readonly string[]): fc.Arbitrary<string> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const entries =
    (input.params as { entries?: Readonly<Record<string, unknown>> } | undefined)?.entries ?? {};
  const part = (name: string) => {
    const declared = entries[name]
      ? arbitraryOf(entries[name]).map((value) => encodeURIComponent(String(value).toWellFormed()))
      : oddSegment;
    const usual = name === 'id' && ids.length > 0 ? fc.constantFrom(...ids) : declared;
    return fc.oneof({ arbitrary: usual, weight: 5 }, { arbitrary: oddSegment, weight: 1 });
  };
  return fc.tuple(...names.map(part)).map((parts) => {
    return names.reduce((text, name, index) => text.replace(`:${name}`, () => parts[index] || 'x'), path);
  });
}

interface Body {
  readonly type: string;
  readonly text: string;
}

function bodiesOf(route: Route): fc.Arbitrary<Body | undefined> {
  const { example } = route.docs;
  // A body that may be left out is none at times, which is tried below anyway.
  const declared = route.input.body
    ? (arbitraryOf(route.input.body) as fc.Arbitrary<Json | undefined>).map((body): Json => body ?? {})
    : fc.constant<Json>({});
  const valid = isObject(example) ? fc.oneof(declared, fc.constant(example)) : declared;
  const bent = fc.tuple(valid, fc.array(BENDS, { minLength: 1, maxLength: 2 })).map(([value, bends]) => {
    return bends.reduce(bend, value);
  });
  const json = (value: fc.Arbitrary<unknown>) =>
    value.map((one): Body => ({ type: 'application/json', text: JSON.stringify(one) ?? '' }));
  const form = fc.oneof(valid, bent).map((value): Body => {
    const type = 'application/x-www-form-urlencoded';
    return {
      type,
      text: new URLSearchParams(Object.entries(value).map(([name, one]) => [name, toField(one)])).toString(),
    };
  });
  return fc.oneof(
    { arbitrary: json(valid), weight: 6 },
    { arbitrary: json(bent), weight: 8 },
    { arbitrary: json(oddValue), weight: 1 },
    { arbitrary: form, weight: route.form === undefined ? 1 : 4 },
    { arbitrary: oddBody.map((text): Body => ({ type: 'application/json', text })), weight: 1 },
    { arbitrary: fc.record({ type: oddType, text: oddBody }), weight: 1 },
    { arbitrary: fc.constant(undefined), weight: 1 },
  );
}

/** A place in a value, and what it then holds. */
const BENDS = fc.record({
  at: fc.nat(30),
  name: fc.option(oddText, { freq: 8, nil: undefined }),
  value: oddValue,
});
type Bend = typeof BENDS extends fc.Arbitrary<infer T> ? T : never;

function bend(value: Json, { at, name, value: odd }: Bend): Json {
  const names = Object.keys(value);
  const field = name ?? names[at % Math.max(1, names.length)] ?? 'x';
  const inner = value[field];
  // Every other time one level further in.
  const next =
    isObject(inner) && at % 2 === 0 ? bend(inner, { at: at >> 1, name: undefined, value: odd }) : odd;
  return { ...value, [field]: next };
}

function queriesOf({ input }: Route): fc.Arbitrary<string> {
  const declared = input.query ? (arbitraryOf(input.query) as fc.Arbitrary<Json>) : fc.constant({});
  const other = fc.dictionary(
    fc.constantFrom('limit', 'before', 'status', 'userId', '_method', 'q', '__proto__'),
    oddText,
    {
      maxKeys: 2,
    },
  );
  return fc
    .oneof(
      { arbitrary: declared, weight: 4 },
      { arbitrary: fc.tuple(declared, other).map(([one, more]) => ({ ...one, ...more })), weight: 1 },
    )
    .map((fields) => {
      const given = Object.entries(fields).filter(([, one]) => one !== undefined && one !== null);
      return given.length === 0
        ? ''
        : `?${new URLSearchParams(given.map(([name, one]) => [name, toField(one)]))}`;
    });
}

function toField(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 3000);
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
