// All SQL of what the website of a business said when it was last read.
import type { WebsiteProposals } from '../../contract/website.ts';
import { flag, mapColumns } from '../../db/columns.ts';
import type { Selection } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface WebsiteReadingRecord {
  readonly businessId: number;
  readonly url: string;
  /** How many pages were read, and how many facts were proposed. */
  readonly pages: number;
  readonly facts: number;
  readonly proposals: WebsiteProposals;
  /** A person wants nothing more of the proposals. */
  readonly isLeft: boolean;
  readonly readAt: number;
}

const READING = mapColumns<WebsiteReadingRecord>('website_readings', {
  businessId: 'business_id',
  url: 'url',
  pages: 'pages',
  facts: 'facts',
  proposals: {
    sql: 'proposals',
    read: (stored: string): WebsiteProposals => JSON.parse(stored),
    write: JSON.stringify,
  },
  isLeft: flag('is_left'),
  readAt: 'read_at',
});

/** One row, or none for a business whose website was never read. */
export function selectWebsiteReading(q: Query, businessId: number): Selection<WebsiteReadingRecord> {
  return READING.selection(READING.from(q).where({ business_id: businessId }));
}

export async function findWebsiteReading(
  q: Query,
  businessId: number,
): Promise<WebsiteReadingRecord | undefined> {
  return READING.one(READING.from(q).where({ business_id: businessId }));
}

/** In place of the one before. */
export async function storeWebsiteReading(q: Query, reading: WebsiteReadingRecord): Promise<void> {
  await q('website_readings').insert(READING.stored(reading)).onConflict('business_id').merge();
}

/** @returns whether there is one */
export async function leaveWebsiteReading(q: Query, businessId: number, isLeft: boolean): Promise<boolean> {
  return (await q('website_readings').where({ business_id: businessId }).update({ is_left: isLeft })) === 1;
}
