// Looking for a film whose upload has an unknown end: its session knows best; where that is lost, the channel's uploads do.

import * as v from 'valibot';
import { errorSaying, SaidError } from '../../../kernel/said-error.ts';
import { say } from '../../../sentences/index.ts';
import { isNowhere } from '../ask.ts';
import type { Call, CheckOutcome, CheckRequest } from '../connector.ts';
import { type Listed, lookBack, TOO_MANY } from '../look-back.ts';
import { momentOf, Words } from '../told.ts';
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
      // It has them all, and works on them.
      if (progress.end === 'at' && progress.bytes >= note.size)
        return { end: 'unknown', error: say('networks.youtube-unnamed') };
      // The session waits for bytes: the film is not complete.
      if (progress.end === 'at') return { end: 'absent' };
    }
    return await lookThrough(call, attempt);
  } catch (error) {
    return silent(error);
  }
}

async function lookThrough(call: Call, attempt: CheckRequest): Promise<CheckOutcome> {
  const { items, isWhole } = await listUploads(call, attempt.since);
  const found = items.find(
    ({ id, title, description }) =>
      !attempt.others.includes(id) &&
      plain(title) === plain(attempt.title ?? '') &&
      plain(description) === plain(attempt.content),
  );
  if (found) return foundState(call, found.id);
  return isWhole ? { end: 'absent' } : { end: 'unknown', error: TOO_MANY };
}

/** YouTube trims words and their lines. */
function plain(words: string): string {
  return words.normalize('NFC').replace(/\s+/g, ' ').trim();
}

const Uploads = v.object({
  nextPageToken: Words,
  items: v.array(
    v.object({
      snippet: v.object({ title: Words, description: Words, publishedAt: Words }),
      contentDetails: v.object({ videoId: v.string() }),
    }),
  ),
});

interface Upload {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly publishedAt: string;
}

/** What the channel has got since a moment, newest first, and whether that is all. @throws Error when it cannot be told */
export async function listUploads(call: Call, since: number): Promise<Listed<Upload>> {
  const playlistId = await uploadsOf(call);
  const madeAt = ({ publishedAt }: Upload) => momentOf(publishedAt);
  const listed = await lookBack<Upload, string, never>({
    ...{ since, madeAt },
    read: async (pageToken) => {
      const reply = await askData(call, 'playlistItems', {
        ...{ part: 'snippet,contentDetails', maxResults: '50', playlistId },
        ...(pageToken !== undefined && { pageToken }),
      });
      // A channel that has never shown a film has no such list yet.
      if (isNowhere(reply)) return { items: [], next: undefined };
      requireAnswer(reply);
      const { items, nextPageToken } = v.parse(Uploads, reply.json);
      const uploads = items.map(({ snippet, contentDetails }) => ({
        ...snippet,
        id: contentDetails.videoId,
      }));
      return { items: uploads, next: nextPageToken || undefined };
    },
  });
  if ('refused' in listed) return listed.refused;
  return { ...listed, items: listed.items.filter((one) => (madeAt(one) ?? since) >= since) };
}

async function uploadsOf(call: Call): Promise<string> {
  const reply = await askData(call, 'channels', MINE);
  requireAnswer(reply);
  const own = readChannels(reply).find(({ id }) => id === call.credential?.externalId);
  if (!own) throw new SignInEnded(say('networks.other-account'));
  if (!own.contentDetails) throw new SaidError(say('networks.youtube-no-uploads'));
  return own.contentDetails.relatedPlaylists.uploads;
}

function requireAnswer(reply: Parameters<typeof wordsOf>[0]): void {
  if (isSignIn(reply)) throw new SignInEnded(wordsOf(reply));
  if (reply.status !== 200) throw errorSaying(wordsOf(reply));
}
