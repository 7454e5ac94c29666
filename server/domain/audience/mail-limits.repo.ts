// All SQL of what a business keeps to when it writes to people.
import type { MailLimits } from '../../contract/mail-limits.ts';
import type { Query } from '../../db/unit-of-work.ts';

/** What stands of them in `business_settings`. */
export const LIMIT_COLUMNS = ['cap_mails', 'cap_days', 'quiet_from', 'quiet_to'] as const;

export interface LimitsRow {
  readonly cap_mails: number | null;
  readonly cap_days: number | null;
  readonly quiet_from: string | null;
  readonly quiet_to: string | null;
}

export async function findMailLimits(q: Query, businessId: number): Promise<MailLimits> {
  const row: LimitsRow | undefined = await q('business_settings')
    .where({ business_id: businessId })
    .first(...LIMIT_COLUMNS);
  return readLimits(row);
}

export function readLimits(row: Partial<LimitsRow> | undefined): MailLimits {
  const { cap_mails: mails = null, cap_days: days = null, quiet_from = null, quiet_to = null } = row ?? {};
  return {
    cap: mails === null || days === null ? null : { mails, days },
    quietHours: quiet_from === null || quiet_to === null ? null : { from: quiet_from, to: quiet_to },
  };
}

export async function updateMailLimits(
  q: Query,
  businessId: number,
  { cap, quietHours }: MailLimits,
): Promise<void> {
  await q('business_settings')
    .where({ business_id: businessId })
    .update({
      cap_mails: cap?.mails ?? null,
      cap_days: cap?.days ?? null,
      quiet_from: quietHours?.from ?? null,
      quiet_to: quietHours?.to ?? null,
    });
}
