// What has been said lately: earlier posts and those of the present run, so that the next one says something else.
import { normalise } from './facts.ts';
import { GramIndex, gramsOf, openingOf, wordsOf } from './similarity.ts';

export interface RecentPost {
  readonly content: string;
  readonly title: string | null;
  readonly hook: string;
  readonly factIds: readonly string[];
}

/** How far back an ending and an opening count as just used. */
const ENDINGS_BACK = 5;
const OPENINGS_BACK = 30;

export class Memory {
  readonly #index = new GramIndex();
  readonly #pairs = new Set<string>();
  readonly #titles = new Set<string>();
  readonly #openings: string[] = [];
  readonly #endings: string[] = [];
  readonly #leads = new Map<string, number>();
  readonly #mentions = new Map<string, number>();
  /** Uses of each line; earlier posts tell only their hooks. */
  readonly lines = new Map<string, number>();
  readonly skeletons = new Map<string, number>();
  lastHook = '';

  /** Earlier posts, oldest first. */
  constructor(recent: readonly RecentPost[]) {
    for (const post of recent) this.add(post, [post.hook], '');
  }

  get size(): number {
    return this.#index.size;
  }

  add(post: RecentPost, lines: readonly string[], skeleton: string): void {
    const words = wordsOf(post.content);
    this.#index.add(gramsOf(words, 3));
    this.#pairs.add(pairOf(post));
    if (post.title !== null) this.#titles.add(normalise(post.title));
    this.#openings.push(words.slice(0, 3).join(' '));
    this.#endings.push(endingOf(post.content));
    if (post.factIds[0] !== undefined) count(this.#leads, post.factIds[0]);
    for (const id of post.factIds) count(this.#mentions, id);
    for (const line of lines) count(this.lines, line);
    count(this.skeletons, skeleton);
    this.lastHook = post.hook;
  }

  hasPair(hook: string, leadId: string): boolean {
    return this.#pairs.has(`${hook}\n${leadId}`);
  }

  hasTitle(title: string): boolean {
    return this.#titles.has(normalise(title));
  }

  /** Uses of a fact; opening a post counts more than being mentioned. */
  usesOf(factId: string): number {
    return 2 * (this.#leads.get(factId) ?? 0) + (this.#mentions.get(factId) ?? 0);
  }

  leadsOf(factId: string): number {
    return this.#leads.get(factId) ?? 0;
  }

  compare(content: string): { nearest: number; staleness: number } {
    return this.#index.compare(gramsOf(wordsOf(content), 3));
  }

  /** 2 when the opening was used just now, 1 when it was used at all. */
  openingUse(content: string): number {
    const at = this.#openings.lastIndexOf(openingOf(content));
    if (at === -1) return 0;
    return this.#openings.length - at <= OPENINGS_BACK ? 2 : 1;
  }

  endedSo(content: string): boolean {
    return this.#endings.slice(-ENDINGS_BACK).includes(endingOf(content));
  }
}

function pairOf(post: RecentPost): string {
  return `${post.hook}\n${post.factIds[0] ?? ''}`;
}

function endingOf(content: string): string {
  const lines = content.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return wordsOf(lines.at(-1) ?? '')
    .slice(-8)
    .join(' ');
}

function count(map: Map<string, number>, key: string): void {
  map.set(key, (map.get(key) ?? 0) + 1);
}
