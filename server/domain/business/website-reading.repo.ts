// All SQL of what the website of a business said when it was last read.
import type { ProposalList, WebsiteProposals } from '../../contract/website.ts';
import { type Column, mapColumns } from '../../db/columns.ts';
import type { Selection } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface WebsiteReadingRecord {
  readonly businessId: number;
  readonly url: string;
  /** How many pages were read, and how many facts were proposed. */
  readonly pages: number;
  readonly facts: number;
  readonly proposals: WebsiteProposals;
  /** The lists of proposals of which a person wants nothing more. */
  readonly left: readonly ProposalList[];
  readonly readAt: number;
}

const left: Column<readonly ProposalList[]> = {
  sql: 'left_lists',
  read: (stored: string) => JSON.parse(stored),
  write: JSON.stringify,
};

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
  left,
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
export async function leaveProposals(
  q: Query,
  businessId: number,
  lists: readonly ProposalList[],
): Promise<boolean> {
  const rows = q('website_readings').where({ business_id: businessId });
  return (await rows.update(READING.stored({ left: lists }))) === 1;
}
