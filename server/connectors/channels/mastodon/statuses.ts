// Statuses, as Mastodon calls posts, and what they are read for: their words, their figures, the thread that they begin.
import * as v from 'valibot';
import { isNowhere } from '../ask.ts';
import type { Call, Figures, Published } from '../connector.ts';
import { type Listed, lookBack } from '../look-back.ts';
import { Count, Id, momentOf } from '../told.ts';
import { askAs, requireSuccess } from './server.ts';

export const Status = v.object({
  id: Id,
  url: v.nullish(v.string()),
  uri: v.string(),
  created_at: v.string(),
  in_reply_to_id: v.nullish(Id),
  account: v.object({ id: Id }),
  media_attachments: v.nullish(v.array(v.object({ id: Id, description: v.nullish(v.string()) })), []),
  favourites_count: Count,
  replies_count: Count,
  reblogs_count: Count,
  quotes_count: Count,
});
export type Status = v.InferOutput<typeof Status>;

const Source = v.object({ text: v.string() });
const Context = v.object({ descendants: v.array(Status) });

/** So many come at once. */
const PAGE = 40;

/** Servers are anybody's: what is no address of a page is not led to. */
export function toPublished({ id, url, uri }: Pick<Status, 'id' | 'url' | 'uri'>): Published {
  const found = [url, uri].find((one) => /^https?:$/.test(URL.parse(one ?? '')?.protocol ?? ''));
  return { end: 'published', externalId: id, url: found ?? '' };
}

/** The account's own statuses since a moment, newest first, and whether that is all. @throws StagingEnded, OutboundError */
export async function listOwn(call: Call, since: number): Promise<Listed<Status>> {
  const listed = await lookBack<Status, string, never>({
    since,
    madeAt: ({ created_at }) => momentOf(created_at),
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
  const items = listed.items.filter(({ created_at }) => (momentOf(created_at) ?? since) >= since);
  return { ...listed, items };
}

/** A status; undefined when it is not there. @throws StagingEnded, OutboundError */
export async function findStatus(call: Call, id: string): Promise<Status | undefined> {
  const reply = await askAs(call, `/api/v1/statuses/${id}`);
  if (isNowhere(reply)) return undefined;
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
  const { favourites_count, replies_count, reblogs_count, quotes_count } = status;
  const figures = {
    likes: favourites_count,
    comments: replies_count,
    shares: reblogs_count === undefined ? undefined : reblogs_count + (quotes_count ?? 0),
  };
  return Object.fromEntries(Object.entries(figures).filter(([, count]) => count !== undefined));
}

/** Servers trim what they are sent. */
export function isSameText(one: string, other: string): boolean {
  return normal(one) === normal(other);
}

const normal = (text: string) => text.replaceAll('\r\n', '\n').trim();
