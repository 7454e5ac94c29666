// Films that are out: other words, and taking them down.

import * as v from 'valibot';
import { errorSaying, toldBy } from '../../../kernel/said-error.ts';
import { say } from '../../../sentences/index.ts';
import { OutboundError } from '../../outbound-error.ts';
import { isAway, isDone, isNowhere, type Reply } from '../ask.ts';
import type { Call, EditOutcome, PublishRequest } from '../connector.ts';
import { Id } from '../told.ts';
import { askData, isSignIn, missing, wordsOf } from './api.ts';

const SNIPPET = { part: 'snippet' };

/** What is not sent along is cleared, so all that one can set goes back as it was. */
const Snippets = v.object({
  items: v.array(
    v.object({
      snippet: v.object({
        title: v.string(),
        categoryId: Id,
        tags: v.nullish(v.array(v.string())),
        defaultLanguage: v.nullish(v.string()),
        defaultAudioLanguage: v.nullish(v.string()),
      }),
    }),
  ),
});

export async function edit(
  call: Call,
  id: string,
  { title, content }: Pick<PublishRequest, 'title' | 'content'>,
): Promise<EditOutcome> {
  const refused = missing(call, 'youtube.force-ssl');
  if (refused) return refused;
  try {
    const now = await askData(call, 'videos', { ...SNIPPET, id });
    if (now.status !== 200) return refusal(now);
    const [video] = v.parse(Snippets, now.json).items;
    if (!video) return { end: 'rejected', reason: say('networks.youtube-film-gone') };
    const set = Object.entries(video.snippet).filter(([, told]) => told !== null);
    const snippet = { ...Object.fromEntries(set), ...(title && { title }), description: content };
    const put = { method: 'PUT', json: { id, snippet } } as const;
    const reply = await askData(call, 'videos', SNIPPET, put);
    return reply.status === 200 && isDone(reply) ? { end: 'edited' } : refusal(reply);
  } catch (error) {
    if (!(error instanceof OutboundError) && !v.isValiError(error)) throw error;
    return { end: 'unknown', error: toldBy(error) };
  }
}

function refusal(reply: Reply): EditOutcome {
  const words = wordsOf(reply);
  if (isSignIn(reply)) return { end: 'reconnect', error: words };
  const isContent = (reply.status === 400 || reply.status === 404) && !isAway(reply);
  return isContent ? { end: 'rejected', reason: words } : { end: 'unknown', error: words };
}

/** @throws Error when it is still there */
export async function remove(call: Call, id: string): Promise<boolean> {
  const refused = missing(call, 'youtube.force-ssl');
  if (refused) throw errorSaying(refused.error);
  const reply = await askData(call, 'videos', { id }, { method: 'DELETE' });
  if (reply.status === 204 || isNowhere(reply)) return true;
  throw errorSaying(wordsOf(reply));
}
