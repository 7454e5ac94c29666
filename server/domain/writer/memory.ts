// What has been said lately: earlier posts and those of the present run, so that the next one says something else.
import { normalise } from '../../kernel/same-words.ts';
import type { Fact } from './facts.ts';
import { LEADS, type Line } from './lines-data.ts';
import { type Role, rolesOf } from './role.ts';
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

  /** Earlier posts, oldest first, and the facts that they may rest on. */
  constructor(recent: readonly RecentPost[], facts: readonly Fact[]) {
    const known = new Map(facts.map((fact) => [fact.id, fact]));
    const roles = rolesOf(facts);
    for (const post of recent)
      this.add(post, { lead: leadIn(post, known, roles), lines: [post.hook], skeleton: '' });
  }

  get size(): number {
    return this.#index.size;
  }

  add(post: RecentPost, use: { lead: string; lines: readonly string[]; skeleton: string }): void {
    const words = wordsOf(post.content);
    this.#index.add(gramsOf(words, 3));
    this.#pairs.add(`${post.hook}\n${use.lead}`);
    if (post.title !== null) this.#titles.add(normalise(post.title));
    this.#openings.push(words.slice(0, 3).join(' '));
    this.#endings.push(endingOf(post.content));
    count(this.#leads, use.lead);
    for (const id of post.factIds) count(this.#mentions, id);
    for (const line of use.lines) count(this.lines, line);
    count(this.skeletons, use.skeleton);
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

/** The fact that a stored post opened with: the first of its kind to be spoken of; the order of ids says nothing. */
function leadIn(
  post: RecentPost,
  facts: ReadonlyMap<string, Fact>,
  parts: ReadonlyMap<string, Role>,
): string {
  const content = post.content.toLowerCase();
  const roles = leadRoles(post.hook);
  const mentioned = post.factIds
    .map((id) => facts.get(id))
    .filter((fact): fact is Fact => fact !== undefined && fact.kind !== 'link');
  const fitting = mentioned.filter((fact) => roles.has(parts.get(fact.id) ?? 'offer'));
  const placed = (fitting.length > 0 ? fitting : mentioned).map((fact) => ({
    fact,
    at: placeIn(content, fact),
  }));
  return placed.sort((x, y) => x.at - y.at)[0]?.fact.id ?? '';
}

function leadRoles(hook: string): ReadonlySet<Role> {
  if (hook.startsWith('for/')) return new Set<Role>(['audience']);
  if (hook.startsWith('value/')) return new Set<Role>(['value']);
  const line = LEADS.find(({ id }) => id === hook);
  if (line?.on?.every((role) => role === 'identity')) return new Set<Role>(['identity']);
  return new Set<Role>([
    'offer',
    'price',
    'practical',
    'story',
    ...(namesTrade(line) ? [] : ['identity' as const]),
  ]);
}

/** Whether an opening says in passing what the business is. */
function namesTrade(line: Line | undefined): boolean {
  return line !== undefined && /\{[iI]d\}/.test(line.text);
}

/** Where the first two neighbouring words of a fact stand. */
function placeIn(content: string, fact: Fact): number {
  const words = fact.text.toLowerCase().match(/[\p{L}\p{N}£$€.,'-]+/gu) ?? [];
  const pairs = words.length < 2 ? words : words.slice(1).map((word, at) => `${words[at]} ${word}`);
  const places = pairs.map((pair) => content.indexOf(pair)).filter((at) => at !== -1);
  return Math.min(...places, Number.MAX_SAFE_INTEGER);
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
