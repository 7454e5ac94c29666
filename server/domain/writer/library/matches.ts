// The patterns of packs: made once, however many facts they are held against.
const made = new Map<string, RegExp>();

/** Whether a text matches a pack's pattern, whatever its case. */
export function matches(pattern: string, text: string): boolean {
  const known = made.get(pattern) ?? new RegExp(pattern, 'i');
  made.set(pattern, known);
  return known.test(text);
}

/** Whether a fact is about what an idea asks for: "mat" is no tomato, and "order" no border. */
export const isAbout = (pattern: string, text: string): boolean => matches(`(?<![a-z])(?:${pattern})`, text);
