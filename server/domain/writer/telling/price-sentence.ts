// A line of a price list as its owner would say it aloud: "Spring cleanups from $180" as "Spring cleanups start at $180".

/** Several things or a work without a number, whether it begins there, and the price with what it is for. */
const LINE =
  /^(\p{Lu}[\p{L}'’ -]{2,40}?(?:[^su\W]s|ing|care|storage|cover|hire)(?: (?:ashore|on site|at home|while you wait|upstairs))?) (from )?((?:[£$€]\s?\d|(?:chf|aud|cad|nzd) \d)[^:;]*)$/iu;

/** Null for what has a verb, is one thing, or is no such line. */
export function priceSentence(line: string): string | null {
  const [, thing = '', from, price = ''] = LINE.exec(line) ?? [];
  if (thing === '' || /\b(?:are|is|costs?|free|starts?|for|of|with|and|or)\b|,/i.test(thing)) return null;
  const isOne = /(?:ing|care|storage|cover|hire)(?: \p{Ll}+){0,3}$/u.test(thing) && !/s$/.test(thing);
  const verb = from === undefined ? (isOne ? 'costs' : 'cost') : isOne ? 'starts at' : 'start at';
  return `${thing} ${verb} ${price}`;
}
