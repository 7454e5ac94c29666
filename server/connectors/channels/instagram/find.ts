// Looking for a post on its account: its container says whether it was published, and the account's list which post it is.
import * as v from 'valibot';
import { SECOND } from '../../../kernel/clock.ts';
import { OutboundError } from '../../outbound-error.ts';
import { troubleOf } from '../../vendors/meta/errors.ts';
import { askGraph, type SignedCall, segment } from '../../vendors/meta/graph.ts';
import { isSame, toMoment } from '../../vendors/meta/words.ts';
import { StagingEnded } from '../ask.ts';
import type { CheckOutcome, CheckRequest, Published } from '../connector.ts';
import { Id, Words } from '../told.ts';
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
      timestamp: v.string(),
      permalink: Words,
    }),
  ),
});

export async function check(call: SignedCall, attempt: CheckRequest): Promise<CheckOutcome> {
  const query = { fields: 'id,caption,timestamp,permalink', limit: LISTED };
  const reply = await askGraph(call, placeOf(call), ofAccount(call, 'media'), { query });
  const read = v.safeParse(List, reply.json);
  if (reply.status >= 300 || !read.success) return troubleOf(reply);
  const { since, others, content } = attempt;
  const ours = read.output.data.filter(
    // It gives whole seconds.
    ({ id, timestamp }) => toMoment(timestamp) > since - SECOND && !others.includes(id),
  );
  const found = ours.find(({ caption }) => isSame(caption, content));
  if (found) return toPublished(found);
  const step = attempt.data === undefined ? undefined : readStep(attempt.data);
  if (step?.step !== 'publish' || !(await wasPublished(call, step.id))) return { end: 'absent' };
  const [only, another] = ours;
  if (only && !another) return toPublished(only);
  return { end: 'unknown', error: 'Instagram has published it, and does not list it.' };
}

function toPublished({ id, permalink }: v.InferOutput<typeof List>['data'][number]): Published {
  return { end: 'published', externalId: id, url: permalink || SITE };
}

/** @throws Error when the vendor does not say */
async function wasPublished(call: SignedCall, container: string): Promise<boolean> {
  try {
    return (await askStatus(call, container)).status_code === 'PUBLISHED';
  } catch (error) {
    throw error instanceof StagingEnded
      ? new Error('Instagram does not say what became of the post.')
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
