// Posts of LinkedIn that are out: other words, and taking them down. And how an account stands.

import * as v from 'valibot';
import { errorSaying } from '../../../kernel/said-error.ts';
import { ask, isAway, isDone, isNowhere, type Reply } from '../ask.ts';
import type { Call, EditOutcome, Examination, PublishRequest } from '../connector.ts';
import { Count } from '../told.ts';
import { API, askLinkedIn, encodeUrn, isOrganization, type Member, memberOf } from './api.ts';
import { noteThrottle, troubleOf } from './errors.ts';
import { toLittle } from './little.ts';
import { listOrganizations, RolesRefused } from './roles.ts';

export async function remove(call: Call, externalId: string): Promise<boolean> {
  const member = memberOf(call);
  const reply = await askLinkedIn(member, `/rest/posts/${encodeUrn(externalId)}`, {
    method: 'DELETE',
    headers: { 'X-RestLi-Method': 'DELETE' },
  });
  if (isDone(reply) || isNowhere(reply)) return true;
  if (reply.status === 429) noteThrottle(member, reply);
  throw errorSaying(troubleOf(reply).message);
}

export async function edit(
  call: Call,
  externalId: string,
  { content }: Pick<PublishRequest, 'title' | 'content'>,
): Promise<EditOutcome> {
  const member = memberOf(call);
  const reply = await askLinkedIn(member, `/rest/posts/${encodeUrn(externalId)}`, {
    json: { patch: { $set: { commentary: toLittle(content) } } },
    headers: { 'X-RestLi-Method': 'PARTIAL_UPDATE' },
  });
  if (isDone(reply)) return { end: 'edited' };
  const { message } = troubleOf(reply);
  if (reply.status === 401) return { end: 'reconnect', error: message };
  if (reply.status === 429) noteThrottle(member, reply);
  if (reply.status === 429 || reply.status < 300 || isAway(reply)) return { end: 'unknown', error: message };
  return { end: 'rejected', reason: message };
}

/** Followers of a page, and whether one may still post for it; of a profile LinkedIn tells no more than that it is there. */
export async function examine(call: Call): Promise<Examination> {
  const member = memberOf(call);
  const { externalId, scopes } = member.credential;
  if (isOrganization(externalId)) return examinePage(member, externalId);
  const headers = { Authorization: `Bearer ${member.token}` };
  const reply = await ask(member, API, scopes.includes('openid') ? '/v2/userinfo' : '/v2/me', { headers });
  return reply.status === 200 ? { end: 'well', followers: null, findings: [] } : notWell(reply);
}

const Size = v.object({ firstDegreeSize: Count });

async function examinePage(member: Member, urn: string): Promise<Examination> {
  try {
    const isTheirs = (await listOrganizations(member)).includes(urn);
    const query = 'edgeType=COMPANY_FOLLOWED_BY_MEMBER';
    const reply = await askLinkedIn(member, `/rest/networkSizes/${encodeUrn(urn)}?${query}`);
    const read = v.safeParse(Size, reply.json);
    const followers = reply.status === 200 && read.success ? (read.output.firstDegreeSize ?? null) : null;
    return { end: 'well', followers, findings: isTheirs ? [] : ['role'] };
  } catch (error) {
    if (error instanceof RolesRefused) return notWell(error.reply);
    throw error;
  }
}

function notWell(reply: Reply): Examination {
  const isOut = reply.status === 401 || reply.status === 403;
  return { end: isOut ? 'reconnect' : 'unknown', error: troubleOf(reply).message };
}
