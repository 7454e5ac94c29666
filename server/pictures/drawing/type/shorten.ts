// What is left out when a text is too long at its smallest size: whole sentences from the end, then words.

const SENTENCE_END = /(?<=[.!?…。！？])\s*(?=\S)/u;

/** The text without its last sentence, or without its last words; null when nothing sensible is left. */
export function shorten(text: string): string | null {
  const sentences = text.split(SENTENCE_END);
  if (sentences.length > 1) return sentences.slice(0, -1).join(' ').trim();
  const bare = text.replace(/…$/u, '').trim();
  const words = bare.split(' ');
  if (words.length > 2) {
    const kept = words.slice(0, Math.max(2, Math.floor(words.length * 0.88)));
    return `${(kept.length === words.length ? kept.slice(0, -1) : kept).join(' ').replace(/[,;:–—-]+$/u, '')}…`;
  }
  const letters = [...bare];
  return letters.length > 6 ? `${letters.slice(0, Math.floor(letters.length * 0.8)).join('')}…` : null;
}
