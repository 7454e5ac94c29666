// Whose day it was in the past, for trying an automation that a date begins.
import type { Query } from '../../db/unit-of-work.ts';
import { listAttributes } from '../audience/index.ts';
import { causeOf, type DateTrigger, datesOf, occasionsBetween } from './date-trigger.ts';
import { listPeopleOfDates } from './dates.repo.ts';
import { listCreated, type PastStart } from './past.repo.ts';

/** People whose date, as it is known today, fell into a span of time, the earliest first: each once for an occasion. */
export async function listPastDates(
  q: Query,
  trigger: DateTrigger,
  span: { businessId: number; from: number; to: number; timeZone: string; limit: number },
): Promise<PastStart[]> {
  const attributes = await listAttributes(q, span.businessId);
  const attribute = attributes.find(({ key, type }) => key === trigger.attribute && type === 'date');
  const starts: PastStart[] = [];
  if (!attribute) return starts;
  const known = new Set<string>();
  for (const occasion of occasionsBetween(trigger, span)) {
    const asked = { attributeId: attribute.id, dates: datesOf(trigger, occasion), after: 0 };
    const people = await listPeopleOfDates(q, { ...asked, limit: span.limit });
    const since = await listCreated(q, people);
    for (const subscriberId of people) {
      const cause = `${subscriberId} ${causeOf(trigger, occasion)}`;
      // Who was not there yet on the day was not looked for.
      if (known.has(cause) || (since.get(subscriberId) ?? 0) > occasion.at) continue;
      known.add(cause);
      starts.push({ subscriberId, at: occasion.at });
    }
    if (starts.length >= span.limit) break;
  }
  return starts.slice(0, span.limit);
}
