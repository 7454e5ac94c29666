// All SQL of what people choose about the mails that they get.
import type { ChosenMails } from '../../contract/mail-choices.ts';
import type { Frequency } from '../../contract/mail-limits.ts';
import type { Query } from '../../db/unit-of-work.ts';

/** A person of a business; the caller has found them. */
interface Whom {
  readonly id: number;
  readonly businessId: number;
}

export async function findChosenMails(q: Query, { id, businessId }: Whom): Promise<ChosenMails> {
  const row: { frequency: Frequency; paused_until: number | string | null } = await q('subscribers')
    .where({ id, business_id: businessId })
    .first('frequency', 'paused_until');
  return {
    frequency: row.frequency,
    pausedUntil: row.paused_until === null ? null : Number(row.paused_until),
  };
}

export async function saveChosenMails(
  q: Query,
  { id, businessId }: Whom,
  { frequency, pausedUntil }: ChosenMails,
): Promise<void> {
  await q('subscribers')
    .where({ id, business_id: businessId })
    .update({ frequency, paused_until: pausedUntil });
}

export interface OpenList {
  readonly id: number;
  readonly name: string;
  readonly isOn: boolean;
}

/** The lists that a person may see: those they are on, and those that a form offers to everybody. */
export async function listOpenLists(q: Query, { id, businessId }: Whom): Promise<OpenList[]> {
  const mine: number[] = await q('subscriber_lists').where({ subscriber_id: id }).pluck('list_id');
  const offered = q('form_lists').select('list_id');
  const lists: { id: number; name: string }[] = await q('lists')
    .where({ business_id: businessId })
    .where((open) => open.whereIn('id', mine).orWhereIn('id', offered))
    .orderBy('name')
    .select('id', 'name');
  return lists.map((list) => ({ ...list, isOn: mine.includes(list.id) }));
}
