// Other words for a post that is out, where its network takes them. The call sets what is there, so it may be made again: the
// network is asked first, and our record follows it.
import type { CorrectInput } from '../../contract/post.ts';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import { callNetwork, type Publishing, SHORT_DEADLINE } from './call-network.ts';
import type { EditOutcome } from './network.ts';
import type { CheckPost } from './overrule.ts';
import { requirePost } from './own-post.ts';
import { findPost } from './post.repo.ts';
import { type PostRecord, requireAction } from './post.ts';
import { updateText } from './post-state.repo.ts';
import { theirWords } from './their-words.ts';

/**
 * @throws AppError conflict unless the post is out on a network that takes other words, or when the network refuses them;
 * invalid for words that may not be; unavailable when nobody knows whether they are there now
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
  const { externalId, channel } = post;
  if (externalId === null) throw new AppError('conflict', say('content.maybe-corrected', { channel }));
  const { content, title = post.title } = words;
  const said = { title: title || null, content };
  const [problem] = check(channel, said);
  if (problem) {
    const { field, message } = problem;
    throw new AppError('invalid', say('http.told', { words: message }), { field });
  }
  const until = { deadline: SHORT_DEADLINE };
  const outcome = await callNetwork(ctx, parts, post, until, (call) =>
    parts.network.edit(call, externalId, said),
  ).catch((error: unknown): EditOutcome => ({ end: 'unknown', error: String(error) }));
  if (outcome.end !== 'edited') throw refusal(post, outcome);
  return store(ctx, actor, post, said);
}

function refusal({ channel }: PostRecord, outcome: Exclude<EditOutcome, { end: 'edited' }>): AppError {
  if (outcome.end === 'unknown')
    return new AppError('unavailable', say('content.maybe-corrected', { channel }));
  const reason = theirWords(outcome.end === 'rejected' ? outcome.reason : outcome.error);
  return new AppError('conflict', say('content.not-corrected', { channel, reason }));
}

async function store(
  ctx: Context,
  actor: AccountActor,
  { id, businessId, channel }: PostRecord,
  said: { readonly title: string | null; readonly content: string },
): Promise<PostRecord> {
  return unitOfWork(ctx, actor, async (tx) => {
    await updateText(tx.q, id, { status: 'published', changes: said, now: tx.now });
    tx.emit({ kind: 'post.corrected', businessId, subjectId: id, data: { channel } });
    const now = await findPost(tx.q, { id, businessId });
    if (!now) throw notFound();
    return now;
  });
}
