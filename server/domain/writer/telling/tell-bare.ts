// Posts in a language that the library does not speak: the owner's own sentences and nothing around them.
import { channelOf, type PostChannel, type PostForm, writingOf } from '../../../contract/channels/index.ts';
import type { Pillar } from '../../../contract/constants/pillars.ts';
import type { OwnLimits } from '../../../contract/own-limits.ts';
import { createRandom } from '../../../kernel/random.ts';
import { say } from '../../../sentences/index.ts';
import { bannedIn } from '../banned-words.ts';
import { checkPost } from '../check-post.ts';
import { isPrintable } from '../claims.ts';
import { type Fact, holdsAt } from '../facts.ts';
import { dress, frameLetter } from '../habits/keeping.ts';
import type { WrittenPost } from '../written-post.ts';
import type { History } from './history.ts';
import type { House } from './house.ts';
import { byEnd, isDueNews, NEWS_HOOK } from './news.ts';
import { BEHIND_KINDS } from './own-data.ts';
import { tagsFor } from './tags.ts';
import { withStop } from './wording.ts';

export interface BareRequest {
  readonly house: House;
  readonly link: string | null;
  readonly channel: PostChannel;
  /** Of the server that its posts leave by, where that takes less than the channel usually does. */
  readonly own: OwnLimits | null;
  readonly slots: readonly { readonly at: number }[];
  /** Themes that nobody wants told; fresh news of the owner is told all the same. */
  readonly never: ReadonlySet<Pillar>;
  readonly hashtags: boolean;
  readonly history: History;
  readonly seed: string;
}

/** A fact opens this many posts of 90 days; in each it stands beside another. */
const MOST_OPENINGS = 3;
/** Posts that share one of two sentences are that alike; the same pair is not written twice. */
const NEAREST = 0.7;

/** A post or null for each slot, in order; `history` holds them afterwards. */
export function tellBare(request: BareRequest): (WrittenPost | null)[] {
  return request.slots.map(({ at }, index) => {
    const post = writeOne(request, { index, at });
    if (post !== null)
      request.history.add({ ...post, channel: request.channel, at, cut: 'bare', format: null });
    return post;
  });
}

function writeOne(
  { house, link, channel, own, hashtags, never, history, seed }: BareRequest,
  { index, at }: { readonly index: number; readonly at: number },
): WrittenPost | null {
  const random = createRandom(`${seed}:${channel}:${index}`);
  const isNews = (fact: Fact) => isDueNews(fact, history.toldOn(fact), channel);
  const facts = house.facts
    .filter((fact) => !never.has(pillarOf(fact)) || isNews(fact))
    .filter((fact) => holdsAt(fact, at) && isPrintable(fact.text) && fact.kind !== 'link')
    .filter((fact) => bannedIn(fact.text, house.banned).length === 0)
    .map((fact) => ({ fact, cost: 3 * history.opensWith(fact) + history.usesOf(fact) + random.next() }))
    .sort((x, y) => x.cost - y.cost)
    .map(({ fact }) => fact);
  const news = facts.filter(isNews).toSorted(byEnd);
  for (const fact of [...news, ...facts.filter((one) => !isNews(one))]) {
    if (history.opensWith(fact) >= MOST_OPENINGS) continue;
    for (const second of [...facts.filter((other) => other !== fact).slice(0, 3), null]) {
      const told = second === null ? [fact] : [fact, second];
      const tags = hashtags ? tagsFor(channel, { idea: [], pack: [], owner: house.tags }, random) : [];
      const post = setPost(channel, told, { house, link, own, tags: tags.slice(0, house.keeping.hashtags) });
      if (post !== null && history.likeness(channel, post.content).any < NEAREST)
        return isNews(fact) ? { ...post, hook: NEWS_HOOK } : post;
    }
  }
  return null;
}

function setPost(
  channel: PostChannel,
  facts: readonly Fact[],
  {
    house,
    link,
    own,
    tags,
  }: { house: House; link: string | null; own: OwnLimits | null; tags: readonly string[] },
): WrittenPost | null {
  const { form } = writingOf(channel);
  const { name, keeping } = house;
  const limits = channelOf(channel).form;
  const sentences = facts.map((fact) => (/[。！？]$/.test(fact.text) ? fact.text : withStop(fact.text)));
  const isScript = form === 'short' || form === 'film';
  const text = isScript
    ? sentences.map((sentence) => `[${name}]\n${sentence}`).join('\n\n')
    : bodyOf(form, [...sentences, limits.links ? (link ?? '') : ''], house);
  const dressed = dress(channel, text, keeping);
  const content = tags.length > 0 ? `${dressed}\n\n${tags.join(' ')}` : dressed;
  const [first] = facts;
  if (first === undefined) return null;
  const title = limits.title === 0 ? null : titleOf(first.text, name, limits.title);
  if (checkPost(channel, { title, content }, own).length > 0) return null;
  const { media } = limits;
  return {
    title,
    content,
    hashtags: [...tags],
    pillar: pillarOf(first),
    hook: 'own/bare',
    cta: 'none',
    skeleton: 'bare',
    factIds: facts.map(({ id }) => id),
    needsMedia: media === 'image' || media === 'video' ? media : null,
    idea: null,
    writer: 'built-in',
    why: say('writer.told', { idea: null, facts: facts.map((fact) => fact.text) }),
  };
}

const pillarOf = ({ kind }: Fact): Pillar =>
  (BEHIND_KINDS as readonly string[]).includes(kind) ? 'behind' : 'own';

function bodyOf(form: PostForm, blocks: readonly string[], { name, keeping }: House): string {
  const set = blocks.filter(Boolean);
  return form === 'letter' ? frameLetter(keeping, { greeting: '', closing: name }, set) : set.join('\n\n');
}

function titleOf(text: string, name: string, most: number): string {
  return text.length <= most ? text.replace(/[.。]$/, '') : name.slice(0, most);
}
