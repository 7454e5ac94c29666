// Everything that happened with one person, for their page and for what they may ask for: a copy of it all.
import type { PersonHistory } from '../../contract/person-history.ts';
import type { Person } from '../../contract/subscriber.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { iso } from '../../kernel/clock.ts';
import { readSentence, wordsOf } from '../../sentences/index.ts';
import { getPerson } from './person.ts';
import { listMailsTo, listRunsOf } from './person-history.repo.ts';
import { findSuppression } from './suppression.repo.ts';

/** Rows of a page; a copy holds all. */
const SHOWN = 50;
const ALL = 1_000_000;

/** @param person of the actor's business */
export async function findPersonHistory(
  q: Query,
  { businessId }: AccountActor,
  { id, email }: Pick<Person, 'id' | 'email'>,
  limit: number = SHOWN,
): Promise<PersonHistory> {
  const [mails, runs, suppression] = await Promise.all([
    listMailsTo(q, id, limit),
    listRunsOf(q, id, limit),
    findSuppression(q, businessId, email),
  ]);
  return {
    mails: mails.map((one) => ({
      ...one,
      error: one.error === null ? null : wordsOf(readSentence(one.error)),
      at: iso(one.at),
      openedAt: iso(one.openedAt),
      clickedAt: iso(one.clickedAt),
    })),
    runs: runs.map((one) => ({
      ...one,
      dueAt: iso(one.dueAt),
      startedAt: new Date(one.startedAt).toISOString(),
      endedAt: iso(one.endedAt),
    })),
    suppression: suppression
      ? { reason: suppression.reason, createdAt: new Date(suppression.createdAt).toISOString() }
      : null,
  };
}

/** All that is stored of a person. @throws AppError not-found */
export async function exportPerson(q: Query, actor: AccountActor, id: number) {
  const person = await getPerson(q, actor, id, ALL);
  return { ...person, ...(await findPersonHistory(q, actor, person, ALL)) };
}
