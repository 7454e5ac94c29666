// What a plain form's fields stand for where a schema wants more than text.

/** A number as typed; undefined for an empty field, NaN for what is none. */
export function readNumber(typed: string | undefined): number | undefined {
  const text = typed?.trim() ?? '';
  return text === '' ? undefined : Number(text);
}

/** Of a button or a choice whose value is `true` or `false`; what else was sent as it is. */
export function readFlag(sent: string | undefined): boolean | string | undefined {
  return sent === 'true' || sent === 'false' ? sent === 'true' : sent;
}

/** Fields whose names end in a number, in its order. */
export function numberedFields(
  fields: Readonly<Record<string, string>>,
  begin: string,
): [at: number, value: string][] {
  return Object.entries(fields)
    .flatMap(([name, value]): [number, string][] =>
      name.startsWith(begin) ? [[Number(name.slice(begin.length)), value]] : [],
    )
    .sort(([one], [other]) => one - other);
}
