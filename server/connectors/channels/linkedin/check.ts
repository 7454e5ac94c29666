// Looking for a post of ours on LinkedIn. Posts of pages are listed; those of profiles LinkedIn lets next to no app read.

import * as v from 'valibot';
import { say } from '../../../sentences/index.ts';
import type { Call, CheckOutcome, CheckRequest } from '../connector.ts';
import { type ListPage, lookBack, TOO_MANY } from '../look-back.ts';
import { Count, Words } from '../told.ts';
import { askLinkedIn, encodeUrn, isOrganization, linkOf, type Member, memberOf } from './api.ts';
import { noteThrottle, troubleOf } from './errors.ts';
import { isSame } from './little.ts';

const Posts = v.object({
  elements: v.array(
    v.object({
      id: v.string(),
      commentary: Words,
      createdAt: Count,
      publishedAt: Count,
    }),
  ),
  paging: v.nullish(v.object({ links: v.nullish(v.array(v.object({ rel: v.nullish(v.string()) }))) })),
});
type Post = v.InferOutput<typeof Posts>['elements'][number];
type Unread = Extract<CheckOutcome, { readonly end: 'reconnect' | 'unknown' }>;
const PAGE_SIZE = 50;

interface Place {
  readonly start: number;
  /** The last post of the page before. */
  readonly last: string | null;
}

/** Made with the newest first. */
export async function check(call: Call, attempt: CheckRequest): Promise<CheckOutcome> {
  const member = memberOf(call);
  const { externalId, scopes } = member.credential;
  const scope = isOrganization(externalId) ? 'r_organization_social' : 'r_member_social';
  if (!scopes.includes(scope)) {
    return { end: 'untold', error: say('networks.linkedin-unread') };
  }
  const { since, others, content } = attempt;
  const isIt = (one: Post) =>
    // One that does not say when it was made is no other than ours for that.
    (madeAt(one) ?? since) >= since && !others.includes(one.id) && isSame(content, one.commentary);
  const listed = await lookBack<Post, Place, Unread>({
    ...{ since, madeAt, isIt },
    read: (place) => readPage(member, place),
  });
  if ('refused' in listed) return listed.refused;
  const found = listed.items.find(isIt);
  if (found) return { end: 'published', externalId: found.id, url: linkOf(found.id) };
  return listed.isWhole ? { end: 'absent' } : { end: 'unknown', error: TOO_MANY };
}

function madeAt({ createdAt, publishedAt }: Post): number | undefined {
  return createdAt ?? publishedAt;
}

/** What one may not see is left out of a page, which has fewer then: the last is the one with none. */
async function readPage(
  member: Member,
  { start, last }: Place = { start: 0, last: null },
): Promise<ListPage<Post, Place> | { readonly refused: Unread }> {
  const author = encodeUrn(member.credential.externalId);
  const query = `q=author&author=${author}&count=${PAGE_SIZE}&start=${start}&sortBy=CREATED`;
  const headers = { 'X-RestLi-Method': 'FINDER' };
  const reply = await askLinkedIn(member, `/rest/posts?${query}`, { headers });
  const read = v.safeParse(Posts, reply.json);
  if (reply.status === 200 && read.success) {
    const { elements, paging } = read.output;
    const isEmpty = elements.length === 0 && !paging?.links?.some(({ rel }) => rel === 'next');
    // Who gives the same again does not page at all.
    const isAgain = elements.length < PAGE_SIZE && elements.at(-1)?.id === last;
    const next = { start: start + PAGE_SIZE, last: elements.at(-1)?.id ?? null };
    return { items: elements, next: isEmpty || isAgain ? undefined : next };
  }
  const { message } = troubleOf(reply);
  if (reply.status === 429) noteThrottle(member, reply);
  const end = reply.status === 401 ? 'reconnect' : 'unknown';
  return { refused: { end, error: message } };
}
