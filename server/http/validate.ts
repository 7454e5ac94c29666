// Input against its schema: the first thing that is wrong becomes the answer, with the field named.
import * as v from 'valibot';
import { AppError, notFound } from '../kernel/app-error.ts';
import { inField, readProblem, type Said, say } from '../sentences/index.ts';

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
  const problem = describe(issue);
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

/** Schemas name what is wrong; what valibot adds for absent, unknown and strange values is named here. */
function describe(issue: v.BaseIssue<unknown>): Said {
  const isKey = issue.message.startsWith('Invalid key:');
  if (isKey) return issue.received === 'undefined' ? say('schema.required') : say('schema.unknown-field');
  if (issue.input === undefined) return say('schema.required');
  return issue.message.startsWith('Invalid ') ? describeUnnamed(issue) : readProblem(issue.message);
}

/** What a schema without words of its own refuses. */
function describeUnnamed({ kind, type, requirement }: v.BaseIssue<unknown>): Said {
  if (kind === 'schema') return say('schema.wrong-type');
  if (type === 'integer') return say('schema.whole');
  if (typeof requirement !== 'number') return say('schema.not-possible');
  if (type === 'max_value') return say('schema.at-most', { most: requirement });
  if (type === 'min_value') return say('schema.at-least', { least: requirement });
  return type === 'max_length' ? say('schema.long', { most: requirement }) : say('schema.not-possible');
}
