// What Google's APIs say when they do not do what they were asked.

import { Temporal } from 'temporal-polyfill';
import * as v from 'valibot';
import type { Told } from '../../../contract/sentence.ts';
import { say } from '../../../sentences/index.ts';
import type { Reply } from '../../channels/ask.ts';

const Refused = v.object({
  error: v.object({
    message: v.nullish(v.string(), ''),
    status: v.nullish(v.string(), ''),
    errors: v.nullish(v.array(v.object({ reason: v.nullish(v.string(), '') })), []),
  }),
});

export interface Refusal {
  /** Google's own name of it, such as `quotaExceeded`; '' where it names none. */
  readonly reason: string;
  readonly message: Told;
}

export function refusalOf({ json, status }: Pick<Reply, 'json' | 'status'>): Refusal {
  const read = v.safeParse(Refused, json);
  if (!read.success) return { reason: '', message: say('networks.answered', { who: 'Google', status }) };
  const { message, errors, status: name } = read.output.error;
  return {
    reason: errors[0]?.reason || name,
    message: message || say('networks.answered', { who: 'Google', status }),
  };
}

/** Where Google counts days. */
const ZONE = 'America/Los_Angeles';

/** When the quotas of a project begin anew: the next midnight in California, UTC milliseconds. */
export function quotaBeginsAt(now: number): number {
  const there = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(ZONE);
  return there.add({ days: 1 }).startOfDay().epochMilliseconds;
}
