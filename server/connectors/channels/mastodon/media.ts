// Pictures and films of a post, given to the server before it. A film is worked on for a while: until then no post may show it.
import * as v from 'valibot';
import { MINUTE } from '../../../kernel/clock.ts';
import { bodyOf, multipart } from '../../body.ts';
import type { Call, PublishRequest } from '../connector.ts';
import { Id } from '../told.ts';
import { askAs, requireSuccess } from './server.ts';

const Attachment = v.object({ id: Id });
const UPLOAD_TIMEOUT = 20 * MINUTE;

/** What a post shows, by its ids on the server. */
export interface Attached {
  readonly ids: readonly string[];
  /** Of these the server still works on some. */
  readonly waiting: readonly string[];
}

/** Gives the server all that a post shows. @throws StagingEnded, OutboundError */
export async function upload(call: Call, media: PublishRequest['media']): Promise<Attached> {
  const ids: string[] = [];
  const waiting: string[] = [];
  for (const medium of media) {
    const [kind = '', format = ''] = medium.type.split('/');
    const file = { field: 'file', name: `${kind}.${format}`, type: medium.type, body: await bodyOf(medium) };
    const { contentType, body } = multipart(medium.alt === '' ? {} : { description: medium.alt }, file);
    const headers = { 'Content-Type': contentType };
    const asked = { method: 'POST', headers, body, timeout: UPLOAD_TIMEOUT } as const;
    const reply = requireSuccess(call, await askAs(call, '/api/v2/media', asked));
    const { id } = v.parse(Attachment, reply.json);
    ids.push(id);
    if (reply.status === 202) waiting.push(id);
  }
  return { ids, waiting };
}

/** Which of them the server still works on. @throws StagingEnded when it cannot, OutboundError */
export async function stillWaiting(call: Call, waiting: readonly string[]): Promise<string[]> {
  const left: string[] = [];
  for (const id of waiting) {
    const reply = requireSuccess(call, await askAs(call, `/api/v1/media/${id}`));
    if (reply.status === 206) left.push(id);
  }
  return left;
}
