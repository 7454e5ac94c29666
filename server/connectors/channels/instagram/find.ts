// Looking for a post on its account: its container says whether it was published, and the account's list which post it is.

import * as v from 'valibot';
import { SECOND } from '../../../kernel/clock.ts';
import { SaidError } from '../../../kernel/said-error.ts';
import { say } from '../../../sentences/index.ts';
import { OutboundError } from '../../outbound-error.ts';
import { type Trouble, troubleOf } from '../../vendors/meta/errors.ts';
import { askGraph, type SignedCall, segment } from '../../vendors/meta/graph.ts';
import { type Next, nextOf, Paging } from '../../vendors/meta/paging.ts';
import { isSame } from '../../vendors/meta/words.ts';
import { StagingEnded } from '../ask.ts';
import type { CheckOutcome, CheckRequest, Published } from '../connector.ts';
import { lookBack, TOO_MANY } from '../look-back.ts';
import { Id, momentOf, Words } from '../told.ts';
import { askStatus } from './container.ts';
import { ofAccount, placeOf } from './place.ts';
import { readStep } from './step.ts';

const SITE = 'https://www.instagram.com/';
const LISTED = '50';

const List = v.object({
  data: v.array(
    v.object({
      id: Id,
      caption: Words,
      timestamp: Words,
      permalink: Words,
    }),
  ),
  paging: Paging,
});
type Listed = v.InferOutput<typeof List>['data'][number];

export async function check(call: SignedCall, attempt: CheckRequest): Promise<CheckOutcome> {
  const { since, others, content } = attempt;
  const isOurs = ({ id, timestamp }: Listed) =>
    // It gives whole seconds.
    (momentOf(timestamp) ?? since) > since - SECOND && !others.includes(id);
  const isIt = (one: Listed) => isOurs(one) && isSame(one.caption, content);
  const listed = await lookBack<Listed, Next, Trouble>({
    since: since - SECOND,
    madeAt: ({ timestamp }) => momentOf(timestamp),
    isIt,
    read: (next) => readPage(call, next),
  });
  if ('refused' in listed) return listed.refused;
  const found = listed.items.find(isIt);
  if (found) return toPublished(found);
  const step = attempt.data === undefined ? undefined : readStep(attempt.data);
  if (step?.step !== 'publish' || !(await wasPublished(call, step.id)))
    return listed.isWhole ? { end: 'absent' } : { end: 'unknown', error: TOO_MANY };
  const [only, another] = listed.items.filter(isOurs);
  if (only && !another && listed.isWhole) return toPublished(only);
  return { end: 'unknown', error: say('networks.instagram-unlisted') };
}

async function readPage(call: SignedCall, next?: Next) {
  const query = { fields: 'id,caption,timestamp,permalink', limit: LISTED, ...next };
  const reply = await askGraph(call, placeOf(call), ofAccount(call, 'media'), { query });
  const read = v.safeParse(List, reply.json);
  if (reply.status >= 300 || !read.success) return { refused: troubleOf(reply) };
  return { items: read.output.data, next: nextOf(read.output.paging) };
}

function toPublished({ id, permalink }: Listed): Published {
  return { end: 'published', externalId: id, url: permalink || SITE };
}

/** @throws Error when the vendor does not say */
async function wasPublished(call: SignedCall, container: string): Promise<boolean> {
  try {
    return (await askStatus(call, container)).status_code === 'PUBLISHED';
  } catch (error) {
    throw error instanceof StagingEnded
      ? new SaidError(say('networks.fate-untold', { who: 'Instagram', of: 'post' }))
      : error;
  }
}

const Permalink = v.object({ permalink: v.string() });

/** Where people see a post; Instagram itself, where the vendor does not say. */
export async function permalinkOf(call: SignedCall, id: string): Promise<string> {
  try {
    const query = { fields: 'permalink' };
    const { json } = await askGraph(call, placeOf(call), segment(id), { query });
    const read = v.safeParse(Permalink, json);
    return read.success ? read.output.permalink : SITE;
  } catch (error) {
    if (error instanceof OutboundError) return SITE;
    throw error;
  }
}
