// Words of English that need a fact where a text speaks of the business, and are ordinary where it gives advice: "never cut
// bread hot" praises nobody. And titles, in which English writes every word with a capital.

const LOOSE =
  /^(?:always|never|everyone|everybody|nobody|most|easy|quick|fast|safe|secure|top|fresh\w*|natural|quality)$/i;
const OF_US = /(?<!\p{L})(?:we|us|our|ours|i|my|me)(?!\p{L})/iu;

/** Whether a word that no fact holds stands in advice alone. @param name of the business */
export function isAdvice(word: string, text: string, name: string): boolean {
  if (!LOOSE.test(word)) return false;
  const own = name.toLowerCase();
  const holds = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu');
  const sentences = text.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => holds.test(sentence));
  return sentences.every((sentence) => !OF_US.test(sentence) && !sentence.toLowerCase().includes(own));
}

/** A title as a sentence would have it, where most of its words have capitals only because it is one. */
export function calmTitle(title: string): string {
  const words = title.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length;
  return words.length > 2 && capitals > words.length * 0.6 ? title.toLowerCase() : title;
}
