// Everything that a business knows of one subscriber.
import type { DescribedSubscriber, Person } from '../../contract/subscriber.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { iso } from '../../kernel/clock.ts';
import { wordsOf } from '../../sentences/index.ts';
import { listConsents } from './consent.repo.ts';
import { findChosenMails } from './mail-choices.repo.ts';
import { listPersonEvents } from './person-event.repo.ts';
import { getSubscriber, presentSubscriber, type SubscriberRecord } from './subscriber.ts';
import { readTraits } from './traits.ts';

/** Events that are told with a person. */
const MOST_EVENTS = 100;

/** @throws AppError not-found for a foreign or unknown id */
export async function getPerson(
  q: Query,
  actor: AccountActor,
  id: number,
  events: number = MOST_EVENTS,
): Promise<Person> {
  const subscriber = await getSubscriber(q, actor, id);
  const [described, chosen, consents, done] = await Promise.all([
    describeSubscriber(q, subscriber),
    findChosenMails(q, subscriber),
    listConsents(q, id),
    listPersonEvents(q, id, events),
  ]);
  return {
    ...described,
    leftBy: subscriber.leftBy && wordsOf(subscriber.leftBy),
    frequency: chosen.frequency,
    pausedUntil: iso(chosen.pausedUntil),
    consents: consents.map(({ saidBy, where, ...one }) => ({
      ...one,
      at: new Date(one.at).toISOString(),
      ...(saidBy === null ? {} : { saidBy }),
      ...(where === null ? {} : { where }),
    })),
    events: done.map(({ source, ...one }) => ({
      ...one,
      ...(source && { source }),
      at: new Date(one.at).toISOString(),
      data: JSON.parse(one.data),
    })),
  };
}

/** A subscriber with lists, tags and attributes. */
export async function describeSubscriber(
  q: Query,
  subscriber: SubscriberRecord,
): Promise<DescribedSubscriber> {
  return { ...presentSubscriber(subscriber), ...(await readTraits(q, subscriber.id)) };
}
