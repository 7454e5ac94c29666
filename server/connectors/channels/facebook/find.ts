// Posts of a page as they are listed there: known by their words and their time, as the vendor takes no key of ours.
import * as v from 'valibot';
import { SECOND } from '../../../kernel/clock.ts';
import { OutboundError } from '../../outbound-error.ts';
import { type Trouble, troubleOf } from '../../vendors/meta/errors.ts';
import { askGraph, type SignedCall, segment } from '../../vendors/meta/graph.ts';
import { type Next, nextOf, Paging } from '../../vendors/meta/paging.ts';
import { isSame } from '../../vendors/meta/words.ts';
import type { CheckRequest } from '../connector.ts';
import { lookBack, TOO_MANY } from '../look-back.ts';
import { momentOf, Words } from '../told.ts';
import { ofPage, placeOf } from './place.ts';

const SITE = 'https://www.facebook.com';
const LISTED = '100';

const Posts = v.object({
  data: v.array(
    v.object({
      id: v.string(),
      message: Words,
      created_time: Words,
      permalink_url: v.nullish(v.string()),
    }),
  ),
  paging: Paging,
});

export type Sought = Pick<CheckRequest, 'content' | 'since' | 'others'>;

export interface FoundPost {
  readonly id: string;
  readonly url: string;
}

type Listed = v.InferOutput<typeof Posts>['data'][number];

/** The newest post with these words; null where there is none, and why nobody can say so where that is so. @throws OutboundError */
export async function findPost(
  call: SignedCall,
  { content, since, others }: Sought,
): Promise<FoundPost | null | Trouble> {
  const fields = 'id,message,created_time,permalink_url';
  const usual = { fields, limit: LISTED, since: String(Math.floor(since / SECOND)) };
  const isIt = ({ id, message, created_time }: Listed) =>
    // It gives whole seconds.
    isSame(message, content) && (momentOf(created_time) ?? since) > since - SECOND && !others.includes(id);
  const listed = await lookBack<Listed, Next, Trouble>({
    since: since - SECOND,
    madeAt: ({ created_time }) => momentOf(created_time),
    isIt,
    read: async (next) => {
      const query = { ...usual, ...next };
      const reply = await askGraph(call, placeOf(call), ofPage(call, 'published_posts'), { query });
      const read = v.safeParse(Posts, reply.json);
      if (reply.status >= 300 || !read.success) return { refused: troubleOf(reply) };
      return { items: read.output.data, next: nextOf(read.output.paging) };
    },
  });
  if ('refused' in listed) return listed.refused;
  const found = listed.items.find(isIt);
  if (found) return { id: found.id, url: toAddress(found.permalink_url ?? found.id) };
  return listed.isWhole ? null : { end: 'unknown', error: TOO_MANY };
}

const Permalink = v.object({ permalink_url: v.string() });

/** Where people see a post or a film; an address that leads there, where the vendor does not say. */
export async function permalinkOf(call: SignedCall, id: string): Promise<string> {
  try {
    const query = { fields: 'permalink_url' };
    const { json } = await askGraph(call, placeOf(call), segment(id), { query });
    const read = v.safeParse(Permalink, json);
    return toAddress(read.success ? read.output.permalink_url : id);
  } catch (error) {
    if (error instanceof OutboundError) return toAddress(id);
    throw error;
  }
}

/** Of films, the vendor gives the path alone. */
function toAddress(path: string): string {
  const url = URL.parse(path, SITE);
  return url && /^https?:$/.test(url.protocol) ? url.href : SITE;
}
