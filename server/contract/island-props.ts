// How an island's props stand in its attribute: a quote would be escaped there, six characters for one, and there are dozens
// in every entry of a list. So quotes stand as backticks, and the few backticks as quotes.

const swapQuotes = (text: string) => text.replace(/["`]/g, (one) => (one === '"' ? '`' : '"'));

/** @param props plain JSON; @returns the attribute's value */
export function writeProps(props: object): string {
  return swapQuotes(JSON.stringify(props));
}

/** @param value what `writeProps` returned; none stands for no props */
export function readProps(value: string | null): unknown {
  return JSON.parse(swapQuotes(value ?? '{}'));
}
