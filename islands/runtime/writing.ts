// Drafts that are being written: asked for, and followed until they are there.
import type { Post } from '../../server/contract/post.ts';
import type { Writing } from '../../server/contract/writing.ts';
import { ApiError, api } from './api.ts';
import type { ServerEvent } from './signals.ts';

/** A stream that is broken tells nothing: then it is asked, milliseconds. */
const ASK_EVERY = 3000;
const CONFLICT = 409;

export interface DraftsWanted {
  readonly platformId: number;
  readonly count: number;
}

/**
 * @param tell hears how many of them are looked after, where that takes a while
 * @returns how many drafts were written
 * @throws ApiError with the reason when there are none
 */
export async function writeDrafts(wanted: DraftsWanted, tell: (written: number) => void): Promise<number> {
  const answer = await api<readonly Post[] | Writing>('POST', '/api/contents/generate', wanted);
  if (!('state' in answer)) return answer.length;
  tell(answer.written);
  const { state, problem, posts } = await follow(answer.id, tell);
  if (state === 'failed') throw new ApiError(CONFLICT, problem ?? '');
  return posts.length;
}

/** Resolves at its end. */
async function follow(id: number, tell: (written: number) => void): Promise<Writing> {
  for (;;) {
    await nextNews(id, tell);
    // The server may be starting anew: it goes on afterwards.
    const writing = await api<Writing>('GET', `/api/writings/${id}`).catch((error: unknown) => {
      if (error instanceof ApiError && error.status < 500) throw error;
      return undefined;
    });
    if (writing) tell(writing.written);
    if (writing && writing.state !== 'writing') return writing;
  }
}

/** Resolves once it has ended, as far as the stream tells, or after a while. */
function nextNews(id: number, tell: (written: number) => void): Promise<void> {
  return new Promise((resolve) => {
    const hear = (event: Event) => {
      const { name, data } = (event as CustomEvent<ServerEvent>).detail;
      if (name !== 'writing') return;
      const news = data as ServerEvent<'writing'>['data'];
      if (news.id !== id) return;
      tell(news.written);
      if (news.state !== 'writing') end();
    };
    const timer = setTimeout(end, ASK_EVERY);
    function end() {
      clearTimeout(timer);
      document.removeEventListener('drivyn:event', hear);
      resolve();
    }
    document.addEventListener('drivyn:event', hear);
  });
}
