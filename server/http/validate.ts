// Input against its schema: the first thing that is wrong becomes the answer, with the field named.
import * as v from 'valibot';
import { AppError, notFound } from '../kernel/app-error.ts';
import { inField, say } from '../sentences/index.ts';

type Schema = v.GenericSchema;
type Read<S> = S extends Schema ? v.InferOutput<S> : undefined;

/**
 * Parses a query or body; without a schema nothing is read.
 * @throws AppError invalid: `field: message`
 */
export function parseInput<S extends Schema | undefined>(schema: S, raw: unknown): Read<S> {
  if (!schema) return undefined as Read<S>;
  const result = v.safeParse(schema, raw ?? {}, { abortEarly: true });
  if (result.success) return result.output as Read<S>;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? undefined;
  const message = describe(issue);
  const problem = say('http.told', { words: message });
  throw new AppError('invalid', field ? inField(field, problem) : problem, field ? { field } : {});
}

/** Parses the parts of a path. A part that names nothing possible names nothing. @throws AppError not-found */
export function parsePath<S extends Schema | undefined>(schema: S, raw: unknown): Read<S> {
  if (!schema) return undefined as Read<S>;
  const result = v.safeParse(schema, raw);
  if (!result.success || hasNull(raw)) throw notFound();
  return result.output as Read<S>;
}

/** PostgreSQL keeps no text with a null character, and refuses to be asked for one. */
function hasNull(parts: unknown): boolean {
  return Object.values(parts ?? {}).some((part) => typeof part === 'string' && part.includes('\u0000'));
}

/** Schemas say what is wrong themselves; what valibot adds for absent and unknown keys is put in the same words. */
function describe(issue: v.BaseIssue<unknown>): string {
  const isKey = issue.message.startsWith('Invalid key:');
  if (isKey) return issue.received === 'undefined' ? 'is required' : 'is not a known field';
  if (issue.input === undefined) return 'is required';
  return issue.message.startsWith('Invalid type:') ? 'has the wrong type' : issue.message;
}
