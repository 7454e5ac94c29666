// Looking for a post: by what TikTok named it, which tells for certain; else in the list of what is public.

import * as v from 'valibot';
import type { Told } from '../../../contract/sentence.ts';
import { say } from '../../../sentences/index.ts';
import type { Call, CheckOutcome, CheckRequest, PublishOutcome } from '../connector.ts';
import { Count, Figure, Id, Words } from '../told.ts';
import { askTikTok, dataOf, tokenOf } from './api.ts';
import { endOfRefusal, wordsOfRefusal } from './errors.ts';
import { readNote } from './note.ts';
import { readStatus, toOutcome, toPublished } from './status.ts';

const MOST_AT_ONCE = 20;
const MOST_PAGES = 5;
/** TikTok keeps captions whole and lists their beginning. */
const LISTED_WORDS = 150;

const Video = v.object({
  id: Id,
  title: Words,
  video_description: Words,
  create_time: Figure,
});
type Video = v.InferOutput<typeof Video>;
const Page = v.object({
  videos: v.nullish(v.array(Video), []),
  cursor: Count,
  has_more: v.nullish(v.boolean(), false),
});

export async function check(call: Call, attempt: CheckRequest): Promise<CheckOutcome> {
  const found =
    attempt.data === undefined
      ? await findInList(call, attempt)
      : await askByName(call, attempt, attempt.data);
  const isOther = found.end === 'published' && attempt.others.includes(found.externalId);
  return isOther ? { end: 'absent' } : found;
}

async function askByName(call: Call, { media }: CheckRequest, data: string): Promise<CheckOutcome> {
  const { publishId, uploadUrl, waits } = readNote(data);
  const standing = await readStatus(call, publishId);
  if ('refused' in standing)
    return unread(endOfRefusal(call, standing.refused), wordsOfRefusal(standing.refused));
  const size = (await media[0]?.size()) ?? 0;
  const { uploaded_bytes: uploaded } = standing;
  const isHalf = uploadUrl !== undefined && uploaded !== undefined && uploaded < size;
  // Nobody sends the rest: what is not complete is never seen.
  if (standing.status === 'PROCESSING_UPLOAD' && isHalf) return { end: 'absent' };
  const outcome = toOutcome(call, { publishId, waits }, standing);
  if (outcome.end === 'published' || outcome.end === 'pending' || outcome.end === 'reconnect') return outcome;
  if (standing.status === 'FAILED') return { end: 'absent' };
  return { end: 'unknown', error: say('networks.tiktok-says', { state: standing.status }) };
}

function unread(outcome: PublishOutcome, error: Told): CheckOutcome {
  return outcome.end === 'reconnect' ? outcome : { end: 'unknown', error };
}

/** A film that has no name yet was never sent. Pictures were perhaps, and what is not public is in no list. */
async function findInList(call: Call, attempt: CheckRequest): Promise<CheckOutcome> {
  let cursor: number | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const reply = await askTikTok(
      call,
      tokenOf(call),
      '/v2/video/list/?fields=id,title,video_description,create_time',
      {
        json: { max_count: MOST_AT_ONCE, ...(cursor !== undefined && { cursor }) },
      },
    );
    const data = dataOf(Page, reply);
    if (!data) return unread(endOfRefusal(call, reply), wordsOfRefusal(reply));
    const found = data.videos.find((video) => isIt(video, attempt));
    if (found) return toPublished(call, found.id, found.id);
    const isOver = !data.has_more || data.videos.some((video) => video.create_time * 1000 < attempt.since);
    if (isOver) break;
    cursor = data.cursor;
  }
  const isFilm = attempt.media[0]?.kind === 'video';
  return isFilm ? { end: 'absent' } : { end: 'unknown', error: say('networks.tiktok-unlisted') };
}

function isIt({ id, title, video_description, create_time }: Video, attempt: CheckRequest): boolean {
  if (create_time * 1000 < attempt.since || attempt.others.includes(id)) return false;
  const ours = comparable(attempt.content);
  return [title, video_description].map(comparable).some((words) => isSame(words, ours));
}

function isSame(listed: string, ours: string): boolean {
  return (
    listed === ours ||
    (listed.length >= LISTED_WORDS - 10 && ours.startsWith(listed.replace(/(…|\.\.\.)$/, '')))
  );
}

function comparable(words: string): string {
  return words.normalize('NFC').replace(/\s+/g, ' ').trim();
}
