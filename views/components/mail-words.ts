// What became of a mailing's mails, in words. "Delivered" is what a mail server took: what stays in the local outbox has
// not left this machine.
import type { Mailing } from '../../server/contract/mailing.ts';
import { numberFormat } from './formats.ts';

export type Mails = Pick<Mailing, 'delivered' | 'kept' | 'undelivered'> &
  Partial<Pick<Mailing, 'remaining' | 'unknown'>>;

/** "3 delivered, 0 not", or "3 in the local outbox. Nothing left this machine."; both where a server came meanwhile. */
export function describeMails(mails: Mails, locale: string): string {
  const { delivered, kept, undelivered, remaining } = mails;
  const number = (value: number | null) => numberFormat(locale).format(value ?? 0);
  const outbox = `${number(kept)} in the local outbox`;
  if (remaining) return `${number((delivered ?? 0) + (kept ?? 0))} so far, ${number(remaining)} to go`;
  if (hasStayed({ delivered, kept })) return `${outbox}. Nothing left this machine.`;
  return `${number(delivered)} delivered, ${number(undelivered)} not${kept ? `, ${outbox}` : ''}`;
}

/** "42% opened it, 10% followed a link; 3 opens and clicks by machines are left out." */
export function describeReads(
  { openRate, clickRate, machineReads }: Pick<Mailing, 'openRate' | 'clickRate' | 'machineReads'>,
  locale: string,
): string {
  if (openRate === null || clickRate === null) return 'Opens and clicks were not measured.';
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const people = `${percent.format(openRate)} opened it, ${percent.format(clickRate)} followed a link`;
  if (!machineReads) return `${people}.`;
  const number = numberFormat(locale).format(machineReads);
  return `${people}; ${number} by machines ${machineReads === 1 ? 'is' : 'are'} left out.`;
}

/** Whether no mail of a mailing has left this machine. */
export function hasStayed({ delivered, kept }: Partial<Pick<Mails, 'delivered' | 'kept'>>): boolean {
  return !delivered && Boolean(kept);
}

/** The state of a mailing that has stayed, where others say that it is out. */
export const STAYED = 'In the outbox';
