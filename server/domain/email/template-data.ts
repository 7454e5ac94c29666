// What the fields of a single mail are filled with.
import type { FieldValue } from './merge.ts';

type Data = Readonly<Record<string, unknown>>;

/** Reads `order.id` as `{order: {id}}`; `email` is the address, unless the data says otherwise. */
export function dataField(data: Data, to: string): FieldValue {
  return (field) => {
    const value = Object.hasOwn(data, field) ? data[field] : readPath(data, field.split('.'));
    return textOf(value) || (field === 'email' ? to : '');
  };
}

function readPath(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (found, name) =>
      typeof found === 'object' && found !== null && Object.hasOwn(found, name)
        ? (found as Data)[name]
        : undefined,
    data,
  );
}

/** Objects and lists say nothing by themselves. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** The same for the same data, in whatever order its names are. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}
