// Looking for a post of ours on LinkedIn. Posts of pages are listed; those of profiles LinkedIn lets next to no app read.
import * as v from 'valibot';
import type { Call, CheckOutcome, CheckRequest } from '../connector.ts';
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
});
const PAGE_SIZE = 50;
const MOST_PAGES = 4;

/** Made with the newest first. */
export async function check(call: Call, attempt: CheckRequest): Promise<CheckOutcome> {
  const member = memberOf(call);
  const { externalId, scopes } = member.credential;
  const scope = isOrganization(externalId) ? 'r_organization_social' : 'r_member_social';
  if (!scopes.includes(scope)) {
    return { end: 'untold', error: 'LinkedIn does not let this app read the posts of the account.' };
  }
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const read = await readPage(member, page);
    if ('end' in read) return read;
    const found = read.find(
      (one) =>
        // One that does not say when it was made is no other than ours for that.
        madeAt(one, attempt.since) >= attempt.since &&
        !attempt.others.includes(one.id) &&
        isSame(attempt.content, one.commentary),
    );
    if (found) return { end: 'published', externalId: found.id, url: linkOf(found.id) };
    const oldest = read.at(-1);
    if (read.length < PAGE_SIZE || (oldest && madeAt(oldest, attempt.since) < attempt.since))
      return { end: 'absent' };
  }
  return { end: 'unknown', error: 'There are too many posts to look through.' };
}

type Listed = v.InferOutput<typeof Posts>['elements'];

function madeAt({ createdAt, publishedAt }: Listed[number], unless: number): number {
  return createdAt ?? publishedAt ?? unless;
}

async function readPage(member: Member, page: number): Promise<Listed | CheckOutcome> {
  const author = encodeUrn(member.credential.externalId);
  const query = `q=author&author=${author}&count=${PAGE_SIZE}&start=${page * PAGE_SIZE}&sortBy=CREATED`;
  const headers = { 'X-RestLi-Method': 'FINDER' };
  const reply = await askLinkedIn(member, `/rest/posts?${query}`, { headers });
  const read = v.safeParse(Posts, reply.json);
  if (reply.status === 200 && read.success) return read.output.elements;
  const { message } = troubleOf(reply);
  if (reply.status === 429) noteThrottle(member, reply);
  return { end: reply.status === 401 ? 'reconnect' : 'unknown', error: message };
}
