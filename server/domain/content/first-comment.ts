// The first comment that a person writes along with a post: which channels take one, and what it may say.
import { type ChannelType, channelOf } from '../../contract/channels/index.ts';
import type { Overrule } from '../../contract/claim.ts';
import type { Network } from '../../contract/connection.ts';
import { countText } from '../../contract/count-text.ts';
import { takesComment } from '../../contract/first-comment.ts';
import type { Sentence } from '../../contract/sentence.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { inField, say } from '../../sentences/index.ts';
import { type CheckPost, type Claim, judgeWords } from './overrule.ts';

const FIELD = 'firstComment';

/** What is kept of one: null where it is empty, or nobody could place it. */
export function readComment(
  channel: ChannelType,
  network: Network,
  words: string | null | undefined,
): string | null {
  return takesComment({ type: channel, network }) ? words?.trim() || null : null;
}

/**
 * Holds it to the channel's limit and to what no post may claim.
 * @returns what the person lets stand
 * @throws AppError invalid with the field
 */
export function checkComment(
  actor: AccountActor,
  channel: ChannelType,
  words: string | null,
  asked: {
    readonly check: CheckPost;
    readonly overrule?: Overrule | undefined;
    readonly before?: string | null;
  },
): readonly Claim[] {
  if (words === null) return [];
  const { counting, comment: most } = channelOf(channel).form;
  const count = countText(counting, words);
  if (count > most) throw invalid(say('content.comment-long', { count, most }));
  const problemsOf = (content: string) => asked.check(channel, { title: null, content });
  const { open, overruled } = judgeWords(actor, problemsOf(words), {
    overrule: asked.overrule,
    before: asked.before ? problemsOf(asked.before) : [],
  });
  if (open) throw invalid(open.why);
  return overruled;
}

function invalid(why: Sentence): AppError {
  return new AppError('invalid', inField(FIELD, why), { field: FIELD });
}
