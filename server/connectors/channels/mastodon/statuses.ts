// Statuses, as Mastodon calls posts, and what they are read for: their words, their figures, the thread that they begin.
import * as v from 'valibot';
import type { Call, Figures, Published } from '../connector.ts';
import { type Listed, lookBack } from '../look-back.ts';
import { askAs, requireSuccess } from './server.ts';

export const Status = v.object({
  id: v.string(),
  url: v.nullish(v.string()),
  uri: v.string(),
  created_at: v.string(),
  in_reply_to_id: v.nullable(v.string()),
  account: v.object({ id: v.string() }),
  media_attachments: v.array(v.object({ id: v.string(), description: v.nullish(v.string()) })),
  favourites_count: v.number(),
  replies_count: v.number(),
  reblogs_count: v.number(),
  quotes_count: v.optional(v.number()),
});
export type Status = v.InferOutput<typeof Status>;

const Source = v.object({ text: v.string() });
const Context = v.object({ descendants: v.array(Status) });

/** So many come at once. */
const PAGE = 40;

export function toPublished({ id, url, uri }: Pick<Status, 'id' | 'url' | 'uri'>): Published {
  return { end: 'published', externalId: id, url: url ?? uri };
}

/** The account's own statuses since a moment, newest first, and whether that is all. @throws StagingEnded, OutboundError */
export async function listOwn(call: Call, since: number): Promise<Listed<Status>> {
  const listed = await lookBack<Status, string, never>({
    since,
    madeAt: ({ created_at }) => Date.parse(created_at),
    read: async (before) => {
      const query = new URLSearchParams({
        limit: String(PAGE),
        exclude_reblogs: 'true',
        ...(before !== undefined && { max_id: before }),
      });
      const path = `/api/v1/accounts/${call.credential?.externalId}/statuses?${query}`;
      const items = v.parse(v.array(Status), requireSuccess(call, await askAs(call, path)).json);
      const last = items.at(-1)?.id;
      // Servers leave some out: a page with few on it need not be the last. One that comes again does not page at all.
      const isAgain = items.length < PAGE && last === before;
      return { items, next: isAgain ? undefined : last };
    },
  });
  if ('refused' in listed) return listed.refused;
  const items = listed.items.filter(({ created_at }) => Date.parse(created_at) >= since);
  return { ...listed, items };
}

/** A status; undefined when it is not there. @throws StagingEnded, OutboundError */
export async function findStatus(call: Call, id: string): Promise<Status | undefined> {
  const reply = await askAs(call, `/api/v1/statuses/${id}`);
  if (reply.status === 404) return undefined;
  return v.parse(Status, requireSuccess(call, reply).json);
}

/** The words of a status as they were sent. @throws StagingEnded, OutboundError */
export async function readSource(call: Call, id: string): Promise<string> {
  const reply = requireSuccess(call, await askAs(call, `/api/v1/statuses/${id}/source`));
  return v.parse(Source, reply.json).text;
}

/** The statuses with which the account itself goes on after one, in order, that one first. @throws StagingEnded, OutboundError */
export async function readThread(call: Call, root: Status): Promise<Status[]> {
  const reply = requireSuccess(call, await askAs(call, `/api/v1/statuses/${root.id}/context`));
  const { descendants } = v.parse(Context, reply.json);
  const thread = [root];
  for (;;) {
    const next = descendants.find((one) => one.in_reply_to_id === thread.at(-1)?.id && isOwn(call, one));
    if (!next) return thread;
    thread.push(next);
  }
}

function isOwn({ credential }: Call, { account }: Status): boolean {
  return account.id === credential?.externalId;
}

export function figuresOf(status: Status): Figures {
  return {
    likes: status.favourites_count,
    comments: status.replies_count,
    shares: status.reblogs_count + (status.quotes_count ?? 0),
  };
}

/** Servers trim what they are sent. */
export function isSameText(one: string, other: string): boolean {
  return normal(one) === normal(other);
}

const normal = (text: string) => text.replaceAll('\r\n', '\n').trim();
