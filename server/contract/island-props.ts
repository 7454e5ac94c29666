// How an island's props stand in its attribute: a quote would be escaped there, six characters for one, and there are dozens
// in every entry of a list. So backticks stand for quotes, and those of a text are escaped as JSON escapes.

/** @param props plain JSON; @returns the attribute's value */
export function writeProps(props: object): string {
  return JSON.stringify(props).replaceAll('`', '\\u0060').replaceAll('"', '`');
}

/** @param value what `writeProps` returned */
export function readProps(value: string): unknown {
  return JSON.parse(value.replaceAll('`', '"'));
}
