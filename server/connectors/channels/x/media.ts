// Pictures and films on their way to X, in segments; X then works on films and animations.

import * as v from 'valibot';
import type { CarriedMedium } from '../../../domain/media/index.ts';
import { MINUTE, SECOND } from '../../../kernel/clock.ts';
import { say } from '../../../sentences/index.ts';
import { multipart, partOf } from '../../body.ts';
import { isDone, type Reply, StagingEnded } from '../ask.ts';
import type { Call } from '../connector.ts';
import { Count, Id, Words } from '../told.ts';
import { askX, tellLimits } from './api.ts';
import { endOfRefusal } from './errors.ts';

/** X takes up to 1000 segments. */
const SEGMENT = 4 * 1024 * 1024;
const MOST_ALT = 1000;
const UPLOAD_TIMEOUT = 3 * MINUTE;
/** Before one asks again, seconds. */
const USUAL_WAIT = 5;

const Processing = v.object({
  state: v.picklist(['pending', 'in_progress', 'succeeded', 'failed']),
  check_after_secs: Count,
  error: v.nullish(v.object({ name: Words, message: Words })),
});
const Uploaded = v.object({ data: v.object({ id: Id, processing_info: v.nullish(Processing) }) });
type Uploaded = v.InferOutput<typeof Uploaded>['data'];

/** What X has of a post's media. */
export interface Upload {
  readonly ids: readonly string[];
  /** When to ask whether it is ready, UTC milliseconds; null when it is. */
  readonly askAt: number | null;
}

/** Sends everything that a post shows; may be repeated. @throws StagingEnded, OutboundError */
export async function upload(call: Call, media: readonly CarriedMedium[]): Promise<Upload> {
  const all: Upload[] = [];
  for (const medium of media) {
    const isAnimation = medium.type === 'image/gif' && media.length === 1;
    const category = medium.kind === 'video' ? 'tweet_video' : isAnimation ? 'tweet_gif' : 'tweet_image';
    const sent = await uploadOne(call, medium, category);
    if (medium.alt !== '') await describe(call, sent.id, medium);
    all.push({ ids: [sent.id], askAt: askAtOf(call, sent) });
  }
  return {
    ids: all.flatMap(({ ids }) => ids),
    askAt: all.find(({ askAt }) => askAt !== null)?.askAt ?? null,
  };
}

/** Asks whether X is ready with a film. @throws StagingEnded, OutboundError */
export async function askWhetherReady(call: Call, id: string): Promise<Upload> {
  const query = new URLSearchParams({ command: 'STATUS', media_id: id });
  const sent = must(call, await askX(call, `/2/media/upload?${query}`));
  return { ids: [id], askAt: askAtOf(call, sent) };
}

async function uploadOne(call: Call, medium: CarriedMedium, media_category: string): Promise<Uploaded> {
  const size = await medium.size();
  const begun = await askX(call, '/2/media/upload/initialize', {
    json: { media_type: medium.type, total_bytes: size, media_category },
  });
  const { id } = must(call, begun);
  for (let from = 0; from < size; from += SEGMENT) {
    const body = partOf(medium, { from, to: Math.min(from + SEGMENT, size) - 1 });
    const file = { field: 'media', name: nameOf(medium), type: medium.type, body };
    const form = multipart({ segment_index: String(from / SEGMENT) }, file);
    requireTaken(call, await send(call, `/2/media/upload/${id}/append`, form));
  }
  return must(call, await askX(call, `/2/media/upload/${id}/finalize`, { method: 'POST' }));
}

function send(call: Call, path: string, { contentType, body }: ReturnType<typeof multipart>): Promise<Reply> {
  return askX(call, path, { headers: { 'Content-Type': contentType }, body, timeout: UPLOAD_TIMEOUT });
}

function nameOf({ type }: CarriedMedium): string {
  return `media.${type.split('/')[1]}`;
}

async function describe(call: Call, id: string, { alt, kind }: CarriedMedium): Promise<void> {
  const json = { id, metadata: { alt_text: { text: alt.slice(0, MOST_ALT) } } };
  const reply = await askX(call, '/2/media/metadata', { json });
  // X promises it for pictures; where it does not know the call, or the film, the post is out without.
  const isNone = reply.status === 404 || (kind === 'video' && reply.status < 500);
  if (!isNone) requireTaken(call, reply);
}

function askAtOf({ clock }: Call, { processing_info: info }: Uploaded): number | null {
  if (!info || info.state === 'succeeded') return null;
  if (info.state !== 'failed') return clock.now() + (info.check_after_secs ?? USUAL_WAIT) * SECOND;
  const why = info.error?.message || info.error?.name || null;
  throw new StagingEnded({
    end: 'rejected',
    reason: say('networks.unprocessed-because', { who: 'X', words: why }),
  });
}

function must(call: Call, reply: Reply): Uploaded {
  requireTaken(call, reply);
  const read = v.safeParse(Uploaded, reply.json);
  if (read.success) return read.output.data;
  throw new StagingEnded(endOfRefusal(call, reply));
}

function requireTaken(call: Call, reply: Reply): void {
  if (isDone(reply)) return;
  if (reply.status === 429) tellLimits(call, 'media', reply);
  throw new StagingEnded(endOfRefusal(call, reply));
}
