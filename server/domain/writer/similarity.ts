// Likeness of texts: an index of word 3-grams that finds the nearest earlier post quickly.
/** Words for comparing: links and hashtags apart, lower case. */
export function wordsOf(text: string): string[] {
  const bare =
    text.includes('://') || text.includes('#') ? text.replace(/https?:\/\/\S+|#[\p{L}\p{N}_]+/gu, ' ') : text;
  return bare.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The distinct runs of `n` words. */
export function gramsOf(words: readonly string[], n: number): Set<string> {
  const grams = new Set<string>();
  for (let at = 0; at + n <= words.length; at++) grams.add(words.slice(at, at + n).join(' '));
  if (grams.size === 0 && words.length > 0) grams.add(words.join(' '));
  return grams;
}

export class GramIndex {
  readonly #sizes: number[] = [];
  readonly #posts = new Map<string, number[]>();

  get size(): number {
    return this.#sizes.length;
  }

  add(grams: ReadonlySet<string>): void {
    const post = this.#sizes.push(grams.size) - 1;
    for (const gram of grams) {
      const list = this.#posts.get(gram);
      if (list) list.push(post);
      else this.#posts.set(gram, [post]);
    }
  }

  /** Greatest Jaccard likeness to any post. */
  compare(grams: ReadonlySet<string>): number {
    const shared = new Map<number, number>();
    for (const gram of grams) {
      const posts = this.#posts.get(gram) ?? [];
      for (const post of posts) shared.set(post, (shared.get(post) ?? 0) + 1);
    }
    let nearest = 0;
    for (const [post, count] of shared)
      nearest = Math.max(nearest, count / (grams.size + (this.#sizes[post] ?? 0) - count));
    return nearest;
  }
}
