// What LinkedIn tells of posts: of pages all in one question, of profiles one figure a question where that was granted.

import * as v from 'valibot';
import { errorSaying } from '../../../kernel/said-error.ts';
import type { Reply } from '../ask.ts';
import type { Call, Figures } from '../connector.ts';
import { Count } from '../told.ts';
import { askLinkedIn, encodeUrn, isOrganization, listOf, type Member, memberOf } from './api.ts';
import { noteThrottle, troubleOf } from './errors.ts';

/** By the ids of posts; one of which nothing is told is left out. @throws OutboundError; Error when LinkedIn does not answer */
export async function measure(call: Call, ids: readonly string[]): Promise<ReadonlyMap<string, Figures>> {
  const member = memberOf(call);
  const { externalId, scopes } = member.credential;
  if (isOrganization(externalId)) return measureOfPage(member, ids);
  // Without it there is nothing to ask for.
  if (!scopes.includes('r_member_postAnalytics')) return new Map();
  const figures = new Map<string, Figures>();
  for (const id of ids) {
    const told = await measureOfProfile(member, id);
    if (Object.keys(told).length > 0) figures.set(id, told);
  }
  return figures;
}

const isUgc = (urn: string) => urn.startsWith('urn:li:ugcPost:');

const PageStatistics = v.object({
  elements: v.array(
    v.object({
      share: v.nullish(v.string()),
      ugcPost: v.nullish(v.string()),
      totalShareStatistics: v.object({
        impressionCount: Count,
        clickCount: Count,
        likeCount: Count,
        commentCount: Count,
        shareCount: Count,
      }),
    }),
  ),
});

async function measureOfPage(member: Member, ids: readonly string[]): Promise<ReadonlyMap<string, Figures>> {
  const [ugc, shares] = [ids.filter(isUgc), ids.filter((id) => !isUgc(id))];
  const organization = encodeUrn(member.credential.externalId);
  const query = [
    `q=organizationalEntity&organizationalEntity=${organization}`,
    ...(shares.length > 0 ? [`shares=${listOf(shares)}`] : []),
    ...(ugc.length > 0 ? [`ugcPosts=${listOf(ugc)}`] : []),
  ].join('&');
  const path = `/rest/organizationalEntityShareStatistics?${query}`;
  const told = read(member, await askLinkedIn(member, path), PageStatistics);
  return new Map(
    (told?.elements ?? []).flatMap(({ share, ugcPost, totalShareStatistics: of }) => {
      const id = share ?? ugcPost;
      const { likeCount: likes, commentCount: comments, shareCount: shares, clickCount: clicks } = of;
      const figures = { likes, comments, shares, clicks, impressions: of.impressionCount };
      return id == null ? [] : [[id, onlyTold(figures)] as const];
    }),
  );
}

/** In LinkedIn's words. */
const QUERIES = {
  likes: 'REACTION',
  comments: 'COMMENT',
  shares: 'RESHARE',
  impressions: 'IMPRESSION',
} as const;
const Counted = v.object({ elements: v.array(v.object({ count: Count })) });

async function measureOfProfile(member: Member, id: string): Promise<Figures> {
  const entity = `(${isUgc(id) ? 'ugc' : 'share'}:${encodeUrn(id)})`;
  const told = await Promise.all(
    Object.entries(QUERIES).map(async ([figure, queryType]) => {
      const query = `q=entity&entity=${entity}&queryType=${queryType}&aggregation=TOTAL`;
      const reply = await askLinkedIn(member, `/rest/memberCreatorPostAnalytics?${query}`);
      return [figure, read(member, reply, Counted)?.elements[0]?.count] as const;
    }),
  );
  return onlyTold(Object.fromEntries(told));
}

/** What LinkedIn does not give is left out. */
function onlyTold(figures: Readonly<Record<string, number | undefined>>): Figures {
  return Object.fromEntries(Object.entries(figures).filter(([, count]) => count !== undefined));
}

/** Undefined where this post or this account has none. @throws Error when it may have, and LinkedIn does not say */
function read<S extends v.GenericSchema>(
  member: Member,
  reply: Reply,
  schema: S,
): v.InferOutput<S> | undefined {
  if (reply.status === 403 || reply.status === 404) return undefined;
  const parsed = v.safeParse(schema, reply.json);
  if (reply.status === 200 && parsed.success) return parsed.output;
  if (reply.status === 429) noteThrottle(member, reply);
  throw errorSaying(troubleOf(reply).message);
}
