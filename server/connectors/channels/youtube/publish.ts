// A film in four steps: a session, all parts but the last, the last part (which makes it appear), and YouTube's own work on
// it. Only the third is done once; the others may be repeated, and go on in the middle of the film after a crash.

import type { CarriedMedium } from '../../../domain/media/index.ts';
import { say } from '../../../sentences/index.ts';
import { ask, later, makeVisible, type Reply, stage } from '../ask.ts';
import type { Call, Pending, PublishOutcome, PublishRequest } from '../connector.ts';
import { withQuery } from '../oauth.ts';
import { API, bearer, missing, readRefusal } from './api.ts';
import { type Note, readNote, type UploadNote, writeNote } from './note.ts';
import { askState } from './processing.ts';
import { lastPartOf, PART, type Progress, probe, readProgress, sendPart } from './session.ts';

/** "People & Blogs": YouTube asks for a category, and this one says least. */
const CATEGORY = '22';

const UPLOAD = withQuery('/upload/youtube/v3/videos', { uploadType: 'resumable', part: 'snippet,status' });

export function publish(call: Call, post: PublishRequest): Promise<PublishOutcome> {
  const film = filmOf(post);
  if (!film) return Promise.resolve({ end: 'rejected', reason: say('networks.youtube-needs-film') });
  const refused = missing(call, 'youtube.upload');
  if (refused) return Promise.resolve(refused);
  return stage(call, async () => {
    const size = await film.size();
    const reply = await ask(call, API, UPLOAD, {
      headers: {
        ...bearer(call),
        'X-Upload-Content-Type': film.type,
        'X-Upload-Content-Length': String(size),
      },
      json: {
        snippet: { title: post.title ?? '', description: post.content, categoryId: CATEGORY },
        status: { privacyStatus: 'public', selfDeclaredMadeForKids: false },
      },
    });
    if (reply.status >= 500)
      return later(call, say('networks.answered', { who: 'YouTube', status: reply.status }));
    if (reply.status >= 400) return readRefusal(call, reply);
    const session = reply.headers.location;
    if (session === undefined) return later(call, say('networks.youtube-no-place'));
    // Nothing is waited for before the first part.
    return { ...goOn({ step: 'first-parts', session, size }), at: call.clock.now() };
  });
}

export async function resume(call: Call, data: string, post: PublishRequest): Promise<PublishOutcome> {
  const note = readNote(data);
  if (!note) return { end: 'unknown', error: say('networks.youtube-note-lost') };
  if (note.step === 'processing') return askState(call, note.id);
  const film = filmOf(post);
  if (!film || (await film.size()) !== note.size) {
    return later(call, say('networks.youtube-other-film'));
  }
  return note.step === 'first-parts' ? sendFirstParts(call, note, film) : sendLastPart(call, note, film);
}

export function filmOf({ media }: PublishRequest): CarriedMedium | undefined {
  return media.find(({ kind }) => kind === 'video');
}

/** @param note `next` follows from it: only the last part makes something visible */
function goOn(note: Note): Pending {
  return {
    end: 'pending',
    data: writeNote(note),
    next: note.step === 'last-part' ? 'publish' : 'ask',
  };
}

async function sendFirstParts(call: Call, note: UploadNote, film: CarriedMedium): Promise<PublishOutcome> {
  const { session, size } = note;
  const last = lastPartOf(size);
  let progress = await probe(call, session, size);
  while (progress.end === 'at' && progress.bytes < last) {
    const from = progress.bytes;
    const bytes = await film.read({ from, to: Math.min(from + PART, last) - 1 });
    progress = readProgress(await sendPart(call, session, { from, size, bytes }));
    // Asked again later, with growing pauses.
    if (progress.end === 'at' && progress.bytes <= from) {
      return { end: 'unknown', error: say('networks.youtube-takes-nothing') };
    }
  }
  return progress.end === 'at' ? goOn({ ...note, step: 'last-part' }) : endOf(call, progress);
}

/** What is in place already is not sent again: the part may end a film of which a piece more is there. */
function sendLastPart(
  call: Call,
  { session, size }: UploadNote,
  film: CarriedMedium,
): Promise<PublishOutcome> {
  return makeVisible(
    call,
    async () => {
      const from = lastPartOf(size);
      return sendPart(call, session, { from, size, bytes: await film.read({ from, to: size - 1 }) });
    },
    (reply) => {
      const progress = readProgress(reply);
      // It wants other bytes: nothing is complete, so nothing is visible.
      return progress.end === 'at' ? goOn({ step: 'first-parts', session, size }) : endOf(call, progress);
    },
  );
}

function endOf(call: Call, progress: Exclude<Progress, { end: 'at' }>): PublishOutcome {
  switch (progress.end) {
    case 'done':
      return goOn({ step: 'processing', id: progress.id });
    case 'gone':
      return later(call, say('networks.youtube-gave-up'));
    case 'unclear':
      return { end: 'unknown', error: say('networks.youtube-unnamed') };
    case 'refused':
      return refusedAt(call, progress.reply);
  }
}

function refusedAt(call: Call, reply: Reply): PublishOutcome {
  // A session outlives a bad moment.
  if (reply.status >= 500)
    return { end: 'unknown', error: say('networks.answered', { who: 'YouTube', status: reply.status }) };
  return readRefusal(call, reply);
}
