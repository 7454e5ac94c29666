// What replies hold, however a vendor writes it: ids and counts come as numbers and as texts, and what one does not tell is
// missing from some replies and null in others.
import * as v from 'valibot';

/** A text of at least one character. Numbers that JSON does not carry exactly are no ids. */
export const Id = v.union([
  v.pipe(v.string(), v.nonEmpty()),
  v.pipe(v.number(), v.safeInteger(), v.transform(String)),
]);

/** A number that has to be told. */
export const Figure = v.union([
  v.number(),
  v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/), v.transform(Number)),
]);

/** As a number; undefined where it is not told. */
export const Count = v.pipe(
  v.nullish(Figure),
  v.transform((count) => count ?? undefined),
);

/**
 * A moment such as `2026-11-22T10:00:00+0000`, as UTC milliseconds; one that names no zone is of UTC. Undefined where nobody can
 * read it: what was made then may have been made at any time.
 */
export function momentOf(written: string): number | undefined {
  const zoned = written.replace(/([+-]\d\d)(\d\d)$/, '$1:$2');
  const at = Date.parse(/T[\d:.]+$/.test(zoned) ? `${zoned}Z` : zoned);
  return Number.isNaN(at) ? undefined : at;
}

/** '' where they are not told. */
export const Words = v.nullish(v.string(), '');
