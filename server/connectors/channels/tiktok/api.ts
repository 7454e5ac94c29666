// TikTok's API v2: where it is, and the envelope of its replies: data beside an error, whose code is `ok` when there is none.
import * as v from 'valibot';
import { type Asked, ask, type Reply } from '../ask.ts';
import type { Call } from '../connector.ts';
import { Words } from '../told.ts';

export const API = 'https://open.tiktokapis.com';

/** A reply that TikTok calls well. */
export interface Told<T> {
  readonly data: T;
  readonly reply: Reply;
}

const Envelope = v.object({
  error: v.object({ code: v.string(), message: Words }),
});

/** What TikTok says is wrong; undefined when nothing is, or the reply is no reply of its API. */
export function errorOf({ json }: Pick<Reply, 'json'>): { code: string; message: string } | undefined {
  const read = v.safeParse(Envelope, json);
  return read.success && read.output.error.code !== 'ok' ? read.output.error : undefined;
}

/** Asks as the account. @throws OutboundError */
export function askTikTok(
  call: Pick<Call, 'outbound' | 'signal'>,
  token: string,
  path: string,
  asked: Asked = {},
): Promise<Reply> {
  return ask(call, API, path, { ...asked, headers: { Authorization: `Bearer ${token}`, ...asked.headers } });
}

/** The data of a reply that is well and looks as documented; undefined otherwise. */
export function dataOf<T>(
  data: v.GenericSchema<unknown, T>,
  reply: Pick<Reply, 'json' | 'status'>,
): T | undefined {
  if (reply.status >= 300 || errorOf(reply)) return undefined;
  const read = v.safeParse(v.object({ data }), reply.json);
  return read.success ? read.output.data : undefined;
}

export function tokenOf({ credential }: Pick<Call, 'credential'>): string {
  return credential?.token ?? '';
}
