// The preference centre: what somebody chooses about the mails of a business, by the secret that stands in each of them.
import { type ChosenMails, type MailChoices, PAUSE_DAYS } from '../../contract/mail-choices.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { ANONYMOUS } from '../../kernel/actor.ts';
import { DAY } from '../../kernel/clock.ts';
import { sha256 } from '../../kernel/ids.ts';
import { addToLists, keepOnLists, listsOf } from './list.repo.ts';
import { findChosenMails, listOpenLists, type OpenList, saveChosenMails } from './mail-choices.repo.ts';
import { findSubscriberByToken } from './subscriber.repo.ts';
import type { SubscriberRecord } from './subscriber.ts';
import { describeSubscription, type Subscription } from './subscription.ts';

/** What the page shows to whoever opens it. */
export interface OpenChoices extends Subscription, ChosenMails {
  readonly businessId: number;
  readonly lists: readonly OpenList[];
}

/** What the person with this token has chosen; undefined for an unknown one. Changes nothing. */
export async function findMailChoices(ctx: Context, token: string): Promise<OpenChoices | undefined> {
  const tx = { q: ctx.db.read, now: ctx.clock.now() };
  const subscriber = await findSubscriberByToken(tx.q, sha256(token));
  return subscriber && describe(tx, subscriber);
}

/**
 * Stores what somebody chooses. A pause that lasts already is not made longer; lists that the page does not show, and
 * whatever somebody chooses who has left, change nothing.
 * @returns what holds then; undefined for an unknown token
 */
export async function chooseMails(
  ctx: Context,
  token: string,
  choices: MailChoices,
): Promise<OpenChoices | undefined> {
  return unitOfWork(ctx, ANONYMOUS, async (tx) => {
    const subscriber = await findSubscriberByToken(tx.q, sha256(token));
    if (!subscriber) return undefined;
    if (subscriber.status !== 'active') return describe(tx, subscriber);
    const before = await describe(tx, subscriber);
    await saveChosenMails(tx.q, subscriber, {
      frequency: choices.frequency,
      pausedUntil: choices.pause ? (before.pausedUntil ?? tx.now + PAUSE_DAYS * DAY) : null,
    });
    await chooseLists(tx, subscriber, { open: before.lists, chosen: choices.lists });
    tx.emit({ kind: 'subscriber.changed', businessId: subscriber.businessId, subjectId: subscriber.id });
    return describe(tx, subscriber);
  });
}

async function chooseLists(
  tx: Tx,
  { id }: SubscriberRecord,
  { open, chosen }: { open: readonly OpenList[]; chosen: readonly number[] },
): Promise<void> {
  const shown = open.map((list) => list.id);
  const others = (await listsOf(tx.q, id)).filter((list) => !shown.includes(list));
  const wanted = chosen.filter((list) => shown.includes(list));
  await keepOnLists(tx.q, id, [...others, ...wanted]);
  await addToLists(tx.q, id, wanted);
}

async function describe(tx: Pick<Tx, 'q' | 'now'>, subscriber: SubscriberRecord): Promise<OpenChoices> {
  const { frequency, pausedUntil } = await findChosenMails(tx.q, subscriber);
  return {
    ...(await describeSubscription(tx, subscriber)),
    businessId: subscriber.businessId,
    frequency,
    pausedUntil: pausedUntil !== null && pausedUntil > tx.now ? pausedUntil : null,
    lists: await listOpenLists(tx.q, subscriber),
  };
}
