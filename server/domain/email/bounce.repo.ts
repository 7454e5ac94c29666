// All SQL of what came back of mails.
import type { Dropped, Return } from '../../contract/bounce.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';

/** The mail that something came back of. */
export interface ReturnedMail {
  readonly id: number;
  /** Of its Message-ID, and of the address that reports come back to. */
  readonly name: string;
  readonly businessId: number;
  readonly email: string;
  readonly subscriberId: number | null;
  /** Of a mailing. */
  readonly postId: number | null;
  readonly bounce: Return | Dropped['as'] | null;
}

const MAIL = mapColumns<ReturnedMail>('deliveries', {
  id: 'id',
  name: 'message_id',
  businessId: 'business_id',
  email: 'email',
  subscriberId: 'subscriber_id',
  postId: 'post_id',
  bounce: { sql: 'bounce', read: (bounce: ReturnedMail['bounce']) => bounce },
});

/** Only a mail that was handed over can come back. */
const HANDED_OVER = ['sent', 'unknown', 'sending', 'refused'];

/** The mail with one of these names, the first name first. Names are unguessable, so whoever knows one saw that mail. */
export async function findMailOfAnyBusiness(
  q: Query,
  names: readonly string[],
): Promise<ReturnedMail | undefined> {
  const mails = await MAIL.all(
    MAIL.from(q)
      .whereIn('message_id', [...names])
      .whereIn('status', HANDED_OVER),
  );
  return names.map((name) => mails.find((mail) => mail.name === name)).find((mail) => mail !== undefined);
}

export async function findMail(
  q: Query,
  key: { id: number; businessId: number },
): Promise<ReturnedMail | undefined> {
  return MAIL.one(MAIL.from(q).where({ id: key.id, business_id: key.businessId }));
}

/** What is worse replaces what is not. */
const REPLACED: Readonly<Record<Return | Dropped['as'], readonly Return[]>> = {
  dropped: [],
  soft: [],
  hard: ['soft'],
  complaint: ['soft', 'hard'],
};

/** Marks a mail; false when it had come back so, or worse, before. */
export async function markReturned(
  q: Query,
  id: number,
  came: { as: Return | Dropped['as']; error: Sentence | null; now: number },
): Promise<boolean> {
  const replaced = [...REPLACED[came.as]];
  const changed = await q('deliveries')
    .where({ id })
    .where((open) => open.whereNull('bounce').orWhereIn('bounce', replaced))
    .update({
      bounce: came.as,
      bounced_at: came.now,
      ...(came.error && { error: JSON.stringify(came.error) }),
    });
  return changed === 1;
}

/**
 * Whether the last `count` mails to an address all came back soft: since a moment, and with none between them that
 * arrived.
 */
export async function cameBackOften(
  q: Query,
  { businessId, email, subscriberId }: ReturnedMail,
  { count, since }: { count: number; since: number },
): Promise<boolean> {
  const ids: number[] = await q('deliveries')
    .where({ business_id: businessId, email, bounce: 'soft' })
    // Names the index, which holds only what came back.
    .whereNotNull('bounce')
    .where('bounced_at', '>=', since)
    .orderBy('id', 'desc')
    .limit(count)
    .pluck('id');
  const [newest, oldest] = [ids[0], ids.at(-1)];
  if (newest === undefined || oldest === undefined || ids.length < count) return false;
  const whose = subscriberId === null ? { business_id: businessId, email } : { subscriber_id: subscriberId };
  const arrived = await q('deliveries')
    .where({ ...whose, status: 'sent' })
    .whereNull('bounce')
    .whereBetween('id', [oldest, newest])
    .first('id');
  return arrived === undefined;
}
