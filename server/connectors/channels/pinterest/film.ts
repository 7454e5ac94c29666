// Films of pins: registered, sent to where Pinterest says, and worked on until they can be pinned.

import * as v from 'valibot';
import { MINUTE } from '../../../kernel/clock.ts';
import { say } from '../../../sentences/index.ts';
import { bodyOf, multipart } from '../../body.ts';
import { askAt, later, StagingEnded } from '../ask.ts';
import type { PublishRequest } from '../connector.ts';
import { Id } from '../told.ts';
import { askPinterest, type Pinner, readStaged } from './api.ts';

/** As long as a large film may take on a slow line. */
const UPLOAD = 25 * MINUTE;

const Registered = v.object({
  media_id: Id,
  upload_url: v.string(),
  upload_parameters: v.record(v.string(), Id),
});

/** @returns what Pinterest calls the film. @throws StagingEnded, OutboundError */
export async function sendFilm(pinner: Pinner, film: PublishRequest['media'][number]): Promise<string> {
  const reply = await askPinterest(pinner, '/media', { json: { media_type: 'video' } });
  const { media_id, upload_url, upload_parameters } = readStaged(pinner, reply, Registered);
  const body = await bodyOf(film);
  // The store takes nothing behind the file.
  const form = multipart(upload_parameters, { field: 'file', name: 'film.mp4', type: film.type, body });
  const headers = { 'Content-Type': form.contentType };
  const sent = await askAt(pinner, upload_url, { body: form.body, headers, timeout: UPLOAD });
  // A store speaks no JSON, and says nothing where all is well.
  if (sent.status >= 300 || (sent.status === 200 && sent.text !== ''))
    throw new StagingEnded(later(pinner, say('networks.pinterest-film-not-taken', { status: sent.status })));
  return media_id;
}

const Film = v.object({ status: v.string() });

/** @throws StagingEnded when Pinterest can make nothing of it; OutboundError */
export async function isThere(pinner: Pinner, mediaId: string): Promise<boolean> {
  const reply = await askPinterest(pinner, `/media/${encodeURIComponent(mediaId)}`);
  const { status } = readStaged(pinner, reply, Film);
  if (status !== 'failed') return status === 'succeeded';
  throw new StagingEnded({
    end: 'rejected',
    reason: say('networks.unprocessed', { who: 'Pinterest', of: 'film' }),
  });
}
