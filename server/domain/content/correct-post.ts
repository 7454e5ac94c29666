// Other words for a post that is out, where its network takes them. The call sets what is there, so it may be made again: the
// network is asked first, and our record follows it.
import { captionOf } from '../../contract/caption.ts';
import { channelOf } from '../../contract/channels/index.ts';
import type { CorrectInput } from '../../contract/post.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { toldBy } from '../../kernel/said-error.ts';
import { say } from '../../sentences/index.ts';
import { leaveOutPost } from '../evidence/index.ts';
import { callNetwork, NotMadeError, type Publishing, SHORT_DEADLINE } from './call-network.ts';
import type { EditOutcome } from './network.ts';
import { type CheckPost, judgeWords } from './overrule.ts';
import { requirePost } from './own-post.ts';
import { type PostRecord, requireAction } from './post.ts';
import { updateText } from './post-state.repo.ts';
import { theirWords } from './their-words.ts';

/**
 * @throws AppError conflict unless the post is out on a network that takes other words, or when they are certainly not there;
 * not-found also when the post was deleted meanwhile; invalid for words that may not be; unavailable when nobody knows whether
 * they are there now
 */
export async function correctPost(
  ctx: Context,
  parts: Publishing,
  actor: AccountActor,
  id: number,
  { words, check }: { readonly words: CorrectInput; readonly check: CheckPost },
): Promise<PostRecord> {
  const post = await requirePost(ctx.db.read, actor, id);
  requireAction(post, actor, 'correct');
  const { externalId, channel, ownLimits } = post;
  if (externalId === null) throw new Error('a post can be changed at its network and has no id there');
  const { content, title = post.title } = words;
  const said = { title: title || null, content };
  // Nothing more is overruled here; what stood there was answered for.
  const { open } = judgeWords(actor, check(channel, said, ownLimits), {
    before: check(channel, post, ownLimits),
  });
  if (open) throw new AppError('invalid', open.why, { field: open.field });
  const sent = { ...said, content: captionOf(channelOf(channel).form, content) };
  const until = { deadline: SHORT_DEADLINE };
  const outcome = await callNetwork(ctx, parts, post, until, (call) =>
    parts.network.edit(call, externalId, sent),
  ).catch(asOutcome);
  if (outcome.end !== 'edited') throw refusal(post, outcome);
  return store(ctx, actor, post, said);
}

type NotEdited =
  | Exclude<EditOutcome, { end: 'edited' }>
  | { readonly end: 'not-made'; readonly said: Sentence };

function asOutcome(error: unknown): NotEdited {
  if (error instanceof NotMadeError) return { end: 'not-made', said: error.sentence };
  return { end: 'unknown', error: toldBy(error) };
}

function refusal({ channel }: PostRecord, outcome: NotEdited): AppError {
  if (outcome.end === 'unknown')
    return new AppError('unavailable', say('content.maybe-corrected', { channel }));
  return new AppError('conflict', say('content.not-corrected', { channel, reason: reasonOf(outcome) }));
}

function reasonOf(outcome: NotEdited): Sentence {
  if (outcome.end === 'not-made') return outcome.said;
  return theirWords(outcome.end === 'rejected' ? outcome.reason : outcome.error);
}

async function store(
  ctx: Context,
  actor: AccountActor,
  { id, businessId, channel }: PostRecord,
  said: { readonly title: string | null; readonly content: string },
): Promise<PostRecord> {
  return unitOfWork(ctx, actor, async (tx) => {
    if (!(await updateText(tx.q, id, { status: 'published', changes: said, now: tx.now }))) throw notFound();
    await leaveOutPost(tx, id, 'edited');
    tx.emit({ kind: 'post.corrected', businessId, subjectId: id, data: { channel } });
    return requirePost(tx.q, actor, id);
  });
}
