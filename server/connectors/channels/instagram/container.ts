// Containers: the vendor fetches what they hold from a public address of ours, works on it, and says when it is ready.

import * as v from 'valibot';
import type { CarriedMedium } from '../../../domain/media/index.ts';
import { HOUR, MINUTE, SECOND } from '../../../kernel/clock.ts';
import { say } from '../../../sentences/index.ts';
import { bodyOf } from '../../body.ts';
import { kindOf } from '../../vendors/meta/errors.ts';
import { askSafely, GRAPH_VERSION, readSafely, type SignedCall, segment } from '../../vendors/meta/graph.ts';
import { ask, later, StagingEnded } from '../ask.ts';
import type { PublishOutcome } from '../connector.ts';
import { Id, Words } from '../told.ts';
import { ofAccount, placeOf } from './place.ts';

const RUPLOAD = 'https://rupload.facebook.com';
/** Films are as long as their bytes take. */
const UPLOAD = 25 * MINUTE;
/** The vendor fetches at once; a busy one may come back for it. */
const FETCHED_WITHIN = (6 * HOUR) / SECOND;

const Container = v.object({ id: Id });

/** @returns the id of a container that holds this. @throws StagingEnded */
export async function addContainer(
  call: SignedCall,
  json: Readonly<Record<string, unknown>>,
): Promise<string> {
  return (await askSafely(call, placeOf(call), ofAccount(call, 'media'), Container, { json })).id;
}

/** What a container says of a picture. @throws StagingEnded where nobody can fetch it */
export function ofPicture(medium: CarriedMedium) {
  const image_url = medium.address(FETCHED_WITHIN);
  if (image_url === null) throw new StagingEnded(NO_ADDRESS);
  return { image_url, ...(medium.alt && { alt_text: medium.alt }) };
}

const NO_ADDRESS: PublishOutcome = {
  end: 'attention',
  reason: say('networks.instagram-no-address'),
};

/** A reel: fetched where there is an address, else uploaded. @returns the container's id @throws StagingEnded */
export async function addReel(call: SignedCall, film: CarriedMedium, caption: string): Promise<string> {
  const reel = { media_type: 'REELS', caption, share_to_feed: true };
  const video_url = film.address(FETCHED_WITHIN);
  if (video_url !== null) return addContainer(call, { ...reel, video_url });
  const id = await addContainer(call, { ...reel, upload_type: 'resumable' });
  const body = await bodyOf(film);
  const headers = {
    Authorization: `OAuth ${call.credential.token}`,
    offset: '0',
    file_size: String(body.length),
    'Content-Type': 'application/octet-stream',
  };
  const path = `/ig-api-upload/${GRAPH_VERSION}/${segment(id)}`;
  const sent = await ask(call, RUPLOAD, path, { method: 'POST', headers, body, timeout: UPLOAD });
  readSafely(call, v.object({ success: v.literal(true) }), sent);
  return id;
}

const Status = v.object({
  status_code: v.picklist(['IN_PROGRESS', 'FINISHED', 'ERROR', 'EXPIRED', 'PUBLISHED']),
  status: Words,
});
export type Status = v.InferOutput<typeof Status>;

/** How far a container is. @throws StagingEnded when the vendor does not say */
export function askStatus(call: SignedCall, id: string): Promise<Status> {
  return askSafely(call, placeOf(call), segment(id), Status, { query: { fields: 'status_code,status' } });
}

/** Why nothing comes of a container: the number of the error stands in a sentence. */
export function failureOf(call: SignedCall, { status_code, status }: Status): PublishOutcome {
  const message = status || say('networks.instagram-unfit', { code: status_code });
  if (status_code === 'EXPIRED') return later(call, message);
  const subcode = Number(/\b22070\d\d\b/.exec(status)?.[0] ?? 0);
  const kind = kindOf({ code: 0, subcode, message, isTransient: false });
  return ['transient', 'rebuild'].includes(kind)
    ? later(call, message)
    : { end: 'rejected', reason: message };
}
