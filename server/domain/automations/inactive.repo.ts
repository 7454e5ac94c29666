// All SQL of being inactive: no open, no click and no event of a person since a moment.
import type { Query } from '../../db/unit-of-work.ts';

/** Whether a person has opened or clicked a mail, or did something elsewhere, at a moment or after it. */
export async function hasBeenActive(
  q: Query,
  { subscriberId, since }: { subscriberId: number; since: number },
): Promise<boolean> {
  const mine = { subscriber_id: subscriberId };
  const event: unknown = await q('person_events').select('id').where(mine).where('at', '>=', since).first();
  if (event !== undefined) return true;
  const read: unknown = await q('deliveries')
    .select('id')
    .where(mine)
    .where((either) => either.where('opened_at', '>=', since).orWhere('clicked_at', '>=', since))
    .first();
  return read !== undefined;
}

export interface InactivePerson {
  readonly id: number;
  readonly createdAt: number;
  readonly eventAt: number | null;
  readonly openedAt: number | null;
  readonly clickedAt: number | null;
}

/** Active subscribers after an id who did nothing since a moment, and were there before it; with what they did last. */
export async function listInactive(
  q: Query,
  page: { businessId: number; before: number; after: number; limit: number },
): Promise<InactivePerson[]> {
  const events = () => q('person_events').whereRaw('person_events.subscriber_id = subscribers.id');
  const mails = () => q('deliveries').whereRaw('deliveries.subscriber_id = subscribers.id');
  return q('subscribers')
    .where({ business_id: page.businessId, status: 'active' })
    .where('created_at', '<=', page.before)
    .where('id', '>', page.after)
    .whereNotExists(events().where('at', '>', page.before).select(q.raw('1')))
    .whereNotExists(
      mails()
        .where((either) =>
          either.where('opened_at', '>', page.before).orWhere('clicked_at', '>', page.before),
        )
        .select(q.raw('1')),
    )
    .orderBy('id')
    .limit(page.limit)
    .select('id', { createdAt: 'created_at' })
    .select({
      eventAt: events().max('at'),
      openedAt: mails().max('opened_at'),
      clickedAt: mails().max('clicked_at'),
    });
}
