// The owner's website read for facts, and for what could stand in the profile and the brand kit. All of it waits for a person.

import { toWallTime } from '../../contract/wall-time.ts';
import type { ProposalList, WebsiteRead, WebsiteReading } from '../../contract/website.ts';
import { type Context, type Query, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { iso } from '../../kernel/clock.ts';
import { inField, say } from '../../sentences/index.ts';
import {
  type Business,
  endOf,
  type FactRecord,
  findWebsiteReading,
  getBusiness,
  leaveProposals,
  proposeFacts,
  requireWriter,
  storeWebsiteReading,
  type WebsiteReadingRecord,
} from '../business/index.ts';
import {
  proposeColors,
  proposeFromPages,
  proposeLogo,
  proposeProfile,
  type WebPage,
  type Website,
  type WebsiteEnd,
  type WebsiteRefusal,
} from '../writer/index.ts';
import { presentFacts } from './manage-facts.ts';

/**
 * Reads a website and proposes what it says; nothing is open in the database meanwhile, and each page is told of.
 * @returns what was not known before, and what could stand in the profile and the brand kit
 * @throws AppError forbidden for who may not write; invalid, saying why, for a website that cannot be read or says nothing
 */
export async function readOwnWebsite(
  ctx: Context,
  actor: AccountActor,
  website: Website,
  address: string,
): Promise<WebsiteRead> {
  requireWriter(actor);
  const { businessId } = actor;
  const read = await website.read(address, (page, number) =>
    unitOfWork(ctx, actor, async (tx) => {
      tx.emit({ kind: 'website.page-asked', businessId, data: { page, number } });
    }),
  );
  if (read.end === 'refused') throw refuse(read.why, read.host);
  return unitOfWork(ctx, actor, async (tx) => {
    const business = await getBusiness(tx, businessId);
    const told = tell(read, address);
    const found = factsOf(read.pages, business, { host: told.host, now: tx.now });
    if (found.length === 0 && told.proposals.profile.length < 2) throw refuse('nothing', told.host);
    const facts = await proposeFacts(tx, { businessId, source: 'website' }, found);
    await storeReading(tx, { ...told, businessId }, facts);
    tx.emit({ kind: 'website.read', businessId, data: { facts: facts.length } });
    const pages = read.pages.map(({ url }) => url);
    return { url: told.url, pages, facts: presentFacts(facts, business, tx.now), ...told.proposals };
  });
}

/** @throws AppError not-found where the website was never read */
export async function readWebsiteReading(q: Query, businessId: number): Promise<WebsiteReading> {
  const reading = await findWebsiteReading(q, businessId);
  if (!reading) throw notFound();
  return presentReading(reading);
}

/**
 * Puts these lists of proposals away, and all others back.
 * @throws AppError forbidden for who may not write; not-found where the website was never read
 */
export async function leaveReading(
  ctx: Context,
  actor: AccountActor,
  lists: readonly ProposalList[],
): Promise<WebsiteReading> {
  requireWriter(actor);
  return unitOfWork(ctx, actor, async (tx) => {
    if (!(await leaveProposals(tx.q, actor.businessId, lists))) throw notFound();
    return readWebsiteReading(tx.q, actor.businessId);
  });
}

function tell({ pages, sheets }: Extract<WebsiteEnd, { end: 'read' }>, address: string) {
  const url = pages[0]?.url ?? address;
  const proposals = {
    profile: proposeProfile(pages),
    colors: proposeColors(pages, sheets),
    logo: proposeLogo(pages),
  };
  return { url, host: new URL(url).host, pages: pages.length, proposals };
}

function factsOf(
  pages: readonly WebPage[],
  { name, industry, timezone }: Business,
  { host, now }: { readonly host: string; readonly now: number },
) {
  const today = toWallTime(now, timezone).slice(0, 10);
  return proposeFromPages(pages, { name: name || host, industry }, today).map(({ until, ...fact }) => {
    const validTo = endOf({ validTo: until }, timezone) ?? null;
    return { ...fact, validFrom: null, validTo, proof: null };
  });
}

async function storeReading(
  tx: Tx,
  {
    host: _,
    ...told
  }: Pick<WebsiteReadingRecord, 'businessId' | 'url' | 'pages' | 'proposals'> & { host: string },
  facts: readonly FactRecord[],
): Promise<void> {
  await storeWebsiteReading(tx.q, { ...told, facts: facts.length, left: [], readAt: tx.now });
}

function presentReading({
  readAt,
  left,
  proposals,
  url,
  pages,
  facts,
}: WebsiteReadingRecord): WebsiteReading {
  return { url, pages, facts, ...proposals, left: [...left], readAt: iso(readAt) };
}

function refuse(why: WebsiteRefusal | 'nothing', host: string): AppError {
  const field = 'url';
  const sentence =
    why === 'address' ? say('business.website-address') : say(`business.website-${why}`, { host });
  return new AppError('invalid', inField(field, sentence), { field });
}
