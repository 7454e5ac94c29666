// A post's way to Instagram: containers are filled and waited for, and then one call makes everything visible.

import * as v from 'valibot';
import { say } from '../../../sentences/index.ts';
import { errorOf, kindOf, visibleOutcomeOf } from '../../vendors/meta/errors.ts';
import { askGraph, type SignedCall } from '../../vendors/meta/graph.ts';
import { makeVisible, StagingEnded, stage } from '../ask.ts';
import type { PublishOutcome, PublishRequest } from '../connector.ts';
import { Id } from '../told.ts';
import { addContainer, addReel, askStatus, failureOf, ofPicture } from './container.ts';
import { permalinkOf } from './find.ts';
import { ofAccount, placeOf } from './place.ts';
import { requireRoom, roomAt } from './room.ts';
import { readStep, type Step, toPending } from './step.ts';

const NOT_READY = 2207027;

export function publish(call: SignedCall, post: PublishRequest): Promise<PublishOutcome> {
  return stage(call, async () => {
    const [first] = post.media;
    if (!first)
      return {
        end: 'rejected',
        reason: say('networks.needs-media', { who: 'Instagram', needs: 'picture-or-film' }),
      };
    await requireRoom(call);
    const caption = post.content;
    if (first.kind === 'video')
      return toPending({ step: 'container', id: await addReel(call, first, caption) });
    if (post.media.length === 1) {
      const id = await addContainer(call, { ...ofPicture(first), caption });
      return goOnWith(call, post, { step: 'container', id });
    }
    const pictures = post.media.map(ofPicture);
    const ids: string[] = [];
    for (const one of pictures) ids.push(await addContainer(call, { ...one, is_carousel_item: true }));
    return goOnWith(call, post, { step: 'children', ids });
  });
}

/** Goes on with what an earlier step has left. */
export async function resume(call: SignedCall, data: string, post: PublishRequest): Promise<PublishOutcome> {
  const step = readStep(data);
  if (step.step === 'publish') return publishContainer(call, step.id);
  try {
    return await goOnWith(call, post, step);
  } catch (error) {
    if (!(error instanceof StagingEnded)) throw error;
    const { outcome } = error;
    // What is filled stays filled while nobody says how far it is.
    return outcome.end === 'retry' ? toPending(step, outcome.at) : outcome;
  }
}

/** @throws StagingEnded */
async function goOnWith(
  call: SignedCall,
  post: PublishRequest,
  step: Exclude<Step, { step: 'publish' }>,
): Promise<PublishOutcome> {
  if (step.step === 'container') {
    const status = await askStatus(call, step.id);
    if (status.status_code === 'IN_PROGRESS') return toPending(step);
    return status.status_code === 'FINISHED'
      ? toPending({ step: 'publish', id: step.id })
      : failureOf(call, status);
  }
  for (const id of step.ids) {
    const status = await askStatus(call, id);
    if (status.status_code === 'IN_PROGRESS') return toPending(step);
    if (status.status_code !== 'FINISHED') return failureOf(call, status);
  }
  const children = step.ids.join(',');
  const id = await addContainer(call, { media_type: 'CAROUSEL', children, caption: post.content });
  return toPending({ step: 'container', id });
}

const Media = v.object({ id: Id });

function publishContainer(call: SignedCall, id: string): Promise<PublishOutcome> {
  const json = { creation_id: id };
  const send = () => askGraph(call, placeOf(call), ofAccount(call, 'media_publish'), { json });
  return makeVisible(call, send, async (reply) => {
    const read = v.safeParse(Media, reply.json);
    if (reply.status < 300 && read.success) {
      const media = read.output.id;
      return { end: 'published', externalId: media, url: await permalinkOf(call, media) };
    }
    // That says for certain that nothing has happened.
    if (errorOf(reply).subcode === NOT_READY) return toPending({ step: 'container', id });
    const refused = visibleOutcomeOf(call, reply);
    const isDaily = refused.end === 'retry' && kindOf(errorOf(reply)) === 'daily';
    return isDaily ? { ...refused, at: await roomAt(call).catch(() => refused.at) } : refused;
  });
}
