// Looking for an attempt whose answer was lost: on the page, and among films that the vendor still works on.

import * as v from 'valibot';
import { SECOND } from '../../../kernel/clock.ts';
import { say } from '../../../sentences/index.ts';
import { type Trouble, troubleOf } from '../../vendors/meta/errors.ts';
import { askGraph, type SignedCall } from '../../vendors/meta/graph.ts';
import { type Next, nextOf, Paging } from '../../vendors/meta/paging.ts';
import { isSame } from '../../vendors/meta/words.ts';
import type { CheckOutcome, CheckRequest } from '../connector.ts';
import { lookBack, TOO_MANY } from '../look-back.ts';
import { Id, momentOf, Words } from '../told.ts';
import { askAboutFilm, toPending } from './film.ts';
import { findPost } from './find.ts';
import { ofPage, placeOf } from './place.ts';
import { readStep } from './step.ts';

export async function check(call: SignedCall, attempt: CheckRequest): Promise<CheckOutcome> {
  const found = await findPost(call, attempt);
  if (found && 'end' in found) return found;
  if (found) return { end: 'published', externalId: found.id, url: found.url };
  const step = attempt.data === undefined ? undefined : readStep(attempt.data);
  if (step?.step === 'finish') return checkReel(call, attempt, step.video);
  const isFilm = attempt.media.some(({ kind }) => kind === 'video');
  return isFilm ? checkVideos(call, attempt) : { end: 'absent' };
}

/**
 * A reel whose last step is not answered: it was taken when the vendor says that it publishes it, and was not when it is done
 * with the film and does not. A film that it works on says neither: the vendor may have begun before that step.
 */
async function checkReel(call: SignedCall, { since }: CheckRequest, video: string): Promise<CheckOutcome> {
  const film = await askAboutFilm(call, video);
  if (!film) return { end: 'unknown', error: say('networks.fate-untold', { who: 'Facebook', of: 'film' }) };
  const { video_status, publishing_phase } = film.status;
  const phase = publishing_phase?.status;
  const isTaken = film.published === true || (phase !== undefined && phase !== 'not_started');
  if (isTaken && video_status !== 'error') return toPending({ step: 'wait', video, since }, 'ask');
  const isHeld = video_status === 'upload_complete' || phase === 'not_started';
  const isLeft = video_status === 'ready' && film.published === false;
  if (video_status === 'error' || isHeld || isLeft) return { end: 'absent' };
  return { end: 'unknown', error: say('networks.facebook-reel-untold') };
}

const Videos = v.object({
  data: v.array(v.object({ id: Id, description: Words, created_time: Words })),
  paging: Paging,
});
type Listed = v.InferOutput<typeof Videos>['data'][number];

/** A film may be listed as such long before it is seen as a post. */
async function checkVideos(call: SignedCall, { content, since }: CheckRequest): Promise<CheckOutcome> {
  const isIt = ({ description, created_time }: Listed) =>
    isSame(description, content) && (momentOf(created_time) ?? since) > since - SECOND;
  const listed = await lookBack<Listed, Next, Trouble>({
    since: since - SECOND,
    madeAt: ({ created_time }) => momentOf(created_time),
    isIt,
    read: async (next) => {
      const query = { fields: 'id,description,created_time', limit: '25', ...next };
      const reply = await askGraph(call, placeOf(call), ofPage(call, 'videos'), { query });
      const read = v.safeParse(Videos, reply.json);
      if (reply.status >= 300 || !read.success) return { refused: troubleOf(reply) };
      return { items: read.output.data, next: nextOf(read.output.paging) };
    },
  });
  if ('refused' in listed) return listed.refused;
  const found = listed.items.find(isIt);
  if (found) return toPending({ step: 'wait', video: found.id, since }, 'ask');
  return listed.isWhole ? { end: 'absent' } : { end: 'unknown', error: TOO_MANY };
}
