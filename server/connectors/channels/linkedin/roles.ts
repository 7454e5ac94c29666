// The pages for which somebody may post.

import * as v from 'valibot';
import { SaidError } from '../../../kernel/said-error.ts';
import { say } from '../../../sentences/index.ts';
import type { Reply } from '../ask.ts';
import { askLinkedIn, type Way } from './api.ts';

/** Who may post for a page. */
const ROLES = ['ADMINISTRATOR', 'CONTENT_ADMINISTRATOR'] as const;
const PAGE_SIZE = 100;
const MOST_PAGES = 10;

const Acls = v.object({
  elements: v.array(v.object({ organization: v.string() })),
  paging: v.nullish(v.object({ links: v.nullish(v.array(v.object({ rel: v.nullish(v.string()) }))) })),
});

/** What LinkedIn refused to tell. */
export class RolesRefused extends SaidError {
  readonly reply: Reply;

  constructor(reply: Reply) {
    super(say('networks.answered-where', { who: 'LinkedIn', status: reply.status, where: 'roles' }));
    this.reply = reply;
  }
}

/** URNs of organizations, each once. @throws RolesRefused, OutboundError */
export async function listOrganizations(way: Way): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const role of ROLES) for (const urn of await listByRole(way, role)) found.add(urn);
  return [...found];
}

async function listByRole(way: Way, role: (typeof ROLES)[number]): Promise<readonly string[]> {
  const all: string[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = `q=roleAssignee&role=${role}&state=APPROVED&count=${PAGE_SIZE}&start=${page * PAGE_SIZE}`;
    const reply = await askLinkedIn(way, `/rest/organizationAcls?${query}`);
    const read = v.safeParse(Acls, reply.json);
    if (reply.status !== 200 || !read.success) throw new RolesRefused(reply);
    const { elements, paging } = read.output;
    all.push(...elements.map(({ organization }) => organization));
    // What one may not see is left out of a page: one with few on it need not be the last.
    const goesOn = paging?.links?.some(({ rel }) => rel === 'next');
    if (elements.length < PAGE_SIZE && !goesOn) break;
  }
  return all;
}
