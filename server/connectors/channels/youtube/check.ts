// Looking for a film whose upload has an unknown end: its session knows best; where that is lost, the channel's uploads do.
import * as v from 'valibot';
import type { Call, CheckOutcome, CheckRequest } from '../connector.ts';
import { Words } from '../told.ts';
import { askData, isSignIn, wordsOf } from './api.ts';
import { MINE, readChannels } from './channels.ts';
import { readNote } from './note.ts';
import { foundState, SignInEnded, silent } from './processing.ts';
import { probe } from './session.ts';

export async function check(call: Call, attempt: CheckRequest): Promise<CheckOutcome> {
  try {
    const note = readNote(attempt.data);
    if (note && note.step !== 'processing') {
      const progress = await probe(call, note.session, note.size);
      if (progress.end === 'done') {
        const isOthers = attempt.others.includes(progress.id);
        return isOthers ? { end: 'absent' } : await foundState(call, progress.id);
      }
      // The session waits for bytes: the film is not complete.
      if (progress.end === 'at') return { end: 'absent' };
    }
    return await lookThrough(call, attempt);
  } catch (error) {
    return silent(error);
  }
}

async function lookThrough(call: Call, attempt: CheckRequest): Promise<CheckOutcome> {
  const uploads = await listUploads(call, attempt.since);
  const found = uploads.find(
    ({ id, title, description }) =>
      !attempt.others.includes(id) &&
      plain(title) === plain(attempt.title ?? '') &&
      plain(description) === plain(attempt.content),
  );
  return found ? foundState(call, found.id) : { end: 'absent' };
}

/** YouTube trims words and their lines. */
function plain(words: string): string {
  return words.normalize('NFC').replace(/\s+/g, ' ').trim();
}

const Uploads = v.object({
  nextPageToken: v.optional(v.string()),
  items: v.array(
    v.object({
      snippet: v.object({ title: Words, description: Words, publishedAt: v.string() }),
      contentDetails: v.object({ videoId: v.string() }),
    }),
  ),
});

interface Upload {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** More pages than a channel fills while an attempt is looked for. */
const MOST_PAGES = 5;

/** What the channel has got since a moment, newest first. @throws Error when it cannot be told whether that is all */
export async function listUploads(call: Call, since: number, most = MOST_PAGES): Promise<readonly Upload[]> {
  const playlistId = await uploadsOf(call);
  const found: Upload[] = [];
  let page: string | undefined;
  for (let pages = 0; pages < most; pages += 1) {
    const reply = await askData(call, 'playlistItems', {
      ...{ part: 'snippet,contentDetails', maxResults: '50', playlistId },
      ...(page && { pageToken: page }),
    });
    // A channel that has never shown a film has no such list yet.
    if (reply.status === 404) return found;
    requireAnswer(reply);
    const { items, nextPageToken } = v.parse(Uploads, reply.json);
    const recent = items.filter(({ snippet }) => Date.parse(snippet.publishedAt) >= since);
    found.push(...recent.map(({ snippet, contentDetails }) => ({ ...snippet, id: contentDetails.videoId })));
    if (recent.length < items.length || nextPageToken === undefined) break;
    page = nextPageToken;
  }
  return found;
}

async function uploadsOf(call: Call): Promise<string> {
  const reply = await askData(call, 'channels', MINE);
  requireAnswer(reply);
  const own = readChannels(reply).find(({ id }) => id === call.credential?.externalId);
  if (!own) throw new SignInEnded('This sign-in is for another channel now.');
  if (!own.contentDetails) throw new Error('YouTube does not say where the uploads of the channel are.');
  return own.contentDetails.relatedPlaylists.uploads;
}

function requireAnswer(reply: Parameters<typeof wordsOf>[0]): void {
  if (isSignIn(reply)) throw new SignInEnded(wordsOf(reply));
  if (reply.status !== 200) throw new Error(wordsOf(reply));
}
