// Films: what has a reel's shape and length becomes one, in three steps of which the last makes it visible; all others are
// sent in one. Either way the vendor works on them before they are seen.

import * as v from 'valibot';
import type { Told } from '../../../contract/sentence.ts';
import type { CarriedMedium } from '../../../domain/media/index.ts';
import { MINUTE } from '../../../kernel/clock.ts';
import { say } from '../../../sentences/index.ts';
import { bodyOf, multipart } from '../../body.ts';
import { visibleOutcomeOf } from '../../vendors/meta/errors.ts';
import { askGraph, askSafely, readSafely, type SignedCall, segment } from '../../vendors/meta/graph.ts';
import { askAt, makeVisible } from '../ask.ts';
import type { Pending, PublishOutcome, PublishRequest } from '../connector.ts';
import { Id } from '../told.ts';
import { type FoundPost, findPost, permalinkOf } from './find.ts';
import { ofPage, placeOf } from './place.ts';
import type { Step } from './step.ts';

/** Films are as long as their bytes take. */
const UPLOAD = 25 * MINUTE;
/** What the vendor takes as a reel: seconds, width by height, pixels. */
const REEL = { seconds: { min: 3, max: 90 }, ratio: { min: 0.55, max: 0.57 }, width: 540 };

export function isReel({ seconds, width, height }: CarriedMedium): boolean {
  const ratio = width / height;
  const fits = ratio >= REEL.ratio.min && ratio <= REEL.ratio.max && width >= REEL.width;
  return fits && seconds !== null && seconds >= REEL.seconds.min && seconds <= REEL.seconds.max;
}

/** Within `stage`. */
export function publishFilm(
  call: SignedCall,
  post: PublishRequest,
  film: CarriedMedium,
): Promise<PublishOutcome> {
  return isReel(film) ? uploadReel(call, film) : sendVideo(call, post, film);
}

const Started = v.object({ video_id: Id, upload_url: v.string() });
const Success = v.object({ success: v.literal(true) });

async function uploadReel(call: SignedCall, film: CarriedMedium): Promise<PublishOutcome> {
  const json = { upload_phase: 'start' };
  const started = await askSafely(call, placeOf(call), ofPage(call, 'video_reels'), Started, { json });
  const body = await bodyOf(film);
  const headers = {
    Authorization: `OAuth ${call.credential.token}`,
    offset: '0',
    file_size: String(body.length),
    'Content-Type': 'application/octet-stream',
  };
  const asked = { method: 'POST', headers, body, timeout: UPLOAD } as const;
  readSafely(call, Success, await askAt(call, started.upload_url, asked));
  return toPending({ step: 'finish', video: started.video_id }, 'publish');
}

const Finished = v.object({ success: v.literal(true), post_id: v.nullish(Id) });

/** Makes a reel visible that is uploaded. */
export function finishReel(
  call: SignedCall,
  { content }: PublishRequest,
  video: string,
): Promise<PublishOutcome> {
  const json = { upload_phase: 'finish', video_id: video, video_state: 'PUBLISHED', description: content };
  const send = () => askGraph(call, placeOf(call), ofPage(call, 'video_reels'), { json });
  const since = call.clock.now();
  return makeVisible(call, send, (reply) => {
    const read = v.safeParse(Finished, reply.json);
    if (reply.status >= 300 || !read.success) return visibleOutcomeOf(call, reply);
    const { post_id } = read.output;
    const post = post_id == null ? {} : { post: toPostId(call, post_id) };
    return toPending({ step: 'wait', video, since, ...post }, 'ask');
  });
}

/** Posts are named by their page, too. */
function toPostId({ credential }: SignedCall, id: string): string {
  return id.includes('_') ? id : `${credential.externalId}_${id}`;
}

const Video = v.object({ id: Id });

async function sendVideo(
  call: SignedCall,
  { content }: PublishRequest,
  film: CarriedMedium,
): Promise<PublishOutcome> {
  const file = { field: 'source', name: 'film', type: film.type, body: await bodyOf(film) };
  const { contentType, body } = multipart({ description: content }, file);
  const asked = { method: 'POST', headers: { 'Content-Type': contentType }, body, timeout: UPLOAD } as const;
  const since = call.clock.now();
  const send = () => askGraph(call, placeOf(call), ofPage(call, 'videos'), asked);
  return makeVisible(call, send, (reply) => {
    const read = v.safeParse(Video, reply.json);
    if (reply.status >= 300 || !read.success) return visibleOutcomeOf(call, reply);
    return toPending({ step: 'wait', video: read.output.id, since }, 'ask');
  });
}

const Phase = v.nullish(
  v.object({
    status: v.nullish(v.string()),
    errors: v.nullish(v.array(v.object({ message: v.nullish(v.string()) })), []),
  }),
);
const Working = v.object({
  published: v.nullish(v.boolean()),
  status: v.object({
    video_status: v.string(),
    uploading_phase: Phase,
    processing_phase: Phase,
    publishing_phase: Phase,
  }),
});

type Waiting = Extract<Step, { step: 'wait' }>;

/** Asks whether a film can be seen. It is sent: whatever goes wrong with the question is no reason to send it again. */
export async function waitForFilm(
  call: SignedCall,
  post: PublishRequest,
  step: Waiting,
): Promise<PublishOutcome> {
  const read = await askAboutFilm(call, step.video);
  if (!read) return { end: 'unknown', error: say('networks.fate-untold', { who: 'Facebook', of: 'film' }) };
  const { status, published } = read;
  if (status.video_status === 'error') return { end: 'rejected', reason: whyNot(read) };
  if (status.video_status !== 'ready' || published === false) return toPending(step, 'ask');
  const found = await postOf(call, post, step);
  return { end: 'published', externalId: found.id, url: found.url };
}

/** The post that shows a film; the film itself where the vendor does not name one. */
async function postOf(
  call: SignedCall,
  { content }: PublishRequest,
  { video, post, since }: Waiting,
): Promise<FoundPost> {
  const found = post ? null : await findPost(call, { content, since, others: [] });
  if (found && 'id' in found) return found;
  const id = post ?? video;
  return { id, url: await permalinkOf(call, id) };
}

/** How far a film is; undefined where the vendor does not say. @throws OutboundError */
export async function askAboutFilm(
  call: SignedCall,
  video: string,
): Promise<v.InferOutput<typeof Working> | undefined> {
  const query = { fields: 'status,published' };
  const reply = await askGraph(call, placeOf(call), segment(video), { query });
  const read = v.safeParse(Working, reply.json);
  return reply.status < 300 && read.success ? read.output : undefined;
}

function whyNot({ status }: v.InferOutput<typeof Working>): Told {
  const phases = [status.uploading_phase, status.processing_phase, status.publishing_phase];
  const [said] = phases.flatMap((phase) => phase?.errors ?? []).flatMap(({ message }) => message ?? []);
  return said ?? say('networks.unprocessed', { who: 'Facebook', of: 'film' });
}

export function toPending(step: Step, next: Pending['next']): Pending {
  return { end: 'pending', data: JSON.stringify(step), next };
}
