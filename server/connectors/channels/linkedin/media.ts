// Pictures and films of a post on LinkedIn: an address to send them to, their bytes, and then a while until they are there.

import * as v from 'valibot';
import { MINUTE } from '../../../kernel/clock.ts';
import { say } from '../../../sentences/index.ts';
import type { Body } from '../../body.ts';
import { bodyOf } from '../../body.ts';
import { askAt, isDone, later, type Reply, StagingEnded } from '../ask.ts';
import type { PublishOutcome, PublishRequest } from '../connector.ts';
import { Figure, Words } from '../told.ts';
import { askLinkedIn, encodeUrn, type Member } from './api.ts';
import { refusalOf } from './errors.ts';

type CarriedMedium = PublishRequest['media'][number];

/** As long as a part of a film may take on a slow line. */
const UPLOAD = 5 * MINUTE;

/** What LinkedIn calls what was sent, its URN. @throws StagingEnded, OutboundError */
export async function sendMedium(member: Member, medium: CarriedMedium): Promise<string> {
  if (medium.kind === 'video') return sendFilm(member, medium);
  return sendPicture(member, await bodyOf(medium), medium.type);
}

const Upload = v.object({
  value: v.object({ uploadUrl: v.string(), image: v.nullish(v.string()), document: v.nullish(v.string()) }),
});

/** @throws StagingEnded, OutboundError */
export function sendPicture(member: Member, body: Body, type: string): Promise<string> {
  return sendWhole(member, 'image', { body, type });
}

/** @throws StagingEnded, OutboundError */
export function sendDocument(member: Member, body: Body): Promise<string> {
  return sendWhole(member, 'document', { body, type: 'application/pdf' });
}

/** What is sent in one piece. */
async function sendWhole(
  member: Member,
  kind: 'image' | 'document',
  { body, type }: { readonly body: Body; readonly type: string },
): Promise<string> {
  const owner = member.credential.externalId;
  const begun = await askLinkedIn(member, `/rest/${kind}s?action=initializeUpload`, {
    json: { initializeUploadRequest: { owner } },
  });
  const { uploadUrl, [kind]: urn } = readStaged(member, begun, Upload).value;
  if (!urn) throw refused(member, begun);
  const headers = { Authorization: `Bearer ${member.token}`, 'Content-Type': type };
  const sent = await askAt(member, uploadUrl, { method: 'PUT', headers, body, timeout: UPLOAD });
  if (!isDone(sent)) throw refused(member, sent);
  return urn;
}

const VideoUpload = v.object({
  value: v.object({
    video: v.string(),
    uploadToken: Words,
    uploadInstructions: v.array(v.object({ uploadUrl: v.string(), firstByte: Figure, lastByte: Figure })),
  }),
});

async function sendFilm(member: Member, film: CarriedMedium): Promise<string> {
  const owner = member.credential.externalId;
  const fileSizeBytes = await film.size();
  const begun = await askLinkedIn(member, '/rest/videos?action=initializeUpload', {
    json: {
      initializeUploadRequest: { owner, fileSizeBytes, uploadCaptions: false, uploadThumbnail: false },
    },
  });
  const { video, uploadToken, uploadInstructions } = readStaged(member, begun, VideoUpload).value;
  const uploadedPartIds: string[] = [];
  for (const { uploadUrl, firstByte, lastByte } of uploadInstructions.toSorted(
    (one, other) => one.firstByte - other.firstByte,
  )) {
    const body = Buffer.from(await film.read({ from: firstByte, to: lastByte }));
    const headers = { 'Content-Type': 'application/octet-stream' };
    const sent = await askAt(member, uploadUrl, { method: 'PUT', headers, body, timeout: UPLOAD });
    const { etag } = sent.headers;
    if (sent.status >= 300 || etag === undefined) throw refused(member, sent);
    uploadedPartIds.push(etag);
  }
  const ended = await askLinkedIn(member, '/rest/videos?action=finalizeUpload', {
    json: { finalizeUploadRequest: { video, uploadToken, uploadedPartIds } },
  });
  if (!isDone(ended)) throw refused(member, ended);
  return video;
}

/** A reply of another shape than documented is no reason to believe anything: it is tried again. */
function readStaged<S extends v.GenericSchema>(member: Member, reply: Reply, schema: S): v.InferOutput<S> {
  const read = v.safeParse(schema, reply.json);
  if (reply.status < 300 && read.success) return read.output;
  throw refused(member, reply);
}

function refused(member: Member, reply: Reply): StagingEnded {
  if (reply.status < 300)
    return new StagingEnded(later(member, say('networks.not-understood', { who: 'LinkedIn' })));
  return new StagingEnded(refusalOf(member, reply));
}

const Asset = v.object({ status: v.string() });

/**
 * Whether what was sent can be posted. `unseen`: with what was granted, LinkedIn does not tell. @throws StagingEnded when it
 * can make nothing of it; OutboundError
 */
export async function isThere(member: Member, urn: string): Promise<'ready' | 'not-yet' | 'unseen'> {
  const kind = /:(image|video|document):/.exec(urn)?.[1] ?? 'image';
  const reply = await askLinkedIn(member, `/rest/${kind}s/${encodeUrn(urn)}`);
  if (reply.status === 403 || reply.status === 404) return 'unseen';
  const { status } = readStaged(member, reply, Asset);
  if (status === 'PROCESSING_FAILED') throw new StagingEnded(unusable());
  return status === 'AVAILABLE' ? 'ready' : 'not-yet';
}

export function unusable(): PublishOutcome {
  return { end: 'rejected', reason: say('networks.unprocessed', { who: 'LinkedIn', of: 'media' }) };
}
