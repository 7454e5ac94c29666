// What is known of a person, as a plain form sends it.
import { numberedFields, readFlag } from './form-fields.ts';

const ATTRIBUTE = /^(string|number|boolean)\.(.+)$/;

/** Tags parted by commas, `list-<id>` for each list, and attributes by the kind of their value: `number.visits`. */
export function readPersonForm(fields: Readonly<Record<string, string>>): unknown {
  const { name, tags } = fields;
  const attributes = Object.fromEntries(
    Object.entries(fields).flatMap(([field, typed]) => {
      const [, kind, key] = ATTRIBUTE.exec(field) ?? [];
      return kind && key ? [[key, valueIn(kind, typed.trim())] as const] : [];
    }),
  );
  if (tags === undefined) return { name };
  return {
    name,
    tags: tags.split(',').flatMap((tag) => tag.trim() || []),
    lists: numberedFields(fields, 'list-').map(([id]) => id),
    attributes,
  };
}

/** What is no number is sent on as it was typed, to be refused by its field. */
function valueIn(kind: string, typed: string): string | number | boolean | undefined {
  if (typed === '' || kind === 'string') return typed;
  if (kind === 'boolean') return readFlag(typed);
  const number = Number(typed.replace(',', '.'));
  return Number.isFinite(number) ? number : typed;
}
