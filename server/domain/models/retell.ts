// One post by the model: asked, filled, judged; once more with what was wrong; then it is given up.
import { channelOf, writingOf } from '../../contract/channels/index.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { say } from '../../sentences/index.ts';
import { dress, emojiIn } from '../writer/index.ts';
import type { Asker } from './ask.ts';
import { ANSWER_JSON, Answer, type PostBrief, type Told, tell, type Variant } from './brief.ts';
import type { Endpoint } from './endpoint.repo.ts';
import { fillPlaceholders } from './placeholders.ts';
import { type Proposal, reviewProposal, tagsFor } from './review.ts';

export interface Retold extends Proposal {
  /** Ids of the facts that it rests on; those whose words stand in it first. */
  readonly factIds: readonly string[];
  readonly cta: string;
}

export type Retelling =
  | { readonly end: 'told'; readonly post: Retold }
  /** `isOver`: the next post would fare no better. */
  | { readonly end: 'given-up'; readonly why: Sentence; readonly isOver: boolean };

export interface RetellParts {
  readonly asker: Asker;
  readonly endpoint: Endpoint;
  readonly businessId: number;
  readonly signal?: AbortSignal | undefined;
  /** Greatest likeness to an earlier post, 0 to 1. */
  readonly likeness: (content: string) => number;
  /** Hashtags of the program; the model's where there are none and `wantsTags`. */
  readonly tags: readonly string[];
  readonly wantsTags: boolean;
}

const ATTEMPTS = 2;
/** Reasons that are passed on. */
const MOST_REASONS = 6;

/** @throws AskingEnded when the signal says so */
export async function retell(parts: RetellParts, brief: PostBrief): Promise<Retelling> {
  let refusals: string[] = [];
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const told = tell(brief, refusals);
    const asked = await parts.asker.ask(parts.endpoint, parts.businessId, {
      ...{ system: told.system, user: told.user, signal: parts.signal },
      schema: Answer,
      json: ANSWER_JSON,
    });
    if (asked.end === 'unanswered') return { end: 'given-up', why: asked.why, isOver: asked.isOver };
    refusals = [];
    for (const variant of asked.value.variants) {
      const judged = judge(parts, brief, { told, variant });
      if ('post' in judged) return { end: 'told', post: judged.post };
      refusals.push(...judged.faults);
    }
    refusals = [...new Set(refusals)].slice(0, MOST_REASONS);
  }
  return { end: 'given-up', why: say('models.refused-twice'), isOver: false };
}

function judge(
  { likeness, tags, wantsTags }: RetellParts,
  brief: PostBrief,
  { told, variant }: { readonly told: Told; readonly variant: Variant },
): { readonly post: Retold } | { readonly faults: string[] } {
  const { masked, system, user } = told;
  const text = fillPlaceholders(plain(variant.text), masked);
  const hasTitle = channelOf(brief.channel).form.title > 0;
  const title = hasTitle && variant.title ? fillPlaceholders(plain(variant.title), masked) : null;
  const unknown = [...text.unknown, ...(title?.unknown ?? [])];
  if (unknown.length > 0) return { faults: [`These placeholders stand for nothing: ${unknown.join(', ')}.`] };
  const hashtags = wantsTags ? tagsFor(brief, { given: variant.hashtags ?? [], own: tags }) : [];
  const gap = writingOf(brief.channel).inlineTags ? ' ' : '\n\n';
  const withTags = (words: string) => (hashtags.length > 0 ? `${words}${gap}${hashtags.join(' ')}` : words);
  const fence = user.split('\n')[1] ?? '';
  // Where the channel has no room for a greeting, the text stands without it.
  const hasEmoji = brief.keeping.emoji !== undefined && emojiIn(text.text).length > 0;
  const ofEmoji = hasEmoji ? ['It has emoji, and the rules allow none.'] : [];
  const review = (words: string) => {
    const post = { title: title?.text ?? null, content: withTags(words), hashtags };
    return { post, faults: [...ofEmoji, ...reviewProposal(post, { brief, system, fence, likeness })] };
  };
  const dressed = review(dress(brief.channel, text.text, brief.keeping));
  const { post, faults } = dressed.faults.length === 0 ? dressed : review(text.text);
  if (faults.length > 0) return { faults };
  const named = (variant.factIds ?? []).map((name) => name.replace(/[{}]|fact:/g, '').split('.')[0] ?? '');
  const names = [...new Set([...text.names, ...(title?.names ?? []), ...named])];
  const factIds = names.flatMap((name) => masked.ids.get(name) ?? []);
  return { post: { ...post, factIds, cta: ctaOf(variant.cta) } };
}

/** Habits of models that are no fault of the text. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\*\*([^*\n]+)\*\*/g, '$1')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/(\S)[^\S\n]{2,}/g, '$1 ')
    .trim()
    .replace(/^["“]([^"“”]*)["”]$/s, '$1');
}

function ctaOf(cta: string | null | undefined): string {
  return /^[a-z-]{2,16}$/.exec((cta ?? '').toLowerCase().trim())?.[0] ?? 'none';
}
